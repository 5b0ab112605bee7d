"""Counterattack and Nice Try, in turn and out of turn: FC-20, FC-21, FC-24."""

import pytest

from game.core.rules import IllegalAction
from game.frantic.state import Counter, NiceTry

from .scenario import Table
from .test_rules_specials import around, empty_pile

COLOURS = ["wish red", "wish yellow", "wish green", "wish blue"]


# FC-20: Counterattack


@pytest.mark.parametrize("card", ["*c", "*n"])
def test_fc_20_fc_21_in_turn_a_colour_wish_alone(card):
    table = around(f"{card} R1", "G1", "G2")
    table.do(f"play {card}")
    assert table.legal() == COLOURS
    table.do("wish green")
    assert table.ask == "turn seats=1"


def test_fc_20_in_turn_as_a_last_card():
    table = around("*c", "G1", "G2")
    table.all("play *c", "wish red")
    assert table.ask == "nice-try seats=1,2 other=0"


def test_fc_20_the_attack_is_stopped_and_may_rest():
    table = around("Rs R1", "*c G1", "G2")
    table.all("play Rs", "target 1")
    assert table.legal() == ["counter", "pass"]
    assert table.do("counter") == ["played seat 1 card *c when counter"]
    assert table.legal() == ["target 0", "target 2", "target none"]
    assert table.do("target none") == ["stopped seat 1 what skip"]
    # Only the countering player wishes, and for a colour.
    assert table.ask == "wish seats=1"
    assert table.legal() == COLOURS
    table.do("wish green")
    assert (table.line("skips"), table.line("wish"), table.top) == ("-", "green", "*c")
    # The turn goes on where it was cut off.
    assert table.ask == "turn seats=1"


def test_fc_20_the_attack_may_be_sent_to_the_first_attacker():
    table = around("Rs R1", "*c G1", "G2")
    table.all("play Rs", "target 1", "counter", "target 0")
    assert table.ask == "counter seats=0 what=skip other=1"
    assert "skip-given seat 0" in table.do("pass")
    table.do("wish red")
    assert table.line("skips") == "0"


def test_fc_20_a_new_attack_may_be_countered_again():
    table = around("Rs *c R1", "*c G1", "*c G2")
    table.all("play Rs", "target 1", "counter", "target 2", "counter", "target 0", "counter")
    assert table.legal() == ["target 1", "target 2", "target none"]
    table.all("target 1", "pass")
    # The last Counterattack lies on top: only its player wishes.
    assert table.ask == "wish seats=0"
    table.do("wish yellow")
    assert table.line("skips") == "-"  # seat 1 has missed its turn
    assert table.ask == "turn seats=2"
    assert table.line("discard").split()[-4:] == ["Rs", "*cb", "*cc", "*c"]


@pytest.mark.parametrize("special", ["Rs", "Rg", "Rx", "*4", "*e"])
def test_fc_20_all_five_attacks_can_be_countered(special):
    table = around(f"{special} R1 R2 R3 R4", "*c G1 G3", "G2")
    table.do(f"play {special}")
    table.all("share 1*4" if special == "*4" else "target 1", "counter", "target none")
    assert table.ask == "wish seats=1"
    table.do("wish red")
    assert [table.size(seat) for seat in range(3)] == [4, 2, 1]
    assert table.ask == "turn seats=1"


@pytest.mark.parametrize(
    ("special", "aim", "sizes"),
    [("Rg", "target 1", [3, 0, 4]), ("*4", "share 1*4", [3, 3, 5]), ("Rx", "target 1", [3, 2, 2])],
)
def test_fc_20_a_gift_and_an_exchange_are_the_senders_own(special, aim, sizes):
    table = around(f"{special} R1 R2 R3", "*c G1 G3", "G2 B2")
    table.all(f"play {special}", aim, "counter", "target 2")
    assert table.ask.startswith("counter seats=2")
    table.do("pass")
    # The two cards that seat 1 has left are all there is to give: nothing is asked.
    table.do("wish red")
    wanted = [3, 2, 6] if special == "*4" else sizes
    assert [table.size(seat) for seat in range(3)] == wanted


