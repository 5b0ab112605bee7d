"""Places on the screen, in units of the 1920 x 1080 canvas: seats around, own hand below."""

from functools import cache

from game.core.rules import Seat
from game.ui.hand_rows import CARD_RATIO, HandRows, Point, card_box
from game.ui.widgets_pen import Box

__all__ = ["CARD_RATIO", "Point", "card_box"]

BANNER = Box(500, 10, 920, 78)
"""Whose turn it is, and what to do now."""
ROUND = Box(24, 18, 440, 56)
"""Which round this is, and up to how many points the match goes."""
PLATE_WIDTH, PLATE_HEIGHT = 300.0, 124.0
PILES_Y = 372.0
DRAW_PILE = (664.0, PILES_Y)
DISCARD = (960.0, PILES_Y)
HAPPENINGS = (1256.0, PILES_Y)
PILE_CARD = 158.0
"""Width of a card of the three piles."""
ASKED_FOR = Box(1057, 290, 110, 164)
"""What is asked for, beside the discard pile."""
LAST_EVENT = Box(1362, 264, 222, 216)
"""The newest event and what came of it, beside its pile."""
CHOOSER = Box(480, 560, 960, 150)
"""Buttons, wishes and shares, between the piles and the hand."""
BIG = Box(400, 108, 1120, 600)
"""Where a poster, the market, open hands and the table of points lie over the piles."""
OWN_PLATE = Box(24, 568, 430, 116)
"""The plate of the seat at the lower edge."""
LOG = Box(1466, 562, 430, 148)
TRAY = Box(24, 720, 1872, 300)
"""The hand of whoever is to choose, or of the only person."""
TRAY_OWNER = Box(24, 688, 430, 34)
"""Whose hand the tray shows, where it is not that of the plate above."""
HINTS = Box(24, 1026, 1872, 50)
SIDE_TOP, SIDE_STEP = 402.0, 146.0
"""Where the lower plate of a side is, and how much higher the next."""
TOP_Y = 96.0
FACE = 84.0
"""A face on a plate."""
FAN_CARD = 46.0
FAN_PITCH = 17.0
FRONT_CARD = 64.0
"""Width of a card that lies face down before its seat."""
FRONT_PITCH, FRONT_SPREAD = 9.0, 36.0
ROWS = HandRows(TRAY)
"""The hand in the tray."""
HAND, HAND_LOW = ROWS.width, ROWS.low
"""Width of a card in a hand of one row, and of more."""
MARKET_WIDE, MARKET_NARROW = 158.0, 126.0
MARKET_MANY = 7
"""From so many cards on those of the market are narrow."""
MARKET_GAP = 10.0
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


@cache
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


def fan_box(plate: Box) -> Box:
    """Return the room for a hand on its owner's plate."""
    left = plate.x + FACE + 28
    wide = 196.0 if plate == OWN_PLATE else 126.0
    high = FAN_CARD * CARD_RATIO
    return Box(left, plate.bottom - high - 7, wide, high)


def fan_spots(plate: Box, count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of a hand that lies on its owner's plate."""
    room = fan_box(plate)
    pitch = min(FAN_PITCH, (room.w - FAN_CARD) / max(1, count - 1))
    return tuple((room.x + FAN_CARD / 2 + pitch * place, room.cy) for place in range(count))


def front_spots(plate: Box, count: int) -> tuple[Point, ...]:
    """Return the middles of cards that lie before a seat until all have chosen."""
    pitch = min(FRONT_PITCH, FRONT_SPREAD / max(1, count - 1))
    if plate == OWN_PLATE:
        x = plate.right - 60
    elif plate.x > 1500:
        x = plate.x - FRONT_CARD / 2 - 14 - pitch * (count - 1)
    else:
        x = plate.right + FRONT_CARD / 2 + 14
    return tuple((x + pitch * place, plate.cy) for place in range(count))


def hand_width(count: int) -> float:
    """Return the width of the cards of a hand in the tray."""
    return ROWS.width_of(count)


def hand_spots(count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of a hand in the tray, row by row, each from the left."""
    return ROWS.spots(count)


def hand_boxes(count: int) -> tuple[Box, ...]:
    """Return the part of each card of a hand in the tray that no other card covers."""
    return ROWS.boxes(count)


def market_width(count: int) -> float:
    """Return the width of the cards of a market."""
    return MARKET_NARROW if count >= MARKET_MANY else MARKET_WIDE


def market_spots(count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of the market."""
    pitch = market_width(count) + MARKET_GAP
    left = BIG.cx - pitch * (count - 1) / 2
    return tuple((left + pitch * place, BIG.cy) for place in range(count))
