"""The texts of Frantic Frankfurt: keys, events and positions.

A position is lines of ``word: value`` or ``word value``. Seats count from 0, columns and piles
from 1. All lines but the seats' are optional; what is not named is as in a fresh race::

    options mode=referee stress=off turning=manual block=0.8
    round 1
    clock 600
    phase race
    pile 1: Y8 B9@1.2 R10@0.3!
    pile 2: R5
    seat 0: Y3 | - | (R1) (B3) Y8 | (R2) B9^
    seat 1: R7 | - | - | -
    draw 0: R1 R3 Y4
    box: rest

Columns and piles run from the bottom card to the top card: ``(R1)`` lies face down, ``-`` is an
empty place, ``^`` marks the card in the hand, ``@1.2`` says that seat 1 laid it from column 2
(``@1`` or nothing: at a count-down), ``!`` that it is wrong and may be called, ``!7`` that it was
the seventh such. Draw piles run from the top card down. ``Y8`` is the first copy of yellow eight
that is not yet named, ``Y8b`` the second copy. ``box: rest`` puts all other cards into the box.
``phase`` is ``countdown start N``, ``countdown stuck N``, ``countdown resume N race`` (or
``slap``), ``race``, ``slap`` or ``over``; N is in ticks. ``paused`` stands alone. Further lines:
``progress``, ``first-slap``, ``rotations``, ``serial``, ``outs`` with a number; ``place 1: old``;
``former 1: Y8 590``; ``called 1: 0 590`` (seat and clock); and ``state 0:`` with any of
``place=2 blocked=630 out=0 rank=1 slapped counted=33 got=500 step=laying shape=1,2,3,4``.
"""

import enum
from typing import Any

import msgspec

from game.core.notation import card_texts, event_name, read_position
from game.frankfurt.deck import Deck
from game.frankfurt.events import CardBack, Event, Ticked
from game.frankfurt.position import PositionReader
from game.frankfurt.state import (
    COLUMNS,
    NOTHING,
    Column,
    Key,
    Phase,
    Pile,
    PileCard,
    PileStatus,
    Row,
    SeatState,
    State,
    Step,
    TableRules,
)


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


def parse_position(text: str, deck: Deck) -> State:
    """Read a position; ``PositionError`` names the line and the mistake."""
    return read_position(text, PositionReader(deck))


def describe(state: State, deck: Deck) -> str:
    """Return a position as text that ``parse_position`` reads back exactly."""
    lines = [_options(state.rules), f"round {state.round}", f"clock {state.clock}"]
    lines.append(f"phase {_phase(state)}")
    lines += ["paused"] if state.paused else []
    defaults = (
        ("progress", state.progress, state.clock),
        ("first-slap", state.first_slap, NOTHING),
        ("rotations", state.rotations, 0),
        ("serial", state.serial, 0),
        ("outs", state.outs, 0),
    )
    lines += [f"{word} {value}" for word, value, default in defaults if value != default]
    for index, pile in enumerate(state.piles, 1):
        lines += _pile_lines(index, pile, deck)
    for seat, player in enumerate(state.seats):
        lines += _seat_lines(seat, player, deck)
    lines.append(f"box: {card_texts(state.box, deck)}")
    return "\n".join(lines) + "\n"


def _options(rules: TableRules) -> str:
    turning = ",".join("automatic" if value else "manual" for value in rules.automatic)
    block = ",".join(f"{value / 60:g}" for value in rules.block)
    mode = "table" if rules.table_mode else "referee"
    stress = "on" if rules.stress else "off"
    return f"options mode={mode} stress={stress} turning={turning} block={block}"


def _phase(state: State) -> str:
    if state.phase is Phase.COUNTDOWN_RESUME:
        return f"{state.phase.value} {state.countdown} {state.after.value}"
    if state.phase.counting:
        return f"{state.phase.value} {state.countdown}"
    return str(state.phase.value)


def _pile_lines(index: int, pile: Pile, deck: Deck) -> list[str]:
    lines = [f"pile {index}: {' '.join(_laid(card, deck) for card in pile.cards) or '-'}"]
    if pile.status is not PileStatus.OPEN:
        lines.append(f"place {index}: {pile.status.value}")
    if pile.former:
        former = ", ".join(f"{deck.text(top.card)} {top.until}" for top in pile.former)
        lines.append(f"former {index}: {former}")
    if pile.caller != NOTHING:
        lines.append(f"called {index}: {pile.caller} {pile.called_at}")
    return lines


def _laid(card: PileCard, deck: Deck) -> str:
    column = "" if card.column == NOTHING else f".{card.column + 1}"
    wrong = f"!{card.serial}" if card.wrong else ""
    return f"{deck.text(card.card)}@{card.owner}{column}{wrong}"


def _seat_lines(seat: int, player: SeatState, deck: Deck) -> list[str]:
    columns = (
        _column(player.columns[index], player.held == index, deck) for index in range(COLUMNS)
    )
    lines = [f"seat {seat}: {' | '.join(columns)}", f"draw {seat}: {card_texts(player.draw, deck)}"]
    values = (
        ("place", player.place, seat),
        ("blocked", player.blocked_until, NOTHING),
        ("out", player.out_order, NOTHING),
        ("rank", player.slap_rank, NOTHING),
        ("counted", player.counted, NOTHING),
        ("got", player.got_pile_at, NOTHING),
        ("step", player.step.value, Step.RACING.value),
        ("shape", ",".join(map(str, player.shape)), ""),
    )
    words = [f"{word}={value}" for word, value, default in values if value != default]
    words += ["slapped"] if player.slapped else []
    if words:
        lines.append(f"state {seat}: {' '.join(words)}")
    return lines


def _column(column: Column, in_hand: bool, deck: Deck) -> str:
    hidden = len(column.cards) - column.up
    texts = [
        f"({deck.text(card)})" if place < hidden else deck.text(card)
        for place, card in enumerate(column.cards)
    ]
    return (" ".join(texts) or "-") + ("^" if in_hand else "")
