"""Key caps: the one picture of a key used everywhere, with the player's own label on it."""

from typing import Literal

import pygame

from game.ui import paint, theme
from game.ui.fonts import Fonts
from game.ui.paint import RGB

KeyState = Literal["live", "blocked", "pressed"]

_DEPTH = 0.13
"""Height of the cap's visible front, as a share of its height."""
_RIM = 0.07
"""Width of the coloured ring, as a share of the height."""
_ROUND = 0.24
"""Radius of the corners, as a share of the shorter side."""
_LETTER = 0.69
"""Height of a label's font, as a share of the face; words too wide for the cap are smaller."""
_SMALLEST_LETTER = 6
_CAPITALS = 0.69
"""Height of a capital, as a share of the font's size."""


def paint_keycap(
    fonts: Fonts, label: str, size: tuple[int, int], state: KeyState, colour: RGB | None
) -> pygame.Surface:
    """Return a key cap of this size in px; ``colour`` is its ring, the seat's colour."""
    width, height = size
    depth = max(2, round(height * _DEPTH))
    radius = max(2, round(min(size) * _ROUND))
    down = depth - max(1, depth // 3) if state == "pressed" else 0
    tint, face, ink = _colours(state, colour or theme.LINE)
    surface = paint.clear(width, height)
    front = theme.mix(tint, theme.INK, 0.6)
    surface.blit(paint.rounded(width, height - down, radius, front), (0, down))
    cap = _cap((width, height - depth), radius, max(2, round(height * _RIM)), tint, face)
    surface.blit(cap, (0, down))
    _label(surface, fonts, label, ink, pygame.Rect(0, down, width, height - depth))
    return surface


def _colours(state: KeyState, tint: RGB) -> tuple[RGB, RGB, RGB]:
    """Return the colours of the ring, the face and the label."""
    match state:
        case "live":
            return tint, theme.PAPER, theme.INK
        case "pressed":
            return tint, theme.mix(tint, theme.PAPER, 0.55), theme.INK
        case "blocked":
            return theme.mix(tint, theme.PANEL, 0.45), theme.PANEL_HIGH, theme.TEXT_SOFT


def _cap(size: tuple[int, int], radius: int, rim: int, tint: RGB, face: RGB) -> pygame.Surface:
    """Return the top of the cap: a ring lit from above, and a face that is hollow like a dish."""
    width, height = size
    cap = paint.rounded(width, height, radius, tint)
    glint = paint.rounded(width, height - rim // 2, radius, theme.mix(tint, theme.PAPER, 0.45))
    body = paint.rounded(width, height - max(1, rim // 3), radius, tint)
    cap.blit(glint, (0, 0))
    cap.blit(body, (0, max(1, rim // 3)))
    inner = (width - 2 * rim, height - 2 * rim)
    if min(inner) > 2:
        corner = max(1, radius - rim)
        edge = max(1, inner[1] // 16)
        cap.blit(paint.rounded(*inner, corner, theme.mix(face, theme.INK, 0.16)), (rim, rim))
        cap.blit(paint.rounded(inner[0], inner[1] - edge, corner, face), (rim, rim + edge))
    return cap


def _label(surface: pygame.Surface, fonts: Fonts, label: str, ink: RGB, box: pygame.Rect) -> None:
    room = box.width * (0.8 if len(label) > 1 else 0.9)
    px = max(_SMALLEST_LETTER, round(box.height * _LETTER))
    while px > _SMALLEST_LETTER and fonts.get("bold", px).size(label)[0] > room:
        px -= 1
    font = fonts.get("bold", px)
    image = font.render(label, True, ink)
    # Capitals in the middle, everything on their line: a comma must not pass for an apostrophe.
    inked = image.get_bounding_rect()
    top = box.centery - font.get_ascent() + round(px * _CAPITALS / 2)
    surface.blit(image, (box.centerx - inked.width // 2 - inked.x, top))
