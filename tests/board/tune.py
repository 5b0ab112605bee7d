"""Finds better rules of thumb by self-play: ``python -m tests.board.tune --rounds 200000``.

Prints the weights found and how they fare against those that it began with, on fresh deals
(``tests/tuning.py``). ``--keep FILE`` notes how far it is, and goes on from there the next time.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.board.engine.engine import Engine
from game.board.engine.tables import RANK_OF, Code, Rank
from game.board.engine.thumbs import Thumbs
from game.board.habits import BEST, Weights
from game.board.state import FIRST_HAND, FIRST_HANDS, HAND
from game.core.rng import Rng
from tests.tuning import arguments, mean, tune

from .lockstep import TABLES
from .scenario import DECK, TABLE

SIZES = Weights(
    *(1, 1, 1, 1, 1, 1, 1, 3, 3, 2, 0, 3, 3),
    *(0.3, 0.3, 0.3, 0.4, 1.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 3, 0.4, 0.4, 3, 6, 0.4, 2),
)  # fmt: skip
"""The usual size of a change of each number; in lines nobody throws a Re-Roll in."""
TABLE_SIZES = (2, 2, 3, 4)
BOARDS = ("classic", "classic", "classic", "short")


class Players:
    """Lets each seat choose by its own rules of thumb."""

    def __init__(self, players: Sequence[Thumbs]) -> None:
        self.by_seat = players

    def remote(self, round_: Any, seat: int) -> int:
        return self.by_seat[seat].remote(round_, seat)

    def swap(self, round_: Any, seat: int, pawn: int, possible: Sequence[int]) -> int:
        return self.by_seat[seat].swap(round_, seat, pawn, possible)

    def blocks(self, round_: Any, seat: int, mover: int | None) -> bool:
        return self.by_seat[seat].blocks(round_, seat, mover)

    def place(self, round_: Any, seat: int, rank: Rank) -> tuple[Code, int]:
        return self.by_seat[seat].place(round_, seat, rank)

    def name(self, round_: Any, seat: int) -> int:
        return self.by_seat[seat].name(round_, seat)

    def give(self, round_: Any, seat: int) -> tuple[Rank, int]:
        return self.by_seat[seat].give(round_, seat)

    def pick(self, round_: Any, seat: int, market: Sequence[Rank]) -> Rank:
        return self.by_seat[seat].pick(round_, seat, market)


def play(
    board: str, seed: int, players: Sequence[Thumbs], look: Callable[[Engine], object] = id
) -> tuple[int, ...]:
    """Play a round to its end, each seat by its own rules of thumb; return its points.

    At each turn somebody may ``look``.
    """
    seats = len(players)
    engine = Engine(TABLES[board], TABLE, Rng(seed, "tune"), Players(players), seats)
    cards = [DECK.ranks[card] for card in engine.luck.shuffled(DECK.cards)]
    cut = seats * FIRST_HANDS.get(seats, FIRST_HAND)
    engine.hands = [cards[seat:cut:seats] for seat in range(seats)]
    engine.draw = cards[cut:]
    engine.turn = seat = engine.luck.below(seats)
    while len(engine.hands[seat]) > HAND:
        _, code, square = max(players[seat].ways(engine, seat, acts=False))
        engine.hands[seat].remove(RANK_OF[code])
        engine.put(code, square)
        seat = (seat + 1) % seats
    while not engine.over:
        look(engine)
        _, code, square = players[engine.turn].lay(engine, engine.turn)
        engine.lay(code, square)
    return engine.scores


def better(one: Weights, other: Weights, deals: int, luck: Rng) -> list[float]:
    """Return for each deal by how many points a seat of the one is better than one of the other."""
    found = []
    pairs = {key: (Thumbs(TABLES[key], one), Thumbs(TABLES[key], other)) for key in set(BOARDS)}
    for number in range(deals):
        seats, board = TABLE_SIZES[number % len(TABLE_SIZES)], BOARDS[number // 4 % len(BOARDS)]
        ours, theirs = pairs[board]
        seed, total = luck.below(1 << 30), 0.0
        for turned in (0, 1):
            mine = [(seat + turned + number) % 2 == 0 for seat in range(seats)]
            scores = play(board, seed, [ours if own else theirs for own in mine])
            total += mean([s for s, own in zip(scores, mine, strict=True) if not own])
            total -= mean([s for s, own in zip(scores, mine, strict=True) if own])
        found.append(total / 2)
    return found


def main() -> None:
    tune(BEST, SIZES, better, arguments(__doc__, 200_000, 10_000))


if __name__ == "__main__":
    main()
