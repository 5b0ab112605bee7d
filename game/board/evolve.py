"""Applies events to states: the only way in which a state changes."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from game.board.deck import Colour, Deck
from game.board.events import (
    Acted,
    Attacked,
    Blocked,
    BoardCleared,
    BombLit,
    Dealt,
    Event,
    Gave,
    HandsGiven,
    HandsLeft,
    Happened,
    Laid,
    Moved,
    OrderRolled,
    Passed,
    PawnsMoved,
    RanOut,
    Rolled,
    RolledAgain,
    RoundEnded,
    Stayed,
    Swapped,
    TeleportsDealt,
    ThrownIn,
    TookUp,
    TurnBegan,
    Waiting,
    Walked,
    When,
)
from game.board.state import NO_BOMB, Die, Job, Lain, Stack, State, Task
from game.core.cards import NOTHING
from game.core.rounds.events import APPLIED, only_told, replaced, waiting, with_cards, without_cards
from game.core.rounds.points import with_round
from game.core.rules import NOBODY

# What is asked, thrown and answered.


def _rolled(state: State, event: Rolled, _: Deck) -> State:
    return replace(state, dice=event.dice)


def _rolled_again(state: State, event: RolledAgain, _: Deck) -> State:
    new = Die(event.seat, event.value)
    dice = tuple(new if die.seat == event.seat else die for die in state.dice)
    return replace(state, dice=dice)


def _passed(state: State, event: Passed, _: Deck) -> State:
    if not event.on:
        return state
    return replace(state, silent=tuple(sorted({*state.silent, event.seat})))


def _thrown_in(state: State, event: ThrownIn, _: Deck) -> State:
    hands = without_cards(state.hands, event.seat, (event.card,))
    agenda = (Task(Job.PLACE, event.seat), *state.agenda)
    return replace(state, hands=hands, thrown=event.card, agenda=agenda)


# What lies on the board.


def _laid(state: State, event: Laid, deck: Deck) -> State:
    stack = (*state.stacks[event.square], Lain(event.card, event.arrow))
    stacks = replaced(state.stacks, event.square, stack)
    colour = deck.colours[event.card]
    last = state.last if colour is Colour.WHITE else colour.value
    if event.when is When.ANSWER:
        return replace(state, stacks=stacks, last=last, thrown=NOTHING)
    if event.when is When.WILD:
        return replace(state, stacks=stacks, last=last, draw=state.draw[1:])
    hands = without_cards(state.hands, event.seat, (event.card,))
    return replace(state, stacks=stacks, last=last, hands=hands)


def _acted(state: State, event: Acted, _: Deck) -> State:
    return replace(state, spent=_spent(state, (event.square,)))


def _took_up(state: State, event: TookUp, _: Deck) -> State:
    stack = state.stacks[event.square][:-1]
    return replace(
        state,
        stacks=replaced(state.stacks, event.square, stack),
        hands=with_cards(state.hands, event.seat, (event.card,)),
        spent=_spent(state, (event.square,)),
    )


def _teleports_dealt(state: State, event: TeleportsDealt, _: Deck) -> State:
    return replace(state, teleports=event.squares)


def _board_cleared(state: State, event: BoardCleared, _: Deck) -> State:
    stacks: list[Stack] = list(state.stacks)
    for square in event.squares:
        stacks[square] = stacks[square][:-1]
    return replace(state, stacks=tuple(stacks), draw=state.draw + event.under)


# Where pawns stand.


def _walked(state: State, event: Walked, _: Deck) -> State:
    spent = _spent(state, event.spent) if event.spent else state.spent
    if not event.squares:
        return replace(state, spent=spent)
    pawns = replaced(state.pawns, event.pawn, event.squares[-1])
    return replace(state, pawns=pawns, spent=spent)


def _moved(state: State, event: Moved, _: Deck) -> State:
    return replace(state, pawns=replaced(state.pawns, event.pawn, event.square))


def _swapped(state: State, event: Swapped, _: Deck) -> State:
    pawns = list(state.pawns)
    pawns[event.pawn], pawns[event.other] = pawns[event.other], pawns[event.pawn]
    return replace(state, pawns=tuple(pawns))


def _pawns_moved(state: State, event: PawnsMoved, _: Deck) -> State:
    return replace(state, pawns=event.squares)


# What changes hands, or is chosen to change them.


def _gave(state: State, event: Gave, _: Deck) -> State:
    cards = (event.card,)
    hands = with_cards(without_cards(state.hands, event.seat, cards), event.target, cards)
    left = tuple(choice for choice in state.chosen if choice.seat != event.seat)
    return replace(state, hands=hands, chosen=left)


def _hands_given(state: State, event: HandsGiven, _: Deck) -> State:
    """Hand whole hands over; who gets several has them in the order of their seats."""
    pairs = list(zip(event.targets, state.hands, strict=True))
    hands = [() if target != NOBODY else hand for target, hand in pairs]
    for target, hand in pairs:
        if target != NOBODY:
            hands[target] += hand
    return replace(state, hands=tuple(hands), chosen=())


def _hands_left(state: State, event: HandsLeft, _: Deck) -> State:
    hands = state.hands
    for seat, cards in enumerate(event.hands):
        hands = without_cards(hands, seat, cards)
    return replace(state, hands=hands, draw=state.draw + event.under)


# What begins turns and rounds, and ends them.


def _dealt(state: State, event: Dealt, _: Deck) -> State:
    return State(
        rules=state.rules,
        pawns=(0,) * len(state.pawns),
        stacks=((),) * len(state.stacks),
        teleports=event.teleports,
        hands=event.hands,
        draw=event.cards,
        points=state.points,
        turn=state.turn,
        round=len(state.points[0]) + 1,
    )


def _order_rolled(state: State, event: OrderRolled, _: Deck) -> State:
    if event.winner == NOBODY:
        return replace(state, dice=event.dice)
    return replace(state, dice=event.dice, turn=event.winner)


def _turn_began(state: State, event: TurnBegan, _: Deck) -> State:
    """Let everything of the last turn be forgotten, and the bomb tick."""
    return replace(
        state,
        turn=event.seat,
        dice=(),
        spent=(),
        silent=tuple([seat for seat in state.silent if seat != event.seat]),
        happening="",
        bomb=max(state.bomb - 1, 0) if state.bomb != NO_BOMB else NO_BOMB,
    )


def _happened(state: State, event: Happened, _: Deck) -> State:
    return replace(state, happening=event.key)


def _bomb_lit(state: State, event: BombLit, _: Deck) -> State:
    return replace(state, bomb=event.turns)


def _round_ended(state: State, event: RoundEnded, _: Deck) -> State:
    return replace(state, points=with_round(state.points, event.points))


EVOLVE: dict[type[Event], Callable[[State, Any, Deck], State]] = {
    **APPLIED,
    Acted: _acted,
    Attacked: only_told,
    Blocked: only_told,
    BoardCleared: _board_cleared,
    BombLit: _bomb_lit,
    Dealt: _dealt,
    Gave: _gave,
    HandsGiven: _hands_given,
    HandsLeft: _hands_left,
    Happened: _happened,
    Laid: _laid,
    Moved: _moved,
    OrderRolled: _order_rolled,
    Passed: _passed,
    PawnsMoved: _pawns_moved,
    RanOut: only_told,
    Rolled: _rolled,
    RolledAgain: _rolled_again,
    RoundEnded: _round_ended,
    Stayed: only_told,
    Swapped: _swapped,
    TeleportsDealt: _teleports_dealt,
    ThrownIn: _thrown_in,
    TookUp: _took_up,
    TurnBegan: _turn_began,
    Waiting: waiting,
    Walked: _walked,
}
"""How each event is applied; none of these draws luck or makes a choice."""


def _spent(state: State, squares: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*state.spent, *squares}))
