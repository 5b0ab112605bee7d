"""The instruments of the music: each makes one tone out of partials, strings or noise (numpy)."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, lfilter, sosfilt

Wave = NDArray[np.float64]
Luck = np.random.Generator
Instrument = Callable[[float, float, float, Luck], Wave]
"""Pitch in Hz, length in seconds, strength 0 to 1, luck: the tone with all its ringing."""

RATE = 44_100
TAU = 2 * np.pi


def _time(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def _noise(luck: Luck, count: int) -> Wave:
    return luck.random(count) * 2 - 1


def band(signal: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Let a band pass; 0 leaves an end open."""
    if low and high:
        return sosfilt(butter(order, (low, high), "bandpass", fs=RATE, output="sos"), signal)
    kind, edge = ("highpass", low) if low else ("lowpass", high)
    return sosfilt(butter(order, edge, kind, fs=RATE, output="sos"), signal)


def _gate(t: Wave, rise: float, held: float, release: float) -> Wave:
    """Rise, stand, and fall away from ``held`` on."""
    up = np.minimum(1.0, t / rise)
    down = np.clip(1 - (t - held) / release, 0, 1)
    return up * (0.5 - 0.5 * np.cos(np.pi * down))


def _struck(pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """Return decaying partials: ratio, strength and time to 1/e of each."""
    t = _time(seconds)
    out = np.zeros_like(t)
    for ratio, strength, fall in partials:
        if pitch * ratio < 16_000:
            out += strength * np.sin(TAU * pitch * ratio * t) * np.exp(-t / fall)
    return out * np.minimum(1, t / 0.0008)


def _click(luck: Luck, seconds: float, low: float, high: float, fall: float) -> Wave:
    t = _time(seconds)
    return band(_noise(luck, len(t)), low, high) * np.exp(-t / fall)


def _added(*signals: Wave) -> Wave:
    out = np.zeros(max(map(len, signals)))
    for signal in signals:
        out[: len(signal)] += signal
    return out


def _string_bass(strengths: Sequence[float], rise: float, ring: float, finger: float) -> Instrument:
    def play(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
        t = _time(min(length, 2.2) + 0.08)
        sharp = pitch * (2 ** (15 / 1200) - 1)
        turns = pitch * t + sharp * 0.018 * (1 - np.exp(-t / 0.018))
        out = np.zeros_like(t)
        for k, level in enumerate(strengths, 1):
            fall = ring / (1 + 0.42 * (k - 1))
            out += level * np.sin(TAU * k * turns) * np.exp(-t / fall)
        out *= _gate(t, rise, length, 0.06)
        return strength * _added(out, finger * _click(luck, 0.05, 700, 2400, 0.006))

    return play


upright_bass = _string_bass(
    (1, 0.72, 0.42, 0.30, 0.16, 0.12, 0.08, 0.05, 0.035, 0.025), 0.006, 0.75, 0.9
)
pizzicato = _string_bass((1, 0.6, 0.36, 0.2, 0.12, 0.07, 0.04), 0.005, 0.42, 0.6)
tuba = _string_bass((1, 0.85, 0.6, 0.4, 0.24, 0.12), 0.03, 1.6, 0.1)


def electric_piano(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a tine and its bar: two sines that bend each other."""
    fall = 0.9 * (220 / pitch) ** 0.35
    t = _time(min(length + 0.25, 4 * fall))
    bend = 1.5 * strength * np.exp(-t / 0.38) * np.sin(TAU * pitch * t)
    bar = np.sin(TAU * pitch * t + bend) * np.exp(-t / fall)
    high = min(14.0, 9000 / pitch)
    tine = np.sin(TAU * pitch * t + 0.9 * np.exp(-t / 0.05) * np.sin(TAU * high * pitch * t))
    tone = bar + 0.22 * strength * tine * np.exp(-t / 0.12)
    return strength * tone * _gate(t, 0.0025, length, 0.22)


def _vibrato(t: Wave, pitch: float, cents: float, rate: float, after: float) -> Wave:
    """Return the turns of a tone that begins to tremble after a while."""
    depth = pitch * (2 ** (cents / 1200) - 1) * np.clip((t - after) / 0.2, 0, 1)
    return np.cumsum(pitch + depth * np.sin(TAU * rate * t)) / RATE


def accordion(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return three reeds that beat against one another."""
    t = _time(length + 0.07)
    out = np.zeros_like(t)
    for off, level in ((0.0, 1.0), (2.6, 0.8), (-2.1, 0.7)):
        for k in range(1, 19):
            if k * pitch > 9000:
                break
            share = k**-0.85 * (1.25 if k % 2 else 0.8)
            out += level * share * np.sin(TAU * (k * (pitch + off) * t + luck.random()))
    out *= 1 + 0.035 * np.sin(TAU * 5.1 * t)
    out = band(out, 0, 4200) + 0.35 * band(out, 1200, 2600)
    return strength * out * _gate(t, 0.04, length, 0.06)


def concertina(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return one dry reed."""
    t = _time(length + 0.05)
    out = np.zeros_like(t)
    for k in range(1, int(min(16, 9000 // pitch)) + 1):
        out += np.sin(TAU * (k * pitch * t + luck.random())) / k
    return strength * band(out, 0, 4800) * _gate(t, 0.025, length, 0.05)


def _reed(slope: float, even: float, breath: float, high: float) -> Instrument:
    def play(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
        t = _time(length + 0.07)
        turns = _vibrato(t, pitch, 8, 4.5, 0.3)
        out = np.zeros_like(t)
        for k in range(1, 10):
            if k * pitch < high:
                out += k**-slope * (1.0 if k % 2 else even) * np.sin(TAU * k * turns)
        out += breath * band(_noise(luck, len(t)), 800, 4000) * 3
        return strength * out * _gate(t, 0.03, length, 0.06)

    return play


clarinet = _reed(1.1, 0.05, 0.02, 8000)
chalumeau = _reed(0.95, 0.09, 0.03, 5000)


def whistle(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return somebody who whistles softly."""
    t = _time(length + 0.08)
    turns = _vibrato(t, pitch, 14, 5.2, 0.25)
    air = band(_noise(luck, len(t)), 0.8 * pitch, 1.25 * pitch)
    return strength * (np.sin(TAU * turns) + 0.12 * air) * _gate(t, 0.05, length, 0.07)


def marimba(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a wooden bar under a soft mallet; it rings whatever its length is."""
    ring = 0.42 * (262 / pitch) ** 0.55
    bars = ((1, 1, ring), (3.99, 0.22, 0.3 * ring), (9.6, 0.06, 0.11 * ring))
    bar = _struck(pitch, 5 * ring, bars)
    return strength * _added(bar, 0.8 * _click(luck, 0.012, 900, 3500, 0.0015))


def felt_mallets(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a dark metal bar under felt, with a slow tremble."""
    ring = 0.9 * (262 / pitch) ** 0.5
    bar = _struck(pitch, 1.6, ((1, 1, ring), (2.76, 0.12, 0.3 * ring), (4, 0.08, 0.2 * ring)))
    t = _time(1.6)
    return strength * bar * (1 - 0.2 + 0.2 * np.cos(TAU * 5.5 * t)) * _gate(t, 0.006, 1.4, 0.2)


def vibraphone(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a bar of metal over a pipe with a fan."""
    ring = 2.1 * (262 / pitch) ** 0.55
    seconds = min(length + 0.5, 3.0)
    bar = _struck(pitch, seconds, ((1, 1, ring), (3.99, 0.2, 0.3 * ring), (9.6, 0.04, 0.1 * ring)))
    t = _time(seconds)
    return strength * bar * (0.85 + 0.15 * np.cos(TAU * 5.5 * t)) * _gate(t, 0.002, length, 0.45)


def _plucked(loss: float, soft: float, longest: float, release: float) -> Instrument:
    def play(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
        period = RATE / pitch - 0.5
        whole = int(period)
        part = period - whole
        seconds = min(length + release, longest)
        start = np.zeros(round(seconds * RATE))
        burst = band(_noise(luck, whole), 0, soft, 1)
        comb = max(1, whole // 5)
        burst -= 0.7 * np.roll(burst, comb)
        start[:whole] = burst - burst.mean()
        # y = x + g (1/2 y[n - N] + 1/2 y[n - N - 1]), with the rest of the period split linearly
        back = np.zeros(whole + 3)
        back[0] = 1
        for shift, share in ((0, 1 - part), (1, part)):
            back[whole + shift] -= loss * 0.5 * share
            back[whole + shift + 1] -= loss * 0.5 * share
        out = lfilter([1.0], back, start)
        t = _time(seconds)[: len(out)]
        held = min(length, longest - release)
        return strength * out / (np.abs(out).max() + 1e-9) * _gate(t, 0.0005, held, release)

    return play


guitar = _plucked(0.996, 2600, 2.6, 0.5)
banjo = _plucked(0.985, 3800, 0.6, 0.12)


def _brass(bend: float, scoop: float, dark: float) -> Instrument:
    def play(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
        t = _time(length + 0.08)
        out = np.zeros_like(t)
        depth = bend * strength * np.minimum(1, t / 0.055) * (0.62 + 0.38 * np.exp(-t / 0.16))
        for off in (-0.0021, 0.0, 0.0026):
            low = pitch * (1 + off) * (1 - scoop * np.exp(-t / 0.022))
            turns = np.cumsum(low) / RATE + _vibrato(t, pitch, 6, 5.3, 0.25) - pitch * t
            phase = luck.random()
            out += np.sin(TAU * (turns + phase) + depth * np.sin(TAU * turns))
            out += 0.25 * np.sin(TAU * 2 * turns)
        out = band(band(out, 0.6 * pitch, 0), 0, min(12 * pitch + 2500, 14_000) * dark)
        swell = 0.78 + 0.22 * np.exp(-t / 0.12)
        return strength * out * swell * _gate(t, 0.035, length, 0.06)

    return play


brass = _brass(4.4, 0.012, 1.0)
muted_brass = _brass(2.6, 0.012, 0.4)


def slide(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a trombone that slides up into a tone."""
    t = _time(length + 0.08)
    way = 1 - 0.33 * np.clip(1 - t / (0.8 * length), 0, 1) ** 1.4
    turns = np.cumsum(pitch * way) / RATE
    out = np.sin(TAU * turns + 2.8 * np.sin(TAU * turns)) + 0.25 * np.sin(TAU * 2 * turns)
    return strength * band(out, 0.5 * pitch, 0) * _gate(t, 0.06, length, 0.08)


def tremolo(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return strings that shiver, swelling and fading."""
    t = _time(length)
    out = np.zeros_like(t)
    for off in (-1.1, 0.0, 1.3):
        for k in range(1, 9):
            out += k**-1.2 * np.sin(TAU * (k * (pitch + off) * t + luck.random()))
    shiver = 0.62 + 0.38 * np.sin(TAU * 11 * t)
    return strength * band(out, 0, 2600) * shiver * np.sin(np.pi * t / length) ** 0.8


def bells(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a small bell."""
    partials = ((1, 1, 0.5), (2, 0.35, 0.35), (2.99, 0.3, 0.25), (5.4, 0.1, 0.1))
    return strength * _struck(pitch, 1.8, partials) * _gate(_time(1.8), 0.001, 1.3, 0.5)


def brush_tap(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return wires that hit a snare drum."""
    skin = _struck(1, 0.25, ((187, 1, 0.05), (331, 0.5, 0.03)))
    return strength * _added(band(_click(luck, 0.2, 1300, 9000, 0.038), 0, 9000), 0.35 * skin)


def brush_stroke(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return wires that are drawn over a snare drum."""
    t = _time(0.33)
    return strength * band(_noise(luck, len(t)), 1500, 6500) * np.sin(np.pi * t / 0.33) ** 1.3


def kick(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a large drum that is hardly touched."""
    t = _time(0.3)
    turns = 50 * t + 55 * 0.02 * (1 - np.exp(-t / 0.02))
    return strength * np.sin(TAU * turns) * np.exp(-t / 0.06) * np.minimum(1, t / 0.002)


def _drum(partials: Sequence[tuple[float, float, float]], skin: float) -> Instrument:
    def play(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
        tone = _struck(pitch, 6 * partials[0][2], partials)
        return strength * _added(tone, skin * strength * _click(luck, 0.08, 300, 2600, 0.012))

    return play


tom = _drum(((1, 1, 0.11), (1.59, 0.5, 0.07), (2.14, 0.3, 0.05), (2.65, 0.2, 0.03)), 0.8)
timpani = _drum(
    ((1, 1, 0.36), (1.504, 0.6, 0.26), (1.742, 0.3, 0.18), (2, 0.3, 0.14), (2.44, 0.2, 0.09)), 0.5
)
frame_drum = _drum(((1, 1, 0.09), (1.6, 0.5, 0.06), (2.3, 0.35, 0.04), (3.4, 0.25, 0.025)), 1.4)
wood_block = _drum(((1, 1, 0.022), (1.42, 0.7, 0.018), (2.57, 0.4, 0.01)), 0.5)
cow_bell = _drum(((1, 1, 0.07), (1.48, 0.8, 0.06), (2.6, 0.3, 0.03), (3.9, 0.2, 0.02)), 0.2)


def hat(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a closed pair of cymbals."""
    fall = 0.014 * (1.6 if strength > 0.6 else 1)
    return strength * band(_click(luck, 0.11, 6500, 12_000, fall), 0, 12_000)


def shaker(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return grains in a tin."""
    t = _time(0.11)
    swell = np.minimum(1, t / 0.03) * np.exp(-np.maximum(0, t - 0.03) / 0.022)
    return strength * band(_noise(luck, len(t)), 3800, 10_000) * swell


def claps(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return four people who clap once, nearly together."""
    out = np.zeros(round(0.3 * RATE))
    for _ in range(4):
        middle = 1350 * np.exp(0.25 * (luck.random() - 0.5) * 2)
        hand = _click(luck, 0.08, 0.72 * middle, 1.4 * middle, 0.008)
        hand = _added(hand, 0.45 * _click(luck, 0.05, 2.0 * middle, 3.2 * middle, 0.005))
        at = round((0.004 + 0.016 * luck.random()) * RATE)
        out[at : at + len(hand)] += hand * (0.5 + 0.5 * luck.random())
    return strength * out


def snare(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return one stroke of a roll."""
    skin = _struck(1, 0.2, ((187, 1, 0.05), (331, 0.5, 0.03)))
    return strength * _added(_click(luck, 0.16, 1300, 8000, 0.038), 0.4 * skin)


def washboard(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a thimble that is drawn over ribs of tin."""
    out = np.zeros(round(0.16 * RATE))
    for k in range(7 if strength > 0.6 else 3):
        grain = _click(luck, 0.02, 3000, 9000, 0.003)
        at = round((0.002 + 0.011 * k) * RATE)
        out[at : at + len(grain)] += grain * (0.6 + 0.4 * luck.random())
    return strength * out


def waves(pitch: float, length: float, strength: float, luck: Luck) -> Wave:
    """Return a wave that comes up the sand and runs back, over four bars."""
    seconds = 5.4
    t = _time(seconds)
    swell = np.sin(np.pi * np.minimum(1, t / seconds) ** 0.8) ** 2
    noise = _noise(luck, len(t))
    return strength * swell * (band(noise, 400, 1500) + 0.4 * band(noise, 1500, 3000))


BAND: dict[str, Instrument] = {
    "upright-bass": upright_bass,
    "pizzicato": pizzicato,
    "tuba": tuba,
    "electric-piano": electric_piano,
    "accordion": accordion,
    "concertina": concertina,
    "clarinet": clarinet,
    "chalumeau": chalumeau,
    "whistle": whistle,
    "marimba": marimba,
    "felt-mallets": felt_mallets,
    "vibraphone": vibraphone,
    "guitar": guitar,
    "banjo": banjo,
    "brass": brass,
    "muted-brass": muted_brass,
    "slide": slide,
    "tremolo": tremolo,
    "bells": bells,
    "brush-tap": brush_tap,
    "brush-stroke": brush_stroke,
    "kick": kick,
    "tom": tom,
    "timpani": timpani,
    "frame-drum": frame_drum,
    "wood-block": wood_block,
    "cow-bell": cow_bell,
    "hat": hat,
    "shaker": shaker,
    "claps": claps,
    "snare": snare,
    "washboard": washboard,
    "waves": waves,
}
