"""Where every card lies, a pure function of the state, and how cards go from place to place."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.core.telling import Motion
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
from game.frappadingue.telling import RunTelling
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, Placement, SpriteId, Style

THROW_ANGLES = (-3.0, 0.0, 3.0, 0.0, -3.0)
Z_DECK, Z_EARLIER, Z_THROW, Z_COUNTER = 0, 100, 200, 400
"""Painter's order of the kinds of places, with room for the cards of each."""

BACK = Style(240, "in-out")
"""Cards go back into the deck together, before the next ones come."""
DEAL_DELAY_MS = 200
DEAL_MS = 260
DEAL_STEP_MS = 3 * DEAL_STAGGER_MS
"""Piles are laid out one after the other, so that each card can be read as it comes."""
TAKE_MS = 300
CLEAR = Style(420, "in-out")

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


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, told: RunTelling, before: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match told.motion:
            case Motion.DRAW:
                delay = DEAL_DELAY_MS if before.throw else 0
                self._styles = dict.fromkeys(before.throw, BACK)
                for place, card in enumerate(told.cards):
                    late = delay + place * DEAL_STEP_MS
                    self._styles[card] = Style(DEAL_MS, "out-back", late)
            case Motion.PASS:
                for place, card in enumerate(told.cards):
                    self._styles[card] = Style(TAKE_MS, "out-back", place * DEAL_STAGGER_MS)
            case Motion.GATHER:
                cards = (*before.throw, *before.hand, *before.earlier)
                self._styles = dict.fromkeys(cards, CLEAR)
            case _:
                pass

    def style(self, told: RunTelling, sprite: SpriteId) -> Style:
        """Return a card's own motion, or the usual one."""
        usual = Style(FLIGHT_MS, "out")
        return self._styles.get(sprite, usual) if isinstance(sprite, int) else usual
