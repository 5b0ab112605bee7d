"""Sounds that take their time: applause, cards that are shuffled, dice, a fanfare, a bang."""

import math
from collections.abc import Sequence

import numpy as np
from sound_kit import (
    TABLE,
    Hand,
    Maker,
    Wave,
    bell,
    burst,
    click,
    flick,
    glide,
    mixed,
    modes,
    played,
    room,
    rustle,
    unit,
    wide,
)

SEMITONE = 2 ** (1 / 12)
DEGREES = {"1": 0, "2": 2, "3": 4, "4": 5, "5": 7, "6": 9, "7": 11}


def tone_of(degree: str, tonic: float) -> float:
    """Return the pitch of a degree of the major scale: ``5,`` below, ``1'`` above, ``b3``."""
    shift = 12 * (degree.count("'") - degree.count(",")) + degree.count("#") - degree.count("b")
    return float(tonic * SEMITONE ** (DEGREES[degree.strip("#b,'")] + shift))


# Hands.


def _clap(hand: Hand, middle: float, width: float, fall: float) -> Wave:
    """Return one clap: the hollow of two palms, its edge, and skin."""
    hollow = burst(hand, middle * (1 - width), middle * (1 + width), fall, 0.25)
    edge = burst(hand, 1.9 * middle, min(3.1 * middle, 9000), 0.6 * fall, 0.2)
    return mixed((0, 1.0, hollow), (0, 0.45, edge), (0, 0.1, click(hand)))


def applause(hand: Hand, people: int, ms: float) -> Wave:
    """Return people who clap, each in a way and a time of its own, as long as each likes."""
    sides = ([], [])
    for _ in range(people):
        middle = 1350 * math.exp(0.33 * hand.luck.standard_normal())
        width, fall = hand.between(0.2, 0.36), hand.between(5, 11)
        period = min(340.0, max(170.0, 245 + 32 * hand.luck.standard_normal()))
        near, pan = hand.between(0.35, 1.0), hand.between(-0.8, 0.8)
        at = 60 * -math.log(1 - hand.luck.random()) * min(1.0, ms / 1500) * 2.4
        stop = ms * hand.between(0.6, 0.95)
        while at < stop:
            tired = max(0.0, (at - 0.6 * stop) / (0.4 * stop))
            own = middle * hand.about(1.0, 0.07)
            clap = _clap(hand, own, width, fall) * near * hand.about(1 - 0.5 * tired, 0.12)
            for side, sign in zip(sides, (-1, 1), strict=True):
                side.append((at + 0.4 * max(0.0, sign * -pan), 1 + 0.6 * sign * pan, clap))
            at += period * hand.about(1 + 0.35 * tired, 0.045)
    return wide(*(room(hand, mixed(*side), 150, 0.14, 5200) for side in sides))


def small_applause(hand: Hand, ms: float = 820) -> Wave:
    """Return a family that claps, from where it stands: one column."""
    return applause(hand, 4 + hand.way, ms).mean(axis=1)


# Cards.


def riffle(hand: Hand, ms: float, cards: int, k: float = 1.0) -> Wave:
    """Return two halves that fall into each other, the bridge, and the pack squared up."""
    first, parts = 0.52 * ms, []
    for card in range(cards):
        share = card / cards
        at = 10 + first * (share + 0.13 / math.tau * 3 * math.sin(math.tau * share))
        level = 0.5 + 0.5 * math.sin(math.pi * share)
        parts.append((max(0.0, at + hand.between(-2.4, 2.4)), level, flick(hand, k)))
    at, gap = 0.62 * ms, 17.0
    while at < 0.85 * ms:
        parts.append((at + hand.between(-1.5, 1.5), hand.between(0.25, 0.5), flick(hand, 0.9 * k)))
        at, gap = at + gap, max(8.0, gap * 0.94)
    parts.append((0.6 * ms, 0.24, rustle(hand, 900 * k, 4200 * k, 0.28 * ms, 16)))
    for at, level in ((0.89 * ms, 0.2), (0.965 * ms, 0.13)):
        parts.append((at, level, modes(hand, "212:1:16 395:.6:12 870:.3:7", k)))
        parts.append((at, 2 * level, flick(hand, 0.7 * k)))
    return mixed(*parts)


# Dice.

PLASTIC = "2140:1:4.6 3390:.8:3.8 5210:.6:3 7650:.45:2.2 10900:.25:1.6"
TRAY = "188:.7:24 327:1:17 560:.6:10 940:.3:6"


def _contact(hand: Hand, level: float, k: float, tray: float = 0.22) -> Wave:
    hit = mixed(
        (0, 0.75, modes(hand, PLASTIC, k, loose=0.6)),
        (0, tray, modes(hand, TRAY, k)),
        (0, 0.5, click(hand, 2400, 1.2)),
    )
    return unit(hit) * level


