"""What every thing of a game is and does, told once, in sentences and without a screen.

A *thing* is whatever lies or shines on a table: a card, a square, a pile, a seat, a sign. A game
explains each (``explain`` in its ``explain.py``) from what a seat may know, and lists all that
there are as the chapters of its book (``chapters``). The book, and whoever points at something,
read the same explanation. A thing with a place at the table (a card, a seat, an index) is explained
with the numbers of this moment, one without is only what it is.
"""

import enum
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.core.cards import HIDDEN, Card
from game.core.choices import NOWHERE, At, Choice
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence


class Kind(enum.Enum):
    """What sort of thing it is; the values are words of ids and of chapters."""

    CARD = "card"
    EVENT = "event"
    SQUARE = "square"
    """A part of a track; ``index`` is its number."""
    PILE = "pile"
    """``index`` counts piles of one sort."""
    COLUMN = "column"
    """Cards in a row before a player: ``seat`` and ``index``."""
    SEAT = "seat"
    SIGN = "sign"
    """What is true of a player, a card or the match: a mark, a chip, a light."""
    DIE = "die"
    OPTION = "option"
    """A rule that players choose; ``key`` is its name. All games have theirs in one way."""


class Thing(msgspec.Struct, frozen=True):
    """Something to be explained.

    ``key`` says what it is among its kind. ``card``, ``seat`` and ``index`` say which one at the
    table; without any of them the thing is one of its sort, as the book lists it.
    """

    kind: Kind
    key: str = ""
    card: Card = HIDDEN
    seat: Seat = NOBODY
    index: int = NOWHERE

    @property
    def placed(self) -> bool:
        """Say whether it is a thing at the table, and not only one of its sort."""
        return self.card != HIDDEN or self.seat != NOBODY or self.index != NOWHERE


class Explanation(msgspec.Struct, frozen=True):
    """What a thing is and does, how it stands now, and why it can't be used.

    ``facts`` are numbers that always hold, ``ours`` is what we decided where the printed rules are
    silent; ``clause`` names the rule.
    """

    title: Sentence
    does: Sentence
    now: tuple[Sentence, ...] = ()
    refusal: Sentence | None = None
    facts: Sentence | None = None
    ours: Sentence | None = None
    clause: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """Things of a sort; ``key`` is a word of the chapter's name."""

    key: str
    things: tuple[Thing, ...]


class Explain(Protocol):
    """How a game explains a thing to a seat; ``None`` as the seat: to an onlooker."""

    def __call__(
        self, rules: Any, state: Any, seat: Seat | None, thing: Thing, /
    ) -> Explanation | None:
        """Return the explanation, from what that seat may know; ``None``: nothing is to be said."""
        ...


class Chapters(Protocol):
    """How a game lists what its book explains."""

    def __call__(self, rules: Any, /) -> Sequence[Chapter]:
        """Return the chapters in the book's order; options are not among them."""
        ...


def explain_nothing(rules: object, state: object, seat: Seat | None, thing: Thing, /) -> None:
    """Say nothing: for a game that has no words for its things."""
    del rules, state, seat, thing


def no_chapters(rules: object, /) -> tuple[()]:
    """Return nothing: for a game whose book has only its pages."""
    del rules
    return ()


def thing_of(choice: Choice[Any]) -> Thing | None:
    """Return the thing at the table to which a choice belongs; ``None`` for a mere button."""
    match choice.at:
        case At.CARD | At.MARKET if choice.card != HIDDEN:
            return Thing(Kind.CARD, card=choice.card)
        case At.SEAT | At.PAWN:
            return Thing(Kind.SEAT, seat=choice.seat)
        case At.SQUARE | At.ARROW:
            return Thing(Kind.SQUARE, index=choice.square)
        case _:
            return None


def not_asked(asked: Sequence[Seat]) -> Sentence | None:
    """Say that somebody else is asked now; ``None`` where nobody is."""
    return Sentence("book-not-asked", several=tuple(asked)) if asked else None
