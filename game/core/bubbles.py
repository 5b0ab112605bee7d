"""First-time bubbles: what a game tells a person once, beside the thing, when it is needed.

A game tells them from a state and who may choose in it (``bubbles_of`` in its ``bubbles.py``),
what is needed most first. What depends on a hand is told only where that hand lies open.
"""

from collections.abc import Mapping, Sequence

import msgspec

from game.core.cards import HIDDEN, Card
from game.core.choices import NOWHERE
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence

HAND = "hand"
"""The place of what is told of all cards of a hand: no arrow points at one of them."""
CHOICES = "choices"
"""The place of what is told of all that may be chosen now, and of why: no arrow either."""
AREAS = frozenset({HAND, CHOICES})


class Bubble(msgspec.Struct, frozen=True):
    """What is told once: the text's id is its key.

    It is told about a card, a seat's plate, a square, a choice by its number, or a ``place`` that
    only the game has. ``deed`` are beginnings of actions, as text, that do what it tells of;
    without them it is enough to have read it. While one is read that is ``clocked`` the time to
    answer stands still; such a one tells nothing that depends on a hand.
    """

    line: Sentence
    card: Card = HIDDEN
    seat: Seat = NOBODY
    square: int = NOWHERE
    spot: int = -1
    place: str = ""
    deed: tuple[str, ...] = ()
    clocked: bool = False

    @property
    def key(self) -> str:
        """By what it is remembered that somebody has seen it."""
        return self.line.text_id

    def is_deed(self, action: str) -> bool:
        """Say whether an action, as text, does what the bubble tells of."""
        return any(action == deed or action.startswith(f"{deed} ") for deed in self.deed)


def tips_of(
    told: str, ends: Sequence[str], samples: Mapping[str, Sentence] = {}
) -> tuple[Sentence, ...]:
    """Return what a game may tell, by the ends of the texts' ids; ``samples`` fill some of them."""
    plain = Sentence("")
    return tuple(
        msgspec.structs.replace(samples.get(end, plain), text_id=f"{told}-{end}") for end in ends
    )
