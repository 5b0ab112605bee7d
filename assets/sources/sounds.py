"""Sounds of the race and of the menus: paper, wood, the palm of a hand, marimbas, a bell."""

from sound_kit import (
    TABLE,
    WOOD,
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
    sweep,
    unit,
)

C4, E4, G4, A4 = 261.6, 329.6, 392.0, 440.0
C5, D5, E5, G5, A5, C6 = 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5


def slap(hand: Hand) -> Wave:
    """Return a palm on a pile on a table: a crack, a hollow, a weight."""
    k = hand.pitch
    dry = mixed(
        (0, 2.2, click(hand, 1900 * k, 2.6)),
        (0.6, 3.4, burst(hand, 650 * k, 3600 * k, 11)),
        (0.8, hand.of(1.6, 2.2, 2.8), burst(hand, 1300 * k, 2900 * k, hand.of(14, 11, 9))),
        (1.0, 2.6, burst(hand, 900 * k, 1350 * k, hand.of(13, 16, 20))),
        (1.4, 0.46, modes(hand, TABLE)),
        (1.4, hand.of(0.4, 0.3, 0.36), glide(157 * k, 62 * k, 18, 62)),
        (hand.of(16, 24, 19), 0.4, flick(hand, 0.8)),
        (hand.of(31, 42, 52), 0.25, flick(hand, 0.9)),
    )
    return room(hand, unit(dry), 75, 0.16)


def _first_slap(hand: Hand) -> Wave:
    rings = [
        (16, 0.3, bell(hand, C6, 220)),
        (16, 0.14, bell(hand, 2 * C6, 150)),
        (hand.of(70, 92, 58), 0.22, bell(hand, hand.of(G5, E5, G5) * 2, 180)),
    ]
    return mixed((0, 1.0, slap(hand)), *rings)


# Cards.


def _pick(hand: Hand) -> Wave:
    """Return a card that is lifted: air that goes up, and nothing that hits."""
    return mixed(
        (0, 1.0, sweep(hand, (1300, 2200, 4600), 80, 0.6)),
        (8, 0.35, rustle(hand, 2600, 8200, 44, 3)),
        (74, 0.05, modes(hand, "700:1:7 1600:.6:5")),
    )


def _putback(hand: Hand) -> Wave:
    return mixed(
        (0, 0.7, sweep(hand, (3600, 1800, 900), 70, 0.8)),
        (58, 0.8, rustle(hand, 900, 3200, 40, 3)),
        (66, 0.35, modes(hand, "180:1:14 420:.5:9", 1.0)),
    )


def _deal(hand: Hand) -> Wave:
    """Return a card that is thrown over the table and hits it flat."""
    return mixed(
        (0, 1.0, flick(hand, 1.1, 1.8)),
        (2, 0.5, rustle(hand, 1500, 6000, 46, 4)),
        (hand.of(38, 44, 50), 0.7, flick(hand, 0.75, 2.4)),
        (hand.of(39, 45, 51), 0.4, modes(hand, "240:1:12 610:.5:8 1180:.3:5")),
    )


def _turn(hand: Hand) -> Wave:
    """Return a card that is flipped: it bends, snaps over, and claps down."""
    return mixed(
        (0, 0.5, sweep(hand, (2600, 5600), 40, 0.7)),
        (30, 1.0, flick(hand, 1.35, 2.2)),
        (hand.of(66, 78, 90), 0.85, burst(hand, 700, 2600, 7)),
        (hand.of(66, 78, 90), 0.35, modes(hand, "206:1:16 470:.5:10 990:.3:6")),
    )


def _move(hand: Hand) -> Wave:
    slide = rustle(hand, 1100, 5200, hand.of(112, 130, 96), hand.of(8, 11, 6))
    return mixed((0, 1.0, slide), (hand.of(104, 120, 88), 0.5, flick(hand, 0.7)))


def _discard(hand: Hand) -> Wave:
    return mixed(
        (0, 0.8, flick(hand, 0.9, 2.2)),
        (2, 1.0, burst(hand, 500 * hand.pitch, 2200, 9)),
        (2, 0.4, modes(hand, TABLE)),
        (2, 0.15, glide(160, 92, 14, 26)),
        (hand.of(34, 46, 26), 0.18, flick(hand, 0.7)),
    )


def _late(hand: Hand) -> Wave:
    """Return a hand that comes down beside the pile."""
    comes = hand.of(100, 118, 84)
    return mixed(
        (0, 0.9, sweep(hand, (2900, 1500, 700), comes + 20)),
        (comes, hand.of(0.7, 0.9, 1.1), modes(hand, WOOD, 0.8)),
        (comes, 0.5, burst(hand, 400, 1600, hand.of(8, 14, 10))),
    )


def _refuse(hand: Hand) -> Wave:
    gap = hand.of(78, 88, 70)
    return mixed((0, 1.0, knock(hand, 1.12, 0.9)), (gap, 1.0, knock(hand, 0.94, 0.6)))


def _blocked(hand: Hand) -> Wave:
    wood = modes(hand, "233:1:34 548:.7:24 911:.4:15 1620:.25:8")
    hit = mixed((0, 1.0, wood), (0, 0.5, click(hand, 1400, 2)))
    return mixed((0, 1.0, hit), (hand.of(30, 40, 24), 0.5, marimba(hand, 277.2, 70)))


def _reveal(hand: Hand) -> Wave:
    return mixed((0, 0.8, _turn(hand)), (hand.of(70, 80, 92), 0.6, marimba(hand, G5, 90)))


