"""The texts of actions and events; those of positions stand in ``position.py``."""

from typing import Any

from game.core.notation import Form, Part, by_word, choice, joined, many
from game.core.rounds import texts
from game.core.rounds.texts import WRITERS, ActionTexts, Wording, seat_text
from game.core.rules import NOBODY
from game.frantic.deck import COLOURS, KINDS, NUMBERS, Deck
from game.frantic.events import Event, Waiting
from game.frantic.position import QUESTION, SHARE
from game.frantic.state import (
    FOUR,
    MOST_SEATS,
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

_SEATS = {str(seat): seat for seat in range(MOST_SEATS)}
_SEAT = by_word(_SEATS)
_COUNT = by_word({str(count): count for count in range(1, FOUR + 1)})
_SHARES = many(joined(Share, "*", Part("seat", _SEAT), Part("count", _COUNT)))
_FORMS: dict[str, Form[Any]] = {
    "kind": choice(*(kind.text for kind in KINDS)),
    "what": choice(*COLOURS, *map(str, NUMBERS)),
    "seat": by_word({"none": NOBODY, **_SEATS}),
    "to": _SEAT,
    "shares": _SHARES,
}
ACTIONS: ActionTexts[Action] = ActionTexts(
    _FORMS,
    (
        Wording(Deal, "deal"),
        Wording(Play, "play {kind}", ("play R7",)),
        Wording(Draw, "draw"),
        Wording(Pass, "pass"),
        Wording(Wish, "wish {what}", ("wish red",)),
        Wording(Target, "target {seat}", ("target 2", "target none")),
        Wording(Shares, "share {shares}", ("share 2*3 0*1",)),
        Wording(Counter, "counter"),
        Wording(NiceTry, "nice-try"),
        Wording(Give, "give {kind}", ("give R7",)),
        Wording(Give, "give {kind} to {to}", ("give R7 to 2",)),
        Wording(Discard, "discard {kind}", ("discard R7",)),
        Wording(PutDown, "put {kind}", ("put R7",)),
        Wording(Pick, "pick {kind}", ("pick R7",)),
        Wording(GoOn, "go-on"),
    ),
    lambda action: action != Shares(()),
)

_WRITERS = {
    **WRITERS,
    "shares": lambda shares, _: " ".join(SHARE.write(share, None) for share in shares),
    "to": lambda seat, _: seat_text(seat),
}


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    if isinstance(event, Waiting):
        return f"waiting {QUESTION.write(event.question, None)}"
    return texts.event_text(event, deck, _WRITERS, lambda name, value, _: name != "why" or value)
