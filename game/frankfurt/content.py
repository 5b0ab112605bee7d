"""Frantic Frankfurt is put together here: its deck from the file, its rules and its bots."""

from pathlib import Path
from typing import Literal

import msgspec

from game.core.game import Game
from game.core.lengths import Pace
from game.core.lesson import Lesson
from game.documents import convert, read_yaml
from game.files import Problem
from game.frankfurt.bots import make_person, make_racer
from game.frankfurt.choices import choices_of
from game.frankfurt.deck import Deck, build_deck
from game.frankfurt.events import Event
from game.frankfurt.explain import chapters, explain
from game.frankfurt.fair_play import FAIRNESS
from game.frankfurt.levels import LEVELS, knows
from game.frankfurt.mood import CUES
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.telling import Teller, winner_of_round
from game.lesson_files import LessonFormat, load_lesson_of
from game.level_files import Count, load_level
from game.resources import level

DECK_FILE = "frankfurt-deck.yaml"

PACE = Pace(
    option="",
    first=(8.0, 7.0, 6.0),
    per_point=(0.0, 0.0, 0.0),
    deeds=(0, 0, 0),
    shown=(80, 72, 70),
    start="start",
    shares={"all": 1.0, "three-quarters": 0.67, "half": 0.4, "quarter": 0.2},
)
"""A round of people with two seconds a card, count-down included: bots that take 0.6 s need 28, 24
and 23 s for it. Everybody plays at once, so bots make it no shorter. With fewer cards at the
beginning 24 matches of a person (2.1 s) against *easy* took 10.2, 6.9, 4.1 and 2.0 rounds."""

FrankfurtGame = Game[FrankfurtRules]


def make_game(deck: Deck, lesson: Lesson | None = None) -> FrankfurtGame:
    """Return the game with a deck, and its guided first round."""
    rules = FrankfurtRules(deck)
    return Game(
        rules,
        lambda level, seat, luck: make_racer(level, seat, deck, luck),
        LEVELS,
        knows,
        tell=Teller(deck).tell,
        choose=choices_of,
        explain=explain,
        list_chapters=chapters,
        pace=PACE,
        fairness=FAIRNESS,
        lesson=lesson,
        make_person=lambda seconds, seat, luck: make_person(seconds, seat, deck, luck),
        won_round=winner_of_round,
        cues=CUES,
    )


class _Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yellow: dict[int, Count]
    red: dict[int, Count]
    blue: dict[int, Count]


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: _Copies


def load_deck(path: Path | None = None, problems: list[Problem] | None = None) -> Deck:
    """Return the deck (FF-1) of a file, or else the player's own or the built-in one."""
    return load_level(DECK_FILE, _read_deck, path, problems)


def _read_deck(path: Path) -> Deck:
    document = read_yaml(path)
    copies = convert(document, _DeckFile).copies
    try:
        return build_deck({"Y": copies.yellow, "R": copies.red, "B": copies.blue})
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def load_lesson(path: Path | None = None, problems: list[Problem] | None = None) -> Lesson:
    """Return the guided first round of a file, or else the player's own or the built-in one."""
    return load_lesson_of("frankfurt", _built_in_rules, LessonFormat(Event, LEVELS), path, problems)


def _built_in_rules() -> FrankfurtRules:
    return FrankfurtRules(load_deck(level(DECK_FILE)))


LOADERS = (load_deck, load_lesson)
"""What ``make_game`` takes."""
