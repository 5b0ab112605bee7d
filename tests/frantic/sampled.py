"""States that fit what a seat can see, instead of the hidden truth: what could lie there too."""

from msgspec.structs import replace

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rounds.views import filled
from game.core.rules import NOBODY
from game.frantic.deck import Deck
from game.frantic.happenings import gambling_cards
from game.frantic.resolution import is_not_you
from game.frantic.state import Ask, Chosen, State, View
from game.frantic.views import OPEN


def sampled(view: View, deck: Deck, table: EventTable, luck: Luck) -> State:
    """Return a state whose view is the one given, with all that it hides drawn at random.

    Cards that others have chosen behind the curtain are drawn from their sampled hands.
    """
    known = {card for hand in view.hands for card in hand}
    known.update(view.discard, view.market)
    hands, draw = filled(view.hands, luck.shuffled(c for c in deck.cards if c not in known))
    coming = luck.shuffled(key for key in table.keys if key not in view.happened)
    seen = {name: getattr(view, name) for name in OPEN}
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
