"""Every sound of the game: paper, wood and soft mallets, made out of noise and partials."""

import io
import math
import struct
import wave
from collections.abc import Callable, Mapping, Sequence

from paper import Luck

RATE = 44_100
LONGEST_MS = 295
LOUDNESS = 0.17
PEAK = 0.88
WINDOW_MS = 40
FADE_SHARE = 0.12
VARIANTS = 3

Wave = list[float]
Maker = Callable[[Luck, float], Wave]
"""Makes a sound, with its pitches times the number."""

MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.26, 0.34), (9.3, 0.08, 0.16))
BLOCK = ((1.0, 1.0, 1.0), (2.57, 0.55, 0.6), (4.62, 0.3, 0.4), (7.1, 0.12, 0.25))
BELL = ((1.0, 1.0, 1.0), (2.0, 0.35, 0.7), (2.99, 0.3, 0.5), (5.4, 0.12, 0.25))


def _count(ms: float) -> int:
    return int(RATE * ms / 1000)


def struck(pitch: float, ms: float, decay_ms: float, partials: Sequence[tuple]) -> Wave:
    """Return decaying partials: (ratio, strength, share of the decay time) each."""
    out = [0.0] * _count(ms)
    for ratio, strength, share in partials:
        turn = math.tau * pitch * ratio / RATE
        fall = math.exp(-1000 / (RATE * decay_ms * share))
        level = strength
        for i in range(len(out)):
            out[i] += level * math.sin(turn * i)
            level *= fall
    attack = _count(1.6)
    for i in range(min(attack, len(out))):
        out[i] *= i / attack
    return out


def band(signal: Wave, low: float, high: float) -> Wave:
    """Let only the band between two pitches pass (two poles each way)."""
    middle = math.sqrt(low * high)
    q = middle / (high - low)
    w = math.tau * middle / RATE
    alpha = math.sin(w) / (2 * q)
    a0, a1, a2 = 1 + alpha, -2 * math.cos(w), 1 - alpha
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in signal:
        y = (alpha * (x - x2) - a1 * y1 - a2 * y2) / a0
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def hiss(luck: Luck, ms: float, low: float, high: float) -> Wave:
    """Return filtered noise."""
    return band([luck.between(-1, 1) for _ in range(_count(ms))], low, high)


def shape(signal: Wave, rise_ms: float, decay_ms: float) -> Wave:
    """Let a signal rise and then die away."""
    rise = max(1, _count(rise_ms))
    fall = RATE * decay_ms / 1000
    return [
        s * (i / rise if i < rise else math.exp(-(i - rise) / fall)) for i, s in enumerate(signal)
    ]


def rustle(luck: Luck, ms: float, low: float, high: float, flutter: int = 5) -> Wave:
    """Return a sheet of paper that slides: noise that swells and crackles."""
    noise = hiss(luck, ms, low, high)
    grains = [luck.between(0.35, 1.0) for _ in range(flutter + 2)]
    out = []
    for i, sample in enumerate(noise):
        t = i / len(noise)
        at = t * flutter
        k = int(at)
        grain = grains[k] + (grains[k + 1] - grains[k]) * (at - k)
        out.append(sample * grain * math.sin(math.pi * t) ** 0.8)
    return out


def flick(luck: Luck, pitch: float = 3200, decay_ms: float = 12) -> Wave:
    """Return the snap of a card's edge."""
    return shape(hiss(luck, decay_ms * 6, pitch * 0.5, pitch * 1.9), 0.6, decay_ms)


def knock(luck: Luck, pitch: float, decay_ms: float = 22) -> Wave:
    """Return a knuckle on a table."""
    wood = struck(pitch, decay_ms * 6, decay_ms, BLOCK)
    return mixed((0, 1.0, wood), (0, 0.5, flick(luck, pitch * 5, 4)))


def mallet(luck: Luck, pitch: float, ms: float = 200, decay_ms: float = 62) -> Wave:
    """Return a soft mallet on a wooden bar."""
    bar = struck(pitch, ms, decay_ms, MARIMBA)
    return mixed((0, 1.0, bar), (0, 0.22, flick(luck, 1500, 5)))


