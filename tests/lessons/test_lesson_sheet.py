"""The sheet between two tables of a guided round: no key passes it, and the next table is seen."""

import pygame
import pytest

from game.screens.lesson_moment import MomentSheet
from tests.harness import frame, press
from tests.lessons.play import GAMES, game, open_lesson, settle

LONG = 2.0
CORNER = pygame.Rect(20, 20, 600, 60)
"""Above the sheet, where the table that comes has its banner."""


def before_a_leap(key):
    """Return the number of a step after which another table comes."""
    steps = game(key).lesson.steps
    return next((at - 1 for at in range(1, len(steps)) if steps[at].leaps), None)


def pass_time(services):
    for _ in range(8):
        services.scenes.update(LONG / 8)


LEAPING = [key for key in GAMES if before_a_leap(key) is not None]


def f6(services):
    press(services, pygame.KSCAN_F6, pygame.K_F6)


@pytest.mark.parametrize("key", LEAPING)
def test_skipping_to_another_table_shows_the_sheet_which_the_same_key_only_closes(key):
    place = before_a_leap(key)
    services, scene = open_lesson(key, place)
    f6(services)
    assert scene.match.place == place + 1
    assert scene.turning, "it is told that another table comes"
    pass_time(services)
    f6(services)
    pass_time(services)
    assert not scene.turning
    assert scene.match.place == place + 1, "the step is not passed unseen"
    settle(services)
    f6(services)
    assert scene.match.place == place + 2


@pytest.mark.parametrize("key", LEAPING)
def test_behind_the_sheet_stands_the_table_that_comes_calm_and_dark(key):
    services, scene = open_lesson(key, before_a_leap(key))
    scene.pass_step()
    for _ in range(8):
        frame(services, 0.25)
    assert scene.turning
    seen = services.window.surface.subsurface(CORNER).copy()
    scene.moment.hide()
    frame(services, 0.0)
    open_table = services.window.surface.subsurface(CORNER)
    assert len({tuple(seen.get_at((x, 10))) for x in range(0, 600, 3)}) > 3, "no bare ground"
    for at in ((100, 10), (300, 10), (300, 40)):
        dark, light = sum(seen.get_at(at)[:3]), sum(open_table.get_at(at)[:3])
        assert dark <= max(light, 3 * 60), at


def test_the_cloth_hides_the_change_of_tables_and_then_lets_it_shine_through():
    moment = MomentSheet()
    moment.show()
    while moment.shift < 0:
        assert moment.thick == 1.0
        moment.update(0.02)
    thick = []
    while not moment.waits:
        thick.append(moment.thick)
        moment.update(0.02)
    assert thick == sorted(thick, reverse=True)
    assert len(thick) > 10, "it does not flash"
    assert moment.thick == 0.0
    moment.show(sweep=False)
    assert moment.waits
