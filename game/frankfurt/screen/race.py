"""A race in real time: one match, people's keys and bots' keys, and steps of 1/60 s.

Everything that presses a key comes through the same door, in the order in which it happens; what
the rules answer is told to a listener at once. Nothing here knows a screen.
"""

from collections.abc import Callable, Mapping

from game.core.bots import Racer
from game.core.match import Match
from game.core.rules import TICKS_PER_SECOND, Outcome, Seat, Step
from game.core.simulation import RaceBots
from game.core.telling import Motion, Readers
from game.frankfurt.events import Event
from game.frankfurt.state import Key, Row, State, View
from game.frankfurt.telling import RaceTelling, Teller
from game.input.zones import Intent

STEP = 1 / TICKS_PER_SECOND
MAX_CATCH_UP = 0.25
"""After a hitch the race goes on from where it was, not from where it would be (seconds)."""

FrankfurtMatch = Match[State, Key, Event, View]
FrankfurtRacer = Racer[View, Key]
Steps = tuple[Step[Event, State], ...]
Listener = Callable[[RaceTelling, State, State], None]
"""Called with what is told of an event, the state before it and the state after it."""
ALL: Readers = frozenset()
"""A race has no secrets: what happens is told alike to everybody."""

ROWS = {"upper": Row.PILE, "lower": Row.COLUMN}


def key_of(intent: Intent) -> Key:
    """Return the key action of an intent: the upper row means piles, the lower columns."""
    return Key(ROWS[intent.row], intent.index)


def intent_of(key: Key) -> Intent:
    """Return the intent of a key action."""
    return Intent("upper" if key.row is Row.PILE else "lower", key.index)


class Race:
    """Drives a match of Frantic Frankfurt by real time.

    ``on_press`` is told of every key that a bot presses, as the screen shows bots' keys too.
    """

    def __init__(
        self,
        match: FrankfurtMatch,
        teller: Teller,
        racers: Mapping[Seat, FrankfurtRacer],
        listener: Listener,
        on_press: Callable[[Seat, Intent], None] | None = None,
    ) -> None:
        self.match = match
        self._teller = teller
        self._bots = RaceBots(match.rules, racers)
        self._listener = listener
        self._on_press = on_press
        self._behind = 0.0
        self._changed = True

    @property
    def state(self) -> State:
        """Return the state of the match."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """Return the end of the match, or ``None`` before it."""
        return self.match.outcome()

    def press(self, seat: Seat, intent: Intent) -> Steps:
        """Act on a key that was just pressed, and return what came of it."""
        if self._on_press is not None:
            self._on_press(seat, intent)
        before = self.state
        steps = self.match.submit(seat, key_of(intent))
        self._tell(before, steps)
        return steps

    def advance(self, seconds: float) -> int:
        """Let real time pass and return the steps taken; none while the race is paused."""
        if self.state.paused or self.outcome is not None:
            self._behind = 0.0
            return 0
        self._behind += min(seconds, MAX_CATCH_UP)
        steps = 0
        while self._behind >= STEP:
            self._behind -= STEP
            self.step()
            steps += 1
        return steps

    def step(self) -> None:
        """Let 1/60 s pass: the bots' keys of this step as they are due, then the clock."""
        now = self.match.now
        self._bots.see(now, self.state, self._changed)
        self._changed = False
        for _, seat, action in self._bots.presses(now):
            self.press(seat, intent_of(action))
        before = self.state
        self._tell(before, self.match.tick())

    def pause(self) -> bool:
        """Stop the race for all (FF-19); ``False`` if it stood already or is over."""
        before = self.state
        steps = self.match.suspend()
        self._tell(before, steps)
        return bool(steps)

    def resume(self) -> None:
        """Go on with a count-down (FF-19)."""
        before = self.state
        self._tell(before, self.match.resume())

    def _tell(self, before: State, steps: Steps) -> None:
        for step in steps:
            told = self._teller.tell(step.event, before, step.state, ALL)
            self._changed = self._changed or told.motion is not Motion.NONE
            self._listener(told, before, step.state)
            before = step.state
