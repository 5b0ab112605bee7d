"""The pen: puts paper, drawings, keys and words on the stage, in units of the canvas."""

import math
from collections.abc import Callable, Hashable
from typing import Literal

import msgspec
import pygame

from game.ui.canvas import Box
from game.ui.fonts import Face
from game.ui.i18n import NAME_LENGTH
from game.ui.paint import MARGIN, KeyState, cut_band, cut_sheet, disc, fill_smoothly, ring
from game.ui.services import Services
from game.ui.sprites import turned
from game.ui.stage import Item
from game.ui.text import Align, TextFit
from game.ui.theme import GLOW, INK, INK_SOFT, PAPER, RGB, RGBA, SeatStyle

PAD_LEFT, PAD_RIGHT = "left button of a pad", "right button of a pad"
"""Labels of keys that stand for a pad's four buttons, with the left or the right one alight."""
CORNER_SHARE = 0.3
"""A sheet covers what is so much of the radius of its corners inside its edges."""
SAFE = 2.0
"""Units that a shadow reaches below the sheet that casts it."""
RING_WIDTH = 6
RING_GAP = 7
LEAST_NAME = 0.55
LARGE = 150
"""A name that is cut has letters of so much of their usual size, without the text scale."""
WIDTH_STEP = 24
"""Widths of strips for texts are multiples of this, so that few have to be made."""


class DrawnText(msgspec.Struct, frozen=True):
    """A text that was written: what, the box it had to stay in, and where it came out.

    ``cut``: the box was too narrow even for the smallest letters, and an ellipsis stands in.
    """

    text: str
    box: Box
    drawn: Box
    cut: bool = False


class _Part(msgspec.Struct, frozen=True):
    """What a part of the picture has put on the stage when it showed ``shown``."""

    shown: tuple[object, ...]
    items: tuple[Item, ...]
    placed: tuple[DrawnText, ...]


