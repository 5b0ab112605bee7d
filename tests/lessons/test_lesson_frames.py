"""No frame of a guided round pays for a whole new table: what is new comes over several frames."""

import pygame
import pytest

from game.screens.learn import LearnScreen
from game.screens.lesson import LessonScene
from game.screens.navigator import ScreenNavigator
from game.ui import in_pieces
from tests.harness import frame, make_services
from tests.lessons.play import GAMES, game
from tests.lessons.test_lesson_scene import enter

MOST_FRAMES = 600
MOST_AT_ONCE = 2
"""So many pictures are made by one frame at most: the one that is due, and what it is made of."""


def hurried(size=(640, 360)):
    """Return services of a window that has drawn nothing yet, and its navigator."""
    services = make_services(size)
    services.sprites.clear()
    services.text.clear()
    services.sprites.soft_first = True
    services.store.update(speed="off", bot_speed="off")
    return services, ScreenNavigator(services)


def picture(services):
    return pygame.image.tobytes(services.window.surface, "RGB")


def beside(services):
    """Wait for what is read and painted beside the frames."""
    services.store.settle()
    for work in services.sprites._coming.values():
        work.result()


@pytest.mark.parametrize("key", GAMES)
def test_a_table_comes_over_several_frames_and_is_the_one_that_is_drawn_at_once(key, monkeypatch):
    monkeypatch.setattr(in_pieces, "SECONDS", 0.0)
    monkeypatch.setattr(in_pieces, "LONGEST", MOST_FRAMES)
    services, navigator = hurried()
    navigator.learn(key)
    scene = services.scenes.top
    assert isinstance(scene, LessonScene)
    caches = services.sprites.cached, services.text.cached
    made, frames = sum(cache.built for cache in caches), 0
    while not frames or scene._pieces.waiting:
        beside(services)
        scene.draw(services.stage)
        services.stage.present()
        now = sum(cache.built for cache in caches)
        assert now - made <= MOST_AT_ONCE
        made, frames = now, frames + 1
        assert frames < MOST_FRAMES
    assert frames > 10
    shown = picture(services)
    services.sprites.soft_first = False
    services.stage.invalidate()
    scene.draw(services.stage)
    services.stage.present()
    assert picture(services) == shown
    scene.resized()
    scene.draw(services.stage)
    services.stage.present()
    assert picture(services) == shown, "what was half done when a frame was put off"
    services.scenes.quit()


def test_a_round_that_is_looked_at_is_read_ahead_and_begins_in_one_frame():
    services, navigator = hurried()
    navigator.learn()
    learn = services.scenes.top
    assert isinstance(learn, LearnScreen)
    learn.rebuild("lesson-frantic")
    services.scenes.update(0.02)
    assert not navigator._ahead._lessons["frantic"]
    beside(services)
    assert navigator._ahead._rehearsed["frantic"] is navigator.app.game("frantic")
    enter(services)
    assert isinstance(services.scenes.top, LessonScene)
    services.scenes.quit()


def test_whoever_is_quicker_is_told_that_it_takes_a_moment():
    services, navigator = hurried()
    navigator.learn()
    learn = services.scenes.top
    learn.rebuild("lesson-board")
    enter(services)
    for _ in range(60):
        learn.update(0.02)
        learn.draw(services.stage)
        services.stage.present()
    assert services.scenes.top is learn
    assert services.texts("screen-moment") in [text.text for text in learn.pen.placed]
    beside(services)
    learn.update(0.02)
    assert isinstance(services.scenes.top, LessonScene)
    services.scenes.quit()


def test_games_are_read_beside_the_frames_of_a_window():
    services, navigator = hurried()
    navigator.app._games.clear()
    services.scenes.push(navigator.first())
    navigator.update(0.02)
    services.store.settle()
    assert all(map(navigator.app.is_open, GAMES))
    services.scenes.quit()


def test_without_a_window_in_a_hurry_nothing_is_read_ahead():
    services, navigator = hurried()
    services.sprites.soft_first = False
    assert navigator.lesson_is_ready("board")
    navigator.update(0.02)
    assert not navigator._ahead._games_asked
    assert game("board").lesson is not None
    frame(services)
