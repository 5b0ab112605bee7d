"""Reads the guided rounds: YAML that is checked against the rules of the game that it teaches."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from game.core.lesson import (
    ALL,
    MOST_STEPS,
    Lesson,
    LessonStep,
    LuckOf,
    Sign,
    dice,
    read_sign,
)
from game.core.notation import kind_name
from game.core.rules import AnyRules, PositionError, Seat
from game.documents import Document, convert, read_yaml
from game.files import Problem
from game.level_files import load_level

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    deed: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    bot: str = ""
    luck: dict[str, str] = {}
    position: str = ""
    waits: bool = False
    follows: bool = False
    clock: bool = False
    tries: Few | None = None
    told: dict[str, str] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    steps: tuple[_Step, ...]
    options: dict[str, str] = {}


class LessonFormat(msgspec.Struct, frozen=True):
    """What a lesson of a game may name besides the rules: its events and levels, and its luck."""

    events: Any
    """The union of the game's events."""
    levels: tuple[str, ...]
    luck_of: LuckOf = dice


def load_lesson_of(
    game: str,
    rules: Callable[[], AnyRules],
    form: LessonFormat,
    path: Path | None = None,
    problems: list[Problem] | None = None,
) -> Lesson:
    """Return the guided round of a game: of a file, or else the player's own or the built-in one.

    It is checked against the rules with the cards that are built in: whoever has changed those may
    find no lesson that fits, but never a game that can't be opened.
    """

    def read(path: Path) -> Lesson:
        return read_lesson(path, rules(), form)

    return load_level(f"lessons/{game}.yaml", read, path, problems)


def read_lesson(path: Path, rules: AnyRules, form: LessonFormat) -> Lesson:
    """Read a lesson; ``ContentError`` names file, line and key of what is wrong."""
    document = read_yaml(path)
    return _Reader(document, rules, form).lesson(convert(document, _File))


class _Reader:
    """Checks a lesson piece by piece, and blames the piece."""

    def __init__(self, document: Document, rules: AnyRules, form: LessonFormat) -> None:
        self._document, self._rules, self._form = document, rules, form
        self._events = {kind_name(kind) for kind in get_args(form.events)}
        self._seats = 0

    def lesson(self, file: _File) -> Lesson:
        """Return the lesson of a file."""
        self._seats = file.seats
        lesson = Lesson(self._rules.info.key, file.seats, (), file.options, self._form.luck_of)
        self._try("options", lambda: lesson.config(self._rules))
        ids = [step.id for step in file.steps]
        self._need("steps", 1 <= len(ids) <= MOST_STEPS, f"write 1 to {MOST_STEPS} steps")
        self._need("steps", len(set(ids)) == len(ids), "two steps have the same id")
        self._need("steps[0]", bool(file.steps[0].position), "the first step needs a position")
        steps = tuple(self._step(f"steps[{n}]", step) for n, step in enumerate(file.steps))
        return replace(lesson, steps=steps)

    def _step(self, key: str, step: _Step) -> LessonStep:
        self._position(f"{key}.position", step.position)
        for text in step.deed:
            self._try(f"{key}.deed", partial(self._rules.parse_action, text))
        for pattern in (*step.allow, *step.luck):
            self._pattern(f"{key}.allow", pattern)
        levels = ("", *self._form.levels)
        self._need(f"{key}.bot", step.bot in levels, f"no level {step.bot!r}")
        goal = tuple(self._sign(f"{key}.goal", text) for text in step.goal)
        self._need(key, bool(goal), "a step needs a goal")
        tries = len(step.deed) if step.tries is None else step.tries
        return LessonStep(
            step.id,
            step.deed,
            step.allow,
            goal,
            tuple(self._sign(f"{key}.lost", text) for text in step.lost),
            step.point,
            tuple(self._other(f"{key}.others", text) for text in step.others),
            step.bot,
            step.luck,
            step.position,
            step.waits,
            step.clock,
            0 if ALL in step.allow else tries,
            tuple((way, self._sign(f"{key}.told", sign)) for way, sign in step.told.items()),
            step.follows,
        )

    def _position(self, key: str, text: str) -> None:
        if not text:
            return
        try:
            self._rules.parse_position(text)
        except PositionError as error:
            found = self._document.error(key, error.why)
            found = type(found)(found.file, found.line + error.line, key, error.why)
            raise found from error

    def _other(self, key: str, text: str) -> tuple[Seat, str]:
        seat, _, action = text.partition(" ")
        known = seat.isdecimal() and 1 <= int(seat) < self._seats
        self._need(key, known, f"{text!r}: write a seat from 1 on, and an action")
        self._try(key, lambda: self._rules.parse_action(action))
        return int(seat), action

    def _pattern(self, key: str, pattern: str) -> None:
        if pattern != ALL and not pattern.endswith("*"):
            self._try(key, lambda: self._rules.parse_action(pattern))

    def _sign(self, key: str, text: str) -> Sign:
        sign: Sign = self._try(key, lambda: read_sign(text))
        match sign.kind:
            case "action":
                self._pattern(key, sign.text)
            case "event":
                name = sign.text.split()[0]
                self._need(key, name in self._events, f"no event {name!r}")
            case "asked":
                known = sign.text in map(str, range(self._seats))
                self._need(key, known, f"no seat {sign.text!r}")
            case _:
                pass
        return sign

    def _try(self, key: str, check: Callable[[], Any]) -> Any:
        try:
            return check()
        except ValueError as error:
            raise self._document.error(key, str(error)) from error

    def _need(self, key: str, fact: bool, why: str) -> None:
        if not fact:
            raise self._document.error(key, why)
