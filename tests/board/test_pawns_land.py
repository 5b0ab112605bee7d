"""Pawns are large, and give a little when they come down."""

import pytest

from game.board.screen.layout import Pitch
from game.board.screen.pawns import SQUASH, SQUASH_SECONDS, STEP_SECONDS, Pawns
from game.board.screen.pictures import PAWN_FOOT
from game.ui.motion import Speed
from game.ui.pen import Pen
from tests.board.scenario import BOARDS
from tests.harness import make_services
from tests.table_play import seating

FRAME = 1 / 60


@pytest.fixture
def pawns() -> Pawns:
    made = Pawns(Pen(make_services((1280, 720))), seating("hb"), Pitch(BOARDS[0]), ["calm"] * 2)
    made.snap([4, 0])
    return made


def pawn(pawns: Pawns) -> tuple[int, int, float]:
    """Return width and height of the first pawn's picture and the y of its foot, in px."""
    stage = pawns._pen.stage
    before = stage.count
    pawns.draw(1)
    box = pawns.box(0)
    wide = box.w * stage.canvas.scale
    items = [
        (surface, x, y, alpha)
        for surface, x, y, alpha in stage.since(before)
        if abs(surface.get_width() - wide) < 0.2 * wide and abs(x - box.x * stage.canvas.scale) < 9
    ]
    surface, _, y, _ = max(items, key=lambda item: item[0].get_height())
    return *surface.get_size(), y + PAWN_FOOT[1] * surface.get_height()


def test_a_pawn_is_flat_when_it_lands_and_rises_again_on_its_foot(pawns: Pawns) -> None:
    pawns.walk(0, [5], [5, 0])
    for _ in range(round(STEP_SECONDS / FRAME) + 1):
        assert pawns.flat(0) == 0
        pawns.update(FRAME)
        if not pawns.moving:
            break
    assert pawns.flat(0) == pytest.approx(SQUASH)
    flat = pawn(pawns)
    for _ in range(round(SQUASH_SECONDS / FRAME) + 1):
        pawns.update(FRAME)
    whole = pawn(pawns)
    assert pawns.flat(0) == 0
    assert flat[1] < 0.85 * whole[1]
    assert flat[0] > 1.05 * whole[0]
    assert flat[2] == pytest.approx(whole[2], abs=2)


def test_who_only_makes_room_is_not_flat(pawns: Pawns) -> None:
    pawns.walk(0, [0], [0, 0])
    for _ in range(60):
        pawns.update(FRAME)
        assert pawns.flat(1) == 0


def test_without_motion_nothing_is_flat(pawns: Pawns) -> None:
    pawns.speed = Speed.off
    pawns.walk(0, [5], [5, 0])
    assert pawns.flat(0) == 0


def test_a_pawn_alone_fills_half_of_its_square(pawns: Pawns) -> None:
    pitch = Pitch(BOARDS[0])
    assert pitch.pawn() >= 0.5 * pitch.cell
