"""The match around the turns (FP-12), and the texts of everything."""

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import IllegalAction
from game.frappadingue.rules import INFO, FrappadingueRules
from game.frappadingue.scoring import Part
from game.frappadingue.state import Phase, Refusal, Take, Throw
from tests.conformance.positions import check_refused
from tests.steps import events_in

from .scenario import Table, standard_deck, start


def test_fp_12_two_to_eight_players() -> None:
    assert (INFO.min_seats, INFO.max_seats) == (2, 8)
    for seats in (1, 9):
        with pytest.raises(ValueError, match="2 to 8 seats"):
            INFO.configure(seats, 0)


def test_fp_12_the_first_is_drawn_by_lot() -> None:
    rules = FrappadingueRules(standard_deck())
    firsts = [Match(rules, INFO.configure(8, seed)).state.turn for seed in range(200)]
    assert set(firsts) == set(range(8))


def test_fp_12_then_in_seat_order_and_a_round_is_a_turn_of_each() -> None:
    table = Table("""
        first 1
        turn 1
        seat 0: -
        seat 1: -
        seat 2: -
    """)
    seen = []
    for _ in range(7):
        seen.append((table.state.turn, table.state.round))
        table.throw("7 9 10 11 13")
    assert seen == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


NEARLY = """
    options goal=1000
    round 5
    first 1
    turn 1
    phase go
    seat 0: 800
    seat 1: 900
    seat 2: 300
    counter: 8 = 100
"""


def test_fp_12_who_reaches_the_goal_makes_the_round_the_last_one() -> None:
    table = Table(NEARLY)
    assert table.do("stop") == [
        "stopped seat 1 points 100",
        "goal-reached seat 1",
        "turn-began seat 2 round 5",
    ]
    table.throw("7 9 10 11 13")
    assert table.state.turn == 0
    table.throw("8 8 7 9 10")
    table.do("take 8*2")
    # Reaching the goal too is told only of the first.
    assert table.do("stop") == ["stopped seat 0 points 200", "match-ended"]
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 1000 1000 300 winners 0 1"


def test_fp_12_the_highest_total_wins_and_not_who_was_first_at_the_goal() -> None:
    table = Table(NEARLY)
    table.do("stop")
    table.throw("13 13 13 11 10")
    table.do("take 13*3")
    table.do("stop")
    table.throw("8 8 8 9 10")
    table.do("take 8*3")
    assert table.do("stop")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 1800 1000 900 winners 0"
    assert table.match.rules.to_act(table.state) == frozenset()
    with pytest.raises(IllegalAction, match="the match is over"):
        table.do("stop")


def test_fp_12_option_a_number_of_rounds() -> None:
    table = start(options="goal=rounds-2")
    for _ in range(3):
        assert table.throw("7 9 10 11 13")[-1].startswith("turn-began")
    assert table.throw("7 9 10 11 13")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.text() == "scores 0 0 winners 0 1"


@pytest.mark.parametrize("goal", [2000, 5000, 10000])
def test_fp_12_option_other_goals(goal: int) -> None:
    position = NEARLY.replace("goal=1000", f"goal={goal}")
    table = Table(position)
    assert len(table.do("stop")) == 2
    table = Table(position.replace("seat 1: 900", f"seat 1: {goal - 100}"))
    assert table.do("stop")[1] == "goal-reached seat 1"


def test_the_options_offer_what_the_clauses_say() -> None:
    offered = {option.name: option.choices for option in INFO.options}
    assert offered["plus_five"] == ("50", "30")
    assert offered["first_crash"] == ("dead", "ends")
    rounds = tuple(f"rounds-{number}" for number in range(1, 21))
    assert offered["goal"] == ("1000", "2000", "5000", "10000", *rounds)
    assert all(option.default == option.choices[0] for option in INFO.options)


def test_nobody_acts_out_of_turn() -> None:
    table = start()
    with pytest.raises(IllegalAction, match="not in turn"):
        table.match.submit(1, Throw(5))
    assert table.match.log == []


def test_the_reason_why_stopping_is_refused() -> None:
    table = start()
    assert table.state.refusal is Refusal.NOT_NOW
    table.throw("12 -5 9 10 11")
    assert table.state.refusal is Refusal.NOT_NOW
    table.do("take 12")
    assert table.state.refusal is Refusal.NOT_POSITIVE
    table.throw("12 7 9")
    table.do("take 12")
    assert table.state.refusal is Refusal.NOT_A_MULTIPLE
    table.throw("12 7")
    table.do("take 12")
    assert table.state.refusal is None


def test_a_set_can_be_taken_back_until_the_next_throw() -> None:
    table = start()
    table.throw("8 8 7 9 10")
    before = table.state
    table.do("take 8")
    assert table.match.undo()
    assert table.state == before
    assert not table.match.undo()


@pytest.mark.parametrize("text", ["throw 5", "stop", "take 8*2 9*3 12", "take 7*5"])
def test_action_texts_round_trip(text: str) -> None:
    rules = FrappadingueRules(standard_deck())
    assert rules.action_text(rules.parse_action(text)) == text


