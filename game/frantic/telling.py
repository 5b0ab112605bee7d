"""What happens in Frantic, told: each event in one place, and nothing of a hidden card (FC-61).

What is said and shown large depends on what the readers may know; what is heard, and how long all
of it is to be seen, on nothing that anybody may not know.
"""

from typing import assert_never

from msgspec.structs import replace

from game.core.rounds.event_table import EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY
from game.core.sentence import Arg, Sentence
from game.core.telling import CALM, HAPPY, OOPS, Motion, Notice, Readers, Telling, as_known
from game.frantic import events as ev
from game.frantic.deck import Deck
from game.frantic.happenings import ANY_CARD
from game.frantic.moment import (
    BIDS_SECONDS,
    BIG,
    EVENT_ASKS,
    LOG,
    LONG,
    MIDDLE,
    POSTER_SECONDS,
    SHORT,
    STRIKE,
    TURN,
    Moment,
    counted,
)
from game.frantic.phrases import (
    SPECIALS,
    card_of,
    match_over,
    status_of,
    why_of,
    wish_of,
)
from game.frantic.posters import poster_of
from game.frantic.prompts import nice_try_of
from game.frantic.state import Ask, Attack, State
from game.frantic.views import redact

_Chosen = ev.Played | ev.Passed | ev.Wished | ev.Chose
_Moved = ev.Drew | ev.RanOut | ev.Gave | ev.Took | ev.Discarded | ev.Picked | ev.MarketOpened
_OfAttack = ev.Declined | ev.Shared | ev.Attacked | ev.Fizzled | ev.Stopped | ev.SkipGiven
_ForAll = ev.Happened | ev.HandsMoved | ev.HandsShuffled | ev.Gambled | ev.BombLit | ev.EndingSet
_OfRound = (
    ev.Dealt
    | ev.TurnedUp
    | ev.TurnBegan
    | ev.TurnMissed
    | ev.BombWentOff
    | ev.RoundEnded
    | ev.MatchEnded
    | ev.Waiting
)


class Teller:
    """Tells the events of matches with a deck and a table of event cards."""

    def __init__(self, deck: Deck, table: EventTable) -> None:
        self._deck = deck
        self._table = table

    def tell(self, event: ev.Event, before: State, after: State, readers: Readers) -> Telling:
        """Return the telling of an event for its readers (``readers_of``)."""
        known = as_known(event, readers, len(before.hands), redact)
        lone = min(readers) if len(readers) == 1 else NOBODY
        told = _Tells(before, self._deck, self._table, lone).tell(known)
        status = None if told.asks else told.status or status_of(after, told.during)
        longest = max(told.seconds, told.notice.seconds if told.notice else 0.0)
        return replace(told, status=status, seconds=longest)


