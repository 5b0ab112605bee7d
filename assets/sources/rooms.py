"""The backdrops of the menus: the living room, the empty couch, the party, the desk."""

import math
from collections.abc import Callable

import cards
import faces
import logo
from paper import CREAM, Luck, Sheet, box, crescent, disc, line, mix, num, poly, star
from pasteboard import lay
from skyline import Row, sky, stars, sun, towers

WIDTH, HEIGHT = 1920, 1080
WALL, WALL_LIT, WALL_DARK = "#2B1A45", "#5A3358", "#170E29"
WINDOW = (1010.0, 86.0, 790.0, 440.0)
FLOOR = 850.0
LAMP_X = 1024.0


def title() -> str:
    """Return the living room: four friends, one couch, one keyboard."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(8)
    x, y, w, h = WINDOW
    _view(sheet, luck, y + h)
    _wall(sheet, (x, y, w, h))
    _curtains(sheet, x, y, w, h)
    _floor(sheet, luck)
    _lamplight(sheet)
    _plant(sheet, 1850, 840)
    _floor_lamp(sheet, LAMP_X, 900)
    _friends(sheet)
    _coffee_table(sheet)
    sheet.halo(LAMP_X, 400, 620, "#FFB65C", 0.16)
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 420)
    return sheet.svg()


def _view(sheet: Sheet, luck: Luck, low: float) -> None:
    sky(sheet, luck, low - 20)
    stars(sheet, luck, 190, 90)
    sun(sheet, 1230, 330, 66)
    rows = (
        Row(low, "#8E4663", "#B45D5F", lambda _: 290, (54, 110), 6, 0.1, 3, 0.6),
        Row(low, "#5A2E5C", "#8A4660", lambda _: 235, (56, 120), 7, 0.26, 4, 0.62),
        Row(low, "#341F4A", "#5B3158", lambda _: 150, (60, 130), 8, 0.36, 5, 0.6),
    )
    for row in rows:
        towers(sheet, luck, row, WINDOW[0] - 20, WINDOW[0] + WINDOW[2] + 20)


def _wall(sheet: Sheet, window: tuple[float, float, float, float]) -> None:
    x, y, w, h = window
    hole = box(x, y, w, h, 10)
    whole = box(-4, -4, WIDTH + 8, HEIGHT + 8)
    shade = box(x + 6, y + 8, w, h, 10)
    sheet.stroke(shade, "#120A1E", 16, 0.28)
    sheet.fill(whole + hole, WALL, hole=True)
    stripes = ""
    for i in range(0, 26, 2):
        left = i * 76.0
        if left + 76 < x - 60 or left > x + w + 60:
            stripes += box(left, -4, 76, FLOOR)
    sheet.fill(stripes, "#FFFFFF", 0.022)
    sheet.stroke(hole, "#7A4636", 20)
    sheet.stroke(box(x - 9, y - 9, w + 18, h + 18, 16), "#A8653F", 3)
    for i in (1, 2):
        left = x + w * i / 3
        sheet.cut(box(left - 6, y, 12, h), "#7A4636", 4)
    sheet.cut(box(x, y + h * 0.36, w, 10), "#7A4636", 4)
    sheet.cut(box(x - 34, y + h + 2, w + 68, 26, 6), "#8F5540", 5)
    sheet.fill(box(x - 34, y + h + 2, w + 68, 6, 3), "#C98058")


def _curtains(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    sheet.cut(box(x - 120, y - 50, w + 240, 14, 7), "#D9A24A", 4)
    for left, sway in ((x - 104, 1), (x + w + 104, -1)):
        edge = left + sway * 132
        d = f"M{num(left)} {num(y - 40)}H{num(edge)}"
        d += f"C{num(edge - sway * 14)} {num(y + 190)} {num(left + sway * 76)} {num(y + 290)}"
        d += f" {num(left + sway * 66)} {num(y + h + 110)}H{num(left - sway * 16)}Z"
        sheet.cut(d, "#8E2F3F", 8)
        folds = ""
        for i in range(4):
            top = left + sway * (18 + i * 30)
            low = left + sway * (2 + i * 16)
            folds += (
                f"M{num(top)} {num(y - 36)}Q{num(top)} {num(y + 240)} {num(low)} {num(y + h + 104)}"
            )
        sheet.stroke(folds, "#6A1F33", 7, 0.8, cap="round")


def _floor(sheet: Sheet, luck: Luck) -> None:
    sheet.cut(box(-6, FLOOR - 26, WIDTH + 12, 30), "#3D2444", -3)
    sheet.fill(box(-6, FLOOR - 26, WIDTH + 12, 5), "#6B3F5C")
    sheet.lit(
        box(-6, FLOOR, WIDTH + 12, HEIGHT - FLOOR + 6),
        (1000, 900, 1200, 0.5),
        ("#8A4A38", "#3A1D2C"),
    )
    planks = ""
    for i, y in enumerate((FLOOR + 34, FLOOR + 82, FLOOR + 146)):
        planks += line([(-6, y), (WIDTH + 6, y)])
        for j in range(9):
            x = 120 + j * 236 + i * 90 + luck.between(-20, 20)
            planks += line([(x, y), (x + (x - 960) * 0.05, y + 50 + i * 16)])
    sheet.stroke(planks, "#2A1220", 2.5, 0.4)
    sheet.fill(disc(1380, 985, 640, 96), "#120A1E", 0.25)
    sheet.fill(disc(1380, 975, 640, 96), "#25576B")
    sheet.stroke(disc(1380, 975, 612, 89), "#F0C064", 5, 0.8)
    sheet.stroke(disc(1380, 975, 590, 84), "#F0C064", 2, 0.6)


def _lamplight(sheet: Sheet) -> None:
    """Light the wall behind the menu: nothing that fights with words."""
    sheet.halo(LAMP_X - 60, 395, 760, "#FFB65C", 0.42)


def _floor_lamp(sheet: Sheet, x: float, low: float) -> None:
    sheet.fill(disc(x + 14, low + 4, 84, 15), "#120A1E", 0.4)
    sheet.cut(disc(x, low - 4, 66, 13), "#2A1A30", 4)
    sheet.cut(box(x - 5, 420, 10, low - 424), "#3A2540", 3)
    shade = [(x - 62, 320), (x + 62, 320), (x + 104, 446), (x - 104, 446)]
    sheet.fill(disc(x, 448, 22, 17), "#FFF3CF")
    sheet.cut(poly(shade), "#F2A93F", 6)
    sheet.fill(poly([(x - 62, 320), (x + 8, 320), (x + 20, 446), (x - 104, 446)]), "#FFC663")
    sheet.fill(poly([(x - 98, 430), (x + 98, 430), (x + 104, 446), (x - 104, 446)]), "#D98A2A")
    sheet.fill(box(x - 62, 316, 124, 8, 3), "#D98A2A")


def _plant(sheet: Sheet, x: float, y: float) -> None:
    leaves = (
        (-66, 190, "#1F5A4C"), (52, 214, "#1F5A4C"), (-24, 262, "#2F7A5E"), (-104, 120, "#2F7A5E"),
        (22, 150, "#3F9470"), (-50, 132, "#3F9470"),
    )  # fmt: skip
    for dx, height, colour in leaves:
        tip = (x + dx, y - height)
        d = f"M{num(x)} {num(y)}C{num(x - 40 + dx * 0.2)} {num(y - height * 0.5)}"
        d += f" {num(tip[0] - 30)}"
        d += (
            f" {num(tip[1] + 40)} {num(tip[0])} {num(tip[1])}C{num(tip[0] + 34)} {num(tip[1] + 50)}"
        )
        d += f" {num(x + 40 + dx * 0.4)} {num(y - height * 0.4)} {num(x)} {num(y)}Z"
        sheet.cut(d, colour, 4)
    sheet.cut(
        poly([(x - 56, y - 22), (x + 56, y - 22), (x + 42, y + 92), (x - 42, y + 92)]), "#C9653F", 5
    )
    sheet.fill(box(x - 62, y - 34, 124, 24, 5), "#E07E50")


def _friends(sheet: Sheet) -> None:
    k, left, top = 1.2, 850.0, 452.0
    logo.couch(sheet, left, top, k)
    people = (
        (faces.head, "fox", "happy", 1104, 520, "#2F8F7B"),
        (faces.head, "rabbit", "", 1290, 536, "#F0B43A"),
        (faces.head, "zeil", "happy", 1476, 528, "#7A1F14"),
        (faces.head, "bear", "oops", 1660, 524, "#3A6FC0"),
    )
    for draw, name, mood, x, y, colour in people:
        _torso(sheet, x, y + 130, colour)
        sheet.open(f"translate({num(x - 92)} {num(y - 30)}) scale(0.92)")
        draw(sheet, name, mood)
        sheet.close()


def _torso(sheet: Sheet, x: float, y: float, colour: str) -> None:
    dark = mix(colour, "#120A1E", 0.35)
    d = f"M{num(x - 44)} {num(y)}h88C{num(x + 84)} {num(y + 12)} {num(x + 88)} {num(y + 60)}"
    d += f" {num(x + 82)} {num(y + 240)}H{num(x - 82)}C{num(x - 88)} {num(y + 60)}"
    d += f" {num(x - 84)} {num(y + 12)} {num(x - 44)} {num(y)}Z"
    sheet.cut(d, colour, 5)
    sheet.stroke(
        line([(x - 50, y + 96), (x - 48, y + 220)]) + line([(x + 50, y + 96), (x + 48, y + 220)]),
        dark, 5, 0.6, cap="round",
    )  # fmt: skip
    sheet.fill(star(x, y + 74, 20, 9), mix(colour, "#FFFFFF", 0.55))


def _coffee_table(sheet: Sheet) -> None:
    y = 896.0
    sheet.fill(disc(1380, y + 150, 520, 26), "#120A1E", 0.4)
    for x in (1010, 1716):
        sheet.cut(box(x, y + 20, 34, 134, 6), "#5A2A22", 4)
    sheet.cut(poly([(980, y - 40), (1780, y - 40), (1850, y + 34), (910, y + 34)]), "#B36A3E", 7)
    sheet.fill(poly([(980, y - 40), (1500, y - 40), (1330, y + 34), (910, y + 34)]), "#C87B49")
    sheet.fill(box(910, y + 34, 940, 22, 4), "#8A4A2E")
    _keyboard(sheet, 1380, y)
    for x, tilt, name in ((1010, -12, "R"), (1072, 6, "B"), (1728, 10, "Y")):
        sheet.open(f"translate({x} {num(y - 22)}) scale(1 0.62) rotate({tilt})")
        _small_card(sheet, name)
        sheet.close()
    _paws(sheet, y)


def _small_card(sheet: Sheet, colour: str) -> None:
    look = cards.LOOKS[colour]
    sheet.cut(box(-27, -38, 54, 76, 7), CREAM, 4)
    sheet.fill(box(-22, -33, 44, 66, 4), look.sky)
    sheet.fill(cards.sign(colour, 0, 0, 15), look.index)


def _keyboard(sheet: Sheet, x: float, y: float) -> None:
    w = 236
    sheet.cut(
        poly([(x - w, y - 30), (x + w, y - 30), (x + w + 24, y + 24), (x - w - 24, y + 24)]),
        "#241634",
        6,
    )
    keys = ("", "", "", "", "")
    colours = ("#F1694A", "#3FB893", "#F6C244", "#5FA8EE", "#E9DFF2")
    for row in range(4):
        for i in range(14):
            spread = w + row * 6.2
            left = x - spread + 12 + i * (2 * spread - 24) / 14
            d = box(left + 2, y - 25 + row * 11.6, (2 * spread - 24) / 14 - 4, 8.6, 2)
            zone = 4 if i in (4, 9) else min(3, i // 4 if i < 9 else 2 + (i - 10) // 2)
            keys = tuple(k + d if n == zone else k for n, k in enumerate(keys))
    for d, colour in zip(keys, colours, strict=True):
        sheet.fill(d, colour)


def _paws(sheet: Sheet, y: float) -> None:
    paws = (
        (1104, 1176, "#EE7A2B", "#2F8F7B"), (1290, 1318, "#EFE3EA", "#F0B43A"),
        (1476, 1450, "#9AA4B8", "#7A1F14"), (1660, 1590, "#9A5B34", "#3A6FC0"),
    )  # fmt: skip
    for shoulder, hand, skin, sleeve in paws:
        for side in (-1, 1):
            x0, x1 = shoulder + side * 62, hand + side * 26
            arm = f"M{num(x0)} {num(y - 150)}"
            arm += f"Q{num(x0 + side * 12)} {num(y - 76)} {num(x1)} {num(y - 26)}"
            sheet.stroke(arm, mix(sleeve, "#120A1E", 0.25), 40, cap="round")
            sheet.stroke(arm, sleeve, 34, cap="round")
            sheet.cut(disc(x1, y - 14, 21, 17), skin, 3)


def join() -> str:
    """Return the empty couch in a dim room: seats to take."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(17)
    sheet.lit(box(-4, -4, WIDTH + 8, HEIGHT + 8), (620, 300, 1500, 0.62), ("#44294F", "#191029"))
    stripes = "".join(box(i * 80, -4, 80, 900) for i in range(0, 25, 2))
    sheet.fill(stripes, "#FFFFFF", 0.014)
    sheet.halo(330, -60, 1100, "#FFB65C", 0.34)
    _bulbs(sheet)
    _long_couch(sheet)
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 420)
    return sheet.svg()


