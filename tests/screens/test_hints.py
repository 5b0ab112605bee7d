"""The line of keys names what its reader has in hand: a keyboard, or a gamepad."""

import pygame
import pytest

from game.screens.join import JoinScreen
from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, press
from tests.screens.stages import STAGES

PAD = pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 0))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hints_name_the_buttons_of_whoever_has_a_gamepad_in_hand(lang: str) -> None:
    services = make_services((1280, 720), lang)
    navigator = ScreenNavigator(services)
    say, names = services.texts, ("title", "pause", "join", "turn-join", "help-1", "rebind")
    for name in names:
        STAGES[name](navigator)
        screen = services.scenes.top
        assert isinstance(screen, Screen)
        services.scenes.handle(PAD)
        labels = {hint.key for hint in screen.hints()}
        assert {say("pad-button-south"), say("pad-button-east")} <= labels, name
        assert not labels & {say("key-enter"), say("key-escape"), "F1", "F11"}, name
        press(services, pygame.KSCAN_F5)
        assert {say("key-enter"), say("key-escape")} <= {hint.key for hint in screen.hints()}, name


def pushed(value: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value)


def test_a_clear_push_of_a_stick_turns_the_hints_to_the_gamepad() -> None:
    services = make_services((640, 360))
    STAGES["title"](ScreenNavigator(services))
    scenes = services.scenes
    scenes.handle(pushed(1.0))
    assert not scenes.by_pad, "a gamepad that nobody has pressed may drift"
    scenes.handle(PAD)
    press(services, pygame.KSCAN_F5)
    for value, by_pad in ((0.0, False), (0.3, False), (0.9, True)):
        scenes.handle(pushed(value))
        assert scenes.by_pad is by_pad, value


def test_the_lobby_says_which_button_starts() -> None:
    services = make_services((1280, 720))
    navigator = ScreenNavigator(services)
    for name in ("join-four", "turn-join"):
        STAGES[name](navigator)
        screen = services.scenes.top
        assert isinstance(screen, JoinScreen)
        assert "Enter" in screen._now_text()
        services.scenes.handle(PAD)
        assert "lower button" in screen._now_text()
        press(services, pygame.KSCAN_F5)


@pytest.mark.parametrize("game", ["board", "frantic", "frappadingue"])
def test_no_table_offers_to_skip_bots_when_the_match_is_over(game: str) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(game)
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1, "easy")
    navigator.app.session.options["goal" if game == "frappadingue" else "limit"] = "rounds-1"
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, TurnScene)
    scene.fast_forward(1_000_000)
    assert scene.outcome is not None
    frame(services)
    said = {text.text for text in scene.view.pen.placed}  # type: ignore[attr-defined]
    assert services.texts("table-hint-skip") in said
    assert services.texts("table-hint-rush") not in said
