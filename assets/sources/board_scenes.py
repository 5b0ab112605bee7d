"""What happens on the cards of the board game: pawns with faces on a piece of the track."""

from collections.abc import Callable, Sequence

from board_dice import RESTING, draw_six, draw_twenty, spin
from board_kit import KRAFT, KRAFT_EDGE, KRAFT_LIT
from board_pawns import pawn
from board_signs import arc, spiral, symbol
from frantic_folk import COATS, FOLK, INK, WHITE, Coat, Mien, draw_eyes, mouth, plump, shape
from frantic_signs import SHIELD
from paper import CREAM, Point, Sheet, box, disc, line, poly, star
from run_people import strip

GOLD, GOLD_LIT, GOLD_DARK = "#F5BE36", "#FFE08A", "#A8690C"
FLOOR = 254.0
"""Where pawns stand."""
ORANGE, GREEN, YELLOW, BLUE, PINK, SKY = range(6)


def track(sheet: Sheet, marked: str = "", at: int = 1) -> None:
    """Lay three squares in a row; one of them may have a colour."""
    for i in range(3):
        x = 14 + i * 74.0
        top = [(x + 12, 232), (x + 82, 232), (x + 70, 268), (x, 268)]
        low = [(x, 268), (x + 70, 268), (x + 70, 277), (x, 277)]
        side = [(x + 82, 232), (x + 82, 240), (x + 70, 277), (x + 70, 268)]
        sheet.fill(poly((px + 4, py + 6) for px, py in top), "#120A1E", 0.25)
        sheet.fill(poly(low) + poly(side), KRAFT_EDGE)
        sheet.fill(poly(top), marked if marked and i == at else KRAFT)
        sheet.stroke(line([top[3], top[0], top[1]]), KRAFT_LIT, 2)


