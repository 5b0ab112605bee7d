"""Where on the screen seats, columns, piles and caps of the race stand, for two to four seats.

Places are in units of the 1920 x 1080 canvas, and mirror the keyboard: a seat whose keys lie left
sits left, and where four share one keyboard the two with the upper rows sit above the two with the
lower rows (FF-17a).
"""

from collections.abc import Iterable

import msgspec

from game.core.rules import Seat
from game.frankfurt.state import COLUMNS

CARD_RATIO = 1.4
"""A card's height for its width."""
MARGIN = 16
PADDING = 20
HELD_GROWTH = 1.12
"""How much wider a card is drawn while it is in the hand."""
HEADER_HALF = 24
"""Half the height of a name with a little air."""
CAP = 54
"""Size of a key cap."""
PILE_CAP = 46
PILE_CAP_PITCH = 50
"""From one cap of a pile to the next: close, so that no cap seems to be the next pile's."""

Point = tuple[float, float]


class Rect(msgspec.Struct, frozen=True):
    """A rectangle by its left upper corner and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x of the right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the lower side."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """Return the middle."""
        return (self.x + self.w / 2, self.y + self.h / 2)

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> "Rect":
        """Return the rectangle with a margin of ``by`` around it."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


def card_rect(x: float, y: float, width: float) -> Rect:
    """Return the rectangle of a card of that width around a middle."""
    height = width * CARD_RATIO
    return Rect(x - width / 2, y - height / 2, width, height)


class SeatPlace(msgspec.Struct, frozen=True):
    """Where one player's things are."""

    panel: Rect
    card: float
    """Width of a card in the columns."""
    columns: tuple[float, ...]
    """Middle of each column."""
    first_y: float
    """Middle of a column's bottom card."""
    step: float
    """From one card of a column to the next, as long as there is room."""
    room: float
    """From the first card's middle to the last's, at most."""
    caps_y: float
    reason_bottom: float
    """Lower edge of what the panel says: it may take two lines, and never covers the keys."""
    face: Point
    header_y: float
    draw: Point
    draw_width: float

    @property
    def held(self) -> float:
        """Return the width of a card in the hand."""
        return self.card * HELD_GROWTH

    @property
    def held_top(self) -> float:
        """Return how high a card in the hand may reach: whose it is stays in sight."""
        return self.header_y + HEADER_HALF

    def column_rect(self, column: int) -> Rect:
        """Return the whole area of a column, for the mouse."""
        top = self.first_y - self.card * CARD_RATIO / 2
        bottom = self.caps_y + CAP / 2
        return Rect(self.columns[column] - self.card / 2, top, self.card, bottom - top)


class TablePlaces(msgspec.Struct, frozen=True):
    """Where everything on the table of a match is."""

    seats: tuple[SeatPlace, ...]
    piles: tuple[Point, ...]
    pile: float
    """Width of a card on a pile."""
    caps: tuple[float, ...]
    """How far below the middle of a pile a seat's key cap is; less than 0: above it."""
    count: Point
    """Where a count-down counts: beside the piles, which must be read meanwhile."""
    wait_y: float
    """A card that waits for the end of a count-down, from the middle of its pile."""
    box: Point
    box_width: float
    title_y: float
    banner_y: float
    banner_width: float
    tab_y: float
    """The tab that says whose card lies on top, from the middle of a pile."""
    log: Rect
    signs: Rect
    """Where the signs of odd and even are told."""

    def pile_rect(self, pile: int) -> Rect:
        """Return the area of a pile's cards."""
        return card_rect(*self.piles[pile], self.pile)


class _Plan(msgspec.Struct, frozen=True):
    """The few numbers from which a seat's place follows."""

    panel: Rect
    card: float
    gap: float
    step: float
    header: float = 84


def _seat_place(plan: _Plan) -> SeatPlace:
    panel, card = plan.panel, plan.card
    pitch = card + plan.gap
    left = panel.centre[0] - pitch * (COLUMNS - 1) / 2
    top = panel.y + plan.header + 8
    height = card * CARD_RATIO
    caps_y = panel.bottom - PADDING - CAP / 2
    draw_width = 48
    return SeatPlace(
        panel=panel,
        card=card,
        columns=tuple(left + pitch * column for column in range(COLUMNS)),
        first_y=top + height / 2,
        step=plan.step,
        room=caps_y - CAP / 2 - 14 - top - height,
        caps_y=caps_y,
        reason_bottom=caps_y - CAP / 2 - 5,
        face=(panel.x + PADDING + 30, panel.y + plan.header / 2 + 4),
        header_y=panel.y + plan.header / 2 + 4,
        draw=(panel.right - PADDING - draw_width / 2, panel.y + plan.header / 2 + 4),
        draw_width=draw_width,
    )


