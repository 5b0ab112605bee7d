"""The ring around a face that shows how long a block still lasts (FF-10)."""

import math

import pygame

from game.ui.pen import Pen
from game.ui.theme import BAD, NIGHT


def ring(pen: Pen, size: float, share: float) -> pygame.Surface:
    """Return a ring of which a share is left, from the top clockwise."""

    def painter(surface: pygame.Surface, scale: float) -> None:
        big = pygame.Surface((surface.get_width() * 3, surface.get_height() * 3), pygame.SRCALPHA)
        box = big.get_rect().inflate(-6, -6)
        thick = max(3, round(8 * scale * 3))
        pygame.draw.circle(big, (*NIGHT, 230), box.center, box.w // 2, thick)
        start = math.pi / 2 - share * 2 * math.pi
        # Arcs of pygame leave holes when they are thick; a fan of short lines does not.
        steps = max(2, round(share * 180))
        inner, outer = box.w / 2 - thick, box.w / 2
        edge = [start + (math.pi / 2 - start) * i / steps for i in range(steps + 1)]
        middle = box.center
        points = [_on_circle(middle, outer, turn) for turn in edge]
        points += [_on_circle(middle, inner, turn) for turn in reversed(edge)]
        pygame.draw.polygon(big, (*BAD, 255), points)
        surface.blit(pygame.transform.smoothscale(big, surface.get_size()), (0, 0))

    return pen.sprites.paint(("block ring", round(share, 3)), (size, size), painter)


def _on_circle(middle: tuple[int, int], radius: float, turn: float) -> tuple[float, float]:
    return middle[0] + radius * math.cos(turn), middle[1] - radius * math.sin(turn)
