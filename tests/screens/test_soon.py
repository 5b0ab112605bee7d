"""Whoever presses sees at once that something comes, also where a game has to be read first."""

import pytest

from game.screens.learn import LearnScreen
from game.screens.navigator import ScreenNavigator
from game.screens.practise import PractiseScreen
from game.screens.screen import Screen
from tests.harness import frame, make_services, tap


@pytest.mark.parametrize(("way", "comes"), [("learn", LearnScreen), ("practise", PractiseScreen)])
def test_the_first_picture_after_a_press_is_another_one(way: str, comes: type[Screen]) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    title = services.scenes.top
    assert isinstance(title, Screen)
    title._debounce.end()
    frame(services)
    assert title.menu.focus_on(way)
    tap(services, "enter")
    tap(services, "enter")
    assert services.scenes.top is title
    frame(services)
    words = [text.text for text in title.pen.placed]
    assert str(services.texts("screen-moment")) in words
    frame(services)
    assert isinstance(services.scenes.top, comes)
    assert all(map(navigator.app.is_open, navigator.app.games()))


def test_what_was_read_before_comes_at_once() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    title = services.scenes.top
    assert isinstance(title, Screen)
    assert navigator.app.sound_games()
    title.soon(navigator.learn)
    assert isinstance(services.scenes.top, LearnScreen)
