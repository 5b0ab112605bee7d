"""Half-sentences that the other scenario tests pass by: FF-11 and FF-12."""

import pytest

from game.core.rules import PositionError
from game.frankfurt.state import COUNTDOWN, ticks

from .scenario import BLOCK, SLAP_TIME, Table, kinds, loaded, standard_deck

IDLE = 600


# FF-11


def test_ff_11_tops_count_as_they_lie_wrong_ones_too() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y20 R1@0.1!
        pile 2: B20
        seat 0: R12 | - | - | -
        seat 1: B5 | B8^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    # Without the wrong R1 nobody could discard; B5 and B8 fit on it.
    assert table.press(1, "column 2") == ["put-back seat 1 column 2"]
    assert table.line("phase") == "race"


@pytest.mark.parametrize(
    ("seat0", "stuck"),
    [
        ("R8 | - | - | -", True),
        ("R8 | (R10) | - | -", False),  # a card to turn
        ("R8 | (R10) | R12 | R14", False),
        ("R8 | (R10) (R12) | - | -", False),
        ("(R10) R8 | - | - | -", False),  # a move that would turn a card
        ("(R10) (R12) R8 | R14 | R16 | -", False),
        ("(R10) R8 | R12 | R14 | R16", True),  # no empty column
        ("R10 R8 | - | - | -", False),  # a move that would free a card
        ("(R14) R12 R10 R8 | R16 | R18 | -", False),
        ("R10 R8 | R12 | R14 | R16", True),
        ("R8 | R10 | R12 | -", True),  # a move that would do neither
    ],
)
def test_ff_11_what_keeps_the_table_from_being_stuck_with_nothing_that_fits(
    seat0: str, *, stuck: bool
) -> None:
    table = Table(f"""
        clock 600
        pile 1: B20
        pile 2: Y20
        seat 0: {seat0}
        seat 1: B8 | B10^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(1, "column 2")
    assert table.line("phase").startswith("countdown stuck") == stuck


def test_ff_11_a_card_in_the_hand_that_fits_keeps_the_table_from_being_stuck() -> None:
    table = Table("""
        clock 600
        pile 1: R8
        pile 2: B20
        seat 0: R9^ | - | - | -
        seat 1: B3 | B1^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(1, "column 2") == ["put-back seat 1 column 2"]
    assert table.columns(0) == "R9^ | - | - | -"


def test_ff_11_a_fitting_card_on_any_of_the_piles_counts() -> None:
    table = Table("""
        clock 600
        pile 1: B20
        pile 2: R8
        seat 0: R9 | - | - | -
        seat 1: B3 | B1^ | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    assert table.press(1, "column 2") == ["put-back seat 1 column 2"]


def test_ff_11_a_call_can_leave_all_stuck() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y20 R1@0.1!
        pile 2: B20
        seat 0: R12 | R14 | R16 | R18
        seat 1: B8 | Y10 | Y12 | -
        draw 0: Y1
        draw 1: Y1
    """)
    # B8, Y10 and Y12 fit on the R1 alone.
    assert table.press(1, "pile 1") == [
        "called caller 1 owner 0 pile 1 returned R1@1 blocked-until 648",
        "countdown-started phase countdown stuck",
    ]


def test_ff_11_it_counts_down_again_while_all_are_still_stuck() -> None:
    table = Table("""
        clock 600
        phase countdown stuck 1
        pile 1: Y20
        pile 2: B20
        seat 0: R12 | - | - | -
        seat 1: R8 | - | - | -
        draw 0: Y18 B1
        draw 1: B18 B3
    """)
    assert table.wait(1) == [
        "revealed cards 0:Y18 1:B18",
        "countdown-started phase countdown stuck",
    ]
    assert table.wait(COUNTDOWN) == ["revealed cards 0:B1 1:B3"]
    assert table.line("phase") == "race"


def test_ff_11_the_ten_seconds_begin_anew_after_the_reveal() -> None:
    table = Table("""
        clock 600
        progress 1
        phase countdown stuck 1
        pile 1: Y20
        pile 2: B20
        seat 0: R12 | - | - | -
        seat 1: R8 | - | - | -
        draw 0: Y1
        draw 1: B1
    """)
    table.wait(1)
    assert table.wait(IDLE) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_11_a_guided_round_may_give_a_reader_more_than_ten_seconds() -> None:
    text = """
        options idle=25
        pile 1: Y20
        pile 2: B20
        seat 0: Y1 | - | - | -
        seat 1: R8 | - | - | -
        draw 0: B1
        draw 1: B3
    """
    table = Table(text)
    assert "idle=25" in table.line("options")
    assert table.wait(ticks(25)) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]
    usual = Table(text.replace("options idle=25", ""))
    assert "idle" not in usual.line("options")
    assert usual.wait(ticks(10)) == []
    assert usual.wait(1) == ["countdown-started phase countdown stuck"]


