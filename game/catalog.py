"""The games of the house by key: a further game is its folder, and one entry here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from game.core.bots import LEVELS
from game.core.rng import Rng
from game.core.rules import AnyRules, Seat
from game.files import Problem


class GameEntry(NamedTuple):
    """Where a game's parts are, as ``module:name``; nothing is imported before it is used.

    ``rules`` is called with what the ``content`` loaders return; ``bots`` with a level, a seat,
    the same content, and the bot's own luck; ``scene`` with the services and a ``MatchSetup``.
    A scene has ``fast_forward(actions)``, and a class method ``replay_view``. ``frame_bench`` is
    called with the services and yields lines of figures. ``option_picture`` puts a small picture of
    an option's value into a box: it is called with the services, the option's name, the value and
    the box, and returns whether there is one.
    """

    key: str
    rules: str
    content: tuple[str, ...]
    bots: str
    scene: str
    frame_bench: str
    levels: tuple[str, ...] = LEVELS
    option_picture: str = ""

    def open(self) -> "Game":
        """Load the game's content and make its rules; ``ContentError`` if a file is wrong."""
        content = tuple(named(loader)() for loader in self.content)
        return Game(self, content, named(self.rules)(*content))

    def own_file_problems(self) -> list[Problem]:
        """Return what is wrong with the player's own files of this game; they are not used."""
        problems: list[Problem] = []
        for loader in self.content:
            named(loader)(problems=problems)
        return problems

    def make_rules(self) -> AnyRules:
        """Return the game's rules; ``ContentError`` if a file is wrong."""
        return self.open().rules

    def scene_class(self) -> Any:
        """Return the class of the game's scene; this imports pygame."""
        return named(self.scene)


class Game(NamedTuple):
    """A game ready to be played: its rules with the content that they were made of."""

    entry: GameEntry
    content: tuple[Any, ...]
    rules: AnyRules

    def bot(self, level: str, seat: Seat, seed: int) -> Any:
        """Return a bot whose luck depends on the match's seed and the seat."""
        luck = Rng(seed, f"bot {seat}")
        return named(self.entry.bots)(level, seat, *self.content, luck)


GAMES: tuple[GameEntry, ...] = (
    GameEntry(
        key="frankfurt",
        rules="game.frankfurt.rules:FrankfurtRules",
        content=("game.content:load_deck",),
        bots="game.frankfurt.bots:make_racer",
        scene="game.frankfurt.screen.scene:FrankfurtScene",
        frame_bench="game.frankfurt.screen.frame_bench:measure_frames",
    ),
    GameEntry(
        key="frantic",
        rules="game.frantic.rules:FranticRules",
        content=("game.content:load_frantic_deck", "game.content:load_frantic_events"),
        bots="game.frantic.bots:make_bot",
        scene="game.frantic.screen.scene:FranticScene",
        frame_bench="game.frantic.screen.frame_bench:measure_frames",
    ),
    GameEntry(
        key="board",
        rules="game.board.rules:BoardRules",
        content=(
            "game.content:load_board_deck",
            "game.content:load_board_events",
            "game.content_boards:load_boards",
        ),
        bots="game.board.bots:make_bot",
        scene="game.board.screen.scene:BoardScene",
        frame_bench="game.board.screen.frame_bench:measure_frames",
        option_picture="game.board.screen.board_picture:draw_option",
    ),
    GameEntry(
        key="frappadingue",
        rules="game.frappadingue.rules:FrappadingueRules",
        content=("game.content:load_frappadingue_deck", "game.content:load_frappadingue_table"),
        bots="game.frappadingue.bots:make_bot",
        scene="game.frappadingue.screen.scene:FrappadingueScene",
        frame_bench="game.frappadingue.screen.frame_bench:measure_frames",
        levels=("easy", "normal", "hard", "professor"),
    ),
)


def named(place: str) -> Any:
    """Return what ``module:name`` says."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def keys() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the menus."""
    return tuple(entry.key for entry in GAMES)


def find(key: str, games: Sequence[GameEntry] = GAMES) -> GameEntry:
    """Return a game's entry; ``ValueError`` names the games that there are."""
    for entry in games:
        if entry.key == key:
            return entry
    raise ValueError(f"no game {key!r}; possible: {', '.join(entry.key for entry in games)}")
