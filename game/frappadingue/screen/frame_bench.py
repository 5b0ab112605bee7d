"""How long a frame takes while bots think and while things move, beside the least time."""

from collections.abc import Iterator

from game.frappadingue.content import FrappadingueGame
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.screen.table_view import BACKDROP
from game.input.seating import MatchSetup
from game.ui.frame_bench import FRAMES, SEED, Floor, bots, measure_bots
from game.ui.match_scene import new_match
from game.ui.services import Services

SEATS = 8
LEVEL = "professor"
CARDS = 15
FLOOR = Floor(BACKDROP, "frappadingue/K8", 172)


def bots_scene(services: Services, game: FrappadingueGame) -> FrappadingueScene:
    """Return a match of eight bots of the level that thinks most, about to begin."""
    setup = MatchSetup("frappadingue", bots(SEATS, LEVEL), {"goal": "10000"}, SEED)
    scene = FrappadingueScene(services, setup, game, new_match(game, setup))
    scene.enter()
    scene.view.prewarm()
    return scene


def measure_frames(
    services: Services, game: FrappadingueGame, frames: int = FRAMES
) -> Iterator[str]:
    """Measure frames and their floor; return the figures as lines of text."""
    return measure_bots(services, bots_scene(services, game), FLOOR, CARDS, frames)
