"""The clock of an answer: how much time is left to whoever is asked.

It runs while the question can be answered, and stands still in a pause. What is shown of it moves
in steps, so that a screen with a clock is painted a few times a second only.
"""

import math

STEP = 0.25
"""Seconds from one picture of the clock to the next."""


class AnswerClock:
    """Counts down; without a limit it never ends."""

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
        """Let time pass; that before the first frame with the question does not count."""
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
        return min(1.0, math.ceil(self._left / STEP) * STEP / self._limit)
