"""What made a newcomer with nothing but keys and a screen doubt: each kind, where it was."""

import re

import pytest

from game import catalog
from game.core.match import Match
from game.frankfurt.state import Phase, ticks
from game.screens.learn import LearnScreen, LessonMenu
from game.screens.lesson_moment import STOOD
from game.screens.navigator import ScreenNavigator
from game.ui.i18n import Texts
from game.ui.lesson_table import no_marks
from game.ui.lesson_view import MOST_LINES
from tests.harness import frame, make_services, press
from tests.lessons.play import (
    GAMES,
    STEPS,
    game,
    lesson_scene,
    open_lesson,
    settle,
    step_of,
)
from tests.lessons.test_lesson_scene import TURN_GAMES, by_keys, enter, play, race_press
from tests.pairs import whole

ESCAPE = 0x29, 0x1B


def screens(key):
    return catalog.find(key).screens()


def opened(key, step, **how):
    return open_lesson(key, step_of(key, step)[1], **how)


def racing():
    """Return the real round of the lesson, after its count-down."""
    services, scene = opened("frankfurt", "race")
    enter(services)
    while scene.match.state.phase is not Phase.RACE:
        services.scenes.update(0.05)
    return services, scene


def test_a_lesson_in_which_the_computer_stood_still_says_so_and_goes_on_by_itself():
    services, scene = racing()
    services.scenes.stood_still()
    assert services.scenes.top is scene, "nothing to be keyed away"
    said, clock = [], scene.match.state.clock
    scene.view.draw_turn = lambda words, *_: said.append(words)
    frame(services, 0.1)
    assert said == [scene.words("lesson-stood-still")]
    assert scene.match.state.clock == clock, "the race waits meanwhile"
    for _ in range(round(STOOD * 10) + 5):
        services.scenes.update(0.1)
    assert not scene.turning
    assert scene.match.state.clock > clock
    assert scene.match.state.phase is Phase.RACE
    services.scenes.stood_still()
    assert not scene.turning, "a machine that is always slow is not told all the time"


@pytest.mark.parametrize("step", ["goal", "pick", "slap"])
def test_where_no_clock_runs_nothing_is_paused_or_counted_down(step):
    services, scene = opened("frankfurt", step)
    before = scene.match.checksum()
    services.scenes.stood_still()
    assert services.scenes.top is scene
    assert not scene.turning
    press(services, *ESCAPE)
    assert isinstance(services.scenes.top, LessonMenu)
    services.scenes.top.back()
    assert scene.match.checksum() == before
    assert not scene.match.state.phase.counting


def test_who_reads_in_the_real_round_has_25_seconds_without_a_card():
    _, scene = opened("frankfurt", "race")
    assert scene.match.state.rules.idle_stuck == ticks(25)
    rules = game("frankfurt").rules
    usual = Match(rules, rules.info.configure(2, 1, {}))
    assert usual.state.rules.idle_stuck == ticks(10)


def test_a_rule_is_told_before_its_mistake_is_asked_for():
    steps = [step.id for step in game("frankfurt").lesson.steps]
    assert steps.index("same") < steps.index("wrong")


def test_one_order_at_a_time_where_a_clock_waits_for_a_reader():
    services, scene = opened("frankfurt", "first")
    key = scene.table.words(scene.inner, scene.hand)["pile1"]
    assert key not in scene.text().words
    assert scene._due() == ()
    enter(services)
    frame(services, 0.05)
    assert scene.note_shown
    assert key in scene.text().words
    assert scene._due()
    assert "ok" not in [button.name for button in scene.text().buttons]


@pytest.mark.parametrize("step", ["slap"])
def test_how_a_round_has_ended_is_told_before_the_next_one_is_counted_down(step):
    services, scene = opened("frankfurt", step)
    for text in scene.match.step.deed:
        race_press(services, text)
    left = scene.match.state.countdown
    settle(services)
    assert scene.telling
    assert scene.match.state.phase is Phase.COUNTDOWN_START
    assert scene.match.state.countdown == left


