"""What Frantic brings along for the screens: its table, its replay, its pages of help."""

from game.core.record import Playback
from game.core.rules import Seat
from game.frantic.content import FranticGame
from game.frantic.events import Event
from game.frantic.screen.frame_bench import measure_frames
from game.frantic.screen.pictures import CardNames
from game.frantic.screen.scene import FranticScene
from game.frantic.screen.table_view import FranticView
from game.frantic.state import State
from game.ui.game_screens import Example, GameScreens
from game.ui.hidden_hands import HiddenHands
from game.ui.match_scene import seat_players
from game.ui.services import Services
from game.ui.turn_view import TurnReplay, no_key

HELP_PAGES = (
    (Example(("frantic/R7", "frantic/G3", "frantic/Bs")),),
    (
        Example(("frantic/R7", "frantic/B7"), "check"),
        Example(("frantic/R7", "frantic/Y3"), "cross"),
    ),
    (Example(("frantic/Rs", "frantic/Yg", "frantic/W4"), beside=True),),
    (Example(("frantic/Wc", "frantic/Wn"), beside=True),),
    (
        Example(("frantic/R5", "frantic/K5"), "check"),
        Example(("frantic/events/tornado",), large=True),
    ),
)
"""The pictures of each page of help."""


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...], game: FranticGame
) -> TurnReplay[State, Event]:
    """Return the table of a match that is played again, with all hands open."""
    seating = seat_players(services, playback, names)
    hands = HiddenHands((), len(seating))
    state = playback.match.state
    assert isinstance(state, State)
    view = FranticView(services, seating, game.rules, state, hands, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=_in_turn)


def _in_turn(state: State) -> Seat:
    return state.turn


SCREENS = GameScreens(
    scene=FranticScene,
    replay_view=replay_of,
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
    captions=CardNames,
)
