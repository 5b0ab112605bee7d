"""Random legal play keeps every promise at every table, and comes to everything there is."""

from collections import Counter

import pytest

from game.board.events import Happened, Laid, RoundEnded, ThrownIn, When
from game.core.rng import Rng
from game.core.simulation import VerifiedMatch
from tests.conformance.checks import check_random_match, check_secrecy, random_steps

from .profile import OPTION_SETS, hidden_cards
from .scenario import DECK, TABLE, assert_sound, make_rules

TABLES = [(2, OPTION_SETS[1]), (3, OPTION_SETS[2]), (4, OPTION_SETS[0]), (6, OPTION_SETS[1])]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_play_keeps_every_promise(seats, options):
    rules = make_rules()
    options = rules.info.settled({**options, "limit": "rounds-1"}, seats)
    match = check_random_match(rules, rules.info.configure(seats, 3 * seats, options))
    assert match.log


@pytest.mark.parametrize("seats", [2, 5])
def test_random_play_keeps_every_secret(seats):
    rules = make_rules()
    config = rules.info.configure(seats, seats, {"limit": "rounds-1", "board": "short"})
    assert check_secrecy(rules, hidden_cards, config) > 60


def test_every_event_and_every_card_comes_up_and_none_is_lost():
    rules = make_rules()
    found: Counter[str] = Counter()
    for seed in range(40):
        seats, options = 2 + seed % 5, {**OPTION_SETS[seed % 3], "limit": "rounds-4"}
        options = rules.info.settled(options, seats)
        match = VerifiedMatch(rules, rules.info.configure(seats, seed, options))
        for before, events in random_steps(match, Rng(seed, "players")):
            assert_sound(rules, before)
            for event in events:
                match event:
                    case Happened(_, key):
                        found[key] += 1
                    case Laid(_, card, _, _, When.TURN):
                        found[DECK.kind(card).text] += 1
                    case ThrownIn(_, card):
                        found[f"{DECK.kind(card).text} thrown in"] += 1
                    case RoundEnded():
                        found["rounds"] += 1
    assert found["rounds"] == 160
    assert set(TABLE.keys) <= set(found)
    assert set(DECK.counts()) <= set(found)
    assert found["block thrown in"] > 10
    assert found["reroll thrown in"] > 50
