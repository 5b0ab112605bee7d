"""Sounds of the board game: wooden pieces on a path of stone, high above the surf.

What happens on the track knocks: dice and pawns are of wood, the squares of stone. What concerns
everybody comes with a wave, and the few notes are struck on slabs of stone. All of it is made with
the hands of ``sounds``, so that it is of one house with the other games.
"""

import math
from collections.abc import Sequence

from paper import Luck
from sounds import (
    RATE,
    Maker,
    Wave,
    flick,
    hiss,
    knock,
    mixed,
    rustle,
    shape,
    struck,
    thump,
)

STONE = ((1.0, 1.0, 1.0), (2.76, 0.42, 0.5), (5.4, 0.2, 0.28), (8.93, 0.09, 0.16))
"""A bar of stone that lies free."""
PEBBLE = ((1.0, 1.0, 1.0), (1.83, 0.6, 0.7), (2.95, 0.4, 0.5), (4.7, 0.2, 0.3))

D3, G3, A3, D4, E4, G4, A4, B4 = 146.8, 196.0, 220.0, 293.7, 329.6, 392.0, 440.0, 493.9
D5, E5, G5, A5, B5, D6 = 587.3, 659.3, 784.0, 880.0, 987.8, 1174.7


def slab(luck: Luck, pitch: float, ms: float = 270, decay_ms: float = 92) -> Wave:
    """Return a slab of stone that rings under a wooden beater."""
    return mixed((0, 1.0, struck(pitch, ms, decay_ms, STONE)), (0, 0.3, flick(luck, pitch * 4, 3)))


def pebble(luck: Luck, pitch: float, decay_ms: float = 9) -> Wave:
    """Return a pebble that hits another one."""
    hit = struck(pitch, decay_ms * 6, decay_ms, PEBBLE)
    return mixed((0, 1.0, hit), (0, 0.5, flick(luck, pitch * 2.2, 3)))


def plank(luck: Luck, pitch: float, decay_ms: float = 26) -> Wave:
    """Return a piece of wood that is put down on stone."""
    return mixed(
        (0, 1.0, knock(luck, pitch, decay_ms)),
        (0, 0.5, thump(pitch * 0.42, decay_ms * 4, decay_ms)),
        (3, 0.35, pebble(luck, pitch * 6.1, 5)),
    )


def surf(luck: Luck, ms: float, low: float = 420, high: float = 3600, crest: float = 0.55) -> Wave:
    """Return a wave that swells up to its crest, a share of its time, and runs out."""
    noise = hiss(luck, ms, low, high)
    peak = max(1.0, len(noise) * crest)
    return [
        s * ((i / peak) ** 1.6 if i < peak else math.exp(-3.4 * (i - peak) / (len(noise) - peak)))
        for i, s in enumerate(noise)
    ]


def gust(luck: Luck, ms: float, pitches: Sequence[float]) -> Wave:
    """Return wind whose pitch goes from one to the next."""
    step = ms / (len(pitches) + 1)
    parts = [
        (i * step, 1.0, rustle(luck, step * 2, pitch * 0.8, pitch * 1.25, 1))
        for i, pitch in enumerate(pitches)
    ]
    return mixed(*parts)


def cry(start: float, end: float, ms: float) -> Wave:
    """Return the cry of a gull: a tone that slides, with a hoarse edge."""
    out, phase = [], 0.0
    count = int(RATE * ms / 1000)
    for i in range(count):
        t = i / count
        phase += math.tau * (start + (end - start) * t**0.7) / RATE
        edge = 0.34 * math.sin(2 * phase) + 0.2 * math.sin(3 * phase + 0.6)
        out.append((math.sin(phase) + edge) * math.sin(math.pi * t) ** 0.7)
    return out


def roll(luck: Luck, pitch: float, starts: Sequence[float]) -> Wave:
    """Return something that tumbles over wood: a knock at each of the times."""
    falls = [
        (start, 1.0 - 0.07 * i, knock(luck, pitch * luck.between(0.86, 1.2), 11))
        for i, start in enumerate(starts)
    ]
    return mixed(*falls)


