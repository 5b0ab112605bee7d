"""Opens the window: puts the services together, and runs the screens until the last is closed."""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.commands.errors import Failure, UsageError
from game.core.record import bare_record
from game.core.record_text import dump
from game.core.rng import Rng
from game.documents import ContentError
from game.files import FileError
from game.input.keyboard import Keyboard
from game.input.pads import Pads
from game.screens.navigator import ScreenNavigator
from game.storage import Settings, Store
from game.ui.audio import STEMS, Audio, prepare
from game.ui.canvas import Canvas
from game.ui.fonts import Fonts
from game.ui.i18n import Texts
from game.ui.loop import Loop
from game.ui.match_scene import MatchScene
from game.ui.memory import give_back_what_is_freed
from game.ui.music import opened
from game.ui.scenes import SceneManager
from game.ui.services import Services
from game.ui.sprites import Sprites
from game.ui.stage import Stage
from game.ui.text import Text
from game.ui.window import Window

TITLE = "Frantic Couch"
DEFAULT_LANG = "en"
SMALLEST_KEPT = 200
"""Px; a window dragged smaller is not opened so small again."""
UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers that SDL falls back to where there is no screen; nobody would see the window."""
TAKES_OVER = 0.0005
"""The writer's thread gets its turn within this, however busy the pictures are (seconds)."""
INSISTING = 4
"""So many signals to end mean: now."""
FIRST_PICTURE = "first picture"


class Wishes(NamedTuple):
    """What the command line says about the window; ``None`` leaves it to the settings."""

    lang: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    looks: int | None = None


def build_services(wishes: Wishes, store: Store) -> Services:
    """Open the window and return everything that scenes use; ``Failure`` without a display."""
    give_back_what_is_freed()
    settings = store.settings
    texts = texts_for(wishes.lang) if wishes.lang else Texts(settings.lang or DEFAULT_LANG)
    window = _open_window(wishes, settings)
    canvas = Canvas(window.size)
    fonts = Fonts()
    looks = Rng(wishes.looks or pygame.time.get_ticks(), "looks")
    services = Services(
        window=window,
        canvas=canvas,
        stage=Stage(canvas, window.surface),
        sprites=Sprites(canvas, fonts),
        text=Text(canvas, fonts, settings.text_scale),
        audio=Audio(looks),
        music=opened(STEMS),
        scenes=SceneManager(),
        looks=looks,
        texts=texts,
        store=store,
        keyboard=Keyboard(),
        pads=Pads(),
    )
    services.pads.start()
    services.audio.set_volumes(settings.master, settings.effects)
    services.audio.on_play = services.music.heard
    services.music.set_volume(settings.master, settings.music if settings.music_on else 0)
    return services


def texts_for(lang: str) -> Texts:
    """Return the texts of a language that was asked for; ``UsageError`` names those there are."""
    texts = Texts(lang)
    if texts.lang != lang:
        raise UsageError(f"no language {lang!r}; possible: {', '.join(texts.languages())}")
    return texts


def _open_window(wishes: Wishes, settings: Settings) -> Window:
    prepare()
    pygame.init()
    if _driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        raise Failure("no screen was found; is this a session with a desktop?")
    fullscreen = wishes.fullscreen or (settings.fullscreen and wishes.size is None)
    try:
        return Window(TITLE, wishes.size, remembered=settings.window, fullscreen=fullscreen)
    except pygame.error as error:
        raise Failure(f"no window can be opened: {error}") from None


def _driver() -> str:
    """Return what draws windows here; ``Failure`` says why nothing does."""
    try:
        return pygame.display.get_driver()
    except pygame.error:
        pass
    try:
        # Asked alone it says why; pygame.init keeps that to itself.
        pygame.display.init()
        return pygame.display.get_driver()
    except pygame.error as error:
        raise Failure(f"no screen can be used: {error}") from None


def run_window(
    wishes: Wishes, begin: Callable[[ScreenNavigator], None], *, one_frame: bool = False
) -> None:
    """Let ``begin`` open the first scenes, and show them and all that follow.

    An error leaves with the running match's record in its notes, for the crash report.
    """
    give_back_what_is_freed()  # before threads begin, each of which would have a heap of its own
    store = Store()
    sys.setswitchinterval(TAKES_OVER)
    try:
        services = build_services(wishes, store)
        with match_in_notes(services), signals_close(), contextlib.closing(services.music):
            begin(ScreenNavigator(services))
            _show(services, one_frame)
        if wishes.size is None and not one_frame:
            _remember_size(services, store)
    except (ContentError, FileError) as error:
        raise Failure(str(error)) from error
    finally:
        store.close()
        pygame.quit()


@contextlib.contextmanager
def signals_close() -> Iterator[None]:
    """Let a closed terminal, Ctrl+C or a polite kill close the window, as a click does.

    What was played is written then, and the program ends well. Who insists stops it at once.
    """
    count = 0

    def close(*_: object) -> None:
        nonlocal count
        count += 1
        if count >= INSISTING:
            raise KeyboardInterrupt
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    before = {}
    with contextlib.suppress(ValueError):  # only the main thread may ask for signals
        for name in ("SIGHUP", "SIGINT", "SIGTERM"):
            if (number := getattr(signal, name, None)) is not None:
                before[number] = signal.signal(number, close)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _remember_size(services: Services, store: Store) -> None:
    width, height = services.window.windowed_size
    if min(width, height) >= SMALLEST_KEPT:
        store.update(window=(width, height))


def _show(services: Services, one_frame: bool) -> None:
    loop = Loop(services)
    services.sprites.soft_first = True
    if one_frame:
        loop.frame()
        print(FIRST_PICTURE, flush=True)
        services.scenes.quit()
    while services.scenes.running:
        loop.frame()
        loop.rest()


@contextlib.contextmanager
def match_in_notes(services: Services) -> Iterator[None]:
    """Add the record of the match on screen to an error that passes."""
    try:
        yield
    except Exception as error:
        top = services.scenes.top
        if isinstance(top, MatchScene):
            match = top.match
            record = dump(bare_record(match))
            error.add_note(f"the match so far, up to tick {match.now}:\n{record}")
        raise