def test_fc_20_the_sender_chooses_the_cards_then():
    table = around("Rg R1 R2 R3", "*c G1 G3 G4", "G2")
    table.all("play Rg", "target 1", "counter", "target 0", "pass")
    assert table.ask == "give seats=1 what=gift other=0 count=2"
    table.all("give G4", "give G1", "wish red")
    assert table.hand(0) == "R1 R2 R3 G4 G1"


def test_fc_20_a_victim_is_asked_when_named_before_cards_are_chosen():
    table = around("Rg R1 R2 R3", "G1", "G2")
    table.all("play Rg", "target 1")
    assert table.ask == "counter seats=1 what=gift other=0"
    table.do("pass")
    assert table.ask.startswith("give seats=0")


def test_fc_20_equality_sent_on_needs_fewer_cards_than_the_sender_now_has():
    table = around("*e R1 R2 R3 R4", "*c G1 G3", "G2", "B1 B2")
    table.all("play *e", "target 1", "counter")
    assert table.legal() == ["target 2", "target none"]
    table.all("target 2", "pass")
    assert table.size(2) == 2
    assert table.ask == "wish seats=1"


def test_fc_20_with_nobody_to_send_it_to_it_just_stops():
    table = around("*e R1 R2 R3 R4", "*c G1", "G2")
    table.all("play *e", "target 1")
    assert table.do("counter")[1:] == ["stopped seat 1 what equality"]
    table = around("Rs R1", "*c G1", "G2", more="skips: 0 2")
    table.do("play Rs")
    assert table.do("counter")[1:] == ["stopped seat 1 what skip"]


def test_fc_20_with_two_players_it_goes_back_or_rests():
    table = around("Rs R1", "*c G1")
    table.all("play Rs", "counter")
    assert table.legal() == ["target 0", "target none"]
    table.all("target 0", "pass", "wish red")
    assert table.ask == "turn seats=1"
    table.do("draw")
    assert table.do("pass")[1:] == ["turn-missed seat 0", "turn-began seat 1"]


def test_fc_20_with_eight_players():
    table = around("Rs R1", "G1", "G2", "G3", "*c G4", "G5", "G6", "G7")
    table.all("play Rs", "target 4", "counter")
    assert len(table.legal()) == 8
    table.all("target 7", "pass", "wish red")
    assert table.line("skips") == "7"
    assert table.ask == "turn seats=1"


def test_fc_20_a_countering_victims_whole_share_goes_to_one_new_target_at_once():
    table = around("*4 R1", "*c G1", "G2", "G3", more="draw: Y1 Y2 Y3 Y4 rest")
    table.all("play *4", "share 3*1 1*3", "counter")
    assert table.legal() == ["target 0", "target 2", "target 3", "target none"]
    table.do("target 2")
    # The new target is asked before the remaining victims.
    assert table.ask == "counter seats=2 what=four other=1 count=1"
    table.do("pass")
    assert table.ask == "counter seats=3 what=four other=0"
    # A share sent on is drawn in its first victim's place.
    assert table.do("pass")[1:] == ["drew seat 3 cards Y1", "drew seat 2 cards Y2 Y3 Y4"]
    # Of several victims one has countered: its player alone wishes, for a colour.
    assert table.ask == "wish seats=1"


def test_fc_20_who_is_hit_twice_is_asked_for_each_share():
    table = around("*4 R1", "*c G1", "*c G2", "G3", more="draw: Y1 Y2 Y3 Y4 rest")
    table.all("play *4", "share 1*3 2*1", "counter", "target 2")
    assert table.ask == "counter seats=2 what=four other=1"
    table.do("pass")
    assert table.ask == "counter seats=2 what=four other=0 count=1"
    table.all("counter", "target 0")
    assert table.ask == "counter seats=0 what=four other=2 count=1"
    assert table.do("pass")[1:] == ["drew seat 2 cards Y1 Y2 Y3", "drew seat 0 cards Y4"]
    assert table.ask == "wish seats=2"


def test_fc_20_who_is_hit_twice_draws_twice():
    table = around("*4 R1", "*c G1", "G2", more="draw: Y1 Y2 Y3 Y4 rest")
    table.all("play *4", "share 1*3 2*1", "counter", "target 2", "pass")
    assert table.do("pass")[1:] == ["drew seat 2 cards Y1 Y2 Y3", "drew seat 2 cards Y4"]


