"""The curtain over a hidden hand: whose it is, what is asked, and which key lifts it."""

import math
from collections.abc import Iterator
from itertools import pairwise

import pygame

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui import paint
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import show_label
from game.ui.paint import Polygon, fill_smoothly
from game.ui.pen import Pen
from game.ui.theme import (
    HINT,
    INK,
    LAMP,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    RGB,
    TEXT_SOFT_ON_PAPER,
    SeatStyle,
    mix,
)

TRAY = Box(24, 720, 1872, 300)
"""Where the hand at the lower edge lies, and its curtain hangs, unless a game says otherwise."""
RISE_SECONDS = 0.2
REMIND_SECONDS = 0.6
NAME, LINE = 76, 40
ROD = 14.0
SIGN_SIDE, SIGN_TOP, SIGN_FOOT = 0.09, 0.13, 0.17
"""How far the cloth reaches beyond the sign at each side, above and below; shares of the cloth."""
HEAD, HEAD_OVER_NOTE, NOTE, TIME_FOOT = 0.5, 0.4, 0.23, 0.12
PASSES = 0.26
"""Height of the keys that let it be, for the sign's."""
"""Heights of the name without and with a note, of the note, and of the bar; shares of the sign."""
LITTLE_TIME = 0.34
"""Below this share of the time its bar turns red."""
BAR_COLOUR: RGB = mix(PAPER, INK, 0.2)


