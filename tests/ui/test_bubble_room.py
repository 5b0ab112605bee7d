"""A first-time bubble covers nothing that is needed: at whole tables, in both sizes of text."""

from collections.abc import Iterator
from itertools import product

import pytest

from game.board.screen.layout import CHOOSER, ROUND
from game.catalog import GAMES, find
from game.core.bubbles import Bubble
from game.core.explain import Kind
from game.core.sentence import Sentence
from game.frappadingue.screen.layout import COUNTER
from game.input.seating import MatchSetup
from game.ui.bubble_room import needed
from game.ui.bubbles import LEAST, TEXT, Bubbles
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.lesson_places import Busy, overlap
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.services import Services
from tests.harness import frame, make_services
from tests.pairs import with_the_rest
from tests.table_play import FRAME, Scene, Screens, confirm, lift, ready, seating

KEYS = ("frantic", "board", "frappadingue")
MOST = {entry.key: entry.open().rules.info.max_seats for entry in GAMES if entry.key in KEYS}
SIZES = ((1280, 720), (1920, 1080))
LOOKED = 300
"""Frames in which a bubble has found its place, or has none."""
TOUCH = 4.0
WAITING = 0.1
"""Such a share of hints may wait for a quieter moment, at a full table in large text."""
STEPS = 900
SQUARE = Kind.SQUARE


def table(game: str, kinds: str, size, lang: str, percent: int, seed: int) -> Scene:
    services = make_services(size, lang, percent)
    services.navigator = Screens()
    services.store.update(reduced_motion=True, speed="off", bot_speed="off", poster="2")
    services.store.update(bubbles_on=True)
    opened, setup = find(game).open(), MatchSetup(game, seating(kinds), {}, seed)
    scene = find(game).screens().scene(services, setup, opened, new_match(opened, setup))
    services.scenes.push(scene)
    services.seating = setup.seating
    return scene


def hints(scene: Scene, steps: int) -> Iterator[tuple[int, str, str]]:
    """Play on, and yield each hint that comes up, as soon as its place was looked for."""
    services, last = scene.services, None
    for _ in range(steps):
        services.scenes.update(FRAME)
        if ready(scene):
            lift(services, scene)
            bubble = scene.bubbles.next
            decision = (len(scene.match.log), scene.table.offered)
            if bubble is not None and decision != last:
                last = decision
                yield decision[0], bubble.key, laid(scene)
            confirm(services, scene)
        elif scene.table.standing or scene.skippable:
            scene.table.skip()


def laid(scene: Scene) -> str:
    """Draw until the hint is laid or has no room; return its key, empty for none."""
    for _ in range(LOOKED):
        scene.view.pen.start()
        frame(scene.services)
        if scene.bubbles._laid is not None or scene.bubbles.shown is None:
            break
    else:
        raise AssertionError("its place is looked for too long")
    frame(scene.services)
    shown = scene.bubbles.shown
    return "" if shown is None else shown.key


def covered(scene: Scene) -> list[str]:
    """Return what the hint covers of what is written, chosen, held or stands somewhere."""
    box, view = scene.bubbles._laid, scene.view
    words = scene.bubbles.shown.line.text(scene.services.texts, scene.names)
    log = view.places_of.log
    found = []
    for text in view.pen.placed:
        own = text.text in {words[:1].upper() + words[1:], "!"}
        line = log.has(text.drawn.cx, text.drawn.cy) and text.text in lines(scene)
        if not own and not line and overlap(box, text.drawn) > TOUCH:
            found.append(text.text)
    for seen in view.things(scene.match.state):
        if seen.thing.kind is not SQUARE and overlap(box, seen.box) > TOUCH:
            found.append(str(seen.thing))
    found += [str(spot.at) for spot in scene.spots.items if overlap(box, spot.box) > TOUCH]
    if not Box(0, 0, WIDTH, HEIGHT).covers(box):
        found.append("edge")
    return found


def lines(scene: Scene) -> set[str]:
    view = scene.view
    return {view._said(one) for one in view.log.newest(40)}


def lies(scene: Scene, step: int = 0) -> str:
    return f"{scene.bubbles.shown} at {scene.bubbles._laid}, after {step} actions"


TABLES = [
    ("board", 6, (1280, 720), "en", 100),
    ("board", 6, (1920, 1080), "fr", 200),
    ("frantic", 8, (1280, 720), "fr", 200),
    ("frantic", 3, (1920, 1080), "en", 100),
    ("frappadingue", 8, (1280, 720), "en", 200),
    ("frappadingue", 3, (1920, 1080), "fr", 100),
]
ALL = [
    (game, seats, size, lang, percent)
    for game in KEYS
    for seats, size, lang, percent in product(
        range(2, MOST[game] + 1), SIZES, ("en", "fr"), (100, 200)
    )
]
SOME = [row for place, row in enumerate(ALL) if row in TABLES or place % 3 == 0]
"""A third of them: each number of seats, size and language is there with each size of text."""


