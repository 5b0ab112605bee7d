"""The folder of this person's things: read once, and written by the writer's thread."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.files import FileError, Problem, home, read_bytes
from game.storage.figures import Log, Seated, Stats
from game.storage.matches import UnfinishedMatches
from game.storage.records import Records
from game.storage.settings import Settings
from game.storage.versioned import Migrations, VersionedFile
from game.storage.writer import WRITER, Writer

SETTINGS_MIGRATIONS: Migrations = {}
STATS_MIGRATIONS: Migrations = {}
OPENING = 2.0
"""What this process has still to write to is waited for so long before it is read anew (s)."""
LOOKING = 0.1
"""So long a list of files waits for what is being written just now (s)."""


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
        self.evening: dict[str, tuple[str, ...]] = {}
        """By guest, the first-time bubbles seen this evening: it is not written down."""
        self.evening_open: dict[str, tuple[str, ...]] = {}
        """By guest, those that come once more."""
        self.unfinished = UnfinishedMatches(self.folder / "unfinished", writer, self._other.append)
        self._records = Records(self.folder / "records", writer, self._other.append)

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
        """Forget a player's figures, or everybody's."""
        self._log.forget(name)
        self._writer.put(self._log.write, key=self._log)

    def save_record(self, text: str, game: str = "match") -> None:
        """Have a match record written."""
        self._records.save(text, game)

    def records(self) -> tuple[Path, ...]:
        """Return the saved records, the newest first."""
        self._writer.settle(LOOKING)
        return self._records.all()

    def read_record(self, path: Path) -> str:
        """Return a record's text; ``FileError`` says why it can't be read."""
        return self._records.read(path)

    def delete_record(self, path: Path) -> None:
        """Delete a record; one that can't be deleted stays."""
        self._records.delete(path)

    def settle(self, seconds: float = OPENING) -> bool:
        """Wait until all is written, for so many seconds at most; say whether it is."""
        return self._writer.settle(seconds)

    def close(self, seconds: float = 3.0) -> bool:
        """Write what is left, and what could not be written before; say whether all is done.

        A disk that does not answer keeps the program no longer than so many seconds.
        """
        end = time.monotonic() + seconds
        self._settings.finish()
        self.unfinished.finish()
        if self._log.behind:
            self._writer.put(self._log.write, key=self._log)
        self._writer.put(self._log.close, key=(self._log, "close"))
        return self._writer.settle(max(0.0, end - time.monotonic()))

    def _raw(self, path: Path) -> bytes:
        try:
            return read_bytes(path)
        except FileError:
            return b""
