"""Lamplight on the plate of somebody who is in turn or asked."""

import pygame

from game.ui.brush import Brush
from game.ui.theme import INK, LAMP
from game.ui.widgets_pen import GLOW, Box


def draw_light(brush: Brush, box: Box, *, asked: bool) -> None:
    """Let lamplight fall around a plate; a frame around it says that somebody is asked."""
    sprites = brush.sprites
    glow = sprites.shadow(box.w + 10, box.h + 10, 30, 26, 200)
    brush.stage.put(_warm(brush, glow, box), box.cx, box.cy)
    if asked:
        frame = sprites.panel(
            box.w + 14, box.h + 14, fill=(*GLOW, 255), border=INK, border_width=2, radius=32
        )
        brush.stage.put(frame, box.cx, box.cy)


def _warm(brush: Brush, glow: pygame.Surface, box: Box) -> pygame.Surface:
    """Return a light in the shape of a shadow."""

    def painter(surface: pygame.Surface, _: float) -> None:
        light = glow.copy()
        light.fill((*LAMP, 0), special_flags=pygame.BLEND_RGB_MAX)
        surface.blit(light, light.get_rect(center=surface.get_rect().center))

    scale = brush.services.canvas.scale
    size = (glow.get_width() / scale, glow.get_height() / scale)
    return brush.sprites.paint(("plate light", round(box.w), round(box.h)), size, painter)
