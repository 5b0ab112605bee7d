"""Locks of the operating system on files: whoever holds one loses it with the process, by any end.

The standard library has both halves, so there is no package for it. Where a file system knows no
locks, everybody gets them: two windows then share as well as they can without.
"""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from game.files import make_folder, open_plain

_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_PAUSE = 0.01
_FAR = 1 << 30
"""Windows locks bytes, and nobody else can read them: so it is one beyond the end."""

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, _: bool) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def unlock(handle: int) -> None:
        """Give a lock back."""
        with contextlib.suppress(OSError):
            os.lseek(handle, _FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int, shared: bool) -> None:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    def unlock(handle: int) -> None:
        """Give a lock back."""
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)


def lock(handle: int, seconds: float = 0.0, *, shared: bool = False) -> bool:
    """Lock an open file within so many seconds; ``False``: another process has it."""
    until = time.monotonic() + seconds
    while True:
        try:
            _lock(handle, shared)
        except OSError as error:
            if error.errno not in _TAKEN:
                return True
        else:
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(_PAUSE)


@contextlib.contextmanager
def locked(path: Path, seconds: float) -> Iterator[bool]:
    """Hold the lock of a file that is there for nothing else; gives whether it was to be had."""
    make_folder(path.parent)
    handle = _open_lock(path)
    try:
        got = lock(handle, seconds)
        yield got
        if got:
            unlock(handle)
    finally:
        os.close(handle)


def _open_lock(path: Path) -> int:
    """Open the file of a lock; where it can't be, its folder does as well (not on Windows)."""
    try:
        return open_plain(path, os.O_RDWR | os.O_CREAT)
    except OSError:
        if os.name == "nt":
            raise
        return os.open(path.parent, os.O_RDONLY)


def open_to_lock(path: Path) -> int:
    """Open a file that is there to hold it, though it may lie where nothing can be written."""
    try:
        return open_plain(path, os.O_RDWR)
    except OSError:
        return open_plain(path, os.O_RDONLY)


def is_held(path: Path) -> bool:
    """Say whether another window, or a match of this one, holds a file."""
    try:
        handle = open_to_lock(path)
    except OSError:
        return False
    try:
        if not lock(handle, shared=True):
            return True
        unlock(handle)
        return False
    finally:
        os.close(handle)
