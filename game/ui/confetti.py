"""Confetti: so many scraps of paper, thrown up once, that fall and are gone by themselves.

Everything is a function of the time since they were thrown; nothing is told by them.
"""

import math
from collections.abc import Sequence

from game.ui.impact import GOLDEN, SCRAP_TURNS, scrap
from game.ui.pen import Pen
from game.ui.theme import RGB

PIECES = 90
THROWN_OVER = 40 / 60
LIFE = 2.2
DRAG = 1.6
THROWN = (520.0, 1250.0)
"""How fast pieces are thrown, units a second."""
SPREAD = 1.1
"""Up to so many radians to either side of straight up."""
SINKS = 220.0
SWINGS, SWINGS_HZ = 30.0, 1.4
FADES, FADE_STEPS = 0.35, 3
"""Each step of each piece is a picture of its own."""


def confetti_seconds() -> float:
    """Return how long it is until the last piece is gone."""
    return LIFE + THROWN_OVER


def draw_confetti(
    pen: Pen, x: float, y: float, seconds: float, colours: Sequence[RGB], *, pieces: int = PIECES
) -> None:
    """Put the pieces that were thrown from a place so many seconds ago."""
    for number in range(pieces):
        t = seconds - THROWN_OVER * number / pieces
        if not 0 <= t < LIFE:
            continue
        lot = (number * GOLDEN / (2 * math.pi)) % 1.0
        fast = THROWN[0] + (THROWN[1] - THROWN[0]) * ((number * 0.7548) % 1.0)
        way = SPREAD * (2 * lot - 1)
        gone = (1 - math.exp(-DRAG * t)) / DRAG
        swing = SWINGS * math.sin(2 * math.pi * (SWINGS_HZ * t + lot)) * min(1.0, 2 * t)
        at_x = x + fast * math.sin(way) * gone + swing
        at_y = y - fast * math.cos(way) * gone + SINKS * (t - gone)
        turn = (number + int(t * (9 + number % 4))) % SCRAP_TURNS
        alpha = 255 * math.ceil(FADE_STEPS * min(1.0, (LIFE - t) / FADES)) / FADE_STEPS
        picture = scrap(pen, colours[number % len(colours)], turn)
        pen.stage.put(picture, at_x, at_y, alpha=alpha)
