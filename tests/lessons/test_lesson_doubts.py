"""What made somebody doubt who had only the screen: what is pressed too early, who was first."""

import re

import pygame
import pytest

from game.board.screen.layout import BANNER, BIG
from game.board.screen.layout import ROUND as BOARD_ROUND
from game.board.screen.scores import SHEET as BOARD_SHEET
from game.core.lesson import LEARNER, LessonMatch
from game.core.rounds.state import between_rounds
from game.core.sentence import Sentence
from game.frankfurt.screen.places import CARD_RATIO
from game.frantic.screen.layout import (
    DISCARD,
    DRAW_PILE,
    HAPPENINGS,
    HINTS,
    PILE_CARD,
    POSTER,
    ROUND,
    TRAY,
    card_box,
)
from game.frantic.screen.round_table import SHEET as FRANTIC_SHEET
from game.screens.book import BookScreen
from game.screens.dialogs import PauseScreen
from game.screens.first_match import first_match
from game.screens.first_match_screen import FirstMatchScreen
from game.screens.learn import LessonDone
from game.screens.lesson import LessonScene
from game.screens.navigator import ScreenNavigator
from game.ui import game_table
from game.ui.canvas import Box
from game.ui.hints import TurnHints
from game.ui.lesson_places import overlap
from game.ui.lesson_table import wanted_place
from game.ui.points_table import fitting
from tests.harness import frame, make_services, press
from tests.lessons.play import GAMES, game, go_on, lesson_scene, open_lesson, settle, step_of
from tests.lessons.test_lesson_scene import (
    TURN_GAMES,
    by_keys,
    by_mouse,
    click,
    enter,
    play,
    race_click,
    race_press,
)

ABOVE = 13
"""Words end so far above the columns (units)."""


def opened(step):
    return open_lesson("frankfurt", step_of("frankfurt", step)[1])


@pytest.mark.parametrize("act", [race_press, race_click])
def test_the_deed_of_a_step_that_waits_for_a_reader_says_that_it_was_read(act):
    services, scene = opened("first")
    assert scene.match.unread
    act(services, "pile 1")
    settle(services)
    assert scene.telling
    assert scene.text().praise == services.texts("lesson-frankfurt-first-done", bot="Zeil")
    go_on(services)
    assert scene.match.step.id == "race"


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
    texts = {scene.words(f"lesson-frankfurt-race-{one}") for one in ("done-won", "came-lost")}
    assert len(texts) == len(signs)
    assert "" not in texts


def test_the_frame_is_around_the_key_that_comes_next():
    services, scene = opened("slap")
    table, inner = scene.table, scene.inner
    for text in scene.match.step.deed:
        assert table.due(inner, scene.match.step) == (text,)
        race_press(services, text)
    assert scene.match.reached


