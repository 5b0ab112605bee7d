"""Painting by hand what no drawing file can hold: smooth corners, soft shadows, light, grain."""

from functools import cache

import pygame

from game.core.rng import Rng

RGB = tuple[int, int, int]
RGBA = tuple[int, int, int, int]

_SUPERSAMPLE = 4
"""Curves are painted this much larger and shrunk."""
_BLUR_STEP = 3
"""Shadows are blurred at this fraction of their size: they hold no detail."""
_GRAIN_TILE = 128
"""Side of the grain that is repeated; px."""


def clear(width: int, height: int) -> pygame.Surface:
    """Return a transparent surface of this many px."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def disc(radius: int, colour: RGB | RGBA) -> pygame.Surface:
    """Return a smooth disc of this radius in px."""
    big = clear(2 * radius * _SUPERSAMPLE, 2 * radius * _SUPERSAMPLE)
    big.fill((*colour[:3], 0))
    side = radius * _SUPERSAMPLE
    pygame.draw.circle(big, colour, (side, side), side)
    return pygame.transform.smoothscale(big, (2 * radius, 2 * radius)) if radius else big


def rounded(width: int, height: int, radius: int, colour: RGB | RGBA) -> pygame.Surface:
    """Return a filled rectangle with smooth round corners; all in px."""
    surface = clear(width, height)
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        surface.fill(colour)
        return surface
    surface.fill((*colour[:3], 0))
    surface.fill(colour, (radius, 0, width - 2 * radius, height))
    surface.fill(colour, (0, radius, width, height - 2 * radius))
    round_off(surface, radius, colour)
    return surface


def round_off(surface: pygame.Surface, radius: int, colour: RGB | RGBA) -> None:
    """Paint the four smooth quarters of a disc into the corners of a surface."""
    width, height = surface.get_size()
    corner = disc(radius, colour)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            area = (left, top, radius, radius)
            surface.blit(corner, (x, y), area, special_flags=pygame.BLEND_RGBA_MAX)


def ring(
    width: int, height: int, radius: int, thickness: int, colour: RGB | RGBA
) -> pygame.Surface:
    """Return only the border of a rounded rectangle; all in px."""
    outer = rounded(width, height, radius, colour)
    hole_size = (width - 2 * thickness, height - 2 * thickness)
    if min(hole_size) > 0:
        hole = rounded(*hole_size, max(0, radius - thickness), (0, 0, 0, 255))
        outer.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
    return outer


def shadow(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return a soft shadow of a rounded rectangle, ``2 * blur`` px wider on every side."""
    margin = 2 * blur
    full = (width + 2 * margin, height + 2 * margin)
    step = _BLUR_STEP if blur >= 2 * _BLUR_STEP else 1
    small = clear(*(max(1, side // step) for side in full))
    shape = rounded(max(1, width // step), max(1, height // step), radius // step, (0, 0, 0, alpha))
    small.blit(shape, (margin // step, margin // step))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // step))
    return pygame.transform.smoothscale(soft, full) if step > 1 else soft


def light(width: int, height: int, colour: RGB, strength: float = 1.0) -> pygame.Surface:
    """Return an elliptic pool of light that fades to nothing before its edge; dithered."""
    cells_x, cells_y = max(2, width // 6), max(2, height // 6)
    dither = Rng(0, "light").unit
    pixels = bytearray()
    for row in range(cells_y):
        v = (2 * row + 1) / cells_y - 1
        for column in range(cells_x):
            u = (2 * column + 1) / cells_x - 1
            near = max(0.0, 1 - (u * u + v * v))
            pixels += bytes((*colour, int(near * near * strength * 254 + dither())))
    small = pygame.image.frombytes(bytes(pixels), (cells_x, cells_y), "RGBA")
    return pygame.transform.smoothscale(small, (width, height))


def grain(surface: pygame.Surface, amount: int = 5) -> None:
    """Roughen a surface by up to ``amount`` levels either way; it hides the bands of gradients."""
    side = (_GRAIN_TILE, _GRAIN_TILE)
    lighter = pygame.image.frombytes(_noise(amount), side, "RGB")
    darker = pygame.transform.flip(lighter, True, False)
    for tile, flag in ((lighter, pygame.BLEND_RGB_ADD), (darker, pygame.BLEND_RGB_SUB)):
        for x in range(0, surface.get_width(), _GRAIN_TILE):
            for y in range(0, surface.get_height(), _GRAIN_TILE):
                surface.blit(tile, (x, y), special_flags=flag)


@cache
def _noise(amount: int) -> bytes:
    luck = Rng(7, "grain")
    levels = (luck.below(amount + 1) for _ in range(_GRAIN_TILE * _GRAIN_TILE))
    return b"".join(bytes([level]) * 3 for level in levels)


def panel(
    size: tuple[int, int],
    radius: int,
    fill: RGB | RGBA,
    border: RGB | RGBA | None,
    border_width: int,
    blur: int,
) -> pygame.Surface:
    """Return a rounded panel with a border and a shadow; it is centred, ``2 * blur`` px inside."""
    width, height = size
    margin = 2 * blur
    surface = clear(width + 2 * margin, height + 2 * margin)
    if blur:
        surface.blit(shadow(width, height, radius, blur, 120), (0, blur // 2))
    body = rounded(width, height, radius, fill)
    if border and border_width:
        body.blit(ring(width, height, radius, border_width, border), (0, 0))
    surface.blit(body, (margin, margin))
    return surface
