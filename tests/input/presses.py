"""Events as pygame has them, for tests of the input."""

from typing import Any

import pygame

from game.input.pads import Device
from game.input.places import place_of_name


def down(place: int | str, **more: Any) -> pygame.event.Event:
    scancode = place_of_name(place) if isinstance(place, str) else place
    fields = {"key": 0, "mod": 0, "unicode": "", "window": None, **more}
    return pygame.event.Event(pygame.KEYDOWN, scancode=scancode, **fields)


def up(place: int | str) -> pygame.event.Event:
    scancode = place_of_name(place) if isinstance(place, str) else place
    return pygame.event.Event(pygame.KEYUP, scancode=scancode, key=0, mod=0, unicode="")


def plugged(index: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYDEVICEADDED, device_index=index, guid="unused")


def unplugged(instance: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=instance)


def button(instance: int, number: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=instance, button=number)


def joy_button(instance: int, number: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=instance, joy=0, button=number)


def axis(instance: int, number: int, value: float) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=number, value=int(value * 32767)
    )


def joy_axis(instance: int, number: int, value: float) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.JOYAXISMOTION, instance_id=instance, joy=0, axis=number, value=value
    )


def hat(instance: int, x: int, y: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYHATMOTION, instance_id=instance, joy=0, hat=0, value=(x, y))


class Shelf:
    """Stands for SDL: devices by index; ``mapped`` ones have a GUID that begins with m."""

    def __init__(self, *guids: str) -> None:
        self.guids = list(guids)
        self.opened = 0
        self.first_instance = 10

    def open(self, index: int) -> Device:
        if not 0 <= index < len(self.guids):
            raise pygame.error("Invalid joystick device number")
        guid = self.guids[index]
        instance = self.first_instance + self.opened
        self.opened += 1
        return Device(instance, guid, f"Pad {guid}", guid.startswith("m"))
