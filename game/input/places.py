"""Key places: where a key is on the keyboard, whatever is printed on it, and how it is drawn.

A place is a scancode (the USB usage number, SDL's ``KSCAN_*``) and is named after what a US
keyboard prints there. Layouts change labels, never places. Drawings are of a 60 % board and a
number pad: their unit is the width of a letter key, x grows to the right and y downwards.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

import msgspec

KeyPlace = int
"""A scancode, as in ``event.scancode``; 4 is the key that a US keyboard labels A."""

Reason = Literal["modifier", "function", "menu", "system", "unknown"]
"""Why nobody may have a key: it has another task in the game or in the operating system."""

_LETTERS = {chr(ord("A") + index): 4 + index for index in range(26)}
_DIGITS = {str((index + 1) % 10): 30 + index for index in range(10)}
_FUNCTION = {f"F{index + 1}": 58 + index for index in range(12)}
_FUNCTION |= {f"F{index + 13}": 104 + index for index in range(12)}
_KEYPAD = {
    "KP_DIVIDE": 84,
    "KP_MULTIPLY": 85,
    "KP_MINUS": 86,
    "KP_PLUS": 87,
    "KP_ENTER": 88,
    **{f"KP_{(index + 1) % 10}": 89 + index for index in range(10)},
    "KP_PERIOD": 99,
}
_SIGNS = {
    "MINUS": 45,
    "EQUALS": 46,
    "LEFTBRACKET": 47,
    "RIGHTBRACKET": 48,
    "BACKSLASH": 49,
    "NONUSHASH": 50,
    "SEMICOLON": 51,
    "APOSTROPHE": 52,
    "GRAVE": 53,
    "COMMA": 54,
    "PERIOD": 55,
    "SLASH": 56,
    "NONUSBACKSLASH": 100,
    "INTERNATIONAL1": 135,
    "INTERNATIONAL3": 137,
}
_MENU = {
    "RETURN": 40,
    "ESCAPE": 41,
    "BACKSPACE": 42,
    "TAB": 43,
    "SPACE": 44,
    "RIGHT": 79,
    "LEFT": 80,
    "DOWN": 81,
    "UP": 82,
    "MENU": 118,
}
_NAVIGATION = {
    "INSERT": 73,
    "HOME": 74,
    "PAGEUP": 75,
    "DELETE": 76,
    "END": 77,
    "PAGEDOWN": 78,
}
_SYSTEM = {
    "PRINTSCREEN": 70,
    "SCROLLLOCK": 71,
    "PAUSE": 72,
    "NUMLOCK": 83,
    "POWER": 102,
}
_MODIFIERS = {
    "CAPSLOCK": 57,
    "LCTRL": 224,
    "LSHIFT": 225,
    "LALT": 226,
    "LGUI": 227,
    "RCTRL": 228,
    "RSHIFT": 229,
    "RALT": 230,
    "RGUI": 231,
}

_PLACES: dict[str, KeyPlace] = (
    _LETTERS | _DIGITS | _SIGNS | _KEYPAD | _NAVIGATION | _MENU | _FUNCTION | _SYSTEM | _MODIFIERS
)
_NAMES: dict[KeyPlace, str] = {place: name for name, place in _PLACES.items()}

_FORBIDDEN: dict[KeyPlace, Reason] = {
    **dict.fromkeys(_MODIFIERS.values(), "modifier"),
    **dict.fromkeys(_FUNCTION.values(), "function"),
    **dict.fromkeys(_MENU.values(), "menu"),
    **dict.fromkeys(_SYSTEM.values(), "system"),
    _KEYPAD["KP_ENTER"]: "menu",
}

KEYPAD: frozenset[KeyPlace] = frozenset(_KEYPAD.values())
"""The number pad, which many laptops lack."""

DIGITS: dict[KeyPlace, str] = {place: name for name, place in _DIGITS.items()}
"""The digit row: digits are printed there by every layout, with or without Shift."""


def place_of_name(name: str) -> KeyPlace:
    """Return the place of a name such as ``Q``, ``7``, ``SEMICOLON`` or ``KP_7``.

    ``ValueError`` if there is no such name.
    """
    try:
        return _PLACES[name]
    except KeyError:
        raise ValueError(f"no key is called {name!r}") from None


def name_of_place(place: KeyPlace) -> str:
    """Return the name of a place; ``KEY_<number>`` for one that has none."""
    return _NAMES.get(place, f"KEY_{place}")


def forbidden(place: KeyPlace) -> Reason | None:
    """Return why nobody may bind a key, or ``None`` if they may (FF-17a)."""
    if place not in _NAMES:
        return "unknown"
    return _FORBIDDEN.get(place)


Form = Literal["ansi", "iso"]
"""The shape of a board: ANSI is usual in America, ISO (with a key beside left Shift) in Europe."""

PAD_GAP = 0.5
"""Between the board and its number pad, in key units."""

_Row = str
"""A row's keys by name from the left, each with ``:width`` unless that is 1."""

