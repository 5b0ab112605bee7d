"""Who may answer when, by which keys and for how long; driven by raw events (FB-30, FB-34)."""

from collections import defaultdict
from itertools import product

import pygame
import pytest

from game.board import events as ev
from game.board.screen.layout import fan_box
from game.board.screen.plates import points_box
from game.board.screen.scene import BoardScene
from game.board.screen.table_view import ROW_HIGH
from game.board.state import Ask, Question
from game.catalog import find
from game.core.rules import AnySteps
from game.input.places import place_of_name
from game.input.seating import MatchSetup
from game.ui.answer_window import (
    ATTACK_SHARE,
    DEAF,
    LEAST_OFFERED,
    ROLL_SHARE,
    TAKEN_UP,
    AnswerWindow,
)
from game.ui.asked_view import EDGE, PITCH
from game.ui.canvas import Box
from game.ui.match_scene import new_match
from game.ui.press_timing import AFTER_SKIP
from game.ui.services import Services
from tests.harness import frame, press, tap
from tests.pairs import each_value, with_the_rest
from tests.steps import events_in
from tests.table_play import (
    FRAME,
    ZONES,
    film,
    logged,
    offered,
    seating,
    still_services,
    wait,
)

LIMIT, BLOCK_LIMIT, SLACK = 2.0, 3.0, 0.2
BLOCKED = -1
"""Marks what one player alone is asked."""
MOVE = "ask: reroll seats={all} what=move count=6\nagenda: walk seat=0 pawn=0; end-turn seat=0"
EVENT = "ask: reroll seats={all} what=event count=20\nagenda: turn-up seat=0; end-turn seat=0"
EACH = """\
ask: reroll seats={all} what=each count=6
agenda: move-all seat=0 what=roll-on; end-turn seat=0
happening: expansion"""
"""What is asked, and what comes next."""
ANSWER = "reroll push stop x"


LIGHT = 300
"""What is brighter than this, of 765, is no part of a plate."""


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def start(
    services: Services,
    kinds: str,
    *,
    hands: str | dict[int, str] = "push stop x jump",
    pawns: str = "",
    reroll: str = "2",
    lines: str = MOVE,
    dice: str = "dice: 0=3",
    cards: str = "-",
) -> BoardScene:
    """Open a table at which everybody is asked for a Re-Roll, or what the lines say."""
    seats = range(len(kinds))
    held = [
        hands.get(seat, "push stop x jump") if isinstance(hands, dict) else hands for seat in seats
    ]
    text = "\n".join(
        [
            f"options board=classic reroll={reroll} block=3",
            "turn 0",
            *(f"seat {seat}: {hand}" for seat, hand in enumerate(held)),
            f"pawns: {pawns or ' '.join(['9'] * len(kinds))}",
            f"cards: {cards}",
            "draw: rest",
            dice,
            lines.format(all=",".join(map(str, seats))),
        ]
    )
    game, setup = find("board").open(), MatchSetup("board", seating(kinds), {}, 3)
    match = new_match(game, setup, game.rules.parse_position(text))
    scene = BoardScene(services, setup, game, match)
    services.scenes.push(scene)
    return scene


def key_of(scene: BoardScene, seat: int, icon: int) -> int:
    """Return the key of the answer that stands at a place in a seat's row."""
    assert seat in answering(scene)
    place = scene.keys.pick_place(seat, icon)
    assert place is not None
    return place


def answering(scene: BoardScene) -> list[int]:
    """Return who has a row of keys on the own plate."""
    return [one.seat for one in scene.view.people if one.state == "asked"]


def asking(services: Services, scene: BoardScene) -> None:
    """Let time pass until people are asked together, and a press counts."""
    for _ in range(600):
        if scene.view.together and scene.guard.open_for > 0.4:
            return
        services.scenes.update(FRAME)
    raise AssertionError("nobody is ever asked")


LET_BE, LATER, THROW_IN = 0, 1, 2
"""Places of the answers in a row."""


# How long.


SITUATIONS = {
    "second chance": {"cards": "12=chance"},
    "teleport": {"dice": "dice: 0=5"},
    "troublemaker": {"cards": "12=trouble"},
    "dice of all": {"dice": "dice: 0=2", "lines": EVENT},
    "two swaps in an event": {
        "dice": "dice: 0=5",
        "lines": EVENT,
        "pawns": "10 20",
        "cards": "23=swap 26=swap",
    },
}
"""From a question for Re-Roll on each leads to at least one more question with a clock."""


