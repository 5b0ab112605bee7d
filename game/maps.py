"""Tiled's maps as pytmx reads them, behind a guard; errors name file, line, and layer or tile.

Each file is parsed once. pytmx opens what a map names, makes every attribute its own and takes most
numbers on trust, so it gets a copy of what ``_PARTS`` knows, checked, with tilesets of other files
put in. Lines are looked up when there is something to say. Only here is pytmx loaded, and only when
a map is read, since it imports pygame.
"""

import os
import re
import struct
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from game.documents import ContentError, quoted, shortened
from game.files import FileError, read_bytes, read_text, shown

MAX_BYTES, MAX_ELEMENTS, MAX_DEPTH = 400_000, 4_000, 8
LARGEST_MAP = 100
"""Cells in each direction, of which most may be empty."""
MOST_TILESETS, MOST_TILES = 8, 1_000
LARGEST_PICTURE = 4_096
LONGEST_SOURCE = 200
"""Letters of a file's name with its folders."""

_CODING = re.compile(r"""<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']""", re.A)
_WHOLE = re.compile(r"-?[0-9]{1,9}\Z")
_GID = re.compile(r"[0-9]{1,10}\Z")
_FLAGS = 0xE000_0000
"""The bits of a tile's number that say how it is turned."""
_PNG = re.compile(rb"\x89PNG\r\n\x1a\n....IHDR", re.S)

Cell = tuple[int, int]
"""Column and row, both from 0, as in Tiled's status bar."""
Properties = Mapping[str, tuple[str, tuple[str, ...]]]
"""Tiled's type of each property that may be there, and its possible values, none for any."""


class Vocabulary(NamedTuple):
    """What a kind of map says: its layers, all needed, and the properties of the map and of tiles.

    ``clash`` says why the properties of a tile don't go together, or returns nothing.
    """

    layers: tuple[str, ...]
    of_map: Properties
    of_tile: Properties
    clash: Callable[[Mapping[str, str]], str]


class Tile(NamedTuple):
    """What pytmx read of a cell: the properties of its tile, and how it was turned in Tiled."""

    properties: Mapping[str, Any]
    turned: Any


class TiledMap(NamedTuple):
    """What pytmx read: the map's properties, and the tile of each cell that is not empty."""

    properties: Mapping[str, Any]
    layers: Mapping[str, Mapping[Cell, Tile]]
    node: "_Node"

    def error(self, layer: str, cell: Cell | None, why: str) -> ContentError:
        """Return the error that blames a cell of a layer, or the whole layer."""
        (node,) = self.node.all(f"layer[@name='{layer}']", f"layer {layer}")
        return node.error(why) if cell is None else node.cell_error(cell, why)

    def property_error(self, name: str, why: str) -> ContentError:
        """Return the error that blames a property of the map."""
        (node,) = self.node.all(f"properties/*[@name='{name}']", f"property {name}")
        return node.error(why)


def read_map(path: Path, vocabulary: Vocabulary) -> TiledMap:
    """Read a map and the files that it needs; ``ContentError`` says what is wrong with which."""
    node = _read_xml(path, "map")
    _check_map(node, vocabulary)
    clean = _pruned(node.element)
    ids: list[range] = []
    for tileset in node.all("tileset", "tileset"):
        clean.append(_tileset(tileset, ids, vocabulary))
    _check_layers(node, ids, vocabulary.layers)
    return _read_by_pytmx(clean, node)


def _read_by_pytmx(clean: Element, node: "_Node") -> TiledMap:
    # pytmx imports pygame, and pygame greets on stdout.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    try:
        tiled = pytmx.TiledMap().parse_xml(clean)
    except Exception as error:  # pytmx raises plain exceptions; nothing should be left for it
        raise node.error(f"pytmx can't read it: {error}") from error
    tiles = {
        gid: Tile(tiled.get_tile_properties_by_gid(gid) or {}, turned)
        for gids in tiled.gidmap.values()
        for gid, turned in gids
    }
    layers = {
        layer.name: {(column, row): tiles[gid] for column, row, gid in layer if gid}
        for layer in tiled.layers
    }
    return TiledMap(tiled.properties, layers, node)


# --- the guard, and where things stand in a file


