"""The table of Frantic: black wood in the pool of a lamp, a dark room around, eyes in the dark."""

import math

import frantic_cards
import frantic_specials
from frantic_folk import COATS, FOLK, HAPPY, INK, Mien, draw_eyes, figure, looking, shape
from paper import Luck, Point, Sheet, box, disc, line, mix, num
from pasteboard import lay

WIDTH, HEIGHT = 1920.0, 1080.0
TABLE_X, TABLE_Y = 960.0, 900.0
TABLE_RX, TABLE_RY = 1290.0, 752.0
LIGHT = (960.0, 392.0, 1120.0, 0.56)
WOOD_LIT, WOOD_DARK = "#4A3434", "#110D14"
RIM_LIT, RIM_DARK = "#A9713C", "#1E1216"
WALL_LIT, WALL_DARK = "#3A2440", "#120B18"
LAMP_X, LAMP_LOW = 960.0, 34.0


def table() -> str:
    """Return the backdrop of Frantic."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(83)
    _room(sheet)
    _lurkers(sheet)
    _light(sheet)
    _wood(sheet, luck)
    _lamp(sheet)
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 420)
    return sheet.svg()


def _edge(x: float, inset: float = 0) -> float:
    """Return the height of the table's far rim at ``x``."""
    share = min(1.0, abs(x - TABLE_X) / (TABLE_RX - inset))
    return TABLE_Y - (TABLE_RY - inset * 0.62) * math.sqrt(1 - share * share)


def _room(sheet: Sheet) -> None:
    """Paper the wall in stripes; the lamp lights its middle."""
    wall = box(0, 0, WIDTH, HEIGHT)
    sheet.lit(wall, (960, 60, 1150, 0.62), (WALL_LIT, WALL_DARK))
    stripes = "".join(box(i * 96 + 8, 0, 48, 560) for i in range(20))
    sheet.fill(stripes, "#000000", 0.14)
    small = ""
    for i in range(20):
        for row in range(6):
            colour = FOLK[(i + row) % 4]
            small += shape(colour, i * 96 + 80, 26 + row * 84 + (i % 2) * 42, 9)
    sheet.fill(small, "#E0B07A", 0.10)
    _posters(sheet)


def _posters(sheet: Sheet) -> None:
    """Hang old posters to the left and to the right, half in the dark."""
    for x, y, w, tilt, colour, paper in (
        (70, 60, 108, -4, "B", "#7E6F78"),
        (236, 34, 96, 3, "Y", "#8C7B7C"),
        (1848, 66, 112, 5, "R", "#7E6F78"),
        (1690, 36, 94, -3, "G", "#8C7B7C"),
    ):
        h = w * 1.34
        sheet.open(f"translate({num(x)} {num(y + h / 2 - 30)}) rotate({num(tilt)})")
        sheet.cut(box(-w / 2, -h / 2, w, h, 3), paper, 6)
        inner = box(-w / 2 + 9, -h / 2 + 9, w - 18, h * 0.66, 2)
        sheet.fill(inner, mix(COATS[colour].dark, "#1B1420", 0.4))
        sheet.fill(shape(colour, 0, -h * 0.12, w * 0.24), mix(COATS[colour].body, "#3A2A34", 0.4))
        bars = box(-w * 0.3, h * 0.27, w * 0.6, 8, 2) + box(-w * 0.2, h * 0.36, w * 0.4, 6, 2)
        sheet.fill(bars, "#3A2A34", 0.8)
        sheet.close()


def _lurkers(sheet: Sheet) -> None:
    """Let some of the folk look over the rim out of the dark."""
    for colour, x, r, gaze in (
        ("B", 398, 46, 0.6),
        ("R", 150, 56, 0.7),
        ("Y", 1526, 48, -0.6),
        ("G", 1774, 58, -0.7),
    ):
        y = _edge(x) - r * 0.34
        coat = COATS[colour]
        sheet.cut(shape(colour, x, y, r), mix(coat.deep, "#0A0610", 0.35), 6)
        lit = mix(coat.dark, "#160C1C", 0.42)
        sheet.fill(shape(colour, x + gaze * 3, y + r * 0.05, r * 0.93), lit)
        k = 0.9 if colour in "YG" else 1
        top = y - r * (0.16 if colour != "B" else 0.02)
        eyes = [(x - r * 0.25 * k, top, r * 0.2 * k), (x + r * 0.25 * k, top, r * 0.22 * k)]
        draw_eyes(sheet, eyes, Mien("", "open", (gaze, 0.5)), COATS["K"])


def _light(sheet: Sheet) -> None:
    sheet.halo(LAMP_X, 20, 620, "#FFC271", 0.42)


def _wood(sheet: Sheet, luck: Luck) -> None:
    for i in range(5):
        rx, ry = TABLE_RX + 30 - i * 6, TABLE_RY + 26 - i * 5
        sheet.fill(disc(TABLE_X, TABLE_Y - 4, rx, ry), "#05030A", 0.12)
    sheet.lit(disc(TABLE_X, TABLE_Y, TABLE_RX, TABLE_RY), (960, 150, 900, 0.5), (RIM_LIT, RIM_DARK))
    well = disc(TABLE_X, TABLE_Y + 6, TABLE_RX - 40, TABLE_RY - 26)
    sheet.fill(disc(TABLE_X, TABLE_Y + 2, TABLE_RX - 36, TABLE_RY - 24), "#080509")
    sheet.lit(well, LIGHT, (WOOD_LIT, WOOD_DARK))
    _boards(sheet, luck)
    _traces(sheet)
    sheet.halo(960, 380, 640, "#FFCB84", 0.17)


