"""Frappadingue Family is put together here: deck and professor's table, rules and bots."""

from pathlib import Path
from typing import Literal

import msgspec

from game.core.game import Game
from game.core.lengths import Pace
from game.core.lesson import Lesson
from game.core.with_you import Rounds, WithYou
from game.documents import ContentError, convert, in_words, read_yaml
from game.files import FileError, Problem, read_text, shown
from game.frappadingue.bots import LEVELS, make_bot
from game.frappadingue.choices import choices_of
from game.frappadingue.deck import CRASH, SWAP, Deck, build_deck
from game.frappadingue.events import Event
from game.frappadingue.explain import chapters, explain
from game.frappadingue.lesson import luck_of
from game.frappadingue.mood import cues
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.table import Library
from game.frappadingue.telling import Teller
from game.lesson_files import LessonFormat, load_lesson_of
from game.level_files import Count, load_level
from game.resources import level

DECK_FILE = "frappadingue-deck.yaml"
TABLE_FILE = "frappadingue-table.json"

PACE = Pace(
    option="goal",
    first=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    per_point=(0.0102, 0.0089, 0.0077, 0.0071, 0.0067, 0.0058, 0.0056),
    deeds=(6, 9, 12, 16, 19, 22, 25),
    shown=(6, 9, 12, 15, 18, 21, 24),
)

ROUNDS = Rounds(lambda table: [own.turns for own in table.seats], most_wins=True)

FrappadingueGame = Game[FrappadingueRules]


def make_game(deck: Deck, library: Library, lesson: Lesson | None = None) -> FrappadingueGame:
    """Return the game with a deck, the professor's table, and its guided first round."""
    with_you = WithYou(
        LEVELS, ROUNDS, lambda level, seat, luck: make_bot(level, seat, deck, library, luck)
    )
    return Game(
        FrappadingueRules(deck),
        with_you.make_bot,
        with_you.levels,
        with_you.knows,
        tell=Teller(deck).tell,
        choose=choices_of,
        explain=explain,
        list_chapters=chapters,
        lesson=lesson,
        fairness=with_you.fairness,
        rounds=ROUNDS,
        cues=cues(deck),
        pace=PACE,
    )


class _Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    km: dict[int, Count]
    plus: dict[int, Count]
    minus: dict[int, Count]
    crashes: Count
    swaps: Count


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _Copies


def load_deck(path: Path | None = None, problems: list[Problem] | None = None) -> Deck:
    """Return the deck (FP-1) of a file, or else the player's own or the built-in one."""
    return load_level(DECK_FILE, _read_deck, path, problems)


def _read_deck(path: Path) -> Deck:
    document = read_yaml(path)
    copies = convert(document, _DeckFile).copies
    signed = {"": copies.km, "+": copies.plus, "-": copies.minus}
    counts = {f"{sign}{km}": n for sign, numbers in signed.items() for km, n in numbers.items()}
    try:
        return build_deck({**counts, CRASH: copies.crashes, SWAP: copies.swaps})
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def load_table(path: Path | None = None, problems: list[Problem] | None = None) -> Library:
    """Return the professor's table of a file, or else the player's own or the built-in one."""
    return load_level(TABLE_FILE, _read_table, path, problems)


def _read_table(path: Path) -> Library:
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


def load_lesson(path: Path | None = None, problems: list[Problem] | None = None) -> Lesson:
    """Return the guided first round of a file, or else the player's own or the built-in one."""
    form = LessonFormat(Event, LEVELS, luck_of)
    return load_lesson_of("frappadingue", _built_in_rules, form, path, problems)


def _built_in_rules() -> FrappadingueRules:
    return FrappadingueRules(load_deck(level(DECK_FILE)))


LOADERS = (load_deck, load_table, load_lesson)
"""What ``make_game`` takes."""
