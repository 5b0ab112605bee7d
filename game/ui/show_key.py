"""What opens and closes a hand: the owner's show key, and for those without one the mouse.

A shared key, or the mouse, may still be meant for the hand that was open before: until the rest of
``press_guard`` is over it opens none, and a key that is held down then opens the hand late.
"""

from collections.abc import Callable

import pygame

from game.core.rules import Seat
from game.input.turn_keys import TurnKeys, is_press
from game.ui.hidden_hands import HiddenHands
from game.ui.press_guard import PressGuard


class ShowKey:
    """Takes presses for hidden hands; ``remind`` is called for one that opens nothing."""

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
