"""The events of the board game (FB-41): what each number of the d20 does, as verbs and numbers."""

import enum
import re
from collections.abc import Iterable

import msgspec

EVENTS = 20
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")


class Verb(enum.Enum):
    """What an event can do; the values stand in the table.

    Pawns are moved without setting cards off, but for ``MOVE_EACH``; none passes start or finish.
    """

    NOTHING = "nothing"
    ROLL_ON = "roll-on"
    """Everyone rolls the d6 and advances by it."""
    ROLL_BACK = "roll-back"
    """Everyone rolls the d6 and goes back by it."""
    ROLL_HIGHEST = "roll-highest"
    """Everyone rolls the d6; the highest advance ``count`` times that number."""
    SWAP_ENDS = "swap-ends"
    """The foremost and the hindmost change places."""
    MOVE_EACH = "move-each"
    """In turn order every pawn makes a move of ``count`` squares; its owner chooses."""
    GO_TO_AVERAGE = "go-to-average"
    FOREMOST_BACK = "foremost-back"
    """The foremost go back ``count`` squares, all others advance one."""
    GO_HALFWAY = "go-halfway"
    """Every pawn goes half of the way that it still has to the finish."""
    SHARERS_TO_START = "sharers-to-start"
    """Pawns that share a square go to the start."""
    PASS_PLACES = "pass-places"
    """Each pawn goes to where the pawn of the player on the right stood."""
    DEAL_TELEPORTS = "deal-teleports"
    """The teleports are dealt at random over squares without a white card."""
    CLEAR_LAST_COLOUR = "clear-last-colour"
    """All top cards of the colour laid last leave the board."""
    SHUFFLE_HANDS = "shuffle-hands"
    DROP_HANDS = "drop-hands"
    """All hands leave."""
    DROP_DOUBLES = "drop-doubles"
    """Cards of one name, two or more in a hand, leave it."""
    DRAW = "draw"
    """In turn order each draws ``count`` cards."""
    GIVE_HAND = "give-hand"
    """Everyone secretly names another player, who gets the whole hand."""
    GIVE_CARD = "give-card"
    """Everyone secretly gives one card to another player."""
    MARKET = "market"
    SHOW_HANDS = "show-hands"
    BOMB = "bomb"
    """After this turn everyone has ``count`` turns until points count double."""
    END_IF_HALFWAY = "end-if-halfway"
    """With a pawn on or past half the finish's number the round ends at once."""


COUNTED = frozenset({Verb.ROLL_HIGHEST, Verb.MOVE_EACH, Verb.FOREMOST_BACK, Verb.DRAW, Verb.BOMB})
"""The verbs that need a number."""


class Step(msgspec.Struct, frozen=True):
    """A verb and its number, 0 where it has none."""

    verb: Verb
    count: int = 0


class Happening(msgspec.Struct, frozen=True):
    """One event; ``key`` names its texts and its picture."""

    key: str
    steps: tuple[Step, ...]


class EventTable:
    """The 20 events in the order of the d20, from 1."""

    def __init__(self, happenings: tuple[Happening, ...]) -> None:
        self.keys = tuple(happening.key for happening in happenings)
        self._steps = {happening.key: happening.steps for happening in happenings}

    def rolled(self, number: int) -> str:
        """Return the key of the event that the d20 shows."""
        return self.keys[number - 1]

    def steps(self, key: str) -> tuple[Step, ...]:
        """Return what an event does, in order; ``KeyError`` if there is no such event."""
        return self._steps[key]

    def text(self) -> str:
        """Return all events with their steps, a line an event."""
        return "\n".join(
            " ".join((key, *(f"{step.verb.value}*{step.count}" for step in steps)))
            for key, steps in self._steps.items()
        )


def build_step(verb: str, count: int | None) -> Step:
    """Return a step; ``ValueError`` for an unknown verb, and a number missing or too many."""
    known = {other.value: other for other in Verb}
    if verb not in known:
        raise ValueError(f"no verb {verb!r}; possible: {', '.join(known)}")
    if (known[verb] in COUNTED) != (count is not None):
        raise ValueError(f"{verb} needs a count" if count is None else f"{verb} has no count")
    return Step(known[verb], count or 0)


def build_table(happenings: Iterable[Happening]) -> EventTable:
    """Return the table; ``ValueError`` unless there are 20 events, each once, each with a step."""
    found = tuple(happenings)
    keys = [happening.key for happening in found]
    for happening in found:
        if not _KEY.match(happening.key):
            raise ValueError(f"{happening.key!r} is no key: use small letters, digits and hyphens")
        if keys.count(happening.key) > 1:
            raise ValueError(f"the event {happening.key!r} is there more than once")
        if not happening.steps:
            raise ValueError(f"the event {happening.key!r} does nothing; write the verb nothing")
    if len(found) != EVENTS:
        raise ValueError(f"there are {len(found)} events, and there must be {EVENTS}")
    return EventTable(found)
