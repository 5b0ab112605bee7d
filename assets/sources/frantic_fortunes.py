"""Posters of events in which cards change hands for good or ill."""

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
    looking,
)
from frantic_stage import cloud, fan, person, reach, shadow, stage
from frantic_things import card
from paper import CREAM, Sheet, box, disc, num, poly
from run_people import strip

GOLD, GOLD_LIT, GOLD_DARK = "#F5BE36", "#FFE08A", "#A8690C"


def charity(sheet: Sheet) -> None:
    """Everybody helps themselves from the fullest hand."""
    stage(sheet, "#F3A58A", "#8E3B3A", spokes=((280, 190), 18, "#F6B49C"))
    fan(sheet, (280, 214), 74, "RB_Y_G_RB", 19)
    person(sheet, "G", (280, 246), 62, GLAD, tilt=0)
    sheet.stroke(disc(280, 174, 34, 9), GOLD_DARK, 9, 0.5)
    sheet.stroke(disc(280, 171, 34, 9), GOLD_LIT, 8)
    for colour, x, y, way in (("R", 96, 268, 1), ("Y", 462, 262, -1)):
        person(sheet, colour, (x, y), 46, looking(HAPPY, 0.5 * way, -0.5))
        reach(sheet, colour, (x, y), 46, [((0.6 * way, 0), (1.2 * way, -0.7), (1.55 * way, -1.3))])
        card(sheet, (x + way * 84, y - 84), 50, way * -24, "R" if way > 0 else "B")
    person(sheet, "B", (186, 318), 36, looking(HAPPY, 0.5, -0.6))
    reach(sheet, "B", (186, 318), 36, [((0.6, -0.1), (1.1, -0.7), (1.5, -1.4))])
    card(sheet, (246, 250), 40, 18, "Y")


def communism(sheet: Sheet) -> None:
    """Everybody's pile is as high as the highest, in step."""
    stage(sheet, "#C8321A", "#5A0F0A", 330, ((280, 340), 28, "#DE5530"))
    _flag(sheet, 62, 1)
    _flag(sheet, 498, -1)
    for i, colour in enumerate("BYRG"):
        x, y = 100 + i * 120, 286
        person(sheet, colour, (x, y), 43, looking(HAPPY, 0.4, -0.3))
        for level in range(5):
            card_y = y - 66 - level * 17
            sheet.cut(box(x - 36 + level % 2 * 4, card_y - 12, 70, 15, 5), CREAM, 3)
            sheet.fill(
                box(x - 31 + level % 2 * 4, card_y - 8, 60, 7, 3),
                COATS["RYGB"[(level + i) % 4]].body,
            )
        reach(
            sheet,
            colour,
            (x, y),
            43,
            [
                ((-0.75, 0.1), (-1.15, -0.5), (-0.86, -1.4)),
                ((0.75, 0.1), (1.15, -0.5), (0.86, -1.4)),
            ],
        )


def _flag(sheet: Sheet, x: float, way: int) -> None:
    """Fly a flag that says: all equal."""
    sheet.cut(box(x - 4, 70, 8, 270, 3), "#7A4A12", 3)
    sheet.open(f"translate({num(x)} 66) scale({way} 1)")
    sheet.cut("M0 0q35 -18 71 0t59 -4v76q-30 14 -59 2t-71 2Z", CREAM, 4)
    sheet.fill(box(33, 20, 59, 13, 4) + box(33, 41, 59, 13, 4), "#C8321A")
    sheet.close()


def expansion(sheet: Sheet) -> None:
    """Each has one card more than the one before, and grows with them."""
    stage(sheet, "#4FA3D8", "#1F4E79", 336)
    cloud(sheet, 140, 70, 130, WHITE, 0.5)
    cloud(sheet, 330, 46, 100, WHITE, 0.4)
    x = 66.0
    for i, (colour, r) in enumerate(zip("BGYR", (28, 40, 54, 70), strict=True)):
        y = 344 - r * 1.24
        arms = (((-0.7, 0), (-1.05, -0.4), (-0.8, -0.9)), ((0.7, 0), (1.05, -0.4), (0.8, -0.9)))
        fan(sheet, (x, y - r * 0.55), 26 + r * 0.34, "YRBG"[: i + 1], 24)
        person(sheet, colour, (x, y), r, (CALM, HAPPY, GLAD, WORRIED)[i], arms)
        x += r * 1.3 + 62
    for y, k in ((150, 0),):
        arrow = [
            (30, y + 66 + k),
            (180, y - 30),
            (174, y - 44),
            (216, y - 50),
            (196, y - 12),
            (190, y - 20),
            (38, y + 76),
        ]
        sheet.cut(poly(arrow), "#FFDC46", 3)


