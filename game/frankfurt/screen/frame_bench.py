"""How long a frame of the race takes when everything moves, beside the least that it could take."""

from collections.abc import Iterator

from game.frankfurt.content import FrankfurtGame
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.screen.table_view import BACKDROP
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.frame_bench import GOAL_MS, Floor, FrameTime, figures, ratios, time_floor, time_frame
from game.ui.match_scene import new_match
from game.ui.services import Services

SEATS = 4
SEED = 7
WARM_FRAMES = 60
FRAMES = 900
GOAL_TIMES = 4.0
FLOOR = Floor(BACKDROP, "frankfurt/Y14", 151)


def race_scene(services: Services, game: FrankfurtGame) -> FrankfurtScene:
    """Return a race of four at one keyboard, two of them bots, with all pictures made."""
    zones = next(preset.zones for preset in load_zones().presets if preset.seats == SEATS)
    players = (
        Player("human", "Anna", zone=zones[0]),
        Player("human", "Karim", zone=zones[1]),
        Player("bot", "Zeil", level="hard"),
        Player("bot", "Main", level="hard"),
    )
    setup = MatchSetup("frankfurt", Seating(players), {}, SEED)
    scene = FrankfurtScene(services, setup, game, new_match(game, setup))
    scene.enter()
    scene.view.prewarm()
    scene.fast_forward(40)
    return scene


def measure_frames(services: Services, game: FrankfurtGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor, taking turns, and yield the figures as lines of text."""
    scene = race_scene(services, game)
    taken: list[FrameTime] = []
    floors: list[FrameTime] = []
    cards = 0
    for turn in range(frames + WARM_FRAMES):
        scene.view.jostle(turn)
        spent = time_frame(services, scene)
        least = time_floor(services, FLOOR, scene.view.cards_drawn)
        if turn >= WARM_FRAMES:
            taken.append(spent)
            floors.append(least)
            cards = max(cards, scene.view.cards_drawn)
    size = "x".join(map(str, services.canvas.size))
    yield f"four players, {size}, {len(taken)} frames, up to {cards} cards, all of them moving"
    yield from figures("frame (update and draw)", taken)
    yield from figures("floor (background, as many cards, flip)", floors)
    yield ratios("floors a frame", taken, floors)
    yield f"goals: 99th percentile under {GOAL_MS:g} ms, and under {GOAL_TIMES:g} floors"
