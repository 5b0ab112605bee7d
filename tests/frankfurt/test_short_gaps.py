"""A moment in which the computer stood still: it counts down by itself and says why (FF-19)."""

import pygame
import pytest

from game.frankfurt.screen.scene import LONG_SLEEP
from game.frankfurt.state import Phase
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.ui.loop import Loop
from tests.harness import frame, make_services
from tests.ui.test_gaps import Clocks


def racing(lang: str = "en"):
    services = make_services(lang=lang)
    navigator = ScreenNavigator(services)
    navigator.app.choose_game("frankfurt")
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1)
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=1))
    scene = services.scenes.top
    loop, clocks = Loop(services), Clocks()
    loop._gaps = clocks.gaps()
    loop.frame()
    for _ in range(60 * 12):
        if scene.state.phase is Phase.RACE:
            break
        frame(services)
    assert scene.state.phase is Phase.RACE
    return services, scene, loop, clocks


def says(services, scene) -> set[str]:
    """Return what the banner says in the next picture."""
    told, put = set(), scene.view.banner._put
    scene.view.banner._put = lambda line: (told.add(line.text_id), put(line))
    frame(services)
    scene.view.banner._put = put
    return told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_short_gap_pauses_the_race_tells_why_and_goes_on_without_a_key(lang: str) -> None:
    services, scene, loop, clocks = racing(lang)
    before, piles = scene.state.clock, scene.state.piles
    clocks.run(1.0)
    loop.frame()
    assert services.scenes.top is scene, "no sheet to press away"
    assert scene.state.phase is Phase.COUNTDOWN_RESUME, "a pause all the same"
    assert (scene.state.clock, scene.state.piles) == (before, piles), "nobody has raced meanwhile"
    assert services.texts.has("frankfurt-now-stood")
    assert says(services, scene) == {"frankfurt-now-stood"}
    for _ in range(60 * 5):
        frame(services)
        if scene.state.phase is Phase.RACE:
            break
    assert scene.state.phase is Phase.RACE
    assert "frankfurt-now-stood" not in says(services, scene)


def test_what_was_held_lies_where_it_was_when_it_counts_down_again() -> None:
    _services, scene, loop, clocks = racing()
    cards = [seat.column_cards + len(seat.draw) for seat in scene.state.seats]
    clocks.run(0.4)
    loop.frame()
    assert cards == [seat.column_cards + len(seat.draw) for seat in scene.state.seats]
    assert not scene.view.moving


def test_a_long_sleep_waits_for_a_key() -> None:
    services, scene, loop, clocks = racing()
    clocks.run(LONG_SLEEP + 0.1)
    loop.frame()
    assert isinstance(services.scenes.top, PauseScreen)
    assert scene.state.paused


def test_a_lost_focus_waits_for_a_key_however_short() -> None:
    services, _, _, _ = racing()
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert isinstance(services.scenes.top, PauseScreen)


def test_a_gap_while_it_counts_down_begins_the_count_down_anew() -> None:
    services, scene, loop, clocks = racing()
    for _ in range(3):
        clocks.run(1.0)
        loop.frame()
        assert services.scenes.top is scene
        assert scene.state.phase is Phase.COUNTDOWN_RESUME
        assert not scene.state.paused


def test_in_the_rest_before_a_round_nothing_is_paused_for_a_moment() -> None:
    services, scene, loop, clocks = racing()
    scene._rest = 5.0
    clocks.run(1.0)
    loop.frame()
    assert scene.state.phase is Phase.RACE
    assert not scene.view.banner.stood_still
    clocks.run(LONG_SLEEP + 1)
    loop.frame()
    assert isinstance(services.scenes.top, PauseScreen)
