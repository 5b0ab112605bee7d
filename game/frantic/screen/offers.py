"""What a person may choose, for each question that the rules ask, and in which box.

Cards come first, as they lie: those that fit before those that don't, so that focus and keys begin
with what is possible. Buttons come last: one step back from the first card.

The first key is always the button's, and the next ones are the other players' round the table, so
that they stay the same all through a match. Cards have the keys that are left, and keep them until
all that are asked for are chosen. Colours have the own row, and numbers their digits.
"""

import enum
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from game.core.cards import HIDDEN, Card
from game.core.choices import ChooseCard, TakeBack
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS, NUMBERS, Symbol
from game.frantic.draft import STEPS, AddCard, Choosable, ChooseReceiver, Draft, GiveRest
from game.frantic.questions import why_not
from game.frantic.resolution import free_cards
from game.frantic.rules import FranticRules
from game.frantic.screen.chooser_boxes import (
    GO_ON,
    PILE,
    SIDE,
    share_boxes,
    side_halves,
    wish_boxes,
)
from game.frantic.screen.round_table import DEAL as UNDER_POINTS
from game.frantic.state import (
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
    Shares,
    State,
    Target,
    Wish,
)
from game.input.turn_keys import DIGIT, NO_KEY, OWN_ROW
from game.ui.hand_rows import as_they_lie
from game.ui.offers import Offer, Offers
from game.ui.widgets_pen import Box

NOT_GIVEN = "frantic-choose-refusal-not-given"
NO_COUNTER = "frantic-choose-refusal-no-counter"
NO_NICE_TRY = "frantic-choose-refusal-no-nice-try"
MUST_COVER = "frantic-choose-refusal-must-cover"
NOT_TO_GAMBLE = "frantic-choose-refusal-gamble"
SKIPPED = "frantic-choose-refusal-skipped"
NOT_FEWER = "frantic-choose-refusal-not-fewer"
SHARE_FOUR = "frantic-choose-refusal-share-four"
SHARED_ALL = "frantic-choose-refusal-shared-all"
BUTTON_KEY = 0
ONE_BY_ONE = frozenset({Ask.GIVE, Ask.DISCARD, Ask.PRESENTS})
"""What is answered by several cards, each of them an action of its own."""
REFUSALS = (
    NOT_GIVEN,
    NO_COUNTER,
    NO_NICE_TRY,
    MUST_COVER,
    NOT_TO_GAMBLE,
    SKIPPED,
    NOT_FEWER,
    SHARE_FOUR,
    SHARED_ALL,
)
"""The texts that say why something can't be chosen, besides those of ``fits.Refusal``."""


class Places(Protocol):
    """Where things lie on the table."""

    def card_box(self, card: Card) -> Box:
        """Return where a card of the open hand can be pressed: the part that is in sight."""
        ...

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        ...

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        ...


class At(enum.Enum):
    """What lies in the box of a spot."""

    CARD = "card"
    MARKET = "market"
    PLATE = "plate"
    PILE = "pile"
    WISH = "wish"
    BUTTON = "button"


class Spot(Offer[Choosable], frozen=True):
    """An offer, and what lies in its box: a card, somebody's plate, or one of the others."""

    at: At = At.BUTTON
    card: Card = HIDDEN
    seat: Seat = NOBODY


class _Desk(msgspec.Struct, frozen=True):
    """Who is asked what, and where things lie."""

    rules: FranticRules
    state: State
    seat: Seat
    question: Question
    draft: Draft
    places: Places

    @property
    def legal(self) -> Sequence[Action]:
        """Return what the rules would take."""
        return self.rules.legal_actions(self.state, self.seat)

    @property
    def others(self) -> tuple[Seat, ...]:
        """Return everybody else, from the right on."""
        return turn_order(self.seat, len(self.state.hands))[:-1]

    def symbol(self, card: Card) -> Symbol:
        """Return what a card is."""
        return self.rules.deck.kind(card).symbol


Make = Callable[[str], Choosable]
Why = Callable[[_Desk, Card], str]


def offers_of(
    rules: FranticRules, state: State, seat: Seat, draft: Draft, places: Places
) -> tuple[Spot, ...]:
    """Return what a seat may press now; empty for one that is not asked."""
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    desk = _Desk(rules, state, seat, question, draft, places)
    return _keyed(desk, _SPOTS[question.ask](desk))


