"""How long a frame of a match takes while bots think and while cards fly, beside the least time.

The floor of the same run: the background, as many card blits as a table has, and the update of the
window. Nothing here waits for a clock; a frame counts as a 60th of a second of the match.
"""

import statistics
import time
from collections.abc import Iterator, Sequence

import pygame

from game.frappadingue.screen.run_view import BACKDROP
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.seating import MatchSetup, Player, Seating
from game.ui.services import Services

SEATS = 8
SEED = 7
LEVEL = "professor"
WARM_FRAMES = 240
FRAMES = 1800
STEP = 1 / 60
CARDS = 15
GOAL_MS = 8.0

_Time = tuple[float, float]
"""Milliseconds by the clock, and of the processor: they differ on a machine that is busy."""


def bots_scene(services: Services) -> FrappadingueScene:
    """Return a match of eight bots of the level that thinks most, about to begin."""
    players = tuple(Player("bot", f"Bot {seat + 1}", level=LEVEL) for seat in range(SEATS))
    setup = MatchSetup("frappadingue", Seating(players), {"goal": "10000"}, SEED)
    scene = FrappadingueScene(services, setup)
    scene.enter()
    scene.run.prewarm()
    return scene


def measure_frames(services: Services, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor, taking turns, and yield the figures as lines of text."""
    scene = bots_scene(services)
    thinking: list[_Time] = []
    showing: list[_Time] = []
    floor: list[_Time] = []
    for number in range(frames + WARM_FRAMES):
        busy = scene.table.thinking is not None
        spent = _frame(services, scene)
        if number >= WARM_FRAMES:
            (thinking if busy else showing).append(spent)
            floor.append(_floor(services))
            services.stage.invalidate()
    size = "x".join(map(str, services.canvas.size))
    yield f"{SEATS} bots ({LEVEL}), {size}, {len(thinking)} frames of thinking"
    parts = (("by the clock", 0), ("processor time alone", 1))
    kinds = (
        ("frame while a bot thinks", thinking),
        ("frame while cards fly", showing),
        ("floor (background, cards, flip)", floor),
    )
    for name, times in kinds:
        for how, part in parts:
            yield f"{name}, {how}: {_figures([spent[part] for spent in times])}"
    yield f"goal: 99th percentile under {GOAL_MS:g} ms while a bot thinks"


def _frame(services: Services, scene: FrappadingueScene) -> _Time:
    start = _now()
    scene.update(STEP)
    scene.draw(services.stage)
    services.stage.present()
    return _since(start)


def _floor(services: Services) -> _Time:
    backdrop = services.sprites.backdrop(BACKDROP)
    card = services.sprites.get("frappadingue/K8", 172)
    target = services.stage.target
    places = [(card, (i % 5 * card.get_width(), i // 5 * 90)) for i in range(CARDS)]
    start = _now()
    target.blit(backdrop, (0, 0))
    target.fblits(places)
    pygame.display.flip()
    return _since(start)


def _now() -> _Time:
    return time.perf_counter(), time.thread_time()


def _since(start: _Time) -> _Time:
    wall, processor = _now()
    return (wall - start[0]) * 1000, (processor - start[1]) * 1000


def _figures(times: Sequence[float]) -> str:
    ordered = sorted(times) or [0.0]
    high = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"median {statistics.median(ordered):.2f} ms, 99th percentile {high:.2f} ms"
