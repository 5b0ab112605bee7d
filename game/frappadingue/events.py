"""What happens in a match, in the past tense; each holds enough to evolve the state."""

import msgspec

from game.core.cards import Card
from game.core.rules import Seat


class Refilled(msgspec.Struct, frozen=True, tag=True):
    """Too few cards were left, and earlier full hands were shuffled back in (FP-13)."""

    seat: Seat
    cards: tuple[Card, ...]


class Thrown(msgspec.Struct, frozen=True, tag=True):
    """Piles were laid out: the cards on top, in the order of the piles (FP-5)."""

    seat: Seat
    cards: tuple[Card, ...]


class Took(msgspec.Struct, frozen=True, tag=True):
    """Cards went into the counter, specials last (FP-6, FP-7)."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class HandFilled(msgspec.Struct, frozen=True, tag=True):
    """Five cards lie in the counter: a full hand (FP-8)."""

    seat: Seat


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """The counter's total was written down (FP-11)."""

    seat: Seat
    points: int


class NothingScored(msgspec.Struct, frozen=True, tag=True):
    """Nothing in a throw could be taken, and the counter was lost (FP-6)."""

    seat: Seat
    points: int
    """What was in the counter."""


class Crashed(msgspec.Struct, frozen=True, tag=True):
    """A crash ended the turn, and the counter was lost (FP-10)."""

    seat: Seat
    points: int
    """What was in the counter."""


class GoalReached(msgspec.Struct, frozen=True, tag=True):
    """The first player reached the goal: the round is the last one (FP-12)."""

    seat: Seat


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """The next seat is in turn, and all cards are back in the deck (FP-9)."""

    seat: Seat
    round: int


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """The last round is over (FP-12)."""


Event = (
    Refilled
    | Thrown
    | Took
    | HandFilled
    | Stopped
    | NothingScored
    | Crashed
    | GoalReached
    | TurnBegan
    | MatchEnded
)
