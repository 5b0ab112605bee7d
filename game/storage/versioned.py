"""JSON files with a format that several windows, and several versions of the program, share.

Each write reads the file anew under a lock, changes in it what this window changed, keeps all that
it does not know, and writes the whole. It is done by the writer's thread. A value that this version
can't use has its default, and stays in the file until somebody changes it. Of a value that nobody
can read (``1e400``, brackets without end) only a copy of the file is kept.
"""

import contextlib
import errno
import os
import time
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.files import MAX_BYTES, FileError, Problem, read_bytes, real_path, reason, write_whole
from game.storage.growing import create_new
from game.storage.locks import locked
from game.storage.merging import merged
from game.storage.pieces import readable_parts
from game.storage.salvage import BROKEN, salvaged
from game.storage.writer import WRITER, Writer

Migrations = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
"""By format: what turns a file of that format into one of the next."""

LOCK = ".lock"
LOCK_WAIT = 1.0
"""The writer's thread waits so long for another window, and then tries again the next time; s."""

STILL, STEADY, LOOK_EVERY = 0.25, 2.0, 0.02
"""What is not whole is read again so long as it changes; see :func:`read_steady` (seconds)."""
LONG = 200_000
"""Bytes beyond which a file is written without line ends: deep data would be all spaces."""
MOST_TOLD = 6
"""So many wrong values of a file are named; there may be thousands."""

T = TypeVar("T", bound=msgspec.Struct)


class NewerFileError(Exception):
    """A file was written by a later version meanwhile; ``args[0]`` is its format."""


