"""The texts of actions and events; those of positions stand in ``position.py``."""

from typing import Any, assert_never

import msgspec

from game.board.deck import NO_ARROW, Deck, is_kind, kind_named
from game.board.events import Event, Waiting
from game.board.position import DIE, QUESTION
from game.board.state import (
    MOST_SEATS,
    Action,
    Block,
    Deal,
    Give,
    GoOn,
    Lay,
    Pass,
    PassOn,
    Pick,
    Reroll,
    Target,
)
from game.core.cards import NOTHING
from game.core.notation import card_texts, event_name, listed_text
from game.core.rules import NOBODY

FORMS = (
    "write deal, lay push 12 up, lay jump 12 on, lay stop 7, target 2, block, reroll 2, pass, "
    "pass-on, give push to 2, pick push or go-on"
)
_PLAIN: dict[str, Action] = {
    "deal": Deal(),
    "pass": Pass(),
    "pass-on": PassOn(),
    "block": Block(),
    "go-on": GoOn(),
}
_SEATS = tuple(map(str, range(MOST_SEATS)))
_MOST_DIGITS = 4


def action_text(action: Action) -> str:
    """Return an action's text; ``parse_action`` is its inverse."""
    match action:
        case Lay(kind, square, arrow):
            return f"lay {kind} {square} {arrow}".rstrip()
        case Pass():
            return "pass"
        case PassOn():
            return "pass-on"
        case Block():
            return "block"
        case Reroll(seat):
            return f"reroll {seat}"
        case Target(seat):
            return f"target {seat}"
        case Give(kind, to):
            return f"give {kind} to {to}"
        case Pick(kind):
            return f"pick {kind}"
        case GoOn():
            return "go-on"
        case Deal():
            return "deal"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """Read an action; ``ValueError`` shows the forms."""
    words = text.split()
    plain = _PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    match words:
        case ["lay", kind, square, *arrow] if is_kind(kind) and _is_square(square):
            way = " ".join(arrow)
            if way in kind_named(kind).arrows:
                return Lay(kind, int(square), way)
        case ["reroll", seat] if seat in _SEATS:
            return Reroll(int(seat))
        case ["target", seat] if seat in _SEATS:
            return Target(int(seat))
        case ["give", kind, "to", seat] if is_kind(kind) and seat in _SEATS:
            return Give(kind, int(seat))
        case ["pick", kind] if is_kind(kind):
            return Pick(kind)
    raise ValueError(f"{text!r} is no action; {FORMS}")


def _is_square(text: str) -> bool:
    return text.isdecimal() and text.isascii() and len(text) <= _MOST_DIGITS


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    if isinstance(event, Waiting):
        return f"waiting {QUESTION.write(event.question, None)}"
    words = [event_name(event)]
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if value != field.default and value != NO_ARROW:
            words.append(f"{field.name} {_value_text(field.name, value, deck)}")
    return " ".join(words)


def _value_text(name: str, value: Any, deck: Deck) -> str:
    match name:
        case "card":
            return _card_text(value, deck)
        case "cards" | "under":
            return card_texts(value, deck)
        case "hands":
            return " | ".join(card_texts(hand, deck) for hand in value)
        case "dice":
            return listed_text(DIE.write(die, None) for die in value)
        case "when":
            return str(value.value)
        case "winner":
            return _seat_text(value)
        case "targets":
            return listed_text(map(_seat_text, value))
        case _ if isinstance(value, tuple):
            return listed_text(value)
        case _ if isinstance(value, bool):
            return "yes" if value else "no"
        case _:
            return str(value)


def _card_text(card: int, deck: Deck) -> str:
    return "none" if card == NOTHING else deck.text(card)


def _seat_text(seat: int) -> str:
    return "none" if seat == NOBODY else str(seat)
