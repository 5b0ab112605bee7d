"""Level files -> decks, tables and other checked values; a player's own files come first.

What strict YAML is, and how errors are placed, stands in ``documents.py``.
"""

import enum
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from game import resources
from game.board import deck as board
from game.board import happenings as board_events
from game.core.rounds.event_table import EventTable, Happening, build_effect, build_table
from game.documents import ContentError, Document, convert, in_words, load, parse_yaml, read_yaml
from game.files import FileError, Problem, home, read_text, shown
from game.frankfurt.deck import Deck, build_deck
from game.frantic import deck as frantic
from game.frantic import happenings as frantic_events
from game.frappadingue import deck as frappadingue
from game.frappadingue.table import Library

T = TypeVar("T")

BOARD_DECK_FILE = "board-deck.yaml"
BOARD_EVENTS_FILE = "board-events.yaml"
DECK_FILE = "frankfurt-deck.yaml"
FRANTIC_DECK_FILE = "frantic-deck.yaml"
FRANTIC_EVENTS_FILE = "frantic-events.yaml"
FRAPPADINGUE_DECK_FILE = "frappadingue-deck.yaml"
FRAPPADINGUE_TABLE_FILE = "frappadingue-table.json"

__all__ = [
    "ContentError",
    "Document",
    "convert",
    "load",
    "parse_yaml",
    "read_yaml",
]


def load_level(name: str, read: Callable[[Path], T], problems: list[Problem] | None = None) -> T:
    """Read the player's own level file if there is one, else the built-in file.

    An own file that is broken is left as it is, told in ``problems``, and the built-in one used.
    """
    own = own_levels() / name
    if own.exists():
        try:
            return read(own)
        except ContentError as error:
            if problems is not None:
                problems.append(own_file_problem(own, error))
    return read(resources.level(name))


def own_levels() -> Path:
    """Return the folder of the player's own level files; it may not exist."""
    return home() / "levels"


def own_file_problem(path: Path, error: ContentError) -> Problem:
    """Return what to tell the players about a broken file of their own."""
    why = f"{error.key}: {error.why}" if error.key else error.why
    args: dict[str, str | int] = {"file": str(path), "line": error.line, "why": why}
    return Problem(str(path), "problem-own-level", args)


class _Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yellow: dict[int, Annotated[int, msgspec.Meta(ge=0, le=8)]]
    red: dict[int, Annotated[int, msgspec.Meta(ge=0, le=8)]]
    blue: dict[int, Annotated[int, msgspec.Meta(ge=0, le=8)]]


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _Copies


def load_deck(path: Path | None = None, problems: list[Problem] | None = None) -> Deck:
    """Return the Frankfurt deck (FF-1): of a file, or else the player's own or the built-in one.

    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    return load_level(DECK_FILE, _read_deck, problems) if path is None else _read_deck(path)


def _read_deck(path: Path) -> Deck:
    document = read_yaml(path)
    copies = convert(document, _DeckFile).copies
    try:
        return build_deck({"Y": copies.yellow, "R": copies.red, "B": copies.blue})
    except ValueError as error:
        raise document.error("copies", str(error)) from error


_Count = Annotated[int, msgspec.Meta(ge=0, le=8)]


class _FrappadingueCopies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    km: dict[int, _Count]
    plus: dict[int, _Count]
    minus: dict[int, _Count]
    crashes: _Count
    swaps: _Count


class _FrappadingueFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _FrappadingueCopies


def load_frappadingue_deck(
    path: Path | None = None, problems: list[Problem] | None = None
) -> frappadingue.Deck:
    """Return the Frappadingue deck (FP-1): of a file, or else the player's own or the built-in one.

    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    if path is not None:
        return _read_frappadingue_deck(path)
    return load_level(FRAPPADINGUE_DECK_FILE, _read_frappadingue_deck, problems)