def test_the_order_of_values_in_an_action_does_not_matter() -> None:
    rules = FrappadingueRules(standard_deck())
    wanted = Take((Part("8", 2), Part("12", 1)))
    assert rules.parse_action("take 12 8*2") == rules.parse_action("take 8*2 12") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "throw",
        "throw 6",
        "throw 0",
        "throw ５",
        "take",
        "take 8 8",
        "take 8*6",
        "take 8*",
        "take 8*-1",
        "take 8*1.0",
        "take 14",
        "take crash",
        "take +5",
        "stop 1",
        "Stop",
    ],
)
def test_bad_actions_are_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w \w"):
        FrappadingueRules(standard_deck()).parse_action(text)


FULL = """\
options plus_five=30 first_crash=ends goal=rounds-7
round 3
first 1
turn 0
phase take
seat 0: 100 0
seat 1: 200 0 300
throw: 8b 12c
counter: 12b = 50 | 8f +10 = 200
earlier: 9 9b 9c 9d 9e
points 1050
deck: """


def test_a_position_is_written_as_it_was_read() -> None:
    rules = FrappadingueRules(standard_deck())
    used = FULL.replace("|", " ").split()
    rest = [rules.deck.text(c) for c in rules.deck.cards if rules.deck.text(c) not in used]
    rest += ["8"] if "8" not in rest else []
    text = FULL + " ".join(sorted(rest, key=rules.deck.card)) + "\n"
    state = rules.parse_position(text)
    assert rules.describe(state) == text
    assert state.phase is Phase.TAKE
    assert state.points == 1050


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("seat: -", "seat: write 'seat 0: 100 0'"),
        ("turn 0: 1", "turn: write 'turn 0'"),
        ("goal 5", "unknown line 'goal'"),
        ("throw: 14", "no card '14'"),
        ("throw: 8 8 8 8 8 8 8", "too many cards 8"),
        ("throw: 8 8 8 8 8 8", "more than 5 cards in a throw"),
        ("counter: 8", "of the form"),
        ("counter: 8 8 8 = 1000 | 12 12 12 = 500", "more than 5 cards in the counter"),
        ("options goal=none", "options: goal: 'none' is no limit"),
        ("options plus_five=40", "'40' is not one of"),
        ("options speed=1", "options: unknown word 'speed'"),
        ("options goal", "word=value"),
        ("turn 2", "turn: no seat 2"),
        ("first x", "'x' is no whole number"),
        ("round -3", "the first round is 1"),
        ("seat 2: -50", "-50: a turn brings a multiple of 100"),
        ("seat 2: 30", "30: a turn brings a multiple of 100"),
        ("seat 2: many", "'many' is no whole number"),
        ("points 1_000", "'1_000' is no whole number"),
        ("phase go", "phase: something must be in the counter"),
        ("phase first\nthrow: 8 7 9 10 11", "throw: nothing is thrown"),
        ("phase first\ncounter: 8 = 100", "counter: nothing is thrown or in the counter"),
        ("phase go\ncounter: 7 = 999", "7 can't be taken together"),
        ("phase go\ncounter: 8 = 999", "8 score 100, not 999"),
        ("phase go\ncounter: 8 9 9 = 100", "8 9 9 can't be taken together"),
        ("phase go\ncounter: 8 = x", "'x' is no whole number"),
        ("phase take\nthrow: 8 7", "with 0 cards taken, throw 5"),
        (
            "phase take\ncounter: 8 8 8 12 12 = 1100  # here\nthrow: 12",
            "a full hand lies in 'earlier'",
        ),
        ("phase go\ncounter: 8 = 100\nearlier: 9 9 9", "full hands have 5 cards each"),
        ("phase nap", "'nap' is not one of first, take, go, over"),
        ("phase take\nthrow: 7 7 9 9 10", "nothing in the throw can be taken"),
        ("seat 0: -50", "seat 0: stands in line 1 already"),
        ("seat 8: -", "needs seats 0 and 1"),
        ("seat 3: -", "needs seats 0 and 1"),
        ("deck: 8", "cards are missing"),
        ("???", "unknown line '???'"),
    ],
)
def test_a_wrong_position_names_line_and_mistake(line: str, why: str) -> None:
    rules = FrappadingueRules(standard_deck())
    check_refused(rules, f"seat 0: -\nseat 1: -\n{line}\n", why)


def test_luck_is_drawn_only_by_throws_and_stands_in_the_event() -> None:
    rules = FrappadingueRules(standard_deck())
    match = Match(rules, INFO.configure(2, 4))
    players = Rng(4, "players")
    while match.outcome() is None:
        seat = match.state.turn
        action = players.choice(rules.legal_actions(match.state, seat))
        before, draws = match.state, match.luck.draws
        events = events_in(match.submit(seat, action))
        piles = action.piles if isinstance(action, Throw) else 0
        assert match.luck.draws - draws == piles
        for event in events:
            before = rules.evolve(before, event)
        assert before == match.state
