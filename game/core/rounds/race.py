"""Plans that are tried out over the same deals: those that fall behind are dropped on the way."""

from collections.abc import Sequence
from math import sqrt
from typing import Generic, TypeVar

P = TypeVar("P")

CHECKED = 8
"""After so many deals, and each time half as many more, plans that fall behind are dropped."""
BEHIND = 2.0
"""In standard errors below the best."""
KEPT = 4
"""Of the rest a third is dropped too, as long as more than this are left."""


class Entry(Generic[P]):
    """A plan, and what its lines have come to."""

    __slots__ = ("plan", "reached", "total")

    def __init__(self, plan: P) -> None:
        self.plan = plan
        self.reached: list[float] = []
        self.total = 0.0

    def behind(self, other: "Entry[P]") -> float:
        """Return by how many standard errors it is worse than another over the same deals."""
        count = len(self.reached)
        pairs = zip(other.reached, self.reached, strict=True)
        squares = sum([(theirs - own) ** 2 for theirs, own in pairs])
        mean = (other.total - self.total) / count
        spread = max(squares / count - mean * mean, 1e-9)
        return mean / sqrt(spread / count)


class Race(Generic[P]):
    """Plans that are tried out over the same deals; the first one is never dropped."""

    def __init__(self, plans: Sequence[P], checked: int = CHECKED) -> None:
        self.left = [Entry(plan) for plan in plans]
        self._own = self.left[0]
        self._deals = 0
        self._check = checked

    def add(self, reached: Sequence[float]) -> None:
        """Note one more deal."""
        for entry, value in zip(self.left, reached, strict=True):
            entry.reached.append(value)
            entry.total += value
        self._deals += 1
        if self._deals >= self._check and len(self.left) > 1:
            self._check += max(1, self._check // 2)
            self._drop()

    def _drop(self) -> None:
        best = max(self.left, key=lambda entry: entry.total)
        rest = [e for e in self.left[1:] if e is best or e.behind(best) < BEHIND]
        rest.sort(key=lambda entry: -entry.total)
        self.left = [self._own, *rest[: max(KEPT, len(rest) * 2 // 3)]]

    def winner(self, sure: float) -> P:
        """Return the best plan, if it is better than the first one beyond chance."""
        best = max(self.left, key=lambda entry: entry.total)
        if best is self._own or not self._deals or self._own.behind(best) < sure:
            best = self._own
        return best.plan
