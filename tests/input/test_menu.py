"""Menu steps and the wish to pause, from keys and pads."""

import pygame
import pytest

from game.input.pads import Pads
from game.input.presses import MenuSteps, PauseWish
from tests.input.presses import Shelf, button, down, joy_button, plugged, up


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("UP", "up"),
        ("DOWN", "down"),
        ("LEFT", "left"),
        ("RIGHT", "right"),
        ("RETURN", "confirm"),
        ("KP_ENTER", "confirm"),
        ("ESCAPE", "back"),
        ("TAB", "down"),
        ("Q", None),
        ("SPACE", None),
        ("F1", None),
    ],
)
def test_keys(name: str, step: str | None) -> None:
    assert MenuSteps().step(down(name)) == step
    assert MenuSteps().step(up(name)) is None


def test_modifiers() -> None:
    menu = MenuSteps()
    assert menu.step(down("TAB", mod=pygame.KMOD_LSHIFT)) == "up"
    assert menu.step(down("TAB", mod=pygame.KMOD_LALT)) is None
    assert menu.step(down("RETURN", mod=pygame.KMOD_LALT)) is None
    assert menu.step(down("RETURN", mod=pygame.KMOD_NUM)) == "confirm"


def test_pads() -> None:
    pads = Pads(Shelf("m1").open)
    pads.handle(plugged(0))
    menu, pause = MenuSteps(pads), PauseWish(pads)
    steps = {
        pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
        pygame.CONTROLLER_BUTTON_A: "confirm",
        pygame.CONTROLLER_BUTTON_START: "confirm",
        pygame.CONTROLLER_BUTTON_B: "back",
        pygame.CONTROLLER_BUTTON_X: None,
    }
    for number, step in steps.items():
        assert menu.step(button(10, number)) == step
        assert menu.step(joy_button(10, number)) is None
        assert pause.wanted(button(10, number)) == (number == pygame.CONTROLLER_BUTTON_START)
    assert MenuSteps().step(button(10, pygame.CONTROLLER_BUTTON_A)) is None


def test_anybody_may_pause_by_escape() -> None:
    assert PauseWish().wanted(down("ESCAPE"))
    assert PauseWish().wanted(down("PAUSE"))
    assert not PauseWish().wanted(down("RETURN"))
    assert not PauseWish().wanted(up("ESCAPE"))
