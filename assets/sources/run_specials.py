"""The cards without a picture of an obstacle: road signs for kilometres, the crash, the back."""

import math

import letters
from cards import emblem
from paper import CREAM, Luck, Sheet, box, disc, line, mix, num, poly, star
from pasteboard import CORNER, HEIGHT, WIDTH, frame, ground, within
from run_people import head
from run_things import splat

BOARD_X, BOARD_Y, BOARD_R = 125.0, 122.0, 92.0
SIGN_WIDTH, SIGN_HEIGHT = 138.0, 78.0
SMALL = 26.0
SUN, SUN_RAY = "#F7E6BF", "#E9CF98"
RAIN, RAIN_RAY = "#B4BDCA", "#A2ACBB"
GREEN, RED = "#1F7A4C", "#B5271C"
INK = "#391C04"


def specials() -> dict[str, str]:
    """Return file name and SVG of the specials and of the back."""
    return {
        "plus5": _special(1, 5),
        "plus10": _special(1, 10),
        "minus5": _special(-1, 5),
        "minus10": _special(-1, 10),
        "crash": crash(),
        "back": back(),
    }


def _special(way: int, kilometres: int) -> str:
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(kilometres + way)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), SUN if way > 0 else RAIN)
    _rays(sheet, SUN_RAY if way > 0 else RAIN_RAY)
    if way < 0:
        _rain(sheet, luck)
    colour = GREEN if way > 0 else RED
    sheet.cut(box(114, 190, 22, 118), "#8A8FA8", 4)
    sheet.fill(box(114, 190, 7, 118), "#C9CCDA")
    sheet.cut(ground(296), INK, -3)
    _board(sheet, way, colour)
    _number(sheet, way, kilometres)
    for side in (-1, 1):
        for i in range(1 if kilometres == 5 else 2):
            _chevron(sheet, 125 + side * 78, 262 - i * 30, way, colour)
    if way > 0:
        shoe(sheet, 125, 300, winged=kilometres == 10)
    else:
        snail(sheet, 125, 300, chained=kilometres == 10)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 80)
    frame(sheet, colour)
    sheet.stroke(box(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 5), colour, 4.5)
    return sheet.svg()


def _rays(sheet: Sheet, colour: str) -> None:
    d = ""
    for i in range(12):
        points = [(BOARD_X, BOARD_Y)]
        for at in (i, i + 0.5):
            angle = math.tau * at / 12
            points.append((BOARD_X + 400 * math.cos(angle), BOARD_Y + 400 * math.sin(angle)))
        d += poly(within(points))
    sheet.fill(d, colour, 0.7)


def _rain(sheet: Sheet, luck: Luck) -> None:
    d = ""
    for i in range(30):
        x, y = 22 + (i * 37) % 208 + luck.between(-6, 6), 14 + i * 9
        d += line([(x, y), (x - 5, y + 15)])
    sheet.stroke(d, "#EEF3FA", 3, 0.8, cap="round")


def _board(sheet: Sheet, way: int, colour: str) -> None:
    """Draw the board: round for more, eight-cornered for fewer."""
    for r, paper, depth in ((BOARD_R, CREAM, 6), (BOARD_R - 8, colour, 0), (BOARD_R - 13, "", 0)):
        d = disc(BOARD_X, BOARD_Y, r) if way > 0 else _octagon(BOARD_X, BOARD_Y, r * 1.06)
        if depth:
            sheet.cut(d, paper, depth)
        elif paper:
            sheet.fill(d, paper)
        else:
            sheet.stroke(d, mix(colour, "#FFFFFF", 0.3), 2.5)


def _octagon(x: float, y: float, r: float) -> str:
    angles = [math.tau * (i + 0.5) / 8 for i in range(8)]
    return poly((x + r * math.cos(a), y + r * math.sin(a)) for a in angles)


