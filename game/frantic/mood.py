"""What the music of Frantic follows: small hands, the bomb, attacks and events."""

from game.core.music import Cues
from game.core.rounds.state import is_counted
from game.frantic.state import Ask, State

FEW_CARDS = 2
CLIMAXES = frozenset(
    f"fc-{name}"
    for name in (
        "attack",
        "bomb-lit",
        "bomb-off",
        "counter",
        "happening",
        "last-call",
        "match-end",
        "round-end",
    )
)


def is_tense(state: State) -> bool | None:
    """Say whether the bomb ticks or somebody has few cards; their number can be seen by all.

    In the middle of what is going on, as while cards are dealt, nothing is said.
    """
    if state.bomb and not is_counted(state):
        return True
    if state.question is None:
        return None
    return state.question.ask is not Ask.DEAL and min(map(len, state.hands)) <= FEW_CARDS


CUES = Cues(is_tense, CLIMAXES)
