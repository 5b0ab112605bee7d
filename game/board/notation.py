"""The texts of the board game: actions, events and positions.

A position is lines of ``word: value`` or ``word value``; seats count from 0. All lines but the
seats' are optional; what is not named is as in the middle of a round, with the seat of ``turn``
asked for its card::

    options board=classic limit=121 wild=0 names=family block=5 reroll=2 place=10
    round 2
    turn 1
    seat 0: push stop remote1 notyou
    seat 1: swap2 block
    points 0: 12
    points 1: 30
    pawns: 4 17
    cards: 3=push/up 12=jump/on+jump/back 20=snail
    teleports: 8 14 20 26 32 38
    draw: x1 x2 rest
    dice: 1=5
    spent: 3
    silent: 0
    thrown: -
    market: -
    chosen: 0=push1>2 1=>0
    happening: market
    last red
    bomb 5
    ask: reroll seats=1,0 what=move count=6
    agenda: walk seat=1 pawn=1; end-turn seat=1

``seat`` lists a hand, ``points`` what each finished round brought, ``pawns`` the square of each
seat's pawn (left out: all on the start). ``cards`` lists what lies on a square, the top card last,
with the arrow of a Push or Jump behind it. ``teleports`` are the squares of teleports 1 to 6 (left
out: those of the board). ``draw`` has the top card first and may hold ``rest``, all cards that are
named nowhere (left out: just those). ``dice`` shows whose die shows what, ``spent`` the squares
that count as empty until the turn ends, ``silent`` who is not asked for Re-Roll before the own next
turn, ``thrown`` a card thrown in that has no square yet. ``chosen`` lists who has chosen which card
for whom, or only whom. ``happening`` is the last event of this turn, ``last`` the colour laid last,
``bomb`` the turns of everybody together until points count double, both ``-`` for none. ``ask`` is
the open question, or ``over``; ``agenda`` what is to be done after it, the next job first (left
out: the turn's end, where the turn is asked for). Their words are those of ``Ask`` and ``Job`` in
``state.py``. ``push`` is the first one that is not named yet, ``push2`` the second copy.
"""

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

import msgspec

from game.board.deck import NO_ARROW, Deck, is_kind, kind_named
from game.board.events import Event, Waiting
from game.board.position import PositionReader
from game.board.state import (
    FORWARD,
    MOST_SEATS,
    NO_BOMB,
    NOTHING,
    Action,
    Block,
    Chosen,
    Deal,
    Die,
    Give,
    GoOn,
    Lain,
    Lay,
    Pass,
    PassOn,
    Pick,
    Question,
    Reroll,
    Stack,
    State,
    TableRules,
    Target,
    Task,
)
from game.board.track import Board
from game.core.notation import (
    card_texts,
    details_text,
    event_name,
    listed_text,
    read_position,
)
from game.core.rounds.event_table import EventTable
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
        return f"waiting {question_text(event.question)}"
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
            return listed_text(map(_die_text, value))
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


def parse_position(text: str, deck: Deck, table: EventTable, boards: Mapping[str, Board]) -> State:
    """Read a position; ``PositionError`` names the line and the mistake."""
    return read_position(text, PositionReader(deck, table, boards))


def describe(state: State, deck: Deck) -> str:
    """Return a position as text that ``parse_position`` reads back exactly."""
    lines = [
        _options(state.rules),
        f"round {state.round}",
        f"turn {state.turn}",
        *(f"seat {seat}: {card_texts(hand, deck)}" for seat, hand in enumerate(state.hands)),
        *(f"points {seat}: {listed_text(points)}" for seat, points in enumerate(state.points)),
        f"pawns: {listed_text(state.pawns)}",
        f"cards: {stacks_text(state.stacks, deck)}",
        f"teleports: {listed_text(state.teleports)}",
        f"draw: {card_texts(state.draw, deck)}",
        f"dice: {listed_text(map(_die_text, state.dice))}",
        f"spent: {listed_text(state.spent)}",
        f"silent: {listed_text(state.silent)}",
        f"thrown: {'-' if state.thrown == NOTHING else deck.text(state.thrown)}",
        f"market: {card_texts(state.market, deck)}",
        f"chosen: {listed_text(_choice_text(choice, deck) for choice in state.chosen)}",
        f"happening: {state.happening or '-'}",
        f"last {state.last or '-'}",
        f"bomb {'-' if state.bomb == NO_BOMB else state.bomb}",
        f"ask: {question_text(state.question)}",
        f"agenda: {'; '.join(map(task_text, reversed(state.agenda))) or '-'}",
    ]
    return "\n".join(lines) + "\n"


def stacks_text(stacks: Iterable[Stack], deck: Deck) -> str:
    """Return what lies on the squares: ``12=jump1/on+jump2/back``."""
    lying = ((square, stack) for square, stack in enumerate(stacks) if stack)
    return listed_text(
        f"{square}={'+'.join(_lain_text(lain, deck) for lain in stack)}" for square, stack in lying
    )


def _lain_text(lain: Lain, deck: Deck) -> str:
    text = deck.text(lain.card)
    return f"{text}/{lain.arrow}" if lain.arrow else text


def _options(rules: TableRules) -> str:
    limit = f"rounds-{rules.rounds}" if rules.rounds else rules.limit
    return (
        f"options board={rules.board} limit={limit} wild={rules.wild} names={rules.names} "
        f"block={rules.block} reroll={rules.reroll} place={rules.place}"
    )


def _die_text(die: Die) -> str:
    return f"{die.seat}={die.value}"


def _choice_text(choice: Chosen, deck: Deck) -> str:
    card = "" if choice.card == NOTHING else deck.text(choice.card)
    return f"{choice.seat}={card}>{choice.to}"


def _card_text(card: int, deck: Deck) -> str:
    return "none" if card == NOTHING else deck.text(card)


def _seat_text(seat: int) -> str:
    return "none" if seat == NOBODY else str(seat)


def question_text(question: Question | None) -> str:
    """Return ``turn seats=1``, or ``over`` without a question."""
    if question is None:
        return "over"
    seats = ",".join(map(str, question.seats))
    more = details_text(question.what, question.other, question.count)
    return f"{question.ask.value} seats={seats}{more}"


def task_text(task: Task) -> str:
    """Return ``walk seat=1 pawn=1`` and the like."""
    pawn = "" if task.pawn == NOBODY else f" pawn={task.pawn}"
    way = "" if task.way == FORWARD else " way=back"
    more = details_text(task.what, task.other, task.count)
    return f"{task.job.value} seat={task.seat}{pawn}{way}{more}"
