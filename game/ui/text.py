"""Lines and blocks of text as kept surfaces: sized in units, wrapped, shrunk, never clipped."""

import re
from collections.abc import Hashable
from typing import Literal, Protocol

import pygame

from game.ui.cache import SurfaceCache, room_for
from game.ui.canvas import HEIGHT, Box, Canvas
from game.ui.fonts import Face, Fonts, Ruler
from game.ui.theme import RGB

KEPT_SCREENS = 1.5
"""Texts are kept that fill the window so many times."""
MAX_BYTES = 32 * 1024 * 1024
SMALLEST_PX = 9
"""Text is not shrunk below this; it ends in an ellipsis instead."""
ELLIPSIS = "…"
_BEFORE_WORD = re.compile(r" (?!\d+(?: |$))")
NARROWER = (0.94, 0.88, 0.82, 0.76, 0.7)
"""Shares of the width that are tried, so that no word stands alone in the last line."""
LEAST_SECOND = 0.4
"""Least share of the width that the second of two lines fills."""
MANY_LINES = 1000
SHRINK = 1.12
"""A line that is too long by no more than this is shrunk; a longer one may be broken."""
BROKEN_SIZE = 32
"""Largest letters of a line that was broken."""
SMALLEST_UNITS = 9
SMALL_ENOUGH = 0.66
"""A line that had to shrink below this share of its size is broken in two instead."""
TWO_LINES = 1.85
"""Two lines are this much higher than one."""
FITS_KEPT = 800

Align = Literal["left", "centre", "right"]


class Measure(Protocol):
    """What tells the size of a line in px: a font, or a ruler."""

    def size(self, text: str, /) -> tuple[int, int]:
        """Return width and height."""


