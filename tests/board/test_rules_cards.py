"""What red, blue and green cards do (FB-20 to FB-28)."""

import pytest

from .scenario import moved, table_with

CORNER = """
    5 4 3
    . . 2
    . 0 1
"""
"""A small board: 1 and 2 lie below 3, and nothing beside 2 but 1 and 3."""


@pytest.mark.parametrize(("arrow", "there"), [("up", 29), ("down", 9), ("left", 13), ("right", 11)])
def test_fb_20_a_push_goes_to_the_square_whose_cell_touches_there(arrow, there):
    assert moved(f"12=push/{arrow}", "2", 10).pawns == f"{there} 1"


def test_fb_20_start_and_finish_too():
    assert moved("1=push/left", "1", 0).pawns == "0 1"
    table = table_with("49=push/right", "1", pawns="48 1")
    table.play("lay stop 2")
    assert table.state.pawns == (50, 1)
    table = table_with("31=push/up", "1", pawns="30 1")
    table.play("lay stop 2")
    assert table.state.pawns == (50, 1)


def test_fb_20_where_no_square_touches_the_pawn_stays():
    table = table_with("5=push/down", "5")
    lines = table.play("lay stop 40")
    assert "acted pawn 0 square 5 idle yes" in lines
    assert table.pawns == "5 0"


def test_fb_20_an_arrow_may_be_laid_that_points_nowhere():
    table = table_with("", "5", hand="push stop")
    assert {"lay push 5 down", "lay push 41 left"} <= set(table.legal())


def test_fb_20_on_a_board_that_is_no_rectangle():
    for arrow, there in (("left", 2), ("right", 2), ("up", 3), ("down", 1)):
        table = table_with(f"2=push/{arrow}", "2", hand="stop x", picture=CORNER)
        table.play("lay stop 4")
        assert table.pawns == f"{there} 0"


def test_fb_20_what_lies_there_acts():
    assert moved("12=push/up 29=push/left", "2", 10).pawns == "28 1"


def test_fb_20_reverse_does_not_turn_an_arrow():
    assert moved("12=push/up", "2", 14, way="back").pawns == "29 1"


@pytest.mark.parametrize(("arrow", "there"), [("on", 18), ("back", 14)])
def test_fb_21_a_jump_goes_two_squares_along_its_arrow(arrow, there):
    table = table_with(f"16=jump/{arrow}", "1 2", pawns="15 1")
    assert f"moved pawn 0 square {there} why jump" in table.play("lay stop 45")


def test_fb_21_the_square_between_does_not_count_even_a_stop():
    for kind in ("stop", "snail", "x", "push/up", "notyou"):
        assert moved(f"12=jump/on 13={kind}", "2 3", 10).pawns == "20 1", kind


def test_fb_21_what_lies_there_acts():
    assert moved("3=jump/on 5=push/up", "3").pawns == "16 1"


def test_fb_21_the_arrow_points_along_the_track_not_the_map():
    """Square 10 lies at the end of a row; two squares on is 12, up and to the left."""
    assert moved("10=jump/on", "1", 9).pawns == "12 1"


def test_fb_21_reverse_does_not_turn_a_jump():
    assert moved("11=jump/on", "2", 13, way="back").pawns == "13 1"
    assert moved("11=jump/back", "2", 13, way="back").pawns == "9 1"


def test_fb_22_a_second_chance_rolls_and_moves_again():
    table = table_with("12=chance", "2 5", pawns="10 1")
    lines = table.play("lay stop 45")
    assert [line for line in lines if line.startswith(("rolled", "walked", "acted"))] == [
        "rolled dice 0=2 sides 6 why move",
        "walked pawn 0 squares 11 12 spent -",
        "acted pawn 0 square 12",
        "rolled dice 0=5 sides 6 why move",
        "walked pawn 0 squares 13 14 15 16 17 spent -",
    ]


def test_fb_22_from_where_it_was_put_and_what_lies_there_acts():
    assert moved("12=push/up 29=chance 30=push/left", "2 1", 10).pawns == "29 1"


def test_fb_22_backwards_after_a_reverse():
    assert moved("12=chance", "3 5", 15, way="back").pawns == "7 1"


def test_fb_22_the_die_may_be_re_rolled_again():
    table = table_with("12=chance", "2 1 4", pawns="10 1", others="reroll x x x")
    table.do("lay stop 45")
    table.do("pass", 0)
    table.do("pass", 1)
    assert table.ask == "reroll seats=0,1 what=move count=6"
    table.do("reroll 0", 1)
    table.do("lay reroll 44", 1)
    table.play("pass")
    assert table.pawns == "16 1"


