"""A turn, throw by throw: FP-1 to FP-11 and FP-13."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.rules import IllegalAction
from game.frappadingue.rules import drawn

from .scenario import KM, SPECIALS, Table, standard_deck, start


def test_fp_1_of_54_cards_the_two_forced_swaps_stay_in_the_box() -> None:
    table = start()
    kinds = Counter(standard_deck().kind(card) for card in table.rules.card_census(table.state))
    assert kinds == {**dict.fromkeys(KM, 6), **dict.fromkeys((*SPECIALS, "crash"), 2)}
    assert sum(kinds.values()) == 52


@pytest.mark.parametrize(("cards", "take", "points"), [("8", "8", 100), ("12", "12", 50)])
def test_fp_2_an_8_and_a_12_score_alone(cards: str, take: str, points: int) -> None:
    table = start()
    table.throw(f"7 9 10 11 {cards}")
    assert table.legal() == [f"take {take}"]
    table.do(f"take {take}")
    assert table.points == points


@pytest.mark.parametrize("km", ["7", "9", "10", "11", "13"])
def test_fp_2_the_other_values_do_not_score_alone_nor_in_pairs(km: str) -> None:
    table = start()
    table.throw(f"8 {km} {km} +5 -5")
    assert table.legal() == ["take 8"]
    for wanted in (f"take {km}", f"take {km}*2", f"take 8 {km}*2"):
        with pytest.raises(ValueError, match=r"does not score|not in this throw"):
            table.do(wanted)


POINTS = {
    "7": (100, 200, 400),
    "8": (1000, 2000, 4000),
    "9": (200, 400, 800),
    "10": (300, 600, 1200),
    "11": (400, 800, 1600),
    "12": (500, 1000, 2000),
    "13": (600, 1200, 2400),
}


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("km", KM)
def test_fp_3_three_four_and_five_of_a_kind(km: str, count: int) -> None:
    table = start()
    other = "9" if km == "7" else "7"
    table.throw(" ".join([km] * count + [other] * (5 - count)))
    assert table.do(f"take {km}*{count}")[0].endswith(f"points {POINTS[km][count - 3]}")
    assert table.points == POINTS[km][count - 3]


@pytest.mark.parametrize(
    ("special", "points"), [("+5", 50), ("-5", -50), ("+10", 100), ("-10", -100)]
)
def test_fp_4_specials(special: str, points: int) -> None:
    table = start()
    table.throw(f"8 8 {special} 9 10")
    table.do("take 8*2")
    assert table.points == 200 + points


def test_fp_4_option_plus_5_is_worth_the_printed_30() -> None:
    table = start(options="plus_five=30")
    table.throw("8 8 +5 9 10")
    table.do("take 8*2")
    assert table.points == 230
    assert table.legal() == ["throw 2"]


def test_fp_5_five_piles_are_laid_out_and_their_tops_are_the_throw() -> None:
    table = start()
    assert table.legal() == ["throw 5"]
    assert table.throw("8 9 12 7 13") == ["thrown seat 0 cards 8 9 12 7 13"]
    assert table.line("throw:") == "8 9 12 7 13"
    assert len(table.state.deck) == 47


def test_fp_5_all_cards_outside_the_counter_are_shuffled_for_a_re_throw() -> None:
    table = start()
    table.throw("8 9 9b 9c 7")
    table.do("take 8")
    # The cards left lying are part of the pool again: the same 9s come up once more.
    assert table.throw("9 9b 9c 12") == ["thrown seat 0 cards 9 9b 9c 12"]
    assert len(table.state.deck) == 52 - 1 - 4


def test_fp_5_every_throw_is_as_likely_as_any_other() -> None:
    luck = Rng(5, "rules")
    seen = Counter(drawn((3, 7, 8, 20, 31, 40), 2, luck) for _ in range(30_000))
    assert len(seen) == 30
    assert all(cards[0] != cards[1] for cards in seen)
    # 1,000 of each on average, with a standard deviation of 31.
    assert all(850 < count < 1150 for count in seen.values())


def test_fp_6_something_that_scores_must_be_taken_after_every_throw() -> None:
    table = start()
    table.throw("8 12 7 7 7")
    assert table.legal() == [
        "take 7*3 8 12",
        "take 7*3 8",
        "take 8 12",
        "take 7*3 12",
        "take 8",
        "take 7*3",
        "take 12",
    ]
    for wanted in ("throw 5", "throw 4", "stop"):
        with pytest.raises(IllegalAction):
            table.do(wanted)
    table.do("take 12")
    table.throw("12 9 9 10")
    assert table.legal() == ["take 12"]


def test_fp_6_where_nothing_scores_the_turn_ends_and_the_counter_is_lost() -> None:
    table = start()
    table.throw("8 7 9 10 11")
    table.do("take 8")
    assert table.throw("7 7 9 +10") == [
        "thrown seat 0 cards 7 7b 9 +10",
        "nothing-scored seat 0 points 100",
        "turn-began seat 1 round 1",
    ]
    assert table.line("seat 0:") == "0"
    assert table.state.turn == 1
    assert len(table.state.deck) == 52


def test_fp_6_a_combination_counts_only_from_the_cards_of_one_throw() -> None:
    table = start()
    table.throw("8 8 7 9 10")
    table.do("take 8*2")
    table.throw("8 9 10")
    assert table.do("take 8") == ["took seat 0 cards 8c points 100"]
    assert table.points == 300
    table.throw("8 12")
    table.do("take 8")
    # Four 8s from three throws: four single ones.
    assert table.points == 400


def test_fp_6_all_cards_of_one_value_taken_together_count_as_one() -> None:
    table = start()
    table.throw("8 8 8 8 12")
    amounts = {action for action in table.legal() if "12" not in action}
    assert amounts == {"take 8*4", "take 8*3", "take 8*2", "take 8"}
    table.do("take 8*3")
    # A combination of three, and not three single 8s.
    assert table.points == 1000


def test_fp_6_fewer_may_be_taken_than_lie_there() -> None:
    table = start()
    table.throw("9 9 9 9 12")
    assert "take 9*3" in table.legal()
    assert "take 9*4" in table.legal()
    table.do("take 9*3")
    assert table.points == 200
    assert table.line("throw:") == "9d 12"
    table = start()
    table.throw("12 12 12 7 9")
    assert table.legal() == ["take 12*3", "take 12*2", "take 12"]
    table.do("take 12")
    assert table.points == 50


def test_fp_6_a_part_of_a_combination_that_does_not_score_cannot_be_taken() -> None:
    table = start()
    table.throw("9 9 9 9 12")
    with pytest.raises(ValueError, match="does not score"):
        table.do("take 9*2 12")


def test_fp_7_who_takes_anything_takes_all_specials() -> None:
    # The example of the sheet: two cards in the counter, then 8, +10 and -5.
    table = start()
    table.throw("12 12 7 9 10")
    table.do("take 12*2")
    table.throw("8 +10 -5")
    assert table.legal() == ["take 8"]
    assert table.do("take 8") == [
        "took seat 0 cards 8 -5 +10 points 150",
        "hand-filled seat 0",
    ]
    assert table.line("throw:") == "-"


def test_fp_7_specials_are_never_taken_alone() -> None:
    table = start()
    assert table.throw("+10 +10 +5 7 9")[1] == "nothing-scored seat 0 points 0"
    for text in ("take +10", "take"):
        with pytest.raises(ValueError, match=r"can't be taken|is no action"):
            table.do(text)


@pytest.mark.parametrize(
    ("thrown", "take", "piles"),
    [
        ("8 7 9 10 11", "8", 4),
        ("8 8 9 10 11", "8*2", 3),
        ("8 +5 -5 10 11", "8", 2),
        ("8 +5 -5 12 11", "8 12", 1),
    ],
)
def test_fp_8_the_next_throw_has_as_many_piles_as_cards_are_missing_from_five(
    thrown: str, take: str, piles: int
) -> None:
    table = start()
    table.throw(thrown)
    table.do(f"take {take}")
    assert table.legal()[-1] == f"throw {piles}"
    with pytest.raises(IllegalAction, match=f"the next throw has {piles} piles"):
        table.do("throw 5")


def test_fp_8_five_cards_from_one_throw_are_a_full_hand() -> None:
    table = start()
    table.throw("8 8 8 8 8")
    assert table.do("take 8*5")[-1] == "hand-filled seat 0"
    assert table.legal() == ["stop", "throw 5"]


def test_fp_8_five_cards_from_several_throws_and_specials_are_a_full_hand() -> None:
    table = start()
    table.throw("8 +5 7 9 10")
    assert len(table.do("take 8")) == 1
    table.throw("12 7 9")
    assert len(table.do("take 12")) == 1
    table.throw("8 +10")
    assert table.do("take 8")[-1] == "hand-filled seat 0"
    assert table.points == 100 + 50 + 50 + 100 + 100


def test_fp_8_after_a_full_hand_the_count_starts_anew() -> None:
    table = start()
    table.throw("12 12 12 12 12")
    table.do("take 12*5")
    table.throw("8 7 9 10 11")
    assert table.line("earlier:") == "12 12b 12c 12d 12e"
    assert table.line("counter:") == "-"
    table.do("take 8")
    assert table.points == 2100
    assert table.legal() == ["stop", "throw 4"]


def test_fp_9_cards_in_the_counter_stay_out_of_the_deck_until_the_turn_ends() -> None:
    table = start()
    table.throw("12 12 12 12 12")
    table.do("take 12*5")
    assert len(table.state.deck) == 47
    table.throw("12 8 9 9 9")
    table.do("take 8 12")
    left = {table.rules.deck.kind(card) for card in (*table.state.deck, *table.state.throw)}
    assert "12" not in left
    table.throw("8 9 9")
    table.do("take 8")
    table.throw("8 9")
    table.do("take 8")
    assert table.points == 2350
    table.throw("12" if "12" in left else "8")
    table.do("take 8")
    assert table.points == 2450
    assert table.throw("9 9 10 10 11")[1] == "nothing-scored seat 0 points 2450"
    assert len(table.state.deck) == 52


def test_fp_10_a_crash_in_a_re_throw_ends_the_turn_at_once() -> None:
    table = start()
    table.throw("8 7 9 10 11")
    table.do("take 8")
    assert table.throw("8 8 8 crash") == [
        "thrown seat 0 cards 8b 8c 8d crash",
        "crashed seat 0 points 100",
        "turn-began seat 1 round 1",
    ]
    assert table.line("seat 0:") == "0"


def test_fp_10_in_the_first_throw_a_crash_is_a_dead_card() -> None:
    table = start()
    table.throw("8 crash 9 10 11")
    assert table.legal() == ["take 8"]
    table = start()
    assert table.throw("7 crash 9 10 11")[1] == "nothing-scored seat 0 points 0"


def test_fp_10_a_throw_after_a_full_hand_is_a_re_throw() -> None:
    table = start()
    table.throw("12 12 12 12 12")
    table.do("take 12*5")
    assert table.throw("8 8 8 8 crash")[1] == "crashed seat 0 points 2000"


def test_fp_10_option_it_ends_the_turn_in_the_first_throw_too() -> None:
    table = start(options="first_crash=ends")
    assert table.throw("8 crash 9 10 11")[1] == "crashed seat 0 points 0"


@pytest.mark.parametrize(
    ("thrown", "take", "points", "may"),
    [
        ("12 7 9 10 11", "12", 50, False),
        ("8 7 9 10 11", "8", 100, True),
        ("8 12 9 10 11", "8 12", 150, False),
        ("12 -5 9 10 11", "12", 0, False),
        ("8 -10 -10 10 11", "8", -100, False),
        ("12 12 9 10 11", "12*2", 100, True),
    ],
)
def test_fp_11_only_a_positive_multiple_of_100_can_be_written_down(
    thrown: str, take: str, points: int, may: bool
) -> None:
    table = start()
    table.throw(thrown)
    table.do(f"take {take}")
    assert table.points == points
    assert ("stop" in table.legal()) == may
    if may:
        assert table.do("stop") == [f"stopped seat 0 points {points}", "turn-began seat 1 round 1"]
        assert table.line("seat 0:") == str(points)
    else:
        why = "not a multiple of 100" if points % 100 else "not more than 0"
        with pytest.raises(IllegalAction, match=f"{points} is {why}"):
            table.do("stop")
        assert table.line("seat 0:") == "-"


def test_fp_11_a_full_hand_that_is_no_multiple_of_100_must_go_on() -> None:
    table = start()
    table.throw("8 8 8 8 12")
    table.do("take 8*4 12")
    assert table.points == 2050
    assert table.legal() == ["throw 5"]


TEN_HANDS = """
    turn 0
    phase go
    seat 0: -
    seat 1: -
    throw: -
    counter: 13d 13e 13f = 600 | 12f +10 = 150
    earlier: 7 7b 7c 7d 7e 7f 8 8b 8c 8d 8e 8f 9 9b 9c 9d 9e 9f 10 10b 10c 10d 10e 10f \
