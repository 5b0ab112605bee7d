"""The folder of this person's things: read and written by the writer's thread."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.files import FileError, Problem, home, read_bytes
from game.storage.figures import Line, Log, Seated, Stats
from game.storage.matches import UnfinishedMatches
from game.storage.records import Records
from game.storage.settings import Settings
from game.storage.versioned import Migrations, VersionedFile
from game.storage.writer import WRITER, Writer

SETTINGS_MIGRATIONS: Migrations = {}
STATS_MIGRATIONS: Migrations = {}
OPENING = 2.0
"""What this process has still to write to is waited for so long before it is read anew (s)."""
FIRST_LOOK = 0.5
"""So long the start waits for what can also be shown later: matches that wait, and figures (s)."""

AGAIN = 3.0
"""What could not be written is tried again so often (seconds)."""

T = TypeVar("T")


class Store:
    """Settings, figures, replays and matches that wait, in one folder; several windows share it."""

    def __init__(self, folder: Path | None = None, writer: Writer = WRITER) -> None:
        self.folder = home() if folder is None else folder
        self._writer = writer
        writer.settle(OPENING)
        self._settings = VersionedFile(
            self.folder / "settings.json", Settings(), SETTINGS_MIGRATIONS, writer
        )
        self._other: list[Problem] = []
        old = VersionedFile(self.folder / "stats.json", Stats(), STATS_MIGRATIONS, writer)
        self._stats_problems = old.problems
        raw = self._raw(old.path)
        self._log = Log(self.folder / "log", self._other.append, old.value, raw)
        self._news: deque[Callable[[], None]] = deque()
        self.evening: dict[str, tuple[str, ...]] = {}
        """By guest, the first-time bubbles seen this evening: it is not written down."""
        self.evening_open: dict[str, tuple[str, ...]] = {}
        """By guest, those that come once more."""
        self.unfinished = UnfinishedMatches(
            self.folder / "unfinished", writer, self._other.append, self._is_safe
        )
        self._next_try = 0.0
        self._records = Records(self.folder / "records", writer, self._other.append)
        self.unfinished.look()
        self.ask(self._log.read, self._log.merge)
        self.settle(FIRST_LOOK)
        self.unfinished.sweep()

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self._settings.value

    @property
    def stats(self) -> Stats:
        """Return everybody's figures as they are now."""
        return self._log.stats

    @property
    def problems(self) -> list[Problem]:
        """Return what the players should be told, in the order in which it came up."""
        return [*self._settings.problems, *self._stats_problems, *self._other]

    def update(self, **changes: Any) -> Settings:
        """Change settings and save them; ``msgspec.ValidationError`` for an impossible value."""
        new = msgspec.structs.replace(self.settings, **changes)
        new = msgspec.convert(msgspec.to_builtins(new), Settings)
        if new != self.settings:
            self._settings.write(new)
        return new

    def count(self, game: str, people: Sequence[Seated], match: str = "") -> None:
        """Add a match that ended to the figures of who sat there; the same match counts once."""
        self._log.count(game, people, match)
        self._writer.put(self._log.write, key=self._log)

    def forget(self, name: str | None = None) -> None:
        """Forget a player's figures, or everybody's, of other windows too."""

        def forget(lines: list[Line]) -> None:
            self._log.merge(lines)
            self._log.forget(name)
            self._writer.put(self._log.write, key=self._log)

        self.ask(self._log.read, forget)

    def save_record(self, text: str, game: str = "match") -> None:
        """Have a match record written."""
        self._records.save(text, game)

    def holds_record(self, text: str, game: str) -> bool:
        """Say whether a record of the same match is there: by the writer's thread."""
        return self._records.holds(text, game)

    def records(self) -> tuple[Path, ...]:
        """Return the saved records, the newest first: by the writer's thread, see :meth:`ask`."""
        return self._records.all()

    def read_record(self, path: Path) -> str:
        """Return a record's text; ``FileError`` says why it can't be read. By the same thread."""
        return self._records.read(path)

    def delete_record(self, path: Path) -> None:
        """Delete a record; one that can't be deleted stays."""
        self._writer.put(lambda: self._records.delete(path))

    def ask(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Have something read by the writer's thread; ``then`` takes it in a later frame."""

        def answer() -> None:
            result = job()
            self._news.append(lambda: then(result))

        self._writer.put(answer)

    def deliver(self) -> None:
        """Hand out what was read since the last frame, and try again what could not be written."""
        while self._news:
            self._news.popleft()()
        if time.monotonic() >= self._next_try:
            self._next_try = time.monotonic() + AGAIN
            self._try_again()

    def settle(self, seconds: float = OPENING) -> bool:
        """Wait until all is written and read, for so many seconds at most; say whether it is.

        No frame does so: it is for the start, the end, and tools without a window.
        """
        end = time.monotonic() + seconds
        while True:
            done = self._writer.settle(max(0.0, end - time.monotonic()))
            self.deliver()
            if not done or self._writer.settle(0.0):
                return done

    def close(self, seconds: float = 3.0) -> bool:
        """Write what is left, and what could not be written before; say whether all is done.

        A disk that does not answer keeps the program no longer than so many seconds.
        """
        end = time.monotonic() + seconds
        self._try_again()
        self.unfinished.finish()
        self._writer.put(self._log.close, key=(self._log, "close"))
        return self._writer.settle(max(0.0, end - time.monotonic()))

    def _try_again(self) -> None:
        self._settings.try_again()
        if self._records.behind:
            self._records.try_again()
        if self._log.behind:
            self._writer.put(self._log.write, key=self._log)
        self.unfinished.try_again()

    def _is_safe(self) -> bool:
        return not (self._records.behind or self._log.behind)

    def _raw(self, path: Path) -> bytes:
        try:
            return read_bytes(path)
        except FileError:
            return b""