@pytest.mark.parametrize("seconds", ["0", "601"])
def test_ff_11_no_position_waits_for_no_time_or_for_ever(seconds: str) -> None:
    with pytest.raises(PositionError, match="idle"):
        Table(f"""
            options idle={seconds}
            pile 1: Y20
            pile 2: B20
            seat 0: Y1 | - | - | -
            seat 1: R8 | - | - | -
        """)


def test_ff_11_a_draw_pile_comes_before_the_box_for_who_has_one() -> None:
    table = Table(
        """
        phase countdown stuck 1
        pile 1: Y20
        pile 2: B20
        pile 3: R20
        seat 0: R7 | - | - | -
        seat 1: R8 | - | - | -
        seat 2: R10 | - | - | -
        draw 0: Y3
        draw 1: -
        draw 2: Y5
        """,
        luck=loaded(4),
    )
    box = table.line("box").split()
    assert table.wait(1)[0] == f"revealed cards 0:Y3 1:{box[4]} 2:Y5"
    assert box[4] not in table.line("box").split()


def vain(columns: str, rotations: int, *, first: str = "Y20 Y12 Y14", options: str = "") -> Table:
    """Three players without a card to reveal; the largest pile has three cards."""
    deck = standard_deck()
    named = ("Y20", "Y12", "Y14", "B20", "B18", "R20", "R18")
    names = [*named, *columns.replace("|", "").replace("-", "").replace("^", "").split()]
    other = [card for card in map(deck.text, range(132)) if card not in (*names, *first.split())]
    # All other cards lie face up in a column of seat 2, under the one that is named.
    seats = columns.strip().splitlines()
    hidden = " ".join(f"({card})" for card in other)
    return Table(f"""
        {options}
        phase countdown stuck 1
        clock 600
        rotations {rotations}
        pile 1: {first}
        pile 2: B20 B18
        pile 3: R20 R18
        seat 0: {seats[0]}
        seat 1: {seats[1]}
        seat 2: {hidden} {seats[2].strip()}
        draw 0: -
        draw 1: -
        draw 2: -
        box: -
    """)


FULL = """R8 | R10 | B8 | Y8
B10 | Y10 | - | -
B12 | R12 | R14 | B14"""


def test_ff_11_fewest_cards_in_the_columns_gets_the_first_slap_and_keeps_their_cards() -> None:
    table = vain(FULL, 3)
    lines = table.wait(1)
    # Of the piles of two the leftmost goes into the box; two cards of seat 1's own are left.
    assert lines[0] == "slapped seat 1 pile 2 by-hand no first yes"
    assert table.line("draw 1") == "B10 Y10"
    assert table.columns(1) == "- | - | - | -"
    assert kinds(table.line("box")) == "B20 B18"
    assert table.line("phase") == "slap"


def test_ff_11_of_equally_few_the_first_in_seat_order_slaps() -> None:
    table = vain(FULL.replace("R8 | R10 | B8 | Y8", "R8 | R10 | - | -"), 3)
    assert table.wait(1)[0] == "slapped seat 0 pile 2 by-hand no first yes"


def test_ff_11_a_deed_between_makes_the_rotations_count_anew() -> None:
    # B13 can be laid on the B20 or, after a rotation, on the B18 that then lies on top.
    table = vain(FULL.replace("B10 | Y10", "B13 | Y10"), 2)
    assert table.wait(1)[0] == "rotated"
    assert table.line("rotations") == "3"
    assert table.press(1, "column 1", "pile 2")[0].startswith("discarded")
    assert table.line("rotations") == ""


