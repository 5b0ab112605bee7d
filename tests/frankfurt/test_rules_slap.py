"""The end of a round, the next one, and the end of the match: FF-12 to FF-15."""

import pytest

from game.frankfurt.state import COUNTDOWN

from .scenario import BLOCK, LATE, SLAP_TIME, Table, kinds

FOUR = """
    clock 600
    pile 1: Y8 B9@0.1
    pile 2: R5
    pile 3: B20
    pile 4: Y1 Y3 Y5
    seat 0: B10^ | - | - | -
    seat 1: R7 | (B3) R8 | - | -
    seat 2: R3 | (B1) R10 | - | -
    seat 3: R1 | (B5) R12 | - | -
    draw 0: R16 R18
    draw 1: B16 B18
    draw 2: Y16 Y18
    draw 3: Y7 Y9
"""


def test_ff_12_who_has_no_card_in_the_columns_slaps_a_pile_of_choice_into_the_box() -> None:
    table = Table(FOUR)
    assert table.press(0, "column 1", "column 1", "pile 2") == [
        "discarded seat 0 column 1 pile 2 card B10 wrong no"
    ]
    box = table.line("box").split()
    assert table.press(0, "pile 1") == ["slapped seat 0 pile 1 by-hand yes first yes"]
    assert kinds(table.line("pile 1")) == "-"
    assert table.line("box").split()[len(box) :] == ["Y8", "B9"]
    assert table.line("draw 0") == "R16 R18"


def test_ff_12_until_the_slap_the_others_go_on_and_may_slap_first() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: B10^ | - | - | -
        seat 1: B9 | - | - | -
        seat 2: R3 | (B1) R10 | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    table.press(0, "pile 2")
    assert table.press(1, "column 1", "pile 1")[0].startswith("discarded seat 1")
    # Both are out; seat 1 was second, and slaps first.
    assert table.press(1, "pile 3")[0] == "slapped seat 1 pile 3 by-hand yes first yes"


def test_ff_12_a_card_in_the_hand_still_counts_as_lying_in_its_column() -> None:
    table = Table(FOUR)
    assert table.press(0, "column 1") == ["put-back seat 0 column 1"]
    assert table.press(0, "pile 1") == ["rejected seat 0 reason the key has no meaning now"]


@pytest.mark.parametrize(("waited", "slapped"), [(SLAP_TIME, False), (SLAP_TIME + 1, True)])
def test_ff_12_after_5_s_without_a_deed_the_smallest_pile_is_slapped_for_who_was_out_first(
    waited: int, slapped: bool
) -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: B10^ | - | - | -
        seat 1: B9 | - | - | -
        seat 2: R3 | (B1) R10 | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    table.press(0, "pile 2")
    table.wait(100)
    table.press(1, "column 1", "pile 1")
    lines = table.wait(waited)
    # Piles 1 and 2 hold two cards, pile 3 one.
    assert lines == (["slapped seat 0 pile 3 by-hand no first yes"] if slapped else [])


def test_ff_12_of_equal_piles_the_leftmost_is_slapped() -> None:
    table = Table("""
        clock 600
        pile 1: Y8 Y9@1
        pile 2: R5
        pile 3: B20
        seat 0: - | - | - | -
        seat 1: R3 | (B1) R10 | - | -
        seat 2: R1 | (B3) R12 | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
        state 0: out=0
    """)
    assert table.wait(SLAP_TIME + 1) == ["slapped seat 0 pile 2 by-hand no first yes"]


OWN_WRONG = """
    options mode=table
    clock 600
    pile 1: Y8 Y10@0.1!3
    pile 2: R5 R7@0.2!1 R9@0.1!2
    pile 3: B20
    seat 0: - | - | - | -
    seat 1: R3 | (B1) R10 | - | -
    seat 2: R1 | (B3) R12 | - | -
    draw 0: R16
    draw 1: B16
    draw 2: Y16
    state 0: out=0
"""


def test_ff_12_table_own_wrong_top_cards_come_back_instead_of_the_slap() -> None:
    table = Table(OWN_WRONG)
    assert table.press(0, "pile 3") == [
        f"slap-refused seat 0 pile 3 returned Y10@1 R9@1 R7@2 blocked-until {600 + BLOCK}"
    ]
    # The first laid lies on top again, whichever pile it was on.
    assert table.columns(0) == "Y10 R9 | R7 | - | -"
    assert table.press(0, "pile 3") == ["rejected seat 0 reason blocked"]
    assert table.line("phase") == "race"


def test_ff_12_table_so_too_when_the_game_slaps_for_them() -> None:
    table = Table(OWN_WRONG)
    (line,) = table.wait(SLAP_TIME + 1)
    assert line.startswith("slap-refused seat 0")


def test_ff_13_the_others_slap_another_one_each_and_take_cards_under_the_draw_pile() -> None:
    table = Table(FOUR)
    table.press(0, "pile 2", "pile 1")
    assert table.press(2, "pile 4") == ["slapped seat 2 pile 4 by-hand yes first no"]
    # The draw pile, the pile from its bottom up, the columns from left to right, bottom up.
    assert table.line("draw 2") == "Y16 Y18 Y1 Y3 Y5 R3 B1 R10"


