"""Everybody's figures: a log of matches that is only ever added to, and what is counted from it.

Each start of the program that has something to say writes a file of its own into ``log``, so that
no window can overwrite what another has counted. Reading is the union of all files. A line has a
number that is larger than all that were known when it was written: the order does not depend on
any clock, and dates are only shown. A line that can't be read is left out, and so is a torn end.
"""

import re
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec

from game.files import FileError, Problem, read_bytes, reason
from game.storage import unforeseen
from game.storage.growing import GrowingFile, create_open
from game.storage.salvage import BROKEN

MAX_LOG_BYTES = 8_000_000
LOG_FORMAT = 1
_STAMP = "%Y-%m-%dT%H%M%SZ"

HIGHEST_COUNT = 2**53
"""More was never counted: such a number stands in a line that somebody wrote."""
Count = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_COUNT)]


class Figures(msgspec.Struct, frozen=True):
    """One player's matches of one game; times are milliseconds from the slap's start to the key."""

    played: Count = 0
    won: Count = 0
    slaps: Count = 0
    slap_ms: Count = 0
    best_slap_ms: Count | None = None

    @property
    def mean_slap_ms(self) -> int | None:
        """Return the mean reaction at a slap, or ``None`` without any."""
        return round(self.slap_ms / self.slaps) if self.slaps else None

    def plus(self, other: "Figures") -> "Figures":
        """Return the figures of both."""
        best = [ms for ms in (self.best_slap_ms, other.best_slap_ms) if ms is not None]
        return Figures(
            self.played + other.played,
            self.won + other.won,
            self.slaps + other.slaps,
            self.slap_ms + other.slap_ms,
            min(best, default=None),
        )


Players = dict[str, dict[str, Figures]]
"""By name and game."""


class Stats(msgspec.Struct, frozen=True):
    """The figures of every player name and game."""

    format: int = 1
    players: Players = {}

    def of(self, name: str, game: str) -> Figures:
        """Return a player's figures; all zero for one who never played."""
        return self.players.get(name, {}).get(game, Figures())


class Seated(msgspec.Struct, frozen=True):
    """Who sat in a match that ended, and how it went for this one."""

    name: str
    won: bool = False
    slaps_ms: tuple[Count, ...] = ()

    @property
    def figures(self) -> Figures:
        """The one match as figures."""
        times = self.slaps_ms
        return Figures(1, int(self.won), len(times), sum(times), min(times, default=None))


class MatchLine(msgspec.Struct, frozen=True, tag="match", tag_field="line"):
    """A match that ended; only people are in it. ``id`` was made when it began."""

    n: Count
    id: str
    game: str
    people: tuple[Seated, ...]
    at: str = ""


class ForgetLine(msgspec.Struct, frozen=True, tag="forget", tag_field="line"):
    """Nothing of a person before this line counts any more; without a name, of everybody."""

    n: Count
    id: str
    name: str | None = None
    at: str = ""


class CarriedLine(msgspec.Struct, frozen=True, tag="carried", tag_field="line"):
    """The figures of an older version's ``stats.json``, whose checksum is the id."""

    n: Count
    id: str
    players: Players
    at: str = ""


Line = MatchLine | ForgetLine | CarriedLine


