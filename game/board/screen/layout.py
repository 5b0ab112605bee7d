"""Places on the screen, and where every card lies: a pure function of the state.

Places are in units of the 1920 x 1080 canvas. All movement follows from where cards lie.

A closed hand lies in the order of arrival, and nothing about its places depends on which cards it
holds (FB-36); only a hand that the audience may see is sorted. Cards on the track lie on their
squares, where the track draws them.
"""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from game.board.deck import Deck
from game.board.state import Ask, State
from game.board.track import Board
from game.core.cards import NOTHING, Card
from game.core.rounds.state import is_counted
from game.core.rules import Seat
from game.ui.canvas import Box
from game.ui.card_moves import Audience, Sight, Zones
from game.ui.hand_rows import CARD_RATIO, HandRows, Point
from game.ui.motion import Placement, Style
from game.ui.report import REPLAY_FOOT

ROUND = Box(24, 18, 440, 56)
"""Which round this is, and up to how many points the match goes."""
ROUND_HIGH = Box(24, 10, 440, 78)
"""The same in two lines, for large text."""
BANNER = Box(500, 10, 920, 78)
"""Whose turn it is, and what to do now."""
PILE = Box(1464, 12, 432, 72)
"""The draw pile, small, and how many cards are left in it."""
TRACK = Box(24, 96, 1424, 640)
"""The board, whose cells are as large as fit."""
LARGEST_CELL = 128.0
PLATES = Box(1464, 96, 432, 640)
"""The plates of all seats, one under the other in turn order."""
PLATE_GAP = 8.0
LARGEST_PLATE = 140.0
TRAY = Box(24, 752, 1016, 268)
"""The hand of whoever is to choose, or of the only person."""
CHOOSER = Box(1052, 752, 452, 268)
"""What is told about a choice, and its buttons, beside the hand."""
LOG = Box(1524, 752, 372, 268)
HINTS = Box(24, 1026, 1872, 50)
BIG = Box(186, 126, 1100, 580)
"""Where a poster, the market, open hands and the table of points lie over the track."""
SLIP = Box(186, 104, 1100, 176)
"""Where an event stands that a die shows, as long as a Re-Roll may change it."""
CURTAIN = Box(24, 752, 1480, 268)
"""What the curtain covers: the hand, and what would be chosen beside it."""
ABOVE = 0.8
"""How much of the room that a board of few rows leaves is above it: what is told has it."""
LAID = 0.86
"""A card on the track, for the width of its cell."""
PAWN = 0.4
"""Width of a pawn that has a square to itself, for that of its cell."""
PAWN_FOOT = 0.9
"""Where the foot of such a pawn is, for the height of its cell."""
BIG_DIE, DIE = 170.0, 0.72
"""Width of a die that tumbles, and of one that lies on a plate, for the plate's height."""
FACE_EDGE = 12.0
"""A face is so far from the left end of its plate."""
FAN_CARD, FAN_PITCH, FAN_ROOM = 38.0, 13.0, 78.0
"""A closed hand on its owner's plate."""
PILE_CARD = 44.0
ROWS = HandRows(
    TRAY,
    one_row=13,
    two_rows=40,
    width=176.0,
    pitch=188.0,
    step_two=62.0,
    step_three=36.0,
    few=5,
    slim=140.0,
)
"""The hand in the tray; a raised card leaves pawns on the start in sight."""
REPLAY_ROWS = HandRows(
    Box(TRAY.x, TRAY.y, TRAY.w, REPLAY_FOOT - TRAY.y - 4),
    one_row=13,
    two_rows=40,
    width=146.0,
    pitch=156.0,
    low=108.0,
    step_two=56.0,
    step_three=28.0,
)
"""The same in a replay, whose controls lie below."""
MARKET_CARD, MARKET_GAP = 158.0, 12.0
_CROWDS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (1.4, ((0.0, 0.08),)),
    2: (1.2, ((-0.25, 0.07), (0.25, 0.07))),
    3: (0.95, ((-0.3, 0.06), (0.0, -0.12), (0.3, 0.06))),
    4: (0.86, ((-0.26, -0.2), (0.26, -0.2), (-0.26, 0.07), (0.26, 0.07))),
    5: (0.82, ((-0.31, -0.19), (0.0, -0.21), (0.31, -0.19), (-0.18, 0.07), (0.18, 0.07))),
    6: (
        0.8,
        ((-0.31, -0.19), (0.0, -0.21), (0.31, -0.19), (-0.31, 0.07), (0.0, 0.07), (0.31, 0.07)),
    ),
}
"""How large pawns that share a square are, and how far each stands from where one alone would."""


