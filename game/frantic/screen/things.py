"""What on Frantic's table can be looked at, and where it is seen."""

from collections.abc import Iterator

from game.core.explain import Kind, Thing
from game.core.rules import Seat
from game.frantic.screen.layout import (
    ASKED_FOR,
    BOMB,
    CARD_RATIO,
    DISCARD,
    HAPPENINGS,
    LAST_EVENT,
    PILE_CARD,
    ROUND,
    card_box,
    plate_box,
)
from game.frantic.screen.plates import MARK, MARK_PITCH
from game.frantic.screen.spots import PILE
from game.frantic.state import State
from game.ui.canvas import Box
from game.ui.look import Seen

BOMB_SIZE = 92.0
NEWEST = Box(
    HAPPENINGS[0] + PILE_CARD / 2,
    HAPPENINGS[1] - PILE_CARD * CARD_RATIO / 2,
    LAST_EVENT.right - HAPPENINGS[0] - PILE_CARD / 2,
    PILE_CARD * CARD_RATIO,
)
"""What is seen of the newest event beside its pile."""


def things_of(state: State, seats: int, anchor: Seat) -> Iterator[Seen]:
    """Yield all but the cards of hands and market; what lies on top of something comes first."""
    for seat in range(seats):
        box = plate_box(seat, seats, anchor)
        yield from _marks(state, seat, box)
        yield Seen(Thing(Kind.SEAT, seat=seat), box)
    yield Seen(Thing(Kind.SIGN, "round", index=0), ROUND)
    if not state.market:
        yield from _piles(state)


def _marks(state: State, seat: Seat, plate: Box) -> Iterator[Seen]:
    """Yield what is true of a seat, along its plate's lower edge."""
    bomb = bool(state.bomb)
    there = (("dealer", seat == state.dealer), ("skip", seat in state.skips), ("bomb", bomb))
    marks = [key for key, shown in there if shown]
    for place, key in enumerate(marks):
        x, y = plate.x + 30 + MARK_PITCH * place, plate.bottom - 4
        box = Box(x - MARK / 2, y - MARK / 2, MARK, MARK)
        yield Seen(Thing(Kind.SIGN, key, seat=seat), box)


def _piles(state: State) -> Iterator[Seen]:
    yield Seen(Thing(Kind.PILE, "draw", index=0), PILE)
    if state.wish:
        yield Seen(Thing(Kind.SIGN, "wish", index=0), ASKED_FOR)
    if state.bomb:
        half = BOMB_SIZE / 2
        box = Box(BOMB[0] - half, BOMB[1] - half, BOMB_SIZE, BOMB_SIZE)
        yield Seen(Thing(Kind.SIGN, "bomb", seat=state.turn), box)
    top = card_box(*DISCARD, PILE_CARD)
    if state.discard:
        yield Seen(Thing(Kind.CARD, card=state.discard[-1]), top)
    yield Seen(Thing(Kind.PILE, "discard", index=0), top)
    if state.happened:
        yield Seen(Thing(Kind.EVENT, state.happened[-1]), NEWEST)
    yield Seen(Thing(Kind.PILE, "events", index=0), card_box(*HAPPENINGS, PILE_CARD))
