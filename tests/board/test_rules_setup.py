"""The material, the limit, and setting up a round (FB-1 to FB-8)."""

from collections import Counter

import pytest

from game.board.deck import KINDS, build_deck
from game.board.events import Laid, When
from game.board.occupancy import Refusal, why_not
from game.board.rules import table_rules
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import IllegalAction
from tests.steps import events_in

from .drawings import board_from_text
from .scenario import BOARDS, DECK, Stacked, Table, cards, fresh, make_rules, table_with

CLASSIC, SHORT, CLIFF = BOARDS
BY_TEXT = {kind.text: kind for kind in KINDS}
TELEPORTS = {8, 14, 20, 26, 32, 38}
FREE = sorted(set(range(1, 50)) - TELEPORTS)


def test_fb_1_there_are_94_cards_and_6_teleports():
    assert len(DECK) == 94
    assert all(len(board.teleports) == 6 for board in BOARDS)


def test_fb_2_the_colours_and_copies():
    found = Counter(DECK.kind(card).colour.value for card in DECK.cards)
    assert found == {"red": 41, "blue": 24, "green": 11, "multi": 11, "white": 7}
    assert DECK.counts() == {
        **{"push": 18, "jump": 9, "chance": 7, "swap": 7},
        **{"stop": 8, "snail": 9, "x": 7},
        **{"reverse": 5, "remote": 6, "block": 5, "reroll": 6, "notyou": 2, "trouble": 5},
    }


def test_fb_2_a_deck_must_be_94_cards_of_known_kinds():
    counts = DECK.counts()
    with pytest.raises(ValueError, match="95 cards"):
        build_deck({**counts, "push": 19})
    with pytest.raises(ValueError, match="no kind 'pull'"):
        build_deck({**counts, "pull": 1})
    with pytest.raises(ValueError, match="out of range"):
        build_deck({**counts, "push": -1})


def test_fb_2_cards_have_texts_of_kind_and_copy():
    assert [DECK.text(card) for card in DECK.copies("notyou")] == ["notyou1", "notyou2"]
    assert DECK.card("push18") == DECK.copies("push")[-1]
    with pytest.raises(ValueError, match="no card 'push19'"):
        DECK.card("push19")


def test_fb_3_each_square_counts_its_number_the_finish_too():
    assert ending("0 0", "limit=300", "0 45").points == [0, 50]
    assert ending("0 0", "limit=300", "49 45").points == [49, 50]


LIMITS = [
    ("classic", 2, "short", 99),
    ("classic", 3, "medium", 121),
    ("classic", 2, "long", 157),
    ("classic", 4, "short", 83),
    ("classic", 4, "medium", 99),
    ("classic", 6, "long", 121),
    ("short", 2, "medium", 73),  # 72.6
    ("short", 4, "short", 50),  # 49.8
    ("cliff", 3, "long", 151),  # 150.72
    ("short", 2, "20", 20),
    ("short", 2, "999", 999),
]


@pytest.mark.parametrize(("board", "seats", "limit", "points"), LIMITS)
def test_fb_4_the_limit_hangs_on_players_and_board(board, seats, limit, points):
    rules = make_rules()
    config = rules.info.configure(seats, 0, {"limit": limit, "board": board})
    assert table_rules(config, rules.boards[board]).limit == points


def test_fb_4_halves_are_rounded_up():
    small = board_from_text(" ".join(map(str, range(26))))
    config = make_rules(small).info.configure(2, 0, {"limit": "short"})
    assert table_rules(config, small).limit == 50  # 49.5


def test_fb_4_the_default_is_medium_and_rounds_can_be_counted():
    rules = make_rules()
    assert table_rules(rules.info.configure(2, 0), CLASSIC).limit == 121
    three = table_rules(rules.info.configure(2, 0, {"limit": "rounds-3"}), CLASSIC)
    assert (three.limit, three.rounds) == (0, 3)
    for bad in ("19", "1000", "0", "rounds-21", "020", "tall"):
        with pytest.raises(ValueError, match="possible: short, medium"):
            rules.info.configure(2, 0, {"limit": bad})


def ending(points: str, limit: str, pawns: str) -> Table:
    """Return a table after a turn in which the pawn of seat 1 comes from 45 to the finish."""
    first, second = points.split()
    table = Table(
        f"""
        options {limit}
        seat 0: remote stop stop stop
        seat 1: push push push push
        points 0: {first}
        points 1: {second}
        pawns: {pawns}
        """,
        "5",
    )
    table.play("lay remote 30", "pass")
    return table


