"""Strict YAML -> documents that know their lines -> checked values; errors name file, line and key.

Booleans are ``true`` and ``false`` only (YAML 1.2: ``on``, ``no``, ``y`` stay text), a key given
twice is an error, and anchors, aliases and tags are refused, so that a small file can't grow.
"""

import re
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from game.core.one_line import bounded, one_line
from game.files import MAX_BYTES, FileError, read_text, shown

T = TypeVar("T")

MAX_DEPTH = 16
MAX_VALUES = 20_000
LONGEST_QUOTE = 40
"""Letters of a foreign text that a message quotes."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"[-+]?[0-9]{1,15}\Z|0o[0-7]{1,15}\Z|0x[0-9a-fA-F]{1,12}\Z")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,3})?\Z")
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_SCHEMA_ERROR = re.compile(r"(?P<why>.*?)(?: - at (?P<is_key>`key` in )?`(?P<path>\$.*)`)?\Z", re.S)
_FIELD_ERROR = re.compile(
    r"Object (?P<what>contains unknown|missing required) field `(?P<name>.*)`"
)
_STEP = re.compile(r"\.([^.\[\]]+)|\[([0-9]+)\]|(\[\.\.\.\])")
_TYPE_WORDS = {
    "`int`": "a whole number",
    "`float`": "a number",
    "`str`": "text",
    "`bool`": "true or false",
    "`null`": "nothing",
    "`array`": "a list",
    "`object`": "keys with values",
}


class ContentError(Exception):
    """A level file is wrong: ``levels/zones.yaml:12: zones[1].upper: why``."""

    def __init__(self, file: str, line: int, key: str, why: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(one_line(bounded(f"{where}: {key}: {why}" if key else f"{where}: {why}")))
        self.file = file
        self.line = line
        self.key = key
        self.why = why


class Document(msgspec.Struct, frozen=True):
    """A file's plain data, and the line of every key path such as ``zones[1].upper``."""

    file: str
    data: Any
    lines: dict[str, int]

    def line(self, key: str) -> int:
        """Return the line of a key path, or of the nearest one around it."""
        while key and key not in self.lines:
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return self.lines.get(key, 1)

    def error(self, key: str, why: str) -> ContentError:
        """Return the error that blames a key path."""
        return ContentError(self.file, self.line(key), key, why)


def read_yaml(path: Path, max_bytes: int = MAX_BYTES) -> Document:
    """Read a strict YAML file; ``ContentError`` names the line of what is wrong."""
    try:
        text = read_text(path, max_bytes)
    except FileError as error:
        raise ContentError(shown(path), error.line, "", error.why) from error
    return parse_yaml(text, shown(path))


def parse_yaml(text: str, file: str = "<text>") -> Document:
    """Read strict YAML; ``ContentError`` names the line of what is wrong."""
    try:
        return _Builder(file, yaml.parse(text, Loader=_LOADER)).document()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line = mark.line + 1 if mark else _line_of(text, getattr(error, "position", None))
        why = getattr(error, "problem", None) or getattr(error, "reason", None) or "broken"
        raise ContentError(file, line, "", f"no valid YAML: {why}") from error


def convert(document: Document, kind: type[T]) -> T:
    """Check a document against a msgspec type; ``ContentError`` names file, line and key."""
    try:
        return msgspec.convert(document.data, kind)
    except (msgspec.ValidationError, OverflowError) as error:
        raise _blamed(document, kind, str(error)) from error


def load(path: Path, kind: type[T]) -> T:
    """Read a file and check it; ``ContentError`` names file, line and key."""
    return convert(read_yaml(path), kind)


