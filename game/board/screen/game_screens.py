"""What the board game brings along for the screens: its table, its replay, its pages of help."""

from game.board.content import BoardGame
from game.board.events import Event
from game.board.screen.board_picture import draw_option
from game.board.screen.frame_bench import measure_frames
from game.board.screen.pictures import CardNames
from game.board.screen.plates import filled_seat
from game.board.screen.scene import BoardScene
from game.board.screen.table_view import TableView
from game.board.state import State
from game.core.record import Playback
from game.ui.game_screens import Example, GameScreens
from game.ui.hidden_hands import HiddenHands
from game.ui.match_scene import seat_players
from game.ui.services import Services
from game.ui.turn_view import TurnReplay, no_key

HELP_PAGES = (
    (Example(("games/board",), large=True),),
    (
        Example(("board/push", "board/jump"), "check"),
        Example(("board/push", "board/stop"), "cross"),
    ),
    (Example(("board/push", "board/stop", "board/reverse"), beside=True),),
    (Example(("board/block", "board/reroll"), beside=True),),
    (
        Example(("board/notyou", "board/trouble"), "bolt"),
        Example(("frantic/events/robin-hood",), large=True),
    ),
)
"""The pictures of each page of help."""


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...], game: BoardGame
) -> TurnReplay[State, Event]:
    """Return the table of a match that is played again, with all hands open."""
    seating = seat_players(services, playback, names)
    hands = HiddenHands((), len(seating))
    state = playback.match.state
    assert isinstance(state, State)
    view = TableView(services, seating, game.rules, state, hands, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=filled_seat)


SCREENS = GameScreens(
    scene=BoardScene,
    replay_view=replay_of,
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
    captions=CardNames,
    draw_option=draw_option,
)
