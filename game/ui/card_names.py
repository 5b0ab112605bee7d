"""Names on the strips of cards, in the players' language: the drawings hold no words.

Where other cards cover a part, a name keeps to what is in sight, if need be in two lines.
"""

import re
from collections.abc import Hashable, Sequence

import msgspec
import pygame

from game.ui.services import Services
from game.ui.theme import RGB

SIZE = 0.145
"""Letters for the width of a card, at most."""
COMFORT = 0.094
"""The same in one line of a covered card: where they would be smaller there are two lines."""
TWO_LINES = 0.112
"""The same in two lines, at most."""
LEAST = 14.0
"""No letters on a covered card are smaller than this, in units: they could not be read."""
FINER = 0.97
PITCH = 1.0
"""From one of two lines to the next, for the size of their letters."""
SIDE = 0.03
"""Left free at each side of the strip, for the width of a card."""
NARROW_SIDE = 0.008
"""The same where the card is covered."""
LINE_ABOVE = 0.016
"""The line over a strip, for the height of a card."""
STEP = 0.05
"""Cards that differ less in what is covered of them are one picture."""
STRETCHED = 0.1
"""So much of a card's height, below its signs, grows to fill a strip without a name."""
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

    def narrow(self, name: str) -> str:
        """Return the name with a hyphen wherever it may be broken for want of room."""
        return self.words(name)

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
        right = strip.left + strip.wide
        end = right if seen >= 1 else min(right, seen - EDGE)
        side, comfort = (SIDE, 0.0) if seen >= 1 else (NARROW_SIDE, COMFORT)
        room = max(0.0, end - strip.left - 2 * side)
        lines, size = self._lines(name, width, room, max(comfort, LEAST / width))
        if seen >= 1 or size * width >= LEAST:
            self._put(lines, width, face, (strip.left, end), size)
        else:
            self._fill_strip(face)

    def _lines(
        self, name: str, width: float, room: float, least: float
    ) -> tuple[Sequence[str], float]:
        """Return a name in one line, or in two where that would be smaller than ``least``.

        With it comes the size of letters that fit the room.
        """
        one, two = [self.words(name)], self._halves(self.narrow(name))
        size = self._fitting(one, SIZE, width, room)
        if size >= least or not two:
            return one, size
        return two, self._fitting(two, TWO_LINES, width, room)

    def _halves(self, words: str) -> Sequence[str]:
        """Return a name in the two lines that are narrowest, none if it can't be broken."""
        parts = re.findall(r"[^\s-]+(?:-|\s+|$)", words)
        cuts = ["".join(parts[:n]).strip() for n in range(1, len(parts))]
        halves = [(cut, words[len(cut) :].strip()) for cut in cuts]
        return min(halves, key=self._width, default=())

    def _put(
        self,
        lines: Sequence[str],
        width: float,
        face: pygame.Surface,
        span: tuple[float, float],
        size: float,
    ) -> None:
        """Write lines in the middle of a span of the strip, which grows where it has to."""
        strip, text = self._strip, self._services.text
        across, down = face.get_size()
        high = PITCH * size * across
        lack = round(high * len(lines) - strip.high * down)
        lack = lack if len(lines) > 1 and lack > 0 else 0
        if lack:
            self._raise_strip(face, lack)
        middle = (strip.top + strip.high / 2) * down - lack / 2
        room = (span[1] - span[0]) * width
        for place, words in enumerate(lines):
            line = text.line(
                words, size * width, strip.ink, face="display", max_width=room, scaled=False
            )
            y = middle + high * (place - (len(lines) - 1) / 2)
            centre = round((span[0] + span[1]) / 2 * across), round(y)
            face.blit(line, line.get_rect(center=centre))

    def _raise_strip(self, face: pygame.Surface, lack: int) -> None:
        """Let the strip reach higher by so many px, over the drawing."""
        across, down = face.get_size()
        top = round((self._strip.top - LINE_ABOVE) * down)
        upper = face.subsurface((0, top, across, round(self._strip.high * down * 0.6))).copy()
        face.blit(upper, (0, top - lack))

    def _fill_strip(self, face: pygame.Surface) -> None:
        """Let the drawing reach down over a strip on which nothing is written.

        The part in sight is a plain one; what is drawn in the middle is covered.
        """
        strip, (across, down) = self._strip, face.get_size()
        top, foot = round((strip.top - LINE_ABOVE) * down), round((strip.top + strip.high) * down)
        start = round((strip.top - LINE_ABOVE - STRETCHED) * down)
        drawing = face.subsurface((0, start, across, top - start))
        face.blit(pygame.transform.smoothscale(drawing, (across, foot - start)), (0, start))

    def _fitting(self, lines: Sequence[str], most: float, width: float, room: float) -> float:
        """Return the size of letters at which lines fill a room, as shares of a card's width.

        Small letters come out wider than large ones, so they are tried.
        """
        size = min(most, 100 * room / max(1.0, self._width(lines)))
        while size * width >= LEAST and self._width(lines, size * width) > room * width + 1:
            size *= FINER
        return size

    def _width(self, lines: Sequence[str], letters: float = 100) -> float:
        """Return the width of the widest line in letters of a size."""
        measure = self._services.text.measure
        return max(measure(words, letters, "display", scaled=False)[0] for words in lines)
