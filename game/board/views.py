"""What a seat may know: its own hand, what lies open, and nothing else (FB-36).

A search needs the way back: states that fit what a seat can see, instead of the hidden truth.
"""

from operator import attrgetter

from msgspec.structs import replace

from game.board.deck import Deck
from game.board.events import BoardCleared, Dealt, Event, Gave, HandsLeft
from game.board.state import Ask, Chosen, State, View
from game.core.cards import HIDDEN, NOTHING
from game.core.rng import Luck
from game.core.rounds import views
from game.core.rounds.views import covered, filled, open_fields, seen_choices, seen_hands
from game.core.rules import Seat

_OPEN = open_fields(View)
_open = attrgetter(*_OPEN)


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, or, for ``None``, an onlooker."""
    hands = state.hands if state.open_hands else seen_hands(state.hands, seat)
    return View(seat, hands, len(state.draw), seen_choices(state.chosen, seat), *_open(state))


def seen_state(view: View) -> State:
    """Return a state with what a view shows, and ``HIDDEN`` for each card that it does not."""
    shown = dict(zip(_OPEN, _open(view), strict=True))
    return State(hands=view.hands, draw=(HIDDEN,) * view.draw, chosen=view.chosen, **shown)


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event without what that seat may not know."""
    match event:
        case Gave(giver, target, _) if seat not in (giver, target):
            return Gave(giver, target, HIDDEN)
        case HandsLeft(hands, under, shown):
            left = hands if shown else seen_hands(hands, seat)
            return HandsLeft(left, covered(under), shown)
        case BoardCleared(_, under):
            return replace(event, under=covered(under))
        case Dealt(hands, cards, _):
            return replace(event, hands=seen_hands(hands, seat), cards=covered(cards))
        case _:
            seen: Event = views.redact(event, seat)
            return seen


def sampled(view: View, deck: Deck, luck: Luck) -> State:
    """Return a state whose view is the one given, with all that it hides drawn at random.

    What others have chosen behind the curtain is drawn from what they could have chosen.
    """
    known = {card for hand in view.hands for card in hand}
    known.update(view.market, (view.thrown,))
    known.update(lain.card for stack in view.stacks for lain in stack)
    hands, draw = filled(view.hands, luck.shuffled(c for c in deck.cards if c not in known))
    state = State(hands=hands, draw=draw, **dict(zip(_OPEN, _open(view), strict=True)))
    return replace(state, chosen=tuple(_chosen(state, choice, luck) for choice in view.chosen))


def _chosen(state: State, choice: Chosen, luck: Luck) -> Chosen:
    """Return a choice as it is known, or let somebody have chosen at random."""
    if choice.card != HIDDEN:
        return choice
    seat = choice.seat
    others = [other for other in range(len(state.hands)) if other != seat]
    names = state.question is not None and state.question.ask is Ask.NAME
    card = NOTHING if names else luck.choice(state.hands[seat])
    return Chosen(seat, card, luck.choice(others))