class Log:
    """The folder of all that was counted. ``stats`` is what comes of it."""

    def __init__(
        self, folder: Path, tell: Callable[[Problem], None], old: Stats, old_raw: bytes
    ) -> None:
        self._folder = folder
        self._tell = tell
        self._file = GrowingFile(self._create)
        self._lines: dict[str, Line] = {}
        self._failed, self._told = False, 0
        self._old_stats, self._old_raw = old, old_raw
        self._old: CarriedLine | None = None
        self.stats = Stats()

    def read(self) -> list[Line]:
        """Return all lines of all files: by the writer's thread."""
        return list(read_log(self._folder, self._tell))

    def merge(self, lines: Iterable[Line]) -> None:
        """Take in what was read."""
        for line in lines:
            self._lines.setdefault(line.id, line)
        self._old = self._old or self._carried(self._old_stats, self._old_raw)
        self.stats = self._counted()

    def count(self, game: str, people: Sequence[Seated], match: str = "") -> None:
        """Add a match that ended; one that is there already counts once."""
        if match and match in self._lines:
            return
        self._add(MatchLine(self._number(), match or new_id(), game, tuple(people), _now()))

    def forget(self, name: str | None = None) -> None:
        """Count nothing any more that a player, or anybody, did so far."""
        self._add(ForgetLine(self._number(), new_id(), name, _now()))

    def write(self) -> None:
        """Write what is not in the file yet: by the writer's thread."""
        try:
            self._file.write()
            self._file.sync()
        except OSError as error:
            if not self._failed:
                self._problem("problem-not-saved", reason(error))
            self._failed = True
        else:
            if self._failed:
                self._problem("problem-saved-again", "")
            self._failed = False

    @property
    def behind(self) -> bool:
        """Say whether something is not written yet."""
        return self._file.behind

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def _add(self, line: Line) -> None:
        if not self._file.text:
            self._file.add(f'{{"log":{LOG_FORMAT}}}\n')
        if self._old is not None:
            self._file.add(_text(self._old))
            self._old = None
        self._file.add(_text(line))
        self._lines[line.id] = line
        self.stats = self._counted()

    def _number(self) -> int:
        latest = max((line.n for line in self._lines.values()), default=0)
        return min(HIGHEST_COUNT, 1 + latest)

    def _carried(self, old: Stats, raw: bytes) -> CarriedLine | None:
        """Return the line for the old figures, if there are some that no line tells of yet."""
        ident = f"stats-{zlib.crc32(raw):08x}"
        if not old.players or ident in self._lines:
            return None
        line = CarriedLine(self._number(), ident, old.players, _now())
        self._lines[ident] = line
        return line

    def _counted(self) -> Stats:
        players: Players = {}
        lines = sorted(self._lines.values(), key=lambda line: (line.n, line.id))
        for line in lines:
            if isinstance(line, ForgetLine):
                gone = list(players) if line.name is None else [line.name]
                for name in gone:
                    players.pop(name, None)
            elif isinstance(line, MatchLine):
                for one in line.people:
                    _plus(players, one.name, line.game, one.figures)
            elif not any(_grew(line, other) for other in lines):
                for name, games in line.players.items():
                    for game, figures in games.items():
                        _plus(players, name, game, figures)
        return Stats(players=players)

    def _create(self, data: bytes) -> tuple[Path, int]:
        stamp = datetime.now(UTC).strftime(_STAMP)
        return create_open(self._folder, lambda _: f"{stamp}-{unforeseen.token(2)}.jsonl", 1, data)

    def _problem(self, text_id: str, why: str) -> None:
        self._told += 1
        args: dict[str, str | int] = {"file": str(self._folder), "why": why, "time": self._told}
        self._tell(Problem(str(self._folder), text_id, args))


def _plus(players: Players, name: str, game: str, more: Figures) -> None:
    games = players.setdefault(name, {})
    games[game] = games.get(game, Figures()).plus(more)


def _grew(old: CarriedLine, new: Line) -> bool:
    """Say whether a line tells of the same old file as it was later: it can only have grown."""
    if not isinstance(new, CarriedLine) or new.n <= old.n:
        return False
    now = Stats(players=new.players)
    return all(
        now.of(name, game).played >= figures.played
        for name, games in old.players.items()
        for game, figures in games.items()
    )


def read_log(folder: Path, tell: Callable[[Problem], None]) -> Iterator[Line]:
    """Read all lines of all files; what can't be read is told and left out, and stays there."""
    for path in sorted(folder.glob("*.jsonl")):
        try:
            raw = read_bytes(path, MAX_LOG_BYTES)
        except FileError as error:
            args: dict[str, str | int] = {"file": str(path), "why": reason(error)}
            tell(Problem(str(path), "problem-log-unreadable", args))
            continue
        yield from _lines_of(path, raw, tell)


def _lines_of(path: Path, raw: bytes, tell: Callable[[Problem], None]) -> Iterator[Line]:
    whole = raw.removeprefix(BOM_UTF8).split(b"\n")[:-1]
    bad = 0
    for number, text in enumerate(whole, 1):
        try:
            if number == 1:
                newer = msgspec.json.decode(text, type=dict[str, object]).get("log")
                if isinstance(newer, int) and newer > LOG_FORMAT:
                    args: dict[str, str | int] = {"file": str(path)}
                    tell(Problem(str(path), "problem-log-newer", args))
                    return
                continue
            yield msgspec.json.decode(text, type=Line)
        except BROKEN:
            bad += 1
    if bad:
        told: dict[str, str | int] = {"file": str(path), "n": bad}
        tell(Problem(str(path), "problem-log-lines", told))


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_id() -> str:
    """Return the id of a new match."""
    return unforeseen.token(8)


def is_id(text: str) -> bool:
    """Say whether a text is the id of a match."""
    return re.fullmatch("[0-9a-f]{16}", text) is not None
