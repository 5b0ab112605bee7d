"""What the cards of all games share: their measures, their frame, letters laid on the picture."""

import math
from collections.abc import Sequence

from paper import CREAM, Point, Sheet, box, mix, num, poly

WIDTH, HEIGHT, CORNER = 250.0, 350.0, 22.0
BORDER = 9.0


def frame(sheet: Sheet, tint: str, paper: str = CREAM, border: float = BORDER) -> None:
    """Lay the rim of a card over its picture; its edge is a little tinted."""
    inner = box(border, border, WIDTH - 2 * border, HEIGHT - 2 * border, CORNER - 8)
    outer = box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, CORNER)
    shade = box(border + 1, border + 1.5, WIDTH - 2 * border, HEIGHT - 2 * border, CORNER - 8)
    sheet.stroke(shade, "#1A0C10", 5, 0.16)
    sheet.stroke(shade, "#1A0C10", 2.5, 0.2)
    sheet.fill(outer + inner, paper, hole=True)
    sheet.stroke(box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER - 1), mix(paper, tint, 0.3), 1.6)


def raised(sheet: Sheet, d: str, shade: str, ink: str) -> None:
    """Lay a piece of paper high above the sky: its shadow is short but clear."""
    sheet.open("translate(3 4)")
    sheet.fill(d, shade, 0.75)
    sheet.close()
    sheet.fill(d, ink)


def lay(sheet: Sheet, art: str, at: Point, tilt: float, k: float) -> None:
    """Lay a whole card, given as its file, with its middle at a point, and its shadow."""
    body = art.split(">\n", 1)[1].rsplit("\n</svg>", 1)[0]
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)}) scale({k})")
    sheet.open("translate(-125 -175)")
    sheet.fill(box(8, 12, 250, 350, 22), "#120A1E", 0.3)
    sheet.raw(body)
    sheet.close()
    sheet.close()


def soft(points: list[Point]) -> str:
    """Return a hill line through the upper points with round tops."""
    first, *middle, low_right, low_left = points
    d = f"M{first[0]} {first[1]}"
    for (x0, y0), (x1, y1) in zip([first, *middle[:-1]], middle, strict=True):
        d += f"C{(x0 + x1) / 2} {y0} {(x0 + x1) / 2} {y1} {x1} {y1}"
    return f"{d}L{low_right[0]} {low_right[1]}L{low_left[0]} {low_left[1]}Z"


def ground(y: float) -> str:
    """Return the path of the ground below ``y``, round at the card's lower corners."""
    low, r = HEIGHT - 4, CORNER - 3
    return f"M4 {y}H{WIDTH - 4}V{low - r}a{r} {r} 0 0 1 -{r} {r}H{4 + r}a{r} {r} 0 0 1 -{r} -{r}Z"


def within(points: Sequence[Point], margin: float = 7) -> list[Point]:
    """Return the part of a polygon that lies on the card, for no picture may stick out."""
    edges = ((0, margin, 1), (0, WIDTH - margin, -1), (1, margin, 1), (1, HEIGHT - margin, -1))
    kept = list(points)
    for axis, limit, way in edges:
        before, kept = kept, []
        for a, b in zip(before[-1:] + before[:-1], before, strict=True):
            inside_a, inside_b = (a[axis] - limit) * way >= 0, (b[axis] - limit) * way >= 0
            if inside_a != inside_b:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if inside_b:
                kept.append(b)
    return kept


def rays(x: float, y: float, count: int) -> str:
    """Return rays from a point to the rim of the card."""
    d = ""
    for i in range(count):
        angles = [math.tau * at / count for at in (i, i + 0.5)]
        corners = [(x + 400 * math.cos(a), y + 400 * math.sin(a)) for a in angles]
        d += poly(within([(x, y), *corners]))
    return d
