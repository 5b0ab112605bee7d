"""The events: FC-30 to FC-51, with ties, with an empty pile, and with Nice Try after them."""

import pytest

from game.frantic.rules import INFO
from tests.steps import events_in

from .scenario import DECK, TABLE, Table


def event(key: str, *hands: str, more: str = "", top: str = "R9", black: str = "K9") -> Table:
    """Return a table at which seat 0 has played a black nine (beside its hand) for an event."""
    table = set_up(key, *hands, more=more, top=top, black=black)
    table.lines = table.do(f"play {black}")[2:]
    return table


def set_up(key: str, *hands: str, more: str = "", top: str = "R9", black: str = "K9") -> Table:
    lines = ["turn 0"]
    for seat, hand in enumerate(hands):
        cards = f"{black} {hand}" if seat == 0 else hand
        lines.append(f"seat {seat}: {cards.replace(' -', '')}")
    lines += [f"discard: {top}", f"happenings: {key} rest", *more.split(" / ")]
    return Table("\n".join(line for line in lines if line))


NO_PILE = {"top": "rest R9", "more": "draw: -"}


def hands(table: Table) -> list[str]:
    return [table.hand(seat) for seat in range(len(table.state.hands))]


def sizes(table: Table) -> list[int]:
    return [table.size(seat) for seat in range(len(table.state.hands))]


# FC-30


def test_fc_30_the_first_is_to_the_right_of_who_played_the_black_card():
    table = Table("""
        turn 2
        seat 0: G1
        seat 1: G2
        seat 2: K9 G3
        seat 3: G4
        discard: R9
        happenings: expansion rest
    """)
    lines = table.do("play K9")
    drew = [line.split()[2] for line in lines if line.startswith("drew")]
    assert drew == ["3", "0", "1", "2"]


def test_fc_30_on_a_wish_too_the_player_comes_last():
    table = Table("""
        turn 1
        seat 0: G1
        seat 1: Rc K9 R1
        seat 2: G2
        discard: R9
        wish 9
        happenings: expansion rest
    """)
    assert "play Rc" not in table.legal()
    table.do("play K9")
    assert sizes(table) == [3, 5, 2]


def test_fc_30_nine_black_cards_never_use_up_twenty_events():
    blacks = [kind for kind in DECK.kinds if kind.colour == "black"]
    assert len(blacks) == 9 < len(TABLE.keys)


def test_the_events_are_those_of_the_clauses():
    assert TABLE.keys == (
        *("charity", "communism", "doomsday", "earthquake", "expansion", "finish-line"),
        *("friday-the-13th", "gambling-man", "market", "mating-season", "merry-christmas"),
        *("mexican-standoff", "recession", "robin-hood", "surprise-party"),
        *("the-all-seeing-eye", "third-time-lucky", "time-bomb", "tornado", "vandalism"),
    )


# FC-31: Charity


def test_fc_31_each_other_takes_a_card_from_the_largest_hand():
    table = event("charity", "R1", "G1 G2 G3 G4", "B1")
    assert table.lines[:2] == [
        "took seat 2 target 1 cards G1",
        "took seat 0 target 1 cards G2",
    ]
    assert hands(table) == ["R1 G2", "G3 G4", "B1 G1"]


def test_fc_31_several_with_most_give_one_each_and_take_none():
    table = event("charity", "R1", "G1 G2", "B1 B2", "Y1")
    assert hands(table) == ["R1 G2 B2", "-", "-", "Y1 G1 B1"]
    assert table.ask == "nice-try seats=3,0 other=0"


def test_fc_31_as_it_stands_at_the_beginning_and_while_it_has_one():
    table = event("charity", "-", "G1 G2", "-", "-", "B1")
    # Seats 2 and 3 have taken both cards of seat 1; nothing is left for seats 4 and 0.
    assert sizes(table) == [0, 0, 1, 1, 1]
    assert table.ask.startswith("nice-try")


def test_fc_31_all_equal_no_effect():
    table = event("charity", "R1", "G1", "B1")
    assert table.lines == ["turn-began seat 1"]


# FC-32: Communism


def test_fc_32_all_draw_up_to_the_largest_hand():
    table = event("communism", "R1", "G1 G2 G3", "B1 B2")
    assert sizes(table) == [3, 3, 3]
    assert [line.split()[2] for line in table.lines[:2]] == ["2", "0"]


