"""How often the better level wins: ``python -m tests.frantic.ladder --matches 300``.

Each pair of neighbours plays at a table of two, where they change seats with each seed; then one
better bot plays three others, from each seat in turn. Tells the part of matches and of rounds that
are won (ties in part), and how long the better bot thinks. ``--first SEED`` goes on from there.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

from tqdm import tqdm

from game.core.bots import Watcher
from game.core.rng import Rng
from game.core.simulation import simulate
from game.frantic.bots import LEVELS, make_bot

from .scenario import DECK, TABLE, make_rules

WANTED = (
    *((better, worse, 2, 0.6) for worse, better in pairwise(LEVELS)),
    ("hard", "keen", 4, 0.28),
    ("master", "hard", 4, 0.28),
)
"""The one better bot, the others, how many seats, and the part of matches that it has to win."""


class Timed:
    """A bot whose decisions are timed; ``taken`` has the milliseconds of processor time of each."""

    def __init__(self, bot: Any, taken: list[float]) -> None:
        self._bot = bot
        self._taken = taken

    def think(self, view: Any, actions: Any, steps: int) -> Iterator[None]:
        start = time.process_time()
        action = yield from self._bot.think(view, actions, steps)
        self._taken.append((time.process_time() - start) * 1000)
        return action

    def watch(self, event: Any) -> None:
        if isinstance(self._bot, Watcher):
            self._bot.watch(event)


def player(level: str, seat: int, seed: int) -> Any:
    return make_bot(level, seat, DECK, TABLE, Rng(seed, f"bot {seat}"))


def wins(
    better: str,
    worse: str,
    seats: int,
    seeds: Iterable[int],
    taken: list[float] | None = None,
    limit: str = "medium",
) -> Iterator[tuple[float, list[float]]]:
    """Yield for each match whether the one better bot wins it, and each round; ties in part."""
    rules = make_rules()
    for seed in seeds:
        place = seed % seats
        bots = {seat: player(worse, seat, seed) for seat in range(seats) if seat != place}
        best = player(better, place, seed)
        bots[place] = best if taken is None else Timed(best, taken)
        config = rules.info.configure(seats, seed, {"limit": limit})
        match, _ = simulate(rules, config, bots)
        rounds = [part(points, place) for points in zip(*match.state.points, strict=True)]
        yield part(match.state.totals, place), rounds


def part(points: Sequence[int], seat: int) -> float:
    """Return the part of a win that a seat has with these points."""
    return (points[seat] == min(points)) / points.count(min(points))


def rate(won: Sequence[float]) -> str:
    """Return how often was won, and how sure that is (95 %)."""
    mean = sum(won) / len(won)
    return f"{mean:.1%} +- {1.96 * sqrt(mean * (1 - mean) / len(won)):.1%} of {len(won)}"


def win_rate(
    better: str, worse: str, seats: int, seeds: Iterable[int], limit: str = "medium"
) -> float:
    """Return the part of the matches that the one better bot wins."""
    won = [match for match, _ in wins(better, worse, seats, seeds, None, limit)]
    return sum(won) / len(won)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--pairs", type=int, nargs="*", default=range(len(WANTED)))
    args = parser.parse_args()
    held = True
    seeds = range(args.first, args.first + args.matches)
    for better, worse, seats, wanted in (WANTED[pair] for pair in args.pairs):
        taken: list[float] = []
        played = tqdm(wins(better, worse, seats, seeds, taken), f"{better}, {seats} seats")
        found = list(played)
        won = [match for match, _ in found]
        rounds = [one for _, each in found for one in each]
        held = held and sum(won) / len(won) >= wanted
        taken.sort()
        print(
            f"{better} wins {rate(won)} matches against {seats - 1} {worse} (wanted: {wanted:.0%})"
            f" and {rate(rounds)} rounds; ms a decision: mean {sum(taken) / len(taken):.1f},"
            f" median {taken[len(taken) // 2]:.1f}, 99 % {taken[len(taken) * 99 // 100]:.0f},"
            f" most {taken[-1]:.0f}",
            flush=True,
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
