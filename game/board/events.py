"""What happens in a match, in the past tense; each holds enough to evolve the state."""

import enum

import msgspec

from game.board.deck import Card
from game.board.state import Die, Hands, Question, Task
from game.core.rules import NOBODY, Seat


class When(enum.Enum):
    """On what occasion a card is laid."""

    SET_UP = "set-up"
    WILD = "wild"
    """From the pile, by nobody (FB-7)."""
    TURN = "turn"
    ANSWER = "answer"


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Called when a round begins (FB-6)."""

    hands: Hands
    cards: tuple[Card, ...]
    """The draw pile, top first."""
    teleports: tuple[int, ...]


class OrderRolled(msgspec.Struct, frozen=True, tag=True):
    """Called when the d20 is rolled for who begins; ``NOBODY``: equals roll again (FB-6)."""

    dice: tuple[Die, ...]
    winner: Seat


class Laid(msgspec.Struct, frozen=True, tag=True):
    """Called when a card goes on a square, out of a hand, the pile, or thrown in."""

    seat: Seat
    card: Card
    square: int
    arrow: str
    when: When


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """Called when the next seat is in turn."""

    seat: Seat


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """Called when dice are thrown; ``why`` is what for."""

    dice: tuple[Die, ...]
    sides: int
    why: str


class RolledAgain(msgspec.Struct, frozen=True, tag=True):
    """Called when the die of a seat has been thrown again (FB-30)."""

    seat: Seat
    value: int


class Passed(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody who was asked does not answer; ``on``: nor until the next turn."""

    seat: Seat
    on: bool = False


class ThrownIn(msgspec.Struct, frozen=True, tag=True):
    """Called when a Block or a Re-Roll answers; the card gets its square next."""

    seat: Seat
    card: Card


class Attacked(msgspec.Struct, frozen=True, tag=True):
    """Called when a seat's pawn is named for a Remote, or for a Swap with ``pawn``."""

    seat: Seat
    target: Seat
    what: str
    pawn: Seat


class Blocked(msgspec.Struct, frozen=True, tag=True):
    """Called when an attack has no effect (FB-29)."""

    seat: Seat
    what: str


class Stayed(msgspec.Struct, frozen=True, tag=True):
    """Called when a pawn can't step, so that there is no roll (FB-10)."""

    pawn: Seat


class Walked(msgspec.Struct, frozen=True, tag=True):
    """Called when a pawn goes from square to square; none where a Snail is in the way.

    ``spent`` are squares whose cards acted on the way: the last one may lie ahead.
    """

    pawn: Seat
    squares: tuple[int, ...]
    spent: tuple[int, ...]


class Acted(msgspec.Struct, frozen=True, tag=True):
    """Called when a card acts because of a pawn, or by being played; ``idle``: to no effect."""

    pawn: Seat
    square: int
    idle: bool = False


class Moved(msgspec.Struct, frozen=True, tag=True):
    """Called when a card puts a pawn on a square; ``why`` is its kind, or ``teleport``."""

    pawn: Seat
    square: int
    why: str


class Swapped(msgspec.Struct, frozen=True, tag=True):
    """Called when two pawns change places (FB-23)."""

    pawn: Seat
    other: Seat


class TookUp(msgspec.Struct, frozen=True, tag=True):
    """Called when Not You goes from the board into a hand (FB-31)."""

    seat: Seat
    square: int
    card: Card


class Happened(msgspec.Struct, frozen=True, tag=True):
    """Called when the d20 has told an event (FB-40)."""

    seat: Seat
    key: str


class PawnsMoved(msgspec.Struct, frozen=True, tag=True):
    """Called when an event puts pawns elsewhere: the new square of each."""

    squares: tuple[int, ...]
    why: str


class TeleportsDealt(msgspec.Struct, frozen=True, tag=True):
    """Called when an event moves the teleports."""

    squares: tuple[int, ...]


class BoardCleared(msgspec.Struct, frozen=True, tag=True):
    """Called when an event takes the top cards of squares; ``under``: as they lie in the pile."""

    squares: tuple[int, ...]
    under: tuple[Card, ...]


class HandsLeft(msgspec.Struct, frozen=True, tag=True):
    """Called when cards of hands go under the pile; ``shown``: for all to see (FB-42)."""

    hands: Hands
    under: tuple[Card, ...]
    shown: bool


class HandsShuffled(msgspec.Struct, frozen=True, tag=True):
    """Called when all hands are dealt anew."""

    hands: Hands


class HandsGiven(msgspec.Struct, frozen=True, tag=True):
    """Called when whole hands are handed over: to whom each seat's goes, or ``NOBODY``."""

    targets: tuple[Seat, ...]


class Chose(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody chooses behind the curtain; nothing moves yet."""

    seat: Seat
    card: Card
    to: Seat = NOBODY


class Gave(msgspec.Struct, frozen=True, tag=True):
    """Called when a card goes from one hand into another."""

    seat: Seat
    target: Seat
    card: Card


class MarketOpened(msgspec.Struct, frozen=True, tag=True):
    """Called when the cards of the market are turned up."""

    cards: tuple[Card, ...]


class Picked(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody takes a card of the market."""

    seat: Seat
    card: Card


class BombLit(msgspec.Struct, frozen=True, tag=True):
    """Called when the bomb begins to tick: turns of everybody together."""

    turns: int


class Drew(msgspec.Struct, frozen=True, tag=True):
    """Called when cards go from the draw pile into a hand; ``why`` is an event, if it is one."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str = ""


class RanOut(msgspec.Struct, frozen=True, tag=True):
    """Called when somebody can't draw as many cards as are due (FB-35, FB-42)."""

    seat: Seat
    missing: int
    why: str = ""


class RoundEnded(msgspec.Struct, frozen=True, tag=True):
    """Called when a round is counted: the points of each seat, doubled by a bomb or not."""

    points: tuple[int, ...]
    doubled: bool


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """Called when that was the last round (FB-5)."""


class Waiting(msgspec.Struct, frozen=True, tag=True):
    """Called last in each resolution: what is asked now, and what is to be done after it."""

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
