"""Dice: they tumble over the track and come to rest on the plate of whoever rolled."""

import math
from collections.abc import Iterator

import msgspec
import pygame

from game.board.screen.layout import BIG_DIE, TRACK, die_spot, die_width, plate_box
from game.board.screen.pictures import (
    D20,
    D20_NUMBER,
    DIE_FRAMES,
    die_sprite,
    tumble_sprite,
)
from game.board.state import D6, Die
from game.core.rules import Seat
from game.ui.hand_rows import Point
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.theme import PAPER, RGB, mix

TUMBLE_SECONDS = 0.52
"""From the hand until the number can be read."""
AWAY_SECONDS = 0.2
"""A single die that lay large on the track takes so long to its plate."""
OWN_SECONDS, LIE_SECONDS, PICKED_SECONDS = 1.25, 0.7, 2.1
"""So long it lies there: a person's own, that of somebody else, and one that picks an event."""
FRAME_SECONDS = 0.055
WIDTHS = 4
"""A die on its way to its plate is drawn in so many widths."""
BOUNCE = 130.0
PALE = 0.35
"""How far the colour of a die is from its player's towards white."""
D20_INK = PAPER


class Roll(msgspec.Struct, frozen=True):
    """A die that was thrown: what it shows, and of how many sides."""

    seat: Seat
    value: int
    sides: int


