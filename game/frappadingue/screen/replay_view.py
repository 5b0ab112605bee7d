"""A match that is played again from its record: the same table, without choices."""

from game.content import load_frappadingue_deck
from game.core.record import Playback
from game.core.rules import Seat
from game.frappadingue.events import Event
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.screen.run_view import RunView
from game.frappadingue.state import State
from game.ui.hidden_hands import HiddenHands
from game.ui.replay_seats import seat_again
from game.ui.services import Services
from game.ui.turn_replay import TurnReplay, no_key


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...]
) -> TurnReplay[State, Event]:
    """Return what shows a playback."""
    rules = FrappadingueRules(load_frappadingue_deck())
    seating = seat_again(services, playback, names)
    hands = HiddenHands((), len(seating))  # nobody has a hand in this game
    state = playback.match.state
    assert isinstance(state, State)
    view = RunView(services, seating, rules, state, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=_in_turn)


def _in_turn(state: State) -> Seat:
    return state.turn
