"""What happens in a race, told: each event in one place; all of it lies open for everybody."""

import math
from typing import assert_never

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import NOBODY, TICKS_PER_SECOND, Rejected, Seat
from game.core.sentence import Arg, Sentence
from game.core.telling import HAPPY, OOPS, Motion, Notice, Readers, Telling
from game.frankfurt import events as ev
from game.frankfurt.deck import CardKind, Deck
from game.frankfurt.keys import Meaning
from game.frankfurt.rounds import outcome
from game.frankfurt.state import COUNTDOWN, COUNTDOWN_STEP, NOTHING, Phase, State

LOG, REASON, NOW, END = "frankfurt-log", "frankfurt-reason", "frankfurt-now", "frankfurt-end"
REFUSED_SECONDS, PRAISED_SECONDS = 1.7, 1.0
"""So long a panel says what went wrong, and what went well."""
GO_SECONDS = 0.6
SOON = 5
"""So many seconds before new cards come because nobody does anything, it is counted down."""
SOUNDS = (
    "blocked",
    "call",
    "count",
    "deal",
    "discard",
    "firstslap",
    "go",
    "late",
    "move",
    "pause",
    "pick",
    "putback",
    "refuse",
    "resume",
    "reveal",
    "roundend",
    "slap",
    "stuck",
    "turn",
    "win",
    "wrongcall",
)
"""All that may be heard."""

_OfColumns = ev.PickedUp | ev.PutBack | ev.Turned | ev.Moved | ev.ColumnLaid
_OfPiles = ev.Discarded | ev.Bounced | ev.PileRevealed
_OfCalls = ev.Called | ev.WrongCall | ev.SlapRefused
_OfClock = ev.Suspended | ev.Resumed | ev.CountdownStarted | ev.CountdownEnded
_ForAll = ev.Revealed | ev.Rotated | ev.RoundStarted | ev.PilesComplete | ev.MatchEnded
_Told = _OfPiles | _OfCalls | _OfClock | _ForAll | ev.Slapped


class RaceTelling(Telling, frozen=True):
    """One event of a race, told, with what it does on the table.

    A notice with a ``target`` is for that player alone.
    """

    cards: tuple[Card, ...] = ()
    """Those that move, if the motion is one of its own."""
    pile: int = NOTHING
    laid: bool = False
    """Whether somebody has laid a card of a column on the pile."""
    by_hand: bool = False
    """Whether a hand comes down on the pile."""
    first: bool = False
    """Whether that is the first slap of a round, which ends it."""
    fault: Seat = NOBODY
    """Whose mistake it is, where it counts as one."""
    result: Sentence | None = None
    """At the end of a round: that somebody was first, or how many cards somebody takes."""
    forgiven: tuple[Seat, ...] = ()
    """Whose mistakes are past: nothing is said of them any more."""


SILENT = RaceTelling(motion=Motion.NONE)


