"""A match in progress: the only door through which actions, ticks and pauses reach the rules."""

import zlib
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import msgspec

from game.core.rng import Luck, Rng
from game.core.rules import (
    NOBODY,
    MatchConfig,
    Outcome,
    RealTimeRules,
    Rejected,
    Rules,
    Seat,
    Step,
    Turn,
)

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", covariant=True)

PAUSE = "pause"
RESUME = "resume"


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a record: when (ticks since the deal), who, and the action's text.

    Pause and resume are ``NOBODY``'s.
    """

    tick: int
    seat: Seat
    text: str


class Match(Generic[S, A, E, V]):
    """Rules, a state, and everything that was done; ``seed + options + log`` rebuilds it."""

    def __init__(
        self,
        rules: Rules[S, A, E, V],
        config: MatchConfig,
        *,
        state: S | None = None,
        luck: Luck | None = None,
    ) -> None:
        self.rules = rules
        self.config = config
        self.luck: Luck = luck if luck is not None else Rng(config.seed, "rules")
        self._given = state
        self.state: S = rules.initial_state(config, self.luck) if state is None else state
        self.now = 0
        self.log: list[LogEntry] = []
        self._past: list[tuple[S, int]] = []
        self.on_log: Callable[[], None] | None = None
        """Called as soon as the log, and the state with it, has changed."""

    def submit(self, seat: Seat, action: A) -> tuple[Step[E, S], ...]:
        """Resolve an action and return its events, each with the state after it.

        ``IllegalAction`` leaves everything as it was; so does an action that is only rejected.
        """
        draws = self.luck.draws
        turn = self._turn()
        self.rules.resolve(turn, seat, action)
        unchanged = turn.state is self.state
        if unchanged and all(isinstance(step.event, Rejected) for step in turn.steps):
            return tuple(turn.steps)
        if turn.sealed or self.luck.draws != draws:
            self._past.clear()
        else:
            self._past.append((self.state, len(self.log)))
        self.log.append(LogEntry(self.now, seat, self.rules.action_text(action)))
        self.state = turn.state
        self._logged()
        return tuple(turn.steps)

    def tick(self) -> tuple[Step[E, S], ...]:
        """Let 1/60 s of a race pass and return its steps."""
        turn = self._turn()
        self._race.tick(turn)
        self.now += 1
        self.state = turn.state
        return tuple(turn.steps)

    def suspend(self) -> tuple[Step[E, S], ...]:
        """Pause a race."""
        return self._table_event(PAUSE)

    def resume(self) -> tuple[Step[E, S], ...]:
        """End a pause; the rules count down."""
        return self._table_event(RESUME)

    def replay(self, entry: LogEntry) -> tuple[Step[E, S], ...]:
        """Do what a log entry says, at once; ``ValueError`` if it can't be done."""
        if entry.seat == NOBODY:
            if entry.text not in (PAUSE, RESUME):
                raise ValueError(f"the table can't {entry.text!r}")
            return self._table_event(entry.text)
        return self.submit(entry.seat, self.rules.parse_action(entry.text))

    @property
    def position(self) -> str:
        """The text of the position that the match began with; empty after a deal."""
        return "" if self._given is None else self.rules.describe(self._given)

    @property
    def can_undo(self) -> bool:
        """Say whether the last action can be taken back."""
        return not self.rules.info.real_time and bool(self._past)

    def undo(self) -> bool:
        """Take the last action back; ``False`` where luck or a secret has come between."""
        if not self.can_undo:
            return False
        self.state, length = self._past.pop()
        del self.log[length:]
        self._logged()
        return True

    def outcome(self) -> Outcome | None:
        """Return the end of the match, or ``None`` before it."""
        return self.rules.outcome(self.state)

    def checksum(self) -> str:
        """Return eight hex digits that differ when the states differ."""
        return f"{zlib.crc32(msgspec.json.encode(self.state)):08x}"

    @property
    def _race(self) -> RealTimeRules[S, A, E, V]:
        return cast("RealTimeRules[S, A, E, V]", self.rules)

    def _turn(self) -> Turn[S, E]:
        return Turn(self.state, self.luck, self.rules.evolve)

    def _table_event(self, text: str) -> tuple[Step[E, S], ...]:
        turn = self._turn()
        if text == PAUSE:
            self._race.suspend(turn)
        else:
            self._race.resume(turn)
        if turn.steps:
            self.log.append(LogEntry(self.now, NOBODY, text))
        self.state = turn.state
        self._logged()
        return tuple(turn.steps)

    def _logged(self) -> None:
        if self.on_log is not None:
            self.on_log()


AnyMatch = Match[Any, Any, Any, Any]
