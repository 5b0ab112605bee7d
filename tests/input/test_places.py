"""Key places and the drawing of the board."""

import pygame
import pytest

from game.input.places import (
    KeyShape,
    bounds,
    forbidden,
    form_of_layout,
    keyboard_shapes,
    name_of_place,
    needs_number_pad,
    place_of_name,
    row_and_key,
    shape_of,
)
from tests.input.key_places import all_places, portable

UNPORTABLE = "BACKSLASH NONUSHASH NONUSBACKSLASH LEFTBRACKET GRAVE EQUALS LSHIFT TAB F5"
NEVER = (
    "LSHIFT RSHIFT LCTRL RCTRL LALT RALT LGUI RGUI CAPSLOCK TAB ESCAPE RETURN KP_ENTER SPACE "
    "BACKSPACE UP DOWN LEFT RIGHT MENU F1 F11 F12 F13 PRINTSCREEN PAUSE NUMLOCK SCROLLLOCK POWER"
)


def test_places_are_the_scancodes_of_pygame() -> None:
    for place in all_places():
        name = name_of_place(place)
        scancode = getattr(pygame, f"KSCAN_{name}", None)
        if scancode is not None:
            assert scancode == place, name
        assert place_of_name(name) == place
    known = sum(hasattr(pygame, f"KSCAN_{name_of_place(place)}") for place in all_places())
    assert known > 100


def test_a_wrong_name_is_an_error() -> None:
    for name in ("q", "", "KP7", "SEMICOLON ", "KEY_300"):
        with pytest.raises(ValueError, match="no key is called"):
            place_of_name(name)
    assert name_of_place(300) == "KEY_300"


@pytest.mark.parametrize("name", NEVER.split())
def test_keys_with_another_task_are_forbidden(name: str) -> None:
    assert forbidden(place_of_name(name)) is not None


def test_unknown_keys_are_forbidden_and_signs_are_not() -> None:
    assert forbidden(0) == forbidden(9999) == "unknown"
    for name in ["A", "1", "SEMICOLON", "KP_7", "NONUSBACKSLASH", "LEFTBRACKET", "HOME"]:
        assert forbidden(place_of_name(name)) is None


@pytest.mark.parametrize("name", UNPORTABLE.split())
def test_keys_of_some_boards_and_dead_keys_are_not_for_presets(name: str) -> None:
    assert not portable(place_of_name(name))


def overlap(one: KeyShape, other: KeyShape) -> bool:
    apart = 1e-9
    across = one.x + one.width <= other.x + apart or other.x + other.width <= one.x + apart
    along = one.y + one.height <= other.y + apart or other.y + other.height <= one.y + apart
    return not (across or along)


@pytest.mark.parametrize("form", ["ansi", "iso"])
def test_the_drawing_has_no_overlaps_and_fills_the_board(form: str) -> None:
    shapes = keyboard_shapes(form, True)  # type: ignore[arg-type]
    pairs = [(a, b) for i, a in enumerate(shapes) for b in shapes[:i] if overlap(a, b)]
    assert pairs == []
    assert len({shape.place for shape in shapes}) == len(shapes)
    board = bounds(keyboard_shapes(form, False))  # type: ignore[arg-type]
    assert (board.x, board.y, board.width, board.height) == (0, 0, 15, 5)
    assert bounds(shapes).width == 19.5


def test_the_boards_differ_where_ansi_and_iso_do() -> None:
    ansi = {shape.place for shape in keyboard_shapes("ansi")}
    iso = {shape.place for shape in keyboard_shapes("iso")}
    assert iso - ansi == {place_of_name("NONUSBACKSLASH")}
    assert ansi <= iso
    assert form_of_layout("us") == "ansi"
    assert form_of_layout("fr") == form_of_layout("de") == "iso"


def test_rows_are_staggered_as_on_a_real_board() -> None:
    xs = [shape_of(place_of_name(name)).x for name in ["1", "Q", "A", "Z"]]  # type: ignore[union-attr]
    assert xs == [1, 1.5, 1.75, 2.25]


def test_a_key_is_described_by_row_and_number() -> None:
    assert row_and_key(place_of_name("1")) == (1, 1)
    assert row_and_key(place_of_name("E")) == (2, 3)
    assert row_and_key(place_of_name("SEMICOLON")) == (3, 10)
    assert row_and_key(place_of_name("SLASH")) == (4, 10)
    assert row_and_key(place_of_name("KP_7")) is None


def test_number_pad_keys_need_a_number_pad() -> None:
    assert needs_number_pad([place_of_name("A"), place_of_name("KP_4")])
    assert not needs_number_pad([place_of_name("A"), place_of_name("SEMICOLON")])
