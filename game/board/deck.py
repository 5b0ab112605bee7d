"""The cards of the board game (FB-1, FB-2): their kinds, colours, copies and texts.

A kind's text is one word: ``push``, ``jump``, ``chance`` (Second Chance), ``swap``, ``stop``,
``snail``, ``x``, ``reverse``, ``remote``, ``block``, ``reroll``, ``notyou`` (the card that the
family calls "Not You") and ``trouble`` (Troublemaker). A card's text is its kind and the number of
its copy: ``push1`` to ``push18``.
"""

import enum
from collections.abc import Mapping

import msgspec

from game.board.track import Arrow
from game.core.cards import RankedDeck, check_counts

DECK_SIZE = 94
MOST_COPIES = 60
"""More of a kind would leave no game; a deck's file may ask for so many."""

ON = "on"
BACK = "back"
"""The ways of a Jump: along the track to the finish, and to the start (FB-21)."""
NO_ARROW = ""


class Colour(enum.StrEnum):
    """When a card acts (FB-2)."""

    RED = "red"
    """When a pawn ends its steps on it, or is put there."""
    BLUE = "blue"
    """When a pawn steps on it."""
    GREEN = "green"
    """When it is played."""
    MULTI = "multi"
    """When it is thrown in as an answer."""
    WHITE = "white"
    """Each its own way."""


class Symbol(enum.StrEnum):
    """What a card is; the values are the kinds' texts."""

    PUSH = "push"
    JUMP = "jump"
    CHANCE = "chance"
    SWAP = "swap"
    STOP = "stop"
    SNAIL = "snail"
    X = "x"
    REVERSE = "reverse"
    REMOTE = "remote"
    BLOCK = "block"
    REROLL = "reroll"
    NOT_YOU = "notyou"
    TROUBLE = "trouble"


_COLOURS = {
    Colour.RED: (Symbol.PUSH, Symbol.JUMP, Symbol.CHANCE, Symbol.SWAP),
    Colour.BLUE: (Symbol.STOP, Symbol.SNAIL, Symbol.X),
    Colour.GREEN: (Symbol.REVERSE, Symbol.REMOTE),
    Colour.MULTI: (Symbol.BLOCK, Symbol.REROLL),
    Colour.WHITE: (Symbol.NOT_YOU, Symbol.TROUBLE),
}
_ARROWS: dict[Symbol, tuple[str, ...]] = {
    Symbol.PUSH: tuple(arrow.value for arrow in Arrow),
    Symbol.JUMP: (ON, BACK),
}


class CardKind(msgspec.Struct, frozen=True):
    """One kind of card; ``arrows`` are the ways in which it may be laid."""

    symbol: Symbol
    colour: Colour
    arrows: tuple[str, ...] = (NO_ARROW,)

    @property
    def text(self) -> str:
        """Return the kind's word."""
        return self.symbol.value


KINDS = tuple(
    CardKind(symbol, colour, _ARROWS.get(symbol, (NO_ARROW,)))
    for colour, symbols in _COLOURS.items()
    for symbol in symbols
)
"""All kinds, in the order of all lists."""

RANKS = {kind.text: rank for rank, kind in enumerate(KINDS)}
"""The place of each kind in ``KINDS``."""


class Deck(RankedDeck[CardKind]):
    """The 94 cards and their texts, in the order of ``KINDS``."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        names = [kind.text for kind in kinds]
        super().__init__(kinds, names, list(RANKS), lambda copies: str(copies + 1))
        self.symbols = tuple(kind.symbol for kind in kinds)
        self.colours = tuple(kind.colour for kind in kinds)


def kind_named(text: str) -> CardKind:
    """Return the kind of a text; ``KeyError`` if there is none."""
    return KINDS[RANKS[text]]


def build_deck(counts: Mapping[str, int]) -> Deck:
    """Build the deck from copies by kind (FB-2).

    ``ValueError`` says what is wrong: an unknown kind, a count out of range, a total not 94.
    """
    for text in counts:
        if text not in RANKS:
            raise ValueError(f"no kind {text!r}; possible: {', '.join(RANKS)}")
    check_counts(counts, MOST_COPIES, DECK_SIZE)
    return Deck(tuple(kind for kind in KINDS for _ in range(counts.get(kind.text, 0))))
