"""What a seat may know: its own hand, what lies open, and nothing else (FC-61).

A search needs the way back: states that fit what a seat can see, instead of the hidden truth.
"""

from operator import attrgetter

from msgspec.structs import replace

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rng import Luck
from game.core.rounds import views
from game.core.rounds.event_table import EventTable
from game.core.rounds.views import covered, filled, open_fields, seen_choices, seen_hands
from game.core.rules import NOBODY, Seat
from game.frantic.deck import Deck
from game.frantic.events import Dealt, Event, Gave, Took
from game.frantic.happenings import gambling_cards
from game.frantic.resolution import is_not_you
from game.frantic.state import Ask, Chosen, State, View

UNKNOWN = "?"
"""Stands for an event to come."""
_OPEN = open_fields(View)
_open = attrgetter(*_OPEN)


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, or, for ``None``, an onlooker."""
    hands = state.hands if state.open_hands else seen_hands(state.hands, seat)
    chosen = seen_choices(state.chosen, seat)
    return View(seat, hands, len(state.draw), chosen, len(state.happenings), *_open(state))


def seen_state(view: View) -> State:
    """Return a state with what a view shows, and ``HIDDEN`` for each card that it does not."""
    shown = dict(zip(_OPEN, _open(view), strict=True))
    draw, coming = (HIDDEN,) * view.draw, (UNKNOWN,) * view.happenings
    return State(hands=view.hands, draw=draw, chosen=view.chosen, happenings=coming, **shown)


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event without what that seat may not know."""
    match event:
        case Gave(giver, target, cards) if seat not in (giver, target):
            return replace(event, cards=covered(cards))
        case Took(taker, giver, cards) if seat not in (taker, giver):
            return replace(event, cards=covered(cards))
        case Dealt():
            return replace(
                event,
                hands=seen_hands(event.hands, seat),
                cards=covered(event.cards),
                happenings=(UNKNOWN,) * len(event.happenings),
            )
        case _:
            seen: Event = views.redact(event, seat)
            return seen


def sampled(view: View, deck: Deck, table: EventTable, luck: Luck) -> State:
    """Return a state whose view is the one given, with all that it hides drawn at random.

    Cards that others have chosen behind the curtain are drawn from their sampled hands.
    """
    known = {card for hand in view.hands for card in hand}
    known.update(view.discard, view.market)
    hands, draw = filled(view.hands, luck.shuffled(c for c in deck.cards if c not in known))
    coming = luck.shuffled(key for key in table.keys if key not in view.happened)
    seen = dict(zip(_OPEN, _open(view), strict=True))
    return _with_choices(State(hands=hands, draw=draw, happenings=coming, **seen), view, deck, luck)


def _with_choices(state: State, view: View, deck: Deck, luck: Luck) -> State:
    """Let the others have chosen something that they could have chosen."""
    chosen: list[Chosen] = []
    taken: set[Card] = {choice.card for choice in view.chosen}
    for choice in view.chosen:
        if choice.card == HIDDEN:
            choice = _guessed(state, choice, taken, deck, luck)
            taken.add(choice.card)
        chosen.append(choice)
    return replace(state, chosen=tuple(chosen))


def _guessed(state: State, choice: Chosen, taken: set[Card], deck: Deck, luck: Luck) -> Chosen:
    seat, ask = choice.seat, state.question.ask if state.question else None
    if ask is Ask.PUT_DOWN:
        possible = gambling_cards(state, deck, seat)
        return Chosen(seat, luck.choice(possible) if possible else NOTHING)
    free = [card for card in state.hands[seat] if card not in taken]
    if ask is Ask.GIVE:
        free = [card for card in free if not is_not_you(deck, card)] or free
    others = [other for other in range(len(state.hands)) if other != seat]
    return Chosen(seat, luck.choice(free), luck.choice(others) if ask is Ask.PRESENTS else NOBODY)