class Pen:
    """Draws for one screen or table; ``placed`` are the texts that it wrote into boxes this frame.

    All pictures that it makes are kept by ``sprites`` and ``text``.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stage = services.stage
        self.sprites = services.sprites
        self.placed: list[DrawnText] = []
        self._fit = TextFit(services.text)
        self._parts: dict[Hashable, _Part] = {}

    def start(self) -> None:
        """Begin a frame: forget the texts of the last one."""
        self.placed.clear()
        self._fit.trim()

    def say(self, text_id: str, **args: str | int | float) -> str:
        """Return a text in the players' language."""
        return str(self.services.texts(text_id, **args))

    def style(self, seat: int) -> SeatStyle:
        """Return the colour and shape of who sits at a seat of the table that is shown."""
        return self.services.style(seat)

    @property
    def large(self) -> bool:
        """Say whether letters are so large that drawings and headlines make room for words."""
        return self.services.text.percent >= LARGE

    def capped(self, size: float, most: float) -> float:
        """Return a text size that the settings' text scale makes no larger than ``most`` units."""
        return min(size, most * 100 / self.services.text.percent)

    # Paper and shapes

    def paper(
        self,
        box: Box,
        fill: RGB = PAPER,
        *,
        radius: float = 22,
        lift: float = 10,
        cut: int = 0,
        edge: RGB | None = None,
        edge_width: float = 0,
        band: tuple[float, RGB] | None = None,
        alpha: int = 255,
    ) -> None:
        """Lay a sheet of cut paper with its shadow; ``cut`` other than 0 makes the edges uneven.

        ``lift`` is how high it lies above what is below, in units; ``band`` is the height and
        colour of a strip along its upper edge.
        """
        if lift:
            right, down = lift * 0.35, lift * 0.8
            lies = (right, down, CORNER_SHARE * radius + MARGIN + SAFE)
            shade = self.sprites.shadow_below(box.w, box.h, radius, lift * 1.3, 120, lies)
            self.stage.put_parts(shade, box.cx + right, box.cy + down)
        size = (round(box.w), round(box.h))
        key = ("paper", fill, round(radius), cut, edge, edge_width, size, band)

        def paint(
            surface: pygame.Surface,
            scale: float,
            part: pygame.Rect | None = None,
            whole: tuple[int, int] | None = None,
        ) -> None:
            shapes = cut_sheet((box.w, box.h), fill, radius, cut, edge, edge_width)
            if band is not None:
                shapes.append((cut_band((box.w, box.h), band[0], radius, cut), band[1]))
            fill_smoothly(surface, scale, shapes, part, whole)

        size_units = (box.w + 2 * MARGIN, box.h + 2 * MARGIN)
        if alpha < 255:
            self.stage.put(self.sprites.paint(key, size_units, paint), box.cx, box.cy, alpha=alpha)
            return
        rim = MARGIN + CORNER_SHARE * radius + max(edge_width, SAFE) + MARGIN + SAFE
        top = rim if band is None else max(rim, MARGIN + band[0] + SAFE)
        sheet = self.sprites.paint_rim(key, size_units, paint, (rim, top), fill)
        self.stage.put_parts(sheet, box.cx, box.cy)

    def shade(self, box: Box, fill: RGB, alpha: int, radius: float = 16) -> None:
        """Lay a see-through colour over a box; ``radius`` 0 is for boxes as large as the window."""
        if not radius:
            self.stage.tile(self.sprites.tile(fill), box, alpha)
            return
        self.paper(box, fill, radius=radius, lift=0, alpha=alpha, edge=fill, edge_width=1)

    def pill(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: RGB | RGBA,
        border: RGB | None = None,
        *,
        alpha: float = 255,
        shadow: bool = False,
        exact: bool = True,
    ) -> None:
        """Put a strip with round ends; unless it is ``exact`` it may be a little wider."""
        wide = width if exact else math.ceil(width / WIDTH_STEP) * WIDTH_STEP
        surface = self.sprites.panel(
            wide,
            height,
            fill=fill,
            border=border,
            border_width=3 if border else 0,
            radius=min(height / 2, 30),
            shadow=shadow,
        )
        self.stage.put(surface, x, y, alpha=alpha)

    def ring(self, box: Box, radius: float = 22) -> None:
        """Mark the focus: a double ring, light on dark, that shows on any picture."""
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
        surface = self.sprites.paint(key, (around.w, around.h), paint)
        self.stage.put(surface, around.cx, around.cy)

    def dot(self, x: float, y: float, size: float, colour: RGB) -> None:
        """Put a disc, ``size`` its diameter."""

        def paint(surface: pygame.Surface, scale: float) -> None:
            image = disc(max(1, round(size * scale / 2)), colour)
            surface.blit(image, image.get_rect(center=surface.get_rect().center))

        half = size / 2 + 2
        self.paint(("dot", size, colour), Box(x - half, y - half, 2 * half, 2 * half), paint)

    def arrow(self, x: float, y: float, size: float, angle: float, colour: RGB) -> None:
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
            fill_smoothly(surface, scale, [(corners, colour)])

        box = Box(x - size, y - size, 2 * size, 2 * size)
        self.paint(("arrow", size, angle, colour), box, paint)

    def key_cap(
        self,
        text: str,
        box: Box,
        *,
        colour: RGB | None = None,
        state: KeyState = "live",
    ) -> None:
        """Draw a key with its label: ``colour`` is its rim, a pressed one is down.

        ``PAD_LEFT`` and ``PAD_RIGHT`` are the four buttons of a pad, one of them alight.
        """
        if text in (PAD_LEFT, PAD_RIGHT):
            self._pad_buttons(box, lit=-1 if text == PAD_LEFT else 1)
            return
        cap = self.sprites.keycap(text, box.w, height=box.h, state=state, colour=colour)
        self.stage.put(cap, box.cx, box.cy)

    def _pad_buttons(self, box: Box, *, lit: int) -> None:
        """Put the four buttons of a pad; the lit one is at the left, -1, or at the right, 1."""
        size = min(box.w, box.h)
        self.dot(box.cx, box.cy, size + 6, INK)
        for right, down in ((1, 0), (0, 1), (0, -1), (-1, 0)):
            colour = GLOW if right == lit else INK_SOFT
            self.dot(box.cx + right * size * 0.3, box.cy + down * size * 0.3, size * 0.32, colour)

    # Drawings

    def sprite(
        self, name: str, x: float, y: float, width: float, *, angle: float = 0, alpha: float = 255
    ) -> None:
        """Put a drawing with its middle at a place."""
        self.stage.put(self.sprites.get(name, width, angle=angle), x, y, alpha=alpha)

    def icon(self, name: str, x: float, y: float, width: float, colour: RGB) -> None:
        """Put a white drawing in another colour, with its middle at a place."""
        self.stage.put(self.tinted(name, width, colour), x, y)

    def shape(self, style: SeatStyle, x: float, y: float, width: float, colour: RGB) -> None:
        """Put a seat's shape in a colour."""
        self.stage.put(self.tinted(f"shapes/{style.shape}", width, colour), x, y)

    def tinted(
        self, name: str, width: float, colour: RGB, *, height: float | None = None, angle: int = 0
    ) -> pygame.Surface:
        """Return a white drawing in a colour."""
        tall = width * self.sprites.aspect(name) if height is None else height
        reach = max(width, tall) * 1.42 if angle else 0
        size = (max(width, reach), max(tall, reach))

        def painter(surface: pygame.Surface, _: float) -> None:
            image = self.sprites.get(name, width, height=tall).copy()
            image.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image = turned(image, angle, 1.0)
            surface.blit(image, image.get_rect(center=surface.get_rect().center))

        key = ("tinted", name, round(width, 1), round(tall, 1), colour, angle)
        return self.sprites.paint(key, size, painter)

    def dimmed(self, name: str, width: float, alpha: int) -> pygame.Surface:
        """Return a drawing made see-through for good, which is faster than fading it each time."""

        def painter(surface: pygame.Surface, _: float) -> None:
            surface.blit(self.sprites.get(name, width), (0, 0))
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)

        size = (width, width * self.sprites.aspect(name))
        return self.sprites.paint(("dimmed", name, width, alpha), size, painter)

    def paint(
        self,
        key: Hashable,
        box: Box,
        painter: Callable[[pygame.Surface, float], None],
        alpha: int = 255,
    ) -> None:
        """Put what ``painter`` paints into a box; the picture is kept under ``key``."""
        surface = self.sprites.paint(key, (box.w, box.h), painter)
        self.stage.put(surface, box.cx, box.cy, alpha=alpha)

    # Words

    def label(
        self,
        text: str,
        box: Box,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        align: Align = "left",
        usual: float = 0.0,
    ) -> Box:
        """Write a line in the middle of a box's height; it shrinks to fit. Returns its box.

        A line that would become too small is broken in two where the box is high enough. ``usual``
        is the size by which that is decided, where ``size`` is one that fits it and others.
        """
        if not text:
            return Box(box.x, box.cy, 0, 0)
        if self._fit.wants_two_lines(text, box, usual or size, face):
            narrow: Literal["left", "centre"] = "left" if align == "left" else "centre"
            return self.paragraph(text, box, size, colour, face=face, align=narrow)
        size = self._fit.line(text, box, size, face)
        surface = self.services.text.line(text, size, colour, face=face, max_width=box.w)
        smallest, _ = self.services.text.measure(text, 0, face)
        return self._set(surface, text, box, align, cut=smallest > box.w + 1)

    def name(
        self,
        name: str,
        box: Box,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        align: Literal["left", "centre"] = "left",
    ) -> Box:
        """Write somebody's name; one without the room ends in an ellipsis, not in specks.

        Whoever looks at the plate is told the whole name.
        """
        shown = self.cut_name(name, size, face, box)
        if shown == name:
            return self.label(name, box, size, colour, face=face, align=align)
        size = self._fit.line(shown, box, size, face)
        surface = self.services.text.line(shown, size, colour, face=face, max_width=box.w)
        return self._set(surface, shown, box, align)

    def cut_name(self, name: str, size: float, face: Face, box: Box) -> str:
        """Return a name, cut with an ellipsis if it has no room in letters that can be read.

        A name that could be typed here has two lines where a box is high enough for them.
        """
        least = self.capped(size * LEAST_NAME, size * LEAST_NAME)
        if len(name) <= NAME_LENGTH and self.fitting(name, box, size, face) >= size * LEAST_NAME:
            return name
        return self.services.text.cut(name, least, face, box.w - 2)

    def fitting(self, text: str, box: Box, size: float, face: Face) -> float:
        """Return the size at which a label comes out in a box, in one line or in two."""
        return self._fit.label(text, box, size, face)

    def paragraph(
        self,
        text: str,
        box: Box,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        align: Literal["left", "centre"] = "left",
        top: bool = False,
    ) -> Box:
        """Write wrapped text into a box; it shrinks to fit. Returns where it came out."""
        if not text:
            return Box(box.x, box.y, 0, 0)
        size = self._fit.paragraph(text, box, size, face)
        surface = self.services.text.block(
            text, size, colour, box.w, align=align, face=face, max_height=box.h
        )
        return self._set(surface, text, box, align, top)

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
        self.stage.put(surface, drawn.x, drawn.y, centre=False)
        self.placed.append(DrawnText(text, box, drawn, cut))
        return drawn

    def text_at(
        self,
        string: str,
        x: float,
        y: float,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        max_width: float | None = None,
        align: Align = "centre",
        alpha: float = 255,
    ) -> float:
        """Write a line at a place, ``y`` its middle height; return its width in units.

        It is shrunk to ``max_width`` if need be, but is not one of ``placed``.
        """
        surface = self.services.text.line(string, size, colour, face=face, max_width=max_width)
        width = surface.get_width() / self.services.canvas.scale
        shift = {"left": width / 2, "centre": 0.0, "right": -width / 2}[align]
        self.stage.put(surface, x + shift, y, alpha=alpha)
        return width

    def outlined(
        self, string: str, x: float, y: float, size: float, colour: RGB, max_width: float
    ) -> None:
        """Write a line in the display face with a shadow under it, to be read on any picture."""
        size = self.capped(size, size * 1.2)
        drop = size * 0.06
        self.text_at(string, x, y + drop, size, INK, face="display", max_width=max_width, alpha=180)
        self.text_at(string, x, y, size, colour, face="display", max_width=max_width)

    def note(
        self,
        string: str,
        x: float,
        y: float,
        size: float,
        *,
        ink: RGB = INK,
        fill: RGB | RGBA = PAPER,
        border: RGB | None = None,
        max_width: float,
        icon: str | None = None,
        alpha: float = 255,
        above: bool = False,
    ) -> None:
        """Put a text on a strip of paper, with a drawing before it; a long one takes two lines.

        ``y`` is the strip's middle, or with ``above`` its lower edge.
        """
        lead = size * 1.25 if icon else 0.0
        text = self.services.text.one_line_or_two(string, size, ink, max_width - lead - size * 1.2)
        scale = self.services.canvas.scale
        wide, tall = text.get_width() / scale, text.get_height() / scale
        width, height = wide + lead + size * 1.2, tall + 10
        y -= height / 2 if above else 0
        soft = alpha >= 255
        self.pill(x, y, width, height, fill, border, alpha=alpha, shadow=soft, exact=False)
        left = x - width / 2 + size * 0.6
        if icon:
            self.stage.put(self.tinted(icon, size, ink), left + size * 0.4, y, alpha=alpha)
        self.stage.put(text, left + lead + wide / 2, y, alpha=alpha)

    # Parts that stay as they are

    def repeat(self, name: Hashable, shown: tuple[object, ...], put: Callable[[], None]) -> None:
        """Put a part of the picture: by ``put``, or again as it was when it showed the same.

        A part has to depend on nothing but what it says is ``shown``; window, text size and
        language are looked after here.
        """
        services = self.services
        whole = (*shown, services.canvas.size, services.text.percent, services.texts.lang)
        kept = self._parts.get(name)
        if kept is not None and kept.shown == whole:
            self.stage.put_again(kept.items)
            self.placed.extend(kept.placed)
            return
        first, written = self.stage.count, len(self.placed)
        put()
        items, placed = self.stage.since(first), tuple(self.placed[written:])
        self._parts[name] = _Part(whole, items, placed)

    def forget_parts(self) -> None:
        """Put no part again as it was: something else has changed, such as what keys are called."""
        self._parts.clear()
