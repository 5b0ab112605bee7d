"""A piece of music that plays: its base streamed, melody and tension in rings of two parts each.

Decoded stems would take 5 to 8 MiB each. So the base is a stream of the mixer, and each other stem
is a sound of two parts (of two bars each) that goes round for ever. While one part is heard, the
next is decoded into the place of the last one. All begin in the same buffer of the device and have
one clock, so they can't drift apart. Which part is heard is told by the stream: it counts samples.
"""

import io
import logging
import queue
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame

FORMAT = (44_100, -16, 2)
"""How the device has to be opened: parts are counted in its samples."""
FRAME_BYTES = 4
LAYERS = ("melody", "tension")
PLACES = 2
"""Parts in a ring."""
LATEST_START = 5
"""Milliseconds: after more, a buffer may have been mixed between the first start and the last."""
TRIES = 20
MARGIN = 0.25
"""Seconds at both ends of a part in which nothing is written."""
_log = logging.getLogger(__name__)

Parts = tuple[bytes, ...]


class Files(NamedTuple):
    """A piece as it was read: where its base is, and the parts of the other stems, packed."""

    base: Path
    layers: tuple[Parts, ...]


def parts_of(content: bytes) -> Parts:
    """Return the streams of a chain of Ogg streams: each begins with a page that says so."""
    starts, at = [], 0
    while (at := content.find(b"OggS\0", at)) >= 0:
        if content[at + 5] & 2:
            starts.append(at)
        at += 27
    ends = [*starts[1:], len(content)]
    return tuple(content[a:b] for a, b in zip(starts, ends, strict=False))


def unpack(part: bytes) -> bytes:
    """Decode a part; ``pygame.error`` if it is damaged."""
    return pygame.mixer.Sound(file=io.BytesIO(part)).get_raw()


class Worker:
    """One thread that reads and decodes, so that no frame has to."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        weakref.finalize(self, self._jobs.put, None)

    def do(self, job: Callable[[], None]) -> None:
        """Do something soon."""
        if self._thread is None:
            self._thread = threading.Thread(
                target=_do_all, args=(self._jobs,), name="music", daemon=True
            )
            self._thread.start()
        self._jobs.put(job)

    def end(self) -> None:
        """Let what was begun be finished."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(timeout=2)
            self._thread = None


def _do_all(jobs: "queue.SimpleQueue[Callable[[], None] | None]") -> None:
    """Do jobs as they come, and keep nobody: what waits for the next holds all it was given."""
    while (job := jobs.get()) is not None:
        job()
        del job


class Ring:
    """A stem as it is heard: two parts in a sound that goes round; ``holds`` says which parts."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        raw = [unpack(part) for part in parts[:PLACES]]
        self._size = len(raw[0])
        if len(parts) < PLACES or len({len(one) for one in raw}) > 1:
            raise pygame.error("parts of a stem are not of one length")
        self.sound = pygame.mixer.Sound(buffer=b"".join(raw))
        self.holds = list(range(PLACES))
        self.waits = False

    @property
    def count(self) -> int:
        """Return how many parts the stem has."""
        return len(self._parts)

    @property
    def seconds(self) -> float:
        """Return how long a part is."""
        return self._size / FRAME_BYTES / FORMAT[0]

    def fill(self, place: int, number: int) -> None:
        """Write a part into a place that is not heard now; a damaged one leaves the old."""
        try:
            raw = unpack(self._parts[number])
            if len(raw) == self._size:
                pygame.BufferProxy(self.sound).write(raw, place * self._size)
                self.holds[place] = number
        except pygame.error as error:
            _log.warning("a part of the music cannot be read: %s", error)
        finally:
            self.waits = False


class Playing:
    """All stems of a piece; made by a thread, begun and asked by the program's own."""

    def __init__(self, files: Files, worker: Worker) -> None:
        self._base, self._worker = files.base, worker
        self.rings = tuple(map(Ring, files.layers))
        self._channels: tuple[pygame.mixer.Channel, ...] = ()
        self.volumes: tuple[float, ...] = ()
        """How loud each stem is, the base first; the mixer itself does not tell it well."""

    def begin(
        self, channels: tuple[pygame.mixer.Channel, ...], base: float, layers: tuple[float, ...]
    ) -> None:
        """Start all stems in one buffer, at the volumes of :meth:`set_volumes`."""
        self._channels, self.volumes = channels, (base, *layers)
        pygame.mixer.music.load(self._base)
        pygame.mixer.music.set_volume(base)
        for _ in range(TRIES):
            self._silence()
            pygame.mixer.music.play(-1)
            for channel, ring, volume in zip(channels, self.rings, layers, strict=True):
                channel.play(ring.sound, -1)
                channel.set_volume(volume, volume)
            if pygame.mixer.music.get_pos() <= LATEST_START:
                return
        _log.info("stems may be a buffer apart")

    def _silence(self) -> None:
        pygame.mixer.music.stop()
        for channel in self._channels:
            channel.stop()

    @property
    def seconds(self) -> float:
        """Return for how long it has been playing."""
        return max(0, pygame.mixer.music.get_pos()) / 1000

    @property
    def bar(self) -> float:
        """Return how long a bar is, in seconds."""
        return self.rings[0].seconds / 2

    @property
    def rounds(self) -> int:
        """Return how many times it has been played to its end."""
        return int(self.seconds / (self.rings[0].seconds * self.rings[0].count))

    def ready(self, layer: int) -> bool:
        """Say whether what is heard of a stem now is what belongs there."""
        ring = self.rings[layer]
        part = int(self.seconds / ring.seconds)
        return ring.holds[part % PLACES] == part % ring.count

    def go_on(self, layer: int) -> None:
        """Have the next part of a stem decoded, when the last one is no longer heard."""
        ring = self.rings[layer]
        part, share = divmod(self.seconds, ring.seconds)
        place, number = (int(part) + 1) % PLACES, (int(part) + 1) % ring.count
        if ring.holds[place] == number or ring.waits:
            return
        if MARGIN < share < ring.seconds - MARGIN:
            ring.waits = True
            self._worker.do(lambda: ring.fill(place, number))

    def set_volumes(self, base: float, layers: tuple[float, ...]) -> None:
        """Set how loud each stem is, 0 to 1."""
        self.volumes = (base, *layers)
        pygame.mixer.music.set_volume(base)
        for channel, volume in zip(self._channels, layers, strict=True):
            channel.set_volume(volume, volume)

    def end(self) -> None:
        """Stop, and give the file back."""
        self._silence()
        pygame.mixer.music.unload()