def times(services: Services, scene: BoardScene) -> list[dict[int, float]]:
    """Return for each throw and each attack how long every person could answer to it."""
    rolls: list[dict[int, float]] = [defaultdict(float)]
    submit = scene.match.submit

    def count(seat: int, action: object) -> AnySteps:
        steps = submit(seat, action)
        events = events_in(steps)
        if any(isinstance(event, ev.Rolled | ev.RolledAgain) for event in events):
            rolls.append(defaultdict(float))
        if any(isinstance(event, ev.Attacked) for event in events):
            rolls.append(defaultdict(float, {BLOCKED: 0.0}))
        return steps

    scene.match.submit = count
    for _ in range(60 * 60):
        question, seat = scene.state.question, scene.table.offered
        if question.ask is Ask.TURN:
            return rolls
        if question.ask is Ask.SWAP and seat is not None:
            scene.table.submit(seat, scene.rules.legal_actions(scene.state, seat)[0])
        elif question.ask in (Ask.REROLL, Ask.BLOCK) and seat is not None:
            front = scene.front
            for able in {*answering(scene), *(() if front is None else (front,))}:
                rolls[-1][able] += FRAME
        services.scenes.update(FRAME)
    raise AssertionError("the turn has no end")


KINDS = ["zzsb", "szzs", "zsz", "zzzsbb", "ssss"]


@pytest.mark.parametrize(
    ("kinds", "situation"),
    with_the_rest(each_value(KINDS, [*SITUATIONS]), product(KINDS, SITUATIONS)),
)
def test_fb_34_everybody_has_the_same_time_for_every_roll_and_attack(
    services: Services, kinds: str, situation: str
) -> None:
    more = dict(SITUATIONS[situation])
    if "pawns" in more:
        more["pawns"] = " ".join([more["pawns"], *["1"] * (len(kinds) - 2)])
    scene = start(services, kinds, **more)
    rolls = times(services, scene)
    people = set(scene.setup.seating.humans)
    assert len(rolls) > 1, "nothing more is asked"
    for roll in rolls:
        blocked = BLOCKED in roll
        taken = {seat: seconds for seat, seconds in roll.items() if seat != BLOCKED}
        assert set(taken) <= people
        assert blocked or set(taken) == people, "somebody was left out"
        full = ATTACK_SHARE * BLOCK_LIMIT if blocked else ROLL_SHARE * LIMIT
        full = max(LEAST_OFFERED, full)
        assert len(set(taken.values())) <= 1, "one has more time than another"
        assert all(full - SLACK < seconds < full + SLACK for seconds in taken.values()), taken


def asked(seats: tuple[int, ...], what: str = "move", ask: Ask = Ask.REROLL) -> Question:
    return Question(ask, seats, what, 0)


def test_fb_34_each_attack_on_the_same_player_has_its_own_time() -> None:
    window = AnswerWindow()
    assert window.begin(asked((1,), "swap", Ask.BLOCK), 5.0)
    window.run(0.25)
    assert not window.begin(asked((1,), "swap", Ask.BLOCK), 5.0), "it is the same one"
    window.close()
    assert window.begin(asked((1,), "swap", Ask.BLOCK), 5.0)
    assert window.seconds(3.0) == 5.0


def test_fb_34_those_who_are_left_have_what_is_left_of_the_time() -> None:
    window = AnswerWindow()
    window.begin(asked((0, 1, 2)), 2.0)
    window.run(0.75)
    assert not window.begin(asked((1, 2)), 2.0)
    assert window.seconds(2.0) == 0.75
    assert window.answered == (0,)
    assert window.begin(asked((0, 1, 2)), 2.0), "another roll"
    assert window.seconds(2.0) == 2.0


def test_who_thinks_has_the_full_time_and_takes_none_from_others() -> None:
    window = AnswerWindow()
    window.begin(asked((0, 1, 2)), 2.0)
    window.run(0.1)
    assert window.take_up(1)
    assert window.seconds(2.0) == TAKEN_UP
    assert window.seconds(20.0) == 20.0
    window.run(0.0)
    window.begin(asked((0, 2)), 2.0)
    assert window.holder is None
    assert 0.5 < window.seconds(2.0) < 2.0, "a moment to press is left"


@pytest.mark.parametrize("kinds", ["zzz", "sss"])
def test_all_have_one_time_and_nobody_has_to_press(services: Services, kinds: str) -> None:
    scene = start(services, kinds)
    asking(services, scene)
    wait(services, 0.8)
    assert scene.state.question.ask is Ask.REROLL, "the time is not up"
    wait(services, 0.5)
    assert logged(scene).count("pass") == 3, "each had a time of their own"


