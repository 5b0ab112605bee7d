"""Choices in boxes with one focus."""

from typing import Any

from game.core.choices import Choice
from game.core.sentence import Sentence
from game.input.turn_keys import DIGIT, NO_KEY, OWN_ROW, TurnPress
from game.ui.canvas import Box
from game.ui.spots import BY_PLACE, Spot, Spots

WHY = Sentence("why")


def spot(action: Any, box: Box, refusal: Sentence | None = None, key: int = BY_PLACE) -> Spot[Any]:
    return Spot(Choice(action, Sentence("name"), refusal=refusal), box, key=key)


def grid(count: int, columns: int = 3, refused: tuple[int, ...] = ()) -> Spots[int]:
    return Spots(
        [
            spot(
                n, Box(n % columns * 100, n // columns * 50, 90, 40), WHY if n in refused else None
            )
            for n in range(count)
        ]
    )


def test_the_focus_begins_on_the_first_possible_choice() -> None:
    assert grid(3).focus == 0
    assert grid(3, refused=(0,)).focus == 1
    assert grid(1, refused=(0,)).focus == 0
    assert Spots[int]().focused is None


def test_arrows_go_where_they_point_and_stay_at_the_edge() -> None:
    spots = grid(5)
    for kind, place in (("right", 1), ("down", 4), ("left", 3), ("up", 0)):
        assert spots.move(kind)
        assert spots.focus == place
    assert not spots.move("left")
    assert not spots.move("up")
    assert spots.focus == 0


def test_every_choice_can_be_reached_by_arrows() -> None:
    for count in range(1, 13):
        spots = grid(count)
        seen, edge = {0}, [0]
        while edge:
            here = edge.pop()
            for kind in ("left", "right", "up", "down"):
                spots.focus = here
                if spots.move(kind) and spots.focus not in seen:
                    seen.add(spots.focus)
                    edge.append(spots.focus)
        assert seen == set(range(count))


def test_before_and_after_go_round() -> None:
    spots = grid(3)
    assert spots.move("previous")
    assert spots.focus == 2
    assert spots.move("next")
    assert spots.focus == 0
    assert not grid(1).move("next")
    assert not Spots[int]().move("next")


def test_picking_moves_the_focus_and_refused_choices_can_be_asked() -> None:
    spots = grid(3, refused=(2,))
    picked = spots.pick(2)
    assert picked is not None
    assert picked.refusal == WHY
    assert spots.focus == 2
    assert spots.pick(3) is None
    assert spots.focus_on(1)
    assert spots.focus == 1
    assert not spots.focus_on(9)


def test_a_point_finds_its_choice() -> None:
    spots = grid(4)
    assert spots.at(110, 10) == 1
    assert spots.at(95, 10) is None
    assert spots.at(10, 60) == 3


def test_a_key_chooses_by_place_unless_a_choice_asks_for_another() -> None:
    box = Box(0, 0, 10, 10)
    spots = Spots([spot("a", box), spot("b", box), spot("c", box, key=NO_KEY)])
    assert spots.press(TurnPress("pick", 1)).action == "b"
    assert spots.press(TurnPress("pick", 2)) is None, "c has no key"
    keyed = Spots([spot(name, box, key=key) for name, key in (("a", 1), ("b", 0), ("c", 5))])
    assert [keyed.press(TurnPress("pick", n)).action for n in (1, 0, 5)] == ["a", "b", "c"]
    assert keyed.focused.action == "c"
    assert keyed.press(TurnPress("pick", 2)) is None


def test_a_key_that_is_wanted_by_itself_goes_before_its_number() -> None:
    box = Box(0, 0, 10, 10)
    wishes = Spots([spot("red", box, key=OWN_ROW), spot("1", box, key=DIGIT)])
    assert wishes.press(TurnPress("pick", 0, OWN_ROW)).action == "red"
    assert wishes.press(TurnPress("pick", 0, DIGIT)).action == "1"
    assert wishes.press(TurnPress("pick", 0)) is None
    plain = Spots([spot("a", box)])
    assert plain.press(TurnPress("pick", 0, OWN_ROW)).action == "a"
