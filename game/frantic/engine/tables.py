"""What the engine looks up instead of working it out: cards as bits, and what goes on what.

A set of cards is a whole number with a bit for each card of the deck, so that what fits, what
follows and how many there are takes one operation. Colours are 0 to 3; a wish is a colour, or 3
more than a number; -1 is none of them.
"""

from collections.abc import Iterable, Iterator

from game.core.cards import Card
from game.core.rounds.event_table import EventTable
from game.frantic.deck import BLACK, COLOURS, KINDS, NUMBERS, CardKind, Deck, Symbol
from game.frantic.questions import refusal
from game.frantic.state import MOST_SEATS

CardSet = int
"""A bit for each card of the deck."""
Rank = int

(
    NUMBER,
    EVENT,
    CHANCE,
    SKIP,
    GIFT,
    EXCHANGE,
    FANTASTIC,
    FOUR,
    EQUALITY,
    COUNTER,
    NICE_TRY,
    NOT_YOU,
) = range(12)
"""What a card does when it is played; an ``EVENT`` is a black number."""
_DEEDS = {
    Symbol.CHANCE: CHANCE,
    Symbol.SKIP: SKIP,
    Symbol.GIFT: GIFT,
    Symbol.EXCHANGE: EXCHANGE,
    Symbol.FANTASTIC: FANTASTIC,
    Symbol.FOUR: FOUR,
    Symbol.EQUALITY: EQUALITY,
    Symbol.COUNTER: COUNTER,
    Symbol.NICE_TRY: NICE_TRY,
    Symbol.NOT_YOU: NOT_YOU,
}
NO_WISH = -1
NO_COLOUR = -1
NO_FACE: Card = -1
WISHES = (*COLOURS, *map(str, NUMBERS))
"""What can be wished for; a wish is a place in this list."""
ALONE = tuple((seat,) for seat in range(MOST_SEATS))
"""Each seat, asked alone."""


class Tables:
    """The deck and the events of a match, as the engine needs them."""

    def __init__(self, deck: Deck, table: EventTable) -> None:
        kinds = deck.kinds
        self.ranks = deck.ranks
        self.bits = tuple(1 << card for card in deck.cards)
        self.points = tuple(kind.points for kind in kinds)
        self.numbers = tuple(kind.number for kind in kinds)
        self.deeds = tuple(map(_deed, kinds))
        self.colours = tuple(
            COLOURS.index(k.colour) if k.colour in COLOURS else NO_COLOUR for k in kinds
        )
        self.kinds = tuple(set_of(deck.copies(kind.text)) for kind in KINDS)
        """The cards of each rank."""
        self.all = set_of(deck.cards)
        self.not_you, self.counters, self.nice_tries, self.wild = (
            self._that(deeds)
            for deeds in (
                {NOT_YOU},
                {COUNTER},
                {NICE_TRY},
                {FANTASTIC, FOUR, EQUALITY, COUNTER, NICE_TRY},
            )
        )
        self.of_colour = tuple(
            set_of(c for c in deck.cards if self.colours[c] == colour)
            for colour in range(len(COLOURS))
        )
        self.of_number = tuple(
            set_of(c for c in deck.cards if number and self.numbers[c] == number)
            for number in range(NUMBERS[-1] + 1)
        )
        self.coloured = sum(self.of_colour)
        self.black = self._that({EVENT})
        self.any_number = sum(self.of_number)
        self.goes_on = tuple(self._fitting(deck, kind, "") for kind in kinds)
        """What goes on each card where nothing is wished for, Not You aside."""
        self.goes_anywhere = self._fitting(deck, None, "")
        self.goes_on_wish = tuple(self._fitting(deck, None, wish) for wish in WISHES)
        self.keys = table.keys
        self.effects = {key: table.effects(key) for key in table.keys}

    def _that(self, deeds: Iterable[int]) -> CardSet:
        return set_of(card for card, deed in enumerate(self.deeds) if deed in deeds)

    def _fitting(self, deck: Deck, on: CardKind | None, wish: str) -> CardSet:
        return set_of(c for c in deck.cards if refusal(deck.kinds[c], on, wish, 0) is None)


def _deed(kind: CardKind) -> int:
    if kind.symbol is Symbol.NUMBER:
        return EVENT if kind.colour == BLACK else NUMBER
    return _DEEDS[kind.symbol]


def set_of(cards: Iterable[Card]) -> CardSet:
    """Return some cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_of(cards: CardSet) -> Iterator[Card]:
    """Yield the cards of a set, in the order of the deck."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def first_of(cards: CardSet) -> Card:
    """Return the first card of a set that has one."""
    return (cards & -cards).bit_length() - 1
