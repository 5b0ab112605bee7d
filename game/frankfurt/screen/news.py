"""What just happened, in words: a log line for every event that people care about."""

from collections.abc import Callable, Mapping
from typing import assert_never

import msgspec

from game.core.cards import Card
from game.core.rules import Rejected, Seat
from game.frankfurt import events as ev
from game.frankfurt.deck import CardKind, Deck
from game.frankfurt.state import IDLE_STUCK, NOTHING, Phase, State

Texts = Callable[..., str]
Arg = str | int


class News(msgspec.Struct, frozen=True):
    """One line of the log: a text's id with its arguments, and whose shape stands before it."""

    text_id: str
    args: Mapping[str, Arg] = {}
    seat: Seat = NOTHING
    card: Card = NOTHING
    other: Seat = NOTHING
    """A second player whom the text names."""

    def text(self, texts: Texts, deck: Deck, names: tuple[str, ...]) -> str:
        """Return the line in the players' language."""
        args: dict[str, Arg] = dict(self.args)
        if self.seat != NOTHING:
            args["name"] = names[self.seat]
        if self.other != NOTHING:
            args["other"] = names[self.other]
        if self.card != NOTHING:
            args["card"] = card_text(texts, deck.kind(self.card))
        if "reason" in args:
            args["reason"] = texts(f"frankfurt-reason-{args['reason']}")
        return texts(self.text_id, **args)


def card_text(texts: Texts, kind: CardKind) -> str:
    """Return a card in words, such as ``red 8``."""
    return texts("frankfurt-card", colour=kind.colour, number=kind.number)


def misfit(card: CardKind, top: CardKind) -> str:
    """Return why a card does not fit on a top card (FF-6), as the end of a text's id."""
    if card.colour != top.colour:
        return "equal" if card.number == top.number else "lower"
    if card.odd:
        return "odd-on-odd"
    return "even-on-odd" if top.odd else "even-on-even"


def reason_of(event: ev.Bounced, before: State, deck: Deck) -> str:
    """Return why a card bounced, as the end of a text's id."""
    top = before.piles[event.pile].top
    if event.late or top is None:
        return "late"
    return misfit(deck.kind(event.card), deck.kind(top.card))


def news_of(event: ev.Event, before: State, deck: Deck) -> News | None:
    """Return the line for an event, or ``None`` for those that everybody sees anyway."""
    match event:
        case (
            Rejected()
            | ev.Ticked()
            | ev.PickedUp()
            | ev.PutBack()
            | ev.Turned()
            | ev.CountdownEnded()
        ):
            return None
        case ev.Discarded() | ev.Bounced() | ev.Moved():
            return _card_news(event, before, deck)
        case ev.Called() | ev.WrongCall() | ev.SlapRefused():
            return _call_news(event)
        case ev.Slapped():
            return _slap_news(event, before)
        case ev.ColumnLaid() | ev.PileRevealed() | ev.PilesComplete():
            return _stress_news(event)
        case ev.RoundStarted():
            return News("frankfurt-log-round", {"round": event.round})
        case ev.Revealed():
            return News("frankfurt-log-revealed")
        case ev.Rotated():
            return News("frankfurt-log-rotated")
        case ev.CountdownStarted():
            return _stuck_news(event, before)
        case ev.Suspended():
            return News("frankfurt-log-paused")
        case ev.Resumed():
            return News("frankfurt-log-resumed")
        case ev.MatchEnded():
            return News("frankfurt-log-over")
        case _:
            assert_never(event)


def _card_news(event: ev.Discarded | ev.Bounced | ev.Moved, before: State, deck: Deck) -> News:
    match event:
        case ev.Discarded(seat, _, pile, card):
            return News("frankfurt-log-discarded", {"pile": pile + 1}, seat, card)
        case ev.Bounced(seat, _, pile, card):
            reason = reason_of(event, before, deck)
            return News("frankfurt-log-bounced", {"pile": pile + 1, "reason": reason}, seat, card)
        case ev.Moved(seat, _, _, card):
            return News("frankfurt-log-moved", {}, seat, card)


def _call_news(event: ev.Called | ev.WrongCall | ev.SlapRefused) -> News:
    match event:
        case ev.Called(caller, owner, pile, returned):
            args: dict[str, Arg] = {"pile": pile + 1, "count": len(returned)}
            return News("frankfurt-log-called", args, caller, returned[0].card, owner)
        case ev.WrongCall(caller, pile):
            return News("frankfurt-log-wrong-call", {"pile": pile + 1}, caller)
        case ev.SlapRefused(seat, pile, returned):
            return News("frankfurt-log-slap-refused", {"count": len(returned)}, seat)


def _slap_news(event: ev.Slapped, before: State) -> News:
    args: dict[str, Arg] = {"pile": event.pile + 1, "count": len(before.piles[event.pile].cards)}
    hand = "slapped" if event.by_hand else "given"
    end = "-box" if event.first else ""
    return News(f"frankfurt-log-{hand}{end}", args, event.seat)


def _stuck_news(event: ev.CountdownStarted, before: State) -> News | None:
    if event.phase is not Phase.COUNTDOWN_STUCK:
        return None
    idle = before.clock - before.progress > IDLE_STUCK
    return News("frankfurt-log-idle" if idle else "frankfurt-log-stuck")


def _stress_news(event: ev.ColumnLaid | ev.PileRevealed | ev.PilesComplete) -> News | None:
    match event:
        case ev.ColumnLaid():
            return None
        case ev.PileRevealed(seat, pile, card):
            return News("frankfurt-log-new-pile", {"pile": pile + 1}, seat, card)
        case ev.PilesComplete():
            return News("frankfurt-log-round", {"round": event.round})


def now_text_id(state: State) -> str:
    """Return the id of the one line that says what to do now."""
    if state.paused:
        return "frankfurt-now-paused"
    match state.phase:
        case Phase.COUNTDOWN_START:
            return "frankfurt-now-start"
        case Phase.COUNTDOWN_STUCK:
            return "frankfurt-now-stuck"
        case Phase.COUNTDOWN_RESUME:
            return "frankfurt-now-resume"
        case Phase.SLAP:
            return "frankfurt-now-stress" if state.rules.stress else "frankfurt-now-slap"
        case Phase.OVER:
            return "frankfurt-now-over"
        case Phase.RACE:
            out = any(seat.column_cards == 0 for seat in state.seats)
            if out:
                return "frankfurt-now-out"
            return "frankfurt-now-table" if state.rules.table_mode else "frankfurt-now-race"
