"""What Highest Card brings along for the screens."""

from collections.abc import Iterator
from operator import attrgetter

from game.input.seating import MatchSetup
from game.ui.frame_bench import FRAMES, SEED, Floor, bots, measure_bots
from game.ui.game_screens import Example, GameScreens
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.turn_view import replay_by
from tests.highest.content import HighestGame
from tests.highest.screen.scene import BACKDROP, CARD, HighestScene, TableView


def measure_frames(services: Services, game: HighestGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor; yield lines of figures."""
    setup = MatchSetup("highest", bots(2, "hard"), {}, SEED)
    scene = HighestScene(services, setup, game, new_match(game, setup))
    scene.enter()
    return measure_bots(services, scene, Floor(BACKDROP, CARD, 150), 10, frames)


SCREENS = GameScreens(
    scene=HighestScene,
    replay_view=replay_by(
        lambda services, seating, rules, state, *_: TableView(services, seating, state),
        attrgetter("turn"),
    ),
    measure_frames=measure_frames,
    help_pages=((Example(("highest/card", "highest/card"), beside=True),),),
)
