"""A sampled state shows a seat exactly what it sees, and can be played to the end."""

import pytest

from game.board.sampling import sampled
from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import able_actions, random_steps

from .scenario import DECK, Table, make_rules

RULES = make_rules()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_sample_looks_the_same_to_its_seat_and_plays_on(seats):
    luck = Rng(seats, "samples")
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-2"}))
    different = 0
    for state, _ in random_steps(match, Rng(seats, "players")):
        seat = luck.below(seats)
        view = RULES.view(state, seat)
        guess = sampled(view, DECK, luck)
        assert RULES.view(guess, seat) == view
        assert RULES.legal_actions(guess, seat) == RULES.legal_actions(state, seat)
        assert conservation_error(RULES.card_census(guess), DECK.cards) is None
        different += guess.hands != state.hands
        tried = Match(RULES, match.config, state=guess, luck=luck)
        for _ in range(8):
            able = able_actions(tried)
            if able:
                tried.submit(*luck.choice(able))
    assert different > len(match.log) / 2


def giving(event: int, line: str) -> Table:
    """Return a table of three at which seat 1 has chosen."""
    table = Table(
        """
        seat 0: trouble x x stop
        seat 1: jump push swap chance
        seat 2: block block stop reroll
        silent: 0 1 2
        """,
        str(event),
    )
    table.do("lay trouble 45")
    table.do(line, 1)
    return table


def test_cards_chosen_behind_the_curtain_are_guessed_too():
    table = giving(13, "give swap to 2")
    view = RULES.view(table.state, 0)
    guesses = {sampled(view, DECK, Rng(seed, "x")).chosen for seed in range(40)}
    assert len(guesses) > 10
    for (choice,) in guesses:
        assert choice.seat == 1
        assert choice.to in (0, 2)
    own = sampled(RULES.view(table.state, 1), DECK, Rng(1, "x"))
    assert own.chosen == table.state.chosen


def test_names_are_guessed_too():
    table = giving(12, "target 2")
    view = RULES.view(table.state, 0)
    guesses = {sampled(view, DECK, Rng(seed, "x")).chosen[0] for seed in range(40)}
    assert {(guess.seat, guess.card, guess.to) for guess in guesses} == {(1, -2, 0), (1, -2, 2)}
