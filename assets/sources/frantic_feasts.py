"""Posters of events that are merry, at least for somebody."""

import math

from frantic_folk import (
    CALM,
    COATS,
    GLAD,
    HAPPY,
    INK,
    SCARED,
    WHITE,
    WORRIED,
    Mien,
    draw_eyes,
    figure,
    looking,
    mouth,
)
from frantic_stage import WIDTH, cloud, fan, heart, hill, person, reach, shadow, stage
from frantic_things import card, present
from paper import CREAM, Luck, Point, Sheet, box, disc, line, num, poly, star
from run_people import strip

CONFETTI = ("#FF7046", "#FFDC46", "#4FD9AC", "#6FA0FA", "#F25FA8", WHITE)


def finish_line(sheet: Sheet) -> None:
    """Somebody tears the tape; the others are still on their way."""
    stage(sheet, "#6FC3E8", "#4E8A3E", 300)
    cloud(sheet, 110, 64, 120, WHITE, 0.7)
    sheet.fill(hill(120, 306, 180, 60) + hill(470, 306, 200, 46), "#86C468")
    sheet.cut("M0 318Q280 292 560 318V380Q280 360 0 380Z", "#B5552E", 2)
    sheet.stroke("M0 338Q280 314 560 338M0 359Q280 338 560 359", WHITE, 3, 0.6)
    for x in (214, 498):
        sheet.cut(box(x, 60, 16, 260, 4), "#E2562F", 4)
    sheet.cut(box(202, 46, 324, 70, 8), CREAM, 5)
    squares = ""
    for row in range(3):
        for column in range(15):
            if (row + column) % 2 == 0:
                squares += box(208.5 + column * 20.8, 52 + row * 19.4, 20.8, 19.4)
    sheet.fill(squares, INK)
    ground = "".join(box(478 + (i % 2) * 14, 311 + i * 9, 14, 9) for i in range(7))
    sheet.fill(box(478, 311, 28, 63), CREAM)
    sheet.fill(ground, INK)
    run = (((-0.3, 0.7), (-0.8, 0.9), (-1.2, 0.6)), ((0.3, 0.7), (0.7, 1.1), (1.1, 1.25)))
    pump = (((-0.7, 0.2), (-1.2, 0.4), (-1.0, -0.1)), ((0.7, 0.2), (1.1, 0.5), (1.4, 0.1)))
    for colour, x, r in (("B", 62, 34), ("G", 152, 38)):
        person(sheet, colour, (x, 296), r, WORRIED, pump, run, 8)
    shadow(sheet, 392, 346, 56)
    cheer = (((-0.7, 0), (-1.1, -0.4), (-1.1, -1.2)), ((0.7, 0), (1.1, -0.4), (1.3, -1.1)))
    tape = "M322 286C366 284 420 322 454 284S510 264 506 250"
    person(sheet, "R", (388, 252), 66, GLAD, cheer, run, 10)
    sheet.open("translate(3 5)")
    sheet.stroke(tape, "#120A1E", 15, 0.25)
    sheet.close()
    sheet.stroke(tape, "#FFDC46", 15)
    _confetti(sheet, Luck(31), (260, 130, 220, 90), 22)
    card(sheet, (470, 170), 44, 18, "R")


def _confetti(
    sheet: Sheet, luck: Luck, area: tuple[float, float, float, float], count: int
) -> None:
    x, y, w, h = area
    papers = dict.fromkeys(CONFETTI, "")
    for i in range(count):
        px, py, a = x + w * luck.unit(), y + h * luck.unit(), luck.between(0, math.pi)
        dx, dy = 6 * math.cos(a), 6 * math.sin(a)
        corners = [
            (px - dx, py - dy),
            (px + dy * 0.5, py - dx * 0.5),
            (px + dx, py + dy),
            (px - dy * 0.5, py + dx * 0.5),
        ]
        papers[CONFETTI[i % len(CONFETTI)]] += poly(corners)
    for colour, d in papers.items():
        sheet.fill(d, colour)


