"""Music: stems that stay together and to themselves, ramps without steps, silence without noise."""

import array
import shutil
import time
from collections.abc import Iterator
from itertools import pairwise
from math import log10
from pathlib import Path

import pygame
import pytest

from game.core.rng import Rng
from game.resources import asset
from game.ui import music as module
from game.ui.audio import EFFECTS, STEMS, Audio
from game.ui.music import DUCK, MISSING, SILENT, STEP, Music, Ramp, opened
from game.ui.stems import FORMAT, PLACES, Worker, parts_of, unpack
from tests.ui.test_audio import write_wav

FRAME = 1 / 60
SHORTEST = "frankfurt"


class Clock:
    """Says for how long the music has been playing, in place of the stream."""

    seconds = 0.0

    def get_pos(self) -> int:
        return round(1000 * self.seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pygame.mixer.music, "get_pos", made.get_pos)
    return made


@pytest.fixture
def audio(tmp_path: Path) -> Iterator[Audio]:
    pygame.mixer.quit()
    write_wav(tmp_path / "sounds" / "lay.wav", 0.2)
    made = Audio(Rng(1, "looks"), tmp_path / "sounds")
    yield made
    if pygame.mixer.get_init():
        pygame.mixer.stop()


@pytest.fixture
def music(audio: Audio, clock: Clock) -> Iterator[Music]:
    made = Music(STEMS)
    made.set_volume(100, 100)
    yield made
    made.close()


def play(music: Music, clock: Clock, seconds: float) -> None:
    """Let time pass, frame by frame, and give the thread that decodes its turn."""
    for _ in range(round(seconds / FRAME)):
        clock.seconds += FRAME
        music.update(FRAME)
        settle(music)


def settle(music: Music) -> None:
    """Wait until all is read and decoded that was asked for."""
    if (music._reading and music._read is None) or _fills(music):
        for _ in range(2000):
            if not (_fills(music) or (music._reading and music._read is None)):
                return
            time.sleep(0.001)
        raise AssertionError("the thread has not answered")


def _fills(music: Music) -> bool:
    playing = music._playing
    return playing is not None and any(ring.waits for ring in playing.rings)


def begin(music: Music, clock: Clock, name: str = SHORTEST, **layers: bool) -> None:
    music.play(name)
    music.layer(**{"melody": True, "tension": False, **layers})
    play(music, clock, 1.0)
    assert music.name == name
    clock.seconds = 0.0


def volumes(music: Music) -> list[float]:
    assert music._playing is not None
    assert pygame.mixer.music.get_volume() == pytest.approx(music._playing.volumes[0], abs=0.01)
    return list(music._playing.volumes)


def test_the_device_is_opened_in_the_format_of_the_stems(audio: Audio) -> None:
    assert pygame.mixer.get_init() == FORMAT


def test_effects_never_take_the_channels_of_stems(audio: Audio, music: Music, clock: Clock) -> None:
    begin(music, clock, tension=True)
    held = [pygame.mixer.Channel(number).get_sound() for number in STEMS]
    short = pygame.mixer.Sound(buffer=bytes(4 * 44_100))
    for number in range(EFFECTS):
        pygame.mixer.Channel(number).play(short)
    for second in range(2):
        for _ in range(20):
            audio.play("lay")
            play(music, clock, 1 / 20)
        assert [pygame.mixer.Channel(number).get_sound() for number in STEMS] == held, second
    audio.mute(True)
    assert all(pygame.mixer.Channel(number).get_busy() for number in STEMS)
    assert pygame.mixer.music.get_busy()


def test_a_sound_takes_the_channel_that_has_played_longest(audio: Audio) -> None:
    long = pygame.mixer.Sound(buffer=bytes(4 * 44_100 * 5))
    order: list[int] = []
    for _ in range(EFFECTS + 2):
        number = audio._number(sorted(set(order)))
        pygame.mixer.Channel(number).play(long)
        order.append(number)
    assert order == [*range(EFFECTS), 0, 1]


def test_asking_for_the_piece_that_plays_does_nothing(music: Music, clock: Clock) -> None:
    begin(music, clock)
    playing = music._playing
    play(music, clock, 0.5)
    music.play(SHORTEST)
    play(music, clock, 0.5)
    assert music._playing is playing


