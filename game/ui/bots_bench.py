"""Times a match of bots: frames while one thinks and while things move, beside the least time."""

from collections.abc import Iterator
from typing import Any

from game.input.seating import Player, Seating
from game.ui.frame_timing import GOAL_MS, Floor, FrameTime, figures, time_floor, time_frame
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

SEED = 7
WARM_FRAMES = 240
FRAMES = 1800


def bots(seats: int, level: str) -> Seating:
    """Return a table of bots of one level."""
    return Seating(tuple(Player("bot", f"Bot {seat + 1}", level=level) for seat in range(seats)))


def measure_bots(
    services: Services,
    scene: TurnScene[Any, Any, Any, Any],
    floor: Floor,
    cards: int,
    frames: int = FRAMES,
) -> Iterator[str]:
    """Measure frames and their floor of so many cards, taking turns; yield lines of figures.

    The scene has been entered, its pictures are made, and all its seats are bots of one level.
    """
    thinking: list[FrameTime] = []
    showing: list[FrameTime] = []
    floors: list[FrameTime] = []
    for number in range(frames + WARM_FRAMES):
        busy = scene.table.thinking is not None
        spent = time_frame(services, scene)
        least = time_floor(services, floor, cards)
        if number >= WARM_FRAMES:
            (thinking if busy else showing).append(spent)
            floors.append(least)
    seating, size = scene.setup.seating, "x".join(map(str, services.canvas.size))
    yield f"{len(seating)} bots ({seating[0].level}), {size}, {len(thinking)} frames of thinking"
    yield from figures("frame while a bot thinks", thinking)
    yield from figures("frame while things move", showing)
    yield from figures("floor (background, as many cards, flip)", floors)
    yield f"goal: 99th percentile under {GOAL_MS:g} ms while a bot thinks"
