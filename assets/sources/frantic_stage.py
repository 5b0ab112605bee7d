"""The stage of the event posters: ground, light, rays, and the folk with arms and legs on it."""

import math
from collections.abc import Sequence

from frantic_folk import Mien, figure, limbs
from frantic_things import card
from paper import Point, Sheet, box, disc, mix, num, poly

WIDTH, HEIGHT = 560.0, 400.0
Limb = tuple[Point, ...]


def stage(
    sheet: Sheet,
    sky: str,
    floor: str,
    low: float = 322,
    spokes: tuple[Point, int, str] | None = None,
) -> None:
    """Lay the sky, warm light from the upper left, and a floor whose edge is a little bent.

    ``spokes`` are rays behind it all: from where, how many, in which paper.
    """
    sheet.fill(box(0, 0, WIDTH, HEIGHT), sky)
    if spokes:
        _rays(sheet, *spokes)
    sheet.halo(90, 30, 430, mix(sky, "#FFC978", 0.7), 0.5)
    edge = f"M0 {num(low + 8)}Q{num(WIDTH / 2)} {num(low - 10)} {num(WIDTH)} {num(low + 8)}"
    sheet.cut(f"{edge}V{num(HEIGHT)}H0Z", floor, -4)


def _rays(sheet: Sheet, at: Point, count: int, colour: str) -> None:
    d = ""
    for i in range(count):
        angles = [math.tau * q / count for q in (i, i + 0.5)]
        d += poly([at, *((at[0] + 720 * math.cos(a), at[1] + 720 * math.sin(a)) for a in angles)])
    sheet.fill(d, colour)


def shadow(sheet: Sheet, x: float, y: float, w: float) -> None:
    """Lay a soft shadow on the floor."""
    sheet.fill(disc(x, y, w, w * 0.16), "#120A1E", 0.28)


def person(
    sheet: Sheet,
    colour: str,
    at: Point,
    r: float,
    mien: Mien,
    arms: Sequence[Limb] = (),
    legs: Sequence[Limb] | None = None,
    tilt: float = 0,
) -> None:
    """Draw one of the folk; limbs are given from the body's middle in units of its radius."""
    x, y = at
    if legs is None:
        legs = (((-0.3, 0.7), (-0.34, 1.2), (-0.5, 1.24)), ((0.3, 0.7), (0.34, 1.2), (0.5, 1.24)))
        shadow(sheet, x, y + r * 1.32, r * 0.9)
    placed = [[(x + px * r, y + py * r) for px, py in limb] for limb in (*legs, *arms)]
    limbs(sheet, colour, placed, r * 0.19)
    figure(sheet, colour, at, r, mien, tilt)


def reach(sheet: Sheet, colour: str, at: Point, r: float, arms: Sequence[Limb]) -> None:
    """Lay arms over what is drawn already."""
    placed = [[(at[0] + px * r, at[1] + py * r) for px, py in limb] for limb in arms]
    limbs(sheet, colour, placed, r * 0.19)


def fan(
    sheet: Sheet, at: Point, w: float, colours: str, spread: float = 16, tilt: float = 0
) -> None:
    """Hold cards like a hand: one letter each, ``_`` face down."""
    count = len(colours)
    for i, colour in enumerate(colours):
        turn = tilt + (i - (count - 1) / 2) * spread
        a = math.radians(turn - 90)
        middle = (at[0] + w * 0.95 * math.cos(a), at[1] + w * 0.95 * math.sin(a))
        card(sheet, middle, w, turn, colour.replace("_", ""))


def hill(x: float, low: float, w: float, h: float) -> str:
    """Return the path of a hill."""
    return (
        f"M{num(x - w)} {num(low)}C{num(x - w * 0.5)} {num(low)} {num(x - w * 0.4)} {num(low - h)}"
        f" {num(x)} {num(low - h)}S{num(x + w * 0.5)} {num(low)} {num(x + w)} {num(low)}Z"
    )


def cloud(sheet: Sheet, x: float, y: float, w: float, colour: str, opacity: float = 1) -> None:
    """Hang a flat cloud."""
    d = box(x - w / 2, y - w * 0.1, w, w * 0.2, w * 0.1)
    d += disc(x - w * 0.16, y - w * 0.1, w * 0.18) + disc(x + w * 0.12, y - w * 0.12, w * 0.22)
    sheet.fill(d, colour, opacity)


def heart(x: float, y: float, r: float) -> str:
    """Return the path of a heart."""
    return (
        f"M{num(x)} {num(y + r)}C{num(x - r * 1.6)} {num(y - r * 0.1)} {num(x - r * 0.9)}"
        f" {num(y - r * 1.3)} {num(x)} {num(y - r * 0.35)}C{num(x + r * 0.9)} {num(y - r * 1.3)}"
        f" {num(x + r * 1.6)} {num(y - r * 0.1)} {num(x)} {num(y + r)}Z"
    )
