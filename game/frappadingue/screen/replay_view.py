"""A match that is played again from its record: the same table, without choices."""

from collections import deque
from typing import cast

from game.content import load_frappadingue_deck
from game.core.record import Playback
from game.core.rules import Seat
from game.frappadingue.events import Event
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.screen.run_view import RunView
from game.frappadingue.state import State
from game.ui.offers import Offers
from game.ui.replay_seats import seat_again
from game.ui.services import Services
from game.ui.stage import Stage


class RunReplay:
    """Shows the events of a playback one after the other; keeps the protocol ``ReplayView``."""

    def __init__(self, services: Services, playback: Playback, names: tuple[str, ...]) -> None:
        self._playback = playback
        self._rules = FrappadingueRules(load_frappadingue_deck())
        self.shown = cast("State", playback.match.state)
        seating = seat_again(services, playback, names)
        self.view = RunView(services, seating, self._rules, self.shown, _no_key, keys=False)
        self.view.open(self.shown)
        self._line: deque[Event] = deque()
        self._hold = 0.0

    @property
    def busy(self) -> bool:
        """Say whether there is still something to be seen."""
        return bool(self._line) or self._hold > 0 or self.view.moving

    def play(self, events: tuple[object, ...]) -> None:
        """Show events that the playback has just given; what waits is shown at once."""
        while self._line:
            self._show(self._line.popleft())
            self.view.finish()
        self._line.extend(cast("tuple[Event, ...]", events))
        self._hold = 0.0
        self._next()

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        self._line.clear()
        self._hold = 0.0
        self.shown = cast("State", self._playback.match.state)
        self.view.snap(self.shown)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._hold = max(0.0, self._hold - dt)
        self.view.update(dt)
        self._next()

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.shown, Offers(), None, None)

    def _next(self) -> None:
        while self._line and self._hold <= 0 and not self.view.moving:
            self._show(self._line.popleft())

    def _show(self, event: Event) -> None:
        before, self.shown = self.shown, self._rules.evolve(self.shown, event)
        self._hold = self.view.play(event, before, self.shown)


def _no_key(_seat: Seat, _number: int) -> str:
    return ""
