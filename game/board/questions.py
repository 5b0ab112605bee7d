"""What may be answered to each question, in stable order."""

from collections.abc import Callable, Sequence
from functools import cache

from game.board.deck import RANKS, Deck, Symbol
from game.board.moves import partners
from game.board.occupancy import can_lay, lays
from game.board.state import (
    Action,
    Ask,
    Block,
    Deal,
    Give,
    GoOn,
    Lay,
    Pass,
    PassOn,
    Pick,
    Question,
    Reroll,
    State,
    Target,
)
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat

UNLIMITED = "unlimited"
"""The time to answer that has no clock."""
_PASS = (Pass(),)
_PASSES = (Pass(), PassOn())
_BLOCK = (Block(), Pass())
_GO_ON = (GoOn(),)
_DEAL = (Deal(),)


def asked_now(state: State) -> tuple[Seat, ...]:
    """Return who may answer now: without a clock one after another, from who is in turn (FB-34)."""
    question = state.question
    if question is None:
        return ()
    in_order = question.ask is Ask.REROLL and state.rules.reroll == UNLIMITED
    return question.seats[:1] if in_order else question.seats


def answers(state: State, deck: Deck, seat: Seat) -> Sequence[Action]:
    """Return what a seat may answer now; empty for one that is not asked."""
    question = state.question
    if question is None or seat not in asked_now(state):
        return ()
    return _ANSWERS[question.ask](state, deck, seat, question)


def is_lay(state: State, deck: Deck, seat: Seat, action: Lay) -> bool:
    """Say whether a seat that is asked may lay a card so, without going through all ways."""
    question = state.question
    if question is None:
        return False
    if question.ask is Ask.PLACE:
        return action.kind == question.what and can_lay(state, deck, action)
    asked = question.ask in (Ask.TURN, Ask.SET_UP)
    held = deck.find(state.hands[seat], action.kind) is not None
    return asked and held and can_lay(state, deck, action)


def _lay(state: State, deck: Deck, seat: Seat, _: Question) -> Sequence[Action]:
    return lays(state, deck, deck.ranks_of(state.hands[seat]))


def _place(state: State, deck: Deck, _: Seat, question: Question) -> Sequence[Action]:
    return lays(state, deck, (RANKS[question.what],))


def _remote(state: State, _: Deck, seat: Seat, __: Question) -> Sequence[Action]:
    return _others(seat, len(state.pawns))


def _swap(state: State, _: Deck, __: Seat, question: Question) -> Sequence[Action]:
    return tuple(map(Target, partners(state, question.other)))


def _block(state: State, deck: Deck, seat: Seat, _: Question) -> Sequence[Action]:
    return _PASS if deck.find(state.hands[seat], Symbol.BLOCK) is None else _BLOCK


def _reroll(state: State, deck: Deck, seat: Seat, _: Question) -> Sequence[Action]:
    if deck.find(state.hands[seat], Symbol.REROLL) is None:
        return _PASSES
    return (*(Reroll(die.seat) for die in state.dice), *_PASSES)


def _name(state: State, _: Deck, seat: Seat, __: Question) -> Sequence[Action]:
    return _others(seat, len(state.pawns))


def _give(state: State, deck: Deck, seat: Seat, _: Question) -> Sequence[Action]:
    kinds = deck.kinds_of(state.hands[seat])
    others = turn_order(seat, len(state.pawns))[:-1]
    return tuple(Give(kind, other) for kind in kinds for other in others)


def _pick(state: State, deck: Deck, _: Seat, __: Question) -> Sequence[Action]:
    return tuple(map(Pick, deck.kinds_of(state.market)))


def _go_on(_: State, __: Deck, ___: Seat, ____: Question) -> Sequence[Action]:
    return _GO_ON


def _deal(_: State, __: Deck, ___: Seat, ____: Question) -> Sequence[Action]:
    return _DEAL


@cache
def _others(seat: Seat, seats: int) -> tuple[Target, ...]:
    """Return everybody else, from the right on."""
    return tuple(map(Target, turn_order(seat, seats)[:-1]))


_ANSWERS: dict[Ask, Callable[[State, Deck, Seat, Question], Sequence[Action]]] = {
    Ask.DEAL: _deal,
    Ask.SET_UP: _lay,
    Ask.TURN: _lay,
    Ask.REMOTE: _remote,
    Ask.SWAP: _swap,
    Ask.BLOCK: _block,
    Ask.REROLL: _reroll,
    Ask.PLACE: _place,
    Ask.NAME: _name,
    Ask.GIVE: _give,
    Ask.PICK: _pick,
    Ask.EYE: _go_on,
}
