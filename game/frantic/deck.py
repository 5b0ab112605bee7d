"""The cards of Frantic (FC-1): their kinds, copies and texts.

A card's text is its kind, with ``b``, ``c`` and so on for further copies. Kinds are ``R7`` (red
seven; yellow ``Y``, green ``G``, blue ``B``), ``K5`` (black five), ``Rc`` 2nd Chance, ``Rs`` Skip,
``Rg`` Gift, ``Rx`` Exchange, ``*f`` Fantastic, ``*4`` Fantastic Four, ``*e`` Equality, ``*c``
Counterattack, ``*n`` Nice Try, and ``NY``, the card that the family calls "Not You".
"""

import enum
from collections.abc import Iterable, Mapping

import msgspec

from game.core.cards import COPY_MARKS, copy_texts

COLOURS = ("red", "yellow", "green", "blue")
BLACK = "black"
NUMBERS = range(1, 10)
SPECIAL_POINTS = 7
NOT_YOU_POINTS = 42
"""FC-5."""

DECK_SIZE = 125
MOST_COPIES = len(COPY_MARKS)

Card = int
"""A card's place in the deck, 0 to 124."""
HIDDEN: Card = -1
"""Stands where a seat may not know which card it is."""


class Symbol(enum.StrEnum):
    """What a card is; the values are the letters of its text."""

    NUMBER = "number"
    CHANCE = "c"
    SKIP = "s"
    GIFT = "g"
    EXCHANGE = "x"
    FANTASTIC = "*f"
    FOUR = "*4"
    EQUALITY = "*e"
    COUNTER = "*c"
    NICE_TRY = "*n"
    NOT_YOU = "NY"


ONE_COLOUR = (Symbol.CHANCE, Symbol.SKIP, Symbol.GIFT, Symbol.EXCHANGE)
FOUR_COLOUR = (
    Symbol.FANTASTIC,
    Symbol.FOUR,
    Symbol.EQUALITY,
    Symbol.COUNTER,
    Symbol.NICE_TRY,
)


class CardKind(msgspec.Struct, frozen=True):
    """One kind of card: ``colour`` is empty where it has none, ``number`` 0."""

    text: str
    symbol: Symbol
    colour: str = ""
    number: int = 0

    @property
    def points(self) -> int:
        """Return what the card costs in a hand at the end of a round (FC-5)."""
        if self.symbol is Symbol.NOT_YOU:
            return NOT_YOU_POINTS
        return self.number or SPECIAL_POINTS


def _kinds() -> tuple[CardKind, ...]:
    kinds = []
    for colour in COLOURS:
        letter = colour[0].upper()
        kinds += [CardKind(f"{letter}{n}", Symbol.NUMBER, colour, n) for n in NUMBERS]
        kinds += [CardKind(letter + symbol.value, symbol, colour) for symbol in ONE_COLOUR]
    kinds += [CardKind(f"K{n}", Symbol.NUMBER, BLACK, n) for n in NUMBERS]
    kinds += [CardKind(symbol.value, symbol) for symbol in (*FOUR_COLOUR, Symbol.NOT_YOU)]
    return tuple(kinds)


KINDS = _kinds()
"""All kinds, in the order of all lists."""


