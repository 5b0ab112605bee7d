"""What only the guided round of Frappadingue does: free choices, lost turns, what to click on."""

import pytest

from tests.harness import frame
from tests.lessons.play import game, go_on, lesson_scene, open_lesson, settle, step_of
from tests.lessons.test_lesson_scene import by_mouse, click, enter, play

WAYS = {
    "stop": (["stop"], 200),
    "throw, and stop": (["throw 2", "take 8", "stop"], 300),
    "throw too often": (["throw 2", "take 8", "throw 1"], 0),
}


def opened(step, **how):
    return open_lesson("frappadingue", step_of("frappadingue", step)[1], **how)


def choose(services, scene, text):
    """Choose an action by the focus and a key, once the note asks for it."""
    settle(services)
    rules, items = scene.match.rules, scene.inner.spots.items
    texts = [rules.action_text(spot.action) for spot in items]
    scene.inner.spots.focus = texts.index(text)
    for _ in range(20):
        frame(services, 0.05)
    enter(services)


def test_no_step_but_the_first_begins_elsewhere_than_the_one_before_has_ended():
    steps = game("frappadingue").lesson.steps
    assert [step.id for step in steps if step.position] == [steps[0].id]


@pytest.mark.parametrize("way", WAYS)
def test_what_comes_of_a_free_choice_stays(way):
    services, scene = opened("choice")
    presses, points = WAYS[way]
    for text in presses:
        choose(services, scene, text)
    go_on(services)
    assert scene.match.step.id == "crash"
    assert scene.match.state.seats[0].turns == (300, points)
    while scene.match.step.id == "crash":
        enter(services)
        go_on(services)
    assert scene.match.state.seats[0].turns == (300, points)


@pytest.mark.parametrize(("step", "piles"), [("choice", (2, 1)), ("full", (5, 4))])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_note_of_a_free_choice_fits_what_lies_on_the_table(step, piles, lang):
    services, scene = opened(step, lang=lang)
    settle(services)
    own = f"lesson-frappadingue-{step}"
    assert scene.text().words == scene.words(own)
    for text, part in ((f"throw {piles[0]}", "then"), ("take 8", "then-2")):
        choose(services, scene, text)
        settle(services)
        assert scene.text().words == scene.words(f"{own}-{part}")
    choose(services, scene, f"throw {piles[1]}")
    settle(services)
    assert scene.standing
    assert scene.text().praise == scene.words(f"{own}-seen-lost")


@pytest.mark.parametrize("step", ["nothing", "crash"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lost_turn_is_explained_while_its_cards_lie(step, lang):
    services, scene = opened(step, lang=lang)
    enter(services)
    settle(services)
    for _ in range(100):
        services.scenes.update(0.1)
    assert scene.standing, "it stands until a press"
    kinds = scene.match.rules.deck.kinds_of(scene.inner.table.shown.throw)
    assert ("crash" in kinds) == (step == "crash")
    assert kinds
    assert scene.text().praise == scene.words(f"lesson-frappadingue-{step}-seen")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_has_a_mouse_is_told_what_to_click_on(lang):
    services, _ = open_lesson("frappadingue", lang=lang)
    click(services, 5, 5)
    told = []

    def act(services, scene):
        if scene.note_shown and not scene.reading and not scene.match.step.allow:
            spot = next(one for one in scene.inner.spots.items if one.box in scene._due())
            what = spot.choice.sentence.text(services.texts)
            assert services.texts("lesson-frappadingue-click", what=what) in scene.text().words
            told.append(what)
        by_mouse(services, scene)

    play(services, act)
    assert len(told) > 8


@pytest.mark.parametrize(("size", "lang"), [((1280, 720), "en"), ((1280, 720), "fr")])
def test_no_note_for_a_mouse_has_more_than_four_lines(size, lang):
    services, _ = open_lesson("frappadingue", 0, size, lang)
    click(services, 5, 5)
    told = {}

    def act(services, _):
        frame(services)
        scene = lesson_scene(services)
        if scene.view.box is not None:
            told[scene.match.step.id, scene._part] = scene.view._laid.lines
        by_mouse(services, scene)

    play(services, act)
    assert len(told) > 12
    assert not {step: lines for step, lines in told.items() if lines > 4}
