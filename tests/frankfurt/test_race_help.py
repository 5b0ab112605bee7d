"""What helps people to see in a race: the true top, openings, whom the table waits for, words."""

import pytest

from game.ui.services import Services
from tests.frankfurt.test_scene import TWO, Screens, start, tap_place
from tests.harness import frame, make_services


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    yield made
    made.scenes.quit()


def painted_after(scene, card: int, other: int) -> bool:
    """Say whether a card is painted after another, and so over it."""
    low, high = scene.view._layers()
    order = [card for card, _ in (*low, *high)]
    return order.index(card) > order.index(other)


def test_a_wrong_card_never_lies_over_the_true_top_on_its_way(services: Services) -> None:
    scene = start(services, text=TWO)
    for _ in range(3):
        frame(services)
    tap_place(services, "J")
    red = scene.state.seats[1].columns[0].cards[-1]
    tap_place(services, "I")  # R7 on R5: odd on odd
    top, under_way = scene.state.piles[1].cards[-1].card, 0
    other = scene.state.piles[0].cards[-1].card
    while scene.view.effects.carried():
        assert painted_after(scene, top, red)
        assert painted_after(scene, other, red)
        under_way += 1
        frame(services)
    assert under_way > 20


def test_a_called_card_goes_back_under_the_top_that_it_leaves(services: Services) -> None:
    scene = start(services, text=TWO.replace("mode=referee", "mode=table"))
    frame(services)
    tap_place(services, "J")
    red = scene.state.seats[1].columns[0].cards[-1]
    tap_place(services, "I")
    for _ in range(40):
        frame(services)
    top = scene.state.piles[1].cards[-2].card
    assert scene.state.piles[1].cards[-1].card == red
    tap_place(services, "W")
    assert scene.state.piles[1].cards[-1].card == top
    assert scene.view.moving
    while scene.view.moving:
        assert painted_after(scene, top, red)
        frame(services)


def test_a_card_that_fits_flies_over_the_pile(services: Services) -> None:
    scene = start(services, text=TWO)
    for _ in range(60):
        frame(services)
    tap_place(services, "A")
    tap_place(services, "W")
    top = scene.state.piles[1].cards
    assert painted_after(scene, top[-1].card, top[-2].card)
