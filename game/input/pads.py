"""Gamepads: which is which, and what their buttons and sticks mean.

A pad is known by SDL's instance id while it is plugged in, and gets a key of its own with its
first button press; until then it is ignored, so that a drifting stick can't do anything. A pad
that comes back is the same pad again when a button of it is pressed. Events may come in any order.
"""

import contextlib
import os
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pygame

from game.input.zones import Intent

PRESS_AT = 0.35
"""A stick counts as pushed from this share of its way on."""

RELEASE_AT = 0.25
"""A pushed stick counts as at rest below this share of its way."""

Side = Literal["left", "up", "down", "right"]
Button = Literal[
    "pad-left",
    "pad-up",
    "pad-down",
    "pad-right",
    "west",
    "north",
    "south",
    "east",
    "start",
    "select",
    "shoulder-left",
    "shoulder-right",
    "stick-left",
]
"""Buttons by position, whatever is printed on them: the cross, the four at the right, and more."""

PAD_BUTTONS: dict[Button, Intent] = {
    "west": Intent("upper", 0),
    "north": Intent("upper", 1),
    "south": Intent("upper", 2),
    "east": Intent("upper", 3),
    "pad-left": Intent("lower", 0),
    "pad-up": Intent("lower", 1),
    "pad-down": Intent("lower", 2),
    "pad-right": Intent("lower", 3),
}
"""The right hand plays on the piles and the left one on the columns, each from left to right."""

_MAPPED: dict[int, Button] = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad-left",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad-up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad-down",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad-right",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "shoulder-left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "shoulder-right",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "stick-left",
}
_PLAIN: dict[int, Button] = {
    0: "west",
    1: "south",
    2: "east",
    3: "north",
    4: "shoulder-left",
    5: "shoulder-right",
    6: "select",
    7: "start",
    8: "select",
    9: "start",
    10: "stick-left",
}
"""Buttons of a pad that SDL has no mapping for: the numbers that most such pads use."""

_CROSS: dict[Side, Button] = {
    "left": "pad-left",
    "up": "pad-up",
    "down": "pad-down",
    "right": "pad-right",
}
_DOWN_OF_UP = {
    pygame.CONTROLLERBUTTONUP: pygame.CONTROLLERBUTTONDOWN,
    pygame.JOYBUTTONUP: pygame.JOYBUTTONDOWN,
}
_FULL = 32767
_Stick = tuple[int, int, int]
"""A pad's instance id, the type of its events, and the number of the hat."""

_BY_POSITION = "SDL_GAMECONTROLLER_USE_BUTTON_LABELS"


class Device(msgspec.Struct, frozen=True):
    """A pad that is plugged in. ``mapped``: SDL knows its buttons. ``handle`` keeps it open."""

    instance: int
    guid: str
    name: str
    mapped: bool
    handle: Any = None


class PadPress(msgspec.Struct, frozen=True):
    """A button of a pad went down."""

    pad: str
    button: Button


class PadChange(msgspec.Struct, frozen=True):
    """A pad that had a key left, or came (back) by its first press."""

    pad: str
    name: str
    present: bool


Opener = Callable[[int], Device]
"""Opens a device by its index; raises ``pygame.error`` if that fails."""


class Pads:
    """All pads. ``start`` opens SDL's part; tests may post events and give an opener instead."""

    def __init__(self, opener: Opener | None = None) -> None:
        self._open = opener or open_device
        self._devices: dict[int, Device] = {}
        self._keys: dict[int, str] = {}
        self._lost: dict[str, str] = {}
        self._event: pygame.event.Event | None = None
        self._change: PadChange | None = None

    def start(self) -> bool:
        """Ask SDL for pads; say whether that worked. The devices come as events."""
        os.environ.setdefault(_BY_POSITION, "0")
        try:
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (pygame.error, ImportError):
            return False
        return True

    def present(self) -> tuple[str, ...]:
        """Return the keys of the pads that are plugged in and were pressed."""
        return tuple(self._keys.values())

    def name(self, pad: str) -> str:
        """Return what a pad calls itself; empty for one that was never there."""
        for instance, key in self._keys.items():
            if key == pad:
                return self._devices[instance].name
        return self._lost.get(pad, "")

    def handle(self, event: pygame.event.Event) -> PadChange | None:
        """Note pads that come and go; return the change if it is one for the players.

        Whoever asks again about the same event gets the same answer.
        """
        if event is not self._event:
            self._event, self._change = event, self._take(event)
        return self._change

    def key_of(self, event: pygame.event.Event) -> str | None:
        """Return the pad that an event comes from, if it has a key yet."""
        return self._keys.get(getattr(event, "instance_id", -1))

    def mapped(self, event: pygame.event.Event) -> bool:
        """Say whether SDL knows the buttons of the pad that an event comes from."""
        device = self._devices.get(getattr(event, "instance_id", -1))
        return device is not None and device.mapped

    def echoes(self, event: pygame.event.Event) -> bool:
        """Say whether SDL reports this button a second time, as one whose meaning it knows."""
        return event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and self.mapped(event)

    def _take(self, event: pygame.event.Event) -> PadChange | None:
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(getattr(event, "device_index", -1))
                return None
            case pygame.JOYDEVICEREMOVED:
                return self._remove(getattr(event, "instance_id", -1))
            case _:
                return self._wake(event)

    def _add(self, index: int) -> None:
        with contextlib.suppress(pygame.error):
            device = self._open(index)
            self._devices.setdefault(device.instance, device)

    def _remove(self, instance: int) -> PadChange | None:
        device = self._devices.pop(instance, None)
        key = self._keys.pop(instance, None)
        if device is None or key is None:
            return None
        self._lost[key] = device.name
        return PadChange(key, device.name, False)

    def _wake(self, event: pygame.event.Event) -> PadChange | None:
        """Give a pad its key at its first button: its old one if one of its kind is missing."""
        hat = event.type == pygame.JOYHATMOTION and tuple(event.value) != (0, 0)
        if not hat and event.type not in (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN):
            return None
        device = self._devices.get(getattr(event, "instance_id", -1))
        if device is None or device.instance in self._keys:
            return None
        key = self._free_key(device.guid)
        self._lost.pop(key, None)
        self._keys[device.instance] = key
        return PadChange(key, device.name, True)

    def _free_key(self, guid: str) -> str:
        used = set(self._keys.values())
        lost = sorted(key for key in self._lost if key.rpartition("/")[0] == guid)
        number = 1
        while f"{guid}/{number}" in used:
            number += 1
        return lost[0] if lost else f"{guid}/{number}"


