"""Boxes, and the pen that lays cut paper, text and keys into them, in units of the canvas."""

import math
from collections.abc import Callable, Hashable
from typing import Literal

import msgspec
import pygame

from game.ui.canvas import HEIGHT
from game.ui.paint import disc, ring
from game.ui.scissors import MARGIN, cut_band, cut_sheet, smooth
from game.ui.services import Services
from game.ui.text import words_of
from game.ui.theme import GOOD, INK, PAPER, Colour, SeatStyle

__all__ = ["GOOD", "INK", "PAPER", "Box", "Pen", "Placed"]

Align = Literal["left", "centre", "right"]
Face = Literal["body", "bold", "display"]
KeyState = Literal["live", "blocked", "pressed"]

PAPER_DIM: Colour = (236, 222, 198)
INK_SOFT: Colour = (92, 74, 104)
NIGHT: Colour = (43, 32, 72)
NIGHT_DEEP: Colour = (27, 20, 48)
NIGHT_SOFT: Colour = (74, 58, 112)
CREAM_SOFT: Colour = (222, 208, 226)
GLOW: Colour = (255, 214, 122)
PRIMARY: Colour = (188, 56, 32)
GOOD_DARK: Colour = (20, 112, 84)

PAD_LEFT, PAD_RIGHT = "left button of a pad", "right button of a pad"
"""Stand for the left and the right one of a pad's four buttons, which are drawn."""
RING_WIDTH = 6
RING_GAP = 7
SMALLEST_TEXT = 9
SMALL_ENOUGH = 0.66
"""A line that had to shrink below this share of its size is broken in two instead."""
TWO_LINES = 1.85
"""Two lines are this much higher than one."""
_FITS_KEPT = 800


class Box(msgspec.Struct, frozen=True):
    """A rectangle in units: its left top corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    def has(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def covers(self, other: "Box", slack: float = 0.5) -> bool:
        """Return whether another box lies inside, give or take ``slack`` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box") -> bool:
        """Return whether the two share an area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Return the box with ``dx`` less at both sides, and ``dy`` at top and bottom."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> "Box":
        """Return the box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def rows(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Return equal boxes from top to bottom."""
        height = (self.h - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count))

    def columns(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Return equal boxes from left to right."""
        width = (self.w - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count))


EVERYWHERE = Box(-400, -400, 2720, 1880)
"""More than any window shows."""


class Placed(msgspec.Struct, frozen=True):
    """A text that was drawn: what, the box it had to stay in, and where it came out.

    ``cut``: the box was too narrow even for the smallest letters, and an ellipsis stands in.
    """

    text: str
    box: Box
    drawn: Box
    cut: bool = False


