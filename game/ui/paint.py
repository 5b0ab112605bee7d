"""Painting in px what no drawing file holds: soft shadows, light, grain, cut paper, key caps."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Literal

import pygame

from game.core.rng import Rng
from game.ui.fonts import Fonts
from game.ui.theme import INK, LINE, PANEL, PANEL_HIGH, PAPER, RGB, RGBA, TEXT_SOFT, mix

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


Polygon = list[tuple[float, float]]
"""The corners of a polygon, in units."""
Shape = tuple[Polygon, RGB]

JITTER = 3.0
MARGIN = 4.0
"""Room for uneven edges at each side of a sheet in its picture, in units."""
_CORNER_STEPS = 7
_FINE = 4
_FINE_BELOW = 400_000
"""Sheets of fewer px than this are smoothed by ``_FINE``, larger ones by half of it."""


def _corners(width: float, height: float, radius: float, inset: float) -> Polygon:
    radius = max(0.0, min(radius, width / 2, height / 2) - inset)
    path = []
    right, bottom = width - inset, height - inset
    centres = (
        (right - radius, inset + radius, -90),
        (right - radius, bottom - radius, 0),
        (inset + radius, bottom - radius, 90),
        (inset + radius, inset + radius, 180),
    )
    for x, y, start in centres:
        for step in range(_CORNER_STEPS + 1):
            turn = math.radians(start + 90 * step / _CORNER_STEPS)
            path.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return path


def _uneven(path: Polygon, cut: int) -> Polygon:
    """Move the four corners a little, each as a whole, as scissors do."""
    luck = Rng(cut, "scissors")
    each = _CORNER_STEPS + 1
    moves = [((luck.unit() - 0.5) * 2 * JITTER, (luck.unit() - 0.5) * 2 * JITTER) for _ in range(4)]
    return [(x + moves[i // each][0], y + moves[i // each][1]) for i, (x, y) in enumerate(path)]


def _outside(path: Polygon) -> Polygon:
    return [(x + MARGIN, y + MARGIN) for x, y in path]


def fill_smoothly(
    surface: pygame.Surface,
    scale: float,
    shapes: Sequence[Shape],
    part: pygame.Rect | None = None,
    whole: tuple[int, int] | None = None,
) -> None:
    """Fill polygons (units) one over the other with smooth edges; the first one is the outline.

    The surface may be a ``part`` (px) of a picture whose size is ``whole``.
    """
    wide, tall = whole or surface.get_size()
    left, top = (0, 0) if part is None else part.topleft
    factor = _FINE if wide * tall < _FINE_BELOW else 2
    size = surface.get_width() * factor, surface.get_height() * factor
    large = pygame.Surface(size, pygame.SRCALPHA)
    large.fill((*shapes[0][1], 0))
    for path, colour in shapes:
        points = [
            (int(x * scale * factor) - left * factor, int(y * scale * factor) - top * factor)
            for x, y in path
        ]
        pygame.draw.polygon(large, colour, points)
    surface.blit(pygame.transform.smoothscale(large, surface.get_size()), (0, 0))


def cut_sheet(
    size: tuple[float, float],
    fill: RGB,
    radius: float,
    cut: int,
    edge: RGB | None,
    edge_width: float,
) -> list[Shape]:
    """Return the polygons of a sheet: a rim, or a light upper edge, under the face."""

    def outline(inset: float, down: float = 0) -> Polygon:
        path = _corners(*size, radius, inset)
        path = _uneven(path, cut) if cut else path
        return _outside([(x, y + down) for x, y in path])

    if edge is not None and edge_width:
        return [(outline(0), edge), (outline(edge_width), fill)]
    return [(outline(0), mix(fill, (255, 255, 255), 0.22)), (outline(1.0, 1.2), fill)]


def cut_band(size: tuple[float, float], height: float, radius: float, cut: int) -> Polygon:
    """Return the upper part of a sheet."""
    path = _corners(*size, radius, 0)
    path = _uneven(path, cut) if cut else path
    return _outside([(x, min(y, height)) for x, y in path])


KeyState = Literal["live", "blocked", "pressed"]
"""How a key cap looks: as usual, dim because it can't be used now, or down."""

