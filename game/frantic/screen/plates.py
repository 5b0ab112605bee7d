"""The plates of the seats around the table: who it is, how many cards, which points, what waits."""

from collections.abc import Iterator
from functools import partial
from typing import cast

from game.core.rules import NOBODY, Seat
from game.core.telling import Mood
from game.frantic.screen.layout import FACE, count_box, plate_box
from game.frantic.state import State
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.faces import PlateLook, SeatPlates
from game.ui.theme import HINT, INK, LAMP, RGB, TEXT, WARN

COUNT_SIZE = 54.0
NAME_SIZE = 32.0
LEAST_NAME = 0.68
"""Letters of a name that would be smaller than this get the room of the word for points."""
POINTS_MARK = 22.0
"""Then a drawing below tells points from the number of cards: two bare numbers tell nothing."""
MARK, MARK_PITCH = 42.0, 46.0
FEW_CARDS = 1
"""With so few cards a hand is about to be empty, and its number is a warning."""
POINTS_WIDTH = 84.0


class Plate(PlateLook, frozen=True):
    """What is to be seen on a plate; ``bomb`` is the turns left, ``None`` without one."""

    dealer: bool
    skipped: bool
    bomb: int | None


_NO_MARKS = (False, False, None)


class Plates(SeatPlates[Plate]):
    """Draws the plates, and marks of what is true of a seat."""

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

    def filled_seat(self, state: State) -> Seat:
        """Return whose plate is filled: who is in turn."""
        return state.turn

    def _plate(self, state: State, sight: Sight, seat: Seat, *, lit: bool, in_turn: bool) -> Plate:
        return Plate(
            box=plate_box(seat, len(self._seating), sight.anchor),
            seat=seat,
            total=state.totals[seat],
            count=len(state.hands[seat]),
            mood=self._moods[seat],
            in_turn=in_turn,
            asked=lit,
            dealer=seat == state.dealer,
            skipped=seat in state.skips,
            bomb=state.bomb[seat] if state.bomb else None,
        )

    def _draw(self, own: Plate) -> None:
        box = own.box
        self._draw_plate(own, box.x + 14 + FACE / 2, box.y + 12 + FACE / 2, FACE)
        self._draw_words(own, INK if own.in_turn else TEXT)
        self._draw_count(own)

    def _draw_words(self, own: Plate, ink: RGB) -> None:
        """Put name and points: letters of points grow in the room that the name leaves."""
        box = own.box
        left = box.x + FACE + 28
        text = self._pen.say("frantic-table-points", n=own.total)
        name, measure = self._seating[own.seat].name, self._pen.services.text.measure
        room = Box(left, box.y + 5, box.right - 12 - left, 44)
        high = room.h
        usual, small = (self._pen.capped(size, size) for size in (NAME_SIZE, HINT))
        needed = measure(name, usual, "display")[0] * LEAST_NAME + 8
        if room.w - measure(text, small, "bold")[0] < needed:
            text = self._pen.say("frantic-table-number", n=own.total)  # a long name needs the room
            self._pen.icon("icons/flag", room.right - 9, room.bottom - 2, POINTS_MARK, ink)
            high = room.h - POINTS_MARK / 2 - 1
        most = min(POINTS_WIDTH, measure(text, HINT, "bold")[0] + 2)
        least = min(most, measure(text, self._pen.capped(HINT, HINT), "bold")[0] + 2)
        wide = min(most, max(least, room.w - 8 - measure(name, NAME_SIZE, "display")[0]))
        total = Box(room.right - wide, room.y, wide, high)
        beside = Box(left, room.y, total.x - left - 8, room.h)
        self._pen.name(name, beside, NAME_SIZE, ink, face="display")
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


def with_marks(plate: Box) -> Box:
    """Return what a plate covers with the marks along its lower edge."""
    return Box(plate.x, plate.y, plate.w, plate.h - 4 + (MARK + 4) / 2)


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return who has to answer what is asked, but for the one whose turn it is anyway."""
    question = state.question
    if question is None:
        return ()
    return tuple(seat for seat in question.seats if seat != state.turn and seat != NOBODY)
