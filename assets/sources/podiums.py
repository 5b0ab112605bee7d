"""What winners stand on, one for each game: a tower, a stack of loudspeakers, a cliff, straw."""

import math
from collections.abc import Callable

from paper import Luck, Sheet, box, disc, line, num, poly

WIDTH, HEIGHT = 300, 460
"""The highest step; of lower ones only the upper part is to be seen."""


def podiums() -> dict[str, str]:
    """Return path below ``sprites`` and text of every podium."""
    drawn: dict[str, Callable[[Sheet], None]] = {
        "frankfurt/podium": _tower,
        "frantic/podium": _loudspeakers,
        "board/podium": _cliff,
        "frappadingue/podium": _straw,
    }
    found = {}
    for name, draw in drawn.items():
        sheet = Sheet(WIDTH, HEIGHT)
        draw(sheet)
        found[name] = sheet.svg()
    return found


def _tower(sheet: Sheet) -> None:
    """A skyscraper at night, with lit windows."""
    luck = Luck(31)
    sheet.cut(box(14, 26, WIDTH - 28, HEIGHT), "#3A2456", 5)
    sheet.fill(box(14, 26, 26, HEIGHT), "#4B3070")
    sheet.cut(box(4, 8, WIDTH - 8, 26, 5), "#6A4690", 5)
    sheet.fill(box(4, 8, WIDTH - 8, 6, 3), "#9A74C0")
    lit, dark = "", ""
    for row in range(9):
        for column in range(5):
            window = box(56 + column * 42, 118 + row * 38, 26, 22, 3)
            if luck.chance(0.55):
                lit += window
            else:
                dark += window
    sheet.fill(dark, "#22143A")
    sheet.fill(lit, "#FFC868")
    sheet.halo(150, 70, 150, "#FFB65C", 0.16)


def _loudspeakers(sheet: Sheet) -> None:
    """Two boxes with their cones, one on the other."""
    for top in (10, 236):
        sheet.cut(box(8, top, WIDTH - 16, 222, 12), "#241A34", 5)
        sheet.stroke(box(16, top + 8, WIDTH - 32, 206, 9), "#5B4A78", 3)
        for x, y in ((28, 20), (WIDTH - 28, 20), (28, 202), (WIDTH - 28, 202)):
            sheet.fill(disc(x, top + y, 5), "#C9A24A")
    # The first box has its name plate where the points stand, and its cone below it.
    _cone(sheet, 150, 178, 48)
    _cone(sheet, 150, 352, 86)


def _cone(sheet: Sheet, x: float, y: float, r: float) -> None:
    sheet.cut(disc(x, y, r), "#C9A24A", 4)
    sheet.fill(disc(x, y, r - 6), "#140C1F")
    sheet.fill(disc(x, y, r - 14), "#3B2D52")
    sheet.fill(disc(x, y, r - 22), "#2A2040")
    sheet.fill(disc(x, y, r * 0.36), "#6D5A8C")
    sheet.fill(disc(x - r * 0.08, y - r * 0.1, r * 0.16), "#9A86BC")


def _cliff(sheet: Sheet) -> None:
    """Blocks of sandstone with grass on them, and the tide's line."""
    luck = Luck(33)
    top = 34.0
    for row, high in enumerate((92, 84, 96, 90, 96)):
        shift = 0.0 if row % 2 else 74.0
        left = 8.0
        while left < WIDTH - 12:
            wide = min(WIDTH - 8 - left, (148.0 - shift) if left == 8.0 else 148.0)
            colour = ("#D9A56B", "#CB9459", "#E3B57E")[int(luck.between(0, 2.99))]
            sheet.cut(box(left + 1, top + 1, wide - 2, high - 2, 9), colour, 4)
            sheet.fill(box(left + 8, top + 8, max(4.0, wide - 16), 5, 2), "#F3D3A4", 0.7)
            left += wide
        top += high
    blades = [(4.0, 40.0)]
    for i in range(25):
        x = 4 + i * 292 / 24
        blades += [(x, 8 + 12 * luck.unit()), (x + 6, 36.0)]
    blades += [(296.0, 40.0), (296.0, 52.0), (4.0, 52.0)]
    sheet.cut(poly(blades), "#5E9A4E", 3)
    wave = [(8 + i * 4, 300 + 7 * math.sin(i / 4)) for i in range(72)]
    sheet.stroke(line(wave), "#4E8FA3", 6, 0.55)


def _straw(sheet: Sheet) -> None:
    """Bales of straw, with strings around them and a foot in the mud."""
    luck = Luck(35)
    for row in range(4):
        top = 14 + row * 112
        sheet.cut(box(6, top, WIDTH - 12, 108, 16), "#D9A83E", 5)
        sheet.fill(box(14, top + 8, WIDTH - 28, 14, 7), "#F0C862", 0.8)
        stalks = ""
        for _ in range(46):
            x, y = luck.between(16, WIDTH - 46), luck.between(top + 26, top + 98)
            lean = luck.between(-7, 7)
            stalks += f"M{num(x)} {num(y)}l{num(luck.between(12, 28))} {num(lean)}"
        sheet.stroke(stalks, "#A87822", 2.4, 0.75, cap="round")
        for x in (78, 222):
            sheet.stroke(line([(x, top + 2), (x, top + 106)]), "#B5432E", 6)
    mud = [(0.0, HEIGHT + 4)]
    for i in range(17):
        mud.append((i * WIDTH / 16, 430 + 12 * math.sin(i * 1.7) - 8 * luck.unit()))
    mud.append((WIDTH, HEIGHT + 4))
    sheet.fill(poly(mud), "#5A3A22")
