"""The 42 faces of Frankfurt, the back, the empty place and the box."""

import letters
from paper import CREAM, Luck, Sheet, box, crescent, disc, drop, line, mix, num, poly, star
from pasteboard import CORNER, HEIGHT, WIDTH, frame, raised, soft
from towers import LOOKS, Look, Plot, tower

INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE = 94.0, 23.0, 116.0
SMALL_INDEX = 34.0
STREET = 292.0
TOWER_X = 143.0
ODD = (1, 3, 5, 7, 9, 11, 13)
EVEN = (8, 10, 12, 14, 16, 18, 20)


def faces() -> dict[str, str]:
    """Return file name and SVG of every face."""
    numbers = sorted(ODD + EVEN)
    return {f"{c}{n}": _face(c, n).svg() for c in "YRB" for n in numbers}


def sign(colour: str, x: float, y: float, r: float) -> str:
    """Return the path of a colour's shape: yellow star, red disc, blue drop."""
    match colour:
        case "Y":
            return star(x, y + r * 0.06, r * 1.12, r * 0.52)
        case "R":
            return disc(x, y, r * 0.92)
        case _:
            return drop(x, y, r * 1.12)


def _face(colour: str, number: int) -> Sheet:
    look, sheet = LOOKS[colour], Sheet(WIDTH, HEIGHT)
    luck = Luck(number * 3 + "YRB".index(colour))
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), look.sky)
    _sky(sheet, look, number, luck)
    _skyline(sheet, look.far, luck, low=44, high=104, depth=3)
    _skyline(sheet, look.near, luck, low=14, high=58, depth=4)
    tower(sheet, colour, Plot(TOWER_X, STREET + 2, number))
    _street(sheet, look)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 90)
    frame(sheet, look.wall)
    _index(sheet, look, colour, number)
    return sheet


def _sky(sheet: Sheet, look: Look, number: int, luck: Luck) -> None:
    hills = [(4, 210), (60, 178), (125, 192), (190, 168), (246, 186), (246, 300), (4, 300)]
    sheet.fill(soft(hills), look.glow)
    if number % 2 == 0:
        sheet.cut(disc(188, 158, 47), look.disc, 3)
        sheet.fill(disc(185, 155, 39), mix(look.disc, "#FFFFFF", 0.35))
    else:
        sheet.cut(crescent(192, 150, 37), look.disc, 3)
        for x, y, r in ((216, 138, 5), (84, 150, 4), (222, 196, 3.6), (52, 196, 3.4)):
            sheet.fill(star(x, y, r + luck.between(0, 1), r * 0.36, 4), look.disc)


def _skyline(sheet: Sheet, colour: str, luck: Luck, low: float, high: float, depth: float) -> None:
    x, points = 4.0, [(4.0, STREET + 8)]
    while x < 246:
        w = min(luck.between(20, 40), 246 - x)
        y = STREET - luck.between(low, high)
        if luck.chance(0.3):
            points += [(x, y), (x + w / 2, y - 11), (x + w, y)]
        else:
            points += [(x, y), (x + w, y)]
        x += w
    sheet.cut(poly([*points, (246, STREET + 8)]), colour, depth)


def _street(sheet: Sheet, look: Look) -> None:
    sheet.cut(box(4, STREET, 242, HEIGHT - STREET - 6, 4), look.street, -3)
    sheet.fill(box(4, STREET, 242, 3.5), look.trim, 0.8)


def _index(sheet: Sheet, look: Look, colour: str, number: int) -> None:
    text = str(number)
    big = letters.outline(text, INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE)
    _raised(sheet, big, look)
    _raised(sheet, sign(colour, WIDTH - 42, 43, 23), look)
    _parity(sheet, look, number)
    width = letters.size(text, SMALL_INDEX)
    small = letters.outline(text, SMALL_INDEX, 0, 0)
    sheet.open(f"translate({WIDTH - 24} 297) rotate(180) translate(0 0)")
    sheet.fill(small, CREAM)
    sheet.close()
    sheet.fill(sign(colour, WIDTH - 24 - width - 24, 315, 13), mix(CREAM, look.trim, 0.2))


def _raised(sheet: Sheet, d: str, look: Look) -> None:
    shade = look.near if look.index != CREAM else look.wall
    raised(sheet, d, shade, look.index)


def _parity(sheet: Sheet, look: Look, number: int) -> None:
    """Under the number: one pointed roof for odd, a pair of flat ones for even."""
    y = INDEX_BASE + 13
    if number % 2 == 1:
        _raised(sheet, poly([(24, y + 28), (41, y - 2), (58, y + 28)]), look)
    else:
        _raised(sheet, box(24, y + 1, 24, 24, 2.5) + box(55, y + 1, 24, 24, 2.5), look)


