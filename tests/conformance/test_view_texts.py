"""Issue 12, point 14: a view is told in the words of positions, with ? for what it hides."""

import re

import pytest

from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import random_steps
from tests.conformance.games import case_id, real_games

GAMES = real_games()
EVERY = {True: 400, False: 25}


def seen_on_piles(value):
    """Return a line without the columns that cards on piles came from, and which are wrong."""
    return re.sub(r"(@\d)(\.\d)?(!\d*)?", r"\1", value)


def by_word(text):
    """Return the value of each line by its word, as for example ``seat 0``."""
    found = {}
    for row in text.splitlines():
        word, _, value = row.partition(": ") if ":" in row else row.partition(" ")
        found[word.rstrip(":")] = value
    return found


@pytest.mark.parametrize("game", GAMES, ids=case_id)
@pytest.mark.parametrize("options", range(2))
def test_14_a_view_has_the_lines_of_the_position_and_hides_what_it_must(game, options):
    chosen = game.option_sets[options]
    match = Match(game.rules, game.config(game.seat_counts[-1], 5, chosen))
    every = EVERY[game.rules.info.real_time]
    for count, (state, _) in enumerate(random_steps(match, Rng(5, "players"))):
        if count % every:
            continue
        text = game.rules.describe(state)
        position = {word: seen_on_piles(value) for word, value in by_word(text).items()}
        for seat in (*range(match.config.seats), None):
            view = by_word(game.rules.view_text(game.rules.view(state, seat)))
            assert view.keys() <= position.keys()
            for word, value in view.items():
                assert re.fullmatch(pattern(value), position[word]), (word, value, position[word])
            told = set(re.findall(r"[\w*+-]+", " ".join(view.values())))
            assert not told & set(game.hidden_cards(text, seat))


def pattern(value):
    """Return what a line of the position is like, if it has a word for each ``?``."""
    parts = (re.escape(part) for part in value.split("?"))
    return r"[^ |]+".join(parts)
