"""A match of turns on the screen, with a toy game: what is shown when, and who may choose."""

import math

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import IllegalAction
from game.core.simulation import turns
from game.ui.thoughts import ALIKE_LEAST
from game.ui.turn_table import TurnTable
from tests.steps import events_in
from tests.toys.highcard import Drawn, HighBot, HighCardRules, Play, Played, Roll, WatchingBot

FRAME = 1 / 60
LONG = 600
"""Seconds in which any match of these tests ends."""


class Show:
    """Notes what is shown; every event moves for a tenth of a second and is held for as long."""

    def __init__(self) -> None:
        self.seen: list[object] = []
        self.left = 0.0
        self.snaps = 0

    @property
    def moving(self) -> bool:
        return self.left > 0

    def play(self, event, before, after) -> float:
        self.seen.append(event)
        self.left = 0.1
        return 0.1

    def finish(self) -> None:
        self.left = 0.0

    def put_away(self) -> None:
        self.finish()

    @property
    def for_people(self) -> bool:
        return False

    def snap(self, state) -> None:
        self.snaps += 1

    def update(self, dt: float) -> None:
        self.left = max(0.0, self.left - dt)


def table(bots: dict[int, str], seed: int = 3) -> TurnTable:
    rules = HighCardRules()
    match = Match(rules, rules.info.configure(2, seed))
    players = {seat: HighBot(level) for seat, level in bots.items()}
    return TurnTable(match, players, bots, Show(), Rng(seed, "pace"))


