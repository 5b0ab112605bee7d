"""A match of turns on the screen: what is shown when, who may choose now, and bots that think.

Rules never wait for a picture: an action is decided at once, and its events wait in a queue to be
shown one by one. A choice is offered when the show is over. Bots think a few steps a frame
and take as long as a person would.

Where several are asked at once, people choose one after the other; bots that are asked with them
think meanwhile and answer when all of them have.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from game.core.bots import Bot, decide, let_watch
from game.core.match import Match
from game.core.rng import Luck
from game.core.rules import Rules, Seat, Step
from game.core.simulation import THINK_STEPS
from game.ui.press_timing import LONGEST_GUARD, Debounce
from game.ui.thoughts import RUSH_LEAST, Thought, Thoughts, alike_pause, answer_pause, pause_of

RUSH_SLICE = 0.008
"""Seconds of a frame in which bots may play while everything is skipped."""
LEAST_STAND = 0.8
"""Least seconds for what is shown until a key is pressed."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Show(Protocol[S_contra, E_contra]):
    """Shows events: the part of a table's view that this module needs."""

    @property
    def moving(self) -> bool:
        """Say whether anything is still on its way."""
        ...

    def play(self, event: E_contra, before: S_contra, after: S_contra) -> float:
        """Begin to show an event; return for how many seconds it should be seen (normal speed).

        Infinity: until somebody presses a key. The next event waits for that.
        """
        ...

    def finish(self) -> None:
        """Put everything where it is going, at once; what stands until a key goes on standing."""
        ...

    def put_away(self) -> None:
        """Put away what stood until a key."""
        ...

    @property
    def for_people(self) -> bool:
        """Say whether what was played last is a poster about somebody who sits there."""
        ...

    def snap(self, state: S_contra) -> None:
        """Show a state at once, without motion."""
        ...


class AskingPolicy(Protocol[S_contra]):
    """How a game asks for choices: whom, in which order, for how long."""

    def asked(self, state: S_contra) -> Sequence[Seat]:
        """Return who is asked, in the order of answering."""
        ...

    def asked_alike(self, state: S_contra) -> bool:
        """Say whether the time of a bot's answer must tell nothing about its choice."""
        ...

    def answer_seconds(self, state: S_contra, seat: Seat) -> float | None:
        """Return how long a seat may take to answer; ``None``: as long as it likes."""
        ...

    def in_order(self, state: S_contra) -> bool:
        """Say whether people wait for bots that are asked before them."""
        ...

    def decided(self) -> None:
        """Note that an action was decided, of which nothing is shown yet."""
        ...

    def opens_after(self, state: S_contra) -> float | None:
        """Return after how many seconds of what led to a question it may be answered.

        What led to it goes on being seen meanwhile. ``None``: when all of it was seen.
        """
        ...


class UsualPolicy(Generic[S, A, E, V]):
    """How most games ask: by seat, without a limit, and everybody for a choice of their own."""

    def __init__(self, rules: Rules[S, A, E, V]) -> None:
        self._rules = rules

    def asked(self, state: S) -> Sequence[Seat]:
        """Return who may act, by seat."""
        return sorted(self._rules.to_act(state))

    def asked_alike(self, state: S) -> bool:
        """Let bots take their time."""
        return False

    def answer_seconds(self, state: S, seat: Seat) -> float | None:
        """Set no limit."""
        return None

    def in_order(self, state: S) -> bool:
        """Let people choose before bots."""
        return False

    def decided(self) -> None:
        """Do nothing."""

    def opens_after(self, state: S) -> float | None:
        """Ask when all was seen."""
        return None


