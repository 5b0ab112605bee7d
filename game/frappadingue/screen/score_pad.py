"""How everybody stands: the score pad with turns and totals, and the track with its runners."""

from collections.abc import Mapping, Sequence

from game.core.rules import Seat
from game.core.sentence import plain
from game.core.telling import Mood
from game.frappadingue.screen.layout import (
    FACE,
    PAD,
    PAD_HEAD,
    TRACK,
    TURNS_SHOWN,
    pad_columns,
    pad_rows,
)
from game.frappadingue.state import Phase, State
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import NO_STRENGTHS, draw_strength, face_name
from game.ui.fonts import Face
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    HINT,
    INK,
    INK_SOFT,
    LAMP,
    LEAD,
    NIGHT,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    TEXT,
)

LOST = "–"
TITLE, TOTAL_SIZE = 42, 40
TURN_EDGES = (3.0, 6.0)
SHEET = "frappadingue/scorepad"

_Sizes = tuple[float, float, float]


class ScorePad:
    """Draws the pad of a match; ``names`` are the players'."""

    def __init__(self, pen: Pen, names: Sequence[str]) -> None:
        self._pen = pen
        self._names = names

    def draw(
        self,
        state: State,
        winners: Sequence[Seat],
        strengths: Mapping[Seat, float] = NO_STRENGTHS,
    ) -> None:
        """Put head, rows and marks, and the numbers of bots that follow people."""
        rows = pad_rows(len(state.seats))
        sheet = self._pen.sprites.get(SHEET, PAD.w, height=PAD.h)
        self._pen.stage.put(sheet, PAD.cx, PAD.cy)
        self._draw_head(state, rows[0])
        sizes = self._sizes(state, rows[0])
        for seat, row in enumerate(rows):
            self._draw_row(state, seat, row, seat in winners, sizes)
        for seat, number in strengths.items():
            if seat not in winners:  # a crown lies there
                draw_strength(self._pen, rows[seat].x - 14, rows[seat].cy, number)

    def cell(self, state: State, seat: Seat) -> tuple[float, float]:
        """Return the middle of the place where a player's next turn is written."""
        _, turns, _ = pad_columns(pad_rows(len(state.seats))[seat])
        place = turns[state.round - 1 - first_round(state)]
        return place.cx, place.cy

    def _draw_head(self, state: State, row: Box) -> None:
        pen, say = self._pen, self._pen.say
        rules = state.rules
        head = Box(row.x + 6, PAD.y + 70, row.w - 16, 46)
        if rules.rounds:
            title = say("frappadingue-round-of", round=state.round, rounds=rules.rounds)
            goal = say("frappadingue-most-wins")
        else:
            title = say("frappadingue-round", round=state.round)
            goal = say("frappadingue-goal", goal=rules.goal)
        last = last_round(state)
        if last:
            goal = say("frappadingue-last-round")
        left = self._beside(title, head)
        pen.label(title, left, TITLE, INK, face="display")
        right = Box(left.right + 8, head.y, head.right - left.right - 8, head.h)
        colour = PRIMARY if last else INK_SOFT
        pen.label(goal, right, BODY, colour, face="bold", align="right")
        _, turns, total = pad_columns(row)
        high = Box(0, PAD.y + PAD_HEAD - 34, 0, 30)
        if pen.large:
            high = Box(0, high.y - 4, 0, high.h + 7)
        for place, column in enumerate(turns):
            number = first_round(state) + place + 1
            if rules.rounds and number > rules.rounds:
                break
            box = Box(column.x, high.y, column.w, high.h)
            pen.label(str(number), box, HINT, INK_SOFT, align="centre")
        box = Box(total.x - 8, high.y, total.w, high.h)
        pen.label(say("frappadingue-total"), box, HINT, INK_SOFT, align="right")

    def _beside(self, title: str, head: Box) -> Box:
        """Return where the round stands: in large text it leaves the goal all that it can."""
        wide = head.w * 0.46
        if self._pen.large:
            size = self._pen.capped(TITLE, TITLE)
            wide = min(wide, self._pen.services.text.measure(title, size, "display")[0] + 6)
        return Box(head.x, head.y, wide, head.h)

    def _sizes(self, state: State, row: Box) -> _Sizes:
        """Return one size each for names, turns and totals, at which all of them fit."""
        words, turns, right = _rooms(row)
        shown = [self._turn_text(n) for own in state.seats for n in own.turns[first_round(state) :]]
        totals = [plain(self._pen.services.texts, own.total) for own in state.seats]
        return (
            self._size([self._name(name, words) for name in self._names], words, LEAD, "display"),
            self._size(shown, turns[0], BODY, "bold"),
            self._size(totals, right, TOTAL_SIZE, "display"),
        )

    def _name(self, name: str, words: Box) -> str:
        return self._pen.cut_name(name, LEAD, "display", words)

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
        name = self._name(self._names[seat], words)
        pen.label(name, words, sizes[0], INK, face="display", usual=LEAD)
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


