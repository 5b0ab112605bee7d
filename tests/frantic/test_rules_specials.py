"""Specials that are not countered: FC-13 to FC-19, FC-22, FC-23."""

import pytest

from .scenario import Table


def around(hand: str, *others: str, more: str = "", top: str = "R9") -> Table:
    """Return a table with seat 0 in turn; ``more`` is lines apart by slashes."""
    lines = [f"turn 0\nseat 0: {hand}"]
    lines += [f"seat {seat}: {cards}" for seat, cards in enumerate(others, 1)]
    return Table("\n".join([*lines, f"discard: {top}", *more.split(" / ")]).strip())


def lots(first: str, more: str = "", seats: int = 8) -> Table:
    """Return a table of eight; the others hold one or two cards."""
    others = [f"G{seat} B{seat}" if seat % 2 else f"G{seat}" for seat in range(1, seats)]
    return around(first, *others, more=more)


EMPTY = "draw: - / "


def empty_pile(hand: str, *others: str) -> Table:
    lines = [f"turn 0\nseat 0: {hand}"]
    lines += [f"seat {seat}: {cards}" for seat, cards in enumerate(others, 1)]
    return Table("\n".join([*lines, "discard: rest R9", "draw: -"]))


# FC-13: 2nd Chance


@pytest.mark.parametrize("seats", [2, 8])
def test_fc_13_another_card_must_be_played(seats):
    table = lots("Rc R1 B1", seats=seats)
    table.do("play Rc")
    assert table.ask == "cover seats=0"
    # While a card fits, drawing instead is not allowed.
    assert table.legal() == ["play R1"]
    table.do("play R1")
    assert table.ask == "turn seats=1"
    assert table.hand(0) == "B1"


def test_fc_13_who_cannot_draws_one_and_the_turn_is_over():
    table = around("Rc B1", "G1", more="draw: R5 rest")
    table.do("play Rc")
    assert table.legal() == ["draw"]
    assert table.do("draw") == ["drew seat 0 cards R5", "turn-began seat 1"]
    assert table.ask == "turn seats=1"


def test_fc_13_as_the_last_card_one_is_drawn_at_once():
    table = around("Rc", "G1", more="draw: R5 rest")
    assert table.do("play Rc")[1:] == ["drew seat 0 cards R5", "turn-began seat 1"]


def test_fc_13_with_an_empty_pile_the_round_ends():
    table = empty_pile("Rc B1", "G1")
    table.do("play Rc")
    assert table.do("draw") == ["ran-out seat 0 missing 1", "round-ended points 1 1 dealer 1"]


def test_fc_13_as_the_last_card_with_an_empty_pile():
    table = empty_pile("Rc", "G1")
    assert table.do("play Rc")[1:] == [
        "ran-out seat 0 missing 1",
        "round-ended points 0 1 dealer 1",
    ]


def test_fc_13_another_2nd_chance_covers_and_must_be_covered():
    table = around("Rc Bc B1", "G1")
    table.all("play Rc", "play Bc")
    assert table.ask == "cover seats=0"
    table.do("play B1")
    assert table.ask == "nice-try seats=1 other=0"


def test_fc_13_a_card_that_covers_has_its_effect():
    table = around("Rc Rs R1", "G1", "G2")
    table.all("play Rc", "play Rs", "target 1", "pass")
    assert table.ask == "turn seats=2"


def test_fc_13_after_drawing_too():
    table = around("Rc B1", "G1", more="draw: R5 rest")
    table.all("draw", "play Rc", "play R5")
    assert table.ask == "turn seats=1"
    assert table.hand(0) == "B1"


# FC-14: Skip


def test_fc_14_the_named_player_misses_the_next_turn():
    table = around("Rs R1", "G1", "G2")
    assert table.do("play Rs") == ["played seat 0 card Rs when turn"]
    assert table.legal() == ["target 1", "target 2"]
    table.do("target 2")
    assert table.do("pass") == ["declined seat 2", "skip-given seat 2", "turn-began seat 1"]
    assert table.all("draw", "pass")[-2:] == ["turn-missed seat 2", "turn-began seat 0"]
    assert table.line("skips") == "-"


def test_fc_14_with_two_players_the_same_one_plays_again():
    table = around("Rs R1", "G1")
    # The only one who can be named is named.
    assert table.do("play Rs")[-1] == "attacked seat 0 target 1 what skip count 0"
    table.do("pass")
    assert table.ask == "turn seats=0"


def test_fc_14_not_one_who_is_to_miss_a_turn_already():
    table = around("Rs R1", "G1", "G2", "G3", more="skips: 2")
    table.do("play Rs")
    assert table.legal() == ["target 1", "target 3"]


def test_fc_14_if_all_others_are_there_is_no_effect():
    table = around("Rs R1", "G1", "G2", more="skips: 1 2")
    assert table.do("play Rs")[1:] == [
        "fizzled seat 0 what skip",
        "turn-missed seat 1",
        "turn-missed seat 2",
        "turn-began seat 0",
    ]


