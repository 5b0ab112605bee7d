"""Notes cover nothing that can be read or chosen: on every screen, over every table."""

from collections.abc import Iterator

import pytest

from game import catalog
from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen, hint_bar
from game.ui.canvas import Box
from game.ui.match_scene import MatchScene
from game.ui.notes import SECONDS, Notes
from game.ui.services import Services
from tests.harness import frame, make_services
from tests.pairs import each_value, pairs, with_the_rest
from tests.screens.stages import STAGES, fill

SIZES = ((1280, 720), (1920, 1080))
PERCENTS = (100, 150, 200)
LANGS = ("en", "fr")
LOOKS = [(size, percent, lang) for size in SIZES for percent in PERCENTS for lang in LANGS]
EACH = [(stage, *LOOKS[number * 5 % len(LOOKS)]) for number, stage in enumerate(STAGES)]
AGAIN = [(stage, *LOOKS[number * 5 % len(LOOKS) - 5]) for number, stage in enumerate(STAGES)]
NARROW = [
    (stage, *look) for stage in ("pause", "join-four", "results", "settings") for look in LOOKS[2:6]
]
FEW = list(dict.fromkeys(EACH[::3] + NARROW))
MANY = 60


def long_note(services: Services) -> str:
    words = {"file": "settings.json", "why": "No space left on device"}
    return str(services.texts("problem-not-saved", **words))


def parts_in_sight(services: Services, notes: Notes) -> Iterator[Box]:
    """Let a note be told to its end, and return where it lies each half second."""
    text = notes.shown
    for _ in range(MANY):
        if notes.shown != text:
            return
        frame(services, 0.5)
        if notes.shown == text:
            assert notes.box is not None
            yield notes.box
    raise AssertionError("a note stays for ever")


def words_told(scene: Screen, notes: Notes) -> str:
    """Return what of the note stands in its place now."""
    assert notes.box is not None
    inside = (one.text for one in scene.pen.placed if notes.box.covers(one.drawn, 4))
    return next(text for text in inside if text in notes.shown)


def covered(scene: Screen, notes: Notes, box: Box) -> list[str]:
    """Return what a note lies on of the words and controls of a screen."""
    texts = [
        one.text
        for one in scene.pen.placed
        if one.drawn.meets(box) and one.text not in notes.shown and "/" not in one.text
    ]
    keys = [one.key for one in scene.menu.widgets if one.box.meets(box)]
    told = [one.key for one in scene.services.scenes.told.all if one.box.meets(box)]
    return texts + keys + told


@pytest.mark.usefixtures("blank_backdrops")
@pytest.mark.parametrize(
    ("stage", "size", "percent", "lang"), with_the_rest(FEW, dict.fromkeys(FEW + EACH + AGAIN[::2]))
)
def test_a_note_covers_nothing_on_any_screen(
    stage: str, size: tuple[int, int], percent: int, lang: str
) -> None:
    services = make_services(size, lang, percent)
    navigator = ScreenNavigator(services)
    STAGES[stage](navigator)
    scene, notes = services.scenes.top, navigator.app.notes
    assert isinstance(scene, Screen)
    notes.clear()
    for text in (str(services.texts("note-lang-gone", lang="xx")), long_note(services)):
        notes.add(text)
        frame(services)
        assert notes.box is not None
        assert not covered(scene, notes, notes.box)
        assert not any(one.cut for one in scene.pen.placed if one.text in text)


@pytest.mark.usefixtures("blank_backdrops")
@pytest.mark.parametrize(("stage", "percent"), [("results", 100), ("join-four", 200)])
def test_a_note_too_long_for_the_line_is_told_whole_in_parts(stage: str, percent: int) -> None:
    services = make_services((1280, 720), "fr", percent)
    navigator = ScreenNavigator(services)
    STAGES[stage](navigator)
    scene, notes, text = services.scenes.top, navigator.app.notes, long_note(services)
    assert isinstance(scene, Screen)
    notes.clear()
    notes.add(text)
    line, told = hint_bar(percent / 100), []
    for box in parts_in_sight(services, notes):
        assert box == line
        told.append(words_told(scene, notes))
    parts = list(dict.fromkeys(told))
    assert len(parts) > 1
    assert " ".join(parts) == text
    for part in parts:
        assert told.count(part) >= len(part) / 14 / 0.5 - 1, "there is time to read it"
    frame(services)
    assert scene.services.scenes.told.all, "the line of keys is back"


@pytest.mark.usefixtures("blank_backdrops")
def test_beside_a_sheet_with_room_the_line_of_keys_stays() -> None:
    services = make_services((1280, 720))
    navigator = ScreenNavigator(services)
    STAGES["pause"](navigator)
    navigator.app.notes.add(long_note(services))
    frame(services)
    box = navigator.app.notes.box
    assert box is not None
    assert box.bottom < hint_bar(1).y
    assert services.scenes.told.all


FULL_TABLES = pairs(catalog.keys(), SIZES, PERCENTS, LANGS)
TABLES = with_the_rest(FULL_TABLES[::2], FULL_TABLES)


@pytest.mark.parametrize(("game", "size", "percent", "lang"), TABLES)
def test_a_note_covers_nothing_on_any_table(
    game: str, size: tuple[int, int], percent: int, lang: str
) -> None:
    services = make_services(size, lang, percent)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game(game)
    fill(navigator, 2)
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=5))
    scene, notes = services.scenes.top, navigator.app.notes
    assert isinstance(scene, MatchScene)
    notes.clear()
    for actions in (0, 12, 30):
        scene.fast_forward(actions)
        notes.add(long_note(services))
        frame(services)
        box, pen = notes.box, scene.view._pen
        assert box is not None
        assert navigator._pen.placed, "it is drawn"
        assert not [one.text for one in pen.placed if one.drawn.meets(box)]
        assert not [one.key for one in services.scenes.told.all if one.box.meets(box)]
        if not scene.game.rules.info.real_time:
            assert not [spot.box for spot in scene.spots.items if spot.box.meets(box)]
        notes.clear()
        frame(services)


def test_a_new_note_is_seen_at_once_and_older_ones_wait() -> None:
    notes = Notes()
    notes.add("one")
    notes.add("two")
    notes.add("one")
    assert notes.all == ("one", "two")
    notes.update(5)
    notes.add("three")
    assert notes.shown == "three"
    notes.update(SECONDS)
    assert notes.shown == "one"
    notes.update(SECONDS - 4)
    assert notes.shown == "two"
    notes.drop_seen()
    assert notes.shown == "two", "nobody has seen it"
    notes.update(1)
    notes.drop_seen()
    assert notes.shown == ""


@pytest.mark.parametrize(("again", "never"), each_value((True, False), (False, True)))
def test_a_note_that_is_no_longer_true_goes(again: bool, never: bool) -> None:
    services = make_services()
    app = ScreenNavigator(services).app
    app._tell("problem-not-saved", "a.json", "a can't be saved")
    app._tell("problem-not-saved", "b.json", "b can't be saved")
    if again:
        app._tell("problem-saved-again", "a.json", "a is saved again")
    assert ("a can't be saved" in app.notes.all) is never
    assert "b can't be saved" in app.notes.all
