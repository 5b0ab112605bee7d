"""Between two events of one action a table is drawn too: what it asks for is always there."""

import pytest

from game.board.prompts import rolled_event, stakes_of
from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import able_actions

from .scenario import DECK, TABLE, make_rules


@pytest.mark.parametrize("seed", range(6))
def test_what_dice_tell_can_be_drawn_after_every_event(seed):
    rules = make_rules()
    match = Match(rules, rules.info.configure(2 + seed % 5, seed, {"limit": "rounds-2"}))
    luck, told = Rng(seed, "players"), 0
    while match.outcome() is None:
        for step in match.submit(*luck.choice(able_actions(match))):
            told += bool(rolled_event(step.state, TABLE)[0])
            stakes_of(step.state, DECK, TABLE)
    assert told
