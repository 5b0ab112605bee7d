"""Where pictures and measurements are made: services in memory of no player, on no screen."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.catalog import find, rules_of
from game.commands.errors import Failure
from game.commands.window import Wishes, build_services
from game.core.game import AnyGame
from game.core.record_text import load
from game.storage import Store
from game.ui.services import Services

FRAME = 1 / 60
SETTLE_FRAMES = 90
"""What flies in has landed after this."""
LONGEST_END = 600
"""Frames from the end of a match to its results, at most."""
LOOKS = 1
BENCH_SIZE = (1920, 1080)
WHOLE_MATCH = 1_000_000


@contextlib.contextmanager
def open_services(size: tuple[int, int], lang: str) -> Iterator[Services]:
    """Give services with settings of their own, which are gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="couch-frantic-") as folder:
        store = Store(Path(folder))
        store.update(lang=lang, master=0)
        try:
            yield build_services(Wishes(lang, size, looks=LOOKS), store)
        finally:
            pygame.quit()


def measure_frames(game: AnyGame) -> Iterator[str]:
    """Measure a game's frame and its floor, and yield lines of figures."""
    with open_services(BENCH_SIZE, "en") as services:
        yield from find(game.key).screens().measure_frames(services, game)


def play_on(services: Services, actions: int, screen: str) -> None:
    """Play the match on top so far, then go to a screen that belongs to it."""
    match: Any = services.scenes.top
    if screen == "match":
        match.fast_forward(actions)
        return
    if screen == "pause":
        match.fast_forward(actions)
        match.pause(match.names[0])
        settle(services)
        return
    match.fast_forward(WHOLE_MATCH)
    for _ in range(LONGEST_END):
        if services.scenes.top is not match:
            break
        services.scenes.update(FRAME)
    if screen == "replay":
        _watch(services)
    settle(services)


def _watch(services: Services) -> None:
    flow = services.flow
    text = flow.session.last.record
    flow.watch(load(text, rules_of))


def open_screen(services: Services, screen: str) -> None:
    """Open one of the screens around the games."""
    flow = services.flow
    flow.title()
    ways: dict[str, Any] = {
        "title": lambda: None,
        "language": lambda: _open_language(services),
        "join": flow.join,
        "options": flow.options,
        "settings": flow.settings,
        "keys": flow.key_check,
        "rebind": flow.rebind,
        "help": flow.help,
        "records": flow.records,
    }
    ways[screen]()
    settle(services)


def _open_language(services: Services) -> None:
    services.store.update(lang="")
    services.scenes.push(services.flow.first())


def settle(services: Services) -> None:
    """Let everything arrive."""
    for _ in range(SETTLE_FRAMES):
        services.scenes.update(FRAME)


def save_picture(services: Services, path: Path) -> None:
    """Draw what is there and write it; ``Failure`` if the file can't be written."""
    services.scenes.draw(services.stage)
    services.stage.present()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(services.window.surface, path)
    except (OSError, pygame.error) as error:
        raise Failure(f"can't write {path}: {error}") from None
