"""What a note points at, and how it says no: one frame a step, one refusal, and no word covered."""

import pytest

from game.core.choices import At, NotBefore
from game.core.rounds.state import between_rounds
from game.screens.learn import LearnScreen, LessonCard
from game.screens.lesson import LessonScene
from game.screens.lesson_moment import SWEEP, MomentSheet
from game.screens.lesson_words import Praise
from game.screens.navigator import ScreenNavigator
from game.ui.card_view import RAISE
from game.ui.i18n import Texts
from game.ui.lesson_places import ARROW, overlap
from game.ui.lesson_table import framed, wanted_place
from game.ui.lesson_view import TICKED
from tests.harness import frame, make_services, press
from tests.lessons.play import GAMES, game, lesson_scene, open_lesson, settle, step_of
from tests.lessons.test_lesson_newcomer import walk_the_race
from tests.lessons.test_lesson_scene import TURN_GAMES, by_keys, deed_spot, enter, play
from tests.pairs import whole

LOOKS = [(key, "en", 100) for key in TURN_GAMES] + [
    whole(key, lang, scale)
    for key in TURN_GAMES
    for lang, scale in (("fr", 100), ("en", 200), ("fr", 200))
]
IN_HAND = ("frantic", "board")
"""Games whose hand lies open below."""
LONG_LOOK = 30.0
"""Seconds in which a first new table is told at the least, to whoever presses nothing."""


def asks(scene):
    """Say whether the note wants a choice, and just one."""
    step = scene.match.step
    return scene.note_shown and not scene.reading and bool(step.deed) and not step.allow


def each_note(key, look, **how):
    """Play a round of turns, and look at each note once what moves has come to rest."""
    services, _ = open_lesson(key, **how)
    seen = []

    def act(services, scene):
        for _ in range(6):
            frame(services, 0.05)
        if scene.note_shown:
            seen.append(look(services, scene))
        by_keys(services, scene)

    play(services, act)
    assert any(one is not None for one in seen)
    services.scenes.quit()
    return [one for one in seen if one is not None]


def test_one_thing_is_framed_and_that_is_what_the_note_means():
    def look(_, scene):
        if not asks(scene):
            return None
        due = scene._due()
        place = wanted_place(scene.table, scene.inner)
        assert len(due) == 1, scene.match.step.id
        assert due == (scene.inner.spots.items[place].box,)
        return due

    for key in TURN_GAMES:
        each_note(key, look)


def test_one_thing_is_framed_in_the_race():
    services, scene = open_lesson("frankfurt")

    def look():
        if scene.note_shown and scene.match.step.deed and not scene.reading:
            assert len(scene._due()) <= 1, scene.match.step.id

    walk_the_race(services, scene, look)


@pytest.mark.parametrize("key", IN_HAND)
def test_a_frame_rises_with_its_card(key):
    def look(_, scene):
        spot = scene.inner.spots.focused if asks(scene) else None
        if spot is None or spot.at is not At.CARD or spot.box not in scene._due():
            return None
        there = framed(scene.inner, spot.box)
        assert there.y == spot.box.y - scene.inner.view.raised(spot.card)
        assert there.y == spot.box.y - RAISE
        return there

    each_note(key, look)


@pytest.mark.parametrize(("key", "lang", "scale"), LOOKS)
def test_no_arrow_lies_on_words_or_on_another_choice(key, lang, scale):
    def look(_, scene):
        inner = scene.inner
        words = [one.drawn for one in inner.view.pen.placed if one.text.strip()]
        due = scene._due()
        others = [spot.box for spot in inner.spots.items if spot.box not in due]
        kept = [*words, *others, inner.view.hints_box, scene.view.box]
        if key != "board":
            kept.append(inner.view.places_of.log if key == "frantic" else inner.view.hints_box)
        for arrow in scene.view.arrows:
            assert arrow.w == ARROW
            for box in kept:
                assert overlap(arrow, box) == 0, (scene.match.step.id, arrow, box)
        return scene.view.arrows or None

    each_note(key, look, lang=lang, scale=scale)


