"""A card keeps its letter from one choice of a turn to the next, as far as that is free."""

import pytest

from game.core.choices import At
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
    """Return the keys of the cards that can be chosen now, by their names."""
    spots, kind = scene.spots, scene.rules.deck.kind
    return {
        kind(spot.card).text: spots.key_of(place)
        for place, spot in enumerate(spots.items)
        if spot.at is At.CARD and spot.refusal is None
    }


def test_a_card_that_is_drawn_changes_no_letter(services) -> None:
    scene = start(services, "zbb", POSITION.format(draw="R1 Y1 Y2"))
    offered(services, scene)
    before = keys_of(scene)
    assert before == {"R7": 1, "*f": 2, "*c": 3}
    choose(services, scene, "draw")
    offered(services, scene)
    after = keys_of(scene)
    assert {name: after[name] for name in before} == before, "the red 1 lies before them"
    assert after["R1"] not in before.values()


def test_an_answer_has_the_letter_that_its_card_had_in_the_own_turn(services) -> None:
    text = POSITION.format(draw="Y1 Y2 Y3").replace("turn 0", "turn 2")
    scene = start(services, "zbb", text, answer="unlimited")
    scene.table.halted = True
    card = next(c for c in scene.match.state.hands[0] if scene.rules.deck.kind(c).text == "*c")
    scene._kept._keys[0] = {card: 3}
    scene.table.submit(2, scene.rules.parse_action("play Rs"))
    scene.table.submit(2, scene.rules.parse_action("target 0"))
    wait(services, 4.0)
    offered(services, scene)
    assert keys_of(scene) == {"*c": 3}


def test_another_turn_begins_with_the_first_letters(services) -> None:
    scene = start(services, "zbb", POSITION.format(draw="R1 Y1 Y2"))
    offered(services, scene)
    cards = scene.match.state.hands[0]
    scene._kept._keys[0] = dict(zip(cards, (4, 3, 2, 1), strict=True))
    scene._kept._turns.clear()
    scene.reoffer()
    assert keys_of(scene) == {"R7": 1, "*f": 2, "*c": 3}