_TOP: dict[Form, tuple[_Row, ...]] = {
    "ansi": (
        "GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE:2",
        "TAB:1.5 Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET BACKSLASH:1.5",
        "CAPSLOCK:1.75 A S D F G H J K L SEMICOLON APOSTROPHE RETURN:2.25",
        "LSHIFT:2.25 Z X C V B N M COMMA PERIOD SLASH RSHIFT:2.75",
    ),
    "iso": (
        "GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE:2",
        "TAB:1.5 Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET RETURN:1.5",
        "CAPSLOCK:1.75 A S D F G H J K L SEMICOLON APOSTROPHE BACKSLASH",
        "LSHIFT:1.25 NONUSBACKSLASH Z X C V B N M COMMA PERIOD SLASH RSHIFT:2.75",
    ),
}
_BOTTOM: _Row = "LCTRL:1.25 LGUI:1.25 LALT:1.25 SPACE:6.25 RALT:1.25 RGUI:1.25 MENU:1.25 RCTRL:1.25"
_BOARD_WIDTH = 15.0
_PAD: tuple[_Row, ...] = (
    "NUMLOCK KP_DIVIDE KP_MULTIPLY KP_MINUS",
    "KP_7 KP_8 KP_9 KP_PLUS",
    "KP_4 KP_5 KP_6",
    "KP_1 KP_2 KP_3 KP_ENTER",
    "KP_0:2 KP_PERIOD",
)
_TALL = ("KP_PLUS", "KP_ENTER")
_ROWS_OF_SIGNS = (
    "1 2 3 4 5 6 7 8 9 0 MINUS EQUALS",
    "Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET",
    "A S D F G H J K L SEMICOLON APOSTROPHE BACKSLASH",
    "Z X C V B N M COMMA PERIOD SLASH",
)


class KeyShape(msgspec.Struct, frozen=True):
    """A key in the drawing: its upper left corner and size, in key units."""

    place: KeyPlace
    x: float
    y: float
    width: float = 1.0
    height: float = 1.0

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the key."""
        return self.x + self.width / 2, self.y + self.height / 2


class KeyArea(msgspec.Struct, frozen=True):
    """A rectangle in key units."""

    x: float
    y: float
    width: float
    height: float


@cache
def keyboard_shapes(form: Form = "iso", number_pad: bool = False) -> tuple[KeyShape, ...]:
    """Return the keys of a 60 % board, with the number pad at its right if asked for."""
    board = _shapes((*_TOP[form], _BOTTOM), 0.0)
    if form == "iso":
        board = tuple(_enter(shape) for shape in board)
    pad = _shapes(_PAD, _BOARD_WIDTH + PAD_GAP) if number_pad else ()
    return board + tuple(_tall(shape) for shape in pad)


def shape_of(place: KeyPlace, form: Form = "iso") -> KeyShape | None:
    """Return a key's shape, number pad included; ``None`` if it isn't drawn."""
    return next((key for key in keyboard_shapes(form, True) if key.place == place), None)


def bounds(shapes: Sequence[KeyShape]) -> KeyArea:
    """Return the smallest rectangle around some keys; ``ValueError`` if there are none."""
    left = min(key.x for key in shapes)
    top = min(key.y for key in shapes)
    right = max(key.x + key.width for key in shapes)
    bottom = max(key.y + key.height for key in shapes)
    return KeyArea(left, top, right - left, bottom - top)


def form_of_layout(layout: str) -> Form:
    """Return the usual board of a layout: ANSI for ``us``, else ISO."""
    return "ansi" if layout == "us" else "iso"


def needs_number_pad(places: Iterable[KeyPlace]) -> bool:
    """Say whether some of the keys are drawn on the number pad only."""
    board = {shape.place for shape in keyboard_shapes("iso") + keyboard_shapes("ansi")}
    return any(place not in board for place in places)


def row_and_key(place: KeyPlace) -> tuple[int, int] | None:
    """Return a sign's row (1: digits) and number in it from the left, both from 1.

    This is how a key is described that has no label; ``None`` for keys outside those rows.
    """
    for row, names in enumerate(_ROWS_OF_SIGNS, start=1):
        for number, name in enumerate(names.split(), start=1):
            if place_of_name(name) == place:
                return row, number
    return None


def _shapes(rows: Sequence[_Row], left: float) -> tuple[KeyShape, ...]:
    found: list[KeyShape] = []
    for y, names in enumerate(rows):
        x = left
        for entry in names.split():
            name, _, width = entry.partition(":")
            found.append(KeyShape(place_of_name(name), x, float(y), float(width or 1)))
            x += found[-1].width
    return tuple(found)


def _enter(shape: KeyShape) -> KeyShape:
    """Give ISO's Enter its two rows; drawn as a plain rectangle beside the last key of row 3."""
    if shape.place != place_of_name("RETURN"):
        return shape
    return KeyShape(shape.place, 13.75, shape.y, 1.25, 2.0)


def _tall(shape: KeyShape) -> KeyShape:
    if shape.place not in tuple(map(place_of_name, _TALL)):
        return shape
    return KeyShape(shape.place, shape.x, shape.y, shape.width, 2.0)
