"""What the guided round needs of this game: the cards that are to come, as draws of luck."""

from game.core.cards import Card
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.state import State


def luck_of(rules: FrappadingueRules, state: State, text: str) -> tuple[int, ...]:
    """Return the draws by which the next throw brings these cards, as far as they are there."""
    pool: list[Card] = sorted((*state.deck, *state.throw))
    draws = []
    for kind in text.split():
        place = next((n for n, card in enumerate(pool) if rules.deck.kind(card) == kind), None)
        if place is not None:
            draws.append(place)
            pool.pop(place)
    return tuple(draws)
