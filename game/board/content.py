"""The board game is put together here: deck, events and boards from their files, rules, bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.board.boards import load_boards, read_board
from game.board.bots import LEVELS, make_bot
from game.board.choices import choices_of
from game.board.deck import KINDS, MOST_COPIES, Deck, build_deck
from game.board.events import Event
from game.board.explain import chapters, explain
from game.board.happenings import COUNTED, Verb
from game.board.mood import CUES
from game.board.rules import FEW_SEATS, POINTS_OF_LIMIT, BoardRules
from game.board.state import MOST_SEATS
from game.board.telling import Teller
from game.board.track import Board
from game.core.game import Game
from game.core.lengths import Pace, named_points
from game.core.lesson import Lesson
from game.core.rounds.event_table import EventTable
from game.core.with_you import Rounds, WithYou
from game.documents import convert, read_yaml
from game.files import Problem
from game.lesson_files import LessonFormat, load_lesson_of
from game.level_files import load_level, read_events
from game.resources import level

DECK_FILE = "board-deck.yaml"
EVENTS_FILE = "board-events.yaml"
BOARD_OF_LESSON = "short.tmx"

PACE = Pace(
    option="limit",
    first=(-0.1, 0.0, -0.2, 0.0, 0.0),
    per_point=(0.0232, 0.0228, 0.0252, 0.0249, 0.0275),
    deeds=(46, 59, 64, 72, 79),
    shown=(128, 175, 180, 200, 255),
    named=named_points(POINTS_OF_LIMIT, FEW_SEATS, MOST_SEATS),
)
"""On the printed board; limits of others are in proportion, and so are points."""

ROUNDS = Rounds(lambda table: table.points)

BoardGame = Game[BoardRules]


def make_game(
    deck: Deck, events: EventTable, boards: Sequence[Board], lesson: Lesson | None = None
) -> BoardGame:
    """Return the game with a deck, what the d20 does, the boards, and its guided first round."""
    rules = BoardRules(deck, events, boards)
    with_you = WithYou(
        LEVELS, ROUNDS, lambda level, seat, luck: make_bot(level, seat, deck, events, boards, luck)
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


_Copies = dict[str, Annotated[int, msgspec.Meta(ge=0, le=MOST_COPIES)]]


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    copies: dict[Literal["red", "blue", "green", "multi", "white"], _Copies]


def load_deck(path: Path | None = None, problems: list[Problem] | None = None) -> Deck:
    """Return the deck (FB-2) of a file, or else the player's own or the built-in one."""
    return load_level(DECK_FILE, _read_deck, path, problems)


def _read_deck(path: Path) -> Deck:
    document = read_yaml(path)
    copies = convert(document, _DeckFile).copies
    for colour, kinds in copies.items():
        for kind in kinds:
            why = _misplaced(colour, kind)
            if why:
                raise document.error(f"copies.{colour}.{kind}", why)
    try:
        return build_deck({kind: n for kinds in copies.values() for kind, n in kinds.items()})
    except ValueError as error:
        raise document.error("copies", str(error)) from error


def _misplaced(colour: str, kind: str) -> str:
    """Say why a kind of card can't stand under a colour, or return nothing."""
    possible = [known.text for known in KINDS if known.colour == colour]
    return "" if kind in possible else f"no {colour} card {kind!r}; possible: {', '.join(possible)}"


def load_events(path: Path | None = None, problems: list[Problem] | None = None) -> EventTable:
    """Return what the d20 does (FB-41), as ``load_deck`` does the deck."""
    return load_level(EVENTS_FILE, _read_events, path, problems)


def _read_events(path: Path) -> EventTable:
    return read_events(path, Verb, COUNTED)


def load_lesson(path: Path | None = None, problems: list[Problem] | None = None) -> Lesson:
    """Return the guided first round of a file, or else the player's own or the built-in one."""
    return load_lesson_of("board", _built_in_rules, LessonFormat(Event, LEVELS), path, problems)


def _built_in_rules() -> BoardRules:
    deck, events = load_deck(level(DECK_FILE)), load_events(level(EVENTS_FILE))
    return BoardRules(deck, events, (read_board(level("boards", BOARD_OF_LESSON)),))


LOADERS = (load_deck, load_events, load_boards, load_lesson)
"""What ``make_game`` takes."""
