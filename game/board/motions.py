"""What an event does on the track, in facts: dice that are thrown, pawns that go, what acts."""

import msgspec

from game.board.deck import Symbol
from game.board.state import Die
from game.core.choices import NOWHERE
from game.core.rules import Seat
from game.core.telling import Telling

WALK, SWAP, TOGETHER = "walk", "swap", "together"
"""How pawns go, besides by the kind of the card or the tile that puts them elsewhere."""
STEP = "fb-step"
"""A pawn takes one square of its way."""
_STEPS: dict[str, str] = {
    Symbol.STOP: "fb-stop",
    Symbol.SNAIL: "fb-snail",
    Symbol.X: "fb-x",
}


class Thrown(msgspec.Struct, frozen=True):
    """Dice that are thrown; ``sides`` 0: one is thrown again among those that lie."""

    dice: tuple[Die, ...]
    sides: int = 0


class Going(msgspec.Struct, frozen=True):
    """Pawns that go to their new squares.

    ``how``: ``WALK`` over the squares ``way``, ``SWAP``, ``TOGETHER``, or the kind of what puts
    them there. ``acts`` are squares with the kinds that act on the way; the last may lie ahead.
    """

    pawns: tuple[Seat, ...]
    how: str
    way: tuple[int, ...] = ()
    acts: tuple[tuple[int, str], ...] = ()


class Lit(msgspec.Struct, frozen=True):
    """A square on which something acts, because of a pawn."""

    pawn: Seat
    square: int
    kind: str


class BoardTelling(Telling, frozen=True):
    """One event, told, with what it does on the track."""

    thrown: Thrown | None = None
    going: Going | None = None
    lit: Lit | None = None
    where: int = NOWHERE
    """The square from which it is heard: where the pawn stands of whoever does it, if anybody."""


def step_sound(kind: str = "") -> str:
    """Return the sound of a step onto a square; ``kind`` is the word of a card that acts there."""
    return _STEPS.get(kind, STEP)
