"""What a newcomer must have met in a guided round: each rule is done, seen, or said in it."""

import pytest

from game.core.lesson import LEARNER, LessonMatch
from game.core.lesson_bots import SCRIPT_TICKS, LessonRacer
from game.resources import asset
from game.ui.i18n import Texts
from game.ui.lesson_table import wanted_place
from tests.harness import frame
from tests.lessons.play import GAMES, game, go_on, open_lesson, settle, step_of
from tests.lessons.test_lesson_data import MOST_WORDS, words
from tests.lessons.test_lesson_scene import (
    TURN_GAMES,
    by_keys,
    enter,
    play,
    race_press,
)

MET = {
    "frankfurt": [
        "discarded seat 0 column 2 pile 1 card R9",  # another colour, higher
        "discarded seat 0 column 2 pile 2 card Y7",  # one colour, odd on even
        "bounced seat 0 column 3 pile 2 card Y8",  # one colour, even on even
        "turned seat 0",
        "moved seat 0",
        "countdown-started phase countdown stuck",
        "revealed cards 0:B8 1:R1",
        "slapped seat 0 pile 1 by-hand yes first yes",
        "slapped seat 1 pile 2 by-hand no first no",
    ],
    "frantic": [
        "played seat 0 card R7",
        "played seat 0 card Y2",
        "played seat 0 card Rs",
        "played seat 0 card *f",
        "played seat 0 card K5",
        "drew seat 0",
        "wished seat 0",
        "skip-given seat 1",
        "turn-missed seat 1",
        "gave seat 2 target 0 cards K5 Y1 why gift",
        "happened seat 0 key third-time-lucky",
        "played seat 0 card *c when counter",
        "played seat 0 card *n",
        "wished seat 0 what red",
        "drew seat 1 cards G2 R6 Y7 why nice-try",
        "round-ended points 0 15 5",
    ],
    "board": [
        "laid seat 0 card jump1 square 4 arrow on",
        "laid seat 1 card snail2 square 3",  # on its own colour
        "walked pawn 0 squares 1 2 3",  # held by a Stop
        "moved pawn 1 square 6 why jump",
        "walked pawn 1 squares 1 2 3 4",  # five steps, of which a Snail took two
        "walked pawn 0 squares 9 8",  # backwards
        "moved pawn 0 square 5 why teleport",
        "thrown-in seat 0 card reroll1",
        "thrown-in seat 0 card block1",
        "blocked seat 0 what remote",
        "happened seat 0 key robin-hood",
        "walked pawn 1 squares 28 29 30",
        "round-ended points 4 30 27",
    ],
    "frappadingue": [
        "took seat 0 cards 8 points 100",
        "took seat 0 cards 9 9b 9c points 200",
        "took seat 0 cards 12b +10 points 150",
        "stopped seat 0",
        "nothing-scored seat 1",
        "crashed seat 1",
        "hand-filled seat 0",
        "goal-reached seat 0",
    ],
}


class Watched(LessonMatch):
    """A lesson's match that keeps what has happened in it."""

    def _watch(self, steps):
        for step in steps:
            LINES.append(self.rules.event_text(step.event))
        super()._watch(steps)


LINES: list[str] = []


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_met_in_the_round(key):
    LINES.clear()
    match = Watched(game(key).rules, game(key).lesson)
    match.perform()
    while not match.last:
        match.go_on()
        match.perform()
        for _ in range(SCRIPT_TICKS if match.step.clock and match.step.deed else 0):
            match.tick()
    for line in MET[key]:
        assert any(told.startswith(line) for told in LINES), line


