"""Reading and writing files with care: bounded, atomic, and errors as values for the screen."""

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from game import resources
from game.core.one_line import one_line

APP = "couch-frantic"
HOME_VARIABLE = "COUCH_FRANTIC_HOME"
MAX_BYTES = 1_000_000
"""No file of ours comes near; a larger one is not read, so that none fills the memory."""


class FileError(Exception):
    """A file can't be read; ``line`` is 0 where no line is to blame.

    ``why`` is English, for a console; ``reason`` is what :func:`reason` returns for it.
    """

    def __init__(self, path: Path, why: str, line: int = 0, reason: str = "") -> None:
        where = f"{shown(path)}:{line}" if line else shown(path)
        super().__init__(f"{where}: {one_line(why)}")
        self.path = path
        self.why = why
        self.line = line
        self.reason = reason or why


class Problem(msgspec.Struct, frozen=True):
    """Something to tell the players: ``texts.told(problem)``.

    ``of`` is an option and the values that alone it matters to: ``board=alley,tower``.
    """

    file: str
    text_id: str
    args: dict[str, str | int] = {}
    of: str = ""

    def __post_init__(self) -> None:
        """Tell every name on one line, whatever letters somebody gave a file."""
        told = {
            name: one_line(value) if isinstance(value, str) else value
            for name, value in self.args.items()
        }
        msgspec.structs.force_setattr(self, "file", one_line(self.file))
        msgspec.structs.force_setattr(self, "args", told)


def home() -> Path:
    """Return the folder of this person's settings, records and own levels; it may not exist."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.expanduser(chosen))
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def shown(path: Path) -> str:
    """Return a path as people read it, on one line: files of the game from its own folder on."""
    with contextlib.suppress(ValueError):
        return one_line(path.relative_to(resources.root()).as_posix())
    return one_line(str(path))


def read_text(path: Path, max_bytes: int = MAX_BYTES) -> str:
    """Return a UTF-8 file's text with ``\\n`` line ends; ``FileError`` says what is wrong."""
    raw = read_bytes(path, max_bytes)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise FileError(path, "is not UTF-8 text", line) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return a file's bytes; ``FileError`` if it is missing, no plain file, or too large."""
    try:
        if path.exists() and not path.is_file():
            raise FileError(path, NO_FILE, reason="reason-no-file")
        with os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
            raw = file.read(max_bytes + 1)
    except FileNotFoundError as error:
        raise FileError(path, "does not exist", reason="reason-gone") from error
    except (OSError, ValueError) as error:
        raise FileError(path, f"can't be read ({_words(error)})", reason=reason(error)) from error
    if len(raw) > max_bytes:
        raise FileError(path, f"is larger than {max_bytes:,} bytes", reason="reason-large")
    return raw


NO_FILE = "is not a file"


def open_plain(path: Path, flags: int) -> int:
    """Open a plain file, and nothing that might keep its reader waiting: ``OSError`` for a pipe.

    Windows has none of those, and would change line ends.
    """
    more = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags | more, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, NO_FILE, str(path))
    except OSError:
        os.close(handle)
        raise
    return handle


def real_path(path: Path) -> Path:
    """Return the file that a path leads to, through all links; ``OSError`` if they go in circles.

    What is written there leaves the links as they are.
    """
    try:
        return path.resolve()
    except RuntimeError as error:  # what Python 3.11 and 3.12 make of a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error


