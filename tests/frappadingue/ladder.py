"""How often the better level wins: ``python -m tests.frappadingue.ladder --matches 2000``.

Each pair plays at a table of two, where they change seats with each seed; then each level and the
professor without its end game play the professor.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any

from game.core.rng import Rng
from game.core.simulation import simulate
from game.frappadingue.bots import ProfessorBot, make_bot
from game.frappadingue.content import load_deck, load_table
from game.frappadingue.rules import FrappadingueRules

POINTS_ONLY = "professor for points only"
PAIRS = (
    ("normal", "easy"),
    ("hard", "normal"),
    ("professor", "hard"),
    ("professor", "easy"),
    ("professor", POINTS_ONLY),
)


def player(level: str, seat: int, seed: int) -> Any:
    deck, library = load_deck(), load_table()
    if level == POINTS_ONLY:
        return ProfessorBot(deck, library, sees_the_end=False)
    return make_bot(level, seat, deck, library, Rng(seed, f"bot {seat}"))


def win_rate(
    better: str, worse: str, seeds: Iterable[int], options: Mapping[str, str] | None = None
) -> float:
    """Return the part of two-seat matches that the better level wins; ties count half."""
    rules = FrappadingueRules(load_deck())
    bots = {level: player(level, 0, 1) for level in (better, worse)}
    won, played = 0.0, 0
    for seed in seeds:
        levels = (better, worse) if seed % 2 else (worse, better)
        seats = {seat: bots[level] for seat, level in enumerate(levels)}
        _, result = simulate(rules, rules.info.configure(2, seed, options or {}), seats)
        won += (levels.index(better) in result.winners) / len(result.winners)
        played += 1
    return won / played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--goal", default="1000")
    args = parser.parse_args()
    held = True
    for better, worse in PAIRS:
        rate = win_rate(better, worse, range(args.matches), {"goal": args.goal})
        error = sqrt(rate * (1 - rate) / args.matches)
        held = held and rate > 0.5
        print(
            f"{better} beats {worse} in {rate:.1%} +- {error:.1%} of {args.matches} matches",
            flush=True,
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