def test_ff_11a_a_small_pile_has_gone_round_before_four_rotations() -> None:
    # The largest pile has three cards: three rotations are once round it, a fourth never comes.
    assert vain(FULL, 2).wait(1)[0] == "rotated"
    assert vain(FULL, 3).wait(1)[0].startswith("slapped")


def test_ff_11a_a_deed_makes_four_rotations_possible_anew() -> None:
    table = vain(FULL.replace("B10 | Y10", "B13 | Y10"), 3, first="Y20 Y12 Y14 Y16 Y18")
    assert table.wait(1)[0] == "rotated"
    assert table.line("rotations") == "4"
    assert table.press(1, "column 1", "pile 2")[0].startswith("discarded")
    assert table.line("rotations") == ""
    table.wait(IDLE + 1)
    assert table.wait(COUNTDOWN)[0] == "rotated"
    assert table.line("rotations") == "1"


def test_ff_11_idle_counts_as_stuck_and_the_rotations_go_on_counting() -> None:
    table = vain(FULL.replace("B10 | Y10", "B13 | Y10"), 1)
    table.wait(1)
    assert table.line("rotations") == "2"
    assert table.wait(IDLE + 1) == ["countdown-started phase countdown stuck"]
    assert table.wait(COUNTDOWN)[0] == "rotated"
    assert table.line("rotations") == "3"
    # The ten seconds begin anew.
    assert table.wait(IDLE) == []
    assert table.wait(1) == ["countdown-started phase countdown stuck"]


def test_ff_11_a_card_that_a_rotation_brought_to_the_top_is_never_wrong() -> None:
    table = vain(FULL, 0, first="Y12@1.1! Y14@1.2! Y20", options="options mode=table")
    assert table.wait(1)[0] == "rotated"
    # Laid by the count-down, as the cards of FF-4 are; the own wrong Y14 is not covered for good.
    assert table.line("pile 1") == "Y14@1.2!2 Y20@0 Y12@1"


def test_ff_11_a_top_that_the_rotation_covered_was_a_top_until_then() -> None:
    table = vain(FULL, 0)
    assert table.wait(1)[0] == "rotated"
    assert kinds(table.line("former 1")) == "Y14 600"


# FF-12


def test_ff_12_the_first_who_was_out_is_meant_not_the_first_seat() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: B9 | - | - | -
        seat 1: R3 | (B1) R10 | - | -
        seat 2: B10^ | - | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    table.press(2, "pile 2")
    table.press(0, "column 1", "pile 1")
    assert table.wait(SLAP_TIME + 1) == ["slapped seat 2 pile 3 by-hand no first yes"]


def test_ff_12_who_was_called_back_and_is_out_again_comes_after_the_other() -> None:
    table = Table("""
        options mode=table block=0
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: Y10^ | - | - | -
        seat 1: B9 | - | - | -
        seat 2: R3 | (B1) R10 | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    table.press(0, "pile 1")  # wrong: Y10 on Y8
    table.press(2, "pile 1")
    assert table.columns(0) == "Y10 | - | - | -"
    table.press(1, "column 1", "pile 2")  # B9 on R5: out
    table.press(0, "column 1", "pile 2")  # Y10 on B9: out
    assert table.wait(SLAP_TIME + 1) == ["slapped seat 1 pile 1 by-hand no first yes"]


@pytest.mark.parametrize("keys", [("column 2",), ("column 1", "column 3")])
def test_ff_12_a_card_turned_or_moved_starts_the_5_s_anew(keys: tuple[str, ...]) -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        seat 0: - | - | - | -
        seat 1: R3 | (B1) | - | -
        draw 0: R16
        draw 1: B16
        state 0: out=0
    """)
    table.wait(SLAP_TIME)
    table.press(1, *keys)
    assert table.wait(SLAP_TIME) == []
    assert table.wait(1)[0] == "slapped seat 0 pile 1 by-hand no first yes"


