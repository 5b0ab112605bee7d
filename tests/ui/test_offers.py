"""Choices in boxes with one focus."""

from game.input.turn_keys import DIGIT, NO_KEY, OWN_ROW, TurnPress
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


def test_a_key_chooses_by_place_unless_a_choice_asks_for_another() -> None:
    box = Box(0, 0, 10, 10)
    offers = Offers([Offer("a", box), Offer("b", box), Offer("c", box, key=NO_KEY)])
    assert offers.press(TurnPress("pick", 1)).action == "b"
    assert offers.press(TurnPress("pick", 2)) is None, "c has no key"
    keyed = Offers([Offer(name, box, key=key) for name, key in (("a", 1), ("b", 0), ("c", 5))])
    assert [keyed.press(TurnPress("pick", n)).action for n in (1, 0, 5)] == ["a", "b", "c"]
    assert keyed.focused.action == "c"
    assert keyed.press(TurnPress("pick", 2)) is None


def test_a_key_that_is_wanted_by_itself_goes_before_its_number() -> None:
    box = Box(0, 0, 10, 10)
    wishes = Offers([Offer("red", box, key=OWN_ROW), Offer("1", box, key=DIGIT)])
    assert wishes.press(TurnPress("pick", 0, OWN_ROW)).action == "red"
    assert wishes.press(TurnPress("pick", 0, DIGIT)).action == "1"
    assert wishes.press(TurnPress("pick", 0)) is None
    plain = Offers([Offer("a", box)])
    assert plain.press(TurnPress("pick", 0, OWN_ROW)).action == "a"
