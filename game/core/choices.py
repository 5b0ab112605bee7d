"""What may be chosen, told once, in facts and words and without a screen.

A game tells what a seat may choose (``choices_of`` in its ``choices.py``): for each choice what it
is called, what it would do, to what on the table it belongs, and why it can't be done now. It tells
what is asked as well (``question_of``) and what all others wait for (``watch_of``). Screens
and consoles put choices where they have room; boxes and keys are theirs.

Where an action takes several presses, what is put together so far is a *draft*, and each press a
*step* that is chosen like an action.
"""

import enum
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.cards import HIDDEN, Card
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence

A = TypeVar("A", covariant=True)
C = TypeVar("C", bound="Choice[Any]")

NOWHERE = -1
"""Stands where no square is meant."""


class At(enum.Enum):
    """What a choice belongs to."""

    CARD = "card"
    """A card of the own hand."""
    MARKET = "market"
    """A card that lies open for all."""
    PILE = "pile"
    COLUMN = "column"
    """Cards that lie in a row before a player."""
    SEAT = "seat"
    PAWN = "pawn"
    SQUARE = "square"
    ARROW = "arrow"
    """A way on from a square."""
    WISH = "wish"
    BUTTON = "button"
    """Nothing on the table: it is a button of its own."""


class Choice(msgspec.Struct, Generic[A], frozen=True):
    """Something that a seat may choose, an action or a step of a draft.

    ``sentence`` is what it is called, ``about`` what it would do, ``note`` the same in two or three
    words; ``refusal`` is why it can't be chosen now. ``card``, ``seat`` and ``square`` are what it
    belongs to; of an arrow ``way`` is where it points on the map, and ``there`` where it leads.
    """

    action: A
    sentence: Sentence
    at: At = At.BUTTON
    card: Card = HIDDEN
    seat: Seat = NOBODY
    square: int = NOWHERE
    way: str = ""
    there: int = NOWHERE
    about: Sentence | None = None
    note: Sentence | None = None
    refusal: Sentence | None = None


class Stakes(msgspec.Struct, frozen=True):
    """What a question is about, whatever is chosen: an attack or a roll, and what comes of it.

    ``seat`` is who attacks or has rolled, if that is one player.
    """

    title: Sentence
    text: Sentence
    seat: Seat = NOBODY


class ChooseCard(msgspec.Struct, frozen=True, tag=True):
    """The step of choosing a card of the hand, with which more is to be done; copies are alike."""

    kind: str
    card: Card = HIDDEN
    """Which copy is raised; ``HIDDEN`` where that is not told."""


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """The last step is taken back; without one, the last action."""


class NotBefore(msgspec.Struct, frozen=True, tag=True):
    """It is let be, and so is all that is asked alike before one's next turn.

    The rules know nothing of it: whoever keeps it passes each time.
    """


class Choose(Protocol):
    """How a game tells what a seat may choose, best first; ``draft``: what it has put together."""

    def __call__(
        self, rules: Any, state: Any, seat: Seat, draft: Any = None, /
    ) -> Sequence[Choice[Any]]:
        """Return the choices; nothing for a seat that is not asked."""
        ...


def choose_nothing(rules: object, state: object, seat: Seat, draft: object = None, /) -> tuple[()]:
    """Return nothing: for a game that has no words for its choices."""
    del rules, state, seat, draft
    return ()


def possible_first(choices: Iterable[C]) -> tuple[C, ...]:
    """Return choices with those last that can't be chosen now."""
    return tuple(sorted(choices, key=lambda choice: choice.refusal is not None))


def player(seat: Seat) -> Sentence:
    """Return the name of a player."""
    return Sentence("table-player", seat)
