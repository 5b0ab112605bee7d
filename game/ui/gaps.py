"""Times in which the process did not run: it was stopped, or the computer slept."""

import time
from collections.abc import Callable

STOOD_STILL = 0.25
"""Nobody can race for so long: the process was stopped, or the computer slept (seconds)."""
UNUSUAL = 4.0
"""What is so many times as long as usual, too, where a machine is busy all the time."""
LEARNED = 0.05
"""So much of what is usual is learned from each look."""

Clock = Callable[[], float]


class Gaps:
    """Notes when the process did not run, by a clock that goes on while a computer sleeps.

    Time in which the process itself was busy is none: a slow machine that takes long for a picture
    has shown nothing meanwhile, and its race has not gone on either. Where others keep a machine
    busy all the time, only what is much longer than usual counts.
    """

    def __init__(self, clock: Clock | None = None, busy: Clock = time.process_time) -> None:
        self._clock = clock or _waking_clock()
        self._busy = busy
        self._last = self._clock(), self._busy()
        self._usual = 0.0

    def stood_still(self) -> float:
        """Return for how many seconds the process did nothing since the last call; 0: it ran."""
        now = self._clock(), self._busy()
        last, self._last = self._last, now
        idle = (now[0] - last[0]) - (now[1] - last[1])
        stood = idle > max(STOOD_STILL, UNUSUAL * self._usual)
        self._usual += (min(max(0.0, idle), STOOD_STILL) - self._usual) * LEARNED
        return idle if stood else 0.0


def _waking_clock() -> Clock:
    """Return a clock that counts a computer's sleep, too, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic if boot is None else lambda: time.clock_gettime(boot)
