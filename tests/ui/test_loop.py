"""The loop: a press acts and shows in one frame, lost pixels come back, idle screens sleep."""

import time
from collections.abc import Iterator

import pygame
import pytest

from game.ui import loop as loop_module
from game.ui import paint
from game.ui.loop import Loop, run
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.stage import Stage
from tests.harness import make_services

LAMP = (255, 208, 128, 255)


class Lamps(Scene):
    """Shows one more lamp after each press of a key."""

    def __init__(self) -> None:
        self.lamps: list[pygame.Surface] = []
        self.heard: list[int] = []
        self.updates: list[float] = []
        self.resizes = 0

    def handle(self, event: pygame.event.Event) -> None:
        self.heard.append(event.type)
        if event.type == pygame.KEYDOWN:
            self.lamps.append(paint.rounded(40, 40, 8, LAMP))

    def update(self, dt: float) -> None:
        self.updates.append(dt)

    def draw(self, stage: Stage) -> None:
        for number, lamp in enumerate(self.lamps):
            stage.put(lamp, 100 + 200 * number, 540)

    def resized(self) -> None:
        self.resizes += 1


@pytest.fixture
def services() -> Iterator[Services]:
    services = make_services((640, 360))
    pygame.event.clear()
    yield services
    pygame.event.clear()


@pytest.fixture
def scene(services: Services) -> Lamps:
    lamps = Lamps()
    services.scenes.push(lamps)
    return lamps


def key(scancode: int, code: int = 0, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=code, mod=mod)


def pixels(services: Services) -> bytes:
    return pygame.image.tobytes(services.window.surface, "RGB")


def test_a_press_acts_and_shows_in_the_same_frame(services: Services, scene: Lamps) -> None:
    loop = Loop(services)
    loop.frame()
    dark = pixels(services)
    pygame.event.post(key(pygame.KSCAN_A))
    assert loop.frame()
    assert pixels(services) != dark
    assert services.window.surface.get_at((33, 180))[:3] == LAMP[:3]


def test_events_come_in_the_order_of_the_queue(services: Services, scene: Lamps) -> None:
    kinds = [pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.WINDOWFOCUSLOST, pygame.MOUSEMOTION]
    for kind in kinds:
        pygame.event.post(pygame.event.Event(kind, scancode=5, key=5, mod=0))
    Loop(services).frame()
    assert scene.heard == kinds


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED]
)
def test_pixels_lost_by_the_window_are_painted_again(
    services: Services, scene: Lamps, kind: int
) -> None:
    loop = Loop(services)
    pygame.event.post(key(pygame.KSCAN_A))
    loop.frame()
    good = pixels(services)
    services.window.surface.fill("black")
    loop.frame()
    assert pixels(services) != good
    pygame.event.post(pygame.event.Event(kind))
    loop.frame()
    assert pixels(services) == good


def test_nothing_is_drawn_while_minimised_but_time_passes(services: Services, scene: Lamps) -> None:
    loop = Loop(services)
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    pygame.event.post(key(pygame.KSCAN_A))
    assert not loop.frame()
    assert len(scene.updates) == 1
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    assert loop.frame()


def test_another_size_reaches_canvas_caches_and_scenes(services: Services, scene: Lamps) -> None:
    loop = Loop(services)
    services.text.line("Anna", 28, (255, 255, 255))
    services.sprites.shadow(50, 50)
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=500))
    loop.frame()
    assert services.canvas.size == services.stage.target.get_size() == (900, 500)
    assert len(services.text.cached) == len(services.sprites.cached) == 0
    assert scene.resizes == 1


