"""How often the better level wins: ``python -m tests.board.ladder --matches 300``.

Each pair of neighbours plays at a table of two, where they change seats with each seed; then one
hard bot plays three keen ones, and a master three hard ones, from each seat in turn. Prints how
long the better bot thinks, too.
With ``--figures`` it prints how rounds of normal bots go on each board instead.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Any

from game.board.bots import LEVELS, make_bot
from game.board.events import RanOut, RoundEnded, TurnBegan
from game.core.rng import Rng
from game.core.rules import AnySteps
from game.core.simulation import simulate
from tests.steps import events_in

from .scenario import BOARDS, DECK, TABLE, make_rules

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

    def think(self, view: Any, actions: Any, steps: int) -> Generator[None, None, Any]:
        start = time.process_time()
        action = yield from self._bot.think(view, actions, steps)
        self._taken.append((time.process_time() - start) * 1000)
        return action


def player(level: str, seat: int, seed: int) -> Any:
    return make_bot(level, seat, DECK, TABLE, BOARDS, Rng(seed, f"bot {seat}"))


def wins(
    better: str,
    worse: str,
    seats: int,
    seeds: Iterable[int],
    taken: list[float] | None = None,
    options: dict[str, str] | None = None,
) -> Iterator[float]:
    """Yield for each match whether the one better bot wins it; ties count in part."""
    rules = make_rules()
    for seed in seeds:
        place = seed % seats
        bots = {seat: player(worse, seat, seed) for seat in range(seats) if seat != place}
        best = player(better, place, seed)
        bots[place] = best if taken is None else Timed(best, taken)
        _, result = simulate(rules, rules.info.configure(seats, seed, options or {}), bots)
        yield (place in result.winners) / len(result.winners)


def figures(board: str, seats: int, level: str, matches: int) -> str:
    """Return how rounds go among bots of one level, as a line."""
    rules = make_rules()
    seen: Counter[str] = Counter()

    def watch(match: Any, steps: AnySteps) -> None:
        events = events_in(steps)
        for event in events:
            if isinstance(event, TurnBegan):
                seen["turns"] += 1
            elif isinstance(event, RoundEnded):
                seen["rounds"] += 1
                seen[_end(match.state, events)] += 1

    for seed in range(matches):
        bots = {seat: player(level, seat, seed) for seat in range(seats)}
        simulate(rules, rules.info.configure(seats, seed, {"board": board}), bots, watch)
    rounds = seen["rounds"]
    ends = ", ".join(f"{seen[end] / rounds:.0%} {end}" for end in ("finish", "pile", "event"))
    turns = seen["turns"] / rounds / seats
    return f"{board} {seats}: {turns:.1f} turns a player, {rounds / matches:.1f} rounds; {ends}"


def _end(state: Any, events: tuple[Any, ...]) -> str:
    """Return what ended a round: a pawn on the finish, the pile, or the event of that name."""
    if state.finish in state.pawns:
        return "finish"
    return "pile" if any(isinstance(event, RanOut) for event in events) else "event"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--pairs", type=int, nargs="*", default=range(len(WANTED)))
    parser.add_argument("--figures", metavar="LEVEL", help="how rounds go among bots of a level")
    args = parser.parse_args()
    if args.figures:
        for board in BOARDS:
            for seats in (2, 4, 6):
                print(figures(board.key, seats, args.figures, args.matches), flush=True)
        return 0
    return _climb(args.pairs, range(args.first, args.first + args.matches))


def _climb(pairs: Iterable[int], seeds: Iterable[int]) -> int:
    held = True
    for better, worse, seats, wanted in (WANTED[pair] for pair in pairs):
        taken: list[float] = []
        won = list(wins(better, worse, seats, seeds, taken))
        rate = sum(won) / len(won)
        error = sqrt(rate * (1 - rate) / len(won))
        held = held and rate >= wanted
        taken.sort()
        print(
            f"{better} wins {rate:.1%} +- {1.96 * error:.1%} (95 %) of {len(won)} matches"
            f" against {seats - 1} {worse} (wanted: {wanted:.0%}); ms a decision:"
            f" mean {sum(taken) / len(taken):.1f}, most {taken[-1]:.0f}",
            flush=True,
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
