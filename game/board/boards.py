"""Boards as Tiled maps -> checked boards (FB-3); a player's own maps come first, and add to ours.

``maps.py`` reads a map; here the track is followed from the start, arrow by arrow, until it comes
to the finish.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game import resources
from game.board.track import STEPS, Arrow, Board, build_board
from game.documents import ContentError, quoted, shortened
from game.files import Problem, home, shown
from game.level_files import absent, own_file_problem, own_levels
from game.maps import Cell, Properties, TiledMap, Vocabulary, read_map

BUILT_IN = ("classic", "short", "cliff")
"""In the order of the menu."""
FOLDER, ENDING = "boards", ".tmx"
MOST_OWN = 50
"""Own maps that the menu has room for, by name; faulty ones take nobody's place."""
MOST_LOOKED_AT = 1_000
"""Files that are looked at, so that no folder makes the game wait."""
MOST_NAMED = 5
"""Maps that are left out for want of room, and named."""
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
_LONGEST_KEY = 24

TRACK, TELEPORTS = "track", "teleports"
LONGEST_TITLE = 24
NOT_DRAWN = re.compile("[^ -~¡-¬®°-ſΆ-ώЀ-џҐґ‘-‚“-„†-•…–—‹›€™−]")
"""What some typeface of the game lacks, besides Latin, Greek, Cyrillic, and usual signs."""
SQUARES = ("start", "way", "finish")
MAP_PROPERTIES: Properties = {"title": ("string", ())}
TILE_PROPERTIES: Properties = {
    "square": ("string", SQUARES),
    "arrow": ("string", tuple(Arrow)),
    "teleport": ("int", tuple("123456")),
}


def load_boards(problems: list[Problem] | None = None) -> tuple[Board, ...]:
    """Return all boards: ours or what a player put in their place, then the player's further ones.

    An own map that is wrong is left as it is and told in ``problems``. ``ContentError`` if a
    built-in one is wrong.
    """
    told: list[Problem] = [] if problems is None else problems
    own = _own_boards(told)
    boards = [own.pop(key) if key in own else _ours(key) for key in BUILT_IN]
    return (*boards, *own.values())


def _ours(key: str) -> Board:
    """Return a built-in board, which has its name in every language instead of a title."""
    return replace(read_board(built_in(key)), title="")


def built_in(key: str) -> Path:
    """Return the path of a built-in map."""
    return resources.level(FOLDER, f"{key}.tmx")


def read_board(path: Path) -> Board:
    """Read a map; ``ContentError`` names file, line and layer, cell or tile, and says why."""
    if not _KEY.match(path.stem) or len(path.stem) > _LONGEST_KEY:
        why = f"the file's name must be up to {_LONGEST_KEY} small letters, digits and hyphens"
        raise ContentError(shown(path), 0, "", why)
    vocabulary = Vocabulary((TRACK, TELEPORTS), MAP_PROPERTIES, TILE_PROPERTIES, _clash)
    return _Reader(read_map(path, vocabulary)).board(path.stem)


def _clash(tile: Mapping[str, str]) -> str:
    """Say why the properties of a tile don't go together, or return nothing."""
    square, arrow = tile.get("square"), tile.get("arrow")
    if "teleport" in tile and (square or arrow):
        return "a teleport is no square and has no arrow"
    if square in ("start", "way") and arrow is None:
        return f"the square {square!r} needs the property arrow"
    if arrow is not None and square not in ("start", "way"):
        return "the property arrow needs a square 'start' or 'way'"
    return ""


def _own_boards(problems: list[Problem]) -> dict[str, Board]:
    """Return the player's own boards by key, as far as they are sound."""
    boards: dict[str, Board] = {}
    left_out: list[Path] = []
    paths = _own_maps(problems)
    for path in paths[:MOST_LOOKED_AT]:
        try:
            board = read_board(path)
        except ContentError as error:
            problems.append(_problem(path, error))
            continue
        if board.key in BUILT_IN or len(boards.keys() - BUILT_IN) < MOST_OWN:
            boards[board.key] = replace(board, title=board.title or board.key)
        else:
            left_out.append(path)
    left_out += paths[MOST_LOOKED_AT:]
    if left_out:
        problems.append(_too_many(left_out))
    return boards


def _own_maps(problems: list[Problem]) -> list[Path]:
    """Return the maps in the player's folder: those in place of ours first, then by name."""
    folder = own_levels() / FOLDER
    if own_levels() in absent or not folder.exists():
        return []
    try:
        found = [path for path in folder.iterdir() if path.suffix == ENDING]
    except OSError as error:
        why = f"the folder can't be read ({(error.strerror or '').lower()})"
        problems.append(own_file_problem(folder, ContentError(shown(folder), 0, "", why)))
        return []
    return sorted(found, key=lambda path: (path.stem not in BUILT_IN, path.name))


def _problem(path: Path, error: ContentError) -> Problem:
    """Return what to tell the players: the file at fault may be a tileset of the map's.

    A map of their own need not stand for one of ours.
    """
    problem = own_file_problem(path, error)
    text_id = problem.text_id if path.stem in BUILT_IN else "problem-own-board"
    args = {**problem.args, "file": str(path)}
    if error.file != shown(path):
        text_id, args = f"{text_id}-part", {**args, "part": error.file}
    return Problem(error.file, text_id, args, f"board={path.stem}")


