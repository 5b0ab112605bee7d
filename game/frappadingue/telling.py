"""What happens in a match, told: each event in one place; all of it lies open for everybody."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.core.sentence import MINUS, Sentence
from game.core.telling import CALM, HAPPY, OOPS, Motion, Notice, Readers, Telling
from game.frappadingue import events as ev
from game.frappadingue.deck import CRASH, SPECIALS, Deck, Kind
from game.frappadingue.rules import outcome
from game.frappadingue.state import State

LOG, BIG, NOW = "frappadingue-log", "frappadingue-big", "frappadingue-now"
BESIDE = " · "
"""Between cards that lie side by side."""
LOST_SECONDS = 2.8
"""So long the end of a lost turn stands: the cards have to be compared before it is understood."""
SOUNDS = (
    "fp-throw",
    "fp-take",
    "fp-special",
    "fp-fullhand",
    "fp-stop",
    "fp-lost",
    "fp-crash",
    "fp-turn",
    "win",
)
"""All that may be heard."""

_OfCards = ev.Thrown | ev.Took | ev.HandFilled | ev.Refilled
_Written = ev.Stopped | ev.NothingScored | ev.Crashed


class RunTelling(Telling, frozen=True):
    """One event, told, with what it does on the table."""

    cards: tuple[Card, ...] = ()
    """Those that come, in their order."""
    gained: int = 0
    """Points that are written onto the score pad."""
    crashed: bool = False
    """Whether it is a crash's doing."""
    lost: bool = False
    """Whether it ends a turn that writes nothing down."""


class Teller:
    """Tells the events of matches with a deck."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def tell(self, event: ev.Event, before: State, after: State, readers: Readers) -> RunTelling:
        """Return the telling of an event, the same for all readers."""
        told = self._tell(event, before)
        return replace(told, status=status_of(after))

    def _tell(self, event: ev.Event, before: State) -> RunTelling:
        if isinstance(event, _OfCards):
            return self._cards(event, before)
        if isinstance(event, _Written):
            return _written(event, before)
        match event:
            case ev.GoalReached(seat):
                return RunTelling(
                    Sentence(f"{LOG}-goal", seat, {"goal": before.rules.goal}),
                    notice=_large("goal", seat, 1.8),
                    sound="fp-fullhand",
                    seconds=1.8,
                    seats=(seat,),
                    moods={seat: HAPPY},
                )
            case ev.TurnBegan(seat, number):
                line = Sentence(f"{LOG}-round", args={"round": number})
                return RunTelling(
                    None if number == before.round else line,
                    sound="fp-turn",
                    seconds=0.5,
                    seats=(seat,),
                    motion=Motion.GATHER,
                    moods=dict.fromkeys(range(len(before.seats)), CALM),
                    begins=True,
                )
            case ev.MatchEnded():
                return RunTelling(Sentence(f"{LOG}-over"), sound="win", seconds=0.2)
            case _:
                assert_never(event)

    def _cards(self, event: _OfCards, before: State) -> RunTelling:
        """Tell of cards that come onto the table, go into the counter, or back into the deck."""
        seat, seats = event.seat, (event.seat,)
        match event:
            case ev.Thrown(_, cards):
                return RunTelling(
                    self._line("thrown", seat, cards),
                    sound="fp-throw",
                    seconds=0.25,
                    seats=seats,
                    motion=Motion.DRAW,
                    moods={seat: CALM},
                    cards=cards,
                    after_motion=True,
                )
            case ev.Took(_, cards, points):
                special = any(self._deck.kind(card) in SPECIALS for card in cards)
                gains = {"points": points, "total": before.points + points}
                return RunTelling(
                    replace(self._line("took", seat, cards), gains=gains),
                    sound="fp-special" if special else "fp-take",
                    seconds=0.3,
                    seats=seats,
                    motion=Motion.PASS,
                    cards=cards,
                )
            case ev.HandFilled():
                return RunTelling(
                    Sentence(f"{LOG}-full", seat),
                    notice=_large("full", seat, 1.3),
                    sound="fp-fullhand",
                    seconds=1.3,
                    seats=seats,
                    moods={seat: HAPPY},
                )
            case ev.Refilled():
                line = Sentence(f"{LOG}-refilled")
                big = Notice(Sentence(f"{BIG}-refilled"), 1.3)
                told = RunTelling(line, notice=big, sound="fp-special", seconds=1.3)
                return replace(told, motion=Motion.GATHER)
            case _:
                assert_never(event)

    def _line(self, end: str, seat: Seat, cards: Iterable[Card]) -> Sentence:
        parts = {"cards": cards_of(self._deck.kinds_of(cards))}
        return Sentence(f"{LOG}-{end}", seat, parts=parts, between=BESIDE)


def _written(event: _Written, before: State) -> RunTelling:
    """Tell what a turn has brought, or has cost."""
    seat, seats = event.seat, (event.seat,)
    lost = {"points": max(0, event.points)}
    match event:
        case ev.Stopped(_, points):
            total = before.seats[seat].total + points
            return RunTelling(
                Sentence(f"{LOG}-stopped", seat, {"points": points, "total": total}),
                notice=_large("stopped", seat, 1.3, points),
                sound="fp-stop",
                seconds=1.3,
                seats=seats,
                moods={seat: HAPPY},
                gained=points,
            )
        case ev.NothingScored():
            loses = bool(before.hand or before.points)
            return RunTelling(
                Sentence(f"{LOG}-nothing", seat, lost),
                notice=_large("nothing", seat, LOST_SECONDS, lost["points"]),
                sound="fp-lost",
                seconds=LOST_SECONDS,
                seats=seats,
                motion=Motion.SPILL if loses else Motion.USUAL,
                moods={seat: OOPS},
                lost=True,
            )
        case ev.Crashed():
            return RunTelling(
                Sentence(f"{LOG}-crashed", seat, lost),
                notice=_large("crashed", seat, LOST_SECONDS, lost["points"]),
                sound="fp-crash",
                seconds=LOST_SECONDS,
                seats=seats,
                motion=Motion.SPILL,
                moods={seat: OOPS},
                lost=True,
                crashed=True,
            )
        case _:
            assert_never(event)


def _large(end: str, seat: Seat, seconds: float, points: int = 0) -> Notice:
    return Notice(Sentence(f"{BIG}-{end}", seat, {"points": points}), seconds)


def status_of(state: State) -> Sentence:
    """Return the banner while nobody is asked, and in the end who has won."""
    over = outcome(state)
    if over is None:
        return Sentence(f"{NOW}-watch")
    return Sentence(f"{NOW}-over", args={"count": len(over.winners)}, several=over.winners)


def cards_of(kinds: Iterable[Kind]) -> tuple[Sentence, ...]:
    """Return cards in a word each."""
    return tuple(card_of(kind) for kind in kinds)


def card_of(kind: Kind) -> Sentence:
    """Return a card in a word: ``8``, ``+5``, ``−10``, or what a crash is called."""
    if kind == CRASH:
        return Sentence("frappadingue-crash")
    return Sentence("frappadingue-card", args={"card": kind.replace("-", MINUS)})
