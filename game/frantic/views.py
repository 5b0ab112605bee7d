"""What a seat may know: its own hand, what lies open, and nothing else (FC-61)."""

from msgspec.structs import replace

from game.core.cards import HIDDEN, Card, Hands
from game.core.rules import NOBODY, Seat
from game.frantic.events import (
    Chose,
    Dealt,
    Drew,
    Event,
    Gave,
    HandsShuffled,
    Took,
)
from game.frantic.state import Chosen, State, View


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, or, for ``None``, an onlooker."""
    return View(
        seat=seat,
        rules=state.rules,
        hands=state.hands if state.open_hands else _hands(state.hands, seat),
        draw=len(state.draw),
        points=state.points,
        question=state.question,
        agenda=state.agenda,
        discard=state.discard,
        face=state.face,
        wish=state.wish,
        colour=state.colour,
        market=state.market,
        chosen=tuple(_choice(choice, seat) for choice in state.chosen),
        happenings=len(state.happenings),
        happened=state.happened,
        skips=state.skips,
        bomb=state.bomb,
        ending=state.ending,
        scored=state.scored,
        short=state.short,
        dealer=state.dealer,
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
        case Gave(giver, target, cards) if seat not in (giver, target):
            return replace(event, cards=_covered(cards))
        case Took(taker, giver, cards) if seat not in (taker, giver):
            return replace(event, cards=_covered(cards))
        case HandsShuffled(hands):
            return HandsShuffled(_hands(hands, seat))
        case Dealt():
            return replace(
                event,
                hands=_hands(event.hands, seat),
                cards=_covered(event.cards),
                happenings=("?",) * len(event.happenings),
            )
        case _:
            return event


def _hands(hands: Hands, seat: Seat | None) -> Hands:
    pairs = enumerate(hands)
    return tuple(hand if owner == seat else _covered(hand) for owner, hand in pairs)


def _choice(choice: Chosen, seat: Seat | None) -> Chosen:
    return choice if choice.seat == seat else Chosen(choice.seat, HIDDEN)


def _covered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
