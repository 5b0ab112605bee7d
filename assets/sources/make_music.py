"""Plays the music of ``music/*.yaml`` and writes it as Ogg Vorbis; needs the extra ``music``.

    python assets/sources/make_music.py                 # all pieces, into assets/music
    python assets/sources/make_music.py --piece title   # one piece
    python assets/sources/make_music.py --check         # the same into nowhere, and compare
    python assets/sources/make_music.py --tell          # what is in assets/music, measured

What was written stands in ``music/made.yaml``: how long each stem is, and checksums of its file, of
its samples before they were packed, and of the piece as it was written down. Where another version
of the packer writes other bytes, ``--check`` compares sound with sound.
"""

import argparse
import hashlib
import io
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
import yaml
from music_ogg import RATE, encode, links
from music_score import PIECES, STEMS, chord_tones, load, small_steps, span
from music_stems import STEREO, loudness, pcm, peak, stems

SOURCES = Path(__file__).resolve().parent
MUSIC = SOURCES.parent / "music"
SCORES = SOURCES / "music"
MADE = SCORES / "made.yaml"
QUALITY = {"base": 0.0, "melody": 0.1, "tension": 0.1}
BARS_A_LINK = 2
"""Melody and tension are read while they play, so many bars at a time."""
NEAR, MOST_FAR = 1, 0.001
"""Samples may differ by so much, and so many of them by more, between one machine and another."""


def digest(content: bytes) -> str:
    """Return a short checksum."""
    return hashlib.sha256(content).hexdigest()[:24]


def made(name: str) -> tuple[dict[str, Any], dict[str, bytes], dict[str, np.ndarray]]:
    """Play a piece: what is to be noted of it, its files, and its samples."""
    score = SCORES / f"{name}.yaml"
    piece = load(score)
    noted: dict[str, Any] = {"score": digest(score.read_bytes()), "samples": piece.samples}
    files, played = {}, {}
    for number, (stem, wave) in enumerate(stems(piece).items()):
        played[stem] = pcm(wave)
        parts = 1 if stem in STEREO else piece.bars // BARS_A_LINK
        serial = 1 + 1000 * PIECES.index(name) + 100 * number
        files[stem] = encode(played[stem], QUALITY[stem], parts, serial)
        noted[stem] = {
            "links": parts,
            "played": digest(played[stem].tobytes()),
            "file": digest(files[stem]),
        }
    return noted, files, played


def decoded(content: bytes) -> np.ndarray:
    """Return the samples of a chain of streams."""
    parts = [
        soundfile.read(io.BytesIO(link), dtype="int16", always_2d=True) for link in links(content)
    ]
    return np.concatenate([samples for samples, _ in parts])


def check(name: str) -> list[str]:
    """Play a piece and say what is other than in the files."""
    noted, files, _ = made(name)
    known = yaml.safe_load(MADE.read_text(encoding="utf-8"))[name]
    wrong = []
    if noted["score"] != known["score"]:
        wrong.append(f"{name}: the piece was changed since it was played")
    for stem, content in files.items():
        shipped = (MUSIC / f"{name}-{stem}.ogg").read_bytes()
        if content == shipped:
            continue
        if noted[stem]["played"] == known[stem]["played"]:
            print(f"{name}-{stem}: packed by another version, from the same samples")
            continue
        ours, theirs = decoded(content).astype(int), decoded(shipped).astype(int)
        if ours.shape != theirs.shape or np.mean(np.abs(ours - theirs) > NEAR) > MOST_FAR:
            wrong.append(f"{name}-{stem}: sounds other than what is shipped")
    return wrong


def tell(name: str) -> None:
    """Print length, loudness, seam, range and share of chord tones of what is shipped."""
    piece = load(SCORES / f"{name}.yaml")
    print(
        f"{name}: {piece.title}, {60 * RATE / piece.beat:.1f} a minute, {piece.bars} bars, "
        f"{piece.samples} samples ({piece.samples / RATE:.1f} s), chord tones on beats "
        f"{chord_tones(piece):.0%}, range {span(piece)}, small steps {small_steps(piece):.0%}"
    )
    waves = {}
    for stem in STEMS:
        content = (MUSIC / f"{name}-{stem}.ogg").read_bytes()
        wave = waves[stem] = decoded(content) / 32767
        steps = np.abs(np.diff(wave, axis=0))
        edges = len(wave) // len(links(content)) * np.arange(len(links(content)))
        seam = np.abs(wave[edges] - wave[edges - 1]).max()
        print(
            f"  {stem:8} {len(wave)} samples, {len(content) / 1000:.0f} kB, "
            f"{loudness(wave):.1f} LUFS, largest step at a seam {seam:.4f}, "
            f"of 99.9 % elsewhere {np.quantile(steps, 0.999):.4f}, {_bands(wave)}"
        )
    two = sum(waves.values())
    print(f"  together {loudness(two):.1f} LUFS, peak {peak(waves):.1f} dBFS")


def _bands(wave: np.ndarray) -> str:
    power = np.abs(np.fft.rfft(wave.mean(axis=1))) ** 2
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    edges = (0, 150, 400, 1000, 2500, 6000, RATE / 2)
    shares = [power[(pitches >= a) & (pitches < b)].sum() / power.sum() for a, b in pairwise(edges)]
    told = " ".join(f"{10 * np.log10(share + 1e-9):.0f}" for share in shares)
    return f"bands to 150, 400, 1000, 2500, 6000 Hz and above {told} dB"


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play the music again.")
    parser.add_argument("--piece", choices=PIECES, action="append", help="only this piece")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--tell", action="store_true", help="measure what is shipped")
    wishes = parser.parse_args()
    names = wishes.piece or PIECES
    if wishes.tell:
        for name in names:
            tell(name)
        return
    if wishes.check:
        wrong = [line for name in names for line in check(name)]
        print("\n".join(wrong) or "all as shipped")
        sys.exit(bool(wrong))
    MUSIC.mkdir(parents=True, exist_ok=True)
    known = yaml.safe_load(MADE.read_text(encoding="utf-8")) if MADE.exists() else {}
    for name in names:
        known[name], files, _ = made(name)
        for stem, content in files.items():
            (MUSIC / f"{name}-{stem}.ogg").write_bytes(content)
        print(f"{name}: {sum(map(len, files.values())) / 1000:.0f} kB")
    MADE.write_text(yaml.safe_dump({name: known[name] for name in PIECES if name in known}))


if __name__ == "__main__":
    main()