def die(hand: Hand, ms: float, k: float = 1.0, *, gap: float = 118.0, share: float = 0.74) -> Wave:
    """Return a die that bounces, rolls over its edges ever faster, and lies after ``ms``."""
    at, level, parts = 0.0, 1.0, []
    while at < ms - 6:
        parts.append((at, 1.0, _contact(hand, level, k)))
        if hand.luck.random() < 0.55 and gap > 30:
            parts.append((at + hand.between(9, 22), 0.5, _contact(hand, level, k)))
        at += gap * hand.about(1.0, 0.08)
        gap, level = max(26.0, gap * hand.about(share, 0.06)), level * 0.86
    parts.append((ms, 1.0, _contact(hand, 0.55, 0.93 * k, 0.5)))
    return mixed(*parts)


def rock(hand: Hand, k: float = 1.0) -> Wave:
    """Return a die that rocks on its edge and lies: gaps that halve."""
    at, gap, level, parts = 0.0, 62.0, 1.0, []
    while gap > 8:
        parts.append((at, 1.0, _contact(hand, level, 0.9 * k, 0.35)))
        at, gap, level = at + gap, gap * hand.about(0.66, 0.06), level * 0.7
    return mixed(*parts)


# The end.


def drum(hand: Hand, tone: float, strength: float = 1.0) -> Wave:
    """Return a kettledrum."""
    rows = "1:1:260 1.504:.6:190 1.742:.4:150 2:.3:120 2.44:.2:90"
    skin = burst(hand, 900, 3400, 6)
    return strength * unit(mixed((0, 1.0, modes(hand, rows, tone)), (0, 0.3, skin)))


def cymbal(hand: Hand, fall: float = 420) -> Wave:
    """Return a crash: sheet metal has no pitch."""
    return unit(
        mixed((0, 1.0, burst(hand, 3800, 15_000, fall, 2)), (0, 0.8, click(hand, 4200, 30)))
    )


def tune(
    hand: Hand, instrument: str, tonic: float, notes: str, unit_ms: float, *, alto: str = ""
) -> Wave:
    """Return a written tune: ``degree/length`` one after the other, and a lower voice if wished."""
    parts = []
    for voice, level in ((notes, 1.0), (alto, 0.6)):
        at = 0.0
        for note in voice.split():
            degree, length = note.split("/")
            ms = float(length) * unit_ms
            if degree != "r":
                tone = tone_of(degree, tonic)
                start = at + (hand.between(0, 6) if at else 0)
                sound = played(hand, instrument, tone, ms * 0.94, hand.about(0.9, 0.06))
                parts.append((start, level, sound))
            at += ms
    return mixed(*parts)


def fanfare(hand: Hand) -> Wave:
    """Return brass in four voices over drums: up the chord, and home."""
    tonic = 233.08
    rhythm = hand.of("5/1 5/1 5/2", "5/1 3/1 5/2", "3/1 5/1 1'/2")
    voices = (
        f"{rhythm} 6/4 7/4 1'/9",
        hand.of("3/1 3/1 3/2", "3/1 1/1 3/2", "1/1 3/1 5/2") + " 4/4 5/4 5/9",
        "1/1 1/1 1/2 1/4 2/4 3/9",
    )
    parts = [
        (0, level, np.tanh(2 * unit(tune(hand, "brass", tonic, voice, 118))))
        for voice, level in zip(voices, (1.0, 0.62, 0.5), strict=True)
    ]
    low = tune(hand, "brass", tonic / 2, "1/4 4/4 5/4 1/9", 118)
    rolls = [(944 + 78 * n, 0.16 + 0.03 * n, drum(hand, 87.3)) for n in range(6)]
    hits = [(at, level, drum(hand, 116.5)) for at, level in ((0, 0.3), (472, 0.3), (1416, 0.6))]
    crash = [(1416, 0.5, cymbal(hand)), (0, 0.18, cymbal(hand, 120))]
    bright = [(1416 + 70 * n, 0.14, bell(hand, 932.3 * 2**n)) for n in range(2)]
    dry = mixed(*parts, (0, 0.45, low), *rolls, *hits, *crash, *bright)
    return room(hand, dry, 240, 0.28, 4200)


# A bomb.


def bang(hand: Hand, fall: float, low: float, debris: Sequence[tuple[float, float, Wave]]) -> Wave:
    """Return a bang: a crack, air that loses its highs, a weight, and what comes down after it."""
    air = np.zeros(1)
    for top, share in ((9000, 0.2), (4200, 0.45), (1900, 0.8), (950, 1.3)):
        part = burst(hand, max(200, top * 0.14), top, fall * share, 0.6)
        air = mixed((0, 1.0, air), (0, 0.62, part))
    dry = mixed(
        (0, 0.9, click(hand, 1500, 4)),
        (0, 1.0, unit(air)),
        (1, 0.28, glide(low * 2.6, low, 45, 0.9 * fall)),
        (0, 0.25, modes(hand, TABLE)),
        *debris,
    )
    return room(hand, np.tanh(1.6 * dry), 190, 0.26, 2600)


def flecks(hand: Hand, start: float, end: float, number: int) -> list[tuple[float, float, Wave]]:
    """Return scraps of paper that come down."""
    return [
        (hand.between(start, end), hand.between(0.04, 0.16), flick(hand, hand.between(0.7, 1.3)))
        for _ in range(number)
    ]


SOUNDS: dict[str, tuple[str, Maker]] = {
    "match-end": ("final", fanfare),
    "applause": ("applause", lambda hand: applause(hand, 13 + hand.way, 2900)),
}
