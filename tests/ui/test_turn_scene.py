"""Hidden hands of several people on one screen, driven by raw events: nobody looks by accident."""

import pygame
import pytest

from game.ui.hidden_hands import HOLD_SECONDS
from game.ui.press_timing import CLOCK_STEP
from game.ui.services import Services
from tests.harness import make_services
from tests.input.presses import Shelf, button, plugged
from tests.toys.whispers import HIGH, Play, State
from tests.ui.whispers_scene import FRAME, Part, press, send, start, wait
from tests.ui.whispers_scene import click as click_at

LONG = 600
"""Seconds in which any match of these tests ends."""

HANDS = ((1, 4, 5), (2, 7), (3, 8), (9, HIGH))
PLAY = State(HANDS, (20, 21, 22))
REACT = State(HANDS, (20, 21, 22), ask="react", seats=(2, 1), pile=(13,))
NAME = State(HANDS, (20, 21, 22), ask="name", seats=(1,), pile=(13,))
GIVE = State(HANDS, (), ask="give", seats=(0, 1, 2, 3), pile=(9,))
TAB, NORTH = pygame.K_TAB, pygame.CONTROLLER_BUTTON_Y


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.store.update(reduced_motion=True, bot_speed="off")
    yield made
    made.scenes.quit()


def logged(scene) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in scene.match.log]


def until(services: Services, scene, seat: int | None) -> None:
    """Let the show go on until somebody is offered a choice that a press can make."""
    for _ in range(600):
        if scene.table.offered == seat and scene.guard.open_for > 0.2:
            return
        services.scenes.update(FRAME)
    raise AssertionError(f"seat {seat} is never asked")


def test_choices_are_offered_when_the_owner_has_lifted_the_curtain(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    assert scene.table.offered == 0
    assert scene.hands.curtain == 0
    assert len(scene.spots) == 0
    press(services, "F")
    assert scene.hands.audience == {0}
    assert [spot.action for spot in scene.spots.items] == [Play(1), Play(4), Play(5)]
    press(services, "Q")
    assert logged(scene) == [(0, "Play 1")]


@pytest.mark.parametrize(
    "name", ["RETURN", "SPACE", "TAB", "Q", "A", "S", "D", "1", "U", "J", "SEMICOLON", "UP"]
)
def test_no_other_key_lifts_it_or_chooses(services: Services, name: str) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, name)
    wait(services, 0.5)
    assert scene.hands.audience == frozenset()
    assert scene.hands.curtain == 0
    assert logged(scene) == []
    assert scene.view.done.count("remind") == 1, "the curtain nods"


