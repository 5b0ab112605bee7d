"""How long a match takes: rounds from the points that end it, minutes from who plays them.

The figures of each game are in its ``content.py``. They were measured with bots of the usual level,
60 matches for each number of seats, by ``python -m tests.core.lengths``, what is shown in the
window's scene; what a person takes for a choice is an assumption.
"""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from game.core.rules import Option

PERSON_SECONDS = 6.0
"""What a person takes for a choice, looking and talking included: assumed."""
BOT_SECONDS = 1.2
"""What a bot takes at its normal pace."""
FEWEST_SEATS = 2
ROUNDS = "rounds-"
OFFERED = (
    *(f"{ROUNDS}{number}" for number in (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)),
    *map(str, (50, 100, 150, 200, 300, 500, 1000, 2000, 5000, 10000)),
)
"""Of all lengths a menu offers these, and those with a name; any other can be given as text."""
COARSE, EXACT = 5, 20
"""From so many minutes on (the second) they are told in steps of the first.

Below, two lengths of about as many rounds would else be told with half as many minutes again.
"""


class Length(NamedTuple):
    """About how long a match is, in rounds and in minutes."""

    rounds: float
    minutes: float

    @property
    def told_rounds(self) -> int:
        """The rounds as one says them."""
        return max(1, round(self.rounds))

    @property
    def told_minutes(self) -> int:
        """The minutes as one says them."""
        if self.minutes < EXACT:
            return max(1, round(self.minutes))
        return round(self.minutes / COARSE) * COARSE


class Pace(msgspec.Struct, frozen=True):
    """How fast a game goes; each tuple has a figure for each number of seats from two on.

    A match to so many points takes ``first + points * per_point`` rounds, each with so many
    ``deeds``, all seats together, and with so many seconds in which something is ``shown``.
    ``option`` is the option that says how long a match is; ``named`` has the points of its words.
    A race has none: it is shorter where everybody begins with fewer cards, by the option ``start``,
    of whose values ``shares`` has how many of the rounds are played then.
    """

    option: str
    first: tuple[float, ...]
    per_point: tuple[float, ...]
    deeds: tuple[float, ...]
    shown: tuple[float, ...]
    named: Mapping[str, tuple[int, ...]] = {}
    start: str = ""
    shares: Mapping[str, float] = {}

    @property
    def chosen_by(self) -> str:
        """The option by which a person who plays alone chooses how long a match is."""
        return self.option or self.start

    def rounds(self, value: str, seats: int) -> float:
        """Return how many rounds a value of the option takes."""
        if value.startswith(ROUNDS):
            return float(value.removeprefix(ROUNDS))
        at = self._at(seats)
        if value in self.shares:
            return max(1.0, self.first[at] * self.shares[value])
        points = self.points(value, seats)
        return max(1.0, self.first[at] + points * self.per_point[at])

    def points(self, value: str, seats: int) -> int:
        """Return the points that a value means; 0 for one that is no number of points."""
        if value in self.named:
            return self.named[value][self._at(seats)]
        return int(value) if value.isdecimal() else 0

    def length(self, value: str, seats: int, people: int) -> Length:
        """Return how long a match is that so many people play, and bots on all other seats."""
        at = self._at(seats)
        rounds = self.rounds(value, seats)
        share = people / seats
        choice = PERSON_SECONDS * share + BOT_SECONDS * (1 - share)
        seconds = rounds * (self.deeds[at] * choice + self.shown[at])
        return Length(rounds, seconds / 60)

    def offered(self, option: Option, current: str, seats: int) -> tuple[str, ...]:
        """Return the values for a menu, from short to long, the one in use among them."""
        known = {*self.named, *self.shares, *OFFERED}
        values = [value for value in option.choices if value in known]
        values += [current] if current not in values else []
        return tuple(sorted(values, key=lambda value: self.rounds(value, seats)))

    def _at(self, seats: int) -> int:
        return min(max(seats, FEWEST_SEATS) - FEWEST_SEATS, len(self.first) - 1)


def by_seats(few: int, points: tuple[int, int], most: int) -> tuple[int, ...]:
    """Return the points of a limit for each number of seats; the first are up to ``few``."""
    return tuple(points[seats > few] for seats in range(FEWEST_SEATS, most + 1))


def named_points(
    table: Mapping[str, Mapping[bool, int]], few: int, most: int
) -> dict[str, tuple[int, ...]]:
    """Return the points of a game's named limits by seats; its rules have them by few or many."""
    return {name: by_seats(few, (by[True], by[False]), most) for name, by in table.items()}
