"""Sounds of Frantic: cards in a lamp-lit club, where a bass, a vibraphone and brushes play.

All of it is made with the hands of ``sounds``, so that it is of one house with the other games.
"""

import math
from collections.abc import Sequence

from paper import Luck
from sounds import (
    BELL,
    RATE,
    Maker,
    Wave,
    band,
    flick,
    hiss,
    knock,
    mixed,
    rustle,
    shape,
    struck,
    thump,
)

STRING = (
    (1.0, 0.5, 1.0),
    (2.0, 1.0, 0.8),
    (3.01, 0.7, 0.6),
    (4.02, 0.42, 0.5),
    (5.03, 0.26, 0.4),
    (6.05, 0.14, 0.3),
)
VIBES = ((1.0, 1.0, 1.0), (4.0, 0.2, 0.4), (10.0, 0.05, 0.16))

D3, E3, F3, G3, A3, C4, D4 = 146.8, 164.8, 174.6, 196.0, 220.0, 261.6, 293.7
EF4, F4, A4, C5, CS5, D5, E5, F5, A5 = 311.1, 349.2, 440.0, 523.3, 554.4, 587.3, 659.3, 698.5, 880.0


def bass(luck: Luck, pitch: float, ms: float = 260, decay_ms: float = 90) -> Wave:
    """Return a string of an upright bass, plucked by a finger."""
    string = struck(pitch, ms, decay_ms, STRING)
    return mixed((0, 1.0, string), (0, 0.3, shape(hiss(luck, 40, 300, 1400), 0.8, 7)))


def vibes(pitch: float, ms: float = 270, decay_ms: float = 105) -> Wave:
    """Return a bar of a vibraphone, with the slow tremble of its fans."""
    bar = struck(pitch, ms, decay_ms, VIBES)
    return [s * (0.8 + 0.2 * math.cos(i * math.tau * 7.5 / RATE)) for i, s in enumerate(bar)]


def brush(luck: Luck, ms: float, low: float = 2400, high: float = 8200) -> Wave:
    """Return a wire brush that is drawn over a drum."""
    return rustle(luck, ms, low, high, 3)


def snap(luck: Luck, k: float) -> Wave:
    """Return two fingers that snap."""
    crack = shape(hiss(luck, 60, 1500 * k, 3400 * k), 0.5, 8)
    return mixed((0, 0.5, flick(luck, 2600 * k, 4)), (7, 1.2, crack))


def felt(luck: Luck, pitch: float) -> Wave:
    """Return something soft laid down on cloth."""
    return mixed((0, 0.9, thump(pitch, 80, 20)), (0, 0.5, hiss_down(luck, 60, 500, 2400)))


def hiss_down(luck: Luck, ms: float, low: float, high: float) -> Wave:
    """Return a breath of noise that dies away."""
    return shape(hiss(luck, ms, low, high), 4, ms * 0.3)


def cloth(luck: Luck, ms: float, pitches: Sequence[float]) -> Wave:
    """Return a heavy curtain that is drawn: folds of noise, one band after another."""
    step = ms / (len(pitches) + 1)
    folds = [
        (i * step, 1.0, rustle(luck, step * 2, pitch * 0.6, pitch * 1.7, 4))
        for i, pitch in enumerate(pitches)
    ]
    return mixed(*folds)


def chord(pitches: Sequence[float], step_ms: float = 9) -> Wave:
    """Return bars of the vibraphone struck nearly together."""
    bars = [(i * step_ms, 0.8, vibes(p, 285 - i * step_ms)) for i, p in enumerate(pitches)]
    return mixed(*bars)


def _riffle(luck: Luck, count: int, ms: float, k: float) -> Wave:
    """Return card edges that fall faster and faster."""
    falls = [
        ((i / count) ** 0.72 * ms, 0.9, flick(luck, (2300 + 70 * i) * k, 5)) for i in range(count)
    ]
    return mixed(*falls)


def _deal(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, rustle(luck, 44, 1500 * k, 5200 * k, 2)), (34, 0.9, felt(luck, 190 * k)))


def _play(luck: Luck, k: float) -> Wave:
    wood = knock(luck, 262 * k, 22)
    return mixed(
        (0, 0.9, flick(luck, 2300 * k, 9)), (6, 0.9, wood), (6, 0.3, thump(110 * k, 110, 26))
    )