def test_fc_32_a_tie_of_all():
    assert event("communism", "R1", "G1", "B1").lines == ["turn-began seat 1"]


def test_fc_32_with_an_empty_pile():
    table = event("communism", "R1", "G1 G2", "B1", **NO_PILE)
    assert table.lines[:2] == ["ran-out seat 2 missing 1", "ran-out seat 0 missing 1"]
    assert table.ask.startswith("deal")


def test_fc_32_an_emptied_hand_fills_up_again():
    table = event("communism", "-", "G1 G2", "B1")
    assert sizes(table) == [2, 2, 2]
    assert table.ask == "turn seats=1"


# FC-33: Doomsday


def test_fc_33_the_round_ends_and_all_score_50():
    table = event("doomsday", "R1", "G1 NY", "-")
    assert table.points == [50, 50, 50]
    assert table.lines[0] == "ending-set points 50"


def test_fc_33_also_with_an_emptied_hand():
    table = event("doomsday", "-", "G1", "B1")
    assert table.points == [50, 50, 50]


# FC-34: Earthquake


def test_fc_34_all_hand_their_hand_to_the_right():
    table = event("earthquake", "R1", "G1 G2", "B1 B2 B3")
    assert hands(table) == ["B1 B2 B3", "R1", "G1 G2"]


def test_fc_34_with_two_players():
    assert hands(event("earthquake", "R1", "G1 G2")) == ["G1 G2", "R1"]


def test_fc_34_an_emptied_hand_goes_on_and_nice_try_may_follow():
    table = event("earthquake", "-", "G1 *n", "B1", more="draw: Y1 Y2 Y3 rest")
    assert hands(table) == ["B1", "-", "G1 *n"]
    assert table.ask == "nice-try seats=2,0 other=0"
    table.all("nice-try", "wish red")
    assert table.hand(1) == "Y1 Y2 Y3"
    assert table.ask == "turn seats=1"


# FC-35: Expansion


def test_fc_35_one_two_three():
    table = event("expansion", "R1", "G1", "B1", more="draw: Y1 Y2 Y3 Y4 Y5 Y6 rest")
    assert hands(table) == ["R1 Y4 Y5 Y6", "G1 Y1", "B1 Y2 Y3"]


def test_fc_35_with_eight_players():
    table = event("expansion", *["G1"] * 2, *["B1"] * 2, *["Y1"] * 2, "R1", "R2")
    assert sizes(table) == [9, 2, 3, 4, 5, 6, 7, 8]


def test_fc_35_as_far_as_the_pile_reaches():
    table = event("expansion", "R1", "G1", "B1", top="rest R9", more="draw: Y1 Y2")
    assert table.lines[:4] == [
        "drew seat 1 cards Y1",
        "drew seat 2 cards Y2",
        "ran-out seat 2 missing 1",
        "ran-out seat 0 missing 3",
    ]
    assert table.ask.startswith("deal")


# FC-36 and FC-37


def test_fc_36_the_round_ends_and_hands_are_counted():
    table = event("finish-line", "R1", "G1 G2", "-")
    assert table.points == [1, 3, 0]
    assert table.ask.startswith("deal")


def test_fc_36_also_with_nobody_out():
    assert event("finish-line", "R1", "G1 G2").points == [1, 3]


def test_fc_37_nothing_happens():
    assert event("friday-the-13th", "R1", "G1").lines == ["turn-began seat 1"]
    assert event("friday-the-13th", "R1", "G1", **NO_PILE).ask == "turn seats=1"


def test_fc_37_after_a_last_card_nice_try_is_asked_for():
    assert event("friday-the-13th", "-", "G1").ask == "nice-try seats=1 other=0"


# FC-38: Gambling Man


def test_fc_38_all_who_have_one_put_down_a_number_of_the_last_colour():
    table = event("gambling-man", "R1 R3 Rs", "R5 G1", "B1 B2", more="draw: Y1 Y2 rest")
    assert table.ask == "put-down seats=1"
    assert table.legal() == ["put R5"]
    table.do("put R5")
    # Who has none is asked all the same.
    assert table.legal(2) == ["pass"]
    table.do("pass")
    assert table.legal(0) == ["put R1", "put R3"]
    assert table.do("put R3")[1:3] == [
        "gambled seats 1 0 cards R5 R3 winner 1",
        "drew seat 2 cards Y1 Y2",
    ]
    assert hands(table) == ["R1 Rs", "G1 R5 R3", "B1 B2 Y1 Y2"]


