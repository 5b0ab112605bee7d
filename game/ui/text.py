"""Lines and blocks of text as kept surfaces: sized in units, wrapped, shrunk, never clipped."""

import re
from typing import Literal

import pygame

from game.ui.cache import SurfaceCache
from game.ui.canvas import Canvas
from game.ui.fonts import Face, Fonts
from game.ui.theme import RGB

MAX_BYTES = 48 * 1024 * 1024
SMALLEST_PX = 9
"""Text is not shrunk below this; it ends in an ellipsis instead."""
ELLIPSIS = "…"
_BEFORE_WORD = re.compile(r" (?!\d+(?: |$))")
MANY_LINES = 1000

Align = Literal["left", "centre", "right"]


class Text:
    """Renders text. ``percent`` is the text scale of the settings, 100 to 200."""

    def __init__(self, canvas: Canvas, fonts: Fonts | None = None, percent: int = 100) -> None:
        self.canvas = canvas
        self.fonts = fonts or Fonts()
        self.percent = percent
        self._cache = SurfaceCache(MAX_BYTES)

    @property
    def cached(self) -> SurfaceCache:
        """The kept surfaces."""
        return self._cache

    def clear(self) -> None:
        """Forget every surface (the window changed its size)."""
        self._cache.clear()

    def line(
        self,
        string: str,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        max_width: float | None = None,
        scaled: bool = True,
    ) -> pygame.Surface:
        """Return one line of text, ``size`` in units; shrunk to ``max_width`` units if too long."""
        px = self._px(size, scaled)
        limit = None if max_width is None else max(1, int(max_width * self.canvas.scale))
        key = (string, px, colour, face, limit)
        return self._cache.get(key, lambda: self._line(string, px, colour, face, limit))

    def block(
        self,
        string: str,
        size: float,
        colour: RGB,
        width: float,
        *,
        align: Align = "left",
        face: Face = "body",
        scaled: bool = True,
        max_height: float | None = None,
        max_lines: int = MANY_LINES,
    ) -> pygame.Surface:
        """Return text wrapped to ``width`` units, shrunk until it has no more lines than asked."""
        px = self._px(size, scaled)
        limit = max(1, int(width * self.canvas.scale))
        tall = None if max_height is None else max(1, int(max_height * self.canvas.scale))
        key = (string, px, colour, face, limit, align, tall, max_lines)
        return self._cache.get(
            key, lambda: self._block(string, px, colour, face, limit, align, tall, max_lines)
        )

    def measure(
        self, string: str, size: float, face: Face = "body", *, scaled: bool = True
    ) -> tuple[float, float]:
        """Return the width and height of a line in units."""
        width, height = self.fonts.get(face, self._px(size, scaled)).size(string)
        return width / self.canvas.scale, height / self.canvas.scale

    def _px(self, size: float, scaled: bool) -> int:
        percent = self.percent if scaled else 100
        return max(SMALLEST_PX, round(size * self.canvas.scale * percent / 100))

    def _line(
        self, string: str, px: int, colour: RGB, face: Face, limit: int | None
    ) -> pygame.Surface:
        if limit is not None:
            px, string = self._fitted(string, px, face, limit)
        return self._render(string, self.fonts.get(face, px), colour)

    def _fitted(self, string: str, px: int, face: Face, limit: int) -> tuple[int, str]:
        """Return the largest size at which the line fits, and the line, cut only if it must be."""
        width = self.fonts.get(face, px).size(string)[0]
        while width > limit and px > SMALLEST_PX:
            px = max(SMALLEST_PX, min(px - 1, px * limit // width))
            width = self.fonts.get(face, px).size(string)[0]
        font = self.fonts.get(face, px)
        return px, ellipsised(string, font, limit)

    def _block(
        self,
        string: str,
        px: int,
        colour: RGB,
        face: Face,
        limit: int,
        align: Align,
        tall: int | None,
        most: int,
    ) -> pygame.Surface:
        font = self.fonts.get(face, px)
        lines = wrapped(string, font, limit)

        def fits() -> bool:
            low = tall is None or len(lines) * font.get_linesize() <= tall
            return low and len(lines) <= most

        while px > SMALLEST_PX and not fits():
            px -= 1
            font = self.fonts.get(face, px)
            lines = wrapped(string, font, limit)
        images = [self._render(line, font, colour) for line in lines]
        step = font.get_linesize()
        width = limit if align != "left" else max((i.get_width() for i in images), default=1)
        surface = pygame.Surface((max(1, width), max(1, step * len(images))), pygame.SRCALPHA)
        for row, image in enumerate(images):
            spare = width - image.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            surface.blit(image, (x, row * step))
        return ready(surface)

    def _render(self, string: str, font: pygame.font.Font, colour: RGB) -> pygame.Surface:
        return ready(font.render(string or " ", True, colour))


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface in the display's own format, which is fastest to blit."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def ellipsised(string: str, font: pygame.font.Font, limit: int) -> str:
    """Return the line, cut with an ellipsis only if it is wider than ``limit``."""
    if font.size(string)[0] <= limit:
        return string
    while string and font.size(string + ELLIPSIS)[0] > limit:
        string = string[:-1]
    return string + ELLIPSIS


def wrapped(string: str, font: pygame.font.Font, limit: int) -> list[str]:
    """Return the lines of a text no wider than ``limit``; words break only if they must."""
    lines: list[str] = []
    for paragraph in string.split("\n"):
        line = ""
        for word in _fitting_words(paragraph, font, limit):
            longer = f"{line} {word}" if line else word
            if font.size(longer)[0] <= limit:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = broken(word, font, limit)
            lines += full
        lines.append(line)
    return lines


def words_of(text: str) -> list[str]:
    """Return the words of a text; a number stays with the word before it, as in ``Player 1``."""
    return _BEFORE_WORD.split(text)


def _fitting_words(text: str, font: pygame.font.Font, limit: int) -> list[str]:
    """Return the words; what is too wide for a line with its number goes without it."""
    words: list[str] = []
    for word in words_of(text):
        words += [word] if font.size(word)[0] <= limit else word.split(" ")
    return words


def broken(word: str, font: pygame.font.Font, limit: int) -> list[str]:
    """Return the pieces of a word that is too long for a line; at least a letter each."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > limit:
            pieces.append("")
        pieces[-1] += letter
    return pieces
