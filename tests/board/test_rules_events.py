"""The events of the d20 (FB-40 to FB-42)."""

from collections import Counter

import pytest

from game.board.events import HandsLeft, TeleportsDealt
from game.board.happenings import COUNTED, Verb
from game.core.match import Match
from game.core.rng import Rng
from game.core.rounds.event_table import Effect, Happening, build_effect, build_table
from tests.steps import events_in

from .scenario import DECK, TABLE, Stacked, Table, cards, make_rules, table_with, the_rest

NUMBERS = {key: number for number, key in enumerate(TABLE.keys, 1)}


def event(
    key: str,
    dice: str = "",
    *,
    pawns: str = "10 5",
    lying: str = "",
    hand: str = "trouble x snail stop",
    others: str = "snail x jump swap",
    more: str = "",
) -> Table:
    """Return a table at which seat 0 has laid a Troublemaker on 45, and the event has begun."""
    table = table_with(
        lying, f"{NUMBERS[key]} {dice}", pawns=pawns, hand=hand, others=others, more=more
    )
    lines = table.play("lay trouble 45")
    assert f"happened seat 0 key {key}" in lines
    return table


def test_fb_40_the_event_of_the_d20_is_shown_and_carried_out():
    table = table_with("", "6", pawns="10 5", hand="trouble x")
    lines = table.play("lay trouble 45")
    assert lines[2:5] == [
        "rolled dice 0=6 sides 20 why event",
        "happened seat 0 key communism",
        "pawns-moved squares 7 7 why communism",
    ]


def test_fb_40_in_turn_order_it_begins_to_the_right_of_whoever_is_in_turn():
    table = Table(
        """
        turn 1
        seat 0: x x x x
        seat 1: trouble x x x
        seat 2: stop stop stop stop
        """,
        "11",
    )
    table.play("lay trouble 45")
    assert table.asked == (2,)
    table.do(table.legal()[0])
    assert table.asked == (0,)


def test_fb_40_pawns_moved_by_an_event_set_no_card_off():
    table = event("expansion", "2 1", pawns="10 5", lying="11=stop 7=push/up 6=snail")
    assert table.pawns == "11 7"


def test_fb_40_an_event_is_no_attack():
    table = event("robin-hood", hand="trouble block", others="block x x x")
    assert table.ask == "turn seats=1"


def test_fb_40_an_event_sets_off_no_other_event():
    table = event("third-time-lucky", lying="13=trouble 7=trouble", pawns="10 4")
    assert table.pawns == "13 7"
    assert table.ask == "turn seats=1"


def test_fb_40_what_is_not_in_turn_order_is_done_at_once():
    table = event("earthquake", pawns="10 20 30")
    assert table.pawns == "20 30 10"


def test_fb_41_the_table_is_data():
    assert TABLE.rolled(1) == "friday-the-13th"
    assert TABLE.rolled(20) == "doomsday"
    assert len(TABLE.keys) == 20
    with pytest.raises(ValueError, match="no verb 'dance'"):
        build_effect("dance", None, Verb, COUNTED)
    with pytest.raises(ValueError, match="needs a count"):
        build_effect("draw", None, Verb, COUNTED)
    with pytest.raises(ValueError, match="has no count"):
        build_effect("market", 3, Verb, COUNTED)
    nothing = (Effect(Verb.NOTHING),)
    with pytest.raises(ValueError, match="there are 1 events"):
        build_table([Happening("one", nothing)])
    with pytest.raises(ValueError, match="more than once"):
        build_table([Happening("one", nothing)] * 20)
    with pytest.raises(ValueError, match="is no key"):
        build_table([Happening("One", nothing)])
    with pytest.raises(ValueError, match="does nothing"):
        build_table([Happening("one", ())])


def test_fb_41_friday_the_13th():
    assert event("friday-the-13th").pawns == "10 5"


def test_fb_41_expansion():
    assert event("expansion", "6 2", pawns="10 47").pawns == "12 50"


def test_fb_41_recession():
    assert event("recession", "6 2", pawns="10 5").pawns == "8 0"


def test_fb_41_robin_hood():
    assert event("robin-hood", pawns="10 5 7").pawns == "5 10 7"
    assert event("robin-hood", pawns="10 5 10 7").pawns == "5 10 5 7"
    assert event("robin-hood", pawns="10 5 5").pawns == "5 10 10"
    assert event("robin-hood", pawns="7 7").pawns == "7 7"


def test_fb_41_robin_hood_with_all_on_one_square_does_nothing():
    lines = table_with("", "4", pawns="7 7", hand="trouble x").play("lay trouble 45")
    assert not any(line.startswith("pawns-moved") for line in lines)


