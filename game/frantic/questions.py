"""What may be answered to each question, in stable order, and which card goes on which."""

import enum
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from game.core.cards import Card
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY, Seat
from game.frantic.deck import BLACK, COLOURS, FOUR_COLOUR, KINDS, NUMBERS, CardKind, Deck, Symbol
from game.frantic.effects import targets
from game.frantic.happenings import gambling_cards
from game.frantic.resolution import free_cards, givable_cards
from game.frantic.state import (
    FOUR,
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
_GIFTS = tuple(Give(kind.text) for kind in KINDS)
_DISCARDS = tuple(Discard(kind.text) for kind in KINDS)
_DRAW = (Draw(),)
_PASS = (Pass(),)
_COUNTER = (Counter(), Pass())
_NICE_TRY = (NiceTry(), Pass())
_ANYWHERE = frozenset(FOUR_COLOUR)


def answers(state: State, deck: Deck, seat: Seat) -> Sequence[Action]:
    """Return what a seat may answer now; empty for one that is not asked."""
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    return _ANSWERS[question.ask](state, deck, seat, question)


def _turn(state: State, deck: Deck, seat: Seat, question: Question) -> tuple[Action, ...]:
    return plays(state, deck, seat) + (_PASS if question.count else _DRAW)


def plays(state: State, deck: Deck, seat: Seat) -> tuple[Play, ...]:
    """Return each kind of card that a seat may play in turn, or on a 2nd Chance."""
    hand = state.hands[seat]
    fitting = _fitting(deck, state.wish or state.face, len(hand) == NOT_YOU_HAND)
    cards = fitting.intersection(hand)
    ranks, last = deck.ranks, -1
    found: list[Play] = []
    for card in sorted(cards):  # copies of a kind are neighbours
        if ranks[card] != last:
            last = ranks[card]
            found.append(_PLAYS[last])
    return tuple(found)


@lru_cache(maxsize=2_048)
def _fitting(deck: Deck, on: str | Card | None, ten: bool) -> frozenset[Card]:
    """Return all cards of the deck that fit on a wish, a card, or anything."""
    wish = on if isinstance(on, str) else ""
    face = deck.kinds[on] if isinstance(on, int) else None
    hand = NOT_YOU_HAND if ten else 0
    kinds = enumerate(deck.kinds)
    return frozenset(card for card, kind in kinds if refusal(kind, face, wish, hand) is None)


class Refusal(enum.Enum):
    """Why a card can't be played now; the values are text ids."""

    NOT_TEN = "frantic-refusal-not-ten"
    """Not You needs a hand of exactly ten cards."""
    WISH = "frantic-refusal-wish"
    """Something else is asked for."""
    BLACK = "frantic-refusal-black"
    """A black card goes on the same number, and never on another black card."""
    OTHER = "frantic-refusal-other"
    """Neither colour nor number nor symbol agree."""


def refusal(kind: CardKind, on: CardKind | None, wish: str, hand: int) -> Refusal | None:
    """Return why a card can't be played, or ``None`` if it can (FC-9, FC-10, FC-22).

    ``on`` is the card that play goes on with (``None``: anything may be played), ``hand`` the
    cards in the hand, this one among them.
    """
    if kind.symbol is Symbol.NOT_YOU:
        return None if hand == NOT_YOU_HAND else Refusal.NOT_TEN
    if kind.symbol in _ANYWHERE:
        return None
    if wish:
        asked = (kind.colour, str(kind.number))
        return None if wish in asked else Refusal.WISH
    if on is None or agree(kind, on):
        return None
    return Refusal.BLACK if kind.colour == BLACK else Refusal.OTHER


def agree(kind: CardKind, on: CardKind) -> bool:
    """Say whether a card of one colour, or a black one, goes on another card."""
    if kind.colour == BLACK:
        return kind.number == on.number and on.colour != BLACK
    if kind.colour == on.colour:
        return True
    if kind.number:
        return kind.number == on.number
    return kind.symbol is on.symbol


def why_not(state: State, deck: Deck, seat: Seat, card: Card) -> Refusal | None:
    """Return why a card of a seat's hand does not fit now, or ``None`` if it does."""
    on = None if state.face is None else deck.kinds[state.face]
    return refusal(deck.kinds[card], on, state.wish, len(state.hands[seat]))


def _cover(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    return plays(state, deck, seat) or _DRAW


def _wish(_: State, __: Deck, ___: Seat, question: Question) -> tuple[Action, ...]:
    return _WISHES if question.count else _COLOUR_WISHES


def _target(state: State, _: Deck, seat: Seat, question: Question) -> tuple[Action, ...]:
    """Return whom to name; Equality may be left (FC-23)."""
    named = _targets(state, seat, question)
    return (*named, Target(NOBODY)) if question.what == Attack.EQUALITY else named


def _send_on(state: State, _: Deck, seat: Seat, question: Question) -> tuple[Action, ...]:
    """Return whom to send an attack on to; it may be left (FC-20)."""
    return (*_targets(state, seat, question), Target(NOBODY))


def _targets(state: State, seat: Seat, question: Question) -> tuple[Action, ...]:
    return tuple(map(Target, targets(state, seat, question.what)))


def _counter(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    return _COUNTER if deck.has(state.hands[seat], Symbol.COUNTER) else _PASS


def _nice_try(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    return _NICE_TRY if deck.has(state.hands[seat], Symbol.NICE_TRY) else _PASS


def _give(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    ranks = deck.ranks_of(givable_cards(state, deck, seat))
    return tuple(map(_GIFTS.__getitem__, ranks))


def _presents(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    seats = len(state.hands)
    ranks = deck.ranks_of(free_cards(state, seat))
    return tuple(present for rank in ranks for present in _presents_of(rank, seat, seats))


@cache
def _presents_of(rank: int, seat: Seat, seats: int) -> tuple[Give, ...]:
    """Return every way to give a kind of card to somebody else, from the right on."""
    return tuple(Give(KINDS[rank].text, other) for other in turn_order(seat, seats)[:-1])


def _discard(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    ranks = deck.ranks_of(free_cards(state, seat))
    return tuple(map(_DISCARDS.__getitem__, ranks))


def _put_down(state: State, deck: Deck, seat: Seat, _: Question) -> tuple[Action, ...]:
    possible = gambling_cards(state, deck, seat)
    return tuple(map(PutDown, deck.kinds_of(possible))) or _PASS


def _pick(state: State, deck: Deck, _: Seat, __: Question) -> tuple[Action, ...]:
    return tuple(map(Pick, deck.kinds_of(state.market)))


def _share_out(state: State, _: Deck, seat: Seat, __: Question) -> tuple[Action, ...]:
    return shares(seat, len(state.hands))


def _go_on(_: State, __: Deck, ___: Seat, ____: Question) -> tuple[Action, ...]:
    return (GoOn(),)


def _deal(_: State, __: Deck, ___: Seat, ____: Question) -> tuple[Action, ...]:
    return (Deal(),)


_ANSWERS: dict[Ask, Callable[[State, Deck, Seat, Question], tuple[Action, ...]]] = {
    Ask.DEAL: _deal,
    Ask.TURN: _turn,
    Ask.COVER: _cover,
    Ask.WISH: _wish,
    Ask.TARGET: _target,
    Ask.SEND_ON: _send_on,
    Ask.SHARES: _share_out,
    Ask.COUNTER: _counter,
    Ask.GIVE: _give,
    Ask.NICE_TRY: _nice_try,
    Ask.PRESENTS: _presents,
    Ask.DISCARD: _discard,
    Ask.PUT_DOWN: _put_down,
    Ask.PICK: _pick,
    Ask.EYE: _go_on,
}


@cache
def shares(seat: Seat, seats: int) -> tuple[Shares, ...]:
    """Return every way to share out a Fantastic Four, in every order of drawing (FC-18)."""
    others = turn_order(seat, seats)[:-1]
    return tuple(Shares(found) for found in _shared(others, FOUR))


@cache
def _share_set(seat: Seat, seats: int) -> frozenset[Shares]:
    return frozenset(shares(seat, seats))


def is_sharing(state: State, seat: Seat, action: Shares) -> bool:
    """Say whether a seat may share out a Fantastic Four so now."""
    asks = state.question is not None and state.question.ask is Ask.SHARES
    return asks and action in _share_set(seat, len(state.hands))


def _shared(others: tuple[Seat, ...], left: int) -> list[tuple[Share, ...]]:
    if not left:
        return [()]
    found = []
    for count in range(left, 0, -1):
        for other in others:
            rest = tuple(seat for seat in others if seat != other)
            found += [(Share(other, count), *more) for more in _shared(rest, left - count)]
    return found