def test_nothing_on_the_last_sheet_has_an_empty_tab_for_a_number():
    services, scene = open_lesson("board", len(game("board").lesson.steps) - 1)
    scene.skip()
    tab = "M13 5h21a8 8"
    assert tab in asset("sprites/board/finish.svg").read_text()
    for _, pictures in services.scenes.top.learned:
        for name in pictures:
            assert tab not in asset(f"sprites/{name}.svg").read_text(), name


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("key", GAMES)
def test_the_last_sheet_sums_up_in_short_lines_with_pictures(key, scale, lang):
    services, scene = open_lesson(key, len(game(key).lesson.steps) - 1, lang=lang, scale=scale)
    scene.skip()
    done = services.scenes.top
    assert 3 <= len(done.learned) <= 5
    for line, pictures in done.learned:
        assert pictures
        assert not line.startswith("lesson-"), line
    for _ in range(3):
        frame(services, 0.3)
    assert not [text.text for text in done.pen.placed if text.cut]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_what_sums_up_is_as_short_as_a_step(key, lang):
    texts, number = Texts(lang), 1
    while texts.has(f"lesson-{key}-sum-{number}"):
        said = words(texts, f"lesson-{key}-sum-{number}")
        assert len(said) <= MOST_WORDS[lang] + 2, said
        number += 1
    assert number - 1 <= 5


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_no_arrow_of_a_note_lies_on_the_key_or_sign_of_a_card(key):
    services, _ = open_lesson(key)
    seen = []

    def act(services, scene):
        frame(services)
        marks = scene.table.clear(scene.inner)
        seen.extend(marks)
        for arrow in scene.view.arrows if scene.note_shown else ():
            for mark in marks:
                apart = arrow.right <= mark.x or mark.right <= arrow.x
                assert apart or arrow.bottom <= mark.y or mark.bottom <= arrow.y, scene.match.step
        by_keys(services, scene)

    play(services, act)
    assert seen


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_the_keys_of_cards_are_drawn_over_the_frames(key, monkeypatch):
    services, scene = open_lesson(key, 1)
    order = []
    pen, chooser = scene.view.pen, scene.inner.view.chooser
    monkeypatch.setattr(pen, "ring", lambda *_: order.append("frame"))
    marks = chooser.draw_marks
    monkeypatch.setattr(chooser, "draw_marks", lambda *a: (order.append("keys"), marks(*a)))
    frame(services)
    assert order[-1] == "keys"
    assert "frame" in order


def test_the_words_of_a_plate_are_drawn_over_its_frame(monkeypatch):
    """Who is named reads there what would happen: no frame lies on it, and no arrow."""
    services, scene = open_lesson("frantic", step_of("frantic", "symbol")[1])
    services.scenes.update(0.5)
    by_keys(services, scene)
    settle(services)
    order = []
    pen, pieces = scene.view.pen, scene.inner.view.chooser._pieces
    monkeypatch.setattr(pen, "ring", lambda *_: order.append("frame"))
    strip = pieces.strip
    monkeypatch.setattr(pieces, "strip", lambda *a, **k: (order.append("words"), strip(*a, **k)))
    frame(services)
    assert "frame" in order
    assert order[-1] == "words"


@pytest.mark.parametrize("caps", [True, False])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_t12_the_key_that_is_told_is_the_one_that_is_drawn(key, caps):
    services, opened = open_lesson(key)
    services.store.update(show_key_caps=caps)
    opened.inner.view.apply_settings()
    told = []

    def act(services, scene):
        frame(services)
        place = wanted_place(scene.table, scene.inner)
        press_words = scene._press_words()
        if place is not None and scene.note_shown and press_words in scene.text().words:
            spot, chooser = scene.inner.spots.items[place], scene.inner.view.chooser
            drawn = chooser._key(LEARNER, spot) if hasattr(chooser, "_key") else ""
            if key == "frappadingue" and caps:
                drawn = scene.inner.key_label(LEARNER, scene.inner.spots.key_of(place))
            wanted = drawn or services.texts("key-enter")
            assert press_words == services.texts("lesson-press-key", key=wanted)
            told.append(wanted)
        by_keys(services, scene)

    play(services, act)
    assert told
    assert caps == any(one != services.texts("key-enter") for one in told)


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_only_what_is_told_may_be_chosen_so_that_the_game_goes_on_from_it(key):
    """A wish, a target or a square left open would have to be forgotten by the next step."""
    for step in game(key).lesson.steps:
        assert set(step.allow) <= set(step.deed), step.id
        assert not any(word == "*" for text in step.deed for word in text.split()), step.id


