"""A lesson in a window: by keys, by mouse and by gamepad, left, taken up, skipped and repeated."""

import pygame
import pytest

from game.catalog import keys as all_games
from game.core.lesson import LessonMatch
from game.core.simulation import RaceBots
from game.frankfurt.screen.race import intent_of
from game.screens.learn import LearnScreen, LessonDone, LessonMenu
from game.screens.lesson import LessonScene
from game.screens.lesson_moment import MomentSheet
from game.screens.navigator import ScreenNavigator
from game.screens.session import BOT_NAMES
from game.storage import Store
from game.ui.canvas import Box
from game.ui.lesson_places import overlap
from game.ui.lesson_table import wanted_place
from tests.harness import frame, make_services, press
from tests.input.presses import Shelf, button, plugged
from tests.lessons.play import GAMES, STEPS, game, go_on, lesson_scene, open_lesson, settle, step_of
from tests.pairs import whole, with_the_rest

TURN_GAMES = tuple(one for one in GAMES if not game(one).info.real_time)
TURN_STEPS = [one for one in STEPS if one[0] in TURN_GAMES]
SIZES = ((1280, 720), (1920, 1080), (1024, 768))
MOST_PRESSES = 120
PAD = 10
SOUTH, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_START


def enter(services):
    press(services, pygame.KSCAN_RETURN, pygame.K_RETURN)


def deed_spot(scene):
    """Return the choice that the step wants next, or any where all are open."""
    items, place = scene.inner.spots.items, wanted_place(scene.table, scene.inner)
    if place is not None:
        return items[place]
    return next(spot for spot in items if not spot.refusal)


def by_keys(services, scene):
    """Do what the step wants with keys that the choices show, or Enter."""
    if scene.reading or not scene.note_shown:
        enter(services)
        return
    if not scene.match.step.free:
        assert scene.inner.spots.focused.refusal is None
    enter(services)


def by_mouse(services, scene):
    if scene.reading and scene.note_shown:
        box = next(box for name, box in scene.view._buttons if name == "ok")
    elif not scene.note_shown:  # the poster of an event hangs until a press
        box = Box(900, 300, 10, 10)
    else:
        box = deed_spot(scene).box
    click(services, box.cx, box.cy)


def click(services, x, y):
    at = tuple(map(round, services.canvas.to_px(x, y)))
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        event = pygame.event.Event(kind, pos=at, button=1, rel=(0, 0), buttons=(0, 0, 0))
        services.scenes.handle(event)


def play(services, act):
    """Play a lesson to its end; return how many presses it took."""
    for presses in range(MOST_PRESSES):
        if not isinstance(services.scenes.top, LessonScene):
            return presses
        act(services, lesson_scene(services))
        settle(services, dt=0.2)
    raise AssertionError(f"no end at {lesson_scene(services).match.step.id}")


@pytest.mark.parametrize("act", [by_keys, by_mouse])
@pytest.mark.parametrize("key_", TURN_GAMES)
def test_a_lesson_can_be_played_to_its_end(key_, act):
    services, _ = open_lesson(key_)
    play(services, act)
    assert isinstance(services.scenes.top, LessonDone)
    assert services.scenes.top.played
    assert services.settings.learned == (key_,)
    assert services.settings.lessons == {}


@pytest.mark.parametrize("key_", GAMES)
def test_nothing_of_a_lesson_is_counted_or_kept(key_):
    services, scene = open_lesson(key_)
    for _ in scene.match.lesson.steps:
        scene.skip()
    assert isinstance(services.scenes.top, LessonDone)
    assert not services.scenes.top.played, "no praise for skipping"
    assert services.store.records() == ()
    assert not services.store.unfinished.waits(key_)
    assert not services.store.stats.players