def _bulbs(sheet: Sheet) -> None:
    """Hang lamps along the upper edge, above everything that is written."""
    wire = "M-10 -6" + "".join("q160 46 320 0" for _ in range(6))
    sheet.stroke(wire, "#120A1E", 3)
    for i in range(24):
        x, y = 30.0 + i * 80, 7.0 + 12 * math.sin(math.pi * ((30 + i * 80) % 320) / 320)
        sheet.halo(x, y + 4, 90, "#FFC566", 0.34)
        sheet.fill(disc(x, y + 6, 6.5, 8), "#FFE3A0")


def _long_couch(sheet: Sheet) -> None:
    sheet.fill(box(-6, 1000, WIDTH + 12, 90), "#120A1E")
    light = (560, 520, 1400, 0.6)
    sheet.fill(box(64, 566, 1792, 460, 94), "#120A1E", 0.35)
    sheet.lit(box(70, 552, 1780, 460, 90), light, ("#A8632F", "#4A2630"))
    sheet.stroke("M150 566Q100 580 86 640", "#D99A55", 6, 0.5, cap="round")
    seams = "".join(line([(x, 580), (x, 806)]) for x in (515, 960, 1405))
    sheet.stroke(seams, "#3A1A26", 7, 0.6, cap="round")
    for i in range(4):
        for dx, dy in ((-95, 0), (95, 0), (0, 86)):
            x, y = 292 + i * 445 + dx, 650 + dy
            sheet.fill(disc(x + 1, y + 3, 12, 11), "#120A1E", 0.3)
            sheet.fill(disc(x, y, 10), "#7A4430")
    sheet.fill(box(110, 800, 1700, 60, 30), "#120A1E", 0.3)
    sheet.lit(box(110, 816, 1700, 190, 40), (560, 800, 1400, 0.5), ("#A53A2C", "#44162A"))
    seams = "".join(line([(x, 834), (x, 992)]) for x in (515, 960, 1405))
    sheet.stroke(seams, "#2E0E1E", 7, 0.6, cap="round")
    for x, sway in ((-70, 1), (1800, -1)):
        sheet.fill(box(x + 8 * sway, 702, 190, 360, 74), "#120A1E", 0.35)
        sheet.lit(box(x, 692, 190, 360, 70), (300, 640, 1700, 0.6), ("#A8632F", "#4A2630"))


