"""Level files: a player's own come before the built-in ones; and what those of several games share.

What strict YAML is, and how errors are placed, stands in ``documents.py``.
"""

import enum
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from game import resources
from game.core.rounds.event_table import EventTable, Happening, build_effect, build_table
from game.documents import ContentError, convert, read_yaml
from game.files import Problem, home

T = TypeVar("T")

Count = Annotated[int, msgspec.Meta(ge=0, le=8)]
"""How many copies of a card a deck may have, in most games."""


def load_level(
    name: str,
    read: Callable[[Path], T],
    path: Path | None = None,
    problems: list[Problem] | None = None,
) -> T:
    """Read a given file, or else the player's own level file of that name, or else the built-in.

    An own file that is broken is left as it is, told in ``problems``, and the built-in one used.
    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    if path is not None:
        return read(path)
    own = own_levels() / name
    if own_levels() not in absent and own.exists():
        try:
            return read(own)
        except ContentError as error:
            if problems is not None:
                problems.append(own_file_problem(own, error))
    return read(resources.level(name))


absent: set[Path] = set()
"""Folders of own level files that are known not to exist: no frame asks the disk for them."""


def own_levels() -> Path:
    """Return the folder of the player's own level files; it may not exist."""
    return home() / "levels"


def own_file_problem(path: Path, error: ContentError) -> Problem:
    """Return what to tell the players about a broken file of their own."""
    why = f"{error.key}: {error.why}" if error.key else error.why
    args: dict[str, str | int] = {"file": str(path), "line": error.line, "why": why}
    return Problem(str(path), "problem-own-level", args)


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: str
    count: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None


class _EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    events: dict[str, list[_Effect]]


def read_events(path: Path, verbs: type[enum.StrEnum], counted: Collection[str]) -> EventTable:
    """Read a table of events with a game's own verbs, some of which are ``counted``."""
    document = read_yaml(path)
    happenings = []
    for key, lines in convert(document, _EventsFile).events.items():
        try:
            effects = [build_effect(line.do, line.count, verbs, counted) for line in lines]
        except ValueError as error:
            raise document.error(f"events.{key}", str(error)) from error
        happenings.append(Happening(key, tuple(effects)))
    try:
        return build_table(happenings)
    except ValueError as error:
        raise document.error("events", str(error)) from error
