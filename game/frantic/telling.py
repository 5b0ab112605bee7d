"""What happens in Frantic, told: each event in one place, and nothing of a hidden card (FC-61).

What is said and shown large depends on what the readers may know; what is heard, and how long all
of it is to be seen, on nothing that anybody may not know.
"""

from collections.abc import Sequence
from typing import assert_never

import msgspec
from msgspec.structs import replace

from game.core.cards import Card
from game.core.rounds.event_table import EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Sentence
from game.core.telling import CALM, HAPPY, OOPS, Motion, Notice, Readers, Telling, as_known
from game.frantic import events as ev
from game.frantic.deck import Deck, Symbol
from game.frantic.effects import ATTACKS
from game.frantic.happenings import ANY_CARD
from game.frantic.phrases import (
    SPECIALS,
    ability_of,
    card_of,
    cards_of,
    match_over,
    status_of,
    why_of,
    why_over,
    wish_of,
)
from game.frantic.posters import poster_of
from game.frantic.prompts import effect_of, nice_try_of
from game.frantic.state import Ask, Attack, State
from game.frantic.views import redact

LOG, BIG = "frantic-log", "frantic-big"
SHORT, MIDDLE, LONG, STRIKE = 0.9, 1.3, 1.8, 2.6
"""Seconds that notices stand, by how much there is to read; the last of an attack in words."""
BIDS_SECONDS, POSTER_SECONDS = 3.2, 2.6
"""So long stand everybody's cards, and an event."""
TURN = "turn"
"""Why a card is drawn that nothing but the own turn asks for."""
EVENT_ASKS = frozenset({Ask.PRESENTS, Ask.DISCARD, Ask.PUT_DOWN, Ask.PICK, Ask.EYE})
"""What only events ask."""

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
        told = _Moment(before, self._deck, self._table).tell(known)
        status = None if told.asks else status_of(after, told.during)
        longest = max(told.seconds, told.notice.seconds if told.notice else 0.0)
        return replace(told, status=status, seconds=longest)


