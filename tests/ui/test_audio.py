"""Sound never stops the game: no device, no file, a damaged file, too many at once."""

import struct
import threading
import wave
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.core.rng import Rng
from game.ui import audio as module
from game.ui.audio import AGAIN, CHANNELS, CROWD, GAIN, LEAST, SAME_AT_ONCE, TOGETHER, Audio
from game.ui.shelf import LONG, Shelf


def write_wav(path: Path, seconds: float = 1.0, height: int = 900) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    count = int(44_100 * seconds)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(struct.pack(f"<{count}h", *([height] * count)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in (1, 2, 3):
        write_wav(tmp_path / f"lay-{number}.wav", 0.4)
    write_wav(tmp_path / "frankfurt" / "slap.wav", 0.4)
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
    played = []
    for _ in range(20):
        pygame.mixer.stop()
        audio.play("lay")
        played.append(id(pygame.mixer.Channel(0).get_sound()))
    assert len(set(played)) == 3
    assert all(one != other for one, other in pairwise(played))


def test_one_sound_does_not_pile_up(audio: Audio) -> None:
    for _ in range(10):
        audio.play("frankfurt/slap")
    busy = sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS))
    assert busy == SAME_AT_ONCE


def test_pan_and_volumes_reach_the_channel(audio: Audio) -> None:
    audio.set_volumes(50, 50)
    audio.play("lay", pan=1)
    channel = pygame.mixer.Channel(0)
    assert channel.get_busy()
    assert audio.loudness(1.0, 1.0) == (pytest.approx(0.15), pytest.approx(0.25))
    assert audio.loudness(1.0, -0.5) == (pytest.approx(0.25), pytest.approx(0.2))


@pytest.mark.parametrize(("x", "pan"), [(-100, -1), (0, -1), (480, -0.5), (960, 0), (1920, 1)])
def test_a_sound_comes_from_where_it_is_seen(x: float, pan: float) -> None:
    assert module.pan_of(x) == pan
    assert module.pan_of_seat(0, 1) == 0
    assert [module.pan_of_seat(seat, 3) for seat in range(3)] == [-0.75, 0, 0.75]


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
    assert len(audio._shelf.get("lay") or ()) == 3
    assert len(looked) == 1


def test_each_further_one_of_a_sound_is_softer_and_so_is_each_in_a_crowd(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    volumes = []
    monkeypatch.setattr(
        audio, "loudness", lambda volume, pan: volumes.append(volume) or (volume, volume)
    )
    for name in ("lay", "lay", "frankfurt/slap"):
        audio.play(name)
        audio.update(1 / 60)
    assert volumes == [
        pytest.approx(GAIN),
        pytest.approx(GAIN * AGAIN / (1 + CROWD)),
        pytest.approx(GAIN / (1 + 2 * CROWD)),
    ]


def test_first_waves_that_meet_have_room_together(
    folder: Path, audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        write_wav(folder / f"loud{number}.wav", 0.2, 24_000)
    volumes = []
    monkeypatch.setattr(
        audio, "loudness", lambda volume, pan: volumes.append(volume) or (volume, volume)
    )
    for _ in range(2):
        for number in range(5):
            audio.play(f"loud{number}")
        audio.update(1 / 60)
        pygame.mixer.stop()
    high = 24_000 / 32_768
    assert volumes[:5] == volumes[5:]
    assert volumes[0] == pytest.approx(GAIN)
    assert volumes[1] * high == pytest.approx(TOGETHER - GAIN * high)
    assert volumes[2] == volumes[4] == pytest.approx(LEAST * GAIN)
    audio.set_volumes(40, 100)
    audio.play("loud0")
    audio.play("loud1")
    assert volumes[11] == pytest.approx(GAIN), "there is room enough"


def test_of_long_sounds_one_variant_is_kept_and_another_comes_next(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        write_wav(tmp_path / f"win-{number}.wav", LONG + number / 10)
    audio = Audio(Rng(1, "looks"), tmp_path)
    lengths = []
    for _ in range(4):
        audio.preload(["win"])
        (kept,) = audio._shelf.get("win") or ()
        lengths.append(round(kept.sound.get_length() - LONG, 1))
        audio.play("win")
    assert lengths == [0.1, 0.2, 0.3, 0.1]


class Late(Audio):
    """Its files are decoded when ``decode`` is called."""

    def decode(self) -> None:
        while self.jobs:
            self.jobs.pop(0)()

    def put_off(self) -> None:
        self.jobs: list[Callable[[], None]] = []
        self._shelf._soon = self.jobs.append  # type: ignore[method-assign]


@pytest.fixture
def late(folder: Path) -> Late:
    made = Late(Rng(1, "looks"), folder)
    made.put_off()
    pygame.mixer.stop()
    return made


def test_what_is_not_decoded_is_heard_a_moment_later(late: Late) -> None:
    late.play("lay")
    assert late.waits
    assert not pygame.mixer.get_busy()
    late.update(1 / 60)
    late.decode()
    late.update(1 / 60)
    assert pygame.mixer.get_busy()
    assert not late.waits


def test_what_is_decoded_much_later_is_not_heard(late: Late) -> None:
    late.play("lay")
    for _ in range(30):
        late.update(1 / 60)
    late.decode()
    late.update(1 / 60)
    assert not late.waits
    assert not pygame.mixer.get_busy()


def test_what_is_due_now_is_decoded_before_what_is_due_some_time(late: Late) -> None:
    late.preload(["frankfurt/slap", "torn"])
    late.play("lay")
    late.jobs.pop(0)()
    assert late._shelf.get("lay")
    assert late._shelf.get("frankfurt/slap") is None
    late.decode()
    assert late._shelf.get("frankfurt/slap")


def test_a_sound_may_come_after_a_while(audio: Audio) -> None:
    audio.play("lay", after=0.3)
    assert audio.waits
    for _ in range(17):
        audio.update(1 / 60)
    assert not pygame.mixer.get_busy()
    for _ in range(2):
        audio.update(1 / 60)
    assert pygame.mixer.get_busy()
    audio.play("lay", after=0.3)
    audio.mute(True)
    assert not audio.waits


def test_a_thread_decodes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "_soon", lambda self, job: self._worker.do(job))
    audio = Audio(Rng(1, "looks"), folder)
    threads: list[str] = []
    load = Shelf._load

    def seen(shelf: Shelf, name: str) -> list[pygame.mixer.Sound]:
        threads.append(threading.current_thread().name)
        return load(shelf, name)

    monkeypatch.setattr(Shelf, "_load", seen)
    audio.play("lay")
    audio.close()
    assert threading.main_thread().name not in threads
