"""Which card goes on which (FC-9, FC-10, FC-22)."""

import enum

from game.frantic.deck import BLACK, FOUR_COLOUR, CardKind, Symbol
from game.frantic.state import NOT_YOU_HAND

_ANYWHERE = frozenset(FOUR_COLOUR)


class Refusal(enum.Enum):
    """Why a card can't be played now; the values are text ids."""

    NOT_TEN = "frantic-refusal-not-ten"
    """Not You needs a hand of exactly ten cards."""
    WISH = "frantic-refusal-wish"
    """Something else is asked for."""
    BLACK = "frantic-refusal-black"
    """A black card goes on the same number, and never on another black card."""
    OTHER = "frantic-refusal-other"
    """Neither colour nor number nor symbol agree."""


def refusal(kind: CardKind, on: CardKind | None, wish: str, hand: int) -> Refusal | None:
    """Return why a card can't be played, or ``None`` if it can.

    ``on`` is the card that play goes on with (``None``: anything may be played), ``hand`` the
    cards in the hand, this one among them.
    """
    if kind.symbol is Symbol.NOT_YOU:
        return None if hand == NOT_YOU_HAND else Refusal.NOT_TEN
    if kind.symbol in _ANYWHERE:
        return None
    if wish:
        asked = (kind.colour, str(kind.number))
        return None if wish in asked else Refusal.WISH
    if on is None or _agree(kind, on):
        return None
    return Refusal.BLACK if kind.colour == BLACK else Refusal.OTHER


def _agree(kind: CardKind, on: CardKind) -> bool:
    """Say whether a card of one colour, or a black one, goes on another card."""
    if kind.colour == BLACK:
        return kind.number == on.number and on.colour != BLACK
    if kind.colour == on.colour:
        return True
    if kind.number:
        return kind.number == on.number
    return kind.symbol is on.symbol
