"""The arrow of a tip ends on the thing that it tells of: a card, a pile, a die, a plate."""

import math

import pytest

from game.board.screen.layout import BIG, SLIP
from game.board.screen.plates import points_box
from game.catalog import find
from game.core.bubbles import AREAS, Bubble
from game.core.cards import HIDDEN
from game.core.choices import At
from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.frappadingue.screen.layout import CARDS_TAKEN, COUNTER, DECK_BOX, PAD
from game.input.seating import MatchSetup
from game.ui.bubbles import LEAD, MARK, TOUCH, Shown, apart, clear_arrow, mark_box
from game.ui.canvas import Box
from game.ui.lesson_places import ARROW, Arrow, Busy, overlap, place_note
from game.ui.match_scene import new_match
from game.ui.spots import card_box
from tests.board.test_answer_window import start
from tests.frappadingue.scenario import with_all_turns
from tests.harness import frame, make_services, tap
from tests.table_play import Screens, seating, still_services, wait

TURN_GAMES = ("frantic", "board", "frappadingue")
SIZES = [(440.0, 150.0), (620.0, 110.0), (340.0, 190.0)]
STEPS = 250
"""Frames in which tips are looked for."""
BEYOND = 16.0
"""So far from its tip an arrow still points at something."""


def end_of(arrow: Arrow) -> tuple[float, float]:
    """Return the point at which an arrow points."""
    far, turn = ARROW / 2 + BEYOND, math.radians(arrow.angle)
    return arrow.x + far * math.cos(turn), arrow.y - far * math.sin(turn)


def open_scene(game: str, kinds: str = "sbb"):
    services = still_services(bubbles=True)
    services.store.update(odds=True)
    opened, setup = find(game).open(), MatchSetup(game, seating(kinds), {}, 5)
    scene = find(game).screens().scene(services, setup, opened, new_match(opened, setup))
    services.scenes.push(scene)
    wait(services)
    return services, scene


def things(scene, bubble) -> list[Box]:
    """Return where that lies which a tip tells of, as it can be looked at or chosen."""
    state, view = scene.match.state, scene.view
    if bubble.card != HIDDEN:
        sprites = getattr(view, "moves", None)
        at = (sprites.tweener if sprites else view._tweener).get(bubble.card)
        return [card_box(at.x, at.y, at.width)]
    if bubble.seat != NOBODY:
        return [view.plate_box(bubble.seat)]
    seen = [one.box for one in view.things(state)]
    seen += {"pad": [PAD], "counter": [CARDS_TAKEN]}.get(bubble.place, [])
    return [*seen, *(spot.box for spot in scene.spots.items)]


@pytest.mark.parametrize("game", TURN_GAMES)
def test_an_arrow_ends_on_what_its_tip_tells_of(game):
    services, scene = open_scene(game)
    checked = set()
    for _ in range(STEPS):
        seat = scene.table.offered
        if seat is not None and scene.guard.settled:
            for bubble in scene.told_once(scene.match.state, seat, hand_open=True):
                target = scene._bubble_box(bubble)
                if target is None or bubble.place in AREAS:
                    continue
                busy = [Busy(spot.box) for spot in scene.spots.items if not spot.quiet]
                busy += scene.view.bubble_busy
                note = place_note(SIZES, (target,), busy)
                arrow, found = clear_arrow(note, target, busy), things(scene, bubble)
                if arrow is None:  # a mark on the thing says what is meant
                    assert any(overlap(box, target) for box in found), bubble
                else:
                    assert any(box.has(*end_of(arrow)) for box in found), bubble
                    assert overlap(arrow.box, scene.view.places_of.hints) <= TOUCH, bubble
                    assert apart(note, arrow.box) <= LEAD, "seen as one with its tip"
                checked.add(bubble.key)
            tap(services, "enter")
        elif scene.table.standing or scene.table.showing:
            scene.table.skip()
        services.scenes.update(1 / 20)
    assert checked, "how far it comes is the machine's"
    services.scenes.quit()


@pytest.mark.parametrize("game", TURN_GAMES)
def test_no_arrow_lies_on_the_line_of_keys(game):
    services, scene = open_scene(game)
    keys = scene.view.places_of.hints
    thing = Box(800, keys.y - 200, 300, 190)
    beside = [
        thing.moved(-thing.w, 0),
        thing.moved(thing.w, 0),
        thing.moved(0, -thing.h),
    ]
    note, busy = Box(800, keys.y - 400, 440, 150), [*map(Busy, beside), Busy(thing)]
    below = clear_arrow(note, thing, busy)
    assert below is not None
    assert overlap(below.box, keys) > TOUCH
    assert clear_arrow(note, thing, [*busy, *scene.view.bubble_busy]) is None
    services.scenes.quit()


