"""A card's key is its place in the hand, whatever else can go; digits stand over no card."""

import pytest

from game.core.choices import At
from game.frantic.screen.spots import CARD_KEYS
from game.input.places import place_of_name
from game.input.seating import Player, Seating
from game.input.turn_keys import DIGITS, TurnKeys
from game.input.zones import load_zones
from game.ui.spots import hand_keys
from tests.frantic.test_scene import choose, start
from tests.table_play import offered, still_services, wait

POSITION = """
turn 0
seat 0: R7 B9 *f *c
seat 1: G6 G7 G8
seat 2: Rs G1 G2
discard: rest R3
draw: {draw}
"""


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def keys_of(scene) -> dict[str, int]:
    """Return the keys of the cards of the hand, by their names."""
    spots, kind = scene.spots, scene.rules.deck.kind
    return {
        kind(spot.card).text: spots.key_of(place)
        for place, spot in enumerate(spots.items)
        if spot.at is At.CARD
    }


def lie(scene) -> list[str]:
    """Return the names of the cards as they lie in the hand, from the left."""
    spots = (spot for spot in scene.spots.items if spot.at is At.CARD)
    return [scene.rules.deck.kind(s.card).text for s in sorted(spots, key=lambda s: s.box.x)]


def test_keys_follow_the_hand_from_the_left_over_cards_that_do_not_go(services) -> None:
    scene = start(services, "zbb", POSITION.format(draw="R1 Y1 Y2"))
    offered(services, scene)
    assert keys_of(scene) == {name: key for key, name in enumerate(lie(scene), CARD_KEYS)}
    assert keys_of(scene)["*f"] == CARD_KEYS + 2, "the blue 9 does not go, and has its place"
    choose(services, scene, "draw")
    offered(services, scene)
    assert keys_of(scene) == {name: key for key, name in enumerate(lie(scene), CARD_KEYS)}


def test_an_answer_has_the_key_of_its_place_in_the_hand(services) -> None:
    text = POSITION.format(draw="Y1 Y2 Y3").replace("turn 0", "turn 2")
    scene = start(services, "zbb", text, answer="unlimited")
    scene.table.halted = True
    scene.table.submit(2, scene.rules.parse_action("play Rs"))
    scene.table.submit(2, scene.rules.parse_action("target 0"))
    wait(services, 4.0)
    offered(services, scene)
    assert keys_of(scene) == {name: key for key, name in enumerate(lie(scene), CARD_KEYS)}


def test_a_key_that_is_taken_is_no_cards_and_none_has_two() -> None:
    assert hand_keys("abc", 1) == {"a": 1, "b": 2, "c": 3}
    assert hand_keys("abc", 1, {1}) == {"a": 4, "b": 2, "c": 3}
    assert hand_keys("a", 1, {1, 2}) == {"a": 3}
    assert hand_keys("ab", 1, {1, 2}) == {"a": 3, "b": 4}


@pytest.mark.parametrize("zone", [None, load_zones().default(2).zones[0]])
def test_no_digit_is_the_key_of_a_choice_before_all_letters_are(zone) -> None:
    keys = TurnKeys(Seating((Player("human", "Anna", zone=zone),)))
    first = [keys.pick_place(0, number) for number in range(10)]
    assert first == list(map(place_of_name, "QWERTYUIOP")), "one row of keys, as cards lie"
    assert not set(first) & set(DIGITS)
