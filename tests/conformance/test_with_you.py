"""Every game whose rounds have results has a bot that follows them, and it is an even match."""

import pytest

from game.core.fairness import WITH_YOU, parts_of
from game.core.match import Match
from game.core.simulation import simulate
from game.core.with_you import FollowingBot
from tests.conformance.games import ENTRIES
from tests.pairs import whole

MATCHES = 12
EVENING = 6
SETTLED = 3
GAMES = [game for game in (entry.open() for entry in ENTRIES) if game.rounds is not None]


def test_games_of_turns_in_rounds_have_such_a_bot() -> None:
    assert {game.key for game in GAMES} == {"frantic", "board", "frappadingue"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_results_of_rounds_are_told_alike_by_states_and_views(game) -> None:
    bots = {seat: game.bot("easy", seat, 4) for seat in (0, 1)}
    match, result = simulate(game.rules, game.info.configure(2, 4), bots)
    rounds = game.rounds
    results = rounds.results(match.state)
    assert results
    sign = 1 if rounds.most_wins else -1
    assert [sign * sum(own) for own in zip(*results, strict=True)] == list(result.scores)
    for seat in (0, 1, None):
        assert rounds.results(game.rules.view(match.state, seat)) == results


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_it_moves_between_rounds_only_and_can_be_told_at_any_time(game) -> None:
    bots = {0: game.bot("easy", 0, 7), 1: game.bot(WITH_YOU, 1, 7)}
    seen = []

    def watch(match: Match, steps) -> None:
        for step in steps:
            done = len(game.rounds.results(step.state))
            seen.append((done, bots[1].strength(step.state).number))

    simulate(game.rules, game.info.configure(2, 7), bots, watch)
    assert isinstance(bots[1], FollowingBot)
    numbers = dict(seen)
    assert all(numbers[done] == number for done, number in seen), "in a round nothing changes"
    assert len(set(numbers.values())) > 1


@pytest.mark.parametrize("game", [whole(game) for game in GAMES], ids=lambda game: game.key)
def test_from_the_fourth_round_on_it_is_about_even(game) -> None:
    won: list[float] = []
    for first in range(0, MATCHES, EVENING):
        level, played = WITH_YOU, []
        for seed in range(first, first + EVENING):
            seat = seed % 2
            bots = {seat: game.bot("casual", seat, seed), 1 - seat: game.bot(level, 1 - seat, seed)}
            match, _ = simulate(game.rules, game.info.configure(2, seed), bots)
            for one in game.rounds.results(match.state):
                mine, other = one[seat], one[1 - seat]
                played.append((1 + (mine > other) - (mine < other)) / 2)
            level = game.fairness.kept(level, bots[1 - seat].strength(match.state).number)
        assert parts_of(level).number
        won += played[SETTLED:]
    assert 0.32 < sum(won) / len(won) < 0.68, len(won)
