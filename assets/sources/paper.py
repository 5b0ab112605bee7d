"""Cut paper in SVG: the few drawing words that every picture of the game is made of.

Only what SDL_image's rasteriser draws is used: paths, rectangles, circles, flat fills, strokes,
opacity and ``transform``. No filters, masks, clips, texts or style sheets.
"""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

CREAM = "#FFF6E2"
SHADOW = "#120A1E"
SMALLEST_ROUND, LARGEST_ROUND = 3.2, 30.0
HALO_STOPS = tuple(i / 10 for i in range(11))
SHADOW_STEPS = ((0.45, 0.16), (1.0, 0.13))


def num(value: float) -> str:
    """Write a number with at most one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def poly(points: Iterable[Point]) -> str:
    """Return the path of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def line(points: Iterable[Point]) -> str:
    """Return the path of an open line."""
    return poly(points)[:-1]


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Return the path of a rectangle with round corners of radius ``r``."""
    if r <= 0:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    r = min(r, w / 2, h / 2)
    a = num(r)
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}a{a} {a} 0 0 1 {a} {a}v{num(h - 2 * r)}"
        f"a{a} {a} 0 0 1 -{a} {a}h{num(2 * r - w)}a{a} {a} 0 0 1 -{a} -{a}v{num(2 * r - h)}"
        f"a{a} {a} 0 0 1 {a} -{a}Z"
    )


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Return the path of an ellipse around (x, y); small ones are many-sided.

    The rasteriser flattens an arc of a few pixels too coarsely to look round.
    """
    ry = rx if ry is None else ry
    if SMALLEST_ROUND <= max(rx, ry) <= LARGEST_ROUND:
        sides = 24 if max(rx, ry) < LARGEST_ROUND / 2 else 32
        angles = [math.tau * i / sides for i in range(sides)]
        return poly((x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles)
    arc = f"a{num(rx)} {num(ry)} 0 1 1"
    return f"M{num(x - rx)} {num(y)}{arc} {num(2 * rx)} 0{arc} {num(-2 * rx)} 0Z"


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Return the path of a star that stands on two of its points."""
    corners = []
    for i in range(2 * points):
        radius = outer if i % 2 == 0 else inner
        angle = math.pi * i / points - math.pi / 2
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return poly(corners)


def drop(x: float, y: float, r: float) -> str:
    """Return the path of a drop whose round part lies around (x, y + r / 4)."""
    cy = y + r * 0.28
    q = r * 0.74
    tip = y - r * 1.02
    return (
        f"M{num(x)} {num(tip)}C{num(x + q * 0.35)} {num(y - r * 0.5)} {num(x + q)}"
        f" {num(y - r * 0.2)} {num(x + q)} {num(cy)}A{num(q)} {num(q)} 0 0 1 {num(x - q)} {num(cy)}"
        f"C{num(x - q)} {num(y - r * 0.2)} {num(x - q * 0.35)} {num(y - r * 0.5)}"
        f" {num(x)} {num(tip)}Z"
    )


def crescent(x: float, y: float, r: float) -> str:
    """Return the path of a waxing moon of radius ``r`` that opens to the upper right."""
    a, b = (x + r * 0.34, y - r * 0.94), (x + r * 0.94, y + r * 0.34)
    inner = num(r * 0.78)
    return (
        f"M{num(a[0])} {num(a[1])}A{num(r)} {num(r)} 0 1 0 {num(b[0])} {num(b[1])}"
        f"A{inner} {inner} 0 1 1 {num(a[0])} {num(a[1])}Z"
    )


def mix(a: str, b: str, share: float) -> str:
    """Return the colour ``share`` of the way from ``a`` to ``b``."""
    pairs = zip(_rgb(a), _rgb(b), strict=True)
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in pairs)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


class Luck:
    """A small stream of repeatable luck, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 97) & 0xFFFFFFFF
        for _ in range(4):
            self.unit()

    def unit(self) -> float:
        """Return a number from 0 up to 1."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self._state >> 8) / (1 << 24)

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * self.unit()

    def pick(self, items: Sequence[str]) -> str:
        """Return one of the items."""
        return items[int(self.unit() * len(items))]

    def chance(self, share: float) -> bool:
        """Return true in the given share of calls."""
        return self.unit() < share


class Sheet:
    """One picture: elements from the lowest paper to the highest."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._parts: list[str] = []

    def fill(self, d: str, colour: str, opacity: float = 1, *, hole: bool = False) -> None:
        """Add a flat shape; ``hole`` lets an inner outline cut a hole."""
        rule = ' fill-rule="evenodd"' if hole else ""
        alpha = "" if opacity >= 1 else f' fill-opacity="{opacity:.2f}"'
        self._parts.append(f'<path fill="{colour}"{alpha}{rule} d="{d}"/>')

    def stroke(
        self, d: str, colour: str, width: float, opacity: float = 1, dash: str = "", cap: str = ""
    ) -> None:
        """Add a line."""
        alpha = "" if opacity >= 1 else f' stroke-opacity="{opacity:.2f}"'
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        ends = f' stroke-linecap="{cap}" stroke-linejoin="{cap}"' if cap else ""
        self._parts.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}"'
            f'{alpha}{dashes}{ends} d="{d}"/>'
        )

    def cut(self, d: str, colour: str, depth: float = 4, *, hole: bool = False) -> None:
        """Add a sheet of paper that throws a shadow ``depth`` units to the lower right."""
        rule = ' fill-rule="evenodd"' if hole else ""
        for share, alpha in SHADOW_STEPS:
            shift = f"{num(depth * share * 0.7)} {num(depth * share)}"
            self._parts.append(
                f'<path transform="translate({shift})" fill="{SHADOW}"'
                f' fill-opacity="{alpha}"{rule} d="{d}"/>'
            )
        self.fill(d, colour, hole=hole)

    def halo(self, x: float, y: float, r: float, colour: str, strength: float) -> None:
        """Add light that fades out evenly, with no edge."""
        name = f"h{len(self._parts)}"
        stops = "".join(
            f'<stop offset="{num(at * 100)}%" stop-color="{colour}"'
            f' stop-opacity="{strength * (1 - at) ** 2.2:.3f}"/>'
            for at in HALO_STOPS
        )
        self._parts.append(
            f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse"'
            f' cx="{num(x)}" cy="{num(y)}" r="{num(r)}">{stops}</radialGradient></defs>'
            f'<path fill="url(#{name})" d="{disc(x, y, r)}"/>'
        )

    def lit(
        self, d: str, light: tuple[float, float, float, float], colours: tuple[str, str]
    ) -> None:
        """Fill a shape from a light (x, y, radius, height : width) out into the dark."""
        name, (x, y, r, squash) = f"l{len(self._parts)}", light
        stops = "".join(
            f'<stop offset="{num(at * 100)}%"'
            f' stop-color="{mix(colours[0], colours[1], at * at * (3 - 2 * at))}"/>'
            for at in HALO_STOPS
        )
        self._parts.append(
            f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0"'
            f' r="{num(r)}" gradientTransform="translate({num(x)} {num(y)})'
            f' scale(1 {squash:.2f})">{stops}</radialGradient></defs>'
            f'<path fill="url(#{name})" d="{d}"/>'
        )

    def grain(self, luck: Luck, area: tuple[float, float, float, float], count: int) -> None:
        """Scatter short fibres, half of them light and half dark, over (x, y, w, h)."""
        x, y, w, h = area
        for colour, alpha in (("#FFFFFF", 0.10), ("#000000", 0.07)):
            d = ""
            for _ in range(count // 2):
                px, py = x + w * luck.unit(), y + h * luck.unit()
                dx, dy = luck.between(-4, 4), luck.between(-4, 4)
                d += f"M{num(px)} {num(py)}l{num(dx)} {num(dy)}"
            self.stroke(d, colour, 1.1, alpha)

    def open(self, transform: str) -> None:
        """Begin a group that is moved, turned or scaled as a whole."""
        self._parts.append(f'<g transform="{transform}">')

    def close(self) -> None:
        """End the group."""
        self._parts.append("</g>")

    def raw(self, elements: str) -> None:
        """Add elements that another sheet has drawn."""
        self._parts.append(elements)

    def body(self) -> str:
        """Return the elements without the head of the file."""
        return "\n".join(self._parts)

    def svg(self) -> str:
        """Return the whole file."""
        w, h = num(self.width), num(self.height)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
        return f'{head} viewBox="0 0 {w} {h}">\n' + self.body() + "\n</svg>\n"