class Pitch:
    """Where the squares of a board lie in ``TRACK``."""

    def __init__(self, board: Board) -> None:
        columns, rows = board.size
        self.board = board
        self.cell = min(TRACK.w / columns, TRACK.h / rows, LARGEST_CELL)
        self.left = TRACK.cx - self.cell * columns / 2
        self.top = TRACK.y + (TRACK.h - self.cell * rows) * ABOVE

    def box(self, number: int) -> Box:
        """Return the cell of a square."""
        square = self.board.squares[number]
        x, y = self.left + square.column * self.cell, self.top + square.row * self.cell
        return Box(x, y, self.cell, self.cell)

    def middle(self, number: int) -> Point:
        """Return the middle of a square."""
        box = self.box(number)
        return box.cx, box.cy

    def foot(self, number: int, place: int = 0, crowd: int = 1) -> Point:
        """Return where a pawn stands that is one of a crowd on a square."""
        box, (right, down) = self.box(number), _CROWDS[crowd][1][place]
        return box.cx + right * box.w, box.y + (PAWN_FOOT + down) * box.h

    def pawn(self, crowd: int = 1) -> float:
        """Return the width of a pawn that is one of a crowd."""
        return self.cell * PAWN * _CROWDS[crowd][0]

    def at(self, x: float, y: float) -> int | None:
        """Return the square at a point, or ``None``."""
        cell = int((x - self.left) // self.cell), int((y - self.top) // self.cell)
        return self.board.numbers.get(cell)


@cache
def plate_box(seat: Seat, seats: int) -> Box:
    """Return where a seat's plate is; below it is that of the seat to its right (FB-6)."""
    room = PLATES.h + PLATE_GAP
    high = min(LARGEST_PLATE, room / seats - PLATE_GAP)
    return Box(PLATES.x, PLATES.y + seat * (high + PLATE_GAP), PLATES.w, high)


def face_size(plate: Box) -> float:
    """Return the width of the face on a plate."""
    return min(84.0, plate.h - 24)


def owner_box(tray: Box) -> Box:
    """Return where it stands whose hand lies in a tray: at its foot, where no card is raised."""
    return Box(tray.x + 12, tray.bottom - 20, 300, 26)


def large_owner_box(tray: Box) -> Box:
    """Return the same for large text: a strip that is higher."""
    box = owner_box(tray)
    return Box(box.x, box.y - 8, box.w + 60, box.h + 8)


def fan_box(plate: Box) -> Box:
    """Return the room for a hand on its owner's plate."""
    left = plate.x + face_size(plate) + 32
    high = FAN_CARD * CARD_RATIO
    slack = max(5.0, (plate.h - 44 - high) / 2)
    return Box(left, plate.bottom - high - slack, FAN_ROOM, high)


def fan_spots(plate: Box, count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of a hand that lies on its owner's plate."""
    room = fan_box(plate)
    pitch = min(FAN_PITCH, (room.w - FAN_CARD) / max(1, count - 1))
    return tuple((room.x + FAN_CARD / 2 + pitch * place, room.cy) for place in range(count))


def die_width(plate: Box) -> float:
    """Return the width of a die on a plate."""
    return min(86.0, DIE * plate.h)


def die_spot(plate: Box) -> Point:
    """Return where the die of a seat lies: at the end of its plate."""
    return plate.right - 10 - die_width(plate) / 2, plate.cy


def die_box(plate: Box) -> Box:
    """Return what the die of a seat covers on its plate."""
    (x, y), wide = die_spot(plate), die_width(plate)
    return Box(x - wide / 2, y - wide / 2, wide, wide)


def pile_spot() -> Point:
    """Return the middle of the draw pile."""
    return PILE.x + 44, PILE.cy


def market_spots(count: int) -> tuple[Point, ...]:
    """Return the middles of the cards of the market."""
    pitch = MARKET_CARD + MARKET_GAP
    left = BIG.cx - pitch * (count - 1) / 2
    return tuple((left + pitch * place, BIG.cy) for place in range(count))


Z_DRAW, Z_TRACK, Z_FAN, Z_THROWN, Z_MARKET, Z_HAND = 0, 200, 400, 600, 700, 800
"""Painter's order of the kinds of places, with room for the cards of each."""
HEAP, HEAP_CARD = 9.0, 120.0
"""How far cards that are shuffled lie from one another, and how wide they are."""
THROWN_CARD = 84.0
"""A card that was thrown in and has no square yet is at most so wide: it lies on a face."""
THROWN_EDGE = 4.0
"""It leaves so much of its owner's plate free."""


class BoardCards:
    """Where the cards of a deck lie on a board, for what moves them.

    ``rows`` is how a hand lies in the tray.
    """

    draw_style = Style(260.0, "out")
    play_style = Style(260.0, "out")

    def __init__(self, deck: Deck, pitch: Pitch, rows: HandRows = ROWS) -> None:
        self._deck = deck
        self._pitch = pitch
        self._rows = rows

    def zones(self, state: State) -> Zones:
        """Return which cards lie where."""
        thrown = () if state.thrown == NOTHING else (state.thrown,)
        stacks = [tuple([lain.card for lain in stack]) for stack in state.stacks]
        return Zones(state.draw, state.hands, (state.market, thrown, *stacks))

    def on_pile(self) -> Placement:
        """Return a place on the draw pile where a card is seen."""
        return replace(in_draw(), alpha=255.0)

    def in_heap(self, place: int) -> Placement:
        """Return a place in the heap of cards that are shuffled, face down."""
        right, down = (place * 5 % 9 - 4) * HEAP, (place * 7 % 9 - 4) * HEAP
        x, y = TRACK.cx + right, TRACK.cy + down
        return Placement(x, y, HEAP_CARD, 0.0, False, Z_MARKET + place)

    def layout(self, state: State, sight: Sight) -> dict[Card, Placement]:
        """Return a placement for each card; ``alpha`` 0: it is in the pile, and is not drawn."""
        placed = {card: in_draw(place) for place, card in enumerate(reversed(state.draw))}
        placed.update(self._track(state))
        for seat in range(len(state.hands)):
            placed.update(self._hand(state, sight, seat))
        for place, (card, at) in enumerate(
            zip(state.market, market_spots(len(state.market)), strict=True)
        ):
            placed[card] = Placement(*at, MARKET_CARD, 0.0, True, Z_MARKET + place)
        if state.thrown != NOTHING:
            placed[state.thrown] = thrown_place(thrower(state), len(state.hands))
        return placed

    def seats(self, state: State) -> int:
        """Return how many hands there are."""
        return len(state.hands)

    def seen(self, state: State, audience: Audience) -> Audience:
        """Return whose hands lie open."""
        return seen(state, audience)

    def order_of(self, state: State, audience: Audience, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a hand as they lie: sorted if it is open, else as they came."""
        hand = state.hands[seat]
        if seat in seen(state, audience):
            return tuple(sorted(hand, key=lambda card: self._deck.ranks[card]))
        return hand

    def hand_places(self, sight: Sight, seats: int, seat: Seat, count: int) -> list[Placement]:
        """Return the places of a hand of so many cards, face up if it is open."""
        face_up = seat in sight.audience
        if seat == sight.near:
            width, spots, z = self._rows.width_of(count), self._rows.spots(count), Z_HAND
        else:
            width, spots, z = FAN_CARD, fan_spots(plate_box(seat, seats), count), Z_FAN
        return [Placement(*at, width, 0.0, face_up, z + place) for place, at in enumerate(spots)]

    def _track(self, state: State) -> Iterator[tuple[Card, Placement]]:
        width = self._pitch.cell * LAID / CARD_RATIO
        for number, stack in enumerate(state.stacks):
            for height, lain in enumerate(stack):
                at = self._pitch.middle(number)
                yield lain.card, Placement(*at, width, 0.0, True, Z_TRACK + height)

    def _hand(self, state: State, sight: Sight, seat: Seat) -> Iterator[tuple[Card, Placement]]:
        here = replace(sight, audience=seen(state, sight.audience))
        cards = self.order_of(state, sight.audience, seat)
        places = self.hand_places(here, len(state.hands), seat, len(cards))
        yield from zip(cards, places, strict=True)


def seen(state: State, audience: Audience) -> Audience:
    """Return whose hands lie open: those of the audience, and at times everybody's (FB-41)."""
    eye = state.question is not None and state.question.ask is Ask.EYE
    return frozenset(range(len(state.hands))) if eye or is_counted(state) else audience


def in_draw(height: int = 0) -> Placement:
    """Return a place in the draw pile, face down."""
    return Placement(*pile_spot(), PILE_CARD, 0.0, False, Z_DRAW + height, 0)


def thrown_place(seat: Seat, seats: int) -> Placement:
    """Return where a card lies that a seat has thrown in: name and figures stay in sight."""
    plate = plate_box(seat, seats)
    x = plate.x + FACE_EDGE + face_size(plate) / 2
    width = min(THROWN_CARD, (plate.h - 2 * THROWN_EDGE) / CARD_RATIO)
    return Placement(x, plate.cy, width, 0.0, True, Z_THROWN)


def thrower(state: State) -> Seat:
    """Return who has thrown in the card that has no square yet."""
    question = state.question
    if question is not None and question.ask is Ask.PLACE:
        return question.seats[0]
    return next((task.seat for task in reversed(state.agenda) if task.job == "place"), state.turn)
