"""Dice that several have thrown lie in a row, each at the end of its own plate."""

import pytest

from game.board.screen.dice_view import LIE_SECONDS, TUMBLE_SECONDS, DiceView
from game.board.screen.layout import die_box, plate_box
from game.board.screen.plates import points_box, words_end
from game.board.state import Die
from game.ui.pen import Pen
from tests.harness import make_services

SEATS = (2, 4, 6)


def thrown(values: tuple[int, ...]) -> DiceView:
    view = DiceView(Pen(make_services()), len(values))
    view.throw(tuple(Die(seat, value) for seat, value in enumerate(values)), 6)
    return view


def put(view: DiceView) -> list[tuple[int, int]]:
    """Return where pictures are put, in units."""
    stage = view._pen.stage
    first, scale = stage.count, stage.canvas.scale
    view.draw_lying()
    view.draw_flying()
    return [
        (round((x + one.get_width() / 2) / scale), round((y + one.get_height() / 2) / scale))
        for one, x, y, _ in stage.since(first)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_each_die_lies_on_the_plate_of_who_threw_it(seats: int) -> None:
    view = thrown(tuple(range(1, seats + 1)))
    view.finish()
    assert [(roll.seat, roll.value) for roll in view.lying] == [(s, s + 1) for s in range(seats)]
    places = put(view)
    assert len(places) == seats
    for seat, (x, y) in enumerate(places):
        assert die_box(plate_box(seat, seats)).has(x, y)
    assert len({x for x, _ in places}) == 1, "they lie one below the other"
    assert sorted({y for _, y in places}) == [y for _, y in places]


@pytest.mark.parametrize("seats", SEATS)
def test_a_die_covers_neither_name_nor_points(seats: int) -> None:
    for seat in range(seats):
        plate = plate_box(seat, seats)
        die = die_box(plate)
        assert plate.covers(die)
        assert not die.meets(points_box(plate))
        assert die.x >= words_end(plate)


def test_several_dice_tumble_in_their_own_places() -> None:
    view = thrown((3, 4, 5, 6))
    for _ in range(6):
        view.update(TUMBLE_SECONDS / 8)
        for seat, (x, y) in enumerate(put(view)):
            plate = plate_box(seat, 4)
            assert abs(x - die_box(plate).cx) < 2
            assert plate.y - plate.h / 2 < y < plate.bottom
    view.update(TUMBLE_SECONDS + LIE_SECONDS)
    assert not view.flying
    assert len(view.lying) == 4


def test_a_die_thrown_again_changes_alone() -> None:
    view = thrown((3, 4, 5))
    view.finish()
    view.throw_again(1, 6)
    view.finish()
    assert {roll.seat: roll.value for roll in view.lying} == {0: 3, 1: 6, 2: 5}


def test_each_number_has_a_picture_of_its_own() -> None:
    view = thrown((1, 2, 3, 4, 5, 6))
    view.finish()
    assert len({id(view.picture(roll, 60)) for roll in view.lying}) == 6
