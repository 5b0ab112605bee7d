"""What may be pressed, in its box, and what of it is to be dimmed, raised or lit."""

import enum
from typing import Protocol

from game.board.draft import Choosable
from game.board.state import Lay
from game.core.cards import HIDDEN, Card
from game.core.choices import NOWHERE
from game.core.rules import NOBODY, Seat
from game.ui.offers import Offer, Offers
from game.ui.widgets_pen import Box


class Places(Protocol):
    """Where things lie on the table."""

    def card_box(self, card: Card) -> Box:
        """Return where a card of the open hand can be pressed: the part that is in sight."""
        ...

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        ...

    def square_box(self, number: int) -> Box:
        """Return the cell of a square."""
        ...

    def arrow_box(self, number: int, arrow: str) -> Box:
        """Return where the arrow of a card on a square is pressed: a way, or on and back."""
        ...

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        ...

    def pawn_box(self, seat: Seat) -> Box:
        """Return where a seat's pawn stands."""
        ...


class At(enum.Enum):
    """What lies in the box of a spot."""

    CARD = "card"
    MARKET = "market"
    SQUARE = "square"
    ARROW = "arrow"
    PLATE = "plate"
    PAWN = "pawn"
    BUTTON = "button"


class Spot(Offer[Choosable], frozen=True):
    """An offer, and what lies in its box.

    Of an arrow ``way`` is where it points on the map, ``there`` the square to which it leads, and
    ``on`` the cell of its own square. A ``quiet`` spot is for the mouse alone.
    """

    at: At = At.BUTTON
    card: Card = HIDDEN
    seat: Seat = NOBODY
    square: int = NOWHERE
    way: str = ""
    there: int = NOWHERE
    on: Box | None = None
    quiet: bool = False


def refused_cards(offers: Offers[Choosable]) -> frozenset[Card]:
    """Return the cards that can't be chosen now, which are to be dimmed."""
    hand = (spot for spot in spots_among(offers) if spot.at is At.CARD)
    return frozenset(spot.card for spot in hand if spot.refusal)


def focused_card(offers: Offers[Choosable]) -> Card:
    """Return the card of hand or market with the focus, to be raised; ``HIDDEN`` if none has it."""
    spot = offers.focused
    return spot.card if isinstance(spot, Spot) else HIDDEN


def lit_squares(offers: Offers[Choosable]) -> frozenset[int]:
    """Return the squares that may be chosen, which are to be lit."""
    squares = (spot for spot in spots_among(offers) if spot.at is At.SQUARE)
    return frozenset(spot.square for spot in squares if not spot.quiet)


def previewed(offers: Offers[Choosable]) -> Lay | None:
    """Return how a card would lie if what has the focus were chosen; ``None`` if none would."""
    spot = offers.focused
    if spot is None or spot.refusal or not isinstance(spot.action, Lay):
        return None
    return spot.action


def goal_of(offers: Offers[Choosable]) -> int:
    """Return where the arrow with the focus would send a pawn; ``NOWHERE`` if it sends none."""
    spot = offers.focused
    arrow = isinstance(spot, Spot) and spot.at is At.ARROW and spot.there != spot.square
    return spot.there if isinstance(spot, Spot) and arrow else NOWHERE


def spots_among(offers: Offers[Choosable]) -> list[Spot]:
    """Return the choices with what lies in their boxes."""
    return [spot for spot in offers.items if isinstance(spot, Spot)]
