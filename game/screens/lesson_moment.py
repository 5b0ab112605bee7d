"""The cloth that sweeps over the table of a guided round, before another one is laid out."""

SECONDS, AGAIN = 4.2, 2.4
"""So long another table is told to whoever presses nothing: the first one, and those after it."""
GLANCE = 0.5
"""So long no press ends the sheet: it was meant for what was there before."""
SWEEP = 0.4
"""Seconds in which the cloth comes over the old table, and in which it leaves the new one."""
STOOD, STOOD_AGAIN = 1.6, 12.0
"""Seconds in which it is told that the computer stood still, and before it is told once more."""


class MomentSheet:
    """Tells that another table comes, or that the computer stood still."""

    def __init__(self) -> None:
        self._left = self._quiet = self._sweep = 0.0
        self._whole = SECONDS
        self._known = False
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
    def shift(self) -> float:
        """Where the cloth is: -1 before it comes, 0 over all of the table, 1 when it has gone."""
        if not self._sweep:
            return 0.0
        gone = self._whole - self._left
        return min(0.0, gone / self._sweep - 1) + max(0.0, 1 - self._left / self._sweep)

    def show(self, *, sweep: bool = True) -> None:
        """Tell that another table comes; without ``sweep`` the cloth is there at once."""
        self._whole = AGAIN if self._known else SECONDS
        self._left, self.text_id, self._known = self._whole, "", True
        self._sweep = SWEEP if sweep else 0.0

    def tell_stood_still(self) -> None:
        """Tell that the computer stood still; where it always does, only once in a while."""
        if not self.up and self._quiet <= 0:
            self._left, self._whole, self._quiet = STOOD, SECONDS, STOOD_AGAIN
            self.text_id = "lesson-stood-still"

    def press(self) -> None:
        """Go, unless the press came too early to be meant: the cloth leaves the table at once."""
        if self._left <= self._whole - GLANCE:
            self._left = min(self._left, 0.0 if self.text_id else self._sweep)

    def hide(self) -> None:
        """Go at once."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; say whether it was for the sheet, so that all else waits."""
        if self.up:
            self._left -= dt
            return True
        self.text_id = ""
        self._quiet -= dt
        return False
