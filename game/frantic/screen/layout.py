"""Places on the screen, and where every card lies: a pure function of the state.

Places are in units of the 1920 x 1080 canvas. All movement follows from where cards lie.

A closed hand lies in the order of arrival, and nothing about its places depends on which cards it
holds (FC-61); only a hand that the audience may see is sorted.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from game.core.cards import NOTHING, Card
from game.core.rounds.state import is_counted
from game.core.rules import NOBODY, Seat
from game.frantic.deck import Deck
from game.frantic.resolution import free_cards
from game.frantic.state import Ask, State
from game.ui.canvas import Box
from game.ui.card_moves import Audience, Sight, Zones
from game.ui.hand_rows import CARD_RATIO, HandRows, Point, card_box
from game.ui.motion import Placement, Style
from game.ui.report import REPLAY_FOOT

__all__ = ["CARD_RATIO", "Point", "card_box"]

BANNER = Box(500, 10, 920, 78)
"""Whose turn it is, and what to do now."""
ROUND = Box(24, 10, 440, 78)
"""Which round this is, up to how many points the match goes, and who has dealt."""
ROUND_WIDE = Box(18, 10, 474, 78)
"""The same for large text: all that the banner leaves."""
PLATE_WIDTH, PLATE_HEIGHT = 300.0, 124.0
PILES_Y = 372.0
DRAW_PILE = (664.0, PILES_Y)
DISCARD = (960.0, PILES_Y)
HAPPENINGS = (1242.0, PILES_Y)
PILE_CARD = 158.0
"""Width of a card of the three piles."""
ASKED_FOR = Box(1049, 290, 106, 164)
"""What is asked for, beside the discard pile."""
LAST_EVENT = Box(1246, 246, 246, 300)
"""The newest event lies on its pile and beside it; its card is as high as what is on it."""
BOMB = (1197.0, 420.0)
"""A bomb ticks on what the newest event leaves free of its pile."""
SHEET = Box(352, 88, 1216, 440)
"""What covers the piles for a moment covers all of the upper plates, and no part of the others."""
POSTER = Box(352, 96, 1216, 606)
"""Where the poster of an event hangs: over the piles, down to the hand."""
CHOOSER = Box(480, 560, 960, 150)
"""Buttons, wishes and shares, between the piles and the hand."""
BIG = Box(400, 108, 1120, 600)
"""Where the market and the button under open hands lie over the piles."""
OWN_PLATE = Box(24, 548, 430, 116)
"""The plate of the seat at the lower edge."""
LOG = Box(1452, 530, 444, 186)
TRAY = Box(24, 720, 1872, 300)
"""The hand of whoever is to choose, or of the only person."""
TRAY_OWNER = Box(24, 688, 430, 34)
"""Whose hand the tray shows, where it is not that of the plate above."""
OPEN_PLATE = Box(24, 670, 430, 50)
"""The same while somebody has opened the own hand among others."""
OPEN_WIDE = Box(20, 670, 456, 50)
"""The same for large text."""
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
FRONT_PITCH, FRONT_SPREAD = 9.0, 26.0
FAN_ROOM, OWN_ROOM = 126.0, 196.0
"""How wide the cards on a plate may lie: a hand's, and all at the lower edge."""
ROWS = HandRows(TRAY, one_row=16, low=126.0, step_two=110.0, step_three=56.0)
"""The hand in the tray."""
REPLAY_TRAY = Box(TRAY.x, TRAY.y, TRAY.w, REPLAY_FOOT - TRAY.y - 4)
REPLAY_ROWS = HandRows(
    REPLAY_TRAY, width=160.0, pitch=170.0, low=116.0, step_two=82.0, step_three=41.0
)
"""The hand in a replay is smaller: the controls lie below it."""
HAND, HAND_LOW = ROWS.width, ROWS.low
"""Width of a card in a hand of one row, and of more."""
MARKET = Box(SHEET.x, 236, SHEET.w, 292)
"""The cloth under the cards of the market; it covers the piles."""
MARKET_HEAD = Box(MARKET.x + 24, MARKET.y + 6, MARKET.w - 48, 66)
MARKET_ON = Box(MARKET.x + 28, MARKET.y + 76, 132, 204)
"""What has to be matched, as its pile is covered."""
MARKET_ROOM = Box(MARKET_ON.right + 28, MARKET_ON.y, MARKET.right - MARKET_ON.right - 52, 204)
MARKET_WIDE, MARKET_NARROW = 124.0, 114.0
MARKET_MANY = 7
"""From so many cards on those of the market are narrow."""
MARKET_GAP = 10.0
MARKET_DROP = 14.0
"""Cards of the market lie so much lower than the middle, that their keys are below the rule."""
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


