"""Matches of bots, a JSON line each: ``python -m tests.frappadingue.matches --seats 4``.

The seats have the levels in turn, from the professor down. It counts the cards after every event,
and fails if a match does not end.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.catalog import find
from game.core.simulation import simulate
from game.frappadingue.bots import LEVELS

ENTRY = find("frappadingue")


def lines(
    seats: int, seeds: Sequence[int], options: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Play a match a seed and yield its line."""
    game = ENTRY.open()
    levels = [LEVELS[-1 - seat % len(LEVELS)] for seat in range(seats)]
    for seed in seeds:
        bots: dict[int, Any] = {s: game.bot(level, s, seed) for s, level in enumerate(levels)}
        config = game.rules.info.configure(seats, seed, options or {})
        _, result = simulate(game.rules, config, bots, verify=True)
        line = {
            "seed": seed,
            "seats": levels,
            "scores": result.scores,
            "winners": result.winners,
            "rounds": result.rounds,
            "actions": result.actions,
            "checksum": result.checksum,
        }
        yield json.dumps(line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    options = dict(pair.split("=") for pair in args.option)
    for line in lines(args.seats, range(args.matches), options):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
