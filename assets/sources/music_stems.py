"""Stems of the music: all notes of a piece, played round a loop that has no seam.

Every note is written round the loop, so that what rings at its end rings on at its beginning; the
room and the filters go round as well. So there is nothing to hide at the seam.
"""

import hashlib
from collections.abc import Mapping

import numpy as np
from music_band import BAND, RATE, TAU, Wave
from music_score import Note, Part, Piece, notes
from scipy.signal import lfilter

STEREO = ("base",)
"""Stems with left and right; the others are as loud on both sides."""
TOGETHER = -26.0
"""LUFS of all stems of a piece together."""
SHARES = {"base": -3.5, "melody": -3.7, "tension": -9.7}
"""LU of each stem, measured from all of them together."""
HUMAN_STRENGTH, HUMAN_SAMPLES = 0.15, 70
ROOM_SHARE, ROOM_FALL, ROOM_BAND, ROOM_DELAY = 0.25, 0.32, (250.0, 4200.0), 0.009
TREMBLES = {"electric-piano": (5.0, 0.1)}
"""What swings between left and right: so often a second, and how far."""
BLOCK, STEP = 0.4, 0.1
SILENT = -70.0


def luck_of(*names: str) -> np.random.Generator:
    """Return the luck that belongs to some names, everywhere and always the same."""
    seed = hashlib.sha256("/".join(names).encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(seed[:16], "big")))


def stems(piece: Piece) -> dict[str, Wave]:
    """Return the stems of a piece, by name: rows are samples, columns left and right."""
    made = {stem: _stem(piece, stem, piece.parts[stem]) for stem in piece.parts}
    for stem, wave in made.items():
        made[stem] = wave * _gain(wave, TOGETHER + SHARES[stem])
    whole = _gain(sum(made.values()), TOGETHER)
    return {
        stem: (wave if stem in STEREO else wave.mean(axis=1, keepdims=True)) * whole
        for stem, wave in made.items()
    }


def _stem(piece: Piece, stem: str, parts: tuple[Part, ...]) -> Wave:
    out = np.zeros((piece.samples, 2))
    for number, part in enumerate(parts):
        out += sound_of(piece, part, f"{stem}-{number}", wide=stem in STEREO)
    return out


def sound_of(piece: Piece, part: Part, name: str, *, wide: bool) -> Wave:
    """Return what one part plays, as loud as its level says."""
    luck = luck_of(piece.name, name)
    dry = np.zeros(piece.samples)
    play = BAND[part.instrument]
    for note in notes(piece, part):
        strength = note.strength * (1 + HUMAN_STRENGTH * (2 * luck.random() - 1))
        start = _start(piece, note) + round(HUMAN_SAMPLES * (2 * luck.random() - 1))
        seconds = float(note.length) * piece.beat / RATE
        tone = play(440 * 2 ** ((note.pitch - 69) / 12), seconds, min(1.0, strength), luck)
        _write_round(dry, start, tone)
    pan = part.pan if wide else 0.0
    angle = np.pi / 4 * (1 + pan)
    sides = np.outer(dry, (np.cos(angle), np.sin(angle)))
    if wide and part.instrument in TREMBLES:
        rate, depth = TREMBLES[part.instrument]
        turns = round(rate * piece.samples / RATE)
        swing = depth * np.sin(TAU * turns * np.arange(piece.samples) / piece.samples)
        sides *= np.column_stack((1 + swing, 1 - swing))
    sides += part.room * ROOM_SHARE * _room(dry, luck_of("room"), wide=wide)
    return sides * _gain(sides, part.level)


def _start(piece: Piece, note: Note) -> int:
    """Return the first sample of a note: eighths swing, and every second sixteenth is late."""
    whole, share = divmod(note.start, 1)
    late = 0
    if share * 2 == 1:
        share = piece.swing
    elif share * 4 in (1, 3):
        late = piece.lean
    return int((whole + share) * piece.beat) + late


def _write_round(loop: Wave, start: int, tone: Wave) -> None:
    start %= len(loop)
    while len(tone):
        part = tone[: len(loop) - start]
        loop[start : start + len(part)] += part
        tone, start = tone[len(part) :], 0


def _room(dry: Wave, luck: np.random.Generator, *, wide: bool) -> Wave:
    """Return the echo of a room, round the loop, which is other on the left than on the right."""
    count = len(dry)
    t = np.arange(round(6 * ROOM_FALL * RATE)) / RATE
    spectrum = np.fft.rfft(dry)
    pitches = np.fft.rfftfreq(count, 1 / RATE)
    low, high = ROOM_BAND
    shape = 1 / np.sqrt((1 + (low / np.maximum(pitches, 1)) ** 4) * (1 + (pitches / high) ** 4))
    sides = []
    for _ in range(2 if wide else 1):
        echo = np.zeros(count)
        fall = (2 * luck.random(len(t)) - 1) * np.exp(-t / ROOM_FALL)
        at = round(ROOM_DELAY * RATE)
        echo[at : at + len(fall)] = fall / np.sqrt(np.sum(fall**2))
        sides.append(np.fft.irfft(spectrum * shape * np.fft.rfft(echo), count))
    return np.column_stack((sides[0], sides[-1]))


def _gain(wave: Wave, target: float) -> float:
    return float(10 ** ((target - loudness(wave)) / 20))


def weighted(wave: Wave) -> Wave:
    """Return the K-weighted signal of BS.1770, after one round of the loop."""
    out = np.concatenate((wave[-RATE:], wave))
    for back, ahead in K_WEIGHT:
        out = lfilter(ahead, back, out, axis=0)
    return out[RATE:]


def _k_weight() -> list[tuple[list[float], list[float]]]:
    """Return the two filters of BS.1770 for our rate: a high shelf and a high-pass."""
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    vh, vb, q = 10 ** (3.999843853973347 / 20), 0.0, 0.7071752369554196
    vb = vh**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = (
        [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0],
        [(vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0],
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + k / q + k * k
    high = ([1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], [1.0, -2.0, 1.0])
    return [shelf, high]


K_WEIGHT = _k_weight()


def loudness(wave: Wave) -> float:
    """Return the integrated loudness of a loop with left and right (LUFS, both gates)."""
    if wave.shape[1] == 1:
        wave = np.repeat(wave, 2, axis=1)
    power = weighted(wave) ** 2
    block, step = round(BLOCK * RATE), round(STEP * RATE)
    total = np.concatenate(([0.0], np.cumsum(power.sum(axis=1))))
    starts = np.arange(0, len(wave) - block + 1, step)
    means = (total[starts + block] - total[starts]) / block
    means = means[_level(means) > SILENT]
    if not len(means):
        return SILENT
    return float(_level(means[_level(means) > _level(means.mean()) - 10].mean()))


def _level(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def peak(made: Mapping[str, Wave]) -> float:
    """Return the highest sample of all stems together (dBFS)."""
    return float(20 * np.log10(np.abs(sum(made.values())).max()))


def pcm(wave: Wave) -> np.ndarray:
    """Return 16-bit samples."""
    return np.round(np.clip(wave, -1, 1) * 32767).astype(np.int16)
