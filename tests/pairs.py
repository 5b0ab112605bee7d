"""Few rows of values in place of a full product, where a fault needs at most two of them to show.

The rows that are left out are not lost: ``with_the_rest`` keeps them for the long form of a test,
which ``pytest -m whole`` and ``.ci/run`` play.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest

Row = tuple[Any, ...]


def each_value(*factors: Sequence[Any]) -> list[Row]:
    """Return rows in which every value of every factor comes up, as few as there can be."""
    length = max(map(len, factors))
    return [tuple(values[place % len(values)] for values in factors) for place in range(length)]


def pairs(*factors: Sequence[Any]) -> list[Row]:
    """Return rows in which every value meets every value of every other factor."""
    rows = list(product(*(range(len(values)) for values in factors)))
    missing = {meeting for row in rows for meeting in _meetings(row)}
    found = []
    while missing:
        best = max(rows, key=lambda row: len(missing & _meetings(row)))
        missing -= _meetings(best)
        found.append(best)
    return [
        tuple(values[place] for values, place in zip(factors, row, strict=True))
        for row in sorted(found)
    ]


def _meetings(row: Sequence[int]) -> set[Any]:
    return set(combinations(enumerate(row), 2))


def with_the_rest(few: Iterable[Row], rows: Iterable[Row]) -> list[Any]:
    """Return all rows as parameters, those that are not among the few for the long form."""
    short = list(few)
    return [row if row in short else whole(*row) for row in rows]


def whole(*row: Any) -> Any:
    """Return values as parameters of a test's long form."""
    return pytest.param(*row, marks=pytest.mark.whole)