def _read_xml(path: Path, root: str, named_by: "_Node | None" = None) -> "_Node":
    """Read a file of Tiled's that begins with an element; ``ContentError`` says what is wrong.

    What can't be read is named itself, with where it is asked for.
    """
    try:
        text = read_text(path, MAX_BYTES)
    except FileError as error:
        why = named_by.asked_for(error.why) if named_by else error.why
        raise ContentError(shown(path), error.line, "", why) from error
    element = _parsed(text, shown(path))
    node = _Node(path, text, element, element)
    _check_extent(node)
    if element.tag != root:
        found = shortened(element.tag)
        raise node.error(f"is no file of Tiled's with a {root}: it begins with <{found}>")
    return node


def _parsed(text: str, file: str) -> Element:
    """Parse a text without a document type, so that there are no entities that could grow."""
    coding = _CODING.match(text)
    if coding and coding[1].lower() not in ("utf-8", "utf8"):
        raise ContentError(file, 1, "", f"the encoding must be UTF-8, and is {quoted(coding[1])}")
    before, found, _ = text.partition("<!DOCTYPE")
    if found:
        why = "a document type or entity of its own (<!DOCTYPE …>) is not allowed"
        raise ContentError(file, before.count("\n") + 1, "", why)
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        why = f"no valid XML: {expat.ErrorString(error.code)}"
        raise ContentError(file, error.position[0], "", why) from error


def _check_extent(node: "_Node") -> None:
    elements = list(node.root.iter())
    if len(elements) > MAX_ELEMENTS:
        further = node._replace(element=elements[MAX_ELEMENTS])
        raise further.error(f"there are more than {MAX_ELEMENTS:,} elements")
    deep = node.root.find("/".join("*" * MAX_DEPTH))
    if deep is not None:
        raise node._replace(element=deep).error("the elements are nested too deeply")


class _Node(NamedTuple):
    """An element, the file that holds it, and its place in words."""

    path: Path
    text: str
    root: Element
    element: Element
    where: str = ""

    def told(self, where: str) -> "_Node":
        """Return this element with its place in other words."""
        return self._replace(where=where)

    def all(self, path: str, where: str | None = None) -> "list[_Node]":
        """Return the elements on a path; ``where`` is their place in words, or else this one's."""
        told = self.told(self.where if where is None else where)
        return [told._replace(element=child) for child in self.element.findall(path)]

    def word(self, name: str, default: str | None = None) -> str:
        """Return an attribute; ``ContentError`` if it is missing and has no default."""
        found = self.element.get(name, default)
        if found is None:
            raise self.error(f"<{self.element.tag}> has no {name}")
        return found

    def whole(self, name: str, span: range) -> int:
        """Return an attribute as a whole number; ``ContentError`` if it isn't in the span."""
        text = self.word(name)
        if not _WHOLE.match(text):
            raise self.error(f"{name} must be a whole number, and is {quoted(text)}")
        if int(text) not in span:
            raise self.error(f"{name} must be {span.start} to {span.stop - 1}, and is {text}")
        return int(text)

    def error(self, why: str) -> ContentError:
        """Return the error that blames this element."""
        return ContentError(shown(self.path), self._line(), self.where, why)

    def asked_for(self, why: str) -> str:
        """Return why a file that this element names is no good, and where it is named."""
        return f"{why}; {self.path.name} needs it in line {self._line()}"

    def cell_error(self, cell: Cell, why: str) -> ContentError:
        """Return the error that blames a cell of this layer."""
        column, row = cell
        (data,) = self.all("data", f"{self.where}, cell {column}, {row}")
        line = data._line(row * int(self.word("width")) + column)
        return ContentError(shown(self.path), line, data.where, why)

    def _line(self, commas: int = -1) -> int:
        """Return the line of this element, or of what stands after so many commas in it."""
        number = list(self.root.iter()).index(self.element)
        lines: list[int] = []
        letters: list[tuple[str, int]] = []
        parser = expat.ParserCreate("utf-8")

        def characters(text: str) -> None:
            if len(lines) == number + 1 and commas >= 0:
                letters.extend((letter, parser.CurrentLineNumber) for letter in text)

        parser.StartElementHandler = lambda *_: lines.append(parser.CurrentLineNumber)
        parser.CharacterDataHandler = characters
        parser.Parse(self.text.encode(), True)
        for letter, line in letters:
            if commas == 0 and not letter.isspace():
                return line
            commas -= letter == ","
        return lines[number]


# --- what a map may be made of


class _Part(NamedTuple):
    """What an element may have: numbers that it needs, other words, and the elements in it.

    pytmx gets all of that, and nothing of the elements that are ``passed`` over.
    """

    numbers: Mapping[str, range] = {}
    words: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()


