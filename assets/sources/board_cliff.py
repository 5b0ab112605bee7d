"""The world of the board game: a headland high over the sea in late light, seen from above."""

import math
from collections.abc import Sequence
from itertools import pairwise

import board_cards
import board_laid
from board_dice import RESTING, draw_six, spin
from board_pawns import pawn
from board_squares import sample
from frantic_folk import dot
from paper import CREAM, Luck, Point, Sheet, box, disc, line, num, poly
from pasteboard import lay

WIDTH, HEIGHT = 1920.0, 1080.0
SEA_LIT, SEA_DARK = "#2C8090", "#0C2B44"
FOAM = "#DDF3EA"
TURF_LIT, TURF_DARK = "#5B6B33", "#1E3A34"
ROCK_LIT, ROCK, ROCK_DARK = "#D98A52", "#8E4A38", "#4A2430"
LIGHT = (640.0, 250.0, 1420.0, 0.72)
BRINK: tuple[Point, ...] = (
    (150, 1130),
    (176, 1010),
    (128, 910),
    (170, 800),
    (120, 690),
    (158, 580),
    (112, 470),
    (170, 370),
    (140, 266),
    (196, 172),
    (262, 108),
    (384, 56),
    (560, 72),
    (700, 46),
    (860, 66),
    (1010, 44),
    (1160, 68),
    (1310, 46),
    (1450, 72),
    (1590, 66),
    (1694, 130),
    (1758, 262),
    (1730, 400),
    (1792, 500),
    (1752, 620),
    (1800, 730),
    (1752, 840),
    (1786, 940),
    (1740, 1040),
    (1760, 1130),
)
"""The edge of the land, from the lower left over the top to the lower right."""


