"""What may be answered to each question, in stable order."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.rules import Seat
from game.frantic.deck import COLOURS, KINDS, NUMBERS, Card, Deck, Symbol
from game.frantic.effects import targets
from game.frantic.fits import Refusal, refusal
from game.frantic.flow import free_cards, is_not_you, turn_order
from game.frantic.happenings import gambling_cards
from game.frantic.state import (
    FOUR,
    NOBODY,
    NOT_YOU_HAND,
    Action,
    Ask,
    Attack,
    Counter,
    Deal,
    Discard,
    Draw,
    Give,
    GoOn,
    NiceTry,
    Pass,
    Pick,
    Play,
    PutDown,
    Question,
    Share,
    Shares,
    State,
    Target,
    Wish,
)

_COLOUR_WISHES = tuple(Wish(colour) for colour in COLOURS)
_WISHES = (*_COLOUR_WISHES, *(Wish(str(number)) for number in NUMBERS))
_PLAYS = tuple(Play(kind.text) for kind in KINDS)


def answers(state: State, deck: Deck, seat: Seat) -> Sequence[Action]:
    """Return what a seat may answer now; empty for one that is not asked."""
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    match question.ask:
        case Ask.DEAL:
            return (Deal(),)
        case Ask.TURN:
            return (*plays(state, deck, seat), Pass() if question.count else Draw())
        case Ask.COVER:
            return plays(state, deck, seat) or (Draw(),)
        case Ask.WISH:
            return _WISHES if question.count else _COLOUR_WISHES
        case Ask.TARGET | Ask.SEND_ON:
            return _targets(state, seat, question)
        case Ask.SHARES:
            return shares(seat, len(state.hands))
        case Ask.COUNTER | Ask.NICE_TRY:
            return _reactions(state, deck, seat, question.ask)
        case _:
            return _event_answers(state, deck, seat, question)


def _event_answers(state: State, deck: Deck, seat: Seat, question: Question) -> tuple[Action, ...]:
    """Return the answers to what is asked about single cards."""
    free = free_cards(state, seat)
    match question.ask:
        case Ask.GIVE:
            giving = [card for card in free if not is_not_you(deck, card)]
            return tuple(Give(kind) for kind in deck.kinds_of(giving))
        case Ask.PRESENTS:
            others = turn_order(seat, len(state.hands))[:-1]
            return tuple(Give(kind, to) for kind in deck.kinds_of(free) for to in others)
        case Ask.DISCARD:
            return tuple(Discard(kind) for kind in deck.kinds_of(free))
        case Ask.PUT_DOWN:
            possible = gambling_cards(state, deck, seat)
            return tuple(PutDown(kind) for kind in deck.kinds_of(possible)) or (Pass(),)
        case Ask.PICK:
            return tuple(Pick(kind) for kind in deck.kinds_of(state.market))
        case Ask.EYE:
            return (GoOn(),)
        case _:
            raise AssertionError(question.ask)


def plays(state: State, deck: Deck, seat: Seat) -> tuple[Play, ...]:
    """Return each kind of card that a seat may play in turn, or on a 2nd Chance."""
    hand = state.hands[seat]
    on = None if state.face is None else deck.ranks[state.face]
    fitting = _fitting(on, state.wish, len(hand) == NOT_YOU_HAND)
    ranks = {deck.ranks[card] for card in hand} & fitting
    return tuple(_PLAYS[rank] for rank in sorted(ranks))


@lru_cache(maxsize=4096)
def _fitting(on: int | None, wish: str, ten: bool) -> frozenset[int]:
    """Return the ranks of all kinds that fit; there are few enough faces to keep them all."""
    face = None if on is None else KINDS[on]
    hand = NOT_YOU_HAND if ten else 0
    ranks = enumerate(KINDS)
    return frozenset(rank for rank, kind in ranks if refusal(kind, face, wish, hand) is None)


def why_not(state: State, deck: Deck, seat: Seat, card: Card) -> Refusal | None:
    """Return why a card of a seat's hand does not fit now, or ``None`` if it does."""
    on = None if state.face is None else deck.kinds[state.face]
    return refusal(deck.kinds[card], on, state.wish, len(state.hands[seat]))


def _targets(state: State, seat: Seat, question: Question) -> tuple[Action, ...]:
    """Return whom to name; Equality, and what is sent on, may be left (FC-20, FC-23)."""
    named = tuple(Target(other) for other in targets(state, seat, question.what))
    optional = question.ask is Ask.SEND_ON or question.what == Attack.EQUALITY
    return (*named, Target(NOBODY)) if optional else named


def _reactions(state: State, deck: Deck, seat: Seat, ask: Ask) -> tuple[Action, ...]:
    symbol = Symbol.COUNTER if ask is Ask.COUNTER else Symbol.NICE_TRY
    reaction: Action = Counter() if ask is Ask.COUNTER else NiceTry()
    held = deck.find(state.hands[seat], symbol.value) is not None
    return (reaction, Pass()) if held else (Pass(),)


@lru_cache(maxsize=64)
def shares(seat: Seat, seats: int) -> tuple[Shares, ...]:
    """Return every way to share out a Fantastic Four, in every order of drawing (FC-18)."""
    others = turn_order(seat, seats)[:-1]
    return tuple(Shares(found) for found in _shared(others, FOUR))


def _shared(others: tuple[Seat, ...], left: int) -> list[tuple[Share, ...]]:
    if not left:
        return [()]
    found = []
    for count in range(left, 0, -1):
        for other in others:
            rest = tuple(seat for seat in others if seat != other)
            found += [(Share(other, count), *more) for more in _shared(rest, left - count)]
    return found