_CAP_DEPTH = 0.13
"""Height of the cap's visible front, as a share of its height."""
_CAP_RIM = 0.07
"""Width of the coloured ring, as a share of the height."""
_CAP_ROUND = 0.24
"""Radius of the corners, as a share of the shorter side."""
_CAP_LETTER = 0.69
"""Height of a label's font, as a share of the face; words too wide for the cap are smaller."""
_SMALLEST_CAP_LETTER = 6
_CAPITALS = 0.69
"""Height of a capital, as a share of the font's size."""


def paint_keycap(
    fonts: Fonts, label: str, size: tuple[int, int], state: KeyState, colour: RGB | None
) -> pygame.Surface:
    """Return a key cap of this size in px; ``colour`` is its ring, the seat's colour."""
    width, height = size
    depth = max(2, round(height * _CAP_DEPTH))
    radius = max(2, round(min(size) * _CAP_ROUND))
    down = depth - max(1, depth // 3) if state == "pressed" else 0
    tint, face, ink = _cap_colours(state, colour or LINE)
    surface = clear(width, height)
    front = mix(tint, INK, 0.6)
    surface.blit(rounded(width, height - down, radius, front), (0, down))
    cap = _cap_top((width, height - depth), radius, max(2, round(height * _CAP_RIM)), tint, face)
    surface.blit(cap, (0, down))
    _cap_label(surface, fonts, label, ink, pygame.Rect(0, down, width, height - depth))
    return surface


def _cap_colours(state: KeyState, tint: RGB) -> tuple[RGB, RGB, RGB]:
    """Return the colours of the ring, the face and the label."""
    match state:
        case "live":
            return tint, PAPER, INK
        case "pressed":
            return tint, mix(tint, PAPER, 0.55), INK
        case "blocked":
            return mix(tint, PANEL, 0.45), PANEL_HIGH, TEXT_SOFT


def _cap_top(size: tuple[int, int], radius: int, rim: int, tint: RGB, face: RGB) -> pygame.Surface:
    """Return the top of the cap: a ring lit from above, and a face that is hollow like a dish."""
    width, height = size
    cap = rounded(width, height, radius, tint)
    glint = rounded(width, height - rim // 2, radius, mix(tint, PAPER, 0.45))
    body = rounded(width, height - max(1, rim // 3), radius, tint)
    cap.blit(glint, (0, 0))
    cap.blit(body, (0, max(1, rim // 3)))
    inner = (width - 2 * rim, height - 2 * rim)
    if min(inner) > 2:
        corner = max(1, radius - rim)
        edge = max(1, inner[1] // 16)
        cap.blit(rounded(*inner, corner, mix(face, INK, 0.16)), (rim, rim))
        cap.blit(rounded(inner[0], inner[1] - edge, corner, face), (rim, rim + edge))
    return cap


def _cap_label(
    surface: pygame.Surface, fonts: Fonts, label: str, ink: RGB, box: pygame.Rect
) -> None:
    room = box.width * (0.8 if len(label) > 1 else 0.9)
    px = max(_SMALLEST_CAP_LETTER, round(box.height * _CAP_LETTER))
    while px > _SMALLEST_CAP_LETTER and fonts.get("bold", px).size(label)[0] > room:
        px -= 1
    font = fonts.get("bold", px)
    image = font.render(label, True, ink)
    # Capitals in the middle, everything on their line: a comma must not pass for an apostrophe.
    inked = image.get_bounding_rect()
    top = box.centery - font.get_ascent() + round(px * _CAPITALS / 2)
    surface.blit(image, (box.centerx - inked.width // 2 - inked.x, top))