def gambling_man(sheet: Sheet) -> None:
    """A gambler behind dark glasses; everybody's card lies face down."""
    stage(sheet, "#5A1F3E", "#2C0E22", 300)
    sheet.halo(280, 60, 300, "#FFD27A", 0.5)
    person(sheet, "B", (280, 186), 82, Mien("smirk", "shut"), legs=())
    brim, crown = (
        "M190 128Q280 84 370 128Q280 152 190 128Z",
        "M226 116C228 54 250 44 280 54C310 44 332 54 334 116Q280 130 226 116Z",
    )
    sheet.cut(crown, "#2A1A30", 4)
    sheet.fill("M227 100Q280 114 333 100L334 116Q280 130 226 116Z", "#C8321A")
    sheet.cut(brim, "#2A1A30", 4)
    for x in (228, 286):
        sheet.cut(box(x, 168, 50, 38, 15), INK, 2)
        sheet.fill(poly([(x + 10, 176), (x + 22, 176), (x + 12, 200), (x + 6, 194)]), WHITE, 0.4)
    sheet.fill(box(270, 178, 22, 7), INK)
    sheet.cut(disc(280, 420, 330, 150), "#7A4A22", -4)
    sheet.fill(disc(280, 426, 314, 144), "#0B7F5C")
    for x, y, tilt in ((150, 330, -14), (232, 314, 5), (412, 332, 12)):
        card(sheet, (x, y), 58, tilt)
    card(sheet, (322, 322), 58, -6, "R", "9")
    reach(
        sheet,
        "B",
        (280, 186),
        82,
        [((-0.75, 0.5), (-1.1, 0.9), (-0.72, 1.3)), ((0.75, 0.5), (1.15, 0.9), (0.78, 1.24))],
    )
    for x, y, colour, count in (
        (64, 352, "#C8321A", 5),
        (100, 366, "#F7B928", 3),
        (490, 356, "#2A4BB8", 4),
    ):
        for i in range(count):
            sheet.cut(disc(x, y - i * 9, 26, 11), colour, 2)
            sheet.stroke(disc(x, y - i * 9 - 1, 16, 6), WHITE, 3, 0.75)


def robin_hood(sheet: Sheet) -> None:
    """A clover in a green hat takes the king's big hand to the poor, and the small one back."""
    stage(sheet, "#86B85A", "#3B5A1F", 326)
    _forest(sheet)
    person(sheet, "Y", (92, 276), 46, looking(SCARED, 0.5, 0))
    crown = [(62, 236), (58, 204), (78, 220), (92, 196), (106, 220), (126, 204), (122, 236)]
    sheet.cut(poly(crown), GOLD, 3)
    sheet.fill("".join(disc(x, 228, 4) for x in (76, 92, 108)), "#C8321A")
    card(sheet, (146, 302), 34, 20, "B")
    person(
        sheet,
        "R",
        (478, 282),
        42,
        looking(GLAD, -0.5, 0),
        (((-0.6, 0), (-1.1, -0.3), (-1.3, -0.9)), ((0.6, 0), (1.1, -0.3), (1.2, -0.9))),
    )
    fan(sheet, (350, 196), 52, "RYGB_RY", 20, 28)
    person(
        sheet,
        "G",
        (282, 224),
        66,
        Mien("laugh", "open", (0.5, 0)),
        legs=(((-0.2, 0.7), (-0.7, 1.2), (-1.0, 1.0)), ((0.3, 0.7), (0.8, 1.1), (1.1, 1.25))),
        tilt=6,
    )
    shadow(sheet, 286, 316, 70)
    reach(
        sheet,
        "G",
        (282, 224),
        66,
        [((0.7, 0), (1.1, 0.1), (1.15, -0.32)), ((-0.6, 0.2), (-1.2, 0.3), (-1.6, 0.7))],
    )
    _feather_hat(sheet)


