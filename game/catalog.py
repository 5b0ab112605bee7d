"""The games by key: a further game is its folder, and one entry here (or in the environment).

A game's folder has ``content.py`` with ``LOADERS``, which read its files, and ``make_game``, which
puts it together of what they return; and ``screen/game_screens.py`` with ``SCREENS``.
"""

from importlib import import_module
from typing import Any, NamedTuple

from game.core.game import AnyGame
from game.core.rules import AnyRules
from game.documents import ContentError
from game.files import Problem
from game.resources import further_games


class GameEntry(NamedTuple):
    """Where a game is: its package, in which nothing is imported before it is used."""

    package: str

    @property
    def key(self) -> str:
        """Return the game's key: the name of its folder."""
        return self.package.rpartition(".")[2]

    @property
    def loaders(self) -> tuple[Any, ...]:
        """Return what reads the game's files; each takes a list of ``problems`` to add to."""
        return tuple(self._content.LOADERS)

    @property
    def _content(self) -> Any:
        try:
            return import_module(f"{self.package}.content")
        except ModuleNotFoundError as error:
            if self in GAMES:
                raise
            raise ContentError(self.package, 0, "", f"can't be loaded: {error}") from error

    def open(self, problems: list[Problem] | None = None) -> AnyGame:
        """Read the game's files and put it together; ``ContentError`` if a file is wrong.

        What is wrong with the player's own files, which are not used then, is added to
        ``problems``.
        """
        content = (load(problems=problems) for load in self.loaders)
        game: AnyGame = self._content.make_game(*content)
        return game

    def screens(self) -> Any:
        """Return the game's ``GameScreens``; this imports pygame."""
        return import_module(f"{self.package}.screen.game_screens").SCREENS


GAMES: tuple[GameEntry, ...] = (
    GameEntry("game.frankfurt"),
    GameEntry("game.frantic"),
    GameEntry("game.board"),
    GameEntry("game.frappadingue"),
)


def games() -> tuple[GameEntry, ...]:
    """Return all games in the order of the menus: ours, then those from elsewhere."""
    return (*GAMES, *map(GameEntry, further_games()))


def keys() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the menus."""
    return tuple(entry.key for entry in games())


def find(key: str) -> GameEntry:
    """Return a game's entry; ``ValueError`` names the games that there are."""
    for entry in games():
        if entry.key == key:
            return entry
    raise ValueError(f"no game {key!r}; possible: {', '.join(keys())}")


def rules_of(key: str) -> AnyRules:
    """Return a game's rules; ``ValueError`` for a game that there is not."""
    return find(key).open().rules
