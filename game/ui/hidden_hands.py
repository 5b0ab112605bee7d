"""Hidden hands on one couch: whose cards lie open now, and whose curtain is down.

The idea: everybody sees the same screen, so a hand is open only while its owner wants it to be.
Whoever is asked finds a curtain over the hand with their name on it. Their own show key, and
nothing else, lifts it: a press opens the hand until the next press, a key held down opens it until
it is let go. Passing the turn, a pause, the log and a window without focus close it. A single
person has no curtain, and where only bots play all hands lie open.

How a game uses it: its scene makes one ``HiddenHands(seating.humans, len(seating))``, gives it to
the view and to ``TurnScene``, and says in ``needs_hand`` which questions can be answered without
looking at the hand. ``TurnScene`` does the rest. The view reads three things, each ``update``:

* ``audience``: the seats whose cards are face up; where it has changed, cards are turned over;
* ``near``: whose hand lies at the lower edge;
* ``curtain``: over whose hand the curtain hangs (``curtain_view.CurtainView`` paints it).

``update(0)`` and then ``finish()`` have to turn the cards of a hand that was closed at once.
"""

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.rules import Seat
from game.input.turn_keys import TurnKeys, is_press
from game.ui.press_timing import PressGuard

HOLD_SECONDS = 0.35
"""A show key that is held longer opens the hand only until it is let go."""


class HiddenHands:
    """Knows whose hands are open at a table of ``seats`` at which these people sit."""

    def __init__(self, humans: Sequence[Seat], seats: int) -> None:
        self._humans = tuple(humans)
        self._all = frozenset(range(seats))
        self._near: Seat | None = self._humans[0] if self._humans else None
        self._asked: Seat | None = None
        self._needed = False
        self._holder: Seat | None = None
        self._held: float | None = None
        self._fresh = False
        self.looked: set[Seat] = set()
        """Who has opened their hand since cards were dealt."""
        self.closed_for = math.inf
        """Seconds since a hand was closed."""

    @property
    def guarded(self) -> bool:
        """Say whether hands are kept closed, which is so where several people share the screen."""
        return len(self._humans) > 1

    @property
    def audience(self) -> frozenset[Seat]:
        """The seats whose hands lie open now."""
        if not self._humans:
            return self._all
        if not self.guarded:
            return frozenset(self._humans)
        return frozenset() if self._holder is None else frozenset({self._holder})

    @property
    def near(self) -> Seat | None:
        """Whose hand lies at the lower edge: the one person, or whoever is or was last asked."""
        return self._near

    @property
    def asked(self) -> Seat | None:
        """The person who may choose now."""
        return self._asked

    @property
    def curtain(self) -> Seat | None:
        """The person who is asked and has to open their own hand before choosing."""
        shut = self.guarded and self._needed and self._holder is None
        return self._asked if shut else None

    @property
    def holder(self) -> Seat | None:
        """The person whose hand was opened; it may lie open while a show is on."""
        return self._holder

    @property
    def held(self) -> bool:
        """Say whether a show key is down, so that its release may close the hand."""
        return self._held is not None

    def ask(self, seat: Seat | None, *, needs_hand: bool, in_turn: Seat | None) -> None:
        """Say who may choose now (``None``: a bot, or a show is on), and whose turn is shown."""
        self._asked, self._needed = seat, seat is not None and needs_hand
        if seat is not None and self.guarded:
            self._near = seat
        elif not self._humans and in_turn is not None:
            self._near = in_turn

    def pass_to(self, seat: Seat | None) -> None:
        """Note who will be asked next, and close the hand of anybody else."""
        if self._holder is not None and self._holder != seat:
            self.close()

    def press(self, *, held: bool = False) -> None:
        """Open or close the hand of who is asked or has a hand open: their show key went down.

        ``held``: it is down for so long that letting it go will close the hand.
        """
        if not self.guarded:
            return
        if self._holder is not None:
            self.close()
        elif self._asked is not None:
            self._holder, self._held = self._asked, math.inf if held else 0.0
            self.looked.add(self._asked)
            self._fresh = True

    def release(self) -> None:
        """Close the hand if the show key was held for long and is now let go."""
        if self._held is not None and self._held > HOLD_SECONDS:
            self.close()
        self._held = None

    def update(self, dt: float) -> None:
        """Count how long the show key is held, from the first frame that shows the hand."""
        self.closed_for += dt
        if self._held is not None and not self._fresh:
            self._held += dt
        self._fresh = False

    def close(self) -> bool:
        """Close the hand; say whether one was open."""
        was, self._holder, self._held = self._holder, None, None
        if was is not None:
            self.closed_for = 0.0
        return was is not None


class ShowKey:
    """Opens and closes hands by their owner's show key, or by the mouse for those without keys.

    ``remind`` is called for a press that opens nothing. A shared key, or the mouse, may still be
    meant for the hand that was open before: until the debounce of the ``PressGuard`` is over it
    opens none, and a key that is held down then opens the hand late.
    """

    def __init__(
        self, hands: HiddenHands, keys: TurnKeys, guard: PressGuard, remind: Callable[[], None]
    ) -> None:
        self._hands = hands
        self._keys = keys
        self._guard = guard
        self._remind = remind

    def take(self, event: pygame.event.Event, asked: Seat | None) -> bool:
        """Open or close the hand by its owner's key; say whether this was it."""
        seat = self._hands.holder if asked is None else asked
        change = None if seat is None else self._keys.show(event, seat)
        if change == "down" and seat is not None:
            self._press(seat)
        elif change == "up":
            self._let_go()
        return change is not None

    def click(self, event: pygame.event.Event, x: float, y: float, *, on_curtain: bool) -> bool:
        """Open the hand of a person who has no keys of their own: anybody may hold the mouse.

        Returns whether a hand may have been opened.
        """
        seat = self._hands.curtain
        if not is_press(event) or seat is None:
            return False
        double = not self._guard.allows_click(x, y)
        if double or not on_curtain or not self._keys.shares(seat):
            self._remind()
            return False
        self._press(seat)
        self._let_go()
        return True

    def update(self) -> None:
        """Open a hand by a shared key that was pressed too early and is still held."""
        if self._hands.curtain is not None and self._guard.lifts_now:
            self._guard.let_go()
            self._hands.press(held=True)

    def _press(self, seat: Seat) -> None:
        opens = self._hands.holder is None
        if opens and self._keys.shares(seat) and not self._guard.allows_lift():
            self._guard.wait_to_lift(self._hands.closed_for)
            self._remind()
        else:
            self._hands.press()

    def _let_go(self) -> None:
        self._guard.let_go()
        self._hands.release()
