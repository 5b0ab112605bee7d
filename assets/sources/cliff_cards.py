"""More sounds of the board game: cards and hands, turns, rounds, and the sail before a hand."""

from collections.abc import Sequence

from cliff_sounds import A4, B4, B5, D4, D5, E5, G3, G4, G5, stones, surf
from show_sounds import riffle, tune
from sound_kit import (
    STONE,
    Hand,
    Maker,
    Wave,
    burst,
    click,
    flick,
    knock,
    mixed,
    modes,
    pebble,
    plank,
    played,
    room,
    rustle,
    slab,
    sweep,
)

# Cards and hands.


def _deal(hand: Hand) -> Wave:
    return mixed(
        (0, 0.6, rustle(hand, 1400, 5000, 40, 4)),
        (hand.of(34, 42, 28), 0.9, modes(hand, "340:1:10 900:.6:7 1620:.4:5")),
        (hand.of(34, 42, 28), 0.6, flick(hand, 0.9)),
    )


def _lay(hand: Hand) -> Wave:
    """Return a tile of stone that is set onto the path."""
    return mixed(
        (0, 1.0, modes(hand, STONE, 1.25)),
        (0, 0.6, click(hand, 2600, 1.6)),
        (hand.of(24, 32, 18), 0.45, modes(hand, STONE, 1.5)),
        (0, 0.3, modes(hand, "150:1:20")),
    )


def _draw(hand: Hand) -> Wave:
    slide = rustle(hand, 1200, 4600, hand.of(90, 104, 78), 10)
    return mixed(
        (0, 0.8, slide), (hand.of(78, 92, 66), 0.8, modes(hand, "520:1:8 1350:.6:6 2400:.4:4"))
    )


def _shuffle(hand: Hand) -> Wave:
    return mixed(
        (0, 1.0, riffle(hand, hand.of(880, 980, 930), hand.of(24, 30, 27), 1.12)),
        (hand.of(860, 955, 905), 0.5, plank(hand, 0.9)),
    )


def _hands_over(hand: Hand) -> Wave:
    slides = [
        (n * hand.of(100, 112, 90), 0.9, sweep(hand, (low, 2.2 * low), 130, 0.8))
        for n, low in enumerate((900, 1300, 1700))
    ]
    return mixed(*slides, (290, 0.6, slab(hand, A4, 80)))


def _hands_left(hand: Hand) -> Wave:
    slide = rustle(hand, 800, 3200, hand.of(230, 260, 205), 14)
    return mixed((0, 0.9, slide), (hand.of(200, 230, 176), 0.9, plank(hand, 0.85)))


def _choose(hand: Hand) -> Wave:
    """Return a pebble that is pushed into a hollow."""
    return mixed(
        (0, 0.9, modes(hand, WOODEN, 1.0)),
        (0, 0.4, click(hand, 1800, 2)),
        (24, 0.5, pebble(hand, 0.5)),
    )


WOODEN = "300:1:20 770:.7:14 1390:.4:8"


def _gift(hand: Hand) -> Wave:
    return mixed(
        (0, 0.45, rustle(hand, 1300, 4800, 100, 7)), (72, 0.9, stones(hand, (G4, D5), 84, 130))
    )


def _market(hand: Hand) -> Wave:
    cards = [(n * hand.of(86, 96, 78), 0.9, _lay(hand.tuned(1 + 0.08 * n))) for n in range(3)]
    return mixed(*cards, (230, 0.6, slab(hand, E5, 110)))


def _pick(hand: Hand) -> Wave:
    return mixed(
        (0, hand.of(0.6, 0.9, 1.2), flick(hand, 0.9, 2)),
        (hand.of(12, 24, 36), 0.9, slab(hand, A4, 70)),
    )


def _ran_out(hand: Hand) -> Wave:
    taps = [(n * hand.of(110, 124, 98), 0.9, plank(hand, 0.85 - 0.09 * n)) for n in range(3)]
    return mixed(*taps, (60, 0.4, surf(hand, 420, 400, 1800, 0.7)))


