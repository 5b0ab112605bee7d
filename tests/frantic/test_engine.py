"""The engine plays by the rules: step by step, from any position, and in a copy."""

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.frantic.engine import effects
from game.frantic.engine.convert import load_state
from game.frantic.engine.engine import Engine
from game.frantic.engine.round import OVER
from game.frantic.state import Ask, Ending
from tests.conformance.checks import random_steps
from tests.pairs import whole

from .lockstep import TABLES, check, played, run, told
from .scenario import RULES, Table


@pytest.mark.parametrize(("actions", "first"), [(15_000, 0), whole(45_000, 1000)])
def test_random_play_is_the_same_in_the_rules_and_in_the_engine(actions: int, first: int) -> None:
    asks = run(actions, first)
    assert set(asks) == {ask.value for ask in Ask}
    assert min(asks.values()) > 20


BROKEN = [
    (effects, "GIFT", 1),
    (effects, "FOUR", 3),
    (effects, "EQUALLING", "none"),
]


@pytest.mark.parametrize(("module", "name", "value"), BROKEN)
def test_an_engine_with_another_rule_is_found_out(module, name, value, monkeypatch) -> None:
    monkeypatch.setattr(module, name, value)
    with pytest.raises(AssertionError):
        run(15_000)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_position_of_a_match_is_read_and_copied(seats: int) -> None:
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-2"}))
    read, copied, fresh = (Engine(TABLES, Rng(1, "engine"), seats) for _ in range(3))
    endings = set()
    for state, _ in random_steps(match, Rng(seats, "players")):
        if state.question and state.question.ask is not Ask.DEAL:
            load_state(read, state)
            copied.be(read)
            check(copied, state, fresh)
            endings.add(state.ending)
    assert Ending.NONE in endings


def test_what_is_done_in_a_copy_leaves_the_other_alone() -> None:
    luck = Rng(1, "engine")
    for seed in range(20):
        for state in played(seed):
            if state.question is None or state.question.ask is Ask.DEAL:
                continue
            one, other = (Engine(TABLES, luck, len(state.hands)) for _ in range(2))
            load_state(one, state)
            before = told(one)
            other.be(one)
            for _ in range(12):
                if other.ask == OVER:
                    break
                other.act(other.asked[0], luck.choice(other.legal(other.asked[0])))
            assert told(one) == before


def test_the_points_of_a_round_are_those_of_the_rules() -> None:
    table = Table("turn 0\nseat 0: R1\nseat 1: *f NY\nseat 2: G5 K6\ndiscard: R9")
    engine = Engine(TABLES, Rng(1, "engine"), 3)
    load_state(engine, table.state)
    engine.act(0, engine.legal(0)[0])
    for seat in engine.asked:
        engine.act(seat, engine.legal(seat)[-1])
    assert engine.ask == OVER
    assert engine.scores == (0, 49, 11)
