"""Block, Re-Roll, and how they are asked for (FB-29, FB-30, FB-34)."""

import pytest

from game.board.moves import way_of_roll
from game.board.state import Reroll
from game.core.rules import IllegalAction

from .scenario import DECK, Table, fresh, table_with

HOLDERS = """
    turn 1
    seat 0: reroll x x x
    seat 1: stop reroll x x
    seat 2: push push push push
    pawns: 5 10 1
"""


def test_fb_29_a_block_stops_a_remote_and_a_swap():
    table = table_with("", "", pawns="10 20", hand="remote x", others="block x x x")
    table.play("lay remote 40")
    assert table.legal() == ["block", "pass"]
    assert table.do("block") == ["thrown-in seat 1 card block", "blocked seat 1 what remote"]
    assert table.ask == "place seats=1 what=block"
    table = table_with("12=swap", "2", pawns="10 20", others="block x x x")
    table.play("lay stop 40", "block", "lay block 41")
    assert table.pawns == "12 20"


def test_fb_29_without_a_block_one_is_asked_too():
    table = table_with("", "3", pawns="10 20", hand="remote x", others="x x x x")
    table.play("lay remote 40")
    assert table.ask == "block seats=1 what=remote other=0"
    assert table.legal() == ["pass"]


def test_fb_29_landing_on_cards_and_events_are_no_attacks():
    table = table_with("3=push/up 18=jump/back", "3", hand="stop block", others="block x x x")
    table.play("lay stop 40")
    assert table.ask == "turn seats=1"
    table = table_with("", "4", pawns="9 2", hand="trouble block", others="block x x x")
    table.play("lay trouble 40")
    assert table.pawns == "2 9"
    assert table.ask == "turn seats=1"


def test_fb_30_the_roller_and_anybody_else_may_re_roll():
    for seat in (0, 1):
        table = Table(HOLDERS, "6 2")
        table.do("lay stop 40")
        assert table.legal(seat) == ["reroll 1", "pass", "pass-on"]
        assert table.legal(2) == ["pass", "pass-on"]
        assert table.do("reroll 1", seat) == [f"thrown-in seat {seat} card reroll"]
        assert table.ask == f"place seats={seat} what=reroll"
        assert table.do("lay reroll 41") == [
            f"laid seat {seat} card reroll square 41 when answer",
            "rolled-again seat 1 value 2",
        ]
        table.play("pass")
        assert table.pawns == "5 12 1"


def test_fb_30_before_the_result_is_used():
    table = Table(HOLDERS, "6")
    lines = table.do("lay stop 40")
    assert lines[-1] == "rolled dice 1=6 sides 6 why move"
    assert table.pawns == "5 10 1"


def test_fb_30_the_new_result_may_be_changed_again():
    table = Table(HOLDERS, "6 2 3")
    table.do("lay stop 40")
    table.do("reroll 1", 1)
    table.do("lay reroll 41")
    assert table.ask == "reroll seats=1,2,0 what=move count=6"
    table.do("reroll 1", 0)
    table.do("lay reroll 41")
    table.play("pass")
    assert table.pawns == "5 13 1"
    assert table.lies(41) == "reroll+reroll"


def test_fb_30_the_die_of_a_teleport_and_of_an_event():
    table = table_with("", "3 6 2", pawns="5 0", others="reroll x x x")
    table.do("lay stop 40")
    table.do("pass", 0)
    lines = table.do("pass", 1)
    assert "rolled dice 0=6 sides 6 why teleport" in lines
    table.do("reroll 0", 1)
    table.play("lay reroll 41")
    assert table.pawns == "14 0"
    table = table_with("", "20 1", others="reroll x x x", hand="trouble x")
    table.do("lay trouble 40")
    assert table.ask == "reroll seats=0,1 what=event count=20"
    table.do("reroll 0", 1)
    assert "happened seat 0 key friday-the-13th" in table.play("lay reroll 41")


def test_fb_30_dice_that_all_roll_are_asked_for_once_and_one_is_named():
    table = table_with("", "2 3 4 1", hand="trouble x", others="reroll x x x", pawns="0 0")
    table.do("lay trouble 40")
    table.do("pass", 0)
    lines = table.do("pass", 1)
    assert lines[-1] == "rolled dice 1=3 0=4 sides 6 why each"
    assert table.ask == "reroll seats=0,1 what=each count=6"
    assert table.legal(1) == ["reroll 1", "reroll 0", "pass", "pass-on"]
    table.do("reroll 0", 1)
    table.play("lay reroll 41")
    assert table.pawns == "1 3"


def test_fb_30_never_while_a_round_is_set_up():
    table = fresh(2, "3 4", first="reroll1 reroll2 reroll3 reroll4")
    table.do("deal")
    assert table.ask == "set-up seats=0"


def test_fb_30_only_a_die_that_was_thrown_can_be_named():
    table = Table(HOLDERS, "6")
    table.do("lay stop 40")
    with pytest.raises(IllegalAction, match="reroll 0: that seat has thrown no die"):
        table.match.submit(0, Reroll(0))


def test_fb_34_the_attacked_player_is_asked_for_block_alone():
    table = table_with("", "", pawns="1 2 3", hand="remote x", others="x x x x")
    table.play("lay remote 40", "target 2")
    assert table.ask == "block seats=2 what=remote other=0"


