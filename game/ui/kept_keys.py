"""Keys of cards that stay with them: a card keeps its letter from one choice of a turn to the next.

Each choice gives keys by itself, in the order of its cards; so a card would be another letter once
a card before it does not go any more, or once somebody attacks.
"""

from typing import TypeVar

from msgspec.structs import replace

from game.core.cards import HIDDEN, Card
from game.core.choices import At
from game.core.rules import Seat
from game.input.turn_keys import NO_KEY
from game.ui.spots import Spots

A = TypeVar("A")


class KeptKeys:
    """Remembers which key each card of a person had since the own turn began."""

    def __init__(self) -> None:
        self._keys: dict[Seat, dict[Card, int]] = {}
        self._turns: dict[Seat, int] = {}

    def keep(self, spots: Spots[A], seat: Seat, turn: int | None) -> Spots[A]:
        """Return the choices of a person, with the keys that their cards had before.

        A key that something else has now is not kept. Cards that can be chosen come first. At the
        beginning of a ``turn`` of their own, which that number tells from others, all are new.
        """
        if turn is not None and self._turns.get(seat) != turn:
            self._turns[seat] = turn
            self._keys.pop(seat, None)
        kept = self._keys.setdefault(seat, {})
        given = {place: spots.key_of(place) for place in _of_cards(spots)}
        free = sorted(given.values())
        order = sorted(given, key=lambda place: spots.items[place].refusal is not None)
        found: dict[int, int] = {}
        for place in order:
            key = kept.get(spots.items[place].card, NO_KEY)
            if key in free:
                found[place] = key
                free.remove(key)
        for place in order:
            if place not in found:
                found[place] = free.pop(0)
        for place, key in found.items():
            if spots.items[place].refusal is None:
                kept[spots.items[place].card] = key
        same = Spots(
            replace(spot, key=found[place]) if place in found else spot
            for place, spot in enumerate(spots.items)
        )
        same.focus = spots.focus
        return same


def _of_cards(spots: Spots[A]) -> list[int]:
    """Return the places of the cards of the hand that have keys."""
    return [
        place
        for place, spot in enumerate(spots.items)
        if spot.at is At.CARD and spot.card != HIDDEN and spots.key_of(place) != NO_KEY
    ]
