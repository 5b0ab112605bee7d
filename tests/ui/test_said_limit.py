"""Where the number of points comes from that ends a match: told by a look at where it stands."""

import pytest

from game.catalog import find
from game.core.explain import Kind, Thing
from game.core.match import Match
from game.ui.i18n import Texts

NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve")


def said(key: str, seats: int, limit: str, lang: str = "en") -> str:
    game = find(key).open()
    state = Match(game.rules, game.rules.info.configure(seats, 1, {"limit": limit})).state
    told = game.explain(game.rules, state, 0, Thing(Kind.SIGN, "round", index=0))
    return " ".join(line.text(Texts(lang), NAMES) for line in told.now)


@pytest.mark.parametrize(
    ("key", "seats", "points"), [("frantic", 3, 154), ("frantic", 5, 137), ("board", 4, 99)]
)
def test_a_named_length_says_what_it_is_by_the_rules(key, seats, points):
    words = said(key, seats, "medium")
    assert (
        words
        == f"This match goes to {points} points: a medium one of {seats} players by the rules."
    )
    assert f"partie moyenne à {seats}" in said(key, seats, "medium", "fr")


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_points_of_ones_own_are_told_as_chosen(key):
    assert said(key, 3, "200") == "This match goes to 200 points, as was chosen."
