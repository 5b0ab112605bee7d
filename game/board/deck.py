"""The cards of the board game (FB-1, FB-2): their kinds, colours, copies and texts.

A kind's text is one word: ``push``, ``jump``, ``chance`` (Second Chance), ``swap``, ``stop``,
``snail``, ``x``, ``reverse``, ``remote``, ``block``, ``reroll``, ``notyou`` (the card that the
family calls "Not You") and ``trouble`` (Troublemaker). A card's text is its kind and the number of
its copy: ``push1`` to ``push18``.
"""

import enum
from collections.abc import Iterable, Mapping

import msgspec

from game.board.track import Arrow

DECK_SIZE = 94
MOST_COPIES = 60
"""More of a kind would leave no game; a deck's file may ask for so many."""

Card = int
"""A card's place in the deck, 0 to 93."""
HIDDEN: Card = -1
"""Stands where a seat may not know which card it is."""

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

_KIND_OF = {kind.text: kind for kind in KINDS}
RANKS = {kind.text: rank for rank, kind in enumerate(KINDS)}
"""The place of each kind in ``KINDS``."""


class Deck:
    """The 94 cards and their texts."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds
        self.symbols = tuple(kind.symbol for kind in kinds)
        self.colours = tuple(kind.colour for kind in kinds)
        self.ranks = tuple(RANKS[kind.text] for kind in kinds)
        self.cards: tuple[Card, ...] = tuple(range(len(kinds)))
        self._copies = _copies(kinds)
        self._texts = tuple(
            f"{kind.text}{self._copies[kind.text].index(card) + 1}"
            for card, kind in enumerate(kinds)
        )
        self._cards = {text: card for card, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self.kinds)

    def kind(self, card: Card) -> CardKind:
        """Return a card's kind."""
        return self.kinds[card]

    def ranks_of(self, cards: Iterable[Card]) -> list[int]:
        """Return the places in ``KINDS`` of the kinds among cards, each once, in order."""
        return sorted(set(map(self.ranks.__getitem__, cards)))

    def kinds_of(self, cards: Iterable[Card]) -> list[str]:
        """Return the texts of the kinds among cards, each once, in the order of ``KINDS``."""
        return [KINDS[rank].text for rank in self.ranks_of(cards)]

    def find(self, cards: Iterable[Card], kind: str) -> Card | None:
        """Return the first of the cards that is of a kind, or ``None``."""
        copies = self.copies(kind)
        for card in cards:
            if card in copies:
                return card
        return None

    def text(self, card: Card) -> str:
        """Return a card's text, such as ``push3``; ``?`` for a hidden one."""
        return "?" if card == HIDDEN else self._texts[card]

    def card(self, text: str) -> Card:
        """Return the card of a text; ``ValueError`` if the deck has no such card."""
        try:
            return self._cards[text]
        except KeyError:
            raise ValueError(f"the deck has no card {text!r}") from None

    def copies(self, text: str) -> tuple[Card, ...]:
        """Return all copies of a kind, first copy first; empty if there is none."""
        return self._copies.get(text, ())

    def counts(self) -> dict[str, int]:
        """Return how many cards there are of each kind."""
        return {kind.text: len(self.copies(kind.text)) for kind in KINDS}


def is_kind(text: str) -> bool:
    """Say whether a text names a kind of card."""
    return text in _KIND_OF


def kind_named(text: str) -> CardKind:
    """Return the kind of a text; ``KeyError`` if there is none."""
    return _KIND_OF[text]


def build_deck(counts: Mapping[str, int]) -> Deck:
    """Build the deck from copies by kind (FB-2).

    ``ValueError`` says what is wrong: an unknown kind, a count out of range, a total not 94.
    """
    for text, copies in counts.items():
        if not is_kind(text):
            raise ValueError(f"no kind {text!r}; possible: {', '.join(_KIND_OF)}")
        if not 0 <= copies <= MOST_COPIES:
            raise ValueError(f"{copies} copies of {text}: out of range")
    total = sum(counts.values())
    if total != DECK_SIZE:
        raise ValueError(f"the deck has {total} cards, and must have {DECK_SIZE}")
    return Deck(tuple(kind for kind in KINDS for _ in range(counts.get(kind.text, 0))))


def _copies(kinds: tuple[CardKind, ...]) -> dict[str, tuple[Card, ...]]:
    copies: dict[str, list[Card]] = {}
    for card, kind in enumerate(kinds):
        copies.setdefault(kind.text, []).append(card)
    return {text: tuple(cards) for text, cards in copies.items()}
