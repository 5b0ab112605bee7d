"""Discarding, turning, moving, who is first: FF-6 to FF-9, and being stuck: FF-11."""

import itertools

import pytest

from game.frankfurt.state import COUNTDOWN

from .scenario import Table, kinds, loaded, standard_deck

RACE = """
    clock 600
    pile 1: Y8
    pile 2: R5
    seat 0: B9 | (B1) Y9 | - | (R1) (R3) R20
    seat 1: R7 | (B3) B13 | - | -
    draw 0: Y1 Y3
    draw 1: Y5 Y7
"""


def test_ff_6_what_fits_is_exactly_another_colour_higher_or_one_colour_odd_on_even() -> None:
    deck = standard_deck()
    for card, top in itertools.product(range(132), repeat=2):
        a, b = deck.kind(card), deck.kind(top)
        if a.colour == b.colour:
            expected = a.number % 2 == 1 and b.number % 2 == 0
        else:
            expected = a.number > b.number
        assert deck.fits(card, top) == expected


@pytest.mark.parametrize(
    ("card", "top", "fits"),
    [
        ("B9", "Y8", True),  # another colour, higher
        ("B8", "Y8", False),  # equal
        ("B7", "Y8", False),  # lower
        ("Y9", "Y8", True),  # odd on even, higher
        ("Y7", "Y8", True),  # odd on even, lower
        ("Y10", "Y8", False),  # even on even
        ("Y9", "Y7", False),  # odd on odd
        ("Y8", "Y7", False),  # even on odd
    ],
)
def test_ff_6_cases_of_the_sheet_played_on_a_pile(card: str, top: str, fits: bool) -> None:
    table = Table(f"""
        pile 1: {top}
        pile 2: R20
        seat 0: {card} | R1 | - | -
        seat 1: R1 | (R3) R7 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    event = table.press(0, "column 1", "pile 1")[0]
    assert event.startswith("discarded" if fits else "bounced")
    laid = [word.split("@")[0] for word in table.line("pile 1").split()]
    assert laid == ([top, card] if fits else [top])
    assert table.columns(0).startswith("-" if fits else card)


def test_ff_7_after_its_top_has_left_the_next_card_may_be_turned_by_a_key() -> None:
    table = Table(RACE)
    assert table.press(0, "column 2", "pile 1") == [
        "discarded seat 0 column 2 pile 1 card Y9 wrong no"
    ]
    assert table.columns(0) == "B9 | (B1) | - | (R1) (R3) R20"
    assert table.press(0, "column 2") == ["turned seat 0 column 2 card B1"]
    assert table.columns(0) == "B9 | B1 | - | (R1) (R3) R20"


def test_ff_7_not_while_the_top_card_is_still_in_the_hand() -> None:
    table = Table(RACE)
    assert table.press(0, "column 2", "column 2") == ["put-back seat 0 column 2"]
    assert table.columns(0) == "B9 | (B1) Y9 | - | (R1) (R3) R20"


def test_ff_7_automatic_turning_turns_at_once() -> None:
    table = Table("options turning=automatic" + RACE)
    assert table.press(0, "column 2", "pile 1") == [
        "discarded seat 0 column 2 pile 1 card Y9 wrong no",
        "turned seat 0 column 2 card B1",
    ]
    assert table.press(0, "column 4", "column 3") == [
        "moved seat 0 source 4 target 3 card R20",
        "turned seat 0 column 4 card R3",
    ]


def test_ff_8_a_top_card_moves_into_an_empty_column_and_the_card_under_it_may_be_turned() -> None:
    table = Table(RACE)
    assert table.press(0, "column 4", "column 3") == ["moved seat 0 source 4 target 3 card R20"]
    assert table.columns(0) == "B9 | (B1) Y9 | R20 | (R1) (R3)"
    assert table.press(0, "column 4") == ["turned seat 0 column 4 card R3"]


def test_ff_8_never_onto_a_column_with_cards() -> None:
    table = Table(RACE)
    table.press(0, "column 4")
    assert table.press(0, "column 2") == ["put-back seat 0 column 4", "picked-up seat 0 column 2"]
    assert table.columns(0) == "B9 | (B1) Y9^ | - | (R1) (R3) R20"


@pytest.mark.parametrize("first", [0, 1])
def test_ff_9_of_two_cards_the_first_stays_and_the_other_goes_back(first: int) -> None:
    table = Table("""
        pile 1: Y8
        pile 2: R20
        seat 0: B9 | R1 | - | -
        seat 1: R9 | B1 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(0, "column 1")
    table.press(1, "column 1")
    second = 1 - first
    assert table.press(first, "pile 1")[0].startswith(f"discarded seat {first}")
    assert table.press(second, "pile 1")[0].startswith(f"bounced seat {second}")
    assert table.columns(first).startswith("-")
    assert not table.columns(second).startswith("-")


def test_ff_9_the_other_card_stays_too_if_it_fits_on_the_first() -> None:
    table = Table("""
        pile 1: Y8
        pile 2: R20
        seat 0: B9 | R1 | - | -
        seat 1: R10 | B1 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(0, "column 1")
    table.press(1, "column 1")
    table.press(0, "pile 1")
    assert table.press(1, "pile 1")[0].startswith("discarded seat 1")
    assert table.line("pile 1") == "Y8@0 B9@0.1 R10@1.1"


def test_ff_11_when_nobody_can_do_anything_the_game_counts_down_and_all_reveal() -> None:
    table = Table("""
        clock 600
        pile 1: Y20
        pile 2: B13
        seat 0: R12 | - | - | -
        seat 1: R8 | R14^ | - | -
        draw 0: B1 B3
        draw 1: B5 B7
    """)
    assert table.press(1, "pile 2")[1:] == ["countdown-started phase countdown stuck"]
    assert table.legal(0) == []
    assert table.wait(COUNTDOWN) == ["revealed cards 0:B1 1:B5"]
    assert table.line("pile 1") == "Y20@0 B1@0"
    assert table.line("pile 2") == "B13@1 R14@1.2 B5@1"


@pytest.mark.parametrize(
    ("seat0", "why"),
    [
        ("B9 | - | - | -", "a fitting face-up card"),
        ("R7 | (R8) | - | -", "a card to turn"),
        ("R7 | (R9) R8 | - | -", "a move into an empty column that would turn a card"),
        ("R7 | R9 R8 | - | -", "a move into an empty column that would free a card"),
    ],
)
def test_ff_11_not_stuck_while_somebody_has(seat0: str, why: str) -> None:
    table = Table(f"""
        pile 1: R8
        pile 2: B20
        seat 0: {seat0}
        seat 1: B3 | B1^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    events = table.press(1, "column 2")
    assert events == ["put-back seat 1 column 2"], why
    assert table.line("phase") == "race", why


def test_ff_11_a_full_row_of_columns_has_no_move_and_a_lone_card_frees_nothing() -> None:
    table = Table("""
        pile 1: R20
        pile 2: B20
        seat 0: R8 | R10 | R12 | (R1) R14
        seat 1: B8 | B10^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.line("phase") == f"countdown stuck {COUNTDOWN}"


def test_ff_11_a_card_in_the_hand_is_put_back_by_the_countdown() -> None:
    table = Table("""
        pile 1: R20
        pile 2: B20
        seat 0: R10^ | - | - | -
        seat 1: B8 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.line("phase") == f"countdown stuck {COUNTDOWN}"
    assert table.columns(0) == "R10 | - | - | -"
    assert table.columns(1) == "B8 | B10 | - | -"


def test_ff_11_without_a_draw_pile_a_random_card_comes_out_of_the_box_in_seat_order() -> None:
    table = Table(
        """
        phase countdown stuck 1
        pile 1: Y20
        pile 2: B20
        seat 0: R7 | - | - | -
        seat 1: R8 | B8 | - | -
        """,
        luck=loaded(2, 0),
    )
    box = table.line("box").split()
    (line,) = table.wait(1)
    assert line == f"revealed cards 0:{box[2]} 1:{box[0]}"
    assert table.line("pile 1").split()[-1] == f"{box[2]}@0"


def test_ff_11_who_finds_no_card_lays_none() -> None:
    rest = all_but("Y20", "B20", "R7", "R8", "B8", "Y1")
    table = Table(
        f"""
        phase countdown stuck 1
        pile 1: Y20 {rest}
        pile 2: B20
        seat 0: R7 | - | - | -
        seat 1: R8 | B8 | - | -
        draw 0: -
        draw 1: -
        box: Y1
    """,
        luck=loaded(0),
    )
    assert table.wait(1) == ["revealed cards 0:Y1"]


def all_but(*texts: str) -> str:
    """Return the texts of all cards but these (first copies)."""
    deck = standard_deck()
    return " ".join(deck.text(card) for card in range(132) if deck.text(card) not in texts)


def in_vain(rotations: int) -> Table:
    rest = all_but("Y20", "B20", "R7", "R8", "B8", "B12", "Y12")
    return Table(f"""
        phase countdown stuck 1
        clock 600
        rotations {rotations}
        pile 1: {rest} Y20
        pile 2: Y12 B20
        seat 0: R7 | - | - | -
        seat 1: R8 | B8 | B12 | -
        draw 0: -
        draw 1: -
        box: -
    """)


def test_ff_11_if_nobody_finds_one_each_piles_bottom_card_becomes_its_top() -> None:
    table = in_vain(0)
    bottom = table.line("pile 1").split()[0]
    assert "rotated" in table.wait(1)
    assert table.line("pile 1").split()[-1] == bottom
    assert table.line("pile 2") == "B20@1 Y12@1"
    assert table.line("rotations") == "1"


def test_ff_11a_after_four_such_rotations_in_vain_the_round_ends() -> None:
    assert len(in_vain(0).state.piles[0].cards) > 4
    assert "rotated" in in_vain(3).wait(1)
    table = in_vain(4)
    # The first slap goes to who has fewest cards in the columns; the smallest pile is boxed.
    assert table.wait(1)[0] == "slapped seat 0 pile 2 by-hand no first yes"
    assert kinds(table.line("box")) == "Y12 B20"


def test_ff_11_ten_seconds_without_discarding_turning_or_moving_count_as_stuck() -> None:
    table = Table(RACE)
    table.press(0, "column 1", "column 1")
    assert table.wait(600) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]
    assert table.wait(COUNTDOWN) == ["revealed cards 0:Y1 1:Y5"]


@pytest.mark.parametrize("keys", [("column 1", "pile 1"), ("column 4", "column 3")])
def test_ff_11_a_discard_or_a_move_starts_the_ten_seconds_anew(keys: tuple[str, str]) -> None:
    table = Table(RACE)
    table.wait(500)
    table.press(0, *keys)
    assert table.wait(600) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_11_turning_starts_the_ten_seconds_anew() -> None:
    table = Table(RACE)
    table.press(0, "column 4", "column 3")
    table.wait(500)
    assert table.press(0, "column 4") == ["turned seat 0 column 4 card R3"]
    assert table.wait(600) == []


def test_ff_11_not_stuck_while_somebody_with_empty_columns_has_not_slapped() -> None:
    table = Table("""
        pile 1: R8
        pile 2: B20
        seat 0: R9^ | - | - | -
        seat 1: B3 | B1 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(0, "pile 1") == ["discarded seat 0 column 1 pile 1 card R9 wrong no"]
    assert table.line("phase") == "race"
