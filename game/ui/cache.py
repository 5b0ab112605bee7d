"""Pictures that are kept as long as there is room, and pictures that are made ahead."""

import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

import pygame

BYTES_PER_PIXEL = 4
LEAST_BYTES = 6 * 1024 * 1024


def room_for(screens: float, size: tuple[int, int], most: int) -> int:
    """Return so many screens of a window's size (px) in bytes, at least a little, at most ``most``.

    What is drawn grows with the window, and so does what is worth keeping of it.
    """
    return max(LEAST_BYTES, min(most, round(screens * size[0] * size[1] * BYTES_PER_PIXEL)))


class NotYet(Exception):
    """There is no time in this frame to make one more picture; those that were made are kept."""


class Hurry:
    """How long pictures may be made in a frame; one at least is, so that it gets on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.perf_counter() + seconds
        self.made = 0

    def check(self) -> None:
        """Raise ``NotYet`` if something was made, and the time is over."""
        if self.made and time.perf_counter() >= self._end:
            raise NotYet


class SurfaceCache:
    """Keeps surfaces by key up to ``max_bytes`` of pixels; those unused for longest go first.

    In a ``hurry`` there comes a moment from which it makes none.
    """

    __slots__ = ("_bytes", "_max_bytes", "_surfaces", "built", "hurry")

    def __init__(self, max_bytes: int) -> None:
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._max_bytes = max_bytes
        self._bytes = 0
        self.built = 0
        self.hurry: Hurry | None = None

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    @property
    def bytes(self) -> int:
        """Pixels kept, in bytes."""
        return self._bytes

    def get(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of this key, built now if it is not there."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        hurry = self.hurry
        if hurry is not None:
            hurry.check()
        surface = build()
        self.built += 1
        if hurry is not None:
            hurry.made += 1
        self._surfaces[key] = surface
        self._bytes += size_in_bytes(surface)
        self._trim()
        return surface

    def clear(self, max_bytes: int | None = None) -> None:
        """Forget everything, and keep up to ``max_bytes`` from now on if given."""
        self._surfaces.clear()
        self._bytes = 0
        self._max_bytes = self._max_bytes if max_bytes is None else max_bytes

    def _trim(self) -> None:
        while self._bytes > self._max_bytes and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self._bytes -= size_in_bytes(oldest)


@contextlib.contextmanager
def hurried(caches: tuple[SurfaceCache, ...], seconds: float) -> Iterator[None]:
    """Let ``NotYet`` be raised where making pictures takes longer than so many seconds."""
    hurry = Hurry(seconds)
    for cache in caches:
        cache.hurry = hurry
    try:
        yield
    finally:
        for cache in caches:
            cache.hurry = None


def size_in_bytes(surface: pygame.Surface) -> int:
    """Return about how much memory the pixels of a surface take."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


SECONDS = 0.003
"""How much of each frame may be spent on pictures that will be needed later."""


class Warming:
    """Makes pictures ahead, a few in each frame, so that none has to be made while cards fly."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._steps: Iterator[None] = iter(())

    def begin(self, steps: Iterator[None]) -> None:
        """Make these pictures from now on, and no more of the earlier ones."""
        self._steps = steps

    def go_on(self) -> None:
        """Make at least one picture, and more as long as this frame has time."""
        end = time.perf_counter() + self._seconds
        while next(self._steps, self) is None and time.perf_counter() < end:
            pass

    def finish(self) -> None:
        """Make all pictures now."""
        for _ in self._steps:
            pass
