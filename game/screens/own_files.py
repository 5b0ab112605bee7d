"""The player's own level files: read at the start, and anew by the writer's thread if they change.

No frame asks the disk for them. Whoever opens a lobby has them looked at; a game whose files have
changed is swapped as soon as it is read, unless a match is on.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path

from game import catalog
from game.core.game import AnyGame
from game.documents import ContentError
from game.files import FileError, Problem
from game.level_files import absent, own_levels
from game.storage import Store

MOST_FILES = 2_000
"""A folder with more is looked at no further: nobody has so many of their own."""

Stamp = tuple[tuple[str, int, int], ...]
Opened = dict[str, AnyGame | Exception]


class OwnFiles:
    """Knows the state of the files for which the games were opened."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.problems: list[Problem] = []
        """What is wrong with them at the start."""
        self.games: dict[str, AnyGame] = {}
        """The games that were opened to find out; most players have no files of their own."""
        self._stamp = _stamp()
        if self._stamp:
            for key, game in _opened(self.problems).items():
                if not isinstance(game, Exception):  # it is told when its lobby is opened
                    self.games[key] = game

    def look(self, then: Callable[[Opened, list[Problem]], None]) -> None:
        """Have them looked at; ``then`` gets all games anew, if something has changed."""

        def job() -> tuple[Opened, list[Problem]] | None:
            stamp = _stamp()
            if stamp == self._stamp:
                return None
            self._stamp, problems = stamp, list[Problem]()
            return _opened(problems), problems

        def answer(found: tuple[Opened, list[Problem]] | None) -> None:
            if found is not None:
                then(*found)

        self._store.ask(job, answer)


def _opened(problems: list[Problem]) -> Opened:
    games: Opened = {}
    for entry in catalog.games():
        try:
            games[entry.key] = entry.open(problems)
        except (ContentError, FileError) as error:
            games[entry.key] = error
    return games


def _stamp() -> Stamp:
    """Return what changes when a file does; note whether there are any."""
    folder = own_levels()
    found: list[tuple[str, int, int]] = []
    with contextlib.suppress(OSError):
        for path in _files(folder):
            state = path.stat()
            found.append((str(path), state.st_mtime_ns, state.st_size))
    if found:
        absent.discard(folder)
    else:
        absent.add(folder)
    return tuple(sorted(found))


def _files(folder: Path) -> list[Path]:
    files: list[Path] = []
    for path in folder.rglob("*"):
        if path.is_file():
            files.append(path)
        if len(files) >= MOST_FILES:
            break
    return files
