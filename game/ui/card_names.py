"""Names on the strips of cards, in the players' language: the drawings hold no words."""

from collections.abc import Hashable

import msgspec
import pygame

from game.ui.services import Services
from game.ui.theme import RGB

SIZE = 0.145
"""Letters for the width of a card, at most."""
LEAST = 0.092
"""The same at least, where a part of the card is covered: smaller ones are left out."""
SIDE = 0.03
"""Left free at each side of the strip, for the width of a card."""
STEP = 0.1
"""Cards that differ less in what is covered of them are one picture."""
EDGE = 0.02
"""So much of a card's width the shadow of the next one takes."""


class Strip(msgspec.Struct, frozen=True):
    """Where names are: left, top, width and height as shares of a card's, and their ink.

    A card narrower than ``least`` has no room for a name that could be read.
    """

    left: float
    top: float
    wide: float
    high: float
    ink: RGB
    least: float


class CardNames:
    """Writes names into a strip.

    A game says in ``words`` what a drawing is called now, and in ``key`` what that depends on.
    """

    def __init__(self, services: Services, strip: Strip) -> None:
        self._services = services
        self._strip = strip

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return self._services.texts.lang

    def words(self, name: str) -> str:
        """Return what a drawing is called, empty for one without a name."""
        raise NotImplementedError

    def covered(self, name: str, width: float, seen: float) -> float:
        """Return the share of a card's width in sight, as far as its name depends on it."""
        if width < self._strip.least or not self.words(name):
            return 1.0
        return min(1.0, int(seen / STEP + 1e-6) * STEP)

    def write(self, name: str, width: float, face: pygame.Surface, seen: float = 1.0) -> None:
        """Write a card's name into the part of its strip that is in sight, if it can be read."""
        words, strip = self.words(name), self._strip
        if not words or width < strip.least:
            return
        end = strip.left + strip.wide if seen >= 1 else min(strip.left + strip.wide, seen - EDGE)
        room = max(0.0, end - strip.left - 2 * SIDE)
        size = min(SIZE, self._fitting(words, room))
        if seen < 1 and size < LEAST:
            return
        text = self._services.text
        line = text.line(
            words, size * width, strip.ink, face="display", max_width=room * width, scaled=False
        )
        across, down = face.get_size()
        middle = round((strip.left + end) / 2 * across), round((strip.top + strip.high / 2) * down)
        face.blit(line, line.get_rect(center=middle))

    def _fitting(self, words: str, room: float) -> float:
        """Return the size of letters at which words fill a room, for the width of a card."""
        wide = self._services.text.measure(words, 100, "display", scaled=False)[0]
        return 100 * room / max(1.0, wide)
