"""Boards as Tiled maps -> checked boards (FB-3); a player's own maps come first, and add to ours.

``tiled_map.py`` makes sure that a map is sound as a file, pytmx reads it, and here the track is
followed from the start, arrow by arrow, until it comes to the finish. Only this module touches
pytmx, and only when a board is read: pytmx imports pygame.
"""

import os
import re
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from game import resources
from game.board.track import STEPS, Arrow, Board, build_board
from game.content import own_file_problem, own_levels
from game.documents import ContentError
from game.files import Problem, shown
from game.tiled_map import TELEPORTS, TRACK, CheckedMap, read_map

BUILT_IN = ("classic", "short", "cliff")
"""In the order of the menu."""
FOLDER = "boards"
MOST_OWN = 50
"""Own maps that are looked at, by name."""
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
_LONGEST_KEY = 24

Cell = tuple[int, int]


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
    checked = read_map(path)
    return _Reader(checked).board(path.stem)


def _own_boards(problems: list[Problem]) -> dict[str, Board]:
    """Return the player's own boards by key, as far as they are sound."""
    boards: dict[str, Board] = {}
    paths = _own_maps(problems)
    for path in paths[:MOST_OWN]:
        try:
            board = read_board(path)
            boards[board.key] = replace(board, title=board.title or board.key)
        except ContentError as error:
            problems.append(_problem(path, error))
    for path in paths[MOST_OWN:]:
        why = f"only {MOST_OWN} maps of your own are read"
        problems.append(_problem(path, ContentError(shown(path), 0, "", why)))
    return boards


def _own_maps(problems: list[Problem]) -> list[Path]:
    folder = own_levels() / FOLDER
    if not folder.exists():
        return []
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".tmx")
    except OSError as error:
        why = f"the folder can't be read ({(error.strerror or '').lower()})"
        problems.append(_problem(folder, ContentError(shown(folder), 0, "", why)))
        return []


def _problem(path: Path, error: ContentError) -> Problem:
    """Return what to tell the players; a map of their own need not stand for one of ours."""
    problem = own_file_problem(path, error)
    if path.stem in BUILT_IN:
        return problem
    return Problem(problem.file, "problem-own-board", problem.args)


class _Tile(NamedTuple):
    """What a cell shows: properties of its tile, and the arrow as it points on the map."""

    square: str | None
    teleport: int | None
    arrow: Arrow | None


class _Reader:
    """Follows the track of one map."""

    def __init__(self, checked: CheckedMap) -> None:
        self._map = checked
        layers = _layers(checked)
        self._track: dict[Cell, _Tile] = layers[TRACK]
        self._marks: dict[Cell, _Tile] = layers[TELEPORTS]

    def board(self, key: str) -> Board:
        """Return the board; ``ContentError`` names the cell that is wrong."""
        for cell, tile in self._track.items():
            if tile.square is None:
                raise self._error(TRACK, cell, _no_square(tile))
        numbers = self._numbers(self._only("start"), self._only("finish"))
        for cell in self._track:
            if cell not in numbers:
                raise self._error(TRACK, cell, "no arrow leads here from the start")
        teleports = self._teleports(numbers)
        cells = {number: cell for cell, number in numbers.items()}
        try:
            return build_board(key, cells, teleports, self._map.title)
        except ValueError as error:
            layer = TELEPORTS if "the teleports" in str(error) else TRACK
            raise self._error(layer, None, str(error)) from error

    def _only(self, square: str) -> Cell:
        """Return the one cell with a start or a finish."""
        cells = [cell for cell, tile in self._track.items() if tile.square == square]
        if not cells:
            raise self._error(TRACK, None, f"there is no {square}")
        if len(cells) > 1:
            raise self._error(TRACK, cells[1], f"a second {square}; the first is {_at(cells[0])}")
        return cells[0]

    def _numbers(self, start: Cell, finish: Cell) -> dict[Cell, int]:
        """Return the number of each square on the way from start to finish."""
        numbers = {start: 0}
        cell = start
        while cell != finish:
            after = self._after(cell)
            if after in numbers:
                why = f"the arrow leads back to square {numbers[after]}, {_at(after)}"
                raise self._error(TRACK, cell, why)
            numbers[after] = len(numbers)
            cell = after
        return numbers

    def _after(self, cell: Cell) -> Cell:
        arrow = self._track[cell].arrow
        assert arrow is not None, "checked with the tilesets: only the finish has none"
        right, down = STEPS[arrow]
        after = (cell[0] + right, cell[1] + down)
        if after not in self._track:
            raise self._error(TRACK, cell, f"the arrow points {arrow}, and no square is there")
        return after

    def _teleports(self, numbers: dict[Cell, int]) -> dict[int, int]:
        """Return the square of each teleport."""
        found: dict[int, Cell] = {}
        for cell, tile in self._marks.items():
            if tile.teleport is None:
                raise self._error(TELEPORTS, cell, "only teleports belong on this layer")
            if tile.teleport in found:
                first = _at(found[tile.teleport])
                why = f"a second teleport {tile.teleport}; the first is {first}"
                raise self._error(TELEPORTS, cell, why)
            if cell not in numbers:
                raise self._error(TELEPORTS, cell, f"teleport {tile.teleport} is on no square")
            square = self._track[cell].square
            if square != "way":
                raise self._error(TELEPORTS, cell, f"no teleport may be on the {square}")
            found[tile.teleport] = cell
        return {teleport: numbers[cell] for teleport, cell in found.items()}

    def _error(self, layer: str, cell: Cell | None, why: str) -> ContentError:
        return self._map.error(layer, cell, why)


def _no_square(tile: _Tile) -> str:
    if tile.teleport is not None:
        return f"teleports belong on the layer {TELEPORTS}"
    return "this tile means nothing: its tileset gives it no property square"


def _at(cell: Cell) -> str:
    return f"in cell {cell[0]}, {cell[1]}"


def _layers(checked: CheckedMap) -> dict[str, dict[Cell, _Tile]]:
    """Let pytmx read a map, and return what lies on which cell of its layers."""
    # pytmx imports pygame, and pygame greets on stdout.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    try:
        tiled = pytmx.TiledMap.from_xml_string(checked.xml)
    except Exception as error:  # pytmx raises plain exceptions; nothing should be left for it
        raise ContentError(checked.file, 0, "", f"pytmx can't read it: {error}") from error
    flags = {gid: turned for gids in tiled.gidmap.values() for gid, turned in gids}
    return {
        layer.name: {
            (column, row): _tile(tiled.get_tile_properties_by_gid(gid) or {}, flags[gid])
            for column, row, gid in layer
            if gid
        }
        for layer in tiled.layers
    }


def _tile(properties: dict[str, Any], flags: Any) -> _Tile:
    arrow = properties.get("arrow")
    turned = None if arrow is None else _turned(Arrow(arrow), flags)
    return _Tile(properties.get("square"), properties.get("teleport"), turned)


def _turned(arrow: Arrow, flags: Any) -> Arrow:
    """Return where an arrow points on a tile that was turned or flipped in Tiled."""
    right, down = STEPS[arrow]
    if flags.flipped_diagonally:
        right, down = down, right
    if flags.flipped_horizontally:
        right = -right
    if flags.flipped_vertically:
        down = -down
    return next(other for other, step in STEPS.items() if step == (right, down))
