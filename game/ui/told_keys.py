"""The keys that a line of keys tells can be clicked: a click is a press of the key itself.

Whoever draws such a line says here where each key lies. ``SceneManager`` then turns a click on one
into a press of that key, so that no scene has to know of it, and letting the mouse go lets the key
go. ``by_click`` tells such a press from one on the keyboard, for words that name what is in hand.
"""

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.input.places import KeyPlace
from game.ui.canvas import Box, Canvas

_CODES: dict[KeyPlace, int] = {
    pygame.KSCAN_RETURN: pygame.K_RETURN,
    pygame.KSCAN_ESCAPE: pygame.K_ESCAPE,
    pygame.KSCAN_SPACE: pygame.K_SPACE,
    pygame.KSCAN_TAB: pygame.K_TAB,
    pygame.KSCAN_BACKSPACE: pygame.K_BACKSPACE,
    pygame.KSCAN_LEFT: pygame.K_LEFT,
    pygame.KSCAN_RIGHT: pygame.K_RIGHT,
    pygame.KSCAN_UP: pygame.K_UP,
    pygame.KSCAN_DOWN: pygame.K_DOWN,
    **{pygame.KSCAN_F1 + n: pygame.K_F1 + n for n in range(12)},
}
"""What a key is called in an event, where that matters: those of zones are known by their place."""
_BUTTON = 1


class Told(NamedTuple):
    """A key that is told: its label, where it lies with its words, and its place; 0 for none."""

    key: str
    box: Box
    place: KeyPlace


class ToldKeys:
    """Knows the told keys of the scene on top, and what the mouse does to them."""

    def __init__(self) -> None:
        self._canvas: Canvas | None = None
        self._pointer: tuple[float, float] | None = None
        self._held: KeyPlace = 0
        self.all: tuple[Told, ...] = ()

    def begin(self) -> None:
        """Forget all: another picture begins, or a scene that lies over the one below."""
        self.all = ()

    def tell(self, canvas: Canvas, told: Iterable[Told], over: Box) -> None:
        """Note the keys of a line; it covers whatever was told in the same place."""
        self._canvas = canvas
        self.cover(over)
        self.all = (*self.all, *told)

    def cover(self, over: Box) -> None:
        """Note that something takes the mouse here: keys below it are out of reach."""
        self.all = tuple(one for one in self.all if not one.box.meets(over))

    def pointed(self, box: Box) -> bool:
        """Say whether the mouse points at a place of the canvas."""
        at = None if self._pointer is None or self._canvas is None else self._pointer
        found = None if at is None or self._canvas is None else self._canvas.hit(at)
        return found is not None and box.has(*found)

    def lit_of(self, told: Iterable[Told]) -> str:
        """Return the label of the key under the mouse, or nothing."""
        return next((one.key for one in told if one.place and self.pointed(one.box)), "")

    def clicked(self, event: pygame.event.Event) -> KeyPlace:
        """Return the key that a click stands for; 0 for any other event."""
        if event.type != pygame.MOUSEBUTTONDOWN or getattr(event, "button", 0) != _BUTTON:
            return 0
        self._pointer = event.pos
        return next((one.place for one in self.all if self.pointed(one.box)), 0)

    def take(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return the press of a key that a click stands for; any other event as it is."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = getattr(event, "pos", None)
        elif place := self.clicked(event):
            self._held = place
            return _press(pygame.KEYDOWN, place)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _BUTTON and self._held:
            place, self._held = self._held, 0
            return _press(pygame.KEYUP, place)
        return event


def _press(kind: int, place: KeyPlace) -> pygame.event.Event:
    code = _CODES.get(place, 0)
    return pygame.event.Event(
        kind, scancode=place, key=code, mod=0, unicode="", window=None, clicked=True
    )


def by_click(event: pygame.event.Event) -> bool:
    """Say whether a press came from the mouse: its own button, or a click on a told key."""
    return event.type == pygame.MOUSEBUTTONDOWN or bool(getattr(event, "clicked", False))
