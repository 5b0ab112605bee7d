"""The chance of a losing throw on a full deck, counted card by card: ``python -m ...losing``.

Looks at every set of cards there is (2,598,960 for five piles) with the slow scorer, and shares
nothing with ``odds.py``.
"""

import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb

from game.frappadingue.content import load_deck
from game.frappadingue.odds import losing_chance

from . import slow_scorer


def by_card(piles: int, *, crash_kills: bool) -> Fraction:
    """Count every set of cards of the full deck."""
    deck = [kind for kind, copies in slow_scorer.COPIES.items() for _ in range(copies)]
    lost: dict[tuple[str, ...], bool] = {}
    count = total = 0
    for cards in combinations(deck, piles):
        if cards not in lost:
            lost[cards] = slow_scorer.is_lost(cards, crash_kills=crash_kills)
        count += lost[cards]
        total += 1
    return Fraction(count, total)


def by_kind(piles: int, *, crash_kills: bool) -> Fraction:
    """Count every throw by kind, each as often as the copies allow it."""
    count = 0
    for throw in slow_scorer.possible_throws(piles):
        if slow_scorer.is_lost(throw, crash_kills=crash_kills):
            ways = 1
            for kind in set(throw):
                ways *= comb(slow_scorer.COPIES[kind], throw.count(kind))
            count += ways
    return Fraction(count, comb(52, piles))


def lines() -> Iterator[str]:
    left = load_deck().counts()
    for crash_kills in (False, True):
        for piles in range(1, 6):
            odds = losing_chance(left, piles, crash_kills=crash_kills)
            counted = by_card(piles, crash_kills=crash_kills)
            agree = "agree" if odds == counted else "DIFFER"
            crash = "ends the turn" if crash_kills else "is dead"
            yield (
                f"{piles} piles, a crash {crash}: odds {odds} = {float(odds):.6%},"
                f" counted {counted} = {float(counted):.6%}, {agree}"
            )


if __name__ == "__main__":
    for line in lines():
        print(line)
        if "DIFFER" in line:
            sys.exit(1)
