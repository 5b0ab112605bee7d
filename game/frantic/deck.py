"""The cards of Frantic (FC-1): their kinds, copies and texts.

A card's text is its kind, with ``b``, ``c`` and so on for further copies. Kinds are ``R7`` (red
seven; yellow ``Y``, green ``G``, blue ``B``), ``K5`` (black five), ``Rc`` 2nd Chance, ``Rs`` Skip,
``Rg`` Gift, ``Rx`` Exchange, ``*f`` Fantastic, ``*4`` Fantastic Four, ``*e`` Equality, ``*c``
Counterattack, ``*n`` Nice Try, and ``NY``, the card that the family calls "Not You".
"""

import enum
from collections.abc import Iterable, Mapping

import msgspec

from game.core.cards import COPY_MARKS, Card, RankedDeck, check_counts

COLOURS = ("red", "yellow", "green", "blue")
BLACK = "black"
NUMBERS = range(1, 10)
SPECIAL_POINTS = 7
NOT_YOU_POINTS = 42
"""FC-5."""

DECK_SIZE = 125
MOST_COPIES = len(COPY_MARKS)


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
_TEXTS = tuple(kind.text for kind in KINDS)


class Deck(RankedDeck[CardKind]):
    """The 125 cards and their texts, in the order of ``KINDS``."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        super().__init__(kinds, [kind.text for kind in kinds], _TEXTS)
        self._points = tuple(kind.points for kind in kinds)
        self._copy_sets = {kind.text: frozenset(self.copies(kind.text)) for kind in KINDS}

    def has(self, cards: Iterable[Card], kind: str) -> bool:
        """Say whether one of the cards is of a kind."""
        return not self._copy_sets[kind].isdisjoint(cards)

    def points(self, cards: Iterable[Card]) -> int:
        """Return the points of cards in a hand (FC-5)."""
        return sum(map(self._points.__getitem__, cards))


def build_deck(counts: Mapping[str, int]) -> Deck:
    """Build the deck from copies by kind (FC-1).

    ``ValueError`` says what is wrong: an unknown kind, too many copies, or a total that is not 125.
    """
    for text in counts:
        if text not in _TEXTS:
            raise ValueError(f"no kind {text!r}")
    if counts.get(Symbol.NOT_YOU.value, 0) != 1:
        raise ValueError("the deck must have its one card of 42 points")
    check_counts(counts, MOST_COPIES, DECK_SIZE)
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
