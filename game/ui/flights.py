"""What strikes flies from its sender to its victim, and hangs there until it is decided.

It swells, leaves and arrives within ``ARRIVES`` seconds of its deed; then it trembles over the face
of its victim. There it strikes, or is turned in the air and flies on from there, or it falls to
pieces. All of it is only to be seen: nothing waits for it, and what comes next may come at once.
With less motion it stands at once where it would arrive.
"""

import math
from collections.abc import Iterator

import msgspec

from game.ui.impact import Impacts
from game.ui.motion import EASINGS
from game.ui.pen import Pen
from game.ui.theme import PAPER, RGB

SWELLS, ARRIVES = 0.1, 0.42
WIDTH, SWOLLEN = 64.0, 1.7
"""How wide it is, and by how much it is wider while it flies."""
ARC, MOST_ARC = 0.22, 190.0
"""How far its way bends upwards, for its length, and at most."""
SPIN, STEP = 360.0, 30.0
"""By how many degrees it turns on its way, and in which steps: each is a picture."""
ECHOES, ECHO = 3, 0.045
"""How many faint pictures follow it, and how many seconds behind one another."""
TREMBLE, TREMBLES, CALMS = 5.0, 5.0, 0.6
"""How far it trembles where it hangs, how often in a second, and the time in which that dies away
by 1/e: an answer may take long, and a screen that waits does not move."""
STRIKES = 0.12
DROP = (26.0, 34.0)
"""Where it strikes, seen from where it hangs."""
REACH = 62.0
STRONG, WEAK = 0.8, 0.45
Point = tuple[float, float]


class Flight(msgspec.Struct):
    """Something in the air: its picture, its way, and the seconds since it left."""

    picture: str
    start: Point
    goal: Point
    colours: tuple[RGB, ...]
    seconds: float = 0.0
    struck: float = -1.0
    """The seconds since it strikes; below 0 it hangs or flies."""


class Flights:
    """Draws the one thing that is in the air; ``still`` means less motion."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._flight: Flight | None = None
        self._impacts = Impacts(pen)

    @property
    def still(self) -> bool:
        """Whether nothing moves."""
        return self._impacts.still

    @still.setter
    def still(self, still: bool) -> None:
        self._impacts.still = still

    @property
    def up(self) -> bool:
        """Whether something is in the air, or hangs there."""
        return self._flight is not None

    def send(self, picture: str, start: Point, goal: Point, colours: tuple[RGB, ...]) -> None:
        """Let something fly; what hung there strikes, unless it was turned just now."""
        flight = self._flight
        if flight is not None and flight.struck < 0:
            self.strike()
        self._flight = Flight(picture, start, goal, colours)

    def turn(self, goal: Point, colours: tuple[RGB, ...]) -> None:
        """Let what hangs there fly on to another place, in the colours of who turned it."""
        if self._flight is not None:
            self._flight = Flight(self._flight.picture, self._flight.goal, goal, colours)

    def ward_off(self, colours: tuple[RGB, ...]) -> None:
        """Show that what hangs there was met: it still hangs, and will fly on or be gone."""
        if self._flight is not None:
            self._impacts.hit(*self._flight.goal, REACH, colours, WEAK)

    def strike(self) -> None:
        """Let what hangs there strike."""
        flight = self._flight
        if flight is None or flight.struck >= 0:
            return
        x, y = flight.goal
        after = 0.0 if self.still else STRIKES
        self._impacts.hit(x + DROP[0], y + DROP[1], REACH, flight.colours, STRONG, after=after)
        flight.struck = 0.0

    def burst(self) -> None:
        """Let what hangs there fall to pieces: it was stopped."""
        if self._flight is not None:
            self._impacts.hit(*self._flight.goal, REACH, (PAPER, *self._flight.colours), STRONG)
        self._flight = None

    def finish(self) -> None:
        """Put it where it is going, at once."""
        if self._flight is not None:
            self._flight.seconds = max(self._flight.seconds, ARRIVES)
        if self._flight is not None and self._flight.struck >= 0:
            self._flight = None

    def stop(self) -> None:
        """Forget all of it."""
        self._flight = None
        self._impacts.stop()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._impacts.update(dt)
        flight = self._flight
        if flight is None:
            return
        flight.seconds += dt
        if flight.struck >= 0:
            flight.struck += dt
            if flight.struck >= STRIKES or self.still:
                self._flight = None

    def draw(self) -> None:
        """Put it, and what its blows throw up."""
        flight = self._flight
        if flight is not None:
            if self.still or flight.seconds >= ARRIVES:
                self._draw_hanging(flight)
            else:
                self._draw_flying(flight)
        self._impacts.draw()

    def prewarming(self, picture: str, colours: tuple[RGB, ...]) -> Iterator[None]:
        """Make the pictures of something that may fly, one a step."""
        self._pen.sprites.get(picture, WIDTH)
        yield
        for angle in range(0, round(SPIN), round(STEP)):
            self._pen.sprites.get(picture, WIDTH * SWOLLEN, angle=angle)
            yield
        yield from self._impacts.prewarming(REACH, colours)

    def _draw_hanging(self, flight: Flight) -> None:
        x, y = flight.goal
        if flight.struck >= 0:
            share = flight.struck / STRIKES
            x, y = x + DROP[0] * share, y + DROP[1] * share
        elif not self.still:
            hung = flight.seconds - ARRIVES
            far, way = TREMBLE * math.exp(-hung / CALMS), 2 * math.pi * TREMBLES * hung
            x, y = x + far * math.sin(way), y + far * math.sin(1.7 * way) / 2
        self._pen.sprite(flight.picture, x, y, WIDTH)

    def _draw_flying(self, flight: Flight) -> None:
        for echo in range(ECHOES, 0, -1):
            seconds = flight.seconds - echo * ECHO
            if seconds > SWELLS:
                self._put(flight, seconds, 150 - 40 * echo)
        self._put(flight, flight.seconds, 255)

    def _put(self, flight: Flight, seconds: float, alpha: float) -> None:
        x, y, share = place_of(flight, seconds)
        angle = SPIN * share // STEP * STEP % 360
        wide = WIDTH * (SWOLLEN if 0 < share < 1 else 1.0)
        self._pen.sprite(flight.picture, x, y, wide, angle=angle, alpha=alpha)


def place_of(flight: Flight, seconds: float) -> tuple[float, float, float]:
    """Return where it is after so many seconds, and which share of its way is done."""
    share = max(0.0, min(1.0, (seconds - SWELLS) / (ARRIVES - SWELLS)))
    share = EASINGS["in-out"](share)
    (x, y), (to_x, to_y) = flight.start, flight.goal
    bend = min(MOST_ARC, ARC * math.hypot(to_x - x, to_y - y)) * 4 * share * (1 - share)
    return x + (to_x - x) * share, y + (to_y - y) * share - bend, share
