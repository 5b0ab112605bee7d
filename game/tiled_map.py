"""A board's Tiled map, checked and made clean: what pytmx gets of it can neither hurt nor surprise.

pytmx knows no lines, opens whatever a map names, and takes most numbers on trust. So everything it
will read is looked at here first, and only that is handed on: no pictures, no other files, nothing
that a board doesn't use. Errors name file, line and layer, cell or tile in words.
"""

import re
import struct
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from xml.etree import ElementTree

import msgspec

from game.documents import ContentError
from game.files import FileError, read_bytes, shown
from game.tiled_xml import Node, quoted, read_xml, shortened

TRACK, TELEPORTS = "track", "teleports"
LAYERS = (TRACK, TELEPORTS)
MAP_PROPERTIES = {"title": "string"}
TILE_PROPERTIES = {"square": "string", "arrow": "string", "teleport": "int"}
SQUARES = ("start", "way", "finish")
ARROWS = ("up", "down", "left", "right")
LARGEST_MAP = 100
"""Cells in each direction, of which most may be empty."""
LONGEST_TITLE = 24
MOST_TILESETS, MOST_TILES = 8, 1_000
LARGEST_PICTURE = 4_096
LONGEST_SOURCE = 200
"""Letters of a file's name with its folders."""

_GID = re.compile(r"[0-9]{1,10}\Z")
_FLAGS = 0xE000_0000
"""The bits that say how a tile is turned."""
_REMEDIES = {
    "objectgroup": "objects mean nothing on a board; delete the object layer",
    "imagelayer": "pictures mean nothing on a board; delete the image layer",
    "group": "layers must not lie in a group",
}
_CSV_REMEDY = "in Tiled choose Map > Map Properties > Tile Layer Format: CSV"
_PNG = re.compile(rb"\x89PNG\r\n\x1a\n....IHDR", re.S)


class Layer(msgspec.Struct, frozen=True):
    """A tile layer: the file's line of each of its cells, row by row, and the layer's own."""

    name: str
    width: int
    line: int
    lines: tuple[int, ...]

    def line_of(self, cell: tuple[int, int]) -> int:
        """Return the line on which a cell (column, row) stands."""
        column, row = cell
        return self.lines[row * self.width + column]


class CheckedMap(msgspec.Struct, frozen=True):
    """A map that is sound as a file: the clean XML for pytmx, and what messages need."""

    file: str
    title: str
    xml: str
    layers: dict[str, Layer]

    def error(self, layer: str, cell: tuple[int, int] | None, why: str) -> ContentError:
        """Return the error that blames a cell of a layer, or the whole layer.

        Cells are told as in Tiled's status bar: column, row, both from 0.
        """
        if cell is None:
            return ContentError(self.file, self.layers[layer].line, f"layer {layer}", why)
        where = f"layer {layer}, cell {cell[0]}, {cell[1]}"
        return ContentError(self.file, self.layers[layer].line_of(cell), where, why)


def read_map(path: Path) -> CheckedMap:
    """Read a map and the files that it needs; ``ContentError`` says what is wrong with which."""
    node = read_xml(path, "map")
    _check_map(node)
    clean = _clean(node, "orientation", "width", "height", "tilewidth", "tileheight")
    title = _title(node)
    ids = _Ids()
    for tileset in node.all("tileset"):
        clean.append(_tileset(path.parent, tileset, ids))
    layers: dict[str, Layer] = {}
    for child in node.all("layer"):
        layer, element = _layer(node, child, ids, layers)
        layers[layer.name] = layer
        clean.append(element)
    for name in LAYERS:
        if name not in layers:
            raise node.error("", f"there is no tile layer {name}")
    return CheckedMap(node.file, title, ElementTree.tostring(clean, "unicode"), layers)


class _Ids:
    """Which numbers of tiles there are, over all tilesets."""

    def __init__(self) -> None:
        self.spans: list[range] = []

    def __contains__(self, gid: int) -> bool:
        return any(gid in span for span in self.spans)

    def add(self, node: Node, where: str, first: int, count: int) -> None:
        """Add a tileset's numbers; ``ContentError`` if another has one of them."""
        span = range(first, first + count)
        if any(other.start < span.stop and span.start < other.stop for other in self.spans):
            raise node.error(where, "its tiles have numbers of another tileset")
        self.spans.append(span)


def _clean(node: Node, *names: str) -> ElementTree.Element:
    """Return the element with the attributes that are named, as far as it has them."""
    attributes = {name: node.attributes[name] for name in names if name in node.attributes}
    return ElementTree.Element(node.tag, attributes)


