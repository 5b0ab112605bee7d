"""Sounds by name, decoded by a thread: no frame waits for a file.

All variants of a short sound are kept. Of a long one only the next is, and while it is heard
another one is decoded in its stead.
"""

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pygame

from game.ui.stems import FORMAT, FRAME_BYTES, Worker

BEGINS = 0.1
"""Seconds in which first waves are looked for."""
LONG = 0.45
"""Seconds from which on only one variant of a sound is kept."""
_EXTENSIONS = ("ogg", "wav")
_VARIANT = re.compile(r"-[0-9]+\Z")
_log = logging.getLogger(__name__)


class Variant(NamedTuple):
    """A sound that may be played, and how high its first waves are, 0 to 1."""

    sound: pygame.mixer.Sound
    peak: float


Variants = tuple[Variant, ...]


class Shelf:
    """Holds what was asked for once it is decoded, and says which sounds there are."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self._worker = Worker()
        self._ready: dict[str, Variants] = {}
        self._asked: set[str] = set()
        self._queue: deque[tuple[str, bool]] = deque()
        self._turns: dict[str, int] = {}
        self._places: dict[Path, dict[str, list[Path]]] = {}

    def get(self, name: str) -> Variants | None:
        """Return the variants of a sound that may be played now, or nothing: it is not decoded."""
        return self._ready.get(name)

    def ask(self, *names: str, at_once: bool = False) -> None:
        """Have sounds decoded that never were; ``at_once``: before all others that wait."""
        for name in names:
            if name not in self._asked or (at_once and name not in self._ready):
                self._asked.add(name)
                (self._queue.appendleft if at_once else self._queue.append)((name, False))
                self._soon(self._read_next)

    def played(self, name: str, sound: pygame.mixer.Sound) -> None:
        """Have another variant decoded if this one is long."""
        if sound.get_length() > LONG:
            self._turns[name] = self._turns.get(name, 0) + 1
            self._queue.append((name, True))
            self._soon(self._read_next)

    def names(self, prefix: str) -> tuple[str, ...]:
        """Return the names of all sounds that begin with a prefix, such as those of a game."""
        found = (name for folder in self._folders for name in self._listed(folder))
        return tuple(sorted({name for name in found if name.startswith(prefix)}))

    def close(self) -> None:
        """Read nothing any more."""
        self._queue.clear()
        self._worker.end()

    def _soon(self, job: Callable[[], None]) -> None:
        self._worker.do(job)

    def _read_next(self) -> None:
        """Decode what waits longest, in the thread."""
        try:
            name, anew = self._queue.popleft()
        except IndexError:
            return
        if anew or name not in self._ready:
            self._ready[name] = tuple(Variant(one, _peak(one)) for one in self._load(name))

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        """Decode a sound: all variants, or the one whose turn it is if they are long."""
        sounds: list[pygame.mixer.Sound] = []
        paths = self._files(name)
        turn = self._turns.get(name, 0) % max(1, len(paths))
        for path in (*paths[turn:], *paths[:turn]):
            try:
                sounds.append(pygame.mixer.Sound(path))
            except (pygame.error, OSError) as error:
                _log.warning("sound %s cannot be read: %s", path.name, error)
            if sounds and sounds[0].get_length() > LONG:
                break
        if not sounds:
            _log.warning("there is no sound named %s", name)
        return sounds

    def _files(self, name: str) -> list[Path]:
        places, stem = [(folder / name).parent for folder in self._folders], Path(name).name
        return [path for place in places for path in self._listed(place).get(stem, ())]

    def _listed(self, place: Path) -> dict[str, list[Path]]:
        """Return the files of all sounds of a folder by name.

        It is looked into once: there are hundreds of sounds.
        """
        if place not in self._places:
            found: dict[str, list[Path]] = {}
            for path in sorted(_inside(place), key=str):
                stem, _, extension = path.name.rpartition(".")
                if extension in _EXTENSIONS:
                    found.setdefault(_VARIANT.sub("", stem), []).append(path)
            self._places[place] = found
        return self._places[place]


def _peak(sound: pygame.mixer.Sound) -> float:
    """Return how high the first waves of a sound are, 0 to 1."""
    count = round(BEGINS * FORMAT[0]) * FRAME_BYTES
    waves = memoryview(sound.get_raw()[:count]).cast("h")
    return max(max(waves), -min(waves)) / 32768 if len(waves) else 0.0


def _inside(place: Path) -> Iterable[Path]:
    return place.iterdir() if place.is_dir() else ()
