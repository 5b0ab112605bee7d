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
from game.frappadingue.scoring import LEAST, SINGLES, STEP
from game.frappadingue.state import Phase, State

PLUS_FIVE = "+5"


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


def in_vain(state: State, deck: Deck) -> bool:
    """Say whether the turn can't be written down any more whatever comes (FP-4, FP-11).

    All but +5 score multiples of 50, so only its printed 30 can do that: some number of those that
    are still to come must make up for it.
    """
    worth = state.rules.plus_five
    open_now = deck.kinds_of(state.throw).count(PLUS_FIVE)
    coming = deck.kinds_of(state.deck).count(PLUS_FIVE)
    points = state.points
    if state.phase is Phase.TAKE:
        points += worth * open_now
    else:
        coming += open_now
    half = STEP // 2
    return all((points + worth * more) % half for more in range(coming + 1))


def pool(state: State, deck: Deck) -> dict[Kind, int]:
    """Return how many cards of each kind the next throw is drawn from (FP-5, FP-9, FP-13)."""
    cards = [*state.deck, *state.throw]
    if len(cards) < state.piles:
        cards += [*state.earlier, *(state.hand if state.full else ())]
    kinds = deck.kinds_of(cards)
    return {kind: kinds.count(kind) for kind in PLAYED}
