"""Figures of matches in rounds, whatever the game: a curve of totals, means, who has most."""

import re
from collections import Counter
from collections.abc import Collection, Sequence

from game.core.rules import Seat
from game.ui.report import Curve, CurvePoint

Points = Sequence[Sequence[int]]
"""What each round brought, by seat."""


def curve_of(points: Points) -> Curve:
    """Return everybody's total after each round, from nothing on."""
    moments = tuple(
        CurvePoint(done, tuple(sum(own[:done]) for own in points))
        for done in range(len(points[0]) + 1)
    )
    return Curve("results-curve-points", "results-rounds", moments)


def most(counted: Counter[Seat]) -> tuple[Seat, int] | None:
    """Return who alone has most, and how many."""
    ranked = counted.most_common(2)
    if not ranked or not ranked[0][1] or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0]


def mean(own: Collection[int]) -> int:
    """Return the mean of some rounds, rounded, halves up; 0 without any."""
    return (2 * sum(own) + len(own)) // (2 * len(own)) if own else 0


def count_actions(record: str, pattern: str) -> Counter[Seat]:
    """Count by seat how often a record has an action: steps are when, who and what."""
    return Counter(map(int, re.findall(rf"^\d+ (\d+) (?:{pattern})$", record, re.MULTILINE)))
