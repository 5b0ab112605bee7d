"""A match of turns on the screen: what is shown when, who may choose now, and bots that think.

Rules never wait for a picture: an action is decided at once, and what came of it waits in a line to
be shown, event by event. A choice is offered when the show is over. Bots think a few steps a frame
and take as long as a person would.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Generator, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from game.core.bots import THINK_MEDIAN, Bot, decide, think_seconds
from game.core.match import Match
from game.core.rng import Luck
from game.core.rules import Seat
from game.core.simulation import THINK_STEPS

SLICE = 0.002
"""Seconds of a frame in which bots may think."""
RUSH_SLICE = 0.008
"""Seconds of a frame in which bots may play while everything is skipped."""
SLOWEST_LEVEL = "hard"
"""A level without a pace of its own thinks for as long as this one."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Show(Protocol[S_contra, E_contra]):
    """What makes events visible."""

    @property
    def moving(self) -> bool:
        """Say whether anything is still on its way."""
        ...

    def play(self, event: E_contra, before: S_contra, after: S_contra) -> float:
        """Begin to show an event; return for how many seconds it should be seen (normal speed)."""
        ...

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        ...

    def snap(self, state: S_contra) -> None:
        """Show a state at once, without motion."""
        ...


class _Thought(msgspec.Struct, Generic[A]):
    """A decision in the making: the rest of the pause, and the action once it is found."""

    seat: Seat
    steps: Generator[None, None, A]
    pause: float
    action: A | None = None


class TurnTable(Generic[S, A, E, V]):
    """Drives one match. ``levels`` has the level of each seat that a bot plays."""

    def __init__(
        self,
        match: Match[S, A, E, V],
        bots: Mapping[Seat, Bot[V, A]],
        levels: Mapping[Seat, str],
        show: Show[S, E],
        luck: Luck,
        *,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.match = match
        self.shown: S = match.state
        self.pace = 1.0
        """Multiplies every pause of the show: 1.5 is slow, 0.5 is fast."""
        self.bot_pace = 1.0
        """Multiplies how long bots seem to think."""
        self._bots = bots
        self._levels = levels
        self._show = show
        self._luck = luck
        self._clock = clock
        self._line: deque[tuple[E, S]] = deque()
        self._hold = 0.0
        self._thought: _Thought[A] | None = None
        self._rushing = False

    @property
    def in_turn(self) -> Seat | None:
        """Return whose turn is shown; ``None`` when the match is over."""
        acting = self.match.rules.to_act(self.shown)
        return min(acting) if acting else None

    @property
    def showing(self) -> bool:
        """Say whether there is still something to be seen."""
        return bool(self._line) or self._hold > 0 or self._show.moving

    @property
    def offered(self) -> Seat | None:
        """Return the person who may choose now; ``None`` while a show or a bot is on."""
        seat = self.in_turn
        return None if seat is None or seat in self._bots or self.showing else seat

    @property
    def thinking(self) -> Seat | None:
        """Return the bot that thinks now."""
        return None if self._thought is None else self._thought.seat

    @property
    def over(self) -> bool:
        """Say whether the match has ended and everything was shown."""
        return self.match.outcome() is not None and not self.showing

    @property
    def can_undo(self) -> bool:
        """Say whether the person who may choose now can take the own last action back."""
        seat, log = self.offered, self.match.log
        own = seat is not None and bool(log) and log[-1].seat == seat
        return own and self.match.can_undo

    def submit(self, seat: Seat, action: A) -> tuple[E, ...]:
        """Act for a seat and return the events, which will be shown one after the other.

        ``IllegalAction`` leaves everything as it was.
        """
        state = self.match.state
        events = self.match.submit(seat, action)
        self._thought = None
        for event in events:
            state = self.match.rules.evolve(state, event)
            self._line.append((event, state))
        self._next()
        return events

    def undo(self) -> bool:
        """Take the last action of the person in turn back, where no luck has come between."""
        if not self.can_undo or not self.match.undo():
            return False
        self.shown = self.match.state
        self._show.snap(self.shown)
        return True

    def skip(self) -> None:
        """Show the rest at once, and don't wait for a bot that only pauses."""
        while self._line:
            self._play(*self._line.popleft())
            self._show.finish()
        self._show.finish()
        self._hold = 0.0
        if self._thought is not None:
            self._thought.pause = 0.0

    @property
    def rushing(self) -> bool:
        """Say whether everything is skipped until a person is in turn."""
        return self._rushing

    @property
    def can_rush(self) -> bool:
        """Say whether bots play that a person may not want to wait for."""
        return self.offered is None and not self.over and len(self._bots) < self._seats

    def skip_to_person(self) -> None:
        """Skip all that bots do from now on, until a person is in turn or the match is over."""
        if self.can_rush:
            self._rushing = True

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: the show goes on, and then bots think."""
        if self._rushing:
            self._rush()
            return
        self._hold = max(0.0, self._hold - dt)
        self._next()
        seat = self.in_turn
        if seat is not None and seat in self._bots and not self.showing:
            self._think(seat, dt)

    def fast_forward(self, bots: Mapping[Seat, Bot[V, A]], actions: int) -> None:
        """Let bots play for everybody, without a show, until so many actions are done."""
        self.skip()
        self._thought = None
        rules, match = self.match.rules, self.match
        while len(match.log) < actions and (acting := rules.to_act(match.state)):
            seat = min(acting)
            offered = rules.legal_actions(match.state, seat)
            view = rules.view(match.state, seat)
            self.submit(seat, decide(bots[seat], view, offered, THINK_STEPS))
            self.skip()

    @property
    def _seats(self) -> int:
        return self.match.config.seats

    def _rush(self) -> None:
        """Let bots play without pause or show, as far as a part of a frame goes."""
        end = self._clock() + RUSH_SLICE
        while self._rushing and self._clock() < end:
            self.skip()
            seat = self.in_turn
            if seat is not None and seat in self._bots:
                self._think(seat, math.inf)
            else:
                self._rushing = False

    def _next(self) -> None:
        """Show the next event if the one before it was seen."""
        while self._line and self._hold <= 0 and not self._show.moving:
            self._play(*self._line.popleft())

    def _play(self, event: E, after: S) -> None:
        before, self.shown = self.shown, after
        self._hold = self._show.play(event, before, after) * self.pace

    def _think(self, seat: Seat, dt: float) -> None:
        thought = self._thought
        if thought is None:
            thought = self._thought = self._begin(seat)
        thought.pause -= dt
        end = self._clock() + SLICE
        while thought.action is None and self._clock() < end:
            try:
                next(thought.steps)
            except StopIteration as found:
                thought.action = found.value
        if thought.action is not None and thought.pause <= 0:
            self.submit(seat, thought.action)

    def _begin(self, seat: Seat) -> _Thought[A]:
        rules, state = self.match.rules, self.match.state
        actions = rules.legal_actions(state, seat)
        steps = self._bots[seat].think(rules.view(state, seat), actions, THINK_STEPS)
        level = self._levels[seat] if self._levels[seat] in THINK_MEDIAN else SLOWEST_LEVEL
        pause = think_seconds(level, self._luck) * self.bot_pace
        return _Thought(seat, steps, pause if len(actions) > 1 else pause / 2)
