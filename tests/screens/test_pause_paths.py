"""The pause and its questions by keyboard alone, by mouse alone, and by a pad."""

from collections.abc import Callable

import pygame
import pytest

from game.input.pads import Pads
from game.screens.dialogs import ConfirmScreen, PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.screens.settings import SettingsScreen
from game.screens.title import TitleScreen
from game.ui.match_scene import MatchScene
from game.ui.services import Services
from tests.harness import frame, make_services, tap
from tests.input.presses import Shelf, button, plugged
from tests.screens.stages import fill, leave_a_match
from tests.screens.test_lobby_paths import DOWN, EAST, RIGHT, SOUTH, click, push

GAMES = ("frankfurt", "frantic")
ENTER_LATER = 1.0
"""Seconds after which nobody hammers any more."""


class Hand:
    """Chooses a control of the screen on top, and goes back, by one means alone."""

    def __init__(self, services: Services, how: str) -> None:
        self.services, self.how = services, how

    def choose(self, name: str) -> None:
        """Choose a control."""
        self.services.scenes.update(ENTER_LATER)
        if self.how == "mouse":
            click(self.services, name)
            return
        for _ in range(12):
            focused = self._screen().menu.focused
            if focused is not None and focused.key == name:
                break
            self._step("right" if name == "yes" else "down")
        focused = self._screen().menu.focused
        assert focused is not None
        assert focused.key == name
        self._step("confirm")

    def back(self) -> None:
        """Go back one screen."""
        self.services.scenes.update(ENTER_LATER)
        ways: dict[str, Callable[[], None]] = {
            "mouse": lambda: click(self.services, "cancel"),
            "keys": lambda: tap(self.services, "escape"),
            "pad": lambda: push(self.services, EAST),
        }
        ways[self.how]()

    def _step(self, step: str) -> None:
        if self.how == "keys":
            tap(self.services, {"confirm": "enter"}.get(step, step))
        else:
            push(self.services, {"down": DOWN, "right": RIGHT, "confirm": SOUTH}[step])

    def _screen(self) -> Screen:
        top = self.services.scenes.top
        assert isinstance(top, Screen)
        return top


def paused(game: str, how: str) -> tuple[Services, Hand]:
    """Return a match of a person and a bot in its pause, which that means has opened."""
    services = make_services((640, 360))
    services.pads = Pads(Shelf("m1").open)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(game)
    services.scenes.handle(plugged(0))
    if how == "pad":
        push(services, SOUTH)
    else:
        navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1)
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    frame(services)
    if how == "pad":
        services.scenes.handle(button(10, 6))
    else:
        tap(services, "escape")
    assert isinstance(services.scenes.top, PauseScreen)
    return services, Hand(services, how)


@pytest.mark.parametrize("how", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_the_pause_goes_on(game: str, how: str) -> None:
    services, hand = paused(game, how)
    hand.choose("pause-resume")
    assert isinstance(services.scenes.top, MatchScene)


@pytest.mark.parametrize("how", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_leaving_asks_and_can_be_taken_back_before_it_is_done(game: str, how: str) -> None:
    services, hand = paused(game, how)
    hand.choose("pause-leave")
    assert isinstance(services.scenes.top, ConfirmScreen)
    hand.back()
    assert isinstance(services.scenes.top, PauseScreen)
    hand.choose("pause-leave")
    hand.choose("yes")
    assert isinstance(services.scenes.top, TitleScreen)


@pytest.mark.parametrize("how", ["keys", "mouse", "pad"])
def test_dealing_again_and_settings_are_reached(how: str) -> None:
    services, hand = paused("frantic", how)
    hand.choose("pause-settings")
    assert isinstance(services.scenes.top, SettingsScreen)
    if how == "mouse":
        hand.choose("back-arrow")
    else:
        hand.back()
    hand.choose("pause-restart")
    hand.choose("yes")
    assert isinstance(services.scenes.top, MatchScene)


def test_who_leaves_another_match_reads_that_the_first_one_still_waits() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game("frantic")
    fill(navigator, 2)
    leave_a_match(navigator, 40)
    navigator.practise("frantic")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    scene.pause(None)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    top._leave()
    asks = services.scenes.top
    assert isinstance(asks, ConfirmScreen)
    frame(services)
    assert any("still does" in text.text for text in asks.pen.placed)


def test_the_keys_of_a_held_start_do_not_close_the_pause_again() -> None:
    services, _ = paused("frankfurt", "pad")
    for _ in range(5):
        services.scenes.handle(button(10, 6))
    assert isinstance(services.scenes.top, PauseScreen)
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=10, button=6)
    services.scenes.handle(up)
    services.scenes.update(ENTER_LATER)
    services.scenes.handle(button(10, 6))
    assert isinstance(services.scenes.top, MatchScene)