class DiceView:
    """Keeps the dice of all seats: those that tumble, and those that lie on their plates."""

    def __init__(self, pen: Pen, seats: int) -> None:
        self._pen = pen
        self._seats = seats
        self._rolls: dict[Seat, Roll] = {}
        self._tumbling: dict[Seat, float] = {}
        self._large: Seat | None = None
        self._lies = LIE_SECONDS
        self._settled = False
        self.rest: Point = (TRACK.cx, TRACK.cy - 20)
        """Where a single die lies to be read."""
        self.speed = Speed.normal
        self.pace = 1.0
        """What multiplies how long a die lies to be read."""

    @property
    def moving(self) -> bool:
        """Say whether a die can't be read yet."""
        return any(elapsed < TUMBLE_SECONDS for elapsed in self._tumbling.values())

    @property
    def flying(self) -> bool:
        """Say whether a die is not on its plate yet."""
        return bool(self._tumbling)

    @property
    def lying(self) -> tuple[Roll, ...]:
        """Return the dice that lie on plates."""
        return tuple(roll for seat, roll in self._rolls.items() if seat not in self._tumbling)

    @property
    def read(self) -> Seat | None:
        """Return whose single die lies large on the track, where it can be read."""
        elapsed = None if self._large is None else self._tumbling.get(self._large)
        return None if elapsed is None or elapsed < TUMBLE_SECONDS else self._large

    @property
    def left_to_read(self) -> float:
        """The seconds, at normal pace, that a single die goes on lying there."""
        if self._large is None or self._large not in self._tumbling:
            return 0.0
        lain = max(0.0, self._tumbling[self._large] - TUMBLE_SECONDS)
        return max(0.0, self._lies - lain)

    def read_shorter(self) -> None:
        """Let a die lie no longer than that of somebody else: what it shows is told at length."""
        self._lies = min(self._lies, LIE_SECONDS)

    def throw(
        self,
        dice: tuple[Die, ...],
        sides: int,
        *,
        alone: bool = True,
        lies: float = LIE_SECONDS,
    ) -> None:
        """Throw dice; those of before are taken away unless one is thrown again among them.

        ``lies``: how long a single one is to be read; with less motion it lies there at once.
        """
        if alone:
            self.clear()
        self._large, self._lies = dice[0].seat if len(dice) == 1 else None, lies
        still = self.speed is Speed.off
        for die in dice:
            self._rolls[die.seat] = Roll(die.seat, die.value, sides)
            if not still or die.seat == self._large:
                self._tumbling[die.seat] = TUMBLE_SECONDS if still else 0.0

    def throw_again(self, seat: Seat, value: int, *, lies: float = LIE_SECONDS) -> None:
        """Throw the die of a seat again."""
        known = self._rolls.get(seat)
        self.throw((Die(seat, value),), known.sides if known else D6, alone=False, lies=lies)

    def sides_of(self, seat: Seat) -> int:
        """Return how many sides the die of a seat has that was thrown last; 0: none was."""
        known = self._rolls.get(seat)
        return known.sides if known else 0

    def snap(self, dice: tuple[Die, ...], sides: int) -> None:
        """Put dice on their plates at once; ``sides`` 0: nobody knows what they were."""
        self.clear()
        if sides:
            self._rolls = {die.seat: Roll(die.seat, die.value, sides) for die in dice}

    def clear(self) -> None:
        """Take all dice away."""
        self._rolls.clear()
        self._tumbling.clear()

    def finish(self) -> None:
        """Let all dice come to rest at once."""
        self._tumbling.clear()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        for seat, before in list(self._tumbling.items()):
            lies = before >= TUMBLE_SECONDS
            pace = self.pace if lies else self.speed.value
            self._tumbling[seat] += dt / max(0.01, pace)
            self._settled |= before < TUMBLE_SECONDS <= self._tumbling[seat]
            if self._tumbling[seat] >= self._whole(seat):
                del self._tumbling[seat]

    def settled(self) -> bool:
        """Say whether a die has come to rest since this was asked last."""
        settled, self._settled = self._settled, False
        return settled

    def draw_lying(self) -> None:
        """Put the dice that lie on plates."""
        for roll in self.lying:
            plate = plate_box(roll.seat, self._seats)
            self._pen.stage.put(self.picture(roll, die_width(plate)), *die_spot(plate))

    def draw_flying(self) -> None:
        """Put the dice that tumble, over everything else."""
        for seat, elapsed in self._tumbling.items():
            roll = self._rolls[seat]
            if seat == self._large:
                self._draw_large(roll, elapsed)
            else:
                self._draw_small(roll, elapsed)

    def picture(self, roll: Roll, width: float) -> pygame.Surface:
        """Return a die that shows a number."""
        if roll.sides == D6:
            return self._pen.tinted(die_sprite(roll.value), width, self._pale(roll.seat))
        sprites, services = self._pen.sprites, self._pen.services

        def painter(surface: pygame.Surface, _: float) -> None:
            surface.blit(sprites.get(D20, width), (0, 0))
            across, down = surface.get_size()
            left, top, wide, high = D20_NUMBER
            text = self._pen.say("board-table-number", n=roll.value)
            room = wide * width
            line = services.text.line(
                text, high * width * 1.5, D20_INK, face="display", max_width=room, scaled=False
            )
            middle = round((left + wide / 2) * across), round((top + high / 2) * down)
            surface.blit(line, line.get_rect(center=middle))

        size = width, width * sprites.aspect(D20)
        return sprites.paint(("d20", roll.value, round(width, 1)), size, painter)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step."""
        for seat in range(self._seats):
            small = die_width(plate_box(seat, self._seats))
            for value in range(1, D6 + 1):
                for width in (BIG_DIE, small):
                    self.picture(Roll(seat, value, D6), width)
                    yield
            for frame in range(DIE_FRAMES):
                for width in (BIG_DIE, small):
                    self._tumble(Roll(seat, 1, D6), frame, width)
                    yield

    def _whole(self, seat: Seat) -> float:
        if seat != self._large:
            return TUMBLE_SECONDS
        away = 0.0 if self.speed is Speed.off else AWAY_SECONDS
        return TUMBLE_SECONDS + self._lies + away

    def _draw_large(self, roll: Roll, elapsed: float) -> None:
        """Let a single die bounce over the track, lie there, and go to its plate."""
        plate = plate_box(roll.seat, self._seats)
        share = min(1.0, elapsed / TUMBLE_SECONDS)
        rest = self.rest
        if share < 1:
            x = plate.x + (rest[0] - plate.x) * (1 - (1 - share) ** 2)
            y = plate.cy + (rest[1] - plate.cy) * share - _bounce(share)
            self._put_tumbling(roll, elapsed, BIG_DIE, x, y)
            return
        there, small = die_spot(plate), die_width(plate)
        away = max(0.0, (elapsed - TUMBLE_SECONDS - self._lies) / AWAY_SECONDS) ** 2
        notch = round(away * WIDTHS) / WIDTHS
        width = BIG_DIE + (small - BIG_DIE) * notch
        x, y = rest[0] + (there[0] - rest[0]) * away, rest[1] + (there[1] - rest[1]) * away
        self._pen.stage.put(self.picture(roll, width), x, y)

    def _draw_small(self, roll: Roll, elapsed: float) -> None:
        """Let one of several dice tumble on its plate, in its own place: it hides no points."""
        plate = plate_box(roll.seat, self._seats)
        x, y = die_spot(plate)
        share = min(1.0, elapsed / TUMBLE_SECONDS)
        self._put_tumbling(roll, elapsed, die_width(plate), x, y - _bounce(share) / 4)

    def _put_tumbling(self, roll: Roll, elapsed: float, width: float, x: float, y: float) -> None:
        frame = int(elapsed / FRAME_SECONDS) % DIE_FRAMES
        self._pen.stage.put(self._tumble(roll, frame, width), x, y)

    def _tumble(self, roll: Roll, frame: int, width: float) -> pygame.Surface:
        name = tumble_sprite(roll.sides, frame)
        if roll.sides == D6:
            return self._pen.tinted(name, width, self._pale(roll.seat))
        return self._pen.sprites.get(name, width)

    def _pale(self, seat: Seat) -> RGB:
        return mix(self._pen.style(seat).colour, (255, 255, 255), PALE)


def _bounce(share: float) -> float:
    """Return how high a die is that hits the table twice on its way."""
    return abs(math.cos(share * math.pi * 1.5)) * BOUNCE * (1 - share)