class _Moment(msgspec.Struct, frozen=True):
    """The state before an event, and what its words are made of."""

    before: State
    deck: Deck
    table: EventTable

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

    def _in_turn(self, seat: Seat, card: Card) -> Telling:
        """Tell of a card, and of a hand that is all but empty."""
        kind, question = self.deck.kind(card), self.before.question
        left = len(self.before.hands[seat]) - 1
        covers = question is not None and question.ask is Ask.COVER
        end = "covered" if covers else "played"
        big: Notice | None = None
        if left == 0:
            notes = (Sentence(f"{BIG}-only-nice-try"),)
            last = Sentence(f"{BIG}-last-card", seat)
            big = Notice(last, LONG, card=kind.text, mood=HAPPY, notes=notes)
        elif left == 1:
            big = Notice(Sentence(f"{BIG}-one-left", seat), MIDDLE, mood=HAPPY)
        elif kind.symbol is Symbol.CHANCE:
            cover = Sentence(f"{BIG}-chance", seat, words=why_of("chance"))
            big = Notice(cover, LONG, card=kind.text, notes=(ability_of(kind),))
        return Telling(
            Sentence(f"{LOG}-{end}", seat, {"left": left}, parts=self._cards(card)),
            notice=big,
            sound="fc-play",
            seconds=0.35,
            seats=(seat,),
            motion=Motion.PLAY,
        )

    def _reaction(
        self, line: Sentence, card: Card, seconds: float, sound: str, note: Sentence
    ) -> Telling:
        """Tell of a card that is played out of turn, and with a note what it does."""
        kind = self.deck.kind(card).text
        return Telling(
            line,
            notice=Notice(line, seconds, card=kind, mark="counter", mood=HAPPY, notes=(note,)),
            sound=sound,
            seconds=0.35,
            seats=(line.seat,),
            motion=Motion.PLAY,
            moods={line.seat: HAPPY},
        )

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

    def _line(
        self, end: str, seat: Seat, cards: Sequence[Card], why: str = "", target: Seat = NOBODY
    ) -> Sentence:
        """Return a line about cards, and the reason unless it is the own turn."""
        seats = {} if target == NOBODY else {"target": target}
        words = {} if why == TURN else why_of(why)
        return Sentence(f"{LOG}-{end}", seat, {}, seats, words, parts=self._cards(*cards))

    # Attacks: who names whom, what the victim does, and what comes of it.

    def _attack(self, event: _OfAttack) -> Telling:
        match event:
            case ev.Declined(seat):
                line = self._declined(seat)
                return Telling(line, sound="fc-decline", seats=(seat,), during=self._asking)
            case ev.Shared(seat, shares):
                pairs = tuple(_counted(share.seat, share.count) for share in shares)
                words = why_of(Attack.FOUR)
                line = Sentence(f"{LOG}-shared", seat, words=words, parts={"pairs": pairs})
                return Telling(line, sound="fc-share", seconds=0.3, seats=(seat,))
            case ev.Attacked(seat, target, what, count):
                return self._attacked(seat, target, what, count)
            case ev.Fizzled(seat, what):
                asked = self.before.question is not None and self.before.question.ask is Ask.TARGET
                end = "not-used" if asked else "no-target"
                line = Sentence(f"{LOG}-{end}", seat, words=why_of(what))
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

    def _attacked(self, seat: Seat, target: Seat, what: str, count: int) -> Telling:
        """Tell of an attack, or that a countered one is sent on (FC-20)."""
        question = self.before.question
        goes_on = question is not None and question.ask is Ask.SEND_ON and seat in question.seats
        line = Sentence(
            f"{LOG}-{'sent-on' if goes_on else 'attacked'}",
            seat,
            {"count": count},
            {"target": target},
            why_of(what),
        )
        answer = "may" if self.before.hands[target] else "cannot"
        notes = (
            effect_of(self.before, seat, what, target, count),
            Sentence(f"{BIG}-{answer}-counter", target),
        )
        card = self._attack_card(what)
        return Telling(
            line,
            notice=Notice(line, STRIKE, target, card, "attack", notes=notes),
            sound="fc-attack",
            seconds=0.7,
            seats=(seat, target),
            moods={target: OOPS},
        )

    def _attack_card(self, what: str) -> str:
        """Return the newest card of the discard pile that makes this attack; it lies open."""
        found = (self.deck.kind(card) for card in reversed(self.before.discard))
        return next((kind.text for kind in found if ATTACKS.get(kind.symbol) == what), "")

    def _declined(self, seat: Seat) -> Sentence | None:
        """Tell that a victim does not counter; of others who are asked alike, only the last."""
        question = self.before.question
        if question is None or question.ask is Ask.COUNTER:
            return Sentence(f"{LOG}-declined", seat)
        if len(question.seats) > 1:
            return None
        return Sentence(f"{LOG}-{'nobody-tries' if question.ask is Ask.NICE_TRY else 'all-seen'}")

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

    def _hands_moved(self, sources: tuple[Seat, ...]) -> Telling:
        """Tell who swaps hands, or that all hands move on (FC-34, FC-41, FC-44)."""
        why = why_of(self._event)
        moved = [seat for seat, source in enumerate(sources) if seat != source]
        target = NOBODY
        if len(moved) == 2:
            seat, target = moved
            line = Sentence(f"{LOG}-swapped", seat, seats={"target": target}, words=why)
        else:
            line = Sentence(f"{LOG}-hands-moved", words=why)
        return Telling(
            line,
            notice=Notice(line, LONG, target),
            sound="fc-exchange",
            seconds=0.4,
            motion=Motion.GATHER,
            during=self._event,
        )

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
                line = Sentence(f"{LOG}-turned-up", seat, parts=self._cards(card))
                told = Telling(line, sound="fc-play", seconds=0.35, seats=(seat,))
                return replace(told, motion=Motion.PLAY)
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

    def _turn_began(self, seat: Seat) -> Telling:
        """Tell how many turns a seat has left while the bomb ticks; else a turn is no news."""
        line: Sentence | None = None
        big: Notice | None = None
        bomb = self.before.bomb
        if bomb:
            line = Sentence(f"{LOG}-ticks", seat, {"left": bomb[seat] - 1})
            big = Notice(line, SHORT, mark="bomb") if bomb[seat] == 1 else None
        return Telling(
            line,
            notice=big,
            sound="fc-tick" if bomb else "fc-turn",
            seconds=0.15,
            seats=(seat,),
            moods=dict.fromkeys(range(len(self.before.hands)), CALM),
            begins=True,
        )

    def _round_ended(self, points: tuple[int, ...], dealer: Seat) -> Telling:
        pairs = tuple(_counted(seat, number) for seat, number in enumerate(points))
        best = min(points)
        return Telling(
            Sentence(f"{LOG}-round-over", dealer, parts={"pairs": pairs}),
            notice=Notice(why_over(self.before), LONG),
            sound="fc-round-end",
            seconds=0.6,
            moods={seat: HAPPY if own == best else CALM for seat, own in enumerate(points)},
        )

    @property
    def _event(self) -> str:
        """The key of the event that was turned up last."""
        return self.before.happened[-1] if self.before.happened else ""

    @property
    def _asking(self) -> str:
        """The key of the event that asks what is answered, empty if none does."""
        question = self.before.question
        return self._event if question is not None and question.ask in EVENT_ASKS else ""

    def _cards(self, *cards: Card) -> dict[str, tuple[Sentence, ...]]:
        return {"cards": cards_of(self.deck, cards, self.before.rules.names)}


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


def _counted(seat: Seat, number: int) -> Sentence:
    """Return a player with a number: points, or cards."""
    return Sentence(f"{LOG}-pair", seat, numbers={"what": number})