class _Tells(Moment, frozen=True):
    """Says of each event what is told of it."""

    def tell(self, event: ev.Event) -> Telling:
        """Tell an event as its readers know it, but for the banner."""
        if isinstance(event, _Chosen):
            return self._chosen(event)
        if isinstance(event, _Moved):
            return self._moved(event)
        if isinstance(event, _OfAttack):
            return self._attack(event)
        if isinstance(event, _ForAll):
            return self._for_all(event)
        return self._round(event)

    # What somebody chooses.

    def _chosen(self, event: _Chosen) -> Telling:
        match event:
            case ev.Played(seat, card, ev.When.TURN):
                return self._in_turn(seat, card)
            case ev.Played(seat, card, ev.When.COUNTER):
                question = self.before.question
                countered = why_of(question.what if question else "")
                line = Sentence(f"{LOG}-countered", seat, words=countered)
                note = Sentence(f"{BIG}-countered", seat)
                return self._reaction(line, card, LONG, "fc-counter", note)
            case ev.Played(seat, card):
                line = Sentence(f"{LOG}-nice-try", seat, parts=self._cards(card))
                note = nice_try_of(self.before)
                return self._reaction(line, card, STRIKE, "fc-nice-try", note)
            case ev.Passed(seat):
                line = Sentence(f"{LOG}-passed", seat)
                return Telling(line, sound="fc-decline", seconds=0.2, seats=(seat,))
            case ev.Wished(seat, what):
                line = Sentence(f"{LOG}-wished", seat, parts={"wish": (wish_of(what),)})
                big = Notice(line, MIDDLE, wish=what)
                return Telling(line, notice=big, sound="fc-wish", seconds=0.35, seats=(seat,))
            case ev.Chose(seat):
                return Telling(sound="fc-choose", seats=(seat,), during=self._asking)
            case _:
                assert_never(event)

    # Cards that go from one place to another, and why.

    def _moved(self, event: _Moved) -> Telling:
        match event:
            case ev.Drew(seat, cards, why):
                line = self._line("drew" if why == TURN else "drew-why", seat, cards, why)
                return _passed("fc-draw", line, why, Motion.DRAW)
            case ev.Gave(seat, target, cards, why):
                line = self._line("gave", seat, cards, why, target)
                sound = "fc-exchange" if why == Attack.EXCHANGE else "fc-gift"
                return _passed(sound, line, why)
            case ev.Took(seat, target, cards, why):
                return _passed("fc-take", self._line("took", seat, cards, why, target), why)
            case ev.Discarded(seat, cards, why):
                return _passed("fc-discard", self._line("discarded", seat, cards, why), why)
            case ev.RanOut(seat, missing, why):
                line = Sentence(f"{LOG}-ran-out", seat, {"count": missing})
                told = _passed("fc-ran-out", line, why, Motion.USUAL, 1.2)
                notes = (Sentence(f"{BIG}-round-ends"),)
                return replace(told, notice=Notice(Sentence(f"{BIG}-ran-out"), LONG, notes=notes))
            case ev.Picked(seat, card):
                line = self._line("picked", seat, (card,))
                return _passed("fc-pick", line, self._event, Motion.USUAL, 0.3)
            case ev.MarketOpened(cards):
                line = self._line("market", NOBODY, cards)
                first = turn_order(self.before.turn, len(self.before.hands))[0]
                told = _passed("fc-market", line, self._event, Motion.DRAW)
                return replace(told, notice=Notice(Sentence(f"{BIG}-market", first), SHORT))
            case _:
                assert_never(event)

    # Attacks: who names whom, what the victim does, and what comes of it.

    def _attack(self, event: _OfAttack) -> Telling:
        match event:
            case ev.Declined(seat):
                line = self._declined(seat)
                return Telling(line, sound="fc-decline", seats=(seat,), during=self._asking)
            case ev.Shared(seat, shares):
                pairs = tuple(counted(share.seat, share.count) for share in shares)
                words = why_of(Attack.FOUR)
                line = Sentence(f"{LOG}-shared", seat, words=words, parts={"pairs": pairs})
                return Telling(line, sound="fc-share", seconds=0.3, seats=(seat,))
            case ev.Attacked(seat, target, what, count):
                return self._attacked(seat, target, what, count)
            case ev.Fizzled(seat, what):
                asked = self.before.question is not None and self.before.question.ask is Ask.TARGET
                end = "not-used" if asked else "no-target"
                line = Sentence(f"{LOG}-{end}", seat, {"what": what}, words=why_of(what))
                big = Notice(line, SHORT)
                return Telling(line, notice=big, sound="fc-rest", seconds=0.7, seats=(seat,))
            case ev.Stopped(seat, what):
                line = Sentence(f"{LOG}-stopped", seat, words=why_of(what))
                big = Notice(line, MIDDLE, mark="counter", mood=HAPPY)
                return Telling(line, notice=big, sound="fc-rest", seconds=0.7, seats=(seat,))
            case ev.SkipGiven(seat):
                line = Sentence(f"{LOG}-skip-given", seat)
                big = Notice(line, SHORT, mark="skip", mood=OOPS)
                return Telling(line, notice=big, sound="fc-skip", seconds=0.7, seats=(seat,))
            case _:
                assert_never(event)

    # Events, and what they do to all together.

    def _for_all(self, event: _ForAll) -> Telling:
        key = self._event
        match event:
            case ev.Happened(seat, new):
                return Telling(
                    Sentence(f"{LOG}-happened", seat, words=why_of(new)),
                    poster=poster_of(new, seat, self.before, self.table),
                    sound="fc-happening",
                    seconds=POSTER_SECONDS,
                    seats=(seat,),
                    during=new,
                )
            case ev.HandsMoved(sources):
                return self._hands_moved(sources)
            case ev.HandsShuffled():
                line = Sentence(f"{LOG}-hands-shuffled", words=why_of(key))
                told = Telling(line, notice=Notice(line, LONG), sound="fc-shuffle", seconds=0.4)
                return replace(told, motion=Motion.SHUFFLE, during=key)
            case ev.Gambled():
                return self._gambled(event)
            case ev.BombLit(turns):
                line = Sentence(f"{LOG}-bomb-lit", args={"turns": turns})
                big = Notice(line, LONG, mark="bomb")
                return Telling(line, notice=big, sound="fc-bomb-lit", seconds=1.2, during=key)
            case ev.EndingSet(points):
                line = Sentence(f"{LOG}-ending-set", args={"points": points}, words=why_of(key))
                return Telling(line, sound="fc-last-call", seconds=1.2, during=key)
            case _:
                assert_never(event)

    def _gambled(self, event: ev.Gambled) -> Telling:
        """Tell what was put down, and who takes it (FC-38)."""
        winner, rules, deck = event.winner, self.before.rules, self.deck
        kinds = [deck.kind(card) for card in event.cards]
        bids = list(zip(event.seats, kinds, strict=True))
        pairs = tuple(
            Sentence(f"{LOG}-pair", seat, parts={"what": (card_of(kind, rules.names),)})
            for seat, kind in bids
        )
        large: Sentence | None = None
        if not bids:
            line = Sentence(f"{LOG}-gambled-none")
        elif winner == NOBODY:
            line = Sentence(f"{LOG}-gambled-back", parts={"pairs": pairs})
        elif len(bids) == 1:
            line = Sentence(f"{LOG}-gambled-alone", winner, parts=self._cards(*event.cards))
        else:
            later = rules.gambling == ANY_CARD
            args: dict[str, Arg] = {"rule": "second" if later else "highest", "count": len(bids)}
            line = Sentence(f"{LOG}-gambled", winner, args, parts={"pairs": pairs})
            large = Sentence(f"{BIG}-gambled", winner)
        shown = tuple((seat, kind.text) for seat, kind in bids)
        return Telling(
            line,
            notice=Notice(large or line, BIDS_SECONDS if shown else MIDDLE, shown=shown),
            sound="fc-show",
            seconds=0.4,
            motion=Motion.SHOW,
            during=self._event,
        )

    # Rounds and turns.

    def _round(self, event: _OfRound) -> Telling:
        everybody = range(len(self.before.hands))
        match event:
            case ev.Dealt(seat):
                line = Sentence(f"{LOG}-dealt", seat, {"round": len(self.before.points[0]) + 1})
                return Telling(
                    line,
                    sound="fc-deal",
                    seconds=0.3,
                    seats=(seat,),
                    motion=Motion.DEAL,
                    moods=dict.fromkeys(everybody, CALM),
                    begins=True,
                )
            case ev.TurnedUp(seat, card):
                return self._turned_up(seat, card)
            case ev.TurnBegan(seat):
                return self._turn_began(seat)
            case ev.TurnMissed(seat):
                line = Sentence(f"{LOG}-missed", seat)
                big = Notice(line, SHORT, mark="skip", mood=OOPS)
                told = Telling(line, notice=big, sound="fc-missed", seconds=0.3, seats=(seat,))
                return replace(told, moods={seat: OOPS})
            case ev.BombWentOff(seat):
                line = Sentence(f"{LOG}-bomb-off", seat)
                big = Notice(line, LONG, mark="bomb", mood=OOPS)
                told = Telling(line, notice=big, sound="fc-bomb-off", seconds=1.2, seats=(seat,))
                return replace(told, moods={seat: OOPS})
            case ev.RoundEnded(points, dealer):
                return self._round_ended(points, dealer)
            case ev.MatchEnded():
                return Telling(match_over(self.before), sound="fc-match-end", seconds=0.3)
            case ev.Waiting(question):
                asks = question is not None and question.ask in EVENT_ASKS
                return Telling(during=self._event if asks else "", asks=True)
            case _:
                assert_never(event)


def _passed(
    sound: str,
    line: Sentence,
    why: str,
    motion: Motion = Motion.PASS,
    seconds: float = 0.2,
) -> Telling:
    """Tell of cards that go somewhere; ``why`` may be the event that it is a part of."""
    seats = () if line.seat == NOBODY else (line.seat, *line.seats.values())
    during = "" if why == TURN or why in SPECIALS else why
    return Telling(line, sound=sound, seconds=seconds, seats=seats, motion=motion, during=during)
