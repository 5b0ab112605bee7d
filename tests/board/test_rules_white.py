"""White cards, teleports, and the end of a round (FB-31 to FB-36)."""

import pytest

from game.board.rounds import round_points

from .scenario import BOARDS, DECK, Table, table_with, the_rest


def test_fb_31_in_hand_at_the_end_of_a_round_it_costs_21_each():
    table = table_with("", "6", pawns="47 3", hand="stop notyou notyou x")
    table.play("lay stop 40")
    assert table.points == [92, 3]


@pytest.mark.parametrize(("board", "points"), [("classic", 21), ("short", 13), ("cliff", 20)])
def test_fb_31_on_another_board_it_counts_by_the_finish(board, points):
    for moves in (False, True):
        hand = "notyou x x x" if moves else "stop notyou x x"
        table = Table(f"options board={board}\nseat 0: {hand}\nseat 1: x x x x\npawns: 1 1\n", "2")
        if moves:
            assert f"moved pawn 0 square {1 + points} why notyou" in table.do("lay notyou 27")
        else:
            found = round_points(table.state, DECK, table.rules.board(table.state))
            assert found == (1 + points, 1)


def test_fb_31_played_the_pawn_advances_21_ignoring_cards_and_makes_its_move():
    table = table_with("3=stop 5=stop 23=push/up", "2", pawns="2 1", hand="notyou x")
    lines = table.play("lay notyou 40")
    assert lines[:5] == [
        "laid seat 0 card notyou square 40 when turn",
        "acted pawn 0 square 40",
        "moved pawn 0 square 23 why notyou",
        "rolled dice 0=2 sides 6 why move",
        "walked pawn 0 squares 24 25 spent -",
    ]


def test_fb_31_the_square_reached_is_ignored_too():
    table = table_with("23=push/up", "1", pawns="2 1", hand="notyou x")
    table.play("lay notyou 40")
    assert table.pawns == "24 1"


def test_fb_31_on_the_finish_no_move_follows():
    table = table_with("", "", pawns="29 1", hand="notyou x")
    lines = table.play("lay notyou 40")
    assert lines[2:4] == ["moved pawn 0 square 50 why notyou", "drew seat 0 cards push push push"]
    assert table.points[0] == 50


def test_fb_31_whoever_ends_a_move_on_it_takes_it_and_the_hand_may_pass_four():
    table = table_with("12=notyou", "2 1", pawns="10 1", hand="stop x x x x x")
    lines = table.play("lay stop 40")
    assert "took-up seat 0 square 12 card notyou" in lines
    assert table.size(0) == 6
    assert table.lies(12) == ""


def test_fb_31_what_lay_under_it_does_not_act():
    table = table_with("12=push/up+notyou", "2", pawns="10 1")
    table.play("lay stop 40")
    assert table.pawns == "12 1"
    assert table.lies(12) == "push/up"


def test_fb_31_passing_over_it_takes_nothing():
    table = table_with("12=notyou", "3", pawns="10 1")
    table.play("lay stop 40")
    assert table.lies(12) == "notyou"


def test_fb_32_played_there_is_no_move_but_an_event():
    table = table_with("", "1", pawns="10 1", hand="trouble x")
    lines = table.play("lay trouble 40")
    assert lines[1:4] == [
        "acted pawn 0 square 40",
        "rolled dice 0=1 sides 20 why event",
        "happened seat 0 key friday-the-13th",
    ]
    assert table.pawns == "10 1"
    assert table.ask == "turn seats=1"


def test_fb_32_whoever_ends_a_move_on_it_sets_an_event_off_and_the_move_is_over():
    table = table_with("12=trouble", "2 20", pawns="10 0")
    lines = table.play("lay stop 40")
    assert "happened seat 0 key doomsday" in lines
    assert table.pawns == "31 25"
    assert table.lies(12) == "trouble"


def test_fb_32_passing_over_it_does_nothing():
    table = table_with("12=trouble", "3", pawns="10 0")
    table.play("lay stop 40")
    assert table.pawns == "13 0"


def test_fb_33_whoever_ends_on_a_teleport_rolls_and_goes_to_that_number():
    for number, square in enumerate((8, 14, 20, 26, 32, 38), 1):
        table = table_with("", f"4 {number}", pawns="10 0")
        lines = table.play("lay stop 40")
        assert f"rolled dice 0={number} sides 6 why teleport" in lines
        assert f"moved pawn 0 square {square} why teleport" in lines
        assert table.pawns == f"{square} 0"  # the teleport reached does not act


def test_fb_33_events_may_move_it_and_it_covers_what_lies_there():
    table = table_with("12=push/up", "2 6", pawns="10 0", more="teleports: 12 14 20 26 32 38")
    table.play("lay stop 40")
    assert table.pawns == "38 0"
    assert table.lies(12) == "push/up"


