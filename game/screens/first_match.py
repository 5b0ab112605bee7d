"""The first match after a guided round: like it, easy and short."""

from collections.abc import Mapping

import msgspec

from game.core.rules import Option
from game.screens.app_state import AppState
from game.screens.lobby_memory import HEAD_START

SHORT = 15
"""Minutes up to which the match is as long as the guided round said."""
FIRST_START = "quarter"
"""With so many cards a first race begins, for all alike (FF-20a)."""


class FirstMatch(msgspec.Struct, frozen=True):
    """A match of a learner: of which level bots are, how many, and with which options."""

    level: str
    bots: int
    options: Mapping[str, str]


def first_match(app: AppState, game: str) -> FirstMatch:
    """Return a match like the guided round that was just learned: as many seats, the same rules.

    Bots are as easy as can be. It is as long as the round said, or one round where that would be
    long. A race begins with few cards.
    """
    opened = app.game(game)
    lesson, pace = opened.lesson, opened.pace
    options = {} if lesson is None else dict(lesson.options)
    bots = app.practice_bots(game) if lesson is None else lesson.seats - 1
    if opened.info.real_time:
        options |= {HEAD_START: FIRST_START} if option_of(app, game, HEAD_START) else {}
    elif pace is not None and pace.option:
        option = option_of(app, game, pace.option)
        taught = options.get(pace.option, "" if option is None else option.default)
        if not taught or pace.length(taught, bots + 1, 1).told_minutes > SHORT:
            taught = "rounds-1"
        options[pace.option] = taught
    return FirstMatch(opened.levels[0], bots, options)


def option_of(app: AppState, game: str, name: str) -> Option | None:
    """Return an option of a game by its name, if there is one."""
    return next((one for one in app.info(game).options if one.name == name), None)