def market(sheet: Sheet) -> None:
    """A stall with cards; each buys one."""
    stage(sheet, "#9AD0C2", "#8A6A4A", 318)
    cloud(sheet, 470, 60, 130, WHITE, 0.6)
    for x in (96, 456):
        sheet.cut(box(x, 92, 13, 230, 3), "#7A4A22", 3)
    sheet.fill(box(109, 110, 347, 130), "#5A3A2A", 0.5)
    person(
        sheet,
        "Y",
        (282, 180),
        54,
        HAPPY,
        (((-0.8, 0.1), (-1.3, 0.3), (-1.7, 0.2)), ((0.8, 0.1), (1.3, 0.3), (1.7, 0.2))),
        (),
    )
    for i in range(8):
        x = 72 + i * 52
        d = f"M{x + 22 - i * 3.2:.1f} 60H{x + 68.7 - i * 3.2:.1f}L{x + 52} 118a26 20 0 0 1 -52 0Z"
        sheet.cut(d, "#E2562F" if i % 2 == 0 else CREAM, 3)
    sheet.cut(box(70, 226, 426, 22, 4), "#B57A3E", 4)
    sheet.cut(box(84, 246, 398, 92, 3), "#8E5A2C", 4)
    sheet.stroke("".join(line([(84, y), (482, y)]) for y in (276, 306)), "#6B4020", 3)
    for x, colour, price in ((128, "B", "7"), (204, "R", "2"), (358, "G", "5"), (434, "K", "9")):
        card(sheet, (x, 208), 50, -4 if x % 3 else 5, colour, price)
    for x in (128, 204, 358, 434):
        sheet.cut(
            poly([(x - 20, 252), (x + 12, 252), (x + 22, 262), (x + 12, 272), (x - 20, 272)]),
            "#FFDC46",
            2,
        )
        sheet.fill(disc(x + 10, 262, 3.4), "#8E5A2C")
        sheet.fill(box(x - 14, 256, 17, 4) + box(x - 14, 264, 12, 4), "#8E5A2C")
    person(sheet, "R", (64, 310), 42, looking(HAPPY, 0.6, -0.5))
    reach(sheet, "R", (64, 310), 42, [((0.6, -0.1), (1.2, -0.6), (1.36, -1.4))])
    person(sheet, "B", (498, 308), 42, looking(CALM, -0.6, -0.4))
    reach(sheet, "B", (498, 308), 42, [((-0.6, 0), (-1.0, 0.3), (-1.3, 0))])
    sheet.cut(disc(440, 314, 15), "#F5BE36", 2)
    sheet.stroke(disc(440, 314, 9), "#A8690C", 2.5)


def mating_season(sheet: Sheet) -> None:
    """Two sevens have found each other."""
    stage(sheet, "#F7A8C0", "#5E9A4A", 326)
    sheet.halo(280, 150, 260, "#FFE9F0", 0.8)
    sheet.fill(heart(280, 150, 128), "#F27A9E", 0.55)
    flowers = (
        (40, 352, "#FFDC46"),
        (110, 376, WHITE),
        (456, 378, "#FFDC46"),
        (524, 350, WHITE),
        (286, 378, "#F25FA8"),
    )
    for x, y, colour in flowers:
        _flower(sheet, x, y, colour)
    for x, colour, way in ((186, "R", 1), (374, "B", -1)):
        _lover(sheet, colour, x, way)
    strip(sheet, ((246, 250), (280, 272)), COATS["R"].dark, 12, 2)
    strip(sheet, ((314, 250), (280, 272)), COATS["B"].dark, 12, 2)
    sheet.fill(disc(280, 272, 11), COATS["R"].body)
    hearts = (
        (280, 96, 24),
        (246, 52, 14),
        (318, 48, 17),
        (96, 110, 13),
        (470, 118, 15),
        (70, 200, 9),
        (500, 210, 10),
    )
    for x, y, r in hearts:
        sheet.cut(heart(x, y, r), "#E2335F", 2)
        sheet.fill(disc(x - r * 0.42, y - r * 0.34, r * 0.18), WHITE, 0.6)


def _lover(sheet: Sheet, colour: str, x: float, way: int) -> None:
    coat = COATS[colour]
    shadow(sheet, x, 352, 62)
    legs = [
        ((x - 24, 300), (x - 26, 344), (x - 38, 348)),
        ((x + 24, 300), (x + 26, 344), (x + 38, 348)),
    ]
    for points in legs:
        strip(sheet, points, coat.dark, 12, 2)
    card(sheet, (x, 226), 128, way * 9, colour, "7")
    sheet.open(f"rotate({way * 9} {x} 226)")
    draw_eyes(
        sheet,
        [(x - 24 + way * 8, 138, 20), (x + 24 + way * 8, 138, 20)],
        Mien("", "open", (0.7 * way, 0.1)),
        coat,
    )
    sheet.fill(disc(x - 38, 290, 11, 7) + disc(x + 38, 290, 11, 7), "#F2A0B8", 0.9)
    mouth(sheet, "smile", (x, 284), 13)
    sheet.close()


def _flower(sheet: Sheet, x: float, y: float, colour: str) -> None:
    petals = "".join(
        disc(x + 9 * math.cos(i * 1.257), y + 9 * math.sin(i * 1.257), 6) for i in range(5)
    )
    sheet.stroke(line([(x, y), (x + 2, y + 24)]), "#2F5E26", 4)
    sheet.fill(petals, colour)
    sheet.fill(disc(x, y, 4.5), "#C98A00")


