"""Where every card lies: a pure function of the state, from which all movement follows.

A closed hand lies in the order of arrival, and nothing about its places depends on which cards it
holds (FC-61); only a hand that the audience may see is sorted.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.core.cards import NOTHING, Card
from game.core.rules import NOBODY, Seat
from game.frantic.deck import Deck
from game.frantic.phrases import is_counted
from game.frantic.resolution import free_cards
from game.frantic.screen.geometry import (
    DISCARD,
    DRAW_PILE,
    FAN_CARD,
    PILE_CARD,
    ROWS,
    fan_spots,
    front_spots,
    front_width,
    market_spots,
    market_width,
    plate_box,
)
from game.frantic.state import Ask, State
from game.ui.card_moves import Audience, Sight, Zones
from game.ui.hand_rows import HandRows
from game.ui.motion import Placement, Style

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
