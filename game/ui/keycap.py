"""Key caps: the one picture of a key used everywhere, with the player's own label on it."""

from typing import Literal

import pygame

from game.ui import paint, theme
from game.ui.fonts import Fonts
from game.ui.paint import RGB

KeyState = Literal["live", "blocked", "pressed"]

_DEPTH = 0.12
"""Height of the cap's visible front, as a share of its height."""


def paint_keycap(
    fonts: Fonts, label: str, size: tuple[int, int], state: KeyState, colour: RGB | None
) -> pygame.Surface:
    """Return a key cap of this size in px; ``colour`` is its ring, the seat's colour."""
    width, height = size
    surface = paint.clear(width, height)
    tint = colour or theme.LINE
    depth = max(2, round(height * _DEPTH))
    radius = max(2, min(size) // 5)
    face = theme.PAPER if state != "blocked" else theme.mix(theme.PANEL_HIGH, theme.CREAM, 0.25)
    top = depth // 2 if state == "pressed" else 0
    body = height - depth
    surface.blit(
        paint.rounded(width, height - top, radius, theme.mix(tint, theme.INK, 0.55)), (0, top)
    )
    surface.blit(paint.rounded(width, body, radius, tint), (0, top))
    rim = max(2, height // 16)
    surface.blit(
        paint.rounded(width - 2 * rim, body - 2 * rim, max(1, radius - rim), face), (rim, top + rim)
    )
    ink = theme.INK if state != "blocked" else theme.TEXT_SOFT
    _label(surface, fonts, label, ink, pygame.Rect(rim, top + rim, width - 2 * rim, body - 2 * rim))
    return surface


def _label(surface: pygame.Surface, fonts: Fonts, label: str, ink: RGB, box: pygame.Rect) -> None:
    px = max(6, round(box.height * 0.66))
    font = fonts.get("bold", px)
    while font.size(label)[0] > box.width * 0.9 and px > 6:
        px -= 1
        font = fonts.get("bold", px)
    image = font.render(label, True, ink)
    surface.blit(image, image.get_rect(center=box.center))
