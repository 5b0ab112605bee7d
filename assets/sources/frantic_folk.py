"""The folk of Frantic: the four shapes with eyes, mouths and limbs, on cards and posters."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from paper import CREAM, Point, Sheet, box, disc, line, num, poly
from run_people import strip

INK = "#1B1420"
WHITE = "#FFFFFF"
MOUTH, TONGUE = "#5E0F22", "#F2716B"


@dataclass(frozen=True)
class Coat:
    """The papers of one colour, light to dark; ``ground`` is a card's, ``ink`` its numeral's."""

    shape: str
    lit: str
    body: str
    dark: str
    deep: str
    ground: str
    ink: str = CREAM


COATS = {
    "R": Coat("disc", "#FF9C78", "#FF7046", "#9E220B", "#5A0F04", "#C8321A"),
    "Y": Coat("star", "#FFF0A8", "#FFDC46", "#D18A06", "#6B4300", "#F7B928", "#341D02"),
    "G": Coat("clover", "#9CF0D2", "#4FD9AC", "#075A46", "#02352A", "#0B7F5C"),
    "B": Coat("drop", "#A9C8FF", "#6FA0FA", "#173088", "#0A1C5C", "#2A4BB8"),
    "K": Coat("burst", "#4A4152", "#342C3C", "#0E0A12", "#050307", "#1B1620"),
}
FOLK = "RYGB"
SMALL = 27.0
Outline = list[list[Point]]

_EYES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, 0, 0.40),),
    2: ((-0.25, 0, 0.25), (0.25, 0.02, 0.22)),
    3: ((-0.27, 0.06, 0.23), (0.27, 0.09, 0.2), (0.02, -0.33, 0.19)),
    4: ((-0.24, -0.2, 0.2), (0.2, -0.22, 0.17), (-0.2, 0.18, 0.16), (0.24, 0.16, 0.21)),
    5: (
        (0, -0.02, 0.2),
        (-0.34, -0.2, 0.15),
        (0.33, -0.2, 0.16),
        (-0.32, 0.21, 0.16),
        (0.33, 0.22, 0.14),
    ),
    6: (
        (-0.34, -0.17, 0.16),
        (0.01, -0.22, 0.17),
        (0.35, -0.16, 0.15),
        (-0.33, 0.19, 0.15),
        (0.0, 0.16, 0.16),
        (0.34, 0.2, 0.17),
    ),
    7: (
        (0, -0.01, 0.17),
        (-0.19, -0.33, 0.14),
        (0.19, -0.32, 0.15),
        (-0.38, 0, 0.15),
        (0.38, 0.02, 0.14),
        (-0.2, 0.31, 0.14),
        (0.2, 0.31, 0.15),
    ),
    8: (
        (-0.34, -0.3, 0.14),
        (0, -0.34, 0.15),
        (0.34, -0.29, 0.13),
        (-0.19, 0, 0.15),
        (0.19, 0.01, 0.16),
        (-0.35, 0.3, 0.13),
        (0, 0.32, 0.14),
        (0.35, 0.3, 0.14),
    ),
    9: tuple(
        (0.345 * (i % 3 - 1), 0.33 * (i // 3 - 1), 0.125 + 0.03 * ((i * 5) % 3 == 0))
        for i in range(9)
    ),
}
"""Where a figure's eyes are and how large, for a face of radius 1."""


@dataclass(frozen=True)
class Mien:
    """How a figure looks: its eyes, its mouth, and where its pupils go."""

    mouth: str = "smile"
    lids: str = "open"
    gaze: Point = (0.3, 0.1)
    eyes: int = 2


CALM = Mien()
HAPPY = Mien("laugh", "open", (0.1, -0.2))
GLAD = Mien("laugh", "glad")
SCARED = Mien("wail", "wide", (0.1, -0.5))
WORRIED = Mien("wave", "wide", (0.4, -0.2))
SMUG = Mien("smirk", "half", (0.5, 0.1))
SLEEPY = Mien("o", "shut")
SAD = Mien("frown", "sad", (0.1, 0.5))


def looking(mien: Mien, x: float, y: float) -> Mien:
    """Return the same mien with its pupils turned."""
    return Mien(mien.mouth, mien.lids, (x, y), mien.eyes)


def outline(colour: str, x: float, y: float, r: float) -> Outline:
    """Return the outlines of a colour's shape, plump and about ``r`` in radius."""
    parts = _OUTLINES[colour]
    return [[(x + px * r, y + py * r) for px, py in part] for part in parts]


def shape(colour: str, x: float, y: float, r: float) -> str:
    """Return the path of a colour's shape; a small one has fewer corners."""
    step = 3 if r < 12 else 2 if r < SMALL else 1
    parts = outline(colour, x, y, r)
    return "".join(poly(part[:: step if len(part) >= 24 else 1]) for part in parts)


