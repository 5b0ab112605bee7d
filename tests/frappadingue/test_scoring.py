"""Every choice of every possible throw, against a slow scorer that was written on its own."""

from collections import Counter
from math import comb

import pytest

from game.frappadingue.scoring import Use, best, card_sets, scores, use

from . import slow_scorer

THROWS = {1: 12, 2: 78, 3: 359, 4: 1305, 5: 3978}
"""How many throws there are by kind."""


def cards_of(choice) -> tuple[str, ...]:
    cards = [part.kind for part in choice.parts for _ in range(part.count)]
    return tuple(sorted([*cards, *choice.specials]))


@pytest.mark.parametrize("plus_five", [50, 30])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_every_choice_of_every_throw_agrees_with_the_slow_scorer(size: int, plus_five: int) -> None:
    count = 0
    for throw in slow_scorer.possible_throws(size):
        found = card_sets(throw, plus_five)
        assert {cards_of(choice): choice.points for choice in found} == slow_scorer.takes(
            throw, plus_five
        ), throw
        assert len(found) == len({choice.text for choice in found})
        assert scores(throw) == bool(found)
        count += 1
    assert count == THROWS[size]


def test_the_number_of_throws_is_what_counting_on_paper_gives() -> None:
    # k of 12 kinds with repetition, less those with three cards of one of the five kinds that
    # have only two (no throw of five has two such kinds).
    for size, count in THROWS.items():
        too_many = 5 * comb(size - 3 + 11, 11) if size >= 3 else 0
        assert count == comb(size + 11, 11) - too_many


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_the_best_set_comes_first_and_the_order_is_stable(size: int) -> None:
    for throw in slow_scorer.possible_throws(size):
        found = card_sets(throw, 50)
        assert [c.points for c in found] == sorted((c.points for c in found), reverse=True)
        assert found == card_sets(tuple(reversed(throw)), 50)
        assert best(throw, 50) == (found[0] if found else None)


@pytest.mark.parametrize("size", [1, 3, 5])
def test_a_card_says_what_it_can_do(size: int) -> None:
    for throw in slow_scorer.possible_throws(size):
        can_go = Counter[str]()
        for taken in slow_scorer.takes(throw, 50):
            can_go.update(taken)
        for kind in set(throw):
            useful = use(kind, throw) in (Use.ALONE, Use.COMBINES, Use.BOTH, Use.FOLLOWS)
            assert useful == (can_go[kind] > 0), (kind, throw)


def test_the_reasons_why_a_card_is_dimmed() -> None:
    throw = ("9", "9", "crash", "-5", "7")
    assert [use(kind, throw) for kind in throw] == [
        Use.TOO_FEW,
        Use.TOO_FEW,
        Use.DEAD,
        Use.LONELY,
        Use.TOO_FEW,
    ]
    throw = ("9", "9", "9", "8", "-5")
    assert [use(kind, throw) for kind in throw[2:]] == [Use.COMBINES, Use.ALONE, Use.FOLLOWS]


@pytest.mark.parametrize("kind", ["8", "12"])
def test_three_cards_that_score_alone_may_go_alone_or_together(kind: str) -> None:
    assert use(kind, (kind, kind, kind, "7")) is Use.BOTH
    assert use(kind, (kind, kind, "7")) is Use.ALONE
