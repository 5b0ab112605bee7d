"""Folders of tests, which are gone with them: a killed one's are deleted by the next.

A folder is held by a lock while its process lives. A killed process lets go of it.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from game.storage.locks import lock
from game.storage.shadows import MEMORY, RUNTIME

HELD = ".held"
PREFIX = "couch-test-"


def memory() -> str | None:
    """Return where a folder lies in memory; ``None``: where temporary files lie."""
    return MEMORY if os.access(MEMORY, os.W_OK) else None


def scratch(place: str | None = None) -> Path:
    """Return a new folder, which is deleted as this process ends, or by the next if it can't."""
    place = place or tempfile.gettempdir()
    _sweep(place)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
    handle = os.open(folder / HELD, os.O_RDWR | os.O_CREAT, 0o600)
    lock(handle)
    atexit.register(_remove, folder, os.getpid())
    return folder


def _remove(folder: Path, pid: int) -> None:
    if os.getpid() == pid:  # a forked one's folder is its parent's
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _sweep(place: str) -> None:
    """Delete what killed processes have left."""
    for path in Path(place).glob(f"{PREFIX}*/{HELD}"):
        with suppress(OSError):
            handle = os.open(path, os.O_RDWR)
            try:
                if lock(handle):
                    shutil.rmtree(path.parent, ignore_errors=True)
            finally:
                os.close(handle)


@contextmanager
def own_folder(place: str | None = None) -> Iterator[Path]:
    """Give a folder for one piece of work, in which the shadows of its matches lie as well."""
    before, folder = os.environ.get(RUNTIME), scratch(place)
    shadows = folder / "shadows"
    shadows.mkdir()
    os.environ[RUNTIME] = str(shadows)
    try:
        yield folder
    finally:
        if before is None:
            os.environ.pop(RUNTIME, None)
        else:
            os.environ[RUNTIME] = before
        shutil.rmtree(folder, ignore_errors=True)
