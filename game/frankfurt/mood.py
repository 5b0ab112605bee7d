"""What the music of the race follows: few cards left to somebody, and slaps."""

from game.core.music import Cues
from game.frankfurt.state import Phase, State

FEW_CARDS = 4
"""With so many cards in all columns of somebody the slap is near."""
CLIMAXES = frozenset({"firstslap", "slap", "roundend", "win"})


def is_tense(state: State) -> bool:
    """Say whether a slap is near or due; how many cards lie in columns can be seen by all."""
    if state.phase is Phase.RACE:
        return any(seat.column_cards <= FEW_CARDS for seat in state.seats)
    return state.phase is Phase.SLAP


CUES = Cues(is_tense, CLIMAXES)
