"""What the music of the board game follows: pawns near the finish, the bomb, and what happens."""

from game.board.state import NO_BOMB, State
from game.core.music import Cues
from game.core.rounds.state import is_counted

NEAR = 6
"""A pawn that is so many squares from the finish may reach it with one die."""
CLIMAXES = frozenset(
    f"fb-{name}"
    for name in (
        "attack",
        "bomb-lit",
        "bomb-off",
        "happening",
        "match-end",
        "quake",
        "round-end",
        "tumble",
    )
)


def is_tense(state: State) -> bool:
    """Say whether the bomb ticks or a pawn is near the finish."""
    if is_counted(state):
        return False
    return state.bomb != NO_BOMB or state.finish - max(state.pawns) <= NEAR


CUES = Cues(is_tense, CLIMAXES)
