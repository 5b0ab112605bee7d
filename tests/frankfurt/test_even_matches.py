"""Everybody has a chance: models of people against the levels made for them, *with you*, and each
other. The tests are short forms of ``python -m tests.frankfurt.measure``, whose long ones take 300
matches; marked ``whole`` are those between."""

import pytest

from game.frankfurt.chances import FAIR, offer
from game.frankfurt.levels import SECONDS, kept
from tests.frankfurt.measure import ADULT, CHILD, even, followed, helps, played
from tests.ladder import check_share


@pytest.mark.parametrize("level", ["frantic"])
def test_people_win_about_half_the_rounds_against_their_level(level: str) -> None:
    _, rounds = even(SECONDS[level], level, range(3))
    assert 0.3 <= rounds <= 0.7


@pytest.mark.whole
@pytest.mark.parametrize("level", list(SECONDS)[::2])
def test_people_win_about_half_the_matches_against_their_level(level: str) -> None:
    """Of 300 matches it is 35 to 65 percent; rounds, of which there are ten times as many, are
    told from so few."""
    _, rounds = even(SECONDS[level], level, range(6))
    assert 0.35 <= rounds <= 0.7


def test_who_is_twice_as_quick_as_a_level_nearly_always_wins() -> None:
    """The measure can tell: it is not even against any level."""
    matches, rounds = even(0.6, "normal", range(2))
    assert matches == 1.0
    assert rounds > 0.7


def test_from_the_fourth_round_on_with_you_is_even() -> None:
    assert 0.25 <= followed(0.6, range(6)) <= 0.8


@pytest.mark.whole
@pytest.mark.parametrize("seconds", [0.6, 1.0, 5.0])
def test_from_the_fourth_round_on_people_win_40_to_65_percent_against_with_you(
    seconds: float,
) -> None:
    assert 0.35 <= followed(seconds, range(8)) <= 0.7


@pytest.mark.whole
def test_a_number_that_was_kept_is_even_from_the_first_round_on() -> None:
    seats = ("person:1", f"bot:{kept(1.0)}")
    first = [played(seats, seed).rounds[:3] for seed in range(12)]
    rounds = [seat for three in first for seat in three]
    assert 0.4 <= rounds.count(0) / len(rounds) <= 0.65


@pytest.mark.whole
def test_a_child_has_a_chance_with_what_is_offered_and_none_without() -> None:
    found = offer(CHILD / ADULT)
    assert found is not None
    check_share(helps({}, {}, range(8)), 8, least=0.0, most=0.1)
    check_share(helps(found.slower, found.quicker, range(16)), 16, least=0.2, most=0.8)
    assert found.before < FAIR


@pytest.mark.whole
def test_t33_a_child_of_six_after_seventy_cards_beats_the_gentlest_level_half_the_time() -> None:
    """C4: 2.5 times what an adult needs after so many cards, 4.7 s, against ``gentle``."""
    seconds = 2.5 * (1.2 + 1.8 * 2.718 ** (-70 / 70))
    seats = (f"person:{seconds:.2f}", "bot:gentle")
    check_share((played(seats, seed).won[0] for seed in range(10)), 10, least=0.5)
