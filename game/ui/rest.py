"""How long fingers have rested: a press that was meant for what is gone must not hit what is new.

Whoever hammers a key to get on with a show goes on for a moment when the show is over. A time that
has passed since then is not enough: only a pause between two presses shows that a hand was taken
off and put to the key again.
"""

AGAIN = 0.4
"""Seconds without a press that make a pause; hammering is quicker than this."""


class Rest:
    """Counts down until presses mean something again; a press before that prolongs it."""

    def __init__(self, again: float = AGAIN) -> None:
        self._again = again
        self._left = 0.0
        self._fresh = False

    @property
    def over(self) -> bool:
        """Say whether a press counts now."""
        return self._left <= 0

    def begin(self, seconds: float) -> None:
        """Let nothing count for so many seconds, from the first frame that shows what is new."""
        self._left, self._fresh = seconds, True

    def end(self) -> None:
        """Let presses count at once."""
        self._left = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: what was before the first frame does not count."""
        if not self._fresh:
            self._left = max(0.0, self._left - dt)
        self._fresh = False

    def allows(self) -> bool:
        """Take a press; say whether it counts. One that does not has to be followed by a pause."""
        if not self.over:
            self._left = max(self._left, self._again)
        return self.over
