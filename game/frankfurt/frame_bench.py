"""How long a frame of the race takes when everything moves, beside the least that it could take.

The floor of the same run: the background, as many cards as the frame has, and the update of the
window. Nothing here waits for a clock.
"""

import statistics
import time
from collections.abc import Iterator, Sequence

import pygame

from game.frankfurt.race_view import BACKDROP
from game.frankfurt.scene import FrankfurtScene
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
    taken: list[float] = []
    floor: list[float] = []
    cards = 0
    for frame in range(frames + WARM_FRAMES):
        scene.view.jostle(frame)
        spent = _frame(services, scene)
        count = scene.view.cards_drawn
        least = _floor(services, count)
        services.stage.invalidate()
        if frame >= WARM_FRAMES:
            taken.append(spent)
            floor.append(least)
            cards = max(cards, count)
    size = "x".join(map(str, services.canvas.size))
    yield f"four players, {size}, {len(taken)} frames, up to {cards} cards, all of them moving"
    yield f"frame (update and draw): {_figures(taken)}"
    yield f"floor (background, as many cards, flip): {_figures(floor)}"
    ratio = statistics.median(taken) / statistics.median(floor)
    yield f"frame/floor at the median: {ratio:.2f}; goals: 99th percentile < 8 ms, < 4 floors"


def _frame(services: Services, scene: FrankfurtScene) -> float:
    start = time.perf_counter()
    scene.update(STEP)
    scene.draw(services.stage)
    services.stage.present()
    return (time.perf_counter() - start) * 1000


def _floor(services: Services, cards: int) -> float:
    backdrop = services.sprites.backdrop(BACKDROP)
    card = services.sprites.get("frankfurt/Y14", 151)
    target = services.stage.target
    width = card.get_width()
    places = [(card, (i % 12 * width, i // 12 * 90)) for i in range(cards)]
    start = time.perf_counter()
    target.blit(backdrop, (0, 0))
    target.fblits(places)
    pygame.display.flip()
    return (time.perf_counter() - start) * 1000


def _figures(times: Sequence[float]) -> str:
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    return f"median {statistics.median(ordered):.2f} ms, 99th percentile {high:.2f} ms"
