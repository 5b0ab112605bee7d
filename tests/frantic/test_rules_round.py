"""The deck, the match and the round: FC-1 to FC-7, FC-11, FC-12."""

from collections import Counter

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import IllegalAction
from game.frantic.deck import Symbol
from game.frantic.rules import INFO
from game.frantic.state import Deal

from .scenario import DECK, TABLE, Stacked, Table, fresh, make_rules


def test_fc_1_125_cards():
    symbols = Counter(kind.symbol for kind in DECK.kinds)
    assert len(DECK) == 125
    assert symbols == {
        Symbol.NUMBER: 72 + 9,
        Symbol.CHANCE: 4,
        Symbol.SKIP: 4,
        Symbol.GIFT: 8,
        Symbol.EXCHANGE: 4,
        Symbol.FANTASTIC: 11,
        Symbol.FOUR: 5,
        Symbol.EQUALITY: 2,
        Symbol.COUNTER: 4,
        Symbol.NICE_TRY: 1,
        Symbol.NOT_YOU: 1,
    }
    assert Counter(kind.colour for kind in DECK.kinds if kind.number == 7) == {
        **dict.fromkeys(("red", "yellow", "green", "blue"), 2),
        "black": 1,
    }
    for letter in "RYGB":
        counts = DECK.counts()
        assert [counts[letter + special] for special in "csgx"] == [1, 1, 2, 1]


def test_fc_1_twenty_events_one_of_each():
    assert len(TABLE.keys) == len(set(TABLE.keys)) == 20


def test_fc_2_the_name_of_the_rude_card_changes_no_rule():
    logs = []
    for names in ("family", "printed"):
        rules = make_rules()
        match = Match(rules, INFO.configure(3, 5, {"names": names, "limit": "rounds-1"}))
        luck = Rng(1, "players")
        while match.outcome() is None:
            seat = min(rules.to_act(match.state))
            match.submit(seat, luck.choice(rules.legal_actions(match.state, seat)))
        logs.append(match.log)
    assert logs[0] == logs[1]
    option = next(option for option in INFO.options if option.name == "names")
    assert option.default == option.choices[0] == "family"


def test_fc_2_no_text_of_the_rules_is_rude():
    assert DECK.text(124) == "NY"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(
    ("limit", "few", "many"), [("short", 137, 113), ("medium", 154, 137), ("long", 179, 154)]
)
def test_fc_3_limits_by_the_number_of_players(seats, limit, few, many):
    state = make_rules().initial_state(INFO.configure(seats, 0, {"limit": limit}), Rng(0, "rules"))
    assert state.rules.limit == (few if seats <= 4 else many)


def test_fc_3_any_other_limit_and_a_number_of_rounds():
    limits = next(option for option in INFO.options if option.name == "limit").choices
    assert limits[:3] == ("short", "medium", "long")
    assert [text for text in limits if text.startswith("rounds")] == [
        f"rounds-{number}" for number in range(1, 21)
    ]
    rules = make_rules()
    for limit in range(20, 1000):
        config = INFO.configure(4, 0, {"limit": str(limit)})
        assert rules.initial_state(config, Rng(0, "rules")).rules.limit == limit
    state = rules.initial_state(INFO.configure(4, 0, {"limit": "rounds-20"}), Rng(0, "rules"))
    assert (state.rules.limit, state.rules.rounds) == (0, 20)


@pytest.mark.parametrize(
    "limit", ["19", "1000", "020", "+50", "5 0", "", "²", "rounds-0", "rounds-21", "endless"]
)
def test_fc_3_what_is_no_limit_is_refused_in_one_line(limit):
    with pytest.raises(ValueError, match="short, medium, long, 20 to 999, rounds-1 to rounds-20"):
        INFO.configure(4, 0, {"limit": limit})


