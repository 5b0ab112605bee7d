"""A figure of each seat over a match: a line a seat, told apart by colour and by shape."""

from collections.abc import Callable, Iterator
from itertools import compress, pairwise

import pygame

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.report import Curve, CurvePoint
from game.ui.theme import CREAM_SOFT, HINT, NIGHT_SOFT, RGB

AXIS_LEFT = 62.0
AXIS_FOOT = 44.0
LINE = 6.0
MARK = 34.0
LEADER = 24.0
"""The room from the end of a line to its mark, which stands higher or lower where many end."""
THREAD = 3.0
MOST_POINTS = 160
DASH = 16.0
"""Lines that lie on one another take turns, so many units each: all stay at their figures."""
SMOOTHING = 2
MINUS = "−"
Spot = tuple[float, float]
Line = list[Spot]


def draw_curve(pen: Pen, curve: Curve, box: Box, say: Callable[..., str]) -> None:
    """Draw axes, lines and at each line's end the seat's shape."""
    points = thinned(curve.points)
    wide = box.w - AXIS_LEFT - MARK - LEADER
    plot = Box(box.x + AXIS_LEFT, box.y + 10, wide, box.h - AXIS_FOOT - 16)
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

    heights = _spread([line[-1][1] for line in lines], MARK * 0.9, plot)
    marks = [(line[-1][0] + LEADER, y) for line, y in zip(lines, heights, strict=True)]

    def paint(surface: pygame.Surface, scale: float) -> None:
        large = SmoothLines(surface, scale, box)
        large.threads(lines, marks, colours)
        large.lines(lines, colours)
        large.put()

    pen.paint(("curve", points, colours, box), box, paint)
    for style, (x, y) in zip(styles, marks, strict=True):
        pen.shape(style, x + MARK / 2, y, MARK, style.colour)


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
) -> list[Line]:
    """Return each seat's line, each point where its figure is on the axis."""
    lines: list[Line] = [[] for _ in points[0].values]
    for point in points:
        x = plot.x + plot.w * point.at / span
        for line, value in zip(lines, point.values, strict=True):
            line.append((x, plot.bottom - plot.h * (value - low) / (top - low)))
    return lines


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


class SmoothLines:
    """Paints lines in units of the screen, larger than they will be, so that edges are smooth."""

    def __init__(self, surface: pygame.Surface, scale: float, box: Box) -> None:
        size = surface.get_width() * SMOOTHING, surface.get_height() * SMOOTHING
        self._surface, self._large = surface, pygame.Surface(size, pygame.SRCALPHA)
        self._scale, self._box = scale * SMOOTHING, box

    def lines(self, lines: list[Line], colours: tuple[RGB, ...]) -> None:
        """Paint all lines; those on one another take turns."""
        for ends in zip(*(pairwise(line) for line in lines), strict=True):
            for start, end in dict.fromkeys(ends):
                here = (own == (start, end) for own in ends)
                self._piece(start, end, list(compress(colours, here)))

    def threads(self, lines: list[Line], marks: list[Spot], colours: tuple[RGB, ...]) -> None:
        """Lead from the end of each line to its mark."""
        for line, mark, colour in zip(lines, marks, colours, strict=True):
            self._stroke(line[-1], mark, colour, THREAD)

    def put(self) -> None:
        """Put what was painted on the surface."""
        small = pygame.transform.smoothscale(self._large, self._surface.get_size())
        self._surface.blit(small, (0, 0))

    def _piece(self, start: Spot, end: Spot, colours: list[RGB]) -> None:
        """Paint a part of a line in its colours, which change at the same places everywhere."""
        if len(colours) == 1 or start[0] >= end[0]:
            self._stroke(start, end, colours[0], LINE)
            return
        for left, right, turn in dashes(start[0], end[0], len(colours)):
            self._stroke(_on(start, end, left), _on(start, end, right), colours[turn], LINE)

    def _stroke(self, start: Spot, end: Spot, colour: RGB, width: float) -> None:
        here, there = (
            ((x - self._box.x) * self._scale, (y - self._box.y) * self._scale)
            for x, y in (start, end)
        )
        thick = max(2, round(width * self._scale))
        pygame.draw.line(self._large, colour, here, there, thick)
        pygame.draw.circle(self._large, colour, there, thick / 2)


def dashes(left: float, right: float, colours: int) -> Iterator[tuple[float, float, int]]:
    """Return the parts of a way from left to right, each with the number of its colour."""
    for number in range(int(left // DASH), int(right // DASH) + 1):
        start, end = max(left, number * DASH), min(right, (number + 1) * DASH)
        if end > start:
            yield start, end, number % colours


def _on(start: Spot, end: Spot, x: float) -> Spot:
    """Return the spot of a straight line at ``x``."""
    share = (x - start[0]) / (end[0] - start[0])
    return x, start[1] + (end[1] - start[1]) * share
