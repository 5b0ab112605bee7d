"""The backdrop of a race: a round table on a roof terrace at dusk."""

import math

from paper import CREAM, Luck, Sheet, box, disc, line, num, poly
from skyline import Row, sky, stars, sun, towers, trees

WIDTH, HEIGHT = 1920, 1080
TABLE_X, TABLE_Y = 960.0, 930.0
TABLE_RX, TABLE_RY = 1260.0, 660.0
LIGHT_X, LIGHT_Y, LIGHT_R = 830.0, 440.0, 1180.0
FELT_DARK, FELT_LIT = "#21153A", "#6C3D5E"
RIM_DARK, RIM_LIT = "#4A2522", "#A65F36"


def table() -> str:
    """Return the backdrop of Frankfurt."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(21)
    sky(sheet, luck, 430)
    stars(sheet, luck, 210, 70)
    sun(sheet, 478, 236, 58)
    _city(sheet, luck)
    _terrace(sheet, luck)
    _bulbs(sheet)
    _table(sheet, luck)
    _lantern(sheet)
    _jug(sheet)
    return sheet.svg()


def _valley(x: float) -> float:
    """Return how high the city may build: low in the middle, where the titles are."""
    return 0.72 + 0.28 * min(1.0, abs(x - 960) / 820) ** 1.3


def _city(sheet: Sheet, luck: Luck) -> None:
    far = Row(470, "#8E4663", "#B45D5F", lambda x: 300 * _valley(x), (54, 120), 6, 0.1, 3)
    middle = Row(480, "#5A2E5C", "#8A4660", lambda x: 265 * _valley(x), (56, 124), 7, 0.24, 4)
    near = Row(500, "#341F4A", "#5B3158", lambda x: 205 * _valley(x), (60, 132), 8, 0.34, 5)
    for row in (far, middle, near):
        towers(sheet, luck, row)


def _terrace(sheet: Sheet, luck: Luck) -> None:
    trees(sheet, luck, 452, "#26183C", -20, 1940)
    sheet.cut(box(-10, 470, 1940, 620), "#1D1230", 5)
    posts = "".join(box(x, 424, 8, 60) for x in range(12, 1920, 74))
    sheet.fill(posts, "#160D26")
    sheet.cut(box(-10, 416, 1940, 11, 3), "#3A2140", 4)
    sheet.fill(box(-10, 416, 1940, 3), "#8A4B50")


def _sag(t: float, x0: float, y0: float, x1: float, y1: float, drop: float) -> tuple[float, float]:
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + drop * 4 * t * (1 - t)


def _bulbs(sheet: Sheet) -> None:
    """Hang two strings of lamps into the upper corners."""
    for x0, y0, x1, y1, sag in ((-20, 70, 470, -14, 62), (1940, 88, 1430, -14, 70)):
        points = [_sag(i / 24, x0, y0, x1, y1, sag) for i in range(25)]
        sheet.stroke(line(points), "#120A1E", 3)
        for i in range(1, 9):
            x, y = _sag(i / 9, x0, y0, x1, y1, sag)
            sheet.halo(x, y + 11, 46, "#FFC566", 0.6)
            sheet.fill(box(x - 3.5, y - 2, 7, 8, 1.5), "#120A1E")
            sheet.fill(disc(x, y + 12, 7.5, 9), "#FFE3A0")


def _table(sheet: Sheet, luck: Luck) -> None:
    for i in range(6):
        sheet.fill(
            disc(TABLE_X, TABLE_Y - 4, TABLE_RX + 26 - i * 5, TABLE_RY + 26 - i * 5),
            "#0B0616",
            0.10,
        )
    sheet.fill(disc(TABLE_X, TABLE_Y + 16, TABLE_RX, TABLE_RY), "#2A1220")
    sheet.lit(
        disc(TABLE_X, TABLE_Y, TABLE_RX, TABLE_RY), (330, 400, 1400, 0.5), (RIM_LIT, RIM_DARK)
    )
    _grain_rings(sheet, luck)
    well = (TABLE_X, TABLE_Y + 6, TABLE_RX - 62, TABLE_RY - 40)
    sheet.fill(disc(well[0], well[1] - 4, well[2] + 5, well[3] + 5), "#2A1220")
    sheet.lit(disc(*well), (LIGHT_X, LIGHT_Y, LIGHT_R, 0.52), (FELT_LIT, FELT_DARK))
    sheet.stroke(disc(well[0], well[1] + 4, well[2] - 26, well[3] - 16), "#E8B45A", 3, 0.34)
    sheet.stroke(disc(well[0], well[1] + 5, well[2] - 36, well[3] - 22), "#E8B45A", 1.4, 0.26)
    sheet.grain(luck, (60, 330, 1800, 740), 520)


def _grain_rings(sheet: Sheet, luck: Luck) -> None:
    """Draw the year rings of the wooden rim as broken lines along it."""
    d = ""
    for _ in range(90):
        inset = luck.between(6, 56)
        rx, ry = TABLE_RX - inset, TABLE_RY - inset * 0.62
        start = luck.between(math.pi * 1.16, math.pi * 1.84)
        points = []
        for i in range(4):
            a = start + i * 0.03
            points.append((TABLE_X + rx * math.cos(a), TABLE_Y + ry * math.sin(a)))
        d += line(points)
    sheet.stroke(d, "#2A1220", 1.6, 0.34)


def _lantern(sheet: Sheet) -> None:
    x, y = 178.0, 470.0
    sheet.fill(disc(x + 36, y + 6, 78, 15), "#0B0616", 0.35)
    sheet.halo(x, y - 60, 330, "#FFB65C", 0.5)
    sheet.stroke(disc(x, y - 146, 19, 22), "#1A0F22", 6)
    sheet.cut(
        poly([(x - 44, y - 106), (x - 24, y - 136), (x + 24, y - 136), (x + 44, y - 106)]),
        "#2A1A30",
        4,
    )
    sheet.fill(box(x - 37, y - 106, 74, 94, 4), "#F6A93F")
    sheet.fill(box(x - 25, y - 100, 50, 84, 18), "#FFCB68")
    sheet.fill(flame(x, y - 24, 46), "#FFF3CF")
    frame = box(x - 39, y - 108, 7, 98) + box(x + 32, y - 108, 7, 98)
    sheet.fill(frame + box(x - 3, y - 108, 6, 22), "#2A1A30")
    sheet.cut(box(x - 46, y - 14, 92, 18, 5), "#2A1A30", 4)
    sheet.fill(box(x - 46, y - 14, 92, 4, 2), "#8A4B50")


def flame(x: float, y: float, h: float) -> str:
    """Return the path of a flame of height ``h`` that stands on (x, y)."""
    q = h * 0.3
    return (
        f"M{num(x)} {num(y - h)}C{num(x + q * 1.6)} {num(y - h * 0.4)} {num(x + q)} {num(y)}"
        f" {num(x)} {num(y)}C{num(x - q)} {num(y)} {num(x - q * 1.6)} {num(y - h * 0.4)}"
        f" {num(x)} {num(y - h)}Z"
    )


def _jug(sheet: Sheet) -> None:
    """Set a stoneware jug and a ribbed glass at the right."""
    x, y = 1752.0, 476.0
    sheet.fill(disc(x + 40, y + 2, 84, 14), "#0B0616", 0.35)
    sheet.stroke(f"M{num(x + 34)} {num(y - 112)}c60 -6 62 78 8 78", "#8A8FA8", 13, cap="round")
    body = (
        f"M{num(x - 24)} {num(y - 138)}h48l4 24C{num(x + 66)} {num(y - 92)} {num(x + 62)}"
        f" {num(y - 26)} {num(x + 36)} {num(y)}h-72C{num(x - 62)} {num(y - 26)} {num(x - 66)}"
        f" {num(y - 92)} {num(x - 28)} {num(y - 114)}Z"
    )
    sheet.cut(body, "#A5AABF", 5)
    lit = (
        f"M{num(x - 24)} {num(y - 138)}h20l-6 26C{num(x - 36)} {num(y - 88)} {num(x - 34)}"
        f" {num(y - 30)} {num(x - 14)} {num(y)}h-22C{num(x - 62)} {num(y - 26)} {num(x - 66)}"
        f" {num(y - 92)} {num(x - 28)} {num(y - 114)}Z"
    )
    sheet.fill(lit, "#C9CCDA")
    leaves = "".join(disc(x + dx, y - 62 + dy, 8, 12) for dx, dy in ((0, -22), (-19, 2), (19, 2)))
    sheet.fill(leaves + disc(x, y - 58, 6), "#2F4E94")
    sheet.stroke(line([(x - 47, y - 26), (x + 47, y - 26)]), "#2F4E94", 5)
    sheet.stroke(line([(x - 27, y - 112), (x + 27, y - 112)]), "#2F4E94", 5)
    _glass(sheet, x - 92, y + 26)


def _glass(sheet: Sheet, x: float, y: float) -> None:
    sheet.fill(disc(x + 16, y, 44, 9), "#0B0616", 0.35)
    shape = [(x - 27, y - 84), (x + 27, y - 84), (x + 22, y), (x - 22, y)]
    sheet.cut(poly(shape), "#D9B36A", 4)
    sheet.fill(
        poly([(x - 27, y - 84), (x + 27, y - 84), (x + 26, y - 66), (x - 26, y - 66)]), CREAM
    )
    ribs = ""
    for i in range(5):
        top, low = x - 22 + i * 11, x - 18 + i * 9
        ribs += line([(top, y - 62), (low + 7, y - 6)]) + line(
            [(top + 8, y - 62), (low - 2, y - 6)]
        )
    sheet.stroke(ribs, "#FFF1C4", 2, 0.5)
