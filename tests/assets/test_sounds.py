"""Sounds: all there, as their programs made them, and within the limits of their class."""

import hashlib
import math
import sys
from array import array
from pathlib import Path

import pygame
import pytest
import yaml

from game.board.screen.dice_view import TUMBLE_SECONDS
from game.frappadingue.screen.counter_view import TIP_SECONDS
from game.resources import asset
from game.ui.flights import ARRIVES
from game.ui.stems import FORMAT
from tests.pairs import whole

sys.path.append(str(asset("sources")))
import music_ogg
import sound_classes as classes

FOLDER = asset("sounds")
NOTED = yaml.safe_load(asset("sources", "sounds.yaml").read_text("utf-8"))
SOUNDS = NOTED["sounds"]
FILES = {file: name for name, sound in SOUNDS.items() for file in sound["variants"]}
VARIANTS = 3
MOST_BYTES = 4_000_000
GAMES = ("fb-", "fc-", "fp-")
BRIGHT_CRACK = 0.4
"""Share of a slap's energy from 1 to 3 kHz."""
WERE_TOO_ALIKE = (
    ("turn", "fc-draw"),
    ("deal", "pick"),
    ("fc-pick", "ui-back"),
    ("fb-lay", "fc-play"),
)
HEARD = (
    "slap-1",
    "ui-move-2",
    "fb-step-3",
    "fc-choose-1",
    "fb-choose-2",
    "fc-bomb-lit-1",
    "pick-1",
)
WERE = {"ui-move": -25.5, "fb-step": -25.1, "fb-choose": -24.4, "fc-choose": -24.6}
"""How loud sounds were that were not heard beside the others."""
MORE = 7.5


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24]


def kind_of(name: str) -> classes.Kind:
    return classes.KINDS[SOUNDS[name]["kind"]]


def loudest(name: str) -> float:
    return max(one["k100"] for one in SOUNDS[name]["variants"].values())


each_sound = pytest.mark.parametrize("name", SOUNDS)


def test_every_sound_has_three_variants_and_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{file}.ogg" for file in FILES}
    assert all(len(sound["variants"]) == VARIANTS for sound in SOUNDS.values())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


def test_all_sounds_were_made_by_the_programs_of_now() -> None:
    made = {name: digest(asset("sources", f"{name}.py").read_bytes()) for name in NOTED["programs"]}
    assert made == NOTED["programs"]


@each_sound
def test_files_are_what_was_made_and_measured(name: str) -> None:
    for file, noted in SOUNDS[name]["variants"].items():
        content = (FOLDER / f"{file}.ogg").read_bytes()
        assert noted["file"] == digest(content)
        assert len(music_ogg.links(content)) == 1
        assert music_ogg.samples(content) == noted["samples"]
        first = next(page for *_, page in music_ogg.pages(content))
        assert int.from_bytes(first[14:18], "little") > 0
        assert int.from_bytes(first[40:44], "little") == FORMAT[0]


@each_sound
def test_a_sound_keeps_to_the_limits_of_its_class(name: str) -> None:
    kind = kind_of(name)
    for like in SOUNDS[name]["variants"].values():
        assert kind.shortest <= like["seconds"] <= kind.longest
        assert abs(like["k100"] - kind.loud) <= classes.NEAR
        assert like["peak"] <= classes.PEAK
        assert like["high"] >= kind.high
        assert like["onset"] <= kind.late
        assert like["tail"] <= classes.QUIET_END


@each_sound
def test_no_sound_is_like_another_and_variants_differ(name: str) -> None:
    assert SOUNDS[name]["apart"] >= classes.APART
    assert SOUNDS[name]["own"] >= classes.OWN


def test_the_slap_is_the_loudest_and_cracks_where_small_loudspeakers_play() -> None:
    others = max(loudest(name) for name in SOUNDS if kind_of(name) is not classes.KINDS["slap"])
    for name in ("slap", "firstslap"):
        for like in SOUNDS[name]["variants"].values():
            assert like["k100"] > others
            assert like["crack"] >= BRIGHT_CRACK


def test_a_class_is_as_loud_in_each_game() -> None:
    for kind in classes.KINDS:
        of_kind = [name for name, sound in SOUNDS.items() if sound["kind"] == kind]
        levels = [loudest(name) for name in of_kind]
        assert max(levels) - min(levels) <= 1.5


@pytest.mark.parametrize("name", WERE)
def test_what_was_too_soft_is_heard(name: str) -> None:
    assert loudest(name) >= WERE[name] + MORE


