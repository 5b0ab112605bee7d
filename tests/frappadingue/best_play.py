"""What the best play of a turn earns, and what the professor does: ``... best_play --depth 1``.

Both are worked out by the solver and not played. Depth d follows d full hands with the exact deck;
after those a new hand begins with the deck that the hand before it began with. How much the next
depth changes the figure tells how large the error of the last one can be: each further hand is
reached much more seldom. Depth 0 takes a second, depth 1 a minute, depth 2 ten minutes.
"""

import argparse
import sys
import time

from game.frappadingue.content import load_deck, load_table
from game.frappadingue.deck import PLAYED
from game.frappadingue.solver import Grid, Plan, Solver, Values, points_reward
from game.frappadingue.state import HAND
from game.frappadingue.table import Lookup, hand_text

GRID = Grid(-400, 2000, points_reward)
"""Coarser ends than the table's own grid: their error is below 0.001 points (depth 0)."""


def shipped(solver: Solver) -> list[Values]:
    """Return the professor's table as values for a solver's hands."""
    library = load_table()
    book = next(book for book in library.books if book.plus_five == solver.model.plus_five)
    lookup = Lookup(book.points)
    hands = solver.model.hands
    texts = [hand_text(hand.cards) if hand.size < HAND else "-" for hand in hands]
    return [[lookup.value(text, total) for total in solver.grid.totals] for text in texts]


def measure(depth: int, plus_five: int, *, crash_ends: bool = False) -> tuple[float, float]:
    """Return what the best play earns a turn, and what the professor earns."""
    counts = load_deck().counts()
    deck = tuple(counts[kind] for kind in PLAYED)
    best = Solver(deck, plus_five, GRID)
    most = best.first_throw(best.solve(depth), crash_ends=crash_ends)
    played = Solver(deck, plus_five, GRID, Plan(best, shipped(best)))
    return most, played.first_throw(played.solve(depth), crash_ends=crash_ends)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--plus-five", type=int, choices=(50, 30), default=50)
    args = parser.parse_args()
    for depth in range(args.depth + 1):
        start = time.perf_counter()
        most, professor = measure(depth, args.plus_five)
        print(
            f"depth {depth}: best {most:.4f}, professor {professor:.4f} points a turn,"
            f" {1 - professor / most:.4%} less, {time.perf_counter() - start:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
