"""Key places: where a key is on the board, whatever is printed on it.

A place is a scancode (the USB usage number, SDL's ``KSCAN_*``) and is named after what a US
keyboard prints there. Layouts change labels, never places.
"""

from typing import Literal

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

NOT_ON_EVERY_BOARD: frozenset[KeyPlace] = frozenset(
    _SIGNS[name]
    for name in ("BACKSLASH", "NONUSHASH", "NONUSBACKSLASH", "INTERNATIONAL1", "INTERNATIONAL3")
)
"""Keys that only ANSI, ISO or JIS boards have, or that each puts elsewhere."""

DEAD_KEYS: dict[str, frozenset[KeyPlace]] = {
    "fr": frozenset({_SIGNS["LEFTBRACKET"]}),
    "de": frozenset({_SIGNS["GRAVE"], _SIGNS["EQUALS"]}),
}
"""Keys that print nothing by themselves but an accent on the next letter, a layout."""

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


def all_places() -> tuple[KeyPlace, ...]:
    """Return every place that has a name."""
    return tuple(_NAMES)


def forbidden(place: KeyPlace) -> Reason | None:
    """Return why nobody may bind a key, or ``None`` if they may (FF-17a)."""
    if place not in _NAMES:
        return "unknown"
    return _FORBIDDEN.get(place)


def portable(place: KeyPlace) -> bool:
    """Say whether a preset may use a key: on every board, and not dead in a layout we know."""
    dead = any(place in keys for keys in DEAD_KEYS.values())
    return forbidden(place) is None and place not in NOT_ON_EVERY_BOARD and not dead