ENDING = """
    options limit=LIMIT
    turn 0
    seat 0: R7
    seat 1: G9 NY
    seat 2: B2
    points 0: 40
    points 1: 30
    points 2: 38
    discard: R9
"""


def ended(limit: str) -> Table:
    table = Table(ENDING.replace("LIMIT", limit))
    table.do("play R7")
    table.everyone("pass")
    return table


def test_fc_3_option_rounds_the_game_ends_after_the_last():
    table = ended("rounds-2")
    assert table.ask == "over"
    assert table.match.outcome().text() == "scores 40 81 40 winners 0 2"
    assert ended("rounds-3").ask == "deal seats=1"


def test_fc_4_the_game_ends_with_the_round_in_which_somebody_reaches_the_limit():
    assert ended("82").ask == "deal seats=1"
    table = ended("81")
    assert table.ask == "over"
    assert table.match.rules.to_act(table.state) == frozenset()


def test_fc_4_the_lowest_total_wins_and_equal_ones_share_it():
    assert ended("81").match.outcome().winners == (0, 2)


def test_fc_5_points_of_a_hand():
    points = {"R1": 1, "K9": 9, "Rc": 7, "Gs": 7, "Bg": 7, "Yx": 7, "NY": 42}
    points |= dict.fromkeys(("*f", "*4", "*e", "*c", "*n"), 7)
    for text, value in points.items():
        assert DECK.points([DECK.card(text)]) == value, text
    assert DECK.points(DECK.card(text) for text in ("R1", "K9", "NY")) == 52


def test_fc_5_who_scored_most_deals_next():
    table = ended("999")
    assert table.points == [0, 51, 2]
    assert table.ask == "deal seats=1"


def test_fc_5_of_equals_the_first_to_the_right_of_the_last_dealer():
    for dealer, following in ((0, 1), (1, 2), (2, 1), (3, 1)):
        table = Table(f"""
            dealer {dealer}
            turn 0
            seat 0: R7
            seat 1: G5
            seat 2: B5
            seat 3: G1
            discard: R9
        """)
        table.do("play R7")
        table.everyone("pass")
        assert table.ask == f"deal seats={following}"


def test_fc_5_the_first_dealer_is_drawn_by_lot():
    rules = make_rules()
    dealers = {
        rules.initial_state(INFO.configure(8, seed), Rng(seed, "rules")).dealer
        for seed in range(100)
    }
    assert dealers == set(range(8))


def test_fc_6_the_next_player_sits_to_the_right():
    table = Table("""
        turn 2
        seat 0: R1 R2
        seat 1: R3 R4
        seat 2: R5 R6
        discard: R9
    """)
    table.do("play R5")
    assert table.ask == "turn seats=0"
    table.do("play R1")
    assert table.ask == "turn seats=1"


def dealt(first: str, seats: int = 2, rest: str = "", events: str = "") -> Table:
    """Return a table where seat 0 has dealt ``rest`` round from seat 0 and turned ``first``."""
    taken = [*rest.split()]
    fill = [
        DECK.text(card)
        for card in DECK.cards
        if DECK.kind(card).number and DECK.text(card) not in (*taken, first)
    ]
    hands = (taken + fill)[: seats * 7]
    table = fresh(seats, cards=" ".join([*hands, first]), events=events)
    table.do("deal")
    return table


def test_fc_7_seven_cards_each_and_one_turned():
    for seats in range(2, 9):
        table = dealt("B9b", seats)
        assert [table.size(seat) for seat in range(seats)] == [7] * seats
        assert len(table.state.draw) == 125 - 7 * seats - 1
        assert table.top == "B9b"
        assert table.ask == "turn seats=1"
        assert len(table.state.happenings) == 20


def test_fc_7_nobody_but_the_dealer_deals():
    table = fresh(3)
    for seat in (1, 2):
        with pytest.raises(IllegalAction, match="not asked"):
            table.match.submit(seat, Deal())


