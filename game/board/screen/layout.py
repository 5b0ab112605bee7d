"""Where every card lies: a pure function of the state, from which all movement follows.

A closed hand lies in the order of arrival, and nothing about its places depends on which cards it
holds (FC-61); only a hand that the audience may see is sorted. Cards on the track lie on their
squares, where the track draws them.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from game.board.deck import Deck
from game.board.phrases import is_counted
from game.board.screen.geometry import (
    FACE_EDGE,
    FAN_CARD,
    LAID,
    MARKET_CARD,
    PILE_CARD,
    ROWS,
    TRACK,
    Pitch,
    face_size,
    fan_spots,
    market_spots,
    pile_spot,
    plate_box,
)
from game.board.state import Ask, State
from game.core.cards import NOTHING, Card
from game.core.rules import Seat
from game.ui.card_moves import Audience, Sight, Zones
from game.ui.hand_rows import CARD_RATIO, HandRows
from game.ui.motion import Placement, Style

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