# Who, and by which keys.


def test_people_with_keys_of_their_own_answer_at_the_same_time(services: Services) -> None:
    """Whoever is first throws it in, while somebody else has the focus (FB-34)."""
    scene = start(services, "zzz", reroll="10")
    asking(services, scene)
    assert answering(scene) == [0, 1, 2]
    press(services, key_of(scene, 2, LET_BE))
    wait(services)
    assert logged(scene) == ["pass"]
    assert scene.match.log[-1].seat == 2
    assert answering(scene) == [0, 1]
    assert [one.seat for one in scene.view.people if one.state == "answered"] == [2]


def test_a_key_of_an_answer_not_held_does_nothing_for_those_without_focus(
    services: Services,
) -> None:
    scene = start(services, "zzz", reroll="10")
    asking(services, scene)
    place = key_of(scene, 1, THROW_IN)
    before = scene.match.state, scene.spots.focus
    press(services, place)
    wait(services)
    assert (scene.match.state, scene.spots.focus) == before
    assert logged(scene) == []


def test_that_key_changes_no_pixel_where_the_card_is_not_held(services: Services) -> None:
    films = []
    for pressed in (False, True):
        scene = start(services, "zzz", reroll="10")
        asking(services, scene)
        scene.view.prewarm()
        wait(services, 0.5)
        if pressed:
            press(services, key_of(scene, 1, THROW_IN))
        films.append(film(services, 10))
    assert films[0] == films[1]


@pytest.mark.parametrize("name", ["RETURN", "SPACE", "RIGHT", "5"])
def test_who_shares_keys_answers_for_nobody_else(services: Services, name: str) -> None:
    """Two have keys of their own, two share: everybody has a finger on a key (FB-34)."""
    scene = start(services, "zzss", hands=ANSWER, reroll="10")
    asking(services, scene)
    press(services, place_of_name(name))
    wait(services)
    assert logged(scene) == []
    assert scene.front is None
    press(services, ZONES[0].upper[THROW_IN])
    assert logged(scene) == ["reroll 0"]


def test_those_who_share_keys_have_a_letter_each_and_one_for_all(services: Services) -> None:
    scene = start(services, "sss", hands=ANSWER, reroll="10")
    asking(services, scene)
    labels = [one.caps[0].label for one in scene.view.people]
    assert labels == ["Q", "W", "E"]
    press(services, place_of_name("W"))
    assert scene.front == 1
    assert scene.hands.audience == {1}
    wait(services, 0.6)
    tap(services, "enter")
    wait(services, 0.5)
    assert logged(scene)[0] in ("pass", "reroll 0")
    scene = start(services, "sss", hands=ANSWER, reroll="10")
    asking(services, scene)
    press(services, place_of_name("BACKSPACE"))
    assert logged(scene)[:3] == ["pass"] * 3


@pytest.mark.parametrize("place", ["BACKSPACE", "W"])
def test_keys_that_are_shared_do_nothing_before_the_question_can_have_been_seen(
    services: Services, place: str
) -> None:
    scene = start(services, "sss", hands=ANSWER, reroll="10")
    while not scene.view.together:
        services.scenes.update(FRAME)
    assert scene.guard.open_for < DEAF
    press(services, place_of_name(place))
    assert logged(scene) == []
    assert scene.front is None
    asking(services, scene)
    press(services, place_of_name(place))
    assert logged(scene) or scene.front == 1, "now it counts"


def test_an_answer_has_the_same_key_from_a_closed_and_an_open_hand(services: Services) -> None:
    scene = start(services, "zzz", hands=ANSWER, reroll="10")
    asking(services, scene)
    caps = next(one.caps for one in scene.view.people if one.seat == 1)
    press(services, ZONES[1].lower[3])
    wait(services, 0.5)
    keys = {type(s.action).__name__: scene.spots.key_of(n) for n, s in enumerate(scene.spots.items)}
    assert [keys[name] for name in ("Pass", "PassOn", "Reroll")] == [LET_BE, LATER, THROW_IN]
    assert [cap.label for cap in caps] == [scene.key_label(1, n) for n in range(3)]


def test_who_shares_keys_has_the_same_letter_whoever_else_is_asked(services: Services) -> None:
    scene = start(services, "sss", hands=ANSWER, reroll="10")
    scene.orders.give(0, len(scene.state.points[0]))
    asking(services, scene)
    labels = {one.seat: one.caps[0].label for one in scene.view.people if one.state == "asked"}
    assert labels == {1: "W", 2: "E"}
    press(services, place_of_name("Q"))
    wait(services, 0.1)
    assert scene.front is None
    press(services, place_of_name("E"))
    assert scene.front == 2


