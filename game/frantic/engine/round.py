"""A round as it stands, which changes in place, and what all answers to it are made of."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rules import NOBODY, Seat
from game.frantic.engine.tables import (
    ALONE,
    NO_COLOUR,
    NO_FACE,
    NO_WISH,
    NOT_YOU,
    CardSet,
    Tables,
    cards_of,
)
from game.frantic.state import BOMB_POINTS, NOT_YOU_HAND, Ask, Job

NOTHING_ASKED = -1
OVER = -2
ASKS = tuple(Ask)
(
    DEAL, TURN, COVER, WISH, TARGET, SEND_ON, SHARES, COUNTER, GIVE, NICE_TRY, PRESENTS, DISCARD,
    PUT_DOWN, PICK, EYE,
) = range(len(ASKS))  # fmt: skip
"""What is asked; places in ``ASKS``."""
JOBS = tuple(Job)
(
    NEXT_TURN, SETTLE, TO_WISH, TO_COVER, AIM, TO_SEND_ON, ATTACK, TO_GIVE, DRAW_SHARES, HAPPEN,
    STEP, TO_DISCARD, TO_PUT_DOWN, SHOW, TO_PICK, TO_PRESENT, HAND_OVER,
) = range(len(JOBS))  # fmt: skip
"""What is to be done; places in ``JOBS``."""

Shares = tuple[tuple[Seat, int], ...]
"""Who draws how many, in the order of drawing."""
Task = tuple[int, Seat, str, Seat, int, Shares]
"""A job, whose it is, and what ``Task`` of the rules has besides: what, other, count, shares."""
RUNNING, COUNTED, SCORED, BOMB = range(4)
"""What has decided that the round ends, as ``Ending``."""


def task(job: int, seat: Seat, what: str = "", other: Seat = NOBODY, count: int = 0) -> Task:
    """Return a job."""
    return job, seat, what, other, count, ()


ORDERS = tuple(
    tuple(tuple((last + step) % seats for step in range(1, seats + 1)) for last in range(seats))
    for seats in range(len(ALONE) + 1)
)
"""By the number of seats and the last one: all in turn order."""


class Round:
    """A round in progress."""

    __slots__ = (
        "agenda", "any_card", "ask", "asked", "at", "bomb", "chosen", "colour", "coming", "count",
        "draw", "ending", "face", "hands", "happened", "luck", "market", "other", "quick", "scored",
        "scores", "seats", "short", "skips", "tables", "totals", "turn", "what", "wish",
    )  # fmt: skip

    def __init__(self, tables: Tables, luck: Luck, seats: int) -> None:
        self.tables = tables
        self.luck = luck
        self.seats = seats
        self.any_card = False
        """Whether Gambling Man goes by the publisher's later rule (FC-38)."""
        self.quick = False
        """Whether nobody is asked for a card to throw in who holds none; for lines of play."""
        self.totals: Sequence[int] = (0,) * seats
        """What the rounds before brought each seat."""
        self.hands: list[CardSet] = [0] * seats
        self.draw: Sequence[Card] = ()
        """The draw pile, from ``at`` on."""
        self.at = 0
        self.face: Card = NO_FACE
        self.wish = NO_WISH
        self.colour = NO_COLOUR
        self.market: list[Card] = []
        self.chosen: list[tuple[Seat, Card, Seat]] = []
        self.coming: Sequence[str] = ()
        """The events, of which ``happened`` have happened."""
        self.happened = 0
        self.skips = 0
        """A bit for each seat that misses its next turn."""
        self.bomb: list[int] = []
        self.ending = RUNNING
        self.scored = 0
        self.short = False
        self.turn: Seat = 0
        self.agenda: list[Task] = []
        self.ask = NOTHING_ASKED
        self.asked: tuple[Seat, ...] = ()
        self.what = ""
        self.other: Seat = NOBODY
        self.count = 0
        self.scores: tuple[int, ...] = ()

    def be(self, other: "Round") -> None:
        """Become a copy of another engine with the same tables and seats; the luck stays."""
        self.any_card, self.totals = other.any_card, other.totals
        self.hands = other.hands[:]
        self.draw, self.at = other.draw, other.at
        self.face, self.wish, self.colour = other.face, other.wish, other.colour
        self.market, self.chosen, self.bomb = other.market[:], other.chosen[:], other.bomb[:]
        self.coming, self.happened, self.skips = other.coming, other.happened, other.skips
        self.ending, self.scored, self.short = other.ending, other.scored, other.short
        self.turn, self.agenda = other.turn, other.agenda[:]
        self.ask, self.asked, self.what = other.ask, other.asked, other.what
        self.other, self.count, self.scores = other.other, other.count, other.scores

    @property
    def sealed(self) -> bool:
        """Say whether the round ends as soon as all that is set off is done."""
        return self.short or self.ending != RUNNING

    # What a hand may do.

    def fitting(self, seat: Seat) -> CardSet:
        """Return the cards of a hand that may be played (FC-9, FC-10, FC-22)."""
        tables, hand = self.tables, self.hands[seat]
        fits = self.goes_on_top() & hand
        if hand & tables.not_you and hand.bit_count() == NOT_YOU_HAND:
            fits |= tables.not_you
        return fits

    def goes_on_top(self) -> CardSet:
        """Return all cards that go on what lies on top, Not You aside."""
        if self.wish >= 0:
            return self.tables.goes_on_wish[self.wish]
        if self.face >= 0:
            return self.tables.goes_on[self.face]
        return self.tables.goes_anywhere

    def free(self, seat: Seat) -> CardSet:
        """Return what a seat holds and has not chosen yet."""
        hand = self.hands[seat]
        for who, card, _ in self.chosen:
            if who == seat and card >= 0:
                hand &= ~self.tables.bits[card]
        return hand

    def givable(self, seat: Seat) -> CardSet:
        """Return what a seat may give because of a special (FC-22)."""
        return self.free(seat) & ~self.tables.not_you

    def gambling(self, seat: Seat) -> CardSet:
        """Return what a seat may put down (FC-38)."""
        hand, colour = self.hands[seat], self.colour
        if self.any_card:
            return hand
        tables = self.tables
        return tables.of_colour[colour] & tables.any_number & hand if colour >= 0 else 0

    # What every answer is made of.

    def push(self, *tasks: Task) -> None:
        """Put jobs before all others, the first one first."""
        self.agenda += tasks[::-1]

    def ask_of(
        self,
        ask: int,
        asked: tuple[Seat, ...],
        what: str = "",
        other: Seat = NOBODY,
        count: int = 0,
    ) -> None:
        """Stop at a question."""
        self.ask, self.asked, self.what, self.other, self.count = ask, asked, what, other, count

    def ask_others(self, ask: int, seat: Seat) -> bool:
        """Leave a question open to those who have not answered; say whether there are any."""
        self.asked = tuple([other for other in self.asked if other != seat])
        if self.asked:
            self.ask = ask
        return bool(self.asked)

    def order(self, last: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, ``last`` last."""
        return ORDERS[self.seats][last]

    def take_from_pile(self, seat: Seat, count: int) -> None:
        """Let a seat draw what there is (FC-11)."""
        bits, hand = self.tables.bits, self.hands[seat]
        for _ in range(count):
            if self.at == len(self.draw):
                self.short = True
                break
            hand |= bits[self.draw[self.at]]
            self.at += 1
        self.hands[seat] = hand

    def lay(self, card: Card) -> None:
        """Put a card on top; Not You leaves what play goes on with (FC-22)."""
        tables = self.tables
        if tables.deeds[card] != NOT_YOU:
            self.face, self.wish = card, NO_WISH
            if tables.colours[card] >= 0:
                self.colour = tables.colours[card]

    # Turns and the end of the round.

    def draw_in_turn(self, seat: Seat) -> None:
        """Draw instead of playing (FC-8)."""
        if self.at == len(self.draw):
            self.short = True
            self.end_round()
        else:
            self.hands[seat] |= self.tables.bits[self.draw[self.at]]
            self.at += 1
            self.count = 1

    def next_turn(self, last: Seat) -> None:
        """Go on with the next seat that has no turn to miss (FC-14, FC-48)."""
        seat = (last + 1) % self.seats
        if self.bomb or self.skips:
            bomb = self.bomb
            while True:
                if bomb and not bomb[seat]:
                    self.ending = BOMB
                    self.end_round()
                    return
                if bomb:
                    bomb[seat] -= 1
                if not self.skips >> seat & 1:
                    break
                self.skips ^= 1 << seat
                seat = (seat + 1) % self.seats
        self.turn, self.ask, self.asked, self.count = seat, TURN, ALONE[seat], 0
        self.what, self.other = "", NOBODY

    def settle(self, seat: Seat) -> None:
        """End the round if anything says so; before that, ask for Nice Try (FC-11, FC-21)."""
        if self.sealed:
            self.end_round()
        elif not all(self.hands):
            asked = tuple([other for other in self.order(seat) if self.hands[other]])
            if self.quick:
                tries = self.tables.nice_tries
                asked = tuple([other for other in asked if self.hands[other] & tries])
            if asked:
                self.ask_of(NICE_TRY, asked, other=seat)
            else:
                self.end_round()

    def end_round(self) -> None:
        """Count the hands (FC-5, FC-33, FC-48)."""
        self.agenda.clear()
        self.ask, self.asked = OVER, ()
        if self.ending == SCORED:
            self.scores = (self.scored,) * self.seats
            return
        points = self.tables.points
        found = [sum([points[card] for card in cards_of(hand)]) for hand in self.hands]
        if self.bomb:
            if all(self.hands):
                found = [2 * own for own in found]
            else:
                found = [
                    own + BOMB_POINTS if hand else -BOMB_POINTS
                    for own, hand in zip(found, self.hands, strict=True)
                ]
        self.scores = tuple(found)