def _tune(luck: Luck, pitches: Sequence[float], step_ms: float) -> Wave:
    return mixed(
        *((i * step_ms, 0.9, slab(luck, p, 290 - i * step_ms)) for i, p in enumerate(pitches))
    )


# Dice.


def _tumble(luck: Luck, k: float) -> Wave:
    return roll(luck, 880 * k, (0, 34, 62, 104, 138, 190))


def _d20(luck: Luck, k: float) -> Wave:
    heavy = roll(luck, 560 * k, (0, 40, 74, 112, 156, 206))
    return mixed((0, 1.0, heavy), (0, 0.5, rustle(luck, 240, 500 * k, 1900 * k, 7)))


def _settle(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, plank(luck, 520 * k, 22)), (58, 0.45, knock(luck, 600 * k, 9)))


def _reroll(luck: Luck, k: float) -> Wave:
    scoop = rustle(luck, 80, 1300 * k, 4200 * k, 3)
    return mixed((0, 0.9, scoop), (60, 1.0, roll(luck, 960 * k, (0, 30, 66, 98, 150))))


# Pawns on their way.


def _step(luck: Luck, k: float) -> Wave:
    return plank(luck, 430 * k, 15)


def _push(luck: Luck, k: float) -> Wave:
    scrape = rustle(luck, 90, 700 * k, 2600 * k, 4)
    return mixed((0, 1.2, scrape), (70, 1.0, plank(luck, 360 * k, 20)))


def _jump(luck: Luck, k: float) -> Wave:
    lift = gust(luck, 150, [p * k for p in (700, 1100, 1700)])
    return mixed(
        (0, 0.7, plank(luck, 520 * k, 12)), (8, 1.2, lift), (166, 1.1, plank(luck, 380 * k, 24))
    )


def _stop(luck: Luck, k: float) -> Wave:
    stone = mixed((0, 1.0, thump(96 * k, 150, 34)), (0, 0.8, pebble(luck, 620 * k, 22)))
    return mixed((0, 1.0, plank(luck, 300 * k, 18)), (14, 1.0, stone))


def _snail(luck: Luck, k: float) -> Wave:
    drag = rustle(luck, 210, 380 * k, 1300 * k, 3)
    return mixed((0, 1.3, drag), (176, 0.8, plank(luck, 260 * k, 24)))


def _x(luck: Luck, k: float) -> Wave:
    return mixed(*((i * 46, 0.9, pebble(luck, (1500 + 320 * i) * k, 10)) for i in range(2)))


def _stay(luck: Luck, k: float) -> Wave:
    return mixed(*((i * 90, 0.9, plank(luck, (300 - 40 * i) * k, 20)) for i in range(2)))


def _far(luck: Luck, k: float) -> Wave:
    rush = gust(luck, 230, [p * k for p in (500, 800, 1300, 2100, 3000)])
    return mixed((0, 1.5, rush), (0, 0.7, cry(900 * k, 1500 * k, 170)), (212, 1.0, _step(luck, k)))


def _teleport(luck: Luck, k: float) -> Wave:
    notes = [(i * 38, 0.8, slab(luck, p * k, 180, 40)) for i, p in enumerate((G4, D5, A5, D6))]
    return mixed((0, 0.9, surf(luck, 190, 900, 6200, 0.8)), *notes)


def _pawns(luck: Luck, k: float) -> Wave:
    steps = [(i * 48, 0.9, plank(luck, (360 + 46 * (i % 3)) * k, 16)) for i in range(5)]
    return mixed((0, 0.7, surf(luck, 270, 500, 2600)), *steps)


def _swap(luck: Luck, k: float) -> Wave:
    there, back = (gust(luck, 120, [p * k for p in way]) for way in ((700, 1500), (1500, 700)))
    feet = mixed((118, 1.0, plank(luck, 470 * k, 18)), (196, 1.0, plank(luck, 350 * k, 22)))
    return mixed((0, 1.2, there), (76, 1.2, back), (0, 1.0, feet))


