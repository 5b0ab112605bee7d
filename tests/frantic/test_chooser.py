"""The choosers on the screen: nothing is cut off, nothing overlaps, cards stay legible."""

import math
from collections import Counter
from itertools import combinations

import pytest

from game.core.choices import At
from game.frantic.draft import AddCard, Draft
from game.frantic.screen.chooser_view import EYE_ROOM as ROOM
from game.frantic.screen.chooser_view import ChooserView, Pieces
from game.frantic.screen.layout import CHOOSER, FACE, ROWS, card_box, count_box, fan_box
from game.frantic.screen.spots import EYE, GO_ON, share_boxes, side_halves, spots_of, wish_boxes
from game.frantic.state import Ask
from game.input.seating import Player, Seating
from game.input.turn_keys import UNDO, TurnKeys
from game.ui.canvas import Box
from game.ui.card_view import rows_of, spread_of
from game.ui.choice_pieces import LOCK, cap_box
from game.ui.choice_view import TOLD_SECONDS
from game.ui.pen import Pen
from game.ui.spots import Spots
from game.ui.theme import HINT
from tests.frantic.scenario import Table, make_rules
from tests.frantic.test_prompts import states
from tests.frantic.test_spots import Places
from tests.harness import make_services

NAMES = ("Anna", "Karim", "Zoé", "Wolfgang-Amadeus", "Zeil", "Dom", "Oper", "Messe")
REACTIONS = {Ask.COUNTER, Ask.NICE_TRY}
LEGIBLE = 24.0
"""So wide is the part of a card in sight at least, in an ordinary round."""


def seating(seats):
    people = [Player("human", name) for name in NAMES[:seats]]
    return Seating(tuple(people))


def chooser(services, seats):
    pen, people = Pen(services), seating(seats)
    keys = TurnKeys(people)

    def label(seat, key):
        if key == UNDO:
            return services.texts("key-backspace")
        place = keys.pick_place(seat, key)
        return "" if place is None else str(services.keyboard.label(place))

    return ChooserView(pen, make_rules(), people, label), pen


def draw(view, state, seat=0, draft=None, focus=None, refused=None):
    """Draw what is offered; the focus on a number of the spots, or on what was refused."""
    draft = draft or Draft()
    spots = Spots(spots_of(make_rules(), state, seat, draft, Places(state, seat)))
    if refused is not None:
        focus = next(n for n, spot in enumerate(spots.items) if refused(spot))
        view.refuse(spots.items[focus])
    spots.focus = spots.focus if focus is None else focus
    view.draw(state, spots, seat, draft, answer_left=0.5)
    return spots


class Spy:
    """Notes what is drawn with a method of the pieces, in order, and draws it."""

    def __init__(self, monkeypatch, *names):
        self.calls = []
        for name in names:
            monkeypatch.setattr(Pieces, name, self._noting(name, getattr(Pieces, name)))

    def _noting(self, name, real):
        def noted(pieces, *args, **more):
            self.calls.append((name, args))
            return real(pieces, *args, **more)

        return noted

    def of(self, name):
        return [args for called, args in self.calls if called == name]


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
        spots = spots_of(make_rules(), state, seat, Draft(), Places(state, seat))
        for focus in {0, len(spots) // 2, len(spots) - 1}:
            shown = Spots(spots)
            shown.focus = focus
            pen.start()
            view.draw_eye(state, seat)
            view.draw(state, shown, seat, Draft(), answer_left=0.5)
            for text in pen.placed:
                assert not text.cut, text
                assert text.box.covers(text.drawn, 2.5), text
    services.scenes.quit()


def boxes_of(state, seat, draft=None):
    spots = spots_of(make_rules(), state, seat, draft or Draft(), Places(state, seat))
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
    spot = spots_of(make_rules(), told.state, 0, Draft(), Places(told.state))[1]
    assert spot.refusal is not None
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
        state, Spots(spots_of(make_rules(), state, seat, Draft(), Places(state, seat))), seat,
        Draft(),
    )  # fmt: skip
    low = services.text.measure("x", HINT, "bold")[1]
    labels = [text for text in pen.placed if text.text in ("Piocher", "Passer")]
    assert labels
    assert all(text.drawn.h >= low for text in labels)
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_grows_smaller_when_letters_grow(asked, lang):
    sizes = {}
    for scale in (100, 150, 200):
        services = make_services((1920, 1080), lang, scale)
        for key, (state, seat) in asked.items():
            view, pen = chooser(services, len(state.hands))
            for focus in (0, -1):
                draw(view, state, seat, focus=focus)
                seen = Counter()
                for text in pen.placed:
                    seen[text.text] += 1
                    name = (key, focus, seen[text.text], text.text)
                    sizes.setdefault(name, []).append(text.drawn)
                pen.start()
        services.scenes.quit()
    heads = {name for name, drawn in sizes.items() if len(drawn) == 1}
    assert {key[0] for key, *_ in heads} <= REACTIONS, "only the banner asks, in large letters"
    sizes = {name: drawn for name, drawn in sizes.items() if name not in heads}
    assert any(last.h > 1.3 * first.h for first, *_, last in sizes.values())
    shrunk = [
        name
        for name, (first, *_, last) in sizes.items()
        if last.h < 0.92 * first.h and last.w * last.h < 0.92 * first.w * first.h
    ]
    assert not shrunk


