"""Questions that all are asked alike: who is asked on the screen, by which keys, until when."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.catalog import find
from game.core.choices import At
from game.input.places import place_of_name
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.answer_window import DEAF, LEAST_OFFERED, SHOWN, Orders
from game.ui.match_scene import new_match
from game.ui.services import Services
from tests.harness import frame, key, press
from tests.input.presses import Shelf, button, plugged
from tests.table_play import (
    FRAME,
    ZONES,
    Scene,
    click,
    lift,
    logged,
    seating,
    still_services,
    wait,
)
from tests.ui.measure_answers import count_round

FRANTIC = """\
options answer={limit}
turn 0
seat 0: {0}
seat 1: {1}
seat 2: {2}
seat 3: {3}
discard: {discard}
ask: turn seats=0
"""
BOARD = """\
options board=classic reroll={limit} block=5
turn {turn}
seat 0: {0}
seat 1: {1}
seat 2: {2}
seat 3: {3}
pawns: 9 14 3 20
cards: {cards}
draw: rest
{rest}
"""
MOVE = """\
dice: 0=3
ask: reroll seats=0,1,2,3 what=move count=6
agenda: walk seat=0 pawn=0; end-turn seat=0"""
PLAIN = ("R1 R2 Rg Rs", "G1 Y5 B2", "Y1 B7", "Y2 G2 G3")
NO_ANSWER = ("push stop x jump", "stop x jump push", "push x jump stop", "push stop x snail")


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def open_at(services: Services, name: str, kinds: str, text: str) -> Any:
    game, setup = find(name).open(), MatchSetup(name, seating(kinds), {}, 3)
    match = new_match(game, setup, game.rules.parse_position(text))
    scene = find(name).screens().scene(services, setup, game, match)
    services.scenes.push(scene)
    wait(services, 0.1)
    return scene


def attack(
    services: Services,
    kinds: str,
    hands: tuple[str, ...] = PLAIN,
    *,
    limit: str = "5",
    target: int = 1,
    discard: str = "R5",
) -> Any:
    """Let the first seat give another one cards."""
    text = FRANTIC.format(*hands, limit=limit, discard=discard)
    scene = open_at(services, "frantic", kinds, text)
    scene.act(0, scene.rules.parse_action("play Rg"))
    scene.act(0, scene.rules.parse_action(f"target {target}"))
    return scene


def roll(
    services: Services,
    kinds: str,
    hands: tuple[str, ...] = NO_ANSWER,
    *,
    limit: str = "2",
    cards: str = "-",
    rest: str = MOVE,
    turn: int = 0,
) -> Any:
    text = BOARD.format(*hands, limit=limit, cards=cards, rest=rest, turn=turn)
    return open_at(services, "board", kinds, text)


def settled(services: Services, scene: Scene, ask: str) -> float:
    """Let time pass until something else is asked; return how long nobody could do anything."""
    waited = 0.0
    for _ in range(60 * 20):
        if scene.match.state.question.ask != ask:
            return waited
        services.scenes.update(FRAME)
        waited += FRAME * (scene.match.state.question.ask == ask and not scene.table.showing)
    raise AssertionError("the question stays open")


def asked(services: Services, scene: Any) -> None:
    """Let time pass until a press counts in a window."""
    for _ in range(600):
        if scene.table.offered is not None and scene.guard.open_for > DEAF + 0.05:
            return
        services.scenes.update(FRAME)
    raise AssertionError("nobody is ever asked")


# A single person.


@pytest.mark.parametrize("seat", [1, 2])
def test_a_person_alone_is_not_asked_what_the_hand_cannot_answer(
    services: Services, seat: int
) -> None:
    """T24, D-3: a person with bots meets no question that only a pass answers."""
    kinds = "".join("z" if place == seat else "b" for place in range(4))
    scene = attack(services, kinds, target=seat)
    waited = settled(services, scene, "counter")
    assert scene.match.log[-1].text.startswith("pass")
    assert waited <= SHOWN + 0.1
    assert scene.front is None
    assert scene.answer_left is None


@pytest.mark.parametrize("seat", [1, 2])
def test_a_person_alone_is_not_asked_about_an_attack_without_a_block(
    services: Services, seat: int
) -> None:
    kinds = "".join("z" if place == seat else "b" for place in range(4))
    rest = f"""\