def test_the_next_parts_are_there_when_they_are_due(music: Music, clock: Clock) -> None:
    begin(music, clock, tension=True)
    playing = music._playing
    assert playing is not None
    packed = parts_of(asset("music", f"{SHORTEST}-tension.ogg").read_bytes())
    for part in range(1, 4):
        clock.seconds = playing.rings[1].seconds * part + 0.5
        play(music, clock, 2 * FRAME)
        assert playing.ready(0)
        assert playing.ready(1)
    raw = playing.rings[1].sound.get_raw()
    half = len(raw) // PLACES
    assert raw[half:] == unpack(packed[3])
    assert raw[:half] == unpack(packed[4])


def test_a_layer_is_silent_where_its_part_is_not_there(music: Music, clock: Clock) -> None:
    begin(music, clock, melody=True)
    playing = music._playing
    assert playing is not None
    assert volumes(music)[1] > 0.9
    clock.seconds = playing.rings[0].seconds * 5 + 0.5  # nobody has updated for four parts
    for _ in range(60):
        music.update(FRAME)
    assert not playing.ready(0) or volumes(music)[1] < 0.01


def test_layers_come_and_go_without_steps(music: Music, clock: Clock) -> None:
    begin(music, clock, melody=False)
    assert volumes(music)[1:] == [0, 0]
    for melody, tension in ((True, True), (False, True), (False, False)):
        music.layer(melody=melody, tension=tension)
        before = [ramp.level for ramp in music._layers]
        for _ in range(360):
            play(music, clock, FRAME)
            now = [ramp.level for ramp in music._layers]
            assert all(abs(b - a) <= STEP + 1e-9 for a, b in zip(before, now, strict=True))
            before = now
        assert [ramp.level for ramp in music._layers] == [
            0 if melody else SILENT,
            0 if tension else SILENT,
        ]


def test_it_steps_back_for_climaxes_and_always_comes_back(music: Music, clock: Clock) -> None:
    begin(music, clock)
    music.climaxes = frozenset({"slap"})
    luck, levels = Rng(5, "music"), []
    for _ in range(20):
        music.heard(luck.choice(("slap", "slap", "turn")))
        for _ in range(luck.below(30)):
            play(music, clock, FRAME)
            levels.append(music._duck.level)
    assert min(levels) == DUCK
    steps = [abs(b - a) for a, b in pairwise(levels)]
    assert max(steps) <= STEP + 1e-9
    music.set_volume(100, 50)
    play(music, clock, 1.5)
    assert music._duck.level == 0
    assert volumes(music)[0] == pytest.approx(0.5, abs=0.01)
    music.heard("turn")
    play(music, clock, 0.2)
    assert music._duck.level == 0


def test_another_piece_comes_after_a_fade_and_no_frame_waits(music: Music, clock: Clock) -> None:
    begin(music, clock)
    music.play("frappadingue")
    slowest, levels = 0.0, []
    for _ in range(90):
        start = time.thread_time()
        music.update(FRAME)
        slowest = max(slowest, time.thread_time() - start)
        levels.append(music._whole.level)
        settle(music)
    assert music.name == "frappadingue"
    assert slowest < 0.025
    assert min(levels) == SILENT


def test_layers_change_at_a_bar(music: Music, clock: Clock) -> None:
    begin(music, clock, melody=True)
    playing = music._playing
    assert playing is not None
    music.layer(melody=True, tension=True)
    clock.seconds = 0.1 * playing.bar
    play(music, clock, 0.7 * playing.bar)
    assert music._layers[1].level == SILENT
    play(music, clock, 0.5 * playing.bar)
    assert music._layers[1].level > SILENT


def test_where_the_count_begins_anew_the_piece_does(music: Music, clock: Clock) -> None:
    begin(music, clock)
    playing = music._playing
    clock.seconds = 24_000.0
    play(music, clock, 2 * FRAME)
    assert music._playing is playing
    clock.seconds = 3.0
    play(music, clock, 1.0)
    assert music.name == SHORTEST
    assert music._playing is not playing


def test_who_comes_back_soon_hears_the_same_piece_go_on(music: Music, clock: Clock) -> None:
    begin(music, clock)
    playing = music._playing
    music.play("title")
    play(music, clock, 0.2)
    music.play(SHORTEST)
    play(music, clock, 1.5)
    assert music._playing is playing
    assert volumes(music)[0] > 0.9


def test_the_melody_rests_in_each_fourth_round(music: Music, clock: Clock) -> None:
    begin(music, clock)
    playing = music._playing
    assert playing is not None
    whole = playing.rings[0].seconds * playing.rings[0].count
    for rounds, rests in ((2, False), (3, True), (4, False)):
        clock.seconds = whole * rounds + 0.5
        play(music, clock, 4.0)
        assert (music._layers[0].level == SILENT) == rests, rounds


