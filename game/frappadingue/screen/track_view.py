"""The upper edge: kilometre posts, with a runner a player."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.core.sentence import plain
from game.core.telling import Mood
from game.frappadingue.screen.geometry import FACE, TRACK
from game.frappadingue.state import State
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, LAMP, NIGHT, TEXT

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
            room = Box(x - 70, TRACK.y + 4, 140, GROUND_Y - tall - TRACK.y - 4)
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
        size = FACE + 10 if lit else FACE - 8
        y = RUNNER_Y - (10 if lit else 0)
        if lit:
            pen.dot(x, y, size + 14, GLOW)
        pen.dot(x, y, size + 4, NIGHT)
        pen.dot(x, y, size, style.colour)
        self._pen.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.8)
        badge = x + size * 0.36, y + size * 0.36
        pen.dot(*badge, 26, NIGHT)
        pen.shape(style, *badge, 18, style.colour)


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