class Deck:
    """The 125 cards and their texts; ``kinds`` is each card's, in the order of ``KINDS``."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds
        ranks = {kind.text: rank for rank, kind in enumerate(KINDS)}
        self.ranks = tuple(ranks[kind.text] for kind in kinds)
        self._texts = copy_texts(kind.text for kind in kinds)
        self._cards = {text: card for card, text in enumerate(self._texts)}
        self._points = tuple(kind.points for kind in kinds)
        self._copies = _copies(kinds)
        self._copy_sets = {text: frozenset(self.copies(text)) for text in ranks}

    def __len__(self) -> int:
        return len(self.kinds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return all cards, in the order of their kinds."""
        return tuple(range(len(self.kinds)))

    def kind(self, card: Card) -> CardKind:
        """Return a card's kind."""
        return self.kinds[card]

    def kinds_of(self, cards: Iterable[Card]) -> list[str]:
        """Return the texts of the kinds among cards, each once, in the order of ``KINDS``."""
        return [KINDS[rank].text for rank in self.ranks_of(cards)]

    def ranks_of(self, cards: Iterable[Card]) -> list[int]:
        """Return the places in ``KINDS`` of the kinds among cards, each once, in order."""
        ranks = self.ranks
        return sorted({ranks[card] for card in cards})

    def find(self, cards: Iterable[Card], kind: str) -> Card | None:
        """Return the first of the cards that is of a kind, or ``None``."""
        copies = self._copies.get(kind, ())
        for card in cards:
            if card in copies:
                return card
        return None

    def has(self, cards: Iterable[Card], kind: str) -> bool:
        """Say whether one of the cards is of a kind."""
        return not self._copy_sets[kind].isdisjoint(cards)

    def points(self, cards: Iterable[Card]) -> int:
        """Return the points of cards in a hand (FC-5)."""
        return sum(map(self._points.__getitem__, cards))

    def text(self, card: Card) -> str:
        """Return a card's text, such as ``R7`` or, for its second copy, ``R7b``; ``?`` hidden."""
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
        counts = dict.fromkeys((kind.text for kind in KINDS), 0)
        for kind in self.kinds:
            counts[kind.text] += 1
        return counts


def is_kind(text: str) -> bool:
    """Say whether a text names a kind of card."""
    return text in _KIND_TEXTS


_KIND_TEXTS = frozenset(kind.text for kind in KINDS)


def build_deck(counts: Mapping[str, int]) -> Deck:
    """Build the deck from copies by kind (FC-1).

    ``ValueError`` says what is wrong: an unknown kind, too many copies, or a total that is not 125.
    """
    for text, copies in counts.items():
        if not is_kind(text):
            raise ValueError(f"no kind {text!r}")
        if not 0 <= copies <= MOST_COPIES:
            raise ValueError(f"{copies} copies of {text}: out of range")
    if counts.get(Symbol.NOT_YOU.value, 0) != 1:
        raise ValueError("the deck must have its one card of 42 points")
    total = sum(counts.values())
    if total != DECK_SIZE:
        raise ValueError(f"the deck has {total} cards, and must have {DECK_SIZE}")
    return Deck(tuple(kind for kind in KINDS for _ in range(counts.get(kind.text, 0))))


def build_named_deck(
    colour: Mapping[int, int],
    black: Mapping[int, int],
    one_colour: Mapping[str, int],
    four_colour: Mapping[str, int],
    not_you: int,
) -> Deck:
    """Build the deck from copies by number and by name, as the deck's file has them (FC-1).

    ``ValueError`` for a name that is not known, and for what ``build_deck`` refuses.
    """
    counts = {f"K{number}": copies for number, copies in black.items()}
    for letter in (name[0].upper() for name in COLOURS):
        counts |= {f"{letter}{number}": copies for number, copies in colour.items()}
        counts |= {letter + _named(name, ONE_COLOUR): n for name, n in one_colour.items()}
    counts |= {_named(name, FOUR_COLOUR): copies for name, copies in four_colour.items()}
    return build_deck({**counts, Symbol.NOT_YOU.value: not_you})


def _named(name: str, symbols: tuple[Symbol, ...]) -> str:
    """Return the letter of a special by its name in the deck's file."""
    names = {symbol.name.lower().replace("_", "-"): symbol.value for symbol in symbols}
    if name not in names:
        raise ValueError(f"no special {name!r}; possible: {', '.join(names)}")
    return names[name]


def _copies(kinds: tuple[CardKind, ...]) -> dict[str, tuple[Card, ...]]:
    copies: dict[str, tuple[Card, ...]] = {}
    for card, kind in enumerate(kinds):
        copies[kind.text] = (*copies.get(kind.text, ()), card)
    return copies
