"""Dusk over a city of our own: sky in torn bands, three rows of towers, lit windows."""

from collections.abc import Callable
from dataclasses import dataclass

from paper import Luck, Sheet, box, disc, mix, num, poly, star

SKY = ("#231846", "#2C1C52", "#3A215D", "#512864", "#713165", "#963E62", "#BD5157", "#DE6F4B")
SKY_LOW = ("#F0914A", "#F8B35C")
LIT = "#FFD27A"
AMBER = "#F4A24E"


@dataclass(frozen=True)
class Row:
    """One row of towers: street level, papers, and how tall and wide it builds."""

    base: float
    wall: str
    edge: str
    tall: Callable[[float], float]
    widths: tuple[float, float] = (48, 110)
    window: float = 7
    share: float = 0.3
    depth: float = 4
    rough: float = 0.45


def wave(luck: Luck, left: float, right: float, y: float, swing: float, bottom: float) -> str:
    """Return a band whose upper edge swings softly around ``y``."""
    x, height = left, y + luck.between(-swing, swing)
    d = f"M{num(x)} {num(height)}"
    while x < right:
        step, following = luck.between(130, 330), y + luck.between(-swing, swing)
        end = x + step
        d += f"C{num(x + step * 0.4)} {num(height)} {num(end - step * 0.4)} {num(following)}"
        d += f" {num(end)} {num(following)}"
        x, height = end, following
    return f"{d}V{num(bottom)}H{num(left)}Z"


def sky(sheet: Sheet, luck: Luck, horizon: float, colours: tuple[str, ...] = SKY + SKY_LOW) -> None:
    """Paint the whole sheet with bands that grow lighter towards the horizon."""
    w, h = sheet.width, sheet.height
    sheet.fill(box(0, 0, w, h), colours[0])
    steps = len(colours) * 2 - 1
    for i in range(1, steps):
        low, high = colours[i // 2], colours[min(i // 2 + i % 2, len(colours) - 1)]
        y = horizon * (i / steps) ** 0.82
        sheet.fill(wave(luck, -20, w + 20, y, 13, h), mix(low, high, 0.5))


def sun(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Add a low sun with a wide halo."""
    sheet.halo(x, y, r * 7, "#FFB65C", 0.55)
    sheet.fill(disc(x, y, r * 1.14), "#FFC873", 0.5)
    sheet.fill(disc(x, y, r), "#FFE3A0")


def stars(sheet: Sheet, luck: Luck, depth: float, count: int) -> None:
    """Scatter stars over the upper ``depth`` units."""
    small, large = "", ""
    for i in range(count):
        x, y = sheet.width * luck.unit(), depth * luck.unit() ** 1.4
        if i % 6 == 0:
            r = luck.between(5, 8)
            large += star(x, y, r, r * 0.24, 4)
        else:
            small += disc(x, y, luck.between(1, 2))
    sheet.fill(small, "#FFE9C9", 0.5)
    sheet.fill(large, "#FFE9C9", 0.75)


def towers(sheet: Sheet, luck: Luck, row: Row, left: float = -30, right: float = 1950) -> None:
    """Build one row of towers from ``left`` to ``right``."""
    x, outline, edges, windows = left, "", "", ("", "")
    while x < right:
        w = luck.between(*row.widths)
        height = row.tall(x + w / 2) * luck.between(1 - row.rough, 1)
        body, edge, top = _tower(luck, x, row.base, w, height)
        outline += body
        edges += edge
        lit, amber = _lights(luck, row, x, w, top)
        windows = (windows[0] + lit, windows[1] + amber)
        x += w * luck.between(0.86, 1.04)
    sheet.cut(outline, row.wall, row.depth)
    sheet.fill(edges, row.edge)
    if windows[0]:
        sheet.fill(windows[0], LIT)
        sheet.fill(windows[1], AMBER)


def _tower(luck: Luck, x: float, base: float, w: float, h: float) -> tuple[str, str, float]:
    """Return a tower's outline, its lit left edge, and where its windows may begin."""
    y, right = base - h, x + w
    edge = box(x, y, max(3.5, w * 0.07), h)
    match int(luck.unit() * 8):
        case 0:
            tip = w * luck.between(0.35, 0.7)
            roof = poly([(x, y), (x + w / 2, y - tip), (right, y)])
            return roof + box(x, y - 0.5, w, h + 0.5), edge, y + 6
        case 1:
            slant = w * 0.3
            body = poly([(x, y + slant), (right, y - slant), (right, base), (x, base)])
            return body, box(x, y + slant, max(3.5, w * 0.07), h - slant), y + slant + 4
        case 2:
            i = w * 0.22
            body = [(x, y), (x + i, y), (x + i, y - i), (right - i, y - i), (right - i, y)]
            return poly([*body, (right, y), (right, base), (x, base)]), edge, y + 4
        case 3:
            mast = box(x + w / 2 - 1.6, y - w * 0.75, 3.2, w * 0.75)
            cap = box(x + w * 0.3, y - w * 0.16, w * 0.4, w * 0.17)
            return mast + cap + box(x, y, w, h), edge, y + 6
        case 4:
            r = w / 2
            dome = f"M{num(x)} {num(y)}a{num(r)} {num(r * 0.7)} 0 0 1 {num(w)} 0V{num(base)}"
            return f"{dome}H{num(x)}Z", edge, y + 6
        case _:
            return box(x, y, w, h), edge, y + 6


def _lights(luck: Luck, row: Row, x: float, w: float, top: float) -> tuple[str, str]:
    if row.share <= 0 or luck.chance(0.12):
        return "", ""
    size = row.window
    pitch_x, pitch_y = size * 1.9, size * luck.between(1.9, 2.4)
    columns = int((w - size * 1.6) // pitch_x)
    if columns < 1:
        return "", ""
    start = x + (w - (columns - 1) * pitch_x - size) / 2
    tall = size * luck.between(1.0, 1.35)
    share = row.share * luck.between(0.3, 1.25)
    lit, amber, y = "", "", top + size
    while y < row.base - size * 2:
        for i in range(columns):
            if luck.chance(share):
                d = box(start + i * pitch_x, y, size, tall)
                lit, amber = (lit, amber + d) if luck.chance(0.35) else (lit + d, amber)
        y += pitch_y
    return lit, amber


def trees(sheet: Sheet, luck: Luck, y: float, colour: str, left: float, right: float) -> None:
    """Plant a hedge of round trees along ``y``."""
    d, x = box(left, y, right - left, 60), left
    while x < right:
        r = luck.between(16, 34)
        d += disc(x, y + luck.between(-6, 8), r, r * 0.86)
        x += r * luck.between(0.8, 1.3)
    sheet.cut(d, colour, 3)
