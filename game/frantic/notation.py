"""The texts of actions and events; those of positions stand in ``position.py``."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

import msgspec

from game.core.cards import NOTHING
from game.core.notation import card_texts, event_name, listed_text
from game.core.rules import NOBODY
from game.frantic.deck import COLOURS, NUMBERS, Deck, is_kind
from game.frantic.events import Event, Waiting
from game.frantic.position import QUESTION, SHARE
from game.frantic.state import (
    Action,
    Counter,
    Deal,
    Discard,
    Draw,
    Give,
    GoOn,
    NiceTry,
    Pass,
    Pick,
    Play,
    PutDown,
    Share,
    Shares,
    Target,
    Wish,
)

FORMS = (
    "write deal, play R7, draw, pass, wish red, target 2, target none, share 2*3 0*1, counter, "
    "nice-try, give R7, give R7 to 2, discard R7, put R7, pick R7 or go-on"
)
_PLAIN: dict[str, Action] = {
    "deal": Deal(),
    "draw": Draw(),
    "pass": Pass(),
    "counter": Counter(),
    "nice-try": NiceTry(),
    "go-on": GoOn(),
    "target none": Target(NOBODY),
}
_WITH_KIND: dict[str, Callable[[str], Action]] = {
    "play": Play,
    "give": Give,
    "discard": Discard,
    "put": PutDown,
    "pick": Pick,
}
_SEATS = tuple("01234567")


def action_text(action: Action) -> str:
    """Return an action's text; ``parse_action`` is its inverse."""
    match action:
        case Play(kind):
            return f"play {kind}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Wish(what):
            return f"wish {what}"
        case Target(seat):
            return f"target {_seat_text(seat)}"
        case Shares(shares):
            return f"share {_shares_text(shares)}"
        case Counter():
            return "counter"
        case NiceTry():
            return "nice-try"
        case Give(kind, to):
            return f"give {kind}" if to == NOBODY else f"give {kind} to {to}"
        case Discard(kind):
            return f"discard {kind}"
        case PutDown(kind):
            return f"put {kind}"
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
        case [verb, kind] if verb in _WITH_KIND and is_kind(kind):
            return _WITH_KIND[verb](kind)
        case ["give", kind, "to", seat] if is_kind(kind) and seat in _SEATS:
            return Give(kind, int(seat))
        case ["wish", what] if what in COLOURS or what in map(str, NUMBERS):
            return Wish(what)
        case ["target", seat] if seat in _SEATS:
            return Target(int(seat))
        case ["share", *shares] if shares and all(map(_is_share, shares)):
            return Shares(tuple(Share(int(share[0]), int(share[2])) for share in shares))
    raise ValueError(f"{text!r} is no action; {FORMS}")


def _is_share(word: str) -> bool:
    seat, star, count = word.partition("*")
    return bool(star) and seat in _SEATS and count in ("1", "2", "3", "4")


def _seat_text(seat: int) -> str:
    return "none" if seat == NOBODY else str(seat)


def _shares_text(shares: Sequence[Share]) -> str:
    return " ".join(SHARE.write(share, None) for share in shares)


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    if isinstance(event, Waiting):
        return f"waiting {QUESTION.write(event.question, None)}"
    words = [event_name(event)]
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if field.name != "why" or value:
            words.append(f"{field.name} {_value_text(field.name, value, deck)}")
    return " ".join(words)


def _value_text(name: str, value: Any, deck: Deck) -> str:
    match name:
        case "card":
            return _choice_card(value, deck)
        case "cards":
            return card_texts(value, deck)
        case "hands":
            return " | ".join(card_texts(hand, deck) for hand in value)
        case "shares":
            return _shares_text(value)
        case "when":
            return str(value.value)
        case "to" | "winner":
            return _seat_text(value)
        case _:
            return listed_text(value) if isinstance(value, tuple) else str(value)


def _choice_card(card: int, deck: Deck) -> str:
    return "none" if card == NOTHING else deck.text(card)
