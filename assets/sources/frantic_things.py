"""What lies and stands about in the pictures of Frantic: little cards, presents, hats, clouds."""

import letters
from frantic_folk import COATS, INK, shape
from paper import CREAM, Point, Sheet, box, disc, num, star

RATIO = 1.4


def pale_card(sheet: Sheet, at: Point, w: float, tilt: float, colour: str) -> None:
    """Lay a little card of cream paper, its shape in colour: it is seen on that colour too."""
    h = w * RATIO
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)})")
    sheet.cut(box(-w / 2, -h / 2, w, h, w * 0.1), CREAM, max(1.5, w * 0.06))
    sheet.fill(shape(colour, 0, 0, w * 0.34), COATS[colour].ground)
    sheet.close()


def card(
    sheet: Sheet, at: Point, w: float, tilt: float = 0, colour: str = "", text: str = ""
) -> None:
    """Lay a little card around a point: of a colour, black (``K``), or face down (no colour)."""
    h, edge, r = w * RATIO, w * 0.07, w * 0.1
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)})")
    sheet.cut(box(-w / 2, -h / 2, w, h, r), CREAM, max(1.5, w * 0.06))
    inner = box(-w / 2 + edge, -h / 2 + edge, w - 2 * edge, h - 2 * edge, r * 0.6)
    coat = COATS[colour or "K"]
    sheet.fill(inner, coat.ground)
    if text:
        tall = h * 0.5
        d = letters.outline(text, tall, -letters.size(text, tall) / 2, tall / 2)
        sheet.fill(d, coat.ink)
    elif colour:
        sheet.fill(shape(colour, 0, 0, w * 0.3), CREAM if colour == "K" else coat.lit)
    else:
        sheet.fill(disc(0, 0, w * 0.25), "#7A3FA8")
        sheet.stroke(disc(0, 0, w * 0.25), CREAM, w * 0.05)
    sheet.close()


def present(
    sheet: Sheet, at: Point, w: float, h: float, paper: str, ribbon: str, bow: str = ""
) -> None:
    """Put down a wrapped box of a size around a point; its bow may be of another paper."""
    x, y = at[0] - w / 2, at[1] - h / 2
    sheet.cut(box(x, y, w, h, 3), paper, 4)
    sheet.fill(box(x + w * 0.42, y, w * 0.16, h), ribbon)
    sheet.cut(box(x - w * 0.05, y - h * 0.08, w * 1.1, h * 0.3, 3), paper, 3)
    sheet.fill(box(x + w * 0.42, y - h * 0.08, w * 0.16, h * 0.3), ribbon)
    for side in (-1, 1):
        q = w * 0.24 * side
        d = f"M{num(at[0])} {num(y - h * 0.08)}c{num(q * 0.2)} {num(-h * 0.5)} {num(q * 1.6)}"
        d += f" {num(-h * 0.5)} {num(q * 1.3)} {num(-h * 0.14)}Z"
        sheet.cut(d, bow or ribbon, 2)
    sheet.fill(disc(at[0], y - h * 0.08, w * 0.06), INK, 0.2)


def bomb(sheet: Sheet, at: Point, r: float) -> None:
    """Put down a round bomb with a burning fuse."""
    x, y = at
    fuse = f"M{num(x + r * 0.5)} {num(y - r * 0.86)}q{num(r * 0.2)} {num(-r * 0.5)}"
    fuse += f" {num(r * 0.52)} {num(-r * 0.34)}t{num(r * 0.3)} {num(-r * 0.06)}"
    sheet.stroke(fuse, "#5A3A1C", r * 0.11, cap="round")
    sheet.stroke(fuse, "#D9B36A", r * 0.07, cap="round")
    sheet.open(f"rotate(30 {num(x)} {num(y)})")
    sheet.cut(box(x - r * 0.26, y - r * 1.14, r * 0.52, r * 0.34, r * 0.07), "#3A3043", 3)
    sheet.close()
    sheet.cut(disc(x, y, r), "#241C2C", max(2, r * 0.05))
    sheet.fill(disc(x + r * 0.05, y + r * 0.07, r * 0.92), INK)
    sheet.fill(disc(x - r * 0.5, y - r * 0.56, r * 0.2, r * 0.13), "#FFFFFF", 0.55)
    spark = (x + r * 1.34, y - r * 1.26)
    for outer, paper in ((0.36, "#F58A2E"), (0.24, "#FFDC46"), (0.12, "#FFFFFF")):
        sheet.fill(star(*spark, r * outer, r * outer * 0.46, 8), paper)
