"""What the race tells a person once: between rounds alone, and in few words."""

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
"""What is told in one rest after the other, and what it is about."""

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
        "aid-late",
        "aid-always",
    ),
)
"""All that is told, to be read again in the book; what depends on a match as an example."""


def bubbles_of(state: State, seat: Seat, aid: str = "off") -> Iterator[Bubble]:
    """Yield what may be told to a seat before a round, what is needed most first.

    ``aid`` is what helps it to see; that is told before the second round.
    """
    if state.phase is not Phase.COUNTDOWN_START or state.paused:
        return
    for end, place in _IN_TURN:
        if end == "fit" and aid != "off":
            yield Bubble(Sentence(f"{TOLD}-aid-{aid}", seat), seat=seat, place=COLUMNS)
        what = end + _variant(state.rules, end, seat)
        yield Bubble(Sentence(f"{TOLD}-{what}", seat), seat=seat, place=place)


def _variant(rules: TableRules, end: str, seat: Seat) -> str:
    """Return what a tip's name ends with where the table's options make another thing true."""
    if end == "turn" and rules.automatic[seat]:
        return "-automatic"
    if end == "wrong" and rules.table_mode:
        return "-table"
    return "-free" if end == "wrong" and not rules.block[seat] else ""
