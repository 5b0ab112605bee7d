"""JSON files with a format that several windows, and several versions of the program, share.

Each write reads the file anew under a lock, changes in it what this window changed, keeps all that
it does not know, and writes the whole. It is done by the writer's thread. A value that can't be
read here has its default, and stays in the file until somebody changes it.
"""

import errno
import os
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.files import FileError, Problem, read_bytes, real_path, reason, write_whole
from game.storage.locks import locked
from game.storage.merging import merged
from game.storage.salvage import BROKEN, salvaged
from game.storage.writer import WRITER, Writer

Migrations = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
"""By format: what turns a file of that format into one of the next."""

LOCK = ".lock"
LOCK_WAIT = 1.0
"""The writer's thread waits so long for another window, and then tries again the next time; s."""

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
            return self._decode(read_bytes(self._real))
        except (FileError, OSError) as error:
            self._writable = False
            self._tell("problem-unreadable", why=reason(error))
            return self._default

    def _decode(self, raw: bytes) -> T:
        try:
            return self._checked(self._data(raw))
        except NewerFileError as error:
            self._refuse(error)
        except BROKEN:
            self._keep_aside("problem-damaged")
        return self._default

    def _data(self, raw: bytes) -> dict[str, Any]:
        """Return a file's data in our format, with all that is unknown in it."""
        data = msgspec.json.decode(raw.removeprefix(BOM_UTF8), type=dict[str, Any])
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
                text = msgspec.json.format(msgspec.json.encode(data), indent=2)
                write_whole(self._real, text + b"\n")
        except NewerFileError as error:
            self._refuse(error)
        except (FileError, OSError) as error:
            self._fail(reason(error))
        else:
            self._saved = value
            self._succeed()

    def _data_of_others(self) -> dict[str, Any]:
        """Return what is in the file now; nothing if it is gone, or damaged by now."""
        try:
            return self._data(read_bytes(self._real)) if self._real.exists() else {}
        except BROKEN:
            put_aside(self._real)
            return {}

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

    def _tell(self, text_id: str, **args: str | int) -> None:
        self.problems.append(Problem(str(self.path), text_id, {"file": str(self.path), **args}))


def _wrong_fields(data: Mapping[str, Any], kind: Any) -> Iterator[msgspec.structs.FieldInfo]:
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            try:
                msgspec.convert(data[field.name], field.type)
            except BROKEN:
                yield field


def put_aside(path: Path) -> Path:
    """Rename a file to ``x.damaged``, or ``x.damaged-2`` and so on, which it returns.

    ``OSError`` if that can't be done. What was put aside before is never written over.
    """
    for number in count(1):
        aside = path.with_name(f"{path.name}.damaged{f'-{number}' if number > 1 else ''}")
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