def refuse_one(services, scene, rule=None):
    """Press what can't be chosen, by the step or by a rule; return it, or nothing if all can."""
    items = scene.inner.spots.items
    refused = (n for n, spot in enumerate(items) if spot.refusal is not None and not spot.quiet)
    places = [n for n in refused if rule is None or items[n].held != rule]
    place = next(iter(places), None)
    if place is None:
        return None
    scene.inner._choose(scene.inner.spots.pick(place))
    frame(services, 0.02)
    return items[place]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_a_refusal_is_said_once_and_names_what_to_do_now(key, lang):
    texts = Texts(lang)

    def look(services, scene):
        if not asks(scene):
            return None
        found = [check(services, scene, rule) for rule in (False, True)]
        return next((why for why in found if why), None)

    def check(services, scene, rule):
        before = scene.view.box
        spot = refuse_one(services, scene, rule)
        if spot is None:
            return None
        if key == "frantic":
            assert (scene.view.box.x, scene.view.box.y) == (before.x, before.y), "it stays"
        why, reason = scene.text().why, spot.refusal.text(services.texts, scene.inner.names)
        step = f"lesson-{key}-{scene.match.step.id}"
        own = texts.has(f"{step}-why") and key == "board" and not scene._part and not rule
        assert own or scene._press_words() in why, (step, scene._part, why)
        said = [one.text for one in scene.inner.view.pen.placed]
        assert why not in said
        assert not rule or reason in why
        assert reason not in said or key == "frappadingue", "its buttons always say it"
        assert texts("lesson-not-now", press=scene._press_words()) not in said
        assert scene.inner.spots.focused is deed_spot(scene), "the focus is back"
        return why

    each_note(key, look, lang=lang)


def test_a_refusal_of_the_wish_does_not_name_the_card_that_lies_already():
    services, scene = open_lesson("frantic", step_of("frantic", "wish")[1])
    services.scenes.update(0.5)
    by_keys(services, scene)
    settle(services)
    assert scene._part == 1
    assert refuse_one(services, scene) is not None
    assert scene.text().why == scene.words("lesson-frantic-wish-then-why")
    card = services.texts("frantic-card-fantastic")
    assert card not in scene.text().why


def test_wishes_and_buttons_of_another_step_are_dimmed_and_nothing_has_a_lock(monkeypatch):
    def look(_, scene):
        held = [spot for spot in scene.inner.spots.items if spot.held]
        veils = scene.table.veils(scene.inner)
        for spot in held:
            assert spot.at in (At.CARD, At.SEAT, At.PILE) or spot.box in veils, spot
        assert all(spot.reason is None for spot in held)
        return tuple(spot.at for spot in held) or None

    kinds = {at for found in each_note("frantic", look) for at in found}
    assert {At.WISH, At.BUTTON, At.SEAT, At.CARD} <= kinds


def test_nothing_is_offered_in_a_guided_round_that_its_words_do_not_explain():
    """Nobody who learns is offered to be left alone, nor told of a limit before it is explained."""

    def look(services, scene):
        actions = [spot.action for spot in scene.inner.spots.items]
        assert not any(isinstance(action, NotBefore) for action in actions)
        limit = services.texts("frantic-table-limit", limit=scene.match.state.rules.limit)
        assert not any(limit in one.text for one in scene.inner.view.pen.placed)
        return True

    each_note("frantic", look)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_what_is_to_be_watched_names_the_key_that_lets_it_begin(key, lang):
    watched = [step.id for step in game(key).lesson.steps if step.waits and step.others]
    assert watched
    for step in watched:
        services, scene = open_lesson(key, step_of(key, step)[1], lang=lang)
        assert scene.match.unread
        assert scene._ok_words() in scene.text().words
        services.scenes.quit()


@pytest.mark.parametrize("key", IN_HAND)
def test_the_banner_asks_for_nothing_else_while_a_note_is_to_be_read(key):
    def look(services, scene):
        state = scene.inner.table.shown
        if not scene.reading or scene.standing or between_rounds(state):
            return None
        said = [one.text for one in scene.inner.view.pen.placed]
        assert services.texts("table-note-first") in said, scene.match.step.id
        return True

    each_note(key, look)


def test_cards_of_a_gift_are_marked_and_a_victim_who_is_not_asked_is_told_why():
    services, scene = open_lesson("frantic", step_of("frantic", "attack")[1])
    enter(services)
    settle(services)
    frame(services, 0.05)
    view, deck = scene.inner.view, scene.inner.rules.deck
    assert scene.match.step.id == "five"
    assert {deck.kind(card).text for card in view.chooser.gained} == {"K5", "Y1"}
    new = services.texts("frantic-choose-new")
    assert len({one.box.x for one in view.pen.placed if one.text == new}) == 2
    lines = [line.text(services.texts, scene.inner.names) for line in view.log.lines]
    card = services.texts("frantic-card-counter")
    name = scene.inner.names[0]
    assert services.texts("frantic-log-defenceless", name=name, card=card) in lines
    assert services.texts("frantic-log-declined", name=name) not in lines
    services.scenes.update(0.5)
    by_keys(services, scene)
    settle(services)
    assert not view.chooser.gained, "known once the own turn is over"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_notes_of_a_table_stay_where_they_are(scale, lang):
    def look(_, scene):
        if scene.standing or between_rounds(scene.inner.table.shown):
            return None
        box = scene.view.box
        return (scene.match.step.id, scene._part), (round(box.x), round(box.y))

    places = dict(each_note("frantic", look, scale=scale, lang=lang))
    away = [part for part, place in places.items() if place != places["goal", 0]]
    about_a_plate = {("counter", 1), ("last", 0)} if scale == 200 else set()
    assert set(away) <= about_a_plate, away
    services, scene = open_lesson("frankfurt", scale=scale, lang=lang)
    found = set()

    def see():
        if scene.view.box is not None:
            found.add((scene.view.box.x, scene.view.box.y))

    walk_the_race(services, scene, see)
    assert len(found) == 1