def results() -> str:
    """Return the night after the race: fireworks of paper over the city."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(33)
    sky(sheet, luck, 1000, ("#140D2B", "#1B1238", "#251845", "#331F55", "#472862", "#64346B"))
    stars(sheet, luck, 620, 130)
    sheet.fill(crescent(1730, 160, 66), "#FFE3A0", 0.9)
    for x, y, r, colour in (
        (250, 250, 190, "#F6C244"), (1590, 390, 170, "#F1694A"), (1230, 120, 96, "#5FA8EE"),
        (1480, 210, 130, "#3FB893"), (110, 560, 110, "#F1694A"), (1830, 640, 110, "#F6C244"),
    ):  # fmt: skip
        _firework(sheet, luck, x, y, r, colour)
    rows = (
        Row(1080, "#3D2358", "#5A3268", _flanks(430), (60, 124), 7, 0.12, 4),
        Row(1080, "#2A1947", "#4A2A5C", _flanks(330), (64, 130), 8, 0.3, 5),
        Row(1080, "#1A1033", "#36204C", _flanks(230), (70, 140), 9, 0.34, 6),
    )
    for row in rows:
        towers(sheet, luck, row)
    _confetti(sheet, luck)
    return sheet.svg()


def _flanks(height: float) -> Callable[[float], float]:
    return lambda x: height * (0.45 + 0.55 * min(1.0, abs(x - 960) / 900) ** 1.2)


def _firework(sheet: Sheet, luck: Luck, x: float, y: float, r: float, colour: str) -> None:
    sheet.halo(x, y, r * 1.5, colour, 0.3)
    for ring, count, alpha in ((1.0, 18, 0.95), (0.62, 12, 0.7)):
        rays, tips = "", ""
        for i in range(count):
            dx, dy = _ray(i, count, ring)
            length = r * ring * luck.between(0.85, 1.05)
            rays += line(
                [
                    (x + dx * length * 0.5, y + dy * length * 0.5),
                    (x + dx * length * 0.86, y + dy * length * 0.86),
                ]
            )
            tips += disc(x + dx * length, y + dy * length, r * 0.035)
        sheet.stroke(rays, colour, r * 0.032, alpha, cap="round")
        if ring == 1.0:
            sheet.fill(tips, mix(colour, "#FFFFFF", 0.5), alpha)


def _ray(i: int, count: int, ring: float) -> tuple[float, float]:
    angle = math.tau * (i + (0.5 if ring < 1 else 0)) / count
    return math.cos(angle), math.sin(angle)


def _confetti(sheet: Sheet, luck: Luck) -> None:
    for colour in ("#F1694A", "#3FB893", "#F6C244", "#5FA8EE", "#FFF6E2"):
        d = ""
        for _ in range(46):
            x, y = WIDTH * luck.unit(), HEIGHT * luck.unit()
            if (330 < x < 1180 and y < 300) or (470 < x < 1450 and luck.chance(0.8)):
                continue
            w, h, lean = luck.between(7, 15), luck.between(5, 10), luck.between(-6, 6)
            d += poly([(x, y), (x + w, y + lean), (x + w + lean, y + h + lean), (x + lean, y + h)])
        sheet.fill(d, colour, 0.9)


def lobby() -> str:
    """Return a desk seen from above, with cards at its corners: calm for lists and sliders."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(41)
    sheet.lit(box(-4, -4, WIDTH + 8, HEIGHT + 8), (420, 120, 1900, 0.7), ("#6B3B44", "#1C1029"))
    _planks(sheet, luck)
    sheet.halo(240, 40, 900, "#FFB65C", 0.3)
    hand = ((-14, 985, -24, "Y", 13), (118, 1030, -6, "R", 8), (1800, 20, 160, "B", 16))
    for x, y, tilt, colour, number in (*hand, (1905, 130, 196, "Y", 7), (1850, 1010, 14, "", 0)):
        _big_card(sheet, x, y, tilt, f"{colour}{number}" if colour else "")
    _big_card(sheet, 1730, 1075, -10, "R11")
    sheet.grain(luck, (0, 0, WIDTH, HEIGHT), 420)
    return sheet.svg()