def _keyed(desk: _Desk, spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """Give each choice its key."""
    receivers = len(desk.others) if len(desk.others) > 1 else 0
    if desk.question.ask is Ask.PRESENTS:
        first = 1 + receivers
    else:
        first = int(any(_has_button_key(spot) for spot in spots))
    keys = {card: first + place for place, card in enumerate(_cards_by_key(desk, spots))}
    return tuple(
        msgspec.structs.replace(spot, key=keys.get(spot.card, _key_of(desk, spot)))
        for spot in spots
    )


def _cards_by_key(desk: _Desk, spots: Sequence[Spot]) -> list[Card]:
    """Return the cards in the order of their keys: as they are offered.

    Where several are chosen one by one, a card that is chosen leaves a gap, so that none of the
    others gets another key meanwhile.
    """
    if desk.question.ask not in ONE_BY_ONE:
        return [spot.card for spot in spots if spot.card != HIDDEN]
    refused = {spot.card for spot in spots if spot.refusal}
    whole = sorted(desk.state.hands[desk.seat], key=lambda card: desk.rules.deck.ranks[card])
    return sorted(whole, key=lambda card: card in refused)


def _has_button_key(spot: Spot) -> bool:
    """Say whether this is the one button; whoever takes something back has a key for that."""
    return spot.at is At.BUTTON and not isinstance(spot.action, TakeBack)


def _key_of(desk: _Desk, spot: Spot) -> int:
    """Return the key of what is no card."""
    if _has_button_key(spot):
        return BUTTON_KEY
    if spot.at is At.PLATE:
        return 1 + desk.others.index(spot.seat)
    if not isinstance(spot.action, Wish):
        return NO_KEY
    what = spot.action.what
    return OWN_ROW + COLOURS.index(what) if what in COLOURS else DIGIT + NUMBERS.index(int(what))


def refused_cards(offers: Offers[Choosable]) -> frozenset[Card]:
    """Return the cards that can't be chosen now, which are to be dimmed."""
    return frozenset(spot.card for spot in _cards_among(offers) if spot.refusal)


def focused_card(offers: Offers[Choosable]) -> Card:
    """Return the card of hand or market with the focus, to be raised; ``HIDDEN`` if none has it."""
    spot = offers.focused
    return spot.card if isinstance(spot, Spot) else HIDDEN


def rest_of(rules: FranticRules, state: State, seat: Seat, to: Seat) -> Action | None:
    """Return the next card of ``GiveRest``, or ``None`` when all are given."""
    question = state.question
    if question is None or question.ask is not Ask.PRESENTS or seat not in question.seats:
        return None
    found = (action for action in rules.legal_actions(state, seat) if isinstance(action, Give))
    return next((action for action in found if action.to == to), None)


def _cards_among(offers: Offers[Choosable]) -> list[Spot]:
    spots = [spot for spot in offers.items if isinstance(spot, Spot)]
    return [spot for spot in spots if spot.at is At.CARD]


def _button(action: Choosable, box: Box = SIDE, refusal: str = "") -> Spot:
    return Spot(action, box, refusal)


def _hand(desk: _Desk, make: Make, why: Why) -> list[Spot]:
    """Return the cards of the hand as they lie, row by row; those that can be chosen first."""
    spots = []
    for card in as_they_lie(free_cards(desk.state, desk.seat), desk.places.card_box):
        action = make(desk.rules.deck.kind(card).text)
        good = isinstance(action, STEPS) or action in desk.legal
        refusal = "" if good else why(desk, card)
        spots.append(Spot(action, desk.places.card_box(card), refusal, At.CARD, card))
    return sorted(spots, key=lambda spot: bool(spot.refusal))


def _misfit(desk: _Desk, card: Card) -> str:
    found = why_not(desk.state, desk.rules.deck, desk.seat, card)
    return found.value if found is not None else ""


def _turn(desk: _Desk) -> tuple[Spot, ...]:
    hand = _hand(desk, Play, _misfit)
    if desk.question.count:
        return (*hand, _button(Pass()))
    return (*hand, _button(Draw()), Spot(Draw(), PILE, at=At.PILE))


def _cover(desk: _Desk) -> tuple[Spot, ...]:
    refusal = "" if Draw() in desk.legal else MUST_COVER
    pile = Spot(Draw(), PILE, refusal, At.PILE)
    return (*_hand(desk, Play, _misfit), _button(Draw(), refusal=refusal), pile)


def _wish(desk: _Desk) -> tuple[Spot, ...]:
    boxes = wish_boxes(numbers=bool(desk.question.count))
    wanted = (*COLOURS, *(map(str, NUMBERS) if desk.question.count else ()))
    return tuple(Spot(Wish(what), boxes[what], at=At.WISH) for what in wanted)


def _target(desk: _Desk) -> tuple[Spot, ...]:
    why = SKIPPED if desk.question.what == Attack.SKIP else NOT_FEWER
    named = [
        _plate(desk, other, Target(other), "" if Target(other) in desk.legal else why)
        for other in desk.others
    ]
    named.sort(key=lambda spot: bool(spot.refusal))
    nobody = (_button(Target(NOBODY)),) if Target(NOBODY) in desk.legal else ()
    return (*named, *nobody)


def _plate(desk: _Desk, other: Seat, action: Choosable, refusal: str = "") -> Spot:
    return Spot(action, desk.places.plate_box(other), refusal, At.PLATE, seat=other)


def _shares(desk: _Desk) -> tuple[Spot, ...]:
    draft = desk.draft
    full = "" if draft.left else SHARED_ALL
    plates = (_plate(desk, other, AddCard(other), full) for other in desk.others)
    _, back_box, done_box = share_boxes()
    back = () if draft.empty else (_button(TakeBack(), back_box),)
    ready = Shares(draft.shares)
    missing = "" if ready in desk.legal else SHARE_FOUR
    return (*plates, *back, _button(ready, done_box, missing))


def _counter(desk: _Desk) -> tuple[Spot, ...]:
    return (*_reaction(desk, Symbol.COUNTER, Counter(), NO_COUNTER), _button(Pass()))


def _nice_try(desk: _Desk) -> tuple[Spot, ...]:
    return (*_reaction(desk, Symbol.NICE_TRY, NiceTry(), NO_NICE_TRY), _button(Pass()))


def _reaction(desk: _Desk, symbol: Symbol, action: Action, refusal: str) -> list[Spot]:
    """Return the hand, of which one kind alone answers; others would be no answer at all."""

    def make(kind: str) -> Choosable:
        return action if kind == symbol.value else Play(kind)

    return _hand(desk, make, lambda *_: refusal)


def _give(desk: _Desk) -> tuple[Spot, ...]:
    return (*_hand(desk, Give, lambda *_: NOT_GIVEN), *_back_button(desk))


def _discard(desk: _Desk) -> tuple[Spot, ...]:
    return (*_hand(desk, Discard, _good), *_back_button(desk))


def _back_button(desk: _Desk) -> tuple[Spot, ...]:
    """Offer to take the own last card back, for those who have no key for it."""
    chosen = desk.state.chosen
    own = bool(chosen) and chosen[-1].seat == desk.seat
    return (_button(TakeBack(), side_halves()[1]),) if own else ()


def _put_down(desk: _Desk) -> tuple[Spot, ...]:
    hand = _hand(desk, PutDown, lambda *_: NOT_TO_GAMBLE)
    return (*hand, _button(Pass())) if Pass() in desk.legal else tuple(hand)


def _presents(desk: _Desk) -> tuple[Spot, ...]:
    """Return a card first and then its receiver, or a receiver first and then the cards."""
    draft, others = desk.draft, desk.others
    held = desk.rules.deck.find(free_cards(desk.state, desk.seat), draft.kind)
    if held is not None:
        named = [_plate(desk, other, Give(draft.kind, other)) for other in others]
        return (*named, *_waiting_hand(desk, held))
    known = draft.to if draft.to in others else NOBODY
    to = others[0] if len(others) == 1 else known
    if to == NOBODY:
        hand, rest = _hand(desk, ChooseCard, _good), []
    else:
        hand = _hand(desk, lambda kind: Give(kind, to), _good)
        rest = [_rest_button(desk, to)] if desk.question.count > 1 else []
    plates = [_plate(desk, other, ChooseReceiver(other)) for other in others if other != to]
    return (*hand, *plates, *rest, *_back_button(desk))


def _rest_button(desk: _Desk, to: Seat) -> Spot:
    return _button(GiveRest(to), side_halves()[0] if _back_button(desk) else SIDE)


def _good(_: _Desk, card: Card) -> str:
    """Stand for the reason where every card will do."""
    raise AssertionError(card)


def _waiting_hand(desk: _Desk, waiting: Card) -> list[Spot]:
    """Return the hand while one card waits for its receiver: pressed again it is put back."""
    return [
        msgspec.structs.replace(spot, action=TakeBack()) if spot.card == waiting else spot
        for spot in _hand(desk, ChooseCard, _good)
    ]


def _pick(desk: _Desk) -> tuple[Spot, ...]:
    box, deck = desk.places.market_box, desk.rules.deck
    cards = as_they_lie(desk.state.market, box)
    return tuple(Spot(Pick(deck.kind(c).text), box(c), "", At.MARKET, c) for c in cards)


def _eye(_: _Desk) -> tuple[Spot, ...]:
    return (_button(GoOn(), GO_ON),)


def _deal(desk: _Desk) -> tuple[Spot, ...]:
    """Offer to deal; after a round the button lies under the table of points."""
    return (_button(Deal(), UNDER_POINTS if desk.state.points[0] else GO_ON),)


_SPOTS: dict[Ask, Callable[[_Desk], tuple[Spot, ...]]] = {
    Ask.DEAL: _deal,
    Ask.TURN: _turn,
    Ask.COVER: _cover,
    Ask.WISH: _wish,
    Ask.TARGET: _target,
    Ask.SEND_ON: _target,
    Ask.SHARES: _shares,
    Ask.COUNTER: _counter,
    Ask.NICE_TRY: _nice_try,
    Ask.GIVE: _give,
    Ask.PRESENTS: _presents,
    Ask.DISCARD: _discard,
    Ask.PUT_DOWN: _put_down,
    Ask.PICK: _pick,
    Ask.EYE: _eye,
}
