"""Several asked at once: people one after the other, bots after them, and no pause that tells."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from msgspec.structs import replace

from game.core.bots import RandomBot
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.content import load_deck, load_events
from game.frantic.rules import FranticRules
from game.ui.thoughts import ALIKE_LEAST, RUSH_LEAST, Thought, Thoughts
from game.ui.turn_table import TurnTable, UsualPolicy
from tests.toys.whispers import HIGH, Give, Pass, Play, Snap, State, WhispersRules
from tests.ui.test_turn_table import FRAME, Show, run

LIMIT = 3.0
REACT = State(
    hands=((1, 5), (2, 6), (3, 7), (4, 8)), ask="react", seats=(1, 2, 3), pile=(13,), draw=(20, 21)
)


class Policy(UsualPolicy):
    """Asks in the order of the state, alike where all may react, with a limit."""

    limit: float | None = LIMIT

    def asked(self, state):
        return state.seats

    def asked_alike(self, state) -> bool:
        return state.ask == "react"

    def answer_seconds(self, state, seat) -> float | None:
        return self.limit if state.ask == "react" else None


class Counting:
    """A clock of its own: every look costs half a millisecond, so thinking takes time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0005
        return self.now


class Ponderer:
    """Thinks as long as there is something to think about, and snaps if it can."""

    def __init__(self, steps: int = 900) -> None:
        self.steps = steps
        self.began = 0

    def think(self, view, actions, steps):
        self.began += 1
        for _ in range(self.steps if len(actions) > 1 else 0):
            yield
        return actions[0]


def table(state: State, bots: tuple[int, ...], seed: int = 1, *, bot=Ponderer) -> TurnTable:
    rules = WhispersRules()
    match = Match(rules, rules.info.configure(len(state.hands), seed), state=state)
    players = {seat: bot() for seat in bots}
    levels = dict.fromkeys(bots, "normal")
    luck, clock = Rng(seed, "pace"), Counting()
    policy = Policy(rules)
    return TurnTable(match, players, levels, Show(), luck, policy=policy, clock=clock)


def answers(board: TurnTable, frames: int = 400) -> Iterator[tuple[int, int]]:
    """Return the frame and the seat of each answer."""
    for frame in range(frames):
        known = len(board.match.log)
        board._show.update(FRAME)
        board.update(FRAME)
        for entry in board.match.log[known:]:
            yield frame, entry.seat


def test_people_choose_one_after_the_other_in_the_order_of_the_question() -> None:
    board = table(State(REACT.hands, REACT.draw, "react", (3, 1, 2), pile=(13,)), ())
    for seat in (3, 1, 2):
        assert board.offered == seat
        board.submit(seat, Pass())
        board.skip()
    assert board.match.state.ask == "play"
    assert board.offered == 1


def test_bots_asked_with_people_think_meanwhile_and_answer_after_all_of_them() -> None:
    board = table(REACT, (2,))
    assert board.offered == 1
    run(board, 60)
    assert board.match.log == [], "however long the people take"
    assert board.thinking is None, "nobody waits for the bot"
    assert not board.busy, "and nothing goes on"
    board.submit(1, Pass())
    board.skip()
    assert board.offered == 3
    board.submit(3, Pass())
    board.skip()
    board.update(FRAME)
    assert [entry.seat for entry in board.match.log] == [1, 3, 2], "it had thought already"


def test_bots_answer_in_the_order_of_the_question_and_their_pauses_run_together() -> None:
    board = table(REACT, (0, 1, 2, 3))
    found = list(answers(board))[:3]
    assert [seat for _, seat in found] == [1, 2, 3]
    assert found[-1][0] * FRAME < LIMIT + 1.0


def test_a_thought_is_kept_for_the_same_question_only() -> None:
    board = table(REACT, (1, 2))
    run(board, 1.0)
    bots = board._bots
    assert board.offered == 3
    board.submit(3, Pass())
    while board.match.state.ask == "react":
        run(board, FRAME)
    assert [entry.seat for entry in board.match.log] == [3, 1, 2]
    assert (bots[1].began, bots[2].began) == (1, 1)
    run(board, 0.5)
    assert (bots[1].began, bots[2].began) == (2, 1), "seat 1 is in turn then, a new question"