def test_fb_41_third_time_lucky():
    table = event("third-time-lucky", pawns="10 5", lying="13=push/up 7=x")
    assert table.pawns == "28 9"


def test_fb_41_third_time_lucky_goes_forwards_in_turn_order_and_owners_choose():
    table = event("third-time-lucky", pawns="10 20 30", lying="23=swap 33=swap")
    assert table.ask == "swap seats=1 other=1"
    table.play("target 0", "pass")
    assert table.ask == "swap seats=2 other=2"
    assert table.pawns == "23 10 33"


def test_fb_41_third_time_lucky_after_a_reverse_still_goes_forwards():
    """So does a Second Chance in it."""
    lying = "7=trouble 10=chance"
    table = table_with(lying, "3 5 2", pawns="10 21", hand="reverse x", others="x x x x")
    table.play("lay reverse 45")
    assert table.pawns == "12 24"


def test_fb_41_third_time_lucky_a_pawn_on_the_finish_stays():
    assert event("third-time-lucky", pawns="50 20").points == [50, 23]


def test_fb_41_communism():
    assert event("communism", pawns="10 5 2").pawns == "5 5 5"
    assert event("communism", pawns="50 1 4").pawns == "18 18 18"


def test_fb_41_charity():
    assert event("charity", pawns="10 5 10").pawns == "5 6 5"
    assert event("charity", pawns="3 0").pawns == "0 1"
    assert event("charity", pawns="9 9").pawns == "4 4"


def test_fb_41_tornado():
    luck = Stacked("8", cards("push1 push2 push3 push4 push5"))
    table = Table(
        """
        seat 0: trouble push push
        seat 1: push
        seat 2: push push stop
        draw: x x x x x x x rest
        """,
        luck=luck,
    )
    table.do("lay trouble 45")
    for _ in range(3):
        lines = table.do("pass")
    assert lines[1:3] == [
        "happened seat 0 key tornado",
        "hands-shuffled hands push stop | push push | push push",
    ]
    assert [len(hand) for hand in table.state.hands] == [4, 4, 4]
    first = [table.rules.deck.text(hand[0]) for hand in table.state.hands]
    assert first == ["push3", "push1", "push2"]  # dealt one by one, first to the right


def test_fb_41_earthquake():
    lying = "1=stop 2=push/up 3=trouble 4=notyou"
    table = table_with(lying, "9", pawns="2 30", hand="trouble x")
    lines = table.play("lay trouble 45")
    # Loaded luck leaves the squares in their order: those without a white card.
    assert "teleports-dealt squares 1 2 5 6 7 8" in lines
    assert table.pawns == "30 2"
    assert table.lies(2) == "push/up"


def test_fb_41_earthquake_deals_at_random_and_never_on_white():
    rules = make_rules()
    position = "seat 0: trouble\nseat 1: x\ncards: 3=trouble 4=notyou 5=trouble 6=stop\n"
    state = rules.parse_position(f"{position}silent: 0 1")
    found: Counter[int] = Counter()
    for seed in range(3000):
        match = Match(rules, rules.info.configure(2, 0), state=state, luck=Rng(seed, "rules"))
        for told in events_in(match.submit(0, rules.parse_action("lay trouble 45"))):
            if isinstance(told, TeleportsDealt):
                found.update(told.squares)
    assert not {0, 50, 3, 4, 5, 45} & set(found)
    assert set(found) == set(range(1, 50)) - {3, 4, 5, 45}


def test_fb_41_vandalism():
    lying = "1=stop 2=push/up+push/left 3=push/up 4=block"
    table = event("vandalism", lying=lying, more="last red")
    assert [table.lies(square) for square in (1, 2, 3, 4)] == ["stop", "push/up", "", "block"]
    assert len(table.state.draw) == 94 - 8 - 5 - 1 + 2 - 1 + 1


def test_fb_41_vandalism_answers_and_set_up_count_and_white_is_passed_over():
    table = table_with("1=stop 4=block", "10 10", hand="trouble x", others="reroll x x x")
    table.do("lay trouble 45")
    table.do("reroll 0", 1)
    lines = table.play("lay reroll 46")
    assert any(line.startswith("board-cleared squares 4 46") for line in lines)
    assert table.lies(1) == "stop"


def test_fb_41_vandalism_only_white_so_far():
    table = event("vandalism", lying="1=trouble 2=notyou")
    assert (table.lies(1), table.lies(2), table.lies(45)) == ("trouble", "notyou", "trouble")


def test_fb_41_vandalism_leaves_what_lies_under_a_teleport():
    more = "last red\nteleports: 2 14 20 26 32 38"
    table = event("vandalism", lying="2=push/up 3=push/up", more=more)
    assert (table.lies(2), table.lies(3)) == ("push/up", "")


