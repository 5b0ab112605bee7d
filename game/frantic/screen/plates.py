"""The plates of the seats around the table: who it is, how many cards, which points, what waits."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import cast

import msgspec

from game.core.rules import NOBODY, Seat
from game.core.telling import Mood
from game.frantic.screen.layout import FACE, count_box, plate_box
from game.frantic.state import State
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.faces import draw_light, face_name
from game.ui.pen import Pen
from game.ui.theme import HINT, INK, LAMP, PANEL, PAPER, RGB, TEXT, WARN

COUNT_SIZE = 54.0
NAME_SIZE = 32.0
MARK, MARK_PITCH = 42.0, 46.0
FEW_CARDS = 1
"""With so few cards a hand is about to be empty, and its number is a warning."""
POINTS_WIDTH = 84.0


class Plate(msgspec.Struct, frozen=True):
    """What is to be seen on a plate; ``bomb`` is the turns left, ``None`` without one."""

    box: Box
    seat: Seat
    total: int
    count: int
    mood: Mood
    in_turn: bool
    asked: bool
    dealer: bool
    skipped: bool
    bomb: int | None


_NO_MARKS = (False, False, None)


class Plates:
    """Draws the plates; ``lit`` seats are asked something, the seat in turn lies in its colour.

    ``moods`` are the faces of the players, whoever changes them.
    """

    def __init__(self, pen: Pen, seating: Seating, moods: Sequence[Mood]) -> None:
        self._pen = pen
        self._seating = seating
        self._plates: list[Plate] = []
        self._moods = moods

    def draw(
        self, state: State, sight: Sight, lit: Collection[Seat], winners: Collection[Seat] = ()
    ) -> None:
        """Put every plate."""
        self._plates = [
            self._plate(state, sight, seat, lit=seat in lit, winners=winners)
            for seat in range(len(self._seating))
        ]
        for own in self._plates:
            self._pen.repeat(("plate", own.seat), (own,), partial(self._draw, own))

    def draw_marks(self) -> None:
        """Put what is true of each seat, over the cards on its plate."""
        for own in self._plates:
            self._pen.repeat(("marks", own.seat), (own,), partial(self._draw_marks, own))

    def prewarming(self, anchor: Seat) -> Iterator[None]:
        """Make what plates look like, a piece a step."""
        for seat in range(len(self._seating)):
            box = plate_box(seat, len(self._seating), anchor)
            for lit, mood in ((True, "calm"), (False, "happy"), (False, "oops")):
                self._draw(Plate(box, seat, 0, 1, cast("Mood", mood), lit, not lit, *_NO_MARKS))
                yield
            self._draw(Plate(box, seat, 0, 7, "calm", False, False, *_NO_MARKS))
            yield

    def _plate(
        self, state: State, sight: Sight, seat: Seat, *, lit: bool, winners: Collection[Seat]
    ) -> Plate:
        return Plate(
            box=plate_box(seat, len(self._seating), sight.anchor),
            seat=seat,
            total=state.totals[seat],
            count=len(state.hands[seat]),
            mood=self._moods[seat],
            in_turn=seat in winners if winners else seat == state.turn,
            asked=lit,
            dealer=seat == state.dealer,
            skipped=seat in state.skips,
            bomb=state.bomb[seat] if state.bomb else None,
        )

    def _draw(self, own: Plate) -> None:
        if own.in_turn or own.asked:
            draw_light(self._pen, own.box, asked=own.asked)
        self._draw_plate(own)
        self._draw_count(own)

    def _draw_plate(self, own: Plate) -> None:
        pen, box, seat, in_turn = self._pen, own.box, own.seat, own.in_turn
        style = pen.style(seat)
        fill = style.colour if in_turn else PANEL
        pen.paper(box, fill, radius=26, lift=9, edge=style.colour, edge_width=0 if in_turn else 4)
        x, y = box.x + 14 + FACE / 2, box.y + 12 + FACE / 2
        pen.dot(x, y, FACE + 6, INK)
        pen.dot(x, y, FACE, PAPER if in_turn else style.colour)
        face = face_name(self._seating[seat], seat, own.mood)
        self._pen.sprite(face, x, y, FACE * 0.84)
        badge = x + FACE * 0.38, y + FACE * 0.34
        pen.dot(*badge, 34, INK)
        pen.shape(style, *badge, 23, style.colour)
        self._draw_words(own, INK if in_turn else TEXT)

    def _draw_words(self, own: Plate, ink: RGB) -> None:
        """Put name and points: letters of points grow in the room that the name leaves."""
        box = own.box
        left = box.x + FACE + 28
        text = self._pen.say("frantic-table-points", n=own.total)
        name, measure = self._seating[own.seat].name, self._pen.services.text.measure
        room = Box(left, box.y + 5, box.right - 12 - left, 44)
        most = min(POINTS_WIDTH, measure(text, HINT, "bold")[0] + 2)
        least = min(most, measure(text, self._pen.capped(HINT, HINT), "bold")[0] + 2)
        wide = min(most, max(least, room.w - 8 - measure(name, NAME_SIZE, "display")[0]))
        total = Box(room.right - wide, room.y, wide, room.h)
        beside = Box(left, room.y, total.x - left - 8, room.h)
        self._pen.label(name, beside, NAME_SIZE, ink, face="display")
        self._pen.label(text, total, HINT, ink, face="bold", align="right")

    def _draw_count(self, own: Plate) -> None:
        """Put how many cards a hand has, beside the fan; the last one is a warning."""
        box, count = own.box, own.count
        room = count_box(box)
        last = count <= FEW_CARDS
        if last and count:
            self._pen.dot(room.cx, room.cy, 58, INK)
        ink = WARN if last and count else INK if own.in_turn else TEXT
        text = self._pen.say("frantic-table-number", n=count)
        size = self._pen.capped(COUNT_SIZE, COUNT_SIZE)
        self._pen.label(text, room, size, ink, face="display", align="centre")

    def _draw_marks(self, own: Plate) -> None:
        """Put what is true of a seat in a row along its plate's lower edge."""
        x, y = own.box.x + 30, own.box.bottom - 4
        if own.dealer:
            self._mark("frantic/mark-dealer", x, y)
            x += MARK_PITCH
        if own.skipped:
            self._mark("frantic/mark-skip", x, y)
            x += MARK_PITCH
        if own.bomb is not None:
            self._mark("frantic/mark-bomb", x, y)
            turns = self._pen.say("frantic-table-number", n=max(0, own.bomb))
            self._pen.dot(x + 34, y + 2, 36, INK)
            room = Box(x + 18, y - 14, 32, 32)
            self._pen.label(turns, room, HINT, LAMP, face="bold", align="centre")

    def _mark(self, name: str, x: float, y: float) -> None:
        self._pen.dot(x, y, MARK + 4, INK)
        self._pen.sprite(name, x, y, MARK)


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return who has to answer what is asked, but for the one whose turn it is anyway."""
    question = state.question
    if question is None:
        return ()
    return tuple(seat for seat in question.seats if seat != state.turn and seat != NOBODY)
