"""A race in real time: one match, people's keys and bots' keys, and steps of 1/60 s.

Everything that presses a key comes through :meth:`Race.press`, in the order in which it happens;
what the rules answer goes to a listener at once. Nothing here knows a screen.
"""

from collections.abc import Callable, Mapping
from typing import cast

from game.core.bots import DelayLine, Press, Racer
from game.core.match import Match
from game.core.rules import TICKS_PER_SECOND, Outcome, Seat
from game.frankfurt.events import Event
from game.frankfurt.keys import is_blocked
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import Key, Row, State, View
from game.input.zones import Intent

STEP = 1 / TICKS_PER_SECOND
MAX_CATCH_UP = 0.25
"""After a hitch the race goes on from where it was, not from where it would be (seconds)."""

FrankfurtMatch = Match[State, Key, Event, View]
FrankfurtRacer = Racer[View, Key]
Listener = Callable[[Event, State, State], None]
"""Called with an event, the state before it and the state after it."""

ROWS = {"upper": Row.PILE, "lower": Row.COLUMN}


def key_of(intent: Intent) -> Key:
    """Return the key action of an intent: the upper row means piles, the lower columns."""
    return Key(ROWS[intent.row], intent.index)


class Race:
    """Drives a match of Frantic Frankfurt by real time."""

    def __init__(
        self, match: FrankfurtMatch, racers: Mapping[Seat, FrankfurtRacer], listener: Listener
    ) -> None:
        self.match = match
        self.racers = dict(sorted(racers.items()))
        self._rules = cast("FrankfurtRules", match.rules)
        self._listener = listener
        self._behind = 0.0
        self._lines = {seat: self._delay_line(seat) for seat in self.racers}
        self._show()

    @property
    def state(self) -> State:
        """Return the state of the match."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """Return the end of the match, or ``None`` before it."""
        return self.match.outcome()

    def press(self, seat: Seat, intent: Intent) -> tuple[Event, ...]:
        """Act on a key that was just pressed, and return what came of it."""
        return self._act(seat, key_of(intent))

    def advance(self, seconds: float) -> int:
        """Let real time pass and return the steps taken; none while the race is paused."""
        if self.state.paused:
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
        """Let 1/60 s pass: the bots' keys of this step in the order they are due, then the clock."""
        for seat, press in self._due_presses():
            self._act(seat, press.action)
        before = self.state
        self._tell(before, self.match.tick())
        self._show_if_changed(before)

    def pause(self) -> None:
        """Stop the race for all (FF-19)."""
        before = self.state
        self._tell(before, self.match.suspend())
        self._show()

    def resume(self) -> None:
        """Go on with a count-down (FF-19)."""
        before = self.state
        self._tell(before, self.match.resume())
        self._show()

    def _act(self, seat: Seat, action: Key) -> tuple[Event, ...]:
        before = self.state
        events = self.match.submit(seat, action)
        self._tell(before, events)
        if self.state is not before:
            self._show()
        return events

    def _tell(self, before: State, events: tuple[Event, ...]) -> None:
        last = len(events) - 1
        for i, event in enumerate(events):
            after = self.state if i == last else self._rules.evolve(before, event)
            self._listener(event, before, after)
            before = after

    def _due_presses(self) -> list[tuple[Seat, Press[Key]]]:
        now = self.match.now
        found: list[tuple[Seat, Press[Key]]] = []
        for seat, racer in self.racers.items():
            view = self._lines[seat].seen(now)
            press = racer.step(now, view) if view is not None else None
            if press is not None:
                found.append((seat, press))
        found.sort(key=lambda entry: (entry[1].due, entry[0]))
        return found

    def _delay_line(self, seat: Seat) -> DelayLine[State, View]:
        return DelayLine(lambda state: self._rules.view(state, seat))

    def _show(self) -> None:
        for line in self._lines.values():
            line.put(self.match.now, self.state)

    def _show_if_changed(self, before: State) -> None:
        """Blocks end by the clock alone, without an event of their own."""
        after = self.state
        if after.phase is not before.phase or after.seats is not before.seats:
            self._show()
        elif any(
            is_blocked(before, old) != is_blocked(after, new)
            for old, new in zip(before.seats, after.seats, strict=True)
        ):
            self._show()
