"""A sampled state shows a seat exactly what it sees, and can be played to the end."""

import pytest

from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import check_samples
from tests.frantic.sampled import sampled

from .scenario import DECK, TABLE, Table, make_rules

RULES = make_rules()


def guess(view, luck):
    return sampled(view, DECK, TABLE, luck)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_sample_looks_the_same_to_its_seat_and_plays_on(seats):
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-4"}))
    check_samples(match, guess, Rng(seats, "samples"))


def test_cards_chosen_behind_the_curtain_are_guessed_too():
    table = Table("""
        turn 0
        seat 0: K9 R1 B1
        seat 1: R4 G1 G2
        seat 2: B2 B3
        discard: R9
        happenings: merry-christmas rest
    """)
    table.all("play K9", "give G1 to 2", "give R4 to 0")
    view = RULES.view(table.state, 0)
    guesses = {guess(view, Rng(seed, "x")).chosen for seed in range(40)}
    assert len(guesses) > 10
    for chosen in guesses:
        assert [choice.seat for choice in chosen] == [1, 1]
        assert len({choice.card for choice in chosen}) == 2
        assert all(choice.to in (0, 2) for choice in chosen)
    own = guess(RULES.view(table.state, 1), Rng(1, "x"))
    assert own.chosen == table.state.chosen