def test_fb_41_market():
    table = Table(
        """
        seat 0: trouble x x x
        seat 1: stop stop stop stop
        seat 2: stop stop stop stop
        draw: jump push chance rest
        """,
        "11",
    )
    lines = table.play("lay trouble 45")
    assert "market-opened cards jump push chance" in lines
    assert table.ask == "pick seats=1"
    assert table.legal() == ["pick push", "pick jump", "pick chance"]
    assert table.do("pick chance") == ["picked seat 1 card chance"]
    assert table.do("pick push")[:2] == ["picked seat 2 card push", "picked seat 0 card jump"]
    assert table.state.market == ()


def test_fb_41_market_with_too_few_cards():
    hands = ("trouble x x x x x", "stop stop stop stop")
    table = Table(
        f"seat 0: {hands[0]}\nseat 1: {hands[1]}\nseat 2: {the_rest(*hands, 'push jump')}\n"
        "draw: push jump",
        "11",
    )
    lines = table.play("lay trouble 45")
    assert "ran-out seat 0 missing 1 why market" in lines
    lines = table.do("pick jump")
    assert lines[:2] == ["picked seat 1 card jump", "picked seat 2 card push"]
    assert table.ask == "turn seats=1"  # nobody has to fill up, so the round goes on


def test_fb_41_merry_christmas():
    table = event("merry-christmas", pawns="1 2 3", hand="trouble x x stop", others="jump jump")
    assert table.ask == "name seats=1,2,0"
    assert table.legal(1) == ["target 2", "target 0"]
    table.do("target 2", 1)
    table.do("target 1", 0)
    assert table.ask == "name seats=2"
    lines = table.do("target 1", 2)
    assert "hands-given targets 1 2 1" in lines
    assert table.hand(1).startswith("x x stop push push push push")
    assert table.hand(2).startswith("jump jump")
    assert table.size(0) == 4  # filled up


def test_fb_41_merry_christmas_of_two_needs_no_names():
    table = event("merry-christmas", hand="trouble x x stop", others="jump jump")
    assert table.hand(1).startswith("x x stop")
    assert table.hand(0).startswith("jump jump")


def test_fb_41_an_empty_hand_is_not_given():
    table = event("merry-christmas", pawns="1 2 3", hand="trouble", others="jump jump")
    assert table.ask == "name seats=1,2"


def test_fb_41_surprise_party():
    table = event("surprise-party", pawns="1 2 3", hand="trouble x", others="jump swap")
    assert table.ask == "give seats=1,2,0"
    assert table.legal(0) == ["give x to 1", "give x to 2"]
    table.do("give swap to 0", 1)
    table.do("give push to 0", 2)
    assert table.hand(0) == "x"
    lines = table.do("give x to 1", 0)
    assert [line for line in lines if line.startswith("gave")] == [
        "gave seat 1 target 0 card swap",
        "gave seat 2 target 0 card push",
        "gave seat 0 target 1 card x",
    ]


def test_fb_41_surprise_party_an_empty_hand_gives_none():
    table = event("surprise-party", hand="trouble", others="jump swap")
    assert table.ask == "give seats=1"


def test_fb_41_mexican_standoff_hands_leave_and_each_draws_three_in_turn_order():
    table = table_with("", "14", hand="trouble x stop", others="jump", more="draw: push rest")
    lines = table.play("lay trouble 45")
    assert "hands-left hands x stop | jump under x stop jump shown no" in lines
    drew = [line.split()[:3] for line in lines if line.endswith("why mexican-standoff")]
    assert drew == [["drew", "seat", "1"], ["drew", "seat", "0"]]


def test_fb_41_the_all_seeing_eye():
    table = event("the-all-seeing-eye", pawns="1 2 3")
    assert table.ask == "eye seats=1,2,0"
    for seat in (0, 1, 2, None):
        assert table.rules.view(table.state, seat).hands == table.state.hands
    table.everyone("go-on")
    assert table.ask == "turn seats=1"
    assert table.rules.view(table.state, 0).hands[1] == (-1,) * 4


def test_fb_41_gambling_man():
    assert event("gambling-man", "5 3 5", pawns="10 5 7").pawns == "20 15 7"
    assert event("gambling-man", "6 5", pawns="10 35").pawns == "10 47"
    assert event("gambling-man", "6 1", pawns="10 45").pawns == "10 50"


def test_fb_41_mating_season():
    table = event(
        "mating-season", pawns="9 9 3", hand="trouble x x stop", others="jump jump jump swap"
    )
    assert table.pawns == "0 0 3"
    assert table.hand(0).startswith("stop")
    assert table.hand(1).startswith("swap")