11 11b 11c 11d 11e 11f 12 12b 12c 12d 12e 13 13b 13c +5 +5b -5 -5b -10 -10b +10b
    points 7300
"""


def test_fp_13_fewer_cards_than_piles_bring_the_earlier_full_hands_back() -> None:
    table = Table(TEN_HANDS)
    assert table.line("deck:") == "crash crashb"
    assert table.state.full
    lines = table.throw("8 12 7 9 10")
    assert lines[0].startswith("refilled seat 0 cards 7 7b")
    assert len(lines[0].split()[4:]) == 50
    assert lines[1] == "thrown seat 0 cards 8 12 7 9 10"
    assert table.points == 7300
    assert len(table.state.deck) == 47
    assert table.line("counter:") == "-"
    assert table.line("earlier:") == "-"
    table.do("take 8")
    assert table.do("stop")[0] == "stopped seat 0 points 7400"


def test_fp_13_is_not_needed_as_long_as_there_are_cards_for_all_piles() -> None:
    # Nine full hands: seven cards are left, and five piles can be laid out.
    nine = TEN_HANDS.replace("13d 13e 13f = 600 | 12f +10 = 150", "-")
    table = Table(nine)
    assert len(table.state.deck) == 7
    assert table.throw("13 13 13 12 +10")[0].startswith("thrown")
    table.do("take 12 13*3")
    assert table.points == 7300 + 600 + 50 + 100
    assert table.state.full
    assert len(table.state.deck) == 2
    assert table.throw("8 12 7 9 10")[0].startswith("refilled")


def test_fp_13_is_reached_by_playing_ten_full_hands() -> None:
    table = start()
    others = iter([*6 * ["8"], *6 * ["12"], *(kind for kind in SPECIALS for _ in range(2))])
    for km in ("7", "9", "10", "11", "13"):
        for _ in range(2):
            lines = table.throw(f"{km} {km} {km} {next(others)} {next(others)}")
            assert len(lines) == 1
            assert table.do(table.legal()[0])[-1] == "hand-filled seat 0"
    assert table.line("deck:") == "crash crashb"
    points = table.points
    assert points == 2 * (100 + 200 + 300 + 400 + 600) + 6 * 100 + 6 * 50
    refilled, thrown = table.throw("7 7 7 7 8")
    assert len(refilled.split()) == 4 + 50
    assert thrown.startswith("thrown")
    table.do("take 7*4 8")
    assert table.do("stop")[0] == f"stopped seat 0 points {points + 300}"