def chip_above(plate: Box) -> bool:
    """Say whether what would happen to a seat is told over its plate: log and tabs lie below.

    Over the plates in the row above lies the banner.
    """
    return plate.y > TOP_Y


def fan_box(plate: Box) -> Box:
    """Return the room for a hand on its owner's plate."""
    high = FAN_CARD * CARD_RATIO
    return Box(plate.x + FACE + 28, plate.bottom - high - 7, FAN_ROOM, high)


def count_box(plate: Box) -> Box:
    """Return the room for how many cards a hand has, beside all that lies on its plate."""
    fan = fan_box(plate)
    left = fan.x + (OWN_ROOM if plate == OWN_PLATE else FAN_ROOM) + 8
    return Box(left, fan.y, plate.right - left - 8, fan.h)


def fan_spots(plate: Box, count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of a hand that lies on its owner's plate."""
    return _row(fan_box(plate), FAN_CARD, FAN_PITCH, count)


def front_width(plate: Box) -> float:
    """Return how wide cards before a seat are: those at the lower edge lie on the plate."""
    return FAN_CARD if plate == OWN_PLATE else FRONT_CARD


def front_spots(plate: Box, count: int, *, bare: bool = False) -> tuple[Point, ...]:
    """Return the middles of cards that lie before a seat until all have chosen.

    ``bare``: no hand lies on the plate, as it is in the tray.
    """
    if plate == OWN_PLATE:
        fan = fan_box(plate)
        left = fan.x if bare else fan.right + 6
        room = Box(left, fan.y, fan.x + OWN_ROOM - left, fan.h)
        return _row(room, FAN_CARD, FAN_CARD + 4, count)
    pitch = min(FRONT_PITCH, FRONT_SPREAD / max(1, count - 1))
    if plate.x > 1500:
        x = plate.x - FRONT_CARD / 2 - 14 - pitch * (count - 1)
    else:
        x = plate.right + FRONT_CARD / 2 + 14
    return tuple((x + pitch * place, plate.cy) for place in range(count))


def _row(room: Box, width: float, pitch: float, count: int) -> tuple[Point, ...]:
    """Return the middles of cards in a row from the left, as close as the room asks for."""
    pitch = min(pitch, (room.w - width) / max(1, count - 1))
    return tuple((room.x + width / 2 + pitch * place, room.cy) for place in range(count))


def market_width(count: int) -> float:
    """Return the width of the cards of a market."""
    return MARKET_NARROW if count >= MARKET_MANY else MARKET_WIDE


def market_spots(count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of the market."""
    pitch = market_width(count) + MARKET_GAP
    left = MARKET_ROOM.cx - pitch * (count - 1) / 2
    return tuple((left + pitch * place, MARKET_ROOM.cy + MARKET_DROP) for place in range(count))


Z_DRAW, Z_DISCARD, Z_FAN, Z_FRONT, Z_MARKET, Z_HAND = 0, 200, 400, 600, 700, 800
"""Painter's order of the kinds of places, with room for the cards of each."""
Z_OPEN = 50
HEAP = 7.0
"""How far cards that are shuffled lie from one another."""
MESS = 6
"""Cards of the discard pile that are seen under its top card."""
ANGLES = (-6.0, 3.0, 0.0, 6.0, -3.0)
"""A kind of card always lies at the same angle on the discard pile: one picture each."""
SHIFTS = (0.0, 6.0, -5.0, 3.0, -7.0)


class FranticCards:
    """Where the cards of a deck lie, for what moves them."""

    draw_style = Style(240.0, "out")
    play_style = Style(220.0, "out-back")

    def __init__(self, deck: Deck, rows: HandRows = ROWS) -> None:
        self._deck = deck
        self._rows = rows

    def zones(self, state: State) -> Zones:
        """Return which cards lie where."""
        put_down = tuple(one.card for one in state.chosen if one.card != NOTHING)
        return Zones(state.draw, state.hands, (state.discard, state.market), put_down)

    def on_pile(self) -> Placement:
        """Return a place on the draw pile where a card is seen."""
        return replace(in_draw(), alpha=255.0)

    def in_heap(self, place: int) -> Placement:
        """Return a place in the heap of cards that are shuffled, face down."""
        x, y = DISCARD
        right, down = (place * 5 % 9 - 4) * HEAP, (place * 7 % 9 - 4) * HEAP
        return Placement(x + right, y + down, PILE_CARD, 0.0, False, Z_MARKET + place)

    def layout(self, state: State, sight: Sight) -> dict[Card, Placement]:
        """Return a placement for each card."""
        return layout(state, self._deck, sight, self._rows)

    def seats(self, state: State) -> int:
        """Return how many hands there are."""
        return len(state.hands)

    def seen(self, state: State, audience: Audience) -> Audience:
        """Return whose hands lie open."""
        return seen(state, audience)

    def order_of(self, state: State, audience: Audience, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a hand as they lie."""
        return order_of(state, self._deck, audience, seat)

    def hand_places(self, sight: Sight, seats: int, seat: Seat, count: int) -> list[Placement]:
        """Return the places of a hand of so many cards."""
        return hand_places(sight, seats, seat, count, self._rows)


def layout(state: State, deck: Deck, sight: Sight, rows: HandRows = ROWS) -> dict[Card, Placement]:
    """Return a placement for each card; ``alpha`` 0: it is in a pile, and need not be drawn.

    ``rows`` is how the hand in the tray lies.
    """
    placed = {card: in_draw(place) for place, card in enumerate(reversed(state.draw))}
    placed.update(_discard(state, deck))
    for seat in range(len(state.hands)):
        placed.update(_seat(state, deck, sight, seat, rows))
    spots = market_spots(len(state.market))
    for place, (card, at) in enumerate(zip(state.market, spots, strict=True)):
        width = market_width(len(state.market))
        placed[card] = Placement(*at, width, 0.0, True, Z_MARKET + place)
    return placed


def seen(state: State, audience: Audience) -> Audience:
    """Return whose hands lie open: those of the audience, and at times everybody's (FC-46)."""
    everybody = is_counted(state) or eye_looks(state)
    return frozenset(range(len(state.hands))) if everybody else audience


def eye_looks(state: State) -> bool:
    """Say whether all hands are shown, until everybody has seen enough."""
    return state.question is not None and state.question.ask is Ask.EYE


def order_of(state: State, deck: Deck, audience: Audience, seat: Seat) -> tuple[Card, ...]:
    """Return the cards in a seat's hand as they lie: sorted if it is open, else as they came.

    Cards that lie before the seat are left out.
    """
    free = free_cards(state, seat)
    if seat in seen(state, audience):
        return tuple(sorted(free, key=lambda card: deck.ranks[card]))
    return free[:-1] if _bluffs(state, seat) else free


def front_of(state: State, audience: Audience, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that lie face down before a seat.

    Of a closed hand that had nothing to choose the last card lies there all the same: what others
    see is alike for everybody until it is shown.
    """
    chosen = tuple(one.card for one in state.chosen if one.seat == seat and one.card != NOTHING)
    if seat not in seen(state, audience) and _bluffs(state, seat):
        return (*chosen, free_cards(state, seat)[-1])
    return chosen


def in_draw(height: int = 0) -> Placement:
    """Return a place in the draw pile, face down."""
    return Placement(*DRAW_PILE, PILE_CARD, 0.0, False, Z_DRAW + height, 0)


def hand_places(
    sight: Sight, seats: int, seat: Seat, count: int, rows: HandRows = ROWS
) -> list[Placement]:
    """Return the places of a hand of so many cards, face up if it is open."""
    face_up = seat in sight.audience
    if seat == sight.near:
        width, spots, z = rows.width_of(count), rows.spots(count), Z_HAND
    else:
        plate = plate_box(seat, seats, sight.anchor)
        width, spots, z = FAN_CARD, fan_spots(plate, count), Z_FAN
    return [Placement(*at, width, 0.0, face_up, z + place) for place, at in enumerate(spots)]


def _seat(
    state: State, deck: Deck, sight: Sight, seat: Seat, rows: HandRows
) -> Iterator[tuple[Card, Placement]]:
    seats = len(state.hands)
    here = replace(sight, audience=seen(state, sight.audience))
    cards = order_of(state, deck, sight.audience, seat)
    yield from zip(cards, hand_places(here, seats, seat, len(cards), rows), strict=True)
    if seat in here.audience:
        yield from _set_aside(state, here, seat)
    else:
        yield from _lying(front_of(state, sight.audience, seat), here, seats, seat)


def _set_aside(state: State, sight: Sight, seat: Seat) -> Iterator[tuple[Card, Placement]]:
    """Show an owner what is chosen: face up, each card before the one who is to have it."""
    seats, asked = len(state.hands), state.question
    given = asked is not None and asked.ask is Ask.GIVE
    piles: dict[Seat, list[Card]] = {}
    for one in state.chosen:
        if one.seat == seat and one.card != NOTHING:
            other = asked.other if asked is not None and given else one.to
            piles.setdefault(seat if other == NOBODY else other, []).append(one.card)
    for other, cards in piles.items():
        yield from _lying(cards, sight, seats, other, face_up=True)


def _bluffs(state: State, seat: Seat) -> bool:
    """Say whether a seat has chosen nothing, and has cards all the same."""
    passed = any(one.seat == seat and one.card == NOTHING for one in state.chosen)
    return passed and bool(free_cards(state, seat))


def _lying(
    cards: Sequence[Card], sight: Sight, seats: int, seat: Seat, *, face_up: bool = False
) -> Iterator[tuple[Card, Placement]]:
    """Put cards before a seat; those that lie open cover others that lie there."""
    plate = plate_box(seat, seats, sight.anchor)
    spots = front_spots(plate, len(cards), bare=seat == sight.near)
    z = Z_FRONT + (Z_OPEN if face_up else 0)
    for place, (card, at) in enumerate(zip(cards, spots, strict=True)):
        yield card, Placement(*at, front_width(plate), 0.0, face_up, z + place)


def _discard(state: State, deck: Deck) -> Iterator[tuple[Card, Placement]]:
    """The top cards lie a little askew; what is deeper need not be drawn."""
    buried = len(state.discard) - MESS - 1
    x, y = DISCARD
    for place, card in enumerate(state.discard):
        turn = ANGLES[deck.ranks[card] % len(ANGLES)]
        right, down = SHIFTS[card % len(SHIFTS)], SHIFTS[(card // 3 + 2) % len(SHIFTS)]
        alpha = 0 if place < buried else 255
        at = (x + right, y + down)
        yield card, Placement(*at, PILE_CARD, turn, True, Z_DISCARD + place, alpha)
