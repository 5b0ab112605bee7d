"""What is wrong with a lesson's file is told with its file, line and key."""

import pytest

from game import resources
from game.documents import ContentError
from game.frappadingue import content
from game.screens.lesson import LessonScene
from game.screens.navigator import ScreenNavigator
from tests.harness import make_services

GOOD = resources.level("lessons", "frappadingue.yaml")


@pytest.mark.parametrize(
    ("old", "new", "key", "why"),
    [
        ("deed: [take 8]", "deed: [grab 8]", "steps[1].deed", "is no action"),
        ("goal: [action take 8]", "goal: [hope]", "steps[1].goal", "is no sign"),
        ("goal: [event crashed seat 1]", "goal: [event fell]", "steps[9].goal", "no event 'fell'"),
        ("id: eight", "id: goal", "steps", "the same id"),
        ("seat 1: -\n", "seat 1: lots\n", "steps[0].position", "lots"),
        ("waits: true", "waits: maybe", "steps[5].waits", "true or false"),
        ('options: {goal: "1000"}', "options: {gaol: x}", "options", "no option 'gaol'"),
        ("others: [1 throw 5,", "others: [0 throw 5,", "steps[5].others", "write a seat"),
        ('allow: [stop, "throw*"', "allow: [al, stop", "steps[8].allow", "is no action"),
        ("  - id: eight", "  - id: eight\n    bot: genius", "steps[1].bot", "no level 'genius'"),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_place(old, new, key, why, tmp_path):
    text = GOOD.read_text("utf-8")
    assert old in text
    path = tmp_path / "frappadingue.yaml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        content.load_lesson(path)
    assert caught.value.key == key
    assert why in caught.value.why
    assert path.read_text("utf-8").splitlines()[caught.value.line - 1].strip()


def test_a_wrong_position_is_blamed_at_its_own_line(tmp_path):
    path = tmp_path / "frappadingue.yaml"
    path.write_text(GOOD.read_text("utf-8").replace("seat 1: -\n", "seat 1: lots\n", 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        content.load_lesson(path)
    assert "lots" in path.read_text("utf-8").splitlines()[caught.value.line - 1]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("frantic-deck.yaml", "counter: 4, nice-try: 1", "counter: 0, nice-try: 5"),
        ("lessons/frantic.yaml", "deed: [play Y2]", "deed: [play G8]"),
        ("lessons/frantic.yaml", "others: [1 play Y9, 2 play B9]", "others: [1 play B1]"),
    ],
    ids=["a card is gone", "a deed is none", "another's deed is none"],
)
def test_a_lesson_that_can_t_be_played_to_its_end_is_not_begun(
    file, old, new, tmp_path, monkeypatch
):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    text = resources.level(*file.split("/")).read_text("utf-8")
    assert old in text
    own = tmp_path / "levels" / file
    own.parent.mkdir(parents=True)
    own.write_text(text.replace(old, new, 1), "utf-8")
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.learn("frantic")
    assert not isinstance(services.scenes.top, LessonScene)
    assert navigator.app.notes.shown == services.texts("lesson-other-deck")
