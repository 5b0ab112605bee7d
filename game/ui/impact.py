"""The kit of impact, for every table: what a hit looks like from the frame of its deed on.

What hits and what is hit stand frozen for a few frames (hit-stop); then a ring and dashes spring
from the place, scraps of paper fly and fall, and what lies near is shoved. All of it is a function
of the time since the deed: it waits for nothing, and nothing waits for it. It moves pictures only,
never the place where a key or a click is looked for. With less motion the ring alone stands for a
moment, calmly.
"""

import math
from collections.abc import Iterator

import msgspec
import pygame

from game.ui import paint
from game.ui.pen import Pen
from game.ui.theme import PAPER, RGB

FRAME = 1 / 60
STOP, LONG_STOP = 4 * FRAME, 6 * FRAME
"""How long a hit stands frozen, and the one of a climax."""
BURST = 14 * FRAME
BURST_STEPS = 7
DASHES = 12
DASH = (1.02, 1.4)
"""From where to where dashes reach at most, for the reach of the hit."""
DASH_WIDTH = 9.0
RING = (0.8, 1.2)
RING_WIDTH = 12.0
SIDE = 3.0
"""The side of a burst's picture, for the reach of the hit."""
SCRAPS = 10
SCRAP = 15.0
SCRAP_LIFE = 0.6
SCRAP_TURNS = 6
SCRAP_SPEED = (330.0, 560.0)
GRAVITY = 1500.0
GOLDEN = math.pi * (3 - math.sqrt(5))
"""Directions that follow one another by this angle never bunch."""
KICK = 8.0
KICK_SECONDS = 0.055
"""What is hit is shoved down by so much, in units, which dies away by 1/e in this time."""
HOP, HOP_SECONDS, HOP_REACH = 5.0, 0.16, 3.2
"""What lies nearby hops up; how far from the hit, for its reach."""
GONE = 0.4
"""With less motion the ring stands so long, and fades in the second half."""


class Hit(msgspec.Struct):
    """One hit: its middle and reach in units, its strength 0 to 1, and the seconds since then."""

    x: float
    y: float
    reach: float
    strength: float
    colours: tuple[RGB, ...]
    seconds: float = 0.0
    scraps: int = 0
    ring: bool = True

    @property
    def stop(self) -> float:
        """How long it stands frozen, in seconds."""
        return LONG_STOP if self.strength >= 1 else STOP

    @property
    def freed(self) -> float:
        """The seconds since it was frozen; below 0 it still is."""
        return self.seconds - self.stop

    @property
    def over(self) -> bool:
        """Whether nothing is to be seen of it any more."""
        return self.freed > max(SCRAP_LIFE, BURST, GONE)


