"""A second scorer, written from the clauses alone and without regard to speed.

It looks at every subset of a throw's cards and asks the clauses one after another whether that
subset may be taken, and what it scores. It shares nothing with ``scoring.py``.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

KM = ("7", "8", "9", "10", "11", "12", "13")
SPECIALS = ("+5", "-5", "+10", "-10")
KINDS = (*KM, *SPECIALS, "crash")
COPIES = {**dict.fromkeys(KM, 6), **dict.fromkeys((*SPECIALS, "crash"), 2)}
THREE = {"7": 100, "8": 1000, "9": 200, "10": 300, "11": 400, "12": 500, "13": 600}
"""FP-3: four of a kind is twice three, five is four times three."""

Set = tuple[str, ...]


def possible_throws(size: int) -> Iterator[Set]:
    """Yield every throw of that many cards by kind, as FP-1's deck allows it."""

    def extend(kinds: Set, left: int) -> Iterator[Set]:
        if left == 0:
            yield ()
        elif kinds:
            for count in range(min(left, COPIES[kinds[0]]) + 1):
                for rest in extend(kinds[1:], left - count):
                    yield (*(kinds[:1] * count), *rest)

    yield from extend(KINDS, size)


def takes(throw: Set, plus_five: int) -> dict[Set, int]:
    """Return every set that may be taken from a throw, sorted, with its points."""
    found = {}
    for size in range(1, len(throw) + 1):
        for places in combinations(range(len(throw)), size):
            cards = tuple(throw[place] for place in places)
            if may_be_taken(cards, throw):
                found[tuple(sorted(cards))] = worth(cards, plus_five)
    return found


def may_be_taken(cards: Set, throw: Set) -> bool:
    have = Counter(cards)
    if have["crash"]:
        return False
    for special in SPECIALS:
        if have[special] != throw.count(special):
            return False  # FP-7: all of them go along
    for km in ("7", "9", "10", "11", "13"):
        if have[km] in (1, 2):
            return False  # FP-2: only in combinations
    return any(have[km] for km in KM)  # FP-6, FP-7: never specials alone


def worth(cards: Set, plus_five: int) -> int:
    have = Counter(cards)
    total = plus_five * have["+5"] - 50 * have["-5"] + 100 * have["+10"] - 100 * have["-10"]
    for km in KM:
        match have[km]:
            case 1 | 2:
                total += {"8": 100, "12": 50}[km] * have[km]
            case 3:
                total += THREE[km]
            case 4:
                total += 2 * THREE[km]
            case 5:
                total += 4 * THREE[km]
    return total


def is_lost(throw: Set, *, crash_kills: bool) -> bool:
    """Say whether a throw ends the turn (FP-6, FP-10)."""
    if crash_kills and "crash" in throw:
        return True
    have = Counter(throw)
    return not (have["8"] or have["12"] or any(have[km] >= 3 for km in KM))