def arrow(sheet: Sheet, points: Sequence[Point], colour: str, width: float = 11) -> None:
    """Lay a bent arrow; the last of its points is its tip."""
    (x0, y0), (x1, y1) = points[-2], points[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    q = width * 1.35
    base = (x1 - ux * q * 1.4, y1 - uy * q * 1.4)
    head = [(x1, y1), (base[0] - uy * q, base[1] + ux * q), (base[0] + uy * q, base[1] - ux * q)]
    sheet.stroke(line([*points[:-1], base]), INK, width + 6, cap="round")
    sheet.stroke(poly(head), INK, 7, cap="round")
    sheet.stroke(line([*points[:-1], base]), colour, width, cap="round")
    sheet.fill(poly(plump(head, 0.08)), colour)


def arch(left: Point, right: Point, high: float) -> list[Point]:
    """Return the points of a leap from a place to another."""
    points = []
    for i in range(15):
        t = i / 14
        y = left[1] + (right[1] - left[1]) * t - 4 * high * t * (1 - t)
        points.append((left[0] + (right[0] - left[0]) * t, y))
    return points


def dots(sheet: Sheet, points: Sequence[Point], colour: str, r: float = 3.6) -> None:
    """Mark a way by dots."""
    sheet.fill("".join(disc(x, y, r + 1.6) for x, y in points), INK)
    sheet.fill("".join(disc(x, y, r) for x, y in points), colour)


def die(sheet: Sheet, number: int, at: Point, half: float, tilt: float, paper: str = WHITE) -> None:
    """Lay a die that shows a number."""
    draw_six(sheet, number, spin(RESTING[0], RESTING[1], tilt), half, at, paper)


def _push(sheet: Sheet) -> None:
    track(sheet)
    sheet.cut(star(148, 196, 34, 15, 9), GOLD_LIT, 3)
    pawn(sheet, BLUE, "bear", "", (92, FLOOR), 104, 12)
    pawn(sheet, YELLOW, "fox", "oops", (188, FLOOR), 104, 20)
    for y in (176, 196, 216):
        sheet.stroke(line([(26, y), (46 - (y - 196) ** 2 * 0.02, y)]), CREAM, 5, cap="round")


def _jump(sheet: Sheet) -> None:
    track(sheet, COATS["B"].body)
    dots(sheet, arch((48, 236), (196, 232), 96)[1:-1:2], CREAM)
    sheet.fill(disc(128, 256, 22, 7), "#120A1E", 0.3)
    pawn(sheet, PINK, "rabbit", "happy", (130, 216), 104, 8)


def _chance(sheet: Sheet) -> None:
    track(sheet)
    points = [(148 + x, 192 + y) for x, y in arc(64, 130, 372)]
    arrow(sheet, points, GOLD)
    pawn(sheet, GREEN, "owl", "happy", (146, FLOOR), 104)
    die(sheet, 6, (200, 106), 22, 14)


def _swap(sheet: Sheet) -> None:
    track(sheet)
    arrow(sheet, arch((82, 158), (190, 148), 42), GOLD)
    pawn(sheet, ORANGE, "fox", "happy", (74, FLOOR), 98, -4)
    pawn(sheet, SKY, "bear", "oops", (194, FLOOR), 98, 4)
    arrow(sheet, [(170, 240), (150, 250), (126, 250), (104, 238)], GOLD_LIT, 9)


def _stop(sheet: Sheet) -> None:
    track(sheet)
    sheet.cut(box(174, 150, 11, 110, 4), "#C9C4D2", 4)
    sheet.open("translate(180 138)")
    rim = [(52 * x, 52 * y) for x, y in ((0.92, 0.38), (0.38, 0.92), (-0.38, 0.92), (-0.92, 0.38))]
    corners = [*rim, *((-x, -y) for x, y in rim)]
    sheet.cut(poly(corners), CREAM, 4)
    sheet.fill(poly((x * 0.88, y * 0.88) for x, y in corners), "#C8321A")
    sheet.close()
    symbol(sheet, "notyou", (179, 138), 62, (CREAM, "#7A1A0A", "#C8321A"))
    pawn(sheet, YELLOW, "rabbit", "oops", (92, FLOOR), 108, -12)


def _snail(sheet: Sheet) -> None:
    track(sheet)
    slug = (
        "M60 262C60 240 84 246 110 246H176C196 246 192 216 190 196L212 188C226 206 230 262 200 264Z"
    )
    sheet.cut(slug, "#F0C24E", 4)
    sheet.stroke("M198 194L194 164M210 192L216 162", "#F0C24E", 7, cap="round")
    draw_eyes(sheet, [(193, 160, 10), (217, 158, 10)], Mien("", "half", (0.4, 0.3)), COATS["Y"])
    sheet.stroke("M198 222q8 7 15 -2", INK, 4, cap="round")
    sheet.cut(disc(134, 214, 43), "#B25A28", 4)
    sheet.fill(disc(132, 211, 39), "#CF7434")
    sheet.stroke(line(spiral(134, 214, 30)), "#7E3812", 8, cap="round")
    pawn(sheet, PINK, "owl", "oops", (142, 178), 80, -6)


def _x(sheet: Sheet) -> None:
    track(sheet)
    cross = line([(104, 240), (152, 262)]) + line([(152, 240), (104, 262)])
    sheet.stroke(cross, INK, 13, cap="round")
    sheet.stroke(cross, "#E2562F", 8, cap="round")
    arrow(sheet, arch((58, 224), (188, 238), 104), CREAM, 9)
    pawn(sheet, GREEN, "fox", "happy", (122, 208), 92, 10)


def _reverse(sheet: Sheet) -> None:
    track(sheet)
    points = [(70, 244), (178, 244), *((178 + x * 0.9, 196 + y) for x, y in arc(48, 80, -80, 12))]
    arrow(sheet, [*points, (166, 148), (128, 148)], GOLD, 14)
    pawn(sheet, SKY, "bear", "oops", (132, FLOOR + 4), 108, -10)


def _remote(sheet: Sheet) -> None:
    track(sheet)
    pawn(sheet, ORANGE, "main", "oops", (192, FLOOR), 106, 8)
    for r in (16, 32, 48):
        points = [(92 + x, 190 + y) for x, y in arc(r, -70, 20, 14)]
        sheet.stroke(line(points), INK, 11, cap="round")
        sheet.stroke(line(points), GOLD_LIT, 6, cap="round")
    sheet.open("translate(72 222) rotate(28)")
    sheet.cut(box(-22, -36, 44, 86, 11), "#2A2032", 5)
    sheet.fill(disc(0, -18, 10), "#E2562F")
    for i, letter in enumerate(FOLK):
        sheet.fill(disc(-8 + i % 2 * 16, 4 + i // 2 * 16, 6), COATS[letter].body)
    sheet.close()
    strip(sheet, ((24, 286), (44, 262), (62, 248)), "#F2C9A0", 22, 4)
    sheet.stroke(line([(62, 248), (82, 240)]), "#F2C9A0", 15, cap="round")


def _block(sheet: Sheet) -> None:
    track(sheet)
    pawn(sheet, YELLOW, "fox", "happy", (176, FLOOR), 112, 4)
    sheet.open("translate(126 210) rotate(-8)")
    for k, colour in ((1.12, GOLD), (0.98, GOLD_DARK)):
        sheet.open(f"scale({k})")
        sheet.cut(SHIELD, colour, 3)
        sheet.close()
    for letter, d in zip(FOLK, _QUARTERS, strict=True):
        sheet.fill(d, COATS[letter].body)
    for letter, (dx, dy) in zip(FOLK, ((-18, -18), (18, -18), (-14, 15), (14, 15)), strict=True):
        sheet.fill(shape(letter, dx, dy, 10), COATS[letter].deep)
    sheet.close()
    sheet.cut(star(80, 186, 30, 13, 8), GOLD_LIT, 3)
    sheet.fill(star(80, 186, 16, 7, 8), WHITE)
    arrow(sheet, [(74, 188), (58, 214), (34, 222)], "#FF7046", 9)


_QUARTERS = (
    "M-2 -44C-16 -36 -28 -33 -39 -32C-39 -21 -38 -10 -35 -2H-2Z",
    "M2 -44C16 -36 28 -33 39 -32C39 -21 38 -10 35 -2H2Z",
    "M-2 2H-34C-28 23 -17 36 -2 44Z",
    "M2 2H34C28 23 17 36 2 44Z",
)


def _reroll(sheet: Sheet) -> None:
    track(sheet)
    for start in (150, 330):
        points = [(138 + x, 192 + y) for x, y in arc(70, start, start + 140)]
        arrow(sheet, points, "#4FD9AC" if start < 200 else "#6FA0FA")
    die(sheet, 1, (114, 212), 29, -16, "#FFE8A0")
    die(sheet, 6, (166, 178), 29, 12)


def _not_you(sheet: Sheet) -> None:
    """A stern palm, its brows drawn together."""
    sheet.open("translate(-10 4) rotate(-6 160 190)")
    sheet.cut(box(134, 240, 58, 60, 6), "#2A4BB8", 4)
    symbol(sheet, "notyou", (162, 184), 140, ("#FFD9B8", "#6B4A2A", CREAM))
    skin = Coat("", "#FFD9B8", "#FFD9B8", "#D08A5A", "#5A2008", "", INK)
    draw_eyes(sheet, [(145, 194, 14), (179, 194, 14)], Mien("", "angry", (-0.1, 0.2)), skin)
    mouth(sheet, "frown", (162, 219), 14)
    sheet.cut(box(125, 244, 76, 17, 7), WHITE, 3)
    sheet.close()


def _trouble(sheet: Sheet) -> None:
    """The die with twenty sides has grown horns, and pawns fly."""
    sheet.cut(star(156, 200, 100, 66, 12), "#F5BE36", 3)
    sheet.fill(star(156, 200, 84, 56, 12), "#FFE9A8")
    pawn(sheet, ORANGE, "fox", "oops", (66, 246), 70, -38)
    pawn(sheet, GREEN, "owl", "oops", (206, 164), 66, 40)
    for side in (-1, 1):
        horn = [(156 + side * 18, 150), (156 + side * 44, 168), (156 + side * 52, 124)]
        sheet.stroke(poly(horn), INK, 6, cap="round")
        sheet.fill(poly(plump(horn, 0.1)), "#C8321A")
    sheet.open("translate(100 150) scale(1.120)")
    draw_twenty(sheet, spin(0, 0, 0), 46, (50, 50))
    sheet.close()
    purple = Coat("", "", "#8A4BC0", "", "#35124F", "", INK)
    draw_eyes(sheet, [(143, 198, 12), (170, 198, 12)], Mien("", "angry", (0.1, 0.2)), purple)
    mouth(sheet, "fangs", (157, 216), 12)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "push": _push,
    "jump": _jump,
    "chance": _chance,
    "swap": _swap,
    "stop": _stop,
    "snail": _snail,
    "x": _x,
    "reverse": _reverse,
    "remote": _remote,
    "block": _block,
    "reroll": _reroll,
    "notyou": _not_you,
    "trouble": _trouble,
}
"""Draws the scene of each kind, by the kind's word."""
