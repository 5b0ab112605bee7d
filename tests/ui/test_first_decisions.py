"""The first decisions of a match: no double tap, no clock while one reads, a good default."""

import pytest

from game.core.choices import At
from game.frantic.state import Ask, Wish
from game.ui.bubbles import READING_SECONDS, clear_arrow
from game.ui.press_timing import DEBOUNCE
from tests.harness import frame, press
from tests.table_play import FRAME, ZONES, logged, offered, still_services, wait
from tests.ui.test_answers import asked, attack, roll
from tests.ui.test_bubbles import FRAMES_TO_LAY, start

FIRST, SECOND = ZONES[0].upper[:2]
DRAWS = """
turn 0
seat 0: R1 R2 Y4
seat 1: G1 G2 G3
discard: B9
draw: R5 R6 rest
colour blue
"""
KEEPS = """
turn 0
seat 0: *c B2 R5
seat 1: G1 G2 G3
discard: B9
colour blue
"""


def test_a_double_tap_on_draw_does_not_pass_as_well():
    """The key that draws never passes, not even much later: to pass has a key of its own."""
    scene = start("zb", DRAWS)
    services = scene.services
    offered(services, scene)
    press(services, FIRST)
    assert logged(scene) == ["draw"]
    for _ in range(90):
        services.scenes.update(FRAME)
        if scene.table.offered == 0 and scene.guard.open_for > DEBOUNCE:
            break
    press(services, FIRST)
    assert logged(scene) == ["draw"], "still meant for the card"
    wait(services, 3.0)
    press(services, FIRST)
    assert logged(scene) == ["draw"]
    press(services, SECOND)
    assert logged(scene)[:2] == ["draw", "pass"]
    services.scenes.quit()


@pytest.mark.parametrize("what", [attack, roll])
def test_the_clock_stands_while_the_first_tip_about_it_is_read_and_once_only(what):
    services = still_services(bubbles=True)
    scene = what(services, "zzzb")
    if what is attack:
        asked(services, scene)
        press(services, ZONES[1].lower[3])
    for _ in range(200):
        services.scenes.update(FRAME)
        if scene.bubbles.shown is not None and scene.bubbles.shown.clocked:
            break
    assert scene.clock_rests
    left = scene._clock.left
    wait(services, READING_SECONDS - 1.0)
    assert scene._clock.left == left
    wait(services, 1.5)
    assert not scene.clock_rests
    assert scene._clock.left is None or scene._clock.left < left
    services.scenes.quit()


def test_the_focus_does_not_begin_on_a_card_that_is_to_be_kept():
    scene = start("zb", KEEPS)
    assert scene.spots.focused.choice.action == scene.rules.parse_action("play B2")
    scene.services.scenes.quit()
    alone = start("zb", KEEPS.replace("B2", "R2"))
    assert alone.spots.focused.at is not At.CARD, "only the Counterattack would go"
    alone.services.scenes.quit()


def test_a_wish_begins_with_what_the_hand_holds_most_of():
    scene = start("zb", KEEPS.replace("B2 R5", "Y2 Y5 G1"))
    scene.act(0, scene.rules.parse_action("play *c"))
    offered(scene.services, scene)
    assert scene.match.state.question.ask is Ask.WISH
    assert scene.spots.focused.action == Wish("yellow")
    scene.services.scenes.quit()


def test_a_wish_tells_nothing_of_a_closed_hand():
    scene = start("zz", KEEPS.replace("B2 R5", "Y2 Y5 G1"))
    scene.act(0, scene.rules.parse_action("play *c"))
    wait(scene.services)
    if scene.hands.audience == frozenset():
        assert scene.spots.focus == 0
    scene.services.scenes.quit()


@pytest.mark.parametrize("text", [DRAWS, KEEPS])
def test_a_tip_has_an_arrow_that_lies_on_its_thing_alone(text):
    scene = start("zb", text)
    services = scene.services
    for _ in range(FRAMES_TO_LAY):
        frame(services)
    shown = scene.bubbles._shown
    box = scene.bubbles._laid
    busy = list(scene.view.bubble_busy)
    arrow = clear_arrow(box, shown.target, busy)
    assert arrow is not None
    near = shown.target
    assert near.x - 60 <= arrow.x <= near.right + 60
    assert near.y - 60 <= arrow.y <= near.bottom + 60
    services.scenes.quit()
