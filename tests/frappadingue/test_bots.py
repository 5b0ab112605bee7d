"""What the opponents do in positions, and that better ones earn more."""

import time
from itertools import pairwise

import pytest

from game.core.bots import decide
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS
from game.frappadingue.bots import ENOUGH, LEVELS, ProfessorBot, make_bot, takes
from game.frappadingue.content import load_deck, load_table
from game.frappadingue.endgame import is_near, is_open, win_chances
from tests.ladder import check_wins

from .last_turn import possible, won
from .points import mean_and_error, turn_points
from .scenario import Table

LIBRARY = load_table()
BOOK = LIBRARY.books[0]


def asked(level: str, position: str) -> str:
    """Return the action of a bot of that level."""
    table = Table(position)
    bot = make_bot(level, 0, table.rules.deck, LIBRARY, Rng(1, "bot 0"))
    return answer(table, bot)


def answer(table: Table, bot) -> str:
    state = table.state
    actions = table.rules.legal_actions(state, state.turn)
    return table.rules.action_text(decide(bot, state, actions, THINK_STEPS))


def standing(own: int, other: int, counter: str, points: int) -> str:
    return f"""
        options goal=2000
        round 5
        turn 1
        phase go
        seat 0: {other}
        seat 1: {own}
        counter: {counter} = {points}
    """


EARLY = standing(300, 400, "8 +10 +10", 300)
LAST_BEHIND = standing(1400, 2000, "8 +10 +10", 300)
LAST_AHEAD = standing(1800, 2000, "8 +10 +10", 300)


def test_only_levels_that_exist() -> None:
    with pytest.raises(ValueError, match="possible: easy, casual, normal, hard, professor"):
        make_bot("wizard", 0, load_deck(), LIBRARY, Rng(0, "x"))


@pytest.mark.parametrize("level", ["normal", "hard", "professor"])
def test_with_300_and_two_piles_to_go_a_sensible_bot_stops(level: str) -> None:
    assert asked(level, EARLY) == "stop"


@pytest.mark.parametrize("level", ["easy", "casual", "normal"])
def test_who_does_not_reckon_wants_more_or_less_and_more_in_a_bold_turn(level: str) -> None:
    content, bold = min(ENOUGH[level]), max(ENOUGH[level])
    found = []
    for counter, points in COUNTERS.items():
        table, answers = Table(standing(0, 0, counter, points)), set()
        for seed in range(8):
            bot = make_bot(level, 0, table.rules.deck, LIBRARY, Rng(seed, "bot 0"))
            turn = {answer(table, bot) for _ in range(3)}
            assert len(turn) == 1, "within a turn nothing changes"
            answers |= turn
        want = "throw" if points < content else "both" if points < bold else "stop"
        found.append((want, len(answers) == 2, "stop" in answers))
    told = {"throw": (False, False), "both": (True, True), "stop": (False, True)}
    assert all((two, stops) == told[want] for want, two, stops in found), found


COUNTERS = {"8": 100, "8 8b": 200, "8 8b +10": 300, "8 8b +10 +10": 400}


def test_the_hard_bot_hopes_for_too_much(monkeypatch) -> None:
    position = standing(0, 0, "12 12b", 100)
    assert asked("professor", position) == "stop"
    assert asked("hard", position) == "throw 3"
    monkeypatch.setattr("game.frappadingue.bots.HOPE", 1.0)
    assert asked("hard", position) == "stop"


def test_the_professor_who_is_behind_in_the_last_round_risks_all() -> None:
    assert asked("professor", LAST_BEHIND) == "throw 2"


def test_the_professor_stops_in_the_last_round_once_the_total_wins() -> None:
    assert asked("professor", LAST_AHEAD) == "stop"
    # With five piles to come, points alone ask for another throw; a sure win does not.
    position = standing(1900, 1900, "8 12 +10 -5 -10", 100).replace("=2000", "=rounds-5")
    assert asked("professor", position) == "stop"
    bot = ProfessorBot(load_deck(), LIBRARY, sees_the_end=False)
    assert answer(Table(position), bot) == "throw 5"


