"""The event cards (FC-31 to FC-50): what each does, as steps of a verb and a number."""

import enum
import re
from collections.abc import Iterable

import msgspec

EVENTS = 20
_KEY = re.compile(r"(?!rest\Z)[a-z0-9]+(-[a-z0-9]+)*\Z")
"""A key is one word in the text of a position, where ``rest`` means all others."""


class Verb(enum.Enum):
    """What an event can do; the values stand in the table."""

    NOTHING = "nothing"
    TAKE_FROM_LARGEST = "take-from-largest"
    DRAW = "draw"
    DRAW_RISING = "draw-rising"
    DRAW_TO_LARGEST = "draw-to-largest"
    DISCARD_HAND = "discard-hand"
    DISCARD_RISING = "discard-rising"
    DISCARD_EQUAL_NUMBERS = "discard-equal-numbers"
    DISCARD_LAST_COLOUR = "discard-last-colour"
    PASS_HANDS = "pass-hands"
    SWAP_EXTREMES = "swap-extremes"
    SHUFFLE_HANDS = "shuffle-hands"
    GIVE_HAND = "give-hand"
    GIVE_CARD = "give-card"
    SHOW_HANDS = "show-hands"
    GAMBLE = "gamble"
    MARKET = "market"
    BOMB = "bomb"
    END_ROUND = "end-round"
    END_ROUND_SCORING = "end-round-scoring"


COUNTED = frozenset(
    {
        Verb.DRAW,
        Verb.DRAW_RISING,
        Verb.DISCARD_RISING,
        Verb.GAMBLE,
        Verb.BOMB,
        Verb.END_ROUND_SCORING,
    }
)
"""The verbs that need a number: cards, turns or points."""


class Step(msgspec.Struct, frozen=True):
    """A verb and its number, 0 where it has none."""

    verb: Verb
    count: int = 0


class Happening(msgspec.Struct, frozen=True):
    """One event card; ``key`` names its texts and its picture."""

    key: str
    steps: tuple[Step, ...]


class EventTable:
    """The 20 event cards by their keys."""

    def __init__(self, happenings: tuple[Happening, ...]) -> None:
        self.keys = tuple(happening.key for happening in happenings)
        self._steps = {happening.key: happening.steps for happening in happenings}

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
