"""Makes every sound and writes it as Ogg Vorbis; needs the extra ``music``.

    python assets/sources/make_sounds.py                 # all sounds, into assets/sounds
    python assets/sources/make_sounds.py --sound slap    # one, with all its variants
    python assets/sources/make_sounds.py --check         # the same into nowhere, and compare
    python assets/sources/make_sounds.py --tell          # a table of what is in assets/sounds

What was written stands in ``sounds.yaml``: the class of each sound, checksums of its files and of
their samples before they were packed, what they are like in figures, and checksums of the programs
that made them. ``--tell`` measures anew.
"""

import argparse
import io
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import cliff_cards
import cliff_sounds
import club_sounds
import numpy as np
import run_sounds
import show_sounds
import soundfile
import sounds
import yaml
from make_music import MOST_FAR, NEAR, digest
from music_band import band
from music_ogg import RATE, encode
from music_stems import pcm
from sound_classes import KINDS, Kind
from sound_kit import Maker, Wave, hand_of
from sound_measure import Figures, figures, loudness, nearest, picture, spread

SOURCES = Path(__file__).resolve().parent
FOLDER = SOURCES.parent / "sounds"
MADE = SOURCES / "sounds.yaml"
TABLES = (sounds, run_sounds, club_sounds, cliff_sounds, cliff_cards, show_sounds)
PROGRAMS = ("music_band", "sound_classes", "sound_kit", *(table.__name__ for table in TABLES))
"""What makes the samples: where one was changed, all sounds have to be made anew."""
SOUNDS: dict[str, tuple[str, Maker]] = {
    name: made for table in TABLES for name, made in table.SOUNDS.items()
}
VARIANTS = 3
QUALITY = 0.5
SERIAL = 100_000
"""Streams are numbered from here on, so that no two files of the game have one number."""
CEILING, KNEE = 10 ** (-2.6 / 20), 0.55
"""The highest sample before it is packed, and from which share of it on peaks are rounded."""
MOST_DRIVE = 60.0
INAUDIBLE = 10 ** (-56 / 20)


def finished(wave: Wave, kind: Kind) -> Wave:
    """Cut a sound to length, let it end in silence, and make it as loud as its class."""
    sides = wave.reshape(len(wave), -1)
    sides = np.column_stack([band(side, 42.0, 0) for side in sides.T])
    sides = sides / np.abs(sides).max()
    heard = np.flatnonzero(np.abs(sides).max(axis=1) > INAUDIBLE)
    first = max(0, heard[0] - 22)
    sides = sides[first : min(len(sides), heard[-1] + round(0.012 * RATE))]
    most = round((kind.longest - 0.016) * RATE)
    cut = len(sides) > most
    sides = sides[:most]
    fade = (
        round(min(0.3, 0.4 * len(sides) / RATE) * RATE)
        if cut
        else round(min(0.03, 0.35 * len(sides) / RATE) * RATE)
    )
    sides[-fade:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade)))[:, None]
    sides = np.pad(sides, ((0, round(0.016 * RATE)), (0, 0)))
    low, high = 0.0, MOST_DRIVE
    for _ in range(26):
        drive = (low + high) / 2
        if loudness(_limited(sides * drive), 100) < kind.loud:
            low = drive
        else:
            high = drive
    return _limited(sides * low)


def _limited(wave: Wave) -> Wave:
    """Round peaks off."""
    knee = KNEE * CEILING
    over = np.maximum(0, np.abs(wave) - knee)
    rounded = knee + (CEILING - knee) * np.tanh(over / (CEILING - knee))
    return np.sign(wave) * np.where(over > 0, rounded, np.abs(wave))


def files_of(name: str) -> dict[str, tuple[np.ndarray, bytes]]:
    """Return samples and file of every variant of a sound, by the file's name."""
    kind, maker = SOUNDS[name]
    place = sorted(SOUNDS).index(name)
    made = {}
    for variant in range(VARIANTS):
        samples = pcm(finished(maker(hand_of(name, variant)), KINDS[kind]))
        serial = SERIAL + 10 * place + variant
        made[f"{name}-{variant + 1}"] = samples, encode(samples, QUALITY, 1, serial)
    return made


def heard(content: bytes) -> Wave:
    """Return the samples of a file, from -1 to 1."""
    return soundfile.read(io.BytesIO(content), always_2d=True)[0]