def _ring(x: float, y: float, r: float, sides: int = 44) -> list[Point]:
    return [
        (x + r * math.cos(math.tau * i / sides), y + r * math.sin(math.tau * i / sides))
        for i in range(sides)
    ]


def plump(corners: Sequence[Point], cut: float, steps: int = 5) -> list[Point]:
    """Return a polygon with its corners rounded, ``cut`` of each side taken."""
    points = []
    n = len(corners)
    for i in range(n):
        (ax, ay), (bx, by), (cx, cy) = corners[i - 1], corners[i], corners[(i + 1) % n]
        start = (bx + (ax - bx) * cut, by + (ay - by) * cut)
        end = (bx + (cx - bx) * cut, by + (cy - by) * cut)
        for step in range(steps + 1):
            t = step / steps
            u = 1 - t
            points.append(
                (
                    u * u * start[0] + 2 * u * t * bx + t * t * end[0],
                    u * u * start[1] + 2 * u * t * by + t * t * end[1],
                )
            )
    return points


def dot(x: float, y: float, r: float) -> str:
    """Return a small round patch with no more sides than it needs."""
    return poly(_ring(x, y, r, 10 if r < 4 else 14 if r < 9 else 20 if r < 20 else 32))


def _points(count: int, outer: float, inner: float) -> list[Point]:
    corners = []
    for i in range(2 * count):
        r = inner if i % 2 else outer
        a = math.pi * i / count - math.pi / 2
        corners.append((r * math.cos(a), r * math.sin(a)))
    return corners


def _drop() -> list[Point]:
    """Return a drop: a round belly and two flanks that meet at its tip."""
    q, low, tip = 0.8, 0.22, -1.12
    flank = math.asin(q / (low - tip))
    start = -flank
    points = []
    for i in range(37):
        a = start + (math.pi + 2 * flank) * i / 36
        points.append((q * math.cos(a), low + q * math.sin(a)))
    bend = [(-0.3, -0.56), (-0.08, -1.0), (0, -1.1), (0.08, -1.0), (0.3, -0.56)]
    return points + bend


def _clover() -> Outline:
    leaves = [_ring(x, y, 0.5, 26) for x, y in ((0, -0.5), (-0.52, 0.2), (0.52, 0.2))]
    stalk = [(-0.1, 0.2), (0.1, 0.2), (0.14, 0.7), (0.3, 1.0), (-0.3, 1.0), (-0.14, 0.7)]
    return [*leaves, _ring(0, 0, 0.34, 12), stalk]


_OUTLINES: dict[str, Outline] = {
    "R": [_ring(0, 0, 0.94, 56)],
    "Y": [plump([(x, y + 0.06) for x, y in _points(5, 1.2, 0.64)], 0.3)],
    "G": _clover(),
    "B": [_drop()],
    "K": [plump([(x * 1.06, y) for x, y in _points(9, 1.06, 0.74)], 0.16, 2)],
}
_FACES = {"R": (0, -0.08, 1.0), "Y": (0, -0.02, 0.86), "G": (0, -0.1, 0.86), "B": (0, 0.1, 0.9)}
"""Where a shape has its face (x, y, size)."""


def figure(sheet: Sheet, colour: str, at: Point, r: float, mien: Mien, tilt: float = 0) -> None:
    """Draw one of the folk, without limbs, around a point."""
    coat = COATS[colour]
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)})")
    sheet.cut(shape(colour, 0, 0, r), coat.lit, max(2.5, r * 0.06))
    sheet.fill(shape(colour, r * 0.03, r * 0.045, r * 0.93), coat.body)
    face(sheet, coat, (0, 0), r, mien, _FACES[colour])
    sheet.close()


def face(
    sheet: Sheet,
    coat: Coat,
    at: Point,
    r: float,
    mien: Mien,
    place: tuple[float, float, float] = (0, 0, 1),
) -> None:
    """Draw the eyes and the mouth of a figure of radius ``r``."""
    x, y, k = at[0] + place[0] * r, at[1] + place[1] * r, place[2] * r
    low = -0.06 if mien.eyes > 1 else -0.12
    wide = k * (1.08 if mien.eyes > 2 else 1)
    eyes = [(x + ex * wide, y + ey * wide + low * k, er * k) for ex, ey, er in _EYES[mien.eyes]]
    draw_eyes(sheet, eyes, mien, coat)
    reach = max(ey + er for _, ey, er in _EYES[mien.eyes]) + low
    mouth(sheet, mien.mouth, (x, y + (reach + 0.17) * k), k * 0.24)


