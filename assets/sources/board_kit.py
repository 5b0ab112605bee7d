"""What all pictures of the board game share: papers of the five colours, their edges, cardboard."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from frantic_folk import COATS, FOLK, INK, plump, shape
from paper import CREAM, Point, Sheet, box, disc, num, poly

KRAFT, KRAFT_LIT, KRAFT_DARK, KRAFT_EDGE = "#E8D2A4", "#F6E6C2", "#C9A970", "#8E6636"
WHITE_PAPER = "#FBF7EE"


@dataclass(frozen=True)
class Paper:
    """The papers of a colour: the field, its darker twin, the outermost edge, and what is on it."""

    field: str
    shade: str
    edge: str
    ink: str = CREAM


PAPERS = {
    "red": Paper(COATS["R"].ground, "#8E1D08", COATS["R"].deep),
    "blue": Paper(COATS["B"].ground, "#152C7C", COATS["B"].deep),
    "green": Paper(COATS["G"].ground, "#05523B", COATS["G"].deep),
    "multi": Paper("#2A2032", "#0E0912", "#0E0912"),
    "white": Paper(WHITE_PAPER, "#C9BFAE", INK, INK),
}
LETTERS = {"red": "R", "blue": "B", "green": "G"}
"""The colours that Frantic has too, and their shapes with them."""


def edge(colour: str, x: float, y: float, w: float, h: float, inset: float = 0) -> str:
    """Return the outline of a sheet in the manner of its colour, so much further in.

    Red has teeth, blue has waves, green has its corners cut off, white is very round, and
    multicolour is a plain sheet: they are told apart without their colours.
    """
    kx, ky, mx, my = 1 - 2 * inset / w, 1 - 2 * inset / h, x + w / 2, y + h / 2
    return poly((mx + (px - mx) * kx, my + (py - my) * ky) for px, py in _EDGES[colour](x, y, w, h))


def _along(
    x: float, y: float, w: float, h: float, bump: Callable[[int], list[Point]]
) -> list[Point]:
    """Run round a rectangle clockwise and lay bumps (share of a pitch, height) side by side."""
    points: list[Point] = []
    sides = (((x, y), (1, 0), w), ((x + w, y), (0, 1), h))
    sides += (((x + w, y + h), (-1, 0), w), ((x, y + h), (0, -1), h))
    for (cx, cy), (dx, dy), length in sides:
        count = max(3, round(length / PITCH))
        pitch = length / count
        for i in range(count):
            for share, high in bump(i):
                s = (i + share) * pitch
                points.append((cx + dx * s + dy * high, cy + dy * s - dx * high))
    return points


PITCH, TEETH, WAVE = 17.0, 7.0, 5.5


def _teeth(x: float, y: float, w: float, h: float) -> list[Point]:
    low = TEETH
    return _along(x + low, y + low, w - 2 * low, h - 2 * low, lambda _: [(0.0, 0.0), (0.5, TEETH)])


def _waves(x: float, y: float, w: float, h: float) -> list[Point]:
    arc = [(i / 8, WAVE * math.sin(math.pi * i / 8)) for i in range(8)]
    low = WAVE
    return _along(x + low, y + low, w - 2 * low, h - 2 * low, lambda _: arc)


def _cut(x: float, y: float, w: float, h: float) -> list[Point]:
    q = min(min(w, h) * 0.2, 26.0)
    corners = [(x + q, y), (x + w - q, y), (x + w, y + q), (x + w, y + h - q)]
    return plump([*corners, (x + w - q, y + h), (x + q, y + h), (x, y + h - q), (x, y + q)], 0.08)


def _rounded(share: float, most: float) -> Callable[[float, float, float, float], list[Point]]:
    def draw(x: float, y: float, w: float, h: float) -> list[Point]:
        r = min(min(w, h) * share, most)
        points: list[Point] = []
        middles = ((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))
        for quarter, (cx, cy) in enumerate(middles):
            for i in range(9):
                a = math.radians(quarter * 90 - 90 + i * 11.25)
                points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        return points

    return draw


_EDGES: dict[str, Callable[[float, float, float, float], list[Point]]] = {
    "red": _teeth,
    "blue": _waves,
    "green": _cut,
    "multi": _rounded(0.1, 10),
    "white": _rounded(0.38, 44),
}


def sign(sheet: Sheet, colour: str, at: Point, r: float) -> None:
    """Put a colour's shape: disc, drop, clover, all four of Frantic, or a ring for white."""
    x, y = at
    if colour == "white":
        sheet.fill(disc(x, y, r * 0.96) + disc(x, y, r * 0.5), INK, hole=True)
    elif colour == "multi":
        for letter, (dx, dy) in zip(FOLK, ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True):
            k = r * 0.56
            sheet.fill(shape(letter, x + dx * k, y + dy * k, k * 0.86), COATS[letter].body)
    else:
        sheet.fill(shape(LETTERS[colour], x, y, r), CREAM)


def four_rims(sheet: Sheet, x: float, y: float, w: float, h: float, wide: float) -> None:
    """Rim a rectangle with the four papers of Frantic, one a side."""
    q, c = wide, wide * 0.44
    top = [(x + c, y), (x + w - c, y), (x + w - q, y + q), (x + q, y + q)]
    left = [(x, y + c), (x + q, y + q), (x + q, y + h - q), (x, y + h - c)]
    low = [(px, 2 * y + h - py) for px, py in top]
    right = [(2 * x + w - px, py) for px, py in left]
    for letter, side in zip(FOLK, (top, right, low, left), strict=True):
        sheet.fill(poly(side), COATS[letter].body)


def cardboard(
    sheet: Sheet, x: float, y: float, side: float, face: str = KRAFT, rim: str = KRAFT_EDGE
) -> None:
    """Lay a stamped square of thick cardboard: a lit upper edge, and a dark lower one."""
    r = side * 0.11
    sheet.fill(box(x + side * 0.02, y + side * 0.055, side, side, r), "#120A1E", 0.28)
    sheet.fill(box(x, y + side * 0.03, side, side * 0.97, r), rim)
    sheet.fill(box(x, y, side, side * 0.965, r), KRAFT_LIT if face == KRAFT else face)
    sheet.fill(box(x + side * 0.012, y + side * 0.016, side * 0.976, side * 0.949, r * 0.9), face)


def turned(at: Point, angle: float, k: float = 1.0, *, mirrored: bool = False) -> str:
    """Return the transform that brings a drawing around (0, 0) to a place."""
    flip = f"{-k:.3f} {k:.3f}" if mirrored else f"{k:.3f}"
    return f"translate({num(at[0])} {num(at[1])}) rotate({num(angle)}) scale({flip})"
