"""The cloth that sweeps over the table of a guided round, and lets the next one shine through."""

import math

from game.ui.press_timing import AFTER_SKIP, LONGEST_GUARD, Debounce

SWEEP = 0.4
"""Seconds in which the cloth comes over the old table, and in which it leaves the new one."""
THIN = 0.35
"""Seconds in which the cloth, once over all of the table, lets the new one shine through."""
STOOD, STOOD_AGAIN = 1.6, 12.0
"""Seconds in which it is told that the computer stood still, and before it is told once more."""


def rest() -> Debounce:
    """Return what takes presses after another one that has brought something new."""
    return Debounce(most=LONGEST_GUARD)


class MomentSheet:
    """Tells that another table comes, until a press; or that the computer stood still."""

    def __init__(self) -> None:
        self._left = self._quiet = self._sweep = 0.0
        self._age = 0.0
        self._deaf = rest()
        self.text_id = ""
        """What it says, if that is no word about the step that comes."""

    @property
    def up(self) -> bool:
        """Say whether it is there."""
        return self._left > 0

    @property
    def sweeps(self) -> bool:
        """Say whether it is a cloth over all of the table: what lies there is another one."""
        return self.up and not self.text_id

    @property
    def waits(self) -> bool:
        """Say whether it stands still until a press."""
        return self._left == math.inf and not self.thick

    @property
    def thick(self) -> float:
        """How much of the cloth hides the table that comes: 1 as it sweeps in, then less to 0."""
        past = self._age - self._sweep
        return 0.0 if not self._sweep else min(1.0, max(0.0, 1 - past / THIN))

    @property
    def shift(self) -> float:
        """Where the cloth is: -1 before it comes, 0 over all of the table, 1 when it has gone."""
        if not self._sweep:
            return 0.0
        return min(0.0, self._age / self._sweep - 1) + max(0.0, 1 - self._left / self._sweep)

    def show(self, *, sweep: bool = True) -> None:
        """Tell that another table comes; without ``sweep`` the cloth is there at once."""
        self._left, self._age, self.text_id = math.inf, 0.0, ""
        self._sweep = SWEEP if sweep else 0.0
        self._deaf.begin(AFTER_SKIP)

    def tell_stood_still(self) -> None:
        """Tell that the computer stood still; where it always does, only once in a while."""
        if not self.up and self._quiet <= 0:
            self._left, self._quiet, self._sweep = STOOD, STOOD_AGAIN, 0.0
            self.text_id = "lesson-stood-still"
            self._deaf.begin(AFTER_SKIP)

    def press(self) -> None:
        """Go, unless the press came too early to be meant: the cloth leaves the table at once."""
        if self._deaf.allows():
            self._left = min(self._left, 0.0 if self.text_id else self._sweep)

    def hide(self) -> None:
        """Go at once."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; say whether it was for the sheet, so that all else waits."""
        if self.up:
            self._left -= dt
            self._age += dt
            self._deaf.update(dt)
            return True
        self.text_id = ""
        self._quiet -= dt
        return False
