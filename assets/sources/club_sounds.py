"""Sounds of Frantic: cards on felt in a lamp-lit club, a bass, a vibraphone, brushes, fingers."""

from collections.abc import Sequence

from music_band import band
from show_sounds import bang, flecks, riffle, tone_of, tune
from sound_kit import (
    FELT,
    TABLE,
    Hand,
    Maker,
    Wave,
    bell,
    burst,
    click,
    flick,
    glide,
    knock,
    mixed,
    modes,
    phrase,
    played,
    room,
    rustle,
    sweep,
    swell,
    unit,
    vibes,
)

ARRIVES = 415.0
"""So many milliseconds after it was played an attack is seen to arrive."""
D3, E3, F3, G3, A3, C4, D4 = 146.8, 164.8, 174.6, 196.0, 220.0, 261.6, 293.7
EF4, F4, A4, C5, CS5, D5, E5, F5, A5 = 311.1, 349.2, 440.0, 523.3, 554.4, 587.3, 659.3, 698.5, 880.0


def bass(hand: Hand, tone: float, ms: float = 240) -> Wave:
    """Return a string of an upright bass; its finger is heard where the string is too low."""
    finger = burst(hand, 700, 2400, 7)
    string = band(played(hand, "upright-bass", tone, ms), 420, 0, 1)
    rattle = modes(hand, "1:1:60 2:.7:50 3:.6:40 5:.4:24", 2.004 * tone)
    return unit(
        mixed(
            (0, 1.0, unit(string)),
            (0, hand.of(0.3, 0.5, 0.7), finger),
            (0, hand.of(0.4, 0.15, 0.3), rattle),
        )
    )


def brush(hand: Hand, ms: float, low: float = 1500, high: float = 6500) -> Wave:
    """Return wires that are drawn over a drum."""
    return swell(hand, low * hand.pitch, high * hand.pitch, ms, 0.6)


def tap(hand: Hand) -> Wave:
    """Return wires that hit a drum."""
    return played(hand, "brush-tap", 200, 100)


def snap(hand: Hand, k: float = 1.0) -> Wave:
    """Return two fingers that snap."""
    crack = burst(hand, 1500 * k * hand.pitch, 3400 * k, 8)
    return unit(
        mixed((0, 0.3, flick(hand, 1.1)), (7, 1.0, crack), (7, 0.5, click(hand, 2400, 1.5)))
    )


def felt(hand: Hand, k: float = 1.0) -> Wave:
    """Return something soft laid down on cloth."""
    return unit(
        mixed((0, 0.7, modes(hand, FELT, k)), (0, 1.0, burst(hand, 420 * k, 1900 * k, 11, 1)))
    )


def chord(hand: Hand, tones: Sequence[float], step: float = 10) -> Wave:
    """Return bars of the vibraphone struck nearly together."""
    order = tones if hand.way != 1 else (*tones[1:], tones[0] * 2)
    return mixed(*((n * step, 0.8, vibes(hand, tone)) for n, tone in enumerate(order)))


def horns(hand: Hand, tones: Sequence[float], ms: float) -> Wave:
    """Return muted brass in so many voices."""
    return mixed(*((4.0 * n, 0.7, played(hand, "muted-brass", t, ms)) for n, t in enumerate(tones)))


# Cards.


def _deal(hand: Hand) -> Wave:
    return mixed(
        (0, 0.5, rustle(hand, 1300, 5200, 40, 3)), (hand.of(30, 38, 24), 1.0, felt(hand, 1.2))
    )


def _play(hand: Hand) -> Wave:
    """Return a card that is put down with a flat hand on felt."""
    return mixed(
        (0, 1.0, burst(hand, 620 * hand.pitch, 1900, 10)),
        (0, 0.5, flick(hand, 0.8, 2.2)),
        (1, 0.5, modes(hand, "196:.8:22 322:1:15 540:.5:10 905:.3:6")),
        (hand.of(20, 28, 34), 0.3, brush(hand, 60, 2400, 7000)),
    )


def _draw(hand: Hand) -> Wave:
    """Return a card that is drawn over felt: low, soft, without an edge."""
    slide = rustle(hand, 500, 2300, hand.of(126, 150, 108), hand.of(4, 6, 3))
    return mixed((0, 1.0, slide), (hand.of(104, 126, 88), 0.35, felt(hand, 1.3)))


