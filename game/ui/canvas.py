"""The canvas of 1920 x 1080 units on which everything is placed: boxes on it, and window pixels."""

import msgspec

WIDTH = 1920
HEIGHT = 1080

_SMALLEST = 16
"""Least side of a window in px: one that is being minimised may report 0."""


class Canvas:
    """Maps units to window pixels and back; ``scale`` is px per unit, ``offset`` px of the bars."""

    __slots__ = ("offset", "scale", "size")

    def __init__(self, window_size: tuple[int, int]) -> None:
        self.size: tuple[int, int] = window_size
        self.scale: float = 1.0
        self.offset: tuple[float, float] = (0.0, 0.0)
        self.resize(window_size)

    def resize(self, window_size: tuple[int, int]) -> None:
        """Fit the canvas into a window of this many px, as large as it goes, in the middle."""
        width, height = (max(_SMALLEST, side) for side in window_size)
        self.size = (width, height)
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.offset = ((width - WIDTH * self.scale) / 2, (height - HEIGHT * self.scale) / 2)

    def to_units(self, position: tuple[float, float]) -> tuple[float, float]:
        """Return the units under a window pixel; outside 0..1920 or 0..1080 in the bars."""
        x, y = position
        return (x - self.offset[0]) / self.scale, (y - self.offset[1]) / self.scale

    def to_px(self, x: float, y: float) -> tuple[float, float]:
        """Return the window pixel (not rounded) of a place in units."""
        return self.offset[0] + x * self.scale, self.offset[1] + y * self.scale

    def hit(self, position: tuple[float, float]) -> tuple[float, float] | None:
        """Return the units under a window pixel, or None where there is a bar."""
        x, y = self.to_units(position)
        return (x, y) if 0 <= x < WIDTH and 0 <= y < HEIGHT else None

    def length(self, units: float) -> int:
        """Return a length in px, rounded, at least one."""
        return max(1, round(units * self.scale))


class Box(msgspec.Struct, frozen=True):
    """A rectangle in units: its left top corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    def has(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def covers(self, other: "Box", slack: float = 0.5) -> bool:
        """Return whether another box lies inside, give or take ``slack`` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box") -> bool:
        """Return whether the two share an area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Return the box with ``dx`` less at both sides, and ``dy`` at top and bottom."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> "Box":
        """Return the box moved to the right and down."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def rows(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Return equal boxes from top to bottom."""
        height = (self.h - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count))

    def columns(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Return equal boxes from left to right."""
        width = (self.w - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count))


EVERYWHERE = Box(-400, -400, 2720, 1880)
"""A box larger than any window."""
