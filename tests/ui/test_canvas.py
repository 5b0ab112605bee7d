"""C15 and C18: units and pixels, at every shape of window."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.canvas import HEIGHT, WIDTH, Canvas

from .conftest import SIZES

SIDES = st.tuples(st.integers(320, 5120), st.integers(200, 2880))


@given(SIDES, st.floats(0, WIDTH), st.floats(0, HEIGHT))
def test_to_px_and_back_is_the_same_place(size: tuple[int, int], x: float, y: float) -> None:
    canvas = Canvas(size)
    assert canvas.to_units(canvas.to_px(x, y)) == pytest.approx((x, y), abs=1e-6)


@given(SIDES)
def test_the_whole_canvas_is_in_the_window_and_touches_two_edges(size: tuple[int, int]) -> None:
    canvas = Canvas(size)
    left, top = canvas.to_px(0, 0)
    right, bottom = canvas.to_px(WIDTH, HEIGHT)
    assert min(left, top) >= -1e-6
    assert right <= size[0] + 1e-6
    assert bottom <= size[1] + 1e-6
    assert right - left == pytest.approx(size[0]) or bottom - top == pytest.approx(size[1])
    assert left + right == pytest.approx(size[0])
    assert top + bottom == pytest.approx(size[1])


@pytest.mark.parametrize("size", SIZES)
def test_every_pixel_is_a_place_or_a_bar(size: tuple[int, int]) -> None:
    canvas = Canvas(size)
    left, top = canvas.offset
    for x in (0, 1, size[0] // 2, size[0] - 1):
        for y in (0, 1, size[1] // 2, size[1] - 1):
            in_bar = x < left or y < top or x >= size[0] - left or y >= size[1] - top
            assert (canvas.hit((x, y)) is None) == in_bar


def test_the_corners_of_the_canvas_can_be_hit() -> None:
    canvas = Canvas((3440, 1440))
    assert canvas.hit((440, 0)) == pytest.approx((0, 0))
    assert canvas.hit((439, 700)) is None
    last = canvas.hit((2999, 1439))
    assert last is not None
    assert WIDTH - last[0] < 1
    assert HEIGHT - last[1] < 1


def test_a_window_without_size_does_no_harm() -> None:
    canvas = Canvas((0, 0))
    assert canvas.scale > 0
