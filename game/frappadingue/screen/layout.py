"""Where every card lies: a pure function of the state, from which all movement follows."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.frappadingue.screen.geometry import (
    CARD,
    DECK,
    DECK_CARD,
    EARLIER_CARD,
    LEFT_OVER,
    SLOT,
    earlier_spots,
    slots,
    throw_spots,
)
from game.frappadingue.state import Phase, State
from game.ui.motion import Placement

THROW_ANGLES = (-3.0, 0.0, 3.0, 0.0, -3.0)
Z_DECK, Z_EARLIER, Z_THROW, Z_COUNTER = 0, 100, 200, 400
"""Painter's order of the kinds of places, with room for the cards of each."""

Audience = frozenset[Seat]


def layout(state: State, audience: Audience) -> dict[Card, Placement]:
    """Return a placement for each card in play; everything that lies open is for everybody.

    For an empty audience all cards show their backs. A placement with ``alpha`` 0 is in the deck,
    and need not be drawn once the card is there.
    """
    placed = {card: in_deck(card) for card in state.deck}
    for card, placement in (*_earlier(state), *_throw(state), *_counter(state)):
        placed[card] = placement if audience else replace(placement, face_up=False)
    return placed


def in_deck(card: Card) -> Placement:
    """Return the place of a card in the deck, face down."""
    return Placement(*DECK, DECK_CARD, 0.0, False, Z_DECK + card, 0)


def _throw(state: State) -> Iterator[tuple[Card, Placement]]:
    """What was left over lies smaller: it is shuffled back before the next throw."""
    left_over = state.phase is Phase.GO
    width = LEFT_OVER if left_over else CARD
    spots = throw_spots(len(state.throw), width)
    for place, (card, (x, y)) in enumerate(zip(state.throw, spots, strict=True)):
        angle = 0.0 if left_over else THROW_ANGLES[place]
        yield card, Placement(x, y, width, angle, True, Z_THROW + place)


def _counter(state: State) -> Iterator[tuple[Card, Placement]]:
    for place, (card, (x, y)) in enumerate(zip(state.hand, slots(), strict=False)):
        yield card, Placement(x, y, SLOT, 0.0, True, Z_COUNTER + place)


def _earlier(state: State) -> Iterator[tuple[Card, Placement]]:
    """Full hands of this turn lie in small stacks beside the barrow."""
    spots = earlier_spots(len(state.earlier))
    for place, (card, at) in enumerate(zip(state.earlier, spots, strict=True)):
        yield card, Placement(*at, EARLIER_CARD, 0.0, True, Z_EARLIER + place)
