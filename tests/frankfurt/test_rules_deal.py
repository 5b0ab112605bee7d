"""Deck, deal, columns and count-down: FF-1 to FF-5."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.frankfurt.deck import build_deck
from game.frankfurt.evolve import layout_shape
from game.frankfurt.rules import INFO, FrankfurtRules
from game.frankfurt.state import COUNTDOWN

from .scenario import NUMBERS, Table, standard_deck


def test_ff_1_the_deck_has_132_cards_44_a_colour_and_a_fourth_7_and_14() -> None:
    deck = standard_deck()
    assert len(deck) == 132
    assert Counter(kind.colour for kind in deck.kinds) == {"Y": 44, "R": 44, "B": 44}
    copies = Counter((kind.colour, kind.number) for kind in deck.kinds)
    assert copies == {(c, n): 4 if n in (7, 14) else 3 for c in "YRB" for n in NUMBERS}
    assert {n for n in NUMBERS if n % 2} == {1, 3, 5, 7, 9, 11, 13}
    assert {n for n in NUMBERS if n % 2 == 0} == {8, 10, 12, 14, 16, 18, 20}


def test_ff_1_a_deck_that_does_not_add_up_is_refused_with_its_count() -> None:
    with pytest.raises(ValueError, match="131"):
        build_deck(
            {
                c: {n: 4 if n in (7, 14) and (c, n) != ("B", 7) else 3 for n in NUMBERS}
                for c in "YRB"
            }
        )


@pytest.mark.parametrize(("seats", "share"), [(2, 66), (3, 44), (4, 33)])
def test_ff_2_all_cards_are_dealt_the_same_number_to_each(seats: int, share: int) -> None:
    rules = FrankfurtRules(standard_deck())
    state = rules.initial_state(INFO.configure(seats, 5), Rng(5, "rules"))
    assert [len(p.draw) + p.column_cards for p in state.seats] == [share] * seats
    assert sorted(rules.card_census(state)) == list(range(132))
    assert not state.box


def test_ff_2_the_deal_differs_from_seed_to_seed() -> None:
    rules = FrankfurtRules(standard_deck())
    deals = {
        rules.initial_state(INFO.configure(2, seed), Rng(seed, "rules")).seats[0].draw
        for seed in range(20)
    }
    assert len(deals) == 20


def test_ff_3_columns_of_1_2_3_4_with_only_the_top_face_up() -> None:
    rules = FrankfurtRules(standard_deck())
    state = rules.initial_state(INFO.configure(4, 1), Rng(1, "rules"))
    for player in state.seats:
        assert [len(column.cards) for column in player.columns] == [1, 2, 3, 4]
        assert [column.up for column in player.columns] == [1, 1, 1, 1]


def test_ff_3_column_by_column_from_the_top_of_the_draw_pile_first_card_at_the_bottom() -> None:
    # The next round begins from draw piles whose order is known.
    table = Table("""
        phase slap
        first-slap 0
        clock 10
        pile 1: Y8
        place 1: old
        pile 2: -
        place 2: taken
        seat 0: - | - | - | -
        seat 1: - | - | - | -
        draw 0: R1 R3 R5 R7 R8 R9 R10 R11 R12 R13 R14
        draw 1: B1 B3 B5 B7 B8 B9 B10 B11 B12 B13 B14 B16
        state 1: slapped counted=12 rank=0
    """)
    assert table.press(0, "pile 1")[-1] == "round-started round 2"
    assert table.columns(0) == "R1 | (R3) R5 | (R7) (R8) R9 | (R10) (R11) (R12) R13"
    assert table.columns(1) == "B1 | (B3) B5 | (B7) (B8) B9 | (B10) (B11) (B12) B13"
    table.wait(COUNTDOWN)
    # FF-4: the next card after the columns is the one that starts the pile.
    assert table.line("pile 1") == "R14@0"
    assert table.line("pile 2") == "B14@1"
    assert table.line("draw 0") == "Y8"


def test_ff_4_as_many_piles_as_players_revealed_together_after_three_steps_of_0_6_s() -> None:
    for seats in (2, 3, 4):
        rules = FrankfurtRules(standard_deck())
        state = rules.initial_state(INFO.configure(seats, 3), Rng(3, "rules"))
        table = Table(rules.describe(state))
        assert table.wait(3 * 36 - 1) == []
        (line,) = table.wait(1)
        assert line.startswith("revealed cards 0:")
        assert [len(pile.cards) for pile in table.state.piles] == [1] * seats
        assert [pile.cards[0].owner for pile in table.state.piles] == list(range(seats))


def test_ff_4_keys_before_the_reveal_do_nothing() -> None:
    table = Table("""
        phase countdown start 2
        seat 0: Y3 | - | - | -
        seat 1: R7 | - | - | -
        draw 0: Y8
        draw 1: R8
    """)
    before = table.state
    assert table.press(0, "column 1") == ["rejected seat 0 reason wait for the count-down"]
    assert table.legal(0) == []
    assert table.state == before
    table.wait(2)
    assert table.press(0, "column 1") == ["picked-up seat 0 column 1"]


@pytest.mark.parametrize(
    ("cards", "shape"),
    [
        (2, (1, 0, 0, 0)),
        (3, (1, 1, 0, 0)),
        (4, (1, 2, 0, 0)),
        (5, (1, 2, 1, 0)),
        (6, (1, 2, 2, 0)),
        (7, (1, 2, 3, 0)),
        (8, (1, 2, 3, 1)),
        (10, (1, 2, 3, 3)),
        (11, (1, 2, 3, 4)),
        (66, (1, 2, 3, 4)),
    ],
)
def test_ff_5_few_cards_fill_the_columns_in_order_and_leave_one_for_the_pile(
    cards: int, shape: tuple[int, ...]
) -> None:
    assert layout_shape(cards) == shape


def test_ff_5_a_missing_column_is_an_empty_column_from_the_start() -> None:
    table = Table("""
        phase slap
        first-slap 0
        pile 1: Y8
        place 1: old
        place 2: taken
        seat 0: - | - | - | -
        seat 1: - | - | - | -
        draw 0: R1 R3 R5 R7 R9
        draw 1: B1 B3 B5 B8 B10 B12 B14
        state 1: slapped counted=7 rank=0
    """)
    table.press(0, "pile 1")
    assert table.columns(0) == "R1 | (R3) R5 | (R7) R9 | -"
    assert table.columns(1) == "B1 | (B3) B5 | (B8) (B10) B12 | -"
    table.wait(COUNTDOWN)
    assert table.press(0, "column 2", "column 4") == ["moved seat 0 source 2 target 4 card R5"]
