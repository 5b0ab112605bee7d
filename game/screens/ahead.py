"""Reads ahead, beside the frames, what will take a while when it is wanted: games, their screens.

Only a window is in such a hurry. Whatever is wrong with a file is told by whoever asks for it.
"""

from functools import partial

from game import catalog
from game.core.game import AnyGame
from game.core.lesson import rehearse
from game.core.rules import PositionError
from game.documents import ContentError
from game.files import FileError
from game.screens.app_state import AppState
from game.ui.services import Services


class Ahead:
    """What was read by the writer's thread, which no frame waits for."""

    def __init__(self, services: Services, app: AppState) -> None:
        self._services, self._app = services, app
        self._games_asked = False
        self._lessons: dict[str, bool] = {}
        self._rehearsed: dict[str, AnyGame] = {}

    def games(self) -> None:
        """Have all games opened, once: the screens that list them need their rules."""
        if self._games_asked or not self._services.sprites.soft_first:
            return
        self._games_asked = True
        for game in self._app.games():
            if not self._app.is_open(game):
                self._services.store.ask(partial(self._opened, game), lambda _: None)

    def lesson(self, game: str) -> bool:
        """Have ready what the guided round of a game needs; say whether nothing is missing."""
        if not self._services.sprites.soft_first:
            return True
        if game not in self._lessons:
            self._lessons[game] = False
            self._services.store.ask(lambda: self._read(game), lambda _: self._ready(game))
        return self._lessons[game]

    def rehearse(self, game: AnyGame) -> None:
        """See that a guided round can be played with a game; ``ValueError`` if not."""
        key = game.key
        if self._rehearsed.get(key) is not game and game.lesson is not None:
            rehearse(game.rules, game.lesson)
            self._rehearsed[key] = game

    def _ready(self, game: str) -> None:
        self._lessons[game] = True

    def _opened(self, game: str) -> AnyGame | None:
        try:
            return self._app.game(game)
        except (ContentError, FileError):
            return None

    def _read(self, game: str) -> None:
        catalog.find(game).screens()
        opened = self._opened(game)
        if opened is not None:
            try:
                self.rehearse(opened)
            except (PositionError, ValueError):
                return
