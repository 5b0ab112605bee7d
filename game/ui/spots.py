"""What a player in turn may choose, as spots on the table with one focus.

A *spot* is a choice with its box and its key: the layout of a game makes spots of what its
``choices_of`` tells.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.cards import HIDDEN, Card
from game.core.choices import At, Choice
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.turn_keys import NO_KEY, TurnKind, TurnPress
from game.ui.canvas import Box
from game.ui.card_moves import Cards, Sight
from game.ui.hand_rows import HandRows, card_box

A = TypeVar("A")
S = TypeVar("S")

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST = 2.6
"""How many units along a direction count as much as one beside it."""
BY_PLACE = -2
"""Stands for the key of a choice's own place among all choices."""


class Spot(msgspec.Struct, Generic[A], frozen=True):
    """A choice in its box.

    ``key`` is one of ``game.input.turn_keys``, ``NO_KEY``: none. ``at`` is what lies in the box,
    which may be another thing to which the choice belongs as well. A ``quiet`` spot is for the
    mouse alone. One that is ``held`` could be chosen by the rules: it is for another step of a
    guided round, whose note says so.
    """

    choice: Choice[A]
    box: Box
    at: At = At.BUTTON
    key: int = BY_PLACE
    quiet: bool = False
    held: bool = False

    @property
    def action(self) -> A:
        """The action, or the step of a draft."""
        return self.choice.action

    @property
    def refusal(self) -> Sentence | None:
        """Why it can't be chosen now."""
        return self.choice.refusal

    @property
    def reason(self) -> Sentence | None:
        """Why the rules refuse it: that is told where it lies."""
        return None if self.held else self.choice.refusal

    @property
    def card(self) -> Card:
        """The card that it belongs to, or ``HIDDEN``."""
        return self.choice.card

    @property
    def seat(self) -> Seat:
        """The seat that it belongs to, or ``NOBODY``."""
        return self.choice.seat

    @property
    def square(self) -> int:
        """The square that it belongs to, or ``NOWHERE``."""
        return self.choice.square


class Spots(Generic[A]):
    """The choices of one decision, best first; the focus begins on the first possible one."""

    def __init__(self, items: Iterable[Spot[A]] = ()) -> None:
        self.items = tuple(items)
        self.focus = 0
        self.focus_possible()
        self.walked = False
        """Whether somebody has led the focus to where it is."""

    def focus_possible(self) -> None:
        """Give the focus to the first choice that is possible, or to the first of all."""
        possible = (place for place, spot in enumerate(self.items) if spot.refusal is None)
        self.focus = next(possible, 0)

    def __len__(self) -> int:
        return len(self.items)

    @property
    def focused(self) -> Spot[A] | None:
        """The spot with the focus; ``None`` if there is nothing to choose."""
        return self.items[self.focus] if self.items else None

    def pick(self, number: int) -> Spot[A] | None:
        """Give the focus to a spot and return it; ``None`` if there are fewer."""
        if number >= len(self.items):
            return None
        self.focus = number
        return self.items[number]

    def key_of(self, place: int) -> int:
        """Return the key of a spot."""
        key = self.items[place].key
        return place if key == BY_PLACE else key

    def press(self, press: TurnPress) -> Spot[A] | None:
        """Give the focus to the spot whose key was pressed and return it; ``None``: no such."""
        place = self._place_of(press)
        return None if place is None else self.pick(place)

    def meant(self, press: TurnPress) -> Spot[A] | None:
        """Return the spot whose key was pressed, without giving it the focus."""
        place = self._place_of(press)
        return None if place is None else self.items[place]

    def _place_of(self, press: TurnPress) -> int | None:
        keys = {self.key_of(place): place for place in reversed(range(len(self.items)))}
        keys.pop(NO_KEY, None)
        return keys.get(press.key, keys.get(press.number))

    @property
    def marked(self) -> bool:
        """Say whether the first key chooses something now; on a pad that is a button."""
        keys = [self.key_of(place) for place in range(len(self.items))]
        return 0 in keys and self.items[keys.index(0)].refusal is None

    def focus_on(self, action: A) -> bool:
        """Give the focus to the choice of an action; ``False`` if it is not there."""
        for place, spot in enumerate(self.items):
            if spot.action == action:
                self.focus = place
                return True
        return False

    def at(self, x: float, y: float) -> int | None:
        """Return the number of the spot at a point, or ``None``."""
        for place, spot in enumerate(self.items):
            if spot.box.has(x, y):
                return place
        return None

    def reachable(self) -> Sequence[int]:
        """Return the numbers of the spots that keys lead to; the mouse reaches all."""
        return [place for place, spot in enumerate(self.items) if not spot.quiet]

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
        """Move the focus on or back among some spots, round and round."""
        if not places:
            return False
        here = places.index(self.focus) if self.focus in places else -max(step, 0)
        self.focus = places[(here + step) % len(places)]
        return len(places) > 1

    def _nearest(self, dx: int, dy: int) -> int | None:
        here = self.items[self.focus].box
        found: list[tuple[float, int]] = []
        for place in self.reachable():
            spot = self.items[place]
            x, y = spot.box.cx - here.cx, spot.box.cy - here.cy
            along, beside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > 1:
                found.append((along + SIDEWAYS_COST * beside, place))
        return min(found)[1] if found else None

    @property
    def refused_cards(self) -> frozenset[Card]:
        """The cards of the hand that can't be chosen now, which are to be dimmed."""
        hand = (spot for spot in self.items if spot.at is At.CARD)
        return frozenset(spot.card for spot in hand if spot.refusal is not None)

    @property
    def focused_card(self) -> Card:
        """The card of hand or market with the focus, to be raised; ``HIDDEN`` if none has it."""
        spot = self.focused
        return HIDDEN if spot is None else spot.card


