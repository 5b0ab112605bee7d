"""A turn: laying a card, moving, drawing, and what acts once (FB-9 to FB-14)."""

import pytest

from game.board.state import Lay, Pass
from game.core.rules import IllegalAction

from .scenario import Table, moved, table_with, the_rest


def test_fb_9_a_turn_begins_with_one_card_and_it_is_mandatory():
    table = table_with("", "3", hand="stop push")
    assert {text.split()[1] for text in table.legal()} == {"stop", "push"}
    with pytest.raises(IllegalAction, match="pass: turn is asked; possible: lay"):
        table.match.submit(0, Pass())
    with pytest.raises(IllegalAction, match="not asked now"):
        table.match.submit(1, Lay("snail", 3))
    with pytest.raises(IllegalAction, match="lay snail 3: seat 0 does not hold it"):
        table.match.submit(0, Lay("snail", 3))
    table.play("lay stop 40")
    assert table.ask == "turn seats=1"


def test_fb_9_a_multicolour_card_laid_in_turn_does_nothing():
    for card in ("block", "reroll"):
        table = table_with("", "3", hand=f"{card} push")
        table.play(f"lay {card} 40")
        assert table.pawns == "3 0"
        assert table.lies(40) == card


def test_fb_9_red_and_blue_cards_do_nothing_when_they_are_laid():
    table = table_with("", "2", pawns="10 0", hand="push push")
    assert [line.split()[0] for line in table.play("lay push 10 up")][:3] == [
        *("laid", "rolled", "walked"),
    ]


def test_fb_9_green_and_white_act_when_they_are_laid():
    table = table_with("", "3", pawns="10 0", hand="reverse push")
    table.play("lay reverse 40")
    assert table.pawns == "7 0"
    table = table_with("", pawns="10 0", hand="remote push")
    assert "acted pawn 0 square 40" in table.play("lay remote 40")
    table = table_with("", "1", hand="trouble push")
    assert any("happened" in line for line in table.play("lay trouble 40"))


def test_fb_10_a_pawn_goes_as_many_squares_as_the_die_shows():
    table = table_with("", "5")
    lines = table.play("lay stop 40")
    assert lines[:3] == [
        "laid seat 0 card stop square 40 when turn",
        "rolled dice 0=5 sides 6 why move",
        "walked pawn 0 squares 1 2 3 4 5 spent -",
    ]
    assert table.pawns == "5 0"


def test_fb_10_any_number_of_pawns_share_a_square():
    table = table_with("", "5", pawns="4 9 9 9 9 9")
    table.play("lay stop 40")
    assert table.pawns == "9 9 9 9 9 9"


def test_fb_10_who_can_not_step_does_not_roll():
    table = table_with("", pawns="0 3", hand="reverse push")
    lines = table.play("lay reverse 40")
    assert lines[:3] == [
        "laid seat 0 card reverse square 40 when turn",
        "acted pawn 0 square 40",
        "stayed pawn 0",
    ]
    table = table_with("", pawns="50 3", hand="stop push")
    assert "stayed pawn 0" in table.play("lay stop 40")
    assert table.ask == "deal seats=0"


def test_fb_11_all_fill_up_to_four_the_player_in_turn_first():
    table = Table(
        """
        turn 1
        seat 0: push
        seat 1: stop stop stop stop
        seat 2: jump jump
        draw: x snail swap chance block reroll rest
        """,
        "3",
    )
    lines = [line for line in table.play("lay stop 40") if line.startswith("drew")]
    assert lines == [
        "drew seat 1 cards x",
        "drew seat 2 cards snail swap",
        "drew seat 0 cards chance block reroll",
    ]


def test_fb_11_who_has_four_or_more_draws_none():
    table = Table("seat 0: stop push push push push push\nseat 1: x x x x", "3")
    assert not any("drew" in line for line in table.play("lay stop 40"))
    assert (table.size(0), table.size(1)) == (5, 4)


def test_fb_11_the_last_cards_go_to_those_who_come_first():
    named = ("stop stop stop", "push push", "jump jump", "x x x")
    table = Table(
        f"""
        turn 1
        seat 0: {the_rest(*named)}
        seat 1: {named[0]}
        seat 2: {named[1]}
        seat 3: {named[2]}
        draw: {named[3]}
        """,
        "3",
    )
    lines = [line for line in table.play("lay stop 40") if not line.startswith("walked")]
    assert lines[2:5] == [
        "drew seat 1 cards x x",
        "drew seat 2 cards x",
        "ran-out seat 2 missing 1",
    ]
    assert "ran-out seat 3 missing 2" in lines
    assert table.ask == "deal seats=1"


def test_fb_12_two_pushes_that_face_each_other_do_not_loop():
    """The second row runs to the left: square 13 lies left of square 12."""
    assert moved("12=push/left 13=push/right", "2", 10).pawns == "12 1"


ONCE = [
    ("3=push/up", "3 18"),
    ("2=stop", "3 2"),
    ("2=snail", "3 2"),
    ("3=snail", "3 2"),  # not entered, it has acted all the same
    ("2=x", "3 4"),
    ("3=jump/on", "3 5"),
    ("3=push/left 2=stop", "2 2"),  # merely put on a Stop: it has not acted
    ("3=push/left 2=snail", "2 2"),
    ("3=push/up+notyou", "3 3"),
]