def test_fb_23_a_swap_changes_places_with_a_pawn_of_ones_choice():
    table = table_with("12=swap", "2", pawns="10 30 5 12")
    table.play("lay stop 45")
    assert table.ask == "swap seats=0 other=0"
    assert table.legal() == ["target 1", "target 2"]  # seat 3 stands on the same square
    lines = table.play("target 2", "pass")
    assert lines[:2] == ["attacked seat 0 target 2 what swap pawn 0", "swapped pawn 0 other 2"]
    assert table.pawns == "5 30 12 12"


def test_fb_23_a_pawn_on_the_start_or_the_finish_may_be_named():
    table = table_with("12=swap", "2", pawns="10 0 50")
    table.play("lay stop 45")
    assert table.legal() == ["target 1", "target 2"]
    table.play("target 2", "pass")
    assert table.state.pawns == (50, 0, 12)


def test_fb_23_with_one_other_pawn_nobody_is_asked_whom():
    table = table_with("12=swap", "2", pawns="10 30")
    assert "attacked seat 0 target 1 what swap pawn 0" in table.play("lay stop 45")
    assert table.ask == "block seats=1 what=swap other=0"


def test_fb_23_if_all_share_the_square_there_is_nothing_to_do():
    table = table_with("12=swap", "2", pawns="10 12 12")
    assert "acted pawn 0 square 12 idle yes" in table.play("lay stop 45")
    assert table.pawns == "12 12 12"


def test_fb_23_no_card_acts_on_either_square():
    table = table_with("12=swap 30=push/up", "2", pawns="10 30")
    table.play("lay stop 45", "pass")
    assert table.pawns == "30 12"


def test_fb_23_the_chosen_one_can_block_and_there_is_no_second_choice():
    table = table_with("12=swap", "2", pawns="10 30 5", others="block x x x")
    table.play("lay stop 45", "target 1")
    lines = table.play("block", "lay block 44")
    assert lines[:3] == [
        "thrown-in seat 1 card block",
        "blocked seat 1 what swap",
        "laid seat 1 card block square 44 when answer",
    ]
    assert table.pawns == "12 30 5"
    assert table.ask == "turn seats=1"


def test_fb_23_the_one_who_landed_can_not_block():
    table = table_with("12=swap", "2", pawns="10 30", hand="stop block")
    table.play("lay stop 45")
    assert table.asked == (1,)


def test_fb_24_the_steps_end_on_a_stop():
    assert moved("12=stop", "6", 10).pawns == "12 1"
    assert moved("12=stop", "6", 15, way="back").pawns == "12 1"


def test_fb_24_a_stop_does_nothing_to_a_pawn_put_on_it():
    table = table_with("12=push/up 29=stop", "2 1", pawns="10 28", others="snail x x x")
    table.play("lay stop 45", "lay snail 44")
    assert table.pawns == "29 29"


def test_fb_25_the_step_onto_a_snail_costs_two():
    assert moved("12=snail", "6", 10).pawns == "15 1"
    assert moved("12=snail 13=snail", "5", 10).pawns == "13 1"
    assert moved("12=snail", "3", 10).pawns == "12 1"


def test_fb_25_with_one_step_left_the_steps_end_before_it():
    assert moved("13=snail", "3", 10).pawns == "12 1"
    assert moved("16=snail", "3", 19, way="back").pawns == "17 1"


def test_fb_25_what_lies_before_it_acts():
    assert moved("12=push/up 13=snail", "3", 10).pawns == "29 1"


def test_fb_25_over_an_x_it_ends_on_the_last_counted_square():
    assert moved("12=x 13=snail", "2", 10).pawns == "11 1"
    assert moved("11=x 12=snail", "1", 10).pawns == "10 1"
    assert moved("12=x 13=snail", "3", 10).pawns == "13 1"


def test_fb_25_a_snail_does_nothing_to_a_pawn_put_on_it():
    assert moved("12=push/up 29=snail", "2", 10).pawns == "29 1"


def test_fb_26_an_x_is_not_counted():
    assert moved("12=x", "3", 9).pawns == "13 1"
    assert moved("11=x 12=x 13=x", "2", 10).pawns == "15 1"
    assert moved("12=x", "3", 15, way="back").pawns == "11 1"


def test_fb_26_onto_the_finish_and_the_start():
    table = table_with("49=x", "1", pawns="48 3")
    table.play("lay stop 40")
    assert table.state.pawns == (50, 3)
    assert moved("1=x", "1", 2, way="back").pawns == "0 1"


