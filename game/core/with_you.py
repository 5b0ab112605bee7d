"""*With you* in games of turns: a bot that follows people's results, told by its number and true.

It is made of the game's levels, which are numbered from 1 up. With the number 2.4 it plays six
rounds of ten as the second level does, and four as the third: its own luck says which, as a round
begins. Within a round nothing changes. After a round in which a person had a better result than
the bot the number rises, and it falls after a worse one. Luck, cards, lead and score never matter.
Of several people it follows the weakest.

Where the number is now can always be told from what each round brought, which everybody sees.
"""

import math
from collections.abc import Callable, Collection, Generator, Sequence
from typing import Any, NamedTuple

from game.core.bots import Bot, Watcher
from game.core.fairness import WITH_YOU, Fairness, kept, parts_of
from game.core.rng import Luck
from game.core.rules import Seat

USUAL = "normal"
"""As strong as this level it is at first, or in the middle where there is none."""
FIRST_STEPS = (0.9, 0.75, 0.6, 0.5, 0.4)
"""How far a result moves the number at first: nobody was known before."""
KEPT_STEPS = (0.5, 0.4)
"""The same for a number that was kept from another match."""
STEP = 0.3
"""From then on."""
A_LEVEL = 0.25
"""By how much a level more changes the chance to win a round, as a logarithm of the odds: what is
expected of people of several strengths."""

Thinking = Generator[None, None, Any]
MakeBot = Callable[[str, Seat, Luck], Any]


class Rounds(NamedTuple):
    """How a game tells from a state, or from a seat's view, what each round has brought."""

    points: Callable[[Any], Sequence[Sequence[int]]]
    """Points by seat, of each one's rounds so far; a round in which some have none is not over."""
    most_wins: bool = False

    def results(self, table: Any) -> list[tuple[int, ...]]:
        """Return the worth of each finished round to every seat: more is better."""
        sign = 1 if self.most_wins else -1
        return [
            tuple(sign * points for points in one) for one in zip(*self.points(table), strict=False)
        ]

    def winners(self, table: Any) -> list[Seat]:
        """Return who has won each finished round alone; rounds that nobody has are left out."""
        results = [(one, max(one)) for one in self.results(table)]
        return [one.index(best) for one, best in results if one.count(best) == 1]


class Strength(NamedTuple):
    """Where a bot stands that follows people: its ``number``, and those of the people by seat."""

    number: float
    people: dict[Seat, float]


class WithYou:
    """A game's levels with one more, which follows people from round to round."""

    def __init__(self, ladder: Sequence[str], rounds: Rounds, make: MakeBot) -> None:
        self.levels = (*ladder, WITH_YOU)
        """What menus offer: the game's own levels, weakest first, and the one that follows."""
        self.ladder = tuple(ladder)
        self.rounds = rounds
        self.most = float(len(ladder))
        self._make = make

    def make_bot(self, level: str, seat: Seat, luck: Luck) -> Any:
        """Return a bot of any level; ``ValueError`` for one that there is not."""
        if parts_of(level).name != WITH_YOU:
            return self._make(level, seat, luck)
        if not self.knows(level):
            raise ValueError(f"no level {level!r}; {WITH_YOU}@N has N from 1 to {self.most:g}")
        bots = [self._make(one, seat, luck) for one in self.ladder]
        return FollowingBot(self, level, seat, luck, bots)

    def knows(self, level: str) -> bool:
        """Say whether a level is *with you*, from a number on that there is."""
        name, percent, number = parts_of(level)
        known = number is None or 1.0 <= number <= self.most
        return name == WITH_YOU and not percent and known

    def start(self, level: str) -> float:
        """Return where a bot of a level begins; with somebody unknown as the usual level."""
        number = parts_of(level).number
        if number is not None:
            return number
        known = level if level in self.ladder else USUAL
        return self.ladder.index(known) + 1.0 if known in self.ladder else (1.0 + self.most) / 2

    def bounded(self, number: float) -> float:
        """Return a number within the levels that there are."""
        return min(max(number, 1.0), self.most)

    def kept(self, level: str, number: float) -> str:
        """Return *with you* from a number on; other levels as they are."""
        return kept(self.bounded(number)) if parts_of(level).name == WITH_YOU else level

    @property
    def fairness(self) -> Fairness:
        """Return what the lobby and the results ask."""
        return Fairness(self.kept, self.start, min, self.most)

    def strength(self, level: str, table: Any, seat: Seat, people: Collection[Seat]) -> Strength:
        """Return where the bot of a seat stands after the rounds so far, and the people with it.

        Without people it follows everybody else.
        """
        start = self.start(level)
        first = FIRST_STEPS if parts_of(level).number is None else KEPT_STEPS
        seats = range(len(self.rounds.points(table)))
        found = {one: start for one in sorted(people) or seats if one != seat}
        number = start
        for place, results in enumerate(self.rounds.results(table)):
            step = 2 * (first[place] if place < len(first) else STEP)
            for one, before in found.items():
                won = (1 + (results[one] > results[seat]) - (results[one] < results[seat])) / 2
                hoped = 1 / (1 + math.exp(A_LEVEL * (number - before)))
                found[one] = self.bounded(before + step * (won - hoped))
            number = min(found.values(), default=start)
        return Strength(number, found)


class FollowingBot:
    """A bot that follows people: it plays each round as one of the two levels at its number."""

    def __init__(
        self, with_you: WithYou, level: str, seat: Seat, luck: Luck, bots: Sequence[Bot[Any, Any]]
    ) -> None:
        self.most = with_you.most
        """The highest number that it can have."""
        self._with_you = with_you
        self._level = level
        self._seat = seat
        self._luck = luck
        self._bots = bots
        self._watchers = [bot for bot in bots if isinstance(bot, Watcher)]
        self._people: tuple[Seat, ...] = ()
        self._round = -1
        self._place = 0

    def follow(self, people: Collection[Seat]) -> None:
        """Say who the people are; without any it follows everybody else."""
        self._people = tuple(people)

    def strength(self, table: Any) -> Strength:
        """Return where it stands, from a state or a view."""
        return self._with_you.strength(self._level, table, self._seat, self._people)

    def watch(self, event: Any) -> None:
        """Let all levels that take note of what happens do so: any may play the next round."""
        for bot in self._watchers:
            bot.watch(event)

    def think(self, view: Any, actions: Sequence[Any], steps: int) -> Thinking:
        """Return one of the actions, as the level of this round thinks."""
        done = len(self._with_you.rounds.results(view))
        if done != self._round:
            self._round = done
            part, below = math.modf(self.strength(view).number - 1.0)
            self._place = int(below) + (self._luck.unit() < part)
        return (yield from self._bots[self._place].think(view, actions, steps))
