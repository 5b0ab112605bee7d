"""The players' keyboard: what is printed on its keys, whatever layout it has.

A label comes from the first of these that knows one: the loaded SDL (pygame has no call from a
scancode to a label, but SDL does), key presses seen so far, a table of the layout, and in the end
the key's position.
"""

import ctypes
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pygame

from game.input.places import (
    DIGITS,
    KEYPAD,
    Form,
    KeyPlace,
    form_of_layout,
    name_of_place,
    place_of_name,
    row_and_key,
)

LabelSource = Callable[[KeyPlace], str]
"""Returns SDL's name of the key at a place in the present layout; empty if it has none."""

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

AUTOMATIC = "auto"
_SHIFTING = pygame.KMOD_SHIFT | pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_SHIFTING |= pygame.KMOD_MODE | pygame.KMOD_CAPS


class Keyboard:
    """Knows labels of keys; ``revision`` grows when any may have changed, for caches of pictures.

    ``layout`` is ``auto`` or one of ``LAYOUTS``, whose table then goes first. ``find`` returns what
    answers for SDL, usually :func:`sdl_labels`.
    """

    def __init__(
        self,
        layout: str = AUTOMATIC,
        find: Callable[[], LabelSource | None] | None = None,
    ) -> None:
        if layout not in (AUTOMATIC, *LAYOUTS):
            raise ValueError(f"layout is {layout!r}; possible: auto, {', '.join(LAYOUTS)}")
        self.revision = 0
        self._forced = layout
        self._ask = (find or sdl_labels)()
        self._learned: dict[KeyPlace, str] = {}
        self._known: dict[KeyPlace, str] = {}
        self._fitting: tuple[str, ...] | None = None

    def label(self, place: KeyPlace) -> str:
        """Return what is printed on a key, or ``2/3`` for row 2 key 3 if nobody knows."""
        if place not in self._known:
            self._known[place] = self._find(place)
        return self._known[place] or _position(place)

    def knows(self, place: KeyPlace) -> bool:
        """Say whether ``label`` is what is printed, and not only a position."""
        self.label(place)
        return bool(self._known[place])

    def description(self, place: KeyPlace) -> tuple[str, dict[str, str | int]]:
        """Return a text id with its arguments that tell players which key is meant."""
        if self.knows(place):
            return "key-named", {"label": self.label(place)}
        found = row_and_key(place)
        if found:
            return "key-at", {"row": found[0], "number": found[1]}
        return "key-named", {"label": name_of_place(place)}

    @property
    def layout(self) -> str:
        """The layout of ``LAYOUTS`` that fits all known labels; ``us`` if none does."""
        fitting = self._layouts()
        return fitting[0] if fitting else LAYOUTS[0]

    @property
    def form(self) -> Form:
        """The shape of the board to draw."""
        return form_of_layout(self.layout)

    def refresh(self) -> None:
        """Forget all labels: the layout has changed (``KEYMAPCHANGED``)."""
        self._learned.clear()
        self._forget()

    def learn(self, event: pygame.event.Event) -> None:
        """Take a key's label from a press, where the system gave none; other events are fine."""
        if event.type != pygame.KEYDOWN or self._asked(event.scancode):
            return
        text = _pressed_label(event)
        if text and self._learned.get(event.scancode) != text:
            self._learned[event.scancode] = text
            self._forget()

    def handle(self, event: pygame.event.Event) -> bool:
        """Refresh or learn from any event; say whether labels may have changed."""
        before = self.revision
        if event.type == pygame.KEYMAPCHANGED:
            self.refresh()
        else:
            self.learn(event)
        return self.revision != before

    def _forget(self) -> None:
        self._known.clear()
        self._fitting = None
        self.revision += 1

    def _find(self, place: KeyPlace) -> str:
        if place in DIGITS:
            return DIGITS[place]
        if place in KEYPAD:
            return pad_label(place)
        table = printed(self.layout).get(place, "") if self._layouts() else ""
        if self._forced != AUTOMATIC and table:
            return table
        return self._heard(place) or table

    def _layouts(self) -> tuple[str, ...]:
        """Return the layouts whose tables may fill gaps: the best first, none if none fits."""
        if self._forced != AUTOMATIC:
            return (self._forced,)
        if self._fitting is None:
            self._fitting = fitting_layouts(self._heard)
        return self._fitting

    def _heard(self, place: KeyPlace) -> str:
        return self._asked(place) or self._learned.get(place, "")

    def _asked(self, place: KeyPlace) -> str:
        return tidy(place, self._ask(place)) if self._ask else ""


def _pressed_label(event: pygame.event.Event) -> str:
    name = pygame.key.name(event.key, use_compat=False) if pygame.display.get_init() else ""
    typed = "" if getattr(event, "mod", 0) & _SHIFTING else getattr(event, "unicode", "")
    return tidy(event.scancode, name or (typed if typed.strip() else ""))


def _position(place: KeyPlace) -> str:
    found = row_and_key(place)
    return f"{found[0]}/{found[1]}" if found else name_of_place(place)


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