class _Builder:
    """Builds plain data from parser events, without recursion deeper than ``MAX_DEPTH``."""

    def __init__(self, file: str, events: Iterator[yaml.Event]) -> None:
        self._file = file
        self._events = events
        self._lines: dict[str, int] = {}

    def document(self) -> Document:
        """Build the only document of the stream."""
        data: Any = None
        count = 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                count += 1
                if count > 1:
                    raise self._error(event, "", "a second document begins here")
            elif isinstance(event, yaml.NodeEvent):
                data = self._node(event, "", 0)
        if data is None:
            raise ContentError(self._file, 1, "", "the file is empty")
        return Document(self._file, data, self._lines)

    def _node(self, event: yaml.Event, path: str, depth: int) -> Any:
        self._check(event, path, depth)
        self._lines.setdefault(path, _line(event))
        match event:
            case yaml.ScalarEvent():
                return self._scalar(event, path)
            case yaml.SequenceStartEvent():
                return self._sequence(path, depth)
            case yaml.MappingStartEvent():
                return self._mapping(path, depth)
            case _:
                raise self._error(event, path, "unexpected")

    def _check(self, event: yaml.Event, path: str, depth: int) -> None:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise self._error(event, path, "anchors and aliases (& and *) are not allowed")
        tag = getattr(event, "tag", None)
        if tag is not None:
            raise self._error(event, path, f"tags ({tag}) are not allowed")
        if depth > MAX_DEPTH:
            raise self._error(event, path[:40], "nested too deeply")
        if len(self._lines) > MAX_VALUES:
            raise self._error(event, path, "too many values")

    def _sequence(self, path: str, depth: int) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._node(event, f"{path}[{len(items)}]", depth + 1))
        return items

    def _mapping(self, path: str, depth: int) -> dict[str | int, Any]:
        found: dict[str | int, Any] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._key(event, path)
            child = f"{path}.{key}" if path else str(key)
            if key in found:
                first = self._lines[child]
                raise self._error(event, child, f"given twice, first in line {first}")
            self._lines[child] = _line(event)
            found[key] = self._node(next(self._events), child, depth + 1)
        return found

    def _key(self, event: yaml.Event, path: str) -> str | int:
        self._check(event, path, 0)
        key = self._scalar(event, path) if isinstance(event, yaml.ScalarEvent) else None
        if isinstance(key, str) or type(key) is int:
            return key
        raise self._error(event, path, "a key must be text or a whole number")

    def _scalar(self, event: yaml.ScalarEvent, path: str) -> Any:
        text: str = event.value
        if not event.implicit[0]:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _INT.match(text):
            return int(text, 0 if text[:2] in ("0x", "0o") else 10)
        if _FLOAT.match(text) and len(text) <= 30 and isfinite(number := float(text)):
            return number
        return text

    def _error(self, event: yaml.Event, path: str, why: str) -> ContentError:
        return ContentError(self._file, _line(event), path, why)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def _line_of(text: str, position: object) -> int:
    return text.count("\n", 0, position) + 1 if isinstance(position, int) else 0


def _blamed(document: Document, kind: type[Any], message: str) -> ContentError:
    """Turn msgspec's message into an error at the line of the key that it means."""
    found = _SCHEMA_ERROR.match(message)
    assert found
    key = _narrowed(document.data, kind, found["path"] or "$", bool(found["is_key"]))
    why = f"wrong key: {found['why']}" if found["is_key"] else found["why"]
    field = _FIELD_ERROR.match(why)
    if field and field["what"] == "contains unknown":
        name = f"{key}.{field['name']}" if key else field["name"]
        return document.error(name, "unknown key")
    if field:
        return document.error(key, f"the key {field['name']!r} is missing")
    return document.error(key, in_words(why))


def _narrowed(data: Any, kind: type[Any], pattern: str, is_key: bool) -> str:
    """Return the key path that msgspec means where it writes ``[...]`` for any key."""
    found: list[str | int] = []
    steps = [*_STEP.findall(pattern), *([("", "", "[...]")] if is_key else [])]
    for name, index, _any in steps:
        if name or index:
            found.append(name or int(index))
            continue
        for key, value in _at(data, found).items():
            trial = _with(data, found, {key: value})
            if _fails(trial, kind):
                data = trial
                found.append(key)
                break
    return _path_text(data, found)


def _at(data: Any, steps: list[str | int]) -> Any:
    for step in steps:
        data = data[step]
    return data


def _with(data: Any, steps: list[str | int], value: Any) -> Any:
    if not steps:
        return value
    copy = data.copy()
    copy[steps[0]] = _with(data[steps[0]], steps[1:], value)
    return copy


def _fails(data: Any, kind: type[Any]) -> bool:
    try:
        msgspec.convert(data, kind)
    except (msgspec.ValidationError, OverflowError):
        return True
    return False


def _path_text(data: Any, steps: list[str | int]) -> str:
    text = ""
    for step in steps:
        if isinstance(data, list):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else str(step)
        data = data[step]
    return text


def in_words(why: str) -> str:
    """Return a decoder's message with the names of types in plain words."""
    for name, words in _TYPE_WORDS.items():
        why = why.replace(name, words)
    return why[:1].lower() + why[1:]


def quoted(text: str) -> str:
    """Return a foreign text for a message: on one line, and not longer than it helps."""
    return repr(shortened(text))


def shortened(text: str) -> str:
    """Return a foreign name not longer than it helps."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