def test_the_tip_of_a_roll_points_at_the_die():
    services = still_services(bubbles=True)
    scene = start(services, "zbb")
    wait(services)
    bubble = next(iter(scene.told_once(scene.match.state, 0, hand_open=True)))
    assert bubble.key == "board-bubble-reroll"
    dice = [one.box for one in scene.view.things(scene.match.state) if one.thing.key == "d6"]
    target, busy = scene._bubble_box(bubble), scene.view.bubble_busy
    assert target in dice
    arrow = clear_arrow(place_note(SIZES, (target,), busy), target, busy)
    assert arrow is not None
    points = points_box(scene.view.plate_box(scene.match.state.dice[0].seat))
    assert not overlap(arrow.box, points), "the points beside the die can be read"
    services.scenes.quit()


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_whose_hand_lies_open_can_be_read_above_the_line_of_keys(game):
    services, scene = open_scene(game, "zzb")
    plate, keys = scene.view.owner_plate, scene.view.places_of.hints
    assert plate.bottom <= keys.y
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tip_in_large_text_lies_on_nothing_that_can_be_chosen(lang):
    services = make_services((640, 360), lang, 200)
    services.navigator = Screens()
    services.store.update(reduced_motion=True, speed="off", bot_speed="off", bubbles_on=True)
    game = "frappadingue"
    opened, setup = find(game).open(), MatchSetup(game, seating("sbb"), {}, 5)
    scene = find(game).screens().scene(services, setup, opened, new_match(opened, setup))
    services.scenes.push(scene)
    seen = set()
    for _ in range(60):
        frame(services, 0.05)
        shown, laid = scene.bubbles.shown, scene.bubbles._laid
        if shown is not None and laid is not None:
            seen.add(shown.key)
            for spot in scene.spots.items:
                assert overlap(laid, spot.box) == 0, shown
    assert seen
    services.scenes.quit()


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_the_mark_of_a_tip_lies_on_no_key_and_no_name(game):
    """What no arrow can reach has a mark on its edge, clear of letters of keys and names."""
    services, scene = open_scene(game)
    marked = set()
    for _ in range(250):
        seat = scene.table.offered
        if seat is not None and scene.guard.settled:
            keys = scene._key_boxes()
            cards = [spot.box for spot in scene.spots.items if spot.at is At.CARD]
            for bubble in scene.told_once(scene.match.state, seat, hand_open=True):
                target = scene._bubble_box(bubble)
                if target is None or bubble.place in AREAS:
                    continue
                mark = mark_box(target, keys)
                assert mark is not None, bubble
                assert not any(overlap(mark, key) for key in keys), bubble
                for card in cards:
                    name = Box(card.x + MARK / 2, card.bottom - 44, card.w - MARK, 44)
                    assert not overlap(mark, name), bubble
                marked.add(bubble.key)
            tap(services, "enter")
        elif scene.table.standing or scene.table.showing:
            scene.table.skip()
        services.scenes.update(1 / 20)
    assert marked
    services.scenes.quit()


def test_a_tip_of_a_rolled_event_is_about_its_poster_once_that_hangs():
    services, scene = open_scene("board")
    bubble = Bubble(Sentence("board-bubble-reroll-event"), place="event")
    state, view = scene.match.state, scene.view
    assert view.bubble_box(state, bubble) == SLIP
    view.poster.show(Poster("communism", Sentence("a"), Sentence("b"), Sentence("c")))
    assert view.bubble_box(state, bubble) == BIG, "else it would run through the event's name"
    services.scenes.quit()


def test_a_tip_draws_no_frame_that_looks_like_the_focus(monkeypatch):
    """A frame around a thing crosses letters beside it, and stays when another card is raised."""
    services, scene = open_scene("board")
    rings = []
    monkeypatch.setattr(scene.view.pen, "ring", lambda *box: rings.append(box))
    shown = Shown(0, Bubble(Sentence("board-bubble-red"), card=3), Box(300, 780, 180, 250))
    scene.bubbles._put(shown, "Red", Box(1450, 400, 400, 180), 32, None, mark_box(shown.target, ()))
    assert not rings
    services.scenes.quit()


TAKEN = {
    "counter": "throw: 9 7 crash\ncounter: 8 8b = 200\n",
    "full": "counter: 8 8b = 200 | 9 9b 9c = 200\n",
}


@pytest.mark.parametrize("key", TAKEN)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tips_about_what_was_taken_point_at_its_places_and_cover_no_deck(key, lang):
    services = make_services((1280, 720), lang)
    services.navigator = Screens()
    services.store.update(reduced_motion=True, speed="off", bot_speed="off", bubbles_on=True)
    opened, setup = find("frappadingue").open(), MatchSetup("frappadingue", seating("sb"), {}, 5)
    text = "round 4\nturn 0\nphase go\nseat 0: 100 0 300\nseat 1: 200 0 0\n" + TAKEN[key]
    state = opened.rules.parse_position(with_all_turns(text))
    match = new_match(opened, setup, state)
    scene = find("frappadingue").screens().scene(services, setup, opened, match)
    services.scenes.push(scene)
    wait(services)
    told = scene.told_once(scene.match.state, 0, hand_open=True)
    target = scene._bubble_box(next(one for one in told if one.key.endswith(key)))
    assert COUNTER.covers(target)
    busy = [*(Busy(spot.box, 20.0) for spot in scene.spots.items), *scene.view.bubble_busy]
    for size in SIZES:
        note = place_note([size], (target,), busy)
        arrow = clear_arrow(note, target, busy)
        assert arrow is not None
        assert target.has(*end_of(arrow))
        assert COUNTER.covers(arrow.box), "beside the cards, not in the log"
        assert not overlap(note, DECK_BOX)
        assert not any(overlap(note, spot.box) for spot in scene.spots.items)
    services.scenes.quit()