class CurtainView:
    """Draws the curtain over the hand of whoever is asked; :meth:`update` lifts and drops it."""

    def __init__(self, pen: Pen, seating: Seating, hands: HiddenHands) -> None:
        self._pen = pen
        self._seating, self._hands = seating, hands
        self._owner: Seat | None = None
        self._up = 1.0
        self._remind = 0.0
        self.passes: tuple[str, str] | None = None
        """What is printed on the keys that let it be, once and until the own turn, if they do."""
        self.still = False
        """Whether it goes up and down without motion."""

    @property
    def moving(self) -> bool:
        """Say whether it is on its way up or down."""
        return self._up not in (0.0, 1.0)

    @property
    def hangs(self) -> bool:
        """Say whether any of it can be seen."""
        return self._owner is not None and self._up < 1.0

    def update(self, dt: float) -> None:
        """Move it on: down when somebody is asked, up when that hand is opened."""
        seat = self._hands.curtain
        if seat is not None and seat != self._owner:
            self._owner, self._up = seat, 1.0
        step = 1.0 if self.still else dt / RISE_SECONDS
        self._up = min(1.0, max(0.0, self._up + (step if seat is None else -step)))
        self._remind = max(0.0, self._remind - dt)

    def remind(self) -> None:
        """Point at the key: somebody has pressed another one."""
        self._remind = REMIND_SECONDS

    def draw(self, box: Box, line: str, left: float | None = None, note: str = "") -> None:
        """Hang it over a box. ``line``: what is asked; ``left``: the share of the time left.

        ``note``: what comes of it if nobody looks, in small letters.
        """
        if self._owner is None or not self.hangs:
            return
        lifted = box.h * self._up**2
        self._draw_cloth(box, self._owner, lifted)
        sign = sign_of(box).moved(0, -lifted)
        if sign.y >= box.y:
            self._draw_cords(box, sign)
            self._draw_sign(sign, self._owner, line, left, note)
        self._draw_rod(box)

    def prewarming(self, box: Box) -> Iterator[None]:
        """Paint a cloth or a sign each step, so that nothing is left to paint when it falls."""
        for seat in self._seating.humans if self._hands.guarded else ():
            self._cloth(box, seat)
            yield
            # What is put here is forgotten before the next picture is drawn.
            self._draw_rod(box)
            self._draw_cords(box, sign_of(box))
            self._draw_sign(sign_of(box), seat, "", 1.0, "")
            yield

    def _draw_cloth(self, box: Box, seat: Seat, lifted: float) -> None:
        """Put the part of the cloth that still hangs below the rod."""
        cloth, stage = self._cloth(box, seat), self._pen.stage
        cut = min(cloth.get_height() - 1, round(lifted * stage.canvas.scale))
        if cut > 0:
            cloth = cloth.subsurface((0, cut, cloth.get_width(), cloth.get_height() - cut))
        stage.put(cloth, box.x, box.y, centre=False)

    def _cloth(self, box: Box, seat: Seat) -> pygame.Surface:
        style = self._pen.style(seat)
        key = ("curtain", style.dark, round(box.w), round(box.h))

        def painter(surface: pygame.Surface, scale: float) -> None:
            paint_cloth(surface, scale, mix(style.dark, style.colour, 0.1), style.colour)

        return self._pen.sprites.paint(key, (box.w, box.h), painter)

    def _draw_rod(self, box: Box) -> None:
        rod = Box(box.x - 6, box.y - ROD / 2, box.w + 12, ROD)
        self._pen.paper(rod, GOLD, radius=ROD / 2, lift=5)

    def _draw_cords(self, box: Box, sign: Box) -> None:
        for x in (sign.x + 0.08 * sign.w, sign.right - 0.08 * sign.w):
            self._pen.paper(Box(x - 3, box.y, 6, sign.y - box.y + 12), GOLD, radius=3, lift=3)

    def _draw_sign(self, sign: Box, seat: Seat, line: str, left: float | None, note: str) -> None:
        style, pen = self._pen.style(seat), self._pen
        pen.paper(sign, PAPER, radius=26, lift=12, cut=7 + seat, edge=style.dark, edge_width=7)
        inner = sign.inset(28, 20)
        self._draw_face(Box(inner.x, inner.y, inner.h, inner.h), seat, style)
        keys = Box(inner.right - 0.25 * inner.w, inner.y, 0.25 * inner.w, inner.h)
        text = Box(inner.x + inner.h + 30, inner.y, keys.x - inner.x - inner.h - 60, inner.h)
        self._draw_text(text, seat, style, line, note)
        if left is not None:
            bar = Box(text.x, text.bottom - 0.1 * text.h, text.w, 0.09 * text.h)
            draw_time(pen, bar, left, style.dark)
        pen.paper(Box(keys.x - 16, inner.y + 8, 3, inner.h - 16), PAPER_DIM, radius=1, lift=0)
        self._draw_key(keys, seat, style)

    def _draw_face(self, box: Box, seat: Seat, style: SeatStyle) -> None:
        pen = self._pen
        pen.dot(box.cx, box.cy, box.h, style.dark)
        pen.dot(box.cx, box.cy, box.h - 12, style.colour)
        face = face_name(self._seating[seat], seat, "calm")
        self._pen.sprite(face, box.cx, box.cy, box.h * 0.8)

    def _draw_text(self, box: Box, seat: Seat, style: SeatStyle, line: str, note: str) -> None:
        """Write the name beside its shape, and below it what is asked."""
        pen = self._pen
        low = bool(note) or self.passes is not None
        head = Box(box.x, box.y - 6, box.w, (HEAD_OVER_NOTE if low else HEAD) * box.h)
        pen.shape(style, head.x + 30, head.cy, 56, style.dark)
        name = Box(head.x + 74, head.y, head.w - 74, head.h)
        pen.name(self._seating[seat].name, name, NAME, style.dark, face="display")
        room = Box(box.x, head.bottom, box.w, box.bottom - TIME_FOOT * box.h - head.bottom)
        if self.passes is not None:
            foot = Box(box.x, room.bottom - PASSES * box.h, box.w, PASSES * box.h)
            self._draw_passes(foot, self.passes, style)
            room = Box(box.x, room.y, box.w, room.h - foot.h)
        elif note:
            foot = Box(box.x, room.bottom - NOTE * box.h, box.w, NOTE * box.h)
            pen.label(note, foot, HINT, TEXT_SOFT_ON_PAPER, face="bold")
            room = Box(box.x, room.y, box.w, room.h - foot.h)
        pen.label(line, room, LINE, INK, face="bold")

    def _draw_passes(self, box: Box, labels: tuple[str, str], style: SeatStyle) -> None:
        """Put the keys that let it be without a look, and what they do."""
        pen, side = self._pen, box.h - 4
        ids = ("answers-curtain-let-be", "answers-curtain-not-before")
        for label, words, room in zip(labels, ids, box.columns(2, 18), strict=True):
            left = room.x
            if label:
                pen.key_cap(label, Box(left, room.cy - side / 2, side, side), colour=style.dark)
                left += side + 12
            text = Box(left, room.y, room.right - left, room.h)
            pen.label(pen.say(words), text, HINT, TEXT_SOFT_ON_PAPER, face="bold")

    def _draw_key(self, box: Box, seat: Seat, style: SeatStyle) -> None:
        """Draw the show key, or where its button is on a pad, and what it does."""
        pen, bob = self._pen, self._bob()
        side = 0.5 * box.h
        label = show_label(self._pen.services, self._seating, seat)
        wide = side * (1.0 if len(label) < 2 else 1.5)
        cap = Box(box.cx - wide / 2, box.y + 4 - bob, wide, side)
        if self._remind:
            pen.ring(cap, side * 0.24)
        if label:
            pen.key_cap(label, cap, colour=style.dark)
        else:
            self._draw_button(cap, style)
        words = self._pen.say("table-curtain-key" if label else "table-curtain-button")
        room = Box(box.x, box.y + side + 18, box.w, box.h - side - 12)
        colour = TEXT_SOFT_ON_PAPER
        pen.paragraph(words, room, HINT, colour, face="bold", align="centre")

    def _draw_button(self, box: Box, style: SeatStyle) -> None:
        """Draw the four buttons of a pad, the upper one in the seat's colour."""
        size = box.h * 0.36
        reach = box.h / 2 - size / 2
        for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1)):
            x, y, upper = box.cx + dx * reach, box.cy + dy * reach, dy < 0
            self._pen.dot(x, y, size, style.dark if upper else BAR_COLOUR)
            self._pen.dot(x, y, size * 0.72, style.colour if upper else PAPER_DIM)

    def _bob(self) -> float:
        if self.still or not self._remind:
            return 0.0
        share = self._remind / REMIND_SECONDS
        return 10.0 * share * (int(share * 6) % 2)