def test_whoever_takes_it_up_has_the_focus_the_open_hand_and_more_time(services: Services) -> None:
    scene = start(services, "zzz", hands=ANSWER)
    asking(services, scene)
    wait(services, 0.7)
    press(services, ZONES[1].lower[3])
    assert scene.front == 1
    assert scene.hands.audience == {1}
    wait(services, 2.5)
    assert logged(scene) == []
    assert answering(scene) == [0, 2], "others may still let it be"
    press(services, ZONES[1].upper[LET_BE])
    wait(services, 0.1)
    assert logged(scene) == ["pass"]
    assert scene.hands.audience == frozenset(), "a hand closes with the answer"


def test_not_before_my_turn_has_a_sign_and_an_end(services: Services) -> None:
    scene = start(services, "zzz", reroll="10")
    asking(services, scene)
    press(services, ZONES[1].upper[LATER])
    assert logged(scene) == ["pass"], "to the rules it is a plain pass"
    services.scenes.update(FRAME)
    assert [one.seat for one in scene.view.people if one.state == "later"] == [1]
    press(services, ZONES[1].upper[LATER])
    assert not scene.orders.seats, "the same key ends it"
    scene.orders.give(1, len(scene.state.points[0]))
    press(services, pygame.KSCAN_F7, pygame.K_F7)
    assert not scene.orders.seats


def test_no_shared_key_is_shown_on_a_choice_that_it_does_not_make(services: Services) -> None:
    dice = "dice: 0=1 1=2 2=3 3=4 4=5 5=6"
    scene = start(services, "zzssbb", hands=ANSWER, reroll="10", dice=dice, lines=EACH)
    asking(services, scene)
    press(services, ZONES[0].lower[3])
    press(services, ZONES[0].lower[3])
    assert scene.front == 0
    wait(services, 0.5)
    press(services, ZONES[0].upper[2])
    wait(services)
    assert scene.draft.kind == "reroll"
    labels = [scene.key_label(0, scene.spots.key_of(n)) for n in range(len(scene.spots))]
    assert len(labels) > 6
    assert sum(map(bool, labels)) == len(ZONES[0].upper)


def test_a_single_person_answers_with_shared_keys_too(services: Services) -> None:
    scene = start(services, "zbb", hands=ANSWER, reroll="10")
    assert offered(services, scene) == 0
    tap(services, "enter")
    wait(services)
    assert [entry.seat for entry in scene.match.log][:1] == [0]


@pytest.mark.parametrize("seat", [0, 1])
def test_keys_hammered_to_skip_the_show_throw_nothing_in(services: Services, seat: int) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    lines = "ask: turn seats=0"
    scene = start(services, "zzs", hands=ANSWER, reroll="10", dice="dice: -", lines=lines)
    scene.act(0, scene.rules.parse_action("lay stop 40"))
    scene.hands.close()
    place = ZONES[seat].upper[2]
    for _ in range(12):
        wait(services, 0.25)
        press(services, place)
    assert scene.view.together
    assert logged(scene) == ["lay stop 40"]
    wait(services, AFTER_SKIP + 0.1)
    press(services, place)
    assert logged(scene)[1:] == ["reroll 0"]
    assert scene.match.log[-1].seat == seat


