"""Measures of colours: contrast, difference, and how they look with a colour vision deficiency."""

from functools import cache

from game.ui.theme import RGB


@cache
def linear(level: int) -> float:
    """Return the light 0..1 of an sRGB level 0..255."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def level(light: float) -> int:
    """Return the sRGB level 0..255 of a light 0..1."""
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(share * 255)


def luminance(colour: RGB) -> float:
    """Return the relative luminance 0..1 (WCAG 2)."""
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: RGB, b: RGB) -> float:
    """Return the contrast ratio 1..21 of two colours (WCAG 2)."""
    darker, lighter = sorted((luminance(a), luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


# Machado, Oliveira and Fernandes 2009, severity 1, for linear light.
DEFICIENCIES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def simulate(colour: RGB, deficiency: str) -> RGB:
    """Return about how a colour looks to someone with a colour vision deficiency."""
    light = tuple(linear(part) for part in colour)
    red, green, blue = (
        level(sum(weight * part for weight, part in zip(row, light, strict=True)))
        for row in DEFICIENCIES[deficiency]
    )
    return red, green, blue


def lab(colour: RGB) -> tuple[float, float, float]:
    """Return CIE L*a*b* (D65)."""
    red, green, blue = (linear(part) for part in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta_e(a: RGB, b: RGB) -> float:
    """Return how far apart two colours look (CIE 1976); above 20 nobody confuses them."""
    return float(sum((p - q) ** 2 for p, q in zip(lab(a), lab(b), strict=True)) ** 0.5)
