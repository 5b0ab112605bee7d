"""Frantic is put together here: deck and event cards from their files, rules, bots, telling."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.game import Game
from game.core.lengths import Pace, named_points
from game.core.lesson import Lesson
from game.core.rounds.event_table import EventTable
from game.core.with_you import Rounds, WithYou
from game.documents import convert, read_yaml
from game.files import Problem
from game.frantic.bots import LEVELS, make_bot
from game.frantic.choices import choices_of
from game.frantic.deck import Deck, build_named_deck
from game.frantic.events import Event
from game.frantic.explain import chapters, explain
from game.frantic.happenings import COUNTED, Verb
from game.frantic.mood import CUES
from game.frantic.rules import FEW_SEATS, POINTS_OF_LIMIT, FranticRules
from game.frantic.state import MOST_SEATS
from game.frantic.telling import Teller
from game.lesson_files import LessonFormat, load_lesson_of
from game.level_files import Count, load_level, read_events
from game.resources import level

DECK_FILE = "frantic-deck.yaml"
EVENTS_FILE = "frantic-events.yaml"

PACE = Pace(
    option="limit",
    first=(0.4, 0.2, 0.2, 0.3, 0.0, 0.2, 0.1),
    per_point=(0.0274, 0.0335, 0.0354, 0.0291, 0.0283, 0.0262, 0.0249),
    deeds=(70, 75, 85, 90, 102, 107, 108),
    shown=(74, 114, 114, 114, 118, 122, 125),
    named=named_points(POINTS_OF_LIMIT, FEW_SEATS, MOST_SEATS),
)

ROUNDS = Rounds(lambda table: table.points)

FranticGame = Game[FranticRules]


def make_game(deck: Deck, events: EventTable, lesson: Lesson | None = None) -> FranticGame:
    """Return the game with a deck, event cards, and its guided first round."""
    rules = FranticRules(deck, events)
    with_you = WithYou(
        LEVELS, ROUNDS, lambda level, seat, luck: make_bot(level, seat, deck, events, luck)
    )
    return Game(
        rules,
        with_you.make_bot,
        with_you.levels,
        with_you.knows,
        tell=Teller(deck, events).tell,
        choose=choices_of,
        explain=explain,
        list_chapters=chapters,
        pace=PACE,
        lesson=lesson,
        fairness=with_you.fairness,
        rounds=ROUNDS,
        cues=CUES,
    )


_Many = Annotated[int, msgspec.Meta(ge=0, le=16)]


class _Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    colour: dict[int, Count]
    black: dict[int, Count]
    one_colour: dict[str, Count]
    four_colour: dict[str, _Many]
    not_you: Count


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _Copies


def load_deck(path: Path | None = None, problems: list[Problem] | None = None) -> Deck:
    """Return the deck (FC-1) of a file, or else the player's own or the built-in one."""
    return load_level(DECK_FILE, _read_deck, path, problems)


def _read_deck(path: Path) -> Deck:
    document = read_yaml(path)
    copies = convert(document, _DeckFile).copies
    try:
        return build_named_deck(
            copies.colour, copies.black, copies.one_colour, copies.four_colour, copies.not_you
        )
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def load_events(path: Path | None = None, problems: list[Problem] | None = None) -> EventTable:
    """Return the event cards (FC-31 to FC-50), as ``load_deck`` does the deck."""
    return load_level(EVENTS_FILE, _read_events, path, problems)


def _read_events(path: Path) -> EventTable:
    return read_events(path, Verb, COUNTED)


def load_lesson(path: Path | None = None, problems: list[Problem] | None = None) -> Lesson:
    """Return the guided first round of a file, or else the player's own or the built-in one."""
    return load_lesson_of("frantic", _built_in_rules, LessonFormat(Event, LEVELS), path, problems)


def _built_in_rules() -> FranticRules:
    return FranticRules(load_deck(level(DECK_FILE)), load_events(level(EVENTS_FILE)))


LOADERS = (load_deck, load_events, load_lesson)
"""What ``make_game`` takes."""
