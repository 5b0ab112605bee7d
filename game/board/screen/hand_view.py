"""The cards of hands on the screen, the tray that an open one lies in, and the pile."""

from collections.abc import Iterator

from game.board.deck import KINDS, Deck
from game.board.screen.layout import (
    FAN_CARD,
    MARKET_CARD,
    PILE,
    PILE_CARD,
    ROWS,
    Z_HAND,
    large_owner_box,
    owner_box,
    pile_spot,
)
from game.board.screen.pictures import BACK, BoardNames, sprite_of
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.card_pictures import CardPictures
from game.ui.card_view import CardView, draw_owner, draw_tray
from game.ui.hand_rows import HandRows
from game.ui.motion import Tweener
from game.ui.pen import Pen
from game.ui.theme import NIGHT, TEXT, WARN

FLYING = (FAN_CARD, 84.0, 120.0)
"""Widths of cards on their way: few, as each is a picture of its own."""
FEW = 10
"""From so few cards on the pile warns: the round ends when it is used up (FB-35)."""
LAYER, CARDS_A_LAYER, MOST_LAYERS = 2.0, 16, 5
PILE_TEXT = 30.0


class HandView(CardView):
    """Draws cards, the tray below them, and the pile."""

    def __init__(
        self,
        pen: Pen,
        deck: Deck,
        tweener: Tweener,
        card_names: BoardNames,
        rows: HandRows = ROWS,
    ) -> None:
        sprites = {card: sprite_of(deck.kind(card).text) for card in deck.cards}
        pictures = CardPictures(pen.sprites, BACK, card_names)
        super().__init__(
            pen, sprites, tweener, pictures, flying=(*FLYING, rows.width), z_hand=Z_HAND
        )
        self._rows = rows

    def draw_tray(self, sight: Sight) -> None:
        """Put the tray, in the colour of whose hand it is."""
        draw_tray(self._pen, self._rows.tray, self._pen.style(sight.near))

    def draw_owner(self, sight: Sight, owner: str) -> None:
        """Put whose hand it is, over the cards."""
        if owner:
            style = self._pen.style(sight.near)
            box = (large_owner_box if self._pen.large else owner_box)(self._rows.tray)
            draw_owner(self._pen, box, style, owner)

    def draw_pile(self, left: int, *, dealt: bool) -> None:
        """Put the draw pile, and how many cards are left in it."""
        pen, box = self._pen, PILE
        pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        x, y = pile_spot()
        picture = self.pictures.get(BACK, PILE_CARD)
        for layer in range(min(MOST_LAYERS, -(-left // CARDS_A_LAYER)) - 1, -1, -1):
            self._pen.stage.put(picture, x + LAYER * layer, y + LAYER * layer)
        few = dealt and left <= FEW
        room = Box(x + 44, box.y + 6, box.right - x - 64, box.h - 12)
        text = self._pen.say("board-table-pile", n=left)
        pen.label(text, room, PILE_TEXT, WARN if few else TEXT, face="bold")

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        get, rows = self.pictures.get, self._rows
        for width in (*FLYING, PILE_CARD, rows.width, rows.slim, rows.low):
            get(BACK, width)
            yield
        for kind in KINDS:
            name = sprite_of(kind.text)
            for width in (rows.width, rows.slim, rows.low, MARKET_CARD):
                get(name, width)
                yield
