"""The board as the rules see it (FB-3): numbered squares on a grid, and what touches what.

Square 0 is the start and the last one the finish. Columns are counted from the left and rows from
the top, both from 0.
"""

import enum
from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

TELEPORTS = 6
FEWEST_OTHERS = 12
"""Squares that are neither start, finish nor teleport."""
HIGHEST_FINISH = 99
LARGEST_SIZE = (16, 10)
"""Columns and rows that a screen shows large enough."""
PRINTED_FINISH = 50
"""The finish of the printed board, for which limits and points are written."""


class Arrow(enum.StrEnum):
    """Where a Push points on the map (FB-20)."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


STEPS: dict[Arrow, tuple[int, int]] = {
    Arrow.UP: (0, -1),
    Arrow.DOWN: (0, 1),
    Arrow.LEFT: (-1, 0),
    Arrow.RIGHT: (1, 0),
}
"""Columns and rows to the cell that touches there."""


class Square(msgspec.Struct, frozen=True):
    """One square and the cell of the grid where it lies."""

    number: int
    column: int
    row: int

    @property
    def cell(self) -> tuple[int, int]:
        """Return column and row."""
        return self.column, self.row


class Board(msgspec.Struct, frozen=True, dict=True):
    """A board: ``squares`` from the start on, and the squares where teleports 1 to 6 begin.

    ``title`` is what a board of the players' own is called; the names of ours are texts.
    """

    key: str
    squares: tuple[Square, ...]
    teleports: tuple[int, ...]
    title: str = ""

    @property
    def finish(self) -> int:
        """Return the number of the last square."""
        return len(self.squares) - 1

    @cached_property
    def numbers(self) -> dict[tuple[int, int], int]:
        """Return the square of each cell, by column and row."""
        return {square.cell: square.number for square in self.squares}

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return how many columns and rows the board has."""
        return (
            1 + max(square.column for square in self.squares),
            1 + max(square.row for square in self.squares),
        )

    @cached_property
    def _touching(self) -> tuple[dict[str, int], ...]:
        return tuple(
            {
                arrow: self.numbers[cell]
                for arrow, (right, down) in STEPS.items()
                if (cell := (square.column + right, square.row + down)) in self.numbers
            }
            for square in self.squares
        )

    def neighbour(self, number: int, arrow: Arrow) -> int | None:
        """Return the square whose cell touches there, start and finish too, or ``None`` (FB-20)."""
        return self._touching[number].get(arrow)

    def towards(self, number: int, other: int) -> Arrow | None:
        """Return the arrow that points from a square to one that it touches, or ``None``."""
        for arrow, found in self._touching[number].items():
            if found == other:
                return Arrow(arrow)
        return None

    def text(self) -> str:
        """Return where squares and teleports lie, a line each."""
        cells = (f"{square.number} {square.column} {square.row}" for square in self.squares)
        return "\n".join((*cells, " ".join(map(str, self.teleports))))

    def scaled(self, points: int) -> int:
        """Return points of the printed board for this one: by the finish, halves up (FB-4)."""
        return (2 * points * self.finish + PRINTED_FINISH) // (2 * PRINTED_FINISH)


def build_board(
    key: str,
    cells: Sequence[tuple[int, int]],
    teleports: Mapping[int, int],
    title: str = "",
) -> Board:
    """Build a board from the cells of its squares, each touching the last, and square by teleport.

    Cells may lie anywhere; the board is moved to the corner of the grid. ``ValueError`` says what
    is wrong with teleports, or too few, too many or too wide (FB-3).
    """
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    squares = (Square(n, column - left, row - top) for n, (column, row) in enumerate(cells))
    board = Board(key, tuple(squares), tuple(teleports[n] for n in sorted(teleports)), title)
    _check_teleports(board.finish, teleports)
    _check_size(board)
    others = board.finish - 1 - len(teleports)
    if others < FEWEST_OTHERS:
        raise ValueError(
            f"there are {others} squares besides start, finish and teleports, "
            f"and there must be at least {FEWEST_OTHERS}"
        )
    return board


def _check_teleports(finish: int, teleports: Mapping[int, int]) -> None:
    if sorted(teleports) != list(range(1, TELEPORTS + 1)):
        found = ", ".join(map(str, sorted(teleports))) or "none"
        raise ValueError(f"there must be the teleports 1 to {TELEPORTS}, and there are: {found}")
    if len(set(teleports.values())) < TELEPORTS:
        raise ValueError("two teleports lie on one square")
    for teleport, number in teleports.items():
        if not 0 < number < finish:
            raise ValueError(f"teleport {teleport} lies on square {number}: not between the ends")


def _check_size(board: Board) -> None:
    if board.finish > HIGHEST_FINISH:
        raise ValueError(f"there are {board.finish} squares, and at most {HIGHEST_FINISH} may be")
    for what, found, most in zip(("columns", "rows"), board.size, LARGEST_SIZE, strict=True):
        if found > most:
            raise ValueError(f"the track takes {found} {what}, and may take {most}")