class Teller:
    """Tells the events of races with a deck."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def tell(self, event: ev.Event, before: State, after: State, readers: Readers) -> RaceTelling:
        """Return the telling of an event, the same for all readers."""
        if isinstance(event, ev.Ticked):
            return replace(SILENT, sound="count") if _counts(before) else SILENT
        if isinstance(event, Rejected):
            blocked = event.reason == Meaning.BLOCKED.value
            sound = "blocked" if blocked else ""
            return RaceTelling(sound=sound, seats=(event.seat,), motion=Motion.NONE)
        if isinstance(event, _OfColumns):
            return self._columns(event, before)  # what all of them do stays the same
        return replace(self._tell(event, before), status=status_of(after))

    def _tell(self, event: _Told, before: State) -> RaceTelling:
        if isinstance(event, _OfPiles):
            return self._piles(event, before)
        if isinstance(event, _OfCalls):
            return self._calls(event)
        if isinstance(event, _OfClock):
            return _clock(event, before)
        if isinstance(event, _ForAll):
            return _for_all(event, before)
        return _slapped(event, before)

    # What somebody does with the own cards.

    def _columns(self, event: _OfColumns, before: State) -> RaceTelling:
        seat, seats = event.seat, (event.seat,)
        match event:
            case ev.PickedUp(_, column):
                top = before.seats[seat].columns[column].cards[-1:]
                return RaceTelling(sound="pick", seats=seats, motion=Motion.PICK, cards=top)
            case ev.PutBack(_, column):
                top = before.seats[seat].columns[column].cards[-1:]
                return RaceTelling(sound="putback", seats=seats, motion=Motion.PUT, cards=top)
            case ev.Turned():
                return RaceTelling(sound="turn", seats=seats)
            case ev.Moved(_, _, _, card):
                line = Sentence(f"{LOG}-moved", seat, parts=self._named(card))
                return RaceTelling(line, sound="move", seats=seats)
            case ev.ColumnLaid(_, column):
                size = before.seats[seat].shape[column]
                laid = before.seats[seat].draw[:size]
                return RaceTelling(sound="deal", seats=seats, motion=Motion.DEAL, cards=laid)
            case _:
                assert_never(event)

    # Cards that come onto piles, and those that do not stay there.

    def _piles(self, event: _OfPiles, before: State) -> RaceTelling:
        seat, pile, card = event.seat, event.pile, event.card
        args: dict[str, Arg] = {"pile": pile + 1}
        match event:
            case ev.Discarded():
                line = Sentence(f"{LOG}-discarded", seat, args, parts=self._named(card))
                return RaceTelling(line, sound="discard", seats=(seat,), pile=pile, laid=True)
            case ev.PileRevealed():
                line = Sentence(f"{LOG}-new-pile", seat, args, parts=self._named(card))
                return RaceTelling(line, sound="reveal", seats=(seat,), pile=pile)
            case ev.Bounced():
                return self._bounced(event, before)
            case _:
                assert_never(event)

    def _bounced(self, event: ev.Bounced, before: State) -> RaceTelling:
        """Tell why a card does not fit (FF-6), or that another was there just before (FF-10)."""
        seat, pile, card, late = event.seat, event.pile, event.card, event.late
        top = before.piles[pile].top
        end = "late"
        if not late and top is not None:
            end = misfit(self._deck.kind(card), self._deck.kind(top.card))
        return RaceTelling(
            Sentence(
                f"{LOG}-bounced",
                seat,
                {"pile": pile + 1},
                words={"reason": f"{REASON}-{end}"},
                parts=self._named(card),
            ),
            notice=refusal(Sentence(f"{REASON}-{end}"), seat),
            sound="late" if late else "refuse",
            seats=(seat,),
            motion=Motion.BOUNCE,
            cards=(card,),
            pile=pile,
            fault=NOBODY if late else seat,
        )

    # Wrong cards that are called, or come back by themselves (FF-10, FF-12).

    def _calls(self, event: _OfCalls) -> RaceTelling:
        match event:
            case ev.Called(caller, owner, pile, returned):
                args: dict[str, Arg] = {"pile": pile + 1, "count": len(returned)}
                card = self._named(returned[0].card)
                return RaceTelling(
                    Sentence(f"{LOG}-called", caller, args, {"other": owner}, parts=card),
                    notice=refusal(Sentence(f"{REASON}-called", caller), owner),
                    sound="call",
                    seats=(caller, owner),
                    motion=Motion.RETURN,
                    moods={caller: HAPPY},
                    cards=tuple(back.card for back in returned),
                    pile=pile,
                    fault=owner,
                )
            case ev.WrongCall(caller, pile):
                return RaceTelling(
                    Sentence(f"{LOG}-wrong-call", caller, {"pile": pile + 1}),
                    notice=refusal(Sentence(f"{REASON}-wrong-call"), caller),
                    sound="wrongcall",
                    seats=(caller,),
                    pile=pile,
                    fault=caller,
                )
            case ev.SlapRefused(seat, pile, returned):
                return RaceTelling(
                    Sentence(f"{LOG}-slap-refused", seat, {"count": len(returned)}),
                    notice=refusal(Sentence(f"{REASON}-slap-refused"), seat),
                    sound="refuse",
                    seats=(seat,),
                    motion=Motion.RETURN,
                    cards=tuple(back.card for back in returned),
                    pile=pile,
                )
            case _:
                assert_never(event)

    def _named(self, card: Card) -> dict[str, tuple[Sentence, ...]]:
        return {"card": (card_of(self._deck.kind(card)),)}


# What concerns all: the clock, rounds, slaps.


def _clock(event: _OfClock, before: State) -> RaceTelling:
    match event:
        case ev.Suspended() | ev.Resumed() if _untouched(before):
            return RaceTelling()
        case ev.Suspended():
            return RaceTelling(Sentence(f"{LOG}-paused"), sound="pause")
        case ev.Resumed():
            return RaceTelling(Sentence(f"{LOG}-resumed"), sound="resume")
        case ev.CountdownStarted(Phase.COUNTDOWN_STUCK):
            ending = "idle" if idle_for_long(before) else "stuck"
            line = Sentence(f"{LOG}-{ending}", args={"seconds": idle_seconds(before)})
            return RaceTelling(line, sound="stuck", forgiven=_everybody(before))
        case ev.CountdownStarted():
            return RaceTelling(forgiven=_everybody(before))
        case ev.CountdownEnded():
            return RaceTelling(notice=_go(), sound="go")
        case _:
            assert_never(event)


def _untouched(state: State) -> bool:
    """Say whether the match waits before its first count-down: no pause is told of."""
    first = state.round == 1 and state.phase is Phase.COUNTDOWN_START
    return first and state.clock == 0 and state.countdown == COUNTDOWN


def _for_all(event: _ForAll, before: State) -> RaceTelling:
    match event:
        case ev.Revealed(cards):
            return RaceTelling(
                Sentence(f"{LOG}-revealed"),
                notice=_go(),
                sound="reveal",
                motion=Motion.REVEAL,
                cards=tuple(card for _, card in cards),
            )
        case ev.Rotated():
            return RaceTelling(Sentence(f"{LOG}-rotated"), notice=_go(), sound="reveal")
        case ev.RoundStarted(number):
            return RaceTelling(
                Sentence(f"{LOG}-round", args={"round": number}),
                sound="roundend",
                motion=Motion.DEAL,
                begins=True,
                forgiven=_everybody(before),
            )
        case ev.PilesComplete(number):
            line = Sentence(f"{LOG}-round", args={"round": number})
            return RaceTelling(line, sound="go", begins=True)
        case ev.MatchEnded():
            line = Sentence(f"{LOG}-over")
            return RaceTelling(line, sound="win", forgiven=_everybody(before))
        case _:
            assert_never(event)


def winner_of_round(event: ev.Event) -> Seat:
    """Return who has won a round with an event: who slaps first (FF-12); else ``NOBODY``."""
    return event.seat if isinstance(event, ev.Slapped) and event.first else NOBODY


def _slapped(event: ev.Slapped, before: State) -> RaceTelling:
    """Tell who gets a pile; the first of a round is rid of it (FF-12, FF-13)."""
    seat, pile, first = event.seat, event.pile, event.first
    lying = before.piles[pile].cards
    ending = f"{'slapped' if event.by_hand else 'given'}{'-box' if first else ''}"
    columns = before.seats[seat].columns
    return RaceTelling(
        Sentence(f"{LOG}-{ending}", seat, {"pile": pile + 1, "count": len(lying)}),
        sound="firstslap" if first else "slap",
        seats=(seat,),
        motion=Motion.GATHER,
        moods={seat: HAPPY if event.by_hand else OOPS},
        cards=(*(card.card for card in lying), *(c for column in columns for c in column.cards)),
        pile=pile,
        by_hand=event.by_hand,
        first=first,
        result=_result(event, before),
        forgiven=_everybody(before) if first else (seat,),
    )


def _result(event: ev.Slapped, before: State) -> Sentence:
    """Tell in a few words what the end of a round brings to who gets a pile."""
    seat, own = event.seat, before.seats[event.seat]
    if not event.first:
        count = len(before.piles[event.pile].cards) + own.column_cards
        return Sentence(f"{END}-takes", seat, {"count": count})
    out = [player.out_order for player in before.seats if player.column_cards == 0]
    if not out:
        return Sentence(f"{END}-fewest", seat)
    return Sentence(f"{END}-{'first' if own.out_order == min(out) else 'slap'}", seat)


def refusal(line: Sentence, seat: Seat) -> Notice:
    """Return what a player is told who has made a mistake."""
    return Notice(line, REFUSED_SECONDS, seat, mood=OOPS)


def praise(line: Sentence, seat: Seat) -> Notice:
    """Return what a player is told who has done well."""
    return Notice(line, PRAISED_SECONDS, seat, mood=HAPPY)


def status_of(state: State) -> Sentence:
    """Return the banner: what all of them do now, and who must slap or has won."""
    ending, about = _status(state)
    args = {"count": len(about), "seconds": idle_seconds(state)}
    return Sentence(f"{NOW}-{ending}", args=args, several=about)


def _status(state: State) -> tuple[str, tuple[Seat, ...]]:
    if state.paused:
        return "paused", ()
    match state.phase:
        case Phase.COUNTDOWN_START:
            return "start", ()
        case Phase.COUNTDOWN_STUCK:
            return "idle" if idle_for_long(state) else "stuck", ()
        case Phase.COUNTDOWN_RESUME:
            return "resume", ()
        case Phase.SLAP:
            return "stress" if state.rules.stress else "slap", ()
        case Phase.OVER:
            over = outcome(state)
            return "over", () if over is None else over.winners
        case Phase.RACE:
            out = tuple(i for i, seat in enumerate(state.seats) if seat.column_cards == 0)
            if out:
                return "out", out
            return "table" if state.rules.table_mode else "race", ()


def idle_for_long(state: State) -> bool:
    """Say whether the table counts as stuck because nobody did anything (FF-11)."""
    return state.clock - state.progress > state.rules.idle_stuck


def idle_seconds(state: State) -> int:
    """Return after how many seconds without a card the table counts as stuck."""
    return round(state.rules.idle_stuck / TICKS_PER_SECOND)


def soon(state: State) -> Sentence | None:
    """Return the banner of the last seconds before nobody's doing anything counts as stuck."""
    racing = state.phase is Phase.RACE and not state.paused
    if not racing or any(not seat.column_cards for seat in state.seats):
        return None
    left = state.rules.idle_stuck - (state.clock - state.progress)
    if left > SOON * TICKS_PER_SECOND:
        return None
    return new_cards_in(max(1, math.ceil(left / TICKS_PER_SECOND)))


