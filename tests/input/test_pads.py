"""C13 and C14: pads that come, go, drift, and look like each other."""

import ctypes
from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.input import keyboard as labels
from game.input.pads import PadChange, PadPress, PadReader, Pads, Sticks
from game.input.presses import MenuSteps
from tests.input.presses import (
    Shelf,
    axis,
    button,
    hat,
    joy_axis,
    joy_button,
    plugged,
    unplugged,
)

A = pygame.CONTROLLER_BUTTON_A


def test_a_pad_gets_its_key_by_its_first_press() -> None:
    pads = Pads(Shelf("m1").open)
    assert pads.handle(plugged(0)) is None
    assert pads.present() == ()
    first = button(10, A)
    assert PadReader(pads).press(first) == PadPress("m1/1", "south")
    assert pads.handle(first) == pads.handle(first) == PadChange("m1/1", "Pad m1", True)
    assert pads.handle(button(10, A)) is None
    assert pads.present() == ("m1/1",)
    assert pads.name("m1/1") == "Pad m1"
    assert pads.name("nobody") == ""


def test_two_pads_of_one_kind_have_two_keys() -> None:
    pads = Pads(Shelf("m1", "m1").open)
    pads.handle(plugged(0))
    pads.handle(plugged(1))
    assert pads.handle(button(11, A)) == PadChange("m1/1", "Pad m1", True)
    assert pads.handle(button(10, A)) == PadChange("m1/2", "Pad m1", True)


def test_a_pad_that_left_is_the_same_pad_again_when_pressed() -> None:
    pads = Pads(Shelf("m1", "m2").open)
    pads.handle(plugged(0))
    pads.handle(plugged(1))
    pads.handle(button(10, A))
    pads.handle(button(11, A))
    assert pads.handle(unplugged(10)) == PadChange("m1/1", "Pad m1", False)
    assert pads.present() == ("m2/1",)
    assert pads.name("m1/1") == "Pad m1"
    pads.handle(plugged(0))
    assert pads.present() == ("m2/1",)
    assert pads.handle(button(12, A)) == PadChange("m1/1", "Pad m1", True)


def test_a_second_pad_of_a_kind_takes_the_missing_ones_key() -> None:
    pads = Pads(Shelf("m1", "m1").open)
    pads.handle(plugged(0))
    pads.handle(button(10, A))
    pads.handle(unplugged(10))
    pads.handle(plugged(1))
    assert pads.handle(button(11, A)) == PadChange("m1/1", "Pad m1", True)


def test_of_two_missing_ones_the_first_to_come_is_the_one_of_the_lower_seat() -> None:
    pads = Pads(Shelf("m1", "m1").open)
    for number in range(2):
        pads.handle(plugged(number))
        pads.handle(button(10 + number, A))
    for number in range(2):
        pads.handle(unplugged(10 + number))
    for number in range(2):
        pads.handle(plugged(number))
        assert pads.handle(button(12 + number, A)) == PadChange(f"m1/{number + 1}", "Pad m1", True)


def test_a_pad_that_was_never_pressed_goes_without_a_word() -> None:
    pads = Pads(Shelf("m1").open)
    pads.handle(plugged(0))
    assert pads.handle(unplugged(10)) is None


def test_a_device_that_cannot_be_opened_is_left_alone() -> None:
    pads = Pads(Shelf().open)
    assert pads.handle(plugged(7)) is None
    assert pads.handle(pygame.event.Event(pygame.JOYDEVICEADDED)) is None
    assert pads.handle(button(10, A)) is None


numbers = st.integers(9, 13)
odd_events = st.one_of(
    st.builds(plugged, st.integers(-1, 3)),
    st.builds(unplugged, numbers),
    st.builds(button, numbers, st.integers(-1, 30)),
    st.builds(joy_button, numbers, st.integers(-1, 30)),
    st.builds(hat, numbers, st.integers(-1, 1), st.integers(-1, 1)),
    st.builds(axis, numbers, st.integers(0, 7), st.floats(-1, 1)),
    st.builds(joy_axis, numbers, st.integers(0, 7), st.floats(-1, 1)),
    st.just(pygame.event.Event(pygame.JOYDEVICEREMOVED)),
    st.just(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN)),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(odd_events, max_size=60))
def test_odd_orders_of_events_are_no_trouble(events: list[pygame.event.Event]) -> None:
    pads = Pads(Shelf("m1", "m1", "u1").open)
    readers = PadReader(pads), PadReader(pads, all_sticks=True)
    present: set[str] = set()
    for event in events:
        change = pads.handle(event)
        if change:
            (present.add if change.present else present.discard)(change.pad)
        presses = [reader.press(event) for reader in readers]
        assert all(press is None or press.pad in present for press in presses)
        assert set(pads.present()) == present
        assert len(pads.present()) == len(present)