def back() -> str:
    """Return the back of a card: a front of windows at night."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(5)
    night, wall, lit = "#1C1740", "#2A2358", "#FFCF5C"
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), night)
    dark, bright, warm = "", "", ""
    for row in range(10):
        for column in range(7):
            d = box(22 + column * 30, 19 + row * 32.3, 20, 22, 3)
            chance = luck.unit()
            if chance < 0.2:
                bright += d
            elif chance < 0.34:
                warm += d
            else:
                dark += d
    sheet.fill(dark, wall)
    sheet.fill(bright, lit)
    sheet.fill(warm, "#E88A3C")
    sheet.cut(disc(125, 175, 62), CREAM, 6)
    sheet.fill(disc(125, 175, 55), "#E2562F")
    emblem(sheet)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 70)
    frame(sheet, LOOKS["B"].wall)
    return sheet.svg()


def emblem(sheet: Sheet) -> None:
    """A couch, the sign of the game."""
    sheet.cut(box(92, 148, 66, 44, 12), "#FFB52E", 3)
    sheet.stroke(line([(125, 152), (125, 176)]), "#D68B12", 2.5)
    sheet.cut(box(96, 174, 58, 18, 7), "#FFD065", 2)
    sheet.cut(box(80, 164, 22, 34, 9) + box(148, 164, 22, 34, 9), "#FFB52E", 3)
    sheet.fill(box(88, 198, 8, 9, 2) + box(154, 198, 8, 9, 2), "#3A1206")


def empty() -> str:
    """Return the place of an empty column: a card may move here."""
    sheet = Sheet(WIDTH, HEIGHT)
    edge = box(7, 7, WIDTH - 14, HEIGHT - 14, CORNER - 4)
    sheet.fill(edge, "#000000", 0.22)
    sheet.stroke(_dashes(), CREAM, 6, 0.72, cap="round")
    arrow = poly(
        [(107, 118), (143, 118), (143, 178), (172, 178), (125, 232), (78, 178), (107, 178)]
    )
    sheet.stroke(arrow, CREAM, 10, 0.28, cap="round")
    sheet.fill(arrow, CREAM, 0.28)
    return sheet.svg()


def _dashes() -> str:
    """Return a dashed edge as single lines: corners whole, sides in even steps."""
    d, m, r = "", 8.0, CORNER
    for x, y, dx, dy in ((m, m, 1, 1), (WIDTH - m, m, -1, 1)):
        for cx, cy, sx, sy in ((x, y, dx, dy), (x, HEIGHT - y, dx, -dy)):
            sweep = 1 if sx * sy > 0 else 0
            d += f"M{num(cx)} {num(cy + sy * r)}"
            d += f"A{num(r)} {num(r)} 0 0 {sweep} {num(cx + sx * r)} {num(cy)}"
    for i in range(5):
        x = m + r + 15 + i * (WIDTH - 2 * m - 2 * r - 30 + 16) / 5
        d += line([(x, m), (x + 18, m)]) + line([(x, HEIGHT - m), (x + 18, HEIGHT - m)])
    for i in range(8):
        y = m + r + 15 + i * (HEIGHT - 2 * m - 2 * r - 30 + 16) / 8
        d += line([(m, y), (m, y + 18)]) + line([(WIDTH - m, y), (WIDTH - m, y + 18)])
    return d


def lid() -> str:
    """Return the open box that cards go into for good."""
    sheet, luck = Sheet(300, 240), Luck(11)
    sheet.fill(disc(154, 222, 142, 16), "#120A1E", 0.4)
    flaps = ([(30, 66), (84, 24), (2, 6)], [(270, 66), (216, 24), (298, 6)])
    sheet.cut(poly([(84, 24), (216, 24), (270, 66), (30, 66)]), "#1C1030", 3)
    sheet.fill(poly([(84, 24), (216, 24), (222, 30), (78, 30)]), "#7A2A1C")
    for flap, colour in zip(flaps, ("#E8704A", "#B8452B"), strict=True):
        sheet.cut(poly(flap), colour, 3)
    sheet.cut(poly([(30, 66), (270, 66), (258, 222), (42, 222)]), "#D9502F", 6)
    sheet.fill(poly([(30, 66), (150, 66), (150, 222), (42, 222)]), "#E35F3B")
    sheet.fill(poly([(30, 66), (270, 66), (269, 78), (31, 78)]), CREAM)
    sheet.fill(poly([(40, 196), (260, 196), (259, 206), (41, 206)]), CREAM, 0.9)
    sheet.cut(disc(150, 138, 52), "#2B2059", 3)
    sheet.open("translate(37.5 -21.3) scale(0.9)")
    emblem(sheet)
    sheet.close()
    sheet.grain(luck, (44, 80, 212, 138), 50)
    return sheet.svg()


def badge() -> str:
    """Return a pile with the badge over it that counts its cards."""
    sheet = Sheet(340, 470)
    blank = box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 4)
    for x, y, turn in ((20, 118, -5), (62, 116, 4)):
        sheet.open(f"translate({x} {y}) rotate({turn} 125 175)")
        sheet.fill(blank, CREAM)
        sheet.stroke(blank, "#1C1030", 4)
        sheet.close()
    sheet.open("translate(45 112)")
    sheet.raw(_face("B", 8).body())
    sheet.close()
    sheet.open("translate(52 6)")
    pill = box(4, 4, 228, 88, 44)
    sheet.fill(pill, "#7A1C10")
    sheet.stroke(pill, "#FF7043", 7)
    sheet.fill(disc(60, 48, 26), "#FF7043")
    sheet.stroke(
        line([(108, 36), (136, 64)]) + line([(136, 36), (108, 64)]), CREAM, 11, cap="round"
    )
    three = "M158 26L194 26L176 44C190 44 197 50 197 59C197 69 188 75 177 75C167 75 160 71 156 65"
    sheet.stroke(three, CREAM, 12, cap="round")
    sheet.close()
    return sheet.svg()


def icon() -> str:
    """Return the picture of the window: the couch on a red disc over the night."""
    sheet = Sheet(128, 128)
    sheet.fill(box(4, 4, 120, 120, 28), "#2B2059")
    sheet.fill(disc(64, 64, 50), CREAM)
    sheet.fill(disc(64, 64, 45), "#E2562F")
    sheet.open("translate(-61 -113) scale(1)")
    emblem(sheet)
    sheet.close()
    return sheet.svg()
