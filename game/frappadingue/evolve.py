"""Applies events to states: the only way in which a state changes."""

from typing import assert_never

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.frappadingue.events import (
    Crashed,
    Event,
    GoalReached,
    HandFilled,
    MatchEnded,
    NothingScored,
    Refilled,
    Stopped,
    Thrown,
    Took,
    TurnBegan,
)
from game.frappadingue.state import Phase, SeatState, State, Taken


def evolve(state: State, event: Event) -> State:
    """Apply one event; draws no luck and makes no choice."""
    match event:
        case Refilled():
            return _refilled(state)
        case Thrown(_, cards):
            return _thrown(state, cards)
        case Took(_, cards, points):
            return with_taken(state, Taken(cards, points))
        case Stopped(seat, points):
            return _written(state, seat, points)
        case NothingScored(seat, _) | Crashed(seat, _):
            return _written(state, seat, 0)
        case TurnBegan(seat, round_number):
            return _began(state, seat, round_number)
        case MatchEnded():
            return replace(state, phase=Phase.OVER)
        case HandFilled() | GoalReached():
            return state
        case _:
            assert_never(event)


def _refilled(state: State) -> State:
    """Put the cards of all full hands back; their points stay (FP-13)."""
    full = state.hand if state.full else ()
    deck = tuple(sorted((*state.deck, *state.earlier, *full)))
    counter = () if full else state.counter
    return replace(state, deck=deck, earlier=(), counter=counter)


def _thrown(state: State, cards: tuple[Card, ...]) -> State:
    """Draw the throw from all that is not in the counter; a full hand is put aside (FP-8)."""
    open_now = set(cards)
    deck = tuple(sorted(card for card in (*state.deck, *state.throw) if card not in open_now))
    state = replace(state, deck=deck, throw=cards, phase=Phase.TAKE)
    if state.full:
        return replace(state, earlier=(*state.earlier, *state.hand), counter=())
    return state


def with_taken(state: State, taken: Taken) -> State:
    """Put cards from the throw into the counter (FP-6)."""
    return replace(
        state,
        throw=tuple(card for card in state.throw if card not in taken.cards),
        counter=(*state.counter, taken),
        points=state.points + taken.points,
        phase=Phase.GO,
    )


def _written(state: State, seat: Seat, points: int) -> State:
    """Write a turn down; its cards lie where they are until the next turn begins."""
    seats = list(state.seats)
    seats[seat] = SeatState((*seats[seat].turns, points))
    return replace(state, seats=tuple(seats))


def _began(state: State, seat: Seat, round_number: int) -> State:
    cards = (*state.deck, *state.throw, *state.hand, *state.earlier)
    return State(
        rules=state.rules,
        seats=state.seats,
        deck=tuple(sorted(cards)),
        first=state.first,
        turn=seat,
        round=round_number,
    )