POSTS = 5
POST = 42
FIRST_X, LAST_X = 120.0, 1780.0
GROUND_Y = 100.0
RUNNER_Y = 71.0
NUMBER_HIGH, LARGE_NUMBER = 32.0, 40.0
LIT, SMALL = 50.0, 42.0
"""Width of the runner in turn and of the others: below the numbers of the posts."""
ELBOW = 44.0
"""Runners stand at least so far apart."""
RUN_SPEED = 5.0
"""A runner makes up for this share of the way a second, and slows down at its end."""
CLOSE = 0.002
SHORTEST_RUN = 1000
"""Where only rounds count, the track is at least so many points long."""
ROUND_LENGTH = 500


class TrackView:
    """Draws the track; runners move by :meth:`update`, or at once where nothing moves."""

    def __init__(self, pen: Pen, seating: Seating) -> None:
        self._pen = pen
        self._seating = seating
        self._shares = [0.0] * len(seating)
        self._goals = [0.0] * len(seating)
        self.still = False

    @property
    def moving(self) -> bool:
        """Say whether a runner is on the way."""
        return self._shares != self._goals

    def place(self, state: State) -> None:
        """Let everybody stand where they belong, at once."""
        self._goals = goals_of(state)
        self._shares = list(self._goals)

    def update(self, dt: float) -> None:
        """Let runners run."""
        for seat, goal in enumerate(self._goals):
            off = goal - self._shares[seat]
            near = self.still or abs(off) < CLOSE
            self._shares[seat] = (
                goal if near else self._shares[seat] + off * min(1.0, RUN_SPEED * dt)
            )

    def draw(self, state: State, moods: Sequence[Mood]) -> None:
        """Put posts and runners for the points that are written down."""
        self._goals = goals_of(state)
        self._draw_posts(track_length(state), goal=bool(state.rules.goal))
        for seat, x in self._places(state.turn):
            self._draw_runner(seat, x, seat == state.turn, moods[seat])

    def _draw_posts(self, length: int, *, goal: bool) -> None:
        pen = self._pen
        for post in range(POSTS):
            share = post / (POSTS - 1)
            x = FIRST_X + (LAST_X - FIRST_X) * share
            tall = POST * pen.sprites.aspect("frappadingue/km-post")
            pen.sprite("frappadingue/km-post", x, GROUND_Y - tall / 2, POST)
            room = Box(x - 70, TRACK.y, 140, NUMBER_HIGH)
            if pen.large:
                room = Box(room.x, room.y - 5, room.w, LARGE_NUMBER)
            colour = LAMP if goal and post == POSTS - 1 else TEXT
            words = plain(pen.services.texts, round(length * share))
            pen.label(words, room, HINT, colour, face="bold", align="centre")

    def _places(self, in_turn: Seat) -> list[tuple[Seat, float]]:
        """Return where each runner stands; whoever is in turn is drawn last."""
        span = LAST_X - FIRST_X
        wanted = sorted((FIRST_X + share * span, seat) for seat, share in enumerate(self._shares))
        found: list[tuple[float, Seat]] = []
        for x, seat in wanted:
            found.append((max(x, found[-1][0] + ELBOW) if found else x, seat))
        over = max(0.0, found[-1][0] - (TRACK.right - FACE / 2))
        for place in range(len(found) - 1, -1, -1):
            x, seat = found[place]
            most = found[place + 1][0] - ELBOW if place + 1 < len(found) else x - over
            found[place] = (min(x, most), seat)
        return sorted(((seat, x) for x, seat in found), key=lambda one: one[0] == in_turn)

    def _draw_runner(self, seat: Seat, x: float, lit: bool, mood: Mood) -> None:
        pen, style = self._pen, self._pen.style(seat)
        size, y = LIT if lit else SMALL, RUNNER_Y
        if lit:
            pen.dot(x, y, size + 10, GLOW)
        pen.dot(x, y, size + 4, NIGHT)
        pen.dot(x, y, size, style.colour)
        self._pen.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.8)
        badge = x + size * 0.36, y + size * 0.36
        pen.dot(*badge, 24, NIGHT)
        pen.shape(style, *badge, 16, style.colour)


def goals_of(state: State) -> list[float]:
    """Return how far along the track each player belongs, 0 to 1."""
    length = track_length(state)
    return [min(1.0, max(0.0, own.total / length)) for own in state.seats]


def track_length(state: State) -> int:
    """Return how many points the track is long: the goal, or a round number over the best."""
    if state.rules.goal:
        return state.rules.goal
    best = max(own.total for own in state.seats)
    return max(SHORTEST_RUN, -(-best // ROUND_LENGTH) * ROUND_LENGTH)
