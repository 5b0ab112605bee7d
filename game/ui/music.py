"""The music: one piece at a time, whose layers come and go, and which steps back for climaxes.

Nothing here is heard at once or stops at once: every change is a ramp, in decibels. Silent where
there is no sound device, where nobody would hear it, and until it is opened.
"""

import logging
from collections.abc import Iterable
from pathlib import Path

import pygame

from game import resources
from game.ui.stems import FORMAT, LAYERS, Files, Playing, Worker, parts_of

MUSIC_KEY, MUSIC_LABEL = pygame.K_F8, "F8"
"""Switches the music off and on, whatever is shown."""
STEP = 1.5
"""Decibels a frame at most: more can be heard as steps."""
SILENT = -45.0
"""From here on down a layer is off."""
DUCK, DUCK_HOLD, DUCK_UP = -8.0, 0.4, 0.9
"""So many decibels less at a climax, held and released in so many seconds."""
AWAY_SECONDS = 0.45
"""A piece that gives way to another fades so long."""
BARS_IN, BARS_OUT = 1.0, 2.0
"""Bars in which a layer comes and goes."""
REST_EACH = 4
"""In each fourth round of a piece the melody rests."""
FIRST_SECONDS = 0.8
"""The first piece is read when the first pictures are out."""
MOST_STEP = 1 / 30
"""A frame that took longer counts as this much for ramps (seconds)."""
UNHEARD = "dummy"
"""The driver of tests and measurements."""
MISSING = "music-missing"
_log = logging.getLogger(__name__)