def test_fc_14_as_the_last_card_the_round_ends_after_it():
    table = around("Rs", "G1", "G2")
    table.all("play Rs", "target 1", "pass")
    assert table.ask == "nice-try seats=1,2 other=0"


def test_fc_14_with_eight_players():
    table = lots("Rs R1", more="skips: 1 2 3")
    table.do("play Rs")
    assert table.legal() == [f"target {seat}" for seat in (4, 5, 6, 7)]
    table.all("target 4", "pass")
    assert table.ask == "turn seats=5"
    assert table.line("skips") == "-"


# FC-15: Gift


def test_fc_15_two_cards_are_given():
    table = around("Rg R1 R2 R3", "G1", "G2")
    table.all("play Rg", "target 1", "pass")
    assert table.ask == "give seats=0 what=gift other=1 count=2"
    assert table.legal() == ["give R1", "give R2", "give R3"]
    table.do("give R3")
    assert table.legal() == ["give R1", "give R2"]
    assert table.do("give R1")[1:] == ["gave seat 0 target 1 cards R3 R1", "turn-began seat 1"]
    assert (table.hand(0), table.hand(1)) == ("R2", "G1 R3 R1")


def test_fc_15_with_one_card_left_that_one():
    table = around("Rg R1", "G1", "G2")
    table.all("play Rg", "target 1")
    assert "gave seat 0 target 1 cards R1" in table.do("pass")
    assert table.ask == "nice-try seats=1,2 other=0"


def test_fc_15_as_a_last_card_it_still_attacks():
    table = around("Rg", "G1", "G2")
    table.all("play Rg", "target 2")
    assert table.ask == "counter seats=2 what=gift other=0"
    assert "gave seat 0 target 2 cards -" in table.do("pass")
    assert table.ask == "nice-try seats=1,2 other=0"


def test_fc_15_with_two_and_with_eight_players():
    table = around("Rg R1 R2", "G1")
    assert table.do("play Rg")[-1] == "attacked seat 0 target 1 what gift count 0"
    table = lots("Rg R1 R2 R3")
    table.do("play Rg")
    assert table.legal() == [f"target {seat}" for seat in range(1, 8)]


# FC-16: Exchange


def test_fc_16_two_are_given_and_two_taken_at_random():
    table = around("Rx R1 R2 R3", "G1 G2 G3", "B1")
    table.all("play Rx", "target 1", "pass", "give R1")
    assert table.do("give R2")[1:3] == [
        "took seat 0 target 1 cards G1 G2",
        "gave seat 0 target 1 cards R1 R2",
    ]
    assert (table.hand(0), table.hand(1)) == ("R3 G1 G2", "G3 R1 R2")


def test_fc_16_what_is_taken_comes_from_the_hand_as_it_was_before():
    table = around("Rx R1 R2 R3", "G1", "B1")
    table.all("play Rx", "target 1", "pass", "give R1", "give R2")
    assert (table.hand(0), table.hand(1)) == ("R3 G1", "R1 R2")


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [("R1", "G1 G2 G3", ("G1 G2", "G3 R1")), ("R1 R2", "G1", ("G1", "R1 R2"))],
)
def test_fc_16_with_fewer_it_is_done_with_fewer(mine, theirs, after):
    table = around(f"Rx {mine}", theirs, "B1")
    table.all("play Rx", "target 1", "pass")
    assert (table.hand(0), table.hand(1)) == after


def test_fc_16_as_a_last_card_two_are_taken():
    table = around("Rx", "G1 G2 G3", "B1")
    table.all("play Rx", "target 1", "pass")
    assert (table.hand(0), table.hand(1)) == ("G1 G2", "G3")
    assert table.ask == "turn seats=1"


# FC-17: Fantastic


def test_fc_17_a_number_or_a_colour_is_wished_for():
    for what in ("red", "9"):
        table = around("*f R1", "G1")
        table.do("play *f")
        assert len(table.legal()) == 13
        assert table.do(f"wish {what}")[0] == f"wished seat 0 what {what}"
        assert table.line("wish") == what


def test_fc_17_as_a_last_card_too():
    table = around("*f", "G1")
    table.all("play *f", "wish red")
    assert table.ask == "nice-try seats=1 other=0"


# FC-18: Fantastic Four


def test_fc_18_four_cards_are_shared_out_in_the_order_chosen():
    table = around("*4 R1", "G1", "G2", "G3", more="draw: Y1 Y2 Y3 Y4 rest")
    table.do("play *4")
    assert table.ask == "shares seats=0 what=four"
    lines = table.do("share 3*1 1*3")
    assert lines == ["shared seat 0 shares 3*1 1*3", "attacked seat 0 target 1 what four count 3"]
    # All are asked in turn order from the attacker's right, before anybody draws.
    table.do("pass")
    assert table.ask == "counter seats=3 what=four other=0"
    assert table.do("pass") == [
        "declined seat 3",
        "drew seat 3 cards Y1",
        "drew seat 1 cards Y2 Y3 Y4",
    ]
    assert table.ask == "wish seats=0 count=1"
    table.do("wish 5")
    assert table.ask == "turn seats=1"


