"""Matches that go on another time: a file a match that grows with each action.

``unfinished/frantic-7.txt`` is a record without its end. A line ``undo`` takes the action before it
back. A window that plays a match holds its file by a lock; so no other window offers it or writes
to it, and any end of the process sets it free. Older versions kept ``unfinished/frantic.txt``.
"""

import contextlib
import os
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

from game.files import Problem, read_text
from game.storage.growing import GrowingFile, create_open
from game.storage.locks import is_held, lock
from game.storage.versioned import free_name
from game.storage.writer import Writer

UNDO = "undo"
HEAD_END = "\nactions\n"
ID = "id "
TAKE_WAIT = 0.05
"""Another window that only looks whether a file is held lets it go within this (seconds)."""
_COUNT = count()
_OLD_END = re.compile("([0-9]+) end ([0-9a-f]{8})")
_NAME = re.compile(r"([a-z0-9_]+?)(?:-(\d{1,12}))?")

Tell = Callable[[Problem], None]


class KeptMatch:
    """A match that this window plays: what is done is in its file at once, or made up for later."""

    def __init__(self, folder: Path, game: str, writer: Writer, tell: Tell) -> None:
        self.game = game
        self._folder, self._writer, self._tell = folder, writer, tell
        self._file = GrowingFile(self._create)
        self.stand_in = folder / f"{game}.unwritten-{next(_COUNT)}"
        """What stands for the match while it is in no file: so full is the disk."""
        self._old: tuple[Path, int] | None = None
        """The file that the match was taken up from, and its lock, until the new one is written."""
        self._failed = self._told = 0
        self.over = False
        """Whether it is to be forgotten, or was."""
        self.left = False
        """Whether nobody plays on in this window."""

    def hold(self, path: Path, handle: int) -> None:
        """Take the place of a file, which is deleted as soon as all is in the new one."""
        self._old = path, handle

    def add(self, text: str) -> None:
        """Add whole lines; they are written at once."""
        self._file.add(text)
        if not self.over:
            self._writer.put(self._write, key=(self, "write"), grace=True)

    def leave(self) -> None:
        """Let the match wait: nobody plays on."""
        self.left = True
        self._writer.put(self._release, key=(self, "release"))

    def take_again(self) -> None:
        """Play on, before or after the file was let go."""
        self.left = False

    def forget(self) -> None:
        """Delete the match."""
        self.over = self.left = True
        self._writer.put(self._delete, key=(self, "delete"))

    def sync(self) -> None:
        """Have it survive a power cut, too."""
        self._writer.put(self._file.sync, key=(self, "sync"))

    @property
    def text(self) -> str:
        """What was added so far, whether written or not."""
        return self._file.text

    @property
    def path(self) -> Path | None:
        """The file, as soon as there is one."""
        return self._file.path

    @property
    def on_disk(self) -> bool:
        """Say whether the file holds everything and was let go."""
        return self.left and not self._file.behind and not self._held

    _held = False

    def _write(self) -> None:
        if self.over:
            return
        try:
            self._file.write()
        except OSError as error:
            self._failed += 1
            if self._failed == 1:
                self._problem("unfinished-not-kept", error.strerror or str(error))
            return
        self._held = True
        if self._failed:
            self._problem("unfinished-kept-again", "")
        self._failed = 0
        self._let_old_go(delete=True)

    def _release(self) -> None:
        if not self.left or self.over:
            return
        if self._file.behind:
            self._write()
        if not self._file.behind:
            self._file.sync()
            self._file.close()
            self._held = False
            self._let_old_go(delete=False)

    def _delete(self) -> None:
        self._file.close()
        self._held = False
        self._let_old_go(delete=True)
        if self._file.path is not None:
            _delete(self._file.path)

    def _let_old_go(self, *, delete: bool) -> None:
        if self._old is not None:
            path, handle = self._old
            self._old = None
            if delete and os.name != "nt":
                _unlink(path)
            os.close(handle)
            if delete:
                _unlink(path)

    def _create(self, data: bytes) -> tuple[Path, int]:
        first = 1 + max((_number(path) for path in self._folder.glob("*.txt")), default=0)
        return create_open(self._folder, lambda n: f"{self.game}-{n}.txt", first, data, lock)

    def _problem(self, text_id: str, why: str) -> None:
        path = self._file.path or self._folder
        self._told += 1
        args: dict[str, str | int] = {"file": str(path), "why": why, "time": self._told}
        self._tell(Problem(str(path), text_id, args))