# What cards do.


def _act(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.9, pebble(luck, 1180 * k, 16)), (0, 0.4, slab(luck, D5 * k, 110, 30)))


def _idle(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, pebble(luck, 760 * k, 12)), (74, 0.7, pebble(luck, 560 * k, 14)))


def _chance(luck: Luck, k: float) -> Wave:
    return _tune(luck, [p * k for p in (D5, D5 * 1.5)], 92)


def _reverse(luck: Luck, k: float) -> Wave:
    ebb = surf(luck, 250, 500, 3000, 0.86)
    notes = [(20 + i * 62, 0.8, slab(luck, p * k, 120, 34)) for i, p in enumerate((A5, E5, A4))]
    return mixed((0, 1.0, ebb), *notes)


def _remote(luck: Luck, k: float) -> Wave:
    taps = [(i * 44, 0.9, pebble(luck, p * k, 12)) for i, p in enumerate((1300, 1750, 1300, 1750))]
    return mixed(*taps, (176, 0.8, slab(luck, E5 * k, 115, 38)))


def _trouble(luck: Luck, k: float) -> Wave:
    cries = mixed((0, 0.8, cry(1250 * k, 820 * k, 120)), (128, 0.8, cry(1350 * k, 760 * k, 150)))
    return mixed((0, 1.0, cries), (0, 0.6, surf(luck, 280, 700, 4200)))


def _attack(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, slab(luck, D4 * k, 170, 60)),
        (96, 1.1, slab(luck, D4 * 1.06 * k, 190, 70)),
        (0, 0.7, thump(110 * k, 130, 34)),
        (96, 0.8, thump(98 * k, 170, 44)),
    )


def _block(luck: Luck, k: float) -> Wave:
    shield = mixed((0, 1.2, plank(luck, 220 * k, 40)), (0, 1.0, thump(84 * k, 200, 50)))
    return mixed((0, 1.0, shield), (64, 0.6, slab(luck, G4 * k, 220, 80)))


def _throw_in(luck: Luck, k: float) -> Wave:
    air = rustle(luck, 70, 1600 * k, 6000 * k, 2)
    return mixed((0, 0.9, air), (52, 1.1, plank(luck, 480 * k, 18)))


def _take_up(luck: Luck, k: float) -> Wave:
    groan = [(70 + i * 74, 0.9, slab(luck, p * k, 150, 48)) for i, p in enumerate((B4, B4 * 0.94))]
    return mixed((0, 1.0, rustle(luck, 90, 1100 * k, 4600 * k, 4)), *groan)


# Events.


def _happening(luck: Luck, k: float) -> Wave:
    notes = [(50 + i * 34, 0.8, slab(luck, p * k, 200)) for i, p in enumerate((D4, G4, D5))]
    return mixed((0, 1.4, surf(luck, 290, 300, 2600, 0.35)), *notes)


def _quake(luck: Luck, k: float) -> Wave:
    rumble = [s * (0.55 + 0.45 * luck.unit()) for s in hiss(luck, 280, 60, 260)]
    stones = [(i * 38, 0.7, pebble(luck, luck.between(500, 1300) * k, 12)) for i in range(6)]
    return mixed((0, 2.6, shape(rumble, 60, 110)), (0, 0.6, thump(60 * k, 280, 90)), *stones)


def _cleared(luck: Luck, k: float) -> Wave:
    wash = surf(luck, 280, 800, 5200, 0.3)
    return mixed((0, 1.3, wash), (70, 0.5, rustle(luck, 170, 1400 * k, 5200 * k, 8)))


def _bomb_lit(luck: Luck, k: float) -> Wave:
    fizz = [s * (0.4 + 0.6 * luck.unit()) for s in shape(hiss(luck, 210, 3000, 9000), 30, 120)]
    return mixed(
        (0, 1.0, pebble(luck, 1900 * k, 6)), (26, 0.9, pebble(luck, 2200 * k, 6)), (60, 1.1, fizz)
    )