def test_fc_38_of_equal_highest_the_first_in_order():
    table = event("gambling-man", "R5", "R2", "R5b")
    table.all("put R2", "put R5", "put R5")
    assert hands(table) == ["-", "-", "R2 R5b R5"]
    # A hand is emptied by it: Nice Try may follow.
    assert table.ask == "nice-try seats=2 other=0"


def test_fc_38_a_single_one_goes_back_to_its_owner():
    table = event("gambling-man", "G5", "R2 G1", "B1")
    table.all("put R2", "pass", "pass")
    assert table.size(1) == 2
    assert sizes(table) == [3, 2, 3]


def test_fc_38_who_has_no_card_at_all_had_none():
    table = event("gambling-man", "-", "R2 G1", "R3", more="draw: Y1 Y2 rest")
    table.do("put R2")
    # Seat 0 holds nothing and is not asked; it had none, and draws.
    assert table.do("put R3")[1:] == [
        "gambled seats 1 2 cards R2 R3 winner 2",
        "drew seat 0 cards Y1 Y2",
        "turn-began seat 1",
    ]
    assert hands(table) == ["Y1 Y2", "G1", "R2 R3"]


def test_fc_38_no_colour_played_yet_no_effect():
    table = event("gambling-man", "R1", "G1", more="colour -")
    assert table.lines == ["turn-began seat 1"]


def test_fc_38_with_an_empty_pile():
    table = event("gambling-man", "G5", "R2 G1", **NO_PILE)
    table.do("put R2")
    assert table.do("pass")[2] == "ran-out seat 0 missing 2"
    assert table.ask.startswith("deal")


def test_fc_38_nobody_has_one():
    table = event("gambling-man", "G5", "G1")
    lines = table.all("pass", "pass")
    assert lines[-4] == "gambled seats - cards - winner none"
    assert sizes(table) == [3, 3]


LATER = "options gambling=any-card"


def test_fc_38_option_the_later_rule_the_second_lowest_takes_all():
    table = event("gambling-man", "R4", "NY G3", "Rs B1", "B2 B3", more=LATER)
    assert table.legal() == ["put G3", "put NY"]
    table.all("put NY", "put Rs", "put B2")
    assert "gambled seats 1 2 3 0 cards NY Rs B2 R4 winner 0" in table.do("put R4")
    assert table.hand(0) == "NY Rs B2 R4"


def test_fc_38_option_equals_in_order():
    table = event("gambling-man", "R4", "G4 G1", "B4 B1", more=LATER)
    table.all("put G4", "put B4")
    assert "winner 2" in " ".join(table.do("put R4"))


def test_fc_38_option_fewer_than_two_cards_no_effect():
    table = event("gambling-man", "-", "G4 G1", more=LATER)
    assert table.do("put G1")[1] == "gambled seats 1 cards G1 winner none"
    assert hands(table) == ["-", "G4 G1"]


def test_fc_38_option_nobody_draws():
    assert {o.name for o in INFO.options} >= {"gambling"}
    table = event("gambling-man", "R4", "G4 G1", more=LATER + " / colour -")
    table.all("put G4", "put R4")
    assert sum(sizes(table)) == 3


# FC-38a: the last colour


def test_fc_38a_the_newest_coloured_card_the_start_card_too_or_a_newer_wish():
    table = Table("turn 0\nseat 0: R1 *f K3 Y3\nseat 1: B1 G3\ndiscard: R9")
    assert table.line("colour") == "red"
    table.all("play *f")
    assert table.line("colour") == "red"
    table.do("wish blue")
    assert table.line("colour") == "blue"
    table.do("play B1")
    assert table.line("colour") == "blue"


def test_fc_38a_black_cards_number_wishes_and_discards_do_not_change_it():
    table = event("vandalism", "Y3", "G3 R4", "B2 R5")
    assert table.line("colour") == "red"
    table = Table("turn 0\nseat 0: *f K3\nseat 1: G3 G4\ndiscard: R9")
    table.all("play *f", "wish 3")
    assert table.line("colour") == "red"


def test_fc_38a_it_is_a_fact_of_the_round():
    table = event("finish-line", "R1", "G1")
    table.match.luck._cards = []
    table.do("deal")
    top = table.rules.deck.kind(table.state.discard[0])
    assert table.state.colour == (top.colour if top.colour != "black" else "")


# FC-39: Market


