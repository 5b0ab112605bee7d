"""Sounds of the board game: wooden pieces on a path of stone, high above the surf.

What happens on the track knocks: pawns are of wood, the squares of stone. What concerns everybody
comes with a wave, and the few notes are struck on slabs of stone.
"""

from collections.abc import Sequence

import numpy as np
from music_band import RATE, TAU, band
from show_sounds import PLASTIC, bang, die, rock
from sound_kit import (
    STONE,
    Hand,
    Maker,
    Wave,
    burst,
    click,
    count,
    glide,
    mixed,
    modes,
    pebble,
    phrase,
    plank,
    played,
    rustle,
    slab,
    sweep,
    swell,
    unit,
    white,
)

D3, G3, A3, D4, E4, G4, A4, B4 = 146.8, 196.0, 220.0, 293.7, 329.6, 392.0, 440.0, 493.9
D5, E5, G5, A5, B5, D6 = 587.3, 659.3, 784.0, 880.0, 987.8, 1174.7
LIES = 500.0
"""A die tumbles so long (ms): what the screen shows takes 520."""


def surf(hand: Hand, ms: float, low: float = 420, high: float = 3600, crest: float = 0.5) -> Wave:
    """Return a wave that swells up to its crest, a share of its time, and runs out."""
    return swell(hand, low * hand.pitch, high * hand.pitch, ms, crest)


def cry(hand: Hand, start: float, end: float, ms: float) -> Wave:
    """Return the cry of a gull: a hoarse tone that slides."""
    at = np.arange(count(ms)) / count(ms)
    way = (start + (end - start) * at**0.7) * hand.pitch
    turns = TAU * np.cumsum(way * (1 + 0.012 * np.sin(TAU * 29 * at * ms / 1000))) / RATE
    voice = np.sin(turns) + 0.5 * np.sin(2 * turns) + 0.28 * np.sin(3 * turns + 0.6)
    return unit((voice + 0.12 * white(hand, ms)) * np.sin(np.pi * at) ** 0.7)


def stones(hand: Hand, tones: Sequence[float], step: float, fall: float = 170) -> Wave:
    """Return slabs of stone that are struck one after another."""
    return phrase(hand, lambda h, tone: slab(h, tone, fall), tones, step)


# Dice.


def _tumble(hand: Hand) -> Wave:
    return die(hand, LIES, gap=hand.of(112, 126, 100))


def _d20(hand: Hand) -> Wave:
    """Return a large die of many faces: it rolls more than it bounces."""
    roll = die(hand, LIES, 0.72, gap=hand.of(74, 84, 66), share=0.88)
    return mixed((0, 1.0, roll), (0, 0.12, rustle(hand, 400, 1800, LIES, 30)))


def _settle(hand: Hand) -> Wave:
    return rock(hand, hand.of(1.0, 0.95, 1.06))


def _reroll(hand: Hand) -> Wave:
    """Return a die that is scooped up, shaken once, and thrown again."""
    shake = [(36 + 26 * n, 0.4, modes(hand, PLASTIC, 0.9, loose=0.6)) for n in range(3)]
    scoop = sweep(hand, (900, 2600), 90, 0.7)
    return mixed((0, 0.4, scoop), *shake, (120, 1.0, die(hand, LIES - 120, 1.06, gap=90)))


# Pawns on their way.


def _step(hand: Hand) -> Wave:
    return plank(hand, 1.15)


def _push(hand: Hand) -> Wave:
    scrape = rustle(hand, 700, 2600, hand.of(100, 116, 88), 8)
    return mixed((0, 0.7, scrape), (hand.of(84, 98, 72), 1.0, plank(hand, 0.9)))


def _jump(hand: Hand) -> Wave:
    lands = hand.of(240, 262, 220)
    return mixed(
        (0, 0.8, plank(hand, 1.4)),
        (10, 0.6, sweep(hand, (600, 1500, 2600, 1300), lands - 10)),
        (lands, 1.0, plank(hand, 0.9)),
        (lands, 0.4, glide(130, 76, 16, 40)),
    )


def _stop(hand: Hand) -> Wave:
    """Return a pawn that runs against a stone."""
    stone = mixed((0, 1.0, modes(hand, STONE)), (0, 0.6, click(hand, 2000, 2)))
    grit = [(hand.between(20, 120), 0.15, pebble(hand, hand.between(1, 1.6))) for _ in range(4)]
    return mixed((0, 0.8, plank(hand, 0.8)), (4, 1.0, stone), *grit)


def _snail(hand: Hand) -> Wave:
    """Return slime: a long soft drag that ends in a small smack."""
    ms = hand.of(270, 310, 240)
    drag = rustle(hand, 320, 1300, ms, 6)
    return mixed(
        (0, 1.0, drag), (ms - 20, 0.7, burst(hand, 500, 1500, 9)), (ms - 16, 0.5, plank(hand, 0.7))
    )


