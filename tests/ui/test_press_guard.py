"""A press that was meant for what is gone does nothing to what is new; driven by raw events."""

import pygame
import pytest

from game.catalog import find
from game.core.rounds.state import Pass
from game.frantic.state import Draw
from game.input.seating import MatchSetup
from game.ui.canvas import Box
from game.ui.match_scene import new_match
from game.ui.press_timing import (
    AFTER_BOT,
    AFTER_SKIP,
    AGAIN,
    DOUBLE_CLICK,
    HAND_OVER,
    LONGEST_GUARD,
    NO_PRESS,
    SAME_KEY,
    SEEN_CLOSED,
    Debounce,
    PressGuard,
)
from game.ui.services import Services
from tests.harness import key, make_services
from tests.table_play import seating, still_services
from tests.toys.whispers import State
from tests.ui.test_turn_scene import HANDS, NAME, PLAY, TAB, logged
from tests.ui.whispers_scene import FRAME, click, press, send, start, wait

REACT = State(HANDS, (20, 21, 22), ask="react", seats=(0, 1, 2), pile=(13,))
ENTER = pygame.K_RETURN


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.store.update(reduced_motion=True, bot_speed="off")
    yield made
    made.scenes.quit()


def hammer(services: Services, name: str, code: int, seconds: float, every: float = 0.2) -> None:
    """Press a key again and again."""
    for _ in range(round(seconds / every)):
        press(services, name, code)
        wait(services, every)


def answered(services: Services, scene, seat: int) -> None:
    """Let a person without own keys open the hand, answer, and let the show go on to its end."""
    wait(services, 1.0)
    press(services, "TAB", TAB)
    press(services, "RETURN", ENTER)
    assert logged(scene)[-1][0] == seat
    while scene.table.offered is None:
        services.scenes.update(FRAME)


@pytest.mark.parametrize("late", [0.0, 0.25, 0.5, 0.67, 1.0])
def test_who_closes_the_own_hand_too_late_does_not_open_the_next(
    services: Services, late: float
) -> None:
    scene = start(services, "sssb", REACT)
    answered(services, scene, 0)
    assert scene.hands.curtain == 1
    wait(services, late)
    reminded = scene.view.done.count("remind")
    press(services, "TAB", TAB)
    click(services, 960, 860)
    assert scene.hands.audience == frozenset()
    assert scene.view.done.count("remind") == reminded + 2, "the curtain shakes"
    wait(services, HAND_OVER + FRAME)
    press(services, "TAB", TAB)
    assert scene.hands.audience == {1}


def hold(services: Services) -> None:
    send(services, "TAB", down=True, code=TAB)


def let_go(services: Services) -> None:
    send(services, "TAB", down=False, code=TAB)


@pytest.mark.parametrize("late", [0.1, 0.5])
def test_a_shared_show_key_that_is_held_opens_the_hand_when_it_may(
    services: Services, late: float
) -> None:
    scene = start(services, "sssb", REACT)
    answered(services, scene, 0)
    wait(services, late)
    hold(services)
    assert scene.hands.audience == frozenset()
    wait(services, HAND_OVER - late - 2 * FRAME)
    assert scene.hands.audience == frozenset(), "the time before is not shortened"
    wait(services, 0.5)
    assert scene.hands.audience == {1}
    let_go(services)
    assert scene.hands.audience == frozenset(), "it was held, not pressed"


def test_a_key_held_since_before_the_last_hand_was_seen_closed_opens_none(
    services: Services,
) -> None:
    scene = start(services, "sssb", REACT)
    answered(services, scene, 0)
    scene.hands.closed_for = SEEN_CLOSED - FRAME
    hold(services)
    wait(services, 5.0)
    assert scene.hands.audience == frozenset()
    let_go(services)


@pytest.mark.parametrize("change", ["let go", "log"])
def test_a_key_that_was_let_go_opens_nothing_later(services: Services, change: str) -> None:
    scene = start(services, "sssb", REACT)
    answered(services, scene, 0)
    wait(services, 0.4)
    hold(services)
    if change == "log":
        press(services, "F2", pygame.K_F2)
        press(services, "F2", pygame.K_F2)
    let_go(services)
    wait(services, 3.0)
    assert scene.hands.audience == frozenset()


def test_a_shared_show_key_that_is_hammered_opens_no_hand_of_the_next_person(
    services: Services,
) -> None:
    scene = start(services, "sssb", REACT)
    answered(services, scene, 0)
    hammer(services, "TAB", TAB, 3.0)
    assert scene.hands.audience == frozenset()


