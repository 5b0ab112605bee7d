"""Which presses count and which were meant for what was there before, and the time to answer.

Three things go wrong where many hands share a keyboard. Who skips a show goes on pressing when it
is over; who answers and then closes the own hand opens the next person's; who clicks twice takes
the second of two steps unseen. For each there is a time here in which such a press does nothing.

Whoever hammers a key to skip a show goes on for a moment after its end. To wait for a fixed time
is not enough: only a pause between two presses shows that the next one is meant anew.
"""

import math

import pygame

from game.core.cards import HIDDEN, Card
from game.core.rules import Seat

AGAIN = 0.4
"""Seconds without a press that make a pause; hammering is quicker than this."""
LONGEST_GUARD = 1.0
"""Seconds after which a press counts on a screen that came by itself, however it is hammered.

Whoever presses steadily because nothing seems to happen would wait for ever; the wait is shown.
"""
GUARD_STEPS = 20
"""What is shown of it moves in so many steps."""
DEBOUNCE = 0.15
"""Seconds from an offer to the first press that counts: a double press is not two decisions."""
AFTER_SKIP = 0.6
"""The same where a press has skipped the show: the next one may still be meant for the show."""
AFTER_BOT = 0.5
"""The same where a bot has acted before: the press may have been meant to skip what it did."""
SAME_KEY = 0.5
"""The same for the key, or the place of a click, that has just chosen something: often it means
something else now, as where who drew would pass next."""
JUST = 1.5
"""Seconds after which a key has not *just* chosen something, if others have acted meanwhile."""
HAND_OVER = 1.2
"""Seconds from one person to the next in which shared keys and the mouse open no hand.

A press that was to close the hand before may come this late, as its owner has to see first that
it is closed. Whoever is asked next reads their own name meanwhile.
"""
ASIDE = 0.25
"""Pause that is asked for if such a press comes too early: whoever waits tries again soon."""
SEEN_CLOSED = 0.25
"""Seconds after which the person before has seen that their hand is closed."""
DOUBLE_CLICK = 0.4
MOVED_UP = 0.8
"""Seconds in which a click where a card was laid from does not take the one that moved up there."""
SAME_PLACE = 40.0
"""Clicks so close to each other in time (s) and on the table (units) are one."""


KeyPress = tuple[int, int]
"""A key or a button: of which kind, and its number."""
NO_PRESS: KeyPress = (0, -1)
AWAY = (-math.inf, -math.inf)
"""Where a press is that was no click."""


def key_press(event: pygame.event.Event) -> KeyPress:
    """Return which key or button an event presses; ``NO_PRESS`` if it is none, like a click."""
    if event.type == pygame.KEYDOWN:
        return event.type, event.scancode
    if event.type in (pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN):
        return event.type, event.button
    return NO_PRESS