@pytest.mark.parametrize(
    "press",
    [
        key(pygame.KSCAN_F11, pygame.K_F11),
        key(pygame.KSCAN_RETURN, pygame.K_RETURN, pygame.KMOD_LALT),
    ],
)
def test_full_screen_twenty_times_and_back(
    services: Services,
    scene: Lamps,
    press: pygame.event.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loop_module, "FULL_SCREEN_PAUSE", 0.0)
    loop = Loop(services)
    for count in range(1, 21):
        pygame.event.post(press)
        loop.frame()
        assert services.window.fullscreen is services.settings.fullscreen is (count % 2 == 1)
    time.sleep(0.16)
    loop.frame()
    loop.frame()
    assert services.canvas.size == services.window.size == (640, 360)
    assert pygame.KEYDOWN not in scene.heard
    assert services.settings.fullscreen is False


@pytest.mark.parametrize("presses", [1, 2, 5, 6])
def test_presses_in_a_row_switch_once_at_most_and_to_what_the_last_one_asked(
    services: Services, scene: Lamps, presses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    switches: list[bool] = []
    toggle = services.window.toggle_fullscreen
    monkeypatch.setattr(
        services.window, "toggle_fullscreen", lambda: switches.append(toggle()) or True
    )
    monkeypatch.setattr(loop_module, "FULL_SCREEN_PAUSE", 3600.0)
    loop = Loop(services)
    for _ in range(presses):
        pygame.event.post(key(pygame.KSCAN_F11, pygame.K_F11))
        loop.frame()
    assert not switches
    monkeypatch.setattr(loop_module, "FULL_SCREEN_PAUSE", 0.0)
    loop.frame()
    loop.frame()
    assert len(switches) == presses % 2
    assert services.window.fullscreen is (presses % 2 == 1)


def test_plain_enter_is_not_full_screen(services: Services, scene: Lamps) -> None:
    pygame.event.post(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    Loop(services).frame()
    assert not services.window.fullscreen
    assert scene.heard == [pygame.KEYDOWN]


def test_a_long_stop_counts_as_a_short_one(services: Services, scene: Lamps) -> None:
    loop = Loop(services)
    loop.frame()
    time.sleep(0.3)
    loop.frame()
    assert scene.updates[-1] == 0.25


def test_closing_the_window_ends_the_run(services: Services) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    run(services, Lamps(), max_seconds=5)
    assert not services.scenes.running


class FakeTime:
    """A clock that moves only while the loop sleeps or waits."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def wait(self, milliseconds: int) -> pygame.event.Event:
        event = pygame.event.poll()
        if event.type == pygame.NOEVENT:
            self.now += milliseconds / 1000
        return event


@pytest.fixture
def fake_time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(loop_module, "time", fake)
    monkeypatch.setattr(pygame.event, "wait", fake.wait)
    return fake


@pytest.mark.usefixtures("fake_time")
def test_an_idle_screen_sleeps_and_a_live_one_ticks(services: Services) -> None:
    frames = {}
    for live in (False, True):
        lamps = Lamps()
        lamps.live = live
        run(services, lamps, max_seconds=2)
        frames[live] = len(lamps.updates)
    # Two seconds: 60 frames a second, or half a second of them and then ten a second at most.
    assert frames[True] >= 100
    assert 20 <= frames[False] <= 50


def test_a_press_wakes_an_idle_screen_at_once(
    services: Services, scene: Lamps, fake_time: FakeTime
) -> None:
    loop = Loop(services)
    loop.frame()
    loop._changed -= 10
    pygame.event.post(key(pygame.KSCAN_A))
    started = fake_time.now
    loop.rest()
    loop.frame()
    assert fake_time.now - started < 0.03
    assert len(scene.lamps) == 1


def test_every_event_is_shown_to_the_pads_whichever_scene_is_on(
    services: Services, scene: Lamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    monkeypatch.setattr(services.pads, "handle", lambda event: seen.append(event.type))
    kinds = [pygame.JOYDEVICEADDED, pygame.CONTROLLERBUTTONDOWN, pygame.JOYDEVICEREMOVED]
    loop = Loop(services)
    for kind in kinds:
        loop.take(pygame.event.Event(kind, instance_id=1, device_index=0, button=0))
    assert seen == kinds