def run(board: TurnTable, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        board._show.update(FRAME)
        board.update(FRAME)


def test_the_rules_never_wait_but_choices_do() -> None:
    board = table({})
    assert board.offered == 0
    card = board.match.state.hands[0][0]
    events = events_in(board.submit(0, Play(card)))
    assert board.match.state.turn == 1, "decided at once"
    assert board.offered is None, "offered when it was seen"
    assert [type(event) for event in events] == [Played, Drawn]
    assert board._show.seen == [events[0]], "one after the other"
    run(board, 0.5)
    assert board._show.seen == list(events)
    assert board.offered == 1
    assert board.shown == board.match.state


def test_a_bot_that_watches_is_told_what_its_seat_may_know() -> None:
    rules = HighCardRules()
    bot = WatchingBot("hard")
    match = Match(rules, rules.info.configure(2, 3))
    board = TurnTable(match, {1: bot}, {1: "hard"}, Show(), Rng(3, "pace"))
    events = events_in(board.submit(0, Play(match.state.hands[0][0])))
    assert bot.told == [rules.redact(event, 1) for event in events] != list(events)


def test_skipping_shows_the_rest_at_once() -> None:
    board = table({})
    events = events_in(board.submit(0, Play(board.match.state.hands[0][0])))
    board.skip()
    assert board._show.seen == list(events)
    assert board.offered == 1
    assert not board.showing


def test_an_illegal_action_changes_nothing() -> None:
    board = table({})
    before = board.match.state
    with pytest.raises(IllegalAction):
        board.submit(1, Roll())
    assert board.match.state == before
    assert board.offered == 0


def test_a_bot_takes_its_time_and_then_acts() -> None:
    board = table({0: "hard"})
    run(board, 0.2)
    assert board.thinking == 0
    assert board.match.log == []
    run(board, 3.2)
    assert board.match.log
    assert board.match.log[0].seat == 0


def test_a_press_ends_a_bots_pause_but_not_its_thought() -> None:
    board = table({0: "hard"})
    board.update(FRAME)
    board.skip()
    run(board, ALIKE_LEAST - 3 * FRAME)
    assert board.match.log == [], "at once would tell that there was nothing to choose"
    run(board, 4 * FRAME)
    assert len(board.match.log) == 1


def test_the_pace_of_bots_has_a_setting_of_its_own() -> None:
    quick = table({0: "hard"})
    quick.bot_pace = 0.0
    run(quick, ALIKE_LEAST + 2 * FRAME)
    assert len(quick.match.log) == 1


def test_a_thought_is_cut_into_slices_of_a_frame() -> None:
    class Slow:
        def think(self, view, actions, steps):
            for _ in range(120):
                yield
            return actions[0]

    ticking = iter(range(100_000))
    rules = HighCardRules()
    match = Match(rules, rules.info.configure(2, 3))
    clock = lambda: next(ticking) * 0.0005  # noqa: E731
    board = TurnTable(match, {0: Slow()}, {0: "hard"}, Show(), Rng(1, "pace"), clock=clock)
    board.bot_pace = 0.0
    frames = 0
    while not match.log:
        board.update(FRAME)
        frames += 1
    assert 5 < frames < 40, "some steps a frame, not all in one"


def test_what_a_bot_does_on_screen_it_does_without() -> None:
    board = table({0: "hard", 1: "easy"})
    board.bot_pace = 0.0
    for _ in range(LONG):
        if board.over:
            break
        run(board, 1.0)
    assert board.over, "the match does not end"
    rules = HighCardRules()
    match = Match(rules, rules.info.configure(2, 3))
    list(turns(match, {0: HighBot("hard"), 1: HighBot("easy")}))
    assert [(entry.seat, entry.text) for entry in board.match.log] == [
        (entry.seat, entry.text) for entry in match.log
    ]
    assert board.match.checksum() == match.checksum()


def test_a_level_without_a_pace_of_its_own_thinks_as_long_as_the_slowest() -> None:
    board = table({0: "hard"})
    board._levels = {0: "grandmaster"}
    run(board, 4.0)
    assert board.match.log


def test_fast_forward_plays_for_everybody_and_stops_where_asked() -> None:
    board = table({1: "easy"})
    board.fast_forward({0: HighBot("hard"), 1: HighBot("easy")}, 3)
    assert len(board.match.log) == 3
    assert board.shown == board.match.state
    board.fast_forward({0: HighBot("hard"), 1: HighBot("easy")}, 10_000)
    assert board.over


def test_taking_back_is_possible_until_luck_or_another_player_comes_between() -> None:
    board = table({}, seed=5)
    assert not board.undo(), "nothing was done"
    board.submit(0, Roll())
    board.skip()
    assert not board.undo(), "the die was thrown"
    board.submit(0, Play(board.match.state.hands[0][0]))
    board.skip()
    assert board.offered == 1
    assert not board.undo(), "it is another player's turn"


def test_bots_play_at_once_until_a_person_is_in_turn() -> None:
    board = table({1: "hard"})
    board.submit(0, Play(board.match.state.hands[0][0]))
    assert board.can_rush
    board.skip_to_person()
    run(board, 2.0)
    assert board.offered == 0
    assert not board.rushing
    assert 1 in {entry.seat for entry in board.match.log}
    assert board.shown == board.match.state


def test_nobody_is_waited_for_where_only_bots_or_people_play() -> None:
    board = table({0: "hard", 1: "hard"})
    board.skip_to_person()
    assert not board.rushing
    board = table({})
    board.skip_to_person()
    assert not board.rushing


class Standing(Show):
    """What is played stands until somebody presses a key."""

    def play(self, event, before, after) -> float:
        super().play(event, before, after)
        return math.inf if isinstance(event, Played) else 0.1


def standing(bots: dict[int, str]) -> TurnTable:
    board = table(bots)
    board._show = Standing()
    return board


def test_what_stands_waits_for_a_press_however_long_and_bots_wait_too() -> None:
    board = standing({1: "easy"})
    events = events_in(board.submit(0, Play(board.match.state.hands[0][0])))
    run(board, 30.0)
    assert board._show.seen == [events[0]]
    assert board.standing
    assert board.offered is None
    assert board.thinking is None
    board.skip()
    assert not board.standing
    run(board, 10.0)
    assert len(board._show.seen) > len(events), "the bot has acted"


def test_keys_that_are_hammered_do_not_take_away_what_stands() -> None:
    board = standing({1: "easy"})
    board.submit(0, Play(board.match.state.hands[0][0]))
    for _ in range(9):
        run(board, 0.1)
        board.skip()
    assert board.standing
    assert 0 < board.stood < 1
    run(board, 1.0)
    assert board.stood == 1
    board.skip()
    assert not board.standing


@pytest.mark.parametrize("pause", [0.3, 0.6])
def test_steady_presses_take_away_what_stands_after_a_second(pause: float) -> None:
    board = standing({1: "easy"})
    board.submit(0, Play(board.match.state.hands[0][0]))
    passed = 0.0
    while board.standing:
        assert passed < 1.0 + pause
        run(board, pause)
        board.skip()
        passed += pause


def test_skipping_stops_at_what_stands() -> None:
    board = standing({0: "easy", 1: "easy"})
    for _ in range(200):
        run(board, 0.1)
        if board.standing:
            break
    assert board.standing
    board.skip_to_person()
    run(board, 2.0)
    assert board.standing
    assert not board.rushing


@pytest.mark.parametrize("done", [0, 1, 12, 13, 30])
def test_a_match_that_goes_on_stands_where_it_was_and_tells_its_last_actions(done: int) -> None:
    whole = table({}, seed=4)
    for _ in turns(whole.match, {seat: HighBot("easy") for seat in range(2)}):
        if len(whole.match.log) >= done:
            break
    entries = whole.match.log[:done]
    board = table({}, seed=4)
    states, told = [board.match.state], []
    for entry in entries:
        told.append(board.match.replay(entry))
        states.append(board.match.state)
    state = board.match.state
    board.catch_up(states[-13:][0], told[-12:])
    assert board.match.log == entries
    assert board.shown == board.match.state == state
    assert board._show.seen == [event for steps in told[-12:] for event in events_in(steps)]
    assert not board.showing