@pytest.mark.parametrize("key", GAMES)
def test_bots_of_a_lesson_have_no_level_to_be_compared_with_others(key):
    services, scene = open_lesson(key)
    seating = scene.inner.setup.seating
    assert {seating[seat].level for seat in seating.bots} == {"guide"}
    assert services.texts.has("level-guide")


def test_the_keys_of_piles_are_drawn_over_the_frames():
    services, scene = opened("frankfurt", "lay")
    drawn = []
    scene.inner.view.piles.draw_caps = drawn.append
    assert scene.table.marks is not no_marks
    scene.table.marks(scene.inner)
    assert drawn == [scene.match.state]
    services.scenes.quit()


def walk_the_race(services, scene, look):
    """Do the lesson of the race, and look at each note; its real round is skipped."""
    for _ in range(80):
        top = services.scenes.top
        if top is not scene:
            return
        frame(services)
        look()
        step = scene.match.step
        if scene.reading:
            services.scenes.update(0.5)
            enter(services)
        elif step.free:
            scene.skip()
        else:
            race_press(services, step.deed[min(scene._part, len(step.deed) - 1)])
        settle(services, frames=80)
    raise AssertionError(scene.match.step.id)


@pytest.mark.parametrize(
    ("key", "size", "lang"),
    [(key, (1280, 720), "fr") for key in GAMES]
    + [whole(key, *look) for key in GAMES for look in (((1280, 720), "en"), ((1920, 1080), "fr"))],
)
def test_no_note_has_more_than_four_lines_at_usual_text(key, size, lang):
    services, scene = open_lesson(key, 0, size, lang)
    told = {}

    def look():
        if scene.view.box is not None:
            part = scene.match.step.id, scene._part, scene.telling
            told[part] = max(told.get(part, 0), scene.view._laid.lines)

    if key == "frankfurt":
        walk_the_race(services, scene, look)
    else:

        def act(services, _):
            frame(services)
            look()
            by_keys(services, lesson_scene(services))

        play(services, act)
    assert len(told) > 12
    assert not {step: lines for step, lines in told.items() if lines > MOST_LINES}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("key", "step"), STEPS)
def test_each_sheet_before_another_moment_names_it(key, step, lang):
    data, place = step_of(key, step)
    assert Texts(lang).has(f"lesson-{key}-{step}-turn") == (data.leaps and place > 0)


@pytest.mark.parametrize(
    ("lang", "share"), [("en", "share the victory"), ("fr", "gagner ensemble")]
)
@pytest.mark.parametrize("key", TURN_GAMES)
def test_the_last_notes_tell_who_wins_the_match_and_what_a_tie_is(key, lang, share):
    last = game(key).lesson.steps[-1].id
    summed = len(screens(key).lesson.learned)
    texts = Texts(lang)
    assert re.search(share, texts(f"lesson-{key}-{last}", limit="59"))
    assert any(re.search(share, texts(f"lesson-{key}-sum-{n}")) for n in range(1, summed + 1))


def test_the_sheet_before_another_moment_names_it():
    services, scene = opened("frankfurt", "empty")
    for text in scene.match.step.deed:
        race_press(services, text)
    settle(services)
    scene.press("ok")
    assert scene.turning
    assert scene._turn_words() == services.texts("lesson-frankfurt-stuck-turn")


@pytest.mark.parametrize("key", GAMES)
def test_whoever_leaves_a_lesson_stands_on_its_sheet(key):
    services, _ = open_lesson(key)
    services.navigator.end_lesson()
    assert services.scenes.top.menu.focused.key == f"lesson-{key}"


def test_who_leaves_learn_is_where_they_were_on_the_title():
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    services.scenes.top.menu.focus_on("learn")
    navigator.learn()
    assert isinstance(services.scenes.top, LearnScreen)
    services.scenes.top.back()
    services.scenes.update(0.1)
    assert services.scenes.top.menu.focused.key == "learn"
