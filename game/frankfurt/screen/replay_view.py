"""A race that is played again from its record: the same table, without keys."""

from typing import cast

from game.content import load_deck
from game.core.record import Playback
from game.core.rules import AnySteps
from game.frankfurt.events import Event, MatchEnded
from game.frankfurt.screen.geometry import places
from game.frankfurt.screen.news import News, news_of
from game.frankfurt.screen.race_sounds import seat_of, sound_of
from game.frankfurt.screen.race_view import RaceView
from game.frankfurt.state import NOTHING, State
from game.ui.brush import pan_of
from game.ui.log_view import Log
from game.ui.replay_seats import seat_again
from game.ui.services import Services
from game.ui.stage import Stage


class RaceReplay:
    """Shows the events of a playback; keeps the protocol ``ReplayView``."""

    def __init__(self, services: Services, playback: Playback, names: tuple[str, ...]) -> None:
        self._services = services
        self._playback = playback
        self._deck = load_deck()
        self._log = Log[News]()
        self._table = places(playback.match.config.seats)
        seating = seat_again(services, playback, names)
        state = cast("State", playback.match.state)
        self.view = RaceView(services, seating, self._deck, state, self._log, keys=False)
        self.view.open(state)

    @property
    def busy(self) -> bool:
        """Say whether cards are on their way; a race goes on without waiting for them."""
        return self.view.busy

    def play(self, steps: AnySteps) -> None:
        """Show what the playback has just given."""
        before = self.view.shown
        for event, after in ((step.event, step.state) for step in steps):
            self._log.add(news_of(event, before, self._deck))
            self._sound(event, before)
            self.view.play(event, before, after)
            before = after
            if isinstance(event, MatchEnded):
                self._finish()

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        self.view.snap(cast("State", self._playback.match.state))

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.view.update(dt)

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.view.shown)

    def _finish(self) -> None:
        outcome = self._playback.match.outcome()
        if outcome is not None:
            self.view.finish(outcome)

    def _sound(self, event: Event, before: State) -> None:
        name = sound_of(event, before)
        if name is not None:
            seat = seat_of(event)
            x = 960.0 if seat == NOTHING else self._table.seats[seat].panel.centre[0]
            self._services.audio.play(name, pan=pan_of(x))
