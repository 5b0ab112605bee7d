"""How the cards of a hand lie in a tray: in as few rows as leave a part of each card in sight."""

from functools import cache
from itertools import zip_longest

import msgspec

from game.ui.canvas import Box
from game.ui.motion import Placement

CARD_RATIO = 1.4
"""Height of a card divided by its width."""
Point = tuple[float, float]


class HandRows(msgspec.Struct, frozen=True):
    """The rows of a tray. A hand of up to ``one_row`` cards has one row, up to ``two_rows`` two.

    ``width`` and ``pitch`` are those of one row, ``low`` is the width of a card in more rows;
    ``step_two`` and ``step_three`` are the heights in sight of a covered row. Of more than ``few``
    cards those of one row are ``slim``, so that they hide less of each other.
    """

    tray: Box
    one_row: int = 25
    two_rows: int = 62
    width: float = 182.0
    pitch: float = 194.0
    low: float = 140.0
    edge: float = 18.0
    step_two: float = 100.0
    step_three: float = 51.0
    few: int = 100
    slim: float = 140.0

    def rows(self, count: int) -> int:
        """Return the number of rows of a hand."""
        return 1 if count <= self.one_row else 2 if count <= self.two_rows else 3

    def width_of(self, count: int) -> float:
        """Return the width of the cards of a hand."""
        if self.rows(count) > 1:
            return self.low
        return self.width if count <= self.few else self.slim

    def spots(self, count: int) -> tuple[Point, ...]:
        """Return the middles of the cards, row by row, each from the left."""
        return _spots(self, count)

    def boxes(self, count: int) -> tuple[Box, ...]:
        """Return the part of each card that no other card covers."""
        return _boxes(self, count)

    def step(self, count: int) -> float:
        """Return how far it is from a row to the next."""
        return {1: 0.0, 2: self.step_two, 3: self.step_three}[self.rows(count)]


def card_box(x: float, y: float, width: float) -> Box:
    """Return the box of a card of that width around a middle."""
    height = width * CARD_RATIO
    return Box(x - width / 2, y - height / 2, width, height)


def card_box_at(at: Placement) -> Box:
    """Return the box of a card where it lies."""
    return card_box(at.x, at.y, at.width)


@cache
def _spots(hand: HandRows, count: int) -> tuple[Point, ...]:
    return tuple((box.cx, box.cy) for box in _cards(hand, count))


@cache
def _boxes(hand: HandRows, count: int) -> tuple[Box, ...]:
    cards = _cards(hand, count)
    lowest = max((card.y for card in cards), default=0.0)
    found = []
    for card, after in zip_longest(cards, cards[1:]):
        last = after is None or after.y != card.y
        wide = card.w if last or after is None else min(card.w, after.x - card.x)
        high = card.h if card.y == lowest else hand.step(count)
        found.append(Box(card.x, card.y, wide, high))
    return tuple(found)


def _cards(hand: HandRows, count: int) -> list[Box]:
    tray, rows, width = hand.tray, hand.rows(count), hand.width_of(count)
    a_row = -(-count // rows)
    step, height = hand.step(count), width * CARD_RATIO
    used = height + step * (rows - 1)
    slack = (tray.h - used) / 3 if rows == 1 else 0.0
    top = tray.bottom - used - slack
    most = hand.pitch * width / hand.width
    pitch = min(most, (tray.w - 2 * hand.edge - width) / max(1, a_row - 1))
    left = tray.cx - (width + pitch * (a_row - 1)) / 2
    return [
        Box(left + pitch * (place % a_row), top + step * (place // a_row), width, height)
        for place in range(count)
    ]
