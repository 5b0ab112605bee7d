"""How players are shown: their faces, their plates, and lamplight on that of who is in turn."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
import pygame

from game.core.rules import Seat
from game.core.telling import Mood
from game.input.seating import Player, Seating
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, INK, LAMP, PANEL, PAPER

HUMAN_FACES = ("fox", "owl", "bear", "rabbit", "hedgehog", "koala", "penguin", "frog")
BOT_FACES = ("main", "zeil", "roemer", "oper", "dom", "messe", "taunus", "ostend")
"""One face for each chair of the lobby; a bot's is the place that its name comes from."""


def face_name(player: Player, seat: int, mood: Mood) -> str:
    """Return the drawing of a player's face in a mood."""
    return chair_face(player.human, seat if player.chair is None else player.chair, mood)


def chair_face(human: bool, chair: int, mood: Mood = "calm") -> str:
    """Return the drawing of the face of a person or bot on a chair of the lobby."""
    faces = HUMAN_FACES if human else BOT_FACES
    end = "" if mood == "calm" else f"-{mood}"
    return f"faces/{faces[chair % len(faces)]}{end}"


def draw_light(pen: Pen, box: Box, *, asked: bool) -> None:
    """Put lamplight around a player's plate, with a frame if the player is asked."""
    sprites = pen.sprites
    glow = sprites.shadow(box.w + 10, box.h + 10, 30, 26, 200)
    pen.stage.put(_warm(pen, glow, box), box.cx, box.cy)
    if asked:
        frame = sprites.panel(
            box.w + 14, box.h + 14, fill=(*GLOW, 255), border=INK, border_width=2, radius=32
        )
        pen.stage.put(frame, box.cx, box.cy)


def _warm(pen: Pen, glow: pygame.Surface, box: Box) -> pygame.Surface:
    """Return a light in the shape of a shadow."""

    def painter(surface: pygame.Surface, _: float) -> None:
        light = glow.copy()
        light.fill((*LAMP, 0), special_flags=pygame.BLEND_RGB_MAX)
        surface.blit(light, light.get_rect(center=surface.get_rect().center))

    scale = pen.services.canvas.scale
    size = (glow.get_width() / scale, glow.get_height() / scale)
    return pen.sprites.paint(("plate light", round(box.w), round(box.h)), size, painter)


NO_STRENGTHS: Mapping[Seat, float] = {}
STRENGTH = 54.0, 32.0
"""How wide and high the number of a bot is that follows people."""


def draw_strength(pen: Pen, x: float, y: float, number: float) -> None:
    """Put the number of a bot that follows people at a point."""
    wide, high = STRENGTH
    pen.pill(x, y, wide + 6, high + 6, (*INK, 255))
    pen.pill(x, y, wide, high, (*PAPER, 255))
    room = Box(x - wide / 2 + 4, y - high / 2, wide - 8, high)
    pen.label(pen.say("strength", n=number), room, HINT, INK, face="bold", align="centre")


class PlateLook(msgspec.Struct, frozen=True):
    """What is to be seen on every plate: points, cards, a face, and whether somebody is asked."""

    box: Box
    seat: Seat
    total: int
    count: int
    mood: Mood
    in_turn: bool
    asked: bool


P = TypeVar("P", bound=PlateLook)


class SeatPlates(Generic[P]):
    """Draws the plates; the seat in turn lies in its colour, whoever is asked has a frame.

    ``moods`` are the faces of the players, whoever changes them; ``drop`` is how far below the
    middle of a face the player's shape is.
    """

    drop = 0.34

    def __init__(self, pen: Pen, seating: Seating, moods: Sequence[Mood]) -> None:
        self._pen = pen
        self._seating = seating
        self._moods = moods
        self._plates: list[P] = []
        self._strengths = NO_STRENGTHS

    def draw(
        self,
        state: Any,
        sight: Sight,
        lit: Collection[Seat],
        winners: Collection[Seat] = (),
        strengths: Mapping[Seat, float] = NO_STRENGTHS,
    ) -> None:
        """Put every plate; ``lit`` seats are asked something."""
        turn = winners or (self.filled_seat(state),)
        self._plates = [
            self._plate(state, sight, seat, lit=seat in lit, in_turn=seat in turn)
            for seat in range(len(self._seating))
        ]
        self._strengths = strengths
        for own in self._plates:
            shown = (own, strengths.get(own.seat))
            self._pen.repeat(("plate", own.seat), shown, partial(self._draw, own))

    def filled_seat(self, state: Any) -> Seat:
        """Return whose plate is filled while nobody has won."""
        raise NotImplementedError

    def _plate(self, state: Any, sight: Sight, seat: Seat, *, lit: bool, in_turn: bool) -> P:
        raise NotImplementedError

    def _draw(self, own: P) -> None:
        raise NotImplementedError

    def _draw_plate(self, own: P, x: float, y: float, size: float, *, bare: bool = False) -> None:
        """Put a plate with its light, and a face of a size at a point of it, unless it is bare."""
        pen, box, seat, in_turn = self._pen, own.box, own.seat, own.in_turn
        if in_turn or own.asked:
            draw_light(pen, box, asked=own.asked)
        style = pen.style(seat)
        fill = style.colour if in_turn else PANEL
        pen.paper(box, fill, radius=26, lift=9, edge=style.colour, edge_width=0 if in_turn else 4)
        if bare:
            return
        pen.dot(x, y, size + 6, INK)
        pen.dot(x, y, size, PAPER if in_turn else style.colour)
        pen.sprite(face_name(self._seating[seat], seat, own.mood), x, y, size * 0.84)
        badge = x + size * 0.38, y + size * self.drop
        pen.dot(*badge, 34, INK)
        pen.shape(style, *badge, 23, style.colour)
        if seat in self._strengths:
            draw_strength(pen, x - size * 0.32, y - size * 0.44, self._strengths[seat])
