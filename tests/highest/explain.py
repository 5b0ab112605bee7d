"""What a card of Highest Card is: the least that a game's book needs."""

from game.core.cards import HIDDEN
from game.core.explain import Chapter, Explanation, Kind, Thing
from game.core.rules import Seat
from game.core.sentence import Sentence
from tests.highest.rules import HighestRules
from tests.highest.state import State


def chapters(_: HighestRules) -> tuple[Chapter, ...]:
    """Return what the book lists."""
    return (Chapter("cards", (Thing(Kind.CARD, "any"),)),)


def explain(
    rules: HighestRules, state: State, seat: Seat | None, thing: Thing
) -> Explanation | None:
    """Return what a card is; nothing for one that is not there."""
    del state, seat
    if thing.kind is not Kind.CARD:
        return None
    title = Sentence("highest-book-card")
    if thing.card != HIDDEN:
        title = Sentence("highest-card", args={"card": rules.deck.kind(thing.card)}, capital=True)
    return Explanation(title, Sentence("highest-book-card-does"), clause="HC-3")
