"""The chance that the next throw loses everything, against counting all throws."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.frappadingue.odds import losing_chance, next_throw_loses, pool

from . import slow_scorer
from .losing import by_card, by_kind
from .scenario import Table, standard_deck, start

FULL = standard_deck().counts()


@pytest.mark.parametrize("crash_kills", [False, True])
@pytest.mark.parametrize("piles", [1, 2, 3, 4, 5])
def test_the_chances_on_a_full_deck_agree_with_a_count_by_kind(
    piles: int, crash_kills: bool
) -> None:
    assert losing_chance(FULL, piles, crash_kills=crash_kills) == by_kind(
        piles, crash_kills=crash_kills
    )


@pytest.mark.parametrize("piles", [1, 2, 3])
def test_the_chances_on_a_full_deck_agree_with_a_count_card_by_card(piles: int) -> None:
    for kills in (False, True):
        assert losing_chance(FULL, piles, crash_kills=kills) == by_card(piles, crash_kills=kills)


@given(
    cards=st.lists(st.sampled_from(slow_scorer.KINDS), min_size=5, max_size=14),
    piles=st.integers(1, 5),
    crash_kills=st.booleans(),
)
def test_the_chances_of_any_cards_left_agree_with_a_count(
    cards: list[str], piles: int, crash_kills: bool
) -> None:
    left = {kind: cards.count(kind) for kind in slow_scorer.KINDS}
    throws = list(combinations(cards, piles))
    lost = sum(slow_scorer.is_lost(throw, crash_kills=crash_kills) for throw in throws)
    found = losing_chance(left, piles, crash_kills=crash_kills)
    assert found == Fraction(lost, len(throws))


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="2 cards are too few for 3 piles"):
        losing_chance({"8": 2}, 3, crash_kills=True)


def chance(table: Table) -> Fraction | None:
    return next_throw_loses(table.state, table.rules.deck)


def test_the_next_throw_is_drawn_from_all_that_is_not_in_the_counter() -> None:
    table = start()
    assert chance(table) == losing_chance(FULL, 5, crash_kills=False)
    table.throw("8 12 7 9 10")
    assert chance(table) is None
    table.do("take 8 12")
    left = {**FULL, "8": 5, "12": 5}
    assert pool(table.state, table.rules.deck) == left
    assert chance(table) == losing_chance(left, 3, crash_kills=True)


def test_the_option_of_the_first_crash_changes_the_chance_of_the_first_throw_only() -> None:
    table = start(options="first_crash=ends")
    assert chance(table) == losing_chance(FULL, 5, crash_kills=True)
    assert chance(table) != chance(start())


def test_after_ten_full_hands_the_odds_know_that_cards_come_back() -> None:
    table = Table("""
        phase go
        seat 0: -
        seat 1: -
        counter: 13d 13e 13f 12f +10 = 750
        earlier: 7 7b 7c 7d 7e 7f 8 8b 8c 8d 8e 8f 9 9b 9c 9d 9e 9f 10 10b 10c 10d 10e 10f \
11 11b 11c 11d 11e 11f 12 12b 12c 12d 12e 13 13b 13c +5 +5b -5 -5b -10 -10b +10b
    """)
    assert pool(table.state, table.rules.deck) == FULL
    assert chance(table) == losing_chance(FULL, 5, crash_kills=True)


def test_nothing_is_left_to_throw_when_the_match_is_over() -> None:
    table = start(options="goal=rounds-1")
    table.throw("7 9 10 11 13")
    table.throw("7 9 10 11 13")
    assert chance(table) is None