def with_keys(
    spots: Iterable[Spot[A]], key_of: Callable[[int, Spot[A]], int]
) -> tuple[Spot[A], ...]:
    """Return spots with the keys that they have by place and kind."""
    return tuple(replace(spot, key=key_of(place, spot)) for place, spot in enumerate(spots))


def hand_keys(hand: Sequence[Card], first: int, taken: Collection[int] = ()) -> dict[Card, int]:
    """Return the keys of a hand's cards as they lie, from the ``first`` one on.

    So a card's key is its place, whatever else can go. A card whose key another choice has
    ``taken`` gets one after the whole hand's.
    """
    more = (key for key in count(first + len(hand)) if key not in taken)
    return {card: key if key not in taken else next(more) for key, card in enumerate(hand, first)}


def held_back(spot: Spot[A], why: Sentence | None) -> Spot[A]:
    """Return a spot that waits for another step of a guided round, if there is a reason."""
    if why is None or spot.refusal is not None:
        return spot
    return replace(spot, choice=replace(spot.choice, refusal=why), held=True)


def told_by_note(spot: Spot[A]) -> Spot[A]:
    """Return a spot of which the note of a guided round says why it can't be chosen."""
    return replace(spot, held=True)


class Places(Protocol):
    """Where the things of a table lie that can be pressed."""

    def card_box(self, card: Card) -> Box:
        """Return where a card of the open hand can be pressed: the part that is in sight."""
        ...

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        ...

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        ...


class CardPlaces(Generic[S]):
    """Where the cards of a state can be pressed, as somebody sees them."""

    def __init__(self, state: S, cards: Cards[S], rows: HandRows, sight: Sight) -> None:
        self._placed = cards.layout(state, sight)
        hand = cards.order_of(state, sight.audience, sight.near)
        self._hand: Mapping[Card, Box] = dict(zip(hand, rows.boxes(len(hand)), strict=True))

    def card_box(self, card: Card) -> Box:
        """Return where a card of the hand in the tray can be pressed: the part in sight."""
        return self._hand.get(card) or self.market_box(card)

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        at = self._placed[card]
        return card_box(at.x, at.y, at.width)
