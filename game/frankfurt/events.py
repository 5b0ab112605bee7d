"""What happens in a race, in the past tense; each holds enough to evolve the state."""

import msgspec

from game.core.rules import Rejected, Seat
from game.frankfurt.deck import Card
from game.frankfurt.state import Phase


class Ticked(msgspec.Struct, frozen=True, tag=True):
    """Called when 1/60 s has passed."""


class Suspended(msgspec.Struct, frozen=True, tag=True):
    """Called when the race is paused; cards in hands are put back (FF-17, FF-19)."""


class Resumed(msgspec.Struct, frozen=True, tag=True):
    """Called when a pause ends and the count-down begins (FF-19)."""


class CountdownStarted(msgspec.Struct, frozen=True, tag=True):
    """Called when a count-down begins: to a start or out of being stuck (FF-4, FF-11)."""

    phase: Phase


class CountdownEnded(msgspec.Struct, frozen=True, tag=True):
    """Called when the count-down after a pause is over."""


class RoundStarted(msgspec.Struct, frozen=True, tag=True):
    """Called when everybody lays the columns of a new round (FF-3, FF-5)."""

    round: int


class Revealed(msgspec.Struct, frozen=True, tag=True):
    """Called when a count-down ends and each lays a card on their own pile (FF-4, FF-11)."""

    cards: tuple[tuple[Seat, Card], ...]
    """Those with cards, in seat order; a card comes from the draw pile or out of the box."""


class Rotated(msgspec.Struct, frozen=True, tag=True):
    """Called when nobody had a card to reveal: each pile's bottom card became its top (FF-11)."""


class PickedUp(msgspec.Struct, frozen=True, tag=True):
    """Called when a player takes a column's top card into the hand (FF-17)."""

    seat: Seat
    column: int


class PutBack(msgspec.Struct, frozen=True, tag=True):
    """Called when a player puts the card in the hand back (FF-17)."""

    seat: Seat
    column: int


class Turned(msgspec.Struct, frozen=True, tag=True):
    """Called when a column's next card is turned up (FF-7)."""

    seat: Seat
    column: int
    card: Card


class Moved(msgspec.Struct, frozen=True, tag=True):
    """Called when a column's top card goes into an empty column (FF-8)."""

    seat: Seat
    source: int
    target: int
    card: Card


class Discarded(msgspec.Struct, frozen=True, tag=True):
    """Called when a card lands on a pile; ``wrong`` ones stay in *Table* mode (FF-6, FF-10)."""

    seat: Seat
    column: int
    pile: int
    card: Card
    wrong: bool = False


class Bounced(msgspec.Struct, frozen=True, tag=True):
    """Called when a card goes straight back: wrong (blocked) or just late (FF-10)."""

    seat: Seat
    column: int
    pile: int
    card: Card
    late: bool
    blocked_until: int
    """The clock up to which the owner is blocked; -1 for no block."""


class CardBack(msgspec.Struct, frozen=True):
    """A wrong card on its way from a pile back to a column."""

    pile: int
    card: Card
    column: int


class Called(msgspec.Struct, frozen=True, tag=True):
    """Called when an opponent calls a wrong card, which goes back (FF-10)."""

    caller: Seat
    owner: Seat
    pile: int
    returned: tuple[CardBack, ...]
    blocked_until: int


class WrongCall(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody calls a card that is right, and is blocked (FF-10)."""

    caller: Seat
    pile: int
    blocked_until: int


class SlapRefused(msgspec.Struct, frozen=True, tag=True):
    """Called when the slapper's own wrong cards come back instead (FF-12)."""

    seat: Seat
    pile: int
    returned: tuple[CardBack, ...]
    blocked_until: int


class Slapped(msgspec.Struct, frozen=True, tag=True):
    """Called when a player gets a pile (FF-12, FF-13); the first of a round goes into the box."""

    seat: Seat
    pile: int
    by_hand: bool
    """``False``: the game did it, as the last pile was left or time was up."""
    first: bool


class ColumnLaid(msgspec.Struct, frozen=True, tag=True):
    """Called when a player lays one column under constant stress (FF-16)."""

    seat: Seat
    column: int


class PileRevealed(msgspec.Struct, frozen=True, tag=True):
    """Called when a player starts a new pile under constant stress (FF-16)."""

    seat: Seat
    pile: int
    card: Card


class PilesComplete(msgspec.Struct, frozen=True, tag=True):
    """Called when all new piles of a round of constant stress are there (FF-16)."""

    round: int


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody has one card or none left at the end of a round (FF-15)."""


Event = (
    Rejected
    | Ticked
    | Suspended
    | Resumed
    | CountdownStarted
    | CountdownEnded
    | RoundStarted
    | Revealed
    | Rotated
    | PickedUp
    | PutBack
    | Turned
    | Moved
    | Discarded
    | Bounced
    | Called
    | WrongCall
    | SlapRefused
    | Slapped
    | ColumnLaid
    | PileRevealed
    | PilesComplete
    | MatchEnded
)
