"""Streams of luck: seeded, separate for each concern, and the same on every Python version."""

import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """A source of chance. ``draws`` counts what was drawn, so that undo knows where to stop."""

    draws: int

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1."""
        ...

    def unit(self) -> float:
        """Return a number from 0 up to, but without, 1."""
        ...

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a new order."""
        ...

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        ...


class Rng:
    """A stream named by a seed and a concern, such as ``rules``, ``looks`` or ``bot 2``."""

    def __init__(self, seed: int, stream: str) -> None:
        source = random.Random(f"{seed}/{stream}")
        self._bits = source.getrandbits
        self._unit = source.random
        self.draws = 0

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each as likely."""
        self.draws += 1
        draw, bits = self._bits, n.bit_length()
        value = draw(bits)
        while value >= n:
            value = draw(bits)
        return value

    def unit(self) -> float:
        """Return a number from 0 up to, but without, 1."""
        self.draws += 1
        return self._unit()

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a new order (Fisher and Yates)."""
        cards = list(items)
        below = self.below
        for last in range(len(cards) - 1, 0, -1):
            other = below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items; ``IndexError`` if there is none."""
        return items[self.below(len(items))] if items else items[0]


class LoadedDice(Rng):
    """Luck for tests: ``below`` gives the scripted values in order, then fails loudly."""

    def __init__(self, *values: int) -> None:
        super().__init__(0, "loaded")
        self._values = list(values)

    def below(self, n: int) -> int:
        """Return the next scripted value; ``AssertionError`` if it is used up or too large."""
        self.draws += 1
        assert self._values, "the loaded dice are used up"
        value = self._values.pop(0)
        assert 0 <= value < n, f"loaded {value}, but the rules ask below {n}"
        return value
