"""What presses mean: steps in a menu, the wish for a pause, and a seat's intent in the race.

Games of turns read theirs in ``turn_keys``; the mouse is the business of whatever it points at.
"""

from typing import Literal

import pygame

from game.core.rules import Seat
from game.input.pads import PAD_BUTTONS, Button, PadReader, Pads
from game.input.places import KeyPlace
from game.input.seating import Seating
from game.input.zones import INTENTS, Intent

MenuStep = Literal["up", "down", "left", "right", "confirm", "back"]

_KEYS: dict[int, MenuStep] = {
    pygame.KSCAN_UP: "up",
    pygame.KSCAN_DOWN: "down",
    pygame.KSCAN_LEFT: "left",
    pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_RETURN: "confirm",
    pygame.KSCAN_KP_ENTER: "confirm",
    pygame.KSCAN_ESCAPE: "back",
    pygame.KSCAN_AC_BACK: "back",
}
_WITH_OTHER_TASKS = pygame.KMOD_ALT | pygame.KMOD_GUI
_BUTTONS: dict[Button, MenuStep] = {
    "pad-up": "up",
    "pad-down": "down",
    "pad-left": "left",
    "pad-right": "right",
    "south": "confirm",
    "east": "back",
    "start": "confirm",
}


class MenuSteps:
    """Reads menu steps from arrows, Tab, Enter, Escape, and the pads if they are given."""

    def __init__(self, pads: Pads | None = None) -> None:
        self._pads = PadReader(pads, all_sticks=True) if pads else None

    def step(self, event: pygame.event.Event) -> MenuStep | None:
        """Return the step that an event is, or ``None``; a held stick is one step."""
        if event.type == pygame.KEYDOWN:
            return _key_step(event)
        press = self._pads.press(event) if self._pads else None
        return _BUTTONS.get(press.button) if press else None


class PauseWish:
    """Reads the wish to pause a match, which any player may have: Escape, or a pad's start."""

    def __init__(self, pads: Pads | None = None) -> None:
        self._pads = PadReader(pads) if pads else None

    def wanted(self, event: pygame.event.Event) -> bool:
        """Say whether an event asks for a pause."""
        if event.type == pygame.KEYDOWN:
            return getattr(event, "scancode", 0) in (pygame.KSCAN_ESCAPE, pygame.KSCAN_PAUSE)
        return self.pad_of(event) is not None

    def pad_of(self, event: pygame.event.Event) -> str | None:
        """Return the pad whose start button an event presses, or ``None``."""
        press = self._pads.press(event) if self._pads else None
        return press.pad if press is not None and press.button == "start" else None


def _key_step(event: pygame.event.Event) -> MenuStep | None:
    """Alt+Enter is the window's; Tab goes on and Shift+Tab back, as in other programs."""
    mods = getattr(event, "mod", 0)
    if mods & _WITH_OTHER_TASKS:
        return None
    scancode = getattr(event, "scancode", 0)
    if scancode == pygame.KSCAN_TAB and not mods & pygame.KMOD_CTRL:
        return "up" if mods & pygame.KMOD_SHIFT else "down"
    return _KEYS.get(scancode)


Press = tuple[Seat, Intent]
"""A seat's press, of a person or of a bot."""


class Router:
    """Finds the seat and the intent of a press in the race, the only way by which people act there.

    Events are answered one by one in the order of the queue, so the first press is the first
    (FF-9); keys of nobody in the seating mean nothing (FF-18). Bots hand over the same pairs.
    """

    def __init__(self, seating: Seating, pads: Pads | None = None) -> None:
        self._seating = seating
        self._keys = _key_table(seating)
        self._pads = PadReader(pads) if pads else None

    def route(self, event: pygame.event.Event) -> Press | None:
        """Return the press that an event is, or ``None``. Repeats and releases are none."""
        if event.type == pygame.KEYDOWN:
            repeated = getattr(event, "repeat", 0)
            return None if repeated else self._keys.get(getattr(event, "scancode", 0))
        return self._route_pad(event) if self._pads else None

    def _route_pad(self, event: pygame.event.Event) -> Press | None:
        press = self._pads.press(event) if self._pads else None
        if press is None or press.button not in PAD_BUTTONS:
            return None
        seat = self._seating.seat_of_pad(press.pad)
        return None if seat is None else (seat, PAD_BUTTONS[press.button])


def _key_table(seating: Seating) -> dict[KeyPlace, Press]:
    return {
        place: (seat, intent)
        for seat in seating.humans
        if (zone := seating[seat].zone)
        for intent, place in zip(INTENTS, zone.keys, strict=True)
    }