def _number(sheet: Sheet, way: int, kilometres: int) -> None:
    """Put sign and number into the middle of the board, and KM below them."""
    text, bar, gap = str(kilometres), 40.0, 9.0
    k = min(1.0, SIGN_WIDTH / (letters.size(text, SIGN_HEIGHT) + bar + gap))
    height, bar, gap = SIGN_HEIGHT * k, bar * k, gap * k
    left = BOARD_X - (letters.size(text, height) + bar + gap) / 2
    low = BOARD_Y + height / 2 - 10
    middle, thick = low - height / 2, 15 * max(k, 0.9)
    d = box(left, middle - thick / 2, bar, thick, 3)
    if way > 0:
        d += box(left + bar / 2 - thick / 2, middle - bar / 2, thick, bar, 3)
    d += letters.outline(text, height, left + bar + gap, low)
    sheet.open("translate(3 4)")
    sheet.fill(d, SHADE, 0.45)
    sheet.close()
    sheet.fill(d, CREAM)
    width = letters.size("KM", SMALL)
    sheet.fill(letters.outline("KM", SMALL, BOARD_X - width / 2, low + SMALL + 12), CREAM)


SHADE = "#120A1E"


def _chevron(sheet: Sheet, x: float, y: float, way: int, colour: str) -> None:
    """Draw an arrow head that points up for more, down for fewer."""
    w, h, t = 25.0, 19.0 * way, 15.0 * way
    points = [(x - w, y + h / 2), (x, y - h / 2), (x + w, y + h / 2)]
    points += [(x + w, y + h / 2 + t), (x, y - h / 2 + t), (x - w, y + h / 2 + t)]
    sheet.cut(poly(points), colour, 3)


def shoe(sheet: Sheet, x: float, low: float, *, winged: bool) -> None:
    """Draw a running shoe that stands on ``low``, with wings if it is to be faster still."""
    sheet.open(f"translate({num(x)} {num(low)})")
    if winged:
        for i, (dx, dy) in enumerate(((-66, -62), (-70, -46), (-62, -32))):
            wing = f"M-18 {-34 + i * 6}Q{dx * 0.6} {dy - 12} {dx} {dy}Q{dx * 0.5} {dy + 16} -18"
            sheet.cut(f"{wing} {-24 + i * 6}Z", "#FFFFFF", 3)
    body = "M-38 -12L-40 -54Q-26 -46 -12 -56L6 -38Q22 -28 40 -26Q52 -22 50 -10Z"
    sheet.cut(body, "#E2562F", 4)
    sheet.fill("M50 -10Q52 -22 40 -26Q30 -22 32 -10Z", CREAM)
    sheet.fill("M-40 -54Q-26 -46 -12 -56L-8 -52Q-24 -40 -39 -46Z", "#7A1F14")
    sheet.stroke(line([(-2, -36), (8, -46)]) + line([(9, -29), (19, -39)]), CREAM, 4, cap="round")
    sheet.stroke("M-30 -18Q-8 -34 14 -16", "#F6C244", 6, cap="round")
    sheet.cut(box(-42, -13, 94, 13, 6), CREAM, 2)
    sheet.fill("".join(box(-36 + i * 15, -4, 9, 6, 2) for i in range(6)), INK)
    sheet.close()


def snail(sheet: Sheet, x: float, low: float, *, chained: bool) -> None:
    """Draw a snail that creeps along ``low``, with a ball on a chain if it is slower still."""
    sheet.open(f"translate({num(x)} {num(low)})")
    if chained:
        sheet.stroke("M-34 -6Q-52 -22 -62 -14", SHADE, 4, dash="5 4")
        sheet.cut(disc(-72, -15, 17), "#3A3347", 3)
        sheet.fill(disc(-78, -21, 5), "#8A84A0")
    foot = "M-46 0Q-44 -10 -24 -12L26 -12Q30 -16 30 -34Q32 -50 44 -48Q58 -46 54 -30Q50 0 34 0Z"
    sheet.stroke(line([(40, -44), (36, -62)]) + line([(50, -44), (56, -61)]), "#D9A24A", 4)
    sheet.cut(foot, "#E9B65A", 3)
    sheet.fill(disc(36, -64, 5.5) + disc(57, -63, 5.5), "#FFFFFF")
    sheet.fill(disc(37, -64, 3.2) + disc(58, -63, 3.2), SHADE)
    sheet.stroke("M44 -24q5 4 9 -1", SHADE, 3, cap="round")
    sheet.cut(disc(-8, -36, 30), "#A8542B", 4)
    spiral = []
    for i in range(34):
        a, r = i * 0.42, 24 - i * 0.66
        spiral.append((-8 + r * math.cos(a), -36 + r * math.sin(a)))
    sheet.stroke(line(spiral), "#F0C98A", 5, cap="round")
    sheet.close()


