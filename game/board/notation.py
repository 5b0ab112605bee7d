"""The texts of actions and events; those of positions stand in ``position.py``."""

from typing import Any

from game.board.deck import KINDS, NO_ARROW, Deck, kind_named
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
from game.core.notation import Form, by_word, choice, listed_text, simple
from game.core.rounds import texts
from game.core.rounds.texts import WRITERS, ActionTexts, Wording, seat_text

_MOST_DIGITS = 4


def _square(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) <= _MOST_DIGITS):
        raise ValueError(f"{text!r} is no square")
    return int(text)


_SEAT = by_word({str(seat): seat for seat in range(MOST_SEATS)})
_FORMS: dict[str, Form[Any]] = {
    "kind": choice(*(kind.text for kind in KINDS)),
    "square": simple(_square),
    "arrow": choice(*(arrow for kind in KINDS for arrow in kind.arrows)),
    "seat": _SEAT,
    "to": _SEAT,
}
ACTIONS: ActionTexts[Action] = ActionTexts(
    _FORMS,
    (
        Wording(Deal, "deal"),
        Wording(Lay, "lay {kind} {square}", ("lay push 12 up", "lay jump 12 on", "lay stop 7")),
        Wording(Lay, "lay {kind} {square} {arrow}", ()),
        Wording(Target, "target {seat}", ("target 2",)),
        Wording(Block, "block"),
        Wording(Reroll, "reroll {seat}", ("reroll 2",)),
        Wording(Pass, "pass"),
        Wording(PassOn, "pass-on"),
        Wording(Give, "give {kind} to {to}", ("give push to 2",)),
        Wording(Pick, "pick {kind}", ("pick push",)),
        Wording(GoOn, "go-on"),
    ),
    lambda action: not isinstance(action, Lay) or action.arrow in kind_named(action.kind).arrows,
)

_WRITERS = {
    **WRITERS,
    "dice": lambda dice, _: listed_text(DIE.write(die, None) for die in dice),
    "targets": lambda seats, _: listed_text(map(seat_text, seats)),
}


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    if isinstance(event, Waiting):
        return f"waiting {QUESTION.write(event.question, None)}"
    return texts.event_text(
        event, deck, _WRITERS, lambda _, value, usual: value not in (usual, NO_ARROW)
    )