def test_a_new_question_is_thought_about_anew() -> None:
    snap = State(
        ((1, 5), (2, 6), (HIGH, 7)), (20, 21), ask="react", seats=(1, 2), turn=0, pile=(9,)
    )
    board = table(snap, (1,))
    run(board, 5.0)
    assert board._bots[1].began == 1
    board.submit(2, Snap())
    run(board, 5.0)
    assert board.match.state.ask == "give"
    assert 1 in board.match.state.seats, "it waits for the people"
    assert board._bots[1].began == 2


def test_a_thought_with_the_same_actions_is_not_kept_for_a_question_to_others() -> None:
    board = table(REACT, (1, 2))
    run(board, 1.0)
    assert len(board._thoughts) == 2
    board._keep_thoughts(REACT, 3)
    assert len(board._thoughts) == 2
    earlier = State(REACT.hands, REACT.draw, "react", (1, 3), pile=(13,))
    board._keep_thoughts(earlier, 3)
    assert len(board._thoughts) == 0


def test_a_thought_is_forgotten_when_other_actions_are_possible() -> None:
    thoughts: Thoughts[int] = Thoughts(Counting())
    for seat in (0, 1, 2):
        thoughts.begin(seat, Thought(iter(()), (1, 2), 1.0))
    thoughts.keep({0: (1, 2), 1: (1, 3)})
    assert [seat in thoughts for seat in (0, 1, 2)] == [True, False, False]


def test_skipping_to_a_person_stops_where_one_is_asked_to_react() -> None:
    start = State(((1,), *REACT.hands[1:]), (), "play", (0,))
    board = table(start, (0, 1, 3))
    assert board.can_rush
    board.skip_to_person()
    for _ in range(50):
        board.update(FRAME)
    assert board.match.state.ask == "react"
    assert board.offered == 2
    assert not board.rushing
    assert [entry.seat for entry in board.match.log] == [0]


def test_a_secret_choice_can_be_taken_back_by_whoever_is_asked_and_by_nobody_else() -> None:
    give = State(REACT.hands, (), ask="give", seats=(0, 2, 1, 3), pile=(9,))
    board = table(give, (1, 3))
    board.submit(0, Give(1))
    board.skip()
    assert board.offered == 2
    assert not board.can_undo, "it was another person's choice"
    board.submit(2, Give(3))
    run(board, 10)
    assert board.match.state.ask == "react", "bots have given, and one has played"
    assert not board.match.can_undo, "the cards have moved"


def holders(seat: int) -> tuple[State, State]:
    """Return a question for a seat that can snap, and the same one where it can't."""
    high = tuple((HIGH + other, 7) if other == seat else (other, 7) for other in range(4))
    low = tuple((other, 7) for other in range(4))
    return tuple(
        State(hands, (20, 21), ask="react", seats=(1, 2, 3), pile=(9,)) for hands in (high, low)
    )


@pytest.mark.parametrize("pace", [1.5, 1.0, 0.0])
def test_the_time_of_an_answer_is_equal_with_and_without_the_card(pace: float) -> None:
    times = set()
    for seed in range(200):
        for seat in (1, 3):
            with_it, without = (table(state, (1, 2, 3), seed) for state in holders(seat))
            with_it.bot_pace = without.bot_pace = pace
            at = next(frame for frame, other in answers(with_it) if other == seat)
            assert at == next(frame for frame, other in answers(without) if other == seat)
            assert with_it.match.log != without.match.log, "one snaps, the other does not"
            times.add(at)
            assert at * FRAME <= LIMIT + 1.0, "the limit, and what is shown between answers"
    assert (len(times) > 20) == (pace > 0)


def test_an_answer_never_takes_longer_than_the_limit_and_never_no_time() -> None:
    for seed in range(300):
        board = table(REACT, (1, 2, 3), seed)
        board.bot_pace = 40.0
        assert next(answers(board))[0] * FRAME <= LIMIT + FRAME
        board = table(REACT, (1, 2, 3), seed)
        board.bot_pace = 0.0
        assert next(answers(board))[0] * FRAME >= ALIKE_LEAST - 2 * FRAME


def test_whoever_skips_a_pause_learns_nothing_from_what_is_left_of_it() -> None:
    def first_answer(state: State) -> int:
        board = table(state, (1, 2, 3), 5)
        board.update(FRAME)
        board.skip()
        return next(answers(board))[0]

    with_it, without = holders(1)
    assert first_answer(with_it) == first_answer(without) > 10