def test_an_own_show_key_opens_at_once_for_nobody_else_has_it(services: Services) -> None:
    scene = start(services, "szsb", REACT)
    answered(services, scene, 0)
    press(services, "SEMICOLON")
    assert scene.hands.audience == {1}


def test_the_second_half_of_a_double_click_on_the_curtain_chooses_no_card(
    services: Services,
) -> None:
    scene = start(services, "sssb", PLAY)
    click(services, 60, 800)
    assert scene.hands.audience == {0}
    wait(services, 0.2)
    click(services, 60, 800)
    assert logged(scene) == []
    wait(services, DOUBLE_CLICK + FRAME)
    click(services, 60, 800)
    assert logged(scene) == [(0, "Play 1")]


def test_a_double_click_takes_one_of_two_steps(services: Services) -> None:
    scene = start(services, "zzss", NAME)
    boxes = [spot.box for spot in scene.spots.items]
    for _ in range(2):
        click(services, boxes[-1].cx, boxes[-1].cy)
        wait(services, 0.25)
    assert len(scene.parts) == 1
    click(services, boxes[-2].cx, boxes[-2].cy)
    assert len(scene.parts) == 2, "a click elsewhere is another click"


def test_who_hammers_to_see_no_more_of_the_bots_chooses_nothing(services: Services) -> None:
    name, code = "RETURN", ENTER
    services.store.update(bot_speed="normal")
    scene = start(services, "bzbb", PLAY)
    assert scene.table.offered is None
    while scene.table.offered is None:
        press(services, name, code)
        wait(services, 0.2)
    hammer(services, name, code, 2.0)
    assert all(seat != 1 for seat, _ in logged(scene))
    wait(services, AFTER_BOT + FRAME)
    press(services, name, code)
    assert any(seat == 1 for seat, _ in logged(scene))


@pytest.mark.parametrize("way", ["shared key", "own key", "mouse"])
def test_who_goes_on_pressing_in_vain_is_told_why(services: Services, way: str) -> None:
    services.store.update(bot_speed="normal")
    scene = start(services, "bzbb", PLAY)
    box = scene.curtain_box

    def push() -> None:
        if way == "mouse":
            push.side = not push.side  # a click elsewhere is no double click
            click(services, int(box.x + (20 if push.side else box.w - 20)), int(box.y + 20))
        else:
            press(services, "RETURN" if way == "shared key" else "Q", ENTER if way[0] == "s" else 0)
        wait(services, 0.2)

    push.side = False
    while scene.table.offered is None:
        push()
    before, passed = logged(scene), 0.0
    while "too_quick" not in scene.view.done:
        assert passed < LONGEST_GUARD + 0.4, "nobody is ignored for longer without a word"
        push()
        passed += 0.2
    assert passed >= LONGEST_GUARD - 0.4, "a press or two in vain need no words"
    assert logged(scene) == before


def test_the_key_that_plays_on_to_the_own_turn_never_chooses(services: Services) -> None:
    for seats in ("zbbb", "sbbb"):
        scene = start(services, seats, PLAY)
        wait(services, 3.0)
        press(services, "SPACE", pygame.K_SPACE)
        assert not logged(scene)
        press(services, "RETURN", ENTER)
        assert logged(scene), "Enter does"


def test_a_press_that_comes_late_for_the_show_of_a_bot_chooses_nothing(services: Services) -> None:
    services.store.update(bot_speed="normal")
    scene = start(services, "bzbb", PLAY)
    while scene.table.offered is None:
        wait(services, FRAME)
    before = logged(scene)
    wait(services, AFTER_BOT - 0.1)
    press(services, "RETURN", ENTER)
    assert logged(scene) == before, "nothing was skipped, for the show was over just before"
    wait(services, AGAIN + FRAME)
    press(services, "RETURN", ENTER)
    assert len(logged(scene)) == len(before) + 1