def test_fb_5_the_round_in_which_somebody_reaches_the_limit_is_the_last():
    table = ending("119 20", "limit=121", "2 45")
    assert table.ask == "over"
    outcome = table.match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((121, 70), (1,))


def test_fb_5_below_the_limit_another_round_is_dealt():
    table = ending("118 20", "limit=121", "2 45")
    assert table.match.outcome() is None
    assert table.ask == "deal seats=0"


def test_fb_5_equals_share():
    outcome = ending("100 52", "limit=101", "2 45").match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((102, 102), (0, 1))


def test_fb_5_after_so_many_rounds_it_is_over_whatever_the_points():
    assert ending("1 1", "limit=rounds-2", "2 45").ask == "over"
    assert ending("1 1", "limit=rounds-3", "2 45").ask == "deal seats=0"


@pytest.mark.parametrize(("seats", "hand"), [(2, 8), (3, 7), (4, 6), (5, 6), (6, 6)])
def test_fb_6_hands_pile_pawns_and_teleports(seats, hand):
    table = fresh(seats)
    table.do("deal")
    assert [table.size(seat) for seat in range(seats)] == [hand] * seats
    assert len(table.state.draw) == 94 - seats * hand
    assert table.state.pawns == (0,) * seats
    assert table.state.teleports == CLASSIC.teleports


def test_fb_6_the_highest_d20_begins_and_equals_roll_again():
    table = fresh(3, "12 7 12 3 9")
    lines = table.do("deal")
    assert lines[1:] == [
        "order-rolled dice 1=12 2=7 0=12 winner none",
        "order-rolled dice 1=3 0=9 winner 0",
    ]
    assert table.ask == "set-up seats=0"


def test_fb_6_play_goes_to_the_right():
    table = fresh(3, "1 20 2 4")
    table.do("deal")
    assert table.asked == (2,)
    asked = []
    while table.ask.startswith("set-up"):
        asked.append(table.asked[0])
        table.do(table.legal()[0])
    assert asked == [2, 0, 1] * 3
    assert table.ask == "turn seats=2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fb_7_each_lays_a_card_in_turn_until_four_are_left(seats):
    table = fresh(seats)
    table.do("deal")
    laid = 0
    while table.ask.startswith("set-up"):
        lines = table.do(table.legal()[0])
        assert [line.split()[0] for line in lines] in (["laid"], ["laid", "turn-began"])
        laid += 1
    assert laid == seats * {2: 4, 3: 3, 4: 2}[seats]
    assert {table.size(seat) for seat in range(seats)} == {4}
    assert table.ask == "turn seats=1"


def test_fb_7_nothing_acts_while_the_round_is_set_up():
    table = fresh(2, "20 1", first="trouble1 push1 notyou1 remote1 trouble2 reverse1 push2 push3")
    table.do("deal")
    table.do("lay push 1 right")
    assert table.do("lay trouble 2") == ["laid seat 0 card trouble square 2 when set-up"]
    table.do("lay remote 3")
    assert table.do("lay notyou 4") == ["laid seat 0 card notyou square 4 when set-up"]
    assert table.state.pawns == (0, 0)
    assert table.state.spent == ()


@pytest.mark.parametrize(("option", "laid"), [("off", 0), ("8", 8), ("16", 16)])
def test_fb_7_a_wild_start_lays_cards_of_the_pile_before_the_first_turn(option, laid):
    for seed in range(20):
        rules = make_rules()
        match = Match(rules, rules.info.configure(4, seed, {"wild": option}))
        told = events_in(match.submit(0, rules.parse_action("deal")))
        events = [event for event in told if isinstance(event, Laid)]
        assert len(events) == laid
        assert len(match.state.draw) == 94 - 24 - laid
        assert len({event.square for event in events}) == laid
        for event in events:
            assert event.when is When.WILD
            assert event.square in FREE
            assert event.arrow in DECK.kind(event.card).arrows


def test_fb_7_a_wild_start_has_all_arrows():
    arrows: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        rules = make_rules()
        match = Match(rules, rules.info.configure(2, seed, {"wild": "16"}))
        for event in events_in(match.submit(0, rules.parse_action("deal"))):
            if isinstance(event, Laid):
                arrows[DECK.kind(event.card).text, event.arrow] += 1
    assert len([found for found in arrows if found[0] == "push"]) == 4
    assert len([found for found in arrows if found[0] == "jump"]) == 2


