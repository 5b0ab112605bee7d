"""The cards of Frantic Frankfurt (FF-1) and what may lie on what (FF-6)."""

from collections.abc import Iterable, Mapping

import msgspec

from game.core import cards
from game.core.cards import Card

COLOURS = "YRB"
"""Yellow, red, blue: the letters of the card texts."""

DECK_SIZE = 132
MOST_COPIES = 8


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


class Deck(cards.Deck[CardKind]):
    """The 132 cards, their texts, and a table of what fits on what."""

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        super().__init__(kinds, (kind.text for kind in kinds))
        rows = {card: bytes(kind_fits(card, top) for top in kinds) for card in set(kinds)}
        self._fits = tuple(rows[card] for card in kinds)

    def fits(self, card: Card, top: Card) -> bool:
        """Say whether a card may lie on a top card (FF-6)."""
        return self._fits[card][top] == 1


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