def test_the_professor_takes_fewer_cards_where_that_leaves_more_piles() -> None:
    position = """
        phase take
        seat 0: -
        seat 1: -
        throw: 8 12 7 9 10
    """
    # 150 can't be written down; 100 with four piles, or stopping, is worth more.
    assert asked("professor", position) == "take 8"
    assert asked("normal", position) == "take 8 12"


def test_the_hard_bot_knows_the_odds_of_the_cards_that_are_left() -> None:
    position = """
        phase go
        seat 0: -
        seat 1: -
        counter: 8 = 100
        earlier: {earlier}
        points 100
    """
    full = position.format(earlier="-")
    poor = position.format(earlier="8b 8c 8d 8e 8f 12 12b 12c 12d 12e")
    assert asked("hard", full) == "throw 4"
    assert asked("hard", poor) == "stop"


def test_the_professor_plays_what_the_table_says() -> None:
    table = Table(EARLY)
    bot = ProfessorBot(table.rules.deck, LIBRARY)
    for points, counter in ((100, "8"), (200, "8 8b"), (400, "9 9b 9c 9d"), (1000, "8 8b 8c")):
        position = standing(0, 0, counter, points)
        row = BOOK.points.values[" ".join(_hand(counter))]
        worth = row[(points - BOOK.points.low) // 50]
        assert (answer(Table(position), bot) == "stop") == (points >= worth)


def _hand(counter: str) -> list[str]:
    kind, count = counter.split()[0], len(counter.split())
    return [f"{kind}*{count}" if count > 1 else kind]


def test_the_professor_plays_any_deck_of_54() -> None:
    position = EARLY.replace("options goal=2000", "options goal=2000 plus_five=30")
    assert asked("professor", position) in ("stop", "throw 2")


def test_what_may_be_taken_is_told_with_what_follows() -> None:
    table = Table("""
        phase take
        seat 0: -
        seat 1: -
        throw: 8 12 +5
        counter: 12b 12c = 100
    """)
    found = {
        table.rules.action_text(after.action): after
        for after in takes(table.state, table.rules.deck)
    }
    assert list(found) == ["take 8 12", "take 8", "take 12"]
    assert [after.total for after in found.values()] == [300, 250, 200]
    assert [after.piles for after in found.values()] == [5, 1, 1]
    assert [after.can_stop for after in found.values()] == [True, False, True]


def chances(position: str) -> tuple[float, ...]:
    table = Table(position)
    return win_chances(table.state, table.state.turn, BOOK)


def test_the_end_is_near_close_to_the_goal_and_in_the_last_rounds() -> None:
    assert not is_near(Table(standing(1400, 1300, "8", 100)).state)
    assert is_near(Table(standing(1400, 1500, "8", 100)).state)
    rounds = standing(0, 0, "8", 100).replace("goal=2000", "goal=rounds-6")
    assert is_near(Table(rounds).state)
    assert not is_near(Table(rounds.replace("rounds-6", "rounds-7")).state)


def test_in_the_last_round_the_last_player_wins_with_more_and_half_with_as_much() -> None:
    found = chances(LAST_BEHIND)
    assert found[:6] == (0, 0, 0, 0, 0, 0)
    assert found[6] == 0.5
    assert set(found[7:]) == {1.0}


def test_who_is_still_to_play_may_pass() -> None:
    first = LAST_BEHIND.replace("turn 1", "first 1\nturn 1").replace("seat 1: 1400", "seat 1: 1900")
    found = chances(first.replace("seat 0: 2000", "seat 0: 1800"))
    assert found[0] < found[1] < found[2] < found[3] < 1
    # The other needs 300 to draw level with 2,100, and 400 to pass.
    passes, levels = BOOK.reach[4], BOOK.reach[3] - BOOK.reach[4]
    assert found[2] == pytest.approx(1 - passes - levels / 2)


@pytest.mark.parametrize("options", ["goal=2000", "goal=rounds-6"])
def test_more_points_never_make_winning_less_likely(options: str) -> None:
    for own, other in ((1500, 1600), (1700, 1000), (0, 1900)):
        position = standing(own, other, "8", 100).replace("goal=2000", options)
        found = chances(position)
        assert list(found) == sorted(found)
        assert found[0] >= 0
        assert found[-1] <= 1


@pytest.mark.parametrize("options", ["goal=1000", "goal=rounds-6"])
def test_equals_have_equal_chances(options: str) -> None:
    # At the beginning of a round both have as many turns before them.
    position = standing(700, 700, "8", 100).replace("goal=2000", options)
    found = chances(position.replace("turn 1", "first 1\nturn 1"))
    mean = sum(turn * chance for turn, chance in zip(BOOK.turns, found, strict=True))
    assert mean == pytest.approx(0.5, abs=0.03)


def test_three_who_have_as_much_share_the_win() -> None:
    three = (
        "round 5\nturn 2\nphase go\nseat 0: 1000\nseat 1: 1000\nseat 2: 800\ncounter: 8 8b = 200"
    )
    found = chances(three)
    assert found[:4] == (0, 0, pytest.approx(1 / 3), 1)


def test_who_cannot_win_any_more_plays_for_points() -> None:
    lost = standing(0, 9000, "8 +10 +10", 300).replace("=2000", "=5000")
    assert not is_open(chances(lost))
    assert asked("professor", lost) == "stop"


SURE = """
    round 5
    turn 1
    phase take
    seat 0: 1000
    seat 1: 900
    throw: 12 12b 12d +5 +10
"""
"""Two 12s and both specials make 250, three 650, one 200: the last turn is won with the 200."""


@pytest.mark.parametrize("level", ["hard", "professor"])
def test_a_win_that_is_certain_is_taken(level: str) -> None:
    assert asked(level, SURE) == "take 12"
    after = SURE.replace("phase take", "phase go").replace(
        "throw: 12 12b 12d +5 +10", "counter: {}"
    )
    assert asked(level, after.format("12 +5 +10 = 200")) == "stop"


@pytest.mark.parametrize("level", ["normal", "hard", "professor"])
def test_in_the_last_turn_nobody_stops_behind_or_risks_a_win(level: str) -> None:
    assert asked(level, LAST_BEHIND) == "throw 2"
    assert asked(level, LAST_AHEAD) == "stop"
    assert asked(level, standing(1900, 1900, "8", 100)) == "stop"


@pytest.mark.whole
def test_who_is_behind_in_the_last_turn_wins_nearly_as_often_as_is_possible() -> None:
    # 300 behind: 11.2 % are possible (half for a draw), and 5.8 % for who plays for points.
    assert won(300, 900, sees_the_end=False) < 0.075
    assert won(300, 700, sees_the_end=True) > 0.09
    assert possible(300) == pytest.approx(0.1121, abs=0.0001)


def test_a_decision_is_quick() -> None:
    position = "\n".join(["options goal=10000", *(f"seat {s}: {9000 + 100 * s}" for s in range(8))])
    table = Table(position + "\nround 2\nturn 3\nphase go\ncounter: 8 = 100")
    bot = ProfessorBot(table.rules.deck, LIBRARY)
    start = time.process_time()
    assert answer(table, bot) in ("stop", "throw 4")
    assert time.process_time() - start < 0.3


def test_better_levels_earn_more_points_a_turn() -> None:
    means = [mean_and_error(turn_points(level, 1200))[0] for level in LEVELS]
    easy, casual, normal, hard, professor = means
    assert easy + 5 < casual < normal - 5
    assert normal + 5 < min(hard, professor)


@pytest.mark.whole
def test_levels_that_do_not_reckon_are_steps_of_one_size() -> None:
    """60 to 70 % of many matches each; so few can't tell that closer."""
    for worse, better in pairwise(LEVELS[:4]):
        check_wins("frappadingue", better, worse, 200, least=0.52, most=0.78)


@pytest.mark.whole
def test_the_professor_wins_more_often_than_the_others() -> None:
    check_wins("frappadingue", "professor", "easy", 12, least=0.66)