def test_buttons_for_another_step_are_dimmed():
    _, place = step_of("frantic", "counter")
    _, scene = open_lesson("frantic", place)
    refused = [spot.box for spot in scene.inner.spots.items if spot.refusal and not spot.card >= 0]
    assert refused
    assert set(refused) <= set(scene.table.veils(scene.inner))


def test_the_next_step_of_the_race_waits_until_a_block_has_passed():
    _, place = step_of("frankfurt", "wrong")
    services, scene = open_lesson("frankfurt", place)
    for text in scene.match.step.deed:
        race_press(services, text)
    assert scene.match.reached
    while scene.match.step.id == "wrong":
        assert not scene.note_shown
        services.scenes.update(0.05)
    state = scene.match.state
    assert state.seats[LEARNER].blocked_until <= state.clock
    for text in scene.match.step.deed:
        race_press(services, text)
    assert scene.match.reached, "the keys act at once"


def test_no_note_hides_the_count_down_of_a_race():
    _, place = step_of("frankfurt", "stuck")
    services, scene = open_lesson("frankfurt", place)
    for text in scene.match.step.deed:
        race_press(services, text)
    assert scene.match.state.phase.counting
    frame(services)
    assert not scene.note_shown
    settle(services)
    assert scene.telling
    assert scene.text().praise == services.texts("lesson-frankfurt-stuck-came")
    go_on(services)
    assert scene.match.step.id == "slap"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_a_note_with_its_praise_and_buttons_is_in_the_screen_with_large_text(key, lang):
    services, _ = open_lesson(key, lang=lang, scale=200)

    def act(services, scene):
        frame(services)
        box = scene.view.box
        if box is not None:
            assert box.bottom <= 1080, scene.match.step.id
            assert all(one.bottom <= box.bottom for _, one in scene.view._buttons)
        by_keys(services, scene)

    play(services, act)


@pytest.mark.parametrize(("key", "step"), [("frantic", "out"), ("board", "finish")])
def test_the_points_of_a_round_are_seen_before_they_are_told(key, step):
    _, place = step_of(key, step)
    services, scene = open_lesson(key, place)
    services.scenes.update(0.5)  # a key that was meant for the step before does nothing yet
    if scene.match.unread:
        enter(services)
    else:
        by_keys(services, scene)
    for _ in range(60):
        services.scenes.update(0.1)
    assert scene.match.reached
    assert scene.standing
    assert not scene.telling
    enter(services)
    settle(services)
    assert scene.match.place == place + 1
    assert scene.note_shown


def test_what_the_other_does_in_a_race_comes_no_sooner_however_long_one_reads():
    lesson = game("frankfurt").lesson
    place = next(n for n, step in enumerate(lesson.steps) if step.others and step.clock)
    match = LessonMatch(game("frankfurt").rules, lesson, place)
    seat = match.step.others[0][0]
    racer = LessonRacer(match, seat, lambda level: None)
    read_at = 10 * SCRIPT_TICKS
    match._unread = True
    assert racer.step(0, None) is None
    assert racer.step(read_at, None) is None
    match.read()
    assert match.plays(seat)
    assert racer.step(read_at + 1, None) is None
    assert racer.step(read_at + SCRIPT_TICKS - 1, None) is None
    assert racer.step(read_at + SCRIPT_TICKS, None) is not None


@pytest.mark.parametrize("step", ["reroll", "trouble"])
def test_nobody_may_let_be_what_the_step_asks_for_a_card(step):
    """What is let be at the end of a step, without a choice, is no choice before (FB-34)."""
    found, _ = step_of("board", step)
    assert found.deed[-1] == "pass"
    assert not found.allows("pass")
