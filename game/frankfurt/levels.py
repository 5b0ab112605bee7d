"""Levels of bots in the race, made for people, as data.

A level is as fast as people who need so many seconds a card, and so an even match for them. Between
two levels there are steps of ten percent: ``easy+10`` is ten percent quicker than ``easy``,
``easy-20`` twenty percent slower. ``with-you`` follows the tempo of a person from round to round;
``with-you@2.1`` begins with a number that was kept.
"""

import re

import msgspec

from game.core.fairness import WITH_YOU, parts_of
from game.core.fairness import kept as kept_text
from game.frankfurt.tempo import Tempo, tempo_of

SECONDS = {
    "gentle": 5.0,
    "first": 3.0,
    "easy": 2.1,
    "normal": 1.5,
    "hard": 1.0,
    "frantic": 0.6,
}
"""For whom each level is an even match: mean seconds a card, without slips."""
LEVELS = (*SECONDS, WITH_YOU)
"""The levels that a menu offers, slowest first."""
STEPS = (-30, -20, -10, 0, 10, 20, 30)
"""The fine steps in percent, slowest first."""
START = 3.0
"""Where *with you* begins with somebody who was never measured: an adult in the first race."""
SLAPS_LIKE = 2.1
"""Its slaps are then those of who needs so many seconds a card, however fast it lays."""
QUICKEST, SLOWEST = 0.5, 9.0
"""The bounds of *with you*, in seconds a card."""

_FINE = re.compile("([a-z]+)([+-][1-9][0-9])")


class Level(msgspec.Struct, frozen=True):
    """A level as its text names it: ``follows`` the person's tempo, from a ``kept`` number on."""

    seconds: float
    follows: bool = False
    kept: bool = False

    @property
    def tempo(self) -> Tempo:
        """Return how fast and careful its bots are, at first."""
        slaps_like = SLAPS_LIKE if self.follows and not self.kept else None
        return tempo_of(self.seconds, slaps_like)


def level_of(text: str) -> Level:
    """Read a level; ``ValueError`` names those that there are."""
    name, step = split(text)
    if name in SECONDS and step in STEPS and text == joined(name, step):
        return Level(SECONDS[name] * (100 - step) / 100)
    if text == WITH_YOU:
        return Level(START, follows=True)
    number = parts_of(text).number
    if text.startswith(f"{WITH_YOU}@") and number and QUICKEST <= number <= SLOWEST:
        return Level(number, follows=True, kept=True)
    steps = "in steps such as easy+10 or easy-20"
    raise ValueError(f"no level {text!r}; possible: {', '.join(LEVELS)}, {steps}")


def knows(text: str) -> bool:
    """Say whether a text names a level."""
    try:
        level_of(text)
    except ValueError:
        return False
    return True


def split(text: str) -> tuple[str, int]:
    """Return a level's name and its step in percent; of ``with-you@2.1`` only the name."""
    fine = _FINE.fullmatch(text)
    if fine:
        return fine[1], int(fine[2])
    return text.partition("@")[0], 0


def joined(name: str, step: int) -> str:
    """Return a level's text: ``easy+10``; without a step the name alone."""
    return f"{name}{step:+d}" if step else name


def kept(seconds: float) -> str:
    """Return *with you* from a number on: ``with-you@2.1``; bounds hold."""
    return kept_text(min(max(seconds, QUICKEST), SLOWEST))


def finer(text: str, steps: int) -> str:
    """Return the level so many fine steps quicker, or slower; the last step is the end."""
    name, step = split(text)
    if name not in SECONDS or step not in STEPS:
        return text
    place = min(max(STEPS.index(step) + steps, 0), len(STEPS) - 1)
    return joined(name, STEPS[place])
