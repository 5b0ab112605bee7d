"""One thread that does all writing, in order: a frame waits for the disk for a moment at most."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

Job = Callable[[], None]

IDLE = 1.0
"""A thread without work for so long ends; the next job starts another (seconds)."""
GRACE = 0.008
"""So long a job that matters is waited for at most: half a frame (seconds).

A disk that answers at once has written it by then, and not even a kill right after takes it away.
"""
GRACE_SHARE = 0.1
"""Where the disk is slow, all this waiting has no more than this share of the time."""
TURN = 0.06
"""A busy machine may let the thread wait for its turn: that is no matter of the disk (seconds)."""
LOOK = 0.002


class Writer:
    """Jobs one after the other. A job says itself what went wrong; it should raise nothing."""

    def __init__(self) -> None:
        self._turn = threading.Condition()
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()
        self._busy = False
        self._thread: threading.Thread | None = None
        self._error: Exception | None = None
        self._grace, self._waited_at = GRACE, 0.0

    def put(self, job: Job, key: Hashable = None, *, grace: bool = False) -> None:
        """Have a job done soon; one of the same key that has not begun yet is enough.

        With ``grace`` it is waited for a moment, less and less while the disk is slow.
        """
        with self._turn:
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            self._jobs.setdefault(job if key is None else key, job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
            self._turn.notify_all()
        if grace:
            self._wait_a_moment()

    def settle(self, seconds: float) -> bool:
        """Wait until all is done, but no longer than so many seconds; say whether it is."""
        with self._turn:
            return self._turn.wait_for(lambda: not (self._jobs or self._busy), seconds)

    def _wait_a_moment(self) -> None:
        now = time.perf_counter()
        earned = (now - self._waited_at) * GRACE_SHARE
        self._grace = min(GRACE, self._grace + earned)
        end, last = now + TURN, now
        while self._grace > 0 and last < end and not self.settle(LOOK):
            self._waited_at = time.perf_counter()
            if self._busy:
                self._grace -= self._waited_at - last
            last = self._waited_at
        self._waited_at = time.perf_counter()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            try:
                job()
            except Exception as error:  # a mistake of ours: the next job's owner gets it
                self._error = error
            with self._turn:
                self._busy = False
                self._turn.notify_all()

    def _next(self) -> Job | None:
        with self._turn:
            if not self._turn.wait_for(lambda: self._jobs, IDLE):
                self._thread = None
                return None
            _, job = self._jobs.popitem(last=False)
            self._busy = True
            return job


WRITER = Writer()
"""That of this process: whoever opens a folder anew finds what was to be written before."""
