"""What states of games in rounds have in common: questions, answers to them, and choices made."""

import enum
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.cards import Card, Hands
from game.core.rounds.points import Limited, Points
from game.core.rules import NOBODY, Seat

K = TypeVar("K", bound=enum.StrEnum)


class Question(msgspec.Struct, Generic[K], frozen=True, gc=False):
    """An open question; each of ``seats`` has yet to answer, in any order.

    What the other fields mean is said by the kind of question, which is one of the game's own.
    """

    ask: K
    seats: tuple[Seat, ...]
    what: str = ""
    other: Seat = NOBODY
    count: int = 0


class Chosen(msgspec.Struct, frozen=True, gc=False):
    """What a seat has chosen and what has not moved yet: a card or ``NOTHING``, and for whom."""

    seat: Seat
    card: Card
    to: Seat = NOBODY


class RoundsState(Protocol):
    """What every state has, besides what is the game's own."""

    @property
    def hands(self) -> Hands:
        """Return the cards of each seat, in the order in which they came."""
        ...

    @property
    def draw(self) -> tuple[Card, ...]:
        """Return the draw pile, top first."""
        ...

    @property
    def market(self) -> tuple[Card, ...]:
        """Return the cards of the market."""
        ...

    @property
    def chosen(self) -> tuple[Chosen, ...]:
        """Return what has been chosen behind the curtain."""
        ...

    @property
    def question(self) -> Any:
        """Return the open question, a ``Question``; ``None`` when the match is over."""
        ...

    @property
    def rules(self) -> Limited:
        """Return the options of the match."""
        ...

    @property
    def points(self) -> Points:
        """Return what each finished round brought to each seat."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """Return each seat's points so far."""
        ...

    @property
    def round(self) -> int:
        """Return which round is played, from 1 on."""
        ...


def is_counted(state: RoundsState) -> bool:
    """Say whether the hands of this round have been counted, and the next is not dealt.

    ``State.open_hands`` is for questions; in the middle of dealing there is none.
    """
    return len(state.points[0]) >= state.round


def between_rounds(state: RoundsState) -> bool:
    """Say whether nothing is asked since a round was counted, but to deal the next."""
    return is_counted(state) and (state.question is None or state.question.ask == "deal")


def standing(state: RoundsState) -> tuple[Seat, ...]:
    """Return all seats, the lowest total first."""
    return tuple(sorted(range(len(state.hands)), key=lambda seat: (state.totals[seat], seat)))


class Deal(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action that begins a round."""


class Pass(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of not answering, or of playing nothing more."""


class Target(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of naming somebody, or ``NOBODY``."""

    seat: Seat


class Give(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of choosing a card of a kind to give; ``to`` is who gets it, if one may choose."""

    kind: str
    to: Seat = NOBODY


class Pick(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of taking a card of a kind of the market."""

    kind: str


class GoOn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of having seen enough."""
