"""What a player in turn may choose, as boxes on the table with one focus."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from game.input.turn_keys import TurnKind
from game.ui.widgets_pen import Box

A = TypeVar("A")

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST = 2.6
"""How much a unit beside the direction counts against one along it."""


class Offer(msgspec.Struct, Generic[A], frozen=True):
    """A choice in its box. ``refusal`` is the text id of why it can't be chosen now, or empty."""

    action: A
    box: Box
    refusal: str = ""


class Offers(Generic[A]):
    """The choices of one decision, best first; the focus begins on the first possible one."""

    def __init__(self, items: Sequence[Offer[A]] = ()) -> None:
        self.items = tuple(items)
        possible = [place for place, offer in enumerate(self.items) if not offer.refusal]
        self.focus = possible[0] if possible else 0

    def __len__(self) -> int:
        return len(self.items)

    @property
    def focused(self) -> Offer[A] | None:
        """The choice with the focus; ``None`` if there is nothing to choose."""
        return self.items[self.focus] if self.items else None

    def pick(self, number: int) -> Offer[A] | None:
        """Give the focus to a choice and return it; ``None`` if there are fewer."""
        if number >= len(self.items):
            return None
        self.focus = number
        return self.items[number]

    def focus_on(self, action: A) -> bool:
        """Give the focus to the choice of an action; ``False`` if it is not offered."""
        for place, offer in enumerate(self.items):
            if offer.action == action:
                self.focus = place
                return True
        return False

    def at(self, x: float, y: float) -> int | None:
        """Return the number of the choice at a point, or ``None``."""
        for place, offer in enumerate(self.items):
            if offer.box.has(x, y):
                return place
        return None

    def move(self, kind: TurnKind) -> bool:
        """Move the focus; say whether there was somewhere to go."""
        if not self.items:
            return False
        if kind in ("previous", "next"):
            step = 1 if kind == "next" else -1
            self.focus = (self.focus + step) % len(self.items)
            return len(self.items) > 1
        best = self._nearest(*_WAYS[kind])
        if best is not None:
            self.focus = best
        return best is not None

    def _nearest(self, dx: int, dy: int) -> int | None:
        here = self.items[self.focus].box
        found: list[tuple[float, int]] = []
        for place, offer in enumerate(self.items):
            x, y = offer.box.cx - here.cx, offer.box.cy - here.cy
            along, beside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > 1:
                found.append((along + SIDEWAYS_COST * beside, place))
        return min(found)[1] if found else None
