"""The doors of a program to one folder on the disk: they can be slow, closed, or only counted.

All that Python does with files goes through ``os``, ``io.open`` and ``glob``'s ``os.scandir``; what
concerns the folder, by its path or by a handle of a file in it, passes here first. Handles of files
are told apart by thread, so it is known what a frame does itself and what the writer's thread does.
"""

import builtins
import contextlib
import io
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

BY_PATH = (
    "stat", "lstat", "open", "scandir", "listdir", "unlink", "remove", "rename", "replace", "link",
    "mkdir", "rmdir", "chmod", "access", "readlink",
)  # fmt: skip
BY_HANDLE = ("write", "fsync", "ftruncate", "fstat", "lseek", "read")


class Doors:
    """What went through, by thread; ``seconds`` is how long each call takes."""

    def __init__(self, folder: Path, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.error: Callable[[str], OSError | None] = lambda _: None
        """Given a call's name: what it fails with."""
        self.in_frames: Counter[str] = Counter()
        """The calls of the main thread while ``watching``."""
        self.elsewhere: Counter[str] = Counter()
        self.watching = False
        self._folder = os.path.realpath(folder)
        self._main = threading.get_ident()
        self._handles: set[int] = set()
        self._inside = threading.local()

    def passes(self, name: str, what: object) -> None:
        """Let a call wait, fail or be counted if it concerns the folder."""
        if not self._concerns(what) or getattr(self._inside, "on", False):
            return
        if threading.get_ident() != self._main:
            self.elsewhere[name] += 1
        elif self.watching:
            self.in_frames[f"{name} {what}"] += 1
        error = self.error(name)
        if error is not None:
            raise error
        if self.seconds:
            time.sleep(self.seconds)

    def _concerns(self, what: object) -> bool:
        if isinstance(what, int):
            return what in self._handles
        if isinstance(what, os.PathLike):
            what = os.fspath(what)
        if isinstance(what, bytes):
            what = os.fsdecode(what)
        return isinstance(what, str) and (
            what == self._folder or what.startswith(self._folder + "/")
        )

    def opened(self, handle: int, path: object) -> int:
        """Note a handle of a file in the folder."""
        if self._concerns(path):
            self._handles.add(handle)
        else:
            self._handles.discard(handle)
        return handle

    def closed(self, handle: int) -> None:
        """Forget it."""
        self._handles.discard(handle)


@contextlib.contextmanager
def doors(folder: Path, seconds: float = 0.0) -> Iterator[Doors]:
    """Watch all that goes into a folder, or comes out of it."""
    one = Doors(folder, seconds)
    before: list[tuple[Any, str, Any]] = []

    def put(owner: Any, name: str, make: Callable[[Any], Any]) -> None:
        real = getattr(owner, name)
        before.append((owner, name, real))
        setattr(owner, name, make(real))

    def by_first(name: str) -> Callable[[Any], Any]:
        def make(real: Any) -> Any:
            def call(*args: Any, **more: Any) -> Any:
                one.passes(name, args[0] if args else more.get("path"))
                result = real(*args, **more)
                return one.opened(result, args[0]) if name == "open" else result

            return call

        return make

    def closing(real: Any) -> Any:
        def close(handle: int) -> None:
            one.closed(handle)
            real(handle)

        return close

    for name in (*BY_PATH, *BY_HANDLE):
        put(os, name, by_first(name))
    put(os, "close", closing)
    put(io, "open", by_first("io.open"))
    put(builtins, "open", by_first("io.open"))
    try:
        yield one
    finally:
        for owner, name, real in reversed(before):
            setattr(owner, name, real)