def test_an_unmapped_pad_has_buttons_hat_and_stick_as_its_cross() -> None:
    pads = Pads(Shelf("u1").open)
    pads.handle(plugged(0))
    reader = PadReader(pads)
    assert reader.press(joy_button(10, 0)) == PadPress("u1/1", "west")
    assert reader.press(hat(10, -1, 0)) == PadPress("u1/1", "pad-left")
    assert reader.press(hat(10, -1, 1)) is None
    assert reader.press(hat(10, 0, 1)) == PadPress("u1/1", "pad-up")
    assert reader.press(hat(10, 0, 0)) is None
    assert reader.press(joy_axis(10, 1, 1.0)) == PadPress("u1/1", "pad-down")
    assert reader.press(joy_axis(10, 1, 0.0)) is None
    assert reader.press(joy_axis(10, 2, 1.0)) is None
    assert reader.press(joy_button(10, 25)) is None


def test_in_a_race_the_stick_of_a_mapped_pad_does_nothing() -> None:
    pads = Pads(Shelf("m1").open)
    pads.handle(plugged(0))
    pads.handle(button(10, A))
    assert PadReader(pads).press(axis(10, 0, 1.0)) is None
    assert PadReader(pads, all_sticks=True).press(axis(10, 0, 1.0)) is not None


def test_c14_noise_moves_no_cursor_and_a_push_moves_it_once() -> None:
    pads = Pads(Shelf("m1").open)
    pads.handle(plugged(0))
    menu = MenuSteps(pads)
    assert menu.step(axis(10, 0, 0.9)) is None, "a pad that nobody has pressed"
    menu.step(axis(10, 0, 0.0))
    pads.handle(button(10, A))
    noise = [axis(10, turn % 2, (-1) ** turn * 0.2) for turn in range(600)]
    assert [step for event in noise if (step := menu.step(event))] == []
    push = [axis(10, 1, value) for value in (0.3, 0.9, 0.8, 0.3, 0.4, 0.9, 0.26)]
    assert [step for event in push if (step := menu.step(event))] == ["down"]
    assert menu.step(axis(10, 1, 0.2)) is None
    assert menu.step(axis(10, 1, -0.5)) == "up"


def test_a_stick_rolled_round_makes_a_step_when_it_has_left_the_first_side() -> None:
    sticks = Sticks()
    moves = [(0, 0.9), (1, 0.5), (0, 0.3), (0, 0.1), (1, 0.0), (0, -0.9), (0, 0.9)]
    steps = [sticks.step(axis(10, number, value)) for number, value in moves]
    assert steps == ["right", None, None, "down", None, "left", "right"]


VIRTUAL_PAD, PLAIN_STICK = 1, 0


class Virtual:
    """SDL's virtual devices: real ones for everything above SDL."""

    def __init__(self) -> None:
        self.sdl = ctypes.CDLL(str(labels._library()))
        self.sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p

    def attach(self, kind: int) -> int:
        index: int = self.sdl.SDL_JoystickAttachVirtual(kind, 6, 15, 1)
        return index

    def detach_all(self) -> None:
        for index in reversed(range(self.sdl.SDL_NumJoysticks())):
            if self.sdl.SDL_JoystickIsVirtual(index):
                self.sdl.SDL_JoystickDetachVirtual(index)

    def set_button(self, instance: int, number: int, pressed: bool) -> None:
        device = ctypes.c_void_p(self.sdl.SDL_JoystickFromInstanceID(instance))
        self.sdl.SDL_JoystickSetVirtualButton(device, number, int(pressed))

    def tap(self, instance: int, number: int) -> None:
        for pressed in (True, False):
            self.set_button(instance, number, pressed)
            pygame.event.pump()


@pytest.fixture
def virtual() -> Iterator[Virtual]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    assert Pads().start()
    pygame.event.clear()
    devices = Virtual()
    if devices.attach(VIRTUAL_PAD) < 0:
        pytest.skip("this SDL has no virtual joysticks")
    yield devices
    devices.detach_all()
    pygame.event.clear()
    pygame.joystick.quit()


def taken(pads: Pads, reader: PadReader) -> tuple[list[PadChange], list[PadPress]]:
    changes, presses = [], []
    for event in pygame.event.get():
        change, press = pads.handle(event), reader.press(event)
        changes += [change] if change else []
        presses += [press] if press else []
    return changes, presses


def test_c13_real_devices_of_sdl_are_plugged_pressed_unplugged_and_known_again(
    virtual: Virtual,
) -> None:
    pads = Pads()
    reader = PadReader(pads)
    virtual.attach(PLAIN_STICK)
    assert taken(pads, reader) == ([], [])
    instances = sorted(pads._devices)
    assert [pads._devices[number].mapped for number in instances] == [True, False]
    virtual.tap(instances[0], 0)
    changes, presses = taken(pads, reader)
    key = changes[0].pad
    assert presses == [PadPress(key, "south")]
    virtual.tap(instances[1], 0)
    assert [press.button for press in taken(pads, reader)[1]] == ["west"]
    virtual.detach_all()
    assert {change.present for change in taken(pads, reader)[0]} == {False}
    assert pads.present() == ()
    virtual.attach(VIRTUAL_PAD)
    taken(pads, reader)
    new = max(pads._devices)
    assert new not in instances
    virtual.tap(new, 13)
    changes, presses = taken(pads, reader)
    assert (changes[0].pad, changes[0].present) == (key, True)
    assert presses == [PadPress(key, "pad-left")]
