"""Every bot of every game finishes, stays legal, and the stronger level is the stronger one."""

import pytest

from game.core.match import Match
from game.core.simulation import play, simulate
from tests.conformance.games import TOYS, UNDER_TEST, case_id, each_game, each_table, real_games
from tests.conformance.test_lockstep import SHORTER
from tests.ladder import check_share
from tests.pairs import whole

FOLLOWS = "with-you"
"""As strong as whoever it plays with."""
LADDER_MATCHES = 14
LADDER_WINS = 9
"""The short form of the ladder: the long one is a benchmark."""


def bots(game, levels, seed):
    return {seat: game.bot(level, seat, seed) for seat, level in enumerate(levels)}


def short_options(game):
    """Return options with which a match is soon over, if the game has such."""
    return next((options for options in game.option_sets if "limit" in options), {})


@each_table
def test_bots_finish_and_stay_legal(game, seats, options):
    levels = [game.levels[seat % len(game.levels)] for seat in range(seats)]
    config = game.config(seats, 3, options)
    _, result = simulate(game.rules, config, bots(game, levels, 3), verify=True)
    assert result.actions > 3
    assert len(result.scores) == seats
    assert result.winners
    rejected = result.events.get("Rejected", 0)
    assert rejected <= result.actions / 4, f"{rejected} presses without effect"


@pytest.mark.parametrize(
    ("game", "level"),
    # A master looks far ahead: it plays a whole match in the long form.
    [
        whole(game, level) if level == "master" else (game, level)
        for game in UNDER_TEST
        for level in game.levels
    ],
    ids=case_id,
)
def test_every_level_finishes_against_itself(game, level):
    seats = game.rules.info.min_seats
    # A match of two that look far ahead is told from two rounds.
    options = {"limit": "rounds-2"} if level == "master" else short_options(game)
    config = game.config(seats, 8, options)
    _, result = simulate(game.rules, config, bots(game, [level] * seats, 8))
    assert result.winners


@each_game
def test_a_bot_gives_only_actions_that_have_a_text(game):
    levels = [game.levels[0]] * game.rules.info.max_seats
    match = Match(game.rules, game.config(len(levels), 2))
    assert any(play(match, bots(game, levels, 2)))
    for entry in match.log:
        action = game.rules.parse_action(entry.text)
        assert game.rules.action_text(action) == entry.text


@pytest.mark.parametrize("game", [*TOYS, *map(whole, real_games())], ids=case_id)
def test_the_hardest_bot_beats_the_easiest(game):
    ladder = [level for level in game.levels if level != FOLLOWS]
    strong, weak = ladder[-1], ladder[0]
    short = short_options(game) | SHORTER.get(game.key, {})
    # Matches with bots that look far ahead take long: a third of them tells it as well.
    matches = LADDER_MATCHES // (3 if game.key in SHORTER else 1)
    wanted = LADDER_WINS / LADDER_MATCHES
    check_share(wins(game, strong, weak, short, range(matches)), matches, least=wanted)


def wins(game, strong, weak, options, seeds):
    """Yield for each match whether the stronger bot wins it."""
    for seed in seeds:
        seat = seed % 2
        levels = [strong, weak] if seat == 0 else [weak, strong]
        _, result = simulate(game.rules, game.config(2, seed, options), bots(game, levels, seed))
        yield float(result.winners == (seat,))
