"""What bots have in mind: an unfinished decision of each bot that is asked, and its pause.

The time of an answer must not tell what a hand holds. So where hands are hidden, a bot thinks in a
larger part of each frame, to be ready when its pause is over, and no pause is shorter than its
thoughts may take: whoever skips it learns nothing either. Where all are asked alike, a bot answers
in the very frame in which its pause ends: what is left to think then is thought at once.
"""

import math
from collections.abc import Callable, Generator, Sequence
from typing import Generic, TypeVar

import msgspec

from game.core.bots import THINK_MEDIAN, think_seconds
from game.core.rng import Luck
from game.core.rules import Seat

SLICE = 0.002
"""Seconds of a frame in which bots may think."""
EAGER_SLICE = 0.0035
"""The same where a thought has to be ready when its pause is over."""
LATE_SLICE = 0.025
"""The same where the pause is over and it is not ready: better a slow frame than a late answer."""
ALIKE_LEAST = 0.3
"""Seconds that such an answer takes at least, however much bots are hurried."""
ANSWER_LEAST, ANSWER_MOST = 0.6, 1.2
"""Seconds that bots take for such an answer, all from one distribution."""
RUSH_LEAST = 0.2
"""The same while all that bots do is skipped: shorter, but equal for everybody."""
SLOWEST_LEVEL = "hard"
"""A level without a pace of its own takes as long as this one."""

A = TypeVar("A")
Thinking = Generator[None, None, A]


class Thought(msgspec.Struct, Generic[A]):
    """A decision of a seat: the rest of the pause, and the action once it is found.

    ``eager``: it should be ready when the pause is over; ``alike``: it must be. ``least`` seconds
    of the pause are not to be skipped.
    """

    steps: Thinking[A]
    actions: Sequence[A]
    pause: float
    least: float = 0.0
    eager: bool = False
    alike: bool = False
    action: A | None = None

    @property
    def waiting(self) -> bool:
        """Say whether the pause is not over."""
        return self.pause > 0 or self.least > 0

    @property
    def ready(self) -> bool:
        """Say whether the answer may be given."""
        return self.action is not None and not self.waiting

    def wait(self, dt: float) -> None:
        """Let ``dt`` seconds of the pause pass."""
        self.pause -= dt
        self.least -= dt

    def step(self) -> None:
        """Think one step."""
        try:
            next(self.steps)
        except StopIteration as found:
            self.action = found.value


class Thoughts(Generic[A]):
    """The thoughts of all bots that are asked, in the order in which they were asked."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._by_seat: dict[Seat, Thought[A]] = {}

    def __contains__(self, seat: Seat | None) -> bool:
        return seat in self._by_seat

    def __getitem__(self, seat: Seat) -> Thought[A]:
        return self._by_seat[seat]

    def __len__(self) -> int:
        return len(self._by_seat)

    @property
    def busy(self) -> bool:
        """Say whether any bot still thinks or waits."""
        return any(not thought.ready for thought in self._by_seat.values())

    def begin(self, seat: Seat, thought: Thought[A]) -> None:
        """Let a seat begin to think."""
        self._by_seat[seat] = thought

    def keep(self, seats: dict[Seat, Sequence[A]]) -> None:
        """Forget the thoughts of all other seats, and of those whose choices have changed."""
        self._by_seat = {
            seat: thought
            for seat, thought in self._by_seat.items()
            if seat in seats and seats[seat] == thought.actions
        }

    def clear(self) -> None:
        """Forget all."""
        self._by_seat.clear()

    def hurry(self, least: float = math.inf) -> None:
        """Skip pauses as far as allowed, and leave at most ``least`` seconds of the rest."""
        for thought in self._by_seat.values():
            thought.pause = 0.0
            thought.least = min(thought.least, least)

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds pass, and think for a part of the frame."""
        thoughts = self._by_seat.values()
        for thought in thoughts:
            thought.wait(dt)
        eager = any(thought.eager or thought.alike for thought in thoughts)
        end = self._clock() + (EAGER_SLICE if eager else SLICE)
        for thought in thoughts:
            due = thought.eager and not thought.waiting
            last = max(end, self._clock() + LATE_SLICE) if due else end
            must = thought.alike and not thought.waiting
            while thought.action is None and (must or self._clock() < last):
                thought.step()


def pause_of(level: str, luck: Luck, pace: float) -> float:
    """Return how long a bot of a level seems to think, in seconds; each call draws as often."""
    known = level if level in THINK_MEDIAN else SLOWEST_LEVEL
    return think_seconds(known, luck) * pace


def answer_pause(luck: Luck, pace: float) -> float:
    """Return how long a bot seems to think where all are asked alike, whatever level it has."""
    return (ANSWER_LEAST + (ANSWER_MOST - ANSWER_LEAST) * luck.unit()) * pace


def alike_pause(pause: float, limit: float | None) -> tuple[float, float]:
    """Return the pause of an answer whose time must tell nothing, and what can't be skipped."""
    most = math.inf if limit is None else limit
    return min(pause, most), min(ALIKE_LEAST, most)
