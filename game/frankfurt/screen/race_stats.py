"""What the results screen tells of a race: reaction times, wrong cards, cards left over time."""

from game.core.rules import TICKS_PER_SECOND, Outcome, Seat
from game.frankfurt import events as ev
from game.frankfurt.state import State
from game.ui.report import CurvePoint, MatchReport

CURVE_STEP = TICKS_PER_SECOND
"""The curve gets a point at most once a second, and at each slap."""
CURVE_LIMIT = 600
"""Beyond so many points every other one goes, so that a long match stays small."""
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


class RaceStats:
    """Collects from the events of one match; times of slaps are real ones, in seconds."""

    def __init__(self, seats: int) -> None:
        self.slap_ms: list[list[int]] = [[] for _ in range(seats)]
        self.wrong = [0] * seats
        self.discards = [0] * seats
        self.curve: list[CurvePoint] = []
        self._due: dict[Seat, float] = {}
        self._slaps: dict[int, tuple[Seat, float]] = {}
        self._curve_step = CURVE_STEP
        self._next_point = 0

    def observe(self, event: ev.Event, after: State, now: float) -> None:
        """Take in one event with the state after it and the time it happened."""
        match event:
            case ev.Discarded():
                self.discards[event.seat] += 1
                self._note_out(event.seat, after, now)
            case ev.Bounced(late=False):
                self.wrong[event.seat] += 1
            case ev.Called():
                self.wrong[event.owner] += 1
                self._due.pop(event.owner, None)
            case ev.WrongCall():
                self.wrong[event.caller] += 1
            case ev.Slapped():
                self._note_slap(event, now, len(after.seats))
            case ev.RoundStarted() | ev.PilesComplete():
                self._due.clear()
            case _:
                pass
        self._note_curve(after, force=isinstance(event, ev.Slapped | ev.MatchEnded))

    def second_hand(self, seat: Seat, pile: int, now: float) -> PhotoFinish | None:
        """Return the photo finish if a hand came down on a pile just after another's."""
        first = self._slaps.get(pile)
        if first is None or first[0] == seat or now - first[1] > PHOTO_FINISH:
            return None
        return PhotoFinish(pile, first[0], seat, round((now - first[1]) * 1000))

    def report(
        self, names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
    ) -> MatchReport:
        """Return everything for the results screen."""
        return MatchReport(
            game="frankfurt",
            names=names,
            outcome=outcome,
            rounds=state.round,
            slap_ms=tuple(map(tuple, self.slap_ms)),
            wrong=tuple(self.wrong),
            curve=tuple(self.curve),
            seed=seed,
            record=record,
        )

    def _note_out(self, seat: Seat, after: State, now: float) -> None:
        if after.seats[seat].column_cards == 0:
            self._due.setdefault(seat, now)

    def _note_slap(self, event: ev.Slapped, now: float, seats: int) -> None:
        if event.by_hand and event.seat in self._due:
            waited = now - self._due.pop(event.seat)
            self.slap_ms[event.seat].append(round(waited * 1000))
        if event.by_hand:
            self._slaps[event.pile] = (event.seat, now)
        if event.first:
            for other in range(seats):
                if other != event.seat:
                    self._due[other] = now

    def _note_curve(self, after: State, *, force: bool) -> None:
        if after.clock < self._next_point and not force:
            return
        left = tuple(len(seat.draw) + seat.column_cards for seat in after.seats)
        self.curve.append(CurvePoint(after.clock / TICKS_PER_SECOND, left))
        self._next_point = after.clock + self._curve_step
        if len(self.curve) > CURVE_LIMIT:
            del self.curve[1::2]
            self._curve_step *= 2
