"""A match that is played again from its record: the same table, all hands open, no choices."""

from game.content import load_frantic_deck, load_frantic_events
from game.core.record import Playback
from game.frantic.events import Event
from game.frantic.rules import FranticRules
from game.frantic.screen.table_view import FranticView
from game.frantic.state import State
from game.ui.hidden_hands import HiddenHands
from game.ui.replay_seats import seat_again
from game.ui.services import Services
from game.ui.turn_replay import TurnReplay, no_key


def replay_of(
    services: Services, playback: Playback, names: tuple[str, ...]
) -> TurnReplay[State, Event]:
    """Return what shows a playback."""
    rules = FranticRules(load_frantic_deck(), load_frantic_events())
    seating = seat_again(services, playback, names)
    hands = HiddenHands((), len(seating))
    state = playback.match.state
    assert isinstance(state, State)
    view = FranticView(services, seating, rules, state, hands, no_key, keys=False)
    return TurnReplay(playback, view, hands=hands, in_turn=_in_turn)


def _in_turn(state: State) -> int:
    return state.turn
