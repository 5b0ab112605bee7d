"""The rules of thumb of lines of play answer as the policy does."""

from collections import Counter

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.rng import Rng
from game.frantic.engine.convert import action_of, load_state
from game.frantic.engine.engine import Engine
from game.frantic.engine.round import OVER
from game.frantic.engine.thumbs import Thumbs
from game.frantic.habits import BEST
from game.frantic.policy import Policy
from game.frantic.state import Ask
from tests.conformance.checks import random_steps

from .lockstep import TABLES
from .scenario import DECK, RULES

HABITS = replace(BEST, fits_now=3.0, wish_black=4.0)
THUMBS = Thumbs(TABLES, HABITS)
BY_LUCK = frozenset({Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.PRESENTS})
"""Whom to name among equals is another one's choice."""


@pytest.mark.parametrize("gambling", ["last-colour", "any-card"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_lines_are_played_as_the_policy_would(seats: int, gambling: str) -> None:
    policy, luck = Policy(DECK, HABITS), Rng(1, "thumbs")
    options = {"limit": "rounds-4", "gambling": gambling}
    match = Match(RULES, RULES.info.configure(seats, seats, options))
    asked: Counter[Ask] = Counter()
    other: Counter[Ask] = Counter()
    for state, _ in random_steps(match, Rng(seats, "players")):
        question = state.question
        if question is None or question.ask in (Ask.DEAL, Ask.NICE_TRY):
            continue
        engine = Engine(TABLES, luck, seats)
        load_state(engine, state)
        seat = question.seats[0]
        actions = RULES.legal_actions(state, seat)
        found = action_of(engine.ask, THUMBS.answer(engine, seat), engine.count)
        assert found in actions
        if question.ask not in BY_LUCK or seats == 2:
            asked[question.ask] += 1
            other[question.ask] += found != policy.choose(state, seat, actions)
    assert len(asked) > 6
    # Sums of the same numbers in another order may be equal in one and not in the other.
    assert other.total() == other[Ask.WISH]
    assert other[Ask.WISH] <= asked[Ask.WISH] / 20


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_line_comes_to_an_end_and_is_counted(seats: int) -> None:
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-2"}))
    engine = Engine(TABLES, Rng(1, "thumbs"), seats)
    for state, _ in random_steps(match, Rng(seats, "players")):
        if state.question and state.question.ask is not Ask.DEAL:
            load_state(engine, state)
            THUMBS.play_out(engine)
            assert engine.ask == OVER
            assert len(engine.scores) == seats


def test_a_quick_line_is_the_same_line() -> None:
    """Nobody who can't answer an attack, or a last card, would."""
    for seats in (2, 3, 6):
        match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-3"}))
        for number, (state, _) in enumerate(random_steps(match, Rng(seats, "players"))):
            if state.question and state.question.ask is not Ask.DEAL:
                found = []
                for quick in (False, True):
                    engine = Engine(TABLES, Rng(number, "line"), seats)
                    load_state(engine, state)
                    engine.quick = quick
                    THUMBS.play_out(engine)
                    found.append((engine.scores, engine.hands, engine.at, engine.happened))
                assert found[0] == found[1]
