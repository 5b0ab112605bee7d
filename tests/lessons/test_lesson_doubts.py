"""What made somebody doubt who had only the screen: what is pressed too early, who was first."""

import pytest

from tests.harness import frame, press
from tests.lessons.play import open_lesson, settle, step_of
from tests.lessons.test_lesson_scene import enter, race_click, race_press


def opened(step):
    return open_lesson("frankfurt", step_of("frankfurt", step)[1])


@pytest.mark.parametrize("act", [race_press, race_click])
def test_the_deed_of_a_step_that_waits_for_a_reader_says_that_it_was_read(act):
    services, scene = opened("first")
    assert scene.match.unread
    act(services, "pile 1")
    settle(services)
    assert scene.match.step.id == "race"
    assert scene.text().praise == services.texts("lesson-frankfurt-first-done", bot="Zeil")


@pytest.mark.parametrize("step", ["goal", "first", "race"])
def test_another_key_before_the_note_was_read_says_what_to_do(step):
    services, scene = opened(step)
    before = scene.match.checksum()
    race_press(services, "column 3")
    frame(services)
    assert scene.match.checksum() == before
    assert scene.match.unread
    assert scene.text().why.startswith(("Read this first", "Another time"))


def test_it_is_told_who_was_first_on_the_small_pile():
    services, scene = opened("first")
    enter(services)
    for _ in range(100):
        services.scenes.update(0.1)
        if scene.match.unread:
            break
    assert scene.text().why == services.texts("lesson-frankfurt-first-again", bot="Zeil")


@pytest.mark.parametrize(("seat", "way"), [(0, "won"), (1, "lost")])
def test_the_end_of_the_round_tells_who_slapped_first(seat, way):
    _, scene = opened("first")
    race = scene.match.lesson.steps[step_of("frankfurt", "race")[1]]
    signs = dict(race.told)
    assert signs[way].shows_event(f"slapped seat {seat} pile 1 by-hand 1 first 1")
    texts = {scene.words(f"lesson-frankfurt-race-done-{one}") for one in signs}
    assert len(texts) == len(signs)
    assert "" not in texts


def test_the_frame_is_around_the_key_that_comes_next():
    services, scene = opened("slap")
    table, inner = scene.table, scene.inner
    for text in scene.match.step.deed:
        assert table.due(inner, scene.match.step) == (text,)
        race_press(services, text)
    assert scene.match.reached


def test_t13_no_note_lies_on_a_pile():
    services, scene = opened("pick")
    for _ in range(6):
        frame(services)
        box = scene.view.box
        assert box is not None
        for pile in ("pile 1", "pile 2"):
            (there,) = scene.table.boxes(scene.inner, pile)
            assert box.right <= there.x or box.x >= there.right or box.y >= there.bottom
        scene.skip()
        settle(services)


def test_the_focus_lies_on_what_the_step_allows():
    services, scene = open_lesson("frappadingue", 0)
    while not scene.match.last:
        spots = scene.inner.spots
        if spots.items and not scene.match.unread:
            assert spots.focused.refusal is None, scene.match.step.id
        if scene.match.step.free:
            return
        press(services, 0x28, 0x0D)
        settle(services, dt=0.2)
