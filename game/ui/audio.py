"""Sound: short effects in several variants; silent where there is no device."""

import logging
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import resources
from game.core.rng import Rng
from game.ui.stems import FORMAT

FREQUENCY = 44_100
BUFFER = 512
"""Samples a buffer: 11.6 ms. 4096 feels late, less than 256 crackles."""
EFFECTS = 24
"""Channels of effects, from 0 on."""
STEMS = (24, 25)
"""Channels of the music; no effect ever plays there."""
CHANNELS = EFFECTS + len(STEMS)
SAME_AT_ONCE = 3
"""How many variants of one sound may be heard at the same time."""

_EXTENSIONS = (".wav", ".ogg")
_VARIANT = re.compile(r"-[0-9]+\Z")
_log = logging.getLogger(__name__)


def prepare() -> None:
    """Say before ``pygame.init`` how the device is to be opened.

    SDL turns our samples into what the device has: the music counts in them.
    """
    pygame.mixer.pre_init(*FORMAT, BUFFER, allowedchanges=0)


class Audio:
    """Plays sounds by name and never raises. ``problem`` is a text id if there is no device."""

    def __init__(self, looks: Rng, folder: Path | None = None) -> None:
        self.problem: str | None = None
        self._looks = looks
        self._folders = (folder,) if folder else resources.asset_folders("sounds")
        self._sounds: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._places: dict[Path, dict[str, list[Path]]] = {}
        self._effects = 1.0
        self._muted = self._resting = False
        self._order = list(range(EFFECTS))
        self.on_play: Callable[[str], None] | None = None
        """Told the name of each sound that is played."""
        self._open()

    @property
    def silent(self) -> bool:
        """Whether there is no sound device."""
        return self.problem is not None

    def set_volumes(self, master: int, effects: int) -> None:
        """Set the volumes, each 0 to 100."""
        self._effects = master * effects / 10_000

    def mute(self, muted: bool) -> None:
        """Silence everything for as long as the window has no focus."""
        self._muted = muted
        if muted and not self.silent:
            for number in range(EFFECTS):
                pygame.mixer.Channel(number).stop()

    def rest(self, *, resting: bool) -> None:
        """Play nothing for as long as what is shown goes on by itself and nobody asked for it."""
        self._resting = resting

    def preload(self, names: Sequence[str]) -> None:
        """Load sounds now, so that nothing has to be loaded during a match."""
        for name in names:
            self._variants(name)

    def names(self, prefix: str) -> tuple[str, ...]:
        """Return the names of all sounds that begin with a prefix, such as those of a game."""
        files = [
            path
            for folder in self._folders
            for extension in _EXTENSIONS
            for path in folder.glob(f"{prefix}*{extension}")
        ]
        return tuple(sorted({_VARIANT.sub("", path.stem) for path in files}))

    def play(self, name: str, *, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play one of the variants of a sound; ``pan`` from -1 (left) to 1 (right)."""
        if self.silent or self._muted or self._resting or self._effects <= 0:
            return
        variants = self._variants(name)
        if not variants or sum(sound.get_num_channels() for sound in variants) >= SAME_AT_ONCE:
            return
        channel = self._channel()
        channel.play(self._looks.choice(variants))
        channel.set_volume(*self.loudness(volume, pan))
        if self.on_play is not None:
            self.on_play(name)

    def loudness(self, volume: float, pan: float) -> tuple[float, float]:
        """Return the volumes 0..1 of the left and the right speaker under the settings."""
        whole = max(0.0, min(1.0, volume * self._effects))
        return whole * max(0.0, min(1.0, 1 - pan)), whole * max(0.0, min(1.0, 1 + pan))

    def close(self) -> None:
        """Give the device back."""
        if not self.silent:
            pygame.mixer.quit()
            self.problem = "audio-closed"

    def _channel(self) -> pygame.mixer.Channel:
        """Return a channel that is free, or else the one that has played longest.

        ``mixer.find_channel`` does not know that some channels are for music alone.
        """
        numbers = range(EFFECTS)
        free = next((n for n in numbers if not pygame.mixer.Channel(n).get_busy()), None)
        number = self._order[0] if free is None else free
        self._order = [*(n for n in self._order if n != number), number]
        return pygame.mixer.Channel(number)

    def _open(self) -> None:
        try:
            if pygame.mixer.get_init() != FORMAT:
                pygame.mixer.quit()
                pygame.mixer.init(*FORMAT, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            self.problem = "audio-no-device"
            _log.warning("no sound: %s", error)

    def _variants(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        if name not in self._sounds:
            self._sounds[name] = () if self.silent else tuple(self._load(name))
        return self._sounds[name]

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        sounds = []
        for path in self._files(name):
            try:
                sounds.append(pygame.mixer.Sound(path))
            except (pygame.error, OSError) as error:
                _log.warning("sound %s cannot be read: %s", path.name, error)
        if not sounds:
            _log.warning("there is no sound named %s", name)
        return sounds

    def _files(self, name: str) -> list[Path]:
        places, stem = [(folder / name).parent for folder in self._folders], Path(name).name
        sounds = [place / f"{stem}{extension}" for place in places for extension in _EXTENSIONS]
        variants = [path for place in places for path in self._listed(place).get(stem, ())]
        return [*[path for path in sounds if path.is_file()][:1], *sorted(variants)]

    def _listed(self, place: Path) -> dict[str, list[Path]]:
        """Return the variants of all sounds of a folder by name.

        It is looked into once: there are hundreds of sounds.
        """
        if place not in self._places:
            found: dict[str, list[Path]] = {}
            for path in place.iterdir() if place.is_dir() else ():
                name = _VARIANT.sub("", path.stem)
                if path.suffix in _EXTENSIONS and name != path.stem:
                    found.setdefault(name, []).append(path)
            self._places[place] = found
        return self._places[place]


def pan_of(x: float) -> float:
    """Return where a sound comes from, -1 to 1, for an x on the canvas."""
    return (x - 960) / 960 * 0.6