def _row(middle: float, y: float, pitch: float, count: int) -> tuple[Point, ...]:
    return tuple((middle + pitch * (i - (count - 1) / 2), y) for i in range(count))


def _for_two() -> TablePlaces:
    width, top, height = 730, 524, 540
    lefts = (MARGIN, 1920 - MARGIN - width)
    plans = [_Plan(Rect(x, top, width, height), card=158, gap=18, step=44) for x in lefts]
    return TablePlaces(
        seats=tuple(map(_seat_place, plans)),
        piles=_row(960, 352, 290, 2),
        pile=208,
        caps=(184, 184),
        count=(960, 656),
        wait_y=60,
        box=(960, 630),
        box_width=84,
        title_y=52,
        banner_y=118,
        banner_width=1500,
        tab_y=-164,
        log=Rect(766, 736, 388, 322),
        signs=Rect(40, 236, 660, 68),
    )


def _for_three() -> TablePlaces:
    width, top, height = 620, 574, 490
    lefts = (MARGIN, 1920 - MARGIN - width, 960 - width / 2)
    plans = [_Plan(Rect(x, top, width, height), card=134, gap=14, step=37) for x in lefts]
    return TablePlaces(
        seats=tuple(map(_seat_place, plans)),
        piles=_row(960, 346, 262, 3),
        pile=198,
        caps=(176, 176, 176),
        count=(1616, 366),
        wait_y=134,
        box=(1408, 470),
        box_width=84,
        title_y=52,
        banner_y=118,
        banner_width=1500,
        tab_y=-157,
        log=Rect(36, 300, 536, 252),
        signs=Rect(24, 178, 560, 64),
    )


def _for_four() -> TablePlaces:
    width, height = 572, 516
    right = 1920 - MARGIN - width
    low = 1080 - MARGIN - height
    corners = ((MARGIN, MARGIN), (right, MARGIN), (MARGIN, low), (right, low))
    plans = [_Plan(Rect(x, y, width, height), card=122, gap=14, step=52) for x, y in corners]
    return TablePlaces(
        seats=tuple(map(_seat_place, plans)),
        piles=_row(960, 496, 185, 4),
        pile=164,
        caps=(-144, -144, 148, 148),
        count=(960, 806),
        wait_y=108,
        box=(960, 748),
        box_width=92,
        title_y=98,
        banner_y=180,
        banner_width=704,
        tab_y=-190,
        log=Rect(610, 856, 700, 204),
        signs=Rect(610, 232, 700, 52),
    )


def places(seats: int) -> TablePlaces:
    """Return the places for 2, 3 or 4 seats; ``KeyError`` for another number."""
    return {2: _for_two, 3: _for_three, 4: _for_four}[seats]()


def cap_places(table: TablePlaces, people: Iterable[Seat]) -> dict[Seat, Point]:
    """Return where the caps of those who have keys stand, from the middle of a pile.

    Those of one row stand together in its middle, from left to right as their players sit.
    """
    rows: dict[float, list[Seat]] = {}
    for seat in sorted(people, key=lambda seat: table.seats[seat].panel.x):
        rows.setdefault(table.caps[seat], []).append(seat)
    found: dict[Seat, Point] = {}
    for y, row in rows.items():
        for seat, (x, _) in zip(row, _row(0, y, PILE_CAP_PITCH, len(row)), strict=True):
            found[seat] = x, y
    return found


def column_at(place: SeatPlace, x: float, y: float) -> int | None:
    """Return the column of a seat at a point, or ``None``."""
    for column in range(COLUMNS):
        if place.column_rect(column).holds(x, y):
            return column
    return None


def pile_at(table: TablePlaces, x: float, y: float) -> int | None:
    """Return the pile at a point, or ``None``."""
    for pile in range(len(table.piles)):
        if table.pile_rect(pile).grown(12).holds(x, y):
            return pile
    return None
