"""*With you*: a bot that follows a person's tempo, told by its number and true.

It measures what everybody sees: the time in which the person had a card to lay and was not blocked,
for each card that was laid. Between two rounds it moves a part of the way towards that tempo, and
in a round nothing changes. Score, lead and cards of others never matter. Of several people it
follows the slowest.
"""

import enum
import math
from collections.abc import Sequence

from game.core.rules import TICKS_PER_SECOND, Seat
from game.frankfurt.deck import Deck
from game.frankfurt.levels import QUICKEST, SLAPS_LIKE, SLOWEST
from game.frankfurt.state import Phase, PileStatus, SeatView, View
from game.frankfurt.tempo import between

AIM = 1.02
"""The bot is two percent slower than the person."""
FEWEST_CARDS = 6
"""So many cards have to be measured before the tempo follows; until then rounds add up."""
LONG_GAP = 3.0
"""A gap of more than so many medians does not count: somebody went for tea."""
SMOOTH = 0.5
"""How much of a new measure goes into the person's tempo."""
GAIN = 0.6
"""How much of the way the bot goes after a round."""
FIRST_STEPS = (1.5, 0.6, 0.3)
"""The longest steps after the first measures, in logarithms: nobody was known before."""
KEPT_STEPS = (0.4, 0.25, 0.15)
"""The same for a number that was kept from another match."""
STEP = 0.1
"""The longest step from then on."""

TRUE_SECONDS = (
    (0.61, 0.5),
    (0.705, 0.6),
    (0.91, 0.8),
    (1.11, 1.0),
    (1.64, 1.5),
    (2.35, 2.1),
    (3.42, 3.0),
    (5.7, 5.0),
    (9.1, 8.0),
    (10.2, 9.0),
)
"""What the measure shows of somebody, and how many seconds a card that is without slips: cards that
others cover and slips count in the measure. Told by ``python -m tests.frankfurt.measure shown``."""


class Wish(enum.Enum):
    """What a person asks of the bot, after a round (the factor on the person's tempo)."""

    SLOWER = 1.10
    SAME = AIM
    FASTER = 0.95


class _Meter:
    """Measures one person: times in which a card could be laid, card by card, in ticks."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.seconds: float | None = None
        """The person's smoothed seconds a card, once there is a measure."""
        self._gaps: list[int] = []
        self._gap = 0

    def pass_time(self, ticks: int) -> None:
        """Let time pass in which the person could lay a card."""
        self._gap += ticks

    def lay(self, cards: int) -> None:
        """Note cards that were laid."""
        for _ in range(cards):
            self._gaps.append(self._gap)
            self._gap = 0

    def end_round(self) -> bool:
        """Take the round's measure in; ``False`` where there are too few cards so far."""
        if len(self._gaps) < FEWEST_CARDS:
            return False
        longest = LONG_GAP * max(_median(self._gaps), 1.0)
        cards = sum(gap <= longest for gap in self._gaps)
        time = sum(gap for gap in (*self._gaps, self._gap) if gap <= longest)
        new = between(TRUE_SECONDS, time / cards / TICKS_PER_SECOND)
        old = new if self.seconds is None else self.seconds
        self.seconds = math.exp((1.0 - SMOOTH) * math.log(old) + SMOOTH * math.log(new))
        self._gaps, self._gap = [], 0
        return True


class Following:
    """The tempo of one *with you*; ``bot`` and ``person`` are its numbers in seconds a card."""

    def __init__(self, start: float, seat: Seat, deck: Deck, *, kept: bool) -> None:
        self.start = start
        self.bot = start
        """The bot's seconds a card, without slips, in this round."""
        self.people: tuple[Seat, ...] = ()
        """Whom it follows; without a name, everybody else."""
        self._seat = seat
        self._deck = deck
        self._kept = kept
        self._wish = Wish.SAME
        self._meters: dict[Seat, _Meter] = {}
        self._updates = 0
        self._view: View | None = None
        self._drawn = 0

    @property
    def slaps_like(self) -> float:
        """Return whose slaps the bot's are, in seconds a card."""
        return self.start if self._kept else SLAPS_LIKE

    @property
    def person(self) -> float | None:
        """Return the seconds a card of the person whom it follows, once they are known."""
        known = [meter.seconds for meter in self._meters.values() if meter.seconds is not None]
        return max(known, default=None)

    def wish(self, wish: Wish) -> None:
        """Be slower or faster than the person, or about the same, from now on."""
        self.bot = _bounded(self.bot * wish.value / self._wish.value)
        self._wish = wish

    def watch(self, view: View, drawn: int) -> bool:
        """Take in a picture; say whether a round has begun, for which the tempo is set anew."""
        old, self._view = self._view, view
        elapsed, self._drawn = drawn - self._drawn, drawn
        if old is None:
            self._meters = {seat: self._meter(seat) for seat in self._followed(view)}
            return False
        for meter in self._meters.values():
            self._measure(meter, old, view, elapsed)
        over = view.phase is Phase.OVER is not old.phase
        if view.round == old.round and not over:
            return False
        measured = [meter.end_round() for meter in self._meters.values()]
        return any(measured) and self._step()

    def _followed(self, view: View) -> Sequence[Seat]:
        others = [seat for seat in range(len(view.seats)) if seat != self._seat]
        return [seat for seat in self.people if seat in others] or others

    def _meter(self, seat: Seat) -> _Meter:
        meter = _Meter(seat)
        if self._kept:
            meter.seconds = self.start
        return meter

    def _measure(self, meter: _Meter, old: View, view: View, elapsed: int) -> None:
        before, after = old.seats[meter.seat], view.seats[meter.seat]
        if _can_lay(old, before, self._deck):
            meter.pass_time(elapsed)
        if old.phase is Phase.RACE and view.phase is Phase.RACE:
            meter.lay(max(_in_columns(before) - _in_columns(after), 0))

    def _step(self) -> bool:
        """Go a part of the way towards the person's tempo."""
        person = self.person
        assert person is not None
        longest = KEPT_STEPS if self._kept else FIRST_STEPS
        most = longest[self._updates] if self._updates < len(longest) else STEP
        gain = GAIN if self._kept or self._updates else 1.0
        way = gain * math.log(self._wish.value * person / self.bot)
        self.bot = _bounded(self.bot * math.exp(min(max(way, -most), most)))
        self._updates += 1
        return True


def _median(gaps: Sequence[int]) -> float:
    ordered, half = sorted(gaps), len(gaps) // 2
    return (ordered[half] + ordered[-half - 1]) / 2


def _bounded(seconds: float) -> float:
    return min(max(seconds, QUICKEST), SLOWEST)


def _in_columns(player: SeatView) -> int:
    return sum(column.size for column in player.columns)


def _can_lay(view: View, player: SeatView, deck: Deck) -> bool:
    """Say whether a player has a card that fits, and may lay it."""
    if view.phase is not Phase.RACE or view.paused or player.blocked:
        return False
    tops = [pile.top for pile in view.piles if pile.status is PileStatus.OPEN]
    cards = [column.up[-1] for column in player.columns if column.up]
    return any(deck.fits(card, top) for card in cards for top in tops if top is not None)
