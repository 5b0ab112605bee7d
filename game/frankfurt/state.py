"""What a race is made of: its state, the keys that act on it, and what a seat may see.

All times are in ticks of 1/60 s on the race's clock, which stands still in pauses and count-downs
(FF-10a). Columns and piles count from 0 here, from 1 in texts.
"""

import enum

import msgspec

from game.core.cards import Card
from game.core.rules import TICKS_PER_SECOND, Seat

COLUMNS = 4
NOTHING = -1
"""No column in the hand, no time, no rank: wherever a number may be missing."""


def ticks(seconds: float) -> int:
    """Return a time in seconds as ticks of 1/60 s."""
    return round(seconds * TICKS_PER_SECOND)


COUNTDOWN_STEP = ticks(0.6)
COUNTDOWN = 3 * COUNTDOWN_STEP
"""3, 2, 1 (FF-4)."""
LATE = ticks(0.35)
"""*Just late* and the quiet time after a call (FF-10)."""
BLOCK_STEP = ticks(0.1)
LONGEST_BLOCK = ticks(3)
"""A block is 0 to 3 s, in steps of 0.1 s (FF-10, FF-20)."""
IDLE_STUCK = ticks(10)
"""Nobody did anything though somebody could (FF-11)."""
IDLE_SLAP = ticks(5)
"""Nobody did anything while a slap was due (FF-12)."""
SLAP_LIMIT = ticks(5)
"""From the first slap to the game's help (FF-13)."""
REVEAL_LIMIT = ticks(5)
"""From getting a pile to the game's help, under constant stress (FF-16)."""
MOST_ROTATIONS = 4
"""So often bottom cards come to the top in vain, one time after another (FF-11a)."""


class Row(enum.Enum):
    """Which row of a player's keys: the piles (upper) or the columns (lower)."""

    PILE = "pile"
    COLUMN = "column"


class Key(msgspec.Struct, frozen=True):
    """The one kind of action: a player presses a pile key or a column key (FF-17)."""

    row: Row
    index: int


class Phase(enum.Enum):
    """What the table is doing."""

    COUNTDOWN_START = "countdown start"
    COUNTDOWN_STUCK = "countdown stuck"
    COUNTDOWN_RESUME = "countdown resume"
    RACE = "race"
    SLAP = "slap"
    OVER = "over"

    @property
    def counting(self) -> bool:
        """Say whether this is a count-down, in which no key acts."""
        return self in COUNTING


COUNTING = (Phase.COUNTDOWN_START, Phase.COUNTDOWN_STUCK, Phase.COUNTDOWN_RESUME)


class PileStatus(enum.Enum):
    """Whether a pile's place can be used.

    ``OPEN`` piles are played on, and slapped when a slap is due. ``OLD`` ones wait for a slap of
    the round that ends under constant stress. ``TAKEN`` places are empty.
    """

    OPEN = "open"
    OLD = "old"
    TAKEN = "taken"


class Step(enum.Enum):
    """Where a seat stands between two rounds of constant stress (FF-16)."""

    RACING = "racing"
    LAYING = "laying"
    DONE = "done"
    """Has one card or none, and waits for the end of the game."""


class TableRules(msgspec.Struct, frozen=True):
    """The options of FF-7, FF-10, FF-16 and FF-20; tuples hold a value a seat."""

    table_mode: bool
    stress: bool
    automatic: tuple[bool, ...]
    block: tuple[int, ...]
    """Ticks; 0 means that a seat is never blocked."""
    idle: int | msgspec.UnsetType = msgspec.UNSET
    """Ticks without a card after which new ones come; a guided round has more than FF-11 says."""

    @property
    def idle_stuck(self) -> int:
        """So many ticks without a card count as stuck (FF-11)."""
        return IDLE_STUCK if self.idle is msgspec.UNSET else self.idle


class PileCard(msgspec.Struct, frozen=True):
    """A card on a discard pile, with whose it was and which column it came from."""

    card: Card
    owner: Seat
    column: int = NOTHING
    """``NOTHING``: laid at a count-down, so never wrong."""
    wrong: bool = False
    """*Table*: may still be called while it is the top card."""
    serial: int = 0
    """For wrong cards: which of them was laid before."""


