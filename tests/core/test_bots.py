from collections import Counter
from itertools import pairwise
from statistics import fmean, median, pstdev

import pytest

from game.core.bots import (
    CARD_FLOOR,
    DRIFT_BOUND,
    FLOOR_SPREAD,
    KEY_FLOOR,
    LEVELS,
    SEE_TICKS,
    SLAP_FLOOR,
    TEMPOS,
    THINK_CAP,
    DelayLine,
    Pace,
    RandomBot,
    decide,
    think_seconds,
)
from game.core.rng import Rng

SAMPLES = 10_000
CHOICE_OF_FOUR = (300, 650)
"""Choice reactions among four, trained to untrained, with a glance at two piles (ms)."""
SPREAD = (0.15, 0.40)
"""Standard deviation as a part of the mean: 20-25 % within a task, and lapses and drift."""


def pace(level: str, seed: int = 7) -> Pace:
    return Pace(TEMPOS[level], Rng(seed, "bot 0"))


def reactions(level: str, floor: float = SLAP_FLOOR, **task) -> list[float]:
    timing = pace(level)
    times = []
    for _ in range(SAMPLES):
        timing.wander()
        times.append(timing.reaction(floor, **task))
    return times


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("floor", [SLAP_FLOOR, CARD_FLOOR])
def test_no_reaction_is_quicker_than_a_person_can_be(level: str, floor: float) -> None:
    assert min(reactions(level, floor, expected=True)) >= floor


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_takes_as_long_as_people_take_times_the_level(level: str) -> None:
    low, high = CHOICE_OF_FOUR
    scale = TEMPOS[level].scale
    mean = fmean(reactions(level, looked=2, options=4, distance=1.0))
    assert low * scale < mean < 1.25 * high * scale


@pytest.mark.parametrize("level", LEVELS)
def test_times_spread_and_lean_to_the_right_like_peoples(level: str) -> None:
    times = reactions(level, looked=2, options=4, distance=1.0)
    assert SPREAD[0] < pstdev(times) / fmean(times) < SPREAD[1]
    assert fmean(times) > median(times)
    ordered = sorted(times)
    middle, early, late = ordered[SAMPLES // 2], ordered[SAMPLES // 40], ordered[-SAMPLES // 40]
    assert late - middle > 1.3 * (middle - early)


def test_levels_differ_in_speed_by_their_scales() -> None:
    means = [fmean(reactions(level, looked=2, options=4, distance=2.0)) for level in LEVELS]
    assert means[0] / means[1] == pytest.approx(1.8 / 1.1, rel=0.05)
    assert means[1] / means[2] == pytest.approx(1.1 / 0.8, rel=0.05)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"looked": 1}, {"looked": 4}),
        ({"options": 1}, {"options": 2}),
        ({"distance": 0.0}, {"distance": 3.0}),
        ({"expected": True}, {"expected": False}),
    ],
)
def test_each_part_of_a_reaction_takes_its_time(less: dict, more: dict) -> None:
    assert fmean(reactions("normal", **less)) + 50 < fmean(reactions("normal", **more))


def test_the_next_key_of_one_movement_needs_no_decision() -> None:
    timing = pace("hard")
    near = [timing.move(1.0) for _ in range(SAMPLES)]
    far = [timing.move(3.0) for _ in range(SAMPLES)]
    assert min(near) >= KEY_FLOOR
    assert fmean(near) == pytest.approx(170 * 0.8, rel=0.15)
    assert fmean(far) == pytest.approx(290 * 0.8, rel=0.15)


def test_times_under_the_floor_are_not_all_the_same() -> None:
    floored = [t for t in reactions("hard", CARD_FLOOR) if t < CARD_FLOOR + FLOOR_SPREAD]
    assert len(set(floored)) > len(floored) // 2 > 100


@pytest.mark.parametrize("level", LEVELS)
def test_fingers_slip_to_the_key_beside_in_1_to_4_percent(level: str) -> None:
    timing = pace(level)
    slips = sum(timing.slips() for _ in range(SAMPLES))
    assert 0.007 * SAMPLES < slips < 0.047 * SAMPLES
    for index in range(4):
        assert {timing.neighbour(index, 4) for _ in range(50)} == {index - 1, index + 1} & {
            0,
            1,
            2,
            3,
        }


def test_the_rhythm_wanders_slowly_and_not_far() -> None:
    timing = pace("normal")
    blocks = []
    for _ in range(200):
        block = []
        for _ in range(5):
            timing.wander()
            block.append(timing._drift)
        blocks.append(fmean(block))
        assert all(1 - DRIFT_BOUND <= drift <= 1 + DRIFT_BOUND for drift in block)
    steps = [abs(a - b) for a, b in pairwise(blocks)]
    assert max(blocks) - min(blocks) > 0.1
    assert fmean(steps) < 0.07
    assert fmean(blocks) == pytest.approx(1.0, abs=0.04)


def test_the_same_luck_gives_the_same_times() -> None:
    assert reactions("easy") == reactions("easy")


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