class Debounce:
    """Counts down until presses mean something again; a press before that prolongs it.

    It is over after ``most`` seconds in any case.
    """

    def __init__(self, again: float = AGAIN, most: float = math.inf) -> None:
        self._again, self._most = again, most
        self._left = self._spent = 0.0
        self._fresh = False

    @property
    def over(self) -> bool:
        """Say whether a press counts now."""
        return self._left <= 0

    @property
    def spent(self) -> float:
        """The share 0 to 1 of the wait that is over, in steps, to be shown."""
        if self.over:
            return 1.0
        return math.floor(self._spent / (self._spent + self._left) * GUARD_STEPS) / GUARD_STEPS

    def begin(self, seconds: float) -> None:
        """Let nothing count for so many seconds, from the first frame that shows what is new."""
        self._left, self._spent, self._fresh = seconds, 0.0, True

    def end(self) -> None:
        """Let presses count at once."""
        self._left = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass; the time before the first frame does not count."""
        if not self._fresh:
            self._left = max(0.0, self._left - dt)
            self._spent += dt
        self._fresh = False

    def allows(self) -> bool:
        """Take a press; say whether it counts. One that does not has to be followed by a pause."""
        if not self.over:
            self._left = max(self._left, min(self._again, self._most - self._spent))
        return self.over


class PressGuard:
    """Decides which presses count: it knows how long a choice is offered, and all last presses.

    Presses on the own keys of each of the ``seats`` are debounced by themselves, and those on
    what is shared together.
    """

    def __init__(self, seats: int = 0) -> None:
        self.open_for = 0.0
        self._fresh = False
        self._commits: dict[Seat | None, Debounce] = {
            seat: Debounce() for seat in (None, *range(seats))
        }
        self._lift = Debounce(ASIDE)
        self._skipped = self._waits = False
        self._same, self._key, self._since_key = Debounce(), NO_PRESS, math.inf
        self._chosen_at = AWAY
        self._person: Seat | None = None
        self._click = (-math.inf, -math.inf)
        self._since_click = math.inf
        self._card: Card = HIDDEN
        self._card_at = (-math.inf, -math.inf)

    def begin(
        self,
        seat: Seat | None,
        *,
        after_bot: bool = False,
        asked: bool | None = None,
        goes_on: bool = False,
    ) -> None:
        """Note that a decision begins; ``after_bot``: a bot has acted before it.

        ``goes_on``: it follows on what the same seat has done, however long that was shown.
        ``asked``: whether anybody is asked; several may be asked together, and then ``seat`` is
        ``None``.
        """
        self.again()
        if not (seat is not None if asked is None else asked):
            return
        seconds = AFTER_SKIP if self._skipped else AFTER_BOT if after_bot else 0.0
        for wait in self._commits.values() if seconds else ():
            wait.begin(seconds)
        if goes_on or self._since_key < JUST:
            self._same.begin(SAME_KEY)
        else:
            self._key, self._chosen_at = NO_PRESS, AWAY
        if seat is not None and self._person not in (None, seat):
            self._lift.begin(HAND_OVER)
        self._skipped, self._waits = False, False
        self._person = self._person if seat is None else seat

    def again(self) -> None:
        """Note that other choices are offered for the same decision."""
        self.open_for, self._fresh = 0.0, True

    def skipped(self) -> None:
        """Note that a press has skipped the show."""
        self._skipped = True

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass; the time before the first frame does not count."""
        for wait in (*self._commits.values(), self._lift, self._same):
            wait.update(dt)
        self._since_click += dt
        self._since_key += dt
        if not self._fresh:
            self.open_for += dt
        self._fresh = False

    def chose(self, key: KeyPress, at: tuple[float, float] = AWAY) -> None:
        """Note that a key, a button of a pad, or a click ``at`` a point has chosen something."""
        self._key, self._chosen_at, self._since_key = key, at, 0.0

    def repeats(self, key: KeyPress, at: tuple[float, float] = AWAY) -> bool:
        """Say whether a press may still be meant for what the same one has chosen before."""
        clicked = AWAY not in (at, self._chosen_at)
        near = clicked and math.dist(self._chosen_at, at) < SAME_PLACE
        return (near or (key != NO_PRESS and key == self._key)) and not self._same.over

    @property
    def settled(self) -> bool:
        """Say whether the choices have been there for long enough to be seen."""
        return self.open_for >= DEBOUNCE

    def hears(self, hand: Seat | None = None) -> bool:
        """Say whether a press would count now, without taking one; ``hand`` as below."""
        return self._commits[hand].over and self._same.over and self.settled

    def allows_commit(self, hand: Seat | None = None) -> bool:
        """Take a press that would choose; say whether it counts.

        ``hand``: whose own key or pad it was; ``None`` for what is shared.
        """
        return self._commits[hand].allows() and self.settled

    @property
    def tires(self) -> bool:
        """Say whether presses have been in vain for so long that somebody has to be told why."""
        return self.open_for >= LONGEST_GUARD

    def allows_lift(self) -> bool:
        """Take a shared key, or a click, that would open a hand; say whether it counts."""
        return self._lift.allows()

    def wait_to_lift(self, closed_for: float) -> None:
        """Let a key that was pressed too early open the hand later, as long as it is held.

        ``closed_for``: seconds since the last hand was closed. A press that came before its owner
        could see that does not count, however long it is held.
        """
        self._waits = closed_for >= SEEN_CLOSED

    def let_go(self) -> None:
        """Note that no such key is held any more."""
        self._waits = False

    @property
    def lifts_now(self) -> bool:
        """Say whether a key is held that may open the hand by now."""
        return self._waits and self._lift.over

    def allows_card(self, card: Card, x: float, y: float) -> bool:
        """Take a click on a card; say whether it is meant for this one.

        Once a card has gone, others move up: for a moment a click in the same place is still meant
        for the one that lay there.
        """
        moved = math.dist(self._card_at, (x, y)) >= SAME_PLACE
        early = card != self._card and HIDDEN not in (card, self._card) and self.open_for < MOVED_UP
        if early and not moved:
            return False
        self._card, self._card_at = card, (x, y)
        return True

    def allows_click(self, x: float, y: float) -> bool:
        """Take a click; say whether it is more than the second half of a double click."""
        near = math.dist(self._click, (x, y)) < SAME_PLACE
        double = near and self._since_click < DOUBLE_CLICK
        self._click, self._since_click = (x, y), 0.0
        return not double


CLOCK_STEP = 0.25
"""Seconds from one picture of the clock to the next."""


class AnswerClock:
    """Counts down the time to answer; without a limit it never ends.

    It runs while the question can be answered, and stands still in a pause. What is shown of it
    moves in steps, so that a screen with a clock is painted a few times a second only.
    """

    def __init__(self) -> None:
        self._limit: float | None = None
        self._left = 0.0
        self._fresh = False

    def start(self, seconds: float | None) -> None:
        """Give so many seconds from the next frame on; ``None``: no limit."""
        self._limit = seconds
        self._left = seconds or 0.0
        self._fresh = True

    def rest(self) -> None:
        """Stand still until the next frame: there was a pause."""
        self._fresh = True

    def run(self, dt: float) -> None:
        """Let ``dt`` seconds pass; those before the first frame with the question do not count."""
        if not self._fresh:
            self._left -= dt
        self._fresh = False

    @property
    def running(self) -> bool:
        """Say whether there is a limit."""
        return self._limit is not None

    @property
    def left(self) -> float | None:
        """The seconds that are left; ``None`` without a limit."""
        return None if self._limit is None else self._left

    @property
    def over(self) -> bool:
        """Say whether the time is up."""
        return self._limit is not None and self._left <= 0

    @property
    def share(self) -> float | None:
        """The share 1 to 0 of the time that is left, in steps; ``None`` without a limit."""
        if self._limit is None:
            return None
        if self._limit <= 0 or self._left <= 0:
            return 0.0
        return min(1.0, math.ceil(self._left / CLOCK_STEP) * CLOCK_STEP / self._limit)