def test_the_wrong_show_key_does_not_close_an_open_hand(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    for name in ("TAB", "SEMICOLON"):
        press(services, name)
        assert scene.hands.audience == {0}
    press(services, "F")
    assert scene.hands.curtain == 0
    assert len(scene.spots) == 0


def test_a_held_key_shows_the_hand_as_long_as_it_is_down(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    send(services, "F", down=True)
    wait(services, HOLD_SECONDS + 0.2)
    assert scene.view.face_up == {0}
    assert scene.live, "it looks often, to know how long"
    send(services, "F", down=False)
    wait(services, 0.2)
    assert scene.view.face_up == frozenset()
    assert scene.hands.curtain == 0


def test_passing_the_turn_closes_the_hand_before_anything_is_shown(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    press(services, "Q")
    assert scene.table.showing
    assert scene.hands.audience == frozenset()
    until(services, scene, 1)
    assert scene.hands.curtain == 1
    assert scene.hands.near == 1


def test_who_is_asked_again_at_once_keeps_the_hand_as_it_is(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    press(services, "W")
    assert logged(scene) == [(0, "Play 4")]
    assert scene.hands.audience == {0}
    assert scene.table.showing
    press(services, "F")
    assert scene.hands.audience == frozenset(), "its owner can close it at any time"
    until(services, scene, 0)
    assert scene.hands.curtain is None, "a name can be told without the hand"
    assert len(scene.spots) == 4
    press(services, "Q")
    assert logged(scene)[-1] == (0, "Name 0")


def test_people_without_keys_of_their_own_share_tab_and_may_click(services: Services) -> None:
    scene = start(services, "sssb", PLAY)
    press(services, "TAB", TAB)
    assert scene.hands.audience == {0}
    press(services, "TAB", TAB)
    click_at(services, 960, 860)
    assert scene.hands.audience == {0}
    click_at(services, 60, 800)
    assert logged(scene) == [(0, "Play 1")]


def test_a_click_beside_the_curtain_or_on_that_of_a_zone_opens_nothing(services: Services) -> None:
    scene = start(services, "szsb", PLAY)
    click_at(services, 960, 300)
    assert scene.hands.curtain == 0
    scene = start(services, "zssb", PLAY)
    click_at(services, 960, 860)
    assert scene.hands.curtain == 0
    assert scene.view.done.count("remind") == 1


def test_the_upper_button_of_the_own_pad_shows_the_hand(services: Services) -> None:
    shelf = Shelf("m1", "m2")
    services.pads._open = shelf.open
    for index in (0, 1):
        services.pads.handle(plugged(index))
        services.pads.handle(button(10 + index, pygame.CONTROLLER_BUTTON_A))
    scene = start(services, "pzss", PLAY)
    services.scenes.handle(button(11, NORTH))
    assert scene.hands.curtain == 0, "a pad of nobody"
    press(services, "TAB", TAB)
    assert scene.hands.curtain == 0, "whoever has a pad has its button"
    services.scenes.handle(button(10, NORTH))
    assert scene.hands.audience == {0}
    wait(services, HOLD_SECONDS + 0.2)
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=10, button=NORTH)
    services.scenes.handle(up)
    assert scene.hands.audience == frozenset()


@pytest.mark.parametrize("name", ["ESCAPE", "F1", "F2"])
def test_nothing_that_covers_the_table_leaves_a_hand_open(services: Services, name: str) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    wait(services, 0.2)
    assert scene.view.face_up == {0}
    press(services, name, getattr(pygame, f"K_{name}"))
    assert scene.hands.audience == frozenset()
    assert scene.view.face_up == frozenset(), "at once: no time passes under a pause"
    assert len(scene.spots) == 0


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_without_focus_shows_no_hand(services: Services, kind: int) -> None:
    scene = start(services, "zzss", PLAY)
    press(services, "F")
    wait(services, 0.2)
    services.scenes.handle(pygame.event.Event(kind))
    assert scene.view.face_up == frozenset()
    assert services.navigator.pauses == [], "nobody has to hurry"


def test_all_people_react_one_after_the_other_behind_their_own_curtains(services: Services) -> None:
    scene = start(services, "zzss", REACT)
    assert scene.hands.curtain == 2, "in the order of the question"
    press(services, "TAB", TAB)
    press(services, "RETURN", pygame.K_RETURN)
    until(services, scene, 1)
    assert scene.hands.curtain == 1
    press(services, "TAB", TAB)
    assert scene.hands.curtain == 1
    press(services, "SEMICOLON")
    press(services, "L")
    assert logged(scene) == [(2, "Pass"), (1, "Pass")]


@pytest.mark.parametrize("name", ["RETURN", "SPACE", "1", "2", "BACKSPACE", "RIGHT"])
def test_where_all_are_asked_alike_no_shared_key_answers_for_who_has_own_ones(
    services: Services, name: str
) -> None:
    scene = start(services, "zzss", State(HANDS, (20, 21, 22), "react", (1, 2), pile=(13,)))
    press(services, "SEMICOLON")
    wait(services, 0.3)
    focus = scene.spots.focus
    press(services, name)
    assert logged(scene) == []
    assert scene.spots.focus == focus
    assert scene.view.done[-1] == "remind"
    assert scene.key_place(1, 5) is None
    press(services, "L")
    assert logged(scene) == [(1, "Pass")]


def test_a_single_person_answers_with_shared_keys_too(services: Services) -> None:
    scene = start(services, "zbbb", State(HANDS, (20, 21, 22), "react", (0,), pile=(13,)))
    wait(services, 0.3)
    assert scene.key_place(0, 5) is not None
    press(services, "RETURN", pygame.K_RETURN)
    assert [seat for seat, _ in logged(scene)] == [0]


def test_the_time_to_answer_runs_behind_the_curtain_too_and_then_leaves_it(
    services: Services,
) -> None:
    scene = start(services, "zzss", REACT, limit=3.0)
    assert scene.hands.curtain == 2
    assert scene.answer_left == pytest.approx(0.9, abs=0.1)
    wait(services, 1.2)
    assert scene.answer_left == pytest.approx(0.5, abs=0.1)
    assert logged(scene) == []
    wait(services, 1.6)
    assert logged(scene) == [(2, "Pass")]
    assert scene.answer_left is None, "a show is on"
    until(services, scene, 1)
    assert scene.answer_left > 0.9


def test_the_clock_stands_still_while_the_log_is_open_or_the_match_paused(
    services: Services,
) -> None:
    scene = start(services, "zzss", REACT, limit=3.0)
    left = scene.answer_left
    press(services, "F2", pygame.K_F2)
    wait(services, 9.0)
    press(services, "F2", pygame.K_F2)
    services.scenes.update(1.0)
    scene.resume()
    services.scenes.update(1.0)
    assert scene.answer_left == left, "the first frame after a pause is nobody's time"
    services.scenes.update(1.0)
    assert scene.answer_left < left
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert services.navigator.pauses == [""], "no time runs out where nobody looks"


def test_a_screen_with_a_clock_is_painted_a_few_times_a_second(services: Services) -> None:
    scene = start(services, "zzss", REACT, limit=3.0)
    shown = []
    for _ in range(150):
        services.scenes.update(FRAME)
        shown.append(scene.answer_left)
        assert not scene.live
    assert len(set(shown)) <= 150 * FRAME / CLOCK_STEP + 1


def test_nothing_goes_on_while_a_person_thinks_and_bots_have_thought(services: Services) -> None:
    scene = start(services, "zzbb", State(HANDS, (), "react", (3, 2, 1), pile=(13,)))
    wait(services, 5.0)
    assert scene.table.offered == 1
    assert not scene.live
    press(services, "SEMICOLON")
    press(services, "L")
    wait(services, 3.0)
    assert [seat for seat, _ in logged(scene)][:2] == [1, 3]


def test_only_whoever_is_asked_takes_a_secret_choice_back_and_only_openly(
    services: Services,
) -> None:
    scene = start(services, "zzss", GIVE)
    press(services, "F")
    press(services, "Q")
    until(services, scene, 1)
    press(services, "BACKSPACE")
    press(services, "SEMICOLON")
    press(services, "BACKSPACE")
    assert logged(scene) == [(0, "Give 1")]
    assert "took_back" not in scene.view.done


def test_a_choice_in_parts_is_offered_anew_and_forgotten_with_the_decision(
    services: Services,
) -> None:
    scene = start(services, "zzss", NAME)
    assert scene.began == [1]
    scene.spots.focus_on(Part(1))
    press(services, "RETURN", pygame.K_RETURN)
    assert scene.parts == [Part(1)]
    assert scene.spots.focused.action == Part(1), "the focus stays"
    scene.draw(services.stage)
    assert scene.view.undo
    press(services, "BACKSPACE")
    assert scene.parts == [Part(1)], "a key that bounces is one press"
    wait(services)
    press(services, "BACKSPACE")
    assert scene.parts == []
    scene.draw(services.stage)
    assert not scene.view.undo
    wait(services)
    press(services, "RETURN", pygame.K_RETURN)
    assert scene.parts == [Part(1)]
    wait(services)
    press(services, "U")
    assert logged(scene) == [(1, "Name 0")]
    assert scene.parts == []
    assert scene.began[:2] == [1, None]


def test_behind_the_curtain_nothing_can_be_taken_back(services: Services) -> None:
    scene = start(services, "zzss", PLAY)
    scene.parts.append(Part(0))
    shown = []
    for _ in range(2):
        scene.draw(services.stage)
        shown.append(scene.view.undo)
        press(services, "F")
    assert shown == [False, True]


def test_lifting_and_lowering_the_curtain_is_the_same_decision_and_gains_no_time(
    services: Services,
) -> None:
    scene = start(services, "zsss", State(HANDS, (20,), "react", (0, 2), pile=(13,)), limit=3.0)
    for _ in range(8):
        press(services, "F")
        services.scenes.update(FRAME)
        assert scene.table.offered == 0, "cards that are turned over are no show"
        wait(services, 0.1)
    assert scene.began == [0]
    assert scene.answer_left < 0.8


def test_a_double_press_after_a_long_sleep_is_not_two_decisions(services: Services) -> None:
    scene = start(services, "zzss", NAME)
    press(services, "U")
    scene.table.skip()
    scene._offer()
    services.scenes.update(0.25)
    assert scene.guard.open_for == 0.0


def test_a_single_person_has_no_curtain_and_looks_around_by_the_same_key(
    services: Services,
) -> None:
    scene = start(services, "zbbb", PLAY)
    assert scene.hands.curtain is None
    assert scene.hands.audience == {0}
    assert len(scene.spots) == 3
    press(services, "F")
    assert scene.looks.open
    press(services, "F")
    assert not scene.looks.open
    press(services, "ESCAPE", pygame.K_ESCAPE)
    assert scene.hands.audience == {0}


def test_where_only_bots_play_all_hands_lie_open_and_the_one_in_turn_is_near(
    services: Services,
) -> None:
    scene = start(services, "bbbb")
    assert scene.hands.audience == {0, 1, 2, 3}
    seen = set()
    for _ in range(round(LONG / FRAME)):
        services.scenes.update(FRAME)
        seen.add(scene.hands.near)
        if scene.table.over:
            break
    assert scene.table.over, "the match does not end"
    assert seen == {0, 1, 2, 3}


def test_a_whole_match_of_people_is_played_by_their_own_keys(services: Services) -> None:
    scene = start(services, "zz")
    show, confirm = {0: "F", 1: "SEMICOLON"}, {0: "D", 1: "L"}
    for _ in range(20_000):
        if scene.match.outcome() is not None:
            break
        services.scenes.update(FRAME)
        seat = scene.table.offered
        assert scene.hands.audience <= {scene.table.coming}
        if seat is None or scene.guard.open_for < 0.2:
            continue
        if scene.hands.curtain == seat:
            press(services, show[seat])
        press(services, confirm[seat])
    assert scene.match.outcome() is not None
    assert scene.hands.audience == frozenset()
