"""What a seat may know: its own hand, what lies open, and nothing else (FC-61)."""

from operator import attrgetter

from msgspec.structs import replace

from game.core.cards import HIDDEN
from game.core.rounds import views
from game.core.rounds.views import covered, open_fields, seen_choices, seen_hands
from game.core.rules import Seat
from game.frantic.events import Dealt, Event, Gave, Took
from game.frantic.state import State, View

UNKNOWN = "?"
"""Stands for an event to come."""
OPEN = open_fields(View)
"""What a view shows as it is in the state."""
_open = attrgetter(*OPEN)


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, or, for ``None``, an onlooker."""
    hands = state.hands if state.open_hands else seen_hands(state.hands, seat)
    chosen = seen_choices(state.chosen, seat)
    return View(seat, hands, len(state.draw), chosen, len(state.happenings), *_open(state))


def seen_state(view: View) -> State:
    """Return a state with what a view shows, and ``HIDDEN`` for each card that it does not."""
    shown = dict(zip(OPEN, _open(view), strict=True))
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
