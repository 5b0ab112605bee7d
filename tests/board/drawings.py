"""Boards drawn as text: a line is a row, its words are cells.

A word is the square's number, ``.`` where there is none, and for teleport 2 on square 7 ``7=2``.
"""

from game.board.track import Board, Square


def board_from_text(picture: str, key: str = "text") -> Board:
    """Build a board from a drawing; small ones and such without teleports are allowed.

    ``ValueError`` says which number is missing, there twice, or touches nothing.
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
    check_track(cells)
    left, top = (min(cell[axis] for cell in cells.values()) for axis in (0, 1))
    squares = (Square(n, cells[n][0] - left, cells[n][1] - top) for n in sorted(cells))
    return Board(key, tuple(squares), tuple(teleports[n] for n in sorted(teleports)))


def check_track(cells: dict[int, tuple[int, int]]) -> None:
    """Make sure that squares are numbered from 0 on, lie apart, and touch the one before."""
    finish = max(cells, default=0)
    for number in (*range(finish), finish):
        if number not in cells:
            raise ValueError(f"square {number} is missing; the last one is {finish}")
    if min(cells) < 0:
        raise ValueError(f"there is no square {min(cells)}; the start is 0")
    for number in range(1, finish + 1):
        (column, row), (x, y) = cells[number - 1], cells[number]
        if abs(column - x) + abs(row - y) != 1:
            raise ValueError(f"square {number} does not touch square {number - 1}")
    for number in cells:
        if list(cells.values()).count(cells[number]) > 1:
            raise ValueError(f"square {number} lies on another")


def picture_of(board: Board) -> str:
    """Return a board as ``board_from_text`` reads it."""
    width, height = board.size
    return "\n".join(
        " ".join(_word(board, column, row).rjust(4) for column in range(width))
        for row in range(height)
    )


def _word(board: Board, column: int, row: int) -> str:
    number = board.numbers.get((column, row))
    if number is None:
        return "."
    if number in board.teleports:
        return f"{number}={board.teleports.index(number) + 1}"
    return str(number)
