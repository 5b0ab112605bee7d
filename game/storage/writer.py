"""One thread that does all reading and writing, in order: no frame waits for the disk."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

Job = Callable[[], None]

IDLE = 1.0
"""A thread without work for so long ends; the next job starts another (seconds)."""


class Writer:
    """Jobs one after the other. A job says itself what went wrong; it should raise nothing."""

    def __init__(self, name: str = "writer") -> None:
        self._name = name
        self._turn = threading.Condition()
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()
        self._busy = False
        self._thread: threading.Thread | None = None
        self._error: Exception | None = None

    def put(self, job: Job, key: Hashable = None) -> None:
        """Have a job done soon; one of the same key that has not begun yet is enough."""
        with self._turn:
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            self._jobs.setdefault(job if key is None else key, job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def settle(self, seconds: float) -> bool:
        """Wait until all is done, but no longer than so many seconds; say whether it is."""
        with self._turn:
            return self._turn.wait_for(lambda: not (self._jobs or self._busy), seconds)

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