def crash() -> str:
    """Return the crash: two heads that meet, and what they see then."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(3)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#F5BE36")
    stripes = ""
    for x in range(-330, 240, 56):
        stripe = within([(x, 346), (x + 28, 346), (x + 370, 4), (x + 342, 4)])
        stripes += poly(stripe) if stripe else ""
    sheet.fill(stripes, "#1C1426")
    sheet.cut(_burst(125, 168, 138, 96, 18, luck), "#1C1426", 5)
    sheet.cut(_burst(125, 168, 124, 84, 18, luck), "#E2562F", 3)
    sheet.fill(_burst(125, 168, 96, 62, 16, luck), "#F9A63F")
    sheet.fill(_burst(125, 168, 62, 38, 14, luck), "#FFF1C4")
    _dizzy(sheet)
    _splats(sheet, luck)
    head(sheet, "bear", "oops", (72, 184), 108, -16)
    head(sheet, "fox", "oops", (180, 180), 110, 17)
    for x, y, r, tilt in ((125, 118, 17, 10), (125, 232, 11, -8)):
        sheet.open(f"translate({x} {y}) rotate({tilt})")
        sheet.cut(star(0, 0, r * 1.6, r * 0.7, 8), CREAM, 2)
        sheet.close()
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 80)
    frame(sheet, "#1C1426")
    return sheet.svg()


def _burst(x: float, y: float, outer: float, inner: float, points: int, luck: Luck) -> str:
    """Return a ragged star: the bang."""
    corners = []
    for i in range(2 * points):
        r = (outer if i % 2 == 0 else inner) * luck.between(0.84, 1.04)
        a = math.pi * i / points
        corners.append((x + r * math.cos(a), y + r * 1.18 * math.sin(a)))
    return poly(within(corners, 12))


def _dizzy(sheet: Sheet) -> None:
    """Let stars go round over both heads."""
    for x, y, tilt in ((66, 112, -10), (184, 104, 10)):
        sheet.open(f"translate({x} {y}) rotate({tilt})")
        sheet.stroke(disc(0, 0, 42, 12), "#1C1426", 2.5, 0.5)
        for dx, dy, r in ((-40, 2, 11), (-6, 11, 13), (36, -3, 10)):
            sheet.cut(star(dx, dy, r, r * 0.45), CREAM, 2)
        sheet.close()


def _splats(sheet: Sheet, luck: Luck) -> None:
    for x, y, r in ((58, 282, 26), (196, 288, 30), (126, 312, 20), (38, 66, 15), (214, 52, 17)):
        sheet.cut(splat(luck, x, y, r), "#5A3418", 3)
        sheet.fill(disc(x - r * 0.25, y - r * 0.3, r * 0.24, r * 0.14), "#FFFFFF", 0.25)


def back() -> str:
    """Return the back of a card: prints of shoes in the mud, the couch in the middle."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(9)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#4A2A16")
    for row in range(5):
        for column in range(4):
            x, y = 38 + column * 58, 46 + row * 65 + (column % 2) * -14
            _print(sheet, x, y + 7, 24 if column % 2 else -18)
    for x, y, r in ((52, 300, 24), (204, 70, 20), (206, 296, 13), (40, 86, 12)):
        sheet.fill(splat(luck, x, y, r), "#2F190B", 0.8)
    sheet.cut(splat(luck, 125, 175, 82), "#7A4A24", 6)
    sheet.cut(disc(125, 175, 62), CREAM, 4)
    sheet.fill(disc(125, 175, 55), "#2F8F7B")
    emblem(sheet)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 70)
    frame(sheet, "#4A2A16")
    return sheet.svg()


def _print(sheet: Sheet, x: float, y: float, tilt: float) -> None:
    """Press the sole of a shoe into the mud."""
    sheet.open(f"translate({num(x)} {num(y)}) rotate({num(tilt)})")
    d = "".join(
        box(-9 + abs(i - 1) * 1.5, -22 + i * 8, 18 - abs(i - 1) * 3, 5, 2) for i in range(4)
    )
    d += box(-7, 13, 14, 5, 2) + box(-6, 21, 12, 5, 2)
    sheet.open("translate(1.5 2)")
    sheet.fill(d, "#7A4A24", 0.8)
    sheet.close()
    sheet.fill(d, "#2F190B")
    sheet.close()