def _wish(hand: Hand) -> Wave:
    bars = phrase(hand, vibes, hand.of((F4, A4, E5), (A4, F4, E5), (F4, C5, E5)), 92)
    return mixed((0, 1.0, bars), (0, 0.25, brush(hand, 240)))


def _gift(hand: Hand) -> Wave:
    return mixed(
        (0, 0.5, rustle(hand, 1400, 5000, 100, 6)),
        (70, 1.0, phrase(hand, vibes, (F4, C5), hand.of(76, 88, 66))),
    )


def _exchange(hand: Hand) -> Wave:
    ways = ((900, 3800), (3800, 900))
    there, back = (sweep(hand, way, hand.of(130, 146, 118), 0.7) for way in ways)
    bars = phrase(hand, vibes, (A4, F4), 136)
    return mixed((0, 0.8, there), (126, 0.8, back), (20, 0.6, bars))


def _take(hand: Hand) -> Wave:
    cards = [(n * hand.of(34, 42, 28), 0.8, flick(hand, 0.8 + 0.12 * n)) for n in range(3)]
    return mixed(*cards, (96, 0.8, felt(hand, 0.9)), (0, 0.4, rustle(hand, 1900, 6400, 90, 6)))


def _share(hand: Hand) -> Wave:
    cards = [(n * hand.of(56, 64, 48), 0.8, flick(hand, 1.1 - 0.09 * n, 2)) for n in range(4)]
    return mixed(*cards, (0, 0.7, bass(hand, G3, 300)))


def _discard(hand: Hand) -> Wave:
    slide = rustle(hand, 700, 3000, hand.of(140, 160, 120), 9)
    return mixed((0, 0.8, slide), (hand.of(116, 134, 98), 1.0, felt(hand, 0.75)))


def _market(hand: Hand) -> Wave:
    cards = [(n * hand.of(76, 86, 68), 0.8, _play(hand.tuned(1 + 0.07 * n))) for n in range(3)]
    return mixed(*cards, (190, 0.5, vibes(hand, D5)))


def _pick(hand: Hand) -> Wave:
    return mixed(
        (0, hand.of(0.5, 0.8, 1.1), flick(hand, 1.1, 2)),
        (hand.of(10, 22, 34), 1.0, vibes(hand, A4, 90)),
    )


def _choose(hand: Hand) -> Wave:
    """Return two fingers laid on cloth: a tap that one hears."""
    return mixed((0, 0.8, felt(hand, 1.5)), (hand.of(34, 42, 28), 0.7, tap(hand)))


def _show(hand: Hand) -> Wave:
    cards = [(n * 34, 0.7, flick(hand, 0.85 + 0.1 * n, 2)) for n in range(4)]
    return mixed(*cards, (112, 0.8, chord(hand, (F4, A4, D5), 14)))


def _shuffle(hand: Hand) -> Wave:
    return riffle(hand, hand.of(860, 960, 900), hand.of(26, 32, 29), 0.92)


# What they do.


def _attack(hand: Hand) -> Wave:
    """Return a card that is snapped down, what flies, and where it strikes: a crack and horns."""
    hit = mixed(
        (0, 1.0, click(hand, 1700, 3)),
        (0, 1.2, burst(hand, 700, 3200, 12)),
        (1, 0.8, bass(hand, E3, 260)),
        (0, 0.6, horns(hand, (E3 * 2, hand.of(466.2, 493.9, 440.0)), hand.of(150, 190, 120))),
        (0, 0.5, glide(120, 52, 20, 70)),
    )
    way = hand.of((450, 1200, 3200), (600, 900, 2600), (380, 1700, 2900))
    air = sweep(hand, way, ARRIVES - 90, hand.of(0.5, 0.7, 0.9))
    leaves = mixed((0, 0.8, flick(hand, 0.9, 2.2)), (0, 0.6, tap(hand)))
    return mixed((0, 0.5, unit(leaves)), (80, 0.4, air), (ARRIVES, 1.2, unit(hit)))


def _counter(hand: Hand) -> Wave:
    """Return the same, turned round: the crack first, and air that goes away, rising."""
    hit = mixed((0, 1.0, snap(hand, 1.1)), (7, 0.9, bass(hand, A3, 240)), (7, 0.8, vibes(hand, A4)))
    rise = phrase(hand, vibes, (C5, E5), hand.of(70, 82, 62))
    air = sweep(hand, (900, 2400, 5200), hand.of(200, 230, 180), 0.6)
    return mixed((0, 1.0, hit), (40, 0.7, air), (hand.of(110, 140, 90), 0.6, rise))


