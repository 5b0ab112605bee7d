"""What the race tells a person once: in count-downs alone, so in few words."""

from collections.abc import Iterator

from game.core.bubbles import Bubble, tips_of
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.frankfurt.state import Phase, State

TOLD = "frankfurt-bubble"
COLUMNS, PILES = "columns", "piles"
"""Places of its table: a player's own columns, and the piles in the middle."""
_IN_TURN = (
    ("goal", COLUMNS),
    ("fit", PILES),
    ("slap", PILES),
    ("turn", COLUMNS),
    ("odd", PILES),
    ("wrong", PILES),
    ("empty", COLUMNS),
    ("draw", COLUMNS),
)
"""What is told one count-down after the other, and where."""

TIPS = tips_of(
    TOLD,
    (
        "goal",
        "fit",
        "odd",
        "slap",
        "turn",
        "wrong",
        "empty",
        "draw",
        "stuck",
    ),
)
"""All that is told, to be read again in the book; what depends on a match as an example."""


def bubbles_of(state: State, seat: Seat) -> Iterator[Bubble]:
    """Yield what may be told to a seat in a count-down, what is needed most first."""
    if not state.phase.counting or state.paused:
        return
    if state.phase is Phase.COUNTDOWN_STUCK:
        yield Bubble(Sentence(f"{TOLD}-stuck", seat), seat=seat, place=PILES)
    for end, place in _IN_TURN:
        yield Bubble(Sentence(f"{TOLD}-{end}", seat), seat=seat, place=place)