class UnfinishedMatches:
    """The folder of matches that go on another time; ``tell`` gets what went wrong."""

    def __init__(self, folder: Path, writer: Writer, tell: Tell) -> None:
        self.folder = folder
        self._writer = writer
        self._tell = tell
        self._own: list[KeptMatch] = []
        self._forgotten: set[Path] = set()

    def begin(self, game: str) -> KeptMatch:
        """Return the keeper of a match that begins; without a line there is no file."""
        kept = KeptMatch(self.folder, game, self._writer, self._tell)
        self._own = [one for one in self._own if not (one.over or one.on_disk)]
        self._own.append(kept)
        return kept

    def waiting(self, game: str) -> list[Path]:
        """Return the files of a game's matches that nobody plays, the latest first.

        One that this window has left counts, though it may not be written yet.
        """
        mine = {one.path: one for one in self._own if not one.on_disk}
        found = []
        for path in self._files(game):
            own = mine.get(path)
            if (own.left and not own.over) if own is not None else not is_held(path):
                found.append(path)
        lost = [one.stand_in for one in self._own if _is_unwritten(one, game)]
        return [*lost, *sorted(found, key=_number, reverse=True)]

    def waits(self, game: str) -> bool:
        """Say whether there is a match of a game, or something in its place."""
        return bool(self.waiting(game))

    def left_at(self, path: Path) -> tuple[int, float]:
        """Return a key that grows with the time at which matches were left."""
        with contextlib.suppress(OSError):
            return _number(path), path.stat().st_mtime
        return _number(path), 0.0

    def read(self, path: Path) -> str:
        """Return what is kept of a match, taken back actions and a torn end left out.

        ``FileError`` if it can't be read.
        """
        own = self._mine(path)
        return settled(read_text(path) if own is None else own.text)

    def take(self, path: Path, text: str) -> KeptMatch | None:
        """Go on with a match as it was read; ``None``: another window has it, or it has changed."""
        own = self._mine(path)
        if own is not None:
            own.take_again()
            return own
        try:
            handle = os.open(path, os.O_RDWR)
        except OSError:
            return self._take_unwritable(path, text)
        if not lock(handle, TAKE_WAIT) or not _is_still(path, text):
            os.close(handle)
            return None
        kept = self.begin(_game(path))
        kept.hold(path, handle)
        kept._file.add(text)
        return kept

    def forget(self, path: Path) -> None:
        """Delete a match, and any other copy of it; what can't be deleted stays."""
        own = self._mine(path)
        if own is not None:
            own.forget()
            return
        self._forgotten.add(path)
        self._writer.put(lambda: _delete(path))

    def put_aside(self, path: Path, text_id: str, why: str = "") -> None:
        """Keep a file that no match can be made of under another name, and tell so."""
        kept = free_name(path)
        try:
            os.replace(path, kept)
        except OSError:
            kept = path
        args: dict[str, str | int] = {"file": str(path), "kept": str(kept), "why": why}
        self._tell(Problem(str(path), text_id, args))

    def finish(self) -> None:
        """Try once more what could not be written: the program ends."""
        for one in self._own:
            if not (one.over or one.on_disk):
                one.leave()

    def _take_unwritable(self, path: Path, text: str) -> KeptMatch | None:
        """Go on with a match whose file can be read, and nothing more."""
        if not _is_still(path, text):
            return None
        kept = self.begin(_game(path))
        kept._file.add(text)
        return kept

    def _files(self, game: str) -> list[Path]:
        paths = (path for path in self.folder.glob("*.txt") if _game(path) == game)
        return [path for path in paths if path not in self._forgotten]

    def _mine(self, path: Path) -> KeptMatch | None:
        for one in self._own:
            if not one.on_disk and path in (one.path, one.stand_in):
                return one
        return None


def settled(text: str) -> str:
    """Return a growing file's text as a record: without what was taken back, and a torn end.

    Older versions wrote the whole each time, and an end: it was none, so it is a checksum.
    """
    head, found, rest = text.partition(HEAD_END)
    if not found:
        return text
    lines: list[str] = []
    for line in rest.split("\n")[:-1]:
        if line == UNDO:
            _take_back(lines)
        else:
            lines.append(line)
    if lines and (end := _OLD_END.fullmatch(lines[-1])):
        lines[-1] = f"{end[1]} = {end[2]}"
    return "".join((head, found, *(f"{line}\n" for line in lines)))


def _take_back(lines: list[str]) -> None:
    """Drop the last action, and the checksums after it."""
    while lines and lines[-1].split(" ", 2)[1:2] == ["="]:
        lines.pop()
    if lines:
        lines.pop()


def _is_unwritten(one: KeptMatch, game: str) -> bool:
    waits = one.game == game and one.left and not one.over
    return waits and one.path is None and bool(one.text)


def _is_still(path: Path, text: str) -> bool:
    try:
        return settled(read_text(path)) == text
    except Exception:
        return False


def _game(path: Path) -> str:
    found = _NAME.fullmatch(path.stem)
    return found[1] if found else ""


def _number(path: Path) -> int:
    """Return a file's number; 0 for that of an older version."""
    found = _NAME.fullmatch(path.stem)
    return int(found[2] or 0) if found else -1


def _id(path: Path) -> str:
    """Return the line that says which match a file holds; empty if none does."""
    try:
        head = read_text(path).partition(HEAD_END)[0]
    except Exception:
        return ""
    return next((line for line in head.split("\n") if line.startswith(ID)), "")


def _delete(path: Path) -> None:
    """Delete a match with any other copy of it: a kill between two writes may leave one."""
    ident = _id(path)
    _unlink(path)
    for other in path.parent.glob(f"{_game(path)}*.txt") if ident else ():
        if _id(other) == ident and not is_held(other):
            _unlink(other)


def _unlink(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
