"""Finds better rules of thumb by self-play: ``python -m tests.frantic.tune --rounds 400000``.

Numbers are varied a little, all at once, one way and the other way; both play each other from the
same deals, in changed seats, and all numbers move to where rounds cost fewer points. Prints the
habits found and how they fare against those that it began with.
"""

import argparse
from collections.abc import Sequence
from math import sqrt

from msgspec.structs import astuple
from tqdm import tqdm

from game.core.rng import Rng
from game.frantic.engine.engine import Engine
from game.frantic.engine.round import NEXT_TURN, OVER, SETTLE, TURN, task
from game.frantic.engine.tables import set_of
from game.frantic.engine.thumbs import Thumbs
from game.frantic.habits import BEST, Habits

from .lockstep import TABLES

DEALS = 24
"""Played in changed seats for each pair of variations."""
STEP = 0.35
"""How far a number is varied, in parts of its usual size."""
RATE = 0.3
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


def better(one: Thumbs, other: Thumbs, deals: int, luck: Rng) -> list[float]:
    """Return for each deal by how many points a seat of the one is better than one of the other."""
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


def varied(numbers: Sequence[float], by: Sequence[float], how: float) -> Habits:
    pairs = zip(numbers, by, astuple(SIZES), strict=True)
    return Habits(*(number + how * way * size for number, way, size in pairs))


def tuned(begin: Habits, rounds: int, luck: Rng) -> Habits:
    numbers = list(astuple(begin))
    mean = list(numbers)
    turns = rounds // (2 * DEALS)
    for turn in tqdm(range(turns), unit=" variations"):
        way = [1.0 if luck.unit() < 0.5 else -1.0 for _ in numbers]
        up, down = (Thumbs(TABLES, varied(numbers, way, how)) for how in (STEP, -STEP))
        gain = better(up, down, DEALS, luck)
        slope = sum(gain) / len(gain) / (2 * STEP)
        rate = RATE * 0.01 * (1 - 0.8 * turn / turns)
        numbers = list(astuple(varied(numbers, way, rate * slope)))
        if turn > turns // 2:
            mean = [old + 0.01 * (new - old) for old, new in zip(mean, numbers, strict=True)]
        else:
            mean = list(numbers)
        if turn % 500 == 499:
            print([round(number, 2) for number in mean], flush=True)
    return Habits(*(round(number, 2) for number in mean))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400_000)
    parser.add_argument("--check", type=int, default=20_000, help="rounds against the old ones")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    luck = Rng(args.seed, "tune")
    found = tuned(BEST, args.rounds, luck)
    gain = better(Thumbs(TABLES, found), Thumbs(TABLES, BEST), args.check // 2, luck)
    mean = sum(gain) / len(gain)
    error = sqrt(sum((one - mean) ** 2 for one in gain)) / len(gain)
    print(found)
    print(f"{mean:.2f} +- {1.96 * error:.2f} points a round better (95 %)")


if __name__ == "__main__":
    main()