def new_cards_in(seconds: int) -> Sentence:
    """Return the banner that counts down to new cards (FF-11)."""
    return Sentence(f"{NOW}-soon", args={"seconds": seconds})


def waits_for(seat: Seat) -> Sentence:
    """Return the banner while only one player can go on."""
    return Sentence(f"{NOW}-waits", args={"count": 1}, several=(seat,))


def card_of(kind: CardKind) -> Sentence:
    """Return a card in words, such as ``red 8``."""
    return Sentence("frankfurt-card", args={"colour": kind.colour, "number": kind.number})


def misfit(card: CardKind, top: CardKind) -> str:
    """Return why a card does not fit on a top card (FF-6), as the end of a text's id."""
    if card.colour != top.colour:
        return "equal" if card.number == top.number else "lower"
    if card.odd:
        return "odd-on-odd"
    return "even-on-odd" if top.odd else "even-on-even"


def _counts(before: State) -> bool:
    """Say whether a beat of a count-down is heard: one for each of 3, 2 and 1."""
    counting = before.phase.counting and before.countdown > 0
    return counting and before.countdown % COUNTDOWN_STEP == 0


def _go() -> Notice:
    return Notice(Sentence("frankfurt-go"), GO_SECONDS)


def _everybody(state: State) -> tuple[Seat, ...]:
    return tuple(range(len(state.seats)))
