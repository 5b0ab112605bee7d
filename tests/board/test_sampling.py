"""A sampled state shows a seat exactly what it sees, and can be played to the end."""

import pytest

from game.board.views import sampled
from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import check_samples

from .scenario import DECK, Table, make_rules

RULES = make_rules()


def guess(view, luck):
    return sampled(view, DECK, luck)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_sample_looks_the_same_to_its_seat_and_plays_on(seats):
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-2"}))
    check_samples(match, guess, Rng(seats, "samples"))


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
    guesses = {guess(view, Rng(seed, "x")).chosen for seed in range(40)}
    assert len(guesses) > 10
    for (choice,) in guesses:
        assert choice.seat == 1
        assert choice.to in (0, 2)
    own = guess(RULES.view(table.state, 1), Rng(1, "x"))
    assert own.chosen == table.state.chosen


def test_names_are_guessed_too():
    table = giving(12, "target 2")
    view = RULES.view(table.state, 0)
    guesses = {guess(view, Rng(seed, "x")).chosen[0] for seed in range(40)}
    assert {(guess.seat, guess.card, guess.to) for guess in guesses} == {(1, -2, 0), (1, -2, 2)}
