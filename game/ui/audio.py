"""Sound: short effects in several variants; silent where there is no device."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import resources
from game.core.rng import Rng
from game.ui.shelf import Shelf, Variant, Variants
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
GAIN, AGAIN, CROWD = 0.9, 0.71, 0.1
"""Room for all that is heard at once: of each sound, of each further one of the same, and by how
much each is softer for each other one: what is mixed too loud is cut off, and that crackles."""
TOGETHER, LEAST = 0.85, 0.2
"""First waves of what begins in one frame meet: so high they may be together, and so much is left
of a sound in any case."""
ASIDE = 0.4
"""By so much a sound from the very left is softer on the right."""
LATEST = 0.15
"""A sound that is decoded later than so many seconds after its cause is not heard."""
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
        self._shelf = Shelf((folder,) if folder else resources.asset_folders("sounds"))
        self._waiting: list[tuple[str, float, float, float]] = []
        self._last: dict[str, Variant] = {}
        self._effects = 1.0
        self._muted = self._resting = False
        self._order = list(range(EFFECTS))
        self._names = [""] * EFFECTS
        """What was played last on each channel."""
        self._begun = 0
        self._height = 0.0
        """How many sounds have begun in this frame, and how high their first waves are."""
        self.on_play: Callable[[str], None] | None = None
        """Told the name of each sound that is played."""
        self._open()

    @property
    def silent(self) -> bool:
        """Whether there is no sound device."""
        return self.problem is not None

    @property
    def waits(self) -> bool:
        """Whether something is to be heard that is not decoded yet."""
        return bool(self._waiting)

    def set_volumes(self, master: int, effects: int) -> None:
        """Set the volumes, each 0 to 100."""
        self._effects = master * effects / 10_000

    def mute(self, muted: bool) -> None:
        """Silence everything for as long as the window has no focus."""
        self._muted = muted
        if muted and not self.silent:
            self._waiting.clear()
            for number in range(EFFECTS):
                pygame.mixer.Channel(number).stop()

    def rest(self, *, resting: bool) -> None:
        """Play nothing for as long as what is shown goes on by itself and nobody asked for it."""
        self._resting = resting

    def preload(self, names: Sequence[str]) -> None:
        """Have sounds decoded soon, so that they are there when they are due."""
        if not self.silent:
            self._shelf.ask(*names)

    def names(self, prefix: str) -> tuple[str, ...]:
        """Return the names of all sounds that begin with a prefix, such as those of a game."""
        return self._shelf.names(prefix)

    def play(self, name: str, *, volume: float = 1.0, pan: float = 0.0, after: float = 0.0) -> None:
        """Play one of the variants of a sound; ``pan`` from -1 (left) to 1 (right).

        ``after`` so many seconds, or, where it is not decoded yet, as soon as it is.
        """
        if self.silent or self._muted or self._resting or self._effects <= 0:
            return
        self._shelf.ask(name, at_once=not after)
        variants = self._shelf.get(name)
        if variants is None or after:
            self._waiting.append((name, volume, pan, after))
        else:
            self._begin(name, variants, volume, pan)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: what was waited for is heard, if it is not too late."""
        self._begun, self._height = 0, 0.0
        waiting, self._waiting = self._waiting, []
        for name, volume, pan, left in waiting:
            variants = self._shelf.get(name)
            if left > dt or (variants is None and left > -LATEST):
                self._waiting.append((name, volume, pan, left - dt))
            elif variants is not None:
                self._begin(name, variants, volume, pan)

    def loudness(self, volume: float, pan: float) -> tuple[float, float]:
        """Return the volumes 0..1 of the left and the right speaker under the settings."""
        whole = max(0.0, min(1.0, volume * self._effects))
        return whole * (1 - ASIDE * max(0.0, pan)), whole * (1 - ASIDE * max(0.0, -pan))

    def close(self) -> None:
        """Give the device back."""
        if not self.silent:
            self._shelf.close()
            pygame.mixer.quit()
            self.problem = "audio-closed"

    def _begin(self, name: str, variants: Variants, volume: float, pan: float) -> None:
        busy = [n for n in range(EFFECTS) if pygame.mixer.Channel(n).get_busy()]
        same = sum(self._names[number] == name for number in busy)
        if not variants or same >= SAME_AT_ONCE:
            return
        others = [variant for variant in variants if variant is not self._last.get(name)]
        sound, peak = self._last[name] = self._looks.choice(others or variants)
        number = self._number(busy)
        self._names[number] = name
        channel = pygame.mixer.Channel(number)
        before = len(busy) - self._begun
        room = GAIN * AGAIN**same / (1 + CROWD * max(0, before))
        height = peak * volume * room * self._effects
        share = max(LEAST, min(1.0, (TOGETHER - self._height) / max(height, 1e-6)))
        self._begun, self._height = self._begun + 1, self._height + share * height
        channel.play(sound)
        channel.set_volume(*self.loudness(volume * room * share, pan))
        self._shelf.played(name, sound)
        if self.on_play is not None:
            self.on_play(name)

    def _number(self, busy: Sequence[int]) -> int:
        """Return the number of a channel that is free, or else of what has played longest.

        ``mixer.find_channel`` does not know that some channels are for music alone.
        """
        number = next((n for n in range(EFFECTS) if n not in busy), self._order[0])
        self._order = [*(n for n in self._order if n != number), number]
        return number

    def _open(self) -> None:
        try:
            if pygame.mixer.get_init() != FORMAT:
                pygame.mixer.quit()
                pygame.mixer.init(*FORMAT, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            self.problem = "audio-no-device"
            _log.warning("no sound: %s", error)


def pan_of(x: float) -> float:
    """Return where a sound comes from, -1 to 1, for an x on the canvas."""
    return max(-1.0, min(1.0, (x - 960) / 960))


def pan_of_seat(seat: int, seats: int) -> float:
    """Return where a player is heard who has no place of its own: one beside the other."""
    return 0.0 if seats < 2 else 1.5 * (seat / (seats - 1) - 0.5)
