"""Maps for tests: the built-in ones with cells painted over or text replaced."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from game import resources
from game.board.boards import FOLDER, built_in
from game.board.track import Board
from tests.content.changes import replaced

TILES = ("tiles.tsx", "tiles.png")
START, FINISH, RIGHT, DOWN, LEFT, UP = 1, 5, 6, 7, 8, 9
TELEPORT = 9
"""Teleport 1 is tile 10."""

Paint = Mapping[tuple[int, int], int]


def text_of(key: str) -> str:
    return built_in(key).read_text("utf-8")


def put_tiles(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in TILES:
        shutil.copy(resources.level(FOLDER, name), folder)


def painted(text: str, track: Paint | None = None, teleports: Paint | None = None) -> str:
    """Return a map with other tiles in some cells (column, row)."""
    layers = iter((track or {}, teleports or {}))
    return re.sub(r'(?<=csv">\n)[0-9,\n]+(?=\n</data>)', lambda m: _rows(m[0], next(layers)), text)


def _rows(data: str, paint: Paint) -> str:
    rows = [row.rstrip(",").split(",") for row in data.splitlines()]
    for (column, row), tile in paint.items():
        rows[row][column] = str(tile)
    return ",\n".join(",".join(row) for row in rows)


def embedded(text: str) -> str:
    """Return a map with its tileset inside, as Tiled saves it on demand."""
    tileset = resources.level(FOLDER, "tiles.tsx").read_text("utf-8")
    inside = tileset[tileset.index("<tileset") :].replace('version="1.8" tiledversion="1.8.2"', "")
    return replaced(
        text,
        '<tileset firstgid="1" source="tiles.tsx"/>',
        inside.replace("<tileset", '<tileset firstgid="1"', 1),
    )


def drawn(board: Board) -> str:
    """Return a board as a map with our tiles, as Tiled saves it."""
    columns, rows = board.size
    track = {square.cell: _tile(board, square.number) for square in board.squares}
    teleports = {
        board.squares[number].cell: TELEPORT + teleport
        for teleport, number in enumerate(board.teleports, 1)
    }
    empty = ",\n".join([",".join(["0"] * columns)] * rows)
    text = re.sub(r'(?<=csv">\n)[0-9,\n]+(?=\n</data>)', empty, text_of("classic"))
    text = text.replace('width="11" height="5"', f'width="{columns}" height="{rows}"')
    return painted(text, track, teleports)


def _tile(board: Board, number: int) -> int:
    arrow = board.towards(number, number + 1)
    if arrow is None:
        return FINISH
    return (RIGHT if number else START) + ("right", "down", "left", "up").index(arrow)
