"""What happens in a match, in the past tense; each holds enough to evolve the state."""

import msgspec

from game.core.rules import Seat
from game.frappadingue.deck import Card


class Refilled(msgspec.Struct, frozen=True, tag=True):
    """Called when too few cards are left, and earlier full hands are shuffled back in (FP-13)."""

    seat: Seat
    cards: tuple[Card, ...]


class Thrown(msgspec.Struct, frozen=True, tag=True):
    """Called when piles are laid out: the cards on top, in the order of the piles (FP-5)."""

    seat: Seat
    cards: tuple[Card, ...]


class Took(msgspec.Struct, frozen=True, tag=True):
    """Called when cards go into the counter, specials last (FP-6, FP-7)."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class HandFilled(msgspec.Struct, frozen=True, tag=True):
    """Called when five cards lie in the counter: a full hand (FP-8)."""

    seat: Seat


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """Called when the counter's total is written down (FP-11)."""

    seat: Seat
    points: int


class NothingScored(msgspec.Struct, frozen=True, tag=True):
    """Called when nothing in a throw can be taken, and the counter is lost (FP-6)."""

    seat: Seat
    points: int
    """What was in the counter."""


class Crashed(msgspec.Struct, frozen=True, tag=True):
    """Called when a crash ends the turn, and the counter is lost (FP-10)."""

    seat: Seat
    points: int
    """What was in the counter."""


class GoalReached(msgspec.Struct, frozen=True, tag=True):
    """Called when the first player reaches the goal: the round is the last one (FP-12)."""

    seat: Seat


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """Called when the next seat is in turn and all cards are back in the deck (FP-9)."""

    seat: Seat
    round: int


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """Called when the last round is over (FP-12)."""


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