class TurnTable(Generic[S, A, E, V]):
    """Drives one match on the screen; ``levels`` has the level of each seat that a bot plays."""

    def __init__(
        self,
        match: Match[S, A, E, V],
        bots: Mapping[Seat, Bot[V, A]],
        levels: Mapping[Seat, str],
        show: Show[S, E],
        luck: Luck,
        *,
        policy: AskingPolicy[S] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.match = match
        self.shown: S = match.state
        self.pace = 1.0
        """Multiplies every pause of the show: 1.5 is slow, 0.5 is fast."""
        self.bot_pace = 1.0
        """Multiplies how long bots seem to think."""
        self.halted = False
        """Whether bots wait, as in a guided round for a reader."""
        self._bots = bots
        self._levels = levels
        self._show = show
        self._luck = luck
        self._policy: AskingPolicy[S] = policy or UsualPolicy(match.rules)
        self._clock = clock
        self._queue: deque[Step[E, S]] = deque()
        self._hold = self._whole = 0.0
        self.still_seen = 0.0
        """How long what led to the open question is still to be seen, from when it was asked."""
        self._debounce = Debounce(most=LONGEST_GUARD)
        self._playing = False
        self._thoughts: Thoughts[A] = Thoughts(clock)
        self._rushing = False

    @property
    def in_turn(self) -> Seat | None:
        """Return who is to choose in the state that is shown; ``None`` when the match is over."""
        return self._first(self.shown)

    @property
    def coming(self) -> Seat | None:
        """Return who is to choose once everything is shown."""
        return self._first(self.match.state)

    @property
    def showing(self) -> bool:
        """Say whether there is still something to be seen of what has happened.

        Motion that begins later, such as a hand that is turned over, keeps nobody from choosing.
        """
        return bool(self._queue) or self._hold > 0 or (self._playing and self._show.moving)

    @property
    def offered(self) -> Seat | None:
        """Return the person who may choose now; ``None`` while a show or a bot is on."""
        seat = self.in_turn
        return None if seat is None or seat in self._bots or self.showing else seat

    @property
    def thinking(self) -> Seat | None:
        """Return the bot that everybody waits for now; ``None`` while a show is on."""
        seat = self.in_turn
        return seat if seat in self._thoughts and not self.showing else None

    @property
    def busy(self) -> bool:
        """Say whether something goes on by itself: a show, or bots that think."""
        return self.showing or (self._thoughts.busy and not self.halted)

    @property
    def over(self) -> bool:
        """Say whether the match has ended and everything was shown."""
        return self.match.outcome() is not None and not self.showing

    @property
    def can_undo(self) -> bool:
        """Say whether the person who may choose now can take back their last action."""
        seat, log = self.offered, self.match.log
        own = seat is not None and bool(log) and log[-1].seat == seat
        return own and self.match.can_undo

    def submit(self, seat: Seat, action: A) -> tuple[Step[E, S], ...]:
        """Act for a seat and return the steps, which will be shown one after the other.

        ``IllegalAction`` leaves everything as it was.
        """
        before = self.match.state
        steps = self.match.submit(seat, action)
        let_watch(self._bots, self.match.rules, (step.event for step in steps))
        self._keep_thoughts(before, seat)
        self._queue.extend(steps)
        self._policy.decided()
        self._next()
        return steps

    def undo(self) -> bool:
        """Take back the last action of the person in turn; ``False`` if luck was drawn since."""
        if not self.can_undo or not self.match.undo():
            return False
        self.shown = self.match.state
        self._thoughts.clear()
        self._show.snap(self.shown)
        return True

    def skip(self) -> None:
        """Show the rest at once, and don't wait for a bot that only pauses.

        What stands until a key is pressed takes a press of its own, which only puts it away.
        """
        if not self.standing:
            self._skip()
        elif self._debounce.allows():
            self._put_away()

    @property
    def standing(self) -> bool:
        """Say whether something is shown until somebody presses a key."""
        return self._hold == math.inf

    @property
    def stood(self) -> float:
        """The share 0 to 1 of the time in which a press does not put away yet what stands."""
        return self._debounce.spent if self.standing else 1.0

    def _put_away(self) -> None:
        """Go on after what stood; what comes of it is seen as usual."""
        self._hold = 0.0
        self._show.put_away()
        if not self._queue:
            self._thoughts.hurry()

    def _skip(self) -> None:
        if self.standing:
            self._show.put_away()
        self._hold = 0.0
        rushing = self._rushing
        while self._queue and not self.standing:
            self._play(self._queue.popleft())
            if rushing and not self._rushing:
                return
            self._show.finish()
        self._show.finish()
        if self.standing:
            self._rushing = False
        else:
            self._hold = 0.0
            self._thoughts.hurry()

    def _skip_all(self) -> None:
        """Skip until nothing is left to be shown, whatever stands on the way."""
        self._skip()
        while self._queue:
            self._skip()

    @property
    def rushing(self) -> bool:
        """Say whether everything is skipped until a person is in turn."""
        return self._rushing

    @property
    def can_rush(self) -> bool:
        """Say whether bots play that a person may not want to wait for."""
        waits = self.offered is not None or self.standing
        return not waits and not self.over and len(self._bots) < self._seats

    def skip_to_person(self) -> None:
        """Skip all that bots do from now on, until a person is in turn or the match is over."""
        if self.can_rush:
            self._rushing = True

    def settle(self) -> None:
        """Note whether the show is over; call this whenever the show has moved on."""
        self._playing = self.showing

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: the show goes on, and then bots think."""
        if self._rushing:
            self._rush(dt)
            return
        self._hold = max(0.0, self._hold - dt)
        self._debounce.update(dt)
        self._next()
        if not self.halted:
            self._think(dt)

    def jump(self) -> None:
        """Show the match's state at once, wherever it comes from."""
        self._queue.clear()
        self._thoughts.clear()
        self._hold, self._rushing = 0.0, False
        self.shown = self.match.state
        self._show.snap(self.shown)
        self.settle()

    def catch_up(self, state: S, actions: Iterable[Sequence[Step[E, S]]]) -> None:
        """Show the last actions at once, beginning at a state, to fill the log."""
        self.shown = state
        self._show.snap(state)
        for steps in actions:
            self._queue.extend(steps)
            self._next()
            self._skip_all()

    def fast_forward(self, bots: Mapping[Seat, Bot[V, A]], actions: int) -> None:
        """Let bots play for everybody, without a show, until so many actions are done."""
        self._skip_all()
        self._thoughts.clear()
        rules, match = self.match.rules, self.match
        while len(match.log) < actions and (acting := rules.to_act(match.state)):
            seat = min(acting)
            offered = rules.legal_actions(match.state, seat)
            view = rules.view(match.state, seat)
            self.submit(seat, decide(bots[seat], view, offered, THINK_STEPS))
            self._skip_all()

    @property
    def _seats(self) -> int:
        return self.match.config.seats

    def _rush(self, dt: float) -> None:
        """Let bots play without show or a pause that can be skipped, for a part of a frame."""
        end = self._clock() + RUSH_SLICE
        while self._rushing and self._clock() < end:
            self._skip()
            self._rushing = self._rushing and self.in_turn in self._bots
            if self._rushing:
                self._begin_thoughts()
                self._thoughts.hurry(RUSH_LEAST)
                self._think(dt)
                dt = 0.0
            if self.thinking is not None and self._thoughts[self.thinking].waiting:
                break

    def _next(self) -> None:
        """Show the next event if the one before it was seen."""
        self.settle()
        while self._queue and (self._hold <= 0 or self._opens) and not self._show.moving:
            self._play(self._queue.popleft())

    @property
    def _opens(self) -> bool:
        """Say whether a question comes next that may be asked while what led to it is seen."""
        if len(self._queue) > 1 or self.standing:
            return False
        after = self._policy.opens_after(self._queue[0].state)
        return after is not None and self._whole - self._hold >= after * self.pace

    def _play(self, step: Step[E, S]) -> None:
        before, self.shown = self.shown, step.state
        self.still_seen = max(0.0, self._hold)
        self._hold = self._show.play(step.event, before, step.state) * self.pace
        self._whole = self._hold
        if self.standing:
            self._debounce.begin(LEAST_STAND)
        if self.standing or self._show.for_people:
            self._rushing = False
        self._playing = True

    def _first(self, state: S) -> Seat | None:
        """Return who of those asked chooses first: people before bots, unless order counts."""
        asked = self._policy.asked(state)
        if asked and self._policy.in_order(state):
            return asked[0]
        people = (seat for seat in asked if seat not in self._bots)
        return next(people, asked[0] if asked else None)

    def _think(self, dt: float) -> None:
        """Let all bots think that are asked, and the first one answer if no person has to.

        What all are asked alike they think about while what led to it is seen.
        """
        alike = len(self._queue) < 2 and self._policy.asked_alike(self.match.state)
        if not self.showing or (alike and not self._show.moving):
            self._begin_thoughts()
        self._thoughts.advance(dt)
        seat = self.thinking
        if seat is not None and self._thoughts[seat].ready:
            action = self._thoughts[seat].action
            assert action is not None
            self.submit(seat, action)

    def _begin_thoughts(self) -> None:
        for seat in self._policy.asked(self.match.state):
            if seat in self._bots and seat not in self._thoughts:
                self._thoughts.begin(seat, self._thought_of(seat))

    def _thought_of(self, seat: Seat) -> Thought[A]:
        rules, state = self.match.rules, self.match.state
        actions = rules.legal_actions(state, seat)
        steps = self._bots[seat].think(rules.view(state, seat), actions, THINK_STEPS)
        pause, least = pause_of(self._levels[seat], self._luck, self.bot_pace), 0.0
        alike, hidden = self._policy.asked_alike(state), rules.info.hidden_info
        if alike:
            pause = answer_pause(self._luck, self.bot_pace)
        if alike or hidden:
            # A quick answer would tell that there was nothing to choose.
            pause, least = alike_pause(pause, self._policy.answer_seconds(state, seat))
        elif len(actions) < 2:
            pause /= 2
        return Thought(steps, actions, pause, least, hidden, alike)

    def _keep_thoughts(self, before: S, seat: Seat) -> None:
        """Keep what other bots think if they are still asked the same question."""
        rules, state = self.match.rules, self.match.state
        acting = rules.to_act(state)
        same = acting <= rules.to_act(before)
        others = (acting - {seat}).intersection(self._bots) if same else ()
        self._thoughts.keep({other: rules.legal_actions(state, other) for other in others})
