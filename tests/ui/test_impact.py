"""The kit of impact: frozen, then shoved, and over by itself; calm with less motion."""

import pytest

from game.ui.impact import GONE, KICK, LONG_STOP, STOP, Hit, Impacts, shove_of
from game.ui.pen import Pen
from game.ui.theme import LAMP, PAPER
from tests.harness import make_services

FRAME = 1 / 60


def impacts() -> Impacts:
    return Impacts(Pen(make_services((640, 360))))


def hit(strength: float, seconds: float) -> Hit:
    return Hit(900, 400, 100, strength, (PAPER,), seconds)


def test_what_is_hit_stands_frozen_and_only_then_is_shoved_down() -> None:
    assert shove_of(hit(0.5, STOP - 0.001), 0.0) == (0.0, 0.0)
    assert 0 < shove_of(hit(0.5, STOP + 0.001), 0.0)[1] < KICK
    assert shove_of(hit(1.0, STOP + 0.001), 0.0)[1] == 0, "a climax stands longer"
    assert shove_of(hit(1.0, LONG_STOP + 0.001), 0.0)[1] == pytest.approx(KICK, rel=0.05)
    assert abs(shove_of(hit(1.0, 0.02), 0.0)[0]) <= 2, "it only trembles"


def test_a_shove_dies_away_and_never_leaves_its_bounds() -> None:
    downs = [shove_of(hit(1.0, LONG_STOP + n * FRAME), 0.0)[1] for n in range(40)]
    assert downs == sorted(downs, reverse=True)
    assert downs[-1] < 0.1
    assert max(downs) <= KICK


def test_neighbours_hop_up_and_what_lies_far_away_stays() -> None:
    near = [shove_of(hit(1.0, n * FRAME), 2.0)[1] for n in range(40)]
    assert min(near) < -2
    assert near[-1] == 0
    assert all(shove_of(hit(1.0, n * FRAME), 5.0) == (0.0, 0.0) for n in range(40))


@pytest.mark.parametrize("steps", [30, 60, 144])
def test_it_depends_on_time_and_not_on_frames(steps: int) -> None:
    kit = impacts()
    kit.hit(900, 400, 100, (PAPER,), 1.0)
    for _ in range(round(0.2 * steps)):
        kit.update(1 / steps)
    assert kit.shove(900, 400)[1] == pytest.approx(shove_of(hit(1.0, 0.2), 0.0)[1], rel=0.05)


def test_a_hit_is_over_by_itself_and_draws_nothing_while_frozen() -> None:
    kit = impacts()
    stage = kit._pen.stage
    kit.hit(900, 400, 100, (PAPER, LAMP), 1.0)
    put = []
    for _ in range(70):
        before = stage.count
        kit.draw()
        put.append(stage.count - before)
        kit.update(FRAME)
    frozen = round(LONG_STOP / FRAME)
    assert put[: frozen - 1] == [0] * (frozen - 1)
    assert max(put) > 8, "a ring with its dashes, and scraps"
    assert put[-1] == 0
    assert not kit.busy


def test_with_less_motion_a_ring_stands_and_nothing_moves() -> None:
    kit = impacts()
    kit.still = True
    stage = kit._pen.stage
    kit.hit(900, 400, 100, (PAPER,), 1.0)
    places = set()
    for _ in range(round(GONE / FRAME) - 2):
        before = stage.count
        kit.draw()
        (item,) = stage.since(before)
        places.add((item[0], item[1], item[2]))
        assert kit.shove(900, 400) == (0.0, 0.0)
        kit.update(FRAME)
    assert len(places) == 1
