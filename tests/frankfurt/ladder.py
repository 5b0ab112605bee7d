"""The bots' ladder, and how long their delays are: ``python -m tests.frankfurt.ladder``."""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from statistics import fmean, pstdev

from game.core.rng import Rng
from game.core.simulation import simulate
from game.frankfurt.bots import make_racer
from game.frankfurt.levels import SECONDS
from game.frankfurt.rules import FrankfurtRules
from tests.frankfurt.scenario import standard_deck

NAMES = tuple(SECONDS)
PAIRS = tuple(zip(NAMES[1:], NAMES, strict=False))
WANTED = 0.65


def win_rate(
    better: str,
    worse: str,
    seeds: Iterable[int],
    delays: dict[tuple[str, str], list[float]] | None = None,
) -> float:
    """Return the part of two-seat matches that the better level wins; seats alternate."""
    return fmean(wins(better, worse, seeds, delays))


def wins(
    better: str,
    worse: str,
    seeds: Iterable[int],
    delays: dict[tuple[str, str], list[float]] | None = None,
) -> Iterator[float]:
    """Yield for each match whether the better level wins it; ties count in part."""
    rules = FrankfurtRules(standard_deck())
    for seed in seeds:
        levels = (better, worse) if seed % 2 else (worse, better)
        racers = {
            seat: make_racer(level, seat, rules.deck, Rng(seed, f"bot {seat}"))
            for seat, level in enumerate(levels)
        }
        _, result = simulate(rules, rules.info.configure(2, seed), racers)
        for seat, racer in racers.items():
            for kind, ms in racer.delays if delays is not None else ():
                delays[levels[seat], kind].append(ms)
        yield (levels.index(better) in result.winners) / len(result.winners)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    matches = parser.parse_args().matches
    delays: dict[tuple[str, str], list[float]] = defaultdict(list)
    held = True
    for better, worse in PAIRS:
        rate = win_rate(better, worse, range(matches), delays)
        held = held and rate >= WANTED
        print(f"{better} beats {worse} in {rate:.1%} of {matches} matches")
    for level in NAMES:
        for kind in ("slap", "card", "turn", "move", "key"):
            times = sorted(delays[level, kind])
            print(
                f"{level:7}{kind:5} {len(times):6} times, ms: least {times[0]:.0f},"
                f" mean {fmean(times):.0f}, spread {pstdev(times):.0f},"
                f" 95 % from {times[len(times) // 40]:.0f} to {times[-len(times) // 40]:.0f}"
            )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