def test_fc_18_every_way_to_share_names_each_victim_once():
    table = around("*4 R1", "G1", "G2", "G3")
    table.do("play *4")
    ways = table.legal()
    assert len(ways) == len(set(ways)) == 3 + 3 * 6 + 3 * 6
    for way in ways:
        shares = [share.split("*") for share in way.split()[1:]]
        assert sum(int(count) for _, count in shares) == 4
        assert len({seat for seat, _ in shares}) == len(shares)


def test_fc_18_with_two_players_the_other_draws_four():
    table = around("*4 R1", "G1")
    table.all("play *4", "pass")
    assert table.size(1) == 5
    assert table.ask == "wish seats=0 count=1"


def test_fc_18_with_eight_players():
    table = lots("*4 R1")
    table.do("play *4")
    assert len(table.legal()) == 7 + 3 * 42 + 3 * 210 + 840
    table.all("share 7*1 5*1 3*1 1*1")
    asked = []
    for _ in range(4):
        asked.append(table.asked[0])
        last = table.do("pass")
    assert asked == [1, 3, 5, 7]
    assert [line.split()[2] for line in last if line.startswith("drew")] == ["7", "5", "3", "1"]


def test_fc_18_as_a_last_card_it_is_mandatory():
    table = around("*4", "G1", "G2")
    table.all("play *4", "share 1*4", "pass", "wish red")
    assert table.size(1) == 5
    assert table.ask == "nice-try seats=1,2 other=0"


def test_fc_18_who_holds_no_card_is_not_asked_and_draws():
    table = around("*4 R1", "-", "G2")
    table.do("play *4")
    assert "drew seat 1" in " ".join(table.do("share 1*4"))


# FC-19: Equality


def test_fc_19_a_player_with_fewer_cards_draws_up():
    table = around("*e R1 R2 R3", "G1", "G2 G3 G4")
    table.do("play *e")
    # Counted after Equality has left the hand: three cards.
    assert table.legal() == ["target 1", "target none"]
    table.do("target 1")
    assert table.do("pass")[1].startswith("drew seat 1 cards")
    assert table.size(1) == 3
    assert table.ask == "wish seats=0"
    assert len(table.legal()) == 4


def test_fc_19_the_effect_is_optional():
    table = around("*e R1 R2", "G1")
    table.do("play *e")
    assert table.do("target none") == ["fizzled seat 0 what equality"]
    assert table.ask == "wish seats=0"


def test_fc_19_with_nobody_to_name_only_the_wish_is_left():
    table = around("*e R1", "G1", "G2 G3")
    assert table.do("play *e")[-1] == "fizzled seat 0 what equality"
    assert table.ask == "wish seats=0"


def test_fc_19_as_a_last_card():
    table = around("*e", "G1", "G2")
    table.all("play *e", "wish red")
    assert table.ask.startswith("nice-try")


def test_fc_19_with_eight_players():
    table = lots("*e R1 R2")
    table.do("play *e")
    assert table.legal() == ["target 2", "target 4", "target 6", "target none"]


def test_fc_19_with_an_empty_pile():
    table = empty_pile("*e R1 R2", "G1")
    table.all("play *e", "target 1")
    assert table.do("pass")[1] == "ran-out seat 1 missing 1"
    assert table.ask.startswith("deal")


# FC-22 and FC-23


def test_fc_22_not_you_cannot_be_given():
    for special in ("Rg", "Rx"):
        table = around(f"{special} R1 R2 NY", "G1", "G2")
        table.all(f"play {special}", "target 1", "pass")
        assert table.legal() == ["give R1", "give R2"]


def test_fc_22_what_there_is_to_give_even_nothing():
    table = around("Rg NY R1", "G1", "G2")
    table.all("play Rg", "target 1")
    assert "gave seat 0 target 1 cards R1" in table.do("pass")
    table = around("Rg NY", "G1", "G2")
    table.all("play Rg", "target 1")
    assert "gave seat 0 target 1 cards -" in table.do("pass")
    assert table.hand(0) == "NY"


def test_fc_22_it_can_be_taken_at_random():
    table = around("Rx R1", "NY G1", "G2")
    table.all("play Rx", "target 1", "pass")
    assert table.hand(0) == "NY G1"


def test_fc_23_one_colour_specials_are_obligatory():
    for special in ("Rs", "Rg", "Rx"):
        table = around(f"{special} R1", "G1", "G2")
        table.do(f"play {special}")
        assert table.legal() == ["target 1", "target 2"]


def test_fc_23_fantastic_four_is_obligatory_and_equality_is_not():
    table = around("*4 R1 R2", "G1", "G2")
    table.do("play *4")
    assert all(text.startswith("share") for text in table.legal())
    table = around("*e R1 R2", "G1", "G2")
    table.do("play *e")
    assert "target none" in table.legal()


def test_fc_23_without_a_legal_target_a_card_is_played_without_effect():
    table = around("Rs R1", "G1", more="skips: 1")
    assert "fizzled seat 0 what skip" in table.do("play Rs")
