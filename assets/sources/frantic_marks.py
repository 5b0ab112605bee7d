"""Small marks for seats in Frantic: who misses a turn, deals, is attacked, counters; the bomb."""

from frantic_folk import plump
from frantic_signs import symbol
from frantic_things import bomb, card
from paper import CREAM, Sheet, disc, poly, star

SIZE = 100.0


def marks() -> dict[str, str]:
    """Return file name and SVG of every mark."""
    return {
        "mark-skip": _signed("s", "#C8321A", "#5A0F04"),
        "mark-counter": _signed("Wc", "#2A4BB8", "#08245C"),
        "mark-attack": _attack(),
        "mark-bomb": _bomb(),
        "mark-dealer": _dealer(),
    }


def _badge(sheet: Sheet, colour: str) -> None:
    sheet.cut(disc(50, 49, 46), CREAM, 3)
    sheet.fill(disc(50, 49, 40), colour)


def _signed(name: str, colour: str, shade: str) -> str:
    sheet = Sheet(SIZE, SIZE)
    _badge(sheet, colour)
    symbol(sheet, name, (50, 49), 54 if name == "s" else 56, (CREAM, shade, colour))
    return sheet.svg()


def _attack() -> str:
    """A burst, and an arrow that strikes."""
    sheet = Sheet(SIZE, SIZE)
    sheet.cut(star(50, 50, 47, 32, 11), CREAM, 3)
    sheet.fill(star(50, 50, 41, 27, 11), "#E2562F")
    for dx, dy, colour in ((2.5, 3, "#5A0F04"), (0, 0, CREAM)):
        sheet.open(f"translate({50 + dx} {50 + dy}) rotate(135)")
        arrow = [(-27, -6), (0, -6), (0, -18), (27, 0), (0, 18), (0, 6), (-27, 6)]
        sheet.fill(poly(plump(arrow, 0.1)), colour)
        sheet.close()
    return sheet.svg()


def _bomb() -> str:
    sheet = Sheet(SIZE, SIZE)
    _badge(sheet, "#F7B928")
    bomb(sheet, (42, 58), 25)
    return sheet.svg()


def _dealer() -> str:
    """A hand of cards, face down."""
    sheet = Sheet(SIZE, SIZE)
    _badge(sheet, "#0B7F5C")
    for x, y, tilt in ((34, 52, -18), (50, 47, 0), (66, 52, 18)):
        card(sheet, (x, y), 29, tilt)
    return sheet.svg()
