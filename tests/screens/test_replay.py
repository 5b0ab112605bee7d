"""A kept match is watched again: play, step, speed, and what a damaged record says."""

from dataclasses import replace

import pygame
import pytest

from game import catalog
from game.core.match import Match
from game.core.record import Playback, Player, record_of
from game.core.record_text import dump
from game.frankfurt.screen import game_screens
from game.frankfurt.screen.game_screens import RaceReplay
from game.frankfurt.screen.places import places
from game.frankfurt.screen.scene import FrankfurtScene
from game.screens.navigator import ScreenNavigator
from game.screens.records import RecordsScreen
from game.screens.replay import BAR, ReplayScreen
from game.screens.session import BOT_NAMES
from game.ui.services import Services
from game.ui.stage import Stage
from tests.harness import frame, make_services, press, tap
from tests.toys.grab import Grab, GrabRules

STEPS = 12


class View:
    def __init__(self) -> None:
        self.events = 0

    def play(self, events: tuple[object, ...]) -> None:
        self.events += len(events)

    def jump(self) -> None: ...

    def things(self) -> tuple[()]:
        return ()

    def update(self, dt: float) -> None: ...

    def draw(self, stage: Stage) -> None:
        stage.backdrop(pygame.Surface(stage.target.get_size()))


def a_race() -> Playback:
    rules = GrabRules()
    match: Match = Match(rules, rules.info.configure(2, 1))
    while sum(1 for entry in match.log if entry.seat >= 0) < STEPS:
        for _ in range(20):
            match.tick()
        match.submit(len(match.log) % 2, Grab())
    return Playback(rules, record_of(match))


@pytest.fixture
def watching() -> tuple[Services, ReplayScreen, View]:
    services = make_services((640, 360))
    navigator, view = ScreenNavigator(services), View()
    navigator.title()
    screen = ReplayScreen(services, navigator, a_race(), view)
    services.scenes.push(screen)
    return services, screen, view


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_keys_that_play_choose_and_leave_stand_beside_the_controls(lang, scale) -> None:
    services = make_services((1280, 720), lang, scale)
    screen = ReplayScreen(services, ScreenNavigator(services), a_race(), View())
    services.scenes.push(screen)
    frame(services)
    beside = {one.text: one for one in screen.pen.placed if not one.drawn.meets(BAR)}
    for hint in screen.hints():
        assert not beside[hint.text].cut
    keys = {hint.key for hint in screen.hints()}
    assert keys >= {screen.say(f"key-{key}") for key in ("space", "enter", "escape")}
    services.scenes.quit()


def test_it_plays_to_the_end_in_about_the_time_of_the_match(
    watching: tuple[Services, ReplayScreen, View],
) -> None:
    services, screen, view = watching
    frames = 0
    while not screen.playback.at_end and frames < 2000:
        frame(services)
        frames += 1
    ticks = screen.playback.match.now
    assert screen.playback.problem is None
    assert ticks - 2 <= frames <= ticks + 2
    assert view.events > STEPS
    assert not screen.playing


def test_twice_the_speed_takes_half_the_time(
    watching: tuple[Services, ReplayScreen, View],
) -> None:
    services, screen, _ = watching
    assert screen.menu.focus_on("speed")
    tap(services, "enter")
    assert screen.speed == 2.0
    for _ in range(30):
        frame(services)
    assert abs(screen.playback.match.now - 60) <= 2


def test_a_step_is_the_next_action_and_stops_the_play(
    watching: tuple[Services, ReplayScreen, View],
) -> None:
    services, screen, _ = watching
    assert screen.menu.focus_on("step")
    tap(services, "enter")
    tap(services, "enter")
    assert screen.playback.next_entry == 2
    assert not screen.playing
    now = screen.playback.match.now
    frame(services, 0.2)
    assert screen.playback.match.now == now


def test_space_stops_and_plays(watching: tuple[Services, ReplayScreen, View]) -> None:
    services, screen, _ = watching
    press(services, pygame.KSCAN_SPACE, pygame.K_SPACE)
    assert not screen.playing
    press(services, pygame.KSCAN_SPACE, pygame.K_SPACE)
    assert screen.playing


def test_a_finished_match_can_be_watched_from_the_list_on_its_own_table() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.app.session.add_bot(0, "hard")
    navigator.app.session.add_bot(1, "hard")
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=3))
    scene = services.scenes.top
    assert isinstance(scene, FrankfurtScene)
    scene.fast_forward(30)
    text = dump(record_of(scene.match, (Player("bot:hard", "Main"), Player("bot:hard", "Zeil"))))
    services.store.save_record(text, "frankfurt")
    navigator.title()
    navigator.records()
    frame(services)
    tap(services, "enter")
    frame(services)
    screen = services.scenes.top
    assert isinstance(screen, ReplayScreen)
    while not screen.playback.at_end:
        screen.step()
    frame(services)
    assert screen.playback.problem is None
    assert len(scene.match.log) >= 30
    assert screen.playback.match.log == scene.match.log
    tap(services, "escape")
    assert isinstance(services.scenes.top, RecordsScreen)


@pytest.mark.parametrize("text", ["", "no record", "couch-frantic record 99\n"])
def test_what_is_no_record_is_told_and_the_list_stays(text: str) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    services.store.save_record(text, "frankfurt")
    navigator.records()
    frame(services)
    tap(services, "enter")
    frame(services)
    assert isinstance(services.scenes.top, RecordsScreen)
    assert navigator.app.notes.shown


def test_who_has_no_name_in_a_record_gets_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    rules = catalog.rules_of("frankfurt")
    match: Match = Match(rules, rules.info.configure(2, 1))
    named: list[tuple[str, ...]] = []

    class Noting(RaceReplay):
        def __init__(self, services, playback, names, game) -> None:
            named.append(names)
            super().__init__(services, playback, names, game)

    noting = replace(game_screens.SCREENS, replay_view=Noting)
    monkeypatch.setattr(game_screens, "SCREENS", noting)
    navigator.title()
    navigator.watch(record_of(match, (Player("human", "Anna"), Player("bot", ""))))
    assert named == [("Anna", BOT_NAMES[1])]


def test_the_controls_lie_between_the_panels_of_four() -> None:
    for place in places(4).seats:
        assert place.panel.right <= BAR.x or place.panel.x >= BAR.right


@pytest.mark.parametrize("game", catalog.keys())
def test_in_a_replay_one_looks_around_while_it_stands(game: str) -> None:
    services = make_services((1280, 720))
    navigator = ScreenNavigator(services)
    navigator.title()
    opened = navigator.app.game(game)
    match: Match = Match(opened.rules, opened.info.configure(2, 3))
    names = (Player("human", "Anna"), Player("human", "Karim"))
    playback = Playback(opened.rules, record_of(match, names))
    make_view = navigator.app.game_screens(game).replay_view
    view = make_view(services, playback, ("Anna", "Karim"), opened)
    screen = ReplayScreen(services, navigator, playback, view)
    services.scenes.push(screen)
    for _ in range(30):
        frame(services)
    press(services, pygame.KSCAN_F5, pygame.K_F5)
    assert screen.looks.open
    told = set()
    for _ in range(12):
        frame(services)
        told |= {text.text for text in screen.looks.look.pen.placed}
        tap(services, "right")
    assert len(told) > 6, "every thing has its tip"
    now = playback.match.now
    frame(services)
    assert playback.match.now == now
    tap(services, "escape")
    assert not screen.looks.open
    assert services.scenes.top is screen
    services.scenes.quit()
