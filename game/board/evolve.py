"""Applies events to states: the only way in which a state changes."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from game.board.deck import Colour, Deck
from game.board.events import (
    Acted,
    Attacked,
    Blocked,
    BoardCleared,
    BombLit,
    Chose,
    Dealt,
    Drew,
    Event,
    Gave,
    HandsGiven,
    HandsLeft,
    HandsShuffled,
    Happened,
    Laid,
    MarketOpened,
    MatchEnded,
    Moved,
    OrderRolled,
    Passed,
    PawnsMoved,
    Picked,
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
from game.board.state import NO_BOMB, Chosen, Die, Lain, Stack, State
from game.core.cards import NOTHING, Card, Hands
from game.core.rounds.points import with_round
from game.core.rules import NOBODY, Seat

T = TypeVar("T")


def evolve(state: State, event: Event, deck: Deck) -> State:
    """Apply one event; draws no luck and makes no choice."""
    return _APPLIED[type(event)](state, event, deck)


# What is asked, thrown and answered.


def _waiting(state: State, event: Waiting, _: Deck) -> State:
    return replace(state, question=event.question, agenda=event.agenda)


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
    hands = _without(state.hands, event.seat, (event.card,))
    return replace(state, hands=hands, thrown=event.card)


def _only_told(state: State, _: Event, __: Deck) -> State:
    """Leave everything as it is: what was said changes nothing by itself."""
    return state


# What lies on the board.


def _laid(state: State, event: Laid, deck: Deck) -> State:
    stack = (*state.stacks[event.square], Lain(event.card, event.arrow))
    stacks = _replaced(state.stacks, event.square, stack)
    colour = deck.colours[event.card]
    last = state.last if colour is Colour.WHITE else colour.value
    if event.when is When.ANSWER:
        return replace(state, stacks=stacks, last=last, thrown=NOTHING)
    if event.when is When.WILD:
        return replace(state, stacks=stacks, last=last, draw=state.draw[1:])
    hands = _without(state.hands, event.seat, (event.card,))
    return replace(state, stacks=stacks, last=last, hands=hands)


def _acted(state: State, event: Acted, _: Deck) -> State:
    return replace(state, spent=_spent(state, (event.square,)))


def _took_up(state: State, event: TookUp, _: Deck) -> State:
    stack = state.stacks[event.square][:-1]
    return replace(
        state,
        stacks=_replaced(state.stacks, event.square, stack),
        hands=_with(state.hands, event.seat, (event.card,)),
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
    pawns = _replaced(state.pawns, event.pawn, event.squares[-1])
    return replace(state, pawns=pawns, spent=spent)


def _moved(state: State, event: Moved, _: Deck) -> State:
    return replace(state, pawns=_replaced(state.pawns, event.pawn, event.square))


def _swapped(state: State, event: Swapped, _: Deck) -> State:
    pawns = list(state.pawns)
    pawns[event.pawn], pawns[event.other] = pawns[event.other], pawns[event.pawn]
    return replace(state, pawns=tuple(pawns))


def _pawns_moved(state: State, event: PawnsMoved, _: Deck) -> State:
    return replace(state, pawns=event.squares)


# What changes hands, or is chosen to change them.


def _drew(state: State, event: Drew, _: Deck) -> State:
    hands = _with(state.hands, event.seat, event.cards)
    return replace(state, hands=hands, draw=state.draw[len(event.cards) :])


def _chose(state: State, event: Chose, _: Deck) -> State:
    choice = Chosen(event.seat, event.card, event.to)
    return replace(state, chosen=(*state.chosen, choice))


def _gave(state: State, event: Gave, _: Deck) -> State:
    cards = (event.card,)
    hands = _with(_without(state.hands, event.seat, cards), event.target, cards)
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


def _hands_shuffled(state: State, event: HandsShuffled, _: Deck) -> State:
    return replace(state, hands=event.hands)


def _hands_left(state: State, event: HandsLeft, _: Deck) -> State:
    hands = state.hands
    for seat, cards in enumerate(event.hands):
        hands = _without(hands, seat, cards)
    return replace(state, hands=hands, draw=state.draw + event.under)


def _market_opened(state: State, event: MarketOpened, _: Deck) -> State:
    return replace(state, market=event.cards, draw=state.draw[len(event.cards) :])


def _picked(state: State, event: Picked, _: Deck) -> State:
    market = tuple(card for card in state.market if card != event.card)
    return replace(state, hands=_with(state.hands, event.seat, (event.card,)), market=market)


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


_APPLIED: dict[type[Event], Callable[[State, Any, Deck], State]] = {
    Acted: _acted,
    Attacked: _only_told,
    Blocked: _only_told,
    BoardCleared: _board_cleared,
    BombLit: _bomb_lit,
    Chose: _chose,
    Dealt: _dealt,
    Drew: _drew,
    Gave: _gave,
    HandsGiven: _hands_given,
    HandsLeft: _hands_left,
    HandsShuffled: _hands_shuffled,
    Happened: _happened,
    Laid: _laid,
    MarketOpened: _market_opened,
    MatchEnded: _only_told,
    Moved: _moved,
    OrderRolled: _order_rolled,
    Passed: _passed,
    PawnsMoved: _pawns_moved,
    Picked: _picked,
    RanOut: _only_told,
    Rolled: _rolled,
    RolledAgain: _rolled_again,
    RoundEnded: _round_ended,
    Stayed: _only_told,
    Swapped: _swapped,
    TeleportsDealt: _teleports_dealt,
    ThrownIn: _thrown_in,
    TookUp: _took_up,
    TurnBegan: _turn_began,
    Waiting: _waiting,
    Walked: _walked,
}


def _spent(state: State, squares: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*state.spent, *squares}))


def _with(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    return _replaced(hands, seat, hands[seat] + cards)


def _without(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    return _replaced(hands, seat, tuple([card for card in hands[seat] if card not in cards]))


def _replaced(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*things[:place], thing, *things[place + 1 :])