def test_ff_12_picking_up_is_no_deed() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        seat 0: - | - | - | -
        seat 1: R3 | (B1) | - | -
        draw 0: R16
        draw 1: B16
        state 0: out=0
    """)
    table.wait(SLAP_TIME)
    table.press(1, "column 1")
    assert table.wait(1)[0].startswith("slapped seat 0")


REFUSED = """
    options mode=table block={block}
    clock 600
    pile 1: Y8 {first}
    pile 2: R5
    pile 3: B20
    seat 0: - | - | - | -
    seat 1: - | - | - | -
    seat 2: R1 | (B3) R12 | - | -
    draw 0: R16
    draw 1: B16
    draw 2: Y16
    state 0: out=0
    state 1: out=1
"""


def test_ff_12_table_anothers_wrong_card_refuses_no_slap() -> None:
    table = Table(REFUSED.format(block="0.8", first="Y10@2.1!"))
    assert table.press(0, "pile 1")[0] == "slapped seat 0 pile 1 by-hand yes first yes"


def test_ff_12_table_an_own_wrong_card_that_is_not_the_top_refuses_no_slap() -> None:
    table = Table(REFUSED.format(block="0.8", first="Y10@0.1! Y9@0.2"))
    assert table.press(0, "pile 2")[0] == "slapped seat 0 pile 2 by-hand yes first yes"


def test_ff_12_table_after_a_refusal_by_the_game_it_slaps_for_the_next_who_is_out() -> None:
    table = Table(REFUSED.format(block="0.8", first="Y10@0.1!"))
    assert table.wait(SLAP_TIME + 1)[0].startswith("slap-refused seat 0 pile 2")
    assert table.line("seat 0:") == "Y10 | - | - | -"
    assert table.line("state 0").startswith(f"blocked={601 + SLAP_TIME + BLOCK}")
    assert table.wait(1)[0] == "slapped seat 1 pile 1 by-hand no first yes"


def test_ff_12_table_a_refusal_by_the_game_can_leave_all_stuck() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8 Y10@0.1!
        pile 2: B20
        seat 0: - | - | - | -
        seat 1: B8 | - | - | -
        draw 0: R16
        draw 1: B16
        state 0: out=0
    """)
    refused, then = table.wait(SLAP_TIME + 1)
    assert refused.startswith("slap-refused seat 0")
    assert then == "countdown-started phase countdown stuck"


def test_ff_12_table_with_a_block_of_0_s_a_refused_player_goes_on_at_once() -> None:
    table = Table(REFUSED.format(block="0", first="Y10@0.1!"))
    assert table.press(0, "pile 2")[0].endswith("blocked-until -1")
    assert table.press(0, "column 1") == ["picked-up seat 0 column 1"]


def test_ff_12_table_of_several_piles_what_was_laid_last_goes_back_first() -> None:
    table = Table("""
        options mode=table
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: Y10 | - | - | (R7) Y12
        seat 1: R3 | (B1) R10 | - | -
        seat 2: R1 | (B3) R12 | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    # Y12 on pile 1, R7 of the same column on pile 2, Y10 on pile 1: all wrong.
    table.press(0, "column 4", "pile 1", "column 4", "column 4", "pile 2", "column 1", "pile 1")
    (line,) = table.press(0, "pile 3")
    assert line.startswith("slap-refused seat 0 pile 3 returned Y10@1 R7@4 Y12@4 ")
    assert table.columns(0) == "Y10 | - | - | R7 Y12"
    assert table.line("pile 1") == "Y8@0"
    assert table.line("pile 2") == "R5@1"


def test_ff_12_a_slap_is_due_for_who_has_empty_columns_and_no_card_in_the_hand() -> None:
    position = """
        clock 600
        {phase}
        pile 1: Y8
        pile 2: R5
        seat 0: {columns}
        seat 1: R3 | (B1) R10 | - | -
        draw 0: R16
        draw 1: B16
    """

    def due(columns: str, phase: str = "phase race") -> bool:
        table = Table(position.format(columns=columns, phase=phase))
        return table.rules.view(table.state, 0).slap_due

    assert due("- | - | - | -")
    assert not due("Y9^ | - | - | -")
    assert not due("- | - | - | -", "phase countdown resume 10 race")