@pytest.mark.parametrize(("key_", "step"), with_the_rest(STEPS[::2], STEPS))
def test_t01_next_step_and_end_are_there_at_every_step(key_, step):
    _, place = step_of(key_, step)
    services, scene = open_lesson(key_, place)
    names = [button.name for button in scene.text().buttons]
    last = scene.match.last
    assert names[-1] == ("ok" if last else "end"), "one way to end is enough"
    assert last or "next" in names
    press(services, pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
    menu = services.scenes.top
    assert isinstance(menu, LessonMenu)
    menu.navigator.end_lesson()
    top = services.scenes.top
    assert isinstance(top, LearnScreen)
    assert key_ in top.games
    top.back()
    assert services.scenes.top is not None


@pytest.mark.parametrize(("key_", "step"), STEPS[1::4])
def test_t06_a_lesson_that_was_left_goes_on_at_its_step_in_another_process(key_, step):
    _, place = step_of(key_, step)
    services, _ = open_lesson(key_, place)
    before = LessonMatch(game(key_).rules, game(key_).lesson, place).checksum()
    again = make_services((640, 360))
    again.store = Store(services.store.folder)
    navigator = ScreenNavigator(again)
    navigator.learn()
    learn = again.scenes.top
    assert isinstance(learn, LearnScreen)
    assert learn._place(key_) == place
    navigator.learn(key_, learn._place(key_))
    assert lesson_scene(again).match.checksum() == before


@pytest.mark.parametrize(
    ("key_", "scale", "lang"),
    [(key_, *look) for key_ in GAMES for look in ((100, "en"), (200, "fr"))]
    + [whole(key_, *look) for key_ in GAMES for look in ((200, "en"), (100, "fr"))],
)
def test_t13_a_note_is_in_the_screen_and_beside_what_it_tells(key_, scale, lang):
    services, scene = open_lesson(key_, 0, lang=lang, scale=scale)
    for place in range(len(scene.match.lesson.steps)):
        if place:
            scene.skip()
            settle(services)
        box, step = scene.view.box, scene.match.step
        assert box is not None, step.id
        assert box.x >= 0, step.id
        assert box.y >= 0, step.id
        assert box.right <= 1920, step.id
        assert box.bottom <= 1080, step.id
        for target in scene.view.targets:
            assert overlap(box, target) == 0, (step.id, target)
        assert bool(scene.view.targets) == bool(step.point), f"{step.id} points at nothing"
        cut = [text.text for text in scene.view.pen.placed if text.cut]
        assert not cut, step.id


@pytest.mark.parametrize("size", SIZES)
def test_t13_a_note_lies_alike_in_windows_of_any_size(size):
    services, scene = open_lesson("frappadingue", 4, size)
    box = scene.view.box
    assert box is not None
    assert all(overlap(box, target) == 0 for target in scene.view.targets)
    assert 0 <= box.x <= box.right <= 1920
    frame(services)


def test_p4_another_choice_says_why_it_has_to_wait():
    services, scene = open_lesson("frappadingue", 2)
    stop = next(n for n, spot in enumerate(scene.inner.spots.items) if spot.refusal)
    scene.inner.spots.focus = stop
    for _ in range(20):
        frame(services, 0.05)
    enter(services)
    frame(services)
    assert scene.text().why == scene.words("lesson-frappadingue-again-why")
    assert scene._press_words() in scene.text().why, "what to do instead"
    assert not scene.match.settled


def test_t12_the_note_names_the_key_that_the_player_has_in_hand():
    services, scene = open_lesson("frappadingue", 1)
    assert scene.text().words.endswith("press R.")
    click(services, 5, 5)
    assert scene.text().words.endswith("click “8”.")
    services.scenes.by_pad, scene._mouse = True, False
    assert scene.text().words.endswith(f"press {services.texts('pad-the-south')}.")


def test_t02_a_match_begins_in_three_presses_without_any_lesson():
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    services.scenes.push(navigator.first())
    for _ in range(3):
        assert not isinstance(services.scenes.top, LessonScene)
        enter(services)
        frame(services)
    assert not isinstance(services.scenes.top, LessonScene)


@pytest.mark.parametrize("key_", GAMES)
def test_t04_a_deed_before_the_note_is_shown_does_not_stall_the_lesson(key_):
    services, scene = open_lesson(key_)
    scene.skip()
    enter(services)
    enter(services)
    settle(services)
    assert scene.match.place >= 1
    assert scene.note_shown or services.scenes.top is not scene


@pytest.mark.parametrize("key_", TURN_GAMES)
def test_t05_after_a_lesson_a_match_takes_all_keys(key_):
    services, scene = open_lesson(key_)
    navigator = services.navigator
    navigator.end_lesson()
    navigator.practise(key_)
    match_scene = services.scenes.top
    assert match_scene is not scene
    assert match_scene.permit is None
    assert not match_scene.hushed
    assert not match_scene.table.halted
    navigator.pause(None, lambda: None)
    assert not isinstance(services.scenes.top, LessonMenu)


@pytest.mark.parametrize("key_", GAMES)
def test_the_book_of_a_lesson_is_that_of_its_game(key_):
    services, _ = open_lesson(key_)
    services.navigator.app.choose_game(next(key for key in all_games() if key != key_))
    services.navigator.help()
    assert services.scenes.top.game == key_


def test_the_step_can_be_repeated_by_key():
    services, scene = open_lesson("frappadingue", 1)
    before = scene.match.checksum()
    by_keys(services, scene)
    press(services, pygame.KSCAN_F5, pygame.K_F5)
    assert scene.match.place == 1
    assert scene.match.checksum() == before


@pytest.mark.parametrize("key_", TURN_GAMES)
def test_a_lesson_by_gamepad(key_):
    services = make_services((640, 360))
    services.pads._open = Shelf("m1").open
    services.pads.handle(plugged(0))
    tap(services, SOUTH)
    navigator = ScreenNavigator(services)
    navigator.learn(key_)
    settle(services)
    assert services.scenes.by_pad

    def act(services, scene):
        tap(services, SOUTH)

    play(services, act)
    assert isinstance(services.scenes.top, LessonDone)


def test_a_pad_opens_the_menu_of_a_lesson():
    services, scene = open_lesson("frappadingue")
    services.pads._open = Shelf("m1").open
    services.pads.handle(plugged(0))
    tap(services, START)
    menu = services.scenes.top
    assert isinstance(menu, LessonMenu)
    ways = [widget.key for widget in menu.menu.widgets]
    assert {"lesson-next-step", "title-help"} <= set(ways), "what has no button of its own there"
    menu.back()
    assert services.scenes.top is scene


def tap(services, number):
    services.pads.handle(button(PAD, number))
    services.scenes.handle(button(PAD, number))
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=PAD, button=number)
    services.scenes.handle(up)


