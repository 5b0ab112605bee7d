"""Half-sentences that the other scenario tests pass by: FF-3 to FF-10a, FF-17, FF-19."""

import pytest

from game.frankfurt.rules import INFO, FrankfurtRules, table_rules
from game.frankfurt.state import COUNTDOWN

from .scenario import BLOCK, LATE, Table, loaded, standard_deck

NONE = "reason the key has no meaning now"
IDLE = 600


# FF-3, FF-7


def test_ff_3_the_first_round_is_laid_from_the_top_of_the_dealt_piles_too() -> None:
    rules = FrankfurtRules(standard_deck())
    # These draws leave the cards in their order: 0 to 65 for seat 0.
    state = rules.initial_state(INFO.configure(2, 0), loaded(*range(131, 0, -1)))
    for seat, first in enumerate((0, 66)):
        player = state.seats[seat]
        laid = [list(column.cards) for column in player.columns]
        ids = list(range(first, first + 66))
        assert laid == [ids[:1], ids[1:3], ids[3:6], ids[6:10]]
        assert list(player.draw) == ids[10:]


def test_ff_7_automatic_turning_turns_nothing_when_a_card_goes_back() -> None:
    table = Table("""
        options turning=automatic
        clock 600
        pile 1: Y8
        pile 2: R20
        seat 0: (B1) Y10^ | - | - | -
        seat 1: R9 | - | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(0, "pile 1")[0].startswith("bounced")
    assert table.columns(0) == "(B1) Y10 | - | - | -"


def test_ff_10_and_ff_16_the_options_reach_the_rules() -> None:
    plain = table_rules(INFO.configure(2, 0))
    assert (plain.table_mode, plain.stress, plain.automatic, plain.block) == (
        False,
        False,
        (False, False),
        (48, 48),
    )
    chosen = table_rules(INFO.configure(2, 0, {"mode": "table", "stress": "on"}))
    assert (chosen.table_mode, chosen.stress) == (True, True)


def test_ff_20_turning_is_automatic_for_those_who_chose_it_alone() -> None:
    for turning, turned in (("automatic,manual", False), ("manual,automatic", True)):
        table = Table(f"""
            options turning={turning}
            pile 1: Y8
            pile 2: R20
            seat 0: (B3) B9 | (R1) Y10 | - | -
            seat 1: (B1) R9 | R1 | - | -
            draw 0: Y1
            draw 1: Y1
        """)
        assert (len(table.press(0, "column 2", "column 3")) == 2) == (not turned)
        assert (len(table.press(1, "column 1", "pile 1")) == 2) == turned


# FF-10: just late

LATE_RACE = """
    options mode={mode}
    clock 600
    pile 1: Y8
    pile 2: R20
    seat 0: B9 | R10 | Y1 | (Y3)
    seat 1: R9 | Y9 | R7 | R1
    draw 0: Y5
    draw 1: Y7
"""


def test_ff_10_just_late_looks_at_every_top_of_the_last_0_35_s_not_only_the_last() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.press(0, "column 1", "pile 1", "column 2", "pile 1")  # B9, R10 on Y8
    # Y9 fitted the Y8 (odd on even), neither the B9 (not higher) nor the R10.
    table.press(1, "column 2")
    assert "late yes" in table.press(1, "pile 1")[0]


def test_ff_10_just_late_at_the_last_tick_even_if_the_next_top_goes_in_that_tick() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.press(0, "column 1", "pile 1", "column 2")
    table.press(1, "column 2")
    table.wait(LATE)
    table.press(0, "pile 1")
    assert "late yes" in table.press(1, "pile 1")[0]


def test_ff_10_just_late_counts_from_when_the_top_was_covered_not_laid() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.wait(300)
    table.press(0, "column 1", "pile 1")
    table.wait(LATE)
    assert "late yes" in table.press(1, "column 1", "pile 1")[0]


def test_ff_10_a_just_late_card_is_no_deed() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.press(0, "column 1", "pile 1")
    table.wait(LATE)
    table.press(1, "column 1", "pile 1")
    # Ten seconds from the discard, not from the late card.
    assert table.wait(IDLE - LATE) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_10_a_wrong_card_that_jumps_back_is_no_deed() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.wait(100)
    assert "late no" in table.press(1, "column 3", "pile 1")[0]
    assert table.wait(IDLE - 100) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_10_a_card_that_fitted_a_top_that_was_called_is_just_late() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8 R3@0.1!
        pile 2: R20
        seat 0: - | R7 | Y1 | -
        seat 1: B5 | Y10 | - | -
        draw 0: Y5
        draw 1: Y7
    """)
    table.press(1, "pile 1")
    # B5 fitted the R3, which was the top until now, but not the Y8.
    assert "late yes" in table.press(1, "column 1", "pile 1")[0]


