"""The wheelbarrow that fills up and tips over, and the other things that lie about the track."""

import math
from collections.abc import Callable
from itertools import pairwise

import letters
from paper import CREAM, Luck, Sheet, box, disc, line, mix, num, poly
from run_obstacles import tyre
from run_specials import shoe
from run_things import kilometre_post, splat

WIDTH, HEIGHT = 480.0, 380.0
LEVELS = 6
STEEL, STEEL_LIT, STEEL_DARK = "#2F8F7B", "#46B39B", "#1C5A4E"
MUD, MUD_LIT = "#85522A", "#AD7440"
RISE = (0.0, 30.0, 48.0, 66.0, 84.0, 104.0)
WOOD, WOOD_LIT = "#A8653F", "#D08B5C"
IRON = "#3A3347"
GROUND = 360.0


def things() -> dict[str, str]:
    """Return file name and SVG of everything that is not a card."""
    drawn: dict[str, tuple[float, float, Callable[[Sheet], None]]] = {
        "barrow-tipped": (WIDTH, HEIGHT, tipped),
        "mud-splash": (300, 300, _splash),
        "km-post": (200, 260, _post),
        "scorepad": (480, 640, _pad),
        "finish-flag": (200, 240, _flag),
    }
    files = {name: _drawing(*args) for name, args in drawn.items()}
    for level in range(LEVELS):
        sheet = Sheet(WIDTH, HEIGHT)
        barrow(sheet, level)
        files[f"barrow-{level}"] = sheet.svg()
    return files


def _drawing(width: float, height: float, draw: Callable[[Sheet], None]) -> str:
    sheet = Sheet(width, height)
    draw(sheet)
    return sheet.svg()


def barrow(sheet: Sheet, level: int) -> None:
    """Draw the wheelbarrow with so many loads in it, in the upper left 480 by 380 units."""
    sheet.fill(disc(250, GROUND, 196, 14), "#120A1E", 0.4)
    _far_side(sheet)
    _load(sheet, level)
    _near_side(sheet)


def _far_side(sheet: Sheet) -> None:
    """Draw the far handle and the inside of the tray."""
    sheet.stroke(
        line([(20, 190), (110, 222), (360, 306)]), mix(WOOD, "#120A1E", 0.45), 14, cap="round"
    )
    sheet.cut(poly([(96, 158), (424, 140), (412, 176), (110, 190)]), STEEL_DARK, 3)


def _load(sheet: Sheet, level: int) -> None:
    """Heap up mud; each load brings a thing that was found in it."""
    rise = RISE[level]
    if level >= 5:
        _flag_on_top(sheet)
    if level >= 4:
        sheet.open(f"translate(0 {num(84 - rise)}) rotate(-9 210 150)")
        kilometre_post(sheet, 206, 136, 0.95)
        sheet.close()
    if level >= 2:
        tyre(sheet, 326, 150 - rise * 0.66, 40)
    if level >= 3:
        sheet.open(f"translate(0 {num(40 - rise * 0.6)}) rotate(-24 140 150)")
        shoe(sheet, 152, 152, winged=False)
        sheet.close()
    if level:
        sheet.cut(_heap(rise, 114, 396), MUD, 4)
        sheet.fill(_heap(rise * 0.8, 124, 312), MUD_LIT, 0.5)
        sheet.fill(disc(206, 164 - rise * 0.62, 24, 5), "#FFFFFF", 0.28)
        sheet.fill(disc(292, 160 - rise * 0.5, 14, 4), "#FFFFFF", 0.18)


def _heap(rise: float, left: float, right: float) -> str:
    """Return a lumpy heap of mud that lies in the tray and rises above its rim."""
    luck = Luck(5)
    points = [(left, 178.0)]
    for i in range(9):
        t = i / 8
        y = 168 - rise * math.sin(math.pi * t) ** 1.3 + luck.between(-5, 5) * (rise / 50)
        points.append((left + (right - left) * t, y))
    points.append((right, 176.0))
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for a, b in pairwise(points):
        step = (b[0] - a[0]) * 0.5
        lump = min(a[1], b[1]) - 9
        d += f"C{num(a[0] + step * 0.4)} {num(lump)} {num(b[0] - step * 0.4)} {num(lump)}"
        d += f" {num(b[0])} {num(b[1])}"
    return f"{d}V200H{num(left)}Z"


