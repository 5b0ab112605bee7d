"""The towers on the cards: as many storeys as the number, one way to build per colour.

An odd number has a pointed roof, an even one a flat roof, in all three colours.
"""

from dataclasses import dataclass

from paper import Luck, Sheet, box, disc, line, mix, num, poly

BASE_HEIGHT, STOREY = 36.0, 5.5
BASE_WIDTH, NARROWER = 98.0, 1.25
ROOF_PEAK = 46.0
ROOMY = 12.0


@dataclass(frozen=True)
class Look:
    """The papers of one colour, from the sky to the street."""

    sky: str
    glow: str
    disc: str
    far: str
    near: str
    wall: str
    lit_wall: str
    roof: str
    trim: str
    window: str
    street: str
    index: str


LOOKS = {
    "Y": Look(
        sky="#F7B928",
        glow="#FBCB55",
        disc="#FFE9A8",
        far="#EBA51C",
        near="#D68B12",
        wall="#8C4A0E",
        lit_wall="#A65C14",
        roof="#5E2C08",
        trim="#E8B45A",
        window="#FFF0B8",
        street="#4E2607",
        index="#391C04",
    ),
    "R": Look(
        sky="#C9321F",
        glow="#D8472F",
        disc="#F49A7E",
        far="#B52A1B",
        near="#951D17",
        wall="#620F14",
        lit_wall="#7A171A",
        roof="#430810",
        trim="#C0492F",
        window="#FFDFA0",
        street="#3A070E",
        index="#FFF6E2",
    ),
    "B": Look(
        sky="#1F62B0",
        glow="#3579C6",
        disc="#A9D2F5",
        far="#1B559C",
        near="#164683",
        wall="#0D2C5E",
        lit_wall="#17407F",
        roof="#0A2149",
        trim="#5DA0E0",
        window="#FFF3C2",
        street="#081B3D",
        index="#FFF6E2",
    ),
}


@dataclass(frozen=True)
class Plot:
    """Where a tower stands: middle, street level, and its measures in units."""

    x: float
    ground: float
    number: int

    @property
    def height(self) -> float:
        """Height of the walls."""
        return BASE_HEIGHT + STOREY * self.number

    @property
    def width(self) -> float:
        """Width of the walls."""
        return BASE_WIDTH - NARROWER * self.number

    @property
    def top(self) -> float:
        """Where the roof begins."""
        return self.ground - self.height

    @property
    def left(self) -> float:
        """Left edge of the walls."""
        return self.x - self.width / 2

    @property
    def storey(self) -> float:
        """Height of one storey."""
        return (self.height - 6) / self.number

    @property
    def odd(self) -> bool:
        """Whether the roof is pointed."""
        return self.number % 2 == 1

    def floor(self, i: int) -> float:
        """Return the top of storey ``i``, counted from the roof."""
        return self.top + 5 + i * self.storey


def tower(sheet: Sheet, colour: str, plot: Plot) -> None:
    """Draw the tower of a card."""
    look = LOOKS[colour]
    {"Y": _gable_house, "R": _brick_tower, "B": _glass_tower}[colour](sheet, look, plot)


def _walls(sheet: Sheet, look: Look, plot: Plot, lit: float) -> None:
    sheet.cut(box(plot.left, plot.top, plot.width, plot.height), look.wall, 6)
    sheet.fill(box(plot.left, plot.top, plot.width * lit, plot.height), look.lit_wall)


def _gable_house(sheet: Sheet, look: Look, plot: Plot) -> None:
    _walls(sheet, look, plot, 0.62)
    beams = ""
    for i in range(plot.number + 1):
        y = min(plot.floor(i) - 1.2, plot.ground - 2)
        beams += line([(plot.left, y), (plot.left + plot.width, y)])
    for share in (0.02, 0.34, 0.66, 0.98):
        x = plot.left + plot.width * share
        beams += line([(x, plot.top), (x, plot.ground)])
    sheet.stroke(beams, look.trim, 1.6 if plot.number > 9 else 2.2)
    _windows(sheet, look, plot, columns=3, share=0.5)
    left, right, y = plot.left - 7, plot.left + plot.width + 7, plot.top + 2
    if plot.odd:
        peak = y - ROOF_PEAK - 6
        sheet.cut(poly([(left, y), (plot.x, peak), (right, y)]), look.roof, 5)
        sheet.fill(poly([(left, y), (plot.x, peak), (plot.x, peak + 9), (left + 15, y)]), look.trim)
        sheet.fill(disc(plot.x, y - 15, 7.5), look.window)
        return
    sheet.fill(box(left + 9, y - 26, 13, 22), look.roof)
    sheet.fill(box(right - 22, y - 26, 13, 22), look.roof)
    sheet.fill(box(left + 7, y - 28, 17, 5), look.trim)
    sheet.fill(box(right - 24, y - 28, 17, 5), look.trim)
    sheet.cut(box(left, y - 13, right - left, 13, 1), look.roof, 4)
    sheet.fill(box(left, y - 13, right - left, 4.5, 1), look.trim)


