"""The cards of the muddy run: seven values with their obstacles, five specials, the back."""

from dataclasses import dataclass

import letters
import run_specials
from paper import CREAM, Luck, Sheet, box, disc, mix, poly
from pasteboard import CORNER, HEIGHT, WIDTH, frame, ground, raised, soft
from run_obstacles import GROUND, obstacle
from run_things import GOLD, GOLD_DARK, GOLD_LIT, kilometre_post, medal, sign

INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE = 106.0, 22.0, 126.0
SMALL_INDEX = 34.0
SIGN_X, SIGN_Y, SIGN_SIZE = 211.0, 42.0, 46.0
GOLD_BORDER = 13.0
SINGLES = (8, 12)


@dataclass(frozen=True)
class Look:
    """The papers of one value: sky, its light, hills, mud, shade of letters, and its shape."""

    sky: str
    glow: str
    far: str
    near: str
    mud: str
    shape: str


LOOKS = {
    7: Look("#0D7A76", "#1E958E", "#0B6763", "#08524F", "#04302F", "ring"),
    8: Look("#2B2036", "#4A3550", "#3A2A45", "#20172B", "#130C1C", "star"),
    9: Look("#2368B4", "#3D86D0", "#1D5AA0", "#174A86", "#0A2347", "drop"),
    10: Look("#4D7412", "#66931E", "#42650F", "#34510B", "#1D2F05", "clover"),
    11: Look("#6A3AA6", "#8556C2", "#5A2F91", "#482477", "#271143", "diamond"),
    12: Look("#8C1738", "#AB2C4A", "#77122F", "#5C0D26", "#340615", "hexagon"),
    13: Look("#C03F0E", "#DE5F22", "#A5330A", "#852608", "#451202", "bolt"),
}


def cards() -> dict[str, str]:
    """Return file name and SVG of every card."""
    return {f"K{value}": _face(value) for value in LOOKS} | run_specials.specials()


def _face(value: int) -> str:
    look, sheet, luck = LOOKS[value], Sheet(WIDTH, HEIGHT), Luck(value * 7)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), look.sky)
    _land(sheet, look, value)
    kilometre_post(sheet, 46, GROUND + 8, 1)
    sheet.cut(ground(GROUND), look.mud, -3)
    obstacle(sheet, value)
    _mud(sheet, look)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 80)
    if value in SINGLES:
        _gold_frame(sheet)
    else:
        frame(sheet, look.near)
    _index(sheet, look, value)
    return sheet.svg()


def _land(sheet: Sheet, look: Look, value: int) -> None:
    sheet.halo(160, 190, 150, mix(look.glow, "#FFE3A0", 0.35), 0.75)
    a, b = (value * 13) % 40, (value * 29) % 34
    far = [(4, 216 - a), (70, 186 + b), (132, 206 - b), (196, 170 + a), (246, 190)]
    near = [(4, 236), (64, 250 - b), (140, 226 + a / 2), (206, 252 - a), (246, 232)]
    sheet.fill(soft([*far, (246, 310), (4, 310)]), look.far)
    sheet.cut(soft([*near, (246, 310), (4, 310)]), look.near, -2)
    firs = ""
    for x, y, k in ((88, 232, 1.0), (226, 222, 1.2), (240, 232, 0.9), (72, 236, 0.8)):
        w, h = 12 * k, 44 * k
        firs += poly([(x - w, y), (x, y - h), (x + w, y)]) + box(x - 2, y - 1, 4, 12)
    sheet.fill(firs, look.mud, 0.55)


def _mud(sheet: Sheet, look: Look) -> None:
    """Pile lumps of mud along the edge of the ground."""
    d = "".join(
        disc(x, GROUND + 3, rx, ry)
        for x, rx, ry in ((76, 24, 8), (128, 18, 6), (170, 26, 7), (222, 26, 9), (30, 20, 6))
    )
    sheet.fill(d, look.mud)
    sheet.fill(disc(70, GROUND - 1, 9, 2) + disc(176, GROUND - 1, 10, 2), "#FFFFFF", 0.16)


def _gold_frame(sheet: Sheet) -> None:
    frame(sheet, GOLD_DARK, GOLD, GOLD_BORDER)
    b = GOLD_BORDER
    sheet.stroke(box(b, b, WIDTH - 2 * b, HEIGHT - 2 * b, CORNER - 8), GOLD_DARK, 2)
    sheet.stroke(box(5, 5, WIDTH - 10, HEIGHT - 10, CORNER - 4), GOLD_LIT, 3)
    studs = ""
    for i in range(1, 6):
        y = HEIGHT * i / 6
        studs += _stud(7, y) + _stud(WIDTH - 7, y)
    for i in range(1, 4):
        x = WIDTH * i / 4
        studs += _stud(x, 7) + _stud(x, HEIGHT - 7)
    sheet.fill(studs, GOLD_DARK)


def _stud(x: float, y: float) -> str:
    return poly([(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)])


def _index(sheet: Sheet, look: Look, value: int) -> None:
    single, text = value in SINGLES, str(value)
    ink = GOLD_LIT if single else CREAM
    big = letters.outline(text, INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE)
    raised(sheet, big, look.mud, ink)
    if single:
        medal(sheet, 204, 62, 29)
    else:
        sheet.open("translate(3 4)")
        sign(sheet, look.shape, SIGN_X, SIGN_Y, SIGN_SIZE, look.mud)
        sheet.close()
        sign(sheet, look.shape, SIGN_X, SIGN_Y, SIGN_SIZE, CREAM)
    width = letters.size(text, SMALL_INDEX)
    sheet.open(f"translate({WIDTH - 24} 298) rotate(180)")
    sheet.fill(letters.outline(text, SMALL_INDEX, 0, 0), ink)
    sheet.close()
    sign(sheet, look.shape, WIDTH - 24 - width - 24, 315, 26, mix(ink, look.glow, 0.25))
