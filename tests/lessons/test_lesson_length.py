"""How long a guided round takes, everything counted, and what *Learn* says of it."""

import re
from functools import cache

import pytest

from game.ui.i18n import Texts
from tests.lessons.play import GAMES
from tests.lessons.timing import time_of

SHORTEST, LONGEST = 60, 180
LONGEST_BOARD = 179
"""The board has most to tell: it stays clear of the limit, so that a word more breaks nothing."""
OFF = 35
"""So many seconds a round may differ from the whole minutes that are told of it."""

timed = cache(time_of)
every_round = [pytest.mark.parametrize("lang", ["en", "fr"]), pytest.mark.parametrize("key", GAMES)]


def each_round(test):
    for mark in every_round:
        test = mark(test)
    return test


@each_round
def test_p4_a_guided_round_takes_no_longer_than_it_may(key, lang):
    took = timed(key, lang)
    most = LONGEST_BOARD if key == "board" else LONGEST
    assert SHORTEST <= took.seconds <= most, took


@each_round
def test_learn_says_how_many_minutes_a_round_takes(key, lang):
    (said,) = re.findall(r"(\d+) minutes", Texts(lang)(f"learn-{key}"))
    assert abs(int(said) * 60 - timed(key, lang).seconds) <= OFF