dice: -
ask: block seats={seat} what=swap other=0
agenda: swap seat=0 pawn=0 other={seat}; end-turn seat=0"""
    scene = roll(services, kinds, rest=rest)
    waited = settled(services, scene, "block")
    assert scene.match.log[-1].text == "pass"
    assert waited <= SHOWN + 0.1
    assert scene.front is None
    assert scene.answer_left is None


@pytest.mark.parametrize("name", ["frantic", "board"])
def test_who_can_answer_is_asked_also_alone(services: Services, name: str) -> None:
    """D-7: every question that a hand can answer reaches its owner."""
    if name == "frantic":
        scene = attack(services, "bzbb", ("R1 R2 Rg Rs", "G1 *c B2", *PLAIN[2:]))
    else:
        scene = roll(services, "bzbb", (NO_ANSWER[0], "reroll x jump stop", *NO_ANSWER[2:]))
    asked(services, scene)
    assert scene.front == 1
    assert scene.answer_left is not None
    assert any(spot.refusal is None for spot in scene.spots.items)


def test_a_person_alone_passes_a_roll_at_once_and_bots_take_their_time(services: Services) -> None:
    services.store.update(bot_speed="normal")
    scene = roll(services, "zbbb")
    settled(services, scene, "reroll")
    assert [entry.seat for entry in scene.match.log[:4]] == [0, 1, 2, 3]
    assert {entry.text for entry in scene.match.log[:4]} <= {"pass", "pass-on"}


@pytest.mark.whole
def test_the_whole_round_of_a_person_alone_asks_nothing_empty() -> None:
    """D-3, counted: whoever presses to pass had something to answer with."""
    count = count_round("frantic", "zbbb", 1, eager=True)
    assert count.windows > 0
    assert count.presses <= 2


def test_a_press_goes_on_where_an_attack_is_only_shown(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = attack(services, "bzbb")
    while scene.table.offered is None:
        services.scenes.update(FRAME)
    press(services, place_of_name("RETURN"))
    assert logged(scene)[-1] == "pass"


def test_skipping_to_the_own_turn_is_not_stopped_by_what_cannot_be_answered(
    services: Services,
) -> None:
    text = "dice: -\nask: turn seats=1"
    hands = ("push stop x jump", *NO_ANSWER[1:])
    scene = roll(services, "zbbb", hands, rest=text, turn=1)
    scene.table.skip_to_person()
    assert scene.table.rushing
    for _ in range(400):
        services.scenes.update(FRAME)
        if scene.table.offered is not None and scene.front is not None:
            break
    assert scene.table.offered == 0
    assert scene.match.state.question.ask != "reroll" or scene.spots.items[0].refusal is None
    assert scene.match.log, "bots have played meanwhile"


# What may close a window early.


def test_nobody_is_asked_for_what_lies_open_for_all(services: Services) -> None:
    """D-4: a window closes early on public facts only, such as that all cards were played."""
    cards = "9=reroll 10=reroll 11=reroll 12=reroll 13=reroll 15=reroll"
    scene = roll(services, "zzzb", cards=cards)
    waited = settled(services, scene, "reroll")
    assert waited < LEAST_OFFERED - 0.4
    assert not scene.view.together
    scene = roll(services, "zzzb", cards=cards.rpartition(" ")[0])
    assert settled(services, scene, "reroll") > LEAST_OFFERED - 0.1


@pytest.mark.parametrize("holds", ["*c", "G9"])
def test_several_people_are_asked_for_the_same_time_with_and_without_the_card(
    services: Services, holds: str
) -> None:
    scene = attack(services, "zzzb", ("R1 R2 Rg Rs", f"G1 {holds} B2", *PLAIN[2:]))
    waited = settled(services, scene, "counter")
    assert waited == pytest.approx(2.0, abs=0.1)
    assert logged(scene)[-1] == "pass"


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("name", ["frantic", "board"])
def test_a_question_ends_with_what_is_seen_of_its_cause_if_there_is_time_to_press(
    services: Services, name: str, speed: str
) -> None:
    """D: nothing is added to an attack that is told; a die can be read and then be changed."""
    services.store.update(reduced_motion=speed == "off", speed=speed)
    lengths = set()
    for held in ("with", "without"):
        if name == "frantic":
            holds = "*c" if held == "with" else "B5"
            scene = attack(services, "zzzb", ("R1 R2 Rg Rs", f"G1 {holds} B2", *PLAIN[2:]))
        else:
            first = "reroll stop x jump" if held == "with" else NO_ANSWER[1]
            hands = (NO_ANSWER[0], first, *NO_ANSWER[2:])
            scene = roll(services, "zzzb", hands, rest="dice: -\nask: turn seats=0")
            scene.act(0, scene.rules.parse_action("lay stop 40"))
        ask = scene.match.state.question.ask
        while scene.table.offered is None:
            services.scenes.update(FRAME)
        still_seen, waited = scene.table.still_seen, settled(services, scene, ask)
        services.scenes.quit()
        lengths.add((round(still_seen, 2), round(waited, 2)))
    assert len(lengths) == 1, "the same time whoever holds what"
    assert waited >= LEAST_OFFERED - 0.1
    if name == "frantic" and speed in ("slow", "normal"):
        assert waited - still_seen <= 0.1
    assert waited <= max(still_seen, 2.0 if name == "frantic" else LEAST_OFFERED) + 0.1


@pytest.mark.whole
@pytest.mark.parametrize(
    ("name", "seeds", "most"), [("frantic", (1, 2), 0.3), ("board", (1,), 0.15)]
)
def test_questions_hold_several_people_up_for_next_to_nothing(
    name: str, seeds: tuple[int, ...], most: float
) -> None:
    """A Nice Try is asked for while nothing else is seen: one round may have few questions more."""
    counts = [count_round(name, "zzzb", seed, eager=False) for seed in seeds]
    windows = sum(count.windows for count in counts)
    assert windows > 3
    assert sum(count.beyond for count in counts) / windows <= most


def test_one_attack_is_one_question(services: Services) -> None:
    """D-2, T31."""
    scene = attack(services, "zzzb")
    number = []
    for _ in range(240):
        services.scenes.update(FRAME)
        number.append(scene._window.number)
    assert set(number) == {0, 1} or set(number) == {1}


# Keys, pads and the mouse.


@pytest.mark.parametrize("kinds", ["zzsb", "sssb"])
def test_a_curtain_lets_it_be_without_a_look(services: Services, kinds: str) -> None:
    scene = attack(services, kinds)
    asked(services, scene)
    assert scene.hands.curtain == 1
    place = ZONES[1].upper[0] if kinds[1] == "z" else place_of_name("Q")
    frame(services)
    assert scene.view.curtain.passes is not None
    press(services, place)
    assert logged(scene)[-1] == "pass"
    assert scene.hands.audience == frozenset()


def test_who_looks_has_the_full_time(services: Services) -> None:
    scene = attack(services, "zzzb")
    asked(services, scene)
    press(services, ZONES[1].lower[3])
    assert scene.hands.audience == {1}
    wait(services, 4.5)
    assert scene.match.state.question.ask == "counter"
    wait(services, 1.0)
    assert logged(scene)[-1] == "pass"


@pytest.mark.parametrize("after", [0.0, 0.1, 0.3])
def test_a_press_meant_for_what_was_before_answers_nothing(
    services: Services, after: float
) -> None:
    """T27: 350 ms are deaf, and then a press is taken."""
    scene = attack(services, "zzzb")
    while scene.table.offered is None:
        services.scenes.update(FRAME)
    services.scenes.update(FRAME)
    wait(services, after)
    press(services, ZONES[1].upper[0])
    assert logged(scene)[-1] == "target 1"
    wait(services, 0.45)
    press(services, ZONES[1].upper[0])
    assert logged(scene)[-1] == "pass"


def test_the_mouse_and_a_letter_take_a_question_up_for_those_who_share(services: Services) -> None:
    """D-6."""
    for way in ("mouse", "key"):
        scene = roll(services, "sssb", limit="10")
        asked(services, scene)
        assert scene.front is None
        if way == "mouse":
            box = scene.view.plate_box(2)
            click(services, box.cx, box.cy)
        else:
            press(services, place_of_name("E"))
        assert scene.front == 2
        assert scene.hands.audience == {2}


def test_a_pad_lets_it_be_for_now_or_longer_and_takes_it_up(services: Services) -> None:
    """D-6."""
    shelf = Shelf("m1", "m2")
    services.pads._open = shelf.open
    for index in (0, 1):
        services.pads.handle(plugged(index))
        services.pads.handle(button(10 + index, pygame.CONTROLLER_BUTTON_A))
    players = seating("zzzb").players

    def table() -> Any:
        text = BOARD.format(*NO_ANSWER, limit="10", cards="-", rest=MOVE, turn=0)
        seats = (players[0], replace(players[1], zone=None, pad="m1/1"), *players[2:])
        game = find("board").open()
        setup = MatchSetup("board", Seating(seats), {}, 3)
        match = new_match(game, setup, game.rules.parse_position(text))
        scene = find("board").screens().scene(services, setup, game, match)
        services.scenes.push(scene)
        asked(services, scene)
        return scene

    scene = table()
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_X))
    assert [(entry.seat, entry.text) for entry in scene.match.log] == [(1, "pass")]
    scene = table()
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_B))
    assert 1 in scene.orders.seats
    scene = table()
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_Y))
    assert scene.front == 1


# Not before my turn.


def test_not_before_my_turn_ends_with_the_own_turn_and_with_the_round() -> None:
    """D-5, T23."""

    class Asked:
        ask, seats = "turn", (2,)

    orders = Orders()
    orders.give(1, 0)
    orders.give(2, 0)
    orders.settle(Asked, 0)
    assert set(orders.seats) == {1}
    orders.settle(None, 1)
    assert set(orders.seats) == set()


def test_not_before_my_turn_holds_for_attacks_and_has_a_sign(services: Services) -> None:
    scene = attack(services, "zzzb")
    asked(services, scene)
    press(services, ZONES[1].upper[1])
    assert logged(scene)[-1] == "pass"
    services.scenes.update(FRAME)
    assert [one.seat for one in scene.view.people if one.state == "later"] == [1]
    frame(services)
    shown = {one.text for one in scene.view.pen.placed}
    assert services.texts("answers-hint-again") in shown


@pytest.mark.parametrize(("count", "is_asked"), [(2, False), (4, True)])
def test_many_cards_are_asked_about_all_the_same(
    services: Services, count: int, is_asked: bool
) -> None:
    """T23: an attack of many cards breaks it."""
    text = FRANTIC.format("R1 R2 *4 Rs", *PLAIN[1:], limit="5", discard="R5")
    scene = open_at(services, "frantic", "zzzb", text)
    scene.orders.give(1, 0)
    scene.act(0, scene.rules.parse_action("play *4"))
    legal = scene.rules.legal_actions(scene.match.state, 0)
    wanted = {1: count} if count == 4 else {1: 2, 2: 2}
    action = next(a for a in legal if {s.seat: s.count for s in a.shares} == wanted)
    scene.act(0, action)
    if is_asked:
        asked(services, scene)
        assert scene.front == 1
    else:
        settled_by = len(scene.match.log)
        for _ in range(300):
            services.scenes.update(FRAME)
            if len(scene.match.log) > settled_by:
                break
        assert scene.match.log[-1].text == "pass"


def test_records_hold_plain_passes(services: Services) -> None:
    scene = roll(services, "zzzb", limit="10")
    asked(services, scene)
    press(services, ZONES[1].upper[1])
    assert logged(scene) == ["pass"], "rules and replays know nothing of the order"


# Keys of wishes.


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_every_wish_has_a_key_that_acts(services: Services, people: int) -> None:
    zones = load_zones().default(people).zones
    players = tuple(
        Player("human", f"P{seat}", zone=zones[seat])
        if seat < people
        else Player("bot", f"B{seat}", level="easy")
        for seat in range(4)
    )
    text = FRANTIC.format("*f R2 Rg Rs", *PLAIN[1:], limit="5", discard="R5")
    game, setup = find("frantic").open(), MatchSetup("frantic", Seating(players), {}, 3)
    match = new_match(game, setup, game.rules.parse_position(text))
    scene: Any = find("frantic").screens().scene(services, setup, game, match)
    services.scenes.push(scene)
    wait(services, 0.1)
    scene.act(0, scene.rules.parse_action("play *f"))
    scene.table.skip()
    asked(services, scene)
    lift(services, scene)
    asked(services, scene)
    places = [scene.key_place(0, scene.spots.key_of(n)) for n in range(len(scene.spots))]
    assert None not in places
    assert len(set(places)) == 13
    for number, place in enumerate(places):
        read = scene.keys.read(key(place), 0)
        assert scene.spots.press(read) is scene.spots.items[number]


@pytest.mark.parametrize("kinds", ["zbbb", "zzbb", "zzzb", "zzz", "sss", "ssz", "szzb", "sssb"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_player_to_be_named_has_a_drawn_key_that_acts(
    services: Services, kinds: str, seat: int
) -> None:
    """A Gift: what is printed on a plate is the key that names its player."""
    if kinds[seat] == "b":
        pytest.skip("a bot names by itself")
    hands = ["Y1 B7 G2", "Y3 B4 G5", "Y2 B8 G6", "Y4 B9 G7"][: len(kinds)]
    hands[seat] = "R1 R2 Rg Rs"
    text = "\n".join(
        [
            f"turn {seat}",
            *(f"seat {other}: {hand}" for other, hand in enumerate(hands)),
            "discard: R5",
            f"ask: turn seats={seat}",
        ]
    )
    for number in range(len(kinds) - 1):
        scene = open_at(services, "frantic", kinds, text)
        asked(services, scene)
        lift(services, scene)
        scene.act(seat, scene.rules.parse_action("play Rg"))
        scene.table.skip()
        wait(services, 0.7)
        lift(services, scene)
        wait(services, 0.3)
        frame(services)
        spot = [spot for spot in scene.spots.items if spot.at is At.SEAT][number]
        place = scene.key_place(seat, scene.spots.key_of(scene.spots.items.index(spot)))
        assert place is not None
        label = str(services.keyboard.label(place))
        assert scene.key_label(seat, scene.spots.key_of(scene.spots.items.index(spot))) == label
        press(services, place)
        assert logged(scene)[-1] == f"target {spot.seat}"
        services.scenes.quit()
