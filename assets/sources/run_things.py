"""Small things that stand about at the run: signs, medals, kilometre stones."""

import math

import letters
import signs
from paper import CREAM, Luck, Sheet, box, disc, num, poly, star

GOLD, GOLD_LIT, GOLD_DARK = "#F5BE36", "#FFE08A", "#A8690C"


def sign(sheet: Sheet, shape: str, x: float, y: float, size: float, colour: str) -> None:
    """Draw a shape of the house, ``size`` units wide, around a point."""
    sheet.open(f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 100:.3f})")
    sheet.fill(signs.paths()[shape], colour, hole=shape == "ring")
    sheet.close()


def kilometre_post(sheet: Sheet, x: float, low: float, k: float) -> None:
    """Plant a kilometre stone with its red cap; ``k`` is its size, 1 is 52 units wide."""
    sheet.open(f"translate({num(x)} {num(low)}) scale({k:.3f})")
    sheet.cut("M-26 8V-58a24 24 0 0 1 24 -24h4a24 24 0 0 1 24 24V8Z", CREAM, 5)
    cap = "M-26 -58a24 24 0 0 1 24 -24h4a24 24 0 0 1 24 24v6h-52Z"
    sheet.fill(cap, "#E2562F")
    sheet.fill(box(-26, -52, 52, 3), "#7A1F14", 0.5)
    sheet.fill("M-26 -52v52h8v-78q-8 6 -8 20Z", "#120A1E", 0.08)
    width = letters.size("KM", 21)
    sheet.fill(letters.outline("KM", 21, -width / 2, -20), "#391C04")
    sheet.close()


def medal(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Hang a gold medal with a star on two ribbons."""
    for side, colour in ((-1, "#E2562F"), (1, "#B83A1C")):
        ribbon = [(x, y - r * 0.4), (x + side * r * 0.75, y - r * 1.75), (x, y - r * 1.75)]
        sheet.cut(poly([*ribbon[:2], (x - side * r * 0.05, y - r * 1.75)]), colour, 2)
    sheet.cut(star(x, y, r * 1.1, r * 0.94, 16), GOLD_DARK, 4)
    sheet.fill(disc(x, y, r * 0.94), GOLD)
    sheet.stroke(disc(x, y, r * 0.78), GOLD_LIT, r * 0.1)
    sheet.fill(star(x, y + r * 0.04, r * 0.64, r * 0.28), "#6B2E06")


def splat(luck: Luck, x: float, y: float, r: float) -> str:
    """Return a splash of mud: lobes around a lump, and drops around it."""
    d = disc(x, y, r * 0.76)
    for i in range(8):
        a, far = math.tau * (i + luck.between(-0.3, 0.3)) / 8, r * luck.between(0.6, 0.84)
        d += _lump(x + far * math.cos(a), y + far * math.sin(a), r * luck.between(0.18, 0.34))
    for i in range(5):
        a, far = math.tau * (i + luck.between(-0.3, 0.3)) / 5, r * luck.between(1.25, 1.6)
        d += _lump(x + far * math.cos(a), y + far * math.sin(a), r * luck.between(0.06, 0.15))
    return d


def _lump(x: float, y: float, r: float) -> str:
    """Return a small lump of mud; it need not be as round as a disc."""
    sides = 8 if r < 4 else 14
    angles = [math.tau * i / sides for i in range(sides)]
    return poly((x + r * math.cos(a), y + r * math.sin(a)) for a in angles)
