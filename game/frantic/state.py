"""What a match is made of: hands, piles, the open question, and what is to be done after it.

Nothing waits in code: a question that is open is ``question``, and what goes on when it is
answered is ``agenda``, the next job last. Neither holds a secret; cards that somebody has chosen
behind the curtain are ``chosen``.
"""

import enum

import msgspec

from game.core.cards import Card, Hands
from game.core.rounds import state
from game.core.rounds.points import Points
from game.core.rounds.state import Chosen as Chosen
from game.core.rounds.state import Deal as Deal
from game.core.rounds.state import Give as Give
from game.core.rounds.state import GoOn as GoOn
from game.core.rounds.state import Pass as Pass
from game.core.rounds.state import Pick as Pick
from game.core.rounds.state import Target as Target
from game.core.rules import NOBODY, Seat

MOST_SEATS = 8
FIRST_HAND = 7
GIFT = 2
"""Cards of a Gift and, each way, of an Exchange (FC-15, FC-16)."""
FOUR = 4
NICE_TRY = 3
NOT_YOU_HAND = 10
"""The hand with which Not You may be played (FC-22)."""
BOMB_POINTS = 10


class Play(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of playing a card of a kind; copies are alike."""

    kind: str


class Draw(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of drawing a card (FC-8, FC-13)."""


class Wish(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of asking for a colour (``red``) or a number (``7``)."""

    what: str


class Share(msgspec.Struct, frozen=True, gc=False):
    """How many cards of a Fantastic Four somebody draws."""

    seat: Seat
    count: int


class Shares(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of sharing out a Fantastic Four, in the order of drawing (FC-18)."""

    shares: tuple[Share, ...]


class Counter(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of playing a Counterattack out of turn (FC-20)."""


class NiceTry(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of playing Nice Try out of turn (FC-21)."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of discarding a card as an event asks (FC-43)."""

    kind: str


class PutDown(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of putting a card down secretly (FC-38)."""

    kind: str


Action = (
    Play
    | Draw
    | Pass
    | Wish
    | Target
    | Shares
    | Counter
    | NiceTry
    | Give
    | Discard
    | PutDown
    | Pick
    | GoOn
    | Deal
)


class Attack(enum.StrEnum):
    """The specials that can be countered (FC-20)."""

    SKIP = "skip"
    GIFT = "gift"
    EXCHANGE = "exchange"
    FOUR = "four"
    EQUALITY = "equality"


class Ask(enum.StrEnum):
    """What a question is about; ``Question`` says what its fields mean."""

    DEAL = "deal"
    TURN = "turn"
    """``count`` is 1 when the card of this turn is drawn."""
    COVER = "cover"
    """A 2nd Chance must be covered (FC-13)."""
    WISH = "wish"
    """``count`` is 1 where numbers are possible too."""
    TARGET = "target"
    """``what`` is the attack."""
    SEND_ON = "send-on"
    """A countered attack; ``count`` is the place of the share of a Fantastic Four."""
    SHARES = "shares"
    COUNTER = "counter"
    """``what`` is the attack, ``other`` the attacker, ``count`` the place of the share."""
    GIVE = "give"
    """``count`` cards more for ``other``, because of the attack ``what``."""
    NICE_TRY = "nice-try"
    """``other`` is the seat in turn."""
    PRESENTS = "presents"
    """``count`` cards more, each to anybody else (FC-41, FC-45)."""
    DISCARD = "discard"
    """``count`` cards more (FC-43)."""
    PUT_DOWN = "put-down"
    PICK = "pick"
    EYE = "eye"


ASKED_ALIKE = frozenset({Ask.COUNTER, Ask.NICE_TRY})
"""What everybody is asked in the same way and for the same time, whatever they hold (FC-24)."""


class Question(state.Question[Ask], frozen=True, gc=False):
    """An open question; ``Ask`` says what its fields mean."""


class Job(enum.StrEnum):
    """What is to be done; ``seat`` is whose it is, the other fields as it says."""

    NEXT_TURN = "next-turn"
    """``seat`` is the one whose turn was the last."""
    SETTLE = "settle"
    """See whether the round is over (FC-11)."""
    WISH = "wish"
    """``count`` is 1 where numbers are possible too; ``seat`` may be ``NOBODY``."""
    COVER = "cover"
    AIM = "aim"
    SEND_ON = "send-on"
    ATTACK = "attack"
    """``other`` is the victim, ``count`` the place of the share of a Fantastic Four."""
    GIVE = "give"
    DRAW_SHARES = "draw-shares"
    HAPPEN = "happen"
    STEP = "step"
    """``what`` is an event's verb, with its ``count``."""
    DISCARD = "discard"
    PUT_DOWN = "put-down"
    SHOW = "show"
    PICK = "pick"
    PRESENTS = "presents"
    HAND_OVER = "hand-over"


class Task(msgspec.Struct, frozen=True, gc=False):
    """A job on the agenda."""

    job: Job
    seat: Seat
    what: str = ""
    other: Seat = NOBODY
    count: int = 0
    shares: tuple[Share, ...] = ()


class Ending(enum.Enum):
    """What has decided that the round ends, once everything set off is done."""

    NONE = "none"
    COUNTED = "counted"
    """Finish Line (FC-36)."""
    SCORED = "scored"
    """Doomsday (FC-33): everybody gets the same points."""
    BOMB = "bomb"
    """A fourth turn would begin (FC-48)."""


_OPEN = Ending.NONE
"""Kept, since Python before 3.12 takes long to look up a member, and every turn asks for it."""


class TableRules(msgspec.Struct, frozen=True, gc=False):
    """The options of FC-2, FC-3, FC-24 and FC-38; of ``limit`` and ``rounds`` one is 0."""

    limit: int = 154
    rounds: int = 0
    gambling: str = "last-colour"
    names: str = "family"
    answer: str = "5"


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything needed to go on; it includes all secrets."""

    rules: TableRules
    hands: Hands
    """In the order in which the cards came."""
    draw: tuple[Card, ...]
    """Top first."""
    points: Points
    """What each finished round brought to each seat."""
    question: Question | None = None
    """``None`` when the match is over."""
    agenda: tuple[Task, ...] = ()
    discard: tuple[Card, ...] = ()
    """Top last."""
    face: Card | None = None
    """The card to play on: the newest one played, Not You aside; ``None``: any card goes."""
    wish: str = ""
    """What is asked for: a colour, a number, or nothing."""
    colour: str = ""
    """The last colour played in this round (FC-38a)."""
    market: tuple[Card, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    happenings: tuple[str, ...] = ()
    """The events to come, top first."""
    happened: tuple[str, ...] = ()
    skips: tuple[Seat, ...] = ()
    """Who misses the next turn."""
    bomb: tuple[int, ...] = ()
    """Turns left to each seat while the bomb ticks."""
    ending: Ending = Ending.NONE
    scored: int = 0
    """What everybody gets when an event says so (FC-33)."""
    short: bool = False
    """A draw was owed or wanted, and the pile was empty (FC-11)."""
    dealer: Seat = 0
    turn: Seat = 0
    round: int = 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Return each seat's points so far."""
        return tuple(map(sum, self.points))

    @property
    def open_hands(self) -> bool:
        """Say whether all hands lie open: the Eye (FC-46), and between rounds."""
        return self.question is None or self.question.ask in (Ask.EYE, Ask.DEAL)

    @property
    def sealed(self) -> bool:
        """Say whether the round ends as soon as all that is set off is done."""
        return self.short or self.ending is not _OPEN


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat, or an onlooker, may know; ``HIDDEN`` stands for each card that it may not.

    From ``rules`` on all is as in the state.
    """

    seat: Seat | None
    hands: Hands
    draw: int
    chosen: tuple[Chosen, ...]
    """Of others only whose choice it is."""
    happenings: int
    rules: TableRules
    points: Points
    question: Question | None
    agenda: tuple[Task, ...]
    discard: tuple[Card, ...]
    face: Card | None
    wish: str
    colour: str
    market: tuple[Card, ...]
    happened: tuple[str, ...]
    skips: tuple[Seat, ...]
    bomb: tuple[int, ...]
    ending: Ending
    scored: int
    short: bool
    dealer: Seat
    turn: Seat
    round: int
