"""Every key that a screen tells acts there: something is seen of it."""

import pygame
import pytest

from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.ui.i18n import Texts
from game.ui.services import Services
from tests.harness import frame, key, make_services
from tests.pairs import whole
from tests.screens.stages import STAGES
from tests.table_play import click

ARROWS = {
    "↑": (pygame.KSCAN_UP, pygame.K_UP),
    "↓": (pygame.KSCAN_DOWN, pygame.K_DOWN),
    "←": (pygame.KSCAN_LEFT, pygame.K_LEFT),
    "→": (pygame.KSCAN_RIGHT, pygame.K_RIGHT),
}
NAMED = {
    "key-enter": (pygame.KSCAN_RETURN, pygame.K_RETURN),
    "key-escape": (pygame.KSCAN_ESCAPE, pygame.K_ESCAPE),
    "key-tab": (pygame.KSCAN_TAB, pygame.K_TAB),
    "key-space": (pygame.KSCAN_SPACE, pygame.K_SPACE),
    "key-backspace": (pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE),
}
SOME, OTHERS = tuple(STAGES)[::5], tuple(STAGES)[2::5]
WINDOW = {"F11"}
"""Keys that the window takes before any screen."""


def keys_of(told: str) -> list[tuple[int, int]]:
    """Return the keys that a hint names: one, or each of some arrows."""
    if all(sign in ARROWS for sign in told):
        return [ARROWS[sign] for sign in told]
    if told == "A–Z":
        return [(pygame.KSCAN_A + number, pygame.K_a + number) for number in range(26)]
    for name, place in NAMED.items():
        if told in (Texts("en")(name), Texts("fr")(name)):
            return [place]
    return [(getattr(pygame, f"KSCAN_{told}"), getattr(pygame, f"K_{told}"))]


def opened(stage: str) -> tuple[Services, Screen]:
    services = make_services((640, 360))
    STAGES[stage](ScreenNavigator(services))
    frame(services)
    top = services.scenes.top
    assert isinstance(top, Screen)
    frame(services, 3.0)
    return services, top


def seen(services: Services) -> tuple[object, ...]:
    top = services.scenes.top
    surface = services.window.surface
    frame(services, 0.0)
    return id(top), pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("stage", [stage if stage in SOME else whole(stage) for stage in STAGES])
def test_every_told_key_acts(stage: str) -> None:
    services, screen = opened(stage)
    dead, pressed = [], False
    for hint in screen.hints():
        if hint.key in WINDOW:
            continue
        acted = False
        for place, code in keys_of(hint.key):
            if pressed:
                services, screen = opened(stage)
            before, running, pressed = seen(services), services.scenes.top, True
            event = key(place, code)
            if hint.key == "A–Z":
                event.unicode = chr(code)
            services.scenes.handle(event)
            services.scenes.handle(key(place, code, down=False))
            acted = (
                running is None or services.scenes.top is not running or seen(services) != before
            )
            if acted:
                break
        if not acted:
            dead.append((hint.key, hint.text))
    assert not dead


@pytest.mark.parametrize("stage", [*OTHERS[::2], *map(whole, OTHERS[1::2])])
def test_a_click_on_a_told_key_does_what_the_key_does(stage: str) -> None:
    services, screen = opened(stage)
    told = services.scenes.told.all
    assert {one.key for one in told} >= {hint.key for hint in screen.hints() if hint.key == "F1"}
    for one in told:
        if one.key in WINDOW or not one.place:
            assert one.key in WINDOW or one.key == "A–Z", "a key that nobody can click"
            continue
        ends = []
        for clicked in (True, False):
            services, screen = opened(stage)
            if clicked:
                click(services, one.box.cx, one.box.cy)
            else:
                for place, code in keys_of(one.key):
                    services.scenes.handle(key(place, code))
                    services.scenes.handle(key(place, code, down=False))
            top = services.scenes.top
            menu = getattr(top, "menu", None)
            focused = None if menu is None or menu.focused is None else menu.focused.key
            ends.append((type(top), top is screen, len(services.scenes), focused))
        assert ends[0] == ends[1], one.key
