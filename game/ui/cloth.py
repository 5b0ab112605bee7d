"""A hanging cloth with folds, lit from the upper left, painted by program in any colour."""

import math
from itertools import pairwise

import pygame

from game.ui import paint
from game.ui.paint import RGB
from game.ui.scissors import Path, smooth
from game.ui.theme import INK, LAMP, mix

FOLD = 13.0
"""Units for each radian of the folds."""
HEM = 40.0
"""Height of the strip at the lower edge in which the cloth ends, in units."""
WAVE = 7.0
"""How far the lower edge goes up and down, in units."""
BRAID = (15.0, 23.0)
"""Where the golden braid is, in units above the lower edge."""
GOLD: RGB = mix(LAMP, INK, 0.12)
DARKEST, LIGHTEST = 0.62, 0.30
"""How far folds go towards ink and towards the light colour."""
SHADES = ((0.0, 0.46), (0.16, 0.92), (0.45, 1.0), (1.0, 0.76))
"""How light the cloth is from top to bottom: in the shadow of the rod, lit, and far from it."""


def fold(x: float) -> float:
    """Return how far a place sticks out, 0 to 1: folds of uneven widths."""
    phase = x / FOLD + 0.9 * math.sin(x / 97) + 0.6 * math.sin(x / 41 + 2)
    return 0.5 + 0.5 * math.sin(phase)


def paint_cloth(surface: pygame.Surface, scale: float, colour: RGB, light: RGB) -> None:
    """Fill a transparent surface with a cloth; ``light`` is the colour of its lit folds."""
    width, height = surface.get_size()
    row = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        row.set_at((x, 0), (*_tone(x / scale, colour, light), 255))
    surface.blit(pygame.transform.scale(row, (width, height)), (0, 0))
    surface.blit(_shade(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glow = paint.light(max(2, width // 8), max(2, height // 4), LAMP, 0.34)
    glow = pygame.transform.smoothscale(glow, (round(width * 0.8), round(height * 1.5)))
    surface.blit(glow, (-round(width * 0.12), -round(height * 0.75)))
    paint.grain(surface)
    _hem(surface, scale)


def _tone(x: float, colour: RGB, light: RGB) -> RGB:
    out = fold(x)
    if out < 0.5:
        return mix(colour, INK, DARKEST * (1 - 2 * out))
    return mix(colour, light, LIGHTEST * (2 * out - 1) ** 2)


def _shade(width: int, height: int) -> pygame.Surface:
    column = pygame.Surface((1, height))
    for y in range(height):
        level = round(255 * _lightness(y / max(1, height - 1)))
        column.set_at((0, y), (level, level, level))
    return pygame.transform.scale(column, (width, height))


def _lightness(share: float) -> float:
    for (low, dark), (high, bright) in pairwise(SHADES):
        if share <= high:
            return dark + (bright - dark) * (share - low) / (high - low)
    return SHADES[-1][1]


def _hem(surface: pygame.Surface, scale: float) -> None:
    """Cut the lower edge along the folds, and sew a braid on above it."""
    width, height = surface.get_size()
    strip = max(1, round(HEM * scale))
    wide, top = width / scale, height - strip
    size = (width, strip)
    kept = pygame.Surface(size, pygame.SRCALPHA)
    smooth(kept, scale, [([(0, 0), (wide, 0), *_edge(wide, 0)], (255, 255, 255))])
    surface.blit(kept, (0, top), special_flags=pygame.BLEND_RGBA_MULT)
    braid = pygame.Surface(size, pygame.SRCALPHA)
    smooth(braid, scale, [([*_edge(wide, BRAID[0]), *_edge(wide, BRAID[1])[::-1]], GOLD)])
    folds = surface.subsurface((0, top, width, strip)).copy()
    surface.blit(braid, (0, top))
    folds.set_alpha(70)
    surface.blit(folds, (0, top))


def _edge(wide: float, above: float) -> Path:
    """Return the lower edge from right to left, so many units higher."""
    steps = max(8, int(wide / 4))
    xs = (wide * step / steps for step in range(steps, -1, -1))
    return [(x, HEM - 1 - above - WAVE * (1 - fold(x))) for x in xs]