ATTACKED = """
seat 0: *c R7 Y9
seat 1: R1 Rg R2
seat 2: G1 G2
discard: rest G3 R4
turn 1
"""


def attacked():
    told = Table(ATTACKED)
    told.all("play Rg", "target 0")
    assert told.state.question.ask is Ask.COUNTER
    return told.state


@pytest.mark.parametrize(("lang", "word"), [("en", "Counterattack"), ("fr", "Contre-attaque")])
def test_who_is_attacked_is_asked_for_a_counterattack(lang, word):
    services = make_services((1280, 720), lang)
    view, pen = chooser(services, 3)
    draw(view, attacked())
    titles = [text.text for text in pen.placed if text.text.startswith(word)]
    assert titles
    assert titles[0].endswith("?")
    services.scenes.quit()


def test_what_would_happen_is_drawn_over_all_plates(monkeypatch):
    services = make_services((640, 360))
    rest = "\n".join(f"seat {seat}: R{seat}" for seat in range(1, 8))
    told = Table(f"seat 0: *e R8 R9\n{rest}\ndiscard: rest G3 R4\nask: turn seats=0")
    told.do("play *e")
    view, _ = chooser(services, 8)
    spy = Spy(monkeypatch, "halo", "strip")
    draw(view, told.state)
    order = [name for name, _ in spy.calls]
    assert order.count("strip") == 7
    assert "halo" not in order[order.index("strip") :]
    services.scenes.quit()


def test_only_plates_that_can_not_be_chosen_are_dark(monkeypatch):
    services = make_services((640, 360))
    hands = "\n".join(f"seat {seat}: R{seat}" for seat in range(1, 7))
    told = Table(f"seat 0: *e R8 R9\n{hands}\nseat 7: G5 G6\ndiscard: rest G3 R4")
    told.do("play *e")
    view, _ = chooser(services, 8)
    spots = spots_of(make_rules(), told.state, 0, Draft(), Places(told.state))
    plates = [spot for spot in spots if spot.seat > 0]
    may = [spot.box for spot in plates if not spot.refusal]
    not_ = [spot.box for spot in plates if spot.refusal]
    assert (len(may), len(not_)) == (6, 1)
    shaded, rung = [], []
    monkeypatch.setattr(Pen, "shade", lambda _, box, *more: shaded.append(box))
    monkeypatch.setattr(Pen, "ring", lambda _, box, *more: rung.append(box))
    draw(view, told.state)
    assert [box for box in shaded if box in may + not_] == not_
    assert [box for box in rung if box in may] == may[:1], "the focus is a ring"
    services.scenes.quit()


@pytest.mark.parametrize("count", [2, 12, 25, 30, 50, 62])
def test_every_card_has_room_for_its_key_beside_its_corner(count):
    parts = ROWS.boxes(count)
    caps = [cap_box(part, lit=False) for part in parts]
    assert all(caps)
    for first, second in combinations(caps, 2):
        assert not first.meets(second)
    for part, cap in zip(parts, caps, strict=True):
        symbol = Box(part.x, part.y + 0.42 * ROWS.width_of(count) * 1.4, part.w, 30)
        assert not cap.meets(symbol)
        assert cap.bottom - part.y <= 0.6 * cap.h


def test_all_that_can_be_played_of_a_large_hand_shows_its_key(monkeypatch):
    services = make_services((640, 360))
    hand = " ".join(f"{colour}{number}" for colour in "RYB" for number in range(1, 10))
    told = Table(f"seat 0: {hand} R1 R2 R3\nseat 1: G1\ndiscard: rest R4\nask: turn seats=0")
    view, _ = chooser(services, 2)
    spy = Spy(monkeypatch, "cap", "button")
    spots = draw(view, told.state)
    possible = [spot for spot in spots.items if spot.at is At.CARD and not spot.refusal]
    assert len({spot.box.y for spot in spots.items if spot.at is At.CARD}) == 2
    shown = [args[0] for args in spy.of("cap") if args[0]]
    names = [name for name, _ in spy.calls]
    assert "cap" not in names[: names.index("button")], "no button covers a key"
    assert len(shown) == len(set(shown)) == len(possible) + 1, "and the button's"
    services.scenes.quit()