def test_fb_7_a_wild_start_is_refused_for_five_and_more():
    rules = make_rules()
    wild = [
        table_rules(rules.info.configure(seats, 0, {"wild": "8"}), CLASSIC).wild
        for seats in range(2, 5)
    ]
    assert wild == [8, 8, 8]
    for seats in (5, 6):
        for value in ("8", "16"):
            with pytest.raises(ValueError, match=f"wild is '{value}', which is for up to 4 seats"):
                rules.info.configure(seats, 0, {"wild": value})
            assert rules.info.settled({"wild": value}, seats) == {"wild": "off"}
        rules.info.configure(seats, 0, {"wild": "off"})


def test_fb_7_a_wild_start_ends_when_no_square_is_empty():
    rules = make_rules(board_from_text(" ".join(map(str, range(11)))))
    match = Match(rules, rules.info.configure(2, 0, {"wild": "16"}), luck=Rng(1, "rules"))
    match.submit(0, rules.parse_action("deal"))
    assert all(len(stack) == 1 for stack in match.state.stacks[1:10])
    assert match.state.stacks[10] == ()


def test_fb_8_empty_squares_and_those_of_the_own_colour():
    table = table_with("3=push/up 4=stop 5=block 6=remote 7=trouble", hand="jump x reroll reverse")
    empty = [square for square in FREE if square > 7 or square < 3]
    assert table.squares("jump") == sorted([*empty, 3])
    assert table.squares("x") == sorted([*empty, 4])
    assert table.squares("reroll") == sorted([*empty, 5])
    assert table.squares("reverse") == sorted([*empty, 6])


def test_fb_8_white_goes_anywhere_but_on_white():
    table = table_with("3=push/up 4=stop 5=block 6=remote 7=trouble", hand="notyou trouble")
    assert table.squares("notyou") == [square for square in FREE if square != 7]
    assert table.squares("trouble") == table.squares("notyou")


def test_fb_8_never_on_start_finish_teleports_or_white():
    table = table_with("7=trouble", hand="jump")
    for square in (0, 50, 8, 38, 7, 51):
        with pytest.raises(IllegalAction):
            table.match.submit(0, table.rules.parse_action(f"lay jump {square} on"))


def test_fb_8_a_colour_without_a_square_goes_on_any_card_that_is_not_white():
    picture = " ".join(map(str, range(6)))
    lying = "1=push/up 2=stop 3=remote 4=trouble"
    table = table_with(lying, hand="block swap stop", picture=picture)
    assert table.squares("block") == [1, 2, 3]
    assert table.squares("swap") == [1]
    assert table.squares("stop") == [2]
    table = table_with("1=push/up 2=stop 3=remote", hand="block", picture=picture)
    assert table.squares("block") == [4]


def test_fb_8_the_player_chooses_the_arrow():
    table = table_with("", hand="push jump stop")
    ways = [text.split(" 5 ")[1] for text in table.legal() if text.startswith("lay push 5 ")]
    assert ways == ["up", "down", "left", "right"]
    ways = [text.split(" 5 ")[1] for text in table.legal() if text.startswith("lay jump 5 ")]
    assert ways == ["on", "back"]
    with pytest.raises(ValueError, match="no action"):
        table.rules.parse_action("lay push 5")
    with pytest.raises(ValueError, match="no action"):
        table.rules.parse_action("lay stop 5 up")


def test_fb_8_only_the_top_card_acts():
    table = table_with("12=push/up 4=chance", "4", pawns="0 30", hand="jump stop")
    table.play("lay jump 4 on")
    assert table.pawns == "6 30"


def test_fb_8_a_card_that_comes_to_light_keeps_its_arrow():
    table = table_with("12=push/up+notyou", "2 1", pawns="10 30", others="stop x x x")
    table.play("lay stop 40")
    assert "notyou" in table.hand(0)
    assert table.lies(12) == "push/up"


def test_fb_8_a_square_with_pawns_is_no_exception_and_nothing_acts_on_them():
    table = table_with("", "6", pawns="7 7", hand="push stop")
    lines = table.play("lay push 7 up")
    assert "moved" not in " ".join(lines)
    assert table.pawns == "13 7"


def test_fb_8_why_a_card_can_not_be_laid():
    table = table_with("3=push/up 4=stop 7=trouble")
    reasons = {0: "END", 50: "END", 8: "TELEPORT", 7: "WHITE", 4: "COLOUR", 3: None, 5: None}
    for square, reason in reasons.items():
        found = why_not(table.state, DECK, BY_TEXT["jump"], square)
        assert found == (Refusal[reason] if reason else None)


def test_fb_8_dealt_cards_go_round_from_seat_0():
    luck = Stacked("20 1", cards("push1 jump1 push2 jump2"))
    table = Table("seat 0: -\nseat 1: -\nask: deal seats=0", luck=luck)
    table.do("deal")
    assert table.hand(0).startswith("push push")
    assert table.hand(1).startswith("jump jump")