def make_folder(path: Path) -> None:
    """Make a folder and those around it; ``OSError`` says what is in the way."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, "is not a folder", str(path)) from None


def write_atomic(path: Path, data: bytes) -> None:
    """Write a whole file or nothing: beside it first, then in its place, with its permissions.

    ``OSError`` leaves what was there as it was. A link would be replaced: see :func:`real_path`.
    """
    make_folder(path.parent)
    prefix = f".{path.name[:LETTERS]}."
    handle, name = tempfile.mkstemp(prefix=prefix, suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            sync(handle)
        with contextlib.suppress(OSError):
            os.chmod(name, stat.S_IMODE(path.stat().st_mode))
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def write_whole(path: Path, data: bytes) -> None:
    """The same; a file in whose folder nothing can be written, or that is mounted, in its place."""
    try:
        write_atomic(path, data)
    except OSError as error:
        if error.errno not in _NO_PLACE_BESIDE or os.name == "nt" or not path.is_file():
            raise
        _write_in_place(path, data)


LETTERS = 40
"""So much of a file's name is in that of the file beside it: names may be 255 bytes long."""
_NO_PLACE_BESIDE = (errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY, errno.EXDEV)


def _write_in_place(path: Path, data: bytes) -> None:
    """Write over a file, first what makes it longer: a full disk leaves it as it was."""
    handle = open_plain(path, os.O_RDWR)
    try:
        size = os.fstat(handle).st_size
        try:
            os.lseek(handle, size, os.SEEK_SET)
            write_all(handle, data[size:])
        except OSError:
            os.ftruncate(handle, size)
            raise
        os.lseek(handle, 0, os.SEEK_SET)
        write_all(handle, data[:size])
        os.ftruncate(handle, len(data))
        sync(handle)
    finally:
        os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write everything to an open file; ``OSError`` if only a part of it could be."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync(handle: int) -> None:
    """Have an open file survive a power cut, too; ``OSError`` if it turns out not to be kept.

    Some shared folders can't, and others tell only now that the disk is full.
    """
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno in _LOST:
            raise


_LOST = (errno.ENOSPC, errno.EDQUOT, errno.EIO)


def write_into(path: Path, data: bytes) -> None:
    """Write to where somebody has pointed: a plain file whole, through links, or a device.

    A terminal and the like, and a pipe that somebody reads, get the data. ``FileError`` refuses
    what would lose it or keep it waiting: a folder, a disk, a socket, a pipe that nobody reads.
    """
    path = real_path(path) if path.is_symlink() and not _is_special(path) else path
    if not _is_special(path):
        write_whole(path, data)
        return
    mode = path.stat().st_mode
    for is_kind, kind in _REFUSED:
        if is_kind(mode):
            raise FileError(path, f"is {kind}")
    try:
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise FileError(path, "is a pipe that nobody reads") from None
        raise
    try:
        if hasattr(os, "set_blocking"):
            os.set_blocking(handle, True)
        write_all(handle, data)
    finally:
        os.close(handle)


_REFUSED = ((stat.S_ISDIR, "a folder"), (stat.S_ISBLK, "a disk"), (stat.S_ISSOCK, "a socket"))


def _is_special(path: Path) -> bool:
    """Say whether something lies at a path, or at the end of its links, that is no plain file."""
    return path.exists() and not path.is_file()


REASON = "reason-"
"""What the names of texts begin with that say why a file can't be used."""
REASONS = {
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EFBIG: "reason-full",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EROFS: "reason-read-only",
    errno.EIO: "reason-broken",
    errno.ENOENT: "reason-gone",
    errno.ESTALE: "reason-gone",
    errno.ENODEV: "reason-gone",
    errno.ENXIO: "reason-gone",
    errno.EISDIR: "reason-no-file",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-no-name",
    errno.ENAMETOOLONG: "reason-long",
    errno.EMFILE: "reason-many",
    errno.ENFILE: "reason-many",
    errno.EAGAIN: "reason-busy",
    errno.EBUSY: "reason-busy",
    errno.ETIMEDOUT: "reason-silent",
    errno.ELOOP: "reason-loop",
}


def reason(error: Exception) -> str:
    """Return the text that tells players why a file can't be used, else the system's own words."""
    if isinstance(error, FileError):
        return error.reason
    if getattr(error, "strerror", None) == NO_FILE:
        return "reason-no-file"
    return REASONS.get(getattr(error, "errno", None) or 0) or _words(error)


def _words(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).lower()
