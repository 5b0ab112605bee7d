"""What made somebody doubt who had only the screen: what is pressed too early, who was first."""

import pytest

from game.core.sentence import Sentence
from game.screens.book import BookScreen
from game.screens.dialogs import PauseScreen
from game.screens.learn import LessonDone
from game.screens.navigator import ScreenNavigator
from tests.harness import frame, make_services, press
from tests.lessons.play import lesson_scene, open_lesson, settle, step_of
from tests.lessons.test_lesson_scene import click, enter, race_click, race_press


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


EARLY = {
    "goal": "lesson-read-first",
    "first": "lesson-frankfurt-first-why",
    "race": "lesson-read-first",
}


@pytest.mark.parametrize(("step", "why"), EARLY.items())
def test_another_key_before_the_note_was_read_says_what_to_do(step, why):
    services, scene = opened(step)
    before = scene.match.checksum()
    race_press(services, "column 3")
    frame(services)
    assert scene.match.checksum() == before
    assert scene.match.unread
    assert scene.text().why == scene.words(why)


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


def test_no_tempo_is_told_of_who_waits_for_notes():
    services, scene = opened("race")
    frame(services)
    assert not scene.inner.paces.on
    assert scene.inner.paces.news(scene.match.state) == ()


def test_the_log_begins_anew_with_another_table():
    services, scene = opened("smaller")
    race_press(services, "pile 2")
    assert scene.inner.view.log.lines
    settle(services)
    assert scene.match.step.id == "first"
    assert not scene.inner.view.log.lines


def test_the_race_after_the_lesson_begins_calmly():
    services, _ = opened("end")
    enter(services)
    settle(services)
    enter_after_the_pause(services)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    assert top._why() == services.texts("pause-ready")
    top.back()
    seating = services.scenes.top.setup.seating
    assert seating[0].aid == "late"
    assert seating[1].level == "first"
    assert services.settings.practice == {}


def enter_after_the_pause(services):
    """Press the first button once the screen that came by itself takes presses."""
    for _ in range(20):
        services.scenes.update(0.1)
    assert isinstance(services.scenes.top, LessonDone)
    enter(services)


def test_the_key_of_the_book_can_be_clicked():
    services, _ = opened("end")
    enter(services)
    for _ in range(30):
        frame(services, 0.1)
    done = services.scenes.top
    assert isinstance(done, LessonDone)
    box = dict(done._keys_told)["F1"]
    click(services, box.cx, box.cy)
    assert isinstance(services.scenes.top, BookScreen)


def test_who_comes_with_the_mouse_is_told_to_click():
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    services.scenes.push(navigator.first())
    click(services, 5, 5)
    navigator.learn("frappadingue")
    settle(services)
    scene = lesson_scene(services)
    assert scene.hand == "mouse"
    assert scene.text().words.endswith(f"{services.texts('lesson-press-mouse')}.")


def test_one_click_on_the_card_takes_what_alone_is_allowed():
    services, scene = open_lesson("frappadingue", 1)
    click(services, 5, 5)
    for _ in range(20):
        frame(services, 0.05)
    (eight,) = scene.table.boxes(scene.inner, "card 8")
    click(services, eight.cx, eight.cy)
    assert scene.match.reached


def test_the_mouse_leads_no_focus_to_what_waits_for_another_step():
    services, scene = open_lesson("frappadingue", 1)
    for _ in range(20):
        frame(services, 0.05)
    other = next(spot for spot in scene.inner.spots.items if spot.refusal)
    click(services, other.box.cx, other.box.cy)
    assert scene.text().why == services.texts("lesson-frappadingue-eight-why")
    assert scene.inner.spots.focused.refusal is None


def test_t11_frantic_praises_a_deed_at_the_very_next_step_and_begins_the_log_anew():
    """Where another position begins the step says so first, and no old line lies there."""
    services, scene = open_lesson("frantic")
    steps = scene.match.lesson.steps
    for place, step in enumerate(steps[1:], 1):
        if step.position:
            said = services.texts(f"lesson-frantic-{step.id}", bot1="A", bot2="B", press="C")
            assert said.startswith("Now imagine"), step.id
            scene.inner.view.log.add(Sentence("lesson-not-now"))
            scene.match.place = place - 1
            scene.match.go_on()
            scene._begin(moved=True)
            assert not scene.inner.view.log.entries
    assert services.texts("lesson-frantic-counter-done").startswith("Stopped, sent on")
    services.scenes.quit()