RACE_KEYS = {"pile": (20, 26), "column": (4, 22, 7, 9)}
"""The keys Q and W, and A, S, D and F."""


def race_press(services, text):
    """Press the key of an action of the race."""
    what, number = text.split()
    press(services, RACE_KEYS[what][int(number) - 1])


def race_click(services, text):
    scene = lesson_scene(services)
    box = scene.table.boxes(scene.inner, text)[0]
    click(services, box.cx, box.cy)


@pytest.mark.parametrize("act", [race_press, race_click])
def test_the_race_is_learned_by_keys_or_mouse_while_its_clock_stands(act):
    services, scene = open_lesson("frankfurt")
    while scene.match.step.id != "first":
        step = scene.match.step
        if scene.match.unread:
            enter(services)
        for text in step.deed:
            assert not scene.match.settled
            act(services, text)
        go_on(services)
        assert scene.match.step.id != step.id, step.id
    assert not scene.match.settled


def test_the_clock_of_the_race_stands_until_a_step_lets_it_run():
    services, scene = open_lesson("frankfurt", 1)
    clock = scene.match.state.clock
    for _ in range(60):
        frame(services, 0.1)
    assert scene.match.state.clock == clock
    assert not scene.live
    race_press(services, "column 2")
    settle(services)
    assert scene.match.state.clock == clock


def test_a_key_of_another_step_says_why_it_does_nothing():
    _, place = step_of("frankfurt", "slap")
    services, scene = open_lesson("frankfurt", place)
    state = scene.match.state
    race_press(services, "pile 2")
    frame(services)
    assert scene.match.state is state
    first = scene.table.words(scene.inner, scene.hand)["column1"]
    assert scene.text().why == services.texts("lesson-not-now", press=first)
    for text in scene.match.step.deed[:2]:
        race_press(services, text)
        frame(services)
    assert not scene.text().why
    race_press(services, "pile 2")
    frame(services)
    assert scene.text().why == scene.words("lesson-frankfurt-slap-then-2-why")
    assert BOT_NAMES[1] in scene.text().why


def test_t03_who_is_late_on_a_pile_tries_again():
    _, place = step_of("frankfurt", "first")
    services, scene = open_lesson("frankfurt", place)
    before = scene.match.checksum()
    enter(services)
    for _ in range(60):
        services.scenes.update(0.1)
        if scene.match.unread:
            break
    assert scene.match.checksum() == before
    assert scene.text().why == services.texts("lesson-frankfurt-first-again", bot=BOT_NAMES[1])
    enter(services)
    race_press(services, "pile 1")
    go_on(services)
    assert scene.match.step.id == "race"


def test_t10_in_the_running_race_there_is_no_note():
    _, place = step_of("frankfurt", "race")
    services, scene = open_lesson("frankfurt", place)
    assert scene.note_shown
    enter(services)
    for _ in range(40):
        frame(services, 0.1)
        assert not scene.note_shown
    assert scene.match.state.clock > 0
    assert scene.live


