"""Why an answer is refused, in the plain words that games in rounds have in common."""

from collections.abc import Iterable
from typing import Any

from game.core.cards import Card, Deck
from game.core.rules import Seat

NOT_IN_MARKET = "it does not lie in the market"


def not_held(deck: Deck[Any], cards: Iterable[Card], kind: str, seat: Seat) -> str:
    """Return that a seat holds none of a kind among its cards, or nothing if it does."""
    return "" if deck.find(cards, kind) is not None else f"seat {seat} does not hold it"
