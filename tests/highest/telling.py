"""What happens in Highest Card, in words."""

from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.core.telling import Motion, Readers, Telling
from tests.highest.state import Event, Played, State, Won


def tell(event: Event, before: State, after: State, readers: Readers) -> Telling:
    """Return the telling of an event, the same for all readers."""
    match event:
        case Played(seat, card):
            line = Sentence("highest-played", seat, {"card": card + 1})
            return Telling(line, sound="discard", seconds=0.4, seats=(seat,), motion=Motion.PLAY)
        case Won(seat, cards):
            line = Sentence("highest-won", seat, {"card": max(cards) + 1})
            return Telling(line, sound="reveal", seconds=0.8, seats=(seat,), moods={seat: "happy"})


def status_of(state: State) -> Sentence:
    """Return what is asked now, and of whom."""
    if not any(state.hands):
        return Sentence("highest-over", NOBODY)
    return Sentence("highest-now-follow" if state.trick else "highest-now-lead", state.turn)