def _feather_hat(sheet: Sheet) -> None:
    sheet.open("translate(10 36) rotate(3 280 150) scale(0.950)")
    hat = "M214 160C246 116 300 104 344 122C330 138 336 152 352 166C300 150 256 152 214 160Z"
    sheet.cut(hat, "#1E5C2E", 4)
    sheet.fill("M214 160C256 146 300 146 352 166C300 156 256 158 214 160Z", "#12401E")
    sheet.cut("M262 126C236 96 226 70 226 44C254 62 272 92 274 122Z", "#E2562F", 2)
    sheet.stroke("M266 124C246 98 236 74 230 52", "#7A1F14", 2)
    sheet.close()


def _forest(sheet: Sheet) -> None:
    for x, h, colour in (
        (40, 250, "#4E7F35"),
        (150, 200, "#5E9440"),
        (420, 210, "#5E9440"),
        (530, 260, "#4E7F35"),
    ):
        sheet.fill(box(x - 9, 326 - h * 0.4, 18, h * 0.4), "#5A3A1C")
        sheet.cut(disc(x, 326 - h * 0.75, 62, h * 0.42), colour, 3)


def mexican_standoff(sheet: Sheet) -> None:
    """Three in wide hats with water pistols; nobody holds a card any more."""
    stage(sheet, "#F49A3E", "#B5561E", 268)
    sheet.halo(280, 226, 260, "#FFE9A0", 0.9)
    sheet.fill(disc(280, 250, 84), "#FFE9A8")
    sheet.cut("M0 276L60 196H120L150 238H200L214 276Z", "#C9622A", 2)
    sheet.cut("M360 276L392 222H440L470 180H540L560 206V276Z", "#C9622A", 2)
    edge = "M0 276Q280 258 560 276V400H0Z"
    sheet.cut(edge, "#B5561E", -4)
    for x, k in ((44, 1.0), (522, 0.8)):
        arms = (
            [(x, 280), (x, 280 - 120 * k)],
            [(x, 230), (x - 24 * k, 226), (x - 24 * k, 196)],
            [(x, 250), (x + 24 * k, 244), (x + 24 * k, 210)],
        )
        for points in arms:
            strip(sheet, points, "#3F7A3A", 18 * k, 3)
    for i in range(7):
        x, y = 150 + i * 44, 352 + (i * 29) % 34
        card(sheet, (x, y), 30, (i * 67) % 180 - 90, "RYGB_RB"[i].replace("_", ""))
    for colour, at, way, r in (
        ("B", (280, 196), 0, 36),
        ("R", (132, 276), 1, 54),
        ("G", (430, 276), -1, 54),
    ):
        person(sheet, colour, at, r, Mien("frown", "angry", (0.5 * way, 0.1)))
        _hat(sheet, at, r, COATS[colour].shape == "drop")
        arm = (way * 1.15 if way else 1.0, 0.36 if way else 0.5)
        reach(sheet, colour, at, r, [((0.6 * (way or 1), 0.3), arm)])
        _pistol(sheet, (at[0] + arm[0] * r, at[1] + arm[1] * r), way or 1, r / 60, 0 if way else 36)


def _hat(sheet: Sheet, at: tuple[float, float], r: float, tall: bool) -> None:
    """A straw hat for a head of radius ``r``."""
    sheet.open(f"translate({num(at[0])} {num(at[1] - r * (0.62 if tall else 0.56))})")
    sheet.open(f"scale({r / 50:.3f})")
    sheet.cut("M-31 0C-25 -45 25 -45 31 0Z", "#8A5A2A", 3)
    sheet.fill(box(-30, -10, 60, 10), "#C8321A")
    sheet.cut("M-65 -8Q0 17 65 -8Q0 1 -65 -8Z", "#A8702F", 3)
    sheet.close()
    sheet.close()


def _pistol(sheet: Sheet, at: tuple[float, float], way: int, k: float, tilt: float) -> None:
    """A water pistol that drips."""
    sheet.open(
        f"translate({num(at[0])} {num(at[1])}) scale({way * k:.2f} {k:.2f}) rotate({num(tilt)})"
    )
    sheet.cut("M-8 -12H44V2H14L8 26H-8Z", "#2BB5A8", 2)
    sheet.fill(box(44, -9, 9, 8, 2) + box(-2, -20, 26, 9, 4), "#FFDC46")
    sheet.fill(disc(64, -4, 4) + disc(75, 0, 3), "#D8F4FF")
    sheet.close()


SCENES = {
    "charity": charity,
    "communism": communism,
    "expansion": expansion,
    "gambling-man": gambling_man,
    "robin-hood": robin_hood,
    "mexican-standoff": mexican_standoff,
}
