"""Posters of events that befall everybody: storms, bombs, black cats."""

import math

import letters
from frantic_folk import (
    COATS,
    INK,
    SAD,
    SCARED,
    WHITE,
    WORRIED,
    Mien,
    draw_eyes,
)
from frantic_stage import WIDTH, cloud, fan, person, reach, shadow, stage
from frantic_things import bomb, card
from paper import CREAM, Sheet, box, disc, line, mix, num, poly, star
from run_people import strip


def doomsday(sheet: Sheet) -> None:
    """A burning rock comes down, and everybody runs."""
    stage(sheet, "#4A1030", "#1C0716", 330)
    for r, colour in ((230, "#6E1638"), (170, "#9E2A30"), (118, "#D8502A")):
        sheet.fill(disc(318, 160, r), colour)
    _meteor(sheet)
    sheet.fill("M0 338Q280 320 560 338V400H0Z", "#1C0716")
    skyline = [(0, 344), (0, 286), (34, 286), (34, 262), (62, 262), (62, 300), (96, 300), (96, 344)]
    sheet.fill(poly(skyline) + poly([(560 - x * 0.9, y) for x, y in skyline]), "#2E0C22")
    run = (((-0.3, 0.7), (-0.7, 1.1), (-1.1, 0.9)), ((0.3, 0.7), (0.5, 1.15), (0.9, 1.2)))
    flail = (((-0.7, 0), (-1.1, -0.5), (-0.9, -1.2)), ((0.7, 0), (1.1, -0.5), (1.0, -1.2)))
    back = tuple(tuple((-x, y) for x, y in limb) for limb in run)
    for colour, x, y, way in (
        ("R", 70, 336, -1),
        ("Y", 176, 350, -1),
        ("B", 386, 350, 1),
        ("G", 492, 338, 1),
    ):
        shadow(sheet, x, y + 40, 34)
        person(
            sheet,
            colour,
            (x, y),
            33,
            Mien("wail", "wide", (-0.5 * way, -0.6)),
            flail,
            run if way > 0 else back,
            way * 8,
        )


def _meteor(sheet: Sheet) -> None:
    sheet.cut("M262 150C330 60 430 20 580 -40V120C500 110 420 160 366 232Z", "#F58A2E", 4)
    sheet.fill("M276 156C350 90 440 50 580 10V76C480 84 420 140 366 214Z", "#FFC84A")
    sheet.fill("M290 164C380 110 450 80 560 44C470 90 410 140 360 200Z", "#FFF1B8")
    rock = [
        (228, 190),
        (236, 144),
        (272, 118),
        (318, 124),
        (356, 150),
        (368, 196),
        (346, 240),
        (304, 258),
        (258, 240),
    ]
    sheet.cut(poly(rock), "#5A4048", 6)
    sheet.fill(
        poly([(236, 150), (272, 124), (314, 128), (290, 160), (256, 196), (232, 188)]), "#7C5C62"
    )
    for x, y, r in ((320, 208, 17), (286, 226, 9), (338, 168, 10)):
        sheet.fill(disc(x, y, r), "#3A262E")


def earthquake(sheet: Sheet) -> None:
    """The ground breaks; all hands slide over to the right."""
    stage(sheet, "#E9B872", "#7A4A26", 330)
    cloud(sheet, 120, 70, 110, CREAM, 0.5)
    cloud(sheet, 440, 56, 90, CREAM, 0.4)
    sheet.fill(box(0, 318, WIDTH, 90), "#2A120C")
    blocks = (
        ([(-10, 296), (96, 282), (122, 318), (106, 348), (132, 400), (-10, 400)], "#9A6234"),
        ([(136, 312), (258, 330), (278, 360), (262, 400), (154, 400), (128, 346)], "#8A5429"),
        (
            [(294, 300), (412, 282), (430, 320), (418, 350), (436, 400), (284, 400), (300, 356)],
            "#9A6234",
        ),
        ([(448, 306), (570, 322), (570, 400), (456, 400), (440, 350)], "#8A5429"),
    )
    for points, colour in blocks:
        sheet.cut(poly(points), colour, 5)
        (x0, y0), (x1, y1) = points[0], points[1]
        sheet.fill(poly([(x0, y0), (x1, y1), (x1, y1 + 12), (x0, y0 + 12)]), "#6FA03C")
    for i, (colour, x, y, tilt) in enumerate(
        (("R", 52, 232, -12), ("Y", 198, 262, 10), ("G", 352, 230, -10), ("B", 506, 258, 9))
    ):
        arms = (((-0.7, 0.1), (-1.15, -0.2), (-1.3, -0.7)), ((0.7, 0.1), (1.15, -0.2), (1.3, -0.7)))
        person(sheet, colour, (x, y), 36, SCARED, arms, tilt=tilt)
        if i < 3:
            left, right, top = x + 42, x + 112, (148, 162, 146)[i]
            sheet.stroke(
                f"M{left - 8} {top + 38}Q{(left + right) / 2} {top - 50} {right + 12} {top + 24}",
                WHITE,
                5,
                0.85,
                cap="round",
            )
            sheet.fill(
                poly([(right + 0, top + 20), (right + 28, top + 14), (right + 20, top + 42)]), WHITE
            )
            fan(sheet, ((left + right) / 2, top + 16), 30, ("RYB", "GG_", "BRY")[i], 20, 12)


