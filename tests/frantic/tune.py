"""Finds better rules of thumb by self-play: ``python -m tests.frantic.tune --rounds 400000``.

Prints the habits found and how they fare against those that it began with, on fresh deals
(``tests/tuning.py``). ``--keep FILE`` notes how far it is, and goes on from there the next time.
"""

from collections.abc import Sequence

from game.core.rng import Rng
from game.frantic.engine.engine import Engine
from game.frantic.engine.round import NEXT_TURN, OVER, SETTLE, TURN, task
from game.frantic.engine.tables import set_of
from game.frantic.engine.thumbs import Thumbs
from game.frantic.habits import BEST, Habits
from tests.tuning import arguments, tune

from .lockstep import TABLES

SIZES = Habits(
    *(4, 4, 4, 4, 4, 4, 4, 4, 4),
    *(3, 1.5, 5, 4, 4, 3, 1.5, 4, 4, 4, 3, 4, 0.06, 3, 3, 1.5, 3, 5, 3, 0.4, 2, 4),
)  # fmt: skip
"""The usual size of a change of each number."""
TABLE_SIZES = (2, 2, 3, 4)


def deal(seats: int, luck: Rng) -> Engine:
    """Return a round that is just dealt, as FC-7 says."""
    engine = Engine(TABLES, luck, seats)
    cards = luck.shuffled(range(len(TABLES.bits)))
    cut = 7 * seats
    engine.hands = [set_of(cards[seat:cut:seats]) for seat in range(seats)]
    engine.draw, engine.at = cards[cut:], 1
    engine.coming = luck.shuffled(TABLES.keys)
    engine.turn = dealer = luck.below(seats)
    engine.quick = True
    engine.agenda = [task(NEXT_TURN, dealer), task(SETTLE, dealer)]
    engine.set_off(dealer, cards[cut])
    engine.run()
    return engine


def play(engine: Engine, players: Sequence[Thumbs]) -> None:
    """Play a round to its end, each seat by its own rules of thumb."""
    while engine.ask != OVER:
        seat = engine.asked[0]
        if engine.ask == TURN:
            card = players[seat].best(engine, seat)
            if card >= 0:
                engine.play(seat, card)
            elif engine.count:
                engine.next_turn(seat)
            else:
                engine.draw_in_turn(seat)
        else:
            engine.act(seat, players[seat].answer(engine, seat))


def better(first: Habits, second: Habits, deals: int, luck: Rng) -> list[float]:
    """Return for each deal by how many points a seat of the one is better than one of the other."""
    one, other = Thumbs(TABLES, first), Thumbs(TABLES, second)
    found = []
    for number in range(deals):
        seats = TABLE_SIZES[number % len(TABLE_SIZES)]
        begun = deal(seats, luck)
        total = 0.0
        for turned in (0, 1):
            engine = Engine(TABLES, luck, seats)
            engine.be(begun)
            engine.quick = True
            mine = [(seat + turned + number) % 2 == 0 for seat in range(seats)]
            play(engine, [one if own else other for own in mine])
            ours = [score for score, own in zip(engine.scores, mine, strict=True) if own]
            theirs = [score for score, own in zip(engine.scores, mine, strict=True) if not own]
            total += sum(theirs) / len(theirs) - sum(ours) / len(ours)
        found.append(total / 2)
    return found


def main() -> None:
    tune(BEST, SIZES, better, arguments(__doc__, 400_000, 20_000))


if __name__ == "__main__":
    main()
