"""Wrong cards, late cards, calls, blocks and clocks: FF-10 and FF-10a."""

import pytest

from game.frankfurt.state import COUNTDOWN

from .scenario import BLOCK, LATE, Table

RACE = """
    clock 600
    pile 1: Y8
    pile 2: R20
    seat 0: B9 | (B1) Y10 | R3 | -
    seat 1: R9 | B10 | Y3 | -
    draw 0: Y1
    draw 1: Y1
"""
TABLE = "options mode=table" + RACE


def test_ff_10_referee_a_wrong_card_jumps_back_and_blocks_for_0_8_s() -> None:
    table = Table(RACE)
    assert table.press(0, "column 2", "pile 1") == [
        "bounced seat 0 column 2 pile 1 card Y10 late no blocked-until 648"
    ]
    assert table.columns(0) == "B9 | (B1) Y10 | R3 | -"
    assert table.line("pile 1") == "Y8@0"
    assert table.press(0, "column 1") == ["rejected seat 0 reason blocked"]
    assert table.press(1, "column 1") == ["picked-up seat 1 column 1"]


def test_ff_10a_a_block_holds_up_to_and_with_its_last_tick_and_stores_no_key() -> None:
    table = Table(RACE)
    table.press(0, "column 2", "pile 1")
    table.wait(BLOCK)
    assert table.press(0, "column 1") == ["rejected seat 0 reason blocked"]
    assert table.legal(0) == []
    table.wait(1)
    assert table.columns(0) == "B9 | (B1) Y10 | R3 | -"
    assert table.press(0, "column 1") == ["picked-up seat 0 column 1"]


@pytest.mark.parametrize(("seconds", "ticks"), [("0.1", 6), ("0.8", 48), ("3", 180)])
def test_ff_10_the_block_can_be_set_from_0_to_3_s(seconds: str, ticks: int) -> None:
    table = Table(f"options block={seconds}" + RACE)
    assert table.press(0, "column 2", "pile 1")[0].endswith(f"blocked-until {600 + ticks}")


def test_ff_10_a_block_of_0_s_blocks_nobody() -> None:
    table = Table("options block=0" + RACE)
    table.press(0, "column 2", "pile 1")
    assert table.press(0, "column 1") == ["picked-up seat 0 column 1"]


@pytest.mark.parametrize("mode", ["referee", "table"])
@pytest.mark.parametrize(("waited", "late"), [(0, True), (LATE, True), (LATE + 1, False)])
def test_ff_10_a_just_late_card_goes_back_without_a_block_in_both_modes(
    mode: str, waited: int, late: bool
) -> None:
    table = Table(f"options mode={mode}" + RACE)
    table.press(0, "column 1", "pile 1")  # B9 on Y8
    table.press(1, "column 1")  # R9 fitted the Y8
    table.wait(waited)
    event = table.press(1, "pile 1")[0]
    if late:
        assert event == "bounced seat 1 column 1 pile 1 card R9 late yes blocked-until -1"
        assert table.press(1, "column 2") == ["picked-up seat 1 column 2"]
    else:
        assert "late yes" not in event
        assert event.startswith("discarded" if mode == "table" else "bounced")


def test_ff_10_a_card_that_fitted_no_former_top_is_wrong_however_fast() -> None:
    table = Table(RACE)
    table.press(0, "column 1", "pile 1")
    # B10 fitted the Y8, and B9 is its own colour; R3 fits neither.
    assert "late yes" in table.press(1, "column 2", "pile 1")[0]
    assert "late no" in table.press(0, "column 3", "pile 1")[0]


def test_ff_10_the_late_time_stands_still_in_a_countdown() -> None:
    table = Table(RACE)
    table.press(0, "column 1", "pile 1")
    table.wait(LATE)
    table.match.suspend()
    table.wait(500)
    table.match.resume()
    table.wait(COUNTDOWN)
    assert "late yes" in table.press(1, "column 1", "pile 1")[0]


def test_ff_10_table_a_wrong_card_stays_until_an_opponent_calls_it() -> None:
    table = Table(TABLE)
    assert table.press(0, "column 2", "pile 1") == [
        "discarded seat 0 column 2 pile 1 card Y10 wrong yes"
    ]
    assert table.columns(0) == "B9 | (B1) | R3 | -"
    table.wait(500)
    assert table.press(1, "pile 1") == [
        "called caller 1 owner 0 pile 1 returned Y10@2 blocked-until 1148"
    ]
    assert table.columns(0) == "B9 | (B1) Y10 | R3 | -"
    assert table.line("pile 1") == "Y8@0"
    assert table.press(0, "column 1") == ["rejected seat 0 reason blocked"]


def test_ff_10_table_with_the_wrong_cards_of_the_same_owner_directly_under_it() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8 R5@1.3! Y10@0.2! B5@0.1!
        pile 2: R20
        seat 0: - | (B1) | R3 | -
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    (event,) = table.press(1, "pile 1")
    assert event == "called caller 1 owner 0 pile 1 returned B5@1 Y10@2 blocked-until 648"
    # R5 is seat 1's own, laid before under another's card: not called, not taken back.
    assert table.columns(0) == "B5 | (B1) Y10 | R3 | -"


def test_ff_10_table_several_go_back_in_the_order_in_which_they_lay_before() -> None:
    table = Table(TABLE)
    table.press(0, "column 2", "pile 1", "column 2", "column 2", "pile 1")
    assert table.line("pile 1") == "Y8@0 Y10@0.2!1 B1@0.2!2"
    assert table.columns(0) == "B9 | - | R3 | -"
    table.press(1, "pile 1")
    assert table.columns(0) == "B9 | B1 Y10 | R3 | -"


