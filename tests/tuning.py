"""Finds better numbers for rules of thumb by self-play, for every game that has such a table.

Numbers are varied a little, all at once, one way and the other way; both play each other, and all
move to where rounds cost fewer points. How far it is can be kept in a file, and gone on with.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import astuple, fields
from tqdm import tqdm

from game.core.rng import Rng

DEALS = 24
"""Played in changed seats for each pair of variations."""
STEP = 0.35
"""How far a number is varied, in parts of its usual size."""
RATE = 0.3
NOTED_EVERY = 50
"""After so many variations it is noted how far it is."""

W = TypeVar("W")
Better = Callable[[W, W, int, Rng], list[float]]
"""For so many deals: by how many points a seat of the one is better than one of the other."""


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: Sequence[float]) -> float:
    """Return the half width of the interval of 95 % around the mean."""
    middle = mean(numbers)
    return 1.96 * sqrt(sum((one - middle) ** 2 for one in numbers)) / len(numbers)


def varied(kind: type[W], numbers: Sequence[float], by: Sequence[float], sizes: Any) -> W:
    """Return numbers, each changed by so many parts of its usual size."""
    pairs = zip(numbers, by, astuple(sizes), strict=True)
    return kind(*(number + part * size for number, part, size in pairs))


def tuned(
    begin: W, sizes: W, better: Better[W], turns: int, seed: int, kept: Path | None = None
) -> W:
    """Move numbers so many times; what is kept in a file is gone on with."""
    kind = type(begin)
    numbers = list(astuple(begin))  # type: ignore[type-var]
    average, first = numbers[:], 0
    if kept is not None and kept.exists():
        known = json.loads(kept.read_text())
        numbers, average, first = known["numbers"], known["average"], known["turns"]
    for turn in tqdm(range(first, turns), initial=first, total=turns, unit=" variations"):
        luck = Rng(seed, f"tune {turn}")
        way = [1.0 if luck.unit() < 0.5 else -1.0 for _ in numbers]
        up, down = (
            varied(kind, numbers, [how * one for one in way], sizes) for how in (STEP, -STEP)
        )
        slope = mean(better(up, down, DEALS, luck)) / (2 * STEP)
        rate = RATE * 0.01 * (1 - 0.8 * turn / turns)
        moved = varied(kind, numbers, [rate * slope * one for one in way], sizes)
        numbers = list(astuple(moved))  # type: ignore[type-var]
        part = 0.01 if turn > turns // 2 else 1.0
        average = [old + part * (new - old) for old, new in zip(average, numbers, strict=True)]
        if kept is not None and turn % NOTED_EVERY == NOTED_EVERY - 1:
            told = {"numbers": numbers, "average": average, "turns": turn + 1}
            kept.write_text(json.dumps(told))
    return kind(*(round(number, 2) for number in average))


def arguments(text: str | None, rounds: int, check: int) -> Namespace:
    """Return what the command line says."""
    parser = ArgumentParser(description=text)
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--check", type=int, default=check, help="rounds against the old ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where to note how far it is")
    return parser.parse_args()


def tune(begin: W, sizes: W, better: Better[W], args: Namespace) -> None:
    """Tune as the command line says; print what is found, and how it fares on fresh deals."""
    found = tuned(begin, sizes, better, args.rounds // (2 * DEALS), args.seed, args.keep)
    for field in fields(found):  # type: ignore[arg-type]
        print(f"    {field.name}={getattr(found, field.name)},")
    gain = better(found, begin, max(2, args.check // 2), Rng(args.seed, "check"))
    print(f"{mean(gain):.2f} +- {error(gain):.2f} points a round better (95 %)")
