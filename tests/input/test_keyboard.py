"""C02: labels are the player's own, wherever they come from."""

from collections.abc import Mapping
from unittest.mock import patch

import pygame
import pytest

from game.input import keyboard as labels
from game.input.keyboard import (
    LAYOUTS,
    Keyboard,
    LabelSource,
    fitting_layouts,
    printed,
    sdl_labels,
    tidy,
)
from game.input.places import place_of_name
from tests.input.key_places import DEAD_KEYS
from tests.input.presses import down

Q, W, A, Z, M, Y = (place_of_name(name) for name in "QWAZMY")
SEMICOLON, BRACKET = place_of_name("SEMICOLON"), place_of_name("LEFTBRACKET")

# What SDL said on X11 under these layouts.
FRENCH = {Q: "A", W: "Z", A: "Q", Z: "W", M: ",", Y: "Y", SEMICOLON: "M", BRACKET: ""}
GERMAN = {Q: "Q", W: "W", A: "A", Z: "Y", M: "M", Y: "Z", SEMICOLON: "ö", BRACKET: "ü"}
DVORAK = {Q: "'", W: ",", A: "A", Z: ";", M: "M", Y: "F", SEMICOLON: "S", BRACKET: "/"}


class System:
    """Stands for SDL under a layout that can change."""

    def __init__(self, answers: Mapping[int, str]) -> None:
        self.answers = answers

    def find(self) -> LabelSource:
        return lambda place: self.answers.get(place, "")


def shown(keyboard: Keyboard, *places: int) -> list[str]:
    return [keyboard.label(place) for place in places]


def test_labels_follow_the_layout() -> None:
    system = System(FRENCH)
    keyboard = Keyboard(find=system.find)
    assert shown(keyboard, Q, W, A, SEMICOLON) == ["A", "Z", "Q", "M"]
    assert (keyboard.layout, keyboard.form) == ("fr", "iso")
    system.answers = GERMAN
    assert shown(keyboard, Q) == ["A"]
    assert keyboard.handle(pygame.event.Event(pygame.KEYMAPCHANGED))
    assert shown(keyboard, Q, Z, Y, SEMICOLON, BRACKET) == ["Q", "Y", "Z", "Ö", "Ü"]
    assert (keyboard.layout, keyboard.revision) == ("de", 1)


def test_dead_keys_come_from_the_table_of_the_layout() -> None:
    keyboard = Keyboard(find=System(FRENCH).find)
    assert keyboard.label(BRACKET) == "^"
    german = Keyboard(find=System(GERMAN).find)
    assert shown(german, place_of_name("GRAVE"), place_of_name("EQUALS")) == ["^", "´"]


def test_no_table_is_used_where_none_fits() -> None:
    keyboard = Keyboard(find=System(DVORAK).find)
    assert shown(keyboard, Q, SEMICOLON) == ["'", "S"]
    assert keyboard.label(place_of_name("E")) == "2/3"
    assert not keyboard.knows(place_of_name("E"))
    assert keyboard.description(place_of_name("E")) == ("key-at", {"row": 2, "number": 3})
    assert keyboard.description(Q) == ("key-named", {"label": "'"})
    assert keyboard.description(place_of_name("F5")) == ("key-named", {"label": "F5"})


def test_digits_and_the_number_pad_are_digits_everywhere() -> None:
    shifted = System({place_of_name("1"): "&", place_of_name("KP_7"): "Keypad 7"})
    keyboard = Keyboard(find=shifted.find)
    names = ["1", "0", "KP_7", "KP_MINUS", "KP_PLUS"]
    assert shown(keyboard, *map(place_of_name, names)) == ["1", "0", "Num 7", "Num -", "Num +"]


def test_without_sdl_labels_are_learned_from_presses() -> None:
    pygame.display.init()
    keyboard = Keyboard(find=lambda: None)
    assert keyboard.label(Q) == "Q"
    assert keyboard.handle(down(Q, key=pygame.K_a, unicode="a"))
    assert shown(keyboard, Q, W, SEMICOLON) == ["A", "Z", "M"]
    assert keyboard.layout == "fr"
    assert not keyboard.handle(down(Q, key=pygame.K_a, unicode="a"))
    keyboard.refresh()
    assert keyboard.label(Q) == "Q"


def test_learning_ignores_dead_keys_shift_and_other_events() -> None:
    pygame.display.init()
    keyboard = Keyboard(find=lambda: None)
    before = keyboard.label(BRACKET)
    assert not keyboard.handle(down(BRACKET, key=1073741824))
    assert not keyboard.handle(down(BRACKET, key=1073741824, unicode="{", mod=pygame.KMOD_SHIFT))
    assert not keyboard.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1)))
    assert keyboard.label(BRACKET) == before
    assert keyboard.handle(down(BRACKET, key=1073741824, unicode="ü"))
    assert keyboard.label(BRACKET) == "Ü"


def test_learning_one_common_letter_keeps_the_table() -> None:
    pygame.display.init()
    keyboard = Keyboard(find=lambda: None)
    keyboard.learn(down("E", key=pygame.K_e, unicode="e"))
    assert shown(keyboard, place_of_name("E"), W) == ["E", "W"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_chosen_layout_goes_first(layout: str) -> None:
    keyboard = Keyboard(layout, find=System(DVORAK).find)
    assert {place: keyboard.label(place) for place in printed(layout)} == printed(layout)
    assert keyboard.layout == layout
    with pytest.raises(ValueError, match="layout"):
        Keyboard("bépo")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tables_name_every_key_once_and_fit_only_themselves(layout: str) -> None:
    table = printed(layout)
    assert len(table) == 38
    assert all(len(label) == 1 for label in table.values())
    assert fitting_layouts(lambda place: table.get(place, "")) == (layout,)
    assert fitting_layouts(lambda place: "") == LAYOUTS


def test_dead_keys_of_the_tables_carry_an_accent() -> None:
    for layout, places in DEAD_KEYS.items():
        assert {printed(layout)[place] for place in places} <= set("^´`¨~")


@pytest.mark.parametrize(
    ("name", "label"),
    [("a", "A"), ("ö", "Ö"), ("ù", "ù"), ("é", "é"), ("ß", "ß"), ("Space", "Space"), ("\x08", "")],
)
def test_caps_show_what_is_printed_on_them(name: str, label: str) -> None:
    assert tidy(Q, name) == label


def test_the_loaded_sdl_answers() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    ask = sdl_labels()
    assert ask is not None
    assert [ask(place) for place in (Q, SEMICOLON, place_of_name("KP_7"))] == ["Q", ";", "Keypad 7"]
    assert ask(5000) == ask(0) == ""


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "plan9"])
def test_another_place_of_the_library_is_no_crash(platform: str) -> None:
    with patch.object(labels.sys, "platform", platform):
        keyboard = Keyboard()
    assert keyboard.label(Q) == "Q"


def test_an_unreadable_library_is_no_crash() -> None:
    with patch.object(labels, "_library", side_effect=PermissionError("no /proc")):
        assert sdl_labels() is None
    with patch.object(labels, "_library", return_value="/nonexistent/libSDL2.so"):
        assert sdl_labels() is None
    with patch.object(labels.pygame, "get_sdl_version", return_value=(1, 2, 3)):
        assert sdl_labels() is None
