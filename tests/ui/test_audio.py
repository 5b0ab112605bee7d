"""Sound never stops the game: no device, no file, a damaged file, too many at once."""

import struct
import wave
from pathlib import Path

import pygame
import pytest

from game.core.rng import Rng
from game.ui import audio as module
from game.ui.audio import CHANNELS, SAME_AT_ONCE, Audio


def write_wav(path: Path, seconds: float = 1.0) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    count = int(44_100 * seconds)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(struct.pack(f"<{count}h", *([900] * count)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in (1, 2, 3):
        write_wav(tmp_path / f"lay-{number}.wav")
    write_wav(tmp_path / "frankfurt" / "slap.wav")
    (tmp_path / "torn.wav").write_bytes(b"RIFF but no more")
    return tmp_path


@pytest.fixture
def audio(folder: Path) -> Audio:
    pygame.mixer.quit()
    made = Audio(Rng(1, "looks"), folder)
    pygame.mixer.stop()
    return made


def test_the_buffer_is_short(audio: Audio) -> None:
    assert not audio.silent
    assert module.BUFFER == 512
    assert pygame.mixer.get_num_channels() == CHANNELS


def test_sounds_in_folders_and_variants_play(audio: Audio) -> None:
    audio.play("lay")
    audio.play("frankfurt/slap", pan=-1)
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS)) == 2


def test_variants_take_turns(audio: Audio) -> None:
    played = set()
    for _ in range(20):
        pygame.mixer.stop()
        audio.play("lay")
        played.add(id(pygame.mixer.Channel(0).get_sound()))
    assert len(played) == 3


def test_one_sound_does_not_pile_up(audio: Audio) -> None:
    for _ in range(10):
        audio.play("frankfurt/slap")
    busy = sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS))
    assert busy == SAME_AT_ONCE


def test_pan_and_volumes_reach_the_channel(audio: Audio) -> None:
    audio.set_volumes(50, 50)
    audio.play("lay", pan=1)
    left, right = 0.0, 0.25
    channel = pygame.mixer.Channel(0)
    assert channel.get_busy()
    assert audio.loudness(1.0, 1.0) == (pytest.approx(left), pytest.approx(right))


def test_volume_zero_and_mute_play_nothing(audio: Audio) -> None:
    audio.set_volumes(100, 0)
    audio.play("lay")
    audio.set_volumes(100, 100)
    audio.mute(True)
    audio.play("lay")
    assert not pygame.mixer.get_busy()
    audio.mute(False)
    audio.play("lay")
    assert pygame.mixer.get_busy()


def test_missing_and_damaged_files_are_silent(audio: Audio) -> None:
    for name in ("none", "torn", "no/such/folder"):
        audio.play(name)
    assert not pygame.mixer.get_busy()


def test_loaded_once(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.preload(["lay"])
    monkeypatch.setattr(pygame.mixer, "Sound", None)
    audio.play("lay")
    assert pygame.mixer.get_busy()


def test_without_a_device_everything_is_quiet_and_nothing_raises(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    silent = Audio(Rng(1, "looks"), folder)
    assert silent.problem == "audio-no-device"
    silent.set_volumes(100, 100)
    silent.preload(["lay"])
    silent.play("lay")
    silent.mute(True)
    silent.close()


def test_a_folder_is_looked_into_once_for_all_its_sounds(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, listed = [], Path.iterdir

    def look(path: Path) -> object:
        looked.append(path)
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", look)
    audio.preload(["lay", "lay-again", "torn"])
    assert len(audio._sounds["lay"]) == 3
    assert len(looked) == 1
