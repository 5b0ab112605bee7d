"""Where cards lie: the hands above one another, and the trick between them."""

from collections.abc import Mapping

from game.core.cards import Card
from game.ui.canvas import Box
from tests.highest.state import State

CARD = Box(0, 0, 150, 210)
STEP = 180.0
HAND_TOP = (150.0, 720.0)
TRICK_TOP = 435.0
LEFT = 560.0


def layout(state: State) -> Mapping[Card, Box]:
    """Return the box of each card in sight."""
    hands = {
        card: CARD.moved(LEFT + place * STEP, HAND_TOP[seat])
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
    }
    trick = {
        card: CARD.moved(LEFT + place * STEP, TRICK_TOP) for place, card in enumerate(state.trick)
    }
    return hands | trick
