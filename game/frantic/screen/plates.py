"""The plates of the seats around the table: who it is, how many cards, which points, what waits."""

from collections.abc import Collection

import pygame

from game.core.rules import Seat
from game.frantic.screen.geometry import FACE, fan_box, plate_box
from game.frantic.screen.layout import Sight
from game.frantic.state import NOBODY, State
from game.input.seating import Seating
from game.ui.brush import Brush, Mood, face_name
from game.ui.theme import HINT, INK, LAMP, PANEL, PAPER, TEXT, WARN, seat_style
from game.ui.widgets_pen import GLOW, Box, Pen

COUNT_SIZE = 54.0
NAME_SIZE = 32.0
MARK, MARK_PITCH = 42.0, 46.0
FEW_CARDS = 1
"""With so few cards a hand is about to be empty, and its number is a warning."""
POINTS_WIDTH = 84.0
BREATH_SECONDS = 1.4
"""The light of whoever is asked comes and goes in this time."""
LIGHT_STEPS = 6


class Plates:
    """Draws the plates; ``lit`` seats are asked something, the seat in turn lies in its colour."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating
        self._seconds = 0.0
        self.moods: list[Mood] = ["calm"] * len(seating)
        self.still = False

    def update(self, dt: float) -> None:
        """Let lights breathe."""
        self._seconds += dt

    def draw(
        self,
        state: State,
        sight: Sight,
        lit: Collection[Seat],
        winners: Collection[Seat] = (),
    ) -> None:
        """Put every plate."""
        for seat in range(len(self._seating)):
            box = plate_box(seat, len(self._seating), sight.anchor)
            in_turn = seat == state.turn if not winners else seat in winners
            if in_turn or seat in lit:
                self._draw_light(box, asked=seat in lit)
            self._draw_plate(state, seat, box, in_turn=in_turn, asked=seat in lit)
            self._draw_count(box, len(state.hands[seat]), in_turn=in_turn)
            self._draw_marks(state, seat, box)

    def _draw_light(self, box: Box, *, asked: bool) -> None:
        light = self._brush.sprites.shadow
        glow = light(box.w + 10, box.h + 10, 30, 26, 200)
        self._brush.stage.put(_warm(self._brush, glow, box), box.cx, box.cy, alpha=self._level())
        if asked:
            frame = self._brush.sprites.panel(
                box.w + 14,
                box.h + 14,
                fill=(*GLOW, 0),
                border=GLOW,
                border_width=6,
                radius=32,
                shadow=False,
            )
            self._brush.stage.put(frame, box.cx, box.cy)

    def _level(self) -> float:
        """Return how bright lights are, in few steps, so that few copies are kept."""
        if self.still:
            return 255.0
        share = abs(self._seconds / BREATH_SECONDS % 1.0 * 2 - 1)
        return 135 + 120 * round(share * LIGHT_STEPS) / LIGHT_STEPS

    def _draw_plate(
        self, state: State, seat: Seat, box: Box, *, in_turn: bool, asked: bool
    ) -> None:
        pen, style = self._pen, seat_style(seat)
        fill = style.colour if in_turn else PANEL
        pen.paper(box, fill, radius=26, lift=9, edge=style.colour, edge_width=0 if in_turn else 4)
        x, y = box.x + 14 + FACE / 2, box.y + 12 + FACE / 2
        pen.dot(x, y, FACE + 6, INK)
        pen.dot(x, y, FACE, PAPER if in_turn else style.colour)
        face = face_name(self._seating[seat], seat, self.moods[seat])
        self._brush.sprite(face, x, y, FACE * 0.84)
        badge = x + FACE * 0.38, y + FACE * 0.34
        pen.dot(*badge, 34, INK)
        pen.icon(f"shapes/{style.shape}", *badge, 23, style.colour)
        self._draw_words(state, seat, box, INK if in_turn else TEXT)

    def _draw_words(self, state: State, seat: Seat, box: Box, ink: tuple[int, int, int]) -> None:
        left = box.x + FACE + 28
        total = Box(box.right - POINTS_WIDTH - 12, box.y + 7, POINTS_WIDTH, 40)
        name = Box(left, box.y + 7, total.x - left - 8, 40)
        self._pen.label(self._seating[seat].name, name, NAME_SIZE, ink, face="display")
        text = self._brush.say("frantic-table-points", n=state.totals[seat])
        self._pen.label(text, total, HINT, ink, face="bold", align="right")

    def _draw_count(self, box: Box, count: int, *, in_turn: bool) -> None:
        """Put how many cards a hand has, beside the fan; the last one is a warning."""
        fan = fan_box(box)
        room = Box(fan.right + 2, fan.y, box.right - fan.right - 8, fan.h)
        last = count <= FEW_CARDS
        if last and count:
            self._pen.dot(room.cx, room.cy, 58, INK)
        ink = WARN if last and count else INK if in_turn else TEXT
        text = self._brush.say("frantic-table-number", n=count)
        size = self._brush.capped(COUNT_SIZE, COUNT_SIZE)
        self._pen.label(text, room, size, ink, face="display", align="centre")

    def _draw_marks(self, state: State, seat: Seat, box: Box) -> None:
        """Put what is true of a seat in a row along its plate's lower edge."""
        x, y = box.x + 30, box.bottom - 4
        if seat == state.dealer:
            self._mark("frantic/mark-dealer", x, y)
            x += MARK_PITCH
        if seat in state.skips:
            self._mark("frantic/mark-skip", x, y)
            x += MARK_PITCH
        if state.bomb:
            self._mark("frantic/mark-bomb", x, y)
            turns = self._brush.say("frantic-table-number", n=max(0, state.bomb[seat]))
            self._pen.dot(x + 22, y + 2, 34, INK)
            room = Box(x + 6, y - 14, 32, 32)
            self._pen.label(turns, room, HINT, LAMP, face="bold", align="centre")

    def _mark(self, name: str, x: float, y: float) -> None:
        self._pen.dot(x, y, MARK + 4, INK)
        self._brush.sprite(name, x, y, MARK)


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return who has to answer what is asked, but for the one whose turn it is anyway."""
    question = state.question
    if question is None:
        return ()
    return tuple(seat for seat in question.seats if seat != state.turn and seat != NOBODY)


def _warm(brush: Brush, glow: pygame.Surface, box: Box) -> pygame.Surface:
    """Return a light in the shape of a shadow."""

    def painter(surface: pygame.Surface, _: float) -> None:
        light = glow.copy()
        light.fill((*LAMP, 0), special_flags=pygame.BLEND_RGB_MAX)
        surface.blit(light, light.get_rect(center=surface.get_rect().center))

    scale = brush.services.canvas.scale
    size = (glow.get_width() / scale, glow.get_height() / scale)
    return brush.sprites.paint(("plate light", round(box.w), round(box.h)), size, painter)
