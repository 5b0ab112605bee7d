"""The texts of Frappadingue Family: actions, events and positions.

A position is lines of ``word: value`` or ``word value``; seats count from 0. All lines but the
seats' are optional; what is not named is as at the start of a turn::

    options plus_five=50 first_crash=dead goal=1000
    round 3
    first 1
    turn 0
    phase take
    seat 0: 100 0
    seat 1: 200 0 300
    throw: 8 12 7 9
    counter: 12b = 50 | 9b 9c 9d +10 = 300
    earlier: 8b 8c 8d 8e 8f
    points 4350
    deck: rest

``first`` is the seat that began, ``turn`` the seat in turn. ``seat`` lists what each turn has
brought, 0 for a lost one, or ``-``. ``throw`` is what lies on the piles. ``counter`` is the hand
that is being filled, throw by throw, with the points; ``earlier`` holds full hands of this turn.
``points`` is the counter's total with all full hands; left out, it is that of ``counter``.
``phase`` is ``first``, ``take``, ``go`` or ``over``. Cards are ``8``, further copies ``8b`` to
``8f``; ``8`` is the first copy that is not yet named. ``goal`` may be ``rounds-5``. ``deck: rest``
is all other cards.
"""

from typing import Any

import msgspec

from game.core.notation import card_texts, event_name, read_position
from game.frappadingue.deck import VALUES, Deck
from game.frappadingue.events import Event
from game.frappadingue.position import PositionReader
from game.frappadingue.scoring import LEAST, LONGEST_THROW, SINGLES, Part
from game.frappadingue.state import Action, State, Stop, TableRules, Take, Taken, Throw

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


def parse_position(text: str, deck: Deck) -> State:
    """Read a position; ``PositionError`` names the line and the mistake."""
    return read_position(text, PositionReader(deck))


def describe(state: State, deck: Deck) -> str:
    """Return a position as text that ``parse_position`` reads back exactly."""
    lines = [
        _options(state.rules),
        f"round {state.round}",
        f"first {state.first}",
        f"turn {state.turn}",
        f"phase {state.phase.value}",
    ]
    for seat, player in enumerate(state.seats):
        lines.append(f"seat {seat}: {' '.join(map(str, player.turns)) or '-'}")
    lines.append(f"throw: {card_texts(state.throw, deck)}")
    lines.append(f"counter: {' | '.join(_taken(taken, deck) for taken in state.counter) or '-'}")
    lines.append(f"earlier: {card_texts(state.earlier, deck)}")
    lines.append(f"points {state.points}")
    lines.append(f"deck: {card_texts(state.deck, deck)}")
    return "\n".join(lines) + "\n"


def _options(rules: TableRules) -> str:
    crash = "ends" if rules.crash_ends else "dead"
    goal = f"rounds-{rules.rounds}" if rules.rounds else rules.goal
    return f"options plus_five={rules.plus_five} first_crash={crash} goal={goal}"


def _taken(taken: Taken, deck: Deck) -> str:
    return f"{card_texts(taken.cards, deck)} = {taken.points}"
