"""The plates beside the track, with cards, points and the own die, and which round it is."""

from collections.abc import Iterator
from functools import partial

from game.board.screen.layout import (
    FACE_EDGE,
    ROUND,
    ROUND_HIGH,
    die_width,
    face_size,
    fan_box,
    plate_box,
    thrower,
)
from game.board.state import NO_BOMB, Ask, State
from game.core.cards import NOTHING
from game.core.rules import Seat
from game.core.telling import Mood
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.faces import PlateLook, SeatPlates
from game.ui.theme import HINT, INK, NIGHT, RGB, TEXT, TEXT_SOFT, WARN

NAME_SIZE = 32.0
COUNT_SIZE = 42.0
POINTS_WIDTH, POINTS_SIZE = 88.0, 28.0
POINTS_GAP, DIE_GAP = 12.0, 20.0
POINTS_LARGEST = 34.0
"""Points are at least so far from the number of cards, and smaller, or both read as one number."""
ICON = 34.0


class Plate(PlateLook, frozen=True):
    """What is to be seen on a plate."""

    fan: bool
    bare: bool = False
    """Whether a card that was thrown in lies where the face would be."""


def points_box(plate: Box) -> Box:
    """Return where the points on a plate are read."""
    fan, right = fan_box(plate), words_end(plate)
    return Box(right - POINTS_WIDTH, fan.cy - POINTS_SIZE / 2, POINTS_WIDTH, POINTS_SIZE)


def words_end(plate: Box) -> float:
    """Return where the words on a plate end and the die begins."""
    return plate.right - die_width(plate) - DIE_GAP


class Plates(SeatPlates[Plate]):
    """Draws the plates, and which round it is."""

    drop = 0.36

    def filled_seat(self, state: State) -> Seat:
        """Return whose plate is filled: who lays now before the first turn, or is in turn."""
        return filled_seat(state)

    def _plate(self, state: State, sight: Sight, seat: Seat, *, lit: bool, in_turn: bool) -> Plate:
        return Plate(
            box=plate_box(seat, len(self._seating)),
            seat=seat,
            total=state.totals[seat],
            count=len(state.hands[seat]),
            mood=self._moods[seat],
            in_turn=in_turn,
            asked=lit,
            fan=seat != sight.near,
            bare=state.thrown != NOTHING and seat == thrower(state),
        )

    def draw_round(self, state: State) -> None:
        """Put which round this is, when the match ends, and how long a bomb still burns."""
        shown = (state.round, state.bomb)
        self._pen.repeat("round", shown, partial(self._draw_round, state))

    def prewarming(self) -> Iterator[None]:
        """Make what plates look like, a piece a step."""
        for seat in range(len(self._seating)):
            box = plate_box(seat, len(self._seating))
            moods: tuple[Mood, ...] = ("calm", "happy", "oops")
            for mood in moods:
                lit = mood == "calm"
                self._draw(Plate(box, seat, 0, 4, mood, lit, not lit, fan=True))
                yield

    def _draw(self, own: Plate) -> None:
        size = face_size(own.box)
        x = own.box.x + FACE_EDGE + size / 2
        self._draw_plate(own, x, own.box.cy, size, bare=own.bare)
        self._draw_name(own, INK if own.in_turn else TEXT)
        self._draw_figures(own, INK if own.in_turn else TEXT)

    def _draw_name(self, own: Plate, ink: RGB) -> None:
        """Put the name above the fan: on high plates it has room for larger letters."""
        box, fan = own.box, fan_box(own.box)
        name = Box(fan.x, box.y + 5, words_end(box) - fan.x, max(36.0, fan.y - box.y - 10))
        self._pen.name(self._seating[own.seat].name, name, NAME_SIZE, ink, face="display")

    def _draw_figures(self, own: Plate, ink: RGB) -> None:
        """Put how many cards a hand has, and at the right the points of the rounds before."""
        fan, right = fan_box(own.box), words_end(own.box)
        left = self._draw_count(own, ink) + POINTS_GAP
        total = Box(left, fan.y, right - left, fan.h)
        text = self._pen.say("board-table-points", n=own.total)
        size = self._pen.capped(POINTS_SIZE, POINTS_LARGEST)
        self._pen.label(text, total, size, ink, face="bold", align="right")

    def _draw_count(self, own: Plate, ink: RGB) -> float:
        """Put a number beside the fan, or where it would lie; return where it ends."""
        fan = fan_box(own.box)
        left = fan.right + 6 if own.fan else fan.x
        room = Box(left, fan.y, words_end(own.box) - POINTS_WIDTH - POINTS_GAP - left, fan.h)
        number = self._pen.say("board-table-number", n=own.count)
        size = self._pen.capped(COUNT_SIZE, COUNT_SIZE)
        drawn = self._pen.label(number, room, size, ink, face="display")
        if own.fan:
            return drawn.right
        self._pen.icon("icons/cards", drawn.right + 24, fan.cy, ICON, ink)
        return drawn.right + 24 + ICON / 2

    def _draw_round(self, state: State) -> None:
        rules, say = state.rules, self._pen.say
        number = say("board-table-round", round=state.round)
        end = say("board-table-limit", limit=rules.limit)
        if rules.rounds:
            end = say("board-table-rounds", rounds=rules.rounds)
        if state.bomb != NO_BOMB:
            end = say("board-table-bomb", n=state.bomb)
        box = ROUND_HIGH if self._pen.large else ROUND
        self._pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        colour = TEXT_SOFT if state.bomb == NO_BOMB else WARN
        if self._pen.large:
            self._pen.paragraph(
                f"{number} {end}", box.inset(16, 2), HINT, colour, face="bold", align="centre"
            )
            return
        self._pen.label(
            f"{number} {end}", box.inset(24, 4), HINT, colour, face="bold", align="centre"
        )


def filled_seat(state: State) -> Seat:
    """Return whose plate is filled: who lays now before the first turn, else who is in turn."""
    question = state.question
    if question is not None and question.ask is Ask.SET_UP:
        return question.seats[0]
    return state.turn


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return who has to answer what is asked, but for the one whose turn it is anyway.

    For a Re-Roll everybody is asked: nobody is told apart.
    """
    question = state.question
    if question is None or question.ask is Ask.REROLL:
        return ()
    return tuple(seat for seat in question.seats if seat != filled_seat(state))
