"""What is told in large letters over a table, on a strip that stands for a moment and is gone."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Generic, TypeVar

import msgspec

from game.core.rules import NOBODY, Seat
from game.core.telling import MOODS, Mood
from game.input.seating import Seating
from game.ui.brush import Brush, face_name
from game.ui.event_poster import Line
from game.ui.theme import INK, LAMP, PAPER
from game.ui.widgets_pen import NIGHT, NIGHT_DEEP, Box, Pen

FACE, FACE_EDGE = 128.0, 36.0
TEXT_SIZE = 50
CARD = 92.0
RATIO = 1.4
MARK = 84.0
GROW_SECONDS = 0.16
RISE = 26.0
SHORT, MIDDLE, LONG = 0.9, 1.3, 1.8
"""Seconds that notices stand, by how much there is to read."""


class Slip(msgspec.Struct, frozen=True):
    """A notice: the words, how long, the drawings of a card and of a mark, the actor's mood."""

    line: Line
    seconds: float
    target: Seat = NOBODY
    card: str = ""
    mark: str = ""
    mood: Mood = "calm"


S = TypeVar("S", bound=Slip)


class NoticeStrip(Generic[S]):
    """Draws the notice of the moment on a strip."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating, strip: Box) -> None:
        self.brush = brush
        self.pen = pen
        self.names = tuple(player.name for player in seating.players)
        self._seating = seating
        self._strip = strip
        self._slip: S | None = None
        self._age = 0.0
        self._left = 0.0
        self.still = False

    @property
    def up(self) -> bool:
        """Say whether a notice is shown."""
        return self._slip is not None

    def prewarming(
        self, slips: Sequence[S], marks: Sequence[str], cards: Sequence[str] = ()
    ) -> Iterator[None]:
        """Make one picture a step: strips, faces, marks, and cards.

        What is put here is forgotten before the next picture is drawn.
        """
        for slip in slips:
            self.draw_slip(slip, self._strip)
            yield
        x, y, high = self._strip.cx, self._strip.cy, self._strip.h
        for seat, mood in product(range(len(self.names)), MOODS):
            self.draw_face(seat, x, y, min(FACE, high - FACE_EDGE), mood)
            yield
        for card in cards:
            self.draw_card(card, x, y, _card_width(high))
            yield
        for mark in marks:
            self.brush.sprites.get(mark, MARK)
            yield

    def show(self, slip: S | None, pace: float = 1.0) -> None:
        """Show a notice, or none; ``pace`` multiplies how long it stands."""
        self._slip, self._age = slip, 0.0
        self._left = slip.seconds * pace if slip else 0.0

    def update(self, dt: float) -> None:
        """Let time pass; what has stood long enough is gone."""
        self._age += dt
        self._left -= dt
        if self._left <= 0:
            self._slip = None

    def draw(self) -> None:
        """Put the notice, if there is one."""
        if self._slip is None:
            return
        share = min(1.0, self._age / GROW_SECONDS)
        rise = 0.0 if self.still else RISE * (1 - share) ** 2
        self.draw_slip(self._slip, self._strip.moved(0, rise))

    def draw_more(self, slip: S, right: float, strip: Box) -> float:
        """Put what a game has besides, at the right of a strip; return where the words end."""
        del slip, strip
        return right

    def draw_slip(self, slip: S, strip: Box) -> None:
        """Put the actor's face, the words, and at the right the card, a mark and the victim."""
        pen, seat, high = self.pen, slip.line.seat, strip.h
        face = min(FACE, high - FACE_EDGE)
        edge = pen.style(seat).colour if seat != NOBODY else LAMP
        pen.shade(strip.inset(-16), NIGHT_DEEP, 120, radius=66)
        pen.paper(strip, NIGHT, radius=52, lift=20, edge=edge, edge_width=7)
        left, right = strip.x + 44, strip.right - 44
        if seat != NOBODY:
            self.draw_face(seat, strip.x + 36 + face / 2, strip.cy, face, slip.mood)
            left = strip.x + 62 + face
        if slip.target != NOBODY:
            mood: Mood = "oops" if slip.mark else "calm"
            self.draw_face(slip.target, strip.right - 36 - face / 2, strip.cy, face, mood)
            right = strip.right - 56 - face
        if slip.mark:
            self.brush.sprite(slip.mark, right - MARK / 2, strip.cy, MARK)
            right -= MARK + 14
        if slip.card:
            wide = _card_width(high)
            self.draw_card(slip.card, right - wide / 2, strip.cy, wide)
            right -= wide + 18
        right = self.draw_more(slip, right, strip)
        text = slip.line.text(self.brush.services.texts, self.names)
        room = Box(left, strip.y + 16, right - left - 10, high - 32)
        size = self.brush.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, room, size, PAPER, face="display", align="centre")

    def draw_card(self, sprite: str, x: float, y: float, width: float) -> None:
        """Put a card with its shadow."""
        tall = width * RATIO
        shade = self.brush.sprites.shadow(width, tall, width * 0.08, 8, 130)
        self.brush.stage.put(shade, x + 2, y + 5)
        self.brush.sprite(sprite, x, y, width)

    def draw_face(self, seat: Seat, x: float, y: float, size: float, mood: Mood) -> None:
        """Put a face on its player's colour, with the player's shape at its foot."""
        pen, style = self.pen, self.pen.style(seat)
        pen.dot(x, y, size * 1.08, INK)
        pen.dot(x, y, size, style.colour)
        self.brush.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.82)
        badge = x + size * 0.36, y + size * 0.36
        pen.dot(*badge, size * 0.36, INK)
        pen.icon(f"shapes/{style.shape}", *badge, size * 0.25, style.colour)


def seconds_of(slip: Slip | None) -> float:
    """Return how long a notice is to be seen, at normal speed."""
    return slip.seconds if slip else 0.0


def _card_width(high: float) -> float:
    return min(CARD, (high - 40) / RATIO)
