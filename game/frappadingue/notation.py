"""The texts of actions and events; those of positions stand in ``position.py``."""

from typing import Any

import msgspec

from game.core.notation import card_texts, event_name
from game.frappadingue.deck import VALUES, Deck
from game.frappadingue.events import Event
from game.frappadingue.scoring import LEAST, LONGEST_THROW, SINGLES, Part
from game.frappadingue.state import Action, Stop, Take, Throw

FORMS = "write 'throw 5', 'take 8*2 12' or 'stop'"


def action_text(action: Action) -> str:
    """Return ``throw 5``, ``take 8*2 12`` or ``stop``."""
    match action:
        case Throw(piles):
            return f"throw {piles}"
        case Take(parts):
            return f"take {' '.join(part.text for part in parts)}"
        case Stop():
            return "stop"


def parse_action(text: str) -> Action:
    """Read an action; ``ValueError`` shows the form."""
    words = text.split()
    match words:
        case ["stop"]:
            return Stop()
        case ["throw", number] if number in ("1", "2", "3", "4", "5"):
            return Throw(int(number))
        case ["take", _, *_]:
            parts = [_part(word) for word in words[1:]]
            kinds = [part.kind for part in parts]
            if len(set(kinds)) == len(kinds):
                return Take(tuple(sorted(parts, key=lambda part: VALUES.index(part.kind))))
    raise ValueError(f"{text!r} is no action; {FORMS}")


def _part(word: str) -> Part:
    kind, star, number = word.partition("*")
    count = int(number) if number in ("1", "2", "3", "4", "5") else 0 if star else 1
    if kind not in VALUES or not 1 <= count <= LONGEST_THROW:
        raise ValueError(f"{word!r} can't be taken; {FORMS}")
    if count < LEAST and kind not in SINGLES:
        raise ValueError(f"{word!r} does not score")
    return Part(kind, count)


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    words = [event_name(event)]
    for field in msgspec.structs.fields(event):
        words.append(f"{field.name} {_value_text(getattr(event, field.name), deck)}")
    return " ".join(words)


def _value_text(value: Any, deck: Deck) -> str:
    return card_texts(value, deck) if isinstance(value, tuple) else str(value)
