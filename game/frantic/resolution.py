"""A resolution of Frantic in progress: why cards move, and which of a hand can be chosen."""

from functools import cache
from typing import ClassVar

from game.core.cards import Card
from game.core.rounds import resolution
from game.core.rules import Seat, Turn
from game.frantic.deck import Deck, Symbol
from game.frantic.events import Event
from game.frantic.state import Ask, Attack, Job, Question, State, Task

FranticTurn = Turn[State, Event]

_REASONS = {Ask.TURN: "turn", Ask.COVER: "chance", Ask.NICE_TRY: "nice-try"}
_JOB_REASONS = {Job.COVER: "chance", Job.DRAW_SHARES: Attack.FOUR.value}
_SPECIAL_JOBS = (Job.AIM, Job.SEND_ON, Job.ATTACK, Job.GIVE)


class Resolution(resolution.Resolution[State, Event, Deck, Question, Task], gc=False):
    """Carries out what is on the agenda, with a hand's cards as they are chosen one by one."""

    make_question: ClassVar = Question

    @property
    def why(self) -> str:
        """Return why cards move now: a turn, a special, or else the event that is going on."""
        cause = self.cause
        if isinstance(cause, Question):
            reason = _REASONS.get(cause.ask) or cause.what
        elif cause.job in _SPECIAL_JOBS:
            return cause.what
        else:
            reason = _JOB_REASONS.get(cause.job, "")
        return reason or (self.turn.state.happened or ("",))[-1]

    def held(self, seat: Seat, kind: str) -> Card:
        """Return the first card of a kind that a seat holds and has not chosen yet."""
        state = self.turn.state
        return self.found(free_cards(state, seat) if state.chosen else state.hands[seat], kind)

    def free(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat holds and has not chosen yet."""
        return free_cards(self.turn.state, seat)

    def givable(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat may give because of a special: all but Not You (FC-22)."""
        return givable_cards(self.turn.state, self.deck, seat)

    def emptied(self) -> tuple[Seat, ...]:
        """Return who holds no card."""
        return tuple(seat for seat, hand in enumerate(self.turn.state.hands) if not hand)


@cache
def turn_question(seat: Seat, drawn: int) -> Question:
    """Return the question of a turn, before a card is drawn (0) or after (1)."""
    return Question(Ask.TURN, (seat,), count=drawn)


def free_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return what a seat holds and has not chosen yet."""
    if not state.chosen:
        return state.hands[seat]
    chosen = {choice.card for choice in state.chosen if choice.seat == seat}
    return tuple([card for card in state.hands[seat] if card not in chosen])


def givable_cards(state: State, deck: Deck, seat: Seat) -> tuple[Card, ...]:
    """Return what a seat may give because of a special: all but Not You (FC-22)."""
    kept = deck.copies(_NOT_YOU)
    return tuple([card for card in free_cards(state, seat) if card not in kept])


def is_not_you(deck: Deck, card: Card) -> bool:
    """Say whether a card is the one that can't be given because of a special (FC-22)."""
    return card in deck.copies(_NOT_YOU)


_NOT_YOU = Symbol.NOT_YOU.value