@pytest.mark.parametrize(("waited", "late"), [(0, True), (LATE + 1, False)])
def test_ff_10_a_wrong_card_under_another_wrong_one_was_no_top_of_late(
    waited: int, late: bool
) -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8 R3@0.1!
        pile 2: R20
        seat 0: - | R7^ | Y1 | -
        seat 1: B5 | Y10 | - | -
        draw 0: Y5
        draw 1: Y7
    """)
    table.press(0, "pile 1")  # R7 on R3: wrong; the R3 is no top from here on
    table.wait(waited)
    table.press(1, "pile 1")  # both go back
    assert table.line("pile 1") == "Y8@0"
    # B5 fitted the R3 alone.
    event = table.press(1, "column 1", "pile 1")[0]
    assert event.startswith("bounced") == late


# FF-10: calls


def test_ff_10_table_the_owner_is_blocked_for_the_owners_time_not_the_callers() -> None:
    table = Table("""
        options mode=table block=3,0.1
        clock 600
        pile 1: Y8 Y10@0.1!
        pile 2: R20
        seat 0: - | R3 | - | -
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(1, "pile 1")[0].endswith("blocked-until 780")
    assert table.press(1, "pile 1") == ["wrong-call caller 1 pile 1 blocked-until 606"]


def test_ff_10_table_a_right_card_under_the_wrong_one_stays() -> None:
    table = Table("""
        options mode=table
        pile 1: Y8 B9@0.2 B8@0.1!
        pile 2: R20
        seat 0: - | - | R3 | -
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(1, "pile 1")
    assert table.line("pile 1") == "Y8@0 B9@0.2"
    assert table.columns(0) == "B8 | - | R3 | -"


def test_ff_10_table_wrong_cards_go_back_each_to_the_column_that_it_came_from() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8
        pile 2: R20
        seat 0: Y10 | Y12 | R3 | Y14
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(0, "column 4", "pile 1", "column 1", "pile 1", "column 2", "column 1")
    assert table.columns(0) == "Y12 | - | R3 | -"
    table.press(1, "pile 1")
    assert table.columns(0) == "Y12 Y10 | - | R3 | Y14"


def test_ff_10_table_all_wrong_cards_under_another_players_card_stay_for_good() -> None:
    table = Table("""
        options mode=table block=0
        clock 600
        pile 1: Y8 Y10@0.1! Y12@0.2!
        pile 2: R20
        seat 0: R1 | - | R3 | -
        seat 1: Y14^ | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(1, "pile 1")  # wrong as well
    table.press(0, "pile 1")  # and called
    assert table.line("pile 1") == "Y8@0 Y10@0.1 Y12@0.2"
    table.wait(LATE + 1)
    assert table.press(1, "pile 1")[0].startswith("wrong-call")


def test_ff_10_table_under_another_players_card_of_a_countdown_it_stays_for_good_too() -> None:
    table = Table("""
        options mode=table block=0
        phase countdown stuck 1
        pile 1: Y8 Y10@1.1!
        pile 2: R20 R18@1.2!
        seat 0: R1 | - | R3 | -
        seat 1: - | B10 | - | -
        draw 0: Y1
        draw 1: Y3
    """)
    table.wait(1)
    # The own card of a count-down does not change the R18, but now it is not the top.
    assert table.line("pile 1") == "Y8@0 Y10@1.1 Y1@0"
    assert table.line("pile 2").startswith("R20@1 R18@1.2!")
    assert table.line("pile 2").endswith(" Y3@1")
    assert table.press(0, "pile 2")[0].startswith("wrong-call")


def test_ff_10_table_an_own_right_card_on_it_leaves_the_wrong_one_where_it_is() -> None:
    table = Table("""
        options mode=table
        pile 1: Y8 Y10@0.1!
        pile 2: R20
        seat 0: B11^ | - | R3 | -
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(0, "pile 1") == ["discarded seat 0 column 1 pile 1 card B11 wrong no"]
    assert table.press(1, "pile 1")[0].startswith("wrong-call caller 1")


CALLS = """
    options mode=table block=0
    clock 600
    pile 1: Y8 Y10@0.1!
    pile 2: R20
    pile 3: B20
    seat 0: - | R3 | - | -
    seat 1: R9 | B10 | - | -
    seat 2: R7 | B7 | - | -
    draw 0: Y1
    draw 1: Y1
    draw 2: Y1
"""


def test_ff_10_only_anothers_call_makes_a_call_do_nothing_not_an_own_one() -> None:
    table = Table(CALLS)
    assert table.press(1, "pile 1")[0].startswith("called")
    assert table.press(1, "pile 1")[0].startswith("wrong-call caller 1")


def test_ff_10_a_wrong_call_too_makes_anothers_soon_after_do_nothing() -> None:
    table = Table(CALLS)
    assert table.press(1, "pile 3")[0].startswith("wrong-call caller 1")
    assert table.press(0, "pile 3")[0].startswith("rejected seat 0 reason somebody else called")
    assert "pile 3" not in table.legal(0)
    table.wait(LATE + 1)
    assert table.press(0, "pile 3")[0].startswith("wrong-call caller 0")


def test_ff_10_the_time_after_a_call_holds_for_a_wrong_card_laid_meanwhile_too() -> None:
    table = Table(CALLS)
    table.press(1, "pile 1")
    table.press(0, "column 1", "pile 1")
    assert "Y10" in table.line("pile 1")
    assert table.press(2, "pile 1")[0].startswith("rejected seat 2 reason somebody else called")


def test_ff_10_without_a_block_the_hand_keeps_its_card_unless_one_comes_back_onto_it() -> None:
    table = Table("""
        options mode=table block=0
        clock 600
        pile 1: Y8 Y10@0.1! Y12@0.2!
        pile 2: R20 R18@0.3!
        seat 0: R1 | - | R3^ | B1
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(1, "pile 1")
    assert table.columns(0) == "R1 Y10 | Y12 | R3^ | B1"
    table.press(1, "pile 2")
    assert table.columns(0) == "R1 Y10 | Y12 | R3 R18 | B1"


def test_ff_10_table_a_wrong_top_counts_for_what_fits_next() -> None:
    table = Table("""
        options mode=table
        pile 1: Y8
        pile 2: R20
        seat 0: R3^ | - | B1 | -
        seat 1: B5 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(0, "pile 1")
    event = table.press(1, "column 1", "pile 1")[0]
    assert event == "discarded seat 1 column 1 pile 1 card B5 wrong no"


# FF-10a, FF-19


def test_ff_10a_the_ten_seconds_stand_still_in_a_pause() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.wait(IDLE)
    table.match.suspend()
    table.wait(900)
    table.match.resume()
    assert table.wait(COUNTDOWN) == ["countdown-ended"]
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_10a_a_block_does_not_run_in_the_countdown_of_a_stuck_table() -> None:
    table = Table("""
        clock 600
        pile 1: Y20
        pile 2: B13
        seat 0: R12 | - | - | -
        seat 1: R8 | R14^ | - | -
        draw 0: B1 B3
        draw 1: B5 B7
        state 0: blocked=610
    """)
    assert table.press(1, "pile 2")[1:] == ["countdown-started phase countdown stuck"]
    table.wait(COUNTDOWN + 10)
    assert table.press(0, "column 1") == ["rejected seat 0 reason blocked"]
    table.wait(1)
    assert table.press(0, "column 1") == ["picked-up seat 0 column 1"]


def test_ff_19_a_second_pause_in_the_countdown_of_the_first_leads_back_all_the_same() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.match.suspend()
    table.match.resume()
    table.wait(50)
    table.match.suspend()
    assert table.wait(500) == []
    table.match.resume()
    assert table.wait(COUNTDOWN - 1) == []
    assert table.wait(1) == ["countdown-ended"]
    assert table.line("phase") == "race"


def test_ff_19_nothing_is_paused_after_the_end_and_nothing_goes_on_unpaused() -> None:
    table = Table(
        "phase over\nseat 0: - | - | - | -\nseat 1: - | - | - | -\n"
        "state 0: counted=0\nstate 1: counted=9"
    )
    assert table.match.suspend() == ()
    table = Table(LATE_RACE.format(mode="referee"))
    assert table.match.resume() == ()
    assert table.line("phase") == "race"


# FF-17


def test_ff_17_with_fewer_piles_than_keys_the_other_pile_keys_mean_nothing() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.press(0, "column 1")
    for key in ("pile 3", "pile 4"):
        assert table.press(0, key) == [f"rejected seat 0 {NONE}"]
    assert table.columns(0).startswith("B9^")


def test_ff_17_a_pile_key_with_an_empty_hand_calls_nothing_in_referee_mode() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    before = table.state
    for key in ("pile 1", "pile 2"):
        assert table.press(0, key) == [f"rejected seat 0 {NONE}"]
    assert table.state == before
    assert table.legal(0) == ["column 1", "column 2", "column 3", "column 4"]


def test_ff_17_the_same_hand_cannot_hold_two_cards() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    table.press(0, "column 1")
    assert table.press(0, "column 4") == [
        "put-back seat 0 column 1",
        "turned seat 0 column 4 card Y3",
    ]
    assert "^" not in table.columns(0)


def test_ff_17_a_lone_card_in_the_hand_is_no_empty_column_to_move_to() -> None:
    table = Table(LATE_RACE.format(mode="referee"))
    assert table.press(0, "column 1", "column 1") == ["put-back seat 0 column 1"]
    assert table.columns(0).startswith("B9 |")


def test_ff_17_the_first_slap_needs_an_empty_hand_and_empty_columns() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        seat 0: B1^ | - | - | -
        seat 1: R9 | - | - | -
        draw 0: R16 R18
        draw 1: B16
    """)
    # The last card is laid, not slapped with; B1 fits nowhere, bounces, and counts in its column.
    assert table.press(0, "pile 1")[0].startswith("bounced")
    table.wait(BLOCK + 1)
    assert table.press(0, "pile 1") == [f"rejected seat 0 {NONE}"]
