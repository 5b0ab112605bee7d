"""What a game brings along so that everybody has a chance: finer levels, and handicaps to offer.

A level's text may be a name, a name with a step in percent (``easy+10``), or a name with a number
that was kept (``with-you@2.1``).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence

WITH_YOU = "with-you"
"""The level that follows people, in every game that has one."""
_FINE = re.compile(r"([a-z-]+)([+-][0-9]+)")
_KEPT = re.compile(r"([a-z-]+)@([0-9](?:[.][0-9]{1,2})?)")


class LevelText(NamedTuple):
    """A level's text in its parts: ``number`` is ``None`` where it has none."""

    name: str
    percent: int = 0
    number: float | None = None


def parts_of(level: str) -> LevelText:
    """Return the parts of a level's text."""
    if fine := _FINE.fullmatch(level):
        return LevelText(fine[1], percent=int(fine[2]))
    if kept := _KEPT.fullmatch(level):
        return LevelText(kept[1], number=float(kept[2]))
    return LevelText(level)


def kept(number: float) -> str:
    """Return *with you* from a number on: ``with-you@2.1``."""
    return f"{WITH_YOU}@{number:.2f}".removesuffix("0")


class HandicapOffer(msgspec.Struct, frozen=True):
    """A handicap that may be taken: options of a seat and of the quickest, and the chance then."""

    seat: Seat
    mine: Mapping[str, str]
    quickest: Seat
    theirs: Mapping[str, str]
    chance: Sentence


class Fairness(NamedTuple):
    """What the lobby and the results ask a game.

    Levels and people have numbers: seconds a card in a race, strength in games of turns.
    """

    kept: Callable[[str, float], str]
    """A level that follows somebody, with the number where it is now; others as they are."""
    number: Callable[[str], float]
    """The number of bots of a level."""
    weakest: Callable[[Iterable[float]], float]
    """Of several people's numbers that of whom bots follow."""
    most: float
    """The highest number."""
    finer: Callable[[str, int], str] | None = None
    """A level so many fine steps quicker, or slower."""
    offer: Callable[
        [Sequence[Outcome], Sequence[float | None], Seat, Sequence[Mapping[str, str]]],
        HandicapOffer | None,
    ] = lambda *_: None
    """What to offer to a seat after matches of the same players, with everybody's last tempo and
    own options."""
    chance: Callable[[Sequence[float], Sequence[Mapping[str, str]], Seat], Sentence] | None = None
    """A seat's chance in words, from everybody's tempo and own options."""
