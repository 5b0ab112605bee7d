"""Applies events to states: the only way in which a state changes."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.core.cards import Card, Hands
from game.core.rounds.events import APPLIED, only_told, replaced, waiting, with_cards, without_cards
from game.core.rounds.points import with_round
from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS, Deck, Symbol
from game.frantic.events import (
    Attacked,
    BombLit,
    BombWentOff,
    Dealt,
    Declined,
    Discarded,
    EndingSet,
    Event,
    Fizzled,
    Gambled,
    Gave,
    HandsMoved,
    Happened,
    Passed,
    Played,
    RanOut,
    RoundEnded,
    Shared,
    SkipGiven,
    Stopped,
    Took,
    TurnBegan,
    TurnedUp,
    TurnMissed,
    Waiting,
    Wished,
)
from game.frantic.state import Ending, State

# What comes to pass in a turn.


def _turn_began(state: State, event: TurnBegan, _: Deck) -> State:
    if not state.bomb:
        return replace(state, turn=event.seat)
    return replace(state, turn=event.seat, bomb=_ticked(state.bomb, event.seat))


def _turn_missed(state: State, event: TurnMissed, _: Deck) -> State:
    skips = tuple(seat for seat in state.skips if seat != event.seat)
    bomb = _ticked(state.bomb, event.seat) if state.bomb else ()
    return replace(state, skips=skips, bomb=bomb)


def _played(state: State, event: Played, deck: Deck) -> State:
    hand = state.hands[event.seat]
    place = hand.index(event.card)
    left = hand[:place] + hand[place + 1 :]
    return _laid(state, replaced(state.hands, event.seat, left), event.card, deck)


def _wished(state: State, event: Wished, _: Deck) -> State:
    what = event.what
    return replace(state, wish=what, colour=what if what in COLOURS else state.colour)


def _skip_given(state: State, event: SkipGiven, _: Deck) -> State:
    return replace(state, skips=tuple(sorted((*state.skips, event.seat))))


# What changes hands, or is chosen to change them.


def _gave(state: State, event: Gave, _: Deck) -> State:
    cards = event.cards
    hands = with_cards(without_cards(state.hands, event.seat, cards), event.target, cards)
    left = tuple([choice for choice in state.chosen if choice.card not in cards])
    return replace(state, hands=hands, chosen=left)


def _took(state: State, event: Took, _: Deck) -> State:
    hands = without_cards(state.hands, event.target, event.cards)
    return replace(state, hands=with_cards(hands, event.seat, event.cards))


def _discarded(state: State, event: Discarded, _: Deck) -> State:
    hands = without_cards(state.hands, event.seat, event.cards)
    under = (*state.discard[:-1], *event.cards, *state.discard[-1:])
    return replace(state, hands=hands, discard=under, chosen=())


def _hands_moved(state: State, event: HandsMoved, _: Deck) -> State:
    return replace(state, hands=tuple(state.hands[source] for source in event.sources))


def _gambled(state: State, event: Gambled, _: Deck) -> State:
    hands = state.hands
    if event.winner != NOBODY:
        for seat, card in zip(event.seats, event.cards, strict=True):
            hands = without_cards(hands, seat, (card,))
        hands = with_cards(hands, event.winner, event.cards)
    return replace(state, hands=hands, chosen=())


# What begins a round, decides that it ends, and ends it.


def _dealt(state: State, event: Dealt, _: Deck) -> State:
    return State(
        rules=state.rules,
        hands=event.hands,
        draw=event.cards,
        points=state.points,
        happenings=event.happenings,
        dealer=event.seat,
        turn=event.seat,
        round=len(state.points[0]) + 1,
    )


def _turned_up(state: State, event: TurnedUp, deck: Deck) -> State:
    return _laid(replace(state, draw=state.draw[1:]), state.hands, event.card, deck)


def _happened(state: State, event: Happened, _: Deck) -> State:
    happened = (*state.happened, event.key)
    return replace(state, happenings=state.happenings[1:], happened=happened)


def _bomb_lit(state: State, event: BombLit, _: Deck) -> State:
    return replace(state, bomb=(event.turns,) * len(state.hands))


def _ending_set(state: State, event: EndingSet, _: Deck) -> State:
    ending = Ending.SCORED if event.points else Ending.COUNTED
    return replace(state, ending=ending, scored=event.points)


def _bomb_went_off(state: State, _: BombWentOff, __: Deck) -> State:
    return replace(state, ending=Ending.BOMB)


def _ran_out(state: State, _: RanOut, __: Deck) -> State:
    return replace(state, short=True)


def _round_ended(state: State, event: RoundEnded, _: Deck) -> State:
    """Write the points down; skips, wishes and the bomb end with the round (FC-11)."""
    points = with_round(state.points, event.points)
    return replace(state, points=points, dealer=event.dealer, wish="", skips=(), bomb=())


EVOLVE: dict[type[Event], Callable[[State, Any, Deck], State]] = {
    **APPLIED,
    Attacked: only_told,
    BombLit: _bomb_lit,
    BombWentOff: _bomb_went_off,
    Dealt: _dealt,
    Declined: only_told,
    Discarded: _discarded,
    EndingSet: _ending_set,
    Fizzled: only_told,
    Gambled: _gambled,
    Gave: _gave,
    HandsMoved: _hands_moved,
    Happened: _happened,
    Passed: only_told,
    Played: _played,
    RanOut: _ran_out,
    RoundEnded: _round_ended,
    Shared: only_told,
    SkipGiven: _skip_given,
    Stopped: only_told,
    Took: _took,
    TurnBegan: _turn_began,
    TurnMissed: _turn_missed,
    TurnedUp: _turned_up,
    Waiting: waiting,
    Wished: _wished,
}
"""How each event is applied; none of these draws luck or makes a choice."""


def _laid(state: State, hands: Hands, card: Card, deck: Deck) -> State:
    """Put a card on top; Not You leaves what play goes on with (FC-22)."""
    top = (card,)
    discard = state.discard + top
    kind = deck.kinds[card]
    if kind.text == _NOT_YOU:
        return replace(state, hands=hands, discard=discard)
    colour = kind.colour if kind.colour in COLOURS else state.colour
    return replace(state, hands=hands, discard=discard, face=card, wish="", colour=colour)


_NOT_YOU = Symbol.NOT_YOU.value


def _ticked(bomb: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """Count a turn that begins, or is missed, while the bomb ticks (FC-48)."""
    return replaced(bomb, seat, bomb[seat] - 1)