class PadReader:
    """Reads presses from the pads that have a key; each place that reads has its own.

    ``all_sticks``: a stick counts as the cross on every pad (menus). Otherwise only on pads without
    a mapping, many of which report their cross as a stick.
    """

    def __init__(self, pads: Pads, all_sticks: bool = False) -> None:
        self._pads = pads
        self._all_sticks = all_sticks
        self._sticks = Sticks()

    def press(self, event: pygame.event.Event) -> PadPress | None:
        """Return the button that an event presses, or ``None``."""
        side = self._sticks.step(event)
        self._pads.handle(event)
        pad = self._pads.key_of(event)
        if pad is None:
            return None
        button = self._pushed(event, side) if side else self._button(event, event.type)
        return PadPress(pad, button) if button else None

    def button(self, event: pygame.event.Event) -> Button | None:
        """Return the button that an event presses; sticks are left out, so anybody may ask."""
        self._pads.handle(event)
        known = self._pads.key_of(event) is not None
        return self._button(event, event.type) if known else None

    def release(self, event: pygame.event.Event) -> PadPress | None:
        """Return the button that an event lets go, or ``None``; sticks are left out."""
        pad, down = self._pads.key_of(event), _DOWN_OF_UP.get(event.type)
        if pad is None or down is None:
            return None
        button = self._button(event, down)
        return PadPress(pad, button) if button else None

    def _pushed(self, event: pygame.event.Event, side: Side) -> Button | None:
        mapped = self._pads.mapped(event)
        from_mapped = event.type == pygame.CONTROLLERAXISMOTION
        return _CROSS[side] if mapped == from_mapped and (self._all_sticks or not mapped) else None

    def _button(self, event: pygame.event.Event, kind: int) -> Button | None:
        """Return which button an event is about, as if it were of this kind."""
        mapped = self._pads.mapped(event)
        match kind:
            case pygame.CONTROLLERBUTTONDOWN if mapped:
                return _MAPPED.get(event.button)
            case pygame.JOYBUTTONDOWN if not mapped:
                return _PLAIN.get(event.button)
            case _:
                return None


class Sticks:
    """Sticks and hats as steps: one for each push, with a gap between push and rest."""

    def __init__(self) -> None:
        self._at: dict[_Stick, tuple[float, float]] = {}
        self._pushed: dict[_Stick, Side] = {}

    def step(self, event: pygame.event.Event) -> Side | None:
        """Return the side to which a stick or hat was pushed just now."""
        stick = _stick(event)
        if stick is None:
            return None
        x, y = self._at[stick] = _position(event, self._at.get(stick, (0.0, 0.0)))
        pushed = self._pushed.get(stick)
        if pushed and _towards(pushed, x, y) >= RELEASE_AT:
            return None
        self._pushed.pop(stick, None)
        side = max(_CROSS, key=lambda side: _towards(side, x, y))
        if _towards(side, x, y) < PRESS_AT:
            return None
        self._pushed[stick] = side
        return side


def open_device(index: int) -> Device:
    """Open a pad for real; ``pygame.error`` if it is gone or can't be read."""
    from pygame._sdl2 import controller

    joystick = pygame.joystick.Joystick(index)
    mapped = bool(controller.is_controller(index))
    handle = (joystick, controller.Controller(index) if mapped else None)
    return Device(
        joystick.get_instance_id(), joystick.get_guid(), joystick.get_name(), mapped, handle
    )


def _stick(event: pygame.event.Event) -> _Stick | None:
    """Return which stick or hat an event moves; other axes, such as triggers, are none."""
    instance = getattr(event, "instance_id", -1)
    match event.type:
        case pygame.JOYHATMOTION:
            return instance, event.type, event.hat
        case pygame.JOYAXISMOTION | pygame.CONTROLLERAXISMOTION if event.axis in (0, 1):
            return instance, event.type, 0
        case _:
            return None


def _position(event: pygame.event.Event, before: tuple[float, float]) -> tuple[float, float]:
    """Return where a stick is now: x to the right, y downwards, each -1 to 1."""
    if event.type == pygame.JOYHATMOTION:
        return float(event.value[0]), -float(event.value[1])
    value = event.value / _FULL if event.type == pygame.CONTROLLERAXISMOTION else event.value
    return (value, before[1]) if event.axis == 0 else (before[0], value)


def _towards(side: Side, x: float, y: float) -> float:
    return {"left": -x, "right": x, "up": -y, "down": y}[side]
