"""The cards of Frantic Frankfurt (FF-1) and what may lie on what (FF-6)."""

from collections.abc import Iterable, Mapping

import msgspec

from game.core.cards import copy_texts

COLOURS = "YRB"
"""Yellow, red, blue: the letters of the card texts."""

DECK_SIZE = 132
MOST_COPIES = 8

Card = int
"""A card's place in its deck, 0 to 131."""


class CardKind(msgspec.Struct, frozen=True):
    """A colour letter (one of ``COLOURS``) and a number."""

    colour: str
    number: int

    @property
    def text(self) -> str:
        """Return ``Y14``: the kind's text, and the name of its picture."""
        return f"{self.colour}{self.number}"

    @property
    def odd(self) -> bool:
        """Say whether the number is odd."""
        return self.number % 2 == 1


def kind_fits(card: CardKind, top: CardKind) -> bool:
    """Say whether a card may lie on a top card (FF-6)."""
    if card.colour == top.colour:
        return card.odd and not top.odd
    return card.number > top.number


class Deck:
    """The 132 cards, their texts, and a table of what fits on what."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds
        self._fits = tuple(bytes(kind_fits(card, top) for top in kinds) for card in kinds)
        self._texts = copy_texts(kind.text for kind in kinds)
        self._cards = {text: card for card, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self.kinds)

    def kind(self, card: Card) -> CardKind:
        """Return a card's colour and number."""
        return self.kinds[card]

    def fits(self, card: Card, top: Card) -> bool:
        """Say whether a card may lie on a top card (FF-6)."""
        return self._fits[card][top] == 1

    def text(self, card: Card) -> str:
        """Return a card's text, such as ``Y14`` or, for its third copy, ``Y14c``."""
        return self._texts[card]

    def card(self, text: str) -> Card:
        """Return the card of a text; ``ValueError`` if the deck has no such card."""
        try:
            return self._cards[text]
        except KeyError:
            raise ValueError(f"the deck has no card {text!r}") from None

    def copies(self, text: str) -> tuple[Card, ...]:
        """Return all copies of the kind ``Y14``, first copy first; empty if there is none."""
        return tuple(card for card, kind in enumerate(self.kinds) if kind.text == text)


def build_deck(counts: Mapping[str, Mapping[int, int]]) -> Deck:
    """Build the deck from copies by colour letter and number.

    ``ValueError`` says what is wrong: an unknown colour, a bad number, or a total that is not 132.
    """
    kinds = tuple(_expand(counts))
    if len(kinds) != DECK_SIZE:
        raise ValueError(f"the deck has {len(kinds)} cards, and must have {DECK_SIZE}")
    return Deck(kinds)


def _expand(counts: Mapping[str, Mapping[int, int]]) -> Iterable[CardKind]:
    for colour in counts:
        if colour not in COLOURS or len(colour) != 1:
            raise ValueError(f"no colour {colour!r}; possible: {', '.join(COLOURS)}")
    for colour in COLOURS:
        for number, copies in sorted(counts.get(colour, {}).items()):
            if not 1 <= number <= 99 or not 0 <= copies <= MOST_COPIES:
                raise ValueError(f"{copies} copies of {colour}{number}: out of range")
            yield from (CardKind(colour, number) for _ in range(copies))
