"""A race in real time: one match, people's keys and bots' keys, and steps of 1/60 s.

Everything that presses a key comes through the same door, in the order in which it happens; what
the rules answer is told to a listener at once. Nothing here knows a screen.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

import msgspec

from game.core.bots import Racer
from game.core.match import Match
from game.core.rules import NOBODY, TICKS_PER_SECOND, Outcome, Seat, Step
from game.core.simulation import RaceBots
from game.core.telling import Motion, Readers
from game.frankfurt.events import Event
from game.frankfurt.state import Key, Phase, Row, State, View
from game.frankfurt.telling import RaceTelling, Teller
from game.input.zones import Intent
from game.ui.report import Curve, CurvePoint, Figure, Highlight, MatchReport

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


MS = "milliseconds"
CURVE_STEP = TICKS_PER_SECOND
"""The curve gets a point at most once a second, and at each slap."""
CURVE_LIMIT = 600
"""Beyond so many points every other one goes, so that a long match stays small."""
ANTICIPATED = 0.15
"""A hand that comes sooner, in seconds, was on its way for another reason: no reaction."""
CALM_SHARE = 0.5
"""Who laid fewer cards than this part of the busiest player's is not praised for no mistakes."""
PHOTO_FINISH = 0.35
"""Two hands on one pile within so many seconds are worth telling."""


class PhotoFinish:
    """Two hands on one pile: who had it, who came second, and by how much."""

    __slots__ = ("first", "margin_ms", "pile", "second")

    def __init__(self, pile: int, first: Seat, second: Seat, margin_ms: int) -> None:
        self.pile = pile
        self.first = first
        self.second = second
        self.margin_ms = margin_ms


Args = dict[str, str | int]


class _Due(msgspec.Struct):
    """Since when a hand is awaited: the race's tick, and the second it was seen, once it was."""

    tick: int
    seen: float | None = None


