"""A card that has just moved up under the mouse is not laid by a click meant for its neighbour."""

from game.core.cards import HIDDEN
from game.ui.press_timing import MOVED_UP, PressGuard


def test_a_click_in_the_same_place_is_meant_for_the_card_that_lay_there() -> None:
    guard = PressGuard(2)
    guard.begin(0)
    guard.update(1.0)
    guard.update(1.0)
    assert guard.allows_card(7, 300, 900)
    guard.begin(0)
    guard.update(0.0)
    guard.update(0.5)
    assert not guard.allows_card(8, 305, 900), "it has only just moved up"
    assert guard.allows_card(8, 500, 900), "whoever moves the mouse has seen it"


def test_it_can_be_laid_after_a_moment_and_other_things_at_once() -> None:
    guard = PressGuard(2)
    guard.begin(0)
    guard.update(0.0)
    guard.update(0.5)
    assert guard.allows_card(7, 300, 900)
    assert guard.allows_card(HIDDEN, 300, 900)
    assert guard.allows_card(7, 300, 900)
    guard.begin(0)
    guard.update(0.0)
    guard.update(MOVED_UP)
    assert guard.allows_card(8, 300, 900)
