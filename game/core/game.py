"""A game that is put together: its rules with their content, its bots, and its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.bots import LEVELS
from game.core.choices import Choice, Choose, choose_nothing
from game.core.explain import (
    Chapter,
    Chapters,
    Explain,
    Explanation,
    Thing,
    explain_nothing,
    no_chapters,
)
from game.core.fairness import Fairness
from game.core.lengths import Pace
from game.core.lesson import Lesson
from game.core.music import NO_CUES, Cues
from game.core.rng import Luck, Rng
from game.core.rules import AnyRules, GameInfo, Option, Seat
from game.core.telling import Tell, Telling, tell_nothing
from game.core.with_you import Rounds

R = TypeVar("R", bound=AnyRules, covariant=True)


def _no_more(_: str) -> bool:
    return False


@dataclass(frozen=True)
class Game(Generic[R]):
    """What scenes, commands and tests play: it is made once and handed on.

    ``make_bot`` is called with a level, a seat and the bot's own luck. A bot keeps the protocol
    ``Bot`` or, in a race, ``Racer``. ``tell`` tells an event from the states around it, ``choose``
    what a seat may choose by the rules, ``explain`` what a thing is and does, and ``list_chapters``
    lists the things of its book. ``lesson`` is its guided first round, if it has one.
    ``make_person`` makes the model of a person who needs so many seconds a card, where there is
    one: for measurements, never a bot to play against. ``won_round`` says who has won a round with
    an event, or ``NOBODY``; a game whose states tell what rounds have brought has ``rounds``.
    """

    rules: R
    make_bot: Callable[[str, Seat, Luck], Any]
    levels: tuple[str, ...] = LEVELS
    more_levels: Callable[[str], bool] = _no_more
    """Levels that no menu lists by name, such as the steps between two."""
    tell: Tell[Any, Any, Telling] = tell_nothing
    choose: Choose = choose_nothing
    pace: Pace | None = None
    fairness: Fairness | None = None
    explain: Explain = explain_nothing
    list_chapters: Chapters = no_chapters
    lesson: Lesson | None = None
    make_person: Callable[[float, Seat, Luck], Any] | None = None
    won_round: Callable[[Any], Seat] | None = None
    rounds: Rounds | None = None
    cues: Cues = NO_CUES

    def has_level(self, level: str) -> bool:
        """Say whether there are bots of a level."""
        return level in self.levels or self.more_levels(level)

    @property
    def info(self) -> GameInfo:
        """Return what menus and tools need to know."""
        return self.rules.info

    @property
    def length_option(self) -> Option | None:
        """Return the option by which somebody who plays alone chooses how long a match is."""
        name = "" if self.pace is None else self.pace.chosen_by
        return next((option for option in self.info.options if option.name == name), None)

    @property
    def key(self) -> str:
        """Return the game's key."""
        return self.rules.info.key

    def bot(self, level: str, seat: Seat, seed: int) -> Any:
        """Return a bot whose luck depends on the match's seed and the seat."""
        return self.make_bot(level, seat, Rng(seed, f"bot {seat}"))

    def choices(self, state: Any, seat: Seat, draft: Any = None) -> Sequence[Choice[Any]]:
        """Return what a seat may choose now, best first."""
        return self.choose(self.rules, state, seat, draft)

    def explanation(self, state: Any, seat: Seat | None, thing: Thing) -> Explanation | None:
        """Return what a thing is and does, from what that seat may know."""
        return self.explain(self.rules, state, seat, thing)

    def chapters(self) -> Sequence[Chapter]:
        """Return the things of the game's book, by chapters."""
        return self.list_chapters(self.rules)


AnyGame = Game[AnyRules]
