"""The cards of hands on the screen, and the tray that an open one lies in."""

from collections.abc import Iterator

from game.frantic.deck import KINDS, Deck
from game.frantic.screen.layout import (
    FAN_CARD,
    FRONT_CARD,
    HAND,
    HAND_LOW,
    OPEN_WIDE,
    PILE_CARD,
    TRAY,
    TRAY_OWNER,
    Z_HAND,
)
from game.frantic.screen.pictures import BACK, sprite_of
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.card_pictures import CardNames, CardPictures
from game.ui.card_view import CardView, draw_owner, draw_tray
from game.ui.motion import Tweener
from game.ui.pen import Pen

FLYING = (FAN_CARD, (FAN_CARD + PILE_CARD) / 2, PILE_CARD, HAND)
"""Widths of cards on their way: few, as each is a picture of its own."""


class HandView(CardView):
    """Draws the cards of Frantic and the tray below."""

    def __init__(
        self,
        pen: Pen,
        deck: Deck,
        tweener: Tweener,
        card_names: CardNames,
        tray: Box = TRAY,
    ) -> None:
        sprites = {card: sprite_of(deck.kinds[card].text) for card in deck.cards}
        pictures = CardPictures(pen.sprites, BACK, card_names)
        super().__init__(pen, sprites, tweener, pictures, flying=FLYING, z_hand=Z_HAND)
        self._tray = tray

    def draw_tray(self, sight: Sight, owner: str) -> None:
        """Put the tray below; ``owner`` is written on it where the plate above is another's."""
        style = self._pen.style(sight.near)
        draw_tray(self._pen, self._tray, style)
        if sight.near != sight.anchor and owner:
            draw_owner(self._pen, OPEN_WIDE if self._pen.large else TRAY_OWNER, style, owner)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        get = self.pictures.get
        for width in (*FLYING, HAND_LOW, FRONT_CARD):
            get(BACK, width)
            yield
        for kind in KINDS:
            self._pen.sprites.get(sprite_of(kind.text), HAND)
            yield
