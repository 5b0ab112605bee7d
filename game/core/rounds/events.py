"""Events of all games in rounds, and how they are applied to the parts that states share."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.cards import Card, Hands
from game.core.rounds.state import Chosen
from game.core.rules import NOBODY, Seat

T = TypeVar("T")


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The next seat is in turn."""

    seat: Seat


class Drew(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards went from the draw pile into a hand; ``why`` is what the game says it is."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str = ""


class RanOut(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards were owed or wanted that the draw pile did not have."""

    seat: Seat
    missing: int
    why: str = ""


class Happened(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event of the table came up."""

    seat: Seat
    key: str


class Chose(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody has chosen behind the curtain; nothing moves yet."""

    seat: Seat
    card: Card
    to: Seat = NOBODY


class HandsShuffled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """All hands were dealt anew."""

    hands: Hands


class MarketOpened(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The cards of the market were turned up."""

    cards: tuple[Card, ...]


class Picked(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody took a card of the market."""

    seat: Seat
    card: Card


class BombLit(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The bomb began to tick: how many turns are left."""

    turns: int


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """That was the last round."""


def only_told(state: Any, _: object, __: object) -> Any:
    """Leave everything as it is: what was said changes nothing by itself."""
    return state


def waiting(state: Any, event: Any, _: object) -> Any:
    """Note what is asked, and what is to be done after it."""
    return replace(state, question=event.question, agenda=event.agenda)


def _drew(state: Any, event: Drew, _: object) -> Any:
    hands = with_cards(state.hands, event.seat, event.cards)
    return replace(state, hands=hands, draw=state.draw[len(event.cards) :])


def _chose(state: Any, event: Chose, _: object) -> Any:
    choice = Chosen(event.seat, event.card, event.to)
    return replace(state, chosen=(*state.chosen, choice))


def _hands_shuffled(state: Any, event: HandsShuffled, _: object) -> Any:
    return replace(state, hands=event.hands)


def _market_opened(state: Any, event: MarketOpened, _: object) -> Any:
    return replace(state, market=event.cards, draw=state.draw[len(event.cards) :])


def _picked(state: Any, event: Picked, _: object) -> Any:
    market = tuple(card for card in state.market if card != event.card)
    hands = with_cards(state.hands, event.seat, (event.card,))
    return replace(state, hands=hands, market=market)


APPLIED: Mapping[type, Callable[[Any, Any, Any], Any]] = {
    Chose: _chose,
    Drew: _drew,
    HandsShuffled: _hands_shuffled,
    MarketOpened: _market_opened,
    MatchEnded: only_told,
    Picked: _picked,
}
"""How each of these events is applied; the rest a game applies by itself."""


def with_cards(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    """Return the hands after one got some cards."""
    return replaced(hands, seat, hands[seat] + cards)


def without_cards(hands: Hands, seat: Seat, cards: Collection[Card]) -> Hands:
    """Return the hands after one lost some cards."""
    return replaced(hands, seat, tuple([card for card in hands[seat] if card not in cards]))


def replaced(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return a tuple with something else in one place."""
    found = list(things)
    found[place] = thing
    return tuple(found)