def _too_many(left_out: list[Path]) -> Problem:
    names = ", ".join(shortened(path.name) for path in left_out[:MOST_NAMED])
    names += ", …" if len(left_out) > MOST_NAMED else ""
    why = f"only {MOST_OWN} boards of your own fit into the menu; left out: {names}"
    args: dict[str, str | int] = {"most": MOST_OWN, "files": names, "line": 0, "why": why}
    of = f"board={','.join(path.stem for path in left_out)}"
    return Problem(shown(own_levels() / FOLDER), "problem-own-boards-many", args, of)


def passed_over() -> Iterator[ContentError]:
    """Yield what a player may have meant as a board, and why it is none: the place, the ending."""
    folder = own_levels() / FOLDER
    shallow = (path for place in (home(), home() / FOLDER) for path in place.glob("*"))
    deep = islice(own_levels().rglob("*"), MOST_LOOKED_AT)
    for path in sorted({*shallow, *deep}):
        ending, at_home = path.suffix.lower(), path.parent == folder
        is_map = ending in (ENDING, ".tmj") or (ending == ".json" and at_home)
        why = ""
        if is_map and not at_home:
            why = f"is no board here: maps lie in {shown(folder)}, not below it or elsewhere"
        elif is_map and ending != ENDING:
            why = f"is JSON, which is not read: in Tiled choose File > Export As and *{ENDING}"
        elif is_map and path.suffix != ENDING:
            why = f"is not read: its ending must be {ENDING} in small letters"
        if why and path.is_file():
            yield ContentError(shown(path), 0, "", why)


class _Reader:
    """Follows the track of one map."""

    def __init__(self, tiled: TiledMap) -> None:
        self._map = tiled
        self._track = tiled.layers[TRACK]
        self._marks = tiled.layers[TELEPORTS]

    def board(self, key: str) -> Board:
        """Return the board; ``ContentError`` names the cell that is wrong."""
        title = self._title()
        for cell, tile in self._track.items():
            if "square" not in tile.properties:
                raise self._error(TRACK, cell, _no_square(tile.properties))
        way = self._way(self._only("start"), self._only("finish"))
        for cell in self._track:
            if cell not in way:
                raise self._error(TRACK, cell, "no arrow leads here from the start")
        teleports = self._teleports(way)
        try:
            return build_board(key, tuple(way), teleports, title)
        except ValueError as error:
            layer = TELEPORTS if "the teleports" in str(error) else TRACK
            raise self._error(layer, None, str(error)) from error

    def _title(self) -> str:
        title: str = self._map.properties.get("title") or ""
        if len(title) > LONGEST_TITLE or not title.isprintable() or title != title.strip():
            why = f"must be up to {LONGEST_TITLE} letters, and is {quoted(title)}"
            raise self._map.property_error("title", why)
        strange = NOT_DRAWN.search(title)
        if strange:
            why = f"has {quoted(strange[0])}, which not every typeface of the game has"
            raise self._map.property_error("title", why)
        return title

    def _only(self, square: str) -> Cell:
        """Return the one cell with a start or a finish."""
        cells = [cell for cell, tile in self._track.items() if tile.properties["square"] == square]
        if not cells:
            raise self._error(TRACK, None, f"there is no {square}")
        if len(cells) > 1:
            raise self._error(TRACK, cells[1], f"a second {square}; the first is {_at(cells[0])}")
        return cells[0]

    def _way(self, start: Cell, finish: Cell) -> dict[Cell, int]:
        """Return the cells on the way from start to finish, in order, with their numbers."""
        way = {start: 0}
        cell = start
        while cell != finish:
            after = self._after(cell)
            if after in way:
                why = f"the arrow leads back to square {way[after]}, {_at(after)}"
                raise self._error(TRACK, cell, why)
            way[after] = len(way)
            cell = after
        return way

    def _after(self, cell: Cell) -> Cell:
        tile = self._track[cell]
        right, down = _turned(STEPS[Arrow(tile.properties["arrow"])], tile.turned)
        after = (cell[0] + right, cell[1] + down)
        if after not in self._track:
            arrow = next(arrow for arrow, step in STEPS.items() if step == (right, down))
            raise self._error(TRACK, cell, f"the arrow points {arrow}, and no square is there")
        return after

    def _teleports(self, way: Mapping[Cell, int]) -> dict[int, int]:
        """Return the square of each teleport."""
        found: dict[int, Cell] = {}
        for cell, tile in self._marks.items():
            teleport = tile.properties.get("teleport")
            if teleport is None:
                raise self._error(TELEPORTS, cell, "only teleports belong on this layer")
            if teleport in found:
                first = _at(found[teleport])
                why = f"a second teleport {teleport}; the first is {first}"
                raise self._error(TELEPORTS, cell, why)
            if cell not in way:
                raise self._error(TELEPORTS, cell, f"teleport {teleport} is on no square")
            square = self._track[cell].properties["square"]
            if square != "way":
                raise self._error(TELEPORTS, cell, f"no teleport may be on the {square}")
            found[teleport] = cell
        return {teleport: way[cell] for teleport, cell in found.items()}

    def _error(self, layer: str, cell: Cell | None, why: str) -> ContentError:
        return self._map.error(layer, cell, why)


def _no_square(properties: Mapping[str, Any]) -> str:
    if "teleport" in properties:
        return f"teleports belong on the layer {TELEPORTS}"
    return "this tile means nothing: its tileset gives it no property square"


def _at(cell: Cell) -> str:
    return f"in cell {cell[0]}, {cell[1]}"


def _turned(step: tuple[int, int], turned: Any) -> tuple[int, int]:
    """Return where an arrow's step leads on a tile that was turned or flipped in Tiled."""
    right, down = step[::-1] if turned.flipped_diagonally else step
    return (
        -right if turned.flipped_horizontally else right,
        -down if turned.flipped_vertically else down,
    )
