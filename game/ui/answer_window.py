"""A question that everybody is asked alike: who has to answer, who thinks, how long it stands.

The rules ask all who are named, whatever they hold (FC-24, FB-34), and whoever says nothing lets it
be. So on one screen nobody has to press a key to pass: the question stands while the attack or the
way of the roll is seen anyway. Whoever wants to answer *takes it up* by the own show key; from then
on the full time runs. Who said "not before my turn" is left alone until then.
"""

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.core.rounds.state import Question
from game.core.rules import Seat

ATTACK_SHARE, ROLL_SHARE = 0.4, 0.65
"""How long an attack, or a roll, stands where nobody presses: a share of the time to answer."""
READ = 0.6
"""Seconds after which what is told large was taken in: from then on it can be answered."""
SHOWN = 0.8
"""Seconds in which an attack is shown at least that nobody is asked about."""
TAKEN_UP = 5.0
"""Least seconds for whoever has taken a question up, to open the hand and to choose."""
LEAST_LEFT = 0.8
"""Least seconds for those who are still asked when somebody else has thought about it."""
DEAF = 0.35
"""Seconds in which no press answers: it was meant for what was there before."""
LEAST_OFFERED = DEAF + 1.0
"""Seconds that a question stands at least: a person has one in which a press counts."""

OWN_TURN = "turn"
"""What is asked at the beginning of a turn, in every game in rounds."""

AskedState = Literal["asked", "answered", "later"]


class Cap(msgspec.Struct, frozen=True):
    """A key, and the drawing of what it does."""

    icon: str
    label: str


class AskedSeat(msgspec.Struct, frozen=True):
    """What is to be seen of a person while something is asked: may answer, has answered, or waits.

    ``caps`` are the keys that the person has for it.
    """

    seat: Seat
    state: AskedState
    caps: tuple[Cap, ...] = ()


class AnswerWindow:
    """Keeps one window; the scene tells it which question is open, and how much time has passed."""

    def __init__(self) -> None:
        self.number = 0
        """Counts windows, so that two alike are not taken for one."""
        self.holder: Seat | None = None
        """Who has taken the question up."""
        self.answered: tuple[Seat, ...] = ()
        """Who was asked and has answered."""
        self._question: Question[Any] | None = None
        self._left = 0.0

    @property
    def open(self) -> bool:
        """Say whether a question is open."""
        return self._question is not None

    @property
    def left(self) -> float:
        """The seconds that are left to those who have not taken it up."""
        return self._left

    def held_by(self, question: Question[Any]) -> Seat | None:
        """Return who has taken a question up, if it is the open one or goes on with it."""
        known = question == self._question or goes_on(self._question, question)
        return self.holder if known and self.holder in question.seats else None

    def begin(self, question: Question[Any], seconds: float) -> bool:
        """Take note of the open question; say whether it is a new one.

        ``seconds``: how long a new one stands while nobody presses.
        """
        before = self._question
        if before == question:
            return False
        new = not goes_on(before, question)
        if new:
            self.number += 1
            self.holder, self.answered, self._left = None, (), seconds
        else:
            assert before is not None
            gone = (seat for seat in before.seats if seat not in question.seats)
            self.answered = (*self.answered, *gone)
            if self.holder in self.answered:
                self.holder, self._left = None, max(self._left, LEAST_LEFT)
        self._question = question
        return new

    def close(self) -> None:
        """Forget the question: something else is asked."""
        self._question, self.holder, self.answered = None, None, ()

    def take_up(self, seat: Seat) -> bool:
        """Let somebody think about it; say whether that is new."""
        new, self.holder = self.holder != seat, seat
        return new

    def seconds(self, full: float) -> float:
        """Return how long it stands from now on; ``full`` is the time to answer."""
        return self._left if self.holder is None else max(full, TAKEN_UP)

    def run(self, left: float | None) -> None:
        """Take note of the seconds that are left, unless somebody thinks about it."""
        if left is not None and self.holder is None:
            self._left = max(0.0, left)


def goes_on(before: Question[Any] | None, now: Question[Any]) -> bool:
    """Say whether a question is the one before, to which somebody has answered meanwhile.

    After another roll or attack it would be asked of as many seats again, or of others.
    """
    if before is None or not set(now.seats) < set(before.seats):
        return False
    return replace(now, seats=()) == replace(before, seats=())


def stands_for(full: float, share: float, still_seen: float) -> float:
    """Return how long a question stands where nobody presses.

    It ends with what is still seen of the attack or the roll, unless a longer time to answer is
    wanted (``full``, of which a ``share`` is given to all), or that would be too short to press.
    """
    return max(still_seen, LEAST_OFFERED, share * full)


class Orders:
    """Who does not want to be asked before the own turn; it ends by itself when that begins."""

    def __init__(self) -> None:
        self._seats: dict[Seat, int] = {}

    @property
    def seats(self) -> Collection[Seat]:
        """Everybody who is not asked."""
        return self._seats.keys()

    def give(self, seat: Seat, round_number: int) -> None:
        """Let somebody not be asked from now on."""
        self._seats[seat] = round_number

    def cancel(self, seats: Sequence[Seat]) -> bool:
        """Ask somebody again; say whether that changes anything."""
        given = [self._seats.pop(seat, None) for seat in seats]
        return any(number is not None for number in given)

    def settle(self, question: Question[Any] | None, round_number: int) -> None:
        """End what whoever has a turn has said, and all that was said in a round before."""
        kept = {seat: number for seat, number in self._seats.items() if number == round_number}
        for seat in question.seats if question is not None and question.ask == OWN_TURN else ():
            kept.pop(seat, None)
        self._seats = kept
