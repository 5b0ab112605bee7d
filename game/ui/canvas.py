"""The logical canvas: everything on screen is placed in units on 1920 x 1080, letterboxed."""

WIDTH = 1920
HEIGHT = 1080

_SMALLEST = 16
"""A window may report a side of nothing while it is being minimised; px."""


class Canvas:
    """Maps units to window pixels and back. ``scale`` is px per unit, ``offset`` px of the bars."""

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
