"""A record, played on a table: a race by its clock, a game of turns as it is seen."""

from game.core.record import Playback
from game.core.rules import TICKS_PER_SECOND
from game.ui.replay_view import ReplayView

MOST_TICKS = 40
"""Ticks played in one frame at most, so that no frame takes long."""
THINK_TICKS = 30
"""In a game of turns the next action comes so long after the last one was seen."""


class Reel:
    """Hands what a playback gives to a table, at a speed."""

    def __init__(self, playback: Playback, view: ReplayView) -> None:
        self.playback, self.view = playback, view
        self.speed = 1.0
        self._race = playback.match.rules.info.real_time
        self._owed = 0.0

    def show(self, dt: float) -> None:
        """Let what moves on the table move on by ``dt`` seconds."""
        self.view.update(dt if self._race else dt * self.speed)

    def play(self, dt: float) -> None:
        """Play as much of the record as is due after ``dt`` seconds."""
        self._owed = min(MOST_TICKS, self._owed + dt * self.speed * TICKS_PER_SECOND)
        if not self._race:
            self._play_turns()
        while self._race and self._owed >= 1 and not self.playback.at_end:
            self._owed -= self.advance()

    def advance(self) -> int:
        """Do one entry or tick; return the ticks that it took."""
        before = self.playback.match.now
        steps = self.playback.advance()
        if steps:
            self.view.play(steps)
        return self.playback.match.now - before

    def _play_turns(self) -> None:
        """Do the next action of a game of turns when the last one was seen, after a pause."""
        if self.view.busy:
            self._owed = 0.0
        elif self._owed >= THINK_TICKS and not self.playback.at_end:
            self.advance()
            self._owed = 0.0
