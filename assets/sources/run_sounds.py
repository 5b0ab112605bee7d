"""Sounds of Frappadingue Family: mud, a tray of tin, a cow bell, and a family that claps."""

from show_sounds import drum, small_applause
from sound_kit import (
    STONE,
    TIN,
    Hand,
    Maker,
    Wave,
    bell,
    burst,
    click,
    flick,
    glide,
    knock,
    marimba,
    mixed,
    modes,
    phrase,
    played,
    room,
    rustle,
    unit,
)

FALLEN = 630.0
"""So many milliseconds after its wheel has hit the stone a barrow lies there."""
C4, F4, G4, C5, D5, E5, G5, C6 = 261.6, 349.2, 392.0, 523.3, 587.3, 659.3, 784.0, 1046.5


def squelch(hand: Hand, ms: float = 110, k: float = 1.0) -> Wave:
    """Return a step into mud: it sucks, gives way, and a bubble bursts."""
    wet = rustle(hand, 260 * k, 1500 * k, ms, 9)
    pops = [
        (
            hand.between(0.25, 0.9) * ms,
            hand.between(0.15, 0.4),
            modes(hand, "620:1:9", hand.about(k)),
        )
        for _ in range(4)
    ]
    return unit(mixed((0, 1.0, wet), (0.3 * ms, 0.5, glide(230 * k, 96, 24, 30)), *pops))


def tin(hand: Hand, pitch: float = 1.0) -> Wave:
    """Return something that falls into the tray of a wheelbarrow."""
    return unit(mixed((0, 1.0, modes(hand, TIN, pitch)), (0, 0.6, click(hand, 2200, 2))))


def mud_fall(hand: Hand, ms: float) -> Wave:
    """Return a heap of mud that comes down: dense at first, then drops."""
    lumps = [
        (ms * (n / 15) ** 1.7, 0.9 - n / 22, squelch(hand, hand.between(70, 120), hand.about(0.85)))
        for n in range(15)
    ]
    thump = mixed((0, 0.7, glide(150, 60, 20, 120)), (0, 0.6, burst(hand, 180, 900, 40)))
    return mixed((0, 1.0, thump), *lumps)


def _throw(hand: Hand) -> Wave:
    """Return three to five cards that fly out of a hand and land in the tray."""
    parts = []
    for n in range(4):
        at = n * hand.of(44, 38, 52)
        parts.append((at, 0.9, flick(hand, 0.9 + 0.1 * n, 2)))
        parts.append((at + 92, 0.35 + 0.05 * n, tin(hand, 1.25 + 0.07 * n)))
    return mixed(*parts, (0, 0.5, rustle(hand, 1400, 5200, 170, 7)))


def _take(hand: Hand) -> Wave:
    return mixed(
        (0, 0.7, rustle(hand, 1500, 5600, 70, 5)),
        (62, 0.9, tin(hand, 0.9)),
        (70, 0.6, squelch(hand, 110)),
    )


def _special(hand: Hand) -> Wave:
    """Return a bicycle's bell, rung twice."""
    rings = [
        (at, level, bell(hand, hand.of(2093, 2217, 1976), 150))
        for at, level in ((0, 0.8), (hand.of(96, 110, 84), 1.0))
    ]
    ticks = [(at, 0.3, click(hand, 3000, 1.5)) for at in (0, 24, 48, 96, 120)]
    return mixed(*rings, *ticks)


def _full_hand(hand: Hand) -> Wave:
    run = phrase(hand, lambda h, tone: marimba(h, tone, 140), (C5, E5, G5, C6, 1318.5), 62)
    horns = [(248, 0.4, played(hand, "brass", tone, 420)) for tone in (C4, G4, E5)]
    return mixed((0, 0.7, run), *horns, (250, 1.1, unit(small_applause(hand, 900))))