class Text:
    """Renders text. ``percent`` is the text scale of the settings, 100 to 200."""

    def __init__(self, canvas: Canvas, fonts: Fonts | None = None, percent: int = 100) -> None:
        self.canvas = canvas
        self.fonts = Fonts() if fonts is None else fonts
        self.percent = percent
        self._cache = SurfaceCache(self._room)

    @property
    def cached(self) -> SurfaceCache:
        """The kept surfaces."""
        return self._cache

    def clear(self) -> None:
        """Forget every surface (the window changed its size)."""
        self._cache.clear(self._room)

    @property
    def _room(self) -> int:
        return room_for(KEPT_SCREENS, self.canvas.size, MAX_BYTES)

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

    def one_line_or_two(self, string: str, size: float, colour: RGB, room: float) -> pygame.Surface:
        """Return a bold text in one line, or broken at its dots if it is much too long."""
        wide, tall = self.measure(string, size, "bold")
        if wide <= room:
            return self.line(string, size, colour, face="bold")
        if wide <= room * SHRINK:
            return self.line(string, size, colour, face="bold", max_width=room)
        size = min(size, BROKEN_SIZE * 100 / self.percent)
        rows = self._rows(string, size, room)
        return self.block(
            "\n".join(rows),
            size,
            colour,
            room,
            align="centre",
            face="bold",
            max_height=tall * (max(2, len(rows)) + 0.2),
            max_lines=max(2, len(rows)),
        )

    def _rows(self, string: str, size: float, room: float) -> list[str]:
        """Return a text in two parts at its last dot, or in all its parts if that is too wide."""
        head, dot, tail = string.rpartition(" · ")
        if not dot:
            return [string]
        wide, _ = self.measure(head, size, "bold")
        return [head, tail] if wide <= room else string.split(" · ")

    def measure(
        self, string: str, size: float, face: Face = "body", *, scaled: bool = True
    ) -> tuple[float, float]:
        """Return the width and height of a line in units."""
        width, height = self.fonts.size(string, face, self._px(size, scaled))
        return width / self.canvas.scale, height / self.canvas.scale

    def block_size(
        self, string: str, size: float, width: float, height: float, face: Face = "body"
    ) -> float:
        """Return the largest size up to ``size`` at which wrapped text has room, in units."""
        scale, px = self.canvas.scale, self._px(size, scaled=True)
        limit, tall = max(1, int(width * scale)), max(1, int(height * scale))
        found = self._block_px(string, px, face, limit, tall, MANY_LINES)
        return size if found == px else found * 100 / self.percent / scale

    def block_height(self, string: str, size: float, width: float, face: Face = "body") -> float:
        """Return how high wrapped text is, in units, without a picture of it."""
        scale = self.canvas.scale
        ruler = Ruler(self.fonts, face, self._px(size, scaled=True))
        lines = wrapped(string, ruler, max(1, int(width * scale)))
        return len(lines) * ruler.line_height() / scale

    def cut(self, string: str, size: float, face: Face, width: float) -> str:
        """Return a line that ends in an ellipsis if it is wider than ``width`` units."""
        ruler = Ruler(self.fonts, face, self._px(size, True))
        return ellipsised(string, ruler, int(width * self.canvas.scale))

    def _px(self, size: float, scaled: bool) -> int:
        percent = self.percent if scaled else 100
        return max(SMALLEST_PX, round(size * self.canvas.scale * percent / 100))

    def _line(
        self, string: str, px: int, colour: RGB, face: Face, limit: int | None
    ) -> pygame.Surface:
        if limit is not None:
            px, string = self._fitted(string, px, face, limit)
        return self._render(string, face, px, colour)

    def _fitted(self, string: str, px: int, face: Face, limit: int) -> tuple[int, str]:
        """Return the largest size at which the line fits, and the line, cut only if it must be."""
        width = self.fonts.size(string, face, px)[0]
        while width > limit and px > SMALLEST_PX:
            px = max(SMALLEST_PX, min(px - 1, px * limit // width))
            width = self.fonts.size(string, face, px)[0]
        return px, ellipsised(string, Ruler(self.fonts, face, px), limit)

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
        px = self._block_px(string, px, face, limit, tall, most)
        font = self.fonts.get(face, px)
        lines = evened(string, Ruler(self.fonts, face, px), limit)
        images = [self._render(line, face, px, colour) for line in lines]
        step = font.get_linesize()
        width = limit if align != "left" else max((i.get_width() for i in images), default=1)
        surface = pygame.Surface((max(1, width), max(1, step * len(images))), pygame.SRCALPHA)
        for row, image in enumerate(images):
            spare = width - image.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            surface.blit(image, (x, row * step))
        return ready(surface)

    def _block_px(
        self, string: str, px: int, face: Face, limit: int, tall: int | None, most: int
    ) -> int:
        """Return the largest size up to ``px`` at which a block has room.

        Measuring in a size that was not used before is slow. So the letters of the first size,
        whose widths differ little for their size, tell where to begin.
        """
        first = Ruler(self.fonts, face, px)

        def fits(ruler: Ruler, part: float) -> bool:
            lines = wrapped(string, ruler, limit / part)
            low = tall is None or len(lines) * ruler.line_height() * part <= tall
            return low and len(lines) <= most

        if fits(first, 1.0):
            return px
        sizes = range(px - 1, SMALLEST_PX, -1)
        guess = next((size for size in sizes if fits(first, size / px)), SMALLEST_PX)
        while guess > SMALLEST_PX and not fits(Ruler(self.fonts, face, guess), 1.0):
            guess -= 1
        return guess

    def _render(self, string: str, face: Face, px: int, colour: RGB) -> pygame.Surface:
        return ready(self.fonts.draw(string, face, px, colour))


class TextFit:
    """Finds the sizes at which texts fit into boxes, and keeps what it has found."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._found: dict[Hashable, float] = {}

    def trim(self) -> None:
        """Forget what was found if it has become too much."""
        if len(self._found) > FITS_KEPT:
            self._found.clear()

    def label(self, string: str, box: Box, size: float, face: Face) -> float:
        """Return the size at which a text fits in one line, or in two if it wants two."""
        if not self.wants_two_lines(string, box, size, face):
            return self.line(string, box, size, face)
        key = ("block", string, round(box.h), round(box.w), size, face, self._scales())
        if key not in self._found:
            most = self.paragraph(string, box, size, face)
            self._found[key] = self._text.block_size(string, most, box.w, box.h, face)
        return self._found[key]

    def line(self, string: str, box: Box, size: float, face: Face) -> float:
        """Return the size up to ``size`` at which a line fits."""
        key = ("line", string, round(box.h), round(box.w), size, face, self._scales())
        if key not in self._found:
            self._found[key] = self._shrunk(string, box, size, face)
        return self._found[key]

    def paragraph(self, string: str, box: Box, size: float, face: Face) -> float:
        """Return the size up to ``size`` at which no word has to be broken."""
        key = ("word", string, round(box.w), size, face, self._scales())
        if key not in self._found:
            measure = self._text.measure
            words = [word for line in string.split("\n") for word in words_of(line)]
            widest = max(words, key=lambda word: measure(word, size, face)[0])
            self._found[key] = self._shrunk(widest, Box(0, 0, box.w - 1, HEIGHT), size, face)
        return self._found[key]

    def wants_two_lines(self, string: str, box: Box, size: float, face: Face) -> bool:
        """Say whether one line would become too small, or be cut, and the box has room for two."""
        if len(words_of(string)) < 2:
            return False
        key = ("two", string, round(box.h), round(box.w), size, face, self._scales())
        if key not in self._found:
            crowded = any(
                self._crowded(string, box, size, face, scaled=own) for own in (True, False)
            )
            smallest, low = self._text.measure(string, 0, face)
            cut = smallest > box.w and box.h >= TWO_LINES * low
            self._found[key] = float(crowded or cut)
        return bool(self._found[key])

    def _crowded(self, string: str, box: Box, size: float, face: Face, *, scaled: bool) -> bool:
        """Say whether a line had to become too small, and two would not.

        A text that is broken at the usual text scale is broken at every other one. Else a larger
        scale could lead to smaller letters.
        """
        measure = self._text.measure
        width, _ = measure(string, size, face, scaled=scaled)
        _, least = measure(string, size * SMALL_ENOUGH, face, scaled=scaled)
        return width * SMALL_ENOUGH > box.w and box.h >= 2 * least

    def _shrunk(self, string: str, box: Box, size: float, face: Face) -> float:
        """Return a size at which a line fits; letters come in whole px, so try them down."""
        measure, notch = self._text.measure, 1 / self._text.canvas.scale
        width, height = measure(string, size, face)
        size *= min(1.0, box.h / max(1, height), box.w / max(1, width))
        while size > SMALLEST_UNITS / 2:
            width, height = measure(string, size, face)
            if width <= box.w and height <= box.h:
                break
            size -= notch / 2
        return size

    def _scales(self) -> tuple[int, float]:
        """Return what else sizes depend on: the players' text scale, and the window."""
        return self._text.percent, self._text.canvas.scale


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface in the display's own format, which is fastest to blit."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def ellipsised(string: str, font: Measure, limit: float) -> str:
    """Return the line, cut with an ellipsis only if it is wider than ``limit``."""
    if font.size(string)[0] <= limit:
        return string
    while string and font.size(string + ELLIPSIS)[0] > limit:
        string = string[:-1]
    return string + ELLIPSIS


def wrapped(string: str, font: Measure, limit: float) -> list[str]:
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


def evened(string: str, font: Measure, limit: float) -> list[str]:
    """Return the lines of a text, as few as :func:`wrapped` finds, and none of a single word last.

    Such a word gets company from the line above, and the second of two lines is never very short.
    """
    found = lines = wrapped(string, font, limit)
    for share in NARROWER:
        if "\n" in string or _ends_well(found, font, limit):
            return found
        narrow = wrapped(string, font, limit * share)
        if len(narrow) > len(lines) or " ".join(narrow) != " ".join(lines):
            break
        found = narrow
    return found


def _ends_well(lines: list[str], font: Measure, limit: float) -> bool:
    """Say whether the last line is long enough."""
    if len(lines) == 2:
        return font.size(lines[-1])[0] >= LEAST_SECOND * limit
    return len(lines) < 2 or len(words_of(lines[-1])) > 1


def words_of(text: str) -> list[str]:
    """Return the words of a text; a number stays with the word before it, as in ``Player 1``."""
    return _BEFORE_WORD.split(text)


def _fitting_words(text: str, font: Measure, limit: float) -> list[str]:
    """Return the words; one that is too wide for a line with its number stands without it."""
    words: list[str] = []
    for word in words_of(text):
        words += [word] if font.size(word)[0] <= limit else word.split(" ")
    return words


def broken(word: str, font: Measure, limit: float) -> list[str]:
    """Return the pieces of a word that is too long for a line; at least a letter each."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > limit:
            pieces.append("")
        pieces[-1] += letter
    return pieces