def test_fb_34_everyone_is_asked_for_re_roll_from_the_player_in_turn_on():
    table = Table(HOLDERS, "6")
    table.do("lay stop 40")
    assert table.ask == "reroll seats=1,2,0 what=move count=6"


def test_fb_34_the_way_of_the_roll_is_known_meanwhile():
    table = table_with("12=x 13=snail", "4", pawns="10 0")
    assert way_of_roll(table.state, DECK) == ()
    table.do("lay stop 40")
    assert way_of_roll(table.state, DECK) == (11, 12, 13, 14)
    table = table_with("", "4", hand="trouble x")
    table.do("lay trouble 40")
    assert way_of_roll(table.state, DECK) == ()


def test_fb_34_it_may_be_answered_in_any_order():
    table = Table(HOLDERS, "6")
    table.do("lay stop 40")
    table.do("pass", 0)
    assert table.ask == "reroll seats=1,2 what=move count=6"
    table.do("pass", 2)
    lines = table.do("pass", 1)
    assert lines[0] == "passed seat 1"
    assert table.pawns == "5 16 1"


def test_fb_34_the_first_has_it_and_the_others_keep_theirs_and_are_asked_again():
    table = Table(HOLDERS, "6 1")
    table.do("lay stop 40")
    table.do("pass", 2)
    table.do("reroll 1", 0)
    table.do("lay reroll 41")
    assert table.ask == "reroll seats=1,2,0 what=move count=6"
    assert "reroll" in table.hand(1)
    assert "reroll" not in table.hand(0)


def test_fb_34_one_may_pass_until_the_own_next_turn():
    table = Table(HOLDERS, "6 3 1")
    table.do("lay stop 40")
    assert table.do("pass-on", 0) == ["passed seat 0 on yes"]
    table.play("pass")
    assert table.line("silent") == "0"
    table.do("lay push 30 up", 2)
    assert table.ask == "reroll seats=2,1 what=move count=6"
    table.play("pass")
    table.do("lay x 44", 0)
    assert table.line("silent") == "-"
    assert table.ask == "reroll seats=0,1,2 what=move count=6"


def test_fb_34_when_all_have_passed_on_nobody_is_asked():
    table = table_with("", "6 3", more="silent: 0 1")
    table.do("lay stop 40")
    assert table.ask == "turn seats=1"
    assert table.line("silent") == "0"
    table.do("lay x 41")
    assert table.ask == "reroll seats=1 what=move count=6"


def test_fb_34_who_answers_lays_the_card_at_once_by_fb_8():
    table = table_with("3=block 4=push/up", "6 2", others="reroll x x x")
    table.do("lay stop 40")
    table.do("reroll 0", 1)
    assert table.size(1) == 3
    assert 3 in table.squares("reroll")
    assert not {0, 4, 8, 40, 50} & set(table.squares("reroll"))
    assert all(text.startswith("lay reroll ") for text in table.legal())


def test_fb_34_it_does_nothing_there():
    table = table_with("", "6 2", others="reroll x x x", pawns="0 9")
    table.do("lay stop 40")
    table.do("reroll 0", 1)
    table.play("lay reroll 2")
    assert table.pawns == "2 9"


def test_fb_34_it_is_not_the_card_of_the_turn():
    table = table_with("", "6 2 1", hand="stop reroll x x")
    table.do("lay stop 40")
    table.do("reroll 0", 0)
    assert table.size(0) == 2
    table.play("lay reroll 41")
    assert table.size(0) == 4  # filled up
    assert table.ask == "turn seats=1"


def test_fb_34_an_answer_on_the_way_covers_what_lies_there_when_it_may():
    """Only where no square is left for multicolour may it cover another card, which then rests."""
    picture = "0 1 2 3 4 5 6"
    lying = "1=push/left 2=stop 3=stop 4=stop 5=stop"
    table = table_with(lying, "6 6", hand="stop x", others="reroll x x x", picture=picture)
    table.do("lay stop 5")
    table.do("reroll 0", 1)
    assert table.squares("reroll") == [1, 2, 3, 4, 5]
    table.play("lay reroll 2")
    assert table.pawns == "3 0"


def test_fb_34_without_a_clock_answers_come_in_turn_order_by_the_rules():
    table = Table(
        """
        options reroll=unlimited
        turn 1
        seat 0: reroll
        seat 1: push
        seat 2: reroll
        pawns: 4 4 4
        dice: 1=5
        ask: reroll seats=1,2,0 what=move count=6
        agenda: walk seat=1 pawn=1; end-turn seat=1
        """
    )
    assert table.rules.to_act(table.state) == {1}
    assert table.legal(2) == []
    with pytest.raises(IllegalAction, match="seat 1 answers first"):
        table.match.submit(2, table.rules.parse_action("reroll 1"))
    table.do("pass")
    assert table.rules.to_act(table.state) == {2}
    assert "reroll 1" in table.legal(2)
    table.do("pass", 2)
    assert table.rules.to_act(table.state) == {0}


def test_fb_34_with_a_clock_the_first_to_answer_has_it():
    table = Table(
        """
        seat 0: push
        seat 1: reroll
        dice: 0=5
        ask: reroll seats=0,1 what=move count=6
        agenda: walk seat=0 pawn=0; end-turn seat=0
        """
    )
    assert table.rules.to_act(table.state) == {0, 1}
