"""Who runs: the heads of the house on bodies of thick paper strips, and the crowd that cheers."""

from collections.abc import Callable, Sequence

import faces
from paper import SHADOW, Luck, Point, Sheet, box, disc, line, mix, num

SKIN = {
    "fox": "#EE7A2B",
    "bear": "#9A5B34",
    "owl": "#6F54C6",
    "rabbit": "#EFE3EA",
    "zeil": "#9AA4B8",
    "main": "#5FA8EE",
    "roemer": "#B87F1C",
    "oper": "#8A4FB0",
}
HEAD_ACROSS = 200.0
Strip = Sequence[Point]


def strip(sheet: Sheet, points: Strip, colour: str, width: float, depth: float = 3) -> None:
    """Lay a bent strip of paper with round ends; a limb is one."""
    sheet.open(f"translate({num(depth * 0.7)} {num(depth)})")
    sheet.stroke(line(points), SHADOW, width, 0.22, cap="round")
    sheet.close()
    sheet.stroke(line(points), colour, width, cap="round")


def head(sheet: Sheet, name: str, mood: str, at: Point, width: float, tilt: float = 0) -> None:
    """Put a head of the house, ``width`` units wide, with its middle at a point."""
    k = width / HEAD_ACROSS
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)}) scale({k:.3f})")
    sheet.open(f"translate({num(-HEAD_ACROSS / 2)} {num(-HEAD_ACROSS / 2)})")
    faces.head(sheet, name, mood)
    sheet.close()
    sheet.close()


def legs(sheet: Sheet, name: str, strips: Sequence[Strip], width: float, shoe: str) -> None:
    """Draw legs from the hip down; the last point of each is a shoe."""
    for points in strips:
        strip(sheet, points[:-1], SKIN[name], width)
        strip(sheet, points[-2:], shoe, width * 1.15)


def arms(sheet: Sheet, name: str, strips: Sequence[Strip], width: float) -> None:
    """Draw arms with a round hand at the end of each."""
    for points in strips:
        strip(sheet, points, SKIN[name], width)
        sheet.fill(disc(*points[-1], width * 0.68), mix(SKIN[name], "#FFFFFF", 0.12))


def torso(sheet: Sheet, top: Point, low: Point, width: float, shirt: str) -> None:
    """Draw a shirt with a start number's white patch."""
    strip(sheet, (top, low), shirt, width, 4)
    x, y = (top[0] + low[0]) / 2, (top[1] + low[1]) / 2
    side = width * 0.46
    sheet.fill(box(x - side / 2, y - side / 2, side, side, 2), "#FFF6E2", 0.92)


def crowd(
    luck: Luck,
    left: float,
    right: float,
    edge: Callable[[float], float],
    tall: Callable[[float], float],
) -> tuple[str, ...]:
    """Return the outlines of people who stand along an edge, in three papers."""
    papers, x, i = ["", "", ""], left, 0
    while x < right:
        papers[i % 3] += _spectator(luck, x, edge(x), tall(x))
        x += tall(x) * luck.between(0.62, 1.0)
        i += 1 + int(luck.unit() * 2)
    return tuple(papers)


def _spectator(luck: Luck, x: float, y: float, size: float) -> str:
    r = size * luck.between(0.27, 0.35)
    top = y - size * luck.between(1.5, 2.0)
    d = disc(x, top, r, r * 1.12)
    d += box(x - r * 1.6, top + r * 1.05, r * 3.2, y - top + size * 0.3, r * 1.1)
    arms = (-1, 1) if luck.chance(0.18) else (-1,) if luck.chance(0.24) else ()
    for side in arms:
        lean = side * size * luck.between(0.1, 0.5)
        hand = (x + side * r * 1.3 + lean, top - size * luck.between(0.4, 0.8))
        d += _arm(x + side * r * 1.25, top + r * 2, *hand, r * 0.36)
    return d


def _arm(x0: float, y0: float, x1: float, y1: float, half: float) -> str:
    low = f"M{num(x0 - half * 1.4)} {num(y0)}L{num(x1 - half)} {num(y1)}"
    return f"{low}L{num(x1 + half)} {num(y1)}L{num(x0 + half * 1.4)} {num(y0)}Z" + disc(
        x1, y1, half * 1.5
    )
