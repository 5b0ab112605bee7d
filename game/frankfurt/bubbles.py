"""What the race tells a person once: in count-downs alone, so in few words."""

from collections.abc import Iterator

from game.core.bubbles import Bubble, tips_of
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.frankfurt.state import Phase, State, TableRules

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
        "turn-automatic",
        "wrong",
        "wrong-free",
        "wrong-table",
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
        what = end + _variant(state.rules, end, seat)
        yield Bubble(Sentence(f"{TOLD}-{what}", seat), seat=seat, place=place)


def _variant(rules: TableRules, end: str, seat: Seat) -> str:
    """Return what a tip's name ends with where the table's options make another thing true."""
    if end == "turn" and rules.automatic[seat]:
        return "-automatic"
    if end == "wrong" and rules.table_mode:
        return "-table"
    return "-free" if end == "wrong" and not rules.block[seat] else ""