def _x(hand: Hand) -> Wave:
    return mixed(*((n * hand.of(56, 64, 48), 0.9, pebble(hand, 1 + 0.22 * n)) for n in range(2)))


def _stay(hand: Hand) -> Wave:
    """Return a pawn that only turns on its square: it wobbles, ever faster, and stands."""
    at, gap, parts = 0.0, hand.of(88.0, 100.0, 78.0), []
    while gap > 14:
        parts.append((at, 0.35 + gap / 160, plank(hand, 1.5)))
        at, gap = at + gap, 0.68 * gap
    return mixed(*parts, (at, 0.9, plank(hand, 0.62)))


def _far(hand: Hand) -> Wave:
    """Return a gull that takes somebody a long way back."""
    rush = sweep(hand, (500, 1300, 3000, 1600), 420)
    return mixed(
        (0, 0.8, rush),
        (30, 0.45, cry(hand, 900, 1450, 190)),
        (hand.of(230, 250, 215), 0.4, cry(hand, 1400, 1000, 150)),
        (430, 1.0, _step(hand)),
    )


def _teleport(hand: Hand) -> Wave:
    tones = hand.of((G4, D5, A5, D6), (G4, A4, D5, A5), (D5, G5, A5, D6))
    return mixed((0, 0.6, surf(hand, 330, 900, 6200, 0.8)), (0, 0.9, stones(hand, tones, 64, 110)))


def _pawns(hand: Hand) -> Wave:
    steps = [(n * hand.of(66, 74, 60), 0.9, plank(hand, 1.0 + 0.12 * (n % 3))) for n in range(6)]
    return mixed((0, 0.4, surf(hand, 430, 500, 2600)), *steps)


def _swap(hand: Hand) -> Wave:
    there, back = (sweep(hand, way, 160) for way in ((700, 1700), (1700, 700)))
    feet = mixed((158, 1.0, plank(hand, 1.2)), (hand.of(270, 290, 254), 1.0, plank(hand, 0.9)))
    return mixed((0, 0.7, there), (110, 0.7, back), (0, 1.0, feet))


# What cards do.


def _act(hand: Hand) -> Wave:
    return mixed((0, 0.7, pebble(hand, 0.8)), (hand.of(0, 14, 26), 0.7, slab(hand, D5, 60)))


def _idle(hand: Hand) -> Wave:
    gap = hand.of(86, 98, 76)
    return mixed((0, 0.9, pebble(hand, 0.52)), (gap, 0.8, pebble(hand, 0.4)))


def _chance(hand: Hand) -> Wave:
    return stones(hand, (D5, A5), hand.of(110, 126, 98))


def _reverse(hand: Hand) -> Wave:
    ebb = surf(hand, 380, 500, 3000, 0.86)
    return mixed((0, 0.7, ebb), (20, 0.9, stones(hand, (A5, E5, A4), hand.of(90, 100, 82), 100)))


def _remote(hand: Hand) -> Wave:
    taps = [(n * 52, 0.9, pebble(hand, (0.9, 1.25)[n % 2])) for n in range(4)]
    return mixed(*taps, (hand.of(210, 226, 200), 0.8, slab(hand, E5, 90)))


def _trouble(hand: Hand) -> Wave:
    first, second = cry(hand, 1250, 820, 170), cry(hand, 1350, 760, 230)
    wave = surf(hand, 420, 700, 4200)
    return mixed((0, 0.8, first), (hand.of(180, 200, 166), 0.9, second), (0, 0.35, wave))


def _attack(hand: Hand) -> Wave:
    """Return air that comes near, and stone on stone, twice."""
    hit = mixed(
        (0, 1.0, click(hand, 1600, 3)),
        (0, 1.0, modes(hand, STONE, 0.8)),
        (0, 0.9, burst(hand, 600, 3000, 13)),
        (0, 0.5, slab(hand, D4, 150)),
        (0, 0.4, glide(125, 58, 18, 60)),
    )
    again = mixed((0, 0.5, plank(hand, 0.8)), (0, 0.6, slab(hand, D4 * 1.06, 140)))
    air = sweep(hand, (500, 1300, 2800), 110, 0.6)
    return mixed((0, 0.45, air), (96, 1.2, unit(hit)), (hand.of(210, 230, 195), 0.6, unit(again)))


def _block(hand: Hand) -> Wave:
    """Return a blow on a shield of wood with a rim of iron."""
    wood = modes(hand, "420:1:26 690:.6:18 1080:.7:16 1750:.3:9")
    ring = modes(hand, "1730:1:120 2890:.5:80 4470:.25:50")
    return mixed(
        (0, 1.0, wood),
        (0, 0.6, click(hand, 1500, 2.5)),
        (1, 0.4, ring),
        (0, 0.5, burst(hand, 500, 1900, 12)),
        (0, 0.35, glide(140, 80, 14, 44)),
    )


