"""The symbols of Frantic's special cards, as flat cut-outs around (0, 0) and about 100 wide."""

import math
from collections.abc import Callable

import letters
from frantic_folk import plump
from paper import Point, Sheet, box, line, num, poly, star

Symbol = Callable[[Sheet, str], None]
"""Draws a symbol in an ink."""
Cut = Callable[[Sheet, str, str], None]
"""Draws a symbol in an ink, with something cut out that shows the paper below."""


def symbols() -> dict[str, Symbol]:
    """Return the plain symbols by their letters: as in the deck, ``NY`` is the palm."""
    return {
        "c": _chance,
        "s": _skip,
        "g": _gift,
        "x": _exchange,
        "Wf": _wand,
        "W4": _four,
        "We": _equal,
        "NY": _palm,
    }


def cuts() -> dict[str, Cut]:
    """Return the symbols that show the paper below."""
    return {"Wc": _shield, "Wn": _banana}


def symbol(sheet: Sheet, name: str, at: Point, size: float, papers: tuple[str, str, str]) -> None:
    """Lay a symbol ``size`` units wide around a point; papers are ink, shade and ground."""
    ink, shade, ground = papers
    k = size / 100
    for dx, dy, colour in ((3, 4, shade), (0, 0, ink)):
        sheet.open(f"translate({num(at[0] + dx)} {num(at[1] + dy)}) scale({k:.3f})")
        if name in cuts():
            cuts()[name](sheet, colour, ground)
        else:
            symbols()[name](sheet, colour)
        sheet.close()


def _arc(r: float, start: float, end: float, steps: int = 28) -> list[Point]:
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(r * math.cos(a), r * math.sin(a)) for a in angles]


def _chance(sheet: Sheet, ink: str) -> None:
    """An arrow that goes round: once more."""
    sheet.stroke(line(_arc(36, 20, 285)), ink, 19, cap="round")
    sheet.open("translate(9.300 -34.800) rotate(15)")
    sheet.fill(poly(plump([(-6, -32), (40, 0), (-6, 32)], 0.12)), ink)
    sheet.close()


def _skip(sheet: Sheet, ink: str) -> None:
    sheet.stroke(line([*_arc(39, 0, 360, 40)]), ink, 18, cap="round")
    sheet.stroke(line([(-27, -27), (27, 27)]), ink, 18)


def _gift(sheet: Sheet, ink: str) -> None:
    for x, w in ((-44, 35), (9, 35)):
        sheet.fill(box(x + 4, 2, w - 4, 46, 5), ink)
    for x in (-50, 9):
        sheet.fill(box(x, -26, 41, 22, 5), ink)
    sheet.fill(box(-4, -26, 8, 74), ink)
    for side in (-1, 1):
        loop = f"M0 -28C{num(side * 8)} -58 {num(side * 38)} -56 {num(side * 32)} -38"
        sheet.stroke(f"{loop}C{num(side * 28)} -28 {num(side * 10)} -28 0 -28", ink, 9, cap="round")


def _exchange(sheet: Sheet, ink: str) -> None:
    for way, y in ((1, -23), (-1, 23)):
        shaft = [(-48 * way, y - 10), (6 * way, y - 10), (6 * way, y - 27), (48 * way, y)]
        shaft += [(6 * way, y + 27), (6 * way, y + 10), (-48 * way, y + 10)]
        sheet.fill(poly(plump(shaft, 0.08)), ink)


def _wand(sheet: Sheet, ink: str) -> None:
    sheet.stroke(line([(-38, 44), (4, 2)]), ink, 17, cap="round")
    sheet.fill(poly(_rounded_star(18, -14, 38)), ink)
    sheet.fill(star(-32, -26, 15, 5, 4) + star(38, 36, 13, 4, 4), ink)


def _rounded_star(x: float, y: float, r: float) -> list[Point]:
    corners = []
    for i in range(10):
        q = r * 0.46 if i % 2 else r
        a = math.pi * i / 5 - math.pi / 2 + 0.2
        corners.append((x + q * math.cos(a), y + q * math.sin(a)))
    return plump(corners, 0.18)


def _four(sheet: Sheet, ink: str) -> None:
    sheet.fill(box(-56, -2, 40, 14, 3) + box(-43, -15, 14, 40, 3), ink)
    sheet.fill(letters.outline("4", 92, -13, 46), ink)


def _equal(sheet: Sheet, ink: str) -> None:
    sheet.fill(box(-46, -34, 92, 25, 8) + box(-46, 9, 92, 25, 8), ink)


SHIELD = "M0 -50C16 -38 32 -36 44 -36C46 6 32 36 0 52C-32 36 -46 6 -44 -36C-32 -36 -16 -38 0 -50Z"


def _shield(sheet: Sheet, ink: str, ground: str) -> None:
    """A shield with an arrow that turns back."""
    sheet.fill(SHIELD, ink)
    sheet.stroke("M-18 20H4A15 15 0 0 0 4 -10H-8", ground, 11, cap="round")
    sheet.fill(poly(plump([(-4, -29), (-4, 9), (-29, -10)], 0.1)), ground)


def _banana(sheet: Sheet, ink: str, ground: str) -> None:
    """The skin of a banana, for whoever was about to win."""
    sides = "M-8 -36C-12 -10 -28 8 -55 6C-50 26 -20 36 -3 12Z"
    sides += "M8 -36C12 -10 28 8 55 6C50 26 20 36 3 12Z"
    top = box(-8, -54, 16, 30, 4) + "M-8 -36H8L6 14H-6Z"
    sheet.fill(sides + top, ink)
    sheet.stroke(sides, ink, 3, cap="round")
    middle = "M-9 -14C-14 14 -10 36 8 52C20 34 18 8 9 -14Z"
    sheet.stroke(middle, ground, 7, cap="round")
    sheet.fill(middle, ink)


FINGERS: tuple[tuple[Point, Point], ...] = (
    ((-27, -28), (-25, 20)),
    ((-9, -41), (-8, 20)),
    ((10, -40), (9, 20)),
    ((28, -27), (25, 20)),
)


def _palm(sheet: Sheet, ink: str) -> None:
    """A raised palm: not you."""
    sheet.fill(box(-35, -4, 70, 54, 24), ink)
    sheet.stroke("".join(line(pair) for pair in FINGERS), ink, 17, cap="round")
    sheet.stroke(line([(24, 30), (38, 14), (47, 2)]), ink, 17, cap="round")
