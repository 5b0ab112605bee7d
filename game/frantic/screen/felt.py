"""What is painted on the table for good: places of the piles, and which way play goes (FC-6)."""

import math

import pygame

from game.frantic.screen.geometry import DISCARD, DRAW_PILE, HAPPENINGS, PILE_CARD, Point, card_box
from game.ui import paint
from game.ui.paint import fill_smoothly
from game.ui.services import Services
from game.ui.theme import INK, LAMP, RGB

CENTRE: Point = (960.0, 388.0)
REACH_X, REACH_Y = 566.0, 158.0
"""The way of play runs between the piles and the plates."""
ARROWS = 6
ARROW = 26.0
DASHES = 96
DASH_WIDTH = 5.0
MARK_ALPHA = 70
FEW = 3
"""With two players there is only one way to go, and nothing is painted."""


class TableArt:
    """Keeps the picture of the table for the size of the window; ``backdrop`` is its drawing."""

    def __init__(self, services: Services, backdrop: str, seats: int) -> None:
        self._services = services
        self._backdrop = backdrop
        self._seats = seats
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None

    def clear(self) -> None:
        """Forget the picture."""
        self._painted = None

    def get(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it."""
        plain = self._services.sprites.backdrop(self._backdrop)
        if self._plain is not plain or self._painted is None:
            self._plain = plain
            self._painted = painted(self._services, plain, self._seats)
        return self._painted


def painted(services: Services, plain: pygame.Surface, seats: int) -> pygame.Surface:
    """Return the table with its marks, for so many seats; a new surface."""
    surface = plain.copy()
    canvas = services.canvas
    size = plain.get_size()
    marks = paint.clear(*size)
    scale, (left, top) = canvas.scale, canvas.offset
    if seats >= FEW:
        for shape in _way():
            moved = [(x + left / scale, y + top / scale) for x, y in shape]
            smooth_part(marks, scale, moved, LAMP)
    marks.fill((255, 255, 255, MARK_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(marks, (0, 0))
    for x, y in (DRAW_PILE, DISCARD, HAPPENINGS):
        _paint_place(services, surface, x, y)
    return surface


def _paint_place(services: Services, surface: pygame.Surface, x: float, y: float) -> None:
    """Mark where a pile is, so that an empty one is seen to be empty."""
    box = card_box(x, y, PILE_CARD).inset(-7)
    place = services.sprites.panel(
        box.w, box.h, fill=(*INK, 120), border=(*LAMP, 70), border_width=3, radius=18, shadow=False
    )
    px, py = services.canvas.to_px(box.cx, box.cy)
    surface.blit(place, place.get_rect(center=(round(px), round(py))))


def _at(turn: float, reach: float = 1.0) -> Point:
    """Return the point of the way at a turn in degrees, counter-clockwise from the right."""
    angle = math.radians(turn)
    x = CENTRE[0] + REACH_X * reach * math.cos(angle)
    return x, CENTRE[1] - REACH_Y * reach * math.sin(angle)


def _way() -> list[list[Point]]:
    """Return dashes along the way of play, and arrows that point counter-clockwise."""
    shapes = []
    step = 360 / DASHES
    gaps = {round((place + 0.5) * DASHES / ARROWS) % DASHES for place in range(ARROWS)}
    for dash in range(DASHES):
        if dash in gaps or (dash + 1) % DASHES in gaps:
            continue
        shapes.append(_dash(dash * step, (dash + 0.55) * step))
    shapes += [_arrow(gap * step) for gap in sorted(gaps)]
    return shapes


def _dash(start: float, end: float) -> list[Point]:
    (ax, ay), (bx, by) = _at(start), _at(end)
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length * DASH_WIDTH / 2, (bx - ax) / length * DASH_WIDTH / 2
    return [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]


def _arrow(turn: float) -> list[Point]:
    (ax, ay), (bx, by) = _at(turn - 1), _at(turn + 1)
    angle = math.atan2(by - ay, bx - ax)
    x, y = _at(turn)
    corners = ((0.8, 0.0), (-0.5, -0.6), (-0.2, 0.0), (-0.5, 0.6))
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (x + ARROW * (px * cos - py * sin), y + ARROW * (px * sin + py * cos)) for px, py in corners
    ]


def smooth_part(surface: pygame.Surface, scale: float, shape: list[Point], colour: RGB) -> None:
    """Paint a shape with smooth edges on a part of a large surface, in units of the canvas."""
    left, top = min(x for x, _ in shape) - 2, min(y for _, y in shape) - 2
    right, bottom = max(x for x, _ in shape) + 2, max(y for _, y in shape) + 2
    part = paint.clear(math.ceil((right - left) * scale), math.ceil((bottom - top) * scale))
    fill_smoothly(part, scale, [([(x - left, y - top) for x, y in shape], colour)])
    surface.blit(part, (round(left * scale), round(top * scale)))