class VersionedFile(Generic[T]):
    """``value`` is always usable; ``problems`` says what was wrong."""

    def __init__(
        self, path: Path, default: T, migrations: Migrations, writer: Writer = WRITER
    ) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self._default: T = default
        self._migrations = migrations
        self._writer = writer
        self._newest: int = getattr(default, "format")  # noqa: B009
        self._writable = True
        self._failed = self._told = 0
        self._real = path
        self.value: T = self._read()
        self._saved: T = self.value

    def write(self, value: T) -> None:
        """Keep a value, on disk too where that is possible; a failure is made up for later."""
        self.value = value
        if self._writable:
            self._writer.put(self._save, key=self)

    def try_again(self) -> None:
        """Have written what could not be written before."""
        if self._failed:
            self.write(self.value)

    def _read(self) -> T:
        try:
            self._real = real_path(self.path)
            if not self._real.exists():
                return self._default
            return self._decode(read_steady(self._real, self._is_whole))
        except (FileError, OSError) as error:
            self._writable = False
            self._tell("problem-unreadable", why=reason(error))
            return self._default

    def _decode(self, raw: bytes) -> T:
        try:
            data, broken = self._parts(raw)
            if broken:
                self._keep_copy(raw, broken)
            return self._checked(data)
        except NewerFileError as error:
            self._refuse(error)
        except BROKEN:
            self._keep_aside("problem-damaged")
        return self._default

    def _parts(self, raw: bytes) -> tuple[dict[str, Any], list[str]]:
        """Return a file's data in our format, and the names of values that nobody can read."""
        broken: list[str] = []
        raw = raw.removeprefix(BOM_UTF8)
        try:
            data = msgspec.json.decode(raw, type=dict[str, Any])
        except BROKEN:
            data, broken = readable_parts(raw.decode())
        return self._in_our_format(data), broken

    def _is_whole(self, raw: bytes) -> bool:
        try:
            return not self._parts(raw)[1]
        except NewerFileError:
            return True
        except BROKEN:
            return False

    def _in_our_format(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return data in our format, with all that is unknown in it."""
        number = data["format"]
        if type(number) is not int or number < 1:
            raise ValueError("format")
        if number > self._newest:
            raise NewerFileError(number)
        for step in range(number, self._newest):
            data = self._migrations[step](data)
        return {**data, "format": self._newest}

    def _refuse(self, error: NewerFileError) -> None:
        self._writable = False
        self._tell("problem-newer", format=error.args[0], known=self._newest)

    def _checked(self, data: dict[str, Any]) -> T:
        """Return the values that are sound, and defaults for those that are not, which is told."""
        if wrong := [field.name for field in _wrong_fields(data, type(self._default))]:
            self._tell("problem-values", keys=", ".join(wrong))
        return self._readable(data)

    def _readable(self, data: dict[str, Any]) -> T:
        found: T = salvaged(data, type(self._default))
        return found

    def _save(self) -> None:
        """Write what this window changed: by the writer's thread."""
        value = self.value
        try:
            with locked(self.path.with_name(LOCK), LOCK_WAIT) as got:
                if not got:
                    raise TimeoutError(errno.EAGAIN, "another window is writing to it")
                theirs = self._data_of_others()
                known = (self._saved, value, self._readable(theirs))
                before, mine, read = map(msgspec.to_builtins, known)
                data = merged(before, mine, theirs, read)
                write_whole(self._real, _written(self._real, data))
        except NewerFileError as error:
            self._refuse(error)
        except (FileError, OSError) as error:
            self._fail(reason(error))
        else:
            self._saved = value
            self._succeed()

    def _data_of_others(self) -> dict[str, Any]:
        """Return what is in the file now; nothing if it is gone, or damaged by now.

        What nobody can read in it would be lost, so it is kept as it was beside itself.
        """
        if not self._real.exists():
            return {}
        raw = read_steady(self._real, self._is_whole)
        try:
            data, broken = self._parts(raw)
        except BROKEN:
            self._tell("problem-damaged", kept=str(put_aside(self._real)))
            return {}
        if broken:
            keep_copy(self._real, raw)
        return data

    def _fail(self, why: str) -> None:
        """Tell the first failure; the next change, or the end of the program, tries again."""
        self._failed += 1
        if self._failed == 1:
            self._told += 1
            self._tell("problem-not-saved", why=why, time=self._told)

    def _succeed(self) -> None:
        if self._failed:
            self._tell("problem-saved-again", time=self._told)
        self._failed = 0

    def _keep_aside(self, text_id: str) -> None:
        try:
            aside = put_aside(self._real)
        except OSError:
            self._writable = False
            aside = self._real
        self._tell(text_id, kept=str(aside))

    def _keep_copy(self, raw: bytes, broken: Sequence[str]) -> None:
        """Keep a file of which parts can't be read aside: the next write leaves them out."""
        try:
            kept = keep_copy(self._real, raw)
        except OSError:
            self._writable = False
            kept = self._real
        more = ["…"] if len(broken) > MOST_TOLD else []
        self._tell("problem-parts", keys=", ".join([*broken[:MOST_TOLD], *more]), kept=str(kept))

    def _tell(self, text_id: str, **args: str | int) -> None:
        self.problems.append(Problem(str(self.path), text_id, {"file": str(self.path), **args}))


def _written(path: Path, data: Mapping[str, Any]) -> bytes:
    """Return data as it is written: in lines, unless those would be too much to be read again."""
    plain = msgspec.json.encode(data)
    text: bytes = msgspec.json.format(plain, indent=2) + b"\n"
    if len(text) > LONG:
        text = plain + b"\n"
    if len(text) > MAX_BYTES:
        raise FileError(path, "would be too large to be read again", reason="reason-large")
    return text


def _wrong_fields(data: Mapping[str, Any], kind: Any) -> Iterator[msgspec.structs.FieldInfo]:
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            try:
                msgspec.convert(data[field.name], field.type)
            except BROKEN:
                yield field


def read_steady(path: Path, is_whole: Callable[[bytes], bool]) -> bytes:
    """Return a file's bytes, which nobody is writing just now if they are not whole.

    A synchronised folder, or a program that knows no lock, writes a file piece by piece. One that
    stays as it is for ``STILL`` seconds is damaged; nobody waits longer than ``STEADY``.
    """
    end, raw = time.monotonic() + STEADY, read_bytes(path)
    still = time.monotonic() + STILL
    while not is_whole(raw) and time.monotonic() < min(still, end):
        time.sleep(LOOK_EVERY)
        with contextlib.suppress(FileError):  # taken away in this moment, to be replaced
            now = read_bytes(path)
            if now != raw:
                raw, still = now, time.monotonic() + STILL
    return raw


def keep_copy(path: Path, raw: bytes) -> Path:
    """Write what was read of a file to ``x.damaged``, or ``x.damaged-2`` and so on, but once."""
    for number in count(1):
        aside = path.with_name(_aside(path, number))
        if not os.path.lexists(aside):
            return create_new(path.parent, lambda number: _aside(path, number), number, raw)
        with contextlib.suppress(FileError):
            if read_bytes(aside) == raw:
                return aside
    raise AssertionError("numbers do not end")


def _aside(path: Path, number: int) -> str:
    return f"{path.name}.damaged{f'-{number}' if number > 1 else ''}"


def put_aside(path: Path) -> Path:
    """Rename a file to ``x.damaged``, or ``x.damaged-2`` and so on, which it returns.

    ``OSError`` if that can't be done. What was put aside before is never written over.
    """
    for number in count(1):
        aside = path.with_name(_aside(path, number))
        if os.path.lexists(aside):
            continue
        try:
            os.link(path, aside, follow_symlinks=False)
        except FileExistsError:  # another window has just put something aside
            continue
        except (OSError, NotImplementedError, AttributeError):  # a folder, or there are no links
            os.replace(path, aside)
        else:
            os.unlink(path)
        return aside
    raise AssertionError("numbers do not end")