def test_fc_7_cards_and_events_are_shuffled_anew_for_each_round():
    rules = make_rules()
    match = Match(rules, INFO.configure(2, 8))
    match.submit(match.state.dealer, Deal())
    first = match.state
    assert first.happenings != TABLE.keys
    again = Match(rules, INFO.configure(2, 9))
    again.submit(again.state.dealer, Deal())
    assert again.state.draw != first.draw
    assert again.state.happenings != first.happenings


def test_fc_7_the_dealer_wishes_for_a_turned_fantastic():
    table = dealt("*f")
    assert table.ask == "wish seats=0 count=1"
    table.do("wish 3")
    assert table.ask == "turn seats=1"
    assert table.line("wish") == "3"


@pytest.mark.parametrize("card", ["*c", "*n"])
def test_fc_7_the_dealer_wishes_a_colour_for_turned_reaction_cards(card):
    table = dealt(card)
    assert table.ask == "wish seats=0"
    assert table.legal() == ["wish red", "wish yellow", "wish green", "wish blue"]


def test_fc_7_a_turned_equality_finds_nobody():
    table = dealt("*e", 3)
    assert table.ask == "wish seats=0"


def test_fc_7_the_dealers_attack_may_be_countered():
    table = dealt("Rs", 3, rest="R1 *c R2")
    table.do("target 1")
    assert table.ask == "counter seats=1 what=skip other=0"
    table.all("counter", "target 0", "pass", "wish blue")
    assert table.line("skips") == "0"
    assert table.ask == "turn seats=1"


def test_fc_7_a_turned_skip_holds_for_the_first_turn():
    table = dealt("Rs", 3)
    table.all("target 1", "pass")
    assert table.ask == "turn seats=2"


def test_fc_7_a_turned_2nd_chance_is_covered_by_the_dealer():
    table = dealt("Rc", 2, rest="R1 G1 G2 G3")
    assert table.ask == "cover seats=0"
    assert "draw" not in table.legal()
    table.do("play R1")
    assert table.size(0) == 6
    assert table.ask == "turn seats=1"


def test_fc_7_or_the_dealer_draws_for_a_turned_2nd_chance():
    hand = "G1 R1 G2 R2 G3 R3 G4 R4 G5 R5 G6 R6 G7 R7"
    table = dealt("Rc", 2, rest=hand)
    assert table.legal() == ["draw"]
    table.do("draw")
    assert table.size(0) == 8
    assert table.ask == "turn seats=1"


def test_fc_7_a_turned_black_cards_event_is_the_dealers():
    table = dealt("K9", 3, events="expansion")
    assert [table.size(seat) for seat in range(3)] == [10, 8, 9]
    assert table.ask == "turn seats=1"


def test_fc_7_a_turned_not_you_binds_nobody():
    table = dealt("NY", 2, rest="R1 K5 R2 Gg R3 B9")
    assert {"play K5", "play Gg", "play B9"} <= set(table.legal())
    table.all("draw", "pass")
    assert "play R1" in table.legal()
    table.do("play R1")
    assert "play B9" not in table.legal()


def ending(cards: str, position: str = "", draw: str = "rest") -> Table:
    return Table(f"""
        turn 0
        seat 0: {cards}
        seat 1: G9
        seat 2: B2
        discard: {"" if draw == "rest" else "rest "}R9
        draw: {draw}
        {position}
    """)


def test_fc_11_the_round_ends_when_a_hand_is_empty():
    table = ending("R7")
    assert table.do("play R7") == ["played seat 0 card R7 when turn"]
    assert table.everyone("pass")[-1] == "round-ended points 0 9 2 dealer 1"


def test_fc_11_it_ends_when_a_draw_is_wanted_from_an_empty_pile():
    table = ending("R7 R8", draw="-")
    assert table.legal() == ["play R7", "play R8", "draw"]
    assert table.do("draw") == ["ran-out seat 0 missing 1", "round-ended points 15 9 2 dealer 0"]


