"""What happens in a match, in the past tense; each holds enough to evolve the state."""

import enum

import msgspec

from game.board.state import Die, Question, Task
from game.core.cards import Card, Hands
from game.core.rounds.events import BombLit as BombLit
from game.core.rounds.events import Chose as Chose
from game.core.rounds.events import Drew as Drew
from game.core.rounds.events import HandsShuffled as HandsShuffled
from game.core.rounds.events import Happened as Happened
from game.core.rounds.events import MarketOpened as MarketOpened
from game.core.rounds.events import MatchEnded as MatchEnded
from game.core.rounds.events import Picked as Picked
from game.core.rounds.events import RanOut as RanOut
from game.core.rounds.events import TurnBegan as TurnBegan
from game.core.rules import Seat


class When(enum.Enum):
    """On what occasion a card is laid."""

    SET_UP = "set-up"
    WILD = "wild"
    """From the pile, by nobody (FB-7)."""
    TURN = "turn"
    ANSWER = "answer"


class Dealt(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A round has begun (FB-6)."""

    hands: Hands
    cards: tuple[Card, ...]
    """The draw pile, top first."""
    teleports: tuple[int, ...]


class OrderRolled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The d20 was rolled for who begins; ``NOBODY``: equals roll again (FB-6)."""

    dice: tuple[Die, ...]
    winner: Seat


class Laid(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card was laid on a square, out of a hand or the pile, or because it was thrown in."""

    seat: Seat
    card: Card
    square: int
    arrow: str
    when: When


class Rolled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Dice were thrown; ``why`` is what for."""

    dice: tuple[Die, ...]
    sides: int
    why: str


class RolledAgain(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The die of a seat was thrown again (FB-30)."""

    seat: Seat
    value: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody who was asked did not answer; ``on``: nor will until the next turn."""

    seat: Seat
    on: bool = False


class ThrownIn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A Block or a Re-Roll answered; the card gets its square next."""

    seat: Seat
    card: Card


class Attacked(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat's pawn was named for a Remote, or for a Swap with ``pawn``."""

    seat: Seat
    target: Seat
    what: str
    pawn: Seat


class Blocked(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An attack had no effect (FB-29)."""

    seat: Seat
    what: str


class Stayed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A pawn couldn't step, so that there was no roll (FB-10)."""

    pawn: Seat


class Walked(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A pawn went from square to square; none where a Snail was in the way.

    ``spent`` are squares whose cards acted on the way: the last one may lie ahead.
    """

    pawn: Seat
    squares: tuple[int, ...]
    spent: tuple[int, ...]


class Acted(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card acted because of a pawn, or by being played; ``idle``: to no effect."""

    pawn: Seat
    square: int
    idle: bool = False


class Moved(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card put a pawn on a square; ``why`` is its kind, or ``teleport``."""

    pawn: Seat
    square: int
    why: str


class Swapped(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Two pawns changed places (FB-23)."""

    pawn: Seat
    other: Seat


class TookUp(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Not You went from the board into a hand (FB-31)."""

    seat: Seat
    square: int
    card: Card


class PawnsMoved(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event put pawns elsewhere: the new square of each."""

    squares: tuple[int, ...]
    why: str


class TeleportsDealt(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event moved the teleports."""

    squares: tuple[int, ...]


class BoardCleared(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event took the top cards of squares; ``under``: as they lie in the pile."""

    squares: tuple[int, ...]
    under: tuple[Card, ...]


class HandsLeft(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards of hands went under the pile; ``shown``: for all to see (FB-42)."""

    hands: Hands
    under: tuple[Card, ...]
    shown: bool


class HandsGiven(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Whole hands were handed over: to whom each seat's went, or ``NOBODY``."""

    targets: tuple[Seat, ...]


class Gave(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card went from one hand into another."""

    seat: Seat
    target: Seat
    card: Card


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A round was counted: the points of each seat, doubled by a bomb or not."""

    points: tuple[int, ...]
    doubled: bool


class Waiting(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The end of each resolution: what is asked now, and what is to be done after it."""

    question: Question | None
    agenda: tuple[Task, ...]


Event = (
    Dealt
    | OrderRolled
    | Laid
    | TurnBegan
    | Rolled
    | RolledAgain
    | Passed
    | ThrownIn
    | Attacked
    | Blocked
    | Stayed
    | Walked
    | Acted
    | Moved
    | Swapped
    | TookUp
    | Happened
    | PawnsMoved
    | TeleportsDealt
    | BoardCleared
    | HandsLeft
    | HandsShuffled
    | HandsGiven
    | Chose
    | Gave
    | MarketOpened
    | Picked
    | BombLit
    | Drew
    | RanOut
    | RoundEnded
    | MatchEnded
    | Waiting
)
