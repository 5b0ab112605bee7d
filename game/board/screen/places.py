"""Where the things of a state lie that can be pressed."""

from game.board.screen.arrows import arrow_box
from game.board.screen.geometry import ROWS, Pitch, plate_box
from game.board.screen.layout import BoardCards
from game.board.screen.pawns import Pawns
from game.board.state import State
from game.core.cards import Card
from game.core.rules import Seat
from game.ui.card_moves import Sight
from game.ui.hand_rows import card_box
from game.ui.widgets_pen import Box


class TablePlaces:
    """The places of one state, as somebody sees them: ``spots.Places`` on a real table."""

    def __init__(
        self, state: State, cards: BoardCards, pitch: Pitch, pawns: Pawns, sight: Sight
    ) -> None:
        self._seats = len(state.hands)
        self._pitch = pitch
        self._pawns = pawns
        self._placed = cards.layout(state, sight)
        hand = cards.order_of(state, sight.audience, sight.near)
        self._hand = dict(zip(hand, ROWS.boxes(len(hand)), strict=True))

    def card_box(self, card: Card) -> Box:
        """Return where a card of the hand in the tray can be pressed: the part in sight."""
        return self._hand.get(card) or self.market_box(card)

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        at = self._placed[card]
        return card_box(at.x, at.y, at.width)

    def square_box(self, number: int) -> Box:
        """Return the cell of a square."""
        return self._pitch.box(number)

    def arrow_box(self, number: int, arrow: str) -> Box:
        """Return where the arrow of a card on a square is pressed."""
        return arrow_box(self._pitch, number, arrow)

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        return plate_box(seat, self._seats)

    def pawn_box(self, seat: Seat) -> Box:
        """Return where a seat's pawn stands."""
        return self._pawns.box(seat)