_SIDE, _PIXELS = range(1, LARGEST_MAP + 1), range(1, LARGEST_PICTURE + 1)
_TILE_SIZE = {"tilewidth": _PIXELS, "tileheight": _PIXELS}
_EDITORS = ("editorsettings", "grid", "tileoffset", "transformations", "terraintypes", "wangsets")
_PARTS = {
    "map": _Part(
        {"width": _SIDE, "height": _SIDE, **_TILE_SIZE},
        ("orientation",),
        ("properties", "layer"),
        ("tileset", "editorsettings"),
    ),
    "tileset": _Part(
        {"tilecount": range(1, MOST_TILES + 1), **_TILE_SIZE},
        inside=("properties", "tile"),
        passed=("image", *_EDITORS),
    ),
    "tile": _Part({}, ("id",), ("properties",), ("image", "animation", "objectgroup")),
    "layer": _Part({}, ("name", "width", "height"), ("properties", "data")),
    "data": _Part({}, ("encoding",)),
    "properties": _Part(inside=("property",)),
    "property": _Part({}, ("name", "type", "value")),
}
_REMEDIES = {
    "objectgroup": "objects mean nothing on a board; delete the object layer",
    "imagelayer": "pictures mean nothing on a board; delete the image layer",
    "group": "layers must not lie in a group",
}
_CSV_REMEDY = "in Tiled choose Map > Map Properties > Tile Layer Format: CSV"


def _pruned(element: Element) -> Element:
    """Return a copy of what pytmx may see of an element."""
    part = _PARTS[element.tag]
    copy = Element(element.tag)
    for name in (*part.numbers, *part.words):
        if name in element.attrib:
            copy.set(name, element.attrib[name])
    copy.text = element.text
    copy.extend(_pruned(child) for child in element if child.tag in part.inside)
    return copy


def _check(node: _Node, known: Properties) -> dict[str, str]:
    """Refuse what an element may not be made of, and return its properties as they stand there."""
    part = _PARTS[node.element.tag]
    for name, span in part.numbers.items():
        node.whole(name, span)
    for child in node.all("*"):
        tag, layer = child.element.tag, child.word("name", "")
        if tag not in part.inside + part.passed:
            where = f"layer {quoted(layer)}" if layer and tag in _REMEDIES else node.where
            raise child.told(where).error(_REMEDIES.get(tag) or _no_place(tag))
        if tag == "image":
            _check_image(child)
    found: dict[str, str] = {}
    for child in node.all("properties/*"):
        name, value = _property(child, known)
        if name in found:
            raise child.error(f"the property {name} is there twice")
        found[name] = value
    return found


def _no_place(tag: str) -> str:
    return f"<{shortened(tag)}> has no place here"


def _property(node: _Node, known: Properties) -> tuple[str, str]:
    if node.element.tag != "property":
        raise node.error(_no_place(node.element.tag))
    name, kind = node.word("name"), node.word("type", "string")
    if name not in known:
        possible = f"possible: {', '.join(known)}" if known else "none is possible here"
        raise node.error(f"unknown property {quoted(name)}; {possible}")
    wanted, values = known[name]
    if kind != wanted:
        why = f"the property {name} must be of the type {wanted}, and is of {quoted(kind)}"
        raise node.error(why)
    # Tiled writes several lines as text, where pytmx doesn't always look.
    value = node.element.attrib.setdefault("value", node.element.text or "")
    if values and value not in values:
        possible = ", ".join(values)
        why = f"the property {name} must be one of {possible}, and is {quoted(value)}"
        raise node.error(why)
    return name, value


def _check_map(node: _Node, vocabulary: Vocabulary) -> None:
    orientation = node.word("orientation")
    if orientation != "orthogonal":
        raise node.error(f"the orientation must be orthogonal, and is {quoted(orientation)}")
    if node.word("infinite", "0") != "0":
        why = "the map must not be infinite: in Tiled choose Map > Map Properties > Infinite: off"
        raise node.error(why)
    _check(node, vocabulary.of_map)
    count = len(node.all("tileset"))
    if not 0 < count <= MOST_TILESETS:
        raise node.error(f"there must be 1 to {MOST_TILESETS} tilesets, and there are {count}")


