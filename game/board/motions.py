"""What an event does on the track, and its sounds: dice are thrown, pawns go, something acts."""

import msgspec

from game.board.deck import Symbol
from game.board.occupancy import TILE
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
_ACTS: dict[str, str] = {
    Symbol.CHANCE: "fb-chance",
    Symbol.REVERSE: "fb-reverse",
    Symbol.REMOTE: "fb-remote",
    Symbol.TROUBLE: "fb-trouble",
}
"""Cards that are heard as they act; of the others one hears what they do to pawns."""
_PUT: dict[str, str] = {
    Symbol.JUMP: "fb-jump",
    Symbol.NOT_YOU: "fb-not-you",
    TILE: "fb-teleport",
}
"""How a pawn sounds that is put elsewhere, by what puts it there; a push else."""


class Thrown(msgspec.Struct, frozen=True):
    """Dice that are thrown; ``sides`` 0: one is thrown again among those that lie.

    ``why``: what for, as the rules have it.
    """

    dice: tuple[Die, ...]
    sides: int = 0
    why: str = ""


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


def act_sound(kind: str) -> str:
    """Return the sound of a card that acts; ``kind`` is its word."""
    return _ACTS.get(kind, "fb-act")


def put_sound(kind: str) -> str:
    """Return the sound of a pawn that is put elsewhere; ``kind`` is the word of what does it."""
    return _PUT.get(kind, "fb-push")
