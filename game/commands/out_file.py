"""The file that a command writes, where somebody has pointed to."""

from pathlib import Path

from game.commands.errors import Failure
from game.files import FileError, write_into


def write_out(path: Path, data: bytes) -> None:
    """Write to a file, a device, or a pipe that somebody reads; ``Failure`` refuses others."""
    try:
        write_into(path, data)
    except FileError as error:
        raise Failure(f"can't write {path}: it {error.why}") from None
    except OSError as error:
        raise Failure(f"can't write {path}: {error.strerror or error}") from None