def _boards(sheet: Sheet, luck: Luck) -> None:
    """Draw the joints of the boards towards the far rim, and their veins."""
    joints, veins = "", ""
    for i in range(-9, 10):
        top_x, low_x = 960 + i * 118.0, 960 + i * 262.0
        top = _edge(top_x, 44) + 2 if abs(top_x - 960) < 1200 else HEIGHT
        joints += line([(top_x, top), (low_x, HEIGHT)])
        for _ in range(5):
            t, length = luck.between(0.04, 0.86), luck.between(0.05, 0.14)
            side = luck.between(0.12, 0.88)
            points = [
                _on_board(i + side, t + length * q / 3, luck.between(-1.5, 1.5)) for q in range(4)
            ]
            if all(y > _edge(x, 60) + 6 for x, y in points):
                veins += line(points)
    sheet.stroke(joints, "#070409", 3.5, 0.55)
    sheet.stroke(veins, "#070409", 1.8, 0.22, cap="round")
    sheet.open("translate(3 0)")
    sheet.stroke(joints, "#FFD9A0", 1.2, 0.05)
    sheet.close()


def _on_board(i: float, t: float, stray: float) -> Point:
    top_x, low_x = 960 + i * 118, 960 + i * 262
    return top_x + (low_x - top_x) * t + stray, 150 + (HEIGHT - 150) * t


def _traces(sheet: Sheet) -> None:
    """Leave rings of glasses, and a mark of chalk around the piles."""
    for x, y, r in ((1388, 566, 44), (1424, 590, 40), (508, 560, 46)):
        sheet.stroke(disc(x, y, r, r * 0.72), "#FFD9A0", 4, 0.06)
    sheet.stroke(disc(960, 388, 452, 196), "#FFE6C0", 3, 0.13)
    sheet.stroke(disc(960, 388, 462, 202), "#FFE6C0", 1.4, 0.1)


def _lamp(sheet: Sheet) -> None:
    """Hang a wide shade over the table; the hints of the game cover its middle."""
    x, y = LAMP_X, LAMP_LOW
    sheet.halo(x, y + 6, 560, "#FFDFA0", 0.4)
    shade = f"M{num(x - 540)} {num(y)}C{num(x - 470)} {num(y - 96)} {num(x - 200)} -90 {num(x)} -90"
    shade += f"S{num(x + 470)} {num(y - 96)} {num(x + 540)} {num(y)}Z"
    sheet.cut(shade, "#17101C", 6)
    sheet.stroke(
        f"M{num(x - 500)} {num(y - 26)}Q{num(x - 380)} {num(y - 76)} {num(x - 220)} -70",
        "#6A5264",
        5,
        0.7,
        cap="round",
    )
    sheet.cut(disc(x, y, 540, 15), "#2A1A24", 3)
    sheet.fill(disc(x, y + 1, 526, 11), "#FFE6B0")
    sheet.fill(disc(x, y + 1, 420, 7), "#FFF8E4")


def tile() -> str:
    """Return the picture of Frantic on the shelf of games."""
    sheet = Sheet(640, 400)
    luck = Luck(84)
    sheet.lit(box(0, 0, 640, 400), (320, 40, 520, 0.8), ("#5A3450", "#150C1C"))
    sheet.fill("".join(box(i * 64 + 6, 0, 32, 260) for i in range(10)), "#000000", 0.13)
    for colour, x, y, r, way in (
        ("R", 76, 186, 62, 1),
        ("B", 196, 150, 50, 1),
        ("G", 560, 182, 62, -1),
        ("Y", 446, 146, 54, -1),
    ):
        figure(sheet, colour, (x, y), r, looking(HAPPY, 0.5 * way, 0.5), way * -5)
    sheet.cut(disc(320, 560, 660, 352), "#B5773E", -6)
    sheet.lit(disc(320, 566, 636, 338), (320, 262, 420, 0.62), ("#6B4836", "#140E16"))
    sheet.halo(320, 250, 330, "#FFCB84", 0.35)
    faces = frantic_cards.numbers() | frantic_specials.specials()
    hand = (
        ("R7", 116, 284, -18),
        ("Y3", 214, 262, -9),
        ("K5", 320, 254, 0),
        ("Wf", 426, 262, 9),
        ("B9", 524, 284, 18),
    )
    for name, x, y, tilt in hand:
        lay(sheet, faces[name], (x, y), tilt, 0.58)
    sheet.halo(320, 10, 300, "#FFDFA0", 0.6)
    sheet.stroke(line([(320, -4), (320, 20)]), INK, 7)
    sheet.cut("M190 58C206 20 268 4 320 4S434 20 450 58Z", "#17101C", 5)
    sheet.stroke("M212 44Q240 20 282 14", "#6A5264", 4, 0.8, cap="round")
    sheet.fill(disc(320, 58, 130, 9), "#FFE6B0")
    sheet.fill(disc(320, 58, 96, 5), "#FFF8E4")
    sheet.grain(luck, (0, 0, 640, 400), 120)
    return sheet.svg()
