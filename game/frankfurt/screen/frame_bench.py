"""How long a frame of the race takes when everything moves, beside the least that it could take.

The floor of the same run: the background, as many cards as the frame has, and the update of the
window. Nothing here waits for a clock.
"""

import statistics
import time
from collections.abc import Iterator, Sequence

import pygame

from game.frankfurt.screen.race_view import BACKDROP
from game.frankfurt.screen.scene import FrankfurtScene
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.services import Services

SEATS = 4
SEED = 7
WARM_FRAMES = 60
FRAMES = 900
STEP = 1 / 60
GOAL_MS = 8.0
GOAL_TIMES = 4.0

_Time = tuple[float, float]
"""Milliseconds by the clock, and of the processor: they differ on a machine that is busy."""


def race_scene(services: Services) -> FrankfurtScene:
    """Return a race of four at one keyboard, two of them bots, with all pictures made."""
    zones = next(preset.zones for preset in load_zones().presets if preset.seats == SEATS)
    players = (
        Player("human", "Anna", zone=zones[0]),
        Player("human", "Karim", zone=zones[1]),
        Player("bot", "Zeil", level="hard"),
        Player("bot", "Main", level="hard"),
    )
    scene = FrankfurtScene(services, MatchSetup("frankfurt", Seating(players), {}, SEED))
    scene.enter()
    scene.view.prewarm()
    scene.fast_forward(40)
    return scene


def measure_frames(services: Services, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor, taking turns, and yield the figures as lines of text."""
    scene = race_scene(services)
    taken: list[_Time] = []
    floor: list[_Time] = []
    cards = 0
    for turn in range(frames + WARM_FRAMES):
        scene.view.jostle(turn)
        spent = _frame(services, scene)
        count = scene.view.cards_drawn
        least = _floor(services, count)
        services.stage.invalidate()
        if turn >= WARM_FRAMES:
            taken.append(spent)
            floor.append(least)
            cards = max(cards, count)
    size = "x".join(map(str, services.canvas.size))
    yield f"four players, {size}, {len(taken)} frames, up to {cards} cards, all of them moving"
    for name, part in (("", 0), (", processor time alone", 1)):
        whole, least_of_all = [spent[part] for spent in taken], [spent[part] for spent in floor]
        yield f"frame (update and draw){name}: {_figures(whole)}"
        yield f"floor (background, as many cards, flip){name}: {_figures(least_of_all)}"
        ratio = statistics.median(whole) / statistics.median(least_of_all)
        yield f"frame/floor at the median{name}: {ratio:.2f}"
    yield f"goals: 99th percentile under {GOAL_MS:g} ms, and under {GOAL_TIMES:g} floors"


def _frame(services: Services, scene: FrankfurtScene) -> _Time:
    start = _now()
    scene.update(STEP)
    scene.draw(services.stage)
    services.stage.present()
    return _since(start)


def _floor(services: Services, cards: int) -> _Time:
    backdrop = services.sprites.backdrop(BACKDROP)
    card = services.sprites.get("frankfurt/Y14", 151)
    target = services.stage.target
    width = card.get_width()
    places = [(card, (i % 12 * width, i // 12 * 90)) for i in range(cards)]
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
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"median {statistics.median(ordered):.2f} ms, 99th percentile {high:.2f} ms"