def thump(pitch: float, ms: float, decay_ms: float) -> Wave:
    """Return a low beat that falls in pitch: the weight of a hand."""
    out, phase, fall = [], 0.0, RATE * decay_ms / 1000
    for i in range(_count(ms)):
        phase += math.tau * pitch * (0.55 + 0.75 * math.exp(-i / (fall * 0.5))) / RATE
        out.append(math.sin(phase) * math.exp(-i / fall) * min(1.0, i / 40))
    return out


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of (start in ms, strength, signal) parts."""
    out = [0.0] * max(_count(start) + len(signal) for start, _, signal in parts)
    for start, strength, signal in parts:
        offset = _count(start)
        for i, sample in enumerate(signal):
            out[offset + i] += strength * sample
    return out


def _phrase(luck: Luck, pitches: Sequence[float], step_ms: float, decay_ms: float) -> Wave:
    parts = [
        (i * step_ms, 1.0, mallet(luck, pitch, 290 - i * step_ms, decay_ms))
        for i, pitch in enumerate(pitches)
    ]
    return mixed(*parts)


C4, E4, G4, A4 = 261.6, 329.6, 392.0, 440.0
C5, D5, E5, G5, A5, C6 = 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5


def _slap(luck: Luck, k: float) -> Wave:
    palm = shape(hiss(luck, 150, 500 * k, 4200 * k), 0.8, 16)
    return mixed(
        (0, 1.5, palm), (2, 1.0, thump(105 * k, 190, 48)), (9, 0.5, knock(luck, 210 * k, 26))
    )


def _first_slap(luck: Luck, k: float) -> Wave:
    ring = struck(C6 * k, 250, 70, BELL)
    return mixed(
        (0, 1.0, _slap(luck, k)), (18, 0.34, ring), (44, 0.3, struck(G5 * k, 235, 70, BELL))
    )


def _discard(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 0.9, flick(luck, 2600 * k, 11)),
        (5, 0.6, knock(luck, 300 * k, 20)),
        (4, 0.5, thump(140 * k, 90, 22)),
    )


def _turn(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 0.9, rustle(luck, 70, 1500 * k, 6000 * k, 4)), (58, 1.0, flick(luck, 2400 * k, 10))
    )


def _stuck(luck: Luck, k: float) -> Wave:
    low = mixed((0, 1.0, mallet(luck, E4 * k, 160, 60)), (110, 1.0, mallet(luck, C4 * k, 180, 60)))
    return mixed((0, 1.0, low), (110, 0.35, knock(luck, 240, 26)))


def _refuse(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, knock(luck, 262 * k, 24)), (80, 1.0, knock(luck, 220 * k, 28)))


def _blocked(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.9, knock(luck, 233 * k, 28)), (24, 0.7, mallet(luck, 277.2 * k, 190, 52)))


def _late(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.1, rustle(luck, 120, 900 * k, 3600 * k, 6)), (92, 0.45, knock(luck, 250 * k, 18))
    )


def _move(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.1, rustle(luck, 110, 1200 * k, 5200 * k, 7)), (100, 0.5, flick(luck, 1800 * k, 9))
    )


def _reveal(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, _turn(luck, k)), (62, 0.6, mallet(luck, G5 * k, 190, 56)))


def _go(luck: Luck, k: float) -> Wave:
    chord = [mallet(luck, p * k, 280, 80) for p in (C5, G5, C6)]
    return mixed(
        *((i * 6, 0.7, c) for i, c in enumerate(chord)), (0, 0.5, knock(luck, 320 * k, 20))
    )


def _ready(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.7, knock(luck, 420 * k, 16)), (30, 0.8, mallet(luck, C6 * k, 200, 58)))


def _win(luck: Luck, k: float) -> Wave:
    run = _phrase(luck, [p * k for p in (C5, E5, G5, C6)], 48, 78)
    return mixed((0, 1.0, run), (144, 0.25, struck(C6 * 2 * k, 145, 60, BELL)))


def _match_end(luck: Luck, k: float) -> Wave:
    chord = [mallet(luck, p * k, 270, 96) for p in (C4, E4, G4, C5)]
    return mixed(
        *((i * 22, 0.7, c) for i, c in enumerate(chord)), (66, 0.3, struck(C6 * k, 225, 80, BELL))
    )


def cheer(luck: Luck, ms: float, k: float) -> Wave:
    """Return people who cheer far away: noise in the bands of an open mouth, and some claps."""
    voice = mixed(
        (0, 1.0, hiss(luck, ms, 620 * k, 1050 * k)), (0, 0.55, hiss(luck, ms, 2100 * k, 3000 * k))
    )
    claps = [(luck.between(10, ms * 0.7), 0.5, flick(luck, 1500 * k, 7)) for _ in range(7)]
    return mixed((0, 1.0, shape(voice, ms * 0.34, ms * 0.36)), *claps)


def squelch(luck: Luck, k: float, ms: float = 110) -> Wave:
    """Return a step into mud: a wet smack and a low plop."""
    wet = rustle(luck, ms, 260 * k, 1300 * k, 9)
    return mixed((0, 1.2, wet), (ms * 0.3, 0.8, thump(150 * k, ms, ms * 0.26)))


def _tin(luck: Luck, pitch: float) -> Wave:
    """Return something that falls into the tray of a wheelbarrow."""
    tray = struck(pitch, 170, 38, ((1.0, 1.0, 1.0), (1.51, 0.7, 0.8), (2.83, 0.45, 0.5)))
    return mixed((0, 0.8, tray), (0, 0.6, flick(luck, 2100, 5)))


def _throw(luck: Luck, k: float) -> Wave:
    cards = [(i * 34, 2.6, flick(luck, (2300 + 220 * i) * k, 9)) for i in range(5)]
    return mixed(
        *cards, (0, 0.5, rustle(luck, 150, 1400 * k, 5200 * k, 6)), (150, 0.35, squelch(luck, k))
    )


def _take(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.3, rustle(luck, 70, 1600 * k, 5600 * k, 4)),
        (60, 0.8, _tin(luck, 330 * k)),
        (70, 0.7, squelch(luck, k, 90)),
    )


def _special(luck: Luck, k: float) -> Wave:
    bell = [(i * 90, 0.7, struck(C6 * 2 * k, 190, 52, BELL)) for i in (0, 1)]
    return mixed((0, 0.5, rustle(luck, 50, 2000 * k, 6000 * k, 3)), *bell)


def _full_hand(luck: Luck, k: float) -> Wave:
    run = _phrase(luck, [p * k for p in (C5, E5, G5, C6, C6 * 1.26)], 36, 70)
    return mixed((0, 1.0, run), (20, 2.8, cheer(luck, 265, k)))


def _stop(luck: Luck, k: float) -> Wave:
    bell = struck(G5 * 2 * k, 280, 90, BELL)
    return mixed((0, 0.9, bell), (0, 0.5, knock(luck, 480 * k, 12)), (14, 2.8, cheer(luck, 270, k)))


def _crash(luck: Luck, k: float) -> Wave:
    falls = ((0, 300), (52, 250), (96, 262), (134, 196), (168, 174))
    knocks = [(at, 0.9 - at / 400, knock(luck, pitch * k, 24)) for at, pitch in falls]
    return mixed(*knocks, (0, 0.6, _tin(luck, 410 * k)), (150, 1.1, squelch(luck, 0.8 * k, 130)))


def _lost(luck: Luck, k: float) -> Wave:
    fall = _phrase(luck, [p * k for p in (G4, 369.9, 349.2, 261.6)], 54, 56)
    return mixed((0, 1.0, fall), (160, 0.8, squelch(luck, 0.8 * k, 120)))


def _no_stop(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, squelch(luck, 1.2 * k, 80)), (70, 1.0, knock(luck, 208 * k, 30)))


def _next_runner(luck: Luck, k: float) -> Wave:
    steps = [(i * 70, 0.5, squelch(luck, (1.3 + 0.2 * i) * k, 60)) for i in range(2)]
    return mixed(*steps, (90, 0.9, mallet(luck, D5 * k, 190, 56)))


SOUNDS: dict[str, tuple[float, Maker]] = {
    "pick": (0.7, lambda s, k: mixed((0, 1, rustle(s, 62, 2200 * k, 7200 * k, 3)))),
    "putback": (0.7, lambda s, k: mixed((0, 1, rustle(s, 76, 1200 * k, 4200 * k, 4)))),
    "turn": (0.85, _turn),
    "move": (0.85, _move),
    "discard": (1.0, _discard),
    "refuse": (1.0, _refuse),
    "late": (0.9, _late),
    "blocked": (1.0, _blocked),
    "call": (1.0, lambda s, k: _phrase(s, (A4 * k, E5 * k, A5 * k), 52, 50)),
    "wrongcall": (1.0, lambda s, k: _phrase(s, (E5 * k, 466.2 * k, E4 * k), 66, 50)),
    "slap": (1.15, _slap),
    "firstslap": (1.15, _first_slap),
    "count": (0.9, lambda s, k: mallet(s, C5 * k, 220, 58)),
    "go": (1.0, _go),
    "reveal": (0.95, _reveal),
    "deal": (
        0.6,
        lambda s, k: mixed((0, 1, rustle(s, 34, 1900, 6200, 2)), (28, 1, flick(s, 2900 * k, 7))),
    ),
    "stuck": (0.95, _stuck),
    "roundend": (1.0, lambda s, k: _phrase(s, (G4 * k, C5 * k, E5 * k), 70, 76)),
    "win": (1.0, _win),
    "match-end": (1.0, _match_end),
    "join": (0.95, lambda s, k: _phrase(s, (C5 * k, G5 * k), 74, 60)),
    "ready": (0.95, _ready),
    "leave": (0.9, lambda s, k: _phrase(s, (G4 * k, C4 * k), 80, 56)),
    "ui-move": (0.5, lambda s, k: knock(s, 620 * k, 9)),
    "ui-confirm": (
        0.8,
        lambda s, k: mixed((0, 1, knock(s, 480 * k, 14)), (26, 0.7, mallet(s, E5 * k, 170, 46))),
    ),
    "ui-back": (
        0.75,
        lambda s, k: mixed((0, 1, knock(s, 360 * k, 16)), (26, 0.6, mallet(s, A4 * k, 160, 44))),
    ),
    "pause": (0.9, lambda s, k: _phrase(s, (D5 * k, A4 * k), 86, 58)),
    "resume": (0.9, lambda s, k: _phrase(s, (A4 * k, D5 * k), 86, 58)),
    "fp-throw": (0.9, _throw),
    "fp-take": (0.95, _take),
    "fp-special": (0.85, _special),
    "fp-fullhand": (1.05, _full_hand),
    "fp-stop": (1.0, _stop),
    "fp-crash": (1.15, _crash),
    "fp-lost": (1.0, _lost),
    "fp-refused": (0.95, _no_stop),
    "fp-turn": (0.85, _next_runner),
}


def finished(signal: Wave, gain: float) -> Wave:
    """Cut to length, even out the loudness, soften the peaks and fade out."""
    signal = signal[: _count(LONGEST_MS)]
    window = _count(WINDOW_MS)
    loudest = max(
        math.sqrt(sum(s * s for s in signal[i : i + window]) / window)
        for i in range(0, max(1, len(signal) - window // 2), window // 4)
    )
    k = LOUDNESS * gain / loudest
    signal = [PEAK * math.tanh(s * k / PEAK) for s in signal]
    fade = int(len(signal) * FADE_SHARE)
    for i in range(fade):
        signal[-1 - i] *= i / fade
    return signal


def sounds(table: Mapping[str, tuple[float, Maker]]) -> dict[str, bytes]:
    """Return file name and content of every WAV of a table: the loudness of each, and its maker."""
    files = {}
    for place, (name, (gain, make)) in enumerate(table.items()):
        for variant in range(1, VARIANTS + 1):
            detune = 1 + (variant - 2) * 0.022
            signal = make(Luck(place * 10 + variant), detune)
            files[f"{name}-{variant}"] = _wav(finished(signal, gain))
    return files


def _wav(signal: Wave) -> bytes:
    samples = [round(s * 32767) for s in signal]
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return target.getvalue()