def merry_christmas(sheet: Sheet) -> None:
    """A tree hung with cards; everybody gives presents away."""
    stage(sheet, "#1D4A6E", "#E8F0F6", 320)
    luck = Luck(33)
    sheet.fill(hill(80, 326, 170, 50) + hill(480, 326, 190, 66), "#C4D6E6")
    sheet.fill(
        "".join(
            disc(luck.between(0, WIDTH), luck.between(0, 300), luck.between(2, 4))
            for _ in range(46)
        ),
        WHITE,
        0.85,
    )
    sheet.halo(280, 160, 240, "#FFD27A", 0.45)
    _tree(sheet)
    present(sheet, (206, 348), 56, 42, "#C8321A", "#FFDC46")
    present(sheet, (356, 350), 48, 36, "#6FA0FA", WHITE)
    for colour, x, way in (("R", 92, 1), ("G", 468, -1)):
        person(sheet, colour, (x, 288), 48, GLAD)
        _santa_hat(sheet, (x, 256), way)
        present(sheet, (x + way * 64, 286), 46, 38, "#FFF6E2", COATS[colour].ground)
        reach(
            sheet, colour, (x, 288), 48, [((0.7 * way, 0.1), (1.0 * way, 0.5), (1.24 * way, 0.3))]
        )


def _tree(sheet: Sheet) -> None:
    sheet.cut(box(264, 296, 32, 46, 3), "#6B4020", 3)
    for y, w, h in ((310, 128, 108), (246, 104, 98), (184, 78, 92)):
        tier = f"M{280 - w} {y}q{num(w * 0.7)} {num(-h * 0.4)} {w} {-h}"
        tier += f"q{num(w * 0.3)} {num(h * 0.6)} {w} {h}Q280 {y + 22} {280 - w} {y}Z"
        sheet.cut(tier, "#1E7A4C", 5)
        sheet.stroke(
            f"M{280 - w * 0.86:.1f} {y - 6}Q280 {y + 14} {280 + w * 0.86:.1f} {y - 6}", "#F5BE36", 4
        )
    for x, y, tilt, colour in (
        (216, 288, -10, "R"),
        (280, 300, 4, "B"),
        (344, 286, 10, "Y"),
        (244, 226, -6, "Y"),
        (316, 224, 8, "R"),
        (280, 160, 0, "B"),
    ):
        card(sheet, (x, y), 30, tilt, colour)
    figure(sheet, "Y", (280, 76), 36, GLAD)


def _santa_hat(sheet: Sheet, at: Point, way: int) -> None:
    sheet.open(f"translate({num(at[0])} {num(at[1])}) scale({-way} 1)")
    sheet.cut("M-34 0C-30 -46 8 -70 52 -34C20 -40 32 -30 34 0Z", "#D8281E", 3)
    sheet.cut(box(-40, -8, 80, 17, 8), WHITE, 2)
    sheet.cut(disc(54, -32, 10), WHITE, 2)
    sheet.close()


def surprise_party(sheet: Sheet) -> None:
    """Somebody jumps out of a box, with a card for you."""
    stage(sheet, "#6B3FA0", "#2E1650", 330, ((280, 240), 20, "#7A4CB2"))
    for x, y, colour in (
        (70, 92, "#FF7046"),
        (124, 62, "#FFDC46"),
        (446, 66, "#4FD9AC"),
        (500, 100, "#F25FA8"),
    ):
        sheet.stroke(f"M{x} {y + 36}q10 50 -4 110", WHITE, 2, 0.5)
        sheet.cut(disc(x, y, 30, 36), colour, 4)
        sheet.fill(poly([(x - 6, y + 43), (x + 6, y + 43), (x, y + 34)]), colour)
        sheet.fill(disc(x - 11, y - 14, 7, 10), WHITE, 0.5)
    sheet.open("rotate(-24 160 170)")
    sheet.cut(box(96, 158, 128, 24, 4), "#F25FA8", 4)
    sheet.fill(box(150, 158, 22, 24), "#FFDC46")
    sheet.close()
    up = (((-0.7, 0), (-1.2, -0.3), (-1.3, -1.0)), ((0.7, 0), (1.2, -0.3), (1.3, -1.0)))
    card(sheet, (372, 96), 56, 16, "B")
    person(sheet, "R", (290, 194), 66, HAPPY, up, ())
    sheet.cut(poly([(262, 138), (288, 54), (322, 134)]), "#FFDC46", 3)
    sheet.fill(poly([(270, 114), (276, 94), (311, 108), (317, 122)]), "#4FD9AC")
    sheet.cut(star(288, 54, 17, 8), WHITE, 2)
    sheet.cut(box(212, 236, 156, 112, 4), "#F25FA8", 5)
    sheet.fill(box(212, 236, 156, 14), "#C23A80")
    sheet.fill(box(279, 236, 22, 112), "#FFDC46")
    for colour, x, way in (("G", 108, 1), ("B", 464, -1)):
        flail = (((-0.7, 0), (-1.2, -0.3), (-1.1, -0.9)), ((0.7, 0), (1.2, -0.3), (1.1, -0.9)))
        person(
            sheet,
            colour,
            (x, 290),
            44,
            Mien("wail", "wide", (0.7 * way, -0.4)),
            flail,
            tilt=-8 * way,
        )
    _confetti(sheet, Luck(32), (30, 20, 500, 290), 60)


