"""Work that several processes share, in order, and that ends with the program, however it ends."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

MOST_JOBS = 64
CHUNK = 4
"""Pieces that a process does before it hands them over."""

P = TypeVar("P")
R = TypeVar("R")


def shared(work: Callable[[Sequence[P]], list[R]], pieces: Sequence[P], jobs: int) -> Iterator[R]:
    """Yield what comes of each piece, in order; ``work`` does some of them in one go."""
    jobs = min(jobs, MOST_JOBS, len(pieces))
    if jobs <= 1:
        for piece in pieces:
            yield from work([piece])
        return
    parts = [pieces[start : start + CHUNK] for start in range(0, len(pieces), CHUNK)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_end_with_parent)
    try:
        with _deaf_to_interrupts():
            futures = [pool.submit(work, part) for part in parts]
        for future in futures:
            yield from future.result()
    finally:
        # Nobody waits for workers in mid-match: at the end there are none, else it was stopped.
        # What is left is not cancelled: the pool itself trips over that when its workers end.
        pool.shutdown(wait=False)
        for worker in multiprocessing.active_children():
            worker.terminate()


def _end_with_parent() -> None:
    """Have this worker end when its program is gone: by a kill, nobody is left to end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Start workers that do not hear Ctrl-C: whoever starts them does, and ends them.

    What a program ignores its children ignore from their first line on, imports included.
    """
    before = signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread, where nobody interrupts
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
