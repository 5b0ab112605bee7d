"""The sheet that lies for a moment over the table of a guided round, and tells what comes."""

SECONDS = 2.4
GLANCE = 0.5
"""So long no press ends the sheet: it was meant for what was there before."""
STOOD, STOOD_AGAIN = 1.6, 12.0
"""Seconds in which it is told that the computer stood still, and before it is told once more."""


class MomentSheet:
    """Tells that another moment of the game comes, or that the computer stood still."""

    def __init__(self) -> None:
        self._left = self._quiet = 0.0
        self.text_id = ""
        """What it says, if that is no word about the step that comes."""

    @property
    def up(self) -> bool:
        """Say whether it is there."""
        return self._left > 0

    def show(self) -> None:
        """Tell that another moment of the game comes."""
        self._left, self.text_id = SECONDS, ""

    def tell_stood_still(self) -> None:
        """Tell that the computer stood still; where it always does, only once in a while."""
        if not self.up and self._quiet <= 0:
            self._left, self._quiet = STOOD, STOOD_AGAIN
            self.text_id = "lesson-stood-still"

    def press(self) -> None:
        """Go, unless the press came too early to be meant."""
        if self._left <= SECONDS - GLANCE:
            self.hide()

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
