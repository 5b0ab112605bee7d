"""The texts of keys and events; those of positions stand in ``position.py``."""

import enum
from typing import Any

import msgspec

from game.core.notation import event_name
from game.frankfurt.deck import Deck
from game.frankfurt.events import CardBack, Event, Ticked
from game.frankfurt.state import Key, Row


def key_text(key: Key) -> str:
    """Return ``column 2`` or ``pile 1``."""
    return f"{key.row.value} {key.index + 1}"


def parse_key(text: str) -> Key:
    """Read a key; ``ValueError`` shows the form."""
    row, _, number = text.partition(" ")
    if row not in ("pile", "column") or number not in ("1", "2", "3", "4"):
        raise ValueError(f"{text!r} is no key; write 'column 1' to 'column 4' or 'pile 1' …")
    return Key(Row(row), int(number) - 1)


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values; empty for a tick."""
    if isinstance(event, Ticked):
        return ""
    words = [event_name(event)]
    for field in msgspec.structs.fields(event):
        text = _value_text(field.name, getattr(event, field.name), deck)
        if text:
            words.append(f"{field.name.replace('_', '-')} {text}")
    return " ".join(words)


def _value_text(name: str, value: Any, deck: Deck) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case enum.Enum():
            return str(value.value)
        case int() if name == "card":
            return deck.text(value)
        case int() if name in ("column", "pile", "source", "target"):
            return str(value + 1)
        case tuple():
            return " ".join(_item_text(item, deck) for item in value)
        case _:
            return str(value)


def _item_text(item: Any, deck: Deck) -> str:
    if isinstance(item, CardBack):
        return f"{deck.text(item.card)}@{item.column + 1}"
    seat, card = item
    return f"{seat}:{deck.text(card)}"