def test_the_first_note_frames_the_columns_and_the_stack_above_them():
    _, scene = opened("goal")
    own = scene.inner.table_places.seats[0]
    (box,) = scene.table.boxes(scene.inner, scene.match.step.point[0])
    (x, y), wide = own.draw, own.draw_width
    stack = Box(x - wide / 2, y - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
    assert len(scene.match.step.point) == 1
    for part in (stack, *map(own.column_rect, range(4))):
        assert box.covers(Box(part.x, part.y, part.w, part.h))
    assert box.x >= own.panel.x
    assert box.right <= own.panel.right


def test_a_frame_around_a_column_leaves_what_is_counted_above_it_alone():
    services, scene = opened("wrong")
    frame(services)
    panel = scene.inner.table_places.seats[0].panel
    top = scene.inner.table_places.seats[0].column_rect(0).y
    framed = services.window.surface.copy()
    scene.inner.draw(services.stage)
    services.stage.present()
    x, y = services.canvas.to_px(panel.x, panel.y)
    side = services.canvas.length
    words = pygame.Rect(round(x), round(y), side(panel.w), side(top - ABOVE - panel.y))
    plain = services.window.surface.subsurface(words)
    assert pygame.image.tobytes(framed.subsurface(words), "RGB") == pygame.image.tobytes(
        plain, "RGB"
    )


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
    go_on(services)
    assert scene.match.step.id == "first"
    assert not scene.inner.view.log.lines


def test_the_race_after_the_lesson_begins_calmly():
    services, _ = opened("end")
    enter(services)
    settle(services)
    enter_after_the_pause(services)
    enter(services)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    assert top._why() == services.texts("pause-ready")
    keys = [one.key for one in top.menu.widgets]
    assert keys[0] == "pause-resume"
    assert "pause-restart" not in keys, "nothing has begun"
    assert top.menu.widgets[0].text == services.texts("pause-ready-start")
    assert [hint.text for hint in top.hints()].count(services.texts("hint-title")) == 1
    assert not services.scenes.open[-2].view.log.lines
    top.menu.step("confirm")
    assert not services.scenes.top.view.log.lines
    seating = services.scenes.top.setup.seating
    assert seating[0].aid == "late"
    assert seating[1].level == "gentle"
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
    box = next(told.box for told in services.scenes.told.all if told.key == "F1")
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
    assert scene.text().words.endswith("click “Throw 5 piles”.")


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
    assert scene.text().why == scene.words("lesson-frappadingue-eight-why")
    assert scene.inner.spots.focused.refusal is None


@pytest.mark.parametrize("key", GAMES)
def test_another_moment_of_the_game_is_told_before_it_comes(key):
    """Where another position begins a sheet says so first, and no old line lies there."""
    services, scene = open_lesson(key)
    said = []
    scene.view.draw_turn = lambda words, *_: said.append(words)
    steps = scene.match.lesson.steps
    for place, step in enumerate(steps[1:], 1):
        scene.match.jump(place - 1)
        scene.match.reached = True
        if key != "frankfurt":
            scene.inner.view.log.add(Sentence("lesson-not-now"))
        said.clear()
        done = scene._praise_words().words if step.leaps else ""
        scene._follow()
        assert scene.telling == bool(done), "told beside the table of which it tells"
        if scene.telling:
            assert scene.text().praise == done
            assert [button.name for button in scene.text().buttons] == ["ok"]
            scene.press("ok")
        assert scene.match.place == place
        assert scene.turning == step.leaps, step.id
        frame(services, 0.01)
        assert said == ([scene._turn_words()] if step.leaps else [])
        if step.leaps:
            assert not scene.note_shown
            if key != "frankfurt":
                assert not scene.inner.view.log.entries
        settle(services, dt=0.2)
        assert not scene.turning
    services.scenes.quit()


@pytest.mark.parametrize(("key", "step"), [("frantic", "counter"), ("board", "acts")])
def test_a_press_after_the_sheet_of_another_moment_chooses_nothing_for_a_moment(key, step):
    services, scene = open_lesson(key, step_of(key, step)[1])
    scene.match.reached = True
    scene._follow()
    if scene.telling:
        scene.press("ok")
    assert scene.turning
    for _ in range(100):
        services.scenes.update(0.2)
    assert scene.turning, "it stays until a press"
    enter(services)
    while scene.turning:
        services.scenes.update(0.05)
    before = scene.match.unread, scene.match.checksum()
    enter(services)
    assert (scene.match.unread, scene.match.checksum()) == before
    assert not scene.text().why, "it is not punished"


def test_a_press_ends_the_sheet_of_another_moment_and_does_nothing_else():
    services, scene = opened("smaller")
    scene.match.reached = True
    scene._follow()
    before = scene.match.checksum()
    race_press(services, "pile 1")
    assert scene.turning, "a press that was meant for the step before does not hide the sheet"
    for _ in range(3):
        services.scenes.update(0.3)
    race_press(services, "pile 1")
    assert not scene.turning
    assert scene.match.checksum() == before
    assert scene.match.unread


@pytest.mark.parametrize("key", TURN_GAMES)
def test_a_note_of_what_is_done_comes_back_in_no_frame(key):
    """While bots think and play nothing is to be done, and nothing says so."""
    services, _ = open_lesson(key)
    services.store.update(speed="normal", bot_speed="normal")
    lesson_scene(services).inner._apply_settings()

    def act(services, scene):
        by_keys(services, scene)
        for _ in range(40):
            scene = services.scenes.top
            if not isinstance(scene, LessonScene):
                return
            if scene.note_shown and not scene.reading:
                assert scene.inner.table.offered == LEARNER, scene.match.step.id
            services.scenes.update(0.02)

    play(services, act)


@pytest.mark.parametrize(("key", "step"), [("frantic", "counter"), ("board", "jump")])
def test_a_refusal_goes_with_the_deed_that_follows_it(key, step):
    services, scene = open_lesson(key, step_of(key, step)[1])
    scene.refused(Sentence("lesson-not-now"))
    assert scene.text().why
    for _ in range(10):
        services.scenes.update(0.1)
    by_keys(services, scene)
    settle(services)
    assert scene.match.step.id == step
    assert not scene.text().why


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_every_note_of_a_deed_names_its_key_and_goes_on_with_each_press(key, lang):
    services, _ = open_lesson(key, lang=lang)
    told = {}

    def act(services, scene):
        step = scene.match.step
        if scene.note_shown and step.deed and not scene.reading:
            words, pressed = scene.text().words, scene._press_words()
            choice = key == "frappadingue" and bool(step.allow)
            assert choice or pressed in words, (step.id, words)
            part = step.id, scene._part
            assert told.get(part, words) == words
            told[part] = words
            assert scene._due()
            place = wanted_place(scene.table, scene.inner)
            assert choice or scene.inner.spots.items[place].box in scene._due()
        by_keys(services, scene)

    play(services, act)
    assert len(told) >= 10
    assert len({(step, words) for (step, _), words in told.items()}) == len(told), "one task a note"


@pytest.mark.parametrize("step", ["wrong", "same", "empty", "stuck", "slap"])
def test_the_note_of_the_race_goes_on_with_each_press(step):
    services, scene = opened(step)
    told = []
    for text in scene.match.step.deed:
        told.append(scene.text().words)
        what, _, number = text.partition(" ")
        names = scene.table.words(scene.inner, scene.hand)
        assert names[f"{what}{number}"] in told[-1], text
        race_press(services, text)
        frame(services)
    assert len(set(told)) == len(told)


def test_the_keys_of_a_guided_round_are_those_of_the_match_after_it():
    services, scene = open_lesson("board")
    mine = scene.inner.setup.seating[LEARNER].zone
    assert mine is not None
    navigator = services.navigator
    navigator.practise("board", first=first_match(navigator.app, "board"))
    match = services.scenes.top
    seat = match.setup.seating.humans[0]
    assert match.setup.seating[seat].zone == mine
    for seating in (scene.inner.setup.seating, match.setup.seating):
        hints = TurnHints(services, seating).of(seating.humans[0], undo=False)
        assert [hint.key for hint in hints[:2]] == ["←↑↓→", services.texts("key-enter")]


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_match_after_a_guided_round_is_like_it_short_and_easy(key):
    services, _ = open_lesson(key, len(game(key).lesson.steps) - 1)
    enter(services)
    settle(services)
    enter_after_the_pause(services)
    assert isinstance(services.scenes.top, FirstMatchScreen)
    enter(services)
    opened, setup = game(key), services.scenes.top.setup
    lesson = opened.lesson
    assert len(setup.seating) == lesson.seats
    assert {setup.seating[seat].level for seat in setup.seating.bots} == {opened.levels[0]}
    length = opened.pace.option
    for name, value in lesson.options.items():
        assert name == length or setup.options[name] == value
    shown = opened.pace.rounds
    assert shown(setup.options[length], lesson.seats) <= shown(lesson.options[length], lesson.seats)
    assert services.settings.practice == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_no_note_covers_the_line_of_keys_or_what_lies_on_the_table(key, lang):
    services, _ = open_lesson(key, lang=lang)

    def act(services, scene):
        frame(services)
        box, state = scene.view.box, scene.inner.table.shown
        if box is not None:
            for kept in KEPT[key](scene, state):
                assert overlap(box, kept) == 0, (scene.match.step.id, box, kept)
        by_keys(services, scene)

    play(services, act)


def frantic_places(scene, state):
    if between_rounds(state):
        return (fitting(FRANTIC_SHEET, 3)[1].inset(8), HINTS)  # its edge has no words
    if scene.inner.view.poster.up:
        return (POSTER.inset(8), HINTS)
    piles = [card_box(*pile, PILE_CARD) for pile in (DRAW_PILE, DISCARD, HAPPENINGS)]
    return (*piles, BANNER, ROUND, TRAY, HINTS, *(spot.box for spot in scene.inner.spots.items))


def board_places(scene, state):
    if between_rounds(state):
        return (fitting(BOARD_SHEET, 3)[1].inset(8), HINTS)
    if scene.inner.view.poster.up:
        return (BIG.inset(8), HINTS)
    places = scene.inner.view.places
    squares = [places.square_box(square) for square in range(state.finish + 1)]
    return (*squares, BANNER, BOARD_ROUND, HINTS, *(spot.box for spot in scene.inner.spots.items))


def barrow_places(scene, _state):
    return (HINTS, *(spot.box for spot in scene.inner.spots.items))


KEPT = {"frantic": frantic_places, "board": board_places, "frappadingue": barrow_places}


@pytest.mark.parametrize("act", [enter, by_mouse])
@pytest.mark.parametrize(("key", "step"), [("frantic", "out"), ("board", "finish")])
def test_points_that_stand_say_how_to_go_on(key, step, act):
    """Nothing stands without a word: whoever waits is told what to press, by key or mouse."""
    services, scene = open_lesson(key, step_of(key, step)[1])
    services.scenes.update(0.5)
    by_keys(services, scene)
    for _ in range(60):
        services.scenes.update(0.1)
    assert scene.standing
    frame(services)
    assert scene.view.box is not None
    assert scene.text().words == ""
    assert scene.text().praise == scene._own("seen"), "what the points tell, not what to press"
    said = [text.text for text in scene.inner.view.pen.placed]
    assert services.texts("frantic-table-go-on") not in said, "the note says it"
    assert [button.name for button in scene.text().buttons] == ["ok"]
    act(services) if act is enter else act(services, scene)
    settle(services)
    assert not scene.standing
    assert scene.match.step.id == scene.match.lesson.steps[step_of(key, step)[1] + 1].id
    assert scene.note_shown


@pytest.mark.parametrize("key", GAMES)
def test_a_round_never_stands_still_without_a_note(key):
    """Left alone for long, a round shows a note or a sheet: what to do, or how to go on."""
    services, scene = open_lesson(key)
    for place in range(len(scene.match.lesson.steps) - 1):
        scene.match.jump(place)
        scene._begin(moved=True)
        scene.press("ok")
        for _ in range(600):
            services.scenes.update(0.1)
            if scene.note_shown or scene._event_stands:
                break
        racing = scene.match.step.clock
        assert scene.note_shown or scene._event_stands or racing, scene.match.step.id
    services.scenes.quit()


def test_what_follows_without_a_sheet_looks_like_what_was_there():
    """A position that tells no leap has the same cards and pawns: only questions are spared."""
    hidden = ("silent", "draw", "points", "last")
    for key in GAMES:
        match = LessonMatch(game(key).rules, game(key).lesson)
        while not match.last:
            match.perform()
            before = match.rules.describe(match.state)
            match.go_on()
            after = match.rules.describe(match.state)
            if match.step.position and match.step.follows:
                assert seen(before, hidden) == seen(after, hidden), match.step.id


def seen(told, hidden):
    lines = [line for line in told.splitlines() if not line.startswith(hidden)]
    return [re.sub(r"(?<=[a-z])\d+", "", line) for line in lines]


def test_no_header_asks_for_a_card_that_was_not_taught():
    """Before the Re-Roll is met nobody is asked for one."""
    lesson, rules = game("board").lesson, game("board").rules
    match = LessonMatch(rules, lesson)
    while match.step.id != "reroll":
        match.perform()
        assert not any(entry.text == "pass" for entry in match.log), match.step.id
        match.go_on()


@pytest.mark.parametrize("key", TURN_GAMES)
def test_no_choice_is_refused_by_a_step_that_is_over(key):
    services, _ = open_lesson(key)

    def act(services, scene):
        by_keys(services, scene)
        for _ in range(12):
            services.scenes.update(0.04)
            if services.scenes.top is scene and scene.match.settled:
                assert not scene.inner.spots.items, scene.match.step.id

    play(services, act)


@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_line_of_keys_says_nothing_else_of_the_key_that_goes_on(key, monkeypatch):
    """Enter is the note's while that waits for a reader: the table's "skip" is not to be read."""
    hints = []
    drawn = game_table.draw_hints

    def note(pen, found, box):
        hints[:] = found
        return drawn(pen, found, box)

    monkeypatch.setattr(game_table, "draw_hints", note)
    services, _ = open_lesson(key)
    read = []

    def act(services, scene):
        if scene.note_shown and scene.reading and not scene.standing:
            frame(services)
            read.append(scene.match.step.id)
            said = {hint.text for hint in hints}
            skips = {services.texts("table-hint-skip"), services.texts("table-hint-rush")}
            assert said
            assert not said & skips, scene.match.step.id
        by_keys(services, scene)

    play(services, act)
    assert read
