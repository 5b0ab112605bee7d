"""A second copy of each match that is played, in memory that outlives the process.

A frame adds an action to its shadow itself: that is one call to a file system that lies in memory
(``XDG_RUNTIME_DIR`` or ``/dev/shm``) and asks no disk. So a kill loses no action, however slow or
full the disk is, and the thread that writes may take its time. The shadow goes as soon as all is
in the file. One whose process is gone is adopted by the next window that looks for matches,
wherever it lies: the environment may name another place from one start to the next.

Where no such file system is known (macOS, Windows) the folder for temporary files is used, the
thread opens the shadow, and a shadow whose disk has kept a frame waiting is used no more.
"""

import contextlib
import os
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

from game.files import FileError, open_plain, read_bytes, write_all
from game.storage import unforeseen
from game.storage.locks import lock
from game.storage.match_files import number_of

MEMORY = "/dev/shm"
RUNTIME = "XDG_RUNTIME_DIR"
RUNTIMES = "/run/user"
"""What that names lies in here as a rule, whether it is set or not."""
HOME_NOTE = ".home"
"""Says in a folder of shadows which folder of matches they are of."""
YOUNG = 60.0
"""A file without its name so much older was left by a kill (seconds)."""
SLOW = 0.05
"""A shadow on a disk that took so long once is used no more (seconds)."""
NAMELESS = ".new"
TRIES = 20
"""So often a folder may be deleted by others in the moment in which it is made."""
NAMES = 100_000
"""A later shadow has a larger number; two windows that begin at once differ by chance."""


class Shadows:
    """The shadows of one folder of matches."""

    def __init__(self, home: Path) -> None:
        base, self.in_memory = _base()
        self.home = Path(os.path.realpath(home))
        mark = zlib.crc32(os.fsencode(self.home))
        name = f"{prefix()}{mark:08x}"
        self.folder = base / name
        self._folders = tuple(dict.fromkeys((self.folder, *(one / name for one in places()))))

    def begin(self, game: str) -> "Shadow":
        """Return the shadow of a match that begins."""
        shadow = Shadow(self, game)
        if self.in_memory:
            shadow.open()
        return shadow

    def orphans(self) -> Iterator[tuple[Path, int]]:
        """Yield each shadow whose process is gone, with a handle that holds and closes it."""
        for folder in self._folders:
            yield from orphans_in(folder)

    def make(self, game: str) -> tuple[Path, int]:
        """Return a new file, which nobody sees before it is held; ``OSError`` without one."""
        latest = max((number_of(path) for path in self.folder.glob("*.txt")), default=0)
        number = (latest // NAMES + 1) * NAMES + unforeseen.below(NAMES)
        path = self.folder / f"{game}-{number}.txt"
        hidden = path.with_suffix(NAMELESS)
        handle = self._create(hidden)
        try:
            _note_home(self.folder, os.fsencode(self.home))
            lock(handle)
            os.rename(hidden, path)
        except BaseException:
            os.close(handle)
            raise
        return path, handle

    def _create(self, path: Path) -> int:
        for left in reversed(range(TRIES)):
            with contextlib.suppress(FileExistsError):
                self.folder.mkdir(mode=0o700)
            if is_ours(self.folder):
                try:
                    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
                except FileNotFoundError:  # somebody has just tidied up
                    if not left:
                        raise
            elif os.path.lexists(self.folder):
                break
        raise PermissionError(0, "the folder is somebody else's", str(self.folder))

    def tidy(self) -> None:
        """Delete the folders in which nothing is left."""
        for folder in self._folders:
            tidy(folder)


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


def prefix() -> str:
    """Return how the names of this user's folders of shadows begin."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    return f"couch-frantic-{user}-"


def places() -> tuple[Path, ...]:
    """Return where shadows may lie, whatever the environment was when they were made."""
    user = f"{RUNTIMES}/{os.getuid()}" if hasattr(os, "getuid") else ""
    known = (os.environ.get(RUNTIME, ""), user, MEMORY, tempfile.gettempdir())
    return tuple(dict.fromkeys(Path(one) for one in known if os.path.isabs(one)))


def orphans_in(folder: Path) -> Iterator[tuple[Path, int]]:
    """Yield each shadow in a folder whose process is gone, with a handle that holds it."""
    for path in sorted(folder.glob("*.txt")) if is_ours(folder) else ():
        with contextlib.suppress(OSError):
            handle = open_plain(path, os.O_RDWR)
            try:
                if lock(handle) and os.fstat(handle).st_nlink:
                    yield path, handle
            finally:
                os.close(handle)


def is_ours(folder: Path) -> bool:
    """Say whether a folder is no link, and of this user: anybody may write beside it."""
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    return mine and os.path.isdir(folder) and not os.path.islink(folder)


def tidy(folder: Path) -> None:
    """Delete a folder of shadows if none is in it, with what a kill has left half made."""
    if not is_ours(folder):
        return
    with contextlib.suppress(OSError, FileError):
        for path in folder.glob(f"*{NAMELESS}"):
            if abs(time.time() - path.stat().st_mtime) > YOUNG:
                path.unlink()
        if os.listdir(folder) in ([HOME_NOTE], []):
            note = folder / HOME_NOTE
            home = read_bytes(note) if note.is_file() else b""
            note.unlink(missing_ok=True)
            try:
                folder.rmdir()
            except OSError:  # a shadow has been made in this moment
                if home:
                    _note_home(folder, home)


def _note_home(folder: Path, home: bytes) -> None:
    """Write which folder of matches shadows are of, unless it is written already."""
    with contextlib.suppress(OSError):
        handle = os.open(folder / HOME_NOTE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            write_all(handle, home)
        finally:
            os.close(handle)


def _base() -> tuple[Path, bool]:
    """Return where shadows lie, and whether that is memory."""
    for place in (os.environ.get(RUNTIME, ""), MEMORY):
        if place and os.path.isabs(place) and os.access(place, os.W_OK) and os.path.isdir(place):
            return Path(place), True
    return Path(tempfile.gettempdir()), False
