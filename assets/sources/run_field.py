"""The field of the muddy run at late sun: hills, cheering people, bunting, a wide calm of mud."""

import math
from collections.abc import Callable
from itertools import pairwise

import run_barrow
import run_cards
from paper import CREAM, Luck, Point, Sheet, box, disc, line, mix, num, poly
from pasteboard import lay
from run_obstacles import tyre
from run_people import crowd
from run_things import kilometre_post, splat
from skyline import sky, sun, wave

WIDTH, HEIGHT = 1920.0, 1080.0
MIDDLE, LOW = 960.0, 960.0
BANK, TRACK = (1340.0, 770.0), (1290.0, 716.0)
MUD_LIT, MUD_DARK = "#85572F", "#362015"
SKY = ("#173F57", "#23566A", "#3A7580", "#6F9A8C", "#B5AE7C", "#E9B45F", "#FBD284")
PENNANTS = ("#E2562F", "#F6C244", "#2F8F7B", "#FFF6E2", "#3A6FC0")
CROWDS = (
    (34.0, ("#33465A", "#3E4A66", "#4A3F5E")),
    (42.0, ("#232B42", "#2C2440", "#3A2A48")),
)


def table() -> str:
    """Return the backdrop of Frappadingue Family."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(61)
    sky(sheet, luck, 232, SKY)
    sun(sheet, 420, 150, 52)
    _clouds(sheet, luck)
    _hills(sheet, luck)
    finish_arch(sheet, 1530, 280, 1.1)
    _people(sheet, luck)
    _track(sheet, luck)
    _tape(sheet)
    _bales(sheet)
    _corner_of_tyres(sheet)
    _bunting(sheet)
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 480)
    return sheet.svg()


def edge(x: float, radii: Point = BANK) -> float:
    """Return the height of the upper edge of an ellipse of the field."""
    share = min(1.0, abs(x - MIDDLE) / radii[0])
    return LOW - radii[1] * math.sqrt(1 - share * share)


def _clouds(sheet: Sheet, luck: Luck) -> None:
    for x, y, w in ((760, 84, 210), (1210, 130, 260), (1700, 66, 190), (140, 62, 150)):
        d = box(x - w / 2, y - 7, w, 16, 8)
        for _ in range(4):
            r = luck.between(16, 30)
            d += disc(x + luck.between(-0.3, 0.3) * w, y - 6, r * 1.5, r * 0.72)
        sheet.fill(d, "#FFDFA8", 0.32)


def _hills(sheet: Sheet, luck: Luck) -> None:
    rows = (
        (196, 22, "#7E9A78", 0),
        (226, 26, "#587F62", 26),
        (262, 24, "#3C6450", 40),
    )
    for y, swing, colour, firs in rows:
        sheet.fill(wave(luck, -20, WIDTH + 20, y, swing, 620), colour)
        d = ""
        for _ in range(firs):
            x = luck.between(0, WIDTH)
            k, low = luck.between(0.7, 1.3), y + swing + luck.between(2, 16)
            d += poly([(x - 13 * k, low), (x, low - 52 * k), (x + 13 * k, low)])
        sheet.fill(d, mix(colour, "#16302C", 0.4))


def finish_arch(sheet: Sheet, x: float, low: float, k: float) -> None:
    """Put up a blown-up arch with a chequered beam."""
    sheet.open(f"translate({num(x)} {num(low)}) scale({k:.2f})")
    arch = "M-118 0V-120a48 48 0 0 1 48 -48H70a48 48 0 0 1 48 48V0h-46V-102a16 16 0 0 0 -16 -16"
    sheet.cut(f"{arch}H-56a16 16 0 0 0 -16 16V0Z", "#E2562F", 5)
    sheet.fill("M-118 0V-120a48 48 0 0 1 48 -48h14q-44 8 -46 52V0Z", "#F1805A")
    squares = ""
    for row in range(3):
        for column in range(9):
            if (row + column) % 2 == 0:
                squares += box(-58.5 + column * 13, -162.5 + row * 13, 13, 13)
    sheet.fill(box(-58.5, -162.5, 117, 39), CREAM)
    sheet.fill(squares, "#221430")
    sheet.close()


def _people(sheet: Sheet, luck: Luck) -> None:
    for size, papers in CROWDS:
        for left, right in ((-20, 800), (1120, 1940)):
            groups = crowd(luck, left, right, lambda x: edge(x) + 6, _tall(size))
            for d, colour in zip(groups, papers, strict=True):
                sheet.fill(d, colour)
    waving = ""
    for x, y in ((130, 330), (330, 268), (1640, 280), (1840, 350)):
        waving += box(x, y - 60, 4, 80)
    sheet.fill(waving, "#221430")
    for (x, y), colour in zip(
        ((130, 330), (330, 268), (1640, 280), (1840, 350)), PENNANTS, strict=False
    ):
        sheet.cut(f"M{x + 4} {y - 60}q16 -10 30 0t26 -2v30q-14 8 -28 0t-28 2Z", colour, 2)


def _tall(size: float) -> Callable[[float], float]:
    """Return how tall people look: those far away, towards the middle, are small."""
    return lambda x: size * (0.4 + 0.6 * min(1.0, abs(x - MIDDLE) / 520))


def _track(sheet: Sheet, luck: Luck) -> None:
    sheet.cut(disc(MIDDLE, LOW, *BANK), "#4E7A34", -4)
    sheet.fill(disc(MIDDLE, LOW + 20, BANK[0] - 8, BANK[1] - 6), "#3B6129")
    _tufts(sheet, luck)
    for i in range(4):
        sheet.fill(
            disc(MIDDLE, LOW - 2, TRACK[0] + 12 - i * 4, TRACK[1] + 12 - i * 4), "#1C120A", 0.16
        )
    sheet.lit(disc(MIDDLE, LOW, *TRACK), (800, 430, 1180, 0.54), (MUD_LIT, MUD_DARK))
    sheet.stroke(disc(MIDDLE, LOW + 5, TRACK[0] - 4, TRACK[1] - 4), "#B98A52", 4, 0.5)
    _ruts(sheet, luck)
    _puddle(sheet, 262, 560, 150, 22)
    _puddle(sheet, 1700, 540, 130, 20)
    lumps = ""
    for _ in range(9):
        x = luck.between(60, WIDTH - 60)
        y = edge(x, TRACK) + luck.between(14, 60)
        lumps += splat(luck, x, y, luck.between(5, 11))
    sheet.fill(lumps, "#3A2114", 0.7)


def _tufts(sheet: Sheet, luck: Luck) -> None:
    """Let grass grow along both edges of the bank."""
    for radii, colour, count in ((BANK, "#4E7A34", 100), (TRACK, "#34562A", 110)):
        d = ""
        for i in range(count):
            x = WIDTH * (i + luck.unit()) / count
            y, h = edge(x, radii) + 4, luck.between(9, 20)
            for lean in (-5, 5):
                d += poly(
                    [(x - 4 + lean * 0.5, y), (x + lean * 1.5, y - h), (x + 4 + lean * 0.5, y)]
                )
        sheet.fill(d, colour)


def _ruts(sheet: Sheet, luck: Luck) -> None:
    """Press the track of a wheel and some prints of shoes into the mud, hardly to be seen."""
    for shift in (0, 60):
        path = f"M{640 + shift} 1090C{700 + shift} 860 {1180 + shift} 820 {1330 + shift} 640"
        path += f"S{1400 + shift} 400 {1250 + shift} 290"
        sheet.stroke(path, "#1C0F08", 20, 0.13, cap="round")
        sheet.stroke(path, "#1C0F08", 20, 0.13, dash="6 12")
    prints = ""
    for i in range(9):
        x, y = 180 + i * 66, 1000 - i * 62 + (i % 2) * 34
        for j in range(4):
            prints += line([(x - 12 + j * 9, y - j * 7), (x + 4 + j * 9, y + 9 - j * 7)])
    sheet.stroke(prints, "#1C0F08", 6, 0.2, cap="round")
    lumps = ""
    for _ in range(60):
        x, y = luck.between(40, WIDTH - 40), luck.between(300, 1060)
        if y > edge(x, TRACK) + 30:
            lumps += disc(x, y, luck.between(4, 13), luck.between(2, 4))
    sheet.fill(lumps, "#1C0F08", 0.16)


def _puddle(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    d = disc(x, y, w, h) + disc(x + w * 0.6, y + h * 0.5, w * 0.5, h * 0.7)
    d += disc(x - w * 0.5, y + h * 0.6, w * 0.42, h * 0.5)
    sheet.open("translate(0 -3)")
    sheet.fill(d, "#1C0F08", 0.5)
    sheet.close()
    sheet.fill(d, "#5E7F84", 0.6)
    sheet.fill(disc(x - w * 0.2, y - h * 0.1, w * 0.56, h * 0.5), "#E9B45F", 0.3)
    sheet.fill(disc(x - w * 0.3, y - h * 0.2, w * 0.24, h * 0.2), "#FFF1C4", 0.5)


def _tape(sheet: Sheet) -> None:
    """Span the red and white tape between its posts along the track."""
    posts = [(x, edge(x, TRACK) + 2) for x in (-30, 120, 290, 480, 690)]
    posts += [(WIDTH - x, y) for x, y in reversed(posts)]
    for a, b in pairwise(posts):
        if b[0] - a[0] > 400:
            continue
        points = [_sag(a, b, i / 16) for i in range(17)]
        upper, lower = points, [(x, y + 11) for x, y in reversed(points)]
        sheet.cut(poly([*upper, *lower]), CREAM, 3)
        red = ""
        for i in range(0, 16, 2):
            (x0, y0), (x1, y1) = points[i], points[i + 1]
            red += poly([(x0, y0), (x1, y1), (x1 - 4, y1 + 11), (x0 - 4, y0 + 11)])
        sheet.fill(red, "#D8452A")
    for x, y in posts:
        sheet.cut(box(x - 5, y - 54, 10, 70, 4), "#6B4020", 3)
        sheet.fill(box(x - 5, y - 54, 3.5, 70, 2), "#A8703C")


def _sag(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - 44 + 26 * 4 * t * (1 - t) * 0.6


def _bale(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    sheet.cut(box(x, y, w, h, 9), "#D9A63F", 5)
    sheet.fill(box(x, y, w, h * 0.34, 9), "#F0C666")
    straws = ""
    luck = Luck(int(x + y))
    for _ in range(26):
        px, py = luck.between(x + 6, x + w - 14), luck.between(y + 6, y + h - 6)
        straws += line([(px, py), (px + luck.between(5, 13), py + luck.between(-3, 3))])
    sheet.stroke(straws, "#9A6A1A", 2, 0.7)
    ties = line([(x + w * 0.28, y), (x + w * 0.28, y + h)])
    ties += line([(x + w * 0.72, y), (x + w * 0.72, y + h)])
    sheet.stroke(ties, "#7A4A12", 4)


def _bales(sheet: Sheet) -> None:
    """Pile bales of straw at the left, with a kilometre stone beside them."""
    sheet.fill(disc(140, 520, 170, 20), "#120A08", 0.4)
    _bale(sheet, -26, 440, 140, 76)
    _bale(sheet, 100, 452, 130, 68)
    _bale(sheet, 14, 378, 134, 72)
    kilometre_post(sheet, 218, 528, 1.2)


def _corner_of_tyres(sheet: Sheet) -> None:
    sheet.fill(disc(1800, 512, 150, 18), "#120A08", 0.4)
    for x, y, r in (
        (1734, 470, 40),
        (1812, 472, 40),
        (1892, 470, 42),
        (1776, 402, 40),
        (1856, 402, 40),
    ):
        tyre(sheet, x, y, r)


def _bunting(sheet: Sheet) -> None:
    """Hang pennants into the upper corners, clear of what is written in the middle."""
    for a, b in (((-20, 78), (560, -12)), ((WIDTH + 20, 78), (WIDTH - 560, -12))):
        points = [_hang(a, b, i / 28) for i in range(29)]
        sheet.stroke(line(points), "#221430", 3)
        for i in range(1, 11):
            t = i / 11
            (x0, y0), (x1, y1) = _hang(a, b, t - 0.03), _hang(a, b, t + 0.03)
            tip = ((x0 + x1) / 2 + (y0 - y1) * 0.3, (y0 + y1) / 2 + 42)
            sheet.cut(poly([(x0, y0), (x1, y1), tip]), PENNANTS[i % len(PENNANTS)], 3)


def _hang(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 60 * 4 * t * (1 - t)


def tile() -> str:
    """Return the picture of Frappadingue Family on the shelf of games."""
    sheet, luck = Sheet(640, 400), Luck(71)
    sky(sheet, luck, 170, SKY)
    sun(sheet, 110, 116, 38)
    for y, swing, colour in ((150, 14, "#7E9A78"), (182, 16, "#587F62"), (214, 12, "#3C6450")):
        sheet.fill(wave(luck, -20, 660, y, swing, 420), colour)
    finish_arch(sheet, 540, 236, 0.8)
    for d, colour in zip(
        crowd(luck, -10, 660, lambda _: 258, lambda _: 26), CROWDS[1][1], strict=True
    ):
        sheet.fill(d, colour)
    sheet.cut(disc(320, 560, 620, 318), "#4E7A34", -3)
    sheet.lit(disc(320, 566, 600, 306), (250, 330, 430, 0.5), (MUD_LIT, MUD_DARK))
    faces = run_cards.cards()
    for x, y, tilt, name in ((122, 226, -13, "K11"), (262, 208, 0, "K8"), (402, 226, 13, "K9")):
        lay(sheet, faces[name], (x, y), tilt, 0.66)
    sheet.open("translate(420 212) scale(0.46)")
    run_barrow.barrow(sheet, 4)
    sheet.close()
    return sheet.svg()