def test_fc_39_as_many_cards_as_players_and_each_picks_one_in_order():
    table = event("market", "R1", "G1", "B1", more="draw: Y1 Y2 Y3 rest")
    assert table.line("market") == "Y1 Y2 Y3"
    assert table.ask == "pick seats=1"
    assert table.legal() == ["pick Y1", "pick Y2", "pick Y3"]
    table.do("pick Y2")
    assert table.ask == "pick seats=2"
    # The last card goes to the last one without asking.
    assert table.do("pick Y3")[1] == "picked seat 0 card Y1"
    assert hands(table) == ["R1 Y1", "G1 Y2", "B1 Y3"]
    assert table.ask == "turn seats=1"


def test_fc_39_too_few_left_and_a_draw_is_owed():
    table = event("market", "R1", "G1", "B1", top="rest R9", more="draw: Y1 Y2")
    assert table.lines == ["market-opened cards Y1 Y2", "ran-out seat 0 missing 1"]
    assert table.do("pick Y2")[-1].startswith("round-ended")
    assert table.points == [1, 3, 2]


def test_fc_39_an_empty_pile():
    table = event("market", "R1", "G1", **NO_PILE)
    assert table.lines[0] == "ran-out seat 1 missing 2"
    assert table.ask.startswith("deal")


def test_fc_39_with_two_and_with_eight_players():
    table = event("market", "-", "G1")
    assert len(table.state.market) == 2
    table = event("market", *["G1"] * 2, *["B1"] * 2, *["Y1"] * 2, "R1", "R2")
    asked = []
    while table.ask.startswith("pick"):
        asked += table.asked
        table.do(table.legal()[0])
    assert asked == [1, 2, 3, 4, 5, 6, 7]
    assert sizes(table) == [2] * 8


# FC-40: Mating Season


def test_fc_40_numbers_that_a_hand_holds_more_than_once_leave_it():
    table = event("mating-season", "R1 B1 Y1 G2 Rs Gs", "G3 K3 *f *f", "B4 B5")
    assert table.lines[:2] == [
        "discarded seat 1 cards G3 K3",
        "discarded seat 0 cards R1 B1 Y1",
    ]
    assert hands(table) == ["G2 Rs Gs", "*f *fb", "B4 B5"]


def test_fc_40_a_hand_emptied_by_it_and_nice_try_after_it():
    table = event("mating-season", "R1 *n", "G3 B3", "B4 B5", more="draw: Y1 Y2 Y3 rest")
    assert table.ask == "nice-try seats=2,0 other=0"
    table.all("pass", "nice-try", "wish red")
    assert table.hand(1) == "Y1 Y2 Y3"


# FC-41: Merry Christmas


def test_fc_41_everyone_gives_the_whole_hand_away_as_they_like():
    table = event("merry-christmas", "R1", "G1 G2", "B1")
    assert table.ask == "presents seats=1 count=2"
    assert table.legal() == ["give G1 to 2", "give G1 to 0", "give G2 to 2", "give G2 to 0"]
    table.all("give G1 to 2", "give G2 to 0")
    assert sizes(table) == [1, 2, 1]
    table.do("give B1 to 1")
    assert table.do("give R1 to 1")[1:5] == [
        "gave seat 1 target 2 cards G1",
        "gave seat 1 target 0 cards G2",
        "gave seat 2 target 1 cards B1",
        "gave seat 0 target 1 cards R1",
    ]
    # Nothing received is passed on.
    assert hands(table) == ["G2", "B1 R1", "G1"]


def test_fc_41_with_two_players_hands_change_places():
    table = event("merry-christmas", "R1", "G1 G2")
    assert hands(table) == ["G1 G2", "R1"]


def test_fc_41_who_gets_nothing_is_out_and_nice_try_may_follow():
    table = event("merry-christmas", "R1", "G1", "B1 *n", more="draw: Y1 Y2 Y3 rest")
    table.all("give G1 to 2", "give *n to 1", "give B1 to 1", "give R1 to 1")
    assert hands(table) == ["-", "*n B1 R1", "G1"]
    assert table.ask == "nice-try seats=1,2 other=0"
    table.all("nice-try", "wish red")
    assert table.hand(0) == "Y1 Y2 Y3"


def test_fc_41_who_has_no_card_gives_none():
    table = event("merry-christmas", "-", "G1", "B1")
    table.all("give G1 to 0", "give B1 to 0")
    assert hands(table) == ["G1 B1", "-", "-"]


