"""Times frames of a scene, and the least that they could take, for the games' benchmarks.

The floor: the background, as many card blits as the frame has, and the update of the window.
Nothing here waits for a clock; a frame counts as a 60th of a second of the match.
"""

import statistics
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.ui.scenes import Scene
from game.ui.services import Services

STEP = 1 / 60
GOAL_MS = 8.0

_COLUMNS = 12
_ROW_HEIGHT = 90


class FrameTime(NamedTuple):
    """Milliseconds by the clock, and of the processor: they differ on a machine that is busy."""

    wall: float
    processor: float


class Floor(NamedTuple):
    """What the least frame draws: a backdrop, and cards of a width in units."""

    backdrop: str
    card: str
    width: float


def time_frame(services: Services, scene: Scene) -> FrameTime:
    """Update and draw one frame."""
    start = _now()
    scene.update(STEP)
    scene.draw(services.stage)
    services.stage.present()
    return _since(start)


def time_floor(services: Services, floor: Floor, cards: int) -> FrameTime:
    """Draw the least that a frame with so many cards could draw."""
    backdrop = services.sprites.backdrop(floor.backdrop)
    card = services.sprites.get(floor.card, floor.width)
    target = services.stage.target
    width = card.get_width()
    places = [
        (card, (place % _COLUMNS * width, place // _COLUMNS * _ROW_HEIGHT))
        for place in range(cards)
    ]
    start = _now()
    target.blit(backdrop, (0, 0))
    target.fblits(places)
    pygame.display.flip()
    spent = _since(start)
    services.stage.invalidate()
    return spent


def figures(name: str, times: Sequence[FrameTime]) -> Iterator[str]:
    """Yield median and 99th percentile, by the clock and of the processor."""
    yield f"{name}: {_summary([spent.wall for spent in times])}"
    yield f"{name}, processor time alone: {_summary([spent.processor for spent in times])}"


def ratios(name: str, times: Sequence[FrameTime], floors: Sequence[FrameTime]) -> str:
    """Say how many floors a frame takes, by the clock: at the median and the 99th percentile."""
    whole = sorted(spent.wall for spent in times)
    least = sorted(spent.wall for spent in floors)
    median = statistics.median(whole) / statistics.median(least)
    return f"{name}: {median:.2f} at the median, {_high(whole) / _high(least):.2f} at the 99th"


def _now() -> FrameTime:
    return FrameTime(time.perf_counter(), time.thread_time())


def _since(start: FrameTime) -> FrameTime:
    now = _now()
    return FrameTime((now.wall - start.wall) * 1000, (now.processor - start.processor) * 1000)


def _high(ordered: Sequence[float]) -> float:
    return ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]


def _summary(times: Sequence[float]) -> str:
    ordered = sorted(times) or [0.0]
    median = statistics.median(ordered)
    return f"median {median:.2f} ms, 99th percentile {_high(ordered):.2f} ms"
