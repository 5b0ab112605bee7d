"""The seven obstacles of the run, one per value, each with somebody who is in the middle of it."""

import math
from collections.abc import Callable

from paper import CREAM, Luck, Sheet, box, disc, drop, line, mix, num, poly
from run_people import arms, head, legs, torso
from table import flame

GROUND = 292.0
WOOD, WOOD_LIT, WOOD_DARK = "#8A5228", "#B3733B", "#5C3216"
RUBBER, RUBBER_LIT = "#2B2336", "#6A6080"
SHADE = "#120A1E"


def obstacle(sheet: Sheet, value: int) -> None:
    """Draw the obstacle of a value, standing on the ground of a card."""
    draw: dict[int, Callable[[Sheet], None]] = {
        7: _tyres,
        8: _wall,
        9: _pool,
        10: _beam,
        11: _net,
        12: _bars,
        13: _fire,
    }
    draw[value](sheet)


def tyre(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw a tyre from the front: tread, side, rim."""
    treads = ""
    for i in range(16):
        a = math.tau * i / 16
        cos, sin = math.cos(a), math.sin(a)
        treads += line(
            [(x + r * 0.9 * cos, y + r * 0.9 * sin), (x + r * 1.03 * cos, y + r * 1.03 * sin)]
        )
    sheet.cut(disc(x, y, r) + disc(x, y, r * 0.46), RUBBER, 4, hole=True)
    sheet.stroke(treads, RUBBER, r * 0.17)
    sheet.stroke(disc(x, y, r * 0.72), RUBBER_LIT, r * 0.13)


def _tyres(sheet: Sheet) -> None:
    legs(
        sheet,
        "rabbit",
        (
            [(150, 196), (132, 216), (136, 240), (126, 243)],
            [(164, 194), (186, 204), (202, 192), (207, 200)],
        ),
        12,
        "#E2562F",
    )
    arms(
        sheet,
        "rabbit",
        ([(146, 168), (118, 164), (104, 146)], [(168, 168), (194, 162), (208, 144)]),
        11,
    )
    torso(sheet, (157, 170), (156, 190), 30, "#F6C244")
    head(sheet, "rabbit", "happy", (158, 136), 62, 6)
    for x, y in ((132, 244), (180, 244), (108, 279), (156, 279), (204, 279)):
        tyre(sheet, x, y - 8, 25)


def _planks(sheet: Sheet, x: float, y: float, w: float, h: float, count: int) -> None:
    step = w / count
    for i in range(count):
        colour = (WOOD, WOOD_LIT, mix(WOOD, WOOD_LIT, 0.5))[i % 3]
        lift = (0, 5, 2, 7)[i % 4]
        sheet.cut(box(x + i * step, y - lift, step - 1.5, h + lift, 3), colour, 3)
    nails = "".join(
        disc(x + (i + 0.5) * step, y + at, 2) for i in range(count) for at in (16, h - 30)
    )
    sheet.fill(nails, WOOD_DARK)


def _wall(sheet: Sheet) -> None:
    legs(sheet, "fox", ([(186, 190), (206, 186), (222, 196), (222, 205)],), 13, "#2F8F7B")
    torso(sheet, (154, 178), (154, 215), 40, "#2F8F7B")
    head(sheet, "fox", "happy", (150, 150), 74, -5)
    _planks(sheet, 92, 190, 138, 102, 5)
    sheet.cut(box(88, 216, 146, 11, 3), WOOD_DARK, 3)
    arms(sheet, "fox", ([(122, 186), (121, 196)], [(182, 182), (183, 194)]), 15)
    legs(sheet, "fox", ([(206, 186), (220, 192), (223, 206)],), 13, "#E2562F")
    rope = "M206 184C212 214 200 240 207 270"
    sheet.stroke(rope, SHADE, 7, 0.3, cap="round")
    sheet.stroke(rope, "#E9C583", 5, cap="round")
    sheet.fill(disc(207, 232, 5.5) + disc(207, 258, 5.5), "#E9C583")


def _pool(sheet: Sheet) -> None:
    sheet.cut(_waves(78, 242, 10, 20, 296), "#6FB9EE", -2)
    arms(
        sheet,
        "bear",
        ([(138, 236), (112, 206), (104, 178)], [(182, 236), (208, 208), (218, 180)]),
        16,
    )
    torso(sheet, (160, 232), (160, 262), 52, "#E2562F")
    head(sheet, "bear", "happy", (160, 192), 84, -3)
    for x, y, r, tilt in (
        (94, 206, 10, -30), (124, 160, 8, -14), (234, 214, 9, 26), (202, 152, 8, 18),
        (180, 140, 6, 6),
    ):  # fmt: skip
        sheet.open(f"translate({x} {y}) rotate({tilt})")
        sheet.cut(drop(0, 0, r), "#CFE9FF", 2)
        sheet.close()
    sheet.cut(_waves(78, 262, 9, 26, 300), "#3E97DD", -3)
    sheet.cut(_waves(84, 280, 6, 30, 300), "#1B5C9E", -3)
    sheet.stroke(_crests(82, 270, 4), "#CFE9FF", 3, 0.8, cap="round")


def _waves(left: float, y: float, swing: float, half: float, low: float) -> str:
    """Return water with round crests from ``left`` to the card's right edge."""
    d, x, side = f"M{num(left)} {num(low)}V{num(y)}", left, -1
    while x < 246:
        d += f"q{num(half / 2)} {num(side * swing)} {num(half)} 0"
        x, side = x + half, -side
    return f"{d}V{num(low)}Z"


def _crests(left: float, y: float, count: int) -> str:
    return "".join(f"M{num(left + i * 40)} {num(y + i % 2 * 6)}q8 -7 16 0" for i in range(count))


def _beam(sheet: Sheet) -> None:
    for x in (104, 206):
        sheet.cut(poly([(x - 5, 246), (x + 5, 246), (x + 17, 294), (x + 6, 294)]), WOOD_DARK, 3)
        sheet.cut(poly([(x - 5, 246), (x + 5, 246), (x - 6, 294), (x - 17, 294)]), WOOD, 3)
    legs(
        sheet,
        "owl",
        (
            [(150, 206), (148, 222), (146, 233), (156, 234)],
            [(166, 204), (188, 210), (196, 226), (205, 221)],
        ),
        11,
        "#F6C244",
    )
    for points in ([(142, 178), (112, 176), (88, 164)], [(174, 178), (204, 170), (226, 152)]):
        arms(sheet, "owl", (points,), 13)
    torso(sheet, (158, 184), (157, 202), 32, "#E2562F")
    head(sheet, "owl", "oops", (158, 158), 60, -8)
    log = box(78, 238, 156, 25, 12)
    sheet.cut(log, WOOD_LIT, 5)
    sheet.stroke(
        line([(92, 246), (150, 246)]) + line([(168, 254), (216, 254)]), WOOD, 3, cap="round"
    )
    sheet.cut(disc(84, 250.5, 11, 13), "#E9C583", 2)
    sheet.stroke(disc(84, 250.5, 6, 7), WOOD, 2)


def _net(sheet: Sheet) -> None:
    left, right, top = 82.0, 229.0, 166.0
    mesh = ""
    for i in range(-6, 9):
        x = 86 + i * 20
        mesh += _clipped(x, 1, left + 8, right - 8, top + 12)
        mesh += _clipped(x, -1, left + 8, right - 8, top + 12)
    sheet.open("translate(2 3)")
    sheet.stroke(mesh, SHADE, 4, 0.3)
    sheet.close()
    sheet.stroke(mesh, "#E9C583", 4)
    legs(
        sheet,
        "roemer",
        (
            [(148, 226), (128, 240), (132, 262), (124, 266)],
            [(168, 226), (190, 232), (192, 252), (201, 254)],
        ),
        13,
        "#2F8F7B",
    )
    torso(sheet, (158, 200), (158, 220), 36, "#E2562F")
    arms(
        sheet,
        "roemer",
        ([(142, 200), (116, 196), (108, 174)], [(174, 200), (200, 206), (212, 186)]),
        12,
    )
    head(sheet, "roemer", "", (158, 166), 66, 7)
    for x in (left, right):
        sheet.cut(box(x - 6, top - 8, 12, GROUND - top + 12, 4), WOOD, 4)
        sheet.fill(box(x - 6, top - 8, 4, GROUND - top + 12, 2), WOOD_LIT)
    for x in (left, right):
        sheet.cut(disc(x, top - 10, 8), CREAM, 2)


def _clipped(x: float, way: int, left: float, right: float, top: float) -> str:
    """Return one slanting rope of the net between its posts."""
    rise = GROUND - top
    a, b = (x, top), (x + way * rise * 0.8, GROUND)
    lo, hi = max(left, min(a[0], b[0])), min(right, max(a[0], b[0]))
    if hi - lo < 4:
        return ""

    def at(px: float) -> float:
        return a[1] + (px - a[0]) / (b[0] - a[0]) * rise

    return line([(lo, at(lo)), (hi, at(hi))])


def _bars(sheet: Sheet) -> None:
    for x in (86, 224):
        sheet.cut(box(x - 6, 146, 12, 150, 3), WOOD, 4)
        sheet.fill(box(x - 6, 146, 4, 150, 2), WOOD_LIT)
    sheet.cut(box(76, 140, 160, 13, 4), WOOD_LIT, 4)
    sheet.fill("".join(disc(x, 146.5, 4) for x in (102, 134, 166, 198, 222)), WOOD_DARK)
    legs(
        sheet,
        "main",
        (
            [(150, 242), (134, 256), (118, 250), (113, 258)],
            [(166, 242), (170, 262), (188, 270), (186, 278)],
        ),
        12,
        "#E2562F",
    )
    torso(sheet, (158, 216), (158, 238), 34, "#F0B43A")
    head(sheet, "main", "happy", (158, 188), 66, -6)
    arms(
        sheet,
        "main",
        ([(143, 216), (118, 196), (116, 151)], [(173, 216), (200, 192), (200, 151)]),
        12,
    )


def _fire(sheet: Sheet) -> None:
    sheet.open("translate(8 14)")
    for points in ([(150, 190), (120, 198), (98, 190)], [(168, 190), (190, 206), (216, 196)]):
        legs(sheet, "zeil", ([*points, (points[-1][0] + 4, points[-1][1] + 10)],), 13, "#F6C244")
    arms(
        sheet,
        "zeil",
        ([(148, 164), (122, 158), (108, 140)], [(172, 164), (198, 158), (216, 142)]),
        11,
    )
    torso(sheet, (160, 166), (158, 186), 32, "#3A6FC0")
    head(sheet, "zeil", "oops", (161, 138), 60, 6)
    sheet.close()
    luck = Luck(13)
    for colour, tall, y in (("#7C1408", 74, 0), ("#F6A93F", 58, 2), ("#FFE08A", 34, 3)):
        d = ""
        for i in range(6):
            d += flame(92 + i * 27, GROUND + y, tall * luck.between(0.72, 1.12))
        sheet.cut(d, colour, 2)
    for x, tilt in ((112, 8), (160, -7), (208, 6)):
        sheet.open(f"translate({x} 288) rotate({tilt})")
        sheet.cut(box(-34, -7, 68, 14, 7), WOOD_DARK, 3)
        sheet.fill(disc(34, 0, 7), WOOD_LIT)
        sheet.close()