def test_fc_41_it_may_pass_not_you():
    table = event("merry-christmas", "NY", "G1", "B1")
    table.all("give G1 to 2", "give B1 to 1", "give NY to 2")
    assert table.hand(2) == "G1 NY"


# FC-42: Mexican Standoff


def test_fc_42_all_discard_their_hand_and_draw_three():
    table = event("mexican-standoff", "R1", "G1 G2", "-", more="draw: Y1 Y2 Y3 Y4 rest")
    assert table.lines[:3] == [
        "discarded seat 1 cards G1 G2",
        "discarded seat 0 cards R1",
        "drew seat 1 cards Y1 Y2 Y3",
    ]
    assert sizes(table) == [3, 3, 3]
    assert table.top == "K9"


def test_fc_42_with_too_few_cards():
    table = event("mexican-standoff", "R1", "G1", top="rest R9", more="draw: Y1 Y2")
    assert table.points == [0, 3]


# FC-43: Recession


def test_fc_43_the_first_discards_one_of_their_choice_the_second_two():
    table = event("recession", "R1 R2 R3 R4 R5", "G1 G2", "B1 B2 B3")
    assert table.ask == "discard seats=1 count=1"
    assert table.do("discard G2")[1] == "discarded seat 1 cards G2"
    assert table.ask == "discard seats=2 count=2"
    table.do("discard B3")
    assert table.legal() == ["discard B1", "discard B2"]
    table.do("discard B1")
    table.all("discard R1", "discard R2", "discard R3")
    assert hands(table) == ["R4 R5", "G1", "B2"]


def test_fc_43_who_has_fewer_discards_all():
    table = event("recession", "R1", "G1", "B1 B2")
    assert table.lines == [
        "discarded seat 1 cards G1",
        "discarded seat 2 cards B1 B2",
        "discarded seat 0 cards R1",
        "round-ended points 0 0 0 dealer 1",
    ]


def test_fc_43_a_hand_emptied_and_nice_try_after_it():
    table = event("recession", "R1 R2 R3 R4", "G1", "B1 B2 *n")
    table.all("discard B1", "discard B2", "discard R1", "discard R2", "discard R3")
    assert table.ask == "nice-try seats=2,0 other=0"


# FC-44: Robin Hood


def test_fc_44_the_smallest_and_the_largest_hand_are_swapped():
    assert hands(event("robin-hood", "R1", "G1 G2 G3", "B1 B2")) == ["G1 G2 G3", "R1", "B1 B2"]


def test_fc_44_ties_each_in_order():
    table = event("robin-hood", "R1", "G1 G2", "B1", "Y1 Y2")
    assert hands(table) == ["R1", "B1", "G1 G2", "Y1 Y2"]
    # Who played the black card comes last, with the largest hand as with the smallest.
    table = event("robin-hood", "R1 R2", "G1", "B1 B2")
    assert hands(table) == ["R1 R2", "B1 B2", "G1"]
    table = event("robin-hood", "R1", "G1", "B1 B2")
    assert hands(table) == ["R1", "B1 B2", "G1"]


def test_fc_44_all_equal_no_effect():
    assert event("robin-hood", "R1", "G1").lines == ["turn-began seat 1"]


def test_fc_44_an_emptied_hand_is_the_smallest():
    table = event("robin-hood", "-", "G1 *n", "B1")
    assert hands(table) == ["G1 *n", "-", "B1"]
    assert table.ask == "nice-try seats=2,0 other=0"
    table.all("pass", "nice-try", "wish red")
    assert table.size(1) == 3


# FC-45: Surprise Party


def test_fc_45_everyone_gives_one_card_all_chosen_before_any_is_handed_over():
    table = event("surprise-party", "R1 R2", "G1 G2", "B1")
    table.do("give G1 to 2")
    assert table.legal() == ["give B1 to 0", "give B1 to 1"]
    table.do("give B1 to 0")
    assert sizes(table) == [2, 2, 1]
    table.do("give R2 to 2")
    assert hands(table) == ["R1 B1", "G2", "G1 R2"]


def test_fc_45_who_has_none_gives_none():
    table = event("surprise-party", "-", "G1 G2", "B1")
    table.all("give G1 to 0", "give B1 to 0")
    assert hands(table) == ["G1 B1", "G2", "-"]
    assert table.ask == "nice-try seats=1,0 other=0"


