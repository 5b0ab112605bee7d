"""A figure of each seat over a match: a line a seat, told apart by colour and by shape."""

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.screens.seat_card import shape_of
from game.ui.report import Curve, CurvePoint
from game.ui.theme import HINT, Colour, seat_style
from game.ui.widgets_pen import CREAM_SOFT, NIGHT_SOFT, Box, Pen

AXIS_LEFT = 62.0
AXIS_FOOT = 44.0
LINE = 6.0
MARK = 34.0
MOST_POINTS = 160
SMOOTHING = 2


def draw_curve(pen: Pen, curve: Curve, box: Box, say: Callable[..., str]) -> None:
    """Draw axes, lines and at each line's end the seat's shape."""
    points = thinned(curve.points)
    plot = Box(box.x + AXIS_LEFT, box.y + 10, box.w - AXIS_LEFT - MARK, box.h - AXIS_FOOT - 16)
    if len(points) < 2:
        pen.paragraph(say("results-no-curve"), box, HINT, CREAM_SOFT, align="centre")
        return
    top = max(1, *(max(point.values) for point in points))
    span = max(1.0, points[-1].at)
    _draw_axes(pen, plot, top, span, curve, say)
    lines = [_line(plot, points, seat, top, span) for seat in range(len(points[0].values))]

    def paint(surface: pygame.Surface, scale: float) -> None:
        _paint_lines(surface, scale, lines, box)

    pen.paint(("curve", points, box), box, paint)
    for seat, line in enumerate(lines):
        x, y = line[-1]
        pen.icon(shape_of(seat), x + MARK / 2 + 4, y, MARK, seat_style(seat).colour)


def thinned(curve: tuple[CurvePoint, ...]) -> tuple[CurvePoint, ...]:
    """Return at most ``MOST_POINTS`` points, the first and last among them."""
    if len(curve) <= MOST_POINTS:
        return curve
    step = (len(curve) - 1) / (MOST_POINTS - 1)
    return tuple(curve[round(place * step)] for place in range(MOST_POINTS))


def _line(
    plot: Box, points: tuple[CurvePoint, ...], seat: int, top: int, span: float
) -> list[tuple[float, float]]:
    return [
        (
            plot.x + plot.w * point.at / span,
            plot.bottom - plot.h * point.values[seat] / top,
        )
        for point in points
    ]


def _draw_axes(
    pen: Pen, plot: Box, top: int, span: float, curve: Curve, say: Callable[..., str]
) -> None:
    for share in (0.0, 0.5, 1.0):
        y = plot.bottom - plot.h * share
        pen.paper(Box(plot.x, y - 1.5, plot.w, 3), NIGHT_SOFT, radius=1, lift=0)
        label = Box(plot.x - AXIS_LEFT, y - 18, AXIS_LEFT - 10, 36)
        pen.label(str(round(top * share)), label, HINT, CREAM_SOFT, align="right")
    foot = Box(plot.x, plot.bottom + 6, plot.w, AXIS_FOOT - 6)
    pen.label(_moment(0, curve), foot, HINT, CREAM_SOFT)
    pen.label(_moment(span, curve), foot, HINT, CREAM_SOFT, align="right")
    pen.label(say(curve.axis), foot.inset(110, 0), HINT, CREAM_SOFT, align="centre")


def _moment(at: float, curve: Curve) -> str:
    if not curve.clock:
        return str(round(at))
    minutes, seconds = divmod(round(at), 60)
    return f"{minutes}:{seconds:02}"


def _paint_lines(
    surface: pygame.Surface, scale: float, lines: list[list[tuple[float, float]]], box: Box
) -> None:
    size = surface.get_width() * SMOOTHING, surface.get_height() * SMOOTHING
    large = pygame.Surface(size, pygame.SRCALPHA)
    for seat, line in enumerate(lines):
        colour = seat_style(seat).colour
        spots = [
            ((x - box.x) * scale * SMOOTHING, (y - box.y) * scale * SMOOTHING) for x, y in line
        ]
        _stroke(large, spots, colour, max(2, round(LINE * scale * SMOOTHING)))
    surface.blit(pygame.transform.smoothscale(large, surface.get_size()), (0, 0))


def _stroke(
    surface: pygame.Surface, spots: list[tuple[float, float]], colour: Colour, width: int
) -> None:
    for start, end in pairwise(spots):
        pygame.draw.line(surface, colour, start, end, width)
        pygame.draw.circle(surface, colour, end, width / 2)
