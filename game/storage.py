"""What the game remembers: settings, match records and each player's figures, on this machine only.

A match of turns that has not ended is remembered as well, one a game.

Files are written whole or not at all and carry a ``format``. A file of a newer format is refused
and left as it is; a damaged one is kept aside as ``.damaged``; a folder that can't be written to
costs the memory, never the match. What happened stands in ``Store.problems`` for the screen.
"""

import contextlib
import os
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from game.files import FileError, Problem, home, read_bytes, read_text, write_atomic

MAX_RECORDS = 300
"""Records beyond this are deleted, the oldest first."""

MAX_PROFILES = 100
MOST_CHAIRS = 8
"""No lobby has more."""
_MAX_ASIDE = 9
_RECORD_NAME = "%Y-%m-%d-%H%M%S"

_BROKEN = (msgspec.DecodeError, ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""All that reading data can raise that somebody edited, cut short or overwrote."""

Speed = Literal["slow", "normal", "fast", "off"]
PosterTime = Literal["2", "5", "key"]
"""How long the poster of an event hangs: so many seconds, or until a key."""
Tips = Literal["off", "short", "long"]
"""How soon a thing is explained on which the mouse rests: never, soon, or after a while."""
TextScale = Literal[100, 125, 150, 200]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Side = Annotated[int, msgspec.Meta(ge=1, le=16384)]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=32)]
Code = Annotated[int, msgspec.Meta(ge=1, le=511)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Row = tuple[Code, Code, Code, Code]

Migrations = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
"""By format: what turns a file of that format into one of the next."""


class ZoneKeys(msgspec.Struct, frozen=True):
    """A key zone that a player rebound: scancodes of the upper and of the lower row."""

    upper: Row
    lower: Row


class KeptChair(msgspec.Struct, frozen=True):
    """A chair of a lobby as it was left: who sat there, and how that person or bot plays."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: Name = ""
    level: Word = ""
    pad: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    aid: Literal["off", "late", "always"] = "off"
    start: Word = ""
    """The head start of the last evening, to be offered again: it does not hold by itself."""


class Practice(msgspec.Struct, frozen=True):
    """How somebody practised a game last: against bots of which level, and how long."""

    level: Word = ""
    length: Word = ""


class Settings(msgspec.Struct, frozen=True):
    """What the players chose. ``lang`` is empty until they chose one, ``window`` is ``None``."""

    format: int = 1
    lang: Annotated[str, msgspec.Meta(max_length=8)] = ""
    speed: Speed = "normal"
    bot_speed: Speed = "normal"
    reduced_motion: bool = False
    text_scale: TextScale = 100
    master: Volume = 80
    effects: Volume = 100
    fullscreen: bool = False
    window: tuple[Side, Side] | None = None
    show_key_caps: bool = True
    odds: bool = True
    poster: PosterTime = "key"
    tips: Tips = "short"
    bubbles_on: bool = True
    bubbles: dict[Name, tuple[Word, ...]] = {}
    """By person, the first-time bubbles that they have seen; who sits alone has no name here."""
    bubbles_open: dict[Name, tuple[Word, ...]] = {}
    """Those of them that come once more: what they tell of was not done yet."""
    asked_when: dict[Name, Word] = {}
    """By person, which questions in games with hidden hands they want to be asked."""
    zones: dict[str, tuple[ZoneKeys, ...]] = {}
    presets: dict[str, str] = {}
    names: tuple[Name, ...] = ()
    seats: tuple[str, ...] = ()
    options: dict[str, dict[str, str]] = {}
    lobbies: dict[str, Annotated[tuple[KeptChair, ...], msgspec.Meta(max_length=MOST_CHAIRS)]] = {}
    practice: dict[str, Practice] = {}
    lessons: dict[str, str] = {}
    """By game, the step at which a guided round goes on."""
    learned: tuple[str, ...] = ()
    """The games whose guided round was finished."""
    asked: tuple[str, ...] = ()
    """The games whose guided round was offered and put off."""


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

    def plus(self, won: bool, slaps_ms: Iterable[int] = ()) -> "Figures":
        """Return the figures with one more match in them."""
        times = tuple(slaps_ms)
        best = [*times, *(() if self.best_slap_ms is None else (self.best_slap_ms,))]
        return Figures(
            self.played + 1,
            self.won + won,
            self.slaps + len(times),
            self.slap_ms + sum(times),
            min(best, default=None),
        )


class Stats(msgspec.Struct, frozen=True):
    """The figures of every player name and game."""

    format: int = 1
    players: dict[str, dict[str, Figures]] = {}

    def of(self, name: str, game: str) -> Figures:
        """Return a player's figures; all zero for one who never played."""
        return self.players.get(name, {}).get(game, Figures())


SETTINGS_MIGRATIONS: Migrations = {}
STATS_MIGRATIONS: Migrations = {}

T = TypeVar("T", Settings, Stats)


class VersionedFile(Generic[T]):
    """A JSON file with a format. ``value`` is always usable; ``problems`` says what was wrong."""

    def __init__(self, path: Path, default: T, migrations: Migrations) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self._default: T = default
        self._migrations = migrations
        self._writable = True
        self.value: T = self._read()

    def write(self, value: T) -> None:
        """Keep a value, on disk too where that is possible; tells only the first failure."""
        self.value = value
        if not self._writable:
            return
        try:
            text = msgspec.json.format(msgspec.json.encode(value), indent=2)
            write_atomic(self.path, text + b"\n")
        except OSError as error:
            self._writable = False
            self._tell("problem-not-saved", why=error.strerror or "")

    def _read(self) -> T:
        try:
            if not self.path.exists():
                return self._default
            return self._decode(read_bytes(self.path))
        except (FileError, OSError) as error:
            self._writable = False
            self._tell("problem-unreadable", why=getattr(error, "why", "") or str(error))
            return self._default

    def _decode(self, raw: bytes) -> T:
        try:
            data = msgspec.json.decode(raw, type=dict[str, Any])
            number = data["format"]
            if type(number) is not int or number < 1:
                raise ValueError("format")
            if number > self._default.format:
                return self._refuse(number)
            data = self._upgraded(data, number)
        except _BROKEN:
            self._keep_aside("problem-damaged")
            return self._default
        return self._checked(data)

    def _upgraded(self, data: dict[str, Any], number: int) -> dict[str, Any]:
        for step in range(number, self._default.format):
            data = self._migrations[step](data)
        return {**data, "format": self._default.format}

    def _refuse(self, number: int) -> T:
        self._writable = False
        self._tell("problem-newer", format=number, known=self._default.format)
        return self._default

    def _checked(self, data: dict[str, Any]) -> T:
        """Return the values that are sound, and defaults for those that are not."""
        kind = type(self._default)
        sound: dict[str, Any] = {}
        wrong: list[str] = []
        for field in msgspec.structs.fields(kind):
            if field.name in data:
                try:
                    sound[field.name] = msgspec.convert(data[field.name], field.type)
                except _BROKEN:
                    wrong.append(field.name)
        value = kind(**sound)
        if wrong and self._keep_aside("problem-values", keys=", ".join(wrong)):
            self.write(value)
        return value

    def _keep_aside(self, text_id: str, **args: str | int) -> bool:
        aside = _free_name(self.path)
        try:
            os.replace(self.path, aside)
        except OSError:
            self._writable = False
            aside = self.path
        self._tell(text_id, kept=str(aside), **args)
        return self._writable

    def _tell(self, text_id: str, **args: str | int) -> None:
        self.problems.append(Problem(str(self.path), text_id, {"file": str(self.path), **args}))


class UnfinishedMatches:
    """The records of matches that go on another time, one a game; ``tell`` gets what went wrong."""

    def __init__(self, folder: Path, tell: Callable[[Problem], None]) -> None:
        self._folder = folder
        self._tell = tell

    def path(self, game: str) -> Path:
        """Return the file of a game's match; it may not exist."""
        return self._folder / f"{game}.txt"

    def waits(self, game: str) -> bool:
        """Say whether there is a match of a game, or something in its place."""
        return os.path.lexists(self.path(game))

    def left_at(self, game: str) -> float:
        """Return when a game's match was written, in seconds; 0 for one that is not there."""
        try:
            return self.path(game).stat().st_mtime
        except OSError:
            return 0.0

    def keep(self, game: str, text: str) -> bool:
        """Write a record in the place of the last one; say whether that worked."""
        path = self.path(game)
        try:
            write_atomic(path, text.encode())
        except OSError as error:
            args: dict[str, str | int] = {"file": str(path), "why": error.strerror or ""}
            self._tell(Problem(str(path), "unfinished-not-kept", args))
            return False
        return True

    def read(self, game: str) -> str | None:
        """Return the record of a game's match, if one waits; ``FileError`` if it can't be read."""
        return read_text(self.path(game)) if self.waits(game) else None

    def forget(self, game: str) -> None:
        """Delete a game's match; one that can't be deleted stays."""
        with contextlib.suppress(OSError):
            self.path(game).unlink(missing_ok=True)

    def put_aside(self, game: str, text_id: str, why: str = "") -> None:
        """Keep a file that no match can be made of under another name, and tell so."""
        path = self.path(game)
        kept = _free_name(path)
        try:
            os.replace(path, kept)
        except OSError:
            kept = path
        args: dict[str, str | int] = {"file": str(path), "kept": str(kept), "why": why}
        self._tell(Problem(str(path), text_id, args))


class Store:
    """The folder of this person's things: read once, written at each change."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = home() if folder is None else folder
        self._settings = VersionedFile(
            self.folder / "settings.json", Settings(), SETTINGS_MIGRATIONS
        )
        self._stats = VersionedFile(self.folder / "stats.json", Stats(), STATS_MIGRATIONS)
        self._other: list[Problem] = []
        self.evening: dict[str, tuple[str, ...]] = {}
        """By guest, the first-time bubbles seen this evening: it is not written down."""
        self.evening_open: dict[str, tuple[str, ...]] = {}
        """By guest, those that come once more."""
        self.unfinished = UnfinishedMatches(self.folder / "unfinished", self._other.append)

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self._settings.value

    @property
    def stats(self) -> Stats:
        """Return everybody's figures as they are now."""
        return self._stats.value

    @property
    def problems(self) -> list[Problem]:
        """Return what the players should be told, in the order in which it came up."""
        return [*self._settings.problems, *self._stats.problems, *self._other]

    def update(self, **changes: Any) -> Settings:
        """Change settings and save them; ``msgspec.ValidationError`` for an impossible value."""
        new = msgspec.structs.replace(self.settings, **changes)
        new = msgspec.convert(msgspec.to_builtins(new), Settings)
        if new != self.settings:
            self._settings.write(new)
        return new

    def count(self, game: str, name: str, *, won: bool, slaps_ms: Iterable[int] = ()) -> Figures:
        """Add one match to a player's figures and return them."""
        figures = self.stats.of(name, game).plus(won, slaps_ms)
        players = {key: games for key, games in self.stats.players.items() if key != name}
        players[name] = {**self.stats.players.get(name, {}), game: figures}
        while len(players) > MAX_PROFILES:
            del players[next(iter(players))]
        self._stats.write(msgspec.structs.replace(self.stats, players=players))
        return figures

    def forget(self, name: str | None = None) -> None:
        """Delete a player's figures, or everybody's."""
        kept = {} if name is None else dict(self.stats.players)
        kept.pop(name or "", None)
        self._stats.write(msgspec.structs.replace(self.stats, players=kept))

    def save_record(
        self, text: str, game: str = "match", now: datetime | None = None
    ) -> Path | None:
        """Save a match record and return its path, or ``None`` with a problem told."""
        when = (now or datetime.now()).strftime(_RECORD_NAME)
        path = _unused(self._records / f"{when}-{re.sub(r'[^a-z0-9]+', '', game)}.txt")
        try:
            write_atomic(path, text.encode())
        except OSError as error:
            args: dict[str, str | int] = {"file": str(path), "why": error.strerror or ""}
            self._other.append(Problem(str(path), "problem-not-saved", args))
            return None
        for old in self.records()[MAX_RECORDS:]:
            self.delete_record(old)
        return path

    def records(self) -> tuple[Path, ...]:
        """Return the saved records, the newest first."""
        files = (path for path in self._records.glob("*.txt") if path.is_file())
        return tuple(sorted(files, reverse=True))

    def read_record(self, path: Path) -> str:
        """Return a record's text; ``FileError`` says why it can't be read."""
        return read_text(path)

    def delete_record(self, path: Path) -> None:
        """Delete a record; one that can't be deleted stays."""
        with contextlib.suppress(OSError):
            path.unlink()

    @property
    def _records(self) -> Path:
        return self.folder / "records"


def _free_name(path: Path) -> Path:
    """Return ``x.damaged``, or ``x.damaged-2`` and so on where that is taken."""
    for number in range(1, _MAX_ASIDE + 1):
        aside = path.with_name(f"{path.name}.damaged{f'-{number}' if number > 1 else ''}")
        if not aside.exists():
            return aside
    return path.with_name(f"{path.name}.damaged")


def _unused(path: Path) -> Path:
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found