def table() -> str:
    """Return the backdrop of the board game."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(51)
    brink = rough(BRINK, luck, 9, 3)
    _sea(sheet, luck)
    _surf(sheet, brink)
    _rocks(sheet, luck)
    _cliff(sheet, brink, luck)
    _land(sheet, brink, luck)
    _boat(sheet, (62, 300), 1.0)
    _lighthouse(sheet, (1838, 214))
    _gulls(sheet, ((86, 560, 20, -12), (1846, 470, 24, 14), (52, 840, 16, 6), (1858, 840, 17, -8)))
    sheet.halo(0, 0, 900, "#FFC678", 0.4)
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 420)
    return sheet.svg()


def rough(points: Sequence[Point], luck: Luck, stray: float, parts: int) -> list[Point]:
    """Return a coast through some points, broken as rock breaks."""
    coast: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        coast.append((x0, y0))
        for i in range(1, parts + 1):
            t = i / (parts + 1)
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            coast.append((x + luck.between(-stray, stray), y + luck.between(-stray, stray)))
    return [*coast, points[-1]]


def _grown(coast: Sequence[Point], by: float, down: float = 0) -> list[Point]:
    """Return a coast further out to sea, away from the middle of the land."""
    points = []
    for i, (x, y) in enumerate(coast):
        (ax, ay), (bx, by_) = coast[max(0, i - 2)], coast[min(len(coast) - 1, i + 2)]
        length = math.hypot(bx - ax, by_ - ay) or 1
        points.append((x + (by_ - ay) / length * by, y - (bx - ax) / length * by + down))
    return points


def _sea(sheet: Sheet, luck: Luck) -> None:
    sheet.lit(box(0, 0, WIDTH, HEIGHT), (120, 60, 1900, 0.7), (SEA_LIT, SEA_DARK))
    sheet.halo(40, 20, 620, "#FFD08A", 0.75)
    swell = ""
    for _ in range(150):
        side = luck.chance(0.5)
        x = luck.between(-20, 210) if side else luck.between(1700, 1930)
        y = luck.between(0, HEIGHT)
        swell += _ripple(x, y, luck.between(16, 44))
    for _ in range(46):
        swell += _ripple(luck.between(0, WIDTH), luck.between(2, 60), luck.between(18, 46))
    sheet.stroke(swell, "#BFE6DF", 2.2, 0.26, cap="round")
    glitter = ""
    for _ in range(90):
        d = luck.unit() ** 1.6
        x, y = 30 + 560 * d * luck.between(0.1, 1), 14 + 560 * d * luck.between(0, 1)
        glitter += line([(x, y), (x + luck.between(8, 26), y)])
    sheet.stroke(glitter, "#FFE9B0", 3, 0.66, cap="round")


def _ripple(x: float, y: float, w: float) -> str:
    return f"M{num(x)} {num(y)}q{num(w / 4)} {num(-w / 7)} {num(w / 2)} 0t{num(w / 2)} 0"


def _surf(sheet: Sheet, brink: Sequence[Point]) -> None:
    """Let the sea grow lighter to the shore, and break there."""
    for by, colour, opacity in ((62, "#4FA6A6", 0.22), (44, "#7CC9BD", 0.24), (32, FOAM, 0.5)):
        sheet.fill(poly(_grown(brink, by, 26)), colour, opacity)
    sheet.stroke(line(_grown(brink, 52, 26)), FOAM, 2.5, 0.4, dash="34 22 8 26", cap="round")
    sheet.fill(poly(_grown(brink, 25, 26)), FOAM, 0.9)


def _rocks(sheet: Sheet, luck: Luck) -> None:
    """Set a few rocks into the sea."""
    for x, y, r in ((60, 668, 26), (92, 712, 14), (1880, 640, 30), (1848, 690, 13), (70, 100, 17)):
        ring = [
            (x + r * luck.between(0.8, 1.15) * math.cos(a), y + r * 0.8 * math.sin(a))
            for a in (math.tau * i / 9 for i in range(9))
        ]
        sheet.fill(poly((x + (px - x) * 1.5, y + 4 + (py - y) * 1.5) for px, py in ring), FOAM, 0.7)
        sheet.fill(poly((px + 2, py + 7) for px, py in ring), ROCK_DARK)
        sheet.fill(poly(ring), ROCK)
        sheet.fill(
            poly((x - 3 + (px - x) * 0.62, y - 4 + (py - y) * 0.6) for px, py in ring), ROCK_LIT
        )


def _cliff(sheet: Sheet, brink: Sequence[Point], luck: Luck) -> None:
    """Let the rock fall in steps from the brink to the sea, lit from the upper left."""
    for by, down, lit, dark in (
        (22, 24, "#5E3034", "#2E1826"),
        (15, 15, "#8A4A3A", "#43222C"),
        (8, 7, "#B96C46", "#5C2F30"),
    ):
        ledge = _grown(rough(brink, luck, 2.5, 0), by, down)
        sheet.fill(poly(ledge), dark)
        left = [p for p in ledge if p[0] < 960]
        sheet.fill(poly([*left, (960, 300), (960, 1130)]), lit)
    clefts = ""
    outer = _grown(brink, 22, 24)
    for (x0, y0), (x1, y1) in list(zip(brink, outer, strict=True))[::2]:
        clefts += line([(x0, y0), ((x0 + x1) / 2 + luck.between(-4, 4), (y0 + y1) / 2), (x1, y1)])
    sheet.stroke(clefts, "#2A121C", 2.4, 0.42)


def _land(sheet: Sheet, brink: Sequence[Point], luck: Luck) -> None:
    sheet.fill(poly(brink), "#C9A25A")
    sheet.lit(poly(_grown(brink, -5)), LIGHT, ("#8C8A45", "#3C5238"))
    sheet.lit(poly(_grown(brink, -17)), LIGHT, (TURF_LIT, TURF_DARK))
    _swathes(sheet, luck)
    _growth(sheet, luck)


def _swathes(sheet: Sheet, luck: Luck) -> None:
    """Brush the turf: long soft strokes, hardly seen, so that a board stays readable."""
    for colour, opacity, count in (("#C7B45A", 0.05, 40), ("#0E241F", 0.09, 40)):
        d = ""
        for _ in range(count):
            x, y, w = luck.between(230, 1560), luck.between(150, 1040), luck.between(80, 240)
            h = w * luck.between(0.1, 0.2)
            d += f"M{num(x)} {num(y)}q{num(w / 2)} {num(-h)} {num(w)} 0"
            d += f"q{num(-w / 2)} {num(h * 0.5)} {num(-w)} 0Z"
        sheet.fill(d, colour, opacity)
    blades = ""
    for _ in range(170):
        x, y = luck.between(210, 1700), luck.between(140, 1070)
        blades += f"M{num(x)} {num(y)}l-3 -9M{num(x + 3)} {num(y)}l1 -11M{num(x + 6)} {num(y)}l5 -8"
    sheet.stroke(blades, "#A9A653", 2, 0.28, cap="round")


def _growth(sheet: Sheet, luck: Luck) -> None:
    """Let bushes, heather and stones grow along the brink, where nothing is played."""
    for x, y, r in (
        (232, 1000, 46),
        (282, 1046, 58),
        (196, 1062, 40),
        (1690, 1010, 50),
        (1632, 1058, 56),
        (1712, 1072, 38),
        (1660, 240, 30),
        (1700, 300, 24),
    ):
        _bush(sheet, luck, x, y, r)
    for x, y in ((210, 330), (204, 612), (190, 760), (1700, 560), (1722, 770), (1690, 900)):
        _heather(sheet, luck, x, y)
    for x, y, r in (
        (250, 236, 13),
        (272, 250, 8),
        (1676, 420, 12),
        (212, 866, 11),
        (1706, 660, 10),
    ):
        sheet.fill(disc(x + 3, y + 5, r * 1.1, r * 0.8), "#120A1E", 0.35)
        sheet.fill(disc(x, y, r, r * 0.8), "#8C7E74")
        sheet.fill(disc(x - r * 0.2, y - r * 0.2, r * 0.62, r * 0.44), "#B9AA98")


def _bush(sheet: Sheet, luck: Luck, x: float, y: float, r: float) -> None:
    """Draw a bush from above: leaves in three papers, lit from the upper left."""
    sheet.fill(disc(x + r * 0.16, y + r * 0.22, r * 1.06, r), "#0B1A18", 0.4)
    for k, colour in ((1.0, "#1C4435"), (0.74, "#2F6443"), (0.44, "#5E8E4A")):
        leaves = ""
        for i in range(9):
            a = math.tau * i / 9 + k * 3 + luck.between(-0.2, 0.2)
            q = r * k * 0.66
            at = (x - r * (1 - k) * 0.34 + q * math.cos(a), y - r * (1 - k) * 0.4 + q * math.sin(a))
            leaves += dot(*at, r * k * 0.42)
        sheet.fill(
            leaves + dot(x - r * (1 - k) * 0.34, y - r * (1 - k) * 0.4, r * k * 0.62), colour
        )


def _heather(sheet: Sheet, luck: Luck, x: float, y: float) -> None:
    for colour in ("#5E2F5C", "#9A4A7E", "#D07FA6"):
        d = ""
        for _ in range(12):
            d += dot(x + luck.between(-26, 26), y + luck.between(-18, 18), luck.between(3.4, 6.2))
        sheet.fill(d, colour, 0.9)


def _boat(sheet: Sheet, at: Point, k: float) -> None:
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate(-24) scale({k})")
    sheet.stroke("M-8 34Q-40 62 -52 96M8 34Q34 60 40 96", FOAM, 4, 0.5, cap="round")
    sheet.fill("M0 -40C22 -16 20 22 12 38H-12C-20 22 -22 -16 0 -40Z", "#0B1F30", 0.4)
    sheet.cut("M0 -44C20 -20 18 16 11 32H-11C-18 16 -20 -20 0 -44Z", "#A5522E", 4)
    sheet.fill("M0 -34C13 -14 12 12 7 24H-7C-12 12 -13 -14 0 -34Z", "#E0B07A")
    sheet.cut("M-2 -38C26 -26 40 0 34 24L-2 8Z", CREAM, 6)
    sheet.fill("M-2 -16L35 10L34 24L-2 8Z", "#E2562F")
    sheet.stroke(line([(-2, -38), (-2, 10)]), "#4A2418", 4, cap="round")
    sheet.close()


def _lighthouse(sheet: Sheet, at: Point) -> None:
    """A tower on a rock of its own, with its light already on."""
    x, y = at
    ring = [
        (x + 62 * math.cos(a), y + 54 * math.sin(a)) for a in (math.tau * i / 11 for i in range(11))
    ]
    ring = [
        (px + (7 if i % 2 else -5), py + (4 if i % 3 else -6)) for i, (px, py) in enumerate(ring)
    ]
    sheet.fill(poly((x + (px - x) * 1.26, y + 12 + (py - y) * 1.28) for px, py in ring), FOAM, 0.8)
    sheet.fill(poly((px, py + 18) for px, py in ring), "#3A1E28")
    sheet.fill(poly((px, py + 8) for px, py in ring), ROCK)
    sheet.fill(poly(ring), "#6B6B3A")
    sheet.halo(x - 6, y - 120, 210, "#FFDC8A", 0.6)
    for reach in (90, 150, 210, 270, 330):
        beam = [
            (x - 6, y - 120),
            (x - reach, y - 120 - reach * 0.26),
            (x - reach, y - 120 + reach * 0.1),
        ]
        sheet.fill(poly(beam), "#FFE9A8", 0.05)
    sheet.fill(
        poly([(x + 20, y + 14), (x + 74, y + 44), (x + 64, y + 60), (x, y + 34)]), "#120A1E", 0.3
    )
    tower = [(x - 26, y + 22), (x - 18, y - 96), (x + 8, y - 96), (x + 18, y + 22)]
    sheet.cut(poly(tower), CREAM, 5)
    for low, high in ((0.12, 0.36), (0.62, 0.86)):
        band = [_on(tower, 0, low), _on(tower, 0, high), _on(tower, 1, high), _on(tower, 1, low)]
        sheet.fill(poly(band), "#D8432B")
    sheet.fill(
        poly([(x + 2, y - 96), (x + 8, y - 96), (x + 18, y + 22), (x + 4, y + 22)]), "#120A1E", 0.2
    )
    sheet.cut(box(x - 26, y - 104, 42, 10, 4), "#3A1E28", 3)
    sheet.fill(box(x - 17, y - 134, 24, 31, 4), "#FFF3CF")
    sheet.cut(poly([(x - 22, y - 132), (x - 5, y - 156), (x + 12, y - 132)]), "#D8432B", 3)


def _on(tower: Sequence[Point], side: int, share: float) -> Point:
    (x0, y0), (x1, y1) = (tower[0], tower[1]) if side == 0 else (tower[3], tower[2])
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share


def _gulls(sheet: Sheet, birds: Sequence[tuple[float, float, float, float]]) -> None:
    for x, y, r, tilt in birds:
        sheet.open(f"translate({num(x + r * 0.8)} {num(y + r * 1.6)}) rotate({num(tilt)})")
        sheet.fill(_gull(r * 0.9), "#0B1F30", 0.3)
        sheet.close()
        sheet.open(f"translate({num(x)} {num(y)}) rotate({num(tilt)})")
        sheet.fill(_gull(r), "#FFFFFF")
        tips = "".join(disc(side * r * 1.42, -r * 0.02, r * 0.14, r * 0.1) for side in (-1, 1))
        sheet.fill(tips, "#2A2032")
        sheet.close()


def _gull(r: float) -> str:
    """Return a gull from above, its wings spread, around (0, 0)."""
    q = num
    d = f"M0 {q(-r * 0.5)}C{q(r * 0.2)} {q(-r * 0.3)} {q(r * 0.9)} {q(-r * 0.5)} {q(r * 1.5)} 0"
    d += f"C{q(r * 0.9)} {q(-r * 0.16)} {q(r * 0.4)} {q(r * 0.1)} {q(r * 0.14)} {q(r * 0.16)}"
    d += f"L{q(r * 0.2)} {q(r * 0.62)}H{q(-r * 0.2)}L{q(-r * 0.14)} {q(r * 0.16)}"
    d += f"C{q(-r * 0.4)} {q(r * 0.1)} {q(-r * 0.9)} {q(-r * 0.16)} {q(-r * 1.5)} 0"
    return d + f"C{q(-r * 0.9)} {q(-r * 0.5)} {q(-r * 0.2)} {q(-r * 0.3)} 0 {q(-r * 0.5)}Z"


TILE_BRINK: tuple[Point, ...] = (
    (-20, 346),
    (70, 360),
    (170, 346),
    (270, 362),
    (380, 346),
    (480, 356),
    (564, 312),
    (600, 210),
    (570, 120),
    (610, 40),
    (590, -20),
)


TILE_TRACK: tuple[tuple[str, float, float, float], ...] = (
    ("start", 70, 296, -4),
    ("square-1", 160, 286, 3),
    ("square-4", 250, 292, -3),
    ("square-3", 340, 282, 4),
    ("teleport-3", 430, 290, -2),
    ("square-2", 512, 232, 6),
    ("square-4", 520, 136, -4),
    ("finish", 516, 44, 3),
)
"""Squares of the picture on the shelf: name, middle and tilt."""


def tile() -> str:
    """Return the picture of the board game on the shelf of games."""
    sheet, luck = Sheet(640, 400), Luck(52)
    _tile_land(sheet, luck)
    faces = board_cards.cards()
    for name, x, y, tilt in (
        ("remote", 100, 152, -12),
        ("swap", 204, 134, -2),
        ("reroll", 318, 146, 9),
    ):
        lay(sheet, faces[name], (x, y), tilt, 0.6)
    for number, (name, x, y, tilt) in enumerate(TILE_TRACK):
        sample(sheet, name, (x, y), 0.8, tilt, number)
    board_laid.lay(sheet, "push", (250, 292), 0.8, -3)
    board_laid.lay(sheet, "snail", (520, 136), 0.8, -4)
    draw_six(sheet, 5, spin(RESTING[0], RESTING[1], 12), 30, (434, 80), "#FFDC46")
    pawn(sheet, 0, "fox", "happy", (158, 304), 118)
    pawn(sheet, 3, "rabbit", "oops", (344, 300), 118, 6)
    pawn(sheet, 1, "owl", "", (462, 306), 118, -4)
    sheet.grain(luck, (0, 0, 640, 400), 120)
    return sheet.svg()


def _tile_land(sheet: Sheet, luck: Luck) -> None:
    """Draw a corner of the headland, and the sea below it and to the right."""
    sheet.lit(box(0, 0, 640, 400), (560, 400, 700, 0.7), (SEA_LIT, SEA_DARK))
    swell = ""
    for left, top, low, count in ((-10, 350, 396, 22), (596, 0, 340, 16)):
        for _ in range(count):
            swell += _ripple(luck.between(left, 640), luck.between(top, low), luck.between(18, 36))
    sheet.stroke(swell, "#BFE6DF", 2, 0.4, cap="round")
    brink = rough(TILE_BRINK, luck, 5, 2)
    for by, down, colour in (
        (14, 30, FOAM),
        (8, 20, "#43222C"),
        (5, 12, "#8A4A3A"),
        (2, 5, "#C9744A"),
    ):
        sheet.fill(poly([*((x + by, y + down) for x, y in brink), (-20, -20)]), colour)
    sheet.lit(poly([*brink, (-20, -20)]), (120, 40, 640, 0.8), ("#8C8A45", TURF_DARK))
    sheet.halo(0, 0, 420, "#FFC678", 0.6)
