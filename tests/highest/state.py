"""What lies on the table of Highest Card, what is played, and what happens."""

import msgspec

from game.core.cards import Card, Deck
from game.core.rules import Seat

CARDS_IN_DECK = 20
SEATS = 2


class Play(msgspec.Struct, frozen=True, tag=True):
    """A card is played."""

    card: Card


class Played(msgspec.Struct, frozen=True, tag=True):
    """A card was played (HC-3)."""

    seat: Seat
    card: Card


class Won(msgspec.Struct, frozen=True, tag=True):
    """A trick was won (HC-3)."""

    seat: Seat
    cards: tuple[Card, ...]


Event = Played | Won


class State(msgspec.Struct, frozen=True):
    """Hands, the trick, points, and cards that are out of play."""

    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...] = (0, 0)
    trick: tuple[Card, ...] = ()
    first: Seat = 0
    box: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat:
        """Return who plays the next card."""
        return self.first if not self.trick else 1 - self.first


View = State


def make_deck() -> Deck[int]:
    """Return the cards 1 to 20, of which the highest wins."""
    numbers = range(1, CARDS_IN_DECK + 1)
    return Deck(numbers, map(str, numbers))