def _tick(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, pebble(luck, 1240 * k, 10)), (130, 0.9, pebble(luck, 930 * k, 12)))


def _bang(luck: Luck, k: float) -> Wave:
    blast = shape(hiss(luck, 280, 160 * k, 2200 * k), 1.5, 66)
    fall = [(80 + i * 34, 0.5, pebble(luck, (1400 - 170 * i) * k, 14)) for i in range(5)]
    return mixed((0, 0.9, thump(72 * k, 285, 90)), (0, 2.0, blast), *fall)


# Cards and hands.


def _deal(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, rustle(luck, 44, 1400 * k, 5000 * k, 2)), (34, 0.7, knock(luck, 340 * k, 12))
    )


def _lay(luck: Luck, k: float) -> Wave:
    tile = mixed((0, 0.9, knock(luck, 300 * k, 24)), (2, 0.5, pebble(luck, 1500 * k, 8)))
    return mixed(
        (0, 0.6, flick(luck, 2000 * k, 8)), (8, 1.0, tile), (8, 0.4, thump(120 * k, 110, 26))
    )


def _draw(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, rustle(luck, 90, 1200 * k, 5200 * k, 5)), (76, 0.5, knock(luck, 420 * k, 9))
    )


def _shuffle(luck: Luck, k: float) -> Wave:
    falls = [((i / 14) ** 0.75 * 200, 0.9, flick(luck, (2000 + 60 * i) * k, 5)) for i in range(14)]
    return mixed(*falls, (196, 0.8, knock(luck, 260 * k, 20)))


def _hands_over(luck: Luck, k: float) -> Wave:
    slides = [
        (i * 70, 1.2, rustle(luck, 96, p * k, p * 3.4 * k, 5))
        for i, p in enumerate((900, 1300, 1700))
    ]
    return mixed(*slides, (190, 0.7, slab(luck, A4 * k, 100, 34)))


def _hands_left(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.2, rustle(luck, 150, 800 * k, 3200 * k, 8)), (120, 0.8, plank(luck, 240 * k, 26))
    )


def _choose(luck: Luck, k: float) -> Wave:
    return mixed(
        (0, 1.0, rustle(luck, 56, 1000 * k, 3400 * k, 3)), (44, 0.7, knock(luck, 300 * k, 14))
    )


def _gift(luck: Luck, k: float) -> Wave:
    notes = [(66 + i * 50, 0.8, slab(luck, p * k, 160, 50)) for i, p in enumerate((G4, D5))]
    return mixed((0, 1.1, rustle(luck, 90, 1300 * k, 4800 * k, 5)), *notes)


def _market(luck: Luck, k: float) -> Wave:
    cards = [(i * 58, 1.0, _lay(luck, (1 + 0.07 * i) * k)) for i in range(3)]
    return mixed(*cards, (150, 0.6, slab(luck, E5 * k, 140, 50)))


def _pick(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, flick(luck, 2400 * k, 8)), (16, 0.9, slab(luck, A4 * k, 170, 54)))


def _ran_out(luck: Luck, k: float) -> Wave:
    taps = [(i * 78, 0.9, plank(luck, (280 - 30 * i) * k, 26)) for i in range(3)]
    return mixed(*taps, (0, 0.5, surf(luck, 280, 400, 1800, 0.8)))


# Turns and rounds.


def _turn(luck: Luck, k: float) -> Wave:
    return mixed((0, 0.8, pebble(luck, 1400 * k, 10)), (40, 0.8, slab(luck, B4 * k, 190, 60)))


def _decline(luck: Luck, k: float) -> Wave:
    return rustle(luck, 90, 900 * k, 3200 * k, 3)


def _refused(luck: Luck, k: float) -> Wave:
    return mixed((0, 1.0, plank(luck, 250 * k, 16)), (82, 1.0, plank(luck, 205 * k, 24)))


