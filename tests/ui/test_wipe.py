"""Between two screens the old picture is pulled away; the new one acts from its first frame on."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui import paint
from game.ui.loop import Loop
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.wipe import SECONDS, Wipe
from tests.harness import make_services

RED, GREEN = (200, 0, 0), (0, 160, 0)
SIZE = (640, 360)
FRAMES = round(SECONDS * 60)


class Sheet(Scene):
    """One colour all over the window."""

    def __init__(self, colour: tuple[int, int, int], *, overlay: bool = False) -> None:
        self.overlay = overlay
        self.picture = pygame.Surface(SIZE)
        self.picture.fill(colour)
        self.heard: list[int] = []
        self.late = 0

    def handle(self, event: pygame.event.Event) -> None:
        self.heard.append(event.type)

    def draw(self, stage: Stage) -> None:
        if self.late:
            self.late -= 1
            stage.keep()
        elif self.overlay:
            stage.put(paint.rounded(60, 60, 4, (255, 255, 255, 255)), 960, 200)
        else:
            stage.backdrop(self.picture)


@pytest.fixture
def services() -> Iterator[Services]:
    services = make_services(SIZE)
    pygame.event.clear()
    yield services
    pygame.event.clear()


class Shown:
    """A wipe over scenes, frame by frame."""

    def __init__(self, services: Services) -> None:
        self.services, self.wipe = services, Wipe(services.canvas)

    def frame(self, dt: float = 1 / 60) -> str:
        """Show a frame; return a letter for the colour at each of eight places, left to right."""
        services = self.services
        self.wipe.update(dt)
        services.scenes.draw(services.stage)
        self.wipe.draw(services.scenes, services.stage, calm=services.still)
        services.stage.present()
        target = services.stage.target
        seen = [tuple(target.get_at((x, 180)))[:3] for x in range(20, 640, 80)]
        return "".join({RED: "r", GREEN: "g"}.get(colour, "-") for colour in seen)


def test_the_old_picture_leaves_to_the_left_and_comes_back_from_there(services: Services) -> None:
    shown = Shown(services)
    services.scenes.push(Sheet(RED))
    assert shown.frame() == "rrrrrrrr"
    services.scenes.push(Sheet(GREEN))
    pictures = [shown.frame() for _ in range(FRAMES + 2)]
    assert pictures[0].endswith("g"), "the first frame shows some of the new screen"
    assert pictures[0].startswith("rrrr")
    assert pictures[-1] == "gggggggg"
    assert not shown.wipe.on
    greens = [picture.count("g") for picture in pictures]
    assert greens == sorted(greens)
    assert any("r" in picture and picture.endswith("g") for picture in pictures)
    services.scenes.pop()
    back = [shown.frame() for _ in range(FRAMES + 2)]
    assert any(picture.startswith("r") and picture.endswith("g") for picture in back)
    assert back[-1] == "rrrrrrrr"


def test_what_lies_over_a_screen_opens_at_once(services: Services) -> None:
    shown = Shown(services)
    services.scenes.push(Sheet(RED))
    shown.frame()
    services.scenes.push(Sheet(GREEN, overlay=True))
    shown.frame()
    assert not shown.wipe.on
    assert shown.frame() == "rrrrrrrr"


def test_a_screen_in_the_making_keeps_the_old_picture_and_then_comes(services: Services) -> None:
    shown = Shown(services)
    services.scenes.push(Sheet(RED))
    shown.frame()
    new = Sheet(GREEN)
    new.late = 3
    services.scenes.push(new)
    for _ in range(3):
        assert shown.frame() == "rrrrrrrr"
        assert not shown.wipe.on
    shown.frame()
    assert shown.wipe.on
    new.late = 1
    kept = shown.frame(1 / 6000)
    assert kept.endswith("g"), "what is kept is the screen alone, without its sheet"
    assert [shown.frame() for _ in range(FRAMES + 1)][-1] == "gggggggg"


@pytest.mark.parametrize("change", [{"reduced_motion": True}, {"speed": "off"}])
def test_less_motion_has_no_sheet(services: Services, change: dict[str, object]) -> None:
    services.store.update(**change)
    shown = Shown(services)
    services.scenes.push(Sheet(RED))
    shown.frame()
    services.scenes.push(Sheet(GREEN))
    assert shown.frame() == "gggggggg"


def test_a_long_first_frame_does_not_jump_over_it(services: Services) -> None:
    shown = Shown(services)
    services.scenes.push(Sheet(RED))
    shown.frame()
    services.scenes.push(Sheet(GREEN))
    shown.frame()
    shown.frame(0.1)
    assert shown.wipe.on


def test_a_key_acts_in_its_frame_under_the_sheet(services: Services) -> None:
    loop = Loop(services)
    services.scenes.push(Sheet(RED))
    loop.frame()
    new = Sheet(GREEN)
    services.scenes.push(new)
    loop.frame()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, scancode=4, mod=0))
    loop.frame()
    assert loop._wipe.on
    assert pygame.KEYDOWN in new.heard
