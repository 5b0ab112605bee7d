"""Random legal play of every game, at every number of seats, under every set of options."""

import pytest

from game.core.rng import Rng
from tests.conformance.checks import check_position_text, check_random_match
from tests.conformance.games import each_game, each_table


@each_table
def test_random_legal_play_keeps_every_promise(game, seats, options):
    match = check_random_match(game.rules, game.config(seats, 11, options))
    assert len(match.log) > 3


@each_game
def test_a_dealt_position_has_a_text(game):
    for seed in range(5):
        config = game.config(game.rules.info.max_seats, seed)
        check_position_text(game.rules, game.rules.initial_state(config, Rng(seed, "rules")))


@each_game
@pytest.mark.parametrize("text", ["", "jump over the moon", "\0", "play", "9" * 50])
def test_texts_that_mean_nothing_are_refused_in_words(game, text):
    with pytest.raises(ValueError, match=r"\S"):
        game.rules.parse_action(text)
