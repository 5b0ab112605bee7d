"""What the music of the family follows: the odds of the next throw, and barrows that tip over."""

from fractions import Fraction

from game.core.music import Cues
from game.frappadingue.deck import Deck
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.state import State

EVEN = Fraction(1, 2)
CLIMAXES = frozenset({"fp-crash", "fp-fullhand", "fp-lost", "fp-stop"})


def cues(deck: Deck) -> Cues:
    """Return what the music follows; of the odds only where players want to be told them."""

    def is_tense(state: State) -> bool | None:
        loses = next_throw_loses(state, deck)
        return None if loses is None else loses > EVEN

    return Cues(is_tense, CLIMAXES, setting="odds")
