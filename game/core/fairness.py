"""What a game brings along so that everybody has a chance: finer levels, and handicaps to offer.

A level's text may be a name, a name with a step in percent (``easy+10``), or a name with a number
that was kept (``with-you@2.1``).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence

_FINE = re.compile(r"([a-z-]+)([+-][0-9]+)")
_KEPT = re.compile(r"([a-z-]+)@([0-9]+(?:[.][0-9]+)?)")


class LevelText(NamedTuple):
    """A level's text in its parts: ``seconds`` is ``None`` where it has no number."""

    name: str
    percent: int = 0
    seconds: float | None = None


def parts_of(level: str) -> LevelText:
    """Return the parts of a level's text."""
    if fine := _FINE.fullmatch(level):
        return LevelText(fine[1], percent=int(fine[2]))
    if kept := _KEPT.fullmatch(level):
        return LevelText(kept[1], seconds=float(kept[2]))
    return LevelText(level)


class HandicapOffer(msgspec.Struct, frozen=True):
    """A handicap that may be taken: options of a seat and of the quickest, and the chance then."""

    seat: Seat
    mine: Mapping[str, str]
    quickest: Seat
    theirs: Mapping[str, str]
    chance: Sentence


class Fairness(NamedTuple):
    """What the lobby and the results ask a game."""

    finer: Callable[[str, int], str]
    """A level so many fine steps quicker, or slower."""
    kept: Callable[[str, float], str]
    """A level that follows somebody, with the number where it is now; others as they are."""
    offer: Callable[[Sequence[Outcome], Sequence[float | None], Seat], HandicapOffer | None]
    """What to offer to a seat after matches of the same players, with everybody's last tempo."""
    follows: str
    """The level that follows a person."""
    seconds: Callable[[str], float]
    """The tempo of bots of a level."""
    chance: Callable[[Sequence[float], Sequence[Mapping[str, str]], Seat], Sentence]
    """A seat's chance in words, from everybody's tempo and own options."""
