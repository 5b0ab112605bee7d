"""A choice in the making: what a person has put together on the screen and not done yet.

The rules know whole actions only. To lay a card takes up to three presses, for the card, its square
and its arrow; a present two, for the card and who gets it. Each is a step that leaves the screen as
part of an action only.
"""

import msgspec
from msgspec.structs import replace

from game.board.state import Action
from game.core.cards import HIDDEN, Card
from game.core.choices import NOWHERE, ChooseCard, NotBefore, TakeBack

SOME = "some"
"""Stands for the kind of a card that not all may know."""


class ChooseSquare(msgspec.Struct, frozen=True, tag=True):
    """The card goes on a square; its arrow comes next."""

    square: int


class Nothing(msgspec.Struct, frozen=True, tag=True):
    """The key of an answer whose card is not held: it does nothing and shows nothing (FB-34)."""


Step = ChooseCard | ChooseSquare | NotBefore | TakeBack | Nothing
Choosable = Action | Step
"""Whatever a person may press."""
STEPS = (ChooseCard, ChooseSquare, NotBefore, TakeBack, Nothing)


class Draft(msgspec.Struct, frozen=True):
    """What is put together so far; a new question begins with an empty one."""

    kind: str = ""
    card: Card = HIDDEN
    square: int = NOWHERE

    @property
    def empty(self) -> bool:
        """Say whether there is no step to take back."""
        return not self.kind and self.square == NOWHERE

    @property
    def square_chosen(self) -> bool:
        """Say whether only the arrow is left to choose."""
        return self.square != NOWHERE

    @property
    def last(self) -> Step | None:
        """Return the last step, on which the focus belongs when it is taken back."""
        if self.square != NOWHERE:
            return ChooseSquare(self.square)
        return ChooseCard(self.kind, self.card) if self.kind else None

    @property
    def public(self) -> "Draft":
        """Return how far it has come, without the card."""
        return Draft(SOME if self.kind else "", square=self.square)

    def after(self, step: Step) -> "Draft":
        """Return what it is after a step; another card keeps no square."""
        match step:
            case ChooseCard(kind, card):
                return Draft(kind, card)
            case ChooseSquare(square):
                return replace(self, square=square)
            case TakeBack():
                return Draft() if self.square == NOWHERE else replace(self, square=NOWHERE)
            case Nothing() | NotBefore():
                return self
