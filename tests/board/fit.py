"""Finds what positions are worth by how rounds end: ``python -m tests.board.fit --rounds 20000``.

Rounds are played by rules of thumb; at some turns what can be seen is noted, and the end of the
round tells what it was worth. Prints the weights by least squares.
"""

import argparse
from collections.abc import Iterator, Sequence

from tqdm import tqdm

from game.board.engine.round import Round
from game.board.engine.thumbs import Thumbs, Way
from game.board.engine.worth import SIGNS, Worth
from game.board.habits import BEST
from game.core.rng import Luck, Rng
from game.core.rules import Seat

from .lockstep import TABLES
from .tune import BOARDS, play

NOTED = 0.4
"""Of the turns so many are noted."""
TRIED = 16
"""In one of the first so many turns any way to lay a card is tried, so that positions differ."""
RIDGE = 5.0
"""Keeps weights small that little speaks for."""
SEATS = {"two": (2,), "many": (3, 4, 4, 6)}


class Trying(Thumbs):
    """Plays by rules of thumb, but for one turn."""

    turn = 0
    luck: Luck

    def lay(self, round_: Round, seat: Seat) -> Way:
        self.turn -= 1
        if self.turn == 0:
            return self.luck.choice(self.ways(round_, seat))
        return super().lay(round_, seat)


def seen(number: int, seats: int, board: str) -> Iterator[tuple[list[float], float]]:
    """Play a round; yield the signs of some of its positions, and what it came to from there."""
    luck, value = Rng(number, "fit"), Worth(TABLES[board], ())
    player = THUMBS[board]
    player.turn, player.luck = 1 + luck.below(TRIED), luck
    noted: list[tuple[Seat, list[float]]] = []

    def look(engine: Round) -> None:
        if player.turn == 0 or (player.turn < 0 and luck.unit() < NOTED):
            seat = (engine.turn - 1) % engine.seats
            noted.append((seat, value.signs(engine, seat)))

    scores = play(board, number, [player] * seats, look)
    for seat, signs in noted:
        yield signs, (sum(scores) - scores[seat]) / (seats - 1) - scores[seat]


def fitted(rounds: int, first: int, sizes: Sequence[int]) -> list[float]:
    """Return the weights that tell best how so many rounds end."""
    squares = [[RIDGE * (one == two) for two in range(SIGNS)] for one in range(SIGNS)]
    sums = [0.0] * SIGNS
    for number in tqdm(range(first, first + rounds), unit=" rounds"):
        board = BOARDS[number // 4 % len(BOARDS)]
        for signs, reached in seen(number, sizes[number % len(sizes)], board):
            places = [place for place, value in enumerate(signs) if value]
            for one in places:
                row, value = squares[one], signs[one]
                sums[one] += value * reached
                for two in places:
                    row[two] += value * signs[two]
    return solved(squares, sums)


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Return the numbers that solve linear equations (Gauss and Jordan)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        best = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other, row in enumerate(rows):
            if other != place and row[place]:
                rows[other] = [a - row[place] * b for a, b in zip(row, rows[place], strict=True)]
    return [row[-1] for row in rows]


THUMBS = {key: Trying(tables, BEST) for key, tables in TABLES.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seats", choices=SEATS, default="two")
    args = parser.parse_args()
    print([round(weight, 3) for weight in fitted(args.rounds, args.first, SEATS[args.seats])])


if __name__ == "__main__":
    main()
