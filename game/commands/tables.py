"""Sets tables up for the commands: rules with their content, and bots at their seats."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.catalog import Game, GameEntry, find
from game.commands.errors import Failure
from game.content import ContentError
from game.core.record import Record
from game.core.record_text import RecordError, load
from game.core.rules import AnyRules, Seat
from game.files import FileError, read_text

LARGEST_RECORD = 20_000_000
"""Bytes; an hour of four people has less than a tenth of it."""


def open_game(key: str) -> Game:
    """Return a game ready to be played; ``Failure`` if its content is wrong.

    ``ValueError`` names the games that there are.
    """
    try:
        return find(key).open()
    except ContentError as error:
        raise Failure(str(error)) from None


def tell_own_files(entry: GameEntry) -> None:
    """Tell what is wrong with the player's own files of a game, which are not used."""
    for problem in entry.own_file_problems():
        line = f":{problem.args['line']}" if problem.args["line"] else ""
        why = f"{problem.file}{line}: {problem.args['why']}; the built-in file is used"
        print(f"couch-frantic: {why}", file=sys.stderr)


def bots_at(game: Game, levels: Sequence[str | None], seed: int) -> dict[Seat, Any]:
    """Return a bot for every seat that has a level."""
    return {
        seat: game.bot(level, seat, seed) for seat, level in enumerate(levels) if level is not None
    }


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