@pytest.mark.whole
def test_the_round_of_the_race_comes_to_its_end():
    _, place = step_of("frankfurt", "race")
    services, scene = open_lesson("frankfurt", place)
    enter(services)
    bots = RaceBots(scene.match.rules, {0: game("frankfurt").bot("normal", 0, 1)})
    for _ in range(60 * 240):
        if scene.match.step.id != "race":
            break
        now = scene.match.now
        bots.see(now, scene.match.state, True)
        for _, seat, action in bots.presses(now) if not scene.match.settled else ():
            scene.inner.press(seat, intent_of(action))
        services.scenes.update(1 / 60)
    assert scene.match.step.id == "end"
    ends = [scene.words(f"lesson-frankfurt-race-{way}") for way in ("done-won", "came-lost")]
    assert scene.text().praise in ends


WATCHED = [
    (key_, step.id)
    for key_ in TURN_GAMES
    for step in game(key_).lesson.steps
    if step.waits and step.goal[0].kind != "read"
]


@pytest.mark.parametrize(("key_", "step"), WATCHED)
def test_what_is_to_be_watched_needs_no_press_but_that_it_was_read(key_, step):
    _, place = step_of(key_, step)
    services, scene = open_lesson(key_, place)
    for _ in range(40):
        services.scenes.update(0.1)
    assert scene.match.unread
    assert not scene.match.log
    enter(services)
    settle(services, dt=0.1)
    go_on(services)  # points stand until a press, and what it led to is told
    later = scene.match.lesson.steps[place + 1 :]
    asks = next(n for n, step in enumerate(later, place + 1) if step.deed or step.reads)
    assert scene.match.place == asks


@pytest.mark.parametrize("key_", GAMES)
def test_t02_the_lobby_offers_a_lesson_once_and_never_begins_one(key_):
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.join(key_)
    lobby = services.scenes.top
    assert "learn" in [widget.key for widget in lobby.menu.widgets]
    assert lobby.menu.focused.key != "learn"
    navigator.practise(key_)
    navigator.back_to_join()
    lobby = services.scenes.top
    assert "learn" not in [widget.key for widget in lobby.menu.widgets]
    navigator.learn()
    assert key_ in services.scenes.top.games


@pytest.mark.parametrize("key_", TURN_GAMES)
def test_a_press_leads_past_what_is_shown_of_a_deed_that_is_done(key_):
    services, scene = open_lesson(key_)
    for _ in range(12):
        services.store.update(speed="slow", reduced_motion=False)
        scene.resized()
        by_keys(services, scene)
        frame(services, 0.02)
        if scene.match.settled and scene.showing and not scene.standing:
            enter(services)
            assert not scene.showing
            return
        services.store.update(speed="off")
        settle(services, dt=0.2)
    raise AssertionError("nothing is shown of any deed")


def test_a_cloth_sweeps_the_old_table_away_before_the_new_one_is_seen():
    moment = MomentSheet()
    moment.show()
    seen = []
    for _ in range(30):
        seen.append(moment.shift)
        moment.update(0.1)
        if len(seen) == 20:
            moment.press()
    assert not moment.up
    seen = [shift for shift in seen if shift < 1]
    assert seen[0] == -1
    assert seen == sorted(seen)
    assert seen.count(0.0) > 10
    assert seen[-1] > 0


def test_a_sheet_of_the_game_is_read_without_the_note_and_closed_by_any_click():
    services, scene = open_lesson("board", 0)
    frame(services)
    assert scene.view.box is not None
    press(services, pygame.KSCAN_F3, pygame.K_F3)
    frame(services)
    assert scene.inner.view.covered
    assert scene.view.box is None, "neither note nor arrow lies on it"
    place = scene.match.step.id
    for _ in range(4):
        if scene.inner.view.covered:
            click(services, 400, 500)
            frame(services)
    assert not scene.inner.view.covered
    assert scene.match.step.id == place
    frame(services)
    assert scene.view.box is not None


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key_", GAMES)
def test_by_pad_a_note_speaks_of_its_buttons_and_shows_none_that_a_pad_has_not(key_, lang):
    services, scene = open_lesson(key_, lang=lang)
    services.pads._open = Shelf("m1").open
    services.pads.handle(plugged(0))
    tap(services, SOUTH)
    navigator = services.scenes.top.inner.navigator
    navigator.learn(key_, 1)
    settle(services)
    scene = lesson_scene(services)
    assert scene.by_pad
    frame(services)
    named = [services.texts(f"pad-the-{at}") for at in ("south", "pad-up")]
    asked = [services.texts("lesson-press-key", key=name) for name in named]
    assert any(words in scene.text().words for words in asked)
    assert all(button.cap and not button.cap.startswith("F") for button in scene.text().buttons)
    view = scene.inner.view
    pen = view._pen if game(key_).info.real_time else view.pen
    drawn = [text.text for text in pen.placed if text.text]
    assert services.texts("key-escape") not in drawn
    assert "F1" not in drawn