def test_fb_41_mating_season_shows_what_leaves():
    table = table_with("", "17", pawns="9 8", hand="trouble x x stop", others="jump swap")
    lines = table.play("lay trouble 45")
    assert "hands-left hands x x | - under x x shown yes" in lines
    assert table.pawns == "9 8"


def test_fb_41_time_bomb_ticks_with_every_turn():
    table = event("time-bomb")
    assert table.line("bomb") == "5"  # two players, three turns each, and the first has begun


@pytest.mark.parametrize(("bomb", "times"), [("-", 1), ("3", 1), ("1", 1), ("0", 2)])
def test_fb_41_time_bomb_doubles_in_and_after_the_last_of_its_turns(bomb, times):
    table = table_with("", "6", pawns="47 3", hand="stop notyou x x", more=f"bomb {bomb}")
    table.play("lay stop 40")
    assert table.points == [71 * times, 3 * times]


def test_fb_41_time_bomb_the_last_turn_is_the_third_of_everybody():
    table = table_with("", "1 1 1 1 1 1 1 1", pawns="1 10 20", more="bomb 2")
    seen = []
    for _ in range(3):
        seen.append(table.line("bomb"))
        table.play(table.legal()[0])
    assert seen == ["2", "1", "0"]
    assert table.line("bomb") == "0"


def test_fb_41_a_second_time_bomb_changes_nothing():
    table = event("time-bomb", more="bomb 4")
    assert table.line("bomb") == "3"
    table = event("time-bomb", more="bomb 0")
    assert table.line("bomb") == "0"


def test_fb_41_finish_line():
    table = event("finish-line", pawns="25 3", others="notyou x x x")
    assert table.points == [25, 24]
    assert table.ask == "deal seats=0"
    table = event("finish-line", pawns="24 3")
    assert table.ask == "turn seats=1"


def test_fb_41_finish_line_doubles_after_the_bomb():
    assert event("finish-line", pawns="25 3", more="bomb 0").points == [50, 6]
    assert event("finish-line", pawns="25 3", more="bomb 1").points == [25, 3]


def test_fb_41_doomsday():
    assert event("doomsday", pawns="10 5 49").pawns == "30 27 49"


def test_fb_42_cards_that_leave_go_under_the_pile():
    table = event("mexican-standoff", hand="trouble x x stop", others="jump jump swap")
    under = [DECK.kind(card).text for card in table.state.draw[-6:]]
    assert under == ["x", "x", "stop", "jump", "jump", "swap"]


def test_fb_42_so_do_cards_of_the_board():
    table = event("vandalism", lying="1=push/up 2=jump/on", more="last red\ndraw: rest x")
    assert [DECK.kind(card).text for card in table.state.draw[-3:]] == ["x", "push", "jump"]


def test_fb_42_shuffled_among_themselves():
    rules = make_rules()
    state = rules.parse_position(
        "seat 0: trouble x x stop\nseat 1: jump jump swap push\nsilent: 0 1\n"
    )
    left = {card for hand in state.hands for card in hand} - {DECK.card("trouble1")}
    orders = set()
    for seed in range(400):
        match = Match(rules, rules.info.configure(2, 0), state=state, luck=Rng(seed, "rules"))
        events = events_in(match.submit(0, rules.parse_action("lay trouble 45")))
        if any(isinstance(told, HandsLeft) and not told.shown for told in events):
            assert set(match.state.draw[-7:]) == left
            orders.add(match.state.draw[-7:])
    assert len(orders) > 5


def test_fb_42_if_the_pile_runs_out_those_who_come_first_draw_what_there_is():
    hands = ("trouble x", "stop", "jump")
    named = (*hands, "push push push push")
    table = Table(
        f"""
        seat 0: {hands[0]}
        seat 1: {hands[1]}
        seat 2: {hands[2]}
        seat 3: {the_rest(*named)}
        draw: push push push push
        """,
        "11",
    )
    table.play("lay trouble 45")
    assert len(table.state.draw) == 0
    table.do("pick push")
    table.do("pick push")
    lines = table.do("pick push")
    assert "picked seat 0 card push" in lines
    assert table.ask == "deal seats=0"  # by FB-35, since nobody can fill up


def test_fb_42_cards_are_always_in_hands_on_the_board_or_in_the_pile():
    for key in ("vandalism", "mexican-standoff", "mating-season"):
        table = event(key, lying="1=push/up 2=push/up", hand="trouble x x stop", more="last red")
        assert sorted(table.rules.card_census(table.state)) == list(range(94))
