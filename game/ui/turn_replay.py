"""A match of turns that is played again from its record: the same table, without choices."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from game.core.record import Playback
from game.core.rules import AnySteps, Seat, Step
from game.ui.hidden_hands import HiddenHands
from game.ui.spots import Spots
from game.ui.stage import Stage
from game.ui.turn_view import TurnView

S = TypeVar("S")
E = TypeVar("E")


class TurnReplay(Generic[S, E]):
    """Shows the events of a playback one after the other; keeps the protocol ``ReplayView``.

    ``in_turn`` says whose hand lies at the lower edge, if the view follows ``hands``.
    """

    def __init__(
        self,
        playback: Playback,
        view: TurnView[S, E],
        *,
        hands: HiddenHands,
        in_turn: Callable[[S], Seat],
    ) -> None:
        self._playback = playback
        self._hands = hands
        self._in_turn = in_turn
        self.shown = cast("S", playback.match.state)
        self.view = view
        self.view.open(self.shown)
        self._line: deque[Step[E, S]] = deque()
        self._hold = 0.0

    @property
    def busy(self) -> bool:
        """Say whether there is still something to be seen."""
        return bool(self._line) or self._hold > 0 or self.view.moving

    def play(self, steps: AnySteps) -> None:
        """Show what the playback has just given; what waits is shown at once."""
        while self._line:
            self._show(self._line.popleft())
            self.view.finish()
        self._line.extend(steps)
        self._hold = 0.0
        self._next()

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        self._line.clear()
        self._hold = 0.0
        self.shown = cast("S", self._playback.match.state)
        self.view.snap(self.shown)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._hold = max(0.0, self._hold - dt)
        self._hands.ask(None, needs_hand=False, in_turn=self._in_turn(self.shown))
        self.view.update(dt)
        self._next()

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.shown, Spots(), None, None)

    def _next(self) -> None:
        while self._line and self._hold <= 0 and not self.view.moving:
            self._show(self._line.popleft())

    def _show(self, step: Step[E, S]) -> None:
        before, self.shown = self.shown, step.state
        self._hold = self.view.play(step.event, before, step.state)


def no_key(_seat: Seat, _number: int) -> str:
    """Return what is printed on keys of a replay: it has none."""
    return ""
