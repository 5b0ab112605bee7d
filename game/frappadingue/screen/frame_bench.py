"""How long a frame of a match takes while bots think and while cards fly, beside the least time."""

from collections.abc import Iterator

from game.frappadingue.screen.run_view import BACKDROP
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.seating import MatchSetup, Player, Seating
from game.ui.frame_timing import GOAL_MS, Floor, FrameTime, figures, time_floor, time_frame
from game.ui.services import Services

SEATS = 8
SEED = 7
LEVEL = "professor"
WARM_FRAMES = 240
FRAMES = 1800
CARDS = 15
FLOOR = Floor(BACKDROP, "frappadingue/K8", 172)


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
    thinking: list[FrameTime] = []
    showing: list[FrameTime] = []
    floors: list[FrameTime] = []
    for number in range(frames + WARM_FRAMES):
        busy = scene.table.thinking is not None
        spent = time_frame(services, scene)
        least = time_floor(services, FLOOR, CARDS)
        if number >= WARM_FRAMES:
            (thinking if busy else showing).append(spent)
            floors.append(least)
    size = "x".join(map(str, services.canvas.size))
    yield f"{SEATS} bots ({LEVEL}), {size}, {len(thinking)} frames of thinking"
    yield from figures("frame while a bot thinks", thinking)
    yield from figures("frame while cards fly", showing)
    yield from figures("floor (background, as many cards, flip)", floors)
    yield f"goal: 99th percentile under {GOAL_MS:g} ms while a bot thinks"
