"""The exact chance that a throw loses everything, from the cards that are really left.

A throw of k piles is k cards drawn without replacement (FP-5), so the chance is the number of sets
of k cards that lose, divided by the number of all sets of k cards. A set is safe if something in
it scores (FP-6) and no crash ends the turn (FP-10). Counted are the sets in which nothing scores:
no 8, no 12, and of each other value two cards at most.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import comb

from game.frappadingue.deck import CRASH, PLAYED, SPECIALS, VALUES, Deck, Kind
from game.frappadingue.scoring import LEAST, SINGLES
from game.frappadingue.state import Phase, State


def losing_chance(left: Mapping[Kind, int], piles: int, *, crash_kills: bool) -> Fraction:
    """Return the chance that a throw of so many piles ends the turn without a point.

    ``left`` holds how many cards of each kind the throw is drawn from; ``ValueError`` if they are
    fewer than the piles.
    """
    total = sum(left.values())
    if total < piles:
        raise ValueError(f"{total} cards are too few for {piles} piles")
    idle = sum(left.get(kind, 0) for kind in SPECIALS)
    crashes = left.get(CRASH, 0)
    alive = total - crashes if crash_kills else total
    safe = comb(alive, piles) - _without_score(left, piles, idle if crash_kills else idle + crashes)
    return 1 - Fraction(safe, comb(total, piles))


def _without_score(left: Mapping[Kind, int], piles: int, idle: int) -> int:
    """Count the sets in which nothing scores; ``idle`` cards never do, in any number.

    The coefficients of a product of polynomials, one a kind: ``ways[k]`` sets of k cards.
    """
    ways = [comb(idle, size) for size in range(piles + 1)]
    for kind in VALUES:
        if kind not in SINGLES:
            few = [comb(left.get(kind, 0), count) for count in range(LEAST)]
            ways = [
                sum(few[count] * ways[size - count] for count in range(min(LEAST, size + 1)))
                for size in range(piles + 1)
            ]
    return ways[piles]


def next_throw_loses(state: State, deck: Deck) -> Fraction | None:
    """Return the chance that the next throw of the turn loses everything.

    ``None`` where no throw is next: while something must be taken, and when the match is over.
    """
    if state.phase not in (Phase.FIRST, Phase.GO):
        return None
    kills = state.rules.crash_ends or state.phase is Phase.GO
    return losing_chance(pool(state, deck), state.piles, crash_kills=kills)


def pool(state: State, deck: Deck) -> dict[Kind, int]:
    """Return how many cards of each kind the next throw is drawn from (FP-5, FP-9, FP-13)."""
    cards = [*state.deck, *state.throw]
    if len(cards) < state.piles:
        cards += [*state.earlier, *(state.hand if state.full else ())]
    kinds = deck.kinds_of(cards)
    return {kind: kinds.count(kind) for kind in PLAYED}
