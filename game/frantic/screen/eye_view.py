"""Where all hands lie while the All-Seeing Eye looks (FC-46)."""

from game.core.rules import Seat
from game.frantic.deck import Deck
from game.frantic.screen.chooser_boxes import EYE, GO_ON
from game.frantic.screen.pictures import sprite_of
from game.frantic.state import State
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.open_hands import EDGE, GAP, OpenHands
from game.ui.widgets_pen import Box, Pen

ROOM = Box(EYE.x + EDGE, EYE.y + EDGE, EYE.w - 2 * EDGE, GO_ON.y - EYE.y - EDGE - 2 * GAP)
"""The hands have what the button leaves."""


class EyeView:
    """Draws the open hands, each sorted."""

    def __init__(self, brush: Brush, pen: Pen, deck: Deck, seating: Seating) -> None:
        self._deck = deck
        self._hands = OpenHands(brush, pen, seating, EYE, ROOM, self._sprite, "frantic/back")

    def draw(self, state: State, near: Seat) -> None:
        """Put every hand with its owner; that of ``near`` lies open in the tray already."""
        ranks = self._deck.ranks
        hands = {seat: sorted(hand, key=ranks.__getitem__) for seat, hand in enumerate(state.hands)}
        del hands[near]
        self._hands.draw(hands)

    def _sprite(self, card: int) -> str:
        return sprite_of(self._deck.kind(card).text)
