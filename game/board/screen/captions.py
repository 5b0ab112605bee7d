"""The names of cards on their strips, in the players' language (FB-31)."""

from collections.abc import Hashable

import pygame

from game.board.deck import KINDS
from game.board.screen.pictures import NAME_BAND, NAME_INK, NAMED_FROM, sprite_of
from game.board.screen.words import name_of
from game.ui.services import Services

SIZE = 0.145
"""Letters for the width of a card, at most."""
SIDE = 0.03
"""Left free at each side of the strip, for the width of a card."""


class CardNames:
    """Writes names onto the strips of cards; ``names`` is the option of that name."""

    def __init__(self, services: Services, names: str) -> None:
        self._services = services
        self._names = names
        self._kinds = {sprite_of(kind.text): kind.text for kind in KINDS}

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return self._services.texts.lang, self._names

    def write(self, name: str, width: float, face: pygame.Surface) -> None:
        """Write a card's name, where there is room for it."""
        kind = self._kinds.get(name)
        if kind is None or width < NAMED_FROM:
            return
        left, top, wide, high = NAME_BAND
        line = self._services.text.line(
            name_of(self._services.texts, kind, self._names),
            SIZE * width,
            NAME_INK,
            face="display",
            max_width=(wide - 2 * SIDE) * width,
            scaled=False,
        )
        across, down = face.get_size()
        middle = round((left + wide / 2) * across), round((top + high / 2) * down)
        face.blit(line, line.get_rect(center=middle))
