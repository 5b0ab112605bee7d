"""What a game brings along for the screen: its table, its replay, its pages of help."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.core.explain import Thing
from game.core.game import Game
from game.core.match import AnyMatch
from game.core.record import Playback
from game.core.sentence import Sentence
from game.input.seating import MatchSetup
from game.ui.canvas import Box
from game.ui.card_pictures import CardNames
from game.ui.lesson_table import LessonTable
from game.ui.match_scene import MatchScene
from game.ui.replay_view import ReplayView
from game.ui.services import Services

CROSS = ("pad-left", "pad-up", "pad-down", "pad-right")
PILES = ("west", "north", "south", "east")
UPPER, LOWER = (0, 1, 2, 3), (4, 5, 6, 7)
"""The keys of a zone: the upper row from the left, then the lower one."""


class Example(msgspec.Struct, frozen=True):
    """Cards side by side, and an icon that says what is meant: right, wrong, turn, slap.

    ``large``: no cards, but a drawing as large as its place. ``beside``: no card covers another.
    """

    cards: tuple[str, ...]
    mark: str = ""
    large: bool = False
    beside: bool = False


class KeyUse(msgspec.Struct, frozen=True):
    """What one can do: the id of its name, and the keys and buttons that do it.

    ``key`` is the text id of a key that all share, or arrows, or what is printed on it everywhere;
    ``own`` counts the keys of a zone.
    """

    text: str
    key: str = ""
    own: tuple[int, ...] = ()
    pad: tuple[str, ...] = ()


Page = tuple[Example, ...]
"""The pictures of a page of help."""


@dataclass(frozen=True)
class GameScreens:
    """A game's part of the screens; it is ``SCREENS`` of its ``screen/game_screens.py``.

    ``help_pages``, the rules in short, are shown with the texts ``help-KEY-1`` and so on;
    ``option_pages`` are only for matches with a value of an option. ``card_names`` writes the names
    on a game's cards, as its option ``names`` has them. ``draw_option`` puts what an option's value
    looks like into a box, and says whether there is a picture. ``keys`` tells what keys do where it
    is not as in all games of turns, and ``more_keys`` what else they do. ``picture_of`` shows a
    thing of the book. ``measure_frames`` yields lines of figures. ``lesson`` says where the things
    lie that its guided round points at.
    ``tips`` are its first-time bubbles, in the order in which the book tells them again.
    """

    scene: Callable[[Services, MatchSetup, Game[Any], AnyMatch], MatchScene[Any, Any, Any, Any]]
    replay_view: Callable[[Services, Playback, tuple[str, ...], Game[Any]], ReplayView]
    measure_frames: Callable[[Services, Game[Any]], Iterator[str]]
    help_pages: tuple[Page, ...]
    option_pages: Mapping[tuple[str, str], Page] = field(default_factory=dict)
    card_names: Callable[[Services, str], CardNames] | None = None
    draw_option: Callable[[Services, Game[Any], str, str, Box], bool] | None = None
    keys: tuple[KeyUse, ...] = ()
    more_keys: tuple[KeyUse, ...] = ()
    lesson: LessonTable | None = None
    picture_of: Callable[[Thing], Example | None] | None = None
    tips: tuple[Sentence, ...] = ()
