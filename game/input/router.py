"""From events to a seat and its intent: the only way by which people act in a match.

Events are answered one by one in the order of the queue, so the first press is the first (FF-9).
Bots hand over the same ``(seat, intent)`` as virtual presses.
"""

import pygame

from game.core.rules import Seat
from game.input.pads import PAD_BUTTONS, PadReader, Pads
from game.input.places import KeyPlace
from game.input.seating import Seating
from game.input.zones import INTENTS, Intent

Press = tuple[Seat, Intent]
"""A seat's press, of a person or of a bot."""


class Router:
    """Routes the presses of the people in a seating; all other keys mean nothing (FF-18, C49)."""

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
