"""Tiled's XML -> small trees that know their lines; what could hurt is refused before it is read.

No document type, no entities, UTF-8 only, bounded in bytes, elements and depth. Errors name file,
line, and the element's place in words.
"""

import re
from pathlib import Path
from typing import Any
from xml.parsers import expat

import msgspec

from game.documents import ContentError
from game.files import FileError, read_text, shown

MAX_BYTES = 400_000
MAX_ELEMENTS = 4_000
MAX_DEPTH = 8
_WHOLE = re.compile(r"-?[0-9]{1,9}\Z")
_SHOWN = 40
"""Letters of a foreign text that a message quotes."""


class Node(msgspec.Struct):
    """An element: its attributes, what is in it, and the line where it begins."""

    file: str
    line: int
    tag: str
    attributes: dict[str, str]
    children: "list[Node]" = []
    text: str = ""
    text_line: int = 0

    def error(self, where: str, why: str, line: int | None = None) -> ContentError:
        """Return the error that blames this element."""
        return ContentError(self.file, self.line if line is None else line, where, why)

    def all(self, *tags: str) -> "list[Node]":
        """Return the elements of some names directly in this one, in their order."""
        return [child for child in self.children if child.tag in tags]

    def only(self, tag: str, where: str) -> "Node":
        """Return the one element of a name; ``ContentError`` if there is none, or a second."""
        found = self.all(tag)
        if not found:
            raise self.error(where, f"<{tag}> is missing")
        if len(found) > 1:
            raise found[1].error(where, f"a second <{tag}>")
        return found[0]

    def word(self, name: str, where: str, default: str | None = None) -> str:
        """Return an attribute; ``ContentError`` if it is missing and has no default."""
        found = self.attributes.get(name, default)
        if found is None:
            raise self.error(where, f"<{self.tag}> has no {name}")
        return found

    def whole(self, name: str, where: str, span: range, default: int | None = None) -> int:
        """Return an attribute as a whole number; ``ContentError`` if it isn't in the span."""
        text = self.word(name, where, None if default is None else str(default))
        if not _WHOLE.match(text):
            raise self.error(where, f"{name} must be a whole number, and is {quoted(text)}")
        if int(text) not in span:
            why = f"{name} must be {span.start} to {span.stop - 1}, and is {text}"
            raise self.error(where, why)
        return int(text)


def quoted(text: str) -> str:
    """Return a foreign text for a message: on one line, and not longer than it helps."""
    return repr(shortened(text))


def shortened(text: str) -> str:
    """Return a foreign name not longer than it helps."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def read_xml(path: Path, root: str) -> Node:
    """Read a file of Tiled's that begins with an element; ``ContentError`` says what is wrong."""
    try:
        text = read_text(path, MAX_BYTES)
    except FileError as error:
        raise ContentError(shown(path), error.line, "", error.why) from error
    node = parse_xml(text, shown(path))
    if node.tag != root:
        found = shortened(node.tag)
        raise node.error("", f"is no file of Tiled's with a {root}: it begins with <{found}>")
    return node


def parse_xml(text: str, file: str = "<text>") -> Node:
    """Read XML; ``ContentError`` names the line of what is wrong."""
    return _Builder(file).build(text)


class _Builder:
    """Builds the tree from what the parser meets, and stops it where it gets too much."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._root: Node | None = None
        self._open: list[Node] = []
        self._texts: list[list[str]] = []
        self._count = 0
        self._parser = expat.ParserCreate("utf-8")
        self._parser.XmlDeclHandler = self._declaration
        self._parser.StartDoctypeDeclHandler = self._document_type
        self._parser.EntityDeclHandler = self._document_type
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters

    def build(self, text: str) -> Node:
        """Read all and return the outermost element."""
        try:
            self._parser.Parse(text.encode(), True)
        except expat.ExpatError as error:
            why = f"no valid XML: {expat.ErrorString(error.code)}"
            raise ContentError(self._file, error.lineno, "", why) from error
        assert self._root is not None, "expat lets no file without an element pass"
        return self._root

    def _error(self, why: str) -> ContentError:
        return ContentError(self._file, self._parser.CurrentLineNumber, "", why)

    def _declaration(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.lower() not in ("utf-8", "utf8"):
            raise self._error(f"the encoding must be UTF-8, and is {quoted(encoding)}")

    def _document_type(self, *_: Any) -> None:
        raise self._error("a document type or entity of its own (<!DOCTYPE …>) is not allowed")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            raise self._error(f"there are more than {MAX_ELEMENTS:,} elements")
        if len(self._open) >= MAX_DEPTH:
            raise self._error("the elements are nested too deeply")
        node = Node(self._file, self._parser.CurrentLineNumber, tag, attributes)
        if self._open:
            self._open[-1].children.append(node)
        else:
            self._root = node
        self._open.append(node)
        self._texts.append([])

    def _end(self, _: str) -> None:
        self._open.pop().text = "".join(self._texts.pop())

    def _characters(self, text: str) -> None:
        if not self._texts[-1]:
            self._open[-1].text_line = self._parser.CurrentLineNumber
        self._texts[-1].append(text)
