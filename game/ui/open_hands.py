"""All hands open and named on a sheet over the table, while everybody may look at them."""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

import msgspec

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_pictures import Captions, CardPictures
from game.ui.faces import face_name
from game.ui.hand_rows import CARD_RATIO, Point
from game.ui.pen import Pen
from game.ui.theme import BODY, INK, LAMP, NIGHT, TEXT_SOFT

EDGE = 24.0
GAP = 12.0
ONE_COLUMN = 4
"""So many hands lie one below the other; more lie in two columns."""
OWNER_WIDTH = 132.0
WIDEST = 132.0
TAG = 4.0
INDEX = 0.4
"""So much of a card's width shows what it is; its index is as high as this of its height."""
MOST_LINES = 3
LEAST_WIDE = 110.0
"""Cards may be so narrow before some of them cover others."""


class Spread(msgspec.Struct, frozen=True):
    """How the cards of a hand lie: their width and their middles."""

    width: float
    spots: tuple[Point, ...]

    @property
    def seen(self) -> tuple[float, ...]:
        """Return the share of each card's width that the next one leaves in sight."""
        nexts = zip_longest(self.spots, self.spots[1:])
        return tuple(_seen(here, after, self.width) for here, after in nexts)


def rows_of(room: Box, seats: int, one_column: int = ONE_COLUMN) -> tuple[Box, ...]:
    """Return a part of a room for each seat, down the first column and then down the second.

    Up to ``one_column`` seats are all in one.
    """
    if seats <= one_column:
        return room.rows(seats, GAP)
    left, right = room.columns(2, 2 * GAP)
    a_column = -(-seats // 2)
    return (*left.rows(a_column, GAP), *right.rows(a_column, GAP))[:seats]


def spread_of(room: Box, count: int, widest: float = WIDEST) -> Spread:
    """Return how so many cards lie in a room: in as many lines as show most of each card.

    Cards that have room beside one another, and are not small, lie in one line.
    """
    _, row = _lines(room, count, 1, widest)
    if row.width >= LEAST_WIDE and min(row.seen, default=1.0) >= 1:
        return row
    found = (_lines(room, count, lines, widest) for lines in range(1, MOST_LINES + 1))
    return max(found, key=lambda one: one[0])[1]


def _lines(room: Box, count: int, lines: int, widest: float) -> tuple[float, Spread]:
    """Return cards in so many lines, and how much of each is in sight."""
    a_line = max(1, -(-count // lines))
    apart = (room.w + 8) / a_line - 8  # larger cards than usual may not cover one another
    high = room.h / (1 + INDEX * (lines - 1))
    width = min(high / CARD_RATIO, max(min(WIDEST, widest), min(apart, widest)))
    pitch = min(width + 8, (room.w - width) / max(1, a_line - 1))
    height = width * CARD_RATIO
    step = height * INDEX
    top = room.cy - (height + step * (lines - 1)) / 2 + height / 2
    spots = tuple(
        (room.x + width / 2 + pitch * (place % a_line), top + step * (place // a_line))
        for place in range(count)
    )
    return min(pitch, width * INDEX), Spread(width, spots)


def _seen(here: Point, after: Point | None, width: float) -> float:
    covered = after is not None and after[1] == here[1]
    return min(1.0, (after[0] - here[0]) / width) if covered and after is not None else 1.0


class OpenHands:
    """Draws hands side by side on a sheet, each with its owner.

    ``sheet`` is where they lie and ``room`` the part of it for the hands; ``sprite`` names the
    drawing of a card, and ``back`` that of their back. Cards are up to ``widest``, with their names
    if there are ``captions``; up to ``one_column`` hands lie one below the other.
    """

    def __init__(
        self,
        pen: Pen,
        seating: Seating,
        sheet: Box,
        room: Box,
        sprite: Callable[[int], str],
        back: str,
        *,
        captions: Captions | None = None,
        widest: float = WIDEST,
        one_column: int = ONE_COLUMN,
    ) -> None:
        self._pen = pen
        self._seating = seating
        self._sheet = sheet
        self._room = room
        self._sprite = sprite
        self._pictures = CardPictures(pen.sprites, back, captions)
        self._widest = widest
        self._one_column = one_column

    def draw(self, hands: Mapping[Seat, Sequence[int]]) -> None:
        """Put hands by their owners, the cards in the order given."""
        self._pen.paper(self._sheet, NIGHT, radius=36, lift=18, edge=LAMP, edge_width=4, cut=3)
        for seat, room in zip(
            hands, rows_of(self._room, len(hands), self._one_column), strict=True
        ):
            self._draw_owner(seat, Box(room.x, room.y, OWNER_WIDTH, room.h))
            cards = Box(room.x + OWNER_WIDTH + GAP, room.y, room.w - OWNER_WIDTH - GAP, room.h)
            self._draw_hand(hands[seat], cards)

    def _draw_owner(self, seat: Seat, box: Box) -> None:
        """Put face, shape and name; a low room has them smaller."""
        pen, style = self._pen, self._pen.style(seat)
        face = min(74.0, box.h * 0.55)
        y = box.y + face / 2 + TAG
        pen.dot(box.cx, y, face + 6, INK)
        pen.dot(box.cx, y, face, style.colour)
        self._pen.sprite(face_name(self._seating[seat], seat, "calm"), box.cx, y, face * 0.84)
        badge = box.cx + face * 0.42, y + face * 0.3
        pen.dot(*badge, face * 0.42, INK)
        pen.icon(f"shapes/{style.shape}", *badge, face * 0.28, style.colour)
        name = Box(box.x, y + face / 2 + 2, box.w, min(40.0, box.bottom - y - face / 2 - 2))
        pen.label(self._seating[seat].name, name, BODY, style.colour, face="bold", align="centre")

    def _draw_hand(self, hand: Sequence[int], room: Box) -> None:
        if not hand:
            text = self._pen.say("table-no-cards")
            self._pen.label(text, room, BODY, TEXT_SOFT, face="bold")
            return
        spread = spread_of(room, len(hand), self._widest)
        for card, (x, y), seen in zip(hand, spread.spots, spread.seen, strict=True):
            picture = self._pictures.get(self._sprite(card), spread.width, seen=seen)
            self._pen.stage.put(picture, x, y)
