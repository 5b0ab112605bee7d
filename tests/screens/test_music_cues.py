"""Which piece is heard where, which layers it has, and the key that switches music off."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.screens.music_cues import SETTLED, THINKING
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.settings import SettingsScreen
from game.ui.loop import Loop
from game.ui.music import Music
from game.ui.services import Services
from tests.harness import frame, key, make_services, past_podium, tap
from tests.screens.stages import a_report, sit

FRAME = 1 / 60


class Heard(Music):
    """Music that nobody hears; it notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.layers: dict[str, bool] = {}
        self.covered = False

    def play(self, name: str) -> None:
        if self.asked[-1:] != [name]:
            self.asked.append(name)

    def layer(self, *, melody: bool, tension: bool) -> None:
        self.layers = {"melody": melody, "tension": tension}

    def step_back(self, held: bool) -> None:
        self.covered = held


def start(game: str = "") -> tuple[Services, ScreenNavigator, Heard]:
    services = make_services((640, 360))
    services.music = heard = Heard()
    navigator = ScreenNavigator(services)
    navigator.title()
    if game:
        navigator.practise(game)
    return services, navigator, heard


def wait(navigator: ScreenNavigator, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        navigator.update(FRAME)


def test_every_screen_has_its_piece_and_covers_let_it_go_on() -> None:
    services, navigator, heard = start("board")
    wait(navigator, 0.1)
    assert (heard.asked, heard.covered) == (["board"], False)
    navigator.pause("Anna", lambda: None)
    navigator.settings()
    wait(navigator, 0.1)
    assert (heard.asked, heard.covered) == (["board"], True)
    services.scenes.pop()
    services.scenes.pop()
    wait(navigator, 0.1)
    assert (heard.asked, heard.covered) == (["board"], False)
    services.scenes.replace(ResultsScreen(services, navigator, a_report()))
    wait(navigator, 0.1)
    navigator.title()
    wait(navigator, 0.1)
    assert heard.asked == ["board", "results", "title"]
    assert heard.layers == {"melody": True, "tension": False}


def test_a_game_without_music_has_the_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heard, "has", lambda music, name: False)
    _, navigator, heard = start("frappadingue")
    wait(navigator, 0.1)
    assert heard.asked == ["title"]


def test_a_lobby_hurries_when_two_are_ready() -> None:
    _, navigator, heard = start()
    sit(navigator)
    navigator.join("frankfurt")
    wait(navigator, 0.1)
    assert not heard.layers["tension"]
    navigator.app.session.set_ready(1)
    wait(navigator, 0.1)
    assert heard.layers["tension"]
    assert heard.asked == ["title"]


def test_tension_is_believed_when_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    services, navigator, heard = start("frappadingue")
    scene: Any = services.scenes.top
    tense = True
    monkeypatch.setattr(type(navigator._music), "_state", staticmethod(lambda scene: object()))
    cues = scene.game.cues._replace(tense=lambda _: tense)
    scene.game = replace(scene.game, cues=cues)
    wait(navigator, SETTLED - 0.1)
    assert not heard.layers["tension"]
    wait(navigator, 0.2)
    assert heard.layers["tension"]
    services.store.update(odds=False)
    wait(navigator, SETTLED + 0.1)
    assert not heard.layers["tension"]


def test_the_melody_is_silent_while_somebody_thinks_for_long() -> None:
    services, navigator, heard = start("frappadingue")
    scene: Any = services.scenes.top
    for _ in range(600):
        frame(services, 0.1)
        if scene.decision_now is not None:
            break
    assert scene.decision_now is not None
    wait(navigator, THINKING - 1)
    assert heard.layers["melody"]
    wait(navigator, 2)
    assert not heard.layers["melody"]


def test_a_guided_round_has_no_melody() -> None:
    _, navigator, heard = start()
    navigator.learn("frankfurt")
    wait(navigator, 0.1)
    assert heard.asked[-1] == "frankfurt"
    assert not heard.layers["melody"]


def test_one_key_switches_music_off_and_on_everywhere() -> None:
    for game in ("", "frankfurt", "frantic"):
        services, navigator, _ = start(game)
        loop = Loop(services)
        top = services.scenes.top
        loop.take(key(pygame.KSCAN_F8, pygame.K_F8))
        loop.take(key(pygame.KSCAN_F8, pygame.K_F8, down=False))
        assert not services.settings.music_on
        assert not services.music._on
        assert navigator.app.notes.shown == "The music is off."
        loop.take(key(pygame.KSCAN_F8, pygame.K_F8))
        assert services.settings.music_on
        assert services.music._on
        assert navigator.app.notes.shown == "The music is on."
        assert services.scenes.top is top


def test_the_slider_goes_with_the_key() -> None:
    services, navigator, _ = start()
    navigator.settings()
    screen = services.scenes.top
    assert isinstance(screen, SettingsScreen)
    screen.menu.focus_on("music")
    for _ in range(12):
        tap(services, "left")
    assert not services.settings.music_on
    assert not services.music._on
    navigator.toggle_music()
    assert services.settings.music_on
    assert services.settings.music > 0
    screen.menu.focus_on("music")
    tap(services, "right")
    volume = services.settings.music
    assert services.music._volume == pytest.approx(services.settings.master * volume / 10_000)


def test_the_window_that_is_not_in_front_is_silent() -> None:
    services, _, heard = start()
    loop = Loop(services)
    loop.take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert heard._away
    loop.take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert not heard._away
    loop.take(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert heard._away
    loop.take(key(pygame.KSCAN_F1, pygame.K_F1))
    assert not heard._away, "not every window system tells that it is back"


def test_drums_roll_until_the_winner_is_named() -> None:
    services, navigator, heard = start("board")
    services.store.update(reduced_motion=False, speed="normal")
    wait(navigator, 0.1)
    navigator.finished(a_report())
    podium = services.scenes.top
    wait(navigator, 0.1)
    assert (heard.asked, heard.layers["tension"]) == (["board", "results"], True)
    while not podium.is_told:
        services.scenes.update(0.1)
    wait(navigator, 0.1)
    assert not heard.layers["tension"]
    past_podium(services)
    assert isinstance(services.scenes.top, ResultsScreen)
    wait(navigator, 0.1)
    assert heard.asked == ["board", "results"], "the same piece goes on"