def sign_of(box: Box) -> Box:
    """Return where the sign hangs on a curtain that is down."""
    side, top = SIGN_SIDE * box.w, SIGN_TOP * box.h
    return Box(box.x + side, box.y + top, box.w - 2 * side, box.h * (1 - SIGN_TOP - SIGN_FOOT))


def draw_time(pen: Pen, box: Box, left: float, colour: RGB) -> None:
    """Draw how much time is left as a bar that grows shorter, and red towards its end."""
    radius = box.h / 2
    pen.paper(box, BAR_COLOUR, radius=radius, lift=0)
    if left > 0:
        filled = Box(box.x, box.y, max(box.h, box.w * left), box.h)
        fill = PRIMARY if left < LITTLE_TIME else colour
        pen.paper(filled, fill, radius=radius, lift=0)


# The cloth: folds lit from the upper left, in any colour.

FOLD = 13.0
"""Width of the folds: units for one radian."""
HEM = 40.0
"""Height of the strip at the lower edge in which the cloth ends, in units."""
WAVE = 7.0
"""How far the lower edge goes up and down, in units."""
BRAID = (15.0, 23.0)
"""Where the golden braid is, in units above the lower edge."""
GOLD: RGB = mix(LAMP, INK, 0.12)
DARKEST, LIGHTEST = 0.62, 0.30
"""How far folds go towards ink and towards the light colour."""
SHADES = ((0.0, 0.46), (0.16, 0.92), (0.45, 1.0), (1.0, 0.76))
"""How light the cloth is from top to bottom: in the shadow of the rod, lit, and far from it."""


def fold(x: float) -> float:
    """Return how far a place sticks out, 0 to 1: folds of uneven widths."""
    phase = x / FOLD + 0.9 * math.sin(x / 97) + 0.6 * math.sin(x / 41 + 2)
    return 0.5 + 0.5 * math.sin(phase)


def paint_cloth(surface: pygame.Surface, scale: float, colour: RGB, light: RGB) -> None:
    """Fill a transparent surface with a cloth; ``light`` is the colour of its lit folds."""
    width, height = surface.get_size()
    row = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        row.set_at((x, 0), (*_cloth_tone(x / scale, colour, light), 255))
    surface.blit(pygame.transform.scale(row, (width, height)), (0, 0))
    surface.blit(_cloth_shade(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glow = paint.light(max(2, width // 8), max(2, height // 4), LAMP, 0.34)
    glow = pygame.transform.smoothscale(glow, (round(width * 0.8), round(height * 1.5)))
    surface.blit(glow, (-round(width * 0.12), -round(height * 0.75)))
    paint.grain(surface)
    _hem(surface, scale)


def _cloth_tone(x: float, colour: RGB, light: RGB) -> RGB:
    out = fold(x)
    if out < 0.5:
        return mix(colour, INK, DARKEST * (1 - 2 * out))
    return mix(colour, light, LIGHTEST * (2 * out - 1) ** 2)


def _cloth_shade(width: int, height: int) -> pygame.Surface:
    column = pygame.Surface((1, height))
    for y in range(height):
        level = round(255 * _lightness(y / max(1, height - 1)))
        column.set_at((0, y), (level, level, level))
    return pygame.transform.scale(column, (width, height))


def _lightness(share: float) -> float:
    for (low, dark), (high, bright) in pairwise(SHADES):
        if share <= high:
            return dark + (bright - dark) * (share - low) / (high - low)
    return SHADES[-1][1]


def _hem(surface: pygame.Surface, scale: float) -> None:
    """Cut the lower edge along the folds, and sew a braid on above it."""
    width, height = surface.get_size()
    strip = max(1, round(HEM * scale))
    wide, top = width / scale, height - strip
    size = (width, strip)
    kept = pygame.Surface(size, pygame.SRCALPHA)
    fill_smoothly(kept, scale, [([(0, 0), (wide, 0), *_edge(wide, 0)], (255, 255, 255))])
    surface.blit(kept, (0, top), special_flags=pygame.BLEND_RGBA_MULT)
    braid = pygame.Surface(size, pygame.SRCALPHA)
    fill_smoothly(braid, scale, [([*_edge(wide, BRAID[0]), *_edge(wide, BRAID[1])[::-1]], GOLD)])
    folds = surface.subsurface((0, top, width, strip)).copy()
    surface.blit(braid, (0, top))
    folds.set_alpha(70)
    surface.blit(folds, (0, top))


def _edge(wide: float, above: float) -> Polygon:
    """Return the lower edge from right to left, so many units higher."""
    steps = max(8, int(wide / 4))
    xs = (wide * step / steps for step in range(steps, -1, -1))
    return [(x, HEM - 1 - above - WAVE * (1 - fold(x))) for x in xs]