class RaceStats:
    """Collects from what is told of one match.

    A person's reaction runs from the picture that shows that a slap is due to the key, in real
    seconds; a bot's, who sees every tick whether it is drawn or not, in ticks of the race. So a
    late picture makes nobody faster than they were.
    """

    def __init__(self, seats: int, people: Collection[Seat] = ()) -> None:
        self.people = frozenset(people)
        self.slap_ms: list[list[int]] = [[] for _ in range(seats)]
        self.wrong = [0] * seats
        self.laid = [0] * seats
        self.curve: list[CurvePoint] = []
        self.closest: PhotoFinish | None = None
        self._due: dict[Seat, _Due] = {}
        self._slaps: dict[int, tuple[Seat, float, int]] = {}
        self._curve_step = CURVE_STEP
        self._next_point = 0

    def observe(self, told: RaceTelling, before: State, after: State, now: float) -> None:
        """Take in one event with the states around it and the time it happened."""
        slap = told.motion is Motion.GATHER
        if told.fault != NOBODY:
            self.wrong[told.fault] += 1
        if told.laid:
            self.laid[told.seats[0]] += 1
        if slap:
            self._note_slap(told, before, after, now)
        elif told.motion is Motion.RETURN:
            self._due.pop(told.fault, None)
        elif told.begins or (after.paused and not before.paused):
            self._due.clear()
        else:
            self._note_out(told.seats, before, after)
        self._note_curve(after, force=slap or after.phase is Phase.OVER)

    def drawn(self, now: float) -> None:
        """Note that a picture of everything up to now has been drawn."""
        for due in self._due.values():
            if due.seen is None:
                due.seen = now

    def second_hand(self, seat: Seat, pile: int, now: float, tick: int) -> PhotoFinish | None:
        """Return the photo finish if a hand came down on a pile just after another's."""
        if pile not in self._slaps:
            return None
        first, then, first_tick = self._slaps[pile]
        bots = not self.people & {first, seat}
        margin = (tick - first_tick) / TICKS_PER_SECOND if bots else now - then
        if first == seat or margin > PHOTO_FINISH:
            return None
        finish = PhotoFinish(pile, first, seat, round(margin * 1000))
        if self.closest is None or finish.margin_ms < self.closest.margin_ms:
            self.closest = finish
        return finish

    def report(
        self, names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
    ) -> MatchReport:
        """Return everything for the results screen."""
        slaps = self.slap_ms
        return MatchReport(
            game="frankfurt",
            names=names,
            outcome=outcome,
            rounds=state.round,
            seed=seed,
            record=record,
            figures=(
                Figure("results-cards", outcome.scores),
                Figure("results-best", tuple(min(own, default=None) for own in slaps), MS),
                Figure("results-mean", tuple(_mean(own) for own in slaps), MS),
                Figure("results-wrong", tuple(self.wrong)),
            ),
            curve=Curve("results-curve", "results-time", tuple(self.curve), clock=True),
            slap_ms=tuple(map(tuple, slaps)),
            highlights=tuple(self._highlights(names)),
        )

    def _highlights(self, names: tuple[str, ...]) -> Iterator[Highlight]:
        """Yield what is worth telling: the fastest hand, the closest finish, the calmest head."""
        best = min(
            ((ms, seat) for seat, own in enumerate(self.slap_ms) for ms in own), default=None
        )
        if best is not None:
            args: Args = {"name": names[best[1]], "n": best[0]}
            yield Highlight("icons/slap-hand", "results-fastest", args)
        photo = self.closest
        if photo is not None:
            args = {"name": names[photo.first], "other": names[photo.second], "n": photo.margin_ms}
            yield Highlight("icons/clock", "results-photo", args)
        calm = self._calmest()
        if calm is not None:
            args = {"name": names[calm], "count": self.wrong[calm]}
            yield Highlight("icons/star", "results-calm", args)

    def _calmest(self) -> Seat | None:
        """Return who has made the fewest mistakes, of at least two who have laid many cards."""
        least = max(1, max(self.laid) * CALM_SHARE)
        busy = [seat for seat, cards in enumerate(self.laid) if cards >= least]
        fewest = [seat for seat in busy if self.wrong[seat] == min(self.wrong[s] for s in busy)]
        return fewest[0] if len(fewest) == 1 < len(busy) else None

    def _note_out(self, seats: Iterable[Seat], before: State, after: State) -> None:
        for seat in seats:
            if before.seats[seat].column_cards and not after.seats[seat].column_cards:
                self._due.setdefault(seat, _Due(after.clock))

    def _note_slap(self, told: RaceTelling, before: State, after: State, now: float) -> None:
        seat, first = told.seats[0], before.phase is not Phase.SLAP
        due = self._due.pop(seat, None)
        waited = None if due is None else self._waited(seat, due, after, now)
        if told.by_hand and waited is not None and waited >= ANTICIPATED:
            self.slap_ms[seat].append(round(waited * 1000))
        if told.by_hand:
            self._slaps[told.pile] = (seat, now, after.clock)
        if first:
            for other in range(len(after.seats)):
                if other != seat:
                    self._due.setdefault(other, _Due(after.clock))

    def _waited(self, seat: Seat, due: _Due, after: State, now: float) -> float | None:
        """Return a reaction in seconds; ``None`` for a key that came before the picture."""
        if seat not in self.people:
            return (after.clock - due.tick) / TICKS_PER_SECOND
        return None if due.seen is None else now - due.seen

    def _note_curve(self, after: State, *, force: bool) -> None:
        if after.clock < self._next_point and not force:
            return
        left = tuple(len(seat.draw) + seat.column_cards for seat in after.seats)
        self.curve.append(CurvePoint(after.clock / TICKS_PER_SECOND, left))
        self._next_point = after.clock + self._curve_step
        if len(self.curve) > CURVE_LIMIT:
            del self.curve[1::2]
            self._curve_step *= 2


def _mean(times: list[int]) -> int | None:
    return round(sum(times) / len(times)) if times else None
