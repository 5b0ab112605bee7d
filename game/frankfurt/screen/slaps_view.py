"""A slap on screen: the hand is on the pile in the frame of its key, and all see whose it is.

The hand stands there at once, stays frozen with the pile for a moment, and then the table feels it
(``game/ui/impact.py``). The name stands over it; the pile is taken only when the hand was seen.
"""

from collections.abc import Iterator

import msgspec
import pygame

from game.core.rules import Seat
from game.frankfurt.screen.places import CARD_RATIO, TablePlaces
from game.ui.canvas import Box
from game.ui.impact import LONG_STOP, STOP, Impacts
from game.ui.motion import Placement, Speed
from game.ui.pen import Pen
from game.ui.theme import INK, PAPER

FALLS = (1.26, 1.12, 1.0)
"""How large a hand is in its first frames: it is already there, and comes down the last bit."""
FALL_SECONDS = 1 / 60
RIM = 1.09
"""How much larger the rim of paper is than the hand."""
HAND = 1.3
"""A hand's width, for a pile's."""
SQUASHES = ((1.12, 0.86), (0.97, 1.04), (1.0, 1.0))
"""Width and height of a hand once it is free again, one after the other."""
SQUASH_SECONDS = 5 / 60
SCENE_SECONDS = 0.72
"""From the key until nothing is to be seen of a slap."""
FADE_SECONDS = 0.18
NAME_AFTER = 0.12
NAME_SIZE, NAME_MOST = 46, 52
NAME_BELOW = 0.3
"""How far below the middle of the pile the name stands, for the pile's height: over the wrist."""
NAME_RISES, NAME_HIGH, NAME_EDGES = 14, 60, 30
ON_PILE = 30
"""A card so near the middle of a pile lies on it (units)."""
REACH = 0.86
"""The reach of the hit, for the pile's width."""


class Slap(msgspec.Struct):
    """A player's hand on a pile; the first of a round ends it."""

    seat: Seat
    pile: int
    first: bool
    seconds: float = 0.0