def test_fc_11_the_last_card_of_the_pile_does_not_end_it_yet():
    table = ending("R7 R8", draw="Y1")
    table.all("draw", "pass")
    assert table.ask == "turn seats=1"
    assert table.do("draw")[-1].startswith("round-ended")


def test_fc_11_all_that_is_set_off_is_carried_out_as_far_as_the_pile_reaches():
    table = ending("*4 R7 R8", draw="Y1 Y2")
    lines = table.all("share 1*3 2*1", "pass", "pass") if table.do("play *4") else []
    assert "drew seat 1 cards Y1 Y2" in lines
    assert lines[-3:] == [
        "ran-out seat 1 missing 1",
        "ran-out seat 2 missing 1",
        "round-ended points 15 12 2 dealer 0",
    ]


def test_fc_11_an_emptied_hand_counts_only_if_it_is_still_empty():
    table = ending("Rx")
    table.all("play Rx", "target 1")
    assert table.do("pass")[1] == "took seat 0 target 1 cards G9"
    # Seat 0 has taken its victim's last card: the victim's hand is the empty one.
    assert table.ask == "nice-try seats=2,0 other=0"
    assert table.everyone("pass")[-1] == "round-ended points 9 0 2 dealer 0"


def test_fc_11_several_may_end_a_round_together():
    table = ending("K9", position="happenings: vandalism rest\n        colour green")
    assert table.do("play K9")[-1] == "discarded seat 1 cards G9"
    assert table.ask == "nice-try seats=2 other=0"
    assert table.everyone("pass")[-1] == "round-ended points 0 0 2 dealer 2"


def test_fc_11_an_owed_draw_is_never_undone_and_nice_try_not_asked_for():
    table = ending("K9", position="happenings: third-time-lucky rest", draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7")
    assert table.do("play K9")[-1].startswith("round-ended")
    assert table.ask.startswith("deal")


def test_fc_11_a_wish_lapses_when_the_round_ends_anyway():
    table = ending("*4 R7", draw="-")
    table.all("play *4", "share 1*4")
    assert table.do("pass")[-1].startswith("round-ended")


def test_fc_11_skips_wishes_and_the_bomb_end_with_the_round():
    table = ending("R7", position="skips: 1\n        bomb: 1 1 1\n        wish red")
    table.do("play R7")
    table.everyone("pass")
    assert (table.line("skips"), table.line("bomb"), table.line("wish")) == ("-", "-", "-")
    table.do("deal")
    assert table.line("skips") == "-"


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("card", ["Rs", "Rg", "Rx", "*4", "*e"])
def test_fc_12_nobody_may_choose_themselves(seats, card):
    more = "\n".join(f"seat {other}: G{other}" for other in range(1, seats))
    table = Table(f"turn 0\nseat 0: {card} R1 R2 R3 R4\n{more}\ndiscard: R9")
    lines = table.do(f"play {card}")
    if table.asked == (0,):
        answers = [text for text in table.legal() if text != "target none"]
        assert len(answers) >= seats - 1
        assert not any("target 0" in text or "0*" in text for text in answers)
    else:
        # With two players there is nobody else to name, and nothing is asked.
        assert seats == 2
        assert lines[-1].startswith("attacked seat 0 target 1")


def test_fc_12_not_as_the_sender_of_a_countered_attack_either():
    table = Table("""
        turn 0
        seat 0: Rg R1 R2
        seat 1: *c G1
        seat 2: B2
        discard: R9
    """)
    table.all("play Rg", "target 1", "counter")
    assert table.legal() == ["target 0", "target 2", "target none"]


def test_the_deal_draws_its_luck_from_the_stream_of_the_rules():
    table = fresh(2)
    assert isinstance(table.match.luck, Stacked)
    before = table.match.luck.draws
    table.do("deal")
    assert table.match.luck.draws > before