class Pen:
    """Draws into a frame. Keeps no state between frames but what fits where."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.placed: list[Placed] = []
        self._fits: dict[Hashable, float] = {}

    def start(self) -> None:
        """Begin a frame: forget the texts of the last one."""
        self.placed.clear()
        if len(self._fits) > _FITS_KEPT:
            self._fits.clear()

    def style(self, seat: int) -> SeatStyle:
        """Return the colour and shape of who sits at a seat of the table that is shown."""
        return self.services.style(seat)

    def paper(
        self,
        box: Box,
        fill: Colour = PAPER,
        *,
        radius: float = 22,
        lift: float = 10,
        cut: int = 0,
        edge: Colour | None = None,
        edge_width: float = 0,
        band: tuple[float, Colour] | None = None,
        alpha: int = 255,
    ) -> None:
        """Lay a sheet of cut paper with its shadow; ``cut`` other than 0 makes the edges uneven.

        ``lift`` is how far above the ground it lies, in units; ``band`` is the height and colour
        of a strip along its upper edge.
        """
        services = self.services
        if lift:
            shade = services.sprites.shadow(box.w, box.h, radius, lift * 1.3, 120)
            services.stage.put(shade, box.cx + lift * 0.35, box.cy + lift * 0.8)
        size = (round(box.w), round(box.h))
        key = ("paper", fill, round(radius), cut, edge, edge_width, size, band)

        def paint(surface: pygame.Surface, scale: float) -> None:
            shapes = cut_sheet((box.w, box.h), fill, radius, cut, edge, edge_width)
            if band is not None:
                shapes.append((cut_band((box.w, box.h), band[0], radius, cut), band[1]))
            smooth(surface, scale, shapes)

        room = 2 * MARGIN
        sheet = services.sprites.paint(key, (box.w + room, box.h + room), paint)
        services.stage.put(sheet, box.cx, box.cy, alpha=alpha)

    def shade(self, box: Box, fill: Colour, alpha: int, radius: float = 16) -> None:
        """Lay a see-through colour; without ``radius`` it may be as large as the window."""
        if not radius:
            key = ("shade", fill, round(box.w), round(box.h))
            self.paint(key, box, lambda surface, _: _flood(surface, fill), alpha)
            return
        self.paper(box, fill, radius=radius, lift=0, alpha=alpha, edge=fill, edge_width=1)

    def ring(self, box: Box, radius: float = 22) -> None:
        """Mark the focus: a double ring, light on dark, that shows on any ground."""
        around = box.inset(-RING_GAP - RING_WIDTH)
        curve = radius + RING_GAP + RING_WIDTH

        def paint(surface: pygame.Surface, _: float) -> None:
            size = surface.get_size()
            px = self.services.canvas.length
            for colour, thick in ((INK, RING_WIDTH + 5), (GLOW, RING_WIDTH)):
                inset = px((RING_WIDTH + 5 - thick) / 2) if thick == RING_WIDTH else 0
                side = size[0] - 2 * inset, size[1] - 2 * inset
                surface.blit(ring(*side, px(curve), px(thick), colour), (inset, inset))

        key = ("ring", round(around.w), round(around.h), round(curve))
        surface = self.services.sprites.paint(key, (around.w, around.h), paint)
        self.services.stage.put(surface, around.cx, around.cy)

    def label(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour,
        *,
        face: Face = "body",
        align: Align = "left",
    ) -> Box:
        """Write a line in the middle of a box's height; it shrinks to fit. Returns its box.

        A line that would become too small is broken in two where the box is high enough.
        """
        if not text:
            return Box(box.x, box.cy, 0, 0)
        if self._wants_two_lines(text, box, size, face):
            narrow: Literal["left", "centre"] = "left" if align == "left" else "centre"
            return self.paragraph(text, box, size, colour, face=face, align=narrow)
        size = self._line_size(text, box, size, face)
        surface = self.services.text.line(text, size, colour, face=face, max_width=box.w)
        smallest, _ = self.services.text.measure(text, 0, face)
        return self._set(surface, text, box, align, cut=smallest > box.w + 1)

    def fitting(self, text: str, box: Box, size: float, face: Face) -> float:
        """Return the size at which a label comes out in a box, in one line or in two."""
        if not self._wants_two_lines(text, box, size, face):
            return self._line_size(text, box, size, face)
        key = ("block", text, round(box.h), round(box.w), size, face, self._scaled())
        if key not in self._fits:
            self._fits[key] = self._two_line_size(text, box, size, face)
        return self._fits[key]

    def _two_line_size(self, text: str, box: Box, size: float, face: Face) -> float:
        size = self._word_size(text, box, size, face)
        return self.services.text.block_size(text, size, box.w, box.h, face)

    def paragraph(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour,
        *,
        face: Face = "body",
        align: Literal["left", "centre"] = "left",
        top: bool = False,
    ) -> Box:
        """Write wrapped text into a box; it shrinks to fit. Returns where it came out."""
        if not text:
            return Box(box.x, box.y, 0, 0)
        size = self._word_size(text, box, size, face)
        surface = self.services.text.block(
            text, size, colour, box.w, align=align, face=face, max_height=box.h
        )
        return self._set(surface, text, box, align, top)

    def sprite(self, name: str, x: float, y: float, width: float, angle: float = 0) -> None:
        """Put a sprite, centred, ``width`` units wide."""
        self.services.stage.put(self.services.sprites.get(name, width, angle=angle), x, y)

    def icon(self, name: str, x: float, y: float, width: float, colour: Colour) -> None:
        """Put a white drawing in another colour."""
        white = self.services.sprites.get(name, width)

        def paint(surface: pygame.Surface, _: float) -> None:
            surface.blit(white, white.get_rect(center=surface.get_rect().center))
            surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)

        tall = width * self.services.sprites.aspect(name)
        self.paint(("icon", name, colour), Box(x - width / 2, y - tall / 2, width, tall), paint)

    def paint(
        self,
        key: Hashable,
        box: Box,
        painter: Callable[[pygame.Surface, float], None],
        alpha: int = 255,
    ) -> None:
        """Put a drawing of one's own, kept under ``key``, into a box."""
        surface = self.services.sprites.paint(key, (box.w, box.h), painter)
        self.services.stage.put(surface, box.cx, box.cy, alpha=alpha)

    def arrow(self, x: float, y: float, size: float, angle: float, colour: Colour) -> None:
        """Put a triangle that points right, turned by ``angle`` degrees anticlockwise."""

        def paint(surface: pygame.Surface, scale: float) -> None:
            turn, reach = math.radians(angle), size / 2
            corners = [
                (
                    size + reach * (px * math.cos(turn) + py * math.sin(turn)),
                    size + reach * (py * math.cos(turn) - px * math.sin(turn)),
                )
                for px, py in ((0.9, 0.0), (-0.6, -0.8), (-0.6, 0.8))
            ]
            smooth(surface, scale, [(corners, colour)])

        box = Box(x - size, y - size, 2 * size, 2 * size)
        self.paint(("arrow", size, angle, colour), box, paint)

    def dot(self, x: float, y: float, size: float, colour: Colour) -> None:
        """Put a disc of a diameter."""

        def paint(surface: pygame.Surface, scale: float) -> None:
            image = disc(max(1, round(size * scale / 2)), colour)
            surface.blit(image, image.get_rect(center=surface.get_rect().center))

        half = size / 2 + 2
        self.paint(("dot", size, colour), Box(x - half, y - half, 2 * half, 2 * half), paint)

    def key_cap(
        self,
        text: str,
        box: Box,
        *,
        colour: Colour | None = None,
        state: KeyState = "live",
    ) -> None:
        """Draw a key with its label: ``colour`` is its rim, a pressed one is down.

        ``PAD_LEFT`` and ``PAD_RIGHT`` are the four buttons of a pad, one of them alight.
        """
        if text in (PAD_LEFT, PAD_RIGHT):
            self._pad_buttons(box, lit=-1 if text == PAD_LEFT else 1)
            return
        cap = self.services.sprites.keycap(text, box.w, height=box.h, state=state, colour=colour)
        self.services.stage.put(cap, box.cx, box.cy)

    def _pad_buttons(self, box: Box, *, lit: int) -> None:
        """Put the four buttons of a pad; the lit one is at the left, -1, or at the right, 1."""
        size = min(box.w, box.h)
        self.dot(box.cx, box.cy, size + 6, INK)
        for right, down in ((1, 0), (0, 1), (0, -1), (-1, 0)):
            colour = GLOW if right == lit else INK_SOFT
            self.dot(box.cx + right * size * 0.3, box.cy + down * size * 0.3, size * 0.32, colour)

    def _set(
        self,
        surface: pygame.Surface,
        text: str,
        box: Box,
        align: Align,
        top: bool = False,
        cut: bool = False,
    ) -> Box:
        scale = self.services.canvas.scale
        width, height = surface.get_width() / scale, surface.get_height() / scale
        slack = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        y = box.y if top else box.cy - height / 2
        drawn = Box(box.x + (box.w - width) * slack, y, width, height)
        self.services.stage.put(surface, drawn.x, drawn.y, centre=False)
        self.placed.append(Placed(text, box, drawn, cut))
        return drawn

    def _wants_two_lines(self, text: str, box: Box, size: float, face: Face) -> bool:
        if len(words_of(text)) < 2:
            return False
        key = ("two", text, round(box.h), round(box.w), size, face, self._scaled())
        if key not in self._fits:
            crowded = any(self._crowded(text, box, size, face, scaled=own) for own in (True, False))
            smallest, low = self.services.text.measure(text, 0, face)
            cut = smallest > box.w and box.h >= TWO_LINES * low
            self._fits[key] = float(crowded or cut)
        return bool(self._fits[key])

    def _crowded(self, text: str, box: Box, size: float, face: Face, *, scaled: bool) -> bool:
        """Say whether a line had to become too small, and two would not.

        What is broken at the usual size is broken at every other, or a larger scale of letters
        would make them smaller.
        """
        measure = self.services.text.measure
        width, _ = measure(text, size, face, scaled=scaled)
        _, least = measure(text, size * SMALL_ENOUGH, face, scaled=scaled)
        return width * SMALL_ENOUGH > box.w and box.h >= 2 * least

    def _word_size(self, text: str, box: Box, size: float, face: Face) -> float:
        """Return a size at which no word has to be broken."""
        key = ("word", text, round(box.w), size, face, self._scaled())
        if key not in self._fits:
            measure = self.services.text.measure
            words = [word for line in text.split("\n") for word in words_of(line)]
            widest = max(words, key=lambda word: measure(word, size, face)[0])
            self._fits[key] = self._shrunk(widest, Box(0, 0, box.w - 1, HEIGHT), size, face)
        return self._fits[key]

    def _line_size(self, text: str, box: Box, size: float, face: Face) -> float:
        key = ("line", text, round(box.h), round(box.w), size, face, self._scaled())
        if key not in self._fits:
            self._fits[key] = self._shrunk(text, box, size, face)
        return self._fits[key]

    def _shrunk(self, text: str, box: Box, size: float, face: Face) -> float:
        """Return a size at which a line fits; letters come in whole px, so try them down."""
        measure, notch = self.services.text.measure, 1 / self.services.canvas.scale
        width, height = measure(text, size, face)
        size *= min(1.0, box.h / max(1, height), box.w / max(1, width))
        while size > SMALLEST_TEXT / 2:
            width, height = measure(text, size, face)
            if width <= box.w and height <= box.h:
                break
            size -= notch / 2
        return size

    def _scaled(self) -> tuple[int, float]:
        return self.services.settings.text_scale, self.services.canvas.scale


def _flood(surface: pygame.Surface, fill: Colour) -> None:
    surface.fill(fill)