def test_ff_13_of_two_hands_on_one_pile_the_first_has_it_and_the_key_does_nothing() -> None:
    table = Table(FOUR)
    table.press(0, "pile 2", "pile 1")
    table.press(2, "pile 4")
    nothing = ["rejected seat 1 reason the key has no meaning now"]
    assert table.press(1, "pile 4") == nothing
    assert table.press(1, "pile 1") == nothing
    assert table.press(1, "pile 3")[0].startswith("slapped seat 1 pile 3")


def test_ff_13_one_slap_a_player_and_round() -> None:
    table = Table(FOUR)
    table.press(0, "pile 2", "pile 1")
    table.press(2, "pile 4")
    for seat in (0, 2):
        assert table.legal(seat) == []
        assert table.press(seat, "pile 3")[0].startswith("rejected")


def test_ff_13_from_the_first_slap_on_nobody_discards_and_nothing_is_called() -> None:
    table = Table("options mode=table" + FOUR.replace("Y8 B9@0.1", "Y8 B9@0.1 R5@3.1!"))
    table.press(1, "column 2")
    assert table.columns(1) == "R7 | (B3) R8^ | - | -"
    table.press(0, "pile 2", "pile 2")
    assert table.columns(1) == "R7 | (B3) R8 | - | -"
    assert table.press(1, "column 1") == ["rejected seat 1 reason the key has no meaning now"]
    # The wrong card goes with its pile.
    table.wait(LATE + 1)
    assert table.press(1, "pile 1")[0].startswith("slapped seat 1 pile 1")
    assert "R5" in kinds(table.line("draw 1"))


def test_ff_13_the_last_player_gets_the_last_pile_without_a_slap() -> None:
    table = Table(FOUR)
    table.press(0, "pile 2", "pile 1")
    table.press(2, "pile 4")
    assert table.press(3, "pile 2") == [
        "slapped seat 3 pile 2 by-hand yes first no",
        "slapped seat 1 pile 3 by-hand no first no",
        "round-started round 2",
    ]


def test_ff_13_with_two_players_the_first_slap_ends_the_round() -> None:
    table = Table("""
        pile 1: Y8
        pile 2: R5
        seat 0: B9^ | - | - | -
        seat 1: R7 | (B3) R8 | - | -
        draw 0: R16 R18
        draw 1: B16 B18
    """)
    assert table.press(0, "pile 1", "pile 1")[1:] == [
        "slapped seat 1 pile 2 by-hand no first no",
        "round-started round 2",
    ]


@pytest.mark.parametrize(("waited", "over"), [(SLAP_TIME, False), (SLAP_TIME + 1, True)])
def test_ff_13_who_has_not_slapped_after_5_s_gets_what_is_left_smallest_first_in_seat_order(
    waited: int, over: bool
) -> None:
    table = Table(FOUR)
    table.press(0, "pile 2", "pile 1")
    lines = table.wait(waited)
    assert lines == (
        [
            "slapped seat 1 pile 3 by-hand no first no",
            "slapped seat 2 pile 2 by-hand no first no",
            "slapped seat 3 pile 4 by-hand no first no",
            "round-started round 2",
        ]
        if over
        else []
    )


def test_ff_14_with_two_cards_or_more_each_a_new_round_begins() -> None:
    table = Table("""
        round 4
        pile 1: Y8
        pile 2: R5
        seat 0: B9^ | - | - | -
        seat 1: R7 | - | - | -
        draw 0: R16 R18
        draw 1: B16
    """)
    assert table.press(0, "pile 1", "pile 1")[-1] == "round-started round 5"
    assert table.columns(0) == "R16 | - | - | -"
    assert table.wait(COUNTDOWN)[0].startswith("revealed cards 0:R18")


@pytest.mark.parametrize("draw", ["-", "R16"])
def test_ff_15_who_has_no_card_or_one_has_won(draw: str) -> None:
    table = Table(f"""
        pile 1: Y8
        pile 2: R5
        seat 0: B9^ | - | - | -
        seat 1: R7 | - | - | -
        draw 0: {draw}
        draw 1: B16
    """)
    assert table.press(0, "pile 1", "pile 1")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (0 if draw == "-" else 1, 3)
    assert table.match.rules.to_act(table.state) == frozenset()
    assert table.press(0, "pile 1") == ["rejected seat 0 reason the match is over"]


def over(*states: str) -> tuple[int, ...]:
    seats = "\n".join(
        f"seat {seat}: - | - | - | -\nstate {seat}: {state}" for seat, state in enumerate(states)
    )
    outcome = Table(f"phase over\n{seats}").match.outcome()
    assert outcome is not None
    return outcome.winners


def test_ff_15_of_several_the_one_with_fewer_cards_wins() -> None:
    assert over("counted=1 rank=0", "counted=0 rank=1") == (1,)


def test_ff_15_then_who_slapped_first_in_that_round() -> None:
    assert over("counted=1 rank=2", "counted=1 rank=1", "counted=9 rank=0") == (1,)
    assert over("counted=1", "counted=1 rank=2", "counted=9 rank=0") == (1,)


def test_ff_15_who_still_is_equal_shares_the_win() -> None:
    assert over("counted=1", "counted=1", "counted=9 rank=0") == (0, 1)
