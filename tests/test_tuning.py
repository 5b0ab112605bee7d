"""Numbers are tuned towards what wins, and a tuning that was stopped goes on as if it had not."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import astuple

from game.board.habits import Weights
from game.core.rng import Rng
from game.frantic.habits import Habits
from tests.board import tune as board_tune
from tests.frantic import tune as frantic_tune
from tests.tuning import error, mean, tuned


class Pair(msgspec.Struct, frozen=True):
    one: float
    other: float


def better(first: Pair, second: Pair, deals: int, luck: Rng) -> list[float]:
    """Let whoever is nearer to (4, -2) win, with luck."""
    gap = sum(
        abs(pair.one - 4) * sign + abs(pair.other + 2) * sign
        for pair, sign in ((second, 1), (first, -1))
    )
    return [gap * 20 + luck.unit() - 0.5 for _ in range(deals)]


def test_numbers_move_to_where_rounds_go_better() -> None:
    found = tuned(Pair(0.0, 0.0), Pair(1.0, 1.0), better, 600, 1)
    assert found.one == pytest.approx(4, abs=0.5)
    assert found.other == pytest.approx(-2, abs=0.5)


def test_what_has_no_size_stays() -> None:
    assert tuned(Pair(1.5, 0.0), Pair(0.0, 1.0), better, 100, 1).one == 1.5


def test_a_tuning_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    calls = 0

    def stopping(first: Pair, second: Pair, deals: int, luck: Rng) -> list[float]:
        nonlocal calls
        calls += 1
        if calls == 130:
            raise KeyboardInterrupt
        return better(first, second, deals, luck)

    whole = tuned(Pair(0.0, 0.0), Pair(1.0, 1.0), better, 200, 3)
    with pytest.raises(KeyboardInterrupt):
        tuned(Pair(0.0, 0.0), Pair(1.0, 1.0), stopping, 200, 3, kept)
    assert kept.exists()
    assert tuned(Pair(0.0, 0.0), Pair(1.0, 1.0), better, 200, 3, kept) == whole


def test_the_interval_is_that_of_the_mean() -> None:
    assert mean([1.0, 3.0]) == 2.0
    assert error([1.0, 3.0] * 50) == pytest.approx(1.96 / 10)


def test_nobody_is_better_than_oneself_on_the_same_deals() -> None:
    best = board_tune.BEST
    assert board_tune.better(best, best, 4, Rng(1, "x")) == [0.0] * 4


def test_far_worse_rules_of_thumb_lose_in_both_games() -> None:
    turned = Weights(*(-number for number in astuple(board_tune.BEST)))
    assert mean(board_tune.better(board_tune.BEST, turned, 24, Rng(2, "x"))) > 0
    dull = Habits(*(0.0 for _ in astuple(frantic_tune.BEST)))
    assert mean(frantic_tune.better(frantic_tune.BEST, dull, 24, Rng(2, "x"))) > 0
