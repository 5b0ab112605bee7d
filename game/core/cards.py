"""Cards are small whole numbers with texts; zones are tuples of them; none is lost or doubled."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

K = TypeVar("K")

Card = int
"""A card's place in its deck, from 0."""
HIDDEN: Card = -1
"""Stands where a seat may not know which card it is."""
NOTHING: Card = -2
"""Stands where no card is: nothing chosen, nothing thrown in."""
Hands = tuple[tuple[Card, ...], ...]
"""The cards of each seat."""

COPY_MARKS = ("", *"bcdefghijklmnop")
"""The first copy of a kind has the kind's text, ``Y14``, the second is ``Y14b``, and so on."""


class Deck(Generic[K]):
    """The cards of a game: ``kinds`` is each card's, and each has a text of its own."""

    def __init__(
        self,
        kinds: Sequence[K],
        names: Iterable[str],
        mark: Callable[[int], str] = COPY_MARKS.__getitem__,
    ) -> None:
        """Take each card's kind, the kind's name, and what marks its copies, counted from 0."""
        self.kinds = tuple(kinds)
        self.cards: tuple[Card, ...] = tuple(range(len(self.kinds)))
        copies: dict[str, tuple[Card, ...]] = {}
        texts = []
        for card, name in enumerate(names):
            earlier = copies.get(name, ())
            texts.append(name + mark(len(earlier)))
            copies[name] = (*earlier, card)
        self._copies = copies
        self._texts = tuple(texts)
        self._cards = {text: card for card, text in enumerate(texts)}

    def __len__(self) -> int:
        return len(self.kinds)

    def kind(self, card: Card) -> K:
        """Return a card's kind."""
        return self.kinds[card]

    def text(self, card: Card) -> str:
        """Return a card's text; ``?`` for a hidden one."""
        return "?" if card == HIDDEN else self._texts[card]

    def listing(self) -> str:
        """Return the texts of all cards, one a line."""
        return "\n".join(self._texts)

    def card(self, text: str) -> Card:
        """Return the card of a text; ``ValueError`` if the deck has no such card."""
        try:
            return self._cards[text]
        except KeyError:
            raise ValueError(f"the deck has no card {text!r}") from None

    def copies(self, name: str) -> tuple[Card, ...]:
        """Return all copies of a kind, first copy first; empty if there is none."""
        return self._copies.get(name, ())

    def find(self, cards: Iterable[Card], name: str) -> Card | None:
        """Return the first of the cards that is of a kind, or ``None``."""
        copies = self._copies.get(name, ())
        for card in cards:
            if card in copies:
                return card
        return None


class RankedDeck(Deck[K]):
    """A deck whose kinds have places in all lists, their ranks."""

    def __init__(
        self,
        kinds: Sequence[K],
        names: Sequence[str],
        order: Sequence[str],
        mark: Callable[[int], str] = COPY_MARKS.__getitem__,
    ) -> None:
        """Take what a deck takes, and the names of all kinds in order."""
        super().__init__(kinds, names, mark)
        places = {name: rank for rank, name in enumerate(order)}
        self.ranks = tuple(places[name] for name in names)
        self._order = tuple(order)

    def ranks_of(self, cards: Iterable[Card]) -> list[int]:
        """Return the ranks of the kinds among cards, each once, in order."""
        return sorted(set(map(self.ranks.__getitem__, cards)))

    def kinds_of(self, cards: Iterable[Card]) -> list[str]:
        """Return the names of the kinds among cards, each once, in order."""
        return [self._order[rank] for rank in self.ranks_of(cards)]

    def counts(self) -> dict[str, int]:
        """Return how many cards there are of each kind."""
        return {name: len(self.copies(name)) for name in self._order}


def check_counts(counts: Mapping[str, int], most: int, size: int) -> None:
    """Raise ``ValueError`` unless copies by kind make a deck of a size, none too many of a kind."""
    for name, copies in counts.items():
        if not 0 <= copies <= most:
            raise ValueError(f"{copies} copies of {name}: out of range")
    total = sum(counts.values())
    if total != size:
        raise ValueError(f"the deck has {total} cards, and must have {size}")


def conservation_error(found: Iterable[int], deck: Iterable[int]) -> str | None:
    """Say which cards are missing or double among those found, or return ``None``."""
    have, want = Counter(found), Counter(deck)
    if have == want:
        return None
    missing = sorted((want - have).elements())
    extra = sorted((have - want).elements())
    return f"cards missing: {missing}, too many: {extra}"
