"""Two states that look alike to a seat stay alike, whatever anybody does."""

from tests.conformance.checks import check_secrecy
from tests.conformance.games import each_table


@each_table
def test_nobody_learns_what_they_may_not_know(game, seats, options):
    tried = check_secrecy(game.rules, game.hidden_cards, game.config(seats, 5, options))
    assert tried >= seats if game.rules.info.hidden_info else tried == 0
