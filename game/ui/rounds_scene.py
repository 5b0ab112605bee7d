"""The scene of a game in rounds with hidden hands: who is asked, and choices of several presses."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.core.choices import TakeBack
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rounds.state import RoundsState
from game.core.rules import Seat
from game.input.seating import MatchSetup
from game.ui.hands_table import HandsTable
from game.ui.hidden_hands import HiddenHands
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

UNLIMITED = "unlimited"


class AnyDraft(Protocol):
    """A choice that takes several presses and is not made yet."""

    @property
    def empty(self) -> bool:
        """Say whether nothing is chosen yet."""
        ...

    def after(self, step: Any) -> Any:
        """Return what a step makes of it."""
        ...


S = TypeVar("S", bound=RoundsState)
E = TypeVar("E")
V = TypeVar("V")
D = TypeVar("D", bound=AnyDraft)


class RoundsScene(TurnScene[S, Any, E, V], Generic[S, E, V, D]):
    """One match; its view keeps the draft.

    ``steps`` are presses that only change the draft; ``alike`` are the questions that everybody is
    asked, whatever they hold.
    """

    make_view: ClassVar[Callable[..., HandsTable[Any, Any, Any, Any]]]
    steps: ClassVar[tuple[type, ...]]
    alike: ClassVar[Collection[str]]
    view: HandsTable[E, S, Any, D]

    def __init__(
        self, services: Services, setup: MatchSetup, game: AnyGame, match: Match[S, Any, E, V]
    ) -> None:
        self.rules: Any = game.rules
        seating, make_view = setup.seating, type(self).make_view
        hands = HiddenHands(seating.humans, len(seating))
        view = make_view(services, seating, self.rules, match.state, hands, self.key_label)
        self._no_draft = view.draft
        super().__init__(services, setup, game, match, view, hands=hands)

    @property
    def draft(self) -> D:
        """What the person who chooses has put together so far."""
        return self.view.draft

    def asked(self, state: S) -> Sequence[Seat]:
        """Return who is asked, in the order of the rules."""
        return () if state.question is None else state.question.seats

    def asked_alike(self, state: S) -> bool:
        """Say whether everybody is asked alike, whatever they hold."""
        return state.question is not None and state.question.ask in self.alike

    def act(self, seat: Seat, action: Any) -> None:
        """Do what a person has chosen; a step only changes the draft."""
        if isinstance(action, self.steps):
            self._step(seat, action)
            return
        self._redraft(self._no_draft)
        super().act(seat, action)

    def _step(self, seat: Seat, step: Any) -> None:
        """Put one thing more together, or take one away."""
        raise NotImplementedError

    def decision_began(self, seat: Seat | None) -> None:
        """Begin another draft."""
        self._redraft(self._no_draft)

    def step_back(self) -> bool:
        """Take the last step back; say whether there was one."""
        if self.draft.empty:
            return False
        self._redraft(self.draft.after(TakeBack()))
        return True

    @property
    def can_step_back(self) -> bool:
        """Say whether there is a step to take back."""
        return not self.draft.empty

    def update(self, dt: float) -> None:
        """Let time pass."""
        super().update(dt)
        self.view.answer_left = self.answer_left

    def _redraft(self, draft: D) -> None:
        self.view.draft = draft


def seconds_of(limit: str) -> float | None:
    """Return the seconds of an option that limits time; ``None``: as long as one likes."""
    return None if limit == UNLIMITED else float(limit)
