"""Choices in boxes with one focus."""

from game.ui.offers import Offer, Offers
from game.ui.widgets_pen import Box


def grid(count: int, columns: int = 3, refused: tuple[int, ...] = ()) -> Offers[int]:
    return Offers(
        [
            Offer(n, Box(n % columns * 100, n // columns * 50, 90, 40), "why" * (n in refused))
            for n in range(count)
        ]
    )


def test_the_focus_begins_on_the_first_possible_choice() -> None:
    assert grid(3).focus == 0
    assert grid(3, refused=(0,)).focus == 1
    assert grid(1, refused=(0,)).focus == 0
    assert Offers[int]().focused is None


def test_arrows_go_where_they_point_and_stay_at_the_edge() -> None:
    offers = grid(5)
    for kind, place in (("right", 1), ("down", 4), ("left", 3), ("up", 0)):
        assert offers.move(kind)
        assert offers.focus == place
    assert not offers.move("left")
    assert not offers.move("up")
    assert offers.focus == 0


def test_every_choice_can_be_reached_by_arrows() -> None:
    for count in range(1, 13):
        offers = grid(count)
        seen, edge = {0}, [0]
        while edge:
            here = edge.pop()
            for kind in ("left", "right", "up", "down"):
                offers.focus = here
                if offers.move(kind) and offers.focus not in seen:
                    seen.add(offers.focus)
                    edge.append(offers.focus)
        assert seen == set(range(count))


def test_before_and_after_go_round() -> None:
    offers = grid(3)
    assert offers.move("previous")
    assert offers.focus == 2
    assert offers.move("next")
    assert offers.focus == 0
    assert not grid(1).move("next")
    assert not Offers[int]().move("next")


def test_picking_moves_the_focus_and_refused_choices_can_be_asked() -> None:
    offers = grid(3, refused=(2,))
    picked = offers.pick(2)
    assert picked is not None
    assert picked.refusal
    assert offers.focus == 2
    assert offers.pick(3) is None
    assert offers.focus_on(1)
    assert offers.focus == 1
    assert not offers.focus_on(9)


def test_a_point_finds_its_choice() -> None:
    offers = grid(4)
    assert offers.at(110, 10) == 1
    assert offers.at(95, 10) is None
    assert offers.at(10, 60) == 3