def draw_eyes(
    sheet: Sheet, eyes: Sequence[tuple[float, float, float]], mien: Mien, coat: Coat
) -> None:
    """Draw eyes (x, y, radius); several look a little past each other."""
    if mien.lids in ("shut", "glad"):
        _closed(sheet, eyes, coat, -1 if mien.lids == "glad" else 1)
        return
    grown = 1.14 if mien.lids == "wide" else 1
    pupil = 0.42 if mien.lids == "wide" else 0.58
    sheet.fill("".join(dot(x + r * 0.1, y + r * 0.16, r * 1.08) for x, y, r in eyes), coat.deep)
    sheet.fill("".join(dot(x, y, r * grown) for x, y, r in eyes), WHITE)
    pupils, glints = "", ""
    for i, (x, y, r) in enumerate(eyes):
        stray = 0.16 * ((i * 7) % 5 - 2) if len(eyes) > 2 else 0
        gx, gy = mien.gaze[0] + stray, mien.gaze[1] - stray
        turn = r * min(0.5, 0.36 / max(0.01, math.hypot(gx, gy)))
        px, py = x + gx * turn, y + gy * turn
        pupils += dot(px, py, r * pupil)
        glints += dot(px - r * 0.18, py - r * 0.2, r * 0.19)
    sheet.fill(pupils, INK)
    sheet.fill(glints, WHITE)
    if mien.lids in _LIDS:
        _lids(sheet, eyes, mien.lids, coat)


_LIDS = {"angry": (0.0, 26.0), "sad": (0.0, -24.0), "half": (0.0, 0.0)}


def _lids(sheet: Sheet, eyes: Sequence[tuple[float, float, float]], lids: str, coat: Coat) -> None:
    """Let the upper lids hang, turned towards or from the nose."""
    middle = sum(x for x, _, _ in eyes) / len(eyes)
    for x, y, r in eyes:
        turn = _LIDS[lids][1] * (1 if x < middle else -1)
        sheet.open(f"translate({num(x)} {num(y)}) rotate({num(turn)})")
        q = r * 1.16
        sheet.fill(f"M{num(-q)} 0A{num(q)} {num(q)} 0 0 1 {num(q)} 0Z", coat.body)
        sheet.stroke(line([(-q, 0), (q, 0)]), coat.deep, max(1.5, r * 0.2), cap="round")
        sheet.close()


def _closed(sheet: Sheet, eyes: Sequence[tuple[float, float, float]], coat: Coat, way: int) -> None:
    d = ""
    for x, y, r in eyes:
        d += f"M{num(x - r * 0.85)} {num(y)}q{num(r * 0.85)} {num(way * r * 1.1)} {num(r * 1.7)} 0"
    sheet.stroke(d, coat.deep, max(2, eyes[0][2] * 0.34), cap="round")


def mouth(sheet: Sheet, kind: str, at: Point, w: float) -> None:
    """Draw a mouth that is 2 ``w`` wide and begins at a point."""
    sheet.open(f"translate({num(at[0])} {num(at[1])}) scale({w / 20:.3f})")
    if kind in _LIPS:
        sheet.stroke(_LIPS[kind], INK, 6, cap="round")
    else:
        for d, colour in _MOUTHS.get(kind, ()):
            sheet.fill(d, colour)
    sheet.close()


_LIPS = {
    "smile": "M-20 0q20 20 40 0",
    "smirk": "M-20 8q28 8 40 -12",
    "frown": "M-20 14q20 -20 40 0",
    "wave": "M-20 6q5 -14 10 0t10 0t10 0t10 0",
}
"""Mouths of a single line, 40 wide."""
_OPEN = "M-20 0H20a20 22 0 0 1 -40 0Z"
_MOUTHS = {
    "o": ((disc(0, 9, 8, 10), MOUTH),),
    "wail": ((disc(0, 12, 16, 18), MOUTH), (disc(0, 22, 9, 7), TONGUE)),
    "laugh": ((_OPEN, MOUTH), (disc(0, 14, 10, 6), TONGUE)),
    "fangs": ((_OPEN, MOUTH), ("M-14 0H-5L-9.5 11ZM14 0H5L9.5 11Z", WHITE)),
    "teeth": (
        (box(-22, -2, 44, 19, 6), MOUTH),
        ("".join(box(x, 0, 8.4, 14.4, 1.6) for x in (-19, -9, 1, 11)), WHITE),
    ),
}
"""Open mouths, 40 wide: their papers from below."""


def limbs(sheet: Sheet, colour: str, strips: Sequence[Sequence[Point]], width: float) -> None:
    """Draw arms or legs as bent strips with a round hand or foot at the end."""
    coat = COATS[colour]
    for points in strips:
        strip(sheet, points, coat.dark, width, 2)
        sheet.fill(dot(*points[-1], width * 0.8), coat.body)
