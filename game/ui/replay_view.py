"""What a game's table has to do so that the replay screen can show a match on it."""

from collections.abc import Iterable
from typing import Protocol

from game.core.rules import AnySteps
from game.ui.look import Seen
from game.ui.stage import Stage


class ReplayView(Protocol):
    """A game's table for onlookers: the replay screen advances a playback and hands steps over."""

    @property
    def busy(self) -> bool:
        """Say whether the last events are still to be seen; the next step waits for that."""
        ...

    def play(self, steps: AnySteps) -> None:
        """Show what the playback has just given; its match is in the state after the last."""
        ...

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        ...

    def things(self) -> Iterable[Seen]:
        """Return what lies on the table, to be looked at."""
        ...

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass for what moves."""
        ...

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage, backdrop included."""
        ...
