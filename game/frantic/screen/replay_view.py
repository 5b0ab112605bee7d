"""A match that is played again from its record: the same table, all hands open, no choices."""

from collections import deque
from typing import cast

from game.content import load_frantic_deck, load_frantic_events
from game.core.record import Playback
from game.core.rules import Seat
from game.frantic.events import Event
from game.frantic.rules import FranticRules
from game.frantic.screen.table_view import FranticView
from game.frantic.state import State
from game.ui.hidden_hands import HiddenHands
from game.ui.offers import Offers
from game.ui.replay_seats import seating_of
from game.ui.services import Services
from game.ui.stage import Stage


class FranticReplay:
    """Shows the events of a playback one after the other; keeps the protocol ``ReplayView``."""

    def __init__(self, services: Services, playback: Playback, names: tuple[str, ...]) -> None:
        self._playback = playback
        self._rules = FranticRules(load_frantic_deck(), load_frantic_events())
        self.shown = cast("State", playback.match.state)
        seating = seating_of(playback, names)
        self._hands = HiddenHands((), len(seating))
        self.view = FranticView(
            services, seating, self._rules, self.shown, self._hands, _no_key, keys=False
        )
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
        self._hands.ask(None, needs_hand=False, in_turn=self.shown.turn)
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
