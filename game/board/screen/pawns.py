"""Pawns on the track: they walk square by square, and those that share a square stay apart."""

import math
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec
import pygame
from msgspec.structs import replace

from game.board.screen.layout import Pitch
from game.board.screen.pictures import (
    PAWN_FACE,
    PAWN_FOOT,
    PAWN_RATIO,
    PAWN_SHADOW,
    pawn_sprite,
)
from game.core.rules import Seat
from game.core.telling import MOODS, Mood
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.theme import LAMP

STEP_SECONDS = 0.12
"""From a square to the next."""
ASIDE_SECONDS = 0.16
"""To make room for somebody, or to take it again."""
HOP = 0.22
"""How high a step goes, for the size of a cell."""
FADE_SECONDS = 0.22
PALE = 90
"""Of 255: how solid a pawn is where it stood before a walk that may still be changed."""
SQUASH, SQUASH_SECONDS, SQUASH_STEPS = 0.2, 0.12, 4
"""How much lower a pawn is when it lands, and wider by half of that, and for how long."""
_SHADOW_WIDE, _GLOW_WIDE = 1.1, 1.7


class Stand(msgspec.Struct, frozen=True):
    """Where a pawn stands: its foot, and its width, in units."""

    x: float
    y: float
    width: float


class Leg(msgspec.Struct, frozen=True):
    """A part of a way: ``hop`` is its height in units, a ``hidden`` one is gone without a trace.

    ``square`` is reached at its end, -1 if it is none of the way's.
    """

    goal: Stand
    seconds: float
    hop: float = 0.0
    square: int = -1
    hidden: bool = False