class Slaps:
    """Keeps and draws the hands of the last moment, and what they do to the piles."""

    def __init__(self, pen: Pen, table: TablePlaces, names: tuple[str, ...]) -> None:
        self._pen = pen
        self._table = table
        self._names = names
        self._slaps: list[Slap] = []
        self._impacts = Impacts(pen)
        self.speed = Speed.normal

    @property
    def still(self) -> bool:
        """Whether there is less motion."""
        return self._impacts.still

    @still.setter
    def still(self, still: bool) -> None:
        self._impacts.still = still

    @property
    def busy(self) -> bool:
        """Whether anything is to be seen."""
        return bool(self._slaps) or self._impacts.busy

    def slap(self, seat: Seat, pile: int, *, first: bool) -> None:
        """Bring a player's hand down on a pile."""
        self._slaps.append(Slap(seat, pile, first))
        x, y = self._table.piles[pile]
        colours = (PAPER, self._pen.style(seat).colour)
        self._impacts.hit(x, y, self._table.pile * REACH, colours, 1.0 if first else 0.5)

    def stop(self) -> None:
        """End whatever is under way."""
        self._slaps.clear()
        self._impacts.stop()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        passed = dt / (self.speed.value or 1.0)
        self._impacts.update(passed)
        for slap in self._slaps:
            slap.seconds += passed
        if self._slaps:
            self._slaps = [slap for slap in self._slaps if slap.seconds < SCENE_SECONDS]

    @property
    def seconds_left(self) -> float:
        """How long the last hand is still to be seen."""
        pace = self.speed.value or 1.0
        return pace * max((SCENE_SECONDS - slap.seconds for slap in self._slaps), default=0.0)

    def shoved(self, at: Placement) -> Placement:
        """Return where a card is now that lies still on a pile; others stay where they are."""
        for x, y in self._table.piles:
            if abs(at.x - x) < ON_PILE and abs(at.y - y) < ON_PILE:
                dx, dy = self._impacts.shove(at.x, at.y)
                return msgspec.structs.replace(at, x=at.x + dx, y=at.y + dy)
        return at

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: what a hit looks like, and everybody's hand."""
        seats = range(len(self._table.seats))
        colours = tuple(self._pen.style(seat).colour for seat in seats)
        yield from self._impacts.prewarming(self._table.pile * REACH, (PAPER, *colours))
        for seat in seats:
            for size in FALLS:
                self._pictures(seat, size, size)
                yield
            for wide, high in SQUASHES:
                self._pictures(seat, wide, high)
                yield

    def draw_impact(self) -> None:
        """Put what hands do around them: under the banner and under what flies."""
        self._impacts.draw()

    def draw_hands(self) -> None:
        """Put hands over cards and keys, and whose they are."""
        for slap in self._slaps:
            self._draw_hand(slap)
        for slap in self._slaps:
            self._draw_name(slap)

    def _draw_hand(self, slap: Slap) -> None:
        x, y = self._table.piles[slap.pile]
        dx, dy = self._impacts.shove(x, y)
        wide, high = self._shape(slap)
        alpha = self._alpha(slap)
        shade, rim, palm = self._pictures(slap.seat, wide, high)
        drop = 6 + 40 * (max(wide, 1.0) - 1)
        self._pen.stage.put(shade, x + dx + drop * 0.5, y + dy + drop, alpha=alpha * 0.45)
        for picture in (rim, palm):
            self._pen.stage.put(picture, x + dx, y + dy, alpha=alpha)

    def _shape(self, slap: Slap) -> tuple[float, float]:
        """Return width and height of a hand now, for its usual ones."""
        if self.still or self.speed is Speed.off:
            return 1.0, 1.0
        fall = int(slap.seconds / FALL_SECONDS)
        if fall < len(FALLS):
            return FALLS[fall], FALLS[fall]
        freed = slap.seconds - (LONG_STOP if slap.first else STOP)
        if freed < 0:
            return 1.0, 1.0
        return SQUASHES[min(len(SQUASHES) - 1, int(freed / SQUASH_SECONDS))]

    def _pictures(
        self, seat: Seat, wide: float, high: float
    ) -> tuple[pygame.Surface, pygame.Surface, pygame.Surface]:
        """Return a hand's shadow, a rim of paper that parts it from any card, and the hand."""
        width = self._table.pile * HAND
        shade, rim, palm = (
            self._pen.tinted(
                "icons/slap-hand", width * wide * more, colour, height=width * high * more
            )
            for colour, more in ((INK, RIM), (PAPER, RIM), (self._pen.style(seat).colour, 1.0))
        )
        return shade, rim, palm

    def _draw_name(self, slap: Slap) -> None:
        if slap.seconds < NAME_AFTER:
            return
        x, y = self._table.piles[slap.pile]
        y += self._table.pile * CARD_RATIO * NAME_BELOW
        up = 0.0 if self.still else NAME_RISES * max(0.0, 1 - (slap.seconds - NAME_AFTER) / 0.1)
        pen, name, alpha = self._pen, self._names[slap.seat], self._alpha(slap)
        size, style = pen.capped(NAME_SIZE, NAME_MOST), pen.style(slap.seat)
        wide = pen.services.text.measure(name, size, "display")[0] + NAME_EDGES
        wide = min(wide, self._room)
        box = Box(x - wide / 2, y + up - NAME_HIGH / 2, wide, NAME_HIGH)
        pen.pill(box.cx, box.cy, box.w, box.h, PAPER, style.colour, alpha=alpha)
        room = box.w - NAME_EDGES
        pen.text_at(name, x, y + up, size, INK, face="display", max_width=room, alpha=alpha)

    @property
    def _room(self) -> float:
        """How wide a name may be: two piles side by side may be slapped at once."""
        left, right, *_ = self._table.piles
        return right[0] - left[0] - 6

    def _alpha(self, slap: Slap) -> float:
        return 255 * min(1.0, (SCENE_SECONDS - slap.seconds) / FADE_SECONDS)