class Impacts:
    """Keeps and draws the hits of a table; ``still`` means less motion."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._hits: list[Hit] = []
        self.still = False

    @property
    def busy(self) -> bool:
        """Whether anything is to be seen."""
        return bool(self._hits)

    def hit(
        self,
        x: float,
        y: float,
        reach: float,
        colours: tuple[RGB, ...],
        strength: float = 0.5,
        *,
        after: float = 0.0,
        scraps: int = SCRAPS,
        ring: bool = True,
    ) -> None:
        """Hit a place now, or ``after`` some seconds; a strength of 1 is a climax.

        ``scraps`` are those of a climax; without a ``ring`` only they fly.
        """
        self._hits.append(
            Hit(x, y, reach, strength, colours, -after, round(scraps * strength), ring)
        )

    def stop(self) -> None:
        """Forget all of it."""
        self._hits.clear()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        for hit in self._hits:
            hit.seconds += dt
        if self._hits:
            self._hits = [hit for hit in self._hits if not hit.over]

    def shove(self, x: float, y: float) -> tuple[float, float]:
        """Return by how much what lies at a place is out of it now, in units."""
        dx = dy = 0.0
        if not self.still:
            for hit in self._hits:
                far = math.hypot(x - hit.x, y - hit.y) / hit.reach
                here = shove_of(hit, far)
                dx, dy = dx + here[0], dy + here[1]
        return dx, dy

    def draw(self) -> None:
        """Put rings, dashes and scraps on the stage."""
        for hit in self._hits:
            if self.still:
                self._draw_calm(hit)
            elif hit.freed >= 0:
                if hit.ring:
                    self._draw_burst(hit)
                self._draw_scraps(hit)

    def prewarming(self, reach: float, colours: tuple[RGB, ...]) -> Iterator[None]:
        """Make the pictures of a hit, one a step."""
        for step in range(BURST_STEPS):
            self._burst(reach, step)
            yield
        for colour in colours:
            for turn in range(SCRAP_TURNS):
                scrap(self._pen, colour, turn)
            yield

    def _draw_calm(self, hit: Hit) -> None:
        if hit.ring and 0 <= hit.seconds < GONE:
            alpha = 255 * min(1.0, 2 * (1 - hit.seconds / GONE))
            self._pen.stage.put(self._burst(hit.reach, 1), hit.x, hit.y, alpha=alpha)

    def _draw_burst(self, hit: Hit) -> None:
        share = hit.freed / BURST
        if share < 1:
            step = int(share * BURST_STEPS)
            alpha = 255 * (0.5 + 0.5 * hit.strength) * min(1.0, 2 - 2 * share)
            self._pen.stage.put(self._burst(hit.reach, step), hit.x, hit.y, alpha=alpha)

    def _draw_scraps(self, hit: Hit) -> None:
        """Put the scraps: they fly out, fall, and are gone before they would lie about."""
        t = hit.freed
        if t >= SCRAP_LIFE:
            return
        slow, fast = SCRAP_SPEED
        for number in range(hit.scraps):
            way = number * GOLDEN
            speed = slow + (fast - slow) * ((number * 7) % SCRAPS) / SCRAPS
            out = hit.reach * 0.7 + speed * t * (1 - 0.5 * t / SCRAP_LIFE)
            x = hit.x + out * math.cos(way)
            y = hit.y + out * 0.8 * math.sin(way) + GRAVITY * t * t / 2
            turn = (number + int(t * (12 + number % 5))) % SCRAP_TURNS
            picture = scrap(self._pen, hit.colours[number % len(hit.colours)], turn)
            self._pen.stage.put(picture, x, y, alpha=255 * min(1.0, 2.5 * (1 - t / SCRAP_LIFE)))

    def _burst(self, reach: float, step: int) -> pygame.Surface:
        """Return a ring that grows and thins, and dashes that run out to its sides."""
        share = (step + 0.5) / BURST_STEPS
        grown = 1 - (1 - share) ** 3
        side, middle = SIDE * reach, SIDE * reach / 2

        def painter(surface: pygame.Surface, scale: float) -> None:
            across = 2 * reach * (RING[0] + (RING[1] - RING[0]) * grown) * scale
            thick = max(1, round(RING_WIDTH * (1 - grown) * scale))
            circle = paint.ring(round(across), round(across), round(across / 2), thick, PAPER)
            surface.blit(circle, circle.get_rect(center=surface.get_rect().center))
            start = reach * (DASH[0] + (DASH[1] - DASH[0]) * max(0.0, grown - 0.35))
            end = reach * (DASH[0] + (DASH[1] - DASH[0]) * grown) + 2
            half = DASH_WIDTH / 2 * (1 - 0.6 * share)
            paint.fill_smoothly(
                surface,
                scale,
                [
                    (_dash(middle, start, end, half, 2 * math.pi * (number + 0.5) / DASHES), PAPER)
                    for number in range(DASHES)
                ],
            )

        return self._pen.sprites.paint(("burst", round(reach), step), (side, side), painter)


def shove_of(hit: Hit, far: float) -> tuple[float, float]:
    """Return the shove of a hit so ``far`` from its middle, counted in its reach."""
    t = hit.freed
    if hit.seconds < 0:
        return 0.0, 0.0
    if far < 1:
        if t < 0:  # frozen, and trembling if it was a climax
            shake = 2 * math.sin(hit.seconds * 2 * math.pi * 17) if hit.strength >= 1 else 0.0
            return shake, 0.0
        return 0.0, KICK * (0.5 + 0.5 * hit.strength) * math.exp(-t / KICK_SECONDS)
    if far < HOP_REACH and 0 <= t < HOP_SECONDS:
        return 0.0, -HOP * hit.strength * math.sin(math.pi * t / HOP_SECONDS)
    return 0.0, 0.0


def _dash(
    middle: float, start: float, end: float, half: float, way: float
) -> list[tuple[float, float]]:
    """Return a stroke away from the middle, pointed at its far end."""
    along, across = (math.cos(way), math.sin(way)), (-math.sin(way), math.cos(way))
    return [
        (middle + along[0] * r + across[0] * w, middle + along[1] * r + across[1] * w)
        for r, w in ((start, -half), (end, 0.0), (start, half))
    ]


def scrap(pen: Pen, colour: RGB, turn: int) -> pygame.Surface:
    """Return a torn piece of paper, in one of the ``SCRAP_TURNS`` turns of its fall."""
    narrow = 0.35 + 0.65 * abs(math.cos(math.pi * turn / SCRAP_TURNS))
    lean = 2 * math.pi * turn / SCRAP_TURNS

    def painter(surface: pygame.Surface, scale: float) -> None:
        corners = [(-0.8, -0.45), (0.55, -0.7), (0.8, 0.4), (-0.3, 0.75)]
        path = [
            (
                SCRAP + SCRAP * (x * math.cos(lean) - y * narrow * math.sin(lean)),
                SCRAP + SCRAP * (x * math.sin(lean) + y * narrow * math.cos(lean)),
            )
            for x, y in corners
        ]
        paint.fill_smoothly(surface, scale, [(path, colour)])

    return pen.sprites.paint(("scrap", colour, turn), (2 * SCRAP, 2 * SCRAP), painter)
