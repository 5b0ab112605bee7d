"""Sets tables up for the commands: games ready to be played, bots at their seats, and records."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.catalog import find
from game.commands.errors import Failure
from game.core.bots import let_follow
from game.core.game import AnyGame
from game.core.one_line import one_line
from game.core.record import Record
from game.core.record_text import RecordError, load
from game.core.rng import Rng
from game.core.rules import AnyRules, Seat
from game.documents import ContentError
from game.files import FileError, Problem, read_text

PERSON = "person"
"""A seat of ``simulate``: ``person:2.5``."""
LARGEST_RECORD = 20_000_000
"""Bytes; an hour of four people has less than a tenth of it."""


def open_game(key: str, problems: list[Problem] | None = None) -> AnyGame:
    """Return a game ready to be played; ``Failure`` if its content is wrong.

    What is wrong with the player's own files, which are not used, is added to ``problems``.
    ``ValueError`` names the games that there are.
    """
    try:
        return find(key).open(problems)
    except ContentError as error:
        raise Failure(str(error)) from None


def tell_problems(
    game: AnyGame, problems: Iterable[Problem], options: Mapping[str, str]
) -> list[Problem]:
    """Tell on stderr what matters to a match with such options, and return what was told."""
    chosen = {option.name: option.default for option in game.info.options} | dict(options)
    told = [problem for problem in problems if _matters(problem, chosen)]
    for problem in told:
        line = f":{problem.args['line']}" if problem.args["line"] else ""
        built_in = problem.text_id.startswith("problem-own-level")
        then = "the built-in file is used" if built_in else "it is left out"
        why = f"{problem.file}{line}: {problem.args['why']}"
        print(one_line(f"couch-frantic: {why}; {then}"), file=sys.stderr)
    return told


def _matters(problem: Problem, chosen: Mapping[str, str]) -> bool:
    name, _, values = problem.of.partition("=")
    return not name or chosen.get(name) in values.split(",")


def bots_at(game: AnyGame, levels: Sequence[str | None], seed: int) -> dict[Seat, Any]:
    """Return a bot for every seat that has a level."""
    return {
        seat: game.bot(level, seat, seed) for seat, level in enumerate(levels) if level is not None
    }


def players_at(game: AnyGame, seats: Sequence[str], seed: int) -> dict[Seat, Any]:
    """Return a bot for every ``bot:LEVEL``, and the model of a person for every ``person:SECONDS``.

    Bots that follow people know where they sit.
    """
    found: dict[Seat, Any] = {}
    for seat, kind in enumerate(seats):
        who, _, how = kind.partition(":")
        if who == PERSON and game.make_person is not None:
            found[seat] = game.make_person(float(how), seat, Rng(seed, f"person {seat}"))
        else:
            found[seat] = game.bot(how, seat, seed)
    people = [seat for seat, kind in enumerate(seats) if kind.startswith(PERSON)]
    if people:
        let_follow(found, people)
    return found


def rules_by_key(key: str) -> AnyRules:
    """Return a game's rules by its key; ``ValueError`` for a game that there is not."""
    return open_game(key).rules


def read_record(path: Path) -> Record:
    """Read a record's file as far as it is valid; ``Failure`` if it can't be read at all."""
    try:
        return load(read_text(path, LARGEST_RECORD), rules_by_key)
    except FileError as error:
        raise Failure(str(error)) from None
    except RecordError as error:
        raise Failure(f"{path}:{error.line}: {error.why}") from None