# Turns and rounds.


def _turn(hand: Hand) -> Wave:
    return mixed((0, 0.8, pebble(hand, 1.1)), (hand.of(46, 56, 38), 0.9, slab(hand, B4, 80)))


def _decline(hand: Hand) -> Wave:
    return mixed(
        (0, 0.6, sweep(hand, (3600, 1700), hand.of(100, 116, 88), 0.5)),
        (70, 0.3, modes(hand, "300:1:12 760:.5:8")),
    )


def _refused(hand: Hand) -> Wave:
    gap = hand.of(90, 102, 80)
    low = mixed((0, 1.0, modes(hand, STONE, 0.7)), (0, 0.4, click(hand, 1500, 2)))
    return mixed((0, 1.0, plank(hand, 0.75)), (gap, 1.0, low))


def _round_end(hand: Hand) -> Wave:
    wave = surf(hand, 820, 300, 3200, 0.4)
    return mixed(
        (0, 0.6, wave), (0, 1.0, stones(hand, (G3, D4, G4, B4), hand.of(110, 124, 98), 260))
    )


def _match_end(hand: Hand) -> Wave:
    """Return a concertina's last line, a slab for each of its tones, and the sea."""
    line = hand.of("1/2 3/1 5/2 6/1 5/10", "5,/2 1/1 3/2 2/1 1/10", "3/2 5/1 6/2 7/1 1'/10")
    lead = tune(hand, "concertina", G4, line, 104)
    tones = hand.of((G4, B4, D5, G5), (D4, G4, B4, G5), (B4, D5, G5, B5))
    answer = stones(hand, tones, 156, 280)
    guitar = [
        (n * 312.0, 0.6, played(hand, "guitar", tone, 620)) for n, tone in enumerate((G3, D4, G3))
    ]
    last = [(624 + 14 * n, 0.8, slab(hand, tone, 420)) for n, tone in enumerate((G4, B4, D5, G5))]
    dry = mixed(
        (0, 0.8, lead),
        (0, 0.8, answer),
        *guitar,
        *last,
        (500, 0.5, surf(hand, 1100, 500, 4200, 0.3)),
    )
    return room(hand, dry, 150, 0.16)


def _sail(hand: Hand, ms: float, way: Sequence[float]) -> Wave:
    """Return canvas that is hoisted or falls."""
    return mixed((0, 1.0, sweep(hand, way, ms, 0.8)), (0, 0.6, rustle(hand, 420, 1500, ms, 12)))


def _open(hand: Hand) -> Wave:
    blocks = [(n * 76, 0.7, pebble(hand, 0.6 + 0.08 * n)) for n in range(4)]
    return mixed((0, 1.0, _sail(hand, 360, (450, 800, 1900))), *blocks)


def _close(hand: Hand) -> Wave:
    flap = mixed((0, 1.0, burst(hand, 300, 1500, 20)), (0, 0.4, knock(hand, 0.6)))
    return mixed((0, 0.7, _sail(hand, 260, (1500, 800, 420))), (236, 1.3, flap))


SOUNDS: dict[str, tuple[str, Maker]] = {
    "fb-deal": ("card", _deal),
    "fb-lay": ("lay", _lay),
    "fb-draw": ("card", _draw),
    "fb-shuffle": ("shuffle", _shuffle),
    "fb-hands-over": ("sign", _hands_over),
    "fb-hands-left": ("sign", _hands_left),
    "fb-choose": ("choose", _choose),
    "fb-gift": ("sign", _gift),
    "fb-market": ("sign", _market),
    "fb-pick": ("key", _pick),
    "fb-ran-out": ("sign", _ran_out),
    "fb-turn": ("key", _turn),
    "fb-decline": ("card", _decline),
    "fb-refused": ("refuse", _refused),
    "fb-round-end": ("round", _round_end),
    "fb-match-end": ("final", _match_end),
    "fb-curtain-open": ("curtain", _open),
    "fb-curtain-close": ("curtain", _close),
}
