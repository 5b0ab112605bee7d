"""A resolution in progress: what is still to be done, and the question that it stops at."""

from collections.abc import Iterable
from functools import cache

import msgspec

from game.core.cards import Card
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat, Turn
from game.frantic.deck import Deck, Symbol
from game.frantic.events import Drew, Event, RanOut
from game.frantic.state import Ask, Attack, Job, Question, State, Task

FranticTurn = Turn[State, Event]

_REASONS = {Ask.TURN: "turn", Ask.COVER: "chance", Ask.NICE_TRY: "nice-try"}
_JOB_REASONS = {Job.COVER: "chance", Job.DRAW_SHARES: Attack.FOUR.value}
_SPECIAL_JOBS = (Job.AIM, Job.SEND_ON, Job.ATTACK, Job.GIVE)


class Resolution(msgspec.Struct, gc=False):
    """Takes the agenda of a state, lets jobs be put on it, and writes it back at the end."""

    turn: FranticTurn
    """Its state so far, its luck, and where events are emitted."""
    deck: Deck
    table: EventTable
    agenda: list[Task]
    """The next job last."""
    cause: Question | Task
    """What is going on: the question that was answered, and then each job."""
    question: Question | None = None
    """What it stops at."""

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

    def push(self, *tasks: Task) -> None:
        """Put jobs before all others, the first one first."""
        self.agenda += tasks[::-1]

    def ask(
        self,
        ask: Ask,
        seats: Iterable[Seat],
        *,
        what: str = "",
        other: Seat = NOBODY,
        count: int = 0,
    ) -> None:
        """Stop at a question; ``Ask`` says what its fields mean."""
        self.question = Question(ask, tuple(seats), what, other, count)

    def draw(self, seat: Seat, count: int) -> None:
        """Let a seat draw; what the pile does not have is noted as owed (FC-11)."""
        if count <= 0:
            return
        cards = self.turn.state.draw[:count]
        if cards:
            self.turn.emit(Drew(seat, cards, self.why))
        if len(cards) < count:
            self.turn.emit(RanOut(seat, count - len(cards), self.why))

    def order(self, last: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, from the right of ``last``, who comes last (FC-30)."""
        return turn_order(last, len(self.turn.state.hands))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return a hand."""
        return self.turn.state.hands[seat]

    def held(self, seat: Seat, kind: str) -> Card:
        """Return the first card of a kind that a seat holds and has not chosen yet."""
        state = self.turn.state
        hand = free_cards(state, seat) if state.chosen else state.hands[seat]
        card = self.deck.find(hand, kind)
        assert card is not None, f"seat {seat} has no {kind}"
        return card

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


@cache
def turn_order(last: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats from the right of ``last`` on, counter-clockwise (FC-6)."""
    return tuple((last + step) % seats for step in range(1, seats + 1))


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
