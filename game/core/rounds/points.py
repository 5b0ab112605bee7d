"""Points over rounds: how far a match goes, when it is over, and who wins it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from game.core.rules import Option, Outcome

ROUNDS = "rounds-"
MOST_ROUNDS = 20
LIMITS = range(20, 1000)
OFFERED_LIMITS = (*range(20, 320, 20), 400, 500, 750, 999)
"""Of all limits a menu offers these; any other can be given as text."""
NAMED_LIMITS = ("short", "medium", "long")
USUAL_LIMIT = "medium"

Points = tuple[tuple[int, ...], ...]
"""What each finished round brought to each seat."""


class Limited(Protocol):
    """The options of a match; of ``limit`` (points) and ``rounds`` one is 0."""

    @property
    def limit(self) -> int:
        """Return with how many points of anybody the match is over."""
        ...

    @property
    def rounds(self) -> int:
        """Return after how many rounds the match is over."""
        ...


class LimitOption(Option, frozen=True):
    """How far a match goes: a menu offers some numbers of points, any from 20 to 999 is good."""

    def check(self, value: str, seats: int = 0) -> None:
        """Raise ``ValueError`` unless the value is a name, a number of points, or of rounds."""
        number = int(value) if value.isdecimal() and value.isascii() and len(value) <= 3 else 0
        if value not in self.choices and (number not in LIMITS or value != str(number)):
            raise ValueError(
                f"option {self.name} is {value!r}; possible: {', '.join(NAMED_LIMITS)}, "
                f"{LIMITS[0]} to {LIMITS[-1]}, {ROUNDS}1 to {ROUNDS}{MOST_ROUNDS}"
            )


LIMIT = LimitOption(
    "limit",
    (
        *NAMED_LIMITS,
        *(f"{ROUNDS}{number}" for number in range(1, MOST_ROUNDS + 1)),
        *map(str, OFFERED_LIMITS),
    ),
    USUAL_LIMIT,
)
"""The option of every game in rounds; what the names mean is the game's."""


def read_limit(text: str, named: Mapping[str, int]) -> tuple[int, int]:
    """Return the points and the rounds that a value of the option means, one of them 0."""
    if text.startswith(ROUNDS):
        return 0, int(text.removeprefix(ROUNDS))
    return named[text] if text in named else int(text), 0


def name_of_limit(limit: int, named: Mapping[str, int]) -> str:
    """Return the name that the rules have for a number of points, empty for one of one's own."""
    return next((name for name, points in named.items() if points == limit), "")


def is_over(rules: Limited, rounds: int, totals: Iterable[float]) -> bool:
    """Say whether a match is over after so many rounds with those totals."""
    return rounds >= rules.rounds if rules.rounds else max(totals) >= rules.limit


def lowest_wins(totals: Sequence[int]) -> Outcome:
    """Return the end of a match, which all who have the lowest total win."""
    best = min(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(tuple(totals), winners)


def with_round(points: Points, new: Iterable[int]) -> Points:
    """Return the points with those of one more round."""
    return tuple([(*earlier, more) for earlier, more in zip(points, new, strict=True)])
