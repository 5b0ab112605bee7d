"""Replays: a file a match, numbered by a counter of its own, so that no clock decides their order.

``000123-frankfurt.txt`` is the 123rd of this folder. Older versions named them by date and time;
those are still listed, before all that have numbers.
"""

import contextlib
import re
from collections import deque
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from game.files import FileError, Problem, reason
from game.storage.growing import HIGHEST, create_new, next_number
from game.storage.match_files import read_match
from game.storage.writer import Writer

MAX_RECORDS = 300
"""Records beyond this are deleted, the oldest first; none that somebody has given another name."""

NEAR = 200
"""Two records of one match may end with another table: they differ by fewer bytes."""

_NUMBERED = re.compile(r"(\d{6,})-([a-z0-9]*)")
_DATED = re.compile(r"(\d{4}-\d{2}-\d{2}-\d{6})-([a-z0-9]*)(?:-(\d+))?")
_STAMP = "%Y-%m-%d-%H%M%S"


class Records:
    """The folder of replays; ``tell`` gets what went wrong.

    What could not be written waits here, and is tried again with each :meth:`write`.
    """

    def __init__(self, folder: Path, writer: Writer, tell: Callable[[Problem], None]) -> None:
        self.folder = folder
        self._writer = writer
        self._tell = tell
        self._waiting: deque[tuple[str, str]] = deque()
        self._failed, self._told = False, 0

    @property
    def behind(self) -> bool:
        """Say whether a record is not written yet."""
        return bool(self._waiting)

    def save(self, text: str, game: str) -> None:
        """Have a record written, and the oldest deleted beyond the limit."""
        self._waiting.append((text, re.sub(r"[^a-z0-9]+", "", game)))
        self.try_again()

    def try_again(self) -> None:
        """Have all written that waits."""
        self._writer.put(self.write, key=self)

    def all(self) -> tuple[Path, ...]:
        """Return the saved records, the newest first."""
        files = (path for path in self.folder.glob("*.txt") if path.is_file())
        return tuple(sorted(files, key=_order, reverse=True))

    def read(self, path: Path) -> str:
        """Return a record's text; ``FileError`` says why it can't be read."""
        return read_match(path)

    def delete(self, path: Path) -> None:
        """Delete a record; one that can't be deleted stays."""
        with contextlib.suppress(OSError):
            path.unlink()

    def holds(self, text: str, game: str) -> bool:
        """Say whether a record of the same match is there; its last table may be another."""
        if any(_is_same(text, waiting) for waiting, _ in self._waiting):
            return True
        size = len(text.encode())
        for path in self.all():
            with contextlib.suppress(OSError, FileError):
                near = abs(path.stat().st_size - size) < NEAR
                if near and game_of(path) == game and _is_same(text, self.read(path)):
                    return True
        return False

    def write(self) -> None:
        """Write what waits, in order: by the writer's thread."""
        try:
            while self._waiting:
                self._write(*self._waiting[0])
                self._waiting.popleft()
        except OSError as error:
            if not self._failed:
                self._told += 1
                self._problem("replay-not-kept", reason(error))
            self._failed = True
        else:
            if self._failed:
                self._problem("replay-kept-again", "")
            self._failed = False

    def _write(self, text: str, key: str) -> None:
        first = next_number(_order(path)[0] for path in self.all())
        path = create_new(self.folder, lambda n: f"{n:06}-{key}.txt", first, text.encode())
        for old in [one for one in self.all() if _is_ours(one)][MAX_RECORDS:]:
            if old != path:
                self.delete(old)

    def _problem(self, text_id: str, why: str) -> None:
        args: dict[str, str | int] = {"file": str(self.folder), "why": why, "time": self._told}
        self._tell(Problem(str(self.folder), text_id, args))


def _is_ours(path: Path) -> bool:
    return bool(game_of(path)) and _order(path)[0] < HIGHEST


def _is_same(one: str, other: str) -> bool:
    """Say whether two records are of the same match; when its last table was left may differ."""
    return one.splitlines()[:-1] == other.splitlines()[:-1]


def _order(path: Path) -> tuple[int, str, int]:
    """Return a key that grows with the counter; what has only a date comes before."""
    found = _NUMBERED.fullmatch(path.stem)
    if found is not None:
        return int(found[1]), "", 0
    dated = _DATED.fullmatch(path.stem)
    return (0, dated[1], int(dated[3] or 1)) if dated else (0, path.stem, 0)


def game_of(path: Path) -> str:
    """Return the game that a record's name tells of; empty if it tells of none."""
    found = _NUMBERED.fullmatch(path.stem) or _DATED.fullmatch(path.stem)
    return found[2] if found else ""


def date_of(path: Path) -> datetime | None:
    """Return when a record was made, to be shown: what the old names say, or the file's time."""
    dated = _DATED.fullmatch(path.stem)
    with contextlib.suppress(ValueError, OSError, OverflowError):
        if dated:
            return datetime.strptime(dated[1], _STAMP)
        return datetime.fromtimestamp(path.stat().st_mtime)
    return None