@pytest.mark.parametrize(("game", "seats", "size", "lang", "percent"), with_the_rest(TABLES, SOME))
def test_a_hint_covers_nothing_that_is_written_held_or_to_be_chosen(
    game, seats, size, lang, percent
):
    scene, found = table(game, "s" * seats, size, lang, percent, 5), []
    for number, key, shown in hints(scene, STEPS):
        found.append((key, shown))
        if shown:
            assert not covered(scene), lies(scene, number)
    assert len(found) >= 3
    waiting = [key for key, shown in found if not shown]
    assert len(waiting) <= WAITING * len(found), "there is room for nearly all of these"
    scene.services.scenes.quit()


@pytest.mark.parametrize(
    ("kinds", "percent", "seed", "size"),
    [("sbbbbb", 100, 12, size) for size in SIZES] + [("sss", 200, 5, SIZES[0])],
)
def test_hints_leave_squares_header_and_the_focused_card(kinds, percent, seed, size):
    scene = table("board", kinds, size, "en", percent, seed)
    for number, _, shown in hints(scene, STEPS):
        box = scene.bubbles._laid if shown else Box(0, 0, 0, 0)
        squares = [one for one in scene.view.things(scene.match.state) if one.thing.kind is SQUARE]
        assert not [one for one in squares if overlap(box, one.box) > TOUCH], lies(scene, number)
        assert not overlap(box, CHOOSER), lies(scene, number)
        assert not overlap(box, ROUND), lies(scene, number)
    scene.services.scenes.quit()


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_a_hint_leaves_whose_hand_is_open(game):
    scene, seen = table(game, "sss", (1280, 720), "en", 200, 11), 0
    for number, _, shown in hints(scene, STEPS):
        if shown and scene.hands.holder is not None:
            seen += 1
            assert not overlap(scene.bubbles._laid, scene.view.owner_plate), lies(scene, number)
    assert seen
    scene.services.scenes.quit()


def test_a_hint_leaves_the_barrow():
    scene = table("frappadingue", "sbb", (1280, 720), "en", 100, 5)
    for number, _, shown in hints(scene, STEPS):
        assert not shown or not overlap(scene.bubbles._laid, COUNTER), lies(scene, number)
    scene.services.scenes.quit()


# Where there is no room.


def bubbles(services: Services) -> tuple[Bubbles, list[Bubble]]:
    made = Bubbles(services, seating("ss"), Pen(services), lambda _: Box(900, 500, 50, 50))
    return made, [Bubble(Sentence(f"board-bubble-{key}")) for key in ("turn", "behind")]


def drawn(made: Bubbles, words: dict[str, str], busy: list[Busy]) -> Box:
    box = Box(0, 0, 0, 0)
    for _ in range(LOOKED):
        if made.next is not None:
            made._pen.start()
            box = made.draw(words[made.next.key], busy)
    return box


def test_a_hint_without_room_comes_later_and_was_not_read():
    services = make_services((640, 360), "en")
    made, (one, _) = bubbles(services)
    words, full = {one.key: "First lay a card."}, [needed(Box(0, 0, WIDTH, HEIGHT))]
    made.offer(0, [one])
    assert drawn(made, words, full).w == 0
    assert made.shown is None
    made.update(60.0)
    assert not services.settings.bubbles, "nobody can have read it"
    half = [needed(Box(0, 0, WIDTH, 600))]
    box = drawn(made, words, half)
    assert made.shown is one
    assert box.w > 0
    assert box.y > 600
    made.update(60.0)
    assert services.settings.bubbles == {"Anna": (one.key,)}


def test_a_shorter_hint_comes_where_a_long_one_has_no_room():
    made, (long, short) = bubbles(make_services((640, 360), "en"))
    words = {long.key: "word " * 60, short.key: "Short."}
    made.offer(0, [long, short])
    strip = [needed(Box(0, 0, WIDTH, 880))]
    assert drawn(made, words, strip).y > 880
    assert made.shown is short


def test_letters_become_smaller_before_a_hint_waits():
    services = make_services((640, 360), "en", 200)
    made, (one, _) = bubbles(services)
    words = {one.key: "Lay a card of the same colour or of the same number here."}
    made.offer(0, [one])
    heights = []
    for room in (1080, 300, 200, 140):
        box = drawn(made, words, [needed(Box(0, 0, WIDTH, HEIGHT - room))])
        assert box.bottom < HEIGHT
        assert box.y > HEIGHT - room
        heights.append(made._letters_laid)
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == TEXT > heights[-1] >= LEAST
    assert 2 * LEAST >= TEXT, "words are at least as large as at 100 %"
