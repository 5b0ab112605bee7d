"""What happens in a match, in the past tense; each holds enough to evolve the state."""

import enum

import msgspec

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
from game.frantic.state import Question, Share, Task


class When(enum.Enum):
    """On what occasion a card is played."""

    TURN = "turn"
    COUNTER = "counter"
    NICE_TRY = "nice-try"


class Dealt(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A round has begun (FC-7)."""

    seat: Seat
    hands: Hands
    cards: tuple[Card, ...]
    """The draw pile, top first."""
    happenings: tuple[str, ...]


class TurnedUp(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The dealer turned the first card (FC-7)."""

    seat: Seat
    card: Card


class Played(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody played a card, in turn or out of turn."""

    seat: Seat
    card: Card
    when: When = When.TURN


class Passed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody who had drawn played nothing."""

    seat: Seat


class Declined(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody who was asked did not react (FC-24)."""

    seat: Seat


class Wished(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A colour or a number was asked for."""

    seat: Seat
    what: str


class Shared(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A Fantastic Four was shared out (FC-18)."""

    seat: Seat
    shares: tuple[Share, ...]


class Attacked(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody was named as the victim of a special; ``count``: cards of its share."""

    seat: Seat
    target: Seat
    what: str
    count: int = 0


class Fizzled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A special found nobody, or was not used (FC-23)."""

    seat: Seat
    what: str


class Stopped(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A countered attack was not sent on (FC-20)."""

    seat: Seat
    what: str


class SkipGiven(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody is to miss the next turn (FC-14)."""

    seat: Seat


class Gave(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards went from one hand into another."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]
    why: str = ""


class Took(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Somebody took cards at random out of another's hand."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]
    why: str = ""


class Discarded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event put cards of a hand under the top card (FC-51)."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str = ""


class HandsMoved(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Whole hands changed owner: each seat's came from the seat in its place."""

    sources: tuple[Seat, ...]


class Gambled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What was put down was shown, and one takes it all (FC-38)."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    winner: Seat


class EndingSet(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An event decided that the round ends; ``points`` for all, or 0: counted."""

    points: int


class BombWentOff(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The seat's fourth turn would have begun (FC-48)."""

    seat: Seat


class TurnMissed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A seat's turn was left out (FC-14)."""

    seat: Seat


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Hands were counted: the points of each seat, and who deals next (FC-5)."""

    points: tuple[int, ...]
    dealer: Seat


class Waiting(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The end of each resolution: what is asked now, and what is to be done after it."""

    question: Question | None
    agenda: tuple[Task, ...]


Event = (
    Dealt
    | TurnedUp
    | Played
    | Drew
    | RanOut
    | Passed
    | Declined
    | Wished
    | Shared
    | Attacked
    | Fizzled
    | Stopped
    | SkipGiven
    | Chose
    | Gave
    | Took
    | Happened
    | Discarded
    | HandsMoved
    | HandsShuffled
    | Gambled
    | MarketOpened
    | Picked
    | BombLit
    | EndingSet
    | BombWentOff
    | TurnBegan
    | TurnMissed
    | RoundEnded
    | MatchEnded
    | Waiting
)
