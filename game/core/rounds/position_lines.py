"""What positions of games in rounds say alike: the round, points, the open question, the agenda."""

import enum
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar

from game.core.notation import NUMBER, NUMBERS, TEXT, Form, Part, many, member, or_word, words
from game.core.position_text import Line, WrongLine, need
from game.core.rounds.points import Points, is_over

Q = TypeVar("Q")
T = TypeVar("T")

DETAILS = (
    Part("what", TEXT, "", optional=True),
    Part("other", NUMBER, "-1", optional=True),
    Part("count", NUMBER, "0", optional=True),
)
"""What a question or a job may tell besides its seats."""


def _round_after(at: Any) -> str:
    """Return the round after those with points, or the last of these before the next deal."""
    played, question = len(at["points"][0]), at["ask"]
    between = question is None or question.ask.value == "deal"
    return str(max(played, 1) if between else played + 1)


ROUND = Line(
    "round 3",
    NUMBER,
    _round_after,
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


def check_rounds(state: Any, deal: enum.StrEnum) -> None:
    """Raise ``WrongLine`` unless the round goes with the points, and the end with the limit."""
    question, played = state.question, len(state.points[0])
    over = played > 0 and is_over(state.rules, played, state.totals)
    if question is None:
        need(over, "the match is not over: nobody has reached the limit", "ask")
    else:
        why = "the match is over with these points: write 'ask: over'"
        need(not over, why, "points 0", "options", "ask")
    between = question is None or question.ask is deal
    wanted = max(played, 1) if between else played + 1
    why = f"with points of {played} rounds it is round {wanted}"
    need(state.round == wanted, why, "round", "points 0")


def check_agenda(name: str, jobs: Iterable[enum.StrEnum], *forms: str) -> None:
    """Raise ``WrongLine`` unless jobs, the next one first, are as one of the forms says.

    A form is names of jobs with blanks between; one with a ``*`` may stand there often, or not.
    """
    text = "".join(f"{job.value} " for job in jobs)
    if not any(_agenda_pattern(form).fullmatch(text) for form in forms):
        told = " or ".join(repr(form.replace(" ", "; ")) if form else "no jobs" for form in forms)
        raise WrongLine(
            f"{name} needs the agenda {told} (* is any number of them)", "agenda", "ask"
        )


@cache
def _agenda_pattern(form: str) -> re.Pattern[str]:
    words = (re.escape(word) for word in form.split())
    parts = (f"({word[:-2]} )*" if word.endswith(r"\*") else f"({word} )" for word in words)
    return re.compile("".join(parts))
