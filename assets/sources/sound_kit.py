"""What sounds are made of: struck things, bursts and sweeps of noise, paper, rooms (numpy).

Each thing that is hit is a few modes that die away, a click where it is touched, and what lies
under it. Every primitive has a peak of 1, so that strengths in ``mixed`` compare peaks.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from music_band import BAND, RATE, TAU, Wave, band
from music_stems import luck_of
from scipy.signal import fftconvolve

Luck = np.random.Generator


class Hand(NamedTuple):
    """Who plays a variant: the luck it has, its pitch, and how hard it strikes (0, 1, 2)."""

    luck: Luck
    pitch: float
    way: int

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * float(self.luck.random())

    def about(self, value: float, share: float = 0.1) -> float:
        """Return a number near another one."""
        return value * self.between(1 - share, 1 + share)

    def of(self, *each: float) -> float:
        """Return what belongs to this variant."""
        return each[self.way % len(each)]

    def tuned(self, share: float) -> "Hand":
        """Return the same hand at another pitch."""
        return self._replace(pitch=self.pitch * share)


Maker = Callable[[Hand], Wave]
"""Plays a sound: one column of samples, or two for left and right."""
PITCHES = (0.962, 1.0, 1.042)
IN_TUNE = 0.3
"""What is left of a hand's pitch where there is a tune: some 10 cents."""


def hand_of(name: str, variant: int) -> Hand:
    """Return the hand that plays a variant (0, 1, 2) of a sound, everywhere the same."""
    return Hand(luck_of(name, str(variant)), PITCHES[variant], variant)


def count(ms: float) -> int:
    """Return so many milliseconds in samples."""
    return max(1, round(RATE * ms / 1000))


def times(ms: float) -> Wave:
    """Return the time of each sample, in milliseconds."""
    return np.arange(count(ms)) * 1000 / RATE