def _check_map(node: Node) -> None:
    orientation = node.word("orientation", "")
    if orientation != "orthogonal":
        raise node.error("", f"the orientation must be orthogonal, and is {quoted(orientation)}")
    if node.word("infinite", "", "0") != "0":
        why = "the map must not be infinite: in Tiled choose Map > Map Properties > Infinite: off"
        raise node.error("", why)
    for name in ("width", "height"):
        node.whole(name, "", range(1, LARGEST_MAP + 1))
    for name in ("tilewidth", "tileheight"):
        node.whole(name, "", range(1, LARGEST_PICTURE + 1))
    _only_known(node, "", "properties", "tileset", "layer", "editorsettings")
    if not 0 < len(node.all("tileset")) <= MOST_TILESETS:
        count = len(node.all("tileset"))
        raise node.error("", f"there must be 1 to {MOST_TILESETS} tilesets, and there are {count}")


def _only_known(node: Node, where: str, *tags: str) -> None:
    """Refuse elements that are not among the known ones."""
    for child in node.children:
        if child.tag in tags:
            continue
        name = child.attributes.get("name")
        place = f"layer {quoted(name)}" if child.tag in _REMEDIES and name else where
        why = _REMEDIES.get(child.tag, f"<{shortened(child.tag)}> has no place here")
        raise child.error(place, why)


def _title(node: Node) -> str:
    title = _properties(node, "", MAP_PROPERTIES).get("title", "")
    if len(title) > LONGEST_TITLE or not title.isprintable() or title != title.strip():
        why = f"must be up to {LONGEST_TITLE} letters, and is {quoted(title)}"
        raise node.error("property title", why)
    return title


def _properties(node: Node, where: str, known: dict[str, str]) -> dict[str, str]:
    """Return an element's own properties; unknown names, wrong types and doubles are refused."""
    found: dict[str, str] = {}
    for child in (child for group in node.all("properties") for child in group.children):
        name = child.word("name", where)
        if name not in known:
            possible = f"possible: {', '.join(known)}" if known else "none is possible here"
            raise child.error(where, f"unknown property {quoted(name)}; {possible}")
        if name in found:
            raise child.error(where, f"the property {name} is there twice")
        kind = child.word("type", where, "string")
        if kind != known[name]:
            why = f"the property {name} must be of the type {known[name]}, and is of {quoted(kind)}"
            raise child.error(where, why)
        found[name] = child.attributes.get("value", child.text)
    return found


def _tileset(folder: Path, node: Node, ids: _Ids) -> ElementTree.Element:
    """Return a tileset, read from its own file if it has one, and note the numbers of its tiles."""
    first = node.whole("firstgid", "tileset", range(1, 1_000_000))
    source = node.attributes.get("source")
    if source is not None:
        path = _beside(folder, node, source, ".tsx", "the tileset")
        folder, inner = path.parent, read_xml(path, "tileset")
        where = "tileset"
    else:
        inner = node
        where = f"tileset {quoted(node.attributes.get('name', ''))}"
    count = inner.whole("tilecount", where, range(1, MOST_TILES + 1))
    ids.add(node, where, first, count)
    _check_tileset(folder, inner, where)
    clean = _clean(inner, "tilewidth", "tileheight", "tilecount")
    clean.set("firstgid", str(first))
    seen: set[int] = set()
    for tile in inner.all("tile"):
        clean.append(_tile(folder, tile, where, count, seen))
    return clean


def _check_tileset(folder: Path, node: Node, where: str) -> None:
    harmless = ("editorsettings", "grid", "tileoffset", "transformations", "wangsets")
    _only_known(node, where, "image", "properties", "tile", "terraintypes", *harmless)
    _properties(node, where, {})
    for name in ("tilewidth", "tileheight"):
        node.whole(name, where, range(1, LARGEST_PICTURE + 1))
    for image in node.all("image"):
        _check_image(folder, image, where)


def _tile(folder: Path, node: Node, where: str, count: int, seen: set[int]) -> ElementTree.Element:
    number = node.whole("id", where, range(count))
    where = f"{where}, tile {number}"
    if number in seen:
        raise node.error(where, "the tile is there twice")
    seen.add(number)
    _only_known(node, where, "properties", "image", "animation", "objectgroup")
    for image in node.all("image"):
        _check_image(folder, image, where)
    properties = _properties(node, where, TILE_PROPERTIES)
    _check_meaning(node, where, properties)
    clean = ElementTree.Element("tile", {"id": str(number)})
    group = ElementTree.SubElement(clean, "properties")
    for name, value in properties.items():
        attributes = {"name": name, "type": TILE_PROPERTIES[name], "value": value}
        ElementTree.SubElement(group, "property", attributes)
    return clean


