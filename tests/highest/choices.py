"""What may be chosen in Highest Card: a card of the own hand."""

from game.core.choices import At, Choice
from game.core.rules import Seat
from game.core.sentence import Sentence
from tests.highest.rules import HighestRules
from tests.highest.state import Play, State


def choices_of(
    rules: HighestRules, state: State, seat: Seat, *_draft: object
) -> tuple[Choice[Play], ...]:
    """Return the cards that a seat may play."""
    return tuple(
        Choice(play, Sentence("highest-card", args={"card": play.card + 1}), At.CARD, play.card)
        for play in rules.legal_actions(state, seat)
    )
