"""What positions of games in rounds say alike: the round, points, the open question, the agenda."""

import enum
from collections.abc import Callable
from typing import Any, TypeVar

from game.core.notation import NUMBER, NUMBERS, TEXT, Form, Part, many, member, or_word, words
from game.core.position_text import Line, need
from game.core.rounds.points import Points

Q = TypeVar("Q")
T = TypeVar("T")

DETAILS = (
    Part("what", TEXT, "", optional=True),
    Part("other", NUMBER, "-1", optional=True),
    Part("count", NUMBER, "0", optional=True),
)
"""What a question or a job may tell besides its seats."""

ROUND = Line(
    "round 2",
    NUMBER,
    lambda at: str(1 + len(at["points"][0])),
    doc="The round that is played; left out, the one after those with points.",
)
TURN = Line("turn 1", NUMBER, "0", doc="The seat in turn.")
POINTS = Line(
    "points 0: 12 -10",
    NUMBERS,
    field="",
    each="points",
    doc="What each finished round brought to a seat.",
)


def question(build: Callable[..., Q], ask: type[enum.Enum]) -> Form[Q | None]:
    """Return the form of a question: ``turn seats=1``, or ``over`` for none."""
    seats = Part("seats", many(NUMBER, ","), lambda at: str(at["turn"]))
    form: Form[Any] = words(build, Part("", member(ask), field="ask"), seats, *DETAILS)
    return or_word("over", None, form)


def agenda(task: Form[T]) -> Form[tuple[T, ...]]:
    """Return the form of tasks, which a state holds with the next one last."""
    tasks = many(task, "; ")
    return Form(
        lambda text, at: tasks.read(text, at)[::-1], lambda found, at: tasks.write(found[::-1], at)
    )


def check_points(points: Points) -> None:
    """Raise ``WrongLine`` unless all seats have points of as many rounds."""
    for seat, found in enumerate(points):
        alike = len(found) == len(points[0])
        need(alike, "all seats need points of as many rounds", f"points {seat}", "points 0")
