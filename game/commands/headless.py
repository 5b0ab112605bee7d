"""Screens without a window, for pictures and measurements: in memory, and of no player."""

import contextlib
import io
import math
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame

from game.catalog import find, rules_of
from game.commands.out_file import write_out
from game.commands.window import Wishes, build_services
from game.core.game import AnyGame
from game.core.record_text import load
from game.screens.navigator import ScreenNavigator
from game.screens.podium import PodiumScreen
from game.storage import Store
from game.ui.services import Services

FRAME = 1 / 60
SETTLE_FRAMES = 90
"""What flies in has landed after this."""
LONGEST_END = 600
"""Frames from the end of a match to its results, at most."""
IN_SIGHT = 0.9
"""So long before its end the whole ceremony can be seen, with confetti in the air."""
LOOKS = 1
BENCH_SIZE = (1920, 1080)
WHOLE_MATCH = 1_000_000


@contextlib.contextmanager
def open_screens(size: tuple[int, int], lang: str) -> Iterator[ScreenNavigator]:
    """Give screens with settings of their own, which are gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="couch-frantic-") as folder:
        store = Store(Path(folder))
        store.update(lang=lang, master=0)
        try:
            yield ScreenNavigator(build_services(Wishes(lang, size, looks=LOOKS), store))
        finally:
            store.close()
            pygame.quit()


def measure_frames(game: AnyGame) -> Iterator[str]:
    """Measure a game's frame and its floor, and yield lines of figures."""
    with open_screens(BENCH_SIZE, "en") as navigator:
        yield from find(game.key).screens().measure_frames(navigator.services, game)


def play_on(navigator: ScreenNavigator, actions: int, screen: str) -> None:
    """Play the match on top so far, then go to a screen that belongs to it."""
    services = navigator.services
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
        if match.skippable:  # where people sit the last table stays until a press
            match.show_results()
            break
        services.scenes.update(FRAME)
    podium = services.scenes.top
    if isinstance(podium, PodiumScreen):
        left = podium.seconds - (IN_SIGHT if screen == "podium" else 0.0)
        for _ in range(math.ceil(left / FRAME) + 1):
            services.scenes.update(FRAME)
        if screen == "podium":
            return
    report = navigator.app.session.last
    if screen == "replay" and report is not None:
        navigator.watch(load(report.record, rules_of))
    settle(services)


def open_screen(navigator: ScreenNavigator, screen: str) -> None:
    """Open one of the screens around the games."""
    navigator.title()
    ways: dict[str, Callable[[], None]] = {
        "title": lambda: None,
        "language": lambda: _open_language(navigator),
        "join": navigator.join,
        "options": navigator.options,
        "settings": navigator.settings,
        "keys": navigator.key_check,
        "rebind": navigator.rebind,
        "help": lambda: _open_book(navigator),
        "records": navigator.records,
    }
    ways[screen]()
    settle(navigator.services)


def _open_book(navigator: ScreenNavigator) -> None:
    navigator.join()
    navigator.help()


def _open_language(navigator: ScreenNavigator) -> None:
    navigator.services.store.update(lang="")
    navigator.services.scenes.push(navigator.first())


def settle(services: Services) -> None:
    """Let everything arrive."""
    services.store.settle()
    for _ in range(SETTLE_FRAMES):
        services.scenes.update(FRAME)


def save_picture(services: Services, path: Path) -> None:
    """Draw what is there and write it; ``Failure`` if the file can't be written."""
    services.scenes.draw(services.stage)
    services.stage.present()
    picture = io.BytesIO()
    pygame.image.save(services.window.surface, picture, path.name)
    write_out(path, picture.getvalue())