def _read_frappadingue_deck(path: Path) -> frappadingue.Deck:
    document = read_yaml(path)
    copies = convert(document, _FrappadingueFile).copies
    signed = {"": copies.km, "+": copies.plus, "-": copies.minus}
    counts = {f"{sign}{km}": n for sign, numbers in signed.items() for km, n in numbers.items()}
    try:
        return frappadingue.build_deck(
            {**counts, frappadingue.CRASH: copies.crashes, frappadingue.SWAP: copies.swaps}
        )
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def load_frappadingue_table(
    path: Path | None = None, problems: list[Problem] | None = None
) -> Library:
    """Return the professor's table for Frappadingue: of a file, or else the own or built-in one.

    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    if path is not None:
        return _read_frappadingue_table(path)
    return load_level(FRAPPADINGUE_TABLE_FILE, _read_frappadingue_table, problems)


def _read_frappadingue_table(path: Path) -> Library:
    try:
        library = msgspec.json.decode(read_text(path), type=Library)
    except FileError as error:
        raise ContentError(shown(path), error.line, "", error.why) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise ContentError(shown(path), 0, "", in_words(str(error))) from error
    why = library.error()
    if why:
        raise ContentError(shown(path), 0, "", why)
    return library


_Many = Annotated[int, msgspec.Meta(ge=0, le=16)]


class _FranticCopies(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    colour: dict[int, _Count]
    black: dict[int, _Count]
    one_colour: dict[str, _Count]
    four_colour: dict[str, _Many]
    not_you: _Count


class _FranticDeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _FranticCopies


def load_frantic_deck(
    path: Path | None = None, problems: list[Problem] | None = None
) -> frantic.Deck:
    """Return the Frantic deck (FC-1): of a file, or else the player's own or the built-in one.

    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    if path is not None:
        return _read_frantic_deck(path)
    return load_level(FRANTIC_DECK_FILE, _read_frantic_deck, problems)


def _read_frantic_deck(path: Path) -> frantic.Deck:
    document = read_yaml(path)
    copies = convert(document, _FranticDeckFile).copies
    try:
        return frantic.build_named_deck(
            copies.colour, copies.black, copies.one_colour, copies.four_colour, copies.not_you
        )
    except ValueError as error:
        raise document.error("copies", str(error)) from error


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: str
    count: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None


class _EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    events: dict[str, list[_Effect]]


def load_frantic_events(
    path: Path | None = None, problems: list[Problem] | None = None
) -> EventTable:
    """Return the Frantic event cards (FC-31 to FC-50), as ``load_frantic_deck`` does the deck."""
    if path is not None:
        return _read_frantic_events(path)
    return load_level(FRANTIC_EVENTS_FILE, _read_frantic_events, problems)


def _read_frantic_events(path: Path) -> EventTable:
    return _read_events(path, frantic_events.Verb, frantic_events.COUNTED)


def _read_events(path: Path, verbs: type[enum.StrEnum], counted: Collection[str]) -> EventTable:
    """Read a table of events with a game's own verbs."""
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


_BoardCopies = dict[str, Annotated[int, msgspec.Meta(ge=0, le=board.MOST_COPIES)]]


class _BoardDeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: dict[Literal["red", "blue", "green", "multi", "white"], _BoardCopies]


def load_board_deck(path: Path | None = None, problems: list[Problem] | None = None) -> board.Deck:
    """Return the board game's deck (FB-2), as ``load_frantic_deck`` does the card game's."""
    if path is not None:
        return _read_board_deck(path)
    return load_level(BOARD_DECK_FILE, _read_board_deck, problems)


def _read_board_deck(path: Path) -> board.Deck:
    document = read_yaml(path)
    copies = convert(document, _BoardDeckFile).copies
    for colour, kinds in copies.items():
        for kind in kinds:
            why = _misplaced(colour, kind)
            if why:
                raise document.error(f"copies.{colour}.{kind}", why)
    try:
        return board.build_deck({kind: n for kinds in copies.values() for kind, n in kinds.items()})
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def _misplaced(colour: str, kind: str) -> str:
    """Say why a kind of card can't stand under a colour, or return nothing."""
    possible = [known.text for known in board.KINDS if known.colour == colour]
    return "" if kind in possible else f"no {colour} card {kind!r}; possible: {', '.join(possible)}"


def load_board_events(
    path: Path | None = None, problems: list[Problem] | None = None
) -> EventTable:
    """Return what the d20 does in the board game (FB-41), as ``load_board_deck`` the deck."""
    if path is not None:
        return _read_board_events(path)
    return load_level(BOARD_EVENTS_FILE, _read_board_events, problems)


def _read_board_events(path: Path) -> EventTable:
    return _read_events(path, board_events.Verb, board_events.COUNTED)
