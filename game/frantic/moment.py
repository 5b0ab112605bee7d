"""What is told of a card, an attack, hands that move, and of a turn.

No event is named here: ``telling.py`` says which of them is told how.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.core.cards import Card
from game.core.rounds.event_table import EventTable
from game.core.rounds.points import is_over
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.core.telling import CALM, HAPPY, OOPS, Motion, Notice, Telling
from game.frantic.deck import BLACK, Deck, Symbol
from game.frantic.effects import ATTACKS
from game.frantic.phrases import (
    ability_of,
    cards_of,
    why_of,
    why_over,
)
from game.frantic.prompts import effect_of, would_of
from game.frantic.state import FIRST_HAND, Ask, State

LOG, BIG = "frantic-log", "frantic-big"
SHORT, MIDDLE, LONG, STRIKE = 0.9, 1.3, 1.8, 2.6
"""Seconds that notices stand, by how much there is to read; the last of an attack in words."""
BIDS_SECONDS, POSTER_SECONDS = 3.2, 2.6
"""So long stand everybody's cards, and an event."""
BEGINS_SECONDS = 1.3
"""So long the banner says who begins."""
TURN = "turn"
"""Why a card is drawn that nothing but the own turn asks for."""
EVENT_ASKS = frozenset({Ask.PRESENTS, Ask.DISCARD, Ask.PUT_DOWN, Ask.PICK, Ask.EYE})
"""What only events ask."""


class Moment(msgspec.Struct, frozen=True):
    """The state before an event, and the tellings of its kinds."""

    before: State
    deck: Deck
    table: EventTable
    lone: Seat = NOBODY
    """Whoever alone reads it, and so may read what their own hand does not hold."""

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

    def _line(
        self, end: str, seat: Seat, cards: Sequence[Card], why: str = "", target: Seat = NOBODY
    ) -> Sentence:
        """Return a line about cards, and the reason unless it is the own turn."""
        seats = {} if target == NOBODY else {"target": target}
        words = {} if why == TURN else why_of(why)
        return Sentence(f"{LOG}-{end}", seat, {}, seats, words, parts=self._cards(*cards))

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
        answer, told = ("may", would_of) if self.before.hands[target] else ("cannot", effect_of)
        notes = (
            told(self.before, seat, what, target, count),
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
            hand = map(self.deck.kind, self.before.hands[seat])
            none = seat == self.lone and all(kind.symbol is not Symbol.COUNTER for kind in hand)
            words = {"card": "frantic-card-counter"} if none else {}
            return Sentence(f"{LOG}-{'defenceless' if none else 'declined'}", seat, words=words)
        if len(question.seats) > 1:
            return None
        return Sentence(f"{LOG}-{'nobody-tries' if question.ask is Ask.NICE_TRY else 'all-seen'}")

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

    def _turned_up(self, seat: Seat, card: Card) -> Telling:
        """Tell of the first card, which acts as if the dealer had played it (FC-7)."""
        kind = self.deck.kind(card)
        acts = kind.colour == BLACK or (not kind.number and kind.symbol is not Symbol.NOT_YOU)
        end = "first-acts" if acts else "turned-up"
        line, big = Sentence(f"{LOG}-{end}", seat, parts=self._cards(card)), None
        if acts:
            notes = (Sentence(f"{BIG}-first-acts-why", seat),)
            big = Notice(Sentence(f"{BIG}-first-acts"), LONG, card=kind.text, notes=notes)
        told = Telling(line, notice=big, sound="fc-play", seconds=0.35, seats=(seat,))
        return replace(told, motion=Motion.PLAY)

    @property
    def _begins(self) -> bool:
        """Say whether nobody has had a turn in this round: all cards are where they were dealt."""
        state = self.before
        dealt = sum(map(len, state.hands)) == FIRST_HAND * len(state.hands)
        return dealt and len(state.discard) == 1 and state.turn == state.dealer

    def _turn_began(self, seat: Seat) -> Telling:
        """Tell who begins, and how many turns are left while the bomb ticks; else it is no news."""
        line: Sentence | None = None
        big: Notice | None = None
        begins = self._begins
        bomb = self.before.bomb
        if bomb:
            line = Sentence(f"{LOG}-ticks", seat, {"left": bomb[seat] - 1})
            big = Notice(line, SHORT, mark="bomb") if bomb[seat] == 1 else None
        elif begins:
            line = Sentence(f"{LOG}-begins", seat)
        return Telling(
            line,
            notice=big,
            status=Sentence("frantic-table-begins", seat) if begins else None,
            sound="fc-tick" if bomb else "fc-turn",
            seconds=BEGINS_SECONDS if begins else 0.15,
            seats=(seat,),
            moods=dict.fromkeys(range(len(self.before.hands)), CALM),
            begins=True,
        )

    def _round_ended(self, points: tuple[int, ...], dealer: Seat) -> Telling:
        pairs = tuple(counted(seat, number) for seat, number in enumerate(points))
        best, state = min(points), self.before
        totals = map(sum, zip(state.totals, points, strict=True))
        last = is_over(state.rules, len(state.points[0]) + 1, totals)
        return Telling(
            Sentence(f"{LOG}-{'last-' * last}round-over", dealer, parts={"pairs": pairs}),
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


def counted(seat: Seat, number: int) -> Sentence:
    """Return a player with a number: points, or cards."""
    return Sentence(f"{LOG}-pair", seat, numbers={"what": number})
