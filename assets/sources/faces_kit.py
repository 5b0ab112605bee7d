"""What all paper heads share: their size, their ink, and where eyes and mouth are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paper import Point, Sheet, poly

SIZE = 200.0
INK = "#221430"


@dataclass(frozen=True)
class Face:
    """Where eyes and mouth are and which papers they take."""

    eyes: tuple[float, float, float]
    radius: float
    mouth: tuple[float, float, float]
    ink: str = INK
    white: str = "#FFFFFF"
    glow: bool = False


Head = tuple[Callable[[Sheet], None], Face]
"""What draws a head without its features, and where these go."""


def flip(sheet: Sheet) -> None:
    """Begin a group that is drawn in the mirror."""
    sheet.open("translate(200 0) scale(-1 1)")


def pair(sheet: Sheet, points: Sequence[Point], colour: str, depth: float = 0) -> None:
    """Add a polygon with round corners and its mirror image."""
    for d in (poly(points), poly((SIZE - x, y) for x, y in points)):
        if depth:
            sheet.cut(d, colour, depth)
        else:
            sheet.fill(d, colour)
        sheet.stroke(d, colour, 6, cap="round")
