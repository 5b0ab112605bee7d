"""Places on the screen, in units of the 1920 x 1080 canvas: seats around, own hand below."""

from game.core.rules import Seat
from game.ui.widgets_pen import Box

CARD_RATIO = 1.4
"""A card's height for its width."""
BANNER = Box(500, 10, 920, 78)
"""Whose turn it is, and what to do now."""
PLATE_WIDTH, PLATE_HEIGHT = 300.0, 124.0
PILES_Y = 372.0
DRAW_PILE = (708.0, PILES_Y)
DISCARD = (960.0, PILES_Y)
HAPPENINGS = (1212.0, PILES_Y)
PILE_CARD = 158.0
"""Width of a card of the three piles."""
ASKED_FOR = Box(1056, 280, 92, 184)
"""What is asked for, beside the discard pile."""
CHOOSER = Box(480, 560, 960, 150)
"""Buttons, wishes and shares, between the piles and the hand."""
BIG = Box(400, 108, 1120, 600)
"""Where a poster, the market, open hands and the table of points lie over the piles."""
OWN_PLATE = Box(24, 572, 430, 130)
"""The plate of the seat at the lower edge."""
LOG = Box(1466, 562, 430, 148)
TRAY = Box(24, 720, 1872, 300)
"""The hand of whoever is to choose, or of the only person."""
HINTS = Box(24, 1026, 1872, 50)
SIDE_TOP, SIDE_STEP = 402.0, 146.0
"""Where the lower plate of a side is, and how much higher the next."""
TOP_Y = 96.0
_EDGE = 24.0
_RINGS: dict[int, tuple[int, int, int]] = {
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (2, 3, 2),
}
"""How many of the others sit right, above, and left (FC-6: counter-clockwise)."""


def plate_box(seat: Seat, seats: int, anchor: Seat) -> Box:
    """Return where a seat's plate is when ``anchor`` sits at the lower edge (FC-6)."""
    place = (seat - anchor) % seats
    return OWN_PLATE if place == 0 else _ring(seats - 1)[place - 1]


def _ring(others: int) -> list[Box]:
    """Return the places of the others, counter-clockwise from the lower right."""
    right, top, left = _RINGS[others]
    wide, high = PLATE_WIDTH, PLATE_HEIGHT
    east, west = 1920 - _EDGE - wide, _EDGE
    rights = [Box(east, SIDE_TOP - SIDE_STEP * row, wide, high) for row in range(right)]
    lefts = [Box(west, SIDE_TOP - SIDE_STEP * row, wide, high) for row in range(left)]
    span = 1920 - 2 * (_EDGE + 320)
    tops = [
        Box(1920 - (_EDGE + 320) - span * (column + 0.5) / top - wide / 2, TOP_Y, wide, high)
        for column in range(top)
    ]
    return [*rights, *tops, *reversed(lefts)]
