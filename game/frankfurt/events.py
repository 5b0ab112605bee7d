"""What happens in a race, in the past tense; each holds enough to evolve the state."""

import msgspec

from game.core.cards import Card
from game.core.rules import Rejected, Seat
from game.frankfurt.state import Phase


class Ticked(msgspec.Struct, frozen=True, tag=True):
    """1/60 s has passed."""


class Suspended(msgspec.Struct, frozen=True, tag=True):
    """The race was paused; cards in hands were put back (FF-17, FF-19)."""


class Resumed(msgspec.Struct, frozen=True, tag=True):
    """A pause has ended, and the count-down began (FF-19)."""


class CountdownStarted(msgspec.Struct, frozen=True, tag=True):
    """A count-down began: to a start or out of being stuck (FF-4, FF-11)."""

    phase: Phase


class CountdownEnded(msgspec.Struct, frozen=True, tag=True):
    """The count-down after a pause is over."""


class RoundStarted(msgspec.Struct, frozen=True, tag=True):
    """Everybody has laid the columns of a new round (FF-3, FF-5)."""

    round: int


class Revealed(msgspec.Struct, frozen=True, tag=True):
    """A count-down has ended, and each laid a card on their own pile (FF-4, FF-11)."""

    cards: tuple[tuple[Seat, Card], ...]
    """Those with cards, in seat order; a card comes from the draw pile or out of the box."""


class Rotated(msgspec.Struct, frozen=True, tag=True):
    """Nobody had a card to reveal: each pile's bottom card became its top (FF-11)."""


class PickedUp(msgspec.Struct, frozen=True, tag=True):
    """A player took a column's top card into the hand (FF-17)."""

    seat: Seat
    column: int


class PutBack(msgspec.Struct, frozen=True, tag=True):
    """A player put the card in the hand back (FF-17)."""

    seat: Seat
    column: int


class Turned(msgspec.Struct, frozen=True, tag=True):
    """A column's next card was turned up (FF-7)."""

    seat: Seat
    column: int
    card: Card


class Moved(msgspec.Struct, frozen=True, tag=True):
    """A column's top card went into an empty column (FF-8)."""

    seat: Seat
    source: int
    target: int
    card: Card


class Discarded(msgspec.Struct, frozen=True, tag=True):
    """A card landed on a pile; ``wrong`` ones stay in *Table* mode (FF-6, FF-10)."""

    seat: Seat
    column: int
    pile: int
    card: Card
    wrong: bool = False


class Bounced(msgspec.Struct, frozen=True, tag=True):
    """A card went straight back: wrong (blocked) or just late (FF-10)."""

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
    """An opponent called a wrong card, which went back (FF-10)."""

    caller: Seat
    owner: Seat
    pile: int
    returned: tuple[CardBack, ...]
    blocked_until: int


class WrongCall(msgspec.Struct, frozen=True, tag=True):
    """Somebody called a card that was right, and is blocked (FF-10)."""

    caller: Seat
    pile: int
    blocked_until: int


class SlapRefused(msgspec.Struct, frozen=True, tag=True):
    """The slapper's own wrong cards came back instead (FF-12)."""

    seat: Seat
    pile: int
    returned: tuple[CardBack, ...]
    blocked_until: int


class Slapped(msgspec.Struct, frozen=True, tag=True):
    """A player got a pile (FF-12, FF-13); the first of a round went into the box."""

    seat: Seat
    pile: int
    by_hand: bool
    """``False``: the game did it, as the last pile was left or time was up."""
    first: bool


class ColumnLaid(msgspec.Struct, frozen=True, tag=True):
    """A player laid one column under constant stress (FF-16)."""

    seat: Seat
    column: int


class PileRevealed(msgspec.Struct, frozen=True, tag=True):
    """A player started a new pile under constant stress (FF-16)."""

    seat: Seat
    pile: int
    card: Card


class PilesComplete(msgspec.Struct, frozen=True, tag=True):
    """All new piles of a round of constant stress are there (FF-16)."""

    round: int


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """Somebody had one card or none left at the end of a round (FF-15)."""


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
