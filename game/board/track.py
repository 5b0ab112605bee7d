"""The board as the rules see it (FB-3): numbered squares on a grid, and what touches what.

Square 0 is the start and the last one the finish. Columns are counted from the left and rows from
the top, both from 0.
"""

import enum
from collections.abc import Iterable, Mapping
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
    cells: Mapping[int, tuple[int, int]],
    teleports: Mapping[int, int],
    title: str = "",
) -> Board:
    """Build a board from column and row by square, and square by teleport (FB-3).

    Cells may lie anywhere; the board is moved to the corner of the grid. ``ValueError`` says which
    number is missing or touches nothing, and what is wrong with teleports or too large.
    """
    board = Board(key, _squares(cells), tuple(teleports[n] for n in sorted(teleports)), title)
    _check_teleports(board.finish, teleports)
    _check_size(board)
    others = board.finish - 1 - len(teleports)
    if others < FEWEST_OTHERS:
        raise ValueError(
            f"there are {others} squares besides start, finish and teleports, "
            f"and there must be at least {FEWEST_OTHERS}"
        )
    return board


def board_from_text(picture: str, key: str = "text") -> Board:
    """Build a board from a drawing, for tests; small ones and such without teleports are allowed.

    A line is a row, its words are cells: the square's number, ``.`` where there is none, and for
    teleport 2 on square 7 ``7=2``. ``ValueError`` as for ``build_board``.
    """
    cells: dict[int, tuple[int, int]] = {}
    teleports: dict[int, int] = {}
    for row, line in enumerate(picture.split("\n")):
        for column, word in enumerate(line.split()):
            if word == ".":
                continue
            number, _, teleport = word.partition("=")
            if int(number) in cells:
                raise ValueError(f"square {number} is there twice")
            cells[int(number)] = (column, row)
            if teleport:
                teleports[int(teleport)] = int(number)
    return Board(key, _squares(cells), tuple(teleports[n] for n in sorted(teleports)))


def _squares(cells: Mapping[int, tuple[int, int]]) -> tuple[Square, ...]:
    """Return the squares in order, moved to the upper left corner of the grid."""
    finish = max(cells, default=0)
    for number in (*range(finish), finish):
        if number not in cells:
            raise ValueError(f"square {number} is missing; the last one is {finish}")
    _check_apart(cells)
    for number in range(1, finish + 1):
        _check_touching(number, cells[number - 1], cells[number])
    left = min((column for column, _ in cells.values()), default=0)
    top = min((row for _, row in cells.values()), default=0)
    return tuple(
        Square(number, cells[number][0] - left, cells[number][1] - top) for number in sorted(cells)
    )


def _check_apart(cells: Mapping[int, tuple[int, int]]) -> None:
    taken: dict[tuple[int, int], int] = {}
    for number in sorted(cells):
        if number < 0:
            raise ValueError(f"there is no square {number}; the start is 0")
        if cells[number] in taken:
            raise ValueError(f"squares {taken[cells[number]]} and {number} lie on one another")
        taken[cells[number]] = number


def _check_touching(number: int, before: tuple[int, int], cell: tuple[int, int]) -> None:
    if abs(before[0] - cell[0]) + abs(before[1] - cell[1]) != 1:
        raise ValueError(f"square {number} does not touch square {number - 1}")


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


def picture_of(board: Board) -> str:
    """Return a board as ``board_from_text`` reads it."""
    width, height = board.size
    rows: Iterable[list[str]] = (
        [_word(board, column, row) for column in range(width)] for row in range(height)
    )
    return "\n".join(" ".join(word.rjust(4) for word in words) for words in rows)


def _word(board: Board, column: int, row: int) -> str:
    number = board.numbers.get((column, row))
    if number is None:
        return "."
    if number in board.teleports:
        return f"{number}={board.teleports.index(number) + 1}"
    return str(number)
