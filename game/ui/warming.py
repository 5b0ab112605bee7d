"""Pictures that will be needed are made ahead, so that none has to be made while cards fly."""

import time
from collections.abc import Iterator

SECONDS = 0.003
"""How much of a frame goes into pictures that will be needed."""


class Warming:
    """Goes on a little in each frame with steps that make one picture each."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._steps: Iterator[None] = iter(())

    def begin(self, steps: Iterator[None]) -> None:
        """Make these pictures from now on; of those before none any more."""
        self._steps = steps

    def go_on(self) -> None:
        """Make pictures for a small part of this frame, at least one."""
        end = time.perf_counter() + self._seconds
        while next(self._steps, self) is None and time.perf_counter() < end:
            pass

    def finish(self) -> None:
        """Make all pictures now."""
        for _ in self._steps:
            pass
