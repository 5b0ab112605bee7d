"""The other seats of a lesson: they do what its steps say, or play where a step lets them."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar, cast

from game.core.bots import Press
from game.core.game import AnyGame
from game.core.lesson import LessonMatch
from game.core.rng import Luck
from game.core.rules import Seat

A = TypeVar("A")
V = TypeVar("V")


SCRIPT_TICKS = 210
"""In a race another seat does what the step says so many ticks after it could."""


class LessonBot(Generic[V, A]):
    """Another seat in a lesson: does what the step says, or plays as a bot of the step's level."""

    def __init__(
        self, match: LessonMatch[Any, A, Any, Any], seat: Seat, bot: Callable[[str], Any]
    ) -> None:
        self._match, self._seat, self._bot = match, seat, bot

    def think(self, view: V, actions: Sequence[A], steps: int) -> Generator[None, None, A]:
        """Return what the step says, or think."""
        action, level = self._match.scripted(self._seat), self._match.step.bot
        if action is None and level:
            free: A = yield from self._bot(level).think(view, actions, steps)
            return free
        yield from ()
        return actions[0] if action is None else action


class LessonRacer(Generic[V, A]):
    """Another seat in the lesson of a race: stands still, but where the step has it play."""

    def __init__(
        self, match: LessonMatch[Any, A, Any, Any], seat: Seat, racer: Callable[[str], Any]
    ) -> None:
        self._match, self._seat, self._make = match, seat, racer
        self._racer: Any = None
        self._since = 0
        self.delays: list[tuple[str, float]] = []
        self.following = None
        self.seconds = 0.0
        """How many it needs for a card, once it has played."""

    def follow(self, people: Sequence[Seat]) -> None:
        """Follow nobody: the step says how it plays."""

    def step(self, now: int, view: V) -> Press[A] | None:
        """Return what is pressed before the next tick."""
        if not self._match.plays(self._seat):
            self._racer, self._since = None, now
            return None
        action = self._match.scripted(self._seat)
        if action is not None:
            late = now - self._since >= SCRIPT_TICKS
            return Press(float(now), action) if late else None
        if self._racer is None:
            self._racer = self._make(self._match.step.bot)
            self.seconds = float(getattr(self._racer, "seconds", 0.0))
        return cast("Press[A] | None", self._racer.step(now, view))


def taught(game: AnyGame, match: LessonMatch[Any, Any, Any, Any]) -> AnyGame:
    """Return the game with bots that keep to the lesson of a match."""

    def make(_level: str, seat: Seat, luck: Luck) -> Any:
        kind: Any = LessonRacer if game.info.real_time else LessonBot
        return kind(match, seat, lambda level: game.make_bot(level, seat, luck))

    return replace(game, make_bot=make)
