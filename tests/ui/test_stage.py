"""The stage paints only what changed, and what it paints equals a painting of everything."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui import paint
from game.ui.canvas import HEIGHT, WIDTH, Canvas
from game.ui.stage import Stage, longest_rise, merged

SIZE = (320, 180)
COLOURS = [(200, 40, 30, 255), (30, 160, 90, 140), (40, 80, 220, 90), (240, 220, 60, 255)]


def pictures() -> list[pygame.Surface]:
    sizes = [(40, 60), (25, 25), (70, 20), (120, 90)]
    return [
        paint.rounded(width, height, 6, colour)
        for (width, height), colour in zip(sizes, COLOURS, strict=True)
    ]


def backdrops() -> list[pygame.Surface]:
    both = [pygame.Surface(SIZE) for _ in range(2)]
    for surface, colour in zip(both, [(20, 10, 40), (90, 60, 30)], strict=True):
        surface.fill(colour)
        pygame.draw.line(surface, (255, 255, 255), (0, 0), SIZE)
    return both


class Screen:
    """A stage on a surface of its own that notes which px it was told to bring to the screen."""

    def __init__(self) -> None:
        self.surface = pygame.Surface(SIZE)
        self.shown: list[pygame.Rect] = []
        self.stage = Stage(Canvas(SIZE), self.surface, self._note)

    def _note(self, rects: Sequence[pygame.Rect]) -> None:
        self.shown = [rect.copy() for rect in rects]

    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.surface, "RGB")


PLACES = st.tuples(
    st.integers(0, 3),
    st.floats(-50, WIDTH + 50),
    st.floats(-50, HEIGHT + 50),
    st.sampled_from([255.0, 255.0, 128.0, 40.0, 0.0]),
    st.booleans(),
)
LISTS = st.lists(PLACES, max_size=9)


@st.composite
def frames(draw: st.DrawFn) -> list[tuple[int, list[tuple[int, float, float, float, bool]]]]:
    """Draw frames of which each is a changed copy of the one before, as in a match."""
    result = []
    items = draw(LISTS)
    for _ in range(draw(st.integers(1, 7))):
        result.append((draw(st.sampled_from([0, 0, 0, 1])), list(items)))
        for place in range(len(items)):
            change = draw(st.sampled_from(["keep", "keep", "move", "drop", "raise"]))
            if change == "move":
                items[place] = draw(PLACES)
            elif change == "drop":
                items[place] = (0, -900.0, -900.0, 255.0, True)
            elif change == "raise":
                items.append(items.pop(place))
    return result


@settings(max_examples=120, deadline=None)
@given(frames(), st.sampled_from([1, 2, 99]))
def test_painting_the_differences_equals_painting_everything(
    shots: list[tuple[int, list[tuple[int, float, float, float, bool]]]], patience: int
) -> None:
    images, grounds = pictures(), backdrops()
    kept = Screen()
    kept.stage.still_layer.patience, kept.stage.still_layer.worth = patience, 1
    for ground, items in shots:
        fresh = Screen()
        for stage in (kept.stage, fresh.stage):
            stage.backdrop(grounds[ground])
            for image, x, y, alpha, centre in items:
                stage.put(images[image], x, y, alpha=alpha, centre=centre)
        before = kept.pixels()
        changed = kept.stage.present()
        fresh.stage.present()
        assert kept.pixels() == fresh.pixels()
        if not changed:
            assert kept.pixels() == before


def test_the_same_frame_again_paints_and_shows_nothing() -> None:
    screen, image = Screen(), pictures()[0]
    for expected in (True, False, False):
        screen.shown = []
        screen.stage.put(image, 500, 500)
        assert screen.stage.present() is expected
        assert bool(screen.shown) is expected


def test_only_the_moved_card_is_shown() -> None:
    screen, images, ground = Screen(), pictures(), backdrops()[0]
    for x in (300, 330):
        screen.stage.backdrop(ground)
        screen.stage.put(images[3], 1500, 800)
        screen.stage.put(images[0], x, 500)
        screen.stage.present()
    (rect,) = screen.shown
    assert rect.width < 60
    assert rect.height < 80


class Still:
    """A screen on which six pictures have lain still; ``redden`` shows what is painted anew."""

    def __init__(self) -> None:
        self.screen = Screen()
        self.images = pictures()
        self.backdrop = backdrops()[0]
        for frame in range(80):
            self.show(5 * frame)

    def show(self, x: float, shifts: Sequence[float] = (0,) * 6) -> None:
        """Paint a frame: the six pictures, each a little lower, and one that moves."""
        stage = self.screen.stage
        stage.backdrop(self.backdrop)
        stage.invalidate()
        for place, shift in enumerate(shifts):
            stage.put(self.images[3], 300 * place, 800 + shift)
        stage.put(self.images[0], x, 500)
        stage.present()

    def redden(self) -> None:
        """Paint the still layer over."""
        baked = self.screen.stage.still_layer.surface
        assert baked is not None
        baked.fill("red")

    def red(self, x: int, y: int) -> bool:
        """Say whether a px of the screen is as red as the still layer."""
        return tuple(self.screen.surface.get_at((x, y))[:3]) == (255, 0, 0)


def test_what_lies_still_joins_the_still_layer_and_is_painted_no_more() -> None:
    still = Still()
    still.redden()
    still.show(395)
    assert still.red(100, 20)
    assert still.red(10, 133)


def test_the_still_layer_is_mended_where_little_of_it_changes() -> None:
    still = Still()
    still.redden()
    still.show(395, [40, 0, 0, 0, 0, 0])
    assert still.red(100, 20)
    assert not still.red(10, 133)


def test_the_still_layer_is_made_anew_where_much_of_it_changes() -> None:
    still = Still()
    still.redden()
    still.show(395, [40, 40, 40, 40, 40, 0])
    assert not still.red(100, 20)


def test_pixels_lost_by_the_window_come_back() -> None:
    screen, image = Screen(), pictures()[0]
    screen.stage.put(image, 500, 500)
    screen.stage.present()
    good = screen.pixels()
    screen.surface.fill("black")
    screen.stage.invalidate()
    screen.stage.put(image, 500, 500)
    assert screen.stage.present()
    assert screen.pixels() == good


def test_a_window_that_refuses_a_picture_gets_it_again() -> None:
    refusals = [pygame.error("surface is invalid")]

    def update(_rects: Sequence[pygame.Rect]) -> None:
        if refusals:
            raise refusals.pop()

    stage, image = Stage(Canvas(SIZE), pygame.Surface(SIZE), update), pictures()[0]
    results = []
    for _ in range(3):
        stage.put(image, 100, 100)
        results.append(stage.present())
    assert results == [True, True, False]


def test_faded_copies_are_bounded() -> None:
    screen = Screen()
    for count in range(60):
        image = paint.rounded(10, 10, 2, COLOURS[count % 4])
        for alpha in (30, 90, 150):
            screen.stage.put(image, 100, 100, alpha=alpha)
        screen.stage.present()
    assert screen.stage.faded <= 96


def test_faded_looks_half_way() -> None:
    screen, image = Screen(), pygame.Surface((40, 40))
    image.fill("white")
    ground = pygame.Surface(SIZE)
    screen.stage.backdrop(ground)
    screen.stage.put(image, 960, 540, alpha=127)
    screen.stage.present()
    assert screen.surface.get_at((160, 90)).r == pytest.approx(120, abs=8)


@given(st.lists(st.integers(0, 12), max_size=10, unique=True))
def test_the_longest_rise_rises_and_none_is_longer(order: list[int]) -> None:
    pairs = [(first, at) for at, first in enumerate(order)]
    rise = longest_rise(pairs)
    assert all(a < b for a, b in pairwise(rise))
    best = [1] * len(order)
    for at, first in enumerate(order):
        best[at] = 1 + max((best[b] for b in range(at) if order[b] < first), default=0)
    assert len(rise) == max(best, default=0)


def test_merged_parts_are_apart_and_inside() -> None:
    window = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(-5, -5, 20, 20), pygame.Rect(10, 10, 10, 10), pygame.Rect(60, 60, 5, 5)]
    parts = merged(rects, window)
    assert parts == [pygame.Rect(0, 0, 20, 20), pygame.Rect(60, 60, 5, 5)]
    assert merged([pygame.Rect(0, 0, 100, 60)], window) is None
