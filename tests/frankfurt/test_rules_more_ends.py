"""Half-sentences that the other scenario tests pass by: FF-13 to FF-16."""

from game.frankfurt.state import COUNTDOWN

from .scenario import LATE, SLAP_TIME, Table, kinds

NONE = "reason the key has no meaning now"


# FF-13 to FF-15

FOUR = """
    clock 600
    pile 1: Y8
    pile 2: R5 R14@0.1
    pile 3: B20 B9@1.1
    pile 4: Y1 Y3 Y5
    seat 0: B10^ | - | - | -
    seat 1: R7 | (B3) R8^ | - | -
    seat 2: R3 | (B1) R10 | - | -
    seat 3: R1 | (B5) R12 | - | -
    draw 0: {draw}
    draw 1: B16 B18
    draw 2: Y16 Y18
    draw 3: Y7 Y9
    state 2: blocked=780
"""


def test_ff_13_of_equal_piles_the_leftmost_goes_to_the_first_in_seat_order() -> None:
    table = Table(FOUR.format(draw="R16 R18"))
    table.press(0, "pile 1", "pile 1")
    assert table.press(3, "pile 4")[0].startswith("slapped seat 3")
    assert table.wait(SLAP_TIME + 1)[:2] == [
        "slapped seat 1 pile 2 by-hand no first no",
        "slapped seat 2 pile 3 by-hand no first no",
    ]


def test_ff_13_the_5_s_run_from_the_first_slap_not_from_later_ones() -> None:
    table = Table(FOUR.format(draw="R16 R18"))
    table.press(0, "pile 1", "pile 1")
    table.wait(200)
    table.press(3, "pile 4")
    assert table.wait(SLAP_TIME - 200) == []
    assert table.wait(1)[0].startswith("slapped seat 1")


def test_ff_13_a_slap_at_the_last_tick_of_the_5_s_is_in_time() -> None:
    table = Table(FOUR.format(draw="R16 R18"))
    table.press(0, "pile 1", "pile 1")
    table.wait(SLAP_TIME)
    assert table.press(2, "pile 4")[0] == "slapped seat 2 pile 4 by-hand yes first no"


def test_ff_13_column_keys_do_nothing_in_the_slaps() -> None:
    table = Table(FOUR.format(draw="R16 R18"))
    table.press(0, "pile 1", "pile 1")
    table.wait(LATE + 1)
    assert table.legal(1) == ["pile 2", "pile 3", "pile 4"]
    assert table.press(1, "column 2") == [f"rejected seat 1 {NONE}"]


def test_ff_14_nothing_of_the_last_round_is_left_in_the_new_one() -> None:
    table = Table(FOUR.format(draw="R16 R18").replace("clock 600", "clock 600\noptions mode=table"))
    table.press(0, "pile 1", "pile 1")
    table.wait(SLAP_TIME + 1)
    table.wait(COUNTDOWN)
    assert table.line("phase") == "race"
    assert [table.line(f"state {seat}") for seat in range(4)] == [""] * 4
    assert [len(pile.cards) for pile in table.state.piles] == [1] * 4
    assert not any(pile.former for pile in table.state.piles)
    assert table.line("round") == "2"


def test_ff_15_not_only_the_first_to_slap_can_win() -> None:
    table = Table("""
        pile 1: Y8
        pile 2: R5 Y14@1
        seat 0: B9^ | - | - | -
        seat 1: - | - | - | -
        draw 0: R16 R18
        draw 1: -
        state 1: out=0
    """)
    # Seat 0 has two cards and slaps; seat 1 gets the pile of one card, and has one.
    table.press(0, "pile 1")
    assert table.press(0, "pile 1")[-1] == "round-started round 2"
    table = Table("""
        pile 1: Y8
        pile 2: R5
        seat 0: B9^ | - | - | -
        seat 1: - | - | - | -
        draw 0: R16 R18
        draw 1: -
        state 1: out=0
    """)
    table.press(0, "pile 1")
    assert table.press(0, "pile 1")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 2 1 winners 1"


def test_ff_15_two_cards_are_too_many_to_win() -> None:
    table = Table("""
        pile 1: Y8
        pile 2: R5
        seat 0: B9^ | - | - | -
        seat 1: R7 | - | - | -
        draw 0: R16 R18
        draw 1: -
    """)
    assert table.press(0, "pile 1", "pile 1")[-1] == "round-started round 2"


SHARE = """
    clock 600
    pile 1: Y8
    pile 2: R5
    pile 3: B20
    pile 4: Y1
    seat 0: B10^ | - | - | -
    seat 1: - | - | - | -
    seat 2: - | - | - | -
    seat 3: R1 | - | - | -
    draw 0: R16 R18
    draw 1: -
    draw 2: -
    draw 3: Y7 Y9
    state 1: out=0
    state 2: out=1
"""


