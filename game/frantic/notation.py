"""The texts of Frantic: actions, events and positions.

A position is lines of ``word: value`` or ``word value``; seats count from 0. All lines but the
seats' are optional; what is not named is as in the middle of a round, with the seat of ``turn``
asked for its turn::

    options limit=154 gambling=last-colour names=family answer=5
    round 2
    dealer 0
    turn 1
    seat 0: R7 K5 *4
    seat 1: Gg NY
    points 0: 12
    points 1: -10
    discard: rest G3 R7
    face R7
    wish blue
    colour red
    draw: Y1 Y2
    market: -
    chosen: 0=R7 0=K5>1 1=none
    happenings: rest
    happened: charity
    skips: 1
    bomb: 3 2
    ending none
    scored 0
    short no
    ask: turn seats=1
    agenda: settle seat=0; next-turn seat=0

``seat`` lists a hand, ``points`` what each finished round brought. ``discard`` has the top card
last, ``draw`` the top card first; one of them may hold ``rest``, all cards that are named nowhere
(left out: the draw pile does). ``face`` is the card that play goes on with, or ``any``; left out,
it is the top card but for Not You. ``colour`` is the last colour played, ``-`` if there was none;
left out, it is that of the face. ``chosen`` lists who has chosen which card, and for whom.
``happenings`` are the events to come, top first; ``rest`` stands for all others, in the order of
the table. ``bomb`` is the turns left to each seat. ``ending`` is ``none``, ``counted``, ``scored``
or ``bomb``; ``scored`` what everybody gets; ``short`` whether a draw was owed that the pile did
not have. ``ask`` is the open question, or ``over``; ``agenda`` what is to be done after it, the
next job first. Their words are those of ``Ask`` and ``Job`` in ``state.py``. ``R7`` is the first
red seven that is not named yet, ``R7b`` the second one.
"""

from collections.abc import Callable, Iterable
from typing import Any, assert_never

import msgspec

from game.core.notation import (
    card_texts,
    details_text,
    event_name,
    listed_text,
    read_position,
)
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY
from game.frantic.deck import COLOURS, NUMBERS, Deck, is_kind
from game.frantic.events import Event, Waiting
from game.frantic.position import PositionReader
from game.frantic.state import (
    NOTHING,
    Action,
    Chosen,
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
    Question,
    Share,
    Shares,
    State,
    TableRules,
    Target,
    Task,
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
            return f"share {_shares_text(shares, ' ')}"
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


def _shares_text(shares: Iterable[Share], between: str) -> str:
    return between.join(f"{_seat_text(share.seat)}*{share.count}" for share in shares)


def event_text(event: Event, deck: Deck) -> str:
    """Return an event as one line of its name and its values."""
    if isinstance(event, Waiting):
        return f"waiting {question_text(event.question)}"
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
            return _shares_text(value, " ")
        case "when":
            return str(value.value)
        case "to" | "winner":
            return _seat_text(value)
        case _:
            return listed_text(value) if isinstance(value, tuple) else str(value)


def _choice_card(card: int, deck: Deck) -> str:
    return "none" if card == NOTHING else deck.text(card)


def parse_position(text: str, deck: Deck, table: EventTable) -> State:
    """Read a position; ``PositionError`` names the line and the mistake."""
    return read_position(text, PositionReader(deck, table))


def describe(state: State, deck: Deck) -> str:
    """Return a position as text that ``parse_position`` reads back exactly."""
    lines = [
        _options(state.rules),
        f"round {state.round}",
        f"dealer {state.dealer}",
        f"turn {state.turn}",
        *(f"seat {seat}: {card_texts(hand, deck)}" for seat, hand in enumerate(state.hands)),
        *(f"points {seat}: {listed_text(points)}" for seat, points in enumerate(state.points)),
        f"discard: {card_texts(state.discard, deck)}",
        f"face {'any' if state.face is None else deck.text(state.face)}",
        f"wish {state.wish or '-'}",
        f"colour {state.colour or '-'}",
        f"draw: {card_texts(state.draw, deck)}",
        f"market: {card_texts(state.market, deck)}",
        f"chosen: {' '.join(_choice_text(choice, deck) for choice in state.chosen) or '-'}",
        f"happenings: {listed_text(state.happenings)}",
        f"happened: {listed_text(state.happened)}",
        f"skips: {listed_text(state.skips)}",
        f"bomb: {listed_text(state.bomb)}",
        f"ending {state.ending.value}",
        f"scored {state.scored}",
        f"short {'yes' if state.short else 'no'}",
        f"ask: {question_text(state.question)}",
        f"agenda: {'; '.join(map(task_text, reversed(state.agenda))) or '-'}",
    ]
    return "\n".join(lines) + "\n"


def _options(rules: TableRules) -> str:
    limit = f"rounds-{rules.rounds}" if rules.rounds else rules.limit
    more = f"gambling={rules.gambling} names={rules.names} answer={rules.answer}"
    return f"options limit={limit} {more}"


def _choice_text(choice: Chosen, deck: Deck) -> str:
    to = "" if choice.to == NOBODY else f">{choice.to}"
    return f"{choice.seat}={_choice_card(choice.card, deck)}{to}"


def question_text(question: Question | None) -> str:
    """Return ``turn seats=1``, or ``over`` without a question."""
    if question is None:
        return "over"
    seats = ",".join(map(str, question.seats))
    more = details_text(question.what, question.other, question.count)
    return f"{question.ask.value} seats={seats}{more}"


def task_text(task: Task) -> str:
    """Return ``settle seat=0`` and the like."""
    more = details_text(task.what, task.other, task.count)
    shares = f" shares={_shares_text(task.shares, ',')}" if task.shares else ""
    return f"{task.job.value} seat={_seat_text(task.seat)}{more}{shares}"
