"""Scenes on a stack: who gets events and time, and which presses are stale."""

import pygame

from game.ui.canvas import Canvas
from game.ui.scenes import Scene, SceneManager
from game.ui.stage import Stage

ENTER = pygame.KSCAN_RETURN


def key(scancode: int, *, up: bool = False) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP if up else pygame.KEYDOWN, scancode=scancode, key=0)


def tap(scenes: SceneManager, scancode: int) -> None:
    scenes.handle(key(scancode))
    scenes.handle(key(scancode, up=True))


class Page(Scene):
    """Opens the next page at Enter, and notes everything that happens to it."""

    def __init__(self, scenes: SceneManager, name: str, *, overlay: bool = False) -> None:
        self.scenes, self.name, self.overlay = scenes, name, overlay
        self.log: list[str] = []
        self.events: list[pygame.event.Event] = []

    def enter(self) -> None:
        self.log.append("enter")

    def leave(self) -> None:
        self.log.append("leave")

    def resume(self) -> None:
        self.log.append("resume")

    def resized(self) -> None:
        self.log.append("resized")

    def update(self, dt: float) -> None:
        self.log.append(f"update {dt}")

    def draw(self, stage: Stage) -> None:
        self.log.append("draw")

    def handle(self, event: pygame.event.Event) -> None:
        self.events.append(event)
        if event.type == pygame.KEYDOWN and event.scancode == ENTER:
            self.scenes.push(Page(self.scenes, self.name + "+"))


def opened() -> tuple[SceneManager, Page]:
    scenes = SceneManager()
    page = Page(scenes, "")
    scenes.push(page)
    return scenes, page


def test_one_press_passes_one_screen_however_often_it_repeats() -> None:
    scenes, _ = opened()
    for _ in range(30):
        scenes.handle(key(ENTER))
    assert len(scenes) == 2
    scenes.handle(key(ENTER, up=True))
    tap(scenes, ENTER)
    assert len(scenes) == 3


def test_the_release_of_a_stale_key_is_not_heard_but_that_of_a_new_one_is() -> None:
    scenes, _ = opened()
    scenes.handle(key(ENTER))
    scenes.handle(key(ENTER, up=True))
    top = scenes.top
    assert isinstance(top, Page)
    assert top.events == []
    tap(scenes, pygame.KSCAN_A)
    assert [event.type for event in top.events] == [pygame.KEYDOWN, pygame.KEYUP]


def test_a_key_held_while_another_opens_a_screen_is_stale_there() -> None:
    scenes, _ = opened()
    scenes.handle(key(pygame.KSCAN_Q))
    scenes.handle(key(ENTER))
    top = scenes.top
    assert isinstance(top, Page)
    scenes.handle(key(pygame.KSCAN_Q))
    scenes.handle(key(pygame.KSCAN_Q, up=True))
    assert top.events == []


def test_a_click_that_opens_a_screen_is_not_released_in_it() -> None:
    scenes, _ = opened()
    scenes.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)))
    page = Page(scenes, "new")
    scenes.replace(page)
    scenes.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0)))
    assert page.events == []


def test_a_pad_button_is_told_from_the_same_button_of_another_pad() -> None:
    scenes, page = opened()
    for pad in (0, 1, 0):
        scenes.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=pad, button=0))
    assert [event.instance_id for event in page.events] == [0, 1]


def test_letters_of_the_key_that_opened_a_screen_are_not_typed_there() -> None:
    scenes, _ = opened()
    scenes.handle(key(ENTER))
    top = scenes.top
    assert isinstance(top, Page)
    scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text="n"))
    assert top.events == []
    scenes.handle(key(ENTER, up=True))
    scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text="n"))
    assert len(top.events) == 1


def test_after_lost_focus_no_key_is_stuck() -> None:
    scenes, page = opened()
    scenes.handle(key(pygame.KSCAN_Q))
    scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    scenes.handle(key(pygame.KSCAN_Q))
    types = [event.type for event in page.events]
    assert types == [pygame.KEYDOWN, pygame.WINDOWFOCUSLOST, pygame.KEYDOWN]


def test_only_the_top_gets_time_and_all_visible_ones_draw() -> None:
    scenes, below = opened()
    hidden, overlay = Page(scenes, "hidden"), Page(scenes, "over", overlay=True)
    scenes.push(hidden)
    scenes.push(overlay)
    for page in (below, hidden, overlay):
        page.log.clear()
    scenes.update(0.5)
    scenes.draw(Stage(Canvas((64, 36)), pygame.Surface((64, 36)), lambda _: None))
    assert below.log == []
    assert hidden.log == ["draw"]
    assert overlay.log == ["update 0.5", "draw"]


def test_life_of_scenes() -> None:
    scenes, first = opened()
    second, third = Page(scenes, "2"), Page(scenes, "3")
    scenes.push(second)
    scenes.replace(third)
    scenes.pop()
    assert first.log == ["enter", "resume"]
    assert second.log == ["enter", "leave"]
    assert third.log == ["enter", "leave"]
    scenes.reset(second)
    assert first.log[-1] == "leave"
    assert scenes.top is second
    scenes.quit()
    assert not scenes.running
    scenes.handle(key(ENTER))
    scenes.update(1)
