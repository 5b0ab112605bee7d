"""The cards of Frappadingue Family (FP-1): kinds, copies, and their texts."""

from collections.abc import Iterable, Mapping

from game.core import cards
from game.core.cards import Card, check_counts

VALUES = ("7", "8", "9", "10", "11", "12", "13")
"""The KM cards, by the number that they show."""
SPECIALS = ("+5", "-5", "+10", "-10")
CRASH = "crash"
SWAP = "swap"
"""Forced swaps belong to the box, and stay in it in this game."""
PLAYED = (*VALUES, *SPECIALS, CRASH)
"""The kinds in play, in the order of all lists."""

DECK_SIZE = 54
SWAPS = 2
MOST_COPIES = 8

Kind = str
"""One of ``PLAYED``."""


class Deck(cards.Deck[Kind]):
    """The 52 cards in play and their texts; the two forced swaps stay in the box."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        super().__init__(kinds, kinds)

    def kinds_of(self, cards: Iterable[Card]) -> tuple[Kind, ...]:
        """Return the kinds of cards, in the same order."""
        return tuple(self.kinds[card] for card in cards)

    def counts(self) -> dict[Kind, int]:
        """Return how many cards in play there are of each kind."""
        return {kind: self.kinds.count(kind) for kind in PLAYED}


def build_deck(counts: Mapping[str, int]) -> Deck:
    """Build the deck from copies by kind; the swaps are counted, and left in the box (FP-1).

    ``ValueError`` says what is wrong: an unknown kind, too many copies, not two swaps, or a total
    that is not 54.
    """
    possible = (*PLAYED, SWAP)
    for kind in counts:
        if kind not in possible:
            raise ValueError(f"no kind {kind!r}; possible: {', '.join(possible)}")
    check_counts(counts, MOST_COPIES, DECK_SIZE)
    if counts.get(SWAP, 0) != SWAPS:
        raise ValueError(f"the deck has {counts.get(SWAP, 0)} swaps, and must have {SWAPS}")
    return Deck(tuple(kind for kind in PLAYED for _ in range(counts.get(kind, 0))))