def test_ff_15_who_got_their_piles_without_a_slap_and_have_as_few_share_the_win() -> None:
    table = Table(SHARE)
    table.press(0, "pile 1", "pile 1")
    assert table.wait(SLAP_TIME + 1)[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 2 1 1 4 winners 1 2"


def test_ff_15_a_slap_comes_before_a_pile_without_one() -> None:
    table = Table(SHARE)
    table.press(0, "pile 1", "pile 1")
    table.press(2, "pile 4")
    assert table.press(3, "pile 2")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    # Seat 1 has one card as well, but got the last pile without a slap.
    assert outcome.text() == "scores 2 1 1 4 winners 2"


def test_ff_15_a_first_slap_by_the_game_counts_as_the_first() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        seat 0: - | - | - | -
        seat 1: - | - | - | -
        draw 0: R16
        draw 1: -
        state 0: out=0
        state 1: out=1
    """)
    assert table.wait(SLAP_TIME + 1)[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 1 1 winners 0"


# FF-16

STRESS = """
    options stress=on mode={mode}
    clock 600
    pile 1: Y8
    pile 2: R5
    pile 3: B20 Y3@2
    seat 0: B9^ | - | - | -
    seat 1: R7 | (B3) R8 | - | -
    seat 2: R1 | (B5) R12 | - | -
    draw 0: R16 R18 R3 R9 B14
    draw 1: B16 B18
    draw 2: Y16 Y18
    state 1: blocked=601
"""
LAY = ("column 1", "column 2", "column 3", "column 4")


def stress(mode: str = "referee") -> Table:
    """Seat 0 has slapped pile 2; seats 1 and 2 have not slapped."""
    table = Table(STRESS.format(mode=mode))
    table.press(0, "pile 1", "pile 2")
    return table


def test_ff_16_the_first_slap_lifts_blocks_and_empties_hands_here_too() -> None:
    table = Table(STRESS.format(mode="referee").replace("R7 |", "R7^ |"))
    table.press(0, "pile 1", "pile 2")
    assert table.columns(1) == "R7 | (B3) R8 | - | -"
    table.wait(LATE + 1)
    assert table.press(1, "pile 1")[0].startswith("slapped seat 1")


def test_ff_16_a_later_slap_takes_no_card_out_of_a_racing_hand() -> None:
    table = stress()
    table.press(0, "column 1", "column 2", "column 3", "pile 1", "column 1")
    assert table.columns(0) == "R16^ | (R18) R3 | R9 | -"
    table.press(1, "pile 1")
    assert table.columns(0) == "R16^ | (R18) R3 | R9 | -"


def test_ff_16_only_the_top_card_of_a_laid_column_lies_face_up() -> None:
    table = stress()
    table.press(1, "pile 1")
    table.press(1, "column 2", "column 3")
    # Seven cards: B16 B18, the pile's Y8 B9, and R7 B3 R8 of the columns.
    assert kinds(table.columns(1)) == "- | (B16) B18 | (Y8) (B9) R7 | -"


def test_ff_16_who_lays_neither_picks_up_nor_turns_before_the_reveal() -> None:
    table = stress()
    table.press(0, "column 2")
    assert table.press(0, "column 2") == [f"rejected seat 0 {NONE}"]
    assert table.legal(0) == ["column 1", "column 3"]


def test_ff_16_nobody_is_stuck_before_all_new_piles_are_there() -> None:
    table = stress()
    table.press(0, "column 1", "column 2", "column 3", "pile 1")
    table.press(0, "column 1", "pile 2")  # R16 on B14
    table.press(0, "column 2")  # picks the R3 up: it fits nowhere
    assert table.line("phase") == "slap"
    table.press(1, "pile 1")
    table.press(2, "pile 3")
    assert table.line("phase") == "slap"


def test_ff_16_stuck_is_found_out_when_the_last_new_pile_comes() -> None:
    table = Table("""
        options stress=on
        clock 600
        round 2
        phase slap
        first-slap 590
        pile 1: Y20@0
        pile 2: -
        place 2: taken
        seat 0: R7 | - | - | -
        seat 1: R8 | - | - | -
        draw 0: B1
        draw 1: B20 B3
        state 0: slapped rank=0 counted=5 got=590
        state 1: slapped counted=3 got=600 step=laying place=1 shape=1,0,0,0
    """)
    assert table.press(1, "pile 1") == [
        "pile-revealed seat 1 pile 2 card B20",
        "piles-complete round 3",
        "countdown-started phase countdown stuck",
    ]


def test_ff_16_stuck_each_lays_on_the_own_pile_wherever_it_lies() -> None:
    table = Table("""
        options stress=on
        phase countdown stuck 1
        pile 1: Y20@1
        pile 2: B20@0
        seat 0: R7 | - | - | -
        seat 1: R8 | - | - | -
        draw 0: B1
        draw 1: Y1
        state 0: place=1
        state 1: place=0
    """)
    table.wait(1)
    assert table.line("pile 1") == "Y20@1 Y1@1"
    assert table.line("pile 2") == "B20@0 B1@0"


def test_ff_16_the_5_s_to_the_slap_run_from_the_last_new_pile_at_the_earliest() -> None:
    table = Table("""
        options stress=on
        clock 900
        round 2
        phase slap
        first-slap 590
        progress 600
        pile 1: Y20@0
        pile 2: -
        place 2: taken
        seat 0: - | - | - | -
        seat 1: R8 | - | - | -
        draw 0: B1
        draw 1: B20 B3
        state 0: slapped rank=0 counted=5 got=590 out=0
        state 1: slapped counted=3 got=890 step=laying place=1 shape=1,0,0,0
    """)
    assert table.press(1, "pile 1")[-1] == "piles-complete round 3"
    assert table.wait(SLAP_TIME) == []
    assert table.wait(1)[0] == "slapped seat 0 pile 1 by-hand no first yes"


def test_ff_16_table_calls_go_on_on_the_new_piles_meanwhile() -> None:
    table = stress("table")
    table.press(0, "column 1", "column 2", "column 3", "pile 1")
    table.press(0, "column 2", "pile 2")  # R3 on B14: wrong
    table.press(1, "pile 1")
    table.press(1, *LAY, "pile 1")
    assert table.press(1, "pile 2")[0].startswith("called caller 1 owner 0 pile 2 returned R3@2")
    # Seat 2 has not slapped: neither the old pile nor a new one is called by it.
    assert table.press(2, "pile 3")[0].startswith("slapped seat 2")


def test_ff_16_table_who_is_out_before_all_piles_are_there_calls_and_does_not_slap() -> None:
    table = Table("""
        options stress=on mode=table
        clock 600
        round 2
        phase slap
        first-slap 590
        pile 1: Y20@0
        pile 2: B14@1
        pile 3: -
        place 3: taken
        seat 0: - | - | - | -
        seat 1: R8 | - | - | -
        seat 2: - | - | - | -
        draw 0: B1
        draw 1: B20
        draw 2: R1 R3
        state 0: slapped rank=0 counted=5 got=590 out=0
        state 1: slapped rank=1 counted=5 got=590
        state 2: slapped counted=2 got=595 step=laying shape=1,0,0,0
    """)
    assert table.press(0, "pile 2")[0].startswith("wrong-call caller 0 pile 2")
    assert table.legal(1) == ["column 1", "pile 1"]


def test_ff_16_table_who_waits_with_one_card_calls_nothing_on_the_new_piles() -> None:
    table = Table(STRESS.format(mode="table").replace("R16 R18 R3 R9 B14", "R16"))
    table.press(0, "pile 1", "pile 2")
    table.press(1, "pile 1", *LAY, "pile 1")
    assert table.line("pile 1").endswith("@1")
    assert table.legal(0) == []
    assert table.press(0, "pile 1") == [f"rejected seat 0 {NONE}"]


def test_ff_16_each_ones_5_s_to_reveal_run_from_the_own_pile() -> None:
    table = stress()
    table.wait(100)
    table.press(1, "pile 1")
    table.press(2, "pile 1")
    lines = table.wait(SLAP_TIME - 100 + 1)
    assert lines[-1].startswith("pile-revealed seat 0")
    assert not any("seat 1" in line or "seat 2" in line for line in lines)
    assert table.wait(99) == []
    lines = table.wait(1)
    assert lines[-1] == "piles-complete round 2"
    assert [line for line in lines if line.startswith("pile-revealed seat 1")]
    assert [line for line in lines if line.startswith("pile-revealed seat 2")]


def test_ff_16_the_last_slap_may_be_the_games_and_ends_the_game_too() -> None:
    table = Table(STRESS.format(mode="referee").replace("R16 R18 R3 R9 B14", "-"))
    table.press(0, "pile 1", "pile 2")
    lines = table.wait(SLAP_TIME + 1)
    assert lines == [
        "slapped seat 1 pile 1 by-hand no first no",
        "slapped seat 2 pile 3 by-hand no first no",
        "match-ended",
    ]


def test_ff_16_somebody_with_two_cards_lays_out_one_of_them() -> None:
    table = Table(STRESS.format(mode="referee").replace("R16 R18 R3 R9 B14", "R16 R18"))
    table.press(0, "pile 1", "pile 2")
    assert table.legal(0) == ["column 1"]
    assert table.press(0, "column 1", "pile 3") == ["pile-revealed seat 0 pile 2 card R18"]


def test_ff_16_a_pause_between_the_rounds_leads_back_and_stops_the_5_s() -> None:
    table = stress()
    table.wait(SLAP_TIME)
    table.match.suspend()
    table.wait(400)
    table.match.resume()
    assert table.wait(COUNTDOWN) == ["countdown-ended"]
    assert table.press(0, "column 1") == ["column-laid seat 0 column 1"]
    assert table.wait(1)[0].startswith("slapped seat 1")
