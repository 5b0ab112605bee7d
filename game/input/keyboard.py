"""The players' keyboard: what to print on a key cap, whatever layout they have.

Labels come from the first of these that knows one: the loaded SDL, key presses seen so far, a
table of the layout, and in the end the key's position.
"""

from collections.abc import Callable

import pygame

from game.input.keyboard_map import Form, form_of_layout, row_and_key
from game.input.labels import (
    LAYOUTS,
    LabelSource,
    fitting_layouts,
    pad_label,
    printed,
    sdl_labels,
    tidy,
)
from game.input.places import DIGITS, KEYPAD, KeyPlace, name_of_place, place_of_name

__all__ = ["KeyPlace", "Keyboard", "name_of_place", "place_of_name"]

AUTOMATIC = "auto"
_SHIFTING = pygame.KMOD_SHIFT | pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_SHIFTING |= pygame.KMOD_MODE | pygame.KMOD_CAPS


class Keyboard:
    """Labels of keys; ``revision`` grows when any may have changed, for whoever caches pictures.

    ``layout`` is ``auto`` or one of ``LAYOUTS``, whose table then goes first.
    """

    def __init__(
        self,
        layout: str = AUTOMATIC,
        find: Callable[[], LabelSource | None] = sdl_labels,
    ) -> None:
        if layout not in (AUTOMATIC, *LAYOUTS):
            raise ValueError(f"layout is {layout!r}; possible: auto, {', '.join(LAYOUTS)}")
        self.revision = 0
        self._forced = layout
        self._ask = find()
        self._learned: dict[KeyPlace, str] = {}
        self._known: dict[KeyPlace, str] = {}
        self._fitting: tuple[str, ...] | None = None

    def label(self, place: KeyPlace) -> str:
        """Return what is printed on a key, or ``2/3`` for row 2 key 3 if nobody knows."""
        if place not in self._known:
            self._known[place] = self._find(place)
        return self._known[place] or _position(place)

    def knows(self, place: KeyPlace) -> bool:
        """Say whether ``label`` is what is printed, not a mere position."""
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
        """The layout of ``LAYOUTS`` that is in use or could be; ``us`` if it is none of them."""
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
