"""The choosers on the screen: nothing is cut off, nothing overlaps, cards stay legible."""

from itertools import combinations

import pytest

from game.frantic.screen.chooser_boxes import EYE, GO_ON, share_boxes, side_halves, wish_boxes
from game.frantic.screen.chooser_view import ChooserView
from game.frantic.screen.draft import AddCard, Draft
from game.frantic.screen.eye_view import ROOM
from game.frantic.screen.geometry import CHOOSER, card_box
from game.frantic.screen.offers import At, offers_of
from game.frantic.state import Ask
from game.input.seating import Player, Seating
from game.ui.brush import Brush
from game.ui.offers import Offers
from game.ui.open_hands import rows_of, spread_of
from game.ui.refused import TOLD_SECONDS
from game.ui.theme import HINT
from game.ui.widgets_pen import Box, Pen
from tests.frantic.scenario import Table, make_rules
from tests.frantic.test_offers import Places
from tests.frantic.test_prompts import states
from tests.harness import make_services

NAMES = ("Anna", "Karim", "Zoé", "Wolfgang-Amadeus", "Zeil", "Dom", "Oper", "Messe")
LEGIBLE = 24.0
"""So wide is the part of a card in sight at least, in an ordinary round."""


def seating(seats):
    people = [Player("human", name) for name in NAMES[:seats]]
    return Seating(tuple(people))


def chooser(services, seats):
    pen = Pen(services)
    keys = "1234567890-="
    view = ChooserView(
        Brush(services),
        pen,
        make_rules(),
        seating(seats),
        lambda _, place: keys[place] if place < len(keys) else "",
    )
    return view, pen


@pytest.fixture(scope="module")
def asked():
    """Return a state for each question that random play has come across."""
    found = {}
    for seats, seed in ((8, 4), (4, 5), (8, 11), (4, 8)):
        for state, seat in states(seats, seed):
            found.setdefault((state.question.ask, state.question.what), (state, seat))
    return found


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("fr", 200), ("xx", 200)])
def test_no_text_is_cut_and_none_leaves_its_box(asked, lang, scale):
    services = make_services((1280, 720), lang, scale)
    for state, seat in asked.values():
        view, pen = chooser(services, len(state.hands))
        spots = offers_of(make_rules(), state, seat, Draft(), Places(state, seat))
        for focus in {0, len(spots) // 2, len(spots) - 1}:
            offers = Offers(spots)
            offers.focus = focus
            pen.start()
            view.draw_eye(state)
            view.draw_below(state)
            view.draw(state, offers, seat, Draft(), answer_left=0.5)
            for text in pen.placed:
                assert not text.cut, text
                assert text.box.covers(text.drawn, 2.5), text
    services.scenes.quit()


def boxes_of(state, seat, draft=None):
    spots = offers_of(make_rules(), state, seat, draft or Draft(), Places(state, seat))
    return [spot.box for spot in spots if spot.at in (At.BUTTON, At.WISH)]


def test_buttons_lie_apart_and_are_large_enough(asked):
    for state, seat in asked.values():
        draft = Draft().after(AddCard(1 - seat % 2)) if state.question.ask is Ask.SHARES else None
        boxes = boxes_of(state, seat, draft)
        for first, second in combinations(boxes, 2):
            assert not first.meets(second), state.question
        for box in boxes:
            assert min(box.w, box.h) >= 44
            assert CHOOSER.covers(box) or box == GO_ON


def test_places_of_choosers_keep_within_the_room_for_them():
    for numbers in (True, False):
        for box in wish_boxes(numbers=numbers).values():
            assert CHOOSER.covers(box)
    for box in (*share_boxes(), *side_halves()):
        assert CHOOSER.covers(box)


@pytest.mark.parametrize("seats", range(2, 9))
def test_open_hands_lie_apart_above_the_button(seats):
    rows = rows_of(ROOM, seats)
    assert len(rows) == seats
    for first, second in combinations((*rows, GO_ON), 2):
        assert not first.meets(second)
    assert all(EYE.covers(row) for row in rows)


@pytest.mark.parametrize(("seats", "count"), [(2, 40), (4, 20), (8, 8), (8, 12)])
def test_cards_of_open_hands_can_be_read(seats, count):
    row = rows_of(ROOM, seats)[0]
    room = Box(row.x + 144, row.y, row.w - 144, row.h)
    spread = spread_of(room, count)
    boxes = [card_box(*spot, spread.width) for spot in spread.spots]
    assert len(boxes) == count
    assert all(room.covers(box, 1) for box in boxes)
    for first, second in combinations(boxes, 2):
        apart = max(abs(second.x - first.x), abs(second.y - first.y))
        assert apart >= LEGIBLE


def test_a_refusal_shakes_its_box_for_a_moment_and_is_told_longer():
    services = make_services((640, 360))
    view, _ = chooser(services, 2)
    told = Table("seat 0: R7 B3\nseat 1: R1\ndiscard: rest R4\nask: turn seats=0")
    spot = offers_of(make_rules(), told.state, 0, Draft(), Places(told.state))[1]
    assert spot.refusal
    view.refuse(spot)
    assert view.shift_of(spot.box) != 0
    assert view.shift_of(spot.box.moved(5, 0)) == 0
    view.update(TOLD_SECONDS / 2)
    assert view.shift_of(spot.box) == 0
    services.scenes.quit()


def test_words_on_buttons_are_as_large_as_hints_at_least(asked):
    """At the players' usual text scale nothing that is pressed is smaller than a hint."""
    services = make_services((1920, 1080), "fr")
    state, seat = asked[(Ask.TURN, "")]
    view, pen = chooser(services, len(state.hands))
    view.draw(
        state, Offers(offers_of(make_rules(), state, seat, Draft(), Places(state, seat))), seat,
        Draft(),
    )  # fmt: skip
    low = services.text.measure("x", HINT, "bold")[1]
    labels = [text for text in pen.placed if text.text in ("Piocher", "Passer")]
    assert labels
    assert all(text.drawn.h >= low for text in labels)
    services.scenes.quit()