def test_fc_45_with_two_players():
    table = event("surprise-party", "R1 R2", "G1 G2")
    assert table.legal() == ["give G1 to 0", "give G2 to 0"]
    table.all("give G1 to 0", "give R1 to 1")
    assert hands(table) == ["R2 G1", "G2 R1"]


# FC-46: The All-Seeing Eye


def test_fc_46_all_hands_are_shown_until_everyone_says_go_on():
    table = event("the-all-seeing-eye", "R1", "G1 G2", "B1")
    assert table.ask == "eye seats=1,2,0"
    for seat in (0, 1, 2, None):
        assert table.rules.view(table.state, seat).hands == table.state.hands
    table.do("go-on", 0)
    table.do("go-on", 2)
    assert table.ask == "eye seats=1"
    assert table.do("go-on", 1)[-1] == "turn-began seat 1"
    assert table.rules.view(table.state, 0).hands[1] == (-1, -1)


def test_fc_46_after_a_last_card_nice_try_follows():
    table = event("the-all-seeing-eye", "-", "G1")
    table.everyone("go-on")
    assert table.ask == "nice-try seats=1 other=0"


# FC-47: Third Time Lucky


def test_fc_47_all_draw_three():
    table = event("third-time-lucky", "R1", "G1", "B1", more="draw: Y1 Y2 Y3 rest")
    assert sizes(table) == [4, 4, 4]
    assert table.hand(1) == "G1 Y1 Y2 Y3"


def test_fc_47_an_emptied_hand_is_none_any_more():
    assert event("third-time-lucky", "-", "G1").ask == "turn seats=1"


def test_fc_47_with_too_few_cards_each_draws_the_full_number_before_the_next():
    table = event("third-time-lucky", "R1", "G1", top="rest R9", more="draw: Y1 Y2 Y3 Y4")
    assert table.points == [5, 7]


# FC-48: Time Bomb


def draw_and_pass(table: Table) -> list[str]:
    return table.all("draw", "pass")


def test_fc_48_everyone_has_three_turns_left_the_present_one_not_counted():
    table = event("time-bomb", "R1", "G1")
    assert table.lines == ["bomb-lit turns 3", "turn-began seat 1"]
    for _ in range(5):
        assert draw_and_pass(table)[-1].startswith("turn-began")
    assert draw_and_pass(table)[-2] == "bomb-went-off seat 1"


def test_fc_48_a_skipped_turn_counts():
    table = event("time-bomb", "R1", "G1", more="skips: 1")
    assert table.line("bomb") == "2 2"
    assert table.ask == "turn seats=0"


def test_fc_48_with_nobody_out_its_points_double():
    table = Table("turn 0\nseat 0: R1 R2\nseat 1: G3\ndiscard: R9\nbomb: 0 0")
    table.do("play R1")
    assert table.points == [4, 6]


def test_fc_48_who_is_out_gets_10_off_and_each_other_10_more():
    table = Table("turn 0\nseat 0: R1\nseat 1: G3\nseat 2: B4\ndiscard: R9\nbomb: 1 1 1")
    table.do("play R1")
    table.everyone("pass")
    assert table.points == [-10, 13, 14]
    assert table.state.totals == (-10, 13, 14)


def test_fc_48_so_too_if_the_last_card_turned_up_the_bomb():
    table = event("time-bomb", "-", "G3")
    table.do("pass")
    assert table.points == [-10, 13]


def test_fc_48_and_for_several():
    table = event("vandalism", "-", "R3", "B4", more="bomb: 2 2 2")
    table.do("pass")
    assert table.points == [-10, -10, 14]


def test_fc_48_whatever_ended_the_round():
    assert event("finish-line", "R1", "G3", more="bomb: 2 2").points == [2, 6]
    assert event("finish-line", "-", "G3", more="bomb: 2 2").points == [-10, 13]
    table = Table("turn 0\nseat 0: R1\nseat 1: G3\ndiscard: rest R9\ndraw: -\nbomb: 2 2")
    table.do("draw")
    assert table.points == [2, 6]


def test_fc_48_doomsday_stays_at_50():
    assert event("doomsday", "-", "G3", more="bomb: 2 2").points == [50, 50]


# FC-49: Tornado


def test_fc_49_all_hands_are_dealt_out_anew_one_by_one():
    table = event("tornado", "R1", "G1 G2 G3", "B1")
    assert sizes(table) == [1, 2, 2]
    assert hands(table) == ["G3", "G1 B1", "G2 R1"]


