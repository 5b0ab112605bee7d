"""Dice in the round: six sides and twenty, lying still and tumbling, as flat papers by facet.

Six-sided dice are white, so that the program can tint them in the colour of a seat.
"""

import math
from collections.abc import Sequence
from itertools import combinations

from frantic_folk import INK
from paper import Point, Sheet, mix, poly

SIZE = 100.0
FRAMES = 6
"""Pictures of a tumbling die."""
Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

LIGHT: Vector = (-0.23, -0.17, 0.958)
RESTING = (-17.0, 13.0, -4.0)
"""How a die that lies is turned towards whoever looks, in degrees about x, y and z."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
PIP_GAP, PIP_R = 0.52, 0.19
FACET, FACET_DARK = "#7C40B2", "#35124F"


def dice() -> dict[str, str]:
    """Return file name and SVG of every die and every picture of its tumbling."""
    files = {f"die-{number}": _six(number, spin(*RESTING), 33) for number in PIPS}
    files["d20"] = _twenty(spin(0, 0, 0), 46)
    for i in range(FRAMES):
        turn = i * 360 / FRAMES
        files[f"die-tumble-{i + 1}"] = _six(1 + i, spin(turn + 24, 36, turn * 0.5 + 14), 27.5)
        files[f"d20-tumble-{i + 1}"] = _twenty(spin(turn + 20, 22 + turn * 2, turn), 46)
    return files


def spin(about_x: float, about_y: float, about_z: float) -> Matrix:
    """Return the matrix that turns about x, then y, then z, by degrees."""
    a, b, c = (math.radians(angle) for angle in (about_x, about_y, about_z))
    x: Matrix = ((1, 0, 0), (0, math.cos(a), -math.sin(a)), (0, math.sin(a), math.cos(a)))
    y: Matrix = ((math.cos(b), 0, math.sin(b)), (0, 1, 0), (-math.sin(b), 0, math.cos(b)))
    z: Matrix = ((math.cos(c), -math.sin(c), 0), (math.sin(c), math.cos(c), 0), (0, 0, 1))
    return _product(z, _product(y, x))


def _product(a: Matrix, b: Matrix) -> Matrix:
    x, y, z = (_mixed(*zip(row, b, strict=True)) for row in a)
    return x, y, z


def _turned(matrix: Matrix, v: Vector) -> Vector:
    x, y, z = (sum(part * at for part, at in zip(row, v, strict=True)) for row in matrix)
    return x, y, z


def _mixed(*parts: tuple[float, Vector]) -> Vector:
    x, y, z = (sum(k * v[axis] for k, v in parts) for axis in range(3))
    return x, y, z


def _light(normal: Vector) -> float:
    """Return how much of the lamp a facet gets, 0 to 1."""
    return max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)))


def _six(number: int, matrix: Matrix, half: float) -> str:
    sheet = Sheet(SIZE, SIZE)
    draw_six(sheet, number, matrix, half, (SIZE / 2, SIZE / 2 - 2))
    return sheet.svg()


def draw_six(
    sheet: Sheet, number: int, matrix: Matrix, half: float, at: Point, paper: str = "#FFFFFF"
) -> None:
    """Draw a die that shows a number to the front before it is turned."""
    first, second = (n for n in (1, 2, 3) if n not in (number, 7 - number))
    sides = (
        ((0, 0, 1), (1, 0, 0), number),
        ((1, 0, 0), (0, 1, 0), first),
        ((0, 1, 0), (0, 0, 1), second),
    )
    seen = []
    for normal, across, pips in sides:
        for way in (1, -1):
            n, u = (_turned(matrix, _mixed((k, v))) for k, v in ((way, normal), (1, across)))
            if n[2] > 0.02:
                seen.append((n, u, _cross(n, u), pips if way > 0 else 7 - pips))
    outlines = [
        _flat(at, half, n, u, v, ((-1, -1), (1, -1), (1, 1), (-1, 1))) for n, u, v, _ in seen
    ]
    soft = half * 0.22
    shadow = "".join(poly((x + half * 0.1, y + half * 0.16) for x, y in o) for o in outlines)
    sheet.stroke(shadow, "#120A1E", soft + 6, 0.22, cap="round")
    whole = "".join(map(poly, outlines))
    sheet.stroke(whole, INK, soft + 5, cap="round")
    for (n, u, v, pips), outline in zip(seen, outlines, strict=True):
        tone = mix(paper, "#3A2F4A", 0.52 * (1 - _light(n)) ** 1.2)
        sheet.fill(poly(outline), tone)
        sheet.stroke(poly(outline), tone, soft * 0.7, cap="round")
        spots = [(x * PIP_GAP, y * PIP_GAP) for x, y in PIPS[pips]]
        r = PIP_R * (1.35 if pips == 1 else 1)
        sheet.fill("".join(poly(_flat(at, half, n, u, v, _round(spot, r))) for spot in spots), INK)


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _round(at: Point, r: float) -> list[Point]:
    angles = [math.tau * i / 18 for i in range(18)]
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a in angles]


def _flat(
    at: Point, half: float, n: Vector, u: Vector, v: Vector, spots: Sequence[Point]
) -> list[Point]:
    """Return spots of a facet as they are seen from above."""
    points = []
    for x, y in spots:
        p = _mixed((1, n), (x * 0.94, u), (y * 0.94, v))
        points.append((at[0] + p[0] * half, at[1] + p[1] * half))
    return points


def _icosahedron() -> tuple[list[Vector], list[tuple[int, int, int]]]:
    """Return corners of length 1 and facets; one facet faces the viewer, its tip upwards."""
    g = (1 + math.sqrt(5)) / 2
    corners: list[Vector] = []
    for a in (-1.0, 1.0):
        for b in (-g, g):
            corners += [(0, a, b), (a, b, 0), (b, 0, a)]
    facets = [
        trio
        for trio in combinations(range(12), 3)
        if all(abs(math.dist(corners[i], corners[j]) - 2) < 0.01 for i, j in combinations(trio, 2))
    ]
    k = 1 / math.sqrt(1 + g * g)
    front = _mixed(*((1.0, corners[i]) for i in facets[0]))
    length = math.hypot(*front)
    z = _mixed((1 / length, front))
    tip = _mixed((-1.0, corners[facets[0][0]]))
    lean = sum(a * b for a, b in zip(tip, z, strict=True))
    flat = _mixed((1.0, tip), (-lean, z))
    y = _mixed((1 / math.hypot(*flat), flat))
    x = _cross(y, z)
    return [_mixed((k, _turned((x, y, z), corner))) for corner in corners], facets


def _twenty(matrix: Matrix, r: float) -> str:
    sheet = Sheet(SIZE, SIZE)
    draw_twenty(sheet, matrix, r, (SIZE / 2, SIZE / 2 - 1))
    return sheet.svg()


def draw_twenty(sheet: Sheet, matrix: Matrix, r: float, at: Point) -> None:
    """Draw the twenty-sided die; nothing is written on its facets."""
    corners, facets = _icosahedron()
    corners = [_turned(matrix, corner) for corner in corners]
    seen = []
    for trio in facets:
        middle = _mixed(*((1.0, corners[i]) for i in trio))
        normal = _mixed((1 / math.hypot(*middle), middle))
        if normal[2] > 0.04:
            points = [(at[0] + corners[i][0] * r, at[1] + corners[i][1] * r) for i in trio]
            seen.append((normal, points))
    whole = "".join(poly(points) for _, points in seen)
    sheet.open("translate(1.500 2.500)")
    sheet.stroke(whole, "#120A1E", 5, 0.3, cap="round")
    sheet.close()
    sheet.stroke(whole, INK, 6, cap="round")
    for normal, points in sorted(seen, key=lambda facet: facet[0][2]):
        tone = mix(FACET_DARK, FACET, min(1.0, _light(normal) * 1.05))
        sheet.fill(poly(points), tone)
        sheet.stroke(poly(points), mix(tone, "#FFFFFF", 0.12), 1.2, cap="round")