def _tileset(node: _Node, ids: list[range], vocabulary: Vocabulary) -> Element:
    """Return a tileset for pytmx, wherever it stands, and note the numbers of its tiles."""
    first = node.whole("firstgid", range(1, 1_000_000))
    inner = _source(node)
    _check(inner, {})
    count = int(inner.word("tilecount"))
    span = range(first, first + count)
    if any(other.start < span.stop and span.start < other.stop for other in ids):
        raise node.error("its tiles have numbers of another tileset")
    ids.append(span)
    seen: set[int] = set()
    for tile in inner.all("tile"):
        number = tile.whole("id", range(count))
        tile = tile.told(f"{inner.where}, tile {number}")
        if number in seen:
            raise tile.error("the tile is there twice")
        seen.add(number)
        why = vocabulary.clash(_check(tile, vocabulary.of_tile))
        if why:
            raise tile.error(why)
    clean = _pruned(inner.element)
    clean.set("firstgid", str(first))
    return clean


def _source(node: _Node) -> _Node:
    """Return a tileset itself: this element, or the one in the file that it names."""
    source = node.element.get("source")
    if source is None:
        return node.told(f"tileset {quoted(node.word('name', ''))}")
    path = _beside(node, source, ".tsx", "the tileset")
    return _read_xml(path, "tileset", node).told("tileset")


def _beside(node: _Node, source: str, ending: str, what: str) -> Path:
    """Return the path of a file that another names, if it lies in that one's folder or below."""
    path = PurePosixPath(source)
    foreign = "\\" in source or PureWindowsPath(source).drive or "\0" in source
    why = ""
    if foreign or ".." in path.parts or path.is_absolute():
        why = "must lie in the folder of the map; copy it there"
    elif not source.lower().endswith(ending) or len(source) > LONGEST_SOURCE:
        why = f"must be a file *{ending}"
    if why:
        raise node.told("").error(f"{what} {quoted(source)} {why}")
    return node.path.parent / source


def _check_image(node: _Node) -> None:
    """Refuse a picture that is not there, is none, or has another size than the tileset says."""
    path = _beside(node, node.word("source"), ".png", "the picture")
    try:
        raw = read_bytes(path)
    except FileError as error:
        raise ContentError(shown(path), 0, "", node.asked_for(error.why)) from error
    if not _PNG.match(raw) or len(raw) < 24:
        raise ContentError(shown(path), 0, "", node.asked_for("is no PNG picture"))
    for name, pixels in zip(("width", "height"), struct.unpack(">II", raw[16:24]), strict=True):
        if name in node.element.attrib and node.whole(name, _PIXELS) != pixels:
            raise node.error(f"the {name} of {shown(path)} is {pixels} pixels")


def _check_layers(node: _Node, ids: list[range], known: tuple[str, ...]) -> None:
    names: set[str] = set()
    for layer in node.all("layer"):
        name = layer.word("name", "")
        layer = layer.told(f"layer {name if name in known else quoted(name)}")
        if name not in known:
            raise layer.error(f"unknown layer; a board has {' and '.join(known)}")
        if name in names:
            raise layer.error("a second layer of this name")
        names.add(name)
        _check_layer(node, layer, ids)
    for name in known:
        if name not in names:
            raise node.error(f"there is no tile layer {name}")


def _check_layer(map_node: _Node, node: _Node, ids: list[range]) -> None:
    _check(node, {})
    for side in ("width", "height"):
        found, wanted = node.word(side), map_node.word(side)
        if found != wanted:
            raise node.error(f"the {side} must be the map's, {wanted}, and is {quoted(found)}")
    data = node.all("data")
    if len(data) != 1:
        raise node.error("<data> is missing") if not data else data[1].error("a second <data>")
    words = _words(data[0])
    width, height = int(node.word("width")), int(node.word("height"))
    if len(words) != width * height:
        why = f"the data has {len(words)} cells, and must have {width} times {height}"
        raise data[0].error(why)
    for index, word in enumerate(words):
        gid = int(word) if _GID.match(word) else -1
        if gid and not any(gid & ~_FLAGS in span for span in ids):
            row, column = divmod(index, width)
            raise node.cell_error((column, row), f"no tileset has a tile {quoted(word)}")


def _words(node: _Node) -> list[str]:
    """Return what stands between the commas of a layer's data."""
    coding = node.element.get("encoding")
    if coding != "csv" or "compression" in node.element.attrib:
        found = node.element.get("compression", coding or "XML")
        raise node.error(f"the data must be CSV, and is {quoted(found)}: {_CSV_REMEDY}")
    for child in node.all("*"):
        raise child.error("the data must be numbers with commas and no more")
    return [word.strip() for word in (node.element.text or "").split(",")]
