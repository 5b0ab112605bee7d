"""What on the table of a race can be looked at, and where it is seen."""

from collections.abc import Iterator

from game.core.explain import Kind, Thing
from game.core.rules import Seat
from game.frankfurt.screen.help_view import SIGN_ROUNDS
from game.frankfurt.screen.layout import column_step
from game.frankfurt.screen.places import (
    CAP,
    CARD_RATIO,
    PILE_CAP,
    Point,
    Rect,
    SeatPlace,
    TablePlaces,
    card_rect,
)
from game.frankfurt.state import COLUMNS, State
from game.ui.canvas import Box
from game.ui.look import Seen

HEADER = 84.0
"""The upper part of a panel: face, name and draw pile."""
TAB = (120.0, 44.0)
BANNER_HIGH = 56.0
TILTED = 12.0
"""Cards of a pile lie a little askew: so much further they reach."""


def things_of(state: State, table: TablePlaces) -> Iterator[Seen]:
    """Yield all that is seen; what lies on top of something comes first.

    In a pause cards lie face down, and each top card is still there to be asked for: it lay open.
    """
    yield Seen(Thing(Kind.SIGN, "rule", index=0), _around((960, table.banner_y), _banner(table)))
    if state.round <= SIGN_ROUNDS:
        halves = _box(table.signs).columns(2)
        for key, box in zip(("odd-sign", "even-sign"), halves, strict=True):
            yield Seen(Thing(Kind.SIGN, key, index=0), box)
    for index, pile in enumerate(state.piles):
        x, y = table.piles[index]
        if pile.cards:
            yield Seen(Thing(Kind.SIGN, "badge", index=index), _around((x, y + table.tab_y), TAB))
            yield Seen(Thing(Kind.PILE, "pile", index=index), _box(table.pile_rect(index)))
    wide = table.box_width * 1.35
    yield Seen(Thing(Kind.PILE, "box", index=0), _around(table.box, (wide, wide)))
    for seat, place in enumerate(table.seats):
        yield from _seat(state, seat, place)


def _seat(state: State, seat: Seat, place: SeatPlace) -> Iterator[Seen]:
    """Yield a player's draw pile, name, and columns with their top cards."""
    draw = card_rect(*place.draw, place.draw_width)
    yield Seen(Thing(Kind.PILE, "draw", seat=seat), _box(draw))
    panel = place.panel
    yield Seen(Thing(Kind.SEAT, seat=seat), Box(panel.x, panel.y, panel.w, HEADER))
    for index in range(COLUMNS):
        column = state.seats[seat].columns[index]
        y = place.first_y + column_step(place, len(column.cards)) * max(0, len(column.cards) - 1)
        box = _box(card_rect(place.columns[index], y, place.card))
        if column.top is not None:
            yield Seen(Thing(Kind.CARD, card=column.top), box)
        whole = place.first_y - place.card * CARD_RATIO / 2
        area = Box(box.x, whole, box.w, box.bottom - whole)
        yield Seen(Thing(Kind.COLUMN, seat=seat, index=index), area)


def needed_by(seat: Seat, table: TablePlaces) -> Iterator[Box]:
    """Yield what a player who races must see: own columns and piles, with their keys."""
    own = table.seats[seat]
    for index in range(COLUMNS):
        area = own.column_rect(index)
        wide = max(area.w, CAP)
        yield Box(area.centre[0] - wide / 2, area.y, wide, area.h)
    for index, (_, y) in enumerate(table.piles):
        cards, cap = table.pile_rect(index).grown(TILTED), y + table.caps[seat]
        top = min(cards.y, y + table.tab_y - TAB[1] / 2, cap - PILE_CAP / 2)
        yield Box(cards.x, top, cards.w, max(cards.bottom, cap + PILE_CAP / 2) - top)


def _banner(table: TablePlaces) -> Point:
    return min(880.0, table.banner_width), BANNER_HIGH


def _around(middle: Point, size: Point) -> Box:
    return Box(middle[0] - size[0] / 2, middle[1] - size[1] / 2, *size)


def _box(rect: Rect) -> Box:
    return Box(rect.x, rect.y, rect.w, rect.h)