def _stuck(hand: Hand) -> Wave:
    fall = phrase(hand, lambda h, tone: played(h, "muted-brass", tone, 150), (E4, C4), 150)
    return mixed((0, 1.0, fall), (150, 0.5, knock(hand, 0.8)))


# Signals.


def _wood_voice(hand: Hand, tone: float) -> Wave:
    return marimba(hand, tone, 80)


def _call(hand: Hand) -> Wave:
    return mixed(
        (0, 1.0, phrase(hand, _wood_voice, (A4, E5, A5), 62)),
        (124, 0.3, bell(hand, 2 * A5, 110)),
    )


def _wrong_call(hand: Hand) -> Wave:
    return phrase(
        hand, lambda h, tone: played(h, "clarinet", tone, 78), (E5, 466.2, E4), hand.of(84, 94, 76)
    )


def _go(hand: Hand) -> Wave:
    tones = hand.of((C5, G5, C6), (C5, E5, C6), (G4, G5, C6))
    chord = [(7 * place, 0.7, marimba(hand, tone, 130)) for place, tone in enumerate(tones)]
    return mixed(*chord, (0, 0.4, bell(hand, 2 * C6, 260)), (0, 0.5, knock(hand, 1.2)))


def _ready(hand: Hand) -> Wave:
    return mixed(
        (0, hand.of(0.6, 0.9, 1.2), knock(hand, 1.7)),
        (hand.of(34, 48, 22), 0.9, marimba(hand, C6, 70)),
    )


def _win(hand: Hand) -> Wave:
    """Return a run on wood, and a chord of accordion under it: the race is over."""
    run = phrase(hand, lambda h, tone: marimba(h, tone, 150), (C5, E5, G5, C6, 1318.5), 84)
    tones = hand.of((C4, E4, G4, C5), (G4, C5, E5), (E4, G4, C5))
    reeds = [(336, 0.34, played(hand, "accordion", tone, hand.of(640, 560, 720))) for tone in tones]
    ring = [(336, 0.3, bell(hand, 2 * C6, 340)), (420, 0.2, bell(hand, 2637, 300))]
    return room(hand, mixed((0, 1.0, run), *reeds, *ring, (336, 0.4, knock(hand, 0.7))), 150, 0.2)


def _round_end(hand: Hand) -> Wave:
    run = phrase(hand, lambda h, tone: marimba(h, tone, 130), (G4, C5, E5), 92)
    reeds = [(184, 0.4, played(hand, "accordion", tone, 260)) for tone in (C4, G4, E5)]
    return mixed((0, 1.0, run), *reeds)


def _duo(first: float, second: float, gap: float) -> Maker:
    return lambda hand: phrase(hand, _wood_voice, (first, second), gap * hand.of(1, 1.1, 0.9))


# Menus.


def _ui_move(hand: Hand) -> Wave:
    return mixed((0, 1.0, modes(hand, "1240:1:7 2480:.5:5 4100:.3:3")), (0, 0.6, click(hand)))


def _confirm(hand: Hand) -> Wave:
    return mixed((0, 0.9, knock(hand, 1.8)), (hand.of(28, 40, 18), 0.8, marimba(hand, E5, 60)))


def _back(hand: Hand) -> Wave:
    """Return two dull taps that go down: a lid that is put on."""
    first = mixed((0, 1.0, modes(hand, WOOD, 1.35)), (0, 0.2, click(hand, 1500, 2)))
    second = mixed((0, 1.0, modes(hand, WOOD, 1.02)), (0, 0.15, burst(hand, 300, 1200, 8)))
    return mixed((0, 0.8, first), (hand.of(58, 66, 50), 1.0, second))


def _join(hand: Hand) -> Wave:
    """Return a chair that is drawn up, and two tones that welcome."""
    return mixed(
        (0, 0.35, rustle(hand, 500, 1900, 60, 5)),
        (
            0,
            1.0,
            phrase(hand, lambda h, tone: played(h, "electric-piano", tone, 170), (C5, G5), 84),
        ),
    )


def _leave(hand: Hand) -> Wave:
    tones = phrase(
        hand, lambda h, tone: played(h, "electric-piano", tone, 110), (G4, C4), hand.of(96, 110, 84)
    )
    return mixed((0, 1.0, tones), (hand.of(0, 40, 80), 0.3, rustle(hand, 500, 1900, 90, 6)))


def _count(hand: Hand) -> Wave:
    block = played(hand, "wood-block", C5, 60)
    return mixed(
        (0, hand.of(0.4, 0.8, 1.2), block), (hand.of(0, 6, 12), 1.0, marimba(hand, C5, 60))
    )


SOUNDS: dict[str, tuple[str, Maker]] = {
    "pick": ("card", _pick),
    "putback": ("card", _putback),
    "turn": ("lay", _turn),
    "move": ("card", _move),
    "discard": ("lay", _discard),
    "refuse": ("refuse", _refuse),
    "late": ("refuse", _late),
    "blocked": ("refuse", _blocked),
    "call": ("sign", _call),
    "wrongcall": ("sign", _wrong_call),
    "slap": ("slap", slap),
    "firstslap": ("slap", _first_slap),
    "count": ("key", _count),
    "go": ("sign", _go),
    "reveal": ("sign", _reveal),
    "deal": ("card", _deal),
    "stuck": ("sign", _stuck),
    "roundend": ("round", _round_end),
    "win": ("final", _win),
    "join": ("key", _join),
    "ready": ("key", _ready),
    "leave": ("key", _leave),
    "ui-move": ("tick", _ui_move),
    "ui-confirm": ("key", _confirm),
    "ui-back": ("key", _back),
    "pause": ("key", _duo(D5, A4, 92)),
    "resume": ("key", _duo(A4, D5, 92)),
}
