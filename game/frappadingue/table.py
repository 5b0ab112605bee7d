"""The professor's table: what throwing on is worth, for every hand and every total.

A book holds what ``solver.py`` works out (depth 0): expected points by the counter's total, and how
likely a turn reaches what. It is shipped as data for the deck of FP-1; for another deck it is
worked out when it is first needed.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from game.frappadingue.deck import PLAYED, Kind
from game.frappadingue.scoring import STEP
from game.frappadingue.solver import (
    POINTS,
    TARGET,
    UNIT,
    Counts,
    Grid,
    Plan,
    Solver,
    Values,
    model,
)
from game.frappadingue.state import HAND

POINT_RANGE = (-300, 1500)
"""The totals that are kept; beyond, values go on in straight lines or stay as they are."""
LONGEST_REACH = 20
"""Targets of a whole turn are looked at up to this many hundreds."""
DIGITS_OF_POINTS = 1
DIGITS_OF_CHANCES = 5


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values of throwing on by the hand's text, for ``low``, ``low`` + 50, and so on."""

    low: int
    values: dict[str, list[float]]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tables for one worth of +5 KM."""

    plus_five: int
    points: Rows
    """Expected points by the counter's total."""
    reach: list[float]
    """The chance to write down 0, 100, 200 … or more in a turn that goes for it."""
    turns: list[float]
    """The chance that a turn played for points brings 0, 100, 200 …; the last one: or more."""


class Library(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The books of a deck, as they stand in the file."""

    format: Literal[1]
    deck: dict[str, int]
    books: list[Book]

    def book(self, deck: Mapping[Kind, int], plus_five: int) -> Book:
        """Return the book for a deck; it is worked out (about a second) for another deck."""
        known = next(book for book in self.books if book.plus_five == plus_five)
        if dict(deck) == self.deck:
            return known
        # How likely the others score what is only guessed at, so the known turns will do.
        return make_book(deck, plus_five, turns=known.turns)

    def error(self) -> str | None:
        """Say what is wrong with the file's values, or return ``None``."""
        if [book.plus_five for book in self.books] != [50, 30]:
            return "there must be a book for +5 KM worth 50, and one for 30"
        for book in self.books:
            hands = {
                hand_text(hand.cards) for hand in model(book.plus_five).hands if hand.size < HAND
            }
            rows = book.points.values
            if set(rows) != hands:
                return "points: not the hands of this game"
            if len({len(row) for row in rows.values()}) != 1:
                return "points: the rows have different lengths"
            if len(rows[hand_text((0,) * len(PLAYED))]) < 4:
                return "points: the rows are too short"
            if len(book.reach) < 2 or len(book.turns) < 2:
                return "reach and turns need two values at least"
        return None


class Lookup:
    """Rows made quick: the value of throwing on with a hand and a total."""

    def __init__(self, rows: Rows) -> None:
        self._low = rows.low
        self._rows = rows.values

    def value(self, hand: str, total: int) -> float:
        """Return the value; a full hand is the empty one. 0 for totals off the grid of 50."""
        place, off = divmod(total - self._low, UNIT)
        if off:
            return 0.0
        row = self._rows.get(hand)
        if row is None:
            return 0.0  # a hand that can never be written down
        if place < 0:
            return row[place % 2]
        if place < len(row):
            return row[place]
        last = len(row) - 1 - (place - len(row) + 1) % 2
        return row[last] + (row[last] - row[last - 2]) * ((place - last) // 2)


def hand_text(cards: Counts) -> str:
    """Return a hand as text, ``8*2 +5``, by kind in the order of ``PLAYED``; ``-`` if empty."""
    words = [
        kind if count == 1 else f"{kind}*{count}"
        for kind, count in zip(PLAYED, cards, strict=True)
        if count
    ]
    return " ".join(words) or "-"


def text_of_kinds(kinds: Sequence[Kind]) -> str:
    """Return the text of a hand of these cards; that of the empty hand for a full one."""
    if len(kinds) == HAND:
        return "-"
    return hand_text(tuple(kinds.count(kind) for kind in PLAYED))


def make_book(deck: Mapping[Kind, int], plus_five: int, turns: list[float] | None = None) -> Book:
    """Work the tables out for a deck; ``turns`` takes half a minute if it is not given."""
    counts = tuple(deck[kind] for kind in PLAYED)
    points = Solver(counts, plus_five, POINTS)
    target = Solver(counts, plus_five, TARGET)
    throwing, hitting = points.solve(0), target.solve(0)
    hundreds = range(1, LONGEST_REACH + 1)
    reach = [target.first_throw(hitting, -STEP * hundred) for hundred in hundreds]
    return Book(
        plus_five=plus_five,
        points=_rows(points, throwing, POINT_RANGE),
        reach=[1.0, *(round(chance, DIGITS_OF_CHANCES) for chance in reach)],
        turns=turns if turns is not None else _turns(counts, plus_five, points, throwing),
    )


def _rows(solver: Solver, found: list[Values], kept: tuple[int, int]) -> Rows:
    first, last = ((total - solver.grid.low) // UNIT for total in kept)
    values = {
        hand_text(hand.cards): [round(value, DIGITS_OF_POINTS) for value in row[first : last + 1]]
        for hand, row in zip(solver.model.hands, found, strict=True)
        if hand.size < HAND
    }
    return Rows(kept[0], values)


def _turns(counts: Counts, plus_five: int, solver: Solver, throwing: list[Values]) -> list[float]:
    """Return how likely a turn that is played for points brings 0, 100, 200 … points."""
    plan = Plan(solver, throwing)

    def at_least(hundreds: int) -> float:
        def reward(total: int) -> float | None:
            if total <= 0 or total % STEP:
                return None
            return float(total >= hundreds * STEP)

        grid = Grid(POINTS.low, POINTS.high, reward)
        played = Solver(counts, plus_five, grid, plan)
        return played.first_throw(played.solve(0))

    chances = [1.0, *map(at_least, range(1, LONGEST_REACH + 1)), 0.0]
    return [round(more - less, DIGITS_OF_CHANCES) for more, less in pairwise(chances)]