class Pawns:
    """Keeps where pawns are and lets them go; ``moods`` are the faces that they make."""

    def __init__(self, pen: Pen, seating: Seating, pitch: Pitch, moods: Sequence[Mood]) -> None:
        self._pen = pen
        self._seating = seating
        self._pitch = pitch
        self._moods = moods
        self._at: list[Stand] = []
        self._legs: list[deque[Leg]] = [deque() for _ in seating.players]
        self._elapsed = [0.0 for _ in seating.players]
        self._landed = [SQUASH_SECONDS for _ in seating.players]
        """How many seconds ago each of them came down."""
        self._reached: list[tuple[Seat, int]] = []
        self.speed = Speed.normal

    @property
    def moving(self) -> bool:
        """Say whether a pawn is on its way."""
        return any(self._legs)

    def reached(self) -> list[tuple[Seat, int]]:
        """Return which squares were reached on the way since it was asked last."""
        found, self._reached = self._reached, []
        return found

    def snap(self, squares: Sequence[int]) -> None:
        """Put all pawns on their squares at once."""
        self._at = list(self.stands(squares))
        for legs in self._legs:
            legs.clear()
        self._elapsed = [0.0] * len(self._at)
        self._landed = [SQUASH_SECONDS] * len(self._at)
        self._reached.clear()

    def finish(self) -> None:
        """Let all pawns arrive at once; what they reach is not told."""
        for seat, legs in enumerate(self._legs):
            if legs:
                self._at[seat] = legs[-1].goal
                legs.clear()
            self._elapsed[seat] = 0.0
        self._reached.clear()

    def walk(
        self,
        seat: Seat,
        way: Sequence[int],
        squares: Sequence[int],
        step: float = STEP_SECONDS,
    ) -> None:
        """Let a pawn go over squares of a way; ``squares``: where all stand in the end."""
        stands = self.stands(squares)
        one, hop = self._pitch.pawn(), HOP * self._pitch.cell
        for number in way[:-1]:
            goal = Stand(*self._pitch.foot(number), one)
            self._send(seat, Leg(goal, step, hop, number))
        if way:
            self._send(seat, Leg(stands[seat], step, hop, way[-1]))
        self._make_room(stands, {seat})

    def put(
        self, seats: Iterable[Seat], squares: Sequence[int], seconds: float, hop: float
    ) -> None:
        """Let pawns go straight to their squares; ``hop`` is for the size of a cell."""
        stands, moved = self.stands(squares), set(seats)
        for seat in moved:
            leg = Leg(stands[seat], seconds, hop * self._pitch.cell, squares[seat])
            self._send(seat, leg)
        self._make_room(stands, moved)

    def hurry(self, seat: Seat) -> None:
        """Let a pawn go the rest of its way at the usual speed."""
        legs = self._legs[seat]
        self._legs[seat] = deque(
            replace(leg, seconds=min(leg.seconds, STEP_SECONDS)) for leg in legs
        )

    def turn_back(
        self, seats: Collection[Seat], squares: Sequence[int], seconds: float, hop: float
    ) -> None:
        """Let pawns leave their ways and go to their squares, from wherever they are."""
        here = {seat: self._now(seat)[0] for seat in seats}
        self.finish()
        for seat, stand in here.items():
            self._at[seat] = stand
        self.put(seats, squares, seconds, hop)

    def vanish(self, seat: Seat, squares: Sequence[int], seconds: float = FADE_SECONDS) -> None:
        """Let a pawn disappear and appear elsewhere, each in so many seconds."""
        stands = self.stands(squares)
        self._send(seat, Leg(self._goal(seat), seconds, hidden=True))
        self._send(seat, Leg(stands[seat], 0.0, hidden=True))
        self._send(seat, Leg(stands[seat], seconds, square=squares[seat]))
        self._make_room(stands, {seat})

    def stands(self, squares: Sequence[int]) -> tuple[Stand, ...]:
        """Return where each pawn stands: those on one square beside each other, in seat order."""
        crowds: dict[int, list[Seat]] = {}
        for seat, number in enumerate(squares):
            crowds.setdefault(number, []).append(seat)
        found = []
        for seat, number in enumerate(squares):
            crowd = crowds[number]
            foot = self._pitch.foot(number, crowd.index(seat), len(crowd))
            found.append(Stand(*foot, self._pitch.pawn(len(crowd))))
        return tuple(found)

    def box(self, seat: Seat) -> Box:
        """Return what a pawn covers where it is going or stands."""
        return box_of(self._goal(seat))

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        for seat, legs in enumerate(self._legs):
            self._landed[seat] = min(SQUASH_SECONDS, self._landed[seat] + dt)
            if not legs:
                continue
            self._elapsed[seat] += dt
            while legs and self._elapsed[seat] >= self._seconds(legs[0]):
                self._arrive(seat)

    def draw(self, lit: Seat) -> None:
        """Put all pawns, those behind first; light falls on the one that is in turn."""
        order = sorted(range(len(self._at)), key=self._depth)
        for seat in order:
            stand, lift, alpha = self._now(seat)
            if alpha <= 0:
                continue
            picture = self.picture(seat, self._moods[seat], stand.width)
            shadow = self._pen.sprites.get(PAWN_SHADOW, stand.width * _SHADOW_WIDE)
            put = self._pen.stage.put
            if seat == lit and alpha >= 255:
                glow = self._glow(stand.width * _GLOW_WIDE)
                put(glow, stand.x, stand.y - 0.1 * stand.width)
            put(shadow, stand.x, stand.y, alpha=alpha)
            box = box_of(stand)
            flat = 0.0 if lift else self.flat(seat)
            if flat:
                wide, high = picture.get_size()
                size = round(wide * (1 + flat / 2)), round(high * (1 - flat))
                picture = pygame.transform.smoothscale(picture, size)
            put(picture, box.cx, box.cy - lift + (PAWN_FOOT[1] - 0.5) * box.h * flat, alpha=alpha)

    def flat(self, seat: Seat) -> float:
        """Return by how much of its height a pawn is lower, which has just come down."""
        left = 1 - self._landed[seat] / SQUASH_SECONDS
        return SQUASH * math.ceil(left * SQUASH_STEPS) / SQUASH_STEPS

    def draw_home(self, seat: Seat, squares: Sequence[int]) -> None:
        """Put a pawn pale where it would come back to."""
        stand = self.stands(squares)[seat]
        box = box_of(stand)
        picture = self.picture(seat, self._moods[seat], stand.width)
        self._pen.stage.put(picture, box.cx, box.cy, alpha=PALE)

    def picture(self, seat: Seat, mood: Mood, width: float) -> pygame.Surface:
        """Return a pawn with its player's face."""
        body = pawn_sprite(self._seating.chair(seat))
        face = face_name(self._seating[seat], seat, mood)
        sprites, (middle, high, wide) = self._pen.sprites, PAWN_FACE
        size = width, width * PAWN_RATIO

        def painter(surface: pygame.Surface, scale: float) -> None:
            surface.blit(sprites.get(body, *size[:1], height=size[1]), (0, 0))
            image = sprites.get(face, wide * width)
            at = middle * width * scale, high * size[1] * scale
            surface.blit(image, image.get_rect(center=(round(at[0]), round(at[1]))))

        return sprites.paint(("pawn", body, face, round(width, 1)), size, painter)

    def _glow(self, width: float) -> pygame.Surface:
        """Return a pool of lamplight."""
        soft = self._pen.sprites.shadow(width * 0.7, width * 0.3, width * 0.15, width * 0.16, 255)
        size = (width * 1.1, width * 0.7)

        def painter(surface: pygame.Surface, _: float) -> None:
            light = soft.copy()
            light.fill((*LAMP, 0), special_flags=pygame.BLEND_RGB_MAX)
            surface.blit(light, light.get_rect(center=surface.get_rect().center))

        return self._pen.sprites.paint(("pawn light", round(width, 1)), size, painter)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step."""
        widths = sorted({self._pitch.pawn(crowd) for crowd in range(1, 1 + len(self._legs))})
        for seat in range(len(self._legs)):
            for mood in MOODS:
                for width in widths:
                    self.picture(seat, mood, width)
                    yield

    def _make_room(self, stands: Sequence[Stand], moved: set[Seat]) -> None:
        for seat, stand in enumerate(stands):
            if seat not in moved and stand != self._goal(seat):
                self._send(seat, Leg(stand, ASIDE_SECONDS))

    def _send(self, seat: Seat, leg: Leg) -> None:
        if not self._legs[seat]:
            self._elapsed[seat] = 0.0
        self._legs[seat].append(leg)
        if self.speed is Speed.off:
            while self._legs[seat]:
                self._arrive(seat)

    def _arrive(self, seat: Seat) -> None:
        leg = self._legs[seat].popleft()
        self._elapsed[seat] = max(0.0, self._elapsed[seat] - self._seconds(leg))
        self._at[seat] = leg.goal
        if leg.hop and self.speed is not Speed.off:
            self._landed[seat] = self._elapsed[seat]
        if leg.square >= 0:
            self._reached.append((seat, leg.square))

    def _seconds(self, leg: Leg) -> float:
        return leg.seconds * self.speed.value

    def _goal(self, seat: Seat) -> Stand:
        legs = self._legs[seat]
        return legs[-1].goal if legs else self._at[seat]

    def _now(self, seat: Seat) -> tuple[Stand, float, float]:
        """Return where a pawn is, how high above it, and its alpha."""
        at, legs = self._at[seat], self._legs[seat]
        if not legs:
            return at, 0.0, 255.0
        leg = legs[0]
        share = min(1.0, self._elapsed[seat] / max(1e-6, self._seconds(leg)))
        if leg.hidden:
            return at, 0.0, 255.0 * (1 - share)
        if at == leg.goal:
            return at, 0.0, 255.0 * share if leg.square >= 0 else 255.0
        eased = share if leg.seconds <= STEP_SECONDS else share * share * (3 - 2 * share)
        goal = leg.goal
        stand = Stand(
            at.x + (goal.x - at.x) * eased,
            at.y + (goal.y - at.y) * eased,
            at.width if share < 1 else goal.width,
        )
        return stand, math.sin(math.pi * share) * leg.hop, 255.0

    def _depth(self, seat: Seat) -> tuple[bool, float, Seat]:
        return bool(self._legs[seat]), self._at[seat].y, seat


def box_of(stand: Stand) -> Box:
    """Return what a pawn covers."""
    high = stand.width * PAWN_RATIO
    left, top = stand.x - PAWN_FOOT[0] * stand.width, stand.y - PAWN_FOOT[1] * high
    return Box(left, top, stand.width, high)