def noted(name: str, made: Mapping[str, tuple[np.ndarray, bytes]]) -> dict[str, Any]:
    """Return what is to be noted of a sound."""
    variants = {}
    for file, (samples, content) in made.items():
        like = figures(heard(content))
        variants[file] = {
            "file": digest(content),
            "played": digest(samples.tobytes()),
            "samples": len(samples),
            "sides": samples.shape[1],
            **{field: round(value, 2) for field, value in like._asdict().items()},
        }
    return {"kind": SOUNDS[name][0], "variants": variants}


def check(name: str, known: Mapping[str, Any]) -> list[str]:
    """Make a sound and say what is other than in the files."""
    wrong = []
    for file, (samples, content) in files_of(name).items():
        shipped = (FOLDER / f"{file}.ogg").read_bytes()
        if content == shipped:
            continue
        if digest(samples.tobytes()) == known[name]["variants"][file]["played"]:
            print(f"{file}: packed by another version, from the same samples")
            continue
        ours, theirs = heard(content) * 32767, heard(shipped) * 32767
        if ours.shape != theirs.shape or np.mean(np.abs(ours - theirs) > NEAR) > MOST_FAR:
            wrong.append(f"{file}: sounds other than what is shipped")
    return wrong


def shipped_pictures() -> dict[str, list[Wave]]:
    """Return what all shipped sounds look like."""
    return {name: [picture(wave) for wave in _shipped(name)] for name in SOUNDS}


def alike(pictures: Mapping[str, list[Wave]]) -> dict[str, tuple[str, float, float]]:
    """Return what each sound is most like, how far it is from it, and its variants from another."""
    near = nearest(pictures)
    return {name: (*near[name], spread(pictures[name])) for name in pictures}


def _shipped(name: str) -> list[Wave]:
    return [heard((FOLDER / f"{name}-{v + 1}.ogg").read_bytes()) for v in range(VARIANTS)]


def tell() -> None:
    """Print what the shipped sounds are like: the mean of the variants, and the worst peak."""
    rows = {}
    for name, (kind, _) in SOUNDS.items():
        each = [figures(wave) for wave in _shipped(name)]
        mean = Figures(*(sum(values) / VARIANTS for values in zip(*each, strict=True)))
        rows[name] = kind, mean, max(one.peak for one in each)
    near = alike(shipped_pictures())
    print(
        f"{'sound':17} {'class':9} {'s':>5} {'k100':>6} {'k400':>6} {'peak':>5} {'crest':>5} "
        f"{'>250':>5} {'1-3k':>5} {'centre':>6} {'onset':>5}  {'nearest':17} {'dB':>5} {'own':>5}"
    )
    for name, (kind, like, peak) in sorted(rows.items(), key=lambda row: (row[1][0], row[0])):
        other, far, own = near[name]
        print(
            f"{name:17} {kind:9} {like.seconds:5.2f} {like.k100:6.1f} {like.k400:6.1f} "
            f"{peak:5.1f} {like.crest:5.1f} {like.high:5.0%} {like.crack:5.0%} {like.centre:6.0f} "
            f"{like.onset:5.1f}  {other:17} {far:5.1f} {own:5.1f}"
        )


def main() -> None:
    """Read the command line and make sounds."""
    parser = argparse.ArgumentParser(description="Make the sounds again.")
    parser.add_argument("--sound", choices=sorted(SOUNDS), action="append", help="only this one")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--tell", action="store_true", help="measure what is shipped")
    wishes = parser.parse_args()
    names = wishes.sound or sorted(SOUNDS)
    noted_there = yaml.safe_load(MADE.read_text(encoding="utf-8")) if MADE.exists() else {}
    known, programs = noted_there.get("sounds", {}), noted_there.get("programs", {})
    if wishes.tell:
        tell()
        return
    if wishes.check:
        wrong = [line for name in names for line in check(name, known)]
        print("\n".join(wrong) or "all as shipped")
        sys.exit(bool(wrong))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        made = files_of(name)
        known[name] = noted(name, made)
        for file, (_, content) in made.items():
            (FOLDER / f"{file}.ogg").write_bytes(content)
    if not wishes.sound:
        programs = {one: digest((SOURCES / f"{one}.py").read_bytes()) for one in PROGRAMS}
        known = {name: known[name] for name in names}
        for name, (other, far, own) in alike(shipped_pictures()).items():
            known[name] |= {"nearest": other, "apart": round(far, 2), "own": round(own, 2)}
    MADE.write_text(yaml.safe_dump({"programs": programs, "sounds": known}), "utf-8")
    print(f"{len(names)} sounds in {FOLDER}")


if __name__ == "__main__":
    main()
