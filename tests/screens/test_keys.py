"""Changing keys and the key check, by events."""

import pygame
import pytest

from game.input.places import KeyPlace
from game.screens.key_check import KeyCheckScreen
from game.screens.navigator import ScreenNavigator
from game.screens.rebind import WAIT, RebindScreen
from game.ui.services import Services
from tests.harness import frame, key, make_services, press, tap

Q, A, T, J, U = (
    pygame.KSCAN_Q,
    pygame.KSCAN_A,
    pygame.KSCAN_T,
    pygame.KSCAN_J,
    pygame.KSCAN_U,
)


def rebinding() -> tuple[Services, ScreenNavigator, RebindScreen]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.rebind()
    top = services.scenes.top
    assert isinstance(top, RebindScreen)
    return services, navigator, top


def wait_for(services: Services, screen: RebindScreen, slot: str = "upper-0") -> None:
    assert screen.menu.focus_on(slot)
    tap(services, "enter")
    assert screen.waiting is not None


def all_keys(navigator: ScreenNavigator) -> list[KeyPlace]:
    return [place for zone in navigator.app.session.preset.zones for place in zone.keys]


def test_a_free_key_is_taken_and_kept() -> None:
    services, navigator, screen = rebinding()
    wait_for(services, screen)
    press(services, T)
    assert screen.waiting is None
    assert navigator.app.session.preset.zones[0].upper[0] == T
    assert ScreenNavigator(services).app.session.preset.zones[0].upper[0] == T


def test_escape_leaves_the_key_and_the_screen_open() -> None:
    services, navigator, screen = rebinding()
    wait_for(services, screen)
    tap(services, "escape")
    assert screen.waiting is None
    assert services.scenes.top is screen
    assert navigator.app.session.preset.zones[0].upper[0] == Q


def test_the_wait_ends_after_five_seconds() -> None:
    services, navigator, screen = rebinding()
    wait_for(services, screen)
    frame(services, WAIT - 0.1)
    assert screen.waiting is not None
    frame(services, 0.2)
    assert screen.waiting is None
    press(services, T)
    assert navigator.app.session.preset.zones[0].upper[0] == Q


@pytest.mark.parametrize("place", [pygame.KSCAN_LSHIFT, pygame.KSCAN_F5, pygame.KSCAN_SPACE])
def test_a_forbidden_key_is_refused_in_words_and_the_wait_goes_on(place: int) -> None:
    services, navigator, screen = rebinding()
    wait_for(services, screen)
    before = all_keys(navigator)
    press(services, place)
    assert screen.waiting is not None
    assert all_keys(navigator) == before
    assert screen.news
    assert not screen.news.startswith("forbidden")


def test_a_conflict_is_named_and_swap_swaps() -> None:
    services, navigator, screen = rebinding()
    wait_for(services, screen)
    press(services, J)
    frame(services)
    said = " ".join(text.text for text in screen.pen.placed)
    assert "Player 2" in said
    assert "Column 1" in said
    assert navigator.app.session.preset.zones[0].upper[0] == Q
    tap(services, "enter")
    assert navigator.app.session.preset.zones[0].upper[0] == J
    assert navigator.app.session.preset.zones[1].lower[0] == Q
    assert len(set(all_keys(navigator))) == 16


def test_a_conflict_can_be_left_as_it_is() -> None:
    services, navigator, screen = rebinding()
    before = all_keys(navigator)
    wait_for(services, screen)
    press(services, J)
    assert screen.menu.focus_on("keep")
    tap(services, "enter")
    assert all_keys(navigator) == before
    assert screen.conflict is None


def test_the_usual_keys_come_back() -> None:
    services, navigator, screen = rebinding()
    before = all_keys(navigator)
    wait_for(services, screen)
    press(services, T)
    assert screen.menu.focus_on("reset")
    tap(services, "enter")
    assert all_keys(navigator) == before
    assert services.settings.zones == {}


def test_unusable_saved_keys_are_told_and_the_usual_ones_hold() -> None:
    services = make_services((640, 360))
    usual = all_keys(ScreenNavigator(services))
    twice = ((20, 20, 8, 21), (4, 22, 7, 9))
    from game.storage import ZoneKeys

    zone = ZoneKeys(twice[0], twice[1])
    services.store.update(zones={"two": (zone, zone)})
    navigator = ScreenNavigator(services)
    assert all_keys(navigator) == usual
    assert navigator.app.notes.shown


def checking(preset: str = "two") -> tuple[Services, ScreenNavigator, KeyCheckScreen]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.app.choose_preset(preset)
    navigator.title()
    navigator.key_check()
    top = services.scenes.top
    assert isinstance(top, KeyCheckScreen)
    return services, navigator, top


def hold(services: Services, places: frozenset[KeyPlace]) -> None:
    for place in sorted(places):
        services.scenes.handle(key(place))
    for place in sorted(places):
        services.scenes.handle(key(place, down=False))


def test_a_keyboard_that_sees_all_passes() -> None:
    services, _, screen = checking()
    while screen.check.challenge is not None:
        hold(services, screen.check.challenge.places)
    frame(services)
    assert screen.check.verdict().level == "good"
    assert "All is well" in " ".join(text.text for text in screen.pen.placed)


def test_a_keyboard_that_loses_keys_gets_a_warning_and_another_preset() -> None:
    services, navigator, screen = checking()
    while screen.check.challenge is not None:
        places = sorted(screen.check.challenge.places)
        hold(services, frozenset(places[:2]))
        assert screen.menu.focus_on("give-up") or screen.menu.focus_on("advice")
        screen._give_up()
    frame(services)
    said = " ".join(text.text for text in screen.pen.placed)
    assert "sees only 2 of 4" in said
    advice = screen.check.advice(navigator.app.session.preset, navigator.app.session.presets)
    assert advice is not None
    assert advice.preset is not None
    assert screen.menu.focus_on("advice")
    tap(services, "enter")
    assert navigator.app.session.preset == advice.preset


def test_zone_keys_never_press_buttons_in_the_check() -> None:
    services, _, screen = checking("four-pad")
    before = screen.check.progress
    for place in (U, A, pygame.KSCAN_KP8, pygame.KSCAN_KP4):
        press(services, place)
    assert services.scenes.top is screen
    assert screen.check.progress == before


def test_a_pressed_key_shows_whose_it_is() -> None:
    services, _, screen = checking()
    services.scenes.handle(key(U))
    assert [len(screen.check.pressed_by(seat)) for seat in range(2)] == [0, 1]
    assert screen._looks_of_keys()[U].state == "pressed"