def _planks(sheet: Sheet, luck: Luck) -> None:
    seams, veins = "", ""
    for i in range(1, 7):
        y = i * 160.0
        seams += line([(-4, y), (WIDTH + 4, y)])
    for _ in range(70):
        x, y, w = WIDTH * luck.unit(), HEIGHT * luck.unit(), luck.between(120, 420)
        veins += f"M{num(x)} {num(y)}q{num(w / 2)} {num(luck.between(-7, 7))} {num(w)} 0"
    for i in range(7):
        for j in range(2):
            x = 340 + j * 960 + (i % 3) * 260 + luck.between(-60, 60)
            seams += line([(x, i * 160), (x, i * 160 + 160)])
    sheet.stroke(seams, "#120A1E", 3, 0.4)
    sheet.stroke(veins, "#120A1E", 2, 0.2, cap="round")


def _big_card(sheet: Sheet, x: float, y: float, tilt: float, name: str, k: float = 0.9) -> None:
    """Lay one of the real cards on the desk."""
    art = cards.faces()[name] if name else cards.back()
    lay(sheet, art, (x, y), tilt, k)


def tile() -> str:
    """Return the picture of Frankfurt on the shelf of games."""
    sheet, luck = Sheet(640, 400), Luck(51)
    sky(sheet, luck, 300)
    stars(sheet, luck, 110, 26)
    sun(sheet, 150, 170, 40)
    rows = (
        Row(340, "#8E4663", "#B45D5F", lambda _: 210, (36, 74), 5, 0.12, 3, 0.6),
        Row(350, "#5A2E5C", "#8A4660", lambda _: 165, (40, 80), 6, 0.28, 4, 0.6),
        Row(360, "#341F4A", "#5B3158", lambda _: 110, (44, 90), 7, 0.36, 4, 0.6),
    )
    for row in rows:
        towers(sheet, luck, row, -20, 660)
    sheet.lit(disc(320, 520, 560, 220), (250, 330, 420, 0.5), ("#6C3D5E", "#21153A"))
    sheet.stroke(disc(320, 520, 560, 220), "#A65F36", 14)
    for x, y, tilt, name in ((170, 262, -13, "R8"), (320, 244, 1, "B13"), (470, 262, 14, "Y20")):
        _big_card(sheet, x, y, tilt, name, 0.68)
    return sheet.svg()