def test_fc_20_a_share_may_rest_while_the_others_are_drawn():
    table = around("*4 R1", "*c G1", "G2", more="draw: Y1 Y2 Y3 Y4 rest")
    table.all("play *4", "share 1*3 2*1", "counter", "target none")
    assert table.do("pass")[1:] == ["drew seat 2 cards Y1"]


def test_fc_20_victims_are_asked_even_when_the_draw_pile_is_empty():
    table = empty_pile("*4 R1", "*c G1", "G2")
    table.all("play *4", "share 1*4")
    assert table.ask == "counter seats=1 what=four other=0"
    assert table.all("counter", "target none")[-1] == "stopped seat 1 what four"
    # Nothing was owed in the end, so that the round goes on.
    assert table.ask == "wish seats=1"


def test_fc_20_a_counterattack_as_the_last_card_empties_the_hand():
    table = around("Rg R1 R2 R3", "*c", "G2")
    table.all("play Rg", "target 1", "counter", "target 2")
    assert "gave seat 1 target 2 cards -" in table.do("pass")
    table.do("wish red")
    assert table.ask == "nice-try seats=2,0 other=0"
    assert table.everyone("pass")[-1] == "round-ended points 6 0 2 dealer 0"


def test_fc_20_an_exchange_sent_on_as_the_last_card_takes_two():
    table = around("Rx R1 R2 R3", "*c", "G2 G3 G4")
    table.all("play Rx", "target 1", "counter", "target 2", "pass", "wish red")
    assert table.size(1) == 2
    assert table.ask == "turn seats=1"


def test_fc_20_the_wish_of_a_countered_equality_lapses():
    table = around("*e R1 R2 R3 R4", "*c G1 G3", "G2")
    table.all("play *e", "target 1", "counter", "target none", "wish blue")
    assert table.line("wish") == "blue"
    assert table.ask == "turn seats=1"


def test_fc_20_nobody_counters_what_is_no_attack():
    table = around("*f R1", "*c G1")
    table.all("play *f")
    with pytest.raises(IllegalAction, match="not asked"):
        table.match.submit(1, Counter())


# FC-21: Nice Try


def test_fc_21_those_who_got_rid_of_the_last_card_draw_three():
    table = around("R7", "*n G1", "G2", more="draw: Y1 Y2 Y3 rest")
    table.do("play R7")
    assert table.ask == "nice-try seats=1,2 other=0"
    assert table.do("nice-try") == [
        "played seat 1 card *n when nice-try",
        "drew seat 0 cards Y1 Y2 Y3",
    ]
    assert table.ask == "wish seats=1"
    assert table.legal() == COLOURS
    assert table.do("wish green")[-1] == "turn-began seat 1"
    assert table.top == "*n"


def test_fc_21_the_player_in_turn_too_may_say_it():
    table = around("K9 *n", "G1", "G2", more="happenings: vandalism rest / colour green")
    table.do("play K9")
    assert table.ask == "nice-try seats=0 other=0"
    table.do("nice-try")
    # As the last card of its player: the others draw, and that player is out.
    assert (table.size(0), table.size(1), table.size(2)) == (0, 3, 3)
    assert table.ask.startswith("deal")
    assert table.points[0] == 0


def test_fc_21_as_its_players_last_card_out_of_turn_the_round_ends():
    table = around("R7", "*n", "G2", more="draw: Y1 Y2 Y3 rest")
    table.do("play R7")
    assert table.do("nice-try")[1:] == [
        "drew seat 0 cards Y1 Y2 Y3",
        "round-ended points 6 0 2 dealer 0",
    ]


def test_fc_21_in_turn_as_a_last_card_nothing_more_is_drawn():
    table = around("*n", "G1", "G2")
    table.all("play *n", "wish red")
    assert table.size(0) == 0
    assert table.everyone("pass")[-1] == "round-ended points 0 1 2 dealer 2"


def test_fc_21_good_also_when_it_was_only_just_received():
    table = around("Rg *n", "G1", "G2")
    table.all("play Rg", "target 1", "pass")
    assert table.hand(1) == "G1 *n"
    assert table.legal(1) == ["nice-try", "pass"]
    table.do("nice-try", 1)
    assert table.size(0) == 3


