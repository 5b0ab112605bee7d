"""Lessons in a test: every game that has one, and a window in which it is played."""

from functools import cache

from game import catalog
from game.screens.lesson import LessonScene
from game.screens.navigator import ScreenNavigator
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, press, shared_fonts


@cache
def game(key):
    return catalog.find(key).open()


GAMES = tuple(key for key in map(str, catalog.keys()) if game(key).lesson is not None)
STEPS = [(key, step.id) for key in GAMES for step in game(key).lesson.steps]


def step_of(key, step):
    """Return a step of a game's lesson and its number."""
    lesson = game(key).lesson
    place = lesson.place(step)
    return lesson.steps[place], place


@cache
def _pictures(size, fonts):
    """Return the pictures of all windows of a size: drawn once for all tests with these fonts."""
    sprites = make_services(size).sprites
    assert sprites._fonts is fonts
    return sprites


def open_lesson(key, place=0, size=(640, 360), lang="en", scale=100):
    """Return services and the scene of a lesson that is at a step."""
    services = make_services(size, lang, scale)
    services.sprites = _pictures(size, shared_fonts())
    services.store.update(speed="off", bot_speed="off")
    navigator = ScreenNavigator(services)
    navigator.learn(key, place)
    settle(services)
    return services, lesson_scene(services)


def lesson_scene(services: Services) -> LessonScene:
    scene = services.scenes.top
    assert isinstance(scene, LessonScene), scene
    return scene


def settle(services, frames=200, dt=0.05):
    """Let time pass until a note waits for the learner, or the lesson is over."""
    for _ in range(frames):
        services.scenes.update(dt)
        top = services.scenes.top
        if not isinstance(top, LessonScene):
            break
        if top.turning and top.moment.waits:
            top.moment.press()
        if top.standing or (top.note_shown and _waits(top) and top.rested):
            break
    frame(services, dt)


def go_on(services):
    """Read what a deed has led to, or what stands until a press, and come to the next step."""
    for _ in range(8):
        settle(services)
        top = services.scenes.top
        if not isinstance(top, LessonScene) or not (top.telling or top.standing):
            return
        services.scenes.update(0.5)
        top.press("ok")


def _waits(scene):
    """Say whether it is the learner who has to do something."""
    turns = isinstance(scene.inner, TurnScene)
    return scene.reading or not turns or len(scene.inner.spots) > 0


def tap(services, place, code=0):
    press(services, place, code)