def _stop(hand: Hand) -> Wave:
    """Return a barrow that is set down in time: wood, a cow bell, and the family."""
    cow = played(hand, "cow-bell", 560, 300)
    return mixed(
        (0, 0.8, knock(hand, 0.8)),
        (0, 0.4, tin(hand, 0.7)),
        (26, 0.7, cow),
        (hand.of(150, 170, 135), 0.5, cow),
        (130, 1.0, unit(small_applause(hand, 820))),
    )


def creak(hand: Hand, ms: float, start: float, end: float) -> Wave:
    """Return wood that creaks: it sticks and slips ever faster, and rings where it is thin."""
    at, parts = 0.0, []
    while at < ms:
        share = at / ms
        ring = modes(hand, "620:1:9 1240:.7:6 2100:.5:4", 1 + 0.12 * share)
        parts.append((at, (0.4 + 0.6 * share) * hand.about(1.0, 0.3), ring))
        at += 1000 / (start + (end - start) * share) * hand.about(1.0, 0.12)
    return unit(mixed(*parts))


def _crash(hand: Hand) -> Wave:
    """Return what is seen: the wheel hits a stone, the barrow leans, hangs there, and falls."""
    stone = mixed(
        (0, 1.0, modes(hand, STONE, 0.8)), (0, 0.7, tin(hand, 0.85)), (0, 0.6, click(hand, 1500, 3))
    )
    falls = ((0, 1.0, 0.62), (88, 0.6, 0.8), (152, 0.45, 0.7), (204, 0.3, 0.9))
    trays = [(at * hand.of(1, 1.15, 0.9), level, tin(hand, pitch)) for at, level, pitch in falls]
    cards = [(hand.between(20, 380), 0.16, flick(hand, hand.between(0.7, 1.2))) for _ in range(12)]
    weight = [(0, 0.7, knock(hand, 0.55)), (0, 0.9, burst(hand, 300, 2600, 22))]
    fall = mixed(*trays, *weight, *cards, (30, 0.9, unit(mud_fall(hand, 480))))
    dry = mixed(
        (0, 0.6, unit(stone)),
        (100, 0.2, creak(hand, 290, hand.of(26, 30, 23), hand.of(58, 66, 52))),
        (FALLEN, 1.0, unit(fall)),
    )
    return room(hand, dry, 120, 0.16)


def _lost(hand: Hand) -> Wave:
    """Return a muted trombone that gives up, and a last plop."""
    tones = (G4, 369.9, 349.2, 329.6)
    falls = [
        (at, 1.0, played(hand, "muted-brass", tone, length))
        for at, tone, length in zip((0, 190, 380, 570), tones, (170, 170, 170, 330), strict=True)
    ]
    sad = played(hand, "slide", hand.of(155.6, 146.8, 164.8), 420)
    return mixed(*falls, (570, 0.5, sad), (hand.of(880, 930, 850), 0.5, squelch(hand, 130, 0.8)))


def _no_stop(hand: Hand) -> Wave:
    return mixed((0, 0.9, squelch(hand, 90, 1.4)), (84, 1.0, tin(hand, 0.55)))


def _next_runner(hand: Hand) -> Wave:
    gap = hand.of(84, 94, 76)
    steps = [(n * gap, 0.7, squelch(hand, 70, 1.5 + 0.3 * n)) for n in range(2)]
    return mixed(
        *steps, (2 * gap - 20, 0.9, played(hand, "banjo", D5, 150)), (0, 0.1, drum(hand, 98))
    )


SOUNDS: dict[str, tuple[str, Maker]] = {
    "fp-throw": ("lay", _throw),
    "fp-take": ("sign", _take),
    "fp-special": ("sign", _special),
    "fp-fullhand": ("round", _full_hand),
    "fp-stop": ("round", _stop),
    "fp-crash": ("blast", _crash),
    "fp-lost": ("round", _lost),
    "fp-refused": ("refuse", _no_stop),
    "fp-turn": ("key", _next_runner),
}