def test_a_key_that_skips_the_show_is_no_answer_to_what_comes_next(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    press(services, "W")
    assert scene.table.offered is None
    press(services, "RETURN", ENTER)
    assert scene.table.offered == 0, "the show is skipped"
    before = logged(scene)
    wait(services, AFTER_SKIP / 2)
    press(services, "RETURN", ENTER)
    wait(services, AGAIN - 2 * FRAME)
    press(services, "RETURN", ENTER)
    assert logged(scene) == before, "each press in vain asks for another pause"
    wait(services, AGAIN + FRAME)
    press(services, "RETURN", ENTER)
    assert len(logged(scene)) == len(before) + 1


def test_who_asks_in_vain_to_take_something_back_is_told_so(services: Services) -> None:
    scene = start(services, "zbbb", PLAY)
    press(services, "BACKSPACE")
    assert scene.view.done[-1] == "cannot_undo"


def test_what_was_told_is_forgotten_when_somebody_else_is_asked_or_the_hand_closed(
    services: Services,
) -> None:
    scene = start(services, "zzss", PLAY)
    counts = []
    for name in ("F", "F", "F", "Q"):
        press(services, name)
        counts.append(scene.view.done.count("forget"))
    assert counts == sorted(set(counts)), "each of them changes who looks at what"


def test_time_before_the_first_frame_is_no_rest() -> None:
    rest = Debounce()
    assert rest.allows()
    rest.begin(1.0)
    rest.update(5.0)
    assert not rest.over
    rest.update(0.7)
    assert not rest.allows()
    rest.update(0.35)
    assert not rest.over, "a press in vain has to be followed by a pause"
    rest.update(0.1)
    assert rest.allows()


@pytest.mark.parametrize("pause", [0.1, 0.3, 0.6])
def test_where_a_wait_has_an_end_steady_presses_do_not_put_it_off(pause: float) -> None:
    rest, passed = Debounce(most=1.0), 0.0
    rest.begin(0.8)
    rest.update(0.0)
    while not rest.allows():
        rest.update(pause)
        passed += pause
    assert passed <= 1.0 + pause
    assert rest.spent == 1


def test_the_key_that_chose_rests_when_something_else_is_asked_and_others_never():
    guard = PressGuard(2)
    guard.chose((1, 5))
    guard.begin(0)
    guard.update(FRAME)
    assert guard.repeats((1, 5))
    assert not guard.repeats((1, 6))
    wait_for(guard, SAME_KEY)
    assert not guard.repeats((1, 5))


def test_who_drew_does_not_pass_by_the_same_key_however_long_that_was_shown():
    guard = PressGuard(2)
    guard.chose((1, 5))
    wait_for(guard, 3.0)
    guard.begin(0, goes_on=True)
    guard.update(FRAME)
    assert guard.repeats((1, 5))
    wait_for(guard, SAME_KEY)
    assert not guard.repeats((1, 5))
    wait_for(guard, 3.0)
    guard.begin(0)
    assert not guard.repeats((1, 5)), "others have acted for long"


def test_a_click_in_the_same_place_rests_as_well():
    guard = PressGuard(2)
    guard.chose(NO_PRESS, (300.0, 900.0))
    guard.begin(0, goes_on=True)
    guard.update(FRAME)
    assert guard.repeats(NO_PRESS, (305.0, 905.0))
    assert not guard.repeats(NO_PRESS, (500.0, 900.0))
    wait_for(guard, SAME_KEY)
    assert not guard.repeats(NO_PRESS, (300.0, 900.0))


def wait_for(guard: PressGuard, seconds: float) -> None:
    for _ in range(round(seconds / FRAME) + 1):
        guard.update(FRAME)


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_double_press_draws_in_frantic_and_does_not_pass(by: str) -> None:
    made = still_services()
    game = "frantic"
    opened, setup = find(game).open(), MatchSetup(game, seating("sb"), {}, 5)
    scene = find(game).screens().scene(made, setup, opened, new_match(opened, setup))
    made.scenes.push(scene)
    found: list[Box] = []
    for _ in range(4000):
        if scene.front is not None and scene.guard.open_for > 1.0:
            offered = [spot.action for spot in scene.spots.items]
            if Draw() in offered:
                found = [scene.spots.items[offered.index(Draw())].box]
                break
            scene.act(scene.front, Pass())
        elif scene.table.standing:
            scene.table.skip()
        made.scenes.update(FRAME)
    box = found[0]
    before = len(scene.match.log)
    place = scene.key_place(0, scene.spots.key_of(offered.index(Draw())))

    def hit() -> None:
        if by == "key":
            made.scenes.handle(key(place))
            made.scenes.handle(key(place, down=False))
        else:
            click(made, box.cx, box.cy)

    hit()
    assert len(scene.match.log) == before + 1
    while scene.front is None or not scene.guard.settled:
        made.scenes.update(FRAME)
    wait_frames(made, 0.2)
    hit()
    assert len(scene.match.log) == before + 1, "it was meant for the draw"
    wait_frames(made, 0.6)
    hit()
    assert len(scene.match.log) == before + 1, "to pass has a place and a key of its own"
    wait_frames(made, 0.6)
    here = [spot.action for spot in scene.spots.items].index(Pass())
    place, box = scene.key_place(0, scene.spots.key_of(here)), scene.spots.items[here].box
    hit()
    assert len(scene.match.log) > before + 1
    made.scenes.quit()


def wait_frames(made: Services, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        made.scenes.update(FRAME)
