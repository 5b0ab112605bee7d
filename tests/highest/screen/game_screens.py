"""What Highest Card brings along for the screens."""

from collections.abc import Iterator

from game.core.record import Playback
from game.input.seating import MatchSetup
from game.ui.frame_bench import FRAMES, SEED, Floor, bots, measure_bots
from game.ui.game_screens import Example, GameScreens
from game.ui.hidden_hands import HiddenHands
from game.ui.match_scene import new_match, seat_players
from game.ui.services import Services
from game.ui.turn_view import TurnReplay
from tests.highest.content import HighestGame
from tests.highest.screen.scene import BACKDROP, CARD, HighestScene, TableView
from tests.highest.state import Event, State


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...], game: HighestGame
) -> TurnReplay[State, Event]:
    """Return the table of a match that is played again."""
    seating = seat_players(services, playback, names)
    view = TableView(services, seating, playback.match.state)
    return TurnReplay(playback, view, hands=HiddenHands((), 2), in_turn=lambda state: state.turn)


def measure_frames(services: Services, game: HighestGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor; yield lines of figures."""
    setup = MatchSetup("highest", bots(2, "hard"), {}, SEED)
    scene = HighestScene(services, setup, game, new_match(game, setup))
    scene.enter()
    return measure_bots(services, scene, Floor(BACKDROP, CARD, 150), 10, frames)


SCREENS = GameScreens(
    scene=HighestScene,
    replay_view=replay_of,
    measure_frames=measure_frames,
    help_pages=((Example(("highest/card", "highest/card"), beside=True),),),
)