@pytest.mark.parametrize(("lying", "pawns"), ONCE)
def test_fb_12_a_card_acts_once_whichever_pawn_sets_it_off(lying, pawns):
    """Third Time Lucky moves both pawns over the same cards, seat 1's first."""
    table = table_with(lying, "5", hand="trouble stop")
    table.play("lay trouble 40")
    assert table.pawns == pawns


def test_fb_12_a_blocked_swap_has_acted():
    table = table_with("3=swap", "5", hand="trouble block")
    table.play("lay trouble 40", "block", "lay block 41")
    assert table.pawns == "3 3"


def test_fb_12_what_found_nothing_to_do_has_acted():
    table = table_with("3=push/down", "5", hand="trouble stop")
    lines = table.play("lay trouble 40")
    assert [line for line in lines if "square 3" in line] == ["acted pawn 1 square 3 idle yes"]


def test_fb_12_a_teleport_acts_once_too():
    table = table_with("", "5 4", pawns="5 5", hand="trouble stop")
    table.play("lay trouble 40")
    assert table.pawns == "8 26"


def test_fb_12_a_card_laid_this_turn_acts_on_its_own_move():
    table = table_with("", "3", hand="push stop")
    table.play("lay push 3 up")
    assert table.pawns == "18 0"


def test_fb_12_a_card_played_has_acted():
    table = table_with("", "3", pawns="0 20", hand="notyou stop")
    table.play("lay notyou 24")
    assert table.pawns == "24 20"
    assert "notyou" not in table.hand(0)
    assert table.lies(24) == "notyou"


def test_fb_12_what_was_spent_is_free_again_in_the_next_turn():
    table = table_with("3=stop", "6 3", pawns="0 0")
    table.play("lay stop 40")
    assert table.pawns == "3 0"
    assert table.state.spent == ()
    table.play("lay x 41")
    assert table.pawns == "3 3"


def test_fb_12_a_spent_square_is_not_empty_for_laying():
    table = table_with("3=stop 5=push/up", hand="push stop", more="spent: 3 5")
    assert 3 in table.squares("stop")
    assert 3 not in table.squares("push")


def test_fb_12_the_card_under_a_taken_not_you_waits_for_the_next_turn():
    table = table_with("3=push/up+notyou", "5 3", hand="trouble stop")
    table.play("lay trouble 40")
    assert "notyou" in table.hand(1)
    assert (table.pawns, table.lies(3)) == ("3 3", "push/up")
    table = table_with("3=push/up+notyou", "3 3")
    table.play("lay stop 40", "lay x 41")
    assert table.pawns == "3 18"


def test_fb_13_never_past_the_finish():
    table = table_with("", "6", pawns="47 3")
    lines = table.play("lay stop 40")
    assert "walked pawn 0 squares 48 49 50 spent -" in lines
    assert table.points == [50, 3]


def test_fb_13_never_before_the_start():
    table = moved("", "6", 2, way="back")
    assert table.pawns == "0 1"


@pytest.mark.parametrize(
    ("lying", "dice", "pawn", "there"), [("49=jump/on", "2", 47, 50), ("1=jump/back", "1", 0, 0)]
)
def test_fb_13_a_jump_loses_what_is_too_much(lying, dice, pawn, there):
    table = table_with(lying, dice, pawns=f"{pawn} 3")
    table.play("lay stop 40")
    assert table.state.pawns[0] == there


def test_fb_13_not_you_loses_what_is_too_much():
    table = table_with("", pawns="30 3", hand="notyou stop")
    table.play("lay notyou 5")
    assert table.state.pawns[0] == 50


def test_fb_14_only_blue_cards_act_on_the_steps():
    lying = "11=push/up 12=chance 13=swap 15=remote 16=block 17=notyou 18=trouble"
    table = moved(lying, "6", 11)
    assert table.pawns == "17 1"
    assert "notyou" in table.hand(0)


def test_fb_14_the_square_it_starts_from_does_not_act():
    for kind in ("stop", "snail", "x", "push/up", "chance", "swap"):
        assert moved(f"10={kind}", "3", 10).pawns == "13 1", kind


def test_fb_14_the_card_at_the_end_acts_and_the_next_one_and_so_on():
    # 11 lies above 10; 12 to the left of 11; 29 above 12.
    table = moved("11=push/left 12=push/up 29=jump/on", "1", 10)
    assert table.pawns == "31 1"


@pytest.mark.parametrize("card", ["remote", "reverse", "block", "reroll"])
def test_fb_14_green_and_multicolour_do_nothing_to_a_pawn(card):
    assert moved(f"13={card}", "3", 10).pawns == "13 1"


def test_fb_14_a_move_without_a_step_sets_nothing_off():
    """With a Snail ahead and one step, the pawn stays, and what it stands on does not act."""
    table = table_with("10=push/up 11=snail", "1", pawns="10 1")
    lines = table.play("lay stop 48")
    assert "walked pawn 0 squares - spent 11" in lines
    assert not any(line.startswith("acted") for line in lines)


def test_fb_14_a_swap_ends_the_move():
    table = table_with("12=swap 30=push/up", "2", pawns="10 30")
    table.play("lay stop 45", "pass")
    assert table.pawns == "30 12"


def test_fb_14_a_teleport_ends_the_move():
    assert moved("", "4 3", 10).pawns == "20 1"