def _check_meaning(node: Node, where: str, properties: dict[str, str]) -> None:
    """Refuse properties that say nothing a board can use, or two things at once."""
    square, arrow = properties.get("square"), properties.get("arrow")
    _one_of(node, where, "square", square, SQUARES)
    _one_of(node, where, "arrow", arrow, ARROWS)
    _one_of(node, where, "teleport", properties.get("teleport"), tuple("123456"))
    if "teleport" in properties and (square or arrow):
        raise node.error(where, "a teleport is no square and has no arrow")
    if square in ("start", "way") and arrow is None:
        raise node.error(where, f"the square {quoted(square)} needs the property arrow")
    if arrow is not None and square not in ("start", "way"):
        raise node.error(where, "the property arrow needs a square 'start' or 'way'")


def _one_of(
    node: Node, where: str, name: str, value: str | None, possible: tuple[str, ...]
) -> None:
    if value is not None and value not in possible:
        why = f"the property {name} must be one of {', '.join(possible)}, and is {quoted(value)}"
        raise node.error(where, why)


def _beside(folder: Path, node: Node, source: str, ending: str, what: str) -> Path:
    """Return the path of a file that a map names, if it lies in the map's folder or below."""
    parts = PurePosixPath(source).parts
    foreign = "\\" in source or PureWindowsPath(source).drive or "\0" in source
    if foreign or ".." in parts or PurePosixPath(source).is_absolute():
        why = f"{what} {quoted(source)} must lie in the folder of the map; copy it there"
        raise node.error("", why)
    if not source.lower().endswith(ending) or len(source) > LONGEST_SOURCE:
        raise node.error("", f"{what} {quoted(source)} must be a file *{ending}")
    return folder / source


def _check_image(folder: Path, node: Node, where: str) -> None:
    """Refuse a picture that is not there, is none, or has another size than the tileset says."""
    path = _beside(folder, node, node.word("source", where), ".png", "the picture")
    try:
        raw = read_bytes(path)
    except FileError as error:
        raise node.error(where, f"the picture {shown(path)} {error.why}") from error
    if not _PNG.match(raw) or len(raw) < 24:
        raise node.error(where, f"{shown(path)} is no PNG picture")
    size = struct.unpack(">II", raw[16:24])
    for name, pixels in zip(("width", "height"), size, strict=True):
        if node.whole(name, where, range(1, LARGEST_PICTURE + 1), pixels) != pixels:
            raise node.error(where, f"the {name} of {shown(path)} is {pixels} pixels")


def _layer(
    map_node: Node, node: Node, ids: _Ids, others: dict[str, Layer]
) -> tuple[Layer, ElementTree.Element]:
    name = node.attributes.get("name", "")
    where = f"layer {name if name in LAYERS else quoted(name)}"
    if name not in LAYERS:
        raise node.error(where, f"unknown layer; a board has {' and '.join(LAYERS)}")
    if name in others:
        raise node.error(where, "a second layer of this name")
    _only_known(node, where, "properties", "data")
    _properties(node, where, {})
    for side in ("width", "height"):
        found, wanted = node.word(side, where), map_node.attributes[side]
        if found != wanted:
            why = f"the {side} must be the map's, {wanted}, and is {quoted(found)}"
            raise node.error(where, why)
    lines, values = _cells(map_node, node.only("data", where), where, ids)
    clean = _clean(node, "name", "width", "height")
    ElementTree.SubElement(clean, "data", {"encoding": "csv"}).text = ",".join(values)
    return Layer(name, int(map_node.attributes["width"]), node.line, lines), clean


def _cells(map_node: Node, node: Node, where: str, ids: _Ids) -> tuple[tuple[int, ...], list[str]]:
    """Return the lines and the numbers of a layer's cells, row by row."""
    _check_coding(node, where)
    width, height = (int(map_node.attributes[side]) for side in ("width", "height"))
    found = list(_words(node))
    if len(found) != width * height:
        why = f"the data has {len(found)} cells, and must have {width} times {height}"
        raise node.error(where, why)
    for index, (word, line) in enumerate(found):
        if not _GID.match(word) or (int(word) and int(word) & ~_FLAGS not in ids):
            place = f"{where}, cell {index % width}, {index // width}"
            raise node.error(place, f"no tileset has a tile {quoted(word)}", line)
    return tuple(line for _, line in found), [word for word, _ in found]


def _check_coding(node: Node, where: str) -> None:
    coding = node.attributes.get("encoding")
    if coding != "csv" or "compression" in node.attributes:
        found = node.attributes.get("compression", coding or "XML")
        raise node.error(where, f"the data must be CSV, and is {quoted(found)}: {_CSV_REMEDY}")
    if node.children:
        raise node.children[0].error(where, "the data must be numbers with commas and no more")


def _words(node: Node) -> Iterator[tuple[str, int]]:
    """Yield what stands between the commas, and on which line."""
    line = node.text_line
    for word in node.text.split(","):
        before = len(word) - len(word.lstrip())
        yield word.strip(), line + word.count("\n", 0, before)
        line += word.count("\n")
