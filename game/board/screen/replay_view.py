"""A match that is played again from its record: the same table, all hands open, no choices."""

from game.board.events import Event
from game.board.rules import BoardRules
from game.board.screen.plates import filled_seat
from game.board.screen.table_view import TableView
from game.board.state import State
from game.content import load_board_deck, load_board_events
from game.content_boards import load_boards
from game.core.record import Playback
from game.ui.hidden_hands import HiddenHands
from game.ui.replay_seats import seat_again
from game.ui.services import Services
from game.ui.turn_replay import TurnReplay, no_key


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...]
) -> TurnReplay[State, Event]:
    """Return what shows a playback."""
    rules = BoardRules(load_board_deck(), load_board_events(), load_boards())
    seating = seat_again(services, playback, names)
    hands = HiddenHands((), len(seating))
    state = playback.match.state
    assert isinstance(state, State)
    view = TableView(services, seating, rules, state, hands, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=filled_seat)
