"""The table of events: what each does, as effects of a verb and a number."""

import enum
import re
from collections.abc import Collection, Iterable

import msgspec

EVENTS = 20
_KEY = re.compile(r"(?!rest\Z)[a-z0-9]+(-[a-z0-9]+)*\Z")
"""A key is one word in the text of a position, where ``rest`` means all others."""


class Effect(msgspec.Struct, frozen=True):
    """A verb, one of the game's own, and its number, 0 where it has none."""

    verb: str
    count: int = 0


class Happening(msgspec.Struct, frozen=True):
    """One event; ``key`` names its texts and its picture."""

    key: str
    effects: tuple[Effect, ...]


class EventTable:
    """The 20 events in the order of their file, which is that of a d20."""

    def __init__(self, happenings: tuple[Happening, ...]) -> None:
        self.keys = tuple(happening.key for happening in happenings)
        self._effects = {happening.key: happening.effects for happening in happenings}

    def rolled(self, number: int) -> str:
        """Return the key of the event that the d20 shows, 1 to 20."""
        return self.keys[number - 1]

    def effects(self, key: str) -> tuple[Effect, ...]:
        """Return what an event does, in order; ``KeyError`` if there is no such event."""
        return self._effects[key]

    def text(self) -> str:
        """Return all events with their effects, a line an event."""
        return "\n".join(
            " ".join((key, *(f"{effect.verb}*{effect.count}" for effect in effects)))
            for key, effects in self._effects.items()
        )


def build_effect(
    verb: str, count: int | None, verbs: type[enum.StrEnum], counted: Collection[str]
) -> Effect:
    """Return an effect by a game's verbs, of which some are ``counted``.

    ``ValueError`` for an unknown verb, and a number missing or too many.
    """
    known = {str(other): other for other in verbs}
    if verb not in known:
        raise ValueError(f"no verb {verb!r}; possible: {', '.join(known)}")
    if (verb in counted) != (count is not None):
        raise ValueError(f"{verb} needs a count" if count is None else f"{verb} has no count")
    return Effect(known[verb], count or 0)


def build_table(happenings: Iterable[Happening]) -> EventTable:
    """Return the table; ``ValueError`` unless there are 20 events, each once, each doing some."""
    found = tuple(happenings)
    keys = [happening.key for happening in found]
    for happening in found:
        if not _KEY.match(happening.key):
            raise ValueError(f"{happening.key!r} is no key: use small letters, digits and hyphens")
        if keys.count(happening.key) > 1:
            raise ValueError(f"the event {happening.key!r} is there more than once")
        if not happening.effects:
            raise ValueError(f"the event {happening.key!r} does nothing; write the verb nothing")
    if len(found) != EVENTS:
        raise ValueError(f"there are {len(found)} events, and there must be {EVENTS}")
    return EventTable(found)
