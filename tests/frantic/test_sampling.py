"""A sampled state shows a seat exactly what it sees, and can be played to the end."""

import pytest

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.sampling import sampled
from tests.conformance.checks import able_actions, random_steps

from .scenario import DECK, TABLE, Table, make_rules

RULES = make_rules()


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_sample_looks_the_same_to_its_seat_and_plays_on(seats):
    luck = Rng(seats, "samples")
    match = Match(RULES, RULES.info.configure(seats, seats, {"limit": "rounds-4"}))
    different = 0
    for state, _ in random_steps(match, Rng(seats, "players")):
        seat = luck.below(seats)
        view = RULES.view(state, seat)
        guess = sampled(view, DECK, TABLE, luck)
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
    guesses = {sampled(view, DECK, TABLE, Rng(seed, "x")).chosen for seed in range(40)}
    assert len(guesses) > 10
    for chosen in guesses:
        assert [choice.seat for choice in chosen] == [1, 1]
        assert len({choice.card for choice in chosen}) == 2
        assert all(choice.to in (0, 2) for choice in chosen)
    own = sampled(RULES.view(table.state, 1), DECK, TABLE, Rng(1, "x"))
    assert own.chosen == table.state.chosen