def _flag_on_top(sheet: Sheet) -> None:
    sheet.open("rotate(8 262 100)")
    sheet.cut(box(258, 4, 7, 110, 3), CREAM, 2)
    sheet.cut("M265 8q20 -10 40 0t38 -2v38q-18 8 -38 2t-40 0Z", "#F6C244", 3)
    sheet.close()


def _near_side(sheet: Sheet) -> None:
    """Draw wheel, leg, near handle and the front of the tray."""
    sheet.stroke(line([(150, 250), (132, GROUND - 6)]), IRON, 15, cap="round")
    sheet.stroke(line([(122, GROUND - 5), (148, GROUND - 5)]), IRON, 11, cap="round")
    _wheel(sheet, 376, 306, 54)
    rim = "M92 166Q90 154 104 154L420 140Q432 140 428 152L"
    tray = f"{rim}372 262Q366 274 352 274H190Q176 274 168 262Z"
    sheet.cut(tray, STEEL, 6)
    sheet.fill(f"{rim}424 160L96 174Z", STEEL_LIT)
    sheet.fill("M112 190L190 262Q196 268 206 268H190Q176 274 168 262L100 178Z", STEEL_LIT, 0.6)
    sheet.stroke(
        line([(204, 190), (232, 262)]) + line([(318, 184), (308, 262)]), STEEL_DARK, 5, 0.6
    )
    handle = [(14, 208), (104, 236), (376, 306)]
    sheet.open("translate(2 5)")
    sheet.stroke(line(handle), "#120A1E", 16, 0.3, cap="round")
    sheet.close()
    sheet.stroke(line(handle), WOOD, 16, cap="round")
    sheet.stroke(line([(16, 204), (104, 231), (340, 292)]), WOOD_LIT, 4, cap="round")
    sheet.stroke(line([(12, 207), (56, 221)]), "#E2562F", 20, cap="round")
    sheet.fill(disc(376, 306, 9), CREAM)
    spots = disc(240, 236, 13, 9) + disc(262, 246, 7) + disc(338, 214, 9, 7) + disc(180, 214, 8)
    sheet.fill(spots, MUD)


def _wheel(sheet: Sheet, x: float, y: float, r: float) -> None:
    tyre(sheet, x, y, r)
    spokes = ""
    for i in range(3):
        a = math.pi * i / 3 + 0.3
        dx, dy = r * 0.5 * math.cos(a), r * 0.5 * math.sin(a)
        spokes += line([(x - dx, y - dy), (x + dx, y + dy)])
    sheet.stroke(spokes, "#C9CCDA", 5, cap="round")
    sheet.stroke(disc(x, y, r * 0.48), "#C9CCDA", 5)


def tipped(sheet: Sheet) -> None:
    """Draw the wheelbarrow on its nose and all that was in it on the ground."""
    luck = Luck(17)
    sheet.fill(disc(250, GROUND, 210, 16), "#120A1E", 0.4)
    sheet.cut(_spill(), MUD, 4)
    sheet.open("translate(150 312) rotate(64) scale(0.8) translate(-376 -306)")
    _far_side(sheet)
    _near_side(sheet)
    sheet.close()
    sheet.fill("M232 356Q262 322 318 328T446 350Q360 338 310 344T232 356Z", MUD_LIT, 0.7)
    sheet.open("rotate(74 392 318)")
    kilometre_post(sheet, 392, 352, 0.9)
    sheet.close()
    tyre(sheet, 446, 326, 34)
    sheet.open("rotate(-152 320 300)")
    shoe(sheet, 320, 300, winged=False)
    sheet.close()
    for x, y, r in ((60, 340, 11), (226, 226, 10), (404, 236, 12), (338, 222, 9), (456, 262, 8)):
        sheet.cut(splat(luck, x, y, r), MUD, 2)


def _spill() -> str:
    d = "M180 364Q186 340 214 340Q220 306 256 308Q270 280 306 294Q330 270 356 298"
    return d + "Q392 290 402 320Q438 316 444 340Q472 342 474 364Z"


def _splash(sheet: Sheet) -> None:
    luck = Luck(29)
    sheet.cut(splat(luck, 150, 152, 84), MUD, 6)
    inner = Luck(30)
    sheet.fill(splat(inner, 146, 146, 52), MUD_LIT, 0.6)
    shine = disc(122, 116, 20, 9) + disc(180, 132, 10, 5) + disc(104, 148, 7, 4)
    sheet.fill(shine, "#FFFFFF", 0.32)


