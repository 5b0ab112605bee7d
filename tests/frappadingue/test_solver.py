"""The solver against a plain search of every throw, and the table that is shipped."""

from functools import cache
from itertools import combinations

import pytest

from game.frappadingue.content import load_table
from game.frappadingue.deck import PLAYED
from game.frappadingue.odds import losing_chance
from game.frappadingue.solver import (
    POINTS,
    TARGET,
    Plan,
    Solver,
    minus,
    model,
    points_reward,
    target_reward,
)
from game.frappadingue.table import Lookup, hand_text, make_book, text_of_kinds

from . import slow_scorer
from .scenario import standard_deck

SMALL = {"8": 2, "9": 3, "12": 2, "+5": 1, "-10": 1, "13": 1, "crash": 1}
"""Eleven cards: two full hands can be made of them, and a third throw of five can't."""


def counts(cards: dict[str, int]) -> tuple[int, ...]:
    return tuple(cards.get(kind, 0) for kind in PLAYED)


@cache
def plain(left: tuple[str, ...], in_hand: int, total: int, first: bool, goal: int) -> float:
    """Return the value of throwing, by looking at every throw card by card.

    The reward is the points, or with a goal whether it is reached.
    """
    piles = 5 - in_hand % 5
    if len(left) < piles:
        return 0.0
    throws = list(combinations(range(len(left)), piles))
    value = 0.0
    for places in throws:
        throw = tuple(left[place] for place in places)
        if slow_scorer.is_lost(throw, crash_kills=not first):
            continue
        best = 0.0
        for taken, points in slow_scorer.takes(throw, 50).items():
            rest = list(left)
            for card in taken:
                rest.remove(card)
            after, hand = total + points, in_hand % 5 + len(taken)
            best = max(best, plain(tuple(rest), hand, after, False, goal))
            if after > 0 and after % 100 == 0:
                best = max(best, float(after >= goal) if goal else after)
        value += best
    return value / len(throws)


def cards(kinds: dict[str, int]) -> tuple[str, ...]:
    return tuple(kind for kind, count in kinds.items() for _ in range(count))


def test_the_best_play_of_a_small_deck_is_that_of_a_plain_search() -> None:
    solver = Solver(counts(SMALL), 50)
    throwing = solver.solve(2)
    found = solver.first_throw(throwing)
    assert found == pytest.approx(plain(cards(SMALL), 0, 0, True, 0), abs=1e-9)
    assert found > 50


@pytest.mark.parametrize("goal", [100, 200, 300])
def test_the_best_chance_of_a_target_is_that_of_a_plain_search(goal: int) -> None:
    solver = Solver(counts(SMALL), 50, TARGET)
    found = solver.first_throw(solver.solve(2), -goal)
    assert found == pytest.approx(plain(cards(SMALL), 0, 0, True, goal), abs=1e-9)
    assert 0 < found < 1


def test_a_plan_is_worth_what_it_says_on_its_own_deck() -> None:
    solver = Solver(counts(SMALL), 50)
    throwing = solver.solve(2)
    played = Solver(counts(SMALL), 50, POINTS, Plan(solver, throwing))
    assert played.first_throw(played.solve(2)) == pytest.approx(solver.first_throw(throwing))


def test_a_worse_plan_is_worth_less() -> None:
    solver = Solver(counts(SMALL), 50)
    throwing = solver.solve(2)
    timid = [[0.0] * len(row) for row in throwing]
    played = Solver(counts(SMALL), 50, POINTS, Plan(solver, timid))
    assert played.first_throw(played.solve(2)) < solver.first_throw(throwing) - 1


@pytest.mark.parametrize("piles", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kills", [True, False])
def test_the_chances_of_all_throws_that_score_add_up(piles: int, kills: bool) -> None:
    full = standard_deck().counts()
    for left in (full, {**full, "8": 2, "12": 1, "+5": 0, "crash": 1}):
        chances = model(50).chances(counts(left), piles, crash_kills=kills)
        safe = 1 - losing_chance(left, piles, crash_kills=kills)
        assert sum(chances) == pytest.approx(float(safe), abs=1e-12)


def test_rewards() -> None:
    assert [points_reward(total) for total in (-100, 0, 50, 100, 350)] == [
        None,
        None,
        None,
        100,
        None,
    ]
    assert [target_reward(over) for over in (-100, 0, 50, 100)] == [0, 1, None, 1]


def test_cards_that_are_not_there_cannot_be_taken_away() -> None:
    assert minus((2, 1), (1, 1)) == (1, 0)
    assert minus((2, 1), (1, 2)) is None


def test_the_shipped_table_is_what_the_solver_finds() -> None:
    library = load_table()
    counts_now = standard_deck().counts()
    for book in library.books:
        assert library.book(counts_now, book.plus_five) is book
        again = make_book(counts_now, book.plus_five, turns=book.turns)
        assert again == book


def test_the_turns_of_the_table_are_chances() -> None:
    for book in load_table().books:
        assert sum(book.turns) == pytest.approx(1, abs=1e-3)
        assert book.reach == sorted(book.reach, reverse=True)
        assert book.reach[0] == 1
        # Who goes for 100 gets it more often than who goes for the most points.
        for hundreds in range(1, 10):
            assert book.reach[hundreds] > sum(book.turns[hundreds:])


def test_another_deck_gets_a_table_of_its_own() -> None:
    library = load_table()
    deck = {**standard_deck().counts(), "8": 8, "7": 4}
    book = library.book(deck, 50)
    assert book.points.values["8"][6] > library.books[0].points.values["8"][6]


def test_values_beyond_the_table_go_on_in_straight_lines() -> None:
    rows = load_table().books[0].points
    lookup = Lookup(rows)
    row = rows.values["8*2"]
    for place, value in enumerate(row):
        assert lookup.value("8*2", rows.low + 50 * place) == value
    high = rows.low + 50 * (len(row) - 1)
    for step in range(1, 9):
        gained = lookup.value("8*2", high + 50 * step) - lookup.value("8*2", high + 50 * step - 100)
        assert gained == pytest.approx(row[-1 - step % 2] - row[-3 - step % 2])
    assert lookup.value("8*2", rows.low - 100) == row[0]
    assert lookup.value("8*2", rows.low - 50) == row[1]
    assert lookup.value("8*2", 130) == 0
    assert lookup.value("+5*2", 100) == 0


def test_hand_texts() -> None:
    assert text_of_kinds(("12", "8", "+10", "8")) == "8*2 12 +10"
    assert text_of_kinds(()) == text_of_kinds(("8", "8", "8", "8", "8")) == "-"
    assert hand_text(counts({"9": 3})) == "9*3"
