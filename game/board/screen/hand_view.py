"""The cards of the board game that do not lie on the track: hands, market, pile, and the tray."""

from collections.abc import Iterator

from game.board.deck import KINDS, Card, Deck
from game.board.screen.captions import CardNames
from game.board.screen.geometry import (
    FAN_CARD,
    MARKET_CARD,
    PILE,
    PILE_CARD,
    ROWS,
    TRAY,
    TRAY_OWNER,
    Pitch,
    pile_spot,
    plate_box,
)
from game.board.screen.layout import Z_HAND, BoardCards
from game.board.screen.pawns import Pawns
from game.board.screen.pictures import BACK, sprite_of
from game.board.screen.track_view import arrow_box
from game.board.state import State
from game.core.rules import Seat
from game.ui.brush import Brush
from game.ui.card_moves import Sight
from game.ui.card_pictures import CardPictures
from game.ui.card_view import CardView, draw_owner, draw_tray
from game.ui.hand_rows import card_box
from game.ui.motion import Tweener
from game.ui.theme import NIGHT, TEXT, WARN
from game.ui.widgets_pen import Box, Pen

FLYING = (FAN_CARD, 84.0, 120.0, ROWS.width)
"""Widths of cards on their way: few, as each is a picture of its own."""
FEW = 10
"""From so few cards on the pile warns: the round ends when it is used up (FB-35)."""
LAYER, CARDS_A_LAYER, MOST_LAYERS = 2.0, 16, 5
PILE_TEXT = 30.0


class Places:
    """Where the things of a state lie that can be pressed."""

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


class HandView(CardView):
    """Draws cards, the tray below them, and the pile."""

    def __init__(
        self, brush: Brush, pen: Pen, deck: Deck, tweener: Tweener, captions: CardNames
    ) -> None:
        sprites = {card: sprite_of(deck.kind(card).text) for card in deck.cards}
        pictures = CardPictures(brush.sprites, BACK, captions)
        super().__init__(brush, sprites, tweener, pictures, flying=FLYING, z_hand=Z_HAND)
        self._paint = brush
        self._pen = pen

    def draw_tray(self, sight: Sight, owner: str) -> None:
        """Put the ground of the hand in the tray, and whose it is."""
        style = self._paint.style(sight.near)
        draw_tray(self._paint, TRAY, style)
        if owner:
            draw_owner(self._pen, TRAY_OWNER, style, owner)

    def draw_pile(self, left: int, *, dealt: bool) -> None:
        """Put the draw pile, and how many cards are left in it."""
        pen, box = self._pen, PILE
        pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        x, y = pile_spot()
        picture = self.pictures.get(BACK, PILE_CARD)
        for layer in range(min(MOST_LAYERS, -(-left // CARDS_A_LAYER)) - 1, -1, -1):
            self._paint.stage.put(picture, x + LAYER * layer, y + LAYER * layer)
        few = dealt and left <= FEW
        room = Box(x + 44, box.y + 6, box.right - x - 64, box.h - 12)
        text = self._paint.say("board-table-pile", n=left)
        pen.label(text, room, PILE_TEXT, WARN if few else TEXT, face="bold")

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        get = self.pictures.get
        for width in (*FLYING, PILE_CARD, ROWS.low):
            get(BACK, width)
            yield
        for kind in KINDS:
            name = sprite_of(kind.text)
            for width in (ROWS.width, *FLYING, ROWS.low, MARKET_CARD):
                get(name, width)
                yield
            for width in (ROWS.width, ROWS.low):
                get(name, width, dim=True)
                yield
