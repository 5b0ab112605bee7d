"""Twenty sounds a second over the music, mixed as the player mixes them: nothing is cut off.

All volumes are at their most, and which sound comes when is up to chance. What is mixed are the
files as the mixer decodes them, at the volumes that it is told.
"""

from array import array
from collections.abc import Iterator

import pygame
import pytest

from game.core.rng import Rng
from game.frankfurt.telling import SOUNDS as RACE
from game.frappadingue.telling import SOUNDS as FAMILY
from game.resources import asset
from game.ui.audio import CHANNELS, Audio
from game.ui.stems import FORMAT, parts_of, unpack
from tests.pairs import whole

RATE, FULL = FORMAT[0], 32_767
A_SECOND = 20
SHORT, LONG = 5, 20
"""Seconds that are mixed."""
GAMES = {"frankfurt": RACE, "frappadingue": FAMILY, "frantic": "fc-", "board": "fb-"}


class Mixed:
    """Stands for the mixer's channels: adds up what is played."""

    def __init__(self, seconds: float) -> None:
        self.now = 0
        self.busy_until = [0] * CHANNELS
        self.sides = [array("f", bytes(4 * round((seconds + 4) * RATE))) for _ in (0, 1)]
        self.plays = 0

    def channel(self, number: int) -> "Channel":
        return Channel(self, number)

    def add(self, sound: pygame.mixer.Sound, volumes: tuple[float, float]) -> None:
        raw = array("h", sound.get_raw())
        self.plays += 1
        for side, volume in enumerate(volumes):
            into, level = self.sides[side], round(128 * volume) / 128
            end = self.now + len(raw) // 2
            into[self.now : end] = array(
                "f",
                (a + level * b for a, b in zip(into[self.now : end], raw[side::2], strict=True)),
            )

    @property
    def loudest(self) -> float:
        return max(max(max(side), -min(side)) for side in self.sides)


class Channel:
    """A channel as the player uses it."""

    def __init__(self, mixed: Mixed, number: int) -> None:
        self._mixed, self._number = mixed, number

    def get_busy(self) -> bool:
        return self._mixed.busy_until[self._number] > self._mixed.now

    def play(self, sound: pygame.mixer.Sound) -> None:
        self._sound = sound
        self._mixed.busy_until[self._number] = self._mixed.now + round(sound.get_length() * RATE)

    def set_volume(self, left: float, right: float) -> None:
        self._mixed.add(self._sound, (left, right))


def stems(game: str, seconds: float) -> Iterator[array]:
    for stem in ("base", "melody", "tension"):
        content = asset("music", f"{game}-{stem}.ogg").read_bytes()
        raw = array("h", b"".join(map(unpack, parts_of(content))))
        yield raw[: 2 * round(seconds * RATE)]


@pytest.fixture
def audio() -> Audio:
    pygame.mixer.quit()
    made = Audio(Rng(7, "looks"))
    made.set_volumes(100, 100)
    return made


@pytest.mark.parametrize(
    ("game", "seconds"), [("frantic", SHORT), *(whole(game, LONG) for game in GAMES)]
)
def test_nothing_is_cut_off(
    audio: Audio, monkeypatch: pytest.MonkeyPatch, game: str, seconds: int
) -> None:
    found = GAMES[game]
    names = audio.names(found) if isinstance(found, str) else found
    audio.preload(names)
    mixed, luck = Mixed(seconds), Rng(3, "looks")
    for stem in stems(game, seconds):
        for side in (0, 1):
            part = mixed.sides[side][: len(stem) // 2]
            mixed.sides[side][: len(part)] = array(
                "f", (a + b for a, b in zip(part, stem[side::2], strict=True))
            )
    music = mixed.loudest
    monkeypatch.setattr(pygame.mixer, "Channel", mixed.channel)
    for _ in range(seconds * A_SECOND):
        audio.play(luck.choice(names), pan=(luck.below(21) - 10) / 10)
        audio.update(1 / 60)
        mixed.now += round(luck.below(200) / 100 * RATE / A_SECOND)
    assert mixed.plays > 0.6 * seconds * A_SECOND
    assert music < FULL * 0.36
    assert mixed.loudest < FULL


@pytest.mark.parametrize("game", ["board", *(whole(game) for game in GAMES if game != "board")])
def test_what_is_skipped_in_one_frame_is_not_cut_off(
    audio: Audio, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    found = GAMES[game]
    names = audio.names(found) if isinstance(found, str) else found
    audio.preload(names)
    luck = Rng(5, "looks")
    for _ in range(10):
        mixed = Mixed(0.0)
        with monkeypatch.context() as patch:
            patch.setattr(pygame.mixer, "Channel", mixed.channel)
            for _ in range(6):
                audio.play(luck.choice(names))
            audio.update(1 / 60)
        assert mixed.loudest < FULL