def _nice_try(hand: Hand) -> Wave:
    slide = phrase(hand, lambda h, tone: played(h, "chalumeau", tone, 80), (C5, CS5, D5), 72)
    end = hand.of(222, 250, 205)
    return mixed((0, 1.0, slide), (end, 0.8, bass(hand, D3, 240)), (end - 8, 0.8, snap(hand)))


def _skip(hand: Hand) -> Wave:
    return mixed(
        (0, 0.9, brush(hand, hand.of(190, 220, 170))),
        (hand.of(170, 200, 150), 1.0, tap(hand)),
        (hand.of(170, 200, 150), 0.7, bass(hand, D3, 150)),
    )


def _missed(hand: Hand) -> Wave:
    return mixed(
        (0, 0.5, sweep(hand, (2600, 1300, 700), 160, 0.6)),
        (hand.of(124, 140, 112), 1.0, played(hand, "chalumeau", C4, 190)),
    )


def _rest(hand: Hand) -> Wave:
    return mixed(
        (0, 0.9, tap(hand)),
        (12, 1.0, bass(hand, F3, 220)),
        (hand.of(200, 240, 170), 0.6, bass(hand, C4, 150)),
    )


def _ran_out(hand: Hand) -> Wave:
    taps = [(n * hand.of(92, 104, 82), 0.9, knock(hand, 0.95 - 0.1 * n, 0.3)) for n in range(3)]
    return mixed(*taps, (2 * 92, 0.5, bass(hand, 2 * E3, 260)))


def _happening(hand: Hand) -> Wave:
    """Return the roll of a drum, and a chord that does not know yet what comes."""
    roll = [
        (n * 42 + hand.between(-5, 5), 0.2 + 0.03 * n, played(hand, "snare", 200, 60))
        for n in range(9)
    ]
    tones = hand.of((D3 * 2, F4, 415.3), (D3 * 2, EF4, A4), (D3 * 2, F4, 466.2))
    hit = mixed(
        (0, 0.9, horns(hand, tones, 420)), (0, 0.9, bass(hand, D3, 500)), (0, 0.5, tap(hand))
    )
    late = [(430, 0.35, vibes(hand, A5)), (520, 0.3, vibes(hand, A5 * 1.06))]
    return room(hand, mixed(*roll, (372, 1.0, unit(hit)), *late), 120, 0.14)


def _bomb_lit(hand: Hand) -> Wave:
    """Return a match that is struck, and a fuse that burns low and dark."""
    scratch = rustle(hand, 1100, 3600, 90, 9)
    glow = swell(hand, 320, 1500, 480, 0.2) * (0.6 + 0.4 * hand.luck.random(round(0.48 * 44_100)))
    spits = [(hand.between(120, 480), 0.25, burst(hand, 900, 2400, 3)) for _ in range(9)]
    return mixed(
        (0, 0.7, scratch),
        (80, 1.0, glow),
        (80, 0.5, glide(150, 74, 30, 90)),
        *spits,
        (82, 0.4, bass(hand, D3, 380)),
    )


def _tick(hand: Hand) -> Wave:
    gap = hand.of(124, 130, 118)
    first, second = (played(hand, "wood-block", tone, 60) for tone in (740, 590))
    return mixed((0, 1.0, first), (gap, 0.85, second))


def _bang(hand: Hand) -> Wave:
    falls = [(180 + 70 * n, 0.16, modes(hand, TABLE, 1.4 - 0.12 * n)) for n in range(4)]
    return bang(hand, 90, 62, [*flecks(hand, 200, 800, 40), *falls])


# Turns and rounds.


def _last_call(hand: Hand) -> Wave:
    """Return the bell over a bar, rung twice."""
    first, second = hand.of((0, 160), (0, 190), (0, 140))
    return mixed(
        (first, 0.9, bell(hand, A5, 240)), (second, 0.9, bell(hand, A5, 280)), (0, 0.3, click(hand))
    )


def _round_end(hand: Hand) -> Wave:
    tones = (A3, C4, D4, F4)
    return mixed(
        (0, 0.9, bass(hand, F3, 560)),
        (0, 0.4, tap(hand)),
        (24, 0.8, chord(hand, tones, hand.of(44, 56, 34))),
        (260, 0.3, brush(hand, 260)),
    )