@pytest.mark.parametrize(
    ("lying", "dice", "pawn", "way", "there"),
    [
        ("12=push/up 29=x", "2", 10, "on", 30),
        ("12=push/up 29=x", "2", 14, "back", 28),
        ("12=push/up 29=x 30=x", "2", 10, "on", 31),
        ("12=push/up 29=x 30=push/left", "2", 10, "on", 29),  # an X that has acted
        ("12=push/up 29=x 30=stop", "2", 10, "on", 30),
        ("11=jump/back 9=x", "1", 10, "on", 10),  # the move's direction, not the arrow's
        ("11=jump/back 9=x 10=push/left", "1", 10, "on", 9),
        ("3=jump/back 1=x", "2", 5, "back", 0),
    ],
)
def test_fb_26_put_on_an_x_a_pawn_goes_on_in_the_direction_of_the_move(
    lying, dice, pawn, way, there
):
    table = moved(lying, dice, pawn, way=way)
    assert table.state.pawns[0] == there


def test_fb_27_reverse_goes_backwards_this_turn_alone():
    table = table_with("", "4 2", pawns="10 10", hand="reverse stop")
    table.play("lay reverse 40", "lay x 41")
    assert table.pawns == "6 12"


def test_fb_27_arrows_stay_as_they_lie():
    table = table_with("12=push/up+push/left", "3", pawns="10 1", hand="reverse stop")
    table.play("lay reverse 40")
    assert table.lies(12) == "push/up+push/left"


def remote(lying: str, dice: str, *, pawns: str = "10 20 30", others: str = "block x x x"):
    table = table_with(lying, dice, pawns=pawns, hand="remote stop", others=others)
    table.play("lay remote 45")
    return table


def test_fb_28_an_opponents_pawn_makes_the_move_named_before_the_roll():
    table = remote("", "5")
    assert table.ask == "remote seats=0"
    assert table.legal() == ["target 1", "target 2"]
    table.play("target 2")
    assert table.ask == "block seats=2 what=remote other=0"
    lines = table.play("pass")
    assert lines[:2] == [
        "rolled dice 0=5 sides 6 why move",
        "walked pawn 2 squares 31 32 33 34 35 spent -",
    ]
    assert table.pawns == "10 20 35"
    assert table.ask == "turn seats=1"


def test_fb_28_with_one_opponent_nobody_is_asked_whose():
    assert remote("", "5", pawns="10 20").ask == "block seats=1 what=remote other=0"


def test_fb_28_blocked_nobody_moves():
    table = remote("", "")
    table.play("target 1", "block", "lay block 44")
    assert table.pawns == "10 20 30"
    assert table.ask == "turn seats=1"


def test_fb_28_the_player_in_turn_rolls_and_chooses_everything():
    table = remote("21=swap", "1")
    table.play("target 1", "pass")
    assert table.ask == "swap seats=0 other=1"
    assert table.legal() == ["target 0", "target 2"]


def test_fb_28_the_own_pawn_may_be_named_for_a_swap_and_nobody_is_asked_for_block():
    table = remote("21=swap", "1")
    table.play("target 1", "pass")
    assert "swapped pawn 1 other 0" in table.play("target 0")
    assert table.pawns == "21 10 30"
    table = remote("21=swap", "1")
    table.play("target 1", "pass", "target 2")
    assert table.ask == "block seats=2 what=swap other=0"


def test_fb_28_the_roll_of_a_teleport_and_a_second_chance_is_the_players_too():
    table = remote("21=chance", "1 4 6")
    table.play("target 1", "pass")
    assert table.pawns == "10 25 30"
    table = remote("", "6 6")
    lines = table.play("target 1", "pass")
    assert "rolled dice 0=6 sides 6 why teleport" in lines
    assert table.pawns == "10 38 30"


def test_fb_28_not_you_goes_into_the_hand_of_the_pawns_owner():
    table = remote("21=notyou", "1")
    assert "took-up seat 1 square 21 card notyou" in table.play("target 1", "pass")
    assert "notyou" in table.hand(1)


def test_fb_28_it_is_the_players_turn_for_events_too():
    table = remote("21=trouble", "1 2 3 4 5")
    lines = table.play("target 1", "pass")
    assert "happened seat 0 key expansion" in lines
    assert "rolled dice 1=3 2=4 0=5 sides 6 why each" in lines


def test_fb_28_a_pawn_on_the_finish_may_be_named_and_does_not_roll():
    table = remote("", "", pawns="10 50 30")
    assert "stayed pawn 1" in table.play("target 1", "pass")