def test_fb_33_it_can_not_be_covered():
    table = table_with("", "", hand="notyou trouble push stop", more="teleports: 12 14 20 26 32 38")
    for kind in ("notyou", "trouble", "push", "stop"):
        assert 12 not in table.squares(kind)
        assert 8 in table.squares(kind)


def test_fb_33_steps_pass_over_it():
    table = table_with("", "6", pawns="7 0")
    table.play("lay stop 40")
    assert table.pawns == "13 0"


def test_fb_33_a_push_onto_it_ends_the_move_on_it():
    table = table_with("13=push/left", "3 6", pawns="10 0")
    table.play("lay stop 40")
    assert table.pawns == "38 0"


def test_fb_35_the_round_ends_with_a_turn_after_which_a_pawn_stands_on_the_finish():
    table = table_with("", "6", pawns="47 3")
    lines = table.play("lay stop 40")
    assert lines[-1] == "round-ended points 50 3 doubled no"
    assert table.ask == "deal seats=0"


def test_fb_35_the_turn_is_played_to_its_end_the_drawing_too():
    table = table_with("", "6", pawns="47 3", hand="stop x", others="x x")
    lines = [line.split()[0] for line in table.play("lay stop 40")]
    assert lines == ["laid", "rolled", "walked", "drew", "drew", "round-ended"]


def test_fb_35_where_pawns_stand_when_the_turn_ends_counts():
    """A Swap only changes who is on the finish; an event may take the last pawn off it."""
    table = table_with("49=swap", "1", pawns="48 50")
    table.play("lay stop 40", "pass")
    assert table.points == [50, 49]
    table = table_with("", "3 2 2", pawns="50 3", hand="trouble x")
    table.play("lay trouble 40")
    assert table.pawns == "48 1"
    assert table.ask == "turn seats=1"


def test_fb_35_several_may_be_on_the_finish():
    table = table_with("", "6", pawns="47 50 2")
    table.play("lay stop 40")
    assert table.points == [50, 50, 2]


def test_fb_35_where_an_event_ends_the_round_nothing_more_is_drawn():
    table = table_with("", "19", pawns="25 3", hand="trouble x")
    lines = table.play("lay trouble 40")
    assert lines[-2:] == ["happened seat 0 key finish-line", "round-ended points 25 3 doubled no"]
    assert not any(line.startswith("drew") for line in lines)


def test_fb_35_it_ends_when_somebody_can_not_fill_the_hand():
    table = pile_of("x x x", "3")
    lines = table.play("lay stop 40")
    assert [line for line in lines if line.startswith(("drew", "ran-out"))] == [
        "drew seat 0 cards x",
        "drew seat 1 cards x x",
        "ran-out seat 1 missing 1",
    ]
    assert table.ask == "deal seats=0"
    assert table.points[:2] == [3, 0]


def test_fb_35_an_empty_pile_alone_does_not_end_it():
    table = pile_of("x x x x", "3")
    table.play("lay stop 40")
    assert len(table.state.draw) == 0
    assert table.ask == "turn seats=1"


def pile_of(pile: str, dice: str) -> Table:
    """Return a table at which seat 0 will draw one card and seat 1 three."""
    hands = ("stop push push push", "jump")
    return Table(
        f"""
        seat 0: {hands[0]}
        seat 1: {hands[1]}
        seat 2: {the_rest(*hands, pile)}
        draw: {pile}
        """,
        dice,
    )


def test_fb_35_then_all_cards_are_shuffled_and_teleports_go_back():
    table = table_with("5=push/up", "6", pawns="47 3", more="teleports: 1 2 3 4 6 7")
    table.play("lay stop 40")
    table.luck.dice = [1, 2]
    table.do("deal")
    assert table.state.teleports == BOARDS[0].teleports
    assert table.line("cards") == "-"
    assert table.pawns == "0 0"
    assert len(table.state.draw) == 94 - 16
    assert table.line("round") == "2"


def test_fb_36_stacks_numbers_of_cards_and_points_are_open():
    table = table_with("12=push/up+push/left", more="points 0: 3\npoints 1: 4")
    for seat in (0, 1, None):
        view = table.rules.view(table.state, seat)
        assert view.stacks == table.state.stacks
        assert view.points == ((3,), (4,))
        assert [len(hand) for hand in view.hands] == [4, 4]
        assert view.draw == len(table.state.draw)


def test_fb_36_hands_are_hidden():
    table = table_with("")
    view = table.rules.view(table.state, 0)
    assert view.hands == (table.state.hands[0], (-1,) * 4)
    assert table.rules.view(table.state, None).hands == ((-1,) * 4, (-1,) * 4)
