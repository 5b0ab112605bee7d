"""The score pad: every player's turns and totals, lost turns too, and the round."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.core.sentence import plain
from game.frappadingue.screen.geometry import (
    PAD,
    PAD_HEAD,
    TURNS_SHOWN,
    pad_columns,
    pad_rows,
)
from game.frappadingue.state import Phase, State
from game.ui.canvas import Box
from game.ui.fonts import Face
from game.ui.pen import Pen
from game.ui.theme import BODY, HINT, INK, INK_SOFT, LEAD, PAPER, PAPER_DIM, PRIMARY

LOST = "–"
TOTAL_SIZE = 40
TURN_EDGES = (3.0, 6.0)
SHEET = "frappadingue/scorepad"

_Sizes = tuple[float, float, float]


class ScorePad:
    """Draws the pad of a match; ``names`` are the players'."""

    def __init__(self, pen: Pen, names: Sequence[str]) -> None:
        self._pen = pen
        self._names = names

    def draw(self, state: State, winners: Sequence[Seat]) -> None:
        """Put head, rows and marks."""
        rows = pad_rows(len(state.seats))
        sheet = self._pen.sprites.get(SHEET, PAD.w, height=PAD.h)
        self._pen.stage.put(sheet, PAD.cx, PAD.cy)
        self._draw_head(state, rows[0])
        sizes = self._sizes(state, rows[0])
        for seat, row in enumerate(rows):
            self._draw_row(state, seat, row, seat in winners, sizes)

    def cell(self, state: State, seat: Seat) -> tuple[float, float]:
        """Return the middle of the place where a player's next turn is written."""
        _, turns, _ = pad_columns(pad_rows(len(state.seats))[seat])
        place = turns[state.round - 1 - first_round(state)]
        return place.cx, place.cy

    def _draw_head(self, state: State, row: Box) -> None:
        pen, say = self._pen, self._pen.say
        rules = state.rules
        head = Box(row.x + 6, PAD.y + 70, row.w - 16, 46)
        left = Box(head.x, head.y, head.w * 0.46, head.h)
        if rules.rounds:
            title = say("frappadingue-round-of", round=state.round, rounds=rules.rounds)
            goal = say("frappadingue-most-wins")
        else:
            title = say("frappadingue-round", round=state.round)
            goal = say("frappadingue-goal", goal=rules.goal)
        last = last_round(state)
        if last:
            goal = say("frappadingue-last-round")
        pen.label(title, left, 42, INK, face="display")
        right = Box(left.right + 8, head.y, head.right - left.right - 8, head.h)
        colour = PRIMARY if last else INK_SOFT
        pen.label(goal, right, BODY, colour, face="bold", align="right")
        _, turns, total = pad_columns(row)
        high = Box(0, PAD.y + PAD_HEAD - 34, 0, 30)
        for place, column in enumerate(turns):
            number = first_round(state) + place + 1
            if rules.rounds and number > rules.rounds:
                break
            box = Box(column.x, high.y, column.w, high.h)
            pen.label(str(number), box, HINT, INK_SOFT, align="centre")
        box = Box(total.x - 8, high.y, total.w, high.h)
        pen.label(say("frappadingue-total"), box, HINT, INK_SOFT, align="right")

    def _sizes(self, state: State, row: Box) -> _Sizes:
        """Return one size each for names, turns and totals, at which all of them fit."""
        words, turns, right = _rooms(row)
        shown = [self._turn_text(n) for own in state.seats for n in own.turns[first_round(state) :]]
        totals = [plain(self._pen.services.texts, own.total) for own in state.seats]
        return (
            self._size(self._names, words, LEAD, "display"),
            self._size(shown, turns[0], BODY, "bold"),
            self._size(totals, right, TOTAL_SIZE, "display"),
        )

    def _size(self, texts: Sequence[str], room: Box, size: float, face: Face) -> float:
        fits = (self._pen.fitting(text, room, size, face) for text in dict.fromkeys(texts))
        return min(fits, default=size)

    def _draw_row(self, state: State, seat: Seat, row: Box, won: bool, sizes: _Sizes) -> None:
        pen, style, own = self._pen, self._pen.style(seat), state.seats[seat]
        lit = (seat == state.turn and state.phase is not Phase.OVER) or won
        fill = style.colour if lit else PAPER_DIM
        pen.paper(row, fill, radius=14, lift=6 if lit else 0)
        words, turns, right = _rooms(row)
        ink = INK if lit else style.dark
        pen.shape(style, row.x + 30, row.cy, min(34.0, row.h - 14), ink)
        pen.label(self._names[seat], words, sizes[0], INK, face="display")
        for place, column in enumerate(turns):
            number = first_round(state) + place
            if number < len(own.turns):
                self._draw_turn(own.turns[number], column, lit, sizes[1])
        text = plain(self._pen.services.texts, own.total)
        pen.label(text, right, sizes[2], INK, face="display", align="right")
        if won:
            pen.icon("icons/crown", row.x - 4, row.y + 2, 52, INK)
            pen.icon("icons/crown", row.x - 4, row.y + 2, 44, (255, 196, 61))
        elif state.rules.goal and own.total >= state.rules.goal:
            pen.dot(row.x + 10, row.y + 12, 40, PAPER)
            pen.icon("icons/flag", row.x + 10, row.y + 12, 26, PRIMARY)

    def _turn_text(self, points: int) -> str:
        return plain(self._pen.services.texts, points) if points else LOST

    def _draw_turn(self, points: int, column: Box, lit: bool, size: float) -> None:
        text = self._turn_text(points)
        colour = INK if lit else (INK_SOFT if points else PRIMARY)
        self._pen.label(text, column, size, colour, face="bold", align="centre")


def _rooms(row: Box) -> tuple[Box, tuple[Box, ...], Box]:
    """Return where a row has its name, its turns and its total."""
    name, turns, total = pad_columns(row)
    words = Box(name.x + 56, row.y + 4, name.w - 68, row.h - 8)
    right = Box(total.x, row.y + 4, total.w - 12, row.h - 8)
    return words, tuple(column.inset(*TURN_EDGES) for column in turns), right


def first_round(state: State) -> int:
    """Return the first round that the pad shows, counted from 0."""
    return max(0, state.round - TURNS_SHOWN)


def written(state: State) -> bool:
    """Say whether the turn that is shown is over: what it brought stands on the pad."""
    return len(state.seats[state.turn].turns) >= state.round


def last_round(state: State) -> bool:
    """Say whether the match ends with this round (FP-12)."""
    rules = state.rules
    if state.phase is Phase.OVER:
        return False
    if rules.rounds:
        return state.round >= rules.rounds
    return any(own.total >= rules.goal for own in state.seats)