def unit(wave: Wave) -> Wave:
    """Return a signal whose peak is 1."""
    return wave / (np.abs(wave).max() + 1e-12)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of (start in ms, strength, signal) parts."""
    starts = [max(0, round(RATE * start / 1000)) for start, *_ in parts]
    ends = [at + len(signal) for at, (*_, signal) in zip(starts, parts, strict=True)]
    out = np.zeros(max(ends))
    for at, (_, strength, signal) in zip(starts, parts, strict=True):
        out[at : at + len(signal)] += strength * signal
    return out


def white(hand: Hand, ms: float) -> Wave:
    """Return noise."""
    return hand.luck.random(count(ms)) * 2 - 1


def burst(hand: Hand, low: float, high: float, fall: float, rise: float = 0.2) -> Wave:
    """Return noise of a band (0 leaves an end open) that dies away; ``fall`` is its time to 1/e."""
    t = times(6.5 * fall + rise)
    top = min(high, 19_000.0)
    noise = band(white(hand, 6.5 * fall + rise), low, top)[: len(t)]
    return unit(noise * np.minimum(1, (t + 0.02) / rise) * np.exp(-np.maximum(0, t - rise) / fall))


def swell(hand: Hand, low: float, high: float, ms: float, crest: float = 0.5) -> Wave:
    """Return noise of a band that rises up to its crest, a share of its time, and falls."""
    at = np.arange(count(ms)) / count(ms)
    up, down = (at / crest) ** 1.4, np.exp(-3.6 * (at - crest) / (1 - crest))
    return unit(band(white(hand, ms), low, high) * np.where(at < crest, up, down) * _end(at))


def _end(at: Wave) -> Wave:
    return np.minimum(1, (1 - at) / 0.12)


def sweep(hand: Hand, pitches: Sequence[float], ms: float, width: float = 0.45) -> Wave:
    """Return a whoosh: a band of noise whose middle goes from one pitch to the next."""
    at = np.arange(count(ms)) / count(ms)
    way = np.exp(np.interp(at, np.linspace(0, 1, len(pitches)), np.log(np.array(pitches))))
    turns = TAU * np.cumsum(way * hand.pitch) / RATE
    edge = width * min(pitches)
    one, two = (band(white(hand, ms), 0, edge) for _ in range(2))
    return unit((one * np.sin(turns) + two * np.cos(turns)) * np.sin(np.pi * at) ** 1.6)


def modes(hand: Hand, table: str, pitch: float = 1.0, *, loose: float = 0.3) -> Wave:
    """Return struck modes, ``Hz:strength:ms`` each; where it is struck differs from hit to hit."""
    rows = [tuple(map(float, row.split(":"))) for row in table.split()]
    t = times(6.9 * max(fall for *_, fall in rows) * 1.1)
    out = np.zeros_like(t)
    for at, strength, fall in rows:
        tone = at * pitch * hand.pitch * hand.about(1.0, 0.006)
        if tone < 17_000:
            fall = hand.about(fall, 0.6 * loose)
            level = strength * hand.about(1.0, loose)
            out += level * np.sin(TAU * tone * t / 1000) * np.exp(-t / fall)
    return unit(out * np.minimum(1, t / 0.25))


def glide(start: float, end: float, turn: float, fall: float) -> Wave:
    """Return a sine that sinks from one pitch to another (``turn`` ms) and dies away: a weight."""
    t = times(6.5 * fall)
    tone = end + (start - end) * np.exp(-t / turn)
    return unit(np.sin(TAU * np.cumsum(tone) / RATE) * np.exp(-t / fall) * np.minimum(1, t / 0.8))


def click(hand: Hand, edge: float = 1900.0, fall: float = 2.6) -> Wave:
    """Return what is heard where two hard things touch: a first wave, and air above it."""
    noise = band(white(hand, 8 * fall), edge, 0) * np.exp(-times(8 * fall) / fall)
    wave = np.array([0.3, 0.9, 0.7, 0.2, -0.5, -0.9, -0.6, -0.2, 0.1])
    out = unit(noise)
    out[: len(wave)] += wave
    return unit(out)


# Paper and cards.


def rustle(hand: Hand, low: float, high: float, ms: float, grains: int = 6) -> Wave:
    """Return paper that slides: fibres that catch and let go, over a soft hiss."""
    t = times(ms)
    rough = np.full_like(t, 0.25)
    for _ in range(grains):
        at, fall = hand.between(0, 0.85) * ms, hand.between(2, 9)
        rough += hand.between(0.4, 1.0) * np.where(t < at, 0, np.exp(-(t - at) / fall))
    shape = np.sin(np.pi * np.minimum(1, (t + 0.02 * ms) / ms)) ** 0.7
    return unit(band(white(hand, ms), low * hand.pitch, high * hand.pitch) * rough * shape)


def flick(hand: Hand, pitch: float = 1.0, fall: float = 1.5) -> Wave:
    """Return the edge of a card that snaps."""
    k = pitch * hand.pitch
    edge = burst(hand, 2100 * k, min(7200 * k, 17_000), fall, 0.1)
    return unit(mixed((0, 1.0, edge), (0, 0.55, burst(hand, 1000 * k, 1500 * k, 4, 0.15))))


TABLE = "92:.5:40 141:.6:32 208:.7:26 317:.7:20 486:.5:14 733:.35:9"
WOOD = "262:1:22 641:.6:15 1083:.4:10 1717:.22:6 2690:.12:3.5"
FELT = "178:.6:20 296:1:14 508:.6:9 860:.3:6"
STONE = "410:1:30 1130:.5:17 2210:.3:9 3660:.18:5 5900:.1:3"
PEBBLE = "1450:1:8 2650:.7:5.5 4280:.5:4 6800:.3:2.6"
TIN = "412:1:60 622:.8:48 1166:.6:40 1870:.5:30 2930:.4:22 4480:.25:15"


def knock(hand: Hand, pitch: float = 1.0, touch: float = 0.5) -> Wave:
    """Return a knuckle on wood."""
    return unit(mixed((0, 1.0, modes(hand, WOOD, pitch)), (0, touch, click(hand, 1600, 1.6))))


def pebble(hand: Hand, pitch: float = 1.0) -> Wave:
    """Return a pebble on stone."""
    return unit(mixed((0, 1.0, modes(hand, PEBBLE, pitch)), (0, 0.5, click(hand, 3000, 1.2))))


def plank(hand: Hand, pitch: float = 1.0) -> Wave:
    """Return a piece of wood that is put down on stone."""
    wood = "330:1:20 860:.6:12 1540:.35:7 2620:.2:4"
    return unit(
        mixed(
            (0, 1.0, modes(hand, wood, pitch)),
            (0, 0.5, click(hand, 2200, 1.4)),
            (1, 0.3, modes(hand, PEBBLE, 0.8 * pitch)),
        )
    )


def slab(hand: Hand, tone: float, fall: float = 150) -> Wave:
    """Return a bar of stone that rings under a wooden beater."""
    rings = f"1:1:{fall} 2.76:.42:{fall * 0.5} 5.4:.2:{fall * 0.26} 8.93:.09:{fall * 0.15}"
    return _bar(hand, rings, tone, hand.of(0.2, 0.36, 0.6), 2400)


def marimba(hand: Hand, tone: float, fall: float = 90) -> Wave:
    """Return a wooden bar under a mallet."""
    rings = f"1:1:{fall} 3.99:.24:{fall * 0.3} 9.6:.07:{fall * 0.12}"
    return _bar(hand, rings, tone, hand.of(0.1, 0.24, 0.45), 900)


def vibes(hand: Hand, tone: float, fall: float = 260) -> Wave:
    """Return a metal bar over a pipe with a fan."""
    rings = f"1:1:{fall} 4:.22:{fall * 0.45} 10.1:.05:{fall * 0.2}"
    bar = _bar(hand, rings, tone, hand.of(0.06, 0.16, 0.34), 1200)
    return bar * (0.85 + 0.15 * np.cos(TAU * 5.5 * np.arange(len(bar)) / RATE))


def bell(hand: Hand, tone: float, fall: float = 220) -> Wave:
    """Return a small bell of brass."""
    rings = f"1:1:{fall} 2:.4:{fall * 0.7} 2.99:.32:{fall * 0.5} 5.4:.14:{fall * 0.25}"
    return _bar(hand, rings, tone, hand.of(0.08, 0.18, 0.34), 3000)


def _bar(hand: Hand, rings: str, tone: float, touch: float, edge: float) -> Wave:
    rings = " ".join(
        f"{at}:{level}:{float(fall) * hand.of(0.85, 1.0, 1.2)}"
        for at, level, fall in (row.split(":") for row in rings.split())
    )
    near = hand._replace(pitch=hand.pitch**IN_TUNE)
    ring = modes(near, rings, tone, loose=0.5)
    return unit(mixed((0, 1.0, ring), (0, touch, burst(hand, edge, edge * 4, 2.5))))


def played(hand: Hand, instrument: str, tone: float, ms: float, strength: float = 1.0) -> Wave:
    """Return a tone of an instrument of the band."""
    return unit(BAND[instrument](tone * hand.pitch**IN_TUNE, ms / 1000, strength, hand.luck))


def phrase(
    hand: Hand,
    voice: Callable[[Hand, float], Wave],
    tones: Sequence[float],
    step: float,
    *,
    last: float = 1.0,
) -> Wave:
    """Return tones one after another; variants lean on other ones, or have an octave with them."""
    parts = []
    for place, tone in enumerate(tones):
        lean = hand.of(0.0, 0.12, -0.1) * (place % 2) + hand.between(-0.04, 0.04)
        level = hand.of(0.9, 1.0, 0.75 + 0.5 * (place % 2)) * hand.about(1.0, 0.08)
        level *= last if place == len(tones) - 1 else 1.0
        start = (place + (lean if place else 0)) * step
        parts.append((start, level, voice(hand, tone)))
        if hand.way != 1:
            parts.append((start + 2, 0.22 * level, voice(hand, tone * hand.of(0.5, 1, 2))))
    return mixed(*parts)


# Rooms.


def room(hand: Hand, dry: Wave, fall: float, share: float, top: float = 3200.0) -> Wave:
    """Return a sound in a room: three walls, and a tail that loses its highs."""
    t = times(6 * fall)
    tail = band(white(hand, 6 * fall) * np.exp(-t / fall), 180, top, 1)
    tail /= np.sqrt(np.sum(tail**2))
    for at, level in ((9, 0.5), (17, 0.38), (27, 0.3)):
        if count(at) < len(tail):
            tail[count(at)] += level
    wet = fftconvolve(dry, tail)
    return mixed((0, 1.0, dry), (6, share * np.abs(dry).max() / (np.abs(wet).max() + 1e-9), wet))


def wide(left: Wave, right: Wave) -> Wave:
    """Return two columns of equal length."""
    most = max(len(left), len(right))
    return np.column_stack([np.pad(one, (0, most - len(one))) for one in (left, right)])
