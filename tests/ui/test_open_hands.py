"""What is told in an open hand, what is asked before it is open, and what its closing ends."""

from typing import Any

import pytest

from game.input.places import place_of_name
from game.ui.services import Services
from tests.harness import frame, press
from tests.table_play import FRAME, ZONES, confirm, lift, logged, still_services, wait
from tests.ui.test_answers import (
    BOARD,
    FRANTIC,
    NO_ANSWER,
    PLAIN,
    asked,
    attack,
    open_at,
    roll,
    settled,
)


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def test_who_has_not_seen_the_hand_since_the_deal_is_asked_behind_the_curtain(
    services: Services,
) -> None:
    """FC-7, FC-61: the first card turned up is a wish of the dealer's."""
    text = FRANTIC.format(*PLAIN, limit="5", discard="R5 *f").replace(
        "ask: turn seats=0", "ask: wish seats=0 count=1\nagenda: next-turn seat=0"
    )
    scene = open_at(services, "frantic", "zzbb", text)
    asked(services, scene)
    assert scene.hands.curtain == 0
    assert not scene.spots.items
    lift(services, scene)
    assert len(scene.spots.items) == 13
    press(services, ZONES[0].lower[3])
    wait(services)
    assert scene.hands.curtain is None, "who has seen the hand may close it and wish"
    assert len(scene.spots.items) == 13


def test_what_is_new_in_an_open_hand_is_named_there(services: Services) -> None:
    scene = attack(services, "zzbb", ("R1 R2 R3 Rg", *PLAIN[1:]))
    settled(services, scene, "counter")
    while scene.match.state.question.ask == "give":
        scene.act(0, scene.rules.legal_actions(scene.match.state, 0)[0])
    for _ in range(300):
        services.scenes.update(FRAME)
        if scene.hands.curtain == 1:
            break
    frame(services)
    names = {"red 1", "red 2"}
    shown = " ".join(one.text for one in scene.view.pen.placed).lower()
    assert not any(name in shown for name in names), "a closed hand tells nothing"
    wait(services, 1.3)
    lift(services, scene)
    frame(services)
    shown = " ".join(one.text for one in scene.view.pen.placed).lower()
    assert all(name in shown for name in names)


def test_a_closed_hand_keeps_no_card_that_was_chosen_in_it(services: Services) -> None:
    """The banner asks for a card again, not for the square of one that nobody sees."""
    text = "dice: -\nask: turn seats=0"
    scene = roll(services, "zzbb", rest=text)
    asked(services, scene)
    lift(services, scene)
    wait(services, 0.5)
    confirm(services, scene)
    assert scene.draft.kind
    press(services, ZONES[0].lower[3])
    wait(services)
    assert scene.hands.curtain == 0
    assert scene.draft.empty
    frame(services)
    shown = {one.text for one in scene.view.pen.placed}
    asks = scene.view._said(scene.view.words.question(scene.match.state, 0))
    assert asks in shown


def test_a_double_press_skips_the_show_and_chooses_nothing(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    text = FRANTIC.format(*PLAIN, limit="5", discard="R5").replace("turn 0", "turn 3")
    scene = open_at(services, "frantic", "zbbb", text.replace("seats=0", "seats=3"))
    scene.act(3, scene.rules.parse_action("draw"))
    scene.act(3, scene.rules.parse_action("pass"))
    wait(services, 0.1)
    assert scene.table.offered is None
    log = logged(scene)
    press(services, place_of_name("RETURN"))
    assert scene.table.offered == 0
    wait(services, 0.5)
    press(services, place_of_name("RETURN"))
    assert logged(scene) == log
    wait(services, 0.5)
    press(services, place_of_name("RETURN"))
    assert logged(scene) != log


def test_no_line_of_the_log_is_cut_off_by_a_poster(services: Services) -> None:
    services.store.update(poster="key")
    text = FRANTIC.format("K5 R2", *PLAIN[1:], limit="5", discard="R5")
    scene = open_at(services, "frantic", "zbbb", f"{text}happenings: recession rest\n")
    scene.act(0, scene.rules.parse_action("play K5"))
    wait(services, 1.0)
    assert scene.view.poster.up
    frame(services)
    line = scene.view._said(scene.view.log.lines[-1])
    assert line not in {one.text for one in scene.view.pen.placed}


def test_no_hand_lies_below_the_points_of_a_round(services: Services) -> None:
    text = BOARD.format(*NO_ANSWER, limit="1", cards="-", rest="dice: -\nask: turn seats=0", turn=0)
    text = text.replace("pawns: 9 14 3 20", "pawns: 49 14 3 20").replace(
        "block=5", "block=5 limit=20"
    )
    scene = open_at(services, "board", "zbbb", text)
    assert hand_drawn(services, scene)
    scene.act(0, scene.rules.parse_action("lay stop 40"))
    for _ in range(60 * 60):
        services.scenes.update(FRAME)
        if scene.table.over:
            break
    assert scene.table.over
    assert not hand_drawn(services, scene)


def hand_drawn(services: Services, scene: Any) -> bool:
    """Say whether the tray with the hand below is put."""
    drawn: list[object] = []
    cards = scene.view.cards
    put = cards.draw_tray
    cards.draw_tray = lambda *args: (drawn.append(args), put(*args))
    scene.view.pen.forget_parts()
    frame(services)
    cards.draw_tray = put
    return bool(drawn)