def _post(sheet: Sheet) -> None:
    """Draw a kilometre stone whose face is left for a number: x 30 to 170, y 106 to 226."""
    sheet.fill(disc(104, 246, 92, 11), "#120A1E", 0.4)
    sheet.cut("M16 246V76a66 66 0 0 1 66 -66h36a66 66 0 0 1 66 66V246Z", CREAM, 6)
    sheet.fill("M16 96V76a66 66 0 0 1 66 -66h36a66 66 0 0 1 66 66v20Z", "#E2562F")
    sheet.fill("M16 96V76a66 66 0 0 1 66 -66h14q-56 8 -58 70V96Z", "#F1805A")
    sheet.fill(box(16, 96, 168, 6), "#7A1F14", 0.55)
    sheet.fill(box(16, 102, 14, 144), "#120A1E", 0.07)
    width = letters.size("KM", 46)
    sheet.fill(letters.outline("KM", 46, 100 - width / 2, 80), CREAM)
    luck, d = Luck(8), ""
    for x, r in ((24, 13), (58, 17), (100, 14), (140, 18), (176, 13)):
        d += disc(x, 246, r * 1.4, r * luck.between(0.6, 0.9))
    sheet.cut(d, MUD, 2)
    sheet.fill(splat(luck, 160, 214, 9), MUD)


def _pad(sheet: Sheet) -> None:
    """Draw a pad on a clip board; its paper is blank from x 34 to 446 and y 84 to 602."""
    sheet.cut(box(6, 14, 462, 616, 22), "#8A5228", 8)
    sheet.fill(box(6, 14, 462, 9, 5), "#C98A50")
    veins, luck = "", Luck(44)
    for _ in range(12):
        y = luck.between(36, 610)
        veins += f"M8 {num(y)}q6 {num(luck.between(-4, 4))} 14 0M452 {num(y)}q6 3 14 0"
    sheet.stroke(veins, "#5C3216", 2, 0.5)
    sheet.cut(box(26, 52, 424, 566, 5), mix(CREAM, "#B98A52", 0.35), 4)
    sheet.cut(box(23, 49, 424, 564, 5), mix(CREAM, "#B98A52", 0.16), 3)
    sheet.cut("M20 50a4 4 0 0 1 4 -4H440a4 4 0 0 1 4 4V568L404 608H24a4 4 0 0 1 -4 -4Z", CREAM, 3)
    sheet.fill("M444 568H408a4 4 0 0 0 -4 4V608Z", mix(CREAM, "#8A5228", 0.4))
    sheet.grain(luck, (30, 60, 404, 530), 120)
    sheet.cut(box(152, 20, 168, 46, 10), "#8A8FA8", 4)
    sheet.fill(box(152, 20, 168, 14, 7), "#C9CCDA")
    sheet.cut(box(196, 2, 80, 34, 14) + box(222, 10, 28, 14, 7), "#C9CCDA", 3, hole=True)
    sheet.fill(splat(luck, 52, 590, 12), MUD, 0.5)


def _flag(sheet: Sheet) -> None:
    sheet.fill(disc(44, 228, 36, 8), "#120A1E", 0.4)
    sheet.cut(box(28, 14, 11, 216, 5), WOOD, 3)
    sheet.fill(box(28, 14, 4, 216, 2), WOOD_LIT)
    sheet.cut(_cloth(0, 6, 0, 5), CREAM, 4)
    dark = "".join(
        _cloth(i, i + 1, j, j + 1) for i in range(6) for j in range(5) if (i + j) % 2 == 0
    )
    sheet.fill(dark, "#221430")
    sheet.fill(_cloth(1, 2, 0, 5) + _cloth(4, 5, 0, 5), "#FFFFFF", 0.1)
    sheet.cut(disc(33.5, 13, 9), "#F5BE36", 2)


def _cloth(left: float, right: float, top: float, low: float) -> str:
    """Return a piece of the waving cloth, in squares."""
    xs = [left + (right - left) * i / 4 for i in range(5)]
    upper = [_wind(x, top) for x in xs]
    return poly([*upper, *(_wind(x, low) for x in reversed(xs))])


def _wind(x: float, y: float) -> tuple[float, float]:
    return 39 + x * 25, 26 + y * 25 + 11 * math.sin(x * 1.25) + x * 1.5