def test_fc_49_an_emptied_hand_may_fill_and_another_may_be_empty():
    table = event("tornado", "-", "G1", "B1")
    assert sizes(table) == [0, 1, 1]
    assert table.ask == "nice-try seats=1,2 other=0"


# FC-50: Vandalism


def test_fc_50_all_discard_the_last_colour_numbers_and_specials():
    table = event("vandalism", "R1 G1", "R2 Rs B1", "K3 *f")
    assert table.lines[:2] == ["discarded seat 1 cards R2 Rs", "discarded seat 0 cards R1"]
    assert hands(table) == ["G1", "B1", "K3 *f"]


def test_fc_50_no_colour_yet_no_effect():
    table = event("vandalism", "R1 K3", "R2 *f NY", more="colour -")
    assert table.lines == ["turn-began seat 1"]


def test_fc_50_a_hand_emptied_and_nice_try_after_it():
    table = event("vandalism", "*n G1", "R2", more="draw: Y1 Y2 Y3 rest")
    assert table.ask == "nice-try seats=0 other=0"
    table.all("nice-try", "wish red")
    assert table.hand(1) == "Y1 Y2 Y3"
    assert table.ask == "turn seats=1"


# FC-51


def test_fc_51_discards_go_under_the_top_card_and_set_nothing_off():
    table = event("vandalism", "Rs G1", "Rc G2")
    assert table.line("discard") == "R9 Rc Rs K9"
    assert (table.line("face"), table.line("skips")) == ("K9", "-")


def test_fc_51_they_are_seen_by_all():
    table = set_up("vandalism", "Rs G1", "Rc G2")
    rules = table.rules
    events = events_in(table.match.submit(0, rules.parse_action("play K9")))
    for seat in (0, 1, None):
        assert [rules.redact(event, seat) for event in events] == list(events)


@pytest.mark.parametrize("key", TABLE.keys)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_event_with_two_and_with_eight_as_a_last_card_and_with_an_empty_pile(key, seats):
    """The cards stay complete, and the position has a text, after every answer."""
    others = ["R1 R2 G3", "*n", "B3 Y3", "R4", "G5 *c", "K6 G6 B6", "Y7"]
    for mine in ("-", "R8 *f"):
        for draw in ("", "draw: -"):
            top = "rest R9" if draw else "R9"
            table = event(key, mine, *others[: seats - 1], top=top, more=draw)
            for _ in range(40):
                if not table.asked or table.ask.startswith(("turn", "deal")):
                    break
                table.do(table.legal()[-1])
            assert table.ask.startswith(("turn", "deal"))


HOLDERS = ["R1 *n", "B3 Y3 G1", "R4 *f", "G5 *c", "K6 G6 B6", "Y7 Y8", "B1 B2"]
NO_NICE_TRY = {"doomsday", "finish-line"}


@pytest.mark.parametrize("key", TABLE.keys)
@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("mine", ["-", "R8", "*f G9"])
def test_fc_21_fc_30_whoever_an_event_leaves_without_cards_may_be_answered(key, seats, mine):
    """Nice Try is asked of all who hold cards, if a hand is empty when the event is done."""
    table = event(key, mine, *HOLDERS[: seats - 1])
    while table.ask.split()[0] not in ("turn", "deal", "nice-try"):
        table.do(table.legal()[0])
    before = sizes(table)
    out = [seat for seat, size in enumerate(before) if not size]
    if key in NO_NICE_TRY or all(size == 0 for size in before):
        assert table.ask.startswith("deal")
        return
    if not out:
        assert table.ask == "turn seats=1"
        return
    order = [*range(1, seats), 0]
    assert table.asked == tuple(seat for seat in order if seat not in out)
    holder = next((seat for seat in table.asked if "*n" in table.hand(seat)), None)
    if holder is None:
        assert table.everyone("pass")[-1].startswith("round-ended")
        return
    lines = table.do("nice-try", holder)
    drew = [int(line.split()[2]) for line in lines if line.startswith("drew")]
    assert drew == [seat for seat in order if seat in out]
    assert [table.size(seat) for seat in out] == [3] * len(out)
    if before[holder] == 1:
        assert table.points[holder] <= 0
        assert table.ask.startswith("deal")
    else:
        table.do("wish red")
        assert table.ask == "turn seats=1"