def test_ff_10_table_a_right_card_between_ends_the_run_of_wrong_ones() -> None:
    table = Table("""
        options mode=table
        pile 1: Y8 Y10@0.1! B11@0.2 B9@0.1!
        pile 2: R20
        seat 0: - | - | R3 | -
        seat 1: R9 | B10 | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert "returned B9@1 " in table.press(1, "pile 1")[0]


def test_ff_10_table_under_another_players_card_it_stays_for_good() -> None:
    table = Table(TABLE)
    table.press(0, "column 2", "pile 1")  # Y10 on Y8: wrong
    table.wait(LATE + 1)
    table.press(1, "column 2", "pile 1")  # B10 on Y10: wrong, too
    table.wait(LATE + 1)
    table.press(0, "pile 1")  # seat 0 calls the B10; Y10 is the top again …
    assert table.line("pile 1") == "Y8@0 Y10@0.2"
    table.wait(BLOCK + 1)
    # … and stays: calling it now is a wrong call.
    assert table.press(1, "pile 1")[0].startswith("wrong-call caller 1 pile 1")


def test_ff_10_table_a_wrong_call_blocks_the_caller() -> None:
    table = Table(TABLE)
    table.press(0, "column 1", "pile 1")
    assert table.press(1, "pile 1") == ["wrong-call caller 1 pile 1 blocked-until 648"]
    assert table.press(1, "column 1") == ["rejected seat 1 reason blocked"]


def test_ff_10_table_cards_laid_at_a_countdown_are_never_wrong() -> None:
    table = Table("""
        options mode=table
        phase countdown stuck 1
        pile 1: Y8
        pile 2: R20
        seat 0: B9 | - | R3 | -
        seat 1: R9 | B10 | - | -
        draw 0: Y10
        draw 1: R18
    """)
    table.wait(1)
    assert table.line("pile 1") == "Y8@0 Y10@0"
    assert table.press(1, "pile 1")[0].startswith("wrong-call")


@pytest.mark.parametrize("keys", [("column 2", "pile 1"), ("column 1", "pile 1")])
def test_ff_10_table_an_own_card_right_or_wrong_cannot_be_called(keys: tuple[str, str]) -> None:
    table = Table(TABLE)
    table.press(0, *keys)
    assert table.press(0, "pile 1") == ["rejected seat 0 reason the key has no meaning now"]


THREE = """
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


def test_ff_10_a_call_soon_after_anothers_does_nothing_and_starts_no_time_of_its_own() -> None:
    table = Table(THREE)
    assert table.press(1, "pile 1")[0].startswith("called")
    table.wait(LATE)
    quiet = ["rejected seat 2 reason somebody else called just before"]
    assert table.press(2, "pile 1") == quiet
    # Had that call counted, this one would be quiet as well.
    table.wait(1)
    assert table.press(2, "pile 1") == ["wrong-call caller 2 pile 1 blocked-until -1"]


def test_ff_10_the_quiet_time_holds_for_that_pile_alone() -> None:
    table = Table(THREE)
    table.press(1, "pile 1")
    assert table.press(2, "pile 2")[0].startswith("wrong-call caller 2 pile 2")


def test_ff_10_a_card_goes_back_onto_what_lies_in_the_column_now() -> None:
    table = Table(TABLE)
    table.press(0, "column 2", "pile 1", "column 2", "column 2")  # B1 turned, and in the hand
    assert table.columns(0) == "B9 | B1^ | R3 | -"
    table.press(1, "pile 1")
    assert table.columns(0) == "B9 | B1 Y10 | R3 | -"


def test_ff_10_on_a_card_that_was_moved_there_meanwhile() -> None:
    table = Table(TABLE)
    table.press(0, "column 3", "pile 1", "column 1", "column 3")  # R3 on Y8 is wrong
    assert table.columns(0) == "- | (B1) Y10 | B9 | -"
    table.press(1, "pile 1")
    assert table.columns(0) == "- | (B1) Y10 | B9 R3 | -"


def test_ff_10a_the_clock_stands_still_in_pauses_and_countdowns() -> None:
    table = Table(RACE)
    table.press(0, "column 2", "pile 1")
    table.match.suspend()
    table.wait(300)
    table.match.resume()
    assert table.wait(COUNTDOWN - 1) == []
    assert table.wait(1) == ["countdown-ended"]
    assert table.line("clock") == "600"
    assert table.press(0, "column 1") == ["rejected seat 0 reason blocked"]


def test_ff_10a_the_first_slap_lifts_every_block() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R20
        pile 3: B20
        seat 0: B9^ | - | - | -
        seat 1: R1 | B10 | - | -
        seat 2: R7 | B7 | - | -
        draw 0: Y1
        draw 1: Y1
        draw 2: Y1
        state 1: blocked=700
    """)
    table.press(0, "pile 1", "pile 2")
    assert table.press(1, "pile 1")[0] == "slapped seat 1 pile 1 by-hand yes first no"


def test_ff_10a_a_block_does_not_change_who_is_stuck() -> None:
    table = Table("""
        clock 600
        pile 1: R8
        pile 2: B20
        seat 0: R9 | - | - | -
        seat 1: B8 | B10^ | - | -
        draw 0: Y1
        draw 1: Y1
        state 0: blocked=700
    """)
    # Seat 0 has a fitting card, though blocked; seat 1 has none.
    assert table.press(1, "pile 2")[0].startswith("bounced")
    assert table.line("phase") == "race"
