"""Files that only grow: what is added is written at once; a failed write is made up for."""

import contextlib
import errno
import os
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from game.files import make_folder, sync, write_all

HIGHEST = 10**9
"""A file with a larger number was not named by us: none comes after it."""
MOST_NUMBERS = 1_000
"""So many names in a row may be taken by other windows at the same moment."""


class GrowingFile:
    """Text of which the file holds a beginning, and after the next :meth:`write` all of it.

    ``create`` makes a new file with some text and returns its path and an open handle, which stays
    open. Where only a part could be written the file is cut back to what was whole before, and the
    rest follows the next time; a file that is gone, or can't be cut, is made anew with everything.
    """

    def __init__(self, create: Callable[[bytes], tuple[Path, int]]) -> None:
        self.path: Path | None = None
        self._create = create
        self._guard = threading.Lock()
        self._parts: list[str] = []
        self._written = 0
        self._handle: int | None = None
        self._size = 0
        self._torn = False

    @property
    def text(self) -> str:
        """All that was added so far."""
        with self._guard:
            return "".join(self._parts)

    @property
    def behind(self) -> bool:
        """Say whether something is not in the file yet."""
        return self._written < len(self._parts)

    def add(self, text: str) -> None:
        """Add some text; it is in the file after the next :meth:`write`."""
        with self._guard:
            self._parts.append(text)

    def write(self) -> None:
        """Write what is missing; ``OSError`` if that can't be done now."""
        if self._handle is not None and self._is_lost(self._handle):
            self.close()
        with self._guard:
            if self._handle is None:
                self._written = 0
            count, new = len(self._parts), "".join(self._parts[self._written :])
        if self._handle is None:
            self.path, self._handle = self._create(new.encode())
            self._size = len(new.encode())
        elif new:
            self._append(self._handle, new.encode())
        self._written = count

    def sync(self) -> None:
        """Have it survive a power cut, too, where the file system can.

        ``OSError`` where that tells only now that it is full: the next write begins anew.
        """
        if self._handle is not None:
            try:
                sync(self._handle)
            except OSError:
                self._written = self._size = 0
                self._torn = True
                raise

    def close(self) -> None:
        """Let the file go; the next write would make a new one."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None

    def _append(self, handle: int, data: bytes) -> None:
        if self._torn:
            os.ftruncate(handle, self._size)
            os.lseek(handle, self._size, os.SEEK_SET)
            self._torn = False
        try:
            write_all(handle, data)
        except OSError:
            self._torn = True
            with contextlib.suppress(OSError):
                os.ftruncate(handle, self._size)
            raise
        self._size += len(data)

    def _is_lost(self, handle: int) -> bool:
        """Say whether the file was deleted, cut short or written to by somebody else."""
        try:
            found = os.fstat(handle)
        except OSError:
            return True
        return found.st_nlink == 0 or (found.st_size != self._size and not self._torn)


def next_number(taken: Iterable[int]) -> int:
    """Return the number after all that are taken."""
    return 1 + max((number for number in taken if number < HIGHEST), default=0)


def create_new(folder: Path, names: Callable[[int], str], first: int, data: bytes) -> Path:
    """Write a file whole under the first name that nobody has, and return its path.

    It is there with all its content or not at all, and never takes another's place.
    """
    path, handle = create_open(folder, names, first, data)
    try:
        sync(handle)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(path)
        raise
    finally:
        os.close(handle)
    return path


def create_open(
    folder: Path,
    names: Callable[[int], str],
    first: int,
    data: bytes,
    prepare: Callable[[int], object] = lambda _: None,
) -> tuple[Path, int]:
    """Do the same, and leave the file open; ``prepare`` gets the handle before others see it."""
    make_folder(folder)
    for number in range(first, first + MOST_NUMBERS):
        path = folder / names(number)
        with contextlib.suppress(FileExistsError):
            return path, _open_new(path, data, prepare)
    raise FileExistsError(errno.EEXIST, "no name is free", str(folder))


def _open_new(path: Path, data: bytes, prepare: Callable[[int], object]) -> int:
    if path.exists():
        raise FileExistsError
    hidden = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    if not hasattr(os, "link"):
        hidden = path
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(hidden, flags, 0o600)
    try:
        prepare(handle)
        write_all(handle, data)
        if hidden != path:
            _show(hidden, path)
    except BaseException:
        os.close(handle)
        with contextlib.suppress(OSError):
            os.unlink(hidden)
        raise
    return handle


def _show(hidden: Path, path: Path) -> None:
    """Give a file its name, unless another has it; some file systems know no second names."""
    try:
        os.link(hidden, path)
    except FileExistsError:
        raise
    except OSError:
        if path.exists():
            raise FileExistsError from None
        os.rename(hidden, path)
        return
    os.unlink(hidden)
