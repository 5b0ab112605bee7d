from collections import Counter
from statistics import median

import pytest

from game.core.bots import (
    LEVELS,
    SEE_TICKS,
    THINK_CAP,
    DelayLine,
    RandomBot,
    decide,
    think_seconds,
)
from game.core.rng import Rng


def test_a_picture_reaches_a_bot_a_tenth_of_a_second_later() -> None:
    line = DelayLine(str)
    assert line.seen(0) is None
    line.put(0, 1)
    line.put(3, 2)
    seen = [line.seen(tick) for tick in range(3 + SEE_TICKS + 1)]
    assert seen == [None] * SEE_TICKS + ["1"] * 3 + ["2"]


def test_of_several_old_pictures_the_newest_is_seen() -> None:
    line = DelayLine(str)
    for tick in range(10):
        line.put(tick, tick)
    assert line.seen(9) == str(9 - SEE_TICKS)
    assert line.seen(200) == "9"


def test_a_view_is_made_only_when_something_has_changed() -> None:
    made = []
    line = DelayLine(lambda state: made.append(state) or object())
    line.put(0, "deal")
    first = line.seen(SEE_TICKS)
    assert all(line.seen(tick) is first for tick in range(SEE_TICKS, 500))
    line.put(500, "race")
    assert line.seen(505) is first
    assert line.seen(506) is not first
    assert made == ["deal", "race"]


def test_the_random_bot_takes_every_action() -> None:
    bot = RandomBot[str, str](Rng(1, "bot 0"))
    taken = Counter(decide(bot, "view", "abc", 0) for _ in range(300))
    assert set(taken) == {"a", "b", "c"}
    assert min(taken.values()) > 60


class Slow:
    def think(self, view, actions, steps):
        for _ in range(view):
            yield
        return actions[0]


def test_a_bot_thinks_in_counted_steps_and_not_more_than_it_was_given() -> None:
    assert decide(Slow(), 5, ["pass"], 5) == "pass"
    with pytest.raises(RuntimeError, match="Slow thinks for more than 5 steps"):
        decide(Slow(), 6, ["pass"], 5)


def test_thinking_before_a_turn_takes_about_a_second_and_follows_the_speed() -> None:
    for level in LEVELS:
        luck = Rng(3, "bot 1")
        times = [think_seconds(level, luck) for _ in range(2_000)]
        assert 0.75 < median(times) < 1.6
        assert max(times) <= THINK_CAP
        assert min(times) > 0.1
    assert think_seconds("easy", Rng(3, "x"), 4.0) * 4 == think_seconds("easy", Rng(3, "x"))