def friday(sheet: Sheet) -> None:
    """A black cat goes under a ladder on the thirteenth: and nothing happens."""
    stage(sheet, "#27305E", "#12152E", 330)
    sheet.halo(420, 96, 230, "#FFF0C0", 0.6)
    sheet.fill(disc(420, 96, 58), "#FFF0C0")
    sheet.fill(disc(400, 84, 12) + disc(436, 112, 9) + disc(432, 74, 6), "#E8D49A")
    _calendar(sheet)
    _ladder(sheet)
    shadow(sheet, 420, 362, 120)
    _cat(sheet)

    person(sheet, "Y", (214, 316), 34, Mien("wave", "wide", (0.8, 0)))


def _cat(sheet: Sheet) -> None:
    sheet.open("translate(0 6)")
    strip(sheet, ((500, 300), (536, 280), (540, 230), (520, 206)), "#0B0910", 17, 3)
    body = (
        "M346 352C340 300 350 270 400 262C450 254 510 262 516 310L518 352H494L486 322H400L396 352Z"
    )
    sheet.cut(body, "#0B0910", 4)
    sheet.cut(
        "M316 206L324 166L350 190Q368 184 386 190L410 164L420 208"
        "C430 262 398 284 368 284S306 262 316 206Z",
        "#0B0910",
        4,
    )
    sheet.fill(
        poly([(327, 180), (342, 192), (326, 202)]) + poly([(408, 178), (394, 191), (411, 202)]),
        "#7A3F5E",
    )
    sheet.fill(disc(346, 222, 17) + disc(392, 222, 17), "#FFDC46")
    sheet.fill(disc(349, 223, 6, 13) + disc(389, 223, 6, 13), INK)
    sheet.fill(poly([(362, 244), (376, 244), (369, 252)]), "#F2718B")
    sheet.stroke("M356 262q6 6 13 -4q7 10 13 4", "#8A8096", 3.5, cap="round")
    sheet.stroke(
        line([(322, 248), (290, 240)])
        + line([(322, 256), (292, 260)])
        + line([(416, 248), (448, 240)])
        + line([(416, 256), (446, 260)]),
        "#8A8096",
        2.5,
        cap="round",
    )
    sheet.close()


def _ladder(sheet: Sheet) -> None:
    for x0, x1 in ((246, 316), (302, 372)):
        rail = line([(x0, 352), (x1, 20)])
        sheet.stroke(rail, "#120A1E", 13, 0.4, cap="round")
        sheet.stroke(rail, "#C98A3A", 10, cap="round")
    rungs = "".join(
        line([(252 + i * 11, 320 - i * 52), (308 + i * 11, 320 - i * 52)]) for i in range(6)
    )
    sheet.stroke(rungs, "#E0A552", 9, cap="round")


