"""What a seat may know of hands, choices and events, and what may lie where it can't look."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.cards import HIDDEN, Card, Hands
from game.core.rounds.events import Chose, Drew, HandsShuffled
from game.core.rounds.state import Chosen
from game.core.rules import NOBODY, Seat


def open_fields(view: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields that a view has as the state has them: from ``rules`` on, all."""
    fields = view.__struct_fields__
    return fields[fields.index("rules") :]


def covered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return as many hidden cards."""
    return (HIDDEN,) * len(cards)


def seen_hands(hands: Hands, seat: Seat | None) -> Hands:
    """Return the hands as a seat sees them, all others' covered."""
    return tuple([hand if who == seat else covered(hand) for who, hand in enumerate(hands)])


def seen_choices(chosen: tuple[Chosen, ...], seat: Seat | None) -> tuple[Chosen, ...]:
    """Return what was chosen, of others only that they have chosen."""
    return tuple([one if one.seat == seat else Chosen(one.seat, HIDDEN) for one in chosen])


def redact(event: Any, seat: Seat | None) -> Any:
    """Return one of the common events without what that seat may not know."""
    match event:
        case Drew(owner, cards) if owner != seat:
            return replace(event, cards=covered(cards))
        case Chose(owner) if owner != seat:
            return Chose(owner, HIDDEN, NOBODY)
        case HandsShuffled(hands):
            return HandsShuffled(seen_hands(hands, seat))
        case _:
            return event


def filled(hands: Hands, unseen: Iterable[Card]) -> tuple[Hands, tuple[Card, ...]]:
    """Put unseen cards where hands have hidden ones; return the hands and what is left."""
    rest = iter(unseen)
    found = tuple(
        [tuple([next(rest) if card == HIDDEN else card for card in hand]) for hand in hands]
    )
    return found, tuple(rest)
