"""Everything that a scene needs, made for a test: a window of any size without a display."""

import os
import tempfile
from functools import cache
from pathlib import Path

import pygame

from game.core.rng import Rng
from game.input.keyboard import Keyboard
from game.input.pads import Pads
from game.screens.podium import PodiumScreen
from game.storage import Store
from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.fonts import Fonts
from game.ui.i18n import Texts
from game.ui.scenes import SceneManager
from game.ui.services import Services
from game.ui.sprites import Sprites
from game.ui.stage import Stage
from game.ui.text import Text
from game.ui.window import Window
from tests.kept import keep_pictures
from tests.scratch import scratch


@cache
def _homes() -> Path:
    """Return the folder of all folders with settings, which goes with the process."""
    return scratch()


@cache
def _opened() -> tuple[Fonts, pygame.Font]:
    """Return fonts, and one of them, which may be kept no more there but is as old as they."""
    fonts = Fonts()
    return fonts, fonts.get("body", 16)


def shared_fonts() -> Fonts:
    """Return the fonts of all tests: what one has measured, the next need not."""
    _, first = _opened()
    try:
        first.get_height()
    except pygame.error:  # a test has quit pygame, and with it all fonts
        _opened.cache_clear()
    return _opened()[0]


def make_services(
    size: tuple[int, int] = (1280, 720), lang: str = "en", text_scale: int = 100
) -> Services:
    """Return services on the dummy drivers, with settings in a folder of their own."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.init()
    window = Window("test", size)
    canvas, fonts, looks = Canvas(window.size), shared_fonts(), Rng(1, "looks")
    texts = Texts(lang)
    sprites, text = Sprites(canvas, fonts), Text(canvas, fonts, text_scale)
    keep_pictures(sprites, text)
    return Services(
        window=window,
        canvas=canvas,
        stage=Stage(canvas, window.surface),
        sprites=sprites,
        text=text,
        audio=Audio(looks),
        scenes=SceneManager(),
        looks=looks,
        texts=texts,
        store=fresh_store(lang, text_scale),
        keyboard=Keyboard(),
        pads=Pads(),
    )


def fresh_store(lang: str, text_scale: int = 100) -> Store:
    """Return what keeps settings and matches, in a folder of its own with nothing else in it."""
    store = Store(Path(tempfile.mkdtemp(dir=_homes())))
    store.update(lang="" if lang == "xx" else lang, text_scale=text_scale)
    return store


def put_unfinished(store: Store, game: str, text: str, number: int = 0) -> Path:
    """Let a match wait that an older version has left; with a number, that another window has."""
    path = store.unfinished.folder / f"{game}{f'-{number}' if number else ''}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    store.unfinished.look()
    store.settle()
    return path


def key(place: int, key_code: int = 0, *, down: bool = True) -> pygame.event.Event:
    """Return a key event as the window system would post it."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(kind, scancode=place, key=key_code, mod=0, unicode="", window=None)


def press(services: Services, place: int, key_code: int = 0) -> None:
    """Press a key and let it go."""
    services.scenes.handle(key(place, key_code))
    services.scenes.handle(key(place, key_code, down=False))


_NAMED = {
    "up": (pygame.KSCAN_UP, pygame.K_UP),
    "down": (pygame.KSCAN_DOWN, pygame.K_DOWN),
    "left": (pygame.KSCAN_LEFT, pygame.K_LEFT),
    "right": (pygame.KSCAN_RIGHT, pygame.K_RIGHT),
    "enter": (pygame.KSCAN_RETURN, pygame.K_RETURN),
    "escape": (pygame.KSCAN_ESCAPE, pygame.K_ESCAPE),
    "f1": (pygame.KSCAN_F1, pygame.K_F1),
}


def tap(services: Services, name: str) -> None:
    """Press and let go a menu key: up, down, left, right, enter, escape, f1."""
    press(services, *_NAMED[name])


def frame(services: Services, dt: float = 1 / 60) -> None:
    """Let a frame pass and draw it, when all is read that was asked for."""
    services.store.settle()
    services.scenes.update(dt)
    services.scenes.draw(services.stage)
    services.stage.present()


def past_podium(services: Services) -> None:
    """Let the ceremony after a match pass, if there is one."""
    for _ in range(20):
        if not isinstance(services.scenes.top, PodiumScreen):
            return
        services.scenes.update(0.5)
    raise AssertionError("the ceremony comes to no end")


def save(services: Services, path: str) -> None:
    """Draw a frame and save the window as a picture."""
    frame(services)
    pygame.image.save(services.window.surface, path)
