"""How long matches are: the figures hold, menus go from short to long, and what is told is true."""

import pytest

from game import catalog
from game.core.lengths import Pace
from game.core.rounds.points import LIMIT
from tests.core.lengths import measure

IN_ROUNDS = ("frantic", "board", "frappadingue")


def pace_of(game: str) -> Pace:
    pace = catalog.find(game).open().pace
    assert pace is not None
    return pace


@pytest.mark.parametrize("game", IN_ROUNDS)
def test_the_figures_are_those_of_matches(game: str) -> None:
    opened, pace = catalog.find(game).open(), pace_of(game)
    found = measure(opened, 3, 2, "rounds-8")
    assert found.deeds == pytest.approx(pace.deeds[1], rel=0.4)
    assert found.seconds == pytest.approx(pace.shown[1], rel=0.4)
    if found.rounds:
        points, rounds = min(found.rounds.items())
        assert rounds == pytest.approx(pace.rounds(str(points), 3), abs=2.0)


@pytest.mark.parametrize("game", catalog.keys())
def test_every_number_of_seats_has_its_figures(game: str) -> None:
    info, pace = catalog.find(game).open().info, pace_of(game)
    for figures in (pace.first, pace.per_point, pace.deeds, pace.shown, *pace.named.values()):
        assert len(figures) == info.max_seats - info.min_seats + 1


@pytest.mark.parametrize("game", IN_ROUNDS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_menu_goes_from_short_to_long_without_numbers_before_one_round(
    game: str, seats: int
) -> None:
    opened, pace = catalog.find(game).open(), pace_of(game)
    option = next(one for one in opened.info.options if one.name == pace.option)
    values = pace.offered(option, option.default, seats)
    lengths = [pace.rounds(value, seats) for value in values]
    assert lengths == sorted(lengths)
    assert values[0] == "rounds-1"
    assert option.default in values
    named = [value for value in values if value in pace.named]
    assert named in (["short", "medium", "long"], [])
    assert len(values) <= 25


def test_a_value_that_is_in_use_stands_among_the_others() -> None:
    values = pace_of("frantic").offered(LIMIT, "123", 4)
    assert values[values.index("123") + 1] in ("short", "150", "rounds-5")


def test_limits_that_differ_by_little_are_told_as_such() -> None:
    """These are 137, 154 and 179 points, and no half hour, hour, and hour and a half."""
    pace = pace_of("frantic")
    told = [pace.length(name, 4, 4).told_minutes for name in ("short", "medium", "long")]
    assert told == [55, 60, 70]
    alone = [pace.length(name, 4, 1).told_minutes for name in ("short", "medium", "long")]
    assert alone == [25, 30, 35]
    assert pace.length("rounds-1", 4, 1).told_rounds == 1


def test_a_race_is_as_long_for_bots_as_for_people() -> None:
    pace = pace_of("frankfurt")
    assert pace.length("", 2, 1) == pace.length("", 2, 2)
    assert pace.length("", 2, 1).told_minutes == 11