def test_fc_21_several_victims_draw_in_order():
    table = around(
        "K9",
        "G1",
        "G2",
        "*n B1",
        more="happenings: vandalism rest / colour green / draw: Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 rest",
    )
    table.do("play K9")
    assert table.ask == "nice-try seats=3 other=0"
    assert table.do("nice-try")[1:] == [
        "drew seat 1 cards Y1 Y2 Y3",
        "drew seat 2 cards Y4 Y5 Y6",
        "drew seat 0 cards Y7 Y8 Y9",
    ]


def test_fc_21_it_is_asked_for_only_while_a_hand_is_still_empty():
    table = around("Rx", "G1 G2 G3", "*n G4")
    table.all("play Rx", "target 1", "pass")
    assert table.ask == "turn seats=1"


def test_fc_21_when_the_pile_has_too_few_cards_the_round_ends():
    table = Table("""
        turn 0
        seat 0: R7
        seat 1: *n G1
        discard: rest R9
        draw: Y1 Y2
    """)
    table.do("play R7")
    assert table.do("nice-try")[1:] == [
        "drew seat 0 cards Y1 Y2",
        "ran-out seat 0 missing 1",
        "round-ended points 3 1 dealer 0",
    ]


@pytest.mark.parametrize("event", ["doomsday", "finish-line"])
def test_fc_21_it_does_not_answer_an_event_that_ends_the_round(event):
    table = around("K9", "*n G1", "G2", more=f"happenings: {event} rest")
    assert table.do("play K9")[-1].startswith("round-ended")


def test_fc_21_it_does_not_answer_the_bombs_fourth_turn():
    table = around("R7 R8", "*n G1", more="bomb: 0 0")
    assert table.do("play R7")[1:] == [
        "bomb-went-off seat 1",
        "round-ended points 16 16 dealer 1",
    ]


def test_fc_21_a_hand_emptied_in_the_bombs_third_turn_it_does():
    table = around("R7", "*n G1", more="bomb: 0 0")
    table.do("play R7")
    assert table.ask == "nice-try seats=1 other=0"
    assert table.all("nice-try", "wish red")[-2] == "bomb-went-off seat 1"


def test_fc_21_with_eight_players():
    table = around("R7", "G1", "G2", "G3", "G4", "*n G5", "G6", "G7")
    table.do("play R7")
    assert table.ask == "nice-try seats=1,2,3,4,5,6,7 other=0"
    for seat in (7, 1):
        table.do("pass", seat)
    table.do("nice-try", 5)
    table.do("wish red")
    assert table.ask == "turn seats=1"


def test_fc_21_nobody_says_it_while_nobody_is_out():
    table = around("R7 R8", "*n G1")
    with pytest.raises(IllegalAction, match="not asked"):
        table.match.submit(1, NiceTry())


# FC-24: asking


def test_fc_24_each_victim_is_asked_alike_with_the_card_and_without():
    for hand in ("*c G1", "G1 G2"):
        table = around("Rs R1", hand, "G3")
        table.all("play Rs", "target 1")
        assert table.ask == "counter seats=1 what=skip other=0"
        assert table.legal()[-1] == "pass"


def test_fc_24_after_a_last_card_everyone_is_asked_at_once_in_any_order():
    table = around("R7", "G1", "G2", "G3")
    table.do("play R7")
    assert table.asked == (1, 2, 3)
    assert table.do("pass", 3) == ["declined seat 3"]
    assert table.asked == (1, 2)
    table.do("pass", 1)
    assert table.do("pass", 2)[-1].startswith("round-ended")


def test_fc_24_who_holds_no_card_is_not_asked():
    table = around("Rs R1 R2", "-", "G2")
    table.do("play Rs")
    assert table.do("target 1") == [
        "attacked seat 0 target 1 what skip count 0",
        "skip-given seat 1",
    ]
    assert table.ask == "nice-try seats=2,0 other=0"


def test_fc_24_the_time_to_answer_is_an_option():
    option = next(o for o in around("R7", "G1").rules.info.options if o.name == "answer")
    assert option.default == option.choices[0] == "5"
    assert set(option.choices) == {*map(str, range(3, 21)), "unlimited"}