def test_a_new_table_is_told_until_a_press_with_what_stays_and_how_to_go_on():
    moment = MomentSheet()
    for _ in range(2):
        moment.show()
        for _ in range(round(LONG_LOOK / 0.05)):
            moment.update(0.05)
        assert moment.up, "it never goes by itself"
        assert moment.waits
        moment.press()
        for _ in range(round(SWEEP / 0.05) + 1):
            moment.update(0.05)
        assert not moment.up
    services, scene = open_lesson("frantic", step_of("frantic", "counter")[1])
    said = []
    scene.view.draw_turn = lambda words, _shift, more=(), _thick=0.0: said.append((words, *more))
    scene.match.reached = True
    scene._follow()
    scene.press("ok")
    frame(services, 0.02)
    texts = services.texts
    stays, goes_on = texts("lesson-turn-new"), texts("lesson-turn-go-on")
    assert said[-1] == (scene._turn_words(), stays, goes_on)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_leaves_the_note_of_the_race_where_it_is(lang):
    services, scene = open_lesson("frankfurt", lang=lang)
    for _ in range(2):
        frame(services)
        before = scene.view.box
        press(services, 0x09, 0x66)  # the key of column 4
        frame(services)
        assert scene.text().why
        assert (scene.view.box.x, scene.view.box.y) == (before.x, before.y)
        enter(services)
        settle(services)


@pytest.mark.parametrize("key", GAMES)
def test_a_key_that_does_not_go_on_says_how_to(key):
    """While a note only waits to be read, another key is answered."""
    services, scene = open_lesson(key)
    scene._told = Praise("…")
    press(services, 0x1B, 0x78)
    assert scene.text().why == scene.words("lesson-read-first")


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 200)])
def test_all_ways_on_of_the_list_have_letters_of_one_size(lang, scale):
    services = make_services((1280, 720), lang, scale)
    services.store.update(lessons={"frantic": "counter"}, learned=("frankfurt",))
    ScreenNavigator(services).learn()
    screen = services.scenes.top
    assert isinstance(screen, LearnScreen)
    frame(services)
    ways = {screen.state_words(one) for one in screen.games} | {screen.say("learn-from-start")}
    assert any(isinstance(widget, LessonCard) for widget in screen.menu.widgets)
    high = {one.text: one.drawn.h for one in screen.pen.placed if one.text in ways}
    assert set(high) == ways
    tall = [high[text] for text in ways if text != screen.say("learn-from-start")]
    assert max(tall) - min(tall) < 2
    assert abs(high[screen.say("learn-from-start")] - tall[0]) < 0.25 * tall[0]


def test_a_race_keeps_no_words_of_frames_that_are_past():
    services, scene = open_lesson("frankfurt", 1)
    frame(services)
    before = len(scene.inner.view._pen.placed)
    for _ in range(10):
        frame(services, 0.02)
    assert len(scene.inner.view._pen.placed) <= before
    assert isinstance(lesson_scene(services), LessonScene)


def test_only_what_the_learner_did_has_a_tick():
    ticked, plain = set(), set()

    def look(_, scene):
        text, pen = scene.text(), scene.view.pen
        drawn = []
        icon, pen.icon = pen.icon, lambda name, *_: drawn.append(name)
        scene.view._draw_praise(text, scene.view._laid.praise, 30.0)
        pen.icon = icon
        if text.praise:
            (ticked if TICKED in drawn else plain).add(text.praise)
        return True

    for key in TURN_GAMES:
        each_note(key, look)
    texts, names = Texts("en"), {"bot1": "Zeil", "bot2": "Römer", "bot": "Zeil"}
    for kind, there in (
        ("frantic-draw-done", ticked),
        ("frantic-wish-came", plain),
        ("frantic-out-seen", plain),
        ("board-jump-done", ticked),
        ("board-acts-came", plain),
        ("frappadingue-stop-done", ticked),
        ("frappadingue-nothing-seen", plain),
    ):
        assert texts(f"lesson-{kind}", **names) in there, kind
