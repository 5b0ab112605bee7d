"""What a sound is like in figures: how long, how loud for the ear, how bright, how like another.

Loudness is that of the loudest tenth of a second (``k100``) and of the loudest four (``k400``),
K-weighted as in BS.1770: a sound of a moment has no integrated loudness. What is shorter is counted
as if silence followed.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from music_ogg import RATE
from music_stems import K_WEIGHT
from scipy.signal import lfilter

Wave = np.ndarray
LOW = 250.0
"""Below it small loudspeakers play next to nothing."""
AUDIBLE = 60.0
"""A sound ends where it is so many decibels below its peak for good."""
BANDS, LOWEST, HIGHEST = 28, 80.0, 12_000.0
HOP, FRAME = 441, 1024
SEEN, FLOOR = 0.45, -42.0
"""Two sounds are compared over so many seconds, and down to so many decibels below the loudest."""


class Figures(NamedTuple):
    """What one file is like; levels are in decibels of full scale."""

    seconds: float
    k100: float
    k400: float
    peak: float
    crest: float
    """Peak over the mean of the loudest tenth of a second."""
    high: float
    """Share of the energy above 250 Hz."""
    crack: float
    """Share of the energy from 1 to 3 kHz."""
    centre: float
    """The middle of the spectrum's energy, in Hz."""
    onset: float
    """After so many milliseconds it is within 6 dB of its peak."""
    tail: float
    """How loud the last five milliseconds are, below the peak."""


def figures(wave: Wave) -> Figures:
    """Measure a sound: samples from -1 to 1, a column a side."""
    mono = wave.mean(axis=1)
    peak = float(np.abs(wave).max())
    power = np.abs(np.fft.rfft(mono)) ** 2
    pitches = np.fft.rfftfreq(len(mono), 1 / RATE)
    loudest = math.sqrt(_loudest(mono**2, 100))
    first = int(np.argmax(np.abs(wave).max(axis=1) >= peak / 2))
    last = float(np.abs(wave[-round(0.005 * RATE) :]).max())
    return Figures(
        len(wave) / RATE,
        loudness(wave, 100),
        loudness(wave, 400),
        decibels(peak),
        decibels(peak) - decibels(loudest),
        float(power[pitches >= LOW].sum() / power.sum()),
        float(power[(pitches >= 1000) & (pitches < 3000)].sum() / power.sum()),
        float((power * pitches).sum() / power.sum()),
        1000 * first / RATE,
        decibels(last) - decibels(peak),
    )


def decibels(level: float) -> float:
    """Return decibels of full scale."""
    return 20 * math.log10(max(level, 1e-7))


def loudness(wave: Wave, ms: float) -> float:
    """Return how loud the loudest so many milliseconds are, K-weighted: the mean of the sides.

    From two loudspeakers it is 3 dB more.
    """
    weighted = wave
    for back, ahead in K_WEIGHT:
        weighted = lfilter(ahead, back, weighted, axis=0)
    power = (weighted**2).mean(axis=1)
    return -0.691 + 10 * math.log10(max(_loudest(power, ms), 1e-12))


def _loudest(power: Wave, ms: float) -> float:
    """Return the highest mean over so many milliseconds."""
    count = round(ms * RATE / 1000)
    total = np.concatenate(([0.0], np.cumsum(power)))
    if len(power) <= count:
        return float(total[-1] / count)
    return float((total[count:] - total[:-count]).max() / count)


def picture(wave: Wave) -> Wave:
    """Return what the ear makes of it: bands by time, in decibels below the loudest."""
    mono = wave.mean(axis=1)
    count = round(SEEN * RATE)
    mono = np.pad(mono[:count], (FRAME // 2, FRAME + max(0, count - len(mono))))
    starts = np.arange(0, count, HOP)
    frames = np.stack([mono[a : a + FRAME] for a in starts]) * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2 @ _BANDS
    level = 10 * np.log10(np.maximum(power, 1e-12))
    return np.maximum(level - level.max(), FLOOR)


def _bands() -> Wave:
    def mel(pitch: float) -> float:
        return 2595 * math.log10(1 + pitch / 700)

    marks = np.linspace(mel(LOWEST), mel(HIGHEST), BANDS + 2)
    edges = 700 * (10 ** (marks / 2595) - 1)
    pitches = np.fft.rfftfreq(FRAME, 1 / RATE)
    up = (pitches[:, None] - edges[:-2]) / (edges[1:-1] - edges[:-2])
    down = (edges[2:] - pitches[:, None]) / (edges[2:] - edges[1:-1])
    return np.maximum(0, np.minimum(up, down)) + 1e-4


_BANDS = _bands()


def distance(one: Wave, other: Wave) -> float:
    """Return how far two pictures are apart: decibels, where at least one of them is heard."""
    heard = np.maximum(one, other) > FLOOR
    return float(np.abs(one - other)[heard].mean()) if heard.any() else 0.0


def nearest(pictures: Mapping[str, Sequence[Wave]]) -> dict[str, tuple[str, float]]:
    """Return the other sound that each is most like: the nearest of all pairs of variants."""
    found = dict.fromkeys(pictures, ("", math.inf))
    names = list(pictures)
    for place, name in enumerate(names):
        for other in names[place + 1 :]:
            near = min(distance(a, b) for a in pictures[name] for b in pictures[other])
            for mine, theirs in ((name, other), (other, name)):
                if near < found[mine][1]:
                    found[mine] = (theirs, near)
    return found


def spread(pictures: Sequence[Wave]) -> float:
    """Return how far the two nearest variants of a sound are apart."""
    pairs = [(a, b) for i, a in enumerate(pictures) for b in pictures[i + 1 :]]
    return min((distance(a, b) for a, b in pairs), default=0.0)