def _draw(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, rustle(luck, 96, 1300 * k, 5600 * k, 5)), (82, 0.4, flick(luck, 2000 * k, 7))
    )


def _wish(luck: Luck, k: float) -> Wave:
    bars = [(i * 58, 0.9, vibes(p * k, 290 - i * 58)) for i, p in enumerate((F4, A4, E5))]
    return mixed(*bars, (0, 0.3, brush(luck, 200)))


def _attack(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, snap(luck, k)),
        (14, 1.0, bass(luck, A3 * k, 150, 60)),
        (104, 1.2, bass(luck, E3 * k, 185, 80)),
        (104, 0.6, knock(luck, 240 * k, 20)),
    )


def _counter(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.2, bass(luck, E3 * k, 150, 56)),
        (76, 1.1, bass(luck, A3 * k, 200, 70)),
        (76, 0.6, vibes(A4 * k, 200)),
        (66, 0.9, snap(luck, 1.15 * k)),
        (0, 0.5, brush(luck, 110)),
    )


def _nice_try(luck: Luck, k: float) -> Wave:
    slide = [(i * 46, 0.8, vibes(p * k, 250 - i * 46, 60)) for i, p in enumerate((C5, CS5, D5))]
    return mixed(*slide, (138, 1.3, bass(luck, D3 * k, 150, 70)), (138, 1.0, snap(luck, k)))


def _skip(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.2, brush(luck, 150)), (128, 0.9, knock(luck, 196 * k, 26)))


def _missed(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, brush(luck, 130, 1600, 5200)), (100, 0.8, bass(luck, C4 * k, 150, 44)))


def _gift(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.3, rustle(luck, 90, 1400 * k, 5000 * k, 5)),
        (66, 0.8, vibes(F4 * k, 180, 70)),
        (118, 0.8, vibes(C5 * k, 170, 70)),
    )


def _exchange(luck: Luck, k: float) -> Wave:
    there, back = (rustle(luck, 100, low * k, low * 3.6 * k, 6) for low in (1700, 1000))
    notes = mixed((20, 0.7, vibes(A4 * k, 170, 60)), (126, 0.7, vibes(F4 * k, 160, 60)))
    return mixed((0, 1.3, there), (104, 1.3, back), (0, 1.0, notes))


def _take(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.1, rustle(luck, 84, 1900 * k, 6400 * k, 6)), (74, 0.7, felt(luck, 170 * k)))


def _share(luck: Luck, k: float) -> Wave:
    cards = [(i * 52, 1.0, flick(luck, (2500 - 190 * i) * k, 8)) for i in range(4)]
    return mixed(*cards, (0, 0.9, bass(luck, G3 * k, 280, 90)))


def _happening(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 0.8, flick(luck, 1900 * k, 9)),
        (16, 1.2, bass(luck, D3 * k, 275, 120)),
        (40, 0.7, vibes(A3 * k, 250)),
        (76, 0.7, vibes(EF4 * k, 215)),
        (10, 0.5, brush(luck, 260)),
    )


def _bomb_lit(luck: Luck, k: float) -> Wave:
    scratch = rustle(luck, 90, 2600 * k, 7600 * k, 9)
    fizz = [s * (0.5 + 0.5 * luck.unit()) for s in shape(hiss(luck, 200, 3600, 9000), 26, 120)]
    return mixed((0, 0.9, scratch), (74, 1.2, fizz), (74, 0.4, thump(120 * k, 120, 30)))


def _tick(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, knock(luck, 880 * k, 9)), (120, 0.9, knock(luck, 700 * k, 10)))


def _bang(luck: Luck, k: float) -> Wave:
    blast = shape(hiss(luck, 280, 260 * k, 3000 * k), 1.5, 60)
    fall = [(90 + i * 40, 0.4, knock(luck, (300 - 40 * i) * k, 18)) for i in range(4)]
    return mixed((0, 0.8, thump(88 * k, 280, 80)), (0, 2.2, blast), *fall)


def _discard(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.2, rustle(luck, 130, 900 * k, 3600 * k, 8)), (110, 0.6, felt(luck, 150 * k)))


def _shuffle(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, _riffle(luck, 16, 210, k)), (196, 0.9, felt(luck, 140 * k)))


def _market(luck: Luck, k: float) -> Wave:
    cards = [(i * 60, 1.0, _play(luck, (1 + 0.06 * i) * k)) for i in range(3)]
    return mixed(*cards, (150, 0.6, vibes(D5 * k, 140, 60)))


