"""Levels made for people: their texts, fine steps, and who knows them."""

from itertools import pairwise

import pytest

from game.core.bots import LEVELS as OTHERS
from game.frankfurt.bots import make_racer
from game.frankfurt.content import load_deck, make_game
from game.frankfurt.levels import (
    LEVELS,
    SECONDS,
    STEPS,
    finer,
    joined,
    kept,
    knows,
    level_of,
    split,
)
from game.frankfurt.tempo import between, key_ms, tempo_of
from tests.frankfurt.bot_stand import racer

GAME = make_game(load_deck())


def test_the_levels_are_those_of_people_slowest_first() -> None:
    assert GAME.levels == ("gentle", "first", "easy", "normal", "hard", "frantic", "with-you")
    assert list(SECONDS.values()) == [5.0, 3.0, 2.1, 1.5, 1.0, 0.6]
    assert set(OTHERS) < set(LEVELS)


def test_fine_steps_are_ten_percent_quicker_or_slower() -> None:
    assert level_of("easy+10").seconds == pytest.approx(2.1 * 0.9)
    assert level_of("easy-20").seconds == pytest.approx(2.1 * 1.2)
    for name in SECONDS:
        for step in STEPS:
            text = joined(name, step)
            assert split(text) == (name, step)
            assert GAME.has_level(text)
            assert make_racer(text, 0, GAME.rules.deck, racer()._luck).seconds == pytest.approx(
                SECONDS[name] * (1 - step / 100)
            )


def test_with_you_goes_on_from_a_number_that_was_kept() -> None:
    assert level_of("with-you@2.1").seconds == 2.1
    assert level_of("with-you@2.1").kept
    assert not level_of("with-you").kept
    assert kept(2.1) == "with-you@2.1"
    assert kept(1.234) == "with-you@1.23"
    assert kept(20.0) == "with-you@9.0"
    assert all(knows(kept(seconds / 7)) for seconds in range(1, 100))


@pytest.mark.parametrize(
    "text",
    [
        "cruel",
        "easy+5",
        "easy+40",
        "easy+",
        "easy10",
        "easy@2",
        "with-you+10",
        "with-you@",
        "with-you@0.1",
        "with-you@99",
        "person:2.5",
    ],
)
def test_words_that_nobody_knows_are_no_level(text: str) -> None:
    assert not GAME.has_level(text)
    with pytest.raises(ValueError, match="no level"):
        level_of(text)


def test_a_menu_goes_from_step_to_step() -> None:
    assert finer("easy", 1) == "easy+10"
    assert finer("easy+10", -1) == "easy"
    assert finer("easy+30", 1) == "easy+30"
    assert finer("easy-30", -1) == "easy-30"
    assert finer("with-you", 1) == "with-you"


def test_the_table_is_read_in_straight_lines_and_its_ends_hold_on() -> None:
    points = ((1.0, 10.0), (2.0, 20.0))
    read = [between(points, at) for at in (0.0, 1.0, 1.5, 2.0, 3.0)]
    assert read == [10.0, 10.0, 15.0, 20.0, 20.0]


def test_a_key_takes_what_it_takes_beginners_and_experts() -> None:
    """Table C2: 0.8 s in a first race, 0.3 s after a hundred cards, 0.15 s at last."""
    assert key_ms(3.0) == pytest.approx(800)
    assert key_ms(1.6) == pytest.approx(300, rel=0.1)
    assert key_ms(0.95) == pytest.approx(150, rel=0.1)


def test_slower_people_slip_more_doze_more_and_take_more_care() -> None:
    tempi = [tempo_of(seconds) for seconds in (5.0, 3.0, 2.1, 1.5)]
    for slow, quick in pairwise(tempi):
        assert slow.slip > quick.slip
        assert slow.lapse > quick.lapse
        assert slow.caution > quick.caution
        assert slow.slap > quick.slap
