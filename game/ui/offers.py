"""What a player in turn may choose, as boxes on the table with one focus."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from game.input.turn_keys import NO_KEY, TurnKind, TurnPress
from game.ui.widgets_pen import Box

A = TypeVar("A")

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST = 2.6
"""How much a unit beside the direction counts against one along it."""


BY_PLACE = -2
"""The key of a choice that has the number of its place among all."""


class Keyed(msgspec.Struct, frozen=True, kw_only=True):
    """What has a key of ``game.input.turn_keys`` that chooses it; ``NO_KEY``: none."""

    key: int = BY_PLACE


class Offer(Keyed, Generic[A], frozen=True):
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

    def key_of(self, place: int) -> int:
        """Return the key of a choice."""
        key = self.items[place].key
        return place if key == BY_PLACE else key

    def press(self, press: TurnPress) -> Offer[A] | None:
        """Give the focus to the choice whose key was pressed and return it; ``None``: no such."""
        keys = {self.key_of(place): place for place in reversed(range(len(self.items)))}
        keys.pop(NO_KEY, None)
        place = keys.get(press.key, keys.get(press.number))
        return None if place is None else self.pick(place)

    @property
    def marked(self) -> bool:
        """Say whether the first key chooses something now; on a pad that is a button."""
        keys = [self.key_of(place) for place in range(len(self.items))]
        return 0 in keys and not self.items[keys.index(0)].refusal

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

    def reachable(self) -> Sequence[int]:
        """Return the numbers of the choices that keys lead to; the mouse reaches all."""
        return range(len(self.items))

    def move(self, kind: TurnKind) -> bool:
        """Move the focus; say whether there was somewhere to go."""
        if not self.items:
            return False
        if kind in ("previous", "next"):
            return self.step(self.reachable(), 1 if kind == "next" else -1)
        best = self._nearest(*_WAYS[kind])
        if best is not None:
            self.focus = best
        return best is not None

    def step(self, places: Sequence[int], step: int) -> bool:
        """Move the focus on or back among some choices, round and round."""
        if not places:
            return False
        here = places.index(self.focus) if self.focus in places else -max(step, 0)
        self.focus = places[(here + step) % len(places)]
        return len(places) > 1

    def _nearest(self, dx: int, dy: int) -> int | None:
        here = self.items[self.focus].box
        found: list[tuple[float, int]] = []
        for place in self.reachable():
            offer = self.items[place]
            x, y = offer.box.cx - here.cx, offer.box.cy - here.cy
            along, beside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > 1:
                found.append((along + SIDEWAYS_COST * beside, place))
        return min(found)[1] if found else None
