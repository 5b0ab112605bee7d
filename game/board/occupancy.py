"""What lies on the squares: which card acts there, and where cards may be laid (FB-8, FB-12)."""

import enum
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from game.board.deck import KINDS, CardKind, Colour, Deck, kind_named
from game.board.state import Lain, Lay, State, View

TILE = "teleport"
"""Stands for the symbol of a square that is a teleport."""

_CLOSED = "closed"
"""Start, finish and teleports, on which nothing is laid."""
_EMPTY = "empty"
_WHITE = Colour.WHITE
_COLOURS = tuple(kind.colour for kind in KINDS)
_NEVER_LAID_ON = frozenset((_CLOSED, _WHITE))


class Refusal(enum.Enum):
    """Why a card can't be laid on a square; the values are text ids."""

    END = "board-refusal-end"
    """Nothing lies on the start and the finish."""
    TELEPORT = "board-refusal-teleport"
    WHITE = "board-refusal-white"
    """Nothing is laid on a white card."""
    COLOUR = "board-refusal-colour"
    """A card of another colour lies there, and there is room elsewhere."""


def acting(state: State | View, deck: Deck, square: int) -> str:
    """Return the symbol of what acts on a square now, ``TILE`` for a teleport, or nothing.

    Start and finish are always empty; a square that is spent counts as empty (FB-12).
    """
    if square in state.spent:
        return ""
    if square in state.teleports:
        return TILE
    stack = state.stacks[square]
    return deck.symbols[stack[-1].card] if stack else ""


def top(state: State | View, square: int) -> Lain | None:
    """Return the top card of a square, though a teleport may lie on it, or ``None``."""
    stack = state.stacks[square]
    return stack[-1] if stack else None


def kind_on(state: State | View, deck: Deck, square: int) -> str:
    """Return the kind of what lies on a square, spent or not: as ``acting`` does else."""
    if square in state.teleports:
        return TILE
    stack = state.stacks[square]
    return deck.symbols[stack[-1].card].value if stack else ""


def lays(state: State, deck: Deck, ranks: Sequence[int]) -> tuple[Lay, ...]:
    """Return every way to lay cards of some kinds, which are given by their places in KINDS."""
    occupancy = _occupancy(state, deck)
    rooms: dict[Colour, list[int]] = {}
    found: list[Iterable[tuple[Lay, ...]]] = []
    for rank in ranks:
        colour = _COLOURS[rank]
        if colour not in rooms:
            rooms[colour] = _room(occupancy, colour)
        found.append(map(_lays_of(rank, state.finish).__getitem__, rooms[colour]))
    return tuple(chain.from_iterable(chain.from_iterable(found)))


def room(state: State, deck: Deck, kind: str) -> list[int]:
    """Return the squares where a card of a kind may be laid (FB-8)."""
    return _room(_occupancy(state, deck), kind_named(kind).colour)


def can_lay(state: State, deck: Deck, action: Lay) -> bool:
    """Say whether the card may go there with that arrow, whoever may hold it."""
    kind = kind_named(action.kind)
    return action.arrow in kind.arrows and why_not(state, deck, kind, action.square) is None


def why_not(state: State, deck: Deck, kind: CardKind, square: int) -> Refusal | None:
    """Return why a card of a kind can't be laid on a square, or ``None`` if it can (FB-8)."""
    if square in state.teleports:
        return Refusal.TELEPORT
    if not 0 < square < state.finish:
        return Refusal.END
    lain = top(state, square)
    lies = _EMPTY if lain is None else deck.colours[lain.card]
    if lies == _WHITE:
        return Refusal.WHITE
    if lies in (_EMPTY, kind.colour) or square in _room(_occupancy(state, deck), kind.colour):
        return None
    return Refusal.COLOUR


def empty_squares(state: State) -> list[int]:
    """Return the squares on which nothing lies, start and finish aside."""
    taken = state.teleports
    between = range(1, state.finish)
    return [square for square in between if not state.stacks[square] and square not in taken]


def _occupancy(state: State, deck: Deck) -> list[str]:
    """Return for each square the colour that lies there, or whether it is empty or closed."""
    colours = deck.colours
    found: list[str] = [colours[stack[-1].card] if stack else _EMPTY for stack in state.stacks]
    found[0] = found[-1] = _CLOSED
    for square in state.teleports:
        found[square] = _CLOSED
    return found


def _room(occupancy: list[str], colour: Colour) -> list[int]:
    """Return where a colour may be laid: with no square of its own, on any but white (FB-8)."""
    if colour is not _WHITE:
        own = (_EMPTY, colour)
        found = [square for square, lies in enumerate(occupancy) if lies in own]
        if found:
            return found
    return [square for square, lies in enumerate(occupancy) if lies not in _NEVER_LAID_ON]


@cache
def _lays_of(rank: int, finish: int) -> tuple[tuple[Lay, ...], ...]:
    """Return the actions for a kind by square, made once for each board's size."""
    kind = KINDS[rank]
    return tuple(
        tuple(Lay(kind.text, square, arrow) for arrow in kind.arrows) for square in range(finish)
    )