def _match_end(hand: Hand) -> Wave:
    """Return the band's last four bars in one: a turn of the reed, a chord, brushes."""
    line = hand.of(
        "5/2 3/1 5/2 #4/1 5/2 1'/10", "3/2 5/1 6/2 #4/1 5/2 1'/10", "5/2 6/1 5/2 2/1 3/2 1'/10"
    )
    lead = tune(hand, "chalumeau", tone_of("1", C4), line, 84)
    end = 8 * 84.0
    close = mixed(
        (0, 0.8, bass(hand, 130.8, 1000)),
        (6, 1.1, chord(hand, (C4 * 1.26, C4 * 1.5, D4 * 2, E5), 22)),
        (0, 0.4, horns(hand, (C4, E3 * 2, G3 * 2), hand.of(820, 900, 760))),
        (0, 0.5, tap(hand)),
        (120, 0.25, brush(hand, 420)),
    )
    walk = [(n * 224.0, 0.7, bass(hand, tone, 200)) for n, tone in enumerate((D3, G3, G3 / 1.06))]
    return room(hand, mixed((0, 0.9, lead), *walk, (end, 1.0, close)), 140, 0.16)


def _refused(hand: Hand) -> Wave:
    gap = hand.of(92, 104, 82)
    return mixed(
        (0, 1.0, bass(hand, D4, 80)), (gap, 1.0, bass(hand, 233.1, 150)), (gap, 0.4, tap(hand))
    )


def _turn(hand: Hand) -> Wave:
    return mixed((0, 0.8, snap(hand)), (hand.of(26, 40, 16), 0.8, vibes(hand, C5, 90)))


def _decline(hand: Hand) -> Wave:
    return brush(hand, hand.of(110, 130, 96), 1400, 4200)


def _cloth(hand: Hand, ms: float, pitches: Sequence[float]) -> Wave:
    """Return a heavy curtain that is drawn: folds, one band after another."""
    step = ms / (len(pitches) + 1)
    folds = [
        (n * step, 1.0, rustle(hand, 0.6 * at, 1.7 * at, 2 * step, 6))
        for n, at in enumerate(pitches)
    ]
    return mixed(*folds)


def _open(hand: Hand) -> Wave:
    rings = [(30 + n * 58, 0.3, modes(hand, "2300:1:14 3900:.6:9", 1 + 0.06 * n)) for n in range(5)]
    return mixed((0, 1.0, _cloth(hand, 380, (500, 760, 1150, 1700))), *rings)


def _close(hand: Hand) -> Wave:
    return mixed((0, 1.0, _cloth(hand, 330, (1700, 1100, 720, 460))), (290, 0.7, felt(hand, 0.7)))


SOUNDS: dict[str, tuple[str, Maker]] = {
    "fc-deal": ("card", _deal),
    "fc-play": ("lay", _play),
    "fc-draw": ("card", _draw),
    "fc-wish": ("sign", _wish),
    "fc-attack": ("attack", _attack),
    "fc-counter": ("attack", _counter),
    "fc-nice-try": ("sign", _nice_try),
    "fc-skip": ("sign", _skip),
    "fc-missed": ("sign", _missed),
    "fc-gift": ("sign", _gift),
    "fc-exchange": ("sign", _exchange),
    "fc-take": ("card", _take),
    "fc-share": ("sign", _share),
    "fc-happening": ("poster", _happening),
    "fc-bomb-lit": ("poster", _bomb_lit),
    "fc-tick": ("clock", _tick),
    "fc-bomb-off": ("blast", _bang),
    "fc-discard": ("lay", _discard),
    "fc-shuffle": ("shuffle", _shuffle),
    "fc-market": ("sign", _market),
    "fc-pick": ("key", _pick),
    "fc-choose": ("choose", _choose),
    "fc-show": ("sign", _show),
    "fc-rest": ("sign", _rest),
    "fc-ran-out": ("sign", _ran_out),
    "fc-last-call": ("sign", _last_call),
    "fc-round-end": ("round", _round_end),
    "fc-match-end": ("final", _match_end),
    "fc-refused": ("refuse", _refused),
    "fc-turn": ("key", _turn),
    "fc-decline": ("card", _decline),
    "fc-curtain-open": ("curtain", _open),
    "fc-curtain-close": ("curtain", _close),
}
