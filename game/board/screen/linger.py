"""How long what an event has done is seen before the next one begins, once nothing moves any more.

Motion takes as long as it takes; where it ends is read only when it stands. Who looks on while a
bot plays knows nothing of what comes, and gets longer for it.
"""

from collections.abc import Collection

from game.board.motions import BoardTelling
from game.board.state import State
from game.core.rounds.state import is_counted
from game.core.rules import Seat

ARRIVED = 0.65
"""Seconds that a pawn is seen where it has gone, while the banner says how it came there."""
COUNTED = 2.0
"""Seconds that the end of a round is seen before points cover it."""
LOOKING_ON = 1.25
"""So many times as long it is where no person plays; all else takes ``UNHURRIED`` times as long."""
UNHURRIED = 1.25


class Linger:
    """Counts how long it still stands; ``people`` are the seats that look on."""

    def __init__(self, people: Collection[Seat]) -> None:
        self._people = people
        self._left = 0.0

    @property
    def on(self) -> bool:
        """Say whether something still stands to be seen."""
        return self._left > 0

    def begin(self, telling: BoardTelling, after: State, pace: float, *, known: bool) -> None:
        """Let stand what an event brings, unless that is ``known``; ``pace`` multiplies it."""
        self._left = 0.0
        if not self._people or known:
            return
        if is_counted(after):
            self._left = 0.0 if telling.asks else COUNTED * pace
        elif telling.going is not None and not telling.begins:
            self._left = ARRIVED * pace * (LOOKING_ON if self.looks_on(after) else 1.0)

    def looks_on(self, state: State) -> bool:
        """Say whether a bot is in turn, and people look on."""
        return bool(self._people) and state.turn not in self._people

    def finish(self) -> None:
        """Let nothing stand any longer."""
        self._left = 0.0

    def update(self, dt: float, *, moving: bool) -> None:
        """Let time pass, once nothing moves."""
        if not moving:
            self._left = max(0.0, self._left - dt)
