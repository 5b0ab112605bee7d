"""Which matches were forgotten: a file beside the matches wins over copies that lie elsewhere.

A shadow may lie where this window does not look (``XDG_RUNTIME_DIR`` differs from one start to the
next), and be found by a later one. The file only grows, a line ``id …`` for each match, and
``again id …`` for one that was taken up all the same; of many lines the last are kept.
"""

import os
from collections.abc import Callable
from pathlib import Path

from game.files import Problem, open_plain, write_all
from game.storage.locks import lock

FORGOTTEN = "forgotten"
MOST_LINES = 1_000
"""When there are twice as many, the older half goes."""
LONGEST = 100_000
"""More bytes are not read: no such file is ours."""
LOCK_WAIT = 1.0
"""Another window writes a line within this (seconds)."""
_AGAIN = "again "


class Forgotten:
    """The file of forgotten matches in a folder; all by the writer's thread.

    What can't be written there, or can't be deleted, is noted in ``elsewhere``.
    """

    def __init__(self, path: Path, elsewhere: Path, tell: Callable[[Problem], None]) -> None:
        self._here, self._elsewhere = _Lines(path), _Lines(elsewhere)
        self._path, self._tell = path, tell
        self._told = False

    def idents(self) -> frozenset[str]:
        """Return the lines that say which matches were forgotten."""
        return self._here.all() | self._elsewhere.all()

    def hidden(self) -> frozenset[str]:
        """Return those whose files lie where nothing can be deleted: nobody wants them."""
        return self._elsewhere.all()

    def add(self, ident: str) -> bool:
        """Remember that a match was forgotten; ``False``: that can't be written now."""
        if not ident or ident in self._here.all() or self._here.write(ident):
            return True
        self._tell_once()
        return self.hide(ident)

    def hide(self, ident: str) -> bool:
        """Remember that a match was forgotten whose file could not be deleted."""
        return ident in self._elsewhere.all() or self._elsewhere.write(ident)

    def take_back(self, ident: str) -> None:
        """Note that a match that was forgotten is played on: its file was still there."""
        if ident in self._here.all():
            self._here.write(_AGAIN + ident)

    def _tell_once(self) -> None:
        """Tell that something else lies where the file should be; room may come again."""
        if not self._told and os.path.lexists(self._path) and not self._path.is_file():
            self._told = True
            args: dict[str, str | int] = {"file": str(self._path)}
            self._tell(Problem(str(self._path), "problem-in-the-way", args))


def forgotten_in(folder: Path, tell: Callable[[Problem], None] = lambda _: None) -> Forgotten:
    """Return what was forgotten of a folder of matches."""
    return Forgotten(folder / FORGOTTEN, folder.parent / FORGOTTEN, tell)


class _Lines:
    """A file to which lines are added, of which the last are kept."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp: tuple[int, int] | None = None
        self._known: frozenset[str] = frozenset()

    def all(self) -> frozenset[str]:
        """Return the lines that hold."""
        try:
            state = self._path.stat()
            stamp = state.st_mtime_ns, state.st_size
            if stamp != self._stamp:
                with os.fdopen(open_plain(self._path, os.O_RDONLY), "rb") as file:
                    lock(file.fileno(), LOCK_WAIT, shared=True)  # another may be shortening it
                    self._known = _read(file.read(LONGEST))
                self._stamp = stamp
        except OSError:
            self._stamp, self._known = None, frozenset()
        return self._known

    def write(self, line: str) -> bool:
        """Add a line; ``False``: that can't be done now."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = open_plain(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        except OSError:
            return False
        try:
            lock(handle, LOCK_WAIT)
            known = os.read(handle, LONGEST)
            torn = known and not known.endswith(b"\n")
            write_all(handle, (("\n" if torn else "") + f"{line}\n").encode())
            if known.count(b"\n") >= 2 * MOST_LINES:
                self._shorten(known, line)
        except OSError:
            return False
        finally:
            os.close(handle)
        self._stamp = None
        return True

    def _shorten(self, known: bytes, line: str) -> None:
        """Keep the last lines: written over the first, so a kill in between loses none of them."""
        last = [*known.decode("utf-8-sig", errors="replace").split("\n")[:-1], line][-MOST_LINES:]
        handle = open_plain(self._path, os.O_RDWR)
        try:
            data = "".join(f"{one}\n" for one in last).encode()
            write_all(handle, data)
            os.ftruncate(handle, len(data))
        finally:
            os.close(handle)


def _read(raw: bytes) -> frozenset[str]:
    known: dict[str, None] = {}
    for line in raw.decode("utf-8-sig", errors="replace").split("\n"):
        if line.startswith(_AGAIN):
            known.pop(line.removeprefix(_AGAIN), None)
        else:
            known[line] = None
    return frozenset(known) - {""}
