"""What a match is made of: the cards' places, the turn in progress, and the score pad.

Everything lies open, so a view is the state itself: the order of the deck does not exist before a
throw draws it (FP-5).
"""

import enum

import msgspec

from game.core.cards import Card
from game.core.rules import Seat
from game.frappadingue.scoring import LONGEST_THROW, STEP, Part

HAND = LONGEST_THROW
"""Cards of a full hand (FP-8)."""


class Throw(msgspec.Struct, frozen=True, tag=True):
    """The action of laying out that many piles (FP-5, FP-8)."""

    piles: int


class Take(msgspec.Struct, frozen=True, tag=True):
    """The action of putting a set into the counter; all open specials go along (FP-6, FP-7)."""

    parts: tuple[Part, ...]


class Stop(msgspec.Struct, frozen=True, tag=True):
    """The action of writing the counter's total down (FP-11)."""


Action = Throw | Take | Stop


class Phase(enum.Enum):
    """What the seat in turn has to do."""

    FIRST = "first"
    """Begin the turn: throw five piles."""
    TAKE = "take"
    """Take something from the throw."""
    GO = "go"
    """Stop where that is possible, or throw again."""
    OVER = "over"


class Refusal(enum.Enum):
    """Why a counter can't be written down now; the values are text ids."""

    NOT_NOW = "stop-not-now"
    """Before the first throw, and while something must be taken."""
    NOT_POSITIVE = "stop-not-positive"
    NOT_A_MULTIPLE = "stop-not-a-multiple"


class TableRules(msgspec.Struct, frozen=True):
    """The options of FP-4, FP-10 and FP-12; of ``goal`` and ``rounds`` one is 0."""

    plus_five: int = 50
    crash_ends: bool = False
    """A crash ends the turn in the first throw too."""
    goal: int = 1000
    rounds: int = 0


class Taken(msgspec.Struct, frozen=True):
    """Cards that went into the counter together, and their points."""

    cards: tuple[Card, ...]
    points: int


class SeatState(msgspec.Struct, frozen=True):
    """A player's column on the score pad: what each turn brought, 0 for a lost one."""

    turns: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """Return all points written down."""
        return sum(self.turns)


class State(msgspec.Struct, frozen=True):
    """Everything needed to go on."""

    rules: TableRules
    seats: tuple[SeatState, ...]
    deck: tuple[Card, ...]
    """The cards that are neither open nor in the counter, in the order of their kinds."""
    first: Seat = 0
    """Who began the match, drawn by lot (FP-12)."""
    turn: Seat = 0
    round: int = 1
    phase: Phase = Phase.FIRST
    throw: tuple[Card, ...] = ()
    """What lies on top of the piles, in their order; what was taken is gone from it."""
    counter: tuple[Taken, ...] = ()
    """The hand that is being filled: what was taken from each throw."""
    earlier: tuple[Card, ...] = ()
    """The cards of earlier full hands of this turn (FP-9)."""
    points: int = 0
    """The counter's total, full hands included."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """Return the cards of the hand that is being filled."""
        return tuple(card for taken in self.counter for card in taken.cards)

    @property
    def piles(self) -> int:
        """Return with how many piles the next throw is made (FP-8)."""
        return HAND - len(self.hand) % HAND

    @property
    def begins(self) -> bool:
        """Say whether nobody has done anything yet."""
        return self.phase is Phase.FIRST and not any(seat.turns for seat in self.seats)

    @property
    def full(self) -> bool:
        """Say whether the hand is full (FP-8)."""
        return len(self.hand) == HAND

    @property
    def refusal(self) -> Refusal | None:
        """Return why the counter can't be written down, or ``None`` if it can (FP-11)."""
        if self.phase is not Phase.GO:
            return Refusal.NOT_NOW
        if self.points <= 0:
            return Refusal.NOT_POSITIVE
        return Refusal.NOT_A_MULTIPLE if self.points % STEP else None


View = State
"""Nothing is hidden in this game."""
