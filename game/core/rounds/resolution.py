"""A resolution in progress: what is still to be done, and the question that it stops at."""

import enum
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.cards import Card, Deck
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rounds.events import Drew, HandsShuffled, MarketOpened, MatchEnded, Picked, RanOut
from game.core.rounds.points import is_over
from game.core.rounds.state import Question, RoundsState
from game.core.rules import NOBODY, Seat, Turn


class Task(Protocol):
    """A job on the agenda."""

    @property
    def job(self) -> enum.StrEnum:
        """Return what is to be done."""
        ...


S = TypeVar("S", bound=RoundsState)
E = TypeVar("E")
D = TypeVar("D", bound=Deck[Any])
Q = TypeVar("Q", bound=Question[Any])
T = TypeVar("T", bound=Task)

Shared = Drew | HandsShuffled | MarketOpened | MatchEnded | Picked | RanOut
"""What resolutions of every game emit."""


class Resolution(msgspec.Struct, Generic[S, E, D, Q, T], gc=False):
    """Takes the agenda of a state, lets jobs be put on it, and stops at a question."""

    make_question: ClassVar[Callable[..., Any]]
    """Makes a question of the game."""

    turn: Turn[S, Any]
    """Its state so far, its luck, and where events are emitted."""
    deck: D
    table: EventTable
    agenda: list[T]
    """The next job last."""
    cause: Q | T
    """What is going on: the question that was answered, and then each job."""
    question: Q | None = None
    """What it stops at."""

    def emit(self, event: E | Shared) -> None:
        """Record one event and apply it, as ``turn.emit`` does, which is faster."""
        self.turn.emit(event)

    @property
    def state(self) -> S:
        """Return the state so far."""
        return self.turn.state

    @property
    def luck(self) -> Luck:
        """Return the stream of luck of the rules."""
        return self.turn.luck

    @property
    def why(self) -> str:
        """Return why cards move now, as events tell it."""
        raise NotImplementedError

    def push(self, *tasks: T) -> None:
        """Put jobs before all others, the first one first."""
        self.agenda += tasks[::-1]

    def run(self, jobs: Mapping[str, Callable[[Any, T], None]]) -> None:
        """Do what is on the agenda up to the next question."""
        agenda = self.agenda
        while self.question is None and agenda:
            self.cause = task = agenda.pop()
            jobs[task.job](self, task)

    def ask(
        self,
        ask: enum.StrEnum,
        seats: Iterable[Seat],
        *,
        what: str = "",
        other: Seat = NOBODY,
        count: int = 0,
    ) -> None:
        """Stop at a question; its kind says what its fields mean."""
        self.question = self.make_question(ask, tuple(seats), what, other, count)

    def ask_others(self, question: Q, seat: Seat) -> bool:
        """Leave a question open to those who have not answered yet; say whether there are any."""
        left = tuple([other for other in question.seats if other != seat])
        if left:
            self.question = replace(question, seats=left)
        return bool(left)

    def order(self, last: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, from the right of ``last``, who comes last."""
        return turn_order(last, len(self.turn.state.hands))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return a hand."""
        return self.turn.state.hands[seat]

    def held(self, seat: Seat, kind: str) -> Card:
        """Return the first card of a kind that a seat holds."""
        return self.found(self.turn.state.hands[seat], kind)

    def found(self, cards: Iterable[Card], kind: str) -> Card:
        """Return the first of some cards that is of a kind; there must be one."""
        card = self.deck.find(cards, kind)
        assert card is not None, f"there is no {kind}"
        return card

    def draw(self, seat: Seat, count: int) -> bool:
        """Let a seat draw what there is; say whether the pile had enough."""
        if count <= 0:
            return True
        cards = self.turn.state.draw[:count]
        if cards:
            self.turn.emit(Drew(seat, cards, self.why))
        if len(cards) < count:
            self.turn.emit(RanOut(seat, count - len(cards), self.why))
        return len(cards) == count

    def after_round(self, deal: enum.StrEnum, dealer: Seat) -> None:
        """Let the next round be dealt after one that is counted, or end the match."""
        state = self.state
        if is_over(state.rules, len(state.points[0]), state.totals):
            self.emit(MatchEnded())
        else:
            self.ask(deal, (dealer,))

    def shuffle_hands(self, last: Seat) -> None:
        """Shuffle all hands together and deal them out one by one, in turn order."""
        order = self.order(last)
        cards = self.luck.shuffled(card for seat in order for card in self.hand(seat))
        hands: list[tuple[Card, ...]] = [()] * len(order)
        for place, seat in enumerate(order):
            hands[seat] = cards[place :: len(order)]
        self.turn.emit(HandsShuffled(tuple(hands)))

    def open_market(self, last: Seat) -> tuple[Seat, ...]:
        """Turn up as many cards as players, or what is left; return who picks one, in order."""
        order = self.order(last)
        cards = self.state.draw[: len(order)]
        if cards:
            self.turn.emit(MarketOpened(cards))
        if len(cards) < len(order):
            self.turn.emit(RanOut(order[len(cards)], len(order) - len(cards), self.why))
        return order[: len(cards)]

    def ask_pick(self, ask: enum.StrEnum, seat: Seat) -> None:
        """Ask for a card of the market; the last one goes without asking."""
        market = self.state.market
        if len(market) == 1:
            self.turn.emit(Picked(seat, market[0]))
        elif market:
            self.ask(ask, (seat,))

    def pick(self, seat: Seat, kind: str) -> None:
        """Let a seat take a card of the market."""
        self.turn.emit(Picked(seat, self.found(self.state.market, kind)))


@cache
def turn_order(last: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats from the right of ``last`` on, counter-clockwise."""
    return tuple((last + step) % seats for step in range(1, seats + 1))
