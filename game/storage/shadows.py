"""A second copy of each match that is played, in memory that outlives the process.

A frame adds an action to its shadow itself: that is one call to a file system that lies in memory
(``XDG_RUNTIME_DIR`` or ``/dev/shm``) and asks no disk. So a kill loses no action, however slow or
full the disk is, and the thread that writes may take its time. The shadow goes as soon as all is
in the file. One whose process is gone is adopted by the next window that looks for matches.

Where no such file system is known (macOS, Windows) the folder for temporary files is used, the
thread opens the shadow, and a shadow whose disk has kept a frame waiting is used no more.
"""

import contextlib
import os
import secrets
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

from game.storage.growing import write_all
from game.storage.locks import lock
from game.storage.match_files import number_of

MEMORY = "/dev/shm"
RUNTIME = "XDG_RUNTIME_DIR"
SLOW = 0.05
"""A shadow on a disk that took so long once is used no more (seconds)."""
NAMES = 100_000
"""A later shadow has a larger number; two windows that begin at once differ by chance."""


class Shadows:
    """The shadows of one folder of matches."""

    def __init__(self, folder: Path) -> None:
        base, self.in_memory = _base()
        user = os.getuid() if hasattr(os, "getuid") else 0
        mark = zlib.crc32(os.path.realpath(folder).encode(errors="surrogateescape"))
        self.folder = base / f"couch-frantic-{user}-{mark:08x}"

    def begin(self, game: str) -> "Shadow":
        """Return the shadow of a match that begins."""
        shadow = Shadow(self, game)
        if self.in_memory:
            shadow.open()
        return shadow

    def orphans(self) -> Iterator[tuple[Path, int]]:
        """Yield each shadow whose process is gone, with a handle that holds and closes it."""
        if not self._is_ours():
            return
        for path in sorted(self.folder.glob("*.txt")):
            with contextlib.suppress(OSError):
                handle = os.open(path, os.O_RDWR)
                try:
                    if lock(handle) and os.fstat(handle).st_nlink:
                        yield path, handle
                finally:
                    os.close(handle)

    def make(self, game: str) -> tuple[Path, int]:
        """Return a new file, which nobody sees before it is held; ``OSError`` without one."""
        latest = max((number_of(path) for path in self.folder.glob("*.txt")), default=0)
        number = (latest // NAMES + 1) * NAMES + secrets.randbelow(NAMES)
        path = self.folder / f"{game}-{number}.txt"
        hidden = path.with_suffix(".new")
        try:
            handle = self._create(hidden)
        except FileNotFoundError:  # another window has just tidied up
            handle = self._create(hidden)
        try:
            lock(handle)
            os.rename(hidden, path)
        except BaseException:
            os.close(handle)
            raise
        return path, handle

    def _create(self, path: Path) -> int:
        with contextlib.suppress(FileExistsError):
            self.folder.mkdir(mode=0o700)
        if not self._is_ours():
            raise PermissionError(0, "the folder is somebody else's", str(self.folder))
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)

    def tidy(self) -> None:
        """Delete the folder if nothing is in it."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()

    def _is_ours(self) -> bool:
        """Say whether the folder is no link, and of this user: anybody may write beside it."""
        try:
            found = os.lstat(self.folder)
        except OSError:
            return False
        mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
        return mine and os.path.isdir(self.folder) and not os.path.islink(self.folder)


class Shadow:
    """The copy of one match; without a place for it there is none, and nothing fails."""

    def __init__(self, shadows: Shadows, game: str) -> None:
        self._shadows, self._game = shadows, game
        self._guard = threading.Lock()
        self._waiting: list[str] = []
        self._path: Path | None = None
        self._handle: int | None = None
        self._gone = False

    def open(self) -> None:
        """Make the file, unless there is one, or there was."""
        with self._guard:
            if self._gone or self._handle is not None:
                return
            try:
                self._path, self._handle = self._shadows.make(self._game)
            except OSError:
                self._gone = True
                return
            text, self._waiting = "".join(self._waiting), []
            self._write(text)

    def add(self, text: str) -> None:
        """Add some text at once."""
        with self._guard:
            if self._handle is not None:
                self._write(text)
            elif not self._gone:
                self._waiting.append(text)

    def drop(self) -> None:
        """Delete the copy: all is in the file, or nobody wants it."""
        with self._guard:
            self._close()

    def _write(self, text: str) -> None:
        if self._handle is None or not text:
            return
        begun = time.perf_counter()
        try:
            write_all(self._handle, text.encode())
        except OSError:  # full: a part would be no copy
            self._close()
            return
        if not self._shadows.in_memory and time.perf_counter() - begun > SLOW:
            self._close()

    def _close(self) -> None:
        self._gone, self._waiting = True, []
        if self._handle is not None:
            if os.name == "nt":
                os.close(self._handle)
            with contextlib.suppress(OSError):
                os.unlink(self._path or "")
            if os.name != "nt":
                os.close(self._handle)
            self._handle = self._path = None
            self._shadows.tidy()


def _base() -> tuple[Path, bool]:
    """Return where shadows lie, and whether that is memory."""
    for place in (os.environ.get(RUNTIME, ""), MEMORY):
        if place and os.path.isabs(place) and os.access(place, os.W_OK) and os.path.isdir(place):
            return Path(place), True
    return Path(tempfile.gettempdir()), False