def test_the_slider_and_the_key_stop_it_and_give_its_memory_back(
    music: Music, clock: Clock
) -> None:
    begin(music, clock)
    music.set_volume(100, 50)
    play(music, clock, 2 * FRAME)
    assert volumes(music)[0] == pytest.approx(0.5, abs=0.01)
    music.set_volume(100, 0)
    levels = []
    while music._playing is not None:
        levels.append(volumes(music)[0])
        play(music, clock, FRAME)
    falls = [20 * log10(a / b) for a, b in pairwise(levels) if b]
    assert len(levels) > 20
    assert max(falls) <= STEP + 1e-9
    assert not pygame.mixer.music.get_busy()
    music.set_volume(100, 50)
    play(music, clock, 1.0)
    assert music.name == SHORTEST


def test_it_is_silent_while_the_window_is_not_in_front(music: Music, clock: Clock) -> None:
    begin(music, clock)
    playing = music._playing
    music.hush(True)
    play(music, clock, 0.6)
    assert volumes(music) == [0, 0, 0]
    music.hush(False)
    play(music, clock, 0.6)
    assert volumes(music)[0] > 0.9
    assert music._playing is playing


def test_missing_and_damaged_files_are_silence_with_a_notice(
    audio: Audio, clock: Clock, tmp_path: Path
) -> None:
    for name in ("base", "melody", "tension"):
        shutil.copy(asset("music", f"{SHORTEST}-{name}.ogg"), tmp_path / f"torn-{name}.ogg")
    (tmp_path / "torn-melody.ogg").write_bytes(b"OggS but no more")
    for name in ("torn", "none"):
        music = Music(STEMS, tmp_path)
        music.set_volume(100, 100)
        music.play(name)
        play(music, clock, 1.5)
        assert music.problem == MISSING
        assert not pygame.mixer.music.get_busy()
        music.close()


def test_without_anybody_who_hears_it_nothing_is_read(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "do", lambda *_: pytest.fail("something is read"))
    for music in (Music(), opened(STEMS)):
        music.set_volume(100, 100)
        music.play(SHORTEST)
        for _ in range(120):
            music.update(FRAME)
        assert music.silent
        assert not music.moving
        music.close()
    pygame.mixer.quit()
    music = opened(STEMS)
    music.play(SHORTEST)
    music.update(1.0)
    assert music.silent


def test_the_first_piece_waits_for_the_first_pictures(music: Music, clock: Clock) -> None:
    music.play(SHORTEST)
    for _ in range(round(module.FIRST_SECONDS / FRAME) - 2):
        music.update(FRAME)
    assert not music._reading


def test_the_first_piece_does_not_wait_for_many_frames(music: Music, clock: Clock) -> None:
    """A title at rest is drawn five times a second."""
    music.play(SHORTEST)
    for _ in range(5):
        music.update(0.2)
    settle(music)
    music.update(0.2)
    assert music.name == SHORTEST


def test_a_ramp_ends_where_it_should() -> None:
    ramp = Ramp(0.0)
    ramp.go(-10.0, 0.1)
    count = 0
    while ramp.moving:
        ramp.update(0.2)
        count += 1
    assert ramp.level == -10.0
    assert count == 7


@pytest.mark.whole
def test_stems_begin_in_one_buffer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the device gets is the sum of all stems, sample by sample."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    Audio(Rng(1, "looks"), tmp_path)
    music = Music(STEMS)
    music.set_volume(100, 100)
    music.play(SHORTEST)
    music.layer(melody=True, tension=True)
    until = time.perf_counter() + 4.0
    while time.perf_counter() < until:
        music.update(FRAME)
        time.sleep(FRAME)
    music.close()
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(*FORMAT, 512, allowedchanges=0)
    heard = array.array("h", (tmp_path / "heard.raw").read_bytes())
    wanted = _sum()
    first = next(i for i, sample in enumerate(heard) if sample)
    lead = next(i for i, sample in enumerate(wanted) if sample)
    start = first - lead
    assert len(heard) - start > 100_000
    pairs = zip(heard[start : start + 100_000], wanted, strict=False)
    assert max(abs(a - b) for a, b in pairs) <= 4


def _sum() -> list[int]:
    base = pygame.mixer.Sound(asset("music", f"{SHORTEST}-base.ogg")).get_raw()[:400_000]
    layers = [
        unpack(parts_of(asset("music", f"{SHORTEST}-{name}.ogg").read_bytes())[0])[:400_000]
        for name in ("melody", "tension")
    ]
    stems = [array.array("h", raw) for raw in (base, *layers)]
    return [sum(samples) for samples in zip(*stems, strict=False)]
