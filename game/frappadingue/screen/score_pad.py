"""The score pad: every player's turns and totals, lost turns too, and the round."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.frappadingue.screen.geometry import (
    PAD,
    PAD_HEAD,
    TURNS_SHOWN,
    pad_columns,
    pad_rows,
)
from game.frappadingue.screen.news import last_round, plain
from game.frappadingue.state import Phase, State
from game.ui.brush import Brush
from game.ui.theme import BODY, HINT, INK, LEAD, PAPER, seat_style
from game.ui.widgets_pen import INK_SOFT, PAPER_DIM, PRIMARY, Box, Pen

LOST = "–"
TOTAL_SIZE = 40
TURN_EDGES = (3.0, 6.0)
SHEET = "frappadingue/scorepad"


class ScorePad:
    """Draws the pad of a match; ``names`` are the players'."""

    def __init__(self, brush: Brush, pen: Pen, names: Sequence[str]) -> None:
        self._brush = brush
        self._pen = pen
        self._names = names

    def draw(self, state: State, winners: Sequence[Seat]) -> None:
        """Put head, rows and marks."""
        rows = pad_rows(len(state.seats))
        sheet = self._brush.sprites.get(SHEET, PAD.w, height=PAD.h)
        self._brush.stage.put(sheet, PAD.cx, PAD.cy)
        self._draw_head(state, rows[0])
        for seat, row in enumerate(rows):
            self._draw_row(state, seat, row, seat in winners)

    def cell(self, state: State, seat: Seat) -> tuple[float, float]:
        """Return the middle of the place where a player's next turn is written."""
        _, turns, _ = pad_columns(pad_rows(len(state.seats))[seat])
        place = turns[state.round - 1 - first_round(state)]
        return place.cx, place.cy

    def _draw_head(self, state: State, row: Box) -> None:
        pen, say = self._pen, self._brush.say
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

    def _draw_row(self, state: State, seat: Seat, row: Box, won: bool) -> None:
        pen, style, own = self._pen, seat_style(seat), state.seats[seat]
        lit = (seat == state.turn and state.phase is not Phase.OVER) or won
        fill = style.colour if lit else PAPER_DIM
        pen.paper(row, fill, radius=14, lift=6 if lit else 0)
        name, turns, total = pad_columns(row)
        ink = INK if lit else style.dark
        pen.icon(f"shapes/{style.shape}", name.x + 30, row.cy, min(34.0, row.h - 14), ink)
        words = Box(name.x + 56, row.y + 4, name.w - 68, row.h - 8)
        fit = min(pen.fitting(text, words, LEAD, "display") for text in self._names)
        pen.label(self._names[seat], words, fit, INK, face="display")
        size = self._turn_size(state, turns[0])
        for place, column in enumerate(turns):
            number = first_round(state) + place
            if number < len(own.turns):
                self._draw_turn(own.turns[number], column, lit, size)
        right = Box(total.x, row.y + 4, total.w - 12, row.h - 8)
        widest = min(
            pen.fitting(text, right, TOTAL_SIZE, "display") for text in self._totals(state)
        )
        text = plain(self._brush.say, own.total)
        pen.label(text, right, widest, INK, face="display", align="right")
        if won:
            pen.icon("icons/crown", row.x - 4, row.y + 2, 52, INK)
            pen.icon("icons/crown", row.x - 4, row.y + 2, 44, (255, 196, 61))
        elif state.rules.goal and own.total >= state.rules.goal:
            pen.dot(row.x + 10, row.y + 12, 40, PAPER)
            pen.icon("icons/flag", row.x + 10, row.y + 12, 26, PRIMARY)

    def _totals(self, state: State) -> list[str]:
        return [plain(self._brush.say, own.total) for own in state.seats]

    def _turn_text(self, points: int) -> str:
        return plain(self._brush.say, points) if points else LOST

    def _turn_size(self, state: State, column: Box) -> float:
        """Return the size at which all turns on the pad fit."""
        shown = [self._turn_text(n) for own in state.seats for n in own.turns[first_round(state) :]]
        room = column.inset(*TURN_EDGES)
        return min((self._pen.fitting(text, room, BODY, "bold") for text in shown), default=BODY)

    def _draw_turn(self, points: int, column: Box, lit: bool, size: float) -> None:
        text = self._turn_text(points)
        colour = INK if lit else (INK_SOFT if points else PRIMARY)
        box = column.inset(*TURN_EDGES)
        self._pen.label(text, box, size, colour, face="bold", align="centre")


def first_round(state: State) -> int:
    """Return the first round that the pad shows, counted from 0."""
    return max(0, state.round - TURNS_SHOWN)
