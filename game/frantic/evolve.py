"""Applies events to states: the only way in which a state changes."""

from collections.abc import Collection
from typing import assert_never

from msgspec.structs import replace

from game.core.rules import Seat
from game.frantic.deck import BLACK, COLOURS, Card, Deck, Symbol
from game.frantic.events import (
    Attacked,
    BombLit,
    BombWentOff,
    Chose,
    Dealt,
    Declined,
    Discarded,
    Drew,
    EndingSet,
    Event,
    Fizzled,
    Gambled,
    Gave,
    HandsMoved,
    HandsShuffled,
    Happened,
    MarketOpened,
    MatchEnded,
    Passed,
    Picked,
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
from game.frantic.state import NOBODY, Choice, Ending, State

Hands = tuple[tuple[Card, ...], ...]


def evolve(state: State, event: Event, deck: Deck) -> State:
    """Apply one event; draws no luck and makes no choice."""
    match event:
        case Waiting():
            return replace(state, question=event.question, agenda=event.agenda)
        case TurnBegan():
            return replace(state, turn=event.seat, bomb=_ticked(state.bomb, event.seat))
        case Drew():
            hands = _with(state.hands, event.seat, event.cards)
            return replace(state, hands=hands, draw=state.draw[len(event.cards) :])
        case Played():
            hands = _played(state.hands, event.seat, event.card)
            return _laid(state, hands, event.card, deck)
        case Wished(_, what):
            return replace(state, wish=what, colour=what if what in COLOURS else state.colour)
        case SkipGiven(seat):
            return replace(state, skips=tuple(sorted((*state.skips, seat))))
        case TurnMissed(seat):
            skips = tuple(other for other in state.skips if other != seat)
            return replace(state, skips=skips, bomb=_ticked(state.bomb, seat))
        case Passed() | Declined() | Shared() | Attacked() | Fizzled() | Stopped() | MatchEnded():
            return state
        case (
            Chose()
            | Gave()
            | Took()
            | Discarded()
            | HandsMoved()
            | HandsShuffled()
            | Gambled()
            | MarketOpened()
            | Picked()
        ):
            return _moved(state, event)
        case Dealt() | TurnedUp() | Happened() | BombLit() | EndingSet() | BombWentOff() | RanOut():
            return _set(state, event, deck)
        case RoundEnded():
            return _round_ended(state, event)
        case _:
            assert_never(event)


def _moved(
    state: State,
    event: Chose
    | Gave
    | Took
    | Discarded
    | HandsMoved
    | HandsShuffled
    | Gambled
    | MarketOpened
    | Picked,
) -> State:
    """Apply what changes hands, or is chosen to change them."""
    hands = state.hands
    match event:
        case Chose(seat, card, to):
            return replace(state, chosen=(*state.chosen, Choice(seat, card, to)))
        case Gave(seat, target, cards):
            hands = _with(_without(hands, seat, cards), target, cards)
            left = tuple(choice for choice in state.chosen if choice.card not in cards)
            return replace(state, hands=hands, chosen=left)
        case Took(seat, target, cards):
            return replace(state, hands=_with(_without(hands, target, cards), seat, cards))
        case Discarded(seat, cards):
            under = (*state.discard[:-1], *cards, *state.discard[-1:])
            return replace(state, hands=_without(hands, seat, cards), discard=under, chosen=())
        case HandsMoved(sources):
            return replace(state, hands=tuple(hands[source] for source in sources))
        case HandsShuffled(anew):
            return replace(state, hands=anew)
        case Gambled(seats, cards, winner):
            return replace(state, hands=_gambled(hands, seats, cards, winner), chosen=())
        case MarketOpened(cards):
            return replace(state, market=cards, draw=state.draw[len(cards) :])
        case Picked(seat, card):
            market = tuple(other for other in state.market if other != card)
            return replace(state, hands=_with(hands, seat, (card,)), market=market)
        case _:
            assert_never(event)


def _set(
    state: State,
    event: Dealt | TurnedUp | Happened | BombLit | EndingSet | BombWentOff | RanOut,
    deck: Deck,
) -> State:
    """Apply what begins a round, and what decides that it ends."""
    match event:
        case Dealt():
            return _dealt(state, event)
        case TurnedUp(_, card):
            return _laid(replace(state, draw=state.draw[1:]), state.hands, card, deck)
        case Happened(_, key):
            left = state.happenings[1:]
            return replace(state, happenings=left, happened=(*state.happened, key))
        case BombLit(turns):
            return replace(state, bomb=(turns,) * len(state.hands))
        case EndingSet(points):
            ending = Ending.SCORED if points else Ending.COUNTED
            return replace(state, ending=ending, scored=points)
        case BombWentOff():
            return replace(state, ending=Ending.BOMB)
        case RanOut():
            return replace(state, short=True)
        case _:
            assert_never(event)


def _round_ended(state: State, event: RoundEnded) -> State:
    """Write the points down; skips, wishes and the bomb end with the round (FC-11)."""
    pairs = zip(state.points, event.points, strict=True)
    points = tuple((*earlier, new) for earlier, new in pairs)
    return replace(state, points=points, dealer=event.dealer, wish="", skips=(), bomb=())


def _dealt(state: State, event: Dealt) -> State:
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


def _laid(state: State, hands: Hands, card: Card, deck: Deck) -> State:
    """Put a card on top; Not You leaves what play goes on with (FC-22)."""
    discard = (*state.discard, card)
    kind = deck.kinds[card]
    if kind.symbol is Symbol.NOT_YOU:
        return replace(state, hands=hands, discard=discard)
    colour = kind.colour if kind.colour and kind.colour != BLACK else state.colour
    return replace(state, hands=hands, discard=discard, face=card, wish="", colour=colour)


def _played(hands: Hands, seat: Seat, card: Card) -> Hands:
    hand = hands[seat]
    place = hand.index(card)
    return _replaced(hands, seat, hand[:place] + hand[place + 1 :])


def _ticked(bomb: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """Count a turn that begins, or is missed, while the bomb ticks (FC-48)."""
    return (*bomb[:seat], bomb[seat] - 1, *bomb[seat + 1 :]) if bomb else bomb


def _gambled(hands: Hands, seats: tuple[Seat, ...], cards: tuple[Card, ...], winner: Seat) -> Hands:
    if winner == NOBODY:
        return hands
    for seat, card in zip(seats, cards, strict=True):
        hands = _without(hands, seat, (card,))
    return _with(hands, winner, cards)


def _with(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    return _replaced(hands, seat, hands[seat] + cards)


def _without(hands: Hands, seat: Seat, cards: Collection[Card]) -> Hands:
    return _replaced(hands, seat, tuple([c for c in hands[seat] if c not in cards]))


def _replaced(hands: Hands, seat: Seat, hand: tuple[Card, ...]) -> Hands:
    found = list(hands)
    found[seat] = hand
    return tuple(found)
