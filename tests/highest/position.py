"""The text of a position of Highest Card."""

from typing import Any

from msgspec.structs import replace

from game.core.notation import CARDS, NUMBER, PILE
from game.core.position_text import REST, Line, PositionText, Reading, need
from tests.highest.state import SEATS, State

POSITION_LINES = (
    Line("first 0", NUMBER, "0", doc="Who began the trick."),
    Line("seat 0: 4 9", CARDS, each="hands", field="", doc="A hand."),
    Line("points 0: 1", NUMBER, "0", each="points", field="", doc="The tricks of a seat."),
    Line("trick: 7", CARDS, doc="The card that was played first."),
    Line("box: rest", PILE, REST, doc="The cards that are out of play."),
)


def _finish(state: State, at: Reading[Any, None]) -> State:
    need(state.first in range(SEATS), f"no seat {state.first}", "first")
    need(len(state.trick) < SEATS, "a trick of two cards has been won", "trick")
    need(all(points >= 0 for points in state.points), "nobody has less than 0", "points 0")
    sizes = [len(hand) for hand in state.hands]
    sizes[state.first] += len(state.trick)
    need(sizes[0] == sizes[1], "both have as many cards to play", "seat 1", "trick")
    hands = tuple(tuple(sorted(hand)) for hand in state.hands)
    return replace(state, hands=hands, box=tuple(sorted(state.box)))


POSITION = PositionText(State, POSITION_LINES, _finish, most_seats=SEATS, pile="box")
