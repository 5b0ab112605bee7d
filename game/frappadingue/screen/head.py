"""The upper edge: kilometre posts with a runner a player, and whose turn it is."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.frappadingue.screen.geometry import BANNER, FACE, TRACK
from game.frappadingue.screen.news import plain
from game.frappadingue.state import State
from game.input.seating import Seating
from game.ui.brush import Brush, Mood, face_name
from game.ui.theme import BODY, HINT, INK, LAMP, LEAD, NIGHT, PAPER, TEXT, seat_style
from game.ui.widgets_pen import GLOW, Box, Pen

POSTS = 5
POST = 42
FIRST_X, LAST_X = 120.0, 1780.0
GROUND_Y = 100.0
RUNNER_Y = 66.0
ELBOW = 44.0
"""Runners stand at least so far apart."""
RUN_SPEED = 5.0
"""A runner makes up for this share of the way a second, and slows down at its end."""
CLOSE = 0.002
SHORTEST_RUN = 1000
"""Where only rounds count, the track is at least so many points long."""
ROUND_LENGTH = 500
THINKING_DOTS = 3
DOT_SECONDS = 0.35
REMIND_SECONDS = 1.2
LAST_WIDTH = 290.0


class Head:
    """Draws track and banner; runners move by :meth:`update`."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating
        self._shares = [0.0] * len(seating)
        self._goals = [0.0] * len(seating)
        self._seconds = 0.0
        self._remind = 0.0
        self.still = False

    @property
    def moving(self) -> bool:
        """Say whether a runner is on the way."""
        return self._shares != self._goals

    def place(self, state: State) -> None:
        """Let everybody stand where they belong, at once."""
        self._goals = goals_of(state)
        self._shares = list(self._goals)

    def remind(self) -> None:
        """Make the banner nod: somebody else has pressed a key."""
        self._remind = REMIND_SECONDS

    def update(self, dt: float) -> None:
        """Let runners run."""
        self._seconds += dt
        self._remind = max(0.0, self._remind - dt)
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

    def draw_banner(
        self,
        seat: Seat | None,
        text: str,
        *,
        thinking: bool,
        winners: Sequence[Seat] = (),
        last: bool = False,
    ) -> None:
        """Put who is in turn, by name, shape, face and colour, and one line that says what now.

        ``last``: say that this is the last round.
        """
        pen, brush = self._pen, self._brush
        lit = winners[0] if seat is None and winners else seat
        style = seat_style(lit or 0)
        box = BANNER.moved(0, self._nod())
        glow = brush.sprites.shadow(box.w, box.h, 40, 26, 150)
        brush.stage.put(glow, box.cx, box.cy)
        pen.paper(box, PAPER if lit is None else style.colour, radius=38, lift=10)
        left = box.x + 26
        if lit is not None:
            player = self._seating[lit]
            pen.dot(left + 34, box.cy, 78, INK)
            pen.dot(left + 34, box.cy, 70, PAPER)
            mood: Mood = "happy" if winners else "calm"
            brush.sprite(face_name(player, lit, mood), left + 34, box.cy, 60)
            pen.icon(f"shapes/{style.shape}", left + 104, box.cy, 42, INK)
            name = Box(left + 138, box.y + 6, 250, box.h - 12)
            drawn = pen.label(player.name, name, 48, INK, face="display")
            left = drawn.right + 26
        right = self._draw_last(box) if last else box.right - 30
        if thinking:
            right -= 110
            self._draw_dots(right)
        room = Box(left, box.y + 6, right - left - 12, box.h - 12)
        pen.label(text, room, LEAD, INK, face="bold")

    def _nod(self) -> float:
        share = self._remind / REMIND_SECONDS
        return 0.0 if self.still or not share else -8.0 * (int(share * 12) % 2) * share

    def _draw_last(self, box: Box) -> float:
        """Put a sign for the last round at the banner's end; return where it begins."""
        sign = Box(box.right - LAST_WIDTH - 16, box.y + 14, LAST_WIDTH, box.h - 28)
        self._pen.paper(sign, NIGHT, radius=sign.h / 2, lift=0)
        self._pen.icon("icons/flag", sign.x + 32, sign.cy, 30, LAMP)
        words = self._brush.say("frappadingue-last-round")
        room = Box(sign.x + 54, sign.y + 2, sign.w - 74, sign.h - 4)
        self._pen.label(words, room, BODY, LAMP, face="bold", align="centre")
        return sign.x - 16

    def _draw_dots(self, right: float) -> None:
        lit = int(self._seconds / DOT_SECONDS) % (THINKING_DOTS + 1)
        for dot in range(THINKING_DOTS):
            size = 20 if dot < lit else 10
            self._pen.dot(right + 20 + dot * 34, BANNER.cy, size, INK)

    def _draw_posts(self, length: int, *, goal: bool) -> None:
        brush, pen = self._brush, self._pen
        for post in range(POSTS):
            share = post / (POSTS - 1)
            x = FIRST_X + (LAST_X - FIRST_X) * share
            tall = POST * brush.sprites.aspect("frappadingue/km-post")
            brush.sprite("frappadingue/km-post", x, GROUND_Y - tall / 2, POST)
            room = Box(x - 70, TRACK.y + 4, 140, GROUND_Y - tall - TRACK.y - 4)
            colour = LAMP if goal and post == POSTS - 1 else TEXT
            words = plain(brush.say, round(length * share))
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
        pen, style = self._pen, seat_style(seat)
        size = FACE + 10 if lit else FACE - 8
        y = RUNNER_Y - (10 if lit else 0)
        if lit:
            pen.dot(x, y, size + 14, GLOW)
        pen.dot(x, y, size + 4, NIGHT)
        pen.dot(x, y, size, style.colour)
        self._brush.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.8)
        badge = x + size * 0.36, y + size * 0.36
        pen.dot(*badge, 26, NIGHT)
        pen.icon(f"shapes/{style.shape}", *badge, 18, style.colour)


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