class FormerTop(msgspec.Struct, frozen=True):
    """A card that was the top of a pile until a moment ago (FF-10, *just late*)."""

    card: Card
    until: int


class DeafKey(msgspec.Struct, frozen=True):
    """A pile key that does nothing for its player up to a clock (FF-10b, FF-13a)."""

    seat: Seat
    pile: int
    until: int


class Pile(msgspec.Struct, frozen=True):
    """A discard pile, bottom card first."""

    cards: tuple[PileCard, ...] = ()
    status: PileStatus = PileStatus.OPEN
    former: tuple[FormerTop, ...] = ()
    caller: Seat = NOTHING
    called_at: int = NOTHING

    @property
    def top(self) -> PileCard | None:
        """Return the top card, or ``None`` on an empty place."""
        return self.cards[-1] if self.cards else None


class Column(msgspec.Struct, frozen=True):
    """A column, bottom card first; the last ``up`` cards lie face up."""

    cards: tuple[Card, ...] = ()
    up: int = 0

    @property
    def top(self) -> Card | None:
        """Return the top card if it lies face up."""
        return self.cards[-1] if self.up else None


class SeatState(msgspec.Struct, frozen=True):
    """What lies before one player."""

    draw: tuple[Card, ...]
    """The draw pile, top card first."""
    columns: tuple[Column, ...]
    place: int
    """Which place at the table the player's own pile has."""
    held: int = NOTHING
    """The column whose top card is in the hand; the card still counts as lying there (FF-17)."""
    blocked_until: int = NOTHING
    """Blocked while the clock is not past this."""
    out_order: int = NOTHING
    """How many columns-emptied moments came before this player's (FF-12)."""
    slap_rank: int = NOTHING
    """0 for the first slap of the round; ``NOTHING`` for none."""
    slapped: bool = False
    """Has got a pile in the round that is ending."""
    counted: int = NOTHING
    """Cards at the own slap (FF-15, FF-16)."""
    step: Step = Step.RACING
    got_pile_at: int = NOTHING
    shape: tuple[int, ...] = ()
    """Under constant stress: how many cards each column will get."""

    @property
    def column_cards(self) -> int:
        """Return how many cards lie in the columns."""
        return sum(len(column.cards) for column in self.columns)


class State(msgspec.Struct, frozen=True):
    """Everything needed to go on."""

    rules: TableRules
    seats: tuple[SeatState, ...]
    piles: tuple[Pile, ...]
    box: tuple[Card, ...] = ()
    phase: Phase = Phase.COUNTDOWN_START
    round: int = 1
    clock: int = 0
    countdown: int = COUNTDOWN
    """Ticks left of a count-down."""
    after: Phase = Phase.RACE
    """The phase that a count-down after a pause leads back to."""
    paused: bool = False
    progress: int = 0
    """The clock when somebody last discarded, turned or moved a card."""
    first_slap: int = NOTHING
    """The clock at the first slap of the round that is ending."""
    rotations: int = 0
    """Times that bottom cards came to the top in vain (FF-11)."""
    serial: int = 0
    """Counts the wrong cards laid."""
    outs: int = 0
    """Counts the times in this round that a player's columns became empty."""
    deaf: tuple[DeafKey, ...] | msgspec.UnsetType = msgspec.UNSET
    """Pile keys that rest; unset, and so in no checksum, where none does."""


class ColumnView(msgspec.Struct, frozen=True):
    """A column as drawn: its number of cards and those that lie face up, bottom first."""

    size: int
    up: tuple[Card, ...]


class PileView(msgspec.Struct, frozen=True):
    """A pile as drawn: its top card, who laid it, and how high it is."""

    top: Card | None
    owner: Seat
    size: int
    status: PileStatus


class SeatView(msgspec.Struct, frozen=True):
    """A player as drawn."""

    draw: int
    columns: tuple[ColumnView, ...]
    place: int
    held: int
    blocked: bool
    slapped: bool
    step: Step
    shape: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """What is drawn, and so all that a player or a bot may know."""

    rules: TableRules
    seat: Seat | None
    phase: Phase
    paused: bool
    round: int
    seats: tuple[SeatView, ...]
    piles: tuple[PileView, ...]
    box: int
    slap_due: bool
    """For the viewing seat: a pile key with an empty hand is a slap."""
