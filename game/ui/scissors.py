"""Cuts paper: polygons with round, a little uneven corners, and smooth edges; in units."""

import math
from collections.abc import Sequence

import pygame

from game.core.rng import Rng
from game.ui.theme import Colour, mix

Path = list[tuple[float, float]]
"""The corners of a polygon, in units."""
Shape = tuple[Path, Colour]

JITTER = 3.0
MARGIN = 4.0
"""What a sheet's picture is wider than the sheet at each side, in units, for uneven edges."""
_CORNER_STEPS = 7
_FINE = 4
_FINE_BELOW = 400_000
"""Sheets of fewer px are smoothed this finely, larger ones half as finely."""


def _corners(width: float, height: float, radius: float, inset: float) -> Path:
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


def _uneven(path: Path, cut: int) -> Path:
    """Move the four corners a little, each as a whole, as scissors do."""
    luck = Rng(cut, "scissors")
    each = _CORNER_STEPS + 1
    moves = [((luck.unit() - 0.5) * 2 * JITTER, (luck.unit() - 0.5) * 2 * JITTER) for _ in range(4)]
    return [(x + moves[i // each][0], y + moves[i // each][1]) for i, (x, y) in enumerate(path)]


def _outside(path: Path) -> Path:
    return [(x + MARGIN, y + MARGIN) for x, y in path]


def smooth(surface: pygame.Surface, scale: float, shapes: Sequence[Shape]) -> None:
    """Fill polygons (units) one over the other with smooth edges; the first one is the outline."""
    factor = _FINE if surface.get_width() * surface.get_height() < _FINE_BELOW else 2
    size = surface.get_width() * factor, surface.get_height() * factor
    large = pygame.Surface(size, pygame.SRCALPHA)
    large.fill((*shapes[0][1], 0))
    for path, colour in shapes:
        points = [(x * scale * factor, y * scale * factor) for x, y in path]
        pygame.draw.polygon(large, colour, points)
    surface.blit(pygame.transform.smoothscale(large, surface.get_size()), (0, 0))


def cut_sheet(
    size: tuple[float, float],
    fill: Colour,
    radius: float,
    cut: int,
    edge: Colour | None,
    edge_width: float,
) -> list[Shape]:
    """Return the polygons of a sheet: a rim, or a light upper edge, under the face."""

    def outline(inset: float, down: float = 0) -> Path:
        path = _corners(*size, radius, inset)
        path = _uneven(path, cut) if cut else path
        return _outside([(x, y + down) for x, y in path])

    if edge is not None and edge_width:
        return [(outline(0), edge), (outline(edge_width), fill)]
    return [(outline(0), mix(fill, (255, 255, 255), 0.22)), (outline(1.0, 1.2), fill)]


def cut_band(size: tuple[float, float], height: float, radius: float, cut: int) -> Path:
    """Return the upper part of a sheet."""
    path = _corners(*size, radius, 0)
    path = _uneven(path, cut) if cut else path
    return _outside([(x, min(y, height)) for x, y in path])