@pytest.mark.parametrize("position", [None, "seat 0: R7 B3\nseat 1: R1\ndiscard: rest R4"])
def test_why_something_is_refused_is_said_once(monkeypatch, position):
    services = make_services((640, 360))
    state = attacked() if position is None else Table(position + "\nask: turn seats=0").state
    view, pen = chooser(services, len(state.hands))
    spy = Spy(monkeypatch, "bubble")
    spots = draw(view, state, refused=lambda spot: bool(spot.refusal))
    why = spots.focused.refusal.text(services.texts, NAMES)
    assert [text.text for text in pen.placed].count(why) == 1
    assert not spy.calls
    services.scenes.quit()


def test_a_plate_is_told_why_beside_it_where_nothing_else_tells(monkeypatch):
    services = make_services((640, 360))
    told = Table("seat 0: *4 R7\nseat 1: R1\nseat 2: G1\ndiscard: rest R4\nask: turn seats=0")
    told.do("play *4")
    view, _ = chooser(services, 3)
    spy = Spy(monkeypatch, "bubble")
    draw(view, told.state, draft=Draft((1, 1, 2, 2)), refused=lambda spot: spot.at is At.SEAT)
    assert len(spy.calls) == 1
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("position", ["shares", "gift"])
def test_to_take_something_back_shows_its_key(monkeypatch, lang, position):
    """Whatever button takes back names the key that does it, and none of its words is cut."""
    services = make_services((1280, 720), lang)
    table = Table(ATTACKS[position])
    view, pen = chooser(services, 3)
    spy = Spy(monkeypatch, "button")
    if position == "shares":
        table.do("play *4")
        draw(view, table.state, draft=Draft().after(AddCard(1)))
    else:
        table.all("play Rg", "target 1", "pass", "give R7")
        draw(view, table.state)
    words = services.texts("frantic-choose-back")
    keys = [args[4] for args in spy.of("button") if args[1] == words]
    assert keys == [services.texts("key-backspace")]
    assert not any(text.cut for text in pen.placed)
    services.scenes.quit()


ATTACKS = {
    "shares": "seat 0: *4 R7\nseat 1: R1 R2\nseat 2: G1\ndiscard: rest R4\nask: turn seats=0",
    "gift": "seat 0: Rg R7 R8 B1\nseat 1: R1 R2\nseat 2: G1\ndiscard: rest R4\nask: turn seats=0",
}


def test_the_lock_of_who_cant_be_chosen_hides_nothing_on_the_plate(monkeypatch):
    services = make_services((1280, 720))
    table = Table(
        "seat 0: R7 R8 *e\nseat 1: R1\nseat 2: G1 G2 G3 G4\ndiscard: rest R4\nask: turn seats=0"
    )
    table.do("play *e")
    view, pen = chooser(services, 3)
    locks, icon = [], pen.icon
    monkeypatch.setattr(
        pen, "icon", lambda name, *args: (locks.append((name, *args)), icon(name, *args))
    )
    spots = draw(view, table.state)
    plates = [spot.box for spot in spots.items if spot.at is At.SEAT and spot.refusal]
    spots = [(x, y) for name, x, y, *_ in locks if name == "icons/lock"]
    assert len(plates) == len(spots) > 0
    for plate, (x, y) in zip(plates, spots, strict=True):
        lock = Box(x - LOCK / 2, y - LOCK / 2, LOCK, LOCK)
        words = Box(plate.x + FACE + 28, plate.y + 5, plate.w - FACE - 40, 44)
        for written in (count_box(plate), fan_box(plate), words):
            apart = lock.right <= written.x or lock.x >= written.right
            assert apart or lock.bottom <= written.y or lock.y >= written.bottom
        face = plate.x + 14 + FACE / 2, plate.y + 12 + FACE / 2
        assert math.dist((x, y), face) > (LOCK + FACE) / 2
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_in_the_smallest_window(lang):
    services = make_services((640, 360), lang)
    view, pen = chooser(services, 3)
    gift = Table(ATTACKS["gift"])
    gift.all("play Rg", "target 1", "pass", "give R7")
    recession = Table(
        "seat 0: R7 K4 B9 Y7 B1 Y8\nseat 1: R1\nseat 2: G1\ndiscard: rest G3 R4\n"
        "happenings: recession\nask: turn seats=0"
    )
    recession.do("play K4")
    recession.do("discard R7")
    for table in (gift, recession):
        pen.start()
        draw(view, table.state)
        assert [text.text for text in pen.placed if text.cut] == []
    services.scenes.quit()
