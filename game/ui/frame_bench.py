"""Times frames of a scene or of a match of bots, and the least that they could take.

The least is the background, as many card blits as the frame has, and the update of the window.
Nothing here waits for a clock; a frame counts as a 60th of a second of the match.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.core.cards import Card
from game.core.game import AnyGame
from game.core.rng import Rng
from game.input.seating import MatchSetup, Player, Seating
from game.ui.match_scene import new_match
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

STEP = 1 / 60
GOAL_MS = 8.0
SEED = 7
WARM_FRAMES = 240
FRAMES = 1800

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
    """Say how many floors a frame takes by the clock, at the median and the 99th percentile."""
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


def bots(seats: int, level: str) -> Seating:
    """Return a table of bots of one level."""
    return Seating(tuple(Player("bot", f"Bot {seat + 1}", level=level) for seat in range(seats)))


Hands = tuple[tuple[Card, ...], ...]


class Crowd(NamedTuple):
    """A table full of cards: sizes of the first hand and of all others, and what makes the state.

    ``state`` is called with the rules, the state before the match, hands, and all other cards.
    """

    first: int
    others: int
    state: Callable[[Any, Any, Hands, list[Card]], Any]

    def state_of(self, game: AnyGame, setup: MatchSetup) -> Any:
        """Return the state from which frames are measured."""
        rules: Any = game.rules
        cards = list(Rng(SEED, "bench").shuffled(rules.deck.cards))
        hands = []
        for size in [self.first] + [self.others] * (len(setup.seating) - 1):
            hands.append(tuple(cards[:size]))
            del cards[:size]
        state = rules.initial_state(setup.config(game.info, SEED), Rng(SEED, "rules"))
        return self.state(rules, state, tuple(hands), cards)


def bench_by(
    make_scene: Callable[..., TurnScene[Any, Any, Any, Any]],
    floor: Floor,
    *,
    seats: int,
    level: str,
    cards: int,
    options: Mapping[str, str] | None = None,
    crowd: Crowd | None = None,
) -> Callable[..., Iterator[str]]:
    """Return what measures frames of a match of bots of one level, beside the least with cards."""

    def measure_frames(services: Services, game: AnyGame, frames: int = FRAMES) -> Iterator[str]:
        setup = MatchSetup(game.key, bots(seats, level), dict(options or {}), SEED)
        state = None if crowd is None else crowd.state_of(game, setup)
        scene = make_scene(services, setup, game, new_match(game, setup, state))
        scene.enter()
        scene.view.prewarm()
        return _measure_bots(services, scene, floor, cards, frames)

    return measure_frames


def _measure_bots(
    services: Services,
    scene: TurnScene[Any, Any, Any, Any],
    floor: Floor,
    cards: int,
    frames: int,
) -> Iterator[str]:
    """Measure frames and their floor of so many cards, taking turns; yield lines of figures."""
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
