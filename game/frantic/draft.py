"""A choice in the making: what a person has put together on the screen and not done yet.

The rules know whole actions only. Sharing out a Fantastic Four, and a card for somebody, take
several presses: each is a step, and none of them leaves the screen.
"""

import msgspec
from msgspec.structs import replace

from game.core.choices import ChooseCard, NotBefore, TakeBack
from game.core.rules import NOBODY, Seat
from game.frantic.state import FOUR, Action, Ask, Give, Question, Share, Shares


class AddCard(msgspec.Struct, frozen=True, tag=True):
    """One card more of a Fantastic Four for somebody."""

    seat: Seat


class ChooseReceiver(msgspec.Struct, frozen=True, tag=True):
    """Cards go to somebody from now on, one press each."""

    seat: Seat


class GiveRest(msgspec.Struct, frozen=True, tag=True):
    """All that is still to be given goes to somebody at once."""

    seat: Seat


Step = AddCard | ChooseCard | ChooseReceiver | GiveRest | NotBefore | TakeBack
Choosable = Action | Step
"""Whatever a person may press."""
STEPS = (AddCard, ChooseCard, ChooseReceiver, GiveRest, NotBefore, TakeBack)


class Draft(msgspec.Struct, frozen=True):
    """What is put together so far; a new question begins with an empty one."""

    added: tuple[Seat, ...] = ()
    """Who gets a card of a Fantastic Four, in the order of the presses."""
    kind: str = ""
    """The card that waits for its receiver."""
    to: Seat = NOBODY
    """Who gets the cards that are chosen next."""

    @property
    def empty(self) -> bool:
        """Say whether there is no step to take back."""
        return not self.added and not self.kind

    @property
    def shares(self) -> tuple[Share, ...]:
        """Return the shares: whoever was named first draws first (FC-18)."""
        victims = dict.fromkeys(self.added)
        return tuple(Share(seat, self.added.count(seat)) for seat in victims)

    @property
    def left(self) -> int:
        """Return how many cards of a Fantastic Four are still to be shared out."""
        return FOUR - len(self.added)

    @property
    def done(self) -> Action | None:
        """Return the action that is ready, or ``None``."""
        return None if self.left else Shares(self.shares)

    @property
    def focus(self) -> Choosable | None:
        """Return what the focus belongs on after the last step; ``None``: on the first choice."""
        if self.done is not None:
            return self.done
        return AddCard(self.added[-1]) if self.added else None

    def after(self, step: Step) -> "Draft":
        """Return what it is after a step; one too many changes nothing."""
        match step:
            case AddCard(seat):
                return replace(self, added=(*self.added, seat)[:FOUR])
            case ChooseCard(kind):
                return replace(self, kind=kind)
            case ChooseReceiver(seat):
                return replace(self, to=seat)
            case NotBefore():
                return self
            case TakeBack():
                return replace(self, kind="") if self.kind else replace(self, added=self.added[:-1])
            case GiveRest(seat):
                return Draft(to=seat)

    def beyond(self, seat: Seat, action: Action, question: Question | None) -> "Draft":
        """Return what a seat's action leaves for the next question: who gets more cards."""
        more = question is not None and question.ask is Ask.PRESENTS and seat in question.seats
        return Draft(to=action.to) if more and isinstance(action, Give) else Draft()
