"""What a match is made of: pawns, stacks of cards on squares, hands, pile, the open question.

Nothing waits in code: a question that is open is ``question``, and what goes on when it is
answered is ``agenda``, the next job last. Neither holds a secret; what somebody has chosen behind
the curtain is ``chosen``. A move in progress is jobs too: ``WALK`` takes steps with the die that
lies in ``dice``, ``LAND`` lets the card act on which the pawn stands. What has acted in this turn
is kept by square (``spent``): until the turn ends the square counts as empty for moves (FB-12).
"""

import enum

import msgspec

from game.board.deck import NO_ARROW
from game.core.cards import NOTHING, Card, Hands
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

HAND = 4
"""What is left after the set-up, and what hands are filled up to (FB-7, FB-11)."""
FIRST_HANDS = {2: 8, 3: 7}
FIRST_HAND = 6
"""Cards dealt to each of two, three, and four or more (FB-6)."""
NOT_YOU = 21
"""Squares and points of Not You on the printed board (FB-31)."""
D6 = 6
D20 = 20
NO_BOMB = -1
FORWARD = 1
BACKWARD = -1
MOST_SEATS = 6
WILD_SEATS = 4
"""Up to so many seats a wild start is possible (FB-7)."""


class Lay(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of laying a card of a kind on a square; copies are alike."""

    kind: str
    square: int
    arrow: str = NO_ARROW


class PassOn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of not answering any roll until one's next turn (FB-34)."""


class Block(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of throwing in a Block (FB-29)."""


class Reroll(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The action of throwing in a Re-Roll for the die of a seat (FB-30)."""

    seat: Seat


Action = Lay | Pass | PassOn | Block | Reroll | Target | Give | Pick | GoOn | Deal


class Attack(enum.StrEnum):
    """What can be blocked (FB-29)."""

    REMOTE = "remote"
    SWAP = "swap"


class Throw(enum.StrEnum):
    """What dice are thrown for."""

    MOVE = "move"
    TELEPORT = "teleport"
    EVENT = "event"
    EACH = "each"
    """Everyone's die, because an event says so."""


class Ask(enum.StrEnum):
    """What a question is about; ``Question`` says what its fields mean."""

    DEAL = "deal"
    SET_UP = "set-up"
    """Lay a card before the first turn (FB-7)."""
    TURN = "turn"
    """Lay the card of the turn (FB-9)."""
    REMOTE = "remote"
    """Name the pawn that makes the move (FB-28)."""
    SWAP = "swap"
    """Name the pawn to change places with ``other``, the one that landed (FB-23)."""
    BLOCK = "block"
    """``what`` is the attack, ``other`` the attacker."""
    REROLL = "reroll"
    """``what`` is what the dice are for, ``count`` their sides."""
    PLACE = "place"
    """Lay the card that was thrown in, of the kind ``what``."""
    NAME = "name"
    """Name who gets the whole hand (Merry Christmas)."""
    GIVE = "give"
    """Choose a card and who gets it (Surprise Party)."""
    PICK = "pick"
    EYE = "eye"


ASKED_ALIKE = frozenset({Ask.BLOCK, Ask.REROLL})
"""What everybody is asked in the same way and for the same time, whatever they hold (FB-34)."""


class Question(state.Question[Ask], frozen=True, gc=False):
    """An open question; ``Ask`` says what its fields mean."""


class Job(enum.StrEnum):
    """What is to be done; ``seat`` is who rolls and chooses, the other fields as it says."""

    SET_UP = "set-up"
    END_TURN = "end-turn"
    AIM = "aim"
    """Name the pawn of a Remote."""
    ROLL = "roll"
    """Roll for a move of ``pawn``."""
    WALK = "walk"
    """Let ``pawn`` take ``count`` steps; 0: as many as the die shows."""
    LAND = "land"
    """Let the card act on which ``pawn`` stands."""
    SWAP = "swap"
    """Let ``pawn`` and ``other`` change places."""
    TELEPORT = "teleport"
    """Let ``pawn`` go to the teleport of the die."""
    PLACE = "place"
    """Ask where the card goes that was thrown in."""
    THROW_AGAIN = "throw-again"
    """Roll the die of ``other`` again: ``what`` it is for, ``count`` its sides."""
    HAPPEN = "happen"
    """Roll for an event."""
    TURN_UP = "turn-up"
    """Let the event of the die happen."""
    STEP = "step"
    """``what`` is an event's verb, with its ``count``."""
    MOVE_ALL = "move-all"
    """Use everyone's die for the verb ``what``."""
    HAND_OVER = "hand-over"
    PICK = "pick"


LUCKY = "lucky"
"""The ``what`` of jobs in a move that an event makes: Troublemakers do not act (FB-41)."""


class Task(msgspec.Struct, frozen=True, gc=False):
    """A job on the agenda; ``way`` is the direction of the move, 1 or -1."""

    job: Job
    seat: Seat
    pawn: Seat = NOBODY
    way: int = FORWARD
    what: str = ""
    other: Seat = NOBODY
    count: int = 0


class Lain(msgspec.Struct, frozen=True, gc=False):
    """A card on the board, and where its arrow points."""

    card: Card
    arrow: str = NO_ARROW


class Die(msgspec.Struct, frozen=True, gc=False):
    """A die that was thrown, and whose it is."""

    seat: Seat
    value: int


class TableRules(msgspec.Struct, frozen=True, gc=False):
    """The options; of ``limit`` and ``rounds`` one is 0, ``wild`` is a number of cards."""

    board: str
    limit: int = 121
    rounds: int = 0
    wild: int = 0
    names: str = "family"
    block: str = "5"
    reroll: str = "2"
    place: str = "10"


Stack = tuple[Lain, ...]
"""The cards on a square, top last."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything needed to go on; it includes all secrets."""

    rules: TableRules
    pawns: tuple[int, ...]
    """The square of each seat's pawn."""
    stacks: tuple[Stack, ...]
    """By square, start and finish too, on which nothing ever lies."""
    teleports: tuple[int, ...]
    """The squares of teleports 1 to 6; what lies under one does not count."""
    hands: Hands
    """In the order in which the cards came."""
    draw: tuple[Card, ...]
    """Top first."""
    points: Points
    """What each finished round brought to each seat."""
    question: Question | None = None
    """``None`` when the match is over."""
    agenda: tuple[Task, ...] = ()
    dice: tuple[Die, ...] = ()
    """The dice thrown last in this turn."""
    spent: tuple[int, ...] = ()
    """Squares that count as empty for moves until the turn ends (FB-12)."""
    silent: tuple[Seat, ...] = ()
    """Who is not asked for Re-Roll before the own next turn (FB-34)."""
    thrown: Card = NOTHING
    """A card thrown in that has no square yet."""
    market: tuple[Card, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    happening: str = ""
    """The last event of this turn."""
    last: str = ""
    """The colour laid last in this round, white aside."""
    bomb: int = NO_BOMB
    """Turns of everybody together until points count double; 0 in the last and after it."""
    turn: Seat = 0
    round: int = 1

    @property
    def finish(self) -> int:
        """Return the number of the last square."""
        return len(self.stacks) - 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Return each seat's points so far."""
        return tuple(map(sum, self.points))

    @property
    def open_hands(self) -> bool:
        """Say whether all hands lie open: the Eye, and where a round is counted, until the next."""
        return self.question is None or self.question.ask in (Ask.EYE, Ask.DEAL)


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat, or an onlooker, may know; ``HIDDEN`` stands for each card that it may not.

    From ``rules`` on all is as in the state.
    """

    seat: Seat | None
    hands: Hands
    draw: int
    chosen: tuple[Chosen, ...]
    """Of others only whose choice it is."""
    rules: TableRules
    pawns: tuple[int, ...]
    stacks: tuple[Stack, ...]
    teleports: tuple[int, ...]
    points: Points
    question: Question | None
    agenda: tuple[Task, ...]
    dice: tuple[Die, ...]
    spent: tuple[int, ...]
    silent: tuple[Seat, ...]
    thrown: Card
    market: tuple[Card, ...]
    happening: str
    last: str
    bomb: int
    turn: Seat
    round: int

    @property
    def finish(self) -> int:
        """Return the number of the last square."""
        return len(self.stacks) - 1
