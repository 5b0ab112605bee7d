"""Lines of keys and notes: the button that is named does it, and a note is as high as its text."""

import pygame
import pytest

from game.input.pads import Pads
from game.input.seating import Player, Seating
from game.input.turn_keys import TurnKeys
from game.ui.canvas import Box
from game.ui.hints import BUTTONS_OF_KEYS, Hint, place_told
from game.ui.notes import Notes
from game.ui.pen import Pen
from tests.harness import make_services
from tests.input.presses import Shelf, button, down, plugged

LINE = Box(24, 1020, 1872, 48)
BUTTONS = {
    "pad-button-select": pygame.CONTROLLER_BUTTON_BACK,
    "pad-button-shoulder-left": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "pad-button-shoulder-right": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}


@pytest.mark.parametrize("key", ["F2", "F3", "F4"])
def test_the_button_that_is_told_instead_of_a_key_does_what_the_key_does(key: str) -> None:
    services = make_services((640, 360))
    named, code = BUTTONS_OF_KEYS[key], pygame.key.key_code(key.lower())
    pads = Pads(Shelf("m1").open)
    pads.handle(plugged(0))
    pads.handle(button(10, BUTTONS[named]))
    keys = TurnKeys(Seating((Player("human", "Anna"), Player("bot", "Bot", level="easy"))), pads)
    by_key = keys.command(down(key, key=code))
    assert by_key is not None
    assert keys.command(button(10, BUTTONS[named])) == by_key
    services.scenes.quit()


@pytest.mark.parametrize("key", sorted(BUTTONS_OF_KEYS))
def test_a_click_on_a_button_that_is_told_does_what_the_key_does(key: str) -> None:
    services = make_services((640, 360))
    told = place_told(services, Hint(str(services.texts(BUTTONS_OF_KEYS[key])), "words"))
    assert told == place_told(services, Hint(key, "words"))
    services.scenes.quit()


def test_a_note_is_as_high_as_its_text_when_letters_become_larger() -> None:
    services = make_services((1280, 720))
    pen, notes = Pen(services), Notes()
    notes.add("The match could not be kept: there is no room on the disk. " * 3)
    high = []
    for percent in (100, 200, 100):
        services.text.percent = percent
        pen.start()
        high.append(notes.place(pen, notes, services.stage, LINE).h)
    assert high[0] == high[2] < high[1]
    services.scenes.quit()