def test_a_turn_with_a_single_card_takes_as_long_as_one_with_many() -> None:
    def first_answer(hand: tuple[int, ...]) -> int:
        board = table(State((hand, (2,), (3,)), (20,), seats=(0,)), (0,), 3)
        board._bots[0].steps = 1
        return next(answers(board))[0]

    assert first_answer((1,)) == first_answer((1, 4, 5, 6))
    assert table(State(((1,), (2,)), (20,)), (0,)).match.rules.legal_actions(
        State(((1,), (2,)), (20,)), 0
    ) == (Play(1),)


# The same on the real table.

DECK = load_deck()
FRANTIC = FranticRules(DECK, load_events())
COUNTER = """\
turn 0
seat 0: R1 R2 R3 Rg
seat 1: {}
seat 2: {}
discard: R5
ask: turn seats=0
"""
NICE_TRY = """\
turn 0
seat 0: -
seat 1: {}
seat 2: {}
discard: R5 R7
face R7
colour red
ask: nice-try seats=1,2 other=0
agenda: next-turn seat=0
"""


class FranticPolicy(UsualPolicy):
    def asked(self, state):
        return state.question.seats if state.question else ()

    def asked_alike(self, state) -> bool:
        return state.question is not None and state.question.ask.value in ("counter", "nice-try")

    def answer_seconds(self, state, seat) -> float | None:
        return float(state.rules.answer)


class Slow(RandomBot):
    """Thinks for as many steps as it has answers to choose from."""

    def think(self, view, actions, steps):
        for _ in range(600 * (len(actions) - 1)):
            yield
        return (yield from super().think(view, actions, steps))


def asked(position: str, hands: tuple[str, str]) -> State:
    """Return a position in which others are asked to react; a turn's player attacks first."""
    match = Match(
        FRANTIC,
        FRANTIC.info.configure(3, 1),
        state=FRANTIC.parse_position(position.format(*hands)),
    )
    if match.state.question.ask.value == "turn":
        for text in ("play Rg", "target 1"):
            match.submit(0, FRANTIC.parse_action(text))
    return match.state


def frantic(state: State, seed: int) -> TurnTable:
    match = Match(FRANTIC, FRANTIC.info.configure(3, seed), state=state)
    bots = {seat: Slow(Rng(seed, f"bot {seat}")) for seat in range(3)}
    levels = dict.fromkeys(range(3), "hard")
    luck, clock = Rng(seed, "pace"), Counting()
    policy = FranticPolicy(FRANTIC)
    return TurnTable(match, bots, levels, Show(), luck, policy=policy, clock=clock)


HANDS = ("G1 G2", "*c G1", "*n G1")


@pytest.mark.parametrize("position", [COUNTER, NICE_TRY], ids=["counter", "nice-try"])
def test_fc_24_the_time_of_asking_is_the_same_with_and_without_the_card(position: str) -> None:
    ways = list(permutations(HANDS, 2))[::2]
    states = [asked(position, hands) for hands in ways]
    seen, done = set(), set()
    for seed in range(1000):
        boards = [frantic(state, seed) for state in states]
        found = {next(answers(board)) for board in boards}
        assert len(found) == 1, seed
        seen |= found
        done |= {board.match.log[0].text for board in boards}
    assert len(seen) > 25, "it is not always the same time"
    assert len(done) == 2, "some have reacted, others not"


@pytest.mark.parametrize("how", ["fast bots", "skipped", "rushed"])
def test_a_turn_with_nothing_to_choose_takes_as_long_when_nobody_wants_to_wait(how: str) -> None:
    def first_answer(hand: tuple[int, ...]) -> int:
        board = table(State((hand, (2,), (3,)), (20,), seats=(0,)), (0,), 3)
        board._bots[0].steps = 60
        if how == "fast bots":
            board.bot_pace = 0.0
        elif how == "rushed":
            board.skip_to_person()
        else:
            board.update(FRAME)
            board.skip()
        return next(answers(board))[0]

    forced, free = first_answer((1,)), first_answer((1, 4, 5))
    assert forced == free > RUSH_LEAST / FRAME - 3


def test_bots_that_are_rushed_wait_for_nothing_where_all_lies_open() -> None:
    board = table(State(((1, 4), (2, 3), (3, 5)), (20,), seats=(0,)), (0, 1), 3)
    board.match.rules.info = replace(board.match.rules.info, hidden_info=False)
    for bot in board._bots.values():
        bot.steps = 1
    board.skip_to_person()
    board.update(FRAME)
    assert board.match.log[0].seat == 0