def test_who_hammers_keys_keeps_nobody_else_from_answering(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    lines = "ask: turn seats=0"
    scene = start(services, "zzz", hands=ANSWER, reroll="10", dice="dice: -", lines=lines)
    scene.act(0, scene.rules.parse_action("lay stop 40"))
    for _ in range(12):
        wait(services, 0.25)
        press(services, ZONES[1].upper[2])
    press(services, ZONES[2].upper[2])
    assert scene.match.log[-1].seat == 2


@pytest.mark.parametrize("cover", ["f2", "f3"])
def test_what_covers_the_table_takes_all_keys(services: Services, cover: str) -> None:
    scene = start(services, "zzs", hands=ANSWER, reroll="10")
    asking(services, scene)
    place = key_of(scene, 1, LET_BE)
    code = {"f2": pygame.K_F2, "f3": pygame.K_F3}[cover]
    press(services, place_of_name(cover.upper()), code)
    wait(services)
    left = scene.answer_left
    press(services, place)
    wait(services)
    assert logged(scene) == []
    assert not scene.view.legend.open
    assert not scene._log_open
    press(services, place)
    assert logged(scene) == ["pass"]
    assert left > 0.9


def test_the_legend_does_not_open_behind_the_log(services: Services) -> None:
    scene = start(services, "zb", reroll="10")
    press(services, pygame.KSCAN_F2, pygame.K_F2)
    press(services, pygame.KSCAN_F3, pygame.K_F3)
    assert not scene.view.legend.open
    assert not scene._log_open


# Without a clock.


def test_fb_34_without_a_clock_all_answer_in_turn_order_bots_too(services: Services) -> None:
    scene = start(services, "zbzs", reroll="unlimited")
    answers: list[int] = []
    for seat, key in ((0, ZONES[0].upper[0]), (2, ZONES[2].upper[0]), (3, pygame.KSCAN_RETURN)):
        assert offered(services, scene) == seat
        assert answering(scene) == [], "nobody answers before it is their turn"
        for other in {0, 2} - {seat}:
            press(services, ZONES[other].upper[0])
        assert [entry.seat for entry in scene.match.log] == answers
        press(services, key)
        assert scene.match.log[-1].seat == seat
        wait(services, 1.0)
        answers = [entry.seat for entry in scene.match.log]
    assert answers[:4] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("kinds", "left_alone"),
    [("zzb", (1,)), ("zzbs", (1, 3)), ("zbz", (2,)), ("zbz", (0, 2)), ("zz", (1,)), ("zz", (0, 1))],
)
def test_fb_34_without_a_clock_who_is_left_alone_passes_when_it_is_their_turn(
    services: Services, kinds: str, left_alone: tuple[int, ...]
) -> None:
    scene = start(services, kinds, reroll="unlimited")
    for seat in left_alone:
        scene.orders.give(seat, len(scene.state.points[0]))
    for seat, kind in enumerate(kinds):
        if kind == "z" and seat not in left_alone:
            assert offered(services, scene) == seat
            assert len(scene.match.log) == seat, "nobody answers before it is their turn"
            press(services, ZONES[seat].upper[0])
    if 0 in left_alone:
        press(services, pygame.KSCAN_SPACE)  # what is only shown waits for nobody
    for _ in range(10):
        wait(services, 1.0)
    assert [entry.seat for entry in scene.match.log][: len(kinds)] == [*range(len(kinds))]


@pytest.mark.parametrize("kinds", ["zzbb", "zzzbbb"])
def test_nothing_looks_out_beside_the_keys_on_a_plate(services: Services, kinds: str) -> None:
    """Where keys lie a plate shows no edge of a card and no end of its points."""
    scene = start(services, kinds)
    asking(services, scene)
    frame(services)
    frame(services)
    canvas, picture = services.canvas, services.window.surface
    asked = [one for one in scene.view.people if one.state == "asked" and one.seat]
    assert asked
    for one in asked:
        plate = scene.view.plate_box(one.seat)
        fan, points = fan_box(plate), points_box(plate)
        x, y = scene.view._row_at(one.seat, 0)
        wide = len(one.caps) * PITCH + 2 * EDGE
        below = Box(fan.x, y + ROW_HIGH + 1, fan.w, plate.bottom - 5 - (y + ROW_HIGH + 1))
        beside = Box(x + wide, points.y, points.right - x - wide, points.h)
        for room in (below, beside):
            (left, top), (right, foot) = (
                canvas.to_px(room.x, room.y),
                canvas.to_px(room.right, room.bottom),
            )
            lit = [
                (px, py)
                for px in range(int(left) + 1, int(right))
                for py in range(int(top) + 1, int(foot))
                if sum(tuple(picture.get_at((px, py)))[:3]) > LIGHT
            ]
            assert not lit, (one.seat, room)


def test_nobody_alone_is_asked_for_a_roll_that_leads_to_the_same_anyway(services: Services) -> None:
    """A Stop right ahead ends each roll there: a Re-Roll would change nothing, as all can see."""
    asked = {}
    for cards in ("10=stop", "11=stop", "-"):
        scene = start(services, "sb", hands=ANSWER, cards=cards)
        scene._offer()
        asked[cards] = not scene._left_alone(0)
    assert asked == {"10=stop": False, "11=stop": True, "-": True}
    scene = start(services, "sb", hands=ANSWER, cards="10=stop")
    scene.asked_when.turn_on(0, 0)
    while scene.asked_when.of(0) != "always":
        scene.asked_when.turn_on(0, 0)
    assert not scene._left_alone(0), "who wants to be asked everything is"
    several = start(services, "zzb", hands=ANSWER, cards="10=stop")
    assert not several._left_alone(0), "where others look on all are asked alike"