def _throw_in(hand: Hand) -> Wave:
    flies = hand.of(90, 104, 78)
    return mixed(
        (0, 0.5, sweep(hand, (1400, 4200), flies, 0.7)), (flies - 14, 1.0, plank(hand, 1.2))
    )


def _take_up(hand: Hand) -> Wave:
    groan = phrase(hand, lambda h, tone: played(h, "concertina", tone, 150), (B4, 464.0), 130)
    return mixed((0, 0.5, rustle(hand, 1100, 4600, 100, 6)), (80, 0.9, groan))


# Events.


def _happening(hand: Hand) -> Wave:
    """Return a wave that breaks on the cliff, and a call on slabs of stone."""
    breaks = mixed(
        (0, 1.0, surf(hand, 900, 300, 4600, 0.32)), (230, 0.4, burst(hand, 200, 1400, 70, 8))
    )
    call = stones(hand, hand.of((D4, G4, D5), (G4, D4, D5), (D4, A4, D5)), 110, 240)
    return mixed((0, 1.0, breaks), (250, 0.9, call))


def _quake(hand: Hand) -> Wave:
    """Return ground that grinds, and stones that come down."""
    ms = 900
    at = np.arange(count(ms)) / count(ms)
    grind = np.repeat(hand.luck.random(count(ms) // 700 + 1), 700)[: count(ms)]
    rumble = band(white(hand, ms), 55, 420) * (0.35 + 0.65 * grind) * np.sin(np.pi * at**0.6) ** 0.8
    grit = rustle(hand, 500, 2400, ms, 30)
    stones = [
        (hand.between(120, 820), hand.between(0.2, 0.6), modes(hand, STONE, hand.between(0.8, 1.8)))
        for _ in range(12)
    ]
    return mixed((0, 0.9, unit(rumble)), (0, 0.5, grit), *stones)


def _cleared(hand: Hand) -> Wave:
    wash = surf(hand, 620, 700, 5600, 0.3)
    return mixed((0, 1.0, wash), (150, 0.35, rustle(hand, 1400, 5200, 320, 14)))


def _bomb_lit(hand: Hand) -> Wave:
    """Return two flints, and a fuse that hisses."""
    fizz = swell(hand, 2600, 7600, 420, 0.25) * (0.4 + 0.6 * hand.luck.random(count(420)))
    spits = [(hand.between(110, 440), 0.35, click(hand, 3800, 2)) for _ in range(8)]
    flints = [(0, 1.0, pebble(hand, 1.3)), (hand.of(60, 72, 50), 1.0, pebble(hand, 1.5))]
    return mixed(*flints, (90, 0.8, fizz), *spits)


def _tick(hand: Hand) -> Wave:
    gap = hand.of(132, 138, 126)
    return mixed((0, 1.0, pebble(hand, 0.86)), (gap, 0.85, pebble(hand, 0.66)))


def _bang(hand: Hand) -> Wave:
    stones = [
        (
            180 + hand.between(0, 640),
            hand.between(0.1, 0.28),
            modes(hand, STONE, hand.between(0.8, 2)),
        )
        for _ in range(10)
    ]
    splash = (260, 0.3, surf(hand, 900, 600, 5200, 0.2))
    return bang(hand, 130, 48, [*stones, splash])


SOUNDS: dict[str, tuple[str, Maker]] = {
    "fb-tumble": ("die", _tumble),
    "fb-d20": ("die", _d20),
    "fb-settle": ("die", _settle),
    "fb-reroll": ("die", _reroll),
    "fb-step": ("step", _step),
    "fb-push": ("sign", _push),
    "fb-jump": ("sign", _jump),
    "fb-stop": ("sign", _stop),
    "fb-snail": ("sign", _snail),
    "fb-x": ("sign", _x),
    "fb-stay": ("sign", _stay),
    "fb-not-you": ("sign", _far),
    "fb-teleport": ("sign", _teleport),
    "fb-pawns": ("sign", _pawns),
    "fb-swap": ("sign", _swap),
    "fb-act": ("key", _act),
    "fb-idle": ("key", _idle),
    "fb-chance": ("sign", _chance),
    "fb-reverse": ("sign", _reverse),
    "fb-remote": ("sign", _remote),
    "fb-trouble": ("sign", _trouble),
    "fb-attack": ("attack", _attack),
    "fb-block": ("attack", _block),
    "fb-throw-in": ("sign", _throw_in),
    "fb-take-up": ("sign", _take_up),
    "fb-happening": ("poster", _happening),
    "fb-quake": ("blast", _quake),
    "fb-cleared": ("poster", _cleared),
    "fb-bomb-lit": ("poster", _bomb_lit),
    "fb-tick": ("clock", _tick),
    "fb-bomb-off": ("blast", _bang),
}