@pytest.mark.parametrize("pair", WERE_TOO_ALIKE, ids="/".join)
def test_what_was_alike_is_not(pair: tuple[str, str]) -> None:
    for name, other in (pair, pair[::-1]):
        assert SOUNDS[name]["nearest"] != other or SOUNDS[name]["apart"] > classes.APART + 1


def test_big_moments_take_their_time_and_the_fuse_is_dark() -> None:
    assert all(one["seconds"] > 2.5 for one in SOUNDS["applause"]["variants"].values())
    for name in ("match-end", "win", "fc-match-end", "fb-match-end"):
        assert all(one["seconds"] > 1.2 for one in SOUNDS[name]["variants"].values())
    for name in ("fb-shuffle", "fc-shuffle"):
        assert all(one["seconds"] > 0.8 for one in SOUNDS[name]["variants"].values())
    assert all(one["centre"] < 1500 for one in SOUNDS["fc-bomb-lit"]["variants"].values())


@pytest.fixture
def mixer() -> None:
    pygame.mixer.quit()
    pygame.mixer.init(*FORMAT, 512, allowedchanges=0)


@pytest.mark.parametrize("file", [f if f in HEARD else whole(f) for f in FILES])
@pytest.mark.usefixtures("mixer")
def test_what_the_mixer_plays_is_as_long_and_as_loud_as_noted(file: str) -> None:
    noted = SOUNDS[FILES[file]]["variants"][file]
    raw = array("h", pygame.mixer.Sound(FOLDER / f"{file}.ogg").get_raw())
    assert len(raw) == 2 * noted["samples"]
    power = _power_of_the_loudest([raw[::2]] if noted["sides"] == 1 else [raw[::2], raw[1::2]])
    assert 10 * math.log10(power) - 0.691 == pytest.approx(noted["k100"], abs=0.15)
    assert max(map(abs, raw)) < 32_700


def _power_of_the_loudest(sides: list[array]) -> float:
    """Return the mean square of the loudest tenth of a second, K-weighted."""
    waves = []
    for samples in sides:
        wave = [sample / 32768 for sample in samples] + [0.0] * 4410
        for ahead, back in _k_weight():
            wave = _filtered(wave, ahead, back)
        waves.append(wave)
    total, sums = 0.0, [0.0]
    for values in zip(*waves, strict=True):
        total += sum(value * value for value in values) / len(waves)
        sums.append(total)
    return max(b - a for a, b in zip(sums, sums[4410:], strict=False)) / 4410


def _filtered(wave: list[float], ahead: tuple, back: tuple) -> list[float]:
    (b0, b1, b2), (a1, a2) = ahead, back
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in wave:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def _k_weight() -> list[tuple[tuple, tuple]]:
    """Return the two filters of BS.1770 at our rate, worked out from their poles."""
    k, q = math.tan(math.pi * 1681.974450955533 / FORMAT[0]), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    ahead = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    shelf = tuple(b / a0 for b in ahead), (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)
    k, q = math.tan(math.pi * 38.13547087602444 / FORMAT[0]), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return [shelf, ((1.0, -2.0, 1.0), (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))]


@pytest.mark.parametrize(
    ("name", "seconds"), [("fp-crash", TIP_SECONDS), ("fc-attack", ARRIVES), ("slap", 0.0)]
)
@pytest.mark.usefixtures("mixer")
def test_a_blow_is_heard_when_it_is_seen(name: str, seconds: float) -> None:
    for file in SOUNDS[name]["variants"]:
        raw = array("h", pygame.mixer.Sound(FOLDER / f"{file}.ogg").get_raw())[::2]
        step = FORMAT[0] // 100
        levels = [max(map(abs, raw[at : at + step])) for at in range(0, len(raw), step)]
        assert levels.index(max(levels)) / 100 == pytest.approx(seconds, abs=0.07)


def test_a_die_is_heard_for_as_long_as_it_tumbles() -> None:
    for name in ("fb-tumble", "fb-d20", "fb-reroll"):
        for like in SOUNDS[name]["variants"].values():
            assert 0 < like["seconds"] - TUMBLE_SECONDS < 0.2


@pytest.mark.whole
def test_the_programs_make_what_is_shipped() -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("scipy")
    pytest.importorskip("soundfile")
    import make_sounds

    for name in ("slap", "fc-choose", "fb-tumble", "applause"):
        assert make_sounds.check(name, SOUNDS) == []
    assert set(make_sounds.SOUNDS) == set(SOUNDS)


def test_sounds_of_a_game_are_found_by_its_letters() -> None:
    assert all(any(name.startswith(game) for name in SOUNDS) for game in GAMES)
    assert Path(FOLDER).is_dir()