def _calendar(sheet: Sheet) -> None:
    wall = "".join(
        box(20 + (i % 3) * 54 - (i // 3 % 2) * 22, 60 + (i // 3) * 32, 44, 22, 3) for i in range(15)
    )
    sheet.fill(wall, "#343E72", 0.7)
    sheet.cut(box(60, 92, 118, 130, 8), CREAM, 5)
    sheet.fill("M60 100a8 8 0 0 1 8 -8H170a8 8 0 0 1 8 8V124H60Z", "#C8321A")
    sheet.fill(disc(88, 108, 6) + disc(150, 108, 6), "#5A0F04")
    width = letters.size("13", 64)
    sheet.fill(letters.outline("13", 64, 119 - width / 2, 204), INK)


def recession(sheet: Sheet) -> None:
    """The curve falls, and with it ever more cards."""
    stage(sheet, "#8FA0B4", "#3A4658", 340)
    grid = "".join(line([(40, 60 + i * 52), (530, 60 + i * 52)]) for i in range(6))
    grid += "".join(line([(90 + i * 88, 30), (90 + i * 88, 340)]) for i in range(6))
    sheet.stroke(grid, WHITE, 2, 0.3)
    cloud(sheet, 130, 62, 150, "#5E6E84")
    cloud(sheet, 420, 56, 180, "#5E6E84")
    rain = "".join(
        line([(x, y), (x - 5, y + 18)])
        for x, y in ((90, 96), (130, 104), (170, 92), (360, 98), (410, 112), (460, 94), (500, 106))
    )
    sheet.stroke(rain, "#DCE8F4", 4, 0.8, cap="round")
    fall = [(34, 128), (110, 158), (150, 138), (262, 232), (306, 206), (446, 326)]
    sheet.open("translate(4 6)")
    sheet.stroke(line(fall), "#120A1E", 20, 0.28, cap="round")
    sheet.close()
    sheet.stroke(line(fall), "#C8321A", 19, cap="round")
    sheet.cut(poly([(478, 358), (468, 288), (412, 350)]), "#C8321A", 3)
    for colour, at, tilt, count in (
        ("Y", (82, 108), 14, 1),
        ("G", (206, 146), 34, 2),
        ("B", (366, 218), 38, 3),
    ):
        x, y = at
        arms = (((-0.7, 0), (-1.1, -0.5), (-1.0, -1.1)), ((0.7, 0), (1.1, -0.5), (1.1, -1.1)))
        legs = (((-0.2, 0.7), (0.3, 1.1), (0.7, 1.0)), ((0.3, 0.6), (0.8, 0.9), (1.2, 0.7)))
        person(sheet, colour, at, 38, SCARED, arms, legs, tilt)
        for i in range(count):
            card(
                sheet, (x + 62 + i * 44, y - 48 - i * 4 + (i % 2) * 30), 32, -20 + i * 50, "RBY"[i]
            )
    person(sheet, "R", (504, 322), 38, SAD)


def time_bomb(sheet: Sheet) -> None:
    """A bomb that ticks, with three turns on its face."""
    stage(sheet, "#F7B928", "#6B3A06", 322, ((280, 210), 22, "#FBC94F"))
    for x, y, colour, way in ((84, 288, "R", 1), (476, 288, "B", -1)):
        arms = (((-0.8, 0.2), (-1.2, 0), (-0.86, -0.4)), ((0.8, 0.2), (1.2, 0), (0.86, -0.4)))
        person(sheet, colour, (x, y), 50, Mien("wave", "wide", (0.8 * way, -0.3)))
        reach(sheet, colour, (x, y), 50, arms)
    shadow(sheet, 280, 352, 140)
    bomb(sheet, (280, 232), 116)
    sheet.cut(disc(268, 240, 72), CREAM, 4)
    sheet.stroke(disc(268, 240, 64), "#C8321A", 9)
    sheet.stroke("M268 176A64 64 0 0 1 332 240", "#F7B928", 9)
    width = letters.size("3", 78)
    sheet.fill(letters.outline("3", 78, 268 - width / 2, 279), INK)
    for x, y, r in ((140, 96, 11), (98, 150, 7), (438, 150, 9)):
        sheet.fill(star(x, y, r * 2, r * 0.6, 4), WHITE)


def tornado(sheet: Sheet) -> None:
    """Everybody's cards whirl round in one storm."""
    stage(sheet, "#6F8F8A", "#2F4A3A", 340)
    cloud(sheet, 150, 40, 260, "#4A625F")
    cloud(sheet, 420, 34, 300, "#4A625F")
    _funnel(sheet)
    spots = (
        (96, 88, -30, "R"),
        (470, 92, 24, "B"),
        (140, 176, 50, ""),
        (424, 190, -40, "G"),
        (186, 262, -14, "Y"),
        (372, 276, 30, "R"),
        (276, 108, 12, "Y"),
        (318, 226, -50, ""),
        (226, 330, 70, "B"),
    )
    for x, y, tilt, colour in spots:
        card(sheet, (x, y), 40, tilt, colour)
    wild = (((-0.7, 0), (-1.2, -0.3), (-1.4, -0.9)), ((0.7, 0), (1.2, 0.2), (1.5, -0.3)))
    legs = (((-0.3, 0.7), (-0.7, 1.1), (-1.1, 0.9)), ((0.3, 0.7), (0.4, 1.2), (0.8, 1.4)))
    for colour, at, r, tilt in (
        ("B", (200, 128), 36, -40),
        ("R", (356, 146), 34, 50),
        ("Y", (250, 214), 32, 160),
    ):
        person(sheet, colour, at, r, SCARED, wild, legs, tilt)
    person(
        sheet,
        "G",
        (494, 306),
        42,
        WORRIED,
        (((-0.7, 0), (-1.1, -0.4), (-0.7, -0.9)), ((0.7, 0), (1.1, -0.4), (0.7, -0.9))),
    )
    _house(sheet)


def _house(sheet: Sheet) -> None:
    sheet.cut(box(60, 282, 74, 62, 3), "#C98A5A", 3)
    sheet.open("rotate(-16 97 262)")
    sheet.cut(poly([(48, 276), (97, 232), (146, 276)]), "#8E3B2A", 4)
    sheet.close()
    sheet.fill(box(84, 308, 24, 36, 2) + box(66, 292, 14, 14), "#4A2418")


def _funnel(sheet: Sheet) -> None:
    rings = [
        (276 + 34 * math.sin(i * 0.9), 62 + i * 34, 196 - i * 21.5, 32 - i * 2.6) for i in range(9)
    ]
    for x, y, rx, ry in reversed(rings):
        sheet.cut(disc(x, y, rx, ry), mix("#E4EFEA", "#8FA8A2", (340 - y) / 340), 4)
        sheet.stroke(
            f"M{num(x - rx * 0.8)} {num(y + ry * 0.1)}"
            f"Q{num(x)} {num(y + ry)} {num(x + rx * 0.7)} {num(y + ry * 0.3)}",
            "#6F8F8A",
            4,
            0.7,
            cap="round",
        )
    sheet.fill(disc(276, 352, 110, 14), "#B9C9BE", 0.8)


def vandalism(sheet: Sheet) -> None:
    """Somebody sprays all cards of one colour off the wall."""
    stage(sheet, "#A8553A", "#3A3440", 340)
    bricks = ""
    for row in range(9):
        for column in range(7):
            bricks += box(-44 + column * 92 + row % 2 * 46, 4 + row * 38, 86, 32, 3)
    sheet.fill(bricks, "#BE6647")
    sheet.halo(120, 60, 380, "#FFD9A0", 0.35)
    for x, y, tilt, colour in ((86, 104, -8, "R"), (456, 92, 7, "Y"), (484, 234, -6, "G")):
        card(sheet, (x, y), 74, tilt, colour)
    for x, y, tilt in ((196, 110, 5), (316, 96, -6)):
        card(sheet, (x, y), 84, tilt, "B")
    paint = "#F25FA8"
    splash = "M150 96C180 70 230 128 262 90S340 60 366 92C380 116 340 132 300 124"
    splash += "S220 150 180 134C146 128 136 108 150 96Z"
    sheet.fill(splash, paint)
    drips = "".join(
        box(x, 110, 11, h, 5) for x, h in ((176, 78), (206, 50), (244, 92), (290, 58), (332, 82))
    )
    sheet.fill(drips, paint)
    sheet.fill(box(160, 98, 60, 8, 4), WHITE, 0.5)
    sheet.open("translate(300 336) rotate(8)")
    sheet.cut(poly([(-60, 22), (-66, -20), (-30, -26), (-38, -4), (-24, 22)]), CREAM, 3)
    sheet.fill(poly([(-55, 17), (-60, -15), (-37, -19), (-44, -3), (-32, 17)]), COATS["B"].ground)
    sheet.cut(poly([(2, 26), (-14, 4), (-6, -20), (40, -10), (34, 28)]), CREAM, 3)
    sheet.fill(poly([(5, 20), (-7, 3), (-2, -13), (34, -5), (29, 22)]), COATS["B"].ground)
    sheet.close()
    _sprayer(sheet, paint)


def _sprayer(sheet: Sheet, paint: str) -> None:
    person(sheet, "G", (148, 278), 56, Mien("smirk", "angry", (0.6, -0.4)))
    sheet.cut(
        poly([(100, 254), (196, 254), (190, 284), (160, 280), (148, 276), (136, 280), (106, 284)]),
        INK,
        2,
    )
    draw_eyes(sheet, [(132, 267, 11), (164, 267, 11)], Mien("", "open", (0.6, -0.4)), COATS["K"])
    reach(sheet, "G", (148, 278), 56, [((0.7, 0.2), (1.3, 0), (1.5, -0.6))])
    sheet.open("translate(234 232) rotate(14)")
    sheet.cut(box(-14, -26, 28, 56, 5), "#E8E4F0", 3)
    sheet.fill(box(-14, -8, 28, 22), paint)
    sheet.fill(box(-9, -36, 18, 12, 4), INK)
    sheet.close()
    mist = "".join(disc(250 + i * 7, 186 - i * 16 + (i % 2) * 8, 5 + i * 3) for i in range(4))
    sheet.fill(mist, paint, 0.55)


SCENES = {
    "doomsday": doomsday,
    "earthquake": earthquake,
    "friday-the-13th": friday,
    "recession": recession,
    "time-bomb": time_bomb,
    "tornado": tornado,
    "vandalism": vandalism,
}