class Ramp:
    """A level in decibels on its way to another one."""

    def __init__(self, level: float = SILENT) -> None:
        self.level = self.goal = level
        self.speed = 0.0

    def go(self, goal: float, seconds: float) -> None:
        """Go to a level; a new goal on the way begins at the level of now."""
        if goal != self.goal:
            self.goal, self.speed = goal, abs(goal - self.level) / max(seconds, 1e-3)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass, in one frame."""
        step = min(STEP, self.speed * dt)
        gap = self.goal - self.level
        self.level = self.goal if abs(gap) <= step else self.level + (step if gap > 0 else -step)

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.level != self.goal

    @property
    def share(self) -> float:
        """The level as a factor, 0 where it is silent."""
        return 0.0 if self.level <= SILENT else float(10 ** (self.level / 20))


class Music:
    """Plays a piece by its name. ``problem`` is a text id if files of it are missing."""

    def __init__(self, channels: Iterable[int] = (), folder: Path | None = None) -> None:
        self.problem: str | None = None
        self.climaxes: frozenset[str] = frozenset()
        """Sounds at which it steps back."""
        self._numbers = tuple(channels)
        self._folders = (folder,) if folder else resources.asset_folders("music")
        self._worker = Worker()
        self._volume = 0.0
        self._on = False
        self._asked = self._name = ""
        self._reading = ""
        self._read: tuple[str, Playing | None] | None = None
        self._missing: set[str] = set()
        self._playing: Playing | None = None
        self._whole = Ramp()
        self._duck = Ramp(0.0)
        self._layers = tuple(Ramp() for _ in LAYERS)
        self._wanted = self._heard = (True, False)
        self._bar = 0
        self._last = 0.0
        self._held = False
        self._away = False
        self._hold = 0.0
        self._since = 0.0

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard whatever is asked for."""
        return not self._numbers or pygame.mixer.get_init() != FORMAT

    @property
    def name(self) -> str:
        """The piece that plays, or nothing."""
        return self._name

    @property
    def moving(self) -> bool:
        """Whether levels are on their way, so that frames had better follow one another."""
        ramps = (self._whole, self._duck, *self._layers)
        return self._playing is not None and any(ramp.moving for ramp in ramps)

    def set_volume(self, master: int, music: int) -> None:
        """Set the volume, each 0 to 100; at 0 it fades, and then nothing is read or kept."""
        self._on = bool(master and music)
        if self._on:
            self._volume = master * music / 10_000

    def has(self, name: str) -> bool:
        """Say whether there is a piece of that name."""
        return self._base(name).is_file()

    def play(self, name: str) -> None:
        """Play a piece from its beginning, after the one that plays; the same one goes on."""
        self._asked = name

    def layer(self, *, melody: bool, tension: bool) -> None:
        """Say which stems are to be heard besides the base."""
        self._wanted = melody, tension

    def step_back(self, held: bool) -> None:
        """Play more softly for as long as something covers the match."""
        self._held = held

    def hush(self, away: bool) -> None:
        """Be silent for as long as the window is not in front; the piece goes on unheard."""
        self._away = away

    def heard(self, sound: str) -> None:
        """Step back for a moment if a sound is a climax."""
        if sound in self.climaxes:
            self._hold = DUCK_HOLD

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass, once a frame."""
        self._since += dt
        dt = min(dt, MOST_STEP)
        if self.silent:
            self._stop()
            return
        self._change()
        if self._playing is not None:
            self._ramp(self._playing, dt)
            self._watch(self._playing)

    def close(self) -> None:
        """Stop before the device is given back."""
        self._worker.end()
        self._stop()

    def _change(self) -> None:
        """Fade out what is no longer asked for; read and begin what is."""
        wanted = self._asked if self._on and self._asked not in self._missing else ""
        if self._playing is not None and self._name != wanted:
            self._whole.go(SILENT, AWAY_SECONDS)
        if wanted and wanted != self._name and not self._reading and self._since >= FIRST_SECONDS:
            self._reading = wanted
            self._worker.do(lambda: self._load(wanted))
        if self._playing is not None and self._name != wanted and not self._whole.moving:
            self._stop()
        self._take_read(wanted)

    def _take_read(self, wanted: str) -> None:
        """Begin a piece that was read, as soon as no other one is heard."""
        if self._read is None or (self._playing is not None and self._read[0] == wanted):
            return
        (name, playing), self._read, self._reading = self._read, None, ""
        if playing is None:
            self._missing.add(name)
            self.problem = MISSING
        elif name == wanted and self._playing is None:
            self._whole, self._duck = Ramp(SILENT if self._away else 0.0), Ramp(0.0)
            self._layers = tuple(Ramp(0.0 if on else SILENT) for on in self._wanted)
            self._heard, self._bar, self._last = self._wanted, 0, 0.0
            channels = tuple(map(pygame.mixer.Channel, self._numbers))
            playing.begin(channels, *self._volumes())
            self._playing, self._name = playing, name

    def _base(self, name: str) -> Path:
        """Return the file of a piece's base, wherever it is."""
        paths = [folder / f"{name}-base.ogg" for folder in self._folders]
        return next((path for path in paths if path.is_file()), paths[0])

    def _load(self, name: str) -> None:
        """Read a piece, in the worker's thread."""
        try:
            base = self._base(name)
            if not base.is_file():
                raise FileNotFoundError(base)
            stems = (base.with_name(f"{name}-{layer}.ogg") for layer in LAYERS)
            layers = (parts_of(stem.read_bytes()) for stem in stems)
            playing = Playing(Files(base, tuple(layers)), self._worker)
        except (OSError, ValueError, IndexError, pygame.error) as error:
            _log.warning("music %s cannot be read: %s", name, error)
            self._read = name, None
        else:
            self._read = name, playing

    def _ramp(self, playing: Playing, dt: float) -> None:
        if self._name == self._asked and self._on:
            self._whole.go(SILENT if self._away else 0.0, AWAY_SECONDS)
        self._hold = max(0.0, self._hold - dt)
        if self._hold or self._held:
            self._duck.go(DUCK, 0.05)
        else:
            self._duck.go(0.0, DUCK_UP)
        bar = int(playing.seconds / playing.bar)
        if bar != self._bar:
            self._bar, self._heard = bar, self._wanted
        rests = playing.rounds % REST_EACH == REST_EACH - 1
        for number, (ramp, on) in enumerate(zip(self._layers, self._heard, strict=True)):
            on = on and not (rests and number == LAYERS.index("melody"))
            self._steer(playing, number, ramp, on)
        for ramp in (self._whole, self._duck, *self._layers):
            ramp.update(dt)
        playing.set_volumes(*self._volumes())

    def _volumes(self) -> tuple[float, tuple[float, ...]]:
        """Return how loud the base and the other stems are now."""
        whole = self._volume * self._whole.share * self._duck.share
        return whole, tuple(whole * ramp.share for ramp in self._layers)

    def _steer(self, playing: Playing, number: int, ramp: Ramp, on: bool) -> None:
        """Let a layer come as soon as the right part of it is there, and go slowly."""
        if on or ramp.level > SILENT:
            playing.go_on(number)
        if not playing.ready(number):
            ramp.go(SILENT, 0.1)
        elif on:
            ramp.go(0.0, BARS_IN * playing.bar)
        else:
            ramp.go(SILENT, BARS_OUT * playing.bar)

    def _watch(self, playing: Playing) -> None:
        """Begin anew where the count of samples begins anew: nobody knows which part is heard.

        It does where a computer slept, and on some systems after hours.
        """
        now = playing.seconds
        if now < self._last - 1:
            self._stop()
        self._last = now

    def _stop(self) -> None:
        if self._playing is not None:
            if pygame.mixer.get_init():
                self._playing.end()
            self._playing, self._name = None, ""


def opened(channels: Iterable[int]) -> Music:
    """Return the music of the program; where nobody hears anything it reads and plays nothing."""
    heard = pygame.mixer.get_init() and pygame.mixer.get_driver() != UNHEARD
    return Music(channels if heard else ())
