"""What a match scene tells the screens around it: its end, its pauses, a call for help."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from game.core.rules import Outcome
from game.ui.stage import Stage


class CurvePoint(msgspec.Struct, frozen=True):
    """How many cards each seat had left at a moment, in seconds of the race's clock."""

    seconds: float
    cards: tuple[int, ...]


class MatchReport(msgspec.Struct, frozen=True):
    """A finished match as the results screen shows it; every tuple has one entry a seat.

    ``slap_ms`` holds each seat's reaction times at slaps in milliseconds, ``record`` the text
    that replays the match.
    """

    game: str
    names: tuple[str, ...]
    outcome: Outcome
    rounds: int
    slap_ms: tuple[tuple[int, ...], ...]
    wrong: tuple[int, ...]
    curve: tuple[CurvePoint, ...]
    seed: int
    record: str = ""


class MatchFlow(Protocol):
    """The way out of a match scene, found as ``services.flow``."""

    def finished(self, report: MatchReport) -> None:
        """Show the results of a match that has ended."""
        ...

    def pause(self, who: str, on_resume: Callable[[], None]) -> None:
        """Cover the match; ``who`` is a player's name, or empty when the window lost its focus.

        ``on_resume`` is called once, after the cover has gone; the rules count down.
        """
        ...

    def help(self) -> None:
        """Show the rules in short over the match."""
        ...

    def leave(self) -> None:
        """Go back to the title without asking."""
        ...


class ReplayView(Protocol):
    """A game's table for onlookers; a scene class makes one by ``replay_view``.

    ``replay_view(services, playback, names)`` is a class method. ``playback`` is advanced by the
    replay screen, which then hands the events over.
    """

    def play(self, events: tuple[object, ...]) -> None:
        """Show events that the playback has just given; its match is in the state after them."""
        ...

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        ...

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass for what moves."""
        ...

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage, backdrop included."""
        ...
