"""What is printed on keys: SDL's answer, or tables of three layouts where SDL has none.

pygame has no call from a scancode to a label, but the SDL that it has loaded does.
"""

import ctypes
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pygame

from game.input.places import KEYPAD, KeyPlace, name_of_place, place_of_name

LabelSource = Callable[[KeyPlace], str]
"""SDL's name of the key at a place under the layout of now; empty if it has none."""

LAYOUTS = ("us", "fr", "de")
"""The layouts whose labels are known without asking the system."""

_PLACES_OF_SIGNS = (
    "GRAVE MINUS EQUALS Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET "
    "A S D F G H J K L SEMICOLON APOSTROPHE BACKSLASH "
    "NONUSBACKSLASH Z X C V B N M COMMA PERIOD SLASH"
)
_PRINTED = {
    "us": r"` - = Q W E R T Y U I O P [ ] A S D F G H J K L ; ' \ \ Z X C V B N M , . /",
    "fr": "² ) = A Z E R T Y U I O P ^ $ Q S D F G H J K L M ù * < W X C V B N , ; : !",
    "de": "^ ß ´ Q W E R T Z U I O P Ü + A S D F G H J K L Ö Ä # < Y X C V B N M , . -",
}
_PAD_SIGNS = {
    "KP_DIVIDE": "/",
    "KP_MULTIPLY": "*",
    "KP_MINUS": "-",
    "KP_PLUS": "+",
    "KP_PERIOD": ".",
    "KP_ENTER": "Enter",
}
_TELLING = tuple(map(place_of_name, ("Q", "W", "A", "Y", "Z", "M", "SEMICOLON")))
"""The places whose labels tell a French, a German and a US layout apart."""

_PRINTED_SMALL = "àçéèùµ"
"""Letters that share their key with another sign, and so are printed small."""

_WINDOWS_NAME = "SDL2.dll"
_MAC_PATTERN = "libSDL2-2*.dylib"
_LINUX_NAME = "libSDL2-2"


def printed(layout: str) -> Mapping[KeyPlace, str]:
    """Return the labels of a layout of ``LAYOUTS``, dead keys included; ``KeyError`` if not one."""
    names = map(place_of_name, _PLACES_OF_SIGNS.split())
    return dict(zip(names, _PRINTED[layout].split(), strict=True))


def fitting_layouts(label: LabelSource) -> tuple[str, ...]:
    """Return the layouts of ``LAYOUTS`` that no known label contradicts."""
    said = {place: text for place in _TELLING if (text := label(place))}
    tables = ((layout, printed(layout)) for layout in LAYOUTS)
    return tuple(
        layout
        for layout, table in tables
        if all(table[place] == text for place, text in said.items())
    )


def tidy(place: KeyPlace, name: str) -> str:
    """Turn SDL's name of a key into what its cap shows: capitals, and ``Num 7`` for the pad."""
    if place in KEYPAD:
        return pad_label(place)
    if not name.isprintable():
        return ""
    large = name.upper()
    return large if len(name) == len(large) == 1 and name not in _PRINTED_SMALL else name


def pad_label(place: KeyPlace) -> str:
    """Return the label of a number pad key, the same under all layouts."""
    name = name_of_place(place)
    return "Num " + _PAD_SIGNS.get(name, name.removeprefix("KP_"))


def sdl_labels() -> LabelSource | None:
    """Return a source that asks the SDL that pygame has loaded; ``None`` if that fails."""
    try:
        return _source(ctypes.CDLL(str(_library())))
    except (OSError, AttributeError, LookupError, ValueError):
        return None


def _source(sdl: ctypes.CDLL) -> LabelSource:
    """Declare the two calls; ``ValueError`` if this is another SDL than the one in use."""
    version = (ctypes.c_uint8 * 3)()
    sdl.SDL_GetVersion(version)
    if tuple(version) != pygame.get_sdl_version():
        raise ValueError("another SDL")
    key_of = sdl.SDL_GetKeyFromScancode
    key_of.argtypes, key_of.restype = [ctypes.c_int], ctypes.c_int32
    name_of = sdl.SDL_GetKeyName
    name_of.argtypes, name_of.restype = [ctypes.c_int32], ctypes.c_char_p

    def label(place: KeyPlace) -> str:
        name: bytes | None = name_of(key_of(place))
        return name.decode("utf-8", "replace") if name else ""

    return label


def _library() -> Path:
    """Return the path of the loaded SDL; ``LookupError`` or ``OSError`` if it isn't found."""
    package = Path(pygame.__file__).parent
    if sys.platform == "win32":
        return package / _WINDOWS_NAME
    if sys.platform == "darwin":
        return _first(sorted((package / ".dylibs").glob(_MAC_PATTERN)))
    maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    return _first(
        Path(line[line.index("/") :])
        for line in maps.splitlines()
        if _LINUX_NAME in line.rpartition("/")[2]
    )


def _first(paths: Iterable[Path]) -> Path:
    for path in paths:
        return path
    raise LookupError("SDL is not among the loaded libraries")