def _pick(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, flick(luck, 2700 * k, 9)), (16, 0.8, vibes(A4 * k, 190, 60)))


def _choose(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, rustle(luck, 60, 1100 * k, 3800 * k, 3)), (46, 0.8, felt(luck, 160 * k)))


def _show(luck: Luck, k: float) -> Wave:
    cards = [(i * 30, 0.9, flick(luck, (2100 + 200 * i) * k, 8)) for i in range(4)]
    return mixed(*cards, (96, 0.8, chord([p * k for p in (F4, A4, D5)], 12)))


def _rest(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, knock(luck, 262 * k, 20)), (20, 0.8, bass(luck, F3 * k, 130, 30)))


def _ran_out(luck: Luck, k: float) -> Wave:
    taps = [(i * 74, 0.8, knock(luck, (240 - 18 * i) * k, 28)) for i in range(3)]
    return mixed(*taps, (148, 0.8, bass(luck, E3 * k, 140, 60)))


def _last_call(luck: Luck, k: float) -> Wave:
    bell = [(i * 110, 0.9, struck(A5 * k, 285 - i * 110, 84, BELL)) for i in (0, 1)]
    return mixed(*bell, (0, 0.4, knock(luck, 520 * k, 10)))


def _round_end(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.1, bass(luck, F3 * k, 285, 120)), (20, 0.9, chord([p * k for p in (A3, C4, D4)], 24))
    )


def _match_end(luck: Luck, k: float) -> Wave:
    bars = chord([p * k for p in (A3, C4, D4, F4, F5)], 26)
    return mixed(
        (0, 1.2, bass(luck, F3 * k, 290, 130)), (0, 0.9, bars), (104, 0.4, brush(luck, 180))
    )


def _refused(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, bass(luck, D4 * k, 90, 24)), (84, 1.1, bass(luck, 233.1 * k, 150, 34)))


def _turn(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.7, snap(luck, k)), (20, 0.8, vibes(C5 * k, 210, 66)))


def _decline(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, band(brush(luck, 90, 1400 * k, 4200 * k), 900, 3600)))


def _open(luck: Luck, k: float) -> Wave:
    rings = [(20 + i * 44, 0.16, struck(2300 * k + 130 * i, 60, 14, BELL)) for i in range(4)]
    return mixed((0, 1.0, cloth(luck, 240, [p * k for p in (500, 760, 1150, 1700)])), *rings)


def _close(luck: Luck, k: float) -> Wave:
    folds = cloth(luck, 220, [p * k for p in (1700, 1100, 720, 460)])
    return mixed((0, 1.0, folds), (196, 0.5, felt(luck, 110 * k)))


SOUNDS: dict[str, tuple[float, Maker]] = {
    "fc-deal": (0.6, _deal),
    "fc-play": (0.95, _play),
    "fc-draw": (0.6, _draw),
    "fc-wish": (0.95, _wish),
    "fc-attack": (1.1, _attack),
    "fc-counter": (1.1, _counter),
    "fc-nice-try": (1.05, _nice_try),
    "fc-skip": (0.9, _skip),
    "fc-missed": (0.85, _missed),
    "fc-gift": (0.9, _gift),
    "fc-exchange": (0.9, _exchange),
    "fc-take": (0.7, _take),
    "fc-share": (0.95, _share),
    "fc-happening": (1.1, _happening),
    "fc-bomb-lit": (0.85, _bomb_lit),
    "fc-tick": (0.75, _tick),
    "fc-bomb-off": (1.25, _bang),
    "fc-discard": (0.75, _discard),
    "fc-shuffle": (0.9, _shuffle),
    "fc-market": (0.95, _market),
    "fc-pick": (0.85, _pick),
    "fc-choose": (0.5, _choose),
    "fc-show": (1.0, _show),
    "fc-rest": (0.85, _rest),
    "fc-ran-out": (0.95, _ran_out),
    "fc-last-call": (0.85, _last_call),
    "fc-round-end": (1.0, _round_end),
    "fc-match-end": (1.05, _match_end),
    "fc-refused": (0.95, _refused),
    "fc-turn": (0.8, _turn),
    "fc-decline": (0.4, _decline),
    "fc-curtain-open": (0.6, _open),
    "fc-curtain-close": (0.6, _close),
}
