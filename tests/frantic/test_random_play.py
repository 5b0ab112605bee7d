"""Random legal play keeps every promise at every table, and comes to everything there is."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.simulation import VerifiedMatch
from game.frantic.deck import Symbol
from game.frantic.events import Happened, Played, RoundEnded, When
from tests.conformance.checks import check_random_match, random_steps

from .profile import OPTION_SETS
from .scenario import DECK, TABLE, assert_nothing_left_over, make_rules

TABLES = [(2, OPTION_SETS[1]), (3, OPTION_SETS[2]), (5, OPTION_SETS[1]), (8, OPTION_SETS[2])]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_play_keeps_every_promise(seats, options):
    rules = make_rules()
    options = {**options, "limit": "rounds-1"}
    match = check_random_match(rules, rules.info.configure(seats, 3 * seats, options))
    assert match.log


def test_every_event_and_every_special_comes_up_and_no_card_is_lost():
    rules = make_rules()
    events: Counter[str] = Counter()
    played: Counter[Symbol] = Counter()
    reactions: Counter[When] = Counter()
    rounds = 0
    for seed in range(60):
        config = rules.info.configure(2 + seed % 7, seed, {"limit": "rounds-4"})
        match = VerifiedMatch(rules, config)
        for before, found in random_steps(match, Rng(seed, "players")):
            assert_nothing_left_over(before)
            for event in found:
                if isinstance(event, Happened):
                    events[event.key] += 1
                elif isinstance(event, Played):
                    played[DECK.kind(event.card).symbol] += 1
                    reactions[event.when] += 1
                elif isinstance(event, RoundEnded):
                    rounds += 1
    assert rounds == 240
    assert set(events) == set(TABLE.keys)
    assert set(played) == set(Symbol)
    assert reactions[When.COUNTER] > 20
    assert reactions[When.NICE_TRY] > 0