def _brick_tower(sheet: Sheet, look: Look, plot: Plot) -> None:
    _walls(sheet, look, plot, 0.55)
    bricks = ""
    for i in range(int(plot.height // 7)):
        y = plot.top + 4 + i * 7
        for j in range(6):
            x = plot.left + plot.width * (j + (0.25 if i % 2 else 0.7)) / 6.4
            bricks += line([(x, y), (x + 6, y)])
    sheet.stroke(bricks, look.trim, 1.5, 0.45)
    _windows(sheet, look, plot, columns=3, share=0.46, arch=True)
    left, right, y = plot.left - 6, plot.left + plot.width + 6, plot.top
    if plot.odd:
        sheet.cut(poly([(left - 2, y), (plot.x, y - ROOF_PEAK - 10), (right + 2, y)]), look.roof, 5)
        ridge = (plot.x - 1, y - ROOF_PEAK - 10)
        sheet.fill(poly([(left - 2, y), ridge, (plot.x - 6, y)]), look.wall)
        sheet.fill(box(left, y - 4, right - left, 8), look.trim)
        sheet.fill(box(plot.x - 5, y - 24, 10, 14, 5), look.window)
        return
    sheet.cut(box(left, y - 8, right - left, 14), look.roof, 4)
    width = (right - left) / 7
    for i in range(0, 7, 2):
        sheet.fill(box(left + i * width, y - 20, width, 13), look.roof)
        sheet.fill(box(left + i * width, y - 20, width, 4), look.trim)
    sheet.fill(box(left, y + 2, right - left, 4), look.trim)


def _glass_tower(sheet: Sheet, look: Look, plot: Plot) -> None:
    _walls(sheet, look, plot, 0.5)
    middle = plot.left + plot.width * 0.5
    edge = mix(look.lit_wall, look.trim, 0.35)
    sheet.fill(box(plot.left, plot.top, plot.width * 0.07, plot.height), edge)
    _windows(sheet, look, plot, columns=2, share=0.78)
    y = plot.top
    if plot.odd:
        right = plot.left + plot.width
        peak = y - ROOF_PEAK - 2
        sheet.stroke(line([(middle, peak + 6), (middle, peak - 16)]), look.roof, 3.5)
        sheet.cut(poly([(plot.left, y), (middle, peak), (right, y)]), look.roof, 5)
        sheet.fill(poly([(plot.left, y), (middle, peak), (middle, y)]), look.trim)
        sheet.fill(poly([(plot.left + 9, y), (middle, peak + 16), (middle, y)]), look.lit_wall)
        sheet.fill(disc(middle, peak - 15, 3.6), look.window)
        return
    left, width = plot.left - 4, plot.width + 8
    sheet.fill(box(left + width * 0.2, y - 20, 4, 14), look.roof)
    sheet.fill(box(left + width * 0.8 - 4, y - 20, 4, 14), look.roof)
    sheet.fill(disc(left + width * 0.2 + 2, y - 20, 3.6), look.window)
    sheet.fill(disc(left + width * 0.8 - 2, y - 20, 3.6), look.window)
    sheet.cut(box(left, y - 9, width, 11, 1), look.roof, 4)
    sheet.fill(box(left, y - 9, width, 4, 1), look.trim)


def _windows(
    sheet: Sheet, look: Look, plot: Plot, columns: int, share: float, arch: bool = False
) -> None:
    lit, dim = "", ""
    cell = plot.width / columns
    gap = max(3.0, plot.storey * 0.42) if plot.storey < ROOMY else 5.0
    luck = Luck(plot.number * columns + len(look.wall))
    w, h = cell * share, min(plot.storey - gap, 26)
    for i in range(plot.number):
        for j in range(columns):
            x = plot.left + cell * j + (cell - w) / 2
            d = _window(x, plot.floor(i) + (plot.storey - h) / 2, w, h, arch)
            if plot.number > 3 and luck.chance(0.4):
                dim += d
            else:
                lit += d
    sheet.fill(lit, look.window)
    if dim:
        sheet.fill(dim, mix(look.window, look.wall, 0.66))
    if h > ROOMY:
        _bars(sheet, look, plot, columns)


def _window(x: float, y: float, w: float, h: float, arch: bool) -> str:
    if not arch or h < ROOMY * 0.6:
        return box(x, y, w, h, 0.8)
    r = num(w / 2)
    top = num(y + min(w / 2, h * 0.6))
    rise = num(min(w / 2, h * 0.6))
    return f"M{num(x)} {top}a{r} {rise} 0 0 1 {num(w)} 0V{num(y + h)}h{num(-w)}Z"


def _bars(sheet: Sheet, look: Look, plot: Plot, columns: int) -> None:
    """Put a cross into the large windows of small houses."""
    cell, d = plot.width / columns, ""
    for i in range(plot.number):
        middle = plot.floor(i) + plot.storey / 2
        for j in range(columns):
            x = plot.left + cell * (j + 0.5)
            d += line([(x, middle - 12), (x, middle + 12)])
            d += line([(x - cell * 0.4, middle), (x + cell * 0.4, middle)])
    sheet.stroke(d, look.lit_wall, 2)
