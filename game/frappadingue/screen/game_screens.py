"""What Frappadingue Family brings along for the screens: its table, its replay, its help."""

from game.core.record import Playback
from game.core.rules import Seat
from game.frappadingue.content import FrappadingueGame
from game.frappadingue.events import Event
from game.frappadingue.screen.frame_bench import measure_frames
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.screen.table_view import TableView
from game.frappadingue.state import State
from game.ui.game_screens import Example, GameScreens
from game.ui.hidden_hands import HiddenHands
from game.ui.match_scene import seat_players
from game.ui.services import Services
from game.ui.turn_view import TurnReplay, no_key

HELP_PAGES = (
    (
        Example(("frappadingue/K8", "frappadingue/K12"), "check"),
        Example(("frappadingue/K9", "frappadingue/K7"), "cross"),
    ),
    (
        Example(("frappadingue/K9", "frappadingue/K9", "frappadingue/K9"), "check"),
        Example(("frappadingue/K9", "frappadingue/K9"), "cross"),
    ),
    (
        Example(("frappadingue/K8", "frappadingue/minus5"), "check"),
        Example(("frappadingue/plus10",), "cross"),
    ),
    (Example(("frappadingue/barrow-3",), large=True),),
    (
        Example(("frappadingue/K8", "frappadingue/crash"), "cross"),
        Example(("frappadingue/barrow-tipped",), large=True),
    ),
)
"""The pictures of each page of help."""


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...], game: FrappadingueGame
) -> TurnReplay[State, Event]:
    """Return the table of a match that is played again."""
    seating = seat_players(services, playback, names)
    hands = HiddenHands((), len(seating))  # nobody has a hand in this game
    state = playback.match.state
    assert isinstance(state, State)
    view = TableView(services, seating, game.rules, state, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=_in_turn)


def _in_turn(state: State) -> Seat:
    return state.turn


SCREENS = GameScreens(
    scene=FrappadingueScene,
    replay_view=replay_of,
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
)
