"""A figure of each seat over a match: a line a seat, told apart by colour and by shape."""

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.ui.report import Curve, CurvePoint
from game.ui.theme import HINT, Colour
from game.ui.widgets_pen import CREAM_SOFT, NIGHT_SOFT, Box, Pen

AXIS_LEFT = 62.0
AXIS_FOOT = 44.0
LINE = 6.0
MARK = 34.0
MOST_POINTS = 160
BUNDLE = 34.0
"""Lines of equal figures lie side by side, all of them in so many units at most."""
SMOOTHING = 2
MINUS = "−"


def draw_curve(pen: Pen, curve: Curve, box: Box, say: Callable[..., str]) -> None:
    """Draw axes, lines and at each line's end the seat's shape."""
    points = thinned(curve.points)
    plot = Box(box.x + AXIS_LEFT, box.y + 10, box.w - AXIS_LEFT - MARK, box.h - AXIS_FOOT - 16)
    if len(points) < 2:
        pen.paragraph(say("results-no-curve"), box, HINT, CREAM_SOFT, align="centre")
        return
    low = min(0, *(min(point.values) for point in points))
    top = max(1, *(max(point.values) for point in points))
    span = max(1.0, points[-1].at)
    _draw_axes(pen, plot, low, top, span, curve, say)
    lines = _lines(plot, points, low, top, span)

    styles = [pen.style(seat) for seat in range(len(lines))]
    colours = tuple(style.colour for style in styles)

    def paint(surface: pygame.Surface, scale: float) -> None:
        _paint_lines(surface, scale, lines, colours, box)

    pen.paint(("curve", points, colours, box), box, paint)
    heights = _spread([line[-1][1] for line in lines], MARK * 0.9, plot)
    for style, line, y in zip(styles, lines, heights, strict=True):
        x = line[-1][0] + MARK / 2 + 4
        pen.icon(f"shapes/{style.shape}", x, y, MARK, style.colour)


def figure_text(say: Callable[..., str], figure: int) -> str:
    """Return a figure as a language writes it: ``1,800``, ``−10``."""
    number = say("results-number", n=abs(figure))
    return number if figure >= 0 else f"{MINUS}{number}"


def thinned(curve: tuple[CurvePoint, ...]) -> tuple[CurvePoint, ...]:
    """Return at most ``MOST_POINTS`` points, the first and last among them."""
    if len(curve) <= MOST_POINTS:
        return curve
    step = (len(curve) - 1) / (MOST_POINTS - 1)
    return tuple(curve[round(place * step)] for place in range(MOST_POINTS))


def _lines(
    plot: Box, points: tuple[CurvePoint, ...], low: int, top: int, span: float
) -> list[list[tuple[float, float]]]:
    """Return each seat's line; where several have the same figure theirs lie side by side."""
    lines: list[list[tuple[float, float]]] = [[] for _ in points[0].values]
    for point in points:
        x = plot.x + plot.w * point.at / span
        for seat, value in enumerate(point.values):
            y = plot.bottom - plot.h * (value - low) / (top - low)
            lines[seat].append((x, y + _aside(point.values, seat, y, plot)))
    return lines


def _aside(values: tuple[int, ...], seat: int, y: float, plot: Box) -> float:
    """Return how far a line is moved away from those with the same figure, within the plot."""
    equal = [other for other, value in enumerate(values) if value == values[seat]]
    gap = min(LINE, BUNDLE / len(equal))
    half = gap * (len(equal) - 1) / 2
    inside = min(max(y, plot.y + half), plot.bottom - half)
    return inside - y + gap * equal.index(seat) - half


def _spread(heights: list[float], gap: float, plot: Box) -> list[float]:
    """Move marks apart that would cover each other, and keep all beside the plot."""
    gap = min(gap, plot.h / max(1, len(heights) - 1))
    order = sorted(range(len(heights)), key=lambda place: (heights[place], place))
    placed = list(heights)
    for above, here in pairwise(order):
        placed[here] = max(placed[here], placed[above] + gap)
    limit = plot.bottom
    for here in reversed(order):
        placed[here] = min(placed[here], limit)
        limit = placed[here] - gap
    return placed


def _draw_axes(
    pen: Pen, plot: Box, low: int, top: int, span: float, curve: Curve, say: Callable[..., str]
) -> None:
    for share in (0.0, 0.5, 1.0):
        y = plot.bottom - plot.h * share
        pen.paper(Box(plot.x, y - 1.5, plot.w, 3), NIGHT_SOFT, radius=1, lift=0)
        label = Box(plot.x - AXIS_LEFT, y - 18, AXIS_LEFT - 10, 36)
        text = figure_text(say, round(low + (top - low) * share))
        pen.label(text, label, HINT, CREAM_SOFT, align="right")
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
    surface: pygame.Surface,
    scale: float,
    lines: list[list[tuple[float, float]]],
    colours: tuple[Colour, ...],
    box: Box,
) -> None:
    size = surface.get_width() * SMOOTHING, surface.get_height() * SMOOTHING
    large = pygame.Surface(size, pygame.SRCALPHA)
    for colour, line in zip(colours, lines, strict=True):
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