def _round_end(luck: Luck, k: float) -> Wave:
    wave = surf(luck, 290, 300, 2800, 0.4)
    return mixed((0, 1.2, wave), (0, 0.9, _tune(luck, [p * k for p in (G3, D4, G4)], 42)))


def _match_end(luck: Luck, k: float) -> Wave:
    tune = _tune(luck, [p * k for p in (G4, B4, D5, G5, B5)], 44)
    return mixed(
        (0, 1.0, tune), (40, 1.0, surf(luck, 250, 600, 4800, 0.5)), (0, 0.5, plank(luck, G3, 40))
    )


def _sail(luck: Luck, ms: float, pitches: Sequence[float]) -> Wave:
    """Return canvas that is hoisted or falls."""
    return mixed((0, 1.0, gust(luck, ms, pitches)), (0, 0.5, rustle(luck, ms, 300, 1100, 6)))


def _open(luck: Luck, k: float) -> Wave:
    ropes = [(i * 60, 0.35, pebble(luck, (900 + 120 * i) * k, 6)) for i in range(3)]
    return mixed((0, 1.2, _sail(luck, 230, [p * k for p in (450, 700, 1100, 1600)])), *ropes)


def _close(luck: Luck, k: float) -> Wave:
    fall = _sail(luck, 210, [p * k for p in (1600, 1000, 650, 420)])
    return mixed((0, 1.2, fall), (190, 0.6, thump(100 * k, 90, 24)))


SOUNDS: dict[str, tuple[float, Maker]] = {
    "fb-tumble": (0.85, _tumble),
    "fb-d20": (0.95, _d20),
    "fb-settle": (0.9, _settle),
    "fb-reroll": (0.95, _reroll),
    "fb-step": (0.55, _step),
    "fb-push": (0.85, _push),
    "fb-jump": (0.9, _jump),
    "fb-stop": (0.95, _stop),
    "fb-snail": (0.85, _snail),
    "fb-x": (0.75, _x),
    "fb-stay": (0.8, _stay),
    "fb-not-you": (1.1, _far),
    "fb-teleport": (1.0, _teleport),
    "fb-pawns": (0.95, _pawns),
    "fb-swap": (1.0, _swap),
    "fb-act": (0.7, _act),
    "fb-idle": (0.6, _idle),
    "fb-chance": (0.95, _chance),
    "fb-reverse": (0.95, _reverse),
    "fb-remote": (0.9, _remote),
    "fb-trouble": (1.05, _trouble),
    "fb-attack": (1.1, _attack),
    "fb-block": (1.1, _block),
    "fb-throw-in": (1.0, _throw_in),
    "fb-take-up": (0.95, _take_up),
    "fb-happening": (1.1, _happening),
    "fb-quake": (1.2, _quake),
    "fb-cleared": (0.95, _cleared),
    "fb-bomb-lit": (0.85, _bomb_lit),
    "fb-tick": (0.75, _tick),
    "fb-bomb-off": (1.25, _bang),
    "fb-deal": (0.6, _deal),
    "fb-lay": (0.95, _lay),
    "fb-draw": (0.6, _draw),
    "fb-shuffle": (0.9, _shuffle),
    "fb-hands-over": (0.9, _hands_over),
    "fb-hands-left": (0.8, _hands_left),
    "fb-choose": (0.5, _choose),
    "fb-gift": (0.9, _gift),
    "fb-market": (0.95, _market),
    "fb-pick": (0.85, _pick),
    "fb-ran-out": (0.95, _ran_out),
    "fb-turn": (0.8, _turn),
    "fb-decline": (0.4, _decline),
    "fb-refused": (0.95, _refused),
    "fb-round-end": (1.0, _round_end),
    "fb-match-end": (1.05, _match_end),
    "fb-curtain-open": (0.6, _open),
    "fb-curtain-close": (0.6, _close),
}
