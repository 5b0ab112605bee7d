"""Mean points a turn of each level: ``python -m tests.frappadingue.points --turns 100000``.

Every turn is played by the rules, as the first turn of a match that nobody is near to winning.
The error given is the standard error of the mean.
"""

import argparse
import sys
import time
from collections import Counter
from math import sqrt

from game.core.bots import decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS
from game.frappadingue.bots import LEVELS, make_bot
from game.frappadingue.content import load_deck, load_table
from game.frappadingue.rules import FrappadingueRules

LONG_MATCH = {"goal": "10000"}


def turn_points(level: str, turns: int, seed: int = 1) -> Counter[int]:
    """Play that many turns and return how often each result came."""
    deck, library = load_deck(), load_table()
    rules = FrappadingueRules(deck)
    bot = make_bot(level, 0, deck, library, Rng(seed, "bot 0"))
    luck = Rng(seed, "rules")
    config = rules.info.configure(2, seed, LONG_MATCH)
    found: Counter[int] = Counter()
    for _ in range(turns):
        match = Match(rules, config, luck=luck)
        seat = match.state.turn
        while not match.state.seats[seat].turns:
            actions = rules.legal_actions(match.state, seat)
            match.submit(seat, decide(bot, match.state, actions, THINK_STEPS))
        found[match.state.seats[seat].total] += 1
    return found


def mean_and_error(found: Counter[int]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = found.total()
    mean = sum(points * n for points, n in found.items()) / count
    square = sum((points - mean) ** 2 * n for points, n in found.items()) / (count - 1)
    return mean, sqrt(square / count)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    means = []
    for level in LEVELS:
        start = time.perf_counter()
        found = turn_points(level, args.turns, args.seed)
        mean, error = mean_and_error(found)
        means.append(mean)
        lost, seconds = found[0] / args.turns, time.perf_counter() - start
        print(
            f"{level:9} {mean:7.2f} +- {error:.2f} points a turn, {lost:.1%} lost, {seconds:.0f} s",
            flush=True,
        )
    return 0 if means == sorted(set(means)) else 1


if __name__ == "__main__":
    sys.exit(main())
