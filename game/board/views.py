"""What a seat may know: its own hand, what lies open, and nothing else (FB-36)."""

from msgspec.structs import replace

from game.board.events import (
    BoardCleared,
    Chose,
    Dealt,
    Drew,
    Event,
    Gave,
    HandsLeft,
    HandsShuffled,
)
from game.board.state import Chosen, State, View
from game.core.cards import HIDDEN, Card, Hands
from game.core.rules import NOBODY, Seat


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, or, for ``None``, an onlooker."""
    return View(
        seat=seat,
        rules=state.rules,
        pawns=state.pawns,
        stacks=state.stacks,
        teleports=state.teleports,
        hands=state.hands if state.open_hands else _hands(state.hands, seat),
        draw=len(state.draw),
        points=state.points,
        question=state.question,
        agenda=state.agenda,
        dice=state.dice,
        spent=state.spent,
        silent=state.silent,
        thrown=state.thrown,
        market=state.market,
        chosen=tuple([_choice(choice, seat) for choice in state.chosen]),
        happening=state.happening,
        last=state.last,
        bomb=state.bomb,
        turn=state.turn,
        round=state.round,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event without what that seat may not know."""
    match event:
        case Drew(owner, cards) if owner != seat:
            return replace(event, cards=_covered(cards))
        case Chose(owner, _, _) if owner != seat:
            return Chose(owner, HIDDEN, NOBODY)
        case Gave(giver, target, _) if seat not in (giver, target):
            return Gave(giver, target, HIDDEN)
        case HandsShuffled(hands):
            return HandsShuffled(_hands(hands, seat))
        case HandsLeft(hands, under, shown):
            left = hands if shown else _hands(hands, seat)
            return HandsLeft(left, _covered(under), shown)
        case BoardCleared(_, under):
            return replace(event, under=_covered(under))
        case Dealt(hands, cards, _):
            return replace(event, hands=_hands(hands, seat), cards=_covered(cards))
        case _:
            return event


def _hands(hands: Hands, seat: Seat | None) -> Hands:
    pairs = enumerate(hands)
    return tuple([hand if owner == seat else _covered(hand) for owner, hand in pairs])


def _choice(choice: Chosen, seat: Seat | None) -> Chosen:
    return choice if choice.seat == seat else Chosen(choice.seat, HIDDEN, NOBODY)


def _covered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
