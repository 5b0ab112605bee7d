"""What a set of cards is worth (FP-2 to FP-4) and which sets may be taken (FP-6, FP-7)."""

import enum
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from game.frappadingue.deck import CRASH, SPECIALS, VALUES, Kind

SINGLES = {"8": 100, "12": 50}
"""What scores alone (FP-2)."""
COMBINATIONS = {
    "7": (100, 200, 400),
    "8": (1000, 2000, 4000),
    "9": (200, 400, 800),
    "10": (300, 600, 1200),
    "11": (400, 800, 1600),
    "12": (500, 1000, 2000),
    "13": (600, 1200, 2400),
}
"""Three, four, five of a kind (FP-3)."""
LEAST = 3
"""Cards of the smallest combination."""
SPECIAL_POINTS = {"-5": -50, "+10": 100, "-10": -100}
"""The specials but +5, which is an option (FP-4)."""
LONGEST_THROW = 5
STEP = 100
"""Only multiples of this can be written down (FP-11)."""


class Part(msgspec.Struct, frozen=True):
    """Cards of one value that are taken from a throw: they count as one (FP-6)."""

    kind: Kind
    count: int

    @property
    def text(self) -> str:
        """Return ``12`` or, for several cards, ``8*2``."""
        return self.kind if self.count == 1 else f"{self.kind}*{self.count}"

    @property
    def points(self) -> int:
        """Return what the cards score: singly up to two, as a combination from three on."""
        if self.count >= LEAST:
            return COMBINATIONS[self.kind][self.count - LEAST]
        return SINGLES[self.kind] * self.count


class CardSet(msgspec.Struct, frozen=True):
    """A set that may be taken from a throw, with what all its cards score."""

    parts: tuple[Part, ...]
    specials: tuple[Kind, ...]
    """All that lie open: they always go along (FP-7)."""
    points: int

    @property
    def text(self) -> str:
        """Return ``8*2 12``: the parts by rising value, without the specials."""
        return " ".join(part.text for part in self.parts)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds of its cards, specials last."""
        taken = tuple(part.kind for part in self.parts for _ in range(part.count))
        return (*taken, *self.specials)

    @property
    def size(self) -> int:
        """Return the number of cards, specials included (FP-8)."""
        return sum(part.count for part in self.parts) + len(self.specials)


class Use(enum.Enum):
    """What a card of a throw can do; the values are text ids."""

    ALONE = "scores-alone"
    COMBINES = "scores-in-combination"
    BOTH = "scores-alone-or-in-combination"
    FOLLOWS = "special-goes-along"
    TOO_FEW = "needs-three-of-a-kind"
    LONELY = "special-never-alone"
    DEAD = "crash-is-dead"


def special_points(kind: Kind, plus_five: int) -> int:
    """Return the points of a special (FP-4)."""
    return plus_five if kind == "+5" else SPECIAL_POINTS[kind]


def card_sets(kinds: Iterable[Kind], plus_five: int) -> tuple[CardSet, ...]:
    """Return every set that may be taken from a throw, best first; empty: the turn is lost.

    Equal points: fewer cards first, then in order of the text.
    """
    return _card_sets(tuple(sorted(kinds)), plus_five)


@lru_cache(maxsize=8192)
def _card_sets(kinds: tuple[Kind, ...], plus_five: int) -> tuple[CardSet, ...]:
    specials = tuple(kind for kind in SPECIALS for _ in range(kinds.count(kind)))
    extra = sum(special_points(kind, plus_five) for kind in specials)
    amounts = [_amounts(kind, kinds.count(kind)) for kind in VALUES]
    found = []
    for counts in product(*amounts):
        pairs = zip(VALUES, counts, strict=True)
        parts = tuple(Part(kind, count) for kind, count in pairs if count)
        if parts:
            points = extra + sum(part.points for part in parts)
            found.append(CardSet(parts, specials, points))
    return tuple(sorted(found, key=lambda one: (-one.points, one.size, one.text)))


def _amounts(kind: Kind, lying: int) -> tuple[int, ...]:
    """Return how many cards of a value may be taken (FP-6)."""
    least = 1 if kind in SINGLES else LEAST
    return (0, *range(least, lying + 1))


def best(kinds: Iterable[Kind], plus_five: int) -> CardSet | None:
    """Return the set that scores most, the smallest of equal ones; ``None`` if nothing scores."""
    found = card_sets(kinds, plus_five)
    return found[0] if found else None


def scores(kinds: Sequence[Kind]) -> bool:
    """Say whether something in a throw can be taken (FP-6)."""
    return any(kind in SINGLES for kind in kinds) or any(
        kinds.count(kind) >= LEAST for kind in VALUES
    )


def use(kind: Kind, kinds: Sequence[Kind]) -> Use:
    """Return what a card of that kind can do in a throw of these kinds."""
    if kind == CRASH:
        return Use.DEAD
    if kind in SPECIALS:
        return Use.FOLLOWS if scores(kinds) else Use.LONELY
    if kinds.count(kind) >= LEAST:
        return Use.BOTH if kind in SINGLES else Use.COMBINES
    return Use.ALONE if kind in SINGLES else Use.TOO_FEW