def all_seeing_eye(sheet: Sheet) -> None:
    """One eye looks into everybody's hand."""
    stage(sheet, "#251A4E", "#130D2A", 336)
    sheet.halo(280, 132, 330, "#FFE39A", 0.75)
    for x in (96, 280, 464):
        beam = poly([(266, 150), (294, 150), (x + 74, 352), (x - 74, 352)])
        sheet.fill(beam, "#FFF1B8", 0.24)
    sheet.cut(poly([(280, 12), (424, 232), (136, 232)]), "#F5BE36", 6)
    sheet.fill(poly([(280, 12), (280, 232), (136, 232)]), "#FFD764")
    courses = "".join(line([(280 - k, 12 + k * 1.53), (280 + k, 12 + k * 1.53)]) for k in (36, 118))
    sheet.stroke(courses, "#A8690C", 3, 0.5)
    lens = "M186 150Q280 62 374 150Q280 238 186 150Z"
    sheet.cut(lens, WHITE, 4)
    sheet.stroke(lens, INK, 7, cap="round")
    sheet.fill(disc(280, 152, 42), "#2BB5A8")
    sheet.stroke(disc(280, 152, 33), "#8FF0E2", 4, 0.7)
    sheet.fill(disc(280, 152, 21), INK)
    sheet.fill(disc(266, 138, 9), WHITE)
    for colour, x, mien in (("R", 96, SCARED), ("G", 280, WORRIED), ("B", 464, SCARED)):
        person(sheet, colour, (x, 292), 44, looking(mien, (280 - x) / 400, -0.7))
        fan(sheet, (x, 382), 36, {"R": "YBR", "G": "RKG", "B": "BGY"}[colour], 26)
        arms = [((side * 0.8, 0.2), (side * 1.1, 0.9), (side * 0.6, 1.5)) for side in (-1, 1)]
        reach(sheet, colour, (x, 292), 44, arms)


def third_time_lucky(sheet: Sheet) -> None:
    """Two cards missed, the third shines; a horseshoe hangs above."""
    stage(sheet, "#2F9A72", "#124A3A", 326, ((280, 150), 20, "#38A67D"))
    arch = "M190 270C96 190 140 40 280 36S464 190 370 270"
    sheet.open("translate(4 6)")
    sheet.stroke(arch, "#120A1E", 46, 0.25)
    sheet.close()
    sheet.stroke(arch, "#A8690C", 46)
    sheet.stroke(arch, "#F5BE36", 38)
    sheet.stroke("M184 262C100 186 144 50 280 46", "#FFE08A", 5, 0.9, cap="round")
    nails = "".join(
        disc(x, y, 5.5)
        for x, y in (
            (150, 190),
            (146, 134),
            (176, 82),
            (230, 48),
            (330, 48),
            (384, 82),
            (414, 134),
            (410, 190),
        )
    )
    sheet.fill(nails, "#7A4A06")
    for x, y, tilt, colour in ((214, 190, -16, "K"), (280, 166, 0, "K")):
        card(sheet, (x, y), 72, tilt, colour)
        sheet.stroke(
            line([(x - 20, y - 20), (x + 20, y + 20)]) + line([(x + 20, y - 20), (x - 20, y + 20)]),
            "#FF7046",
            9,
            cap="round",
        )
    sheet.halo(352, 180, 110, "#FFF3B0", 0.95)
    card(sheet, (352, 182), 84, 14, "G")
    for x, y, r in ((410, 118, 20), (310, 108, 12), (418, 236, 13)):
        sheet.cut(star(x, y, r, r * 0.34, 4), WHITE, 1)
    cheer = (((-0.7, 0), (-1.2, -0.3), (-1.3, -1.0)), ((0.7, 0), (1.2, -0.3), (1.3, -1.0)))
    person(sheet, "R", (96, 300), 46, GLAD, cheer)
    person(sheet, "Y", (474, 300), 46, HAPPY, cheer)
    person(sheet, "B", (280, 312), 42, looking(GLAD, 0.4, -0.6), cheer)


SCENES = {
    "finish-line": finish_line,
    "market": market,
    "mating-season": mating_season,
    "merry-christmas": merry_christmas,
    "surprise-party": surprise_party,
    "the-all-seeing-eye": all_seeing_eye,
    "third-time-lucky": third_time_lucky,
}
