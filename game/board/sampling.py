"""States that fit what a seat can see: what a search needs instead of the hidden truth."""

from msgspec.structs import replace

from game.board.deck import Deck
from game.board.state import Ask, Chosen, State, View
from game.core.cards import HIDDEN, NOTHING, Card, Hands
from game.core.rng import Luck


def sampled(view: View, deck: Deck, luck: Luck) -> State:
    """Return a state whose view is the one given, with all that it hides drawn at random.

    What others have chosen behind the curtain is drawn from what they could have chosen.
    """
    known = {card for hand in view.hands for card in hand}
    known.update(view.market, (view.thrown,))
    known.update(lain.card for stack in view.stacks for lain in stack)
    unseen = luck.shuffled(card for card in deck.cards if card not in known)
    hands, draw = _filled(view.hands, unseen)
    state = State(
        rules=view.rules,
        pawns=view.pawns,
        stacks=view.stacks,
        teleports=view.teleports,
        hands=hands,
        draw=draw,
        points=view.points,
        question=view.question,
        agenda=view.agenda,
        dice=view.dice,
        spent=view.spent,
        silent=view.silent,
        thrown=view.thrown,
        market=view.market,
        happening=view.happening,
        last=view.last,
        bomb=view.bomb,
        turn=view.turn,
        round=view.round,
    )
    return replace(state, chosen=tuple(_chosen(state, c, view, luck) for c in view.chosen))


def _filled(hands: Hands, unseen: tuple[Card, ...]) -> tuple[Hands, tuple[Card, ...]]:
    """Put unseen cards where a hand has hidden ones; return the hands and what is left."""
    found = []
    rest = iter(unseen)
    for hand in hands:
        found.append(tuple([next(rest) if card == HIDDEN else card for card in hand]))
    return tuple(found), tuple(rest)


def _chosen(state: State, choice: Chosen, view: View, luck: Luck) -> Chosen:
    """Return a choice as it is known, or let somebody have chosen at random."""
    if choice.card != HIDDEN:
        return choice
    seat = choice.seat
    others = [other for other in range(len(state.hands)) if other != seat]
    names = view.question is not None and view.question.ask is Ask.NAME
    card = NOTHING if names else luck.choice(state.hands[seat])
    return Chosen(seat, card, luck.choice(others))
