"""The board's guided round: where its notes lie, and how each part of a deed refuses."""

import pytest

from game.board.screen.layout import BANNER
from game.board.screen.spots import framed_squares, goal_of, lit_squares
from game.core.choices import At
from game.core.rounds.state import between_rounds
from game.screens.lesson_refusals import NOT_NOW
from game.ui.i18n import Texts
from game.ui.lesson_places import overlap
from game.ui.lesson_view import MOST_WORDS, WORDS
from tests.harness import frame
from tests.lessons.play import game, open_lesson, settle
from tests.lessons.test_lesson_pointing import each_note

ENDINGS = ("why", "then-why", "then-2-why")
PARTS = {"jump": 3, "back": 2, "block": 2, "reroll": 2, "trouble": 2}
"""How many presses the deed of a step takes."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("step", PARTS)
def test_each_part_of_a_deed_refuses_in_its_own_words(step: str, lang: str) -> None:
    texts = Texts(lang)
    said = [str(texts(f"lesson-board-{step}-{end}", press="…")) for end in ENDINGS[: PARTS[step]]]
    assert len(set(said)) == PARTS[step]
    assert all(text.rstrip(".").endswith("…") for text in said), "it says what to press instead"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_note_lies_on_the_numbers_or_on_a_raised_card(lang: str, size: tuple[int, int]) -> None:
    """With praise above it, or a refusal, a note has the same place."""

    def look(_, scene):
        view, box = scene.inner.view, scene.view.box
        if scene.standing or box is None or between_rounds(scene.inner.table.shown):
            return None
        assert BANNER.bottom <= box.y, scene.match.step.id
        assert box.bottom <= view.board.pitch.top, (scene.match.step.id, scene.text())
        return box

    assert len({(box.x, box.y) for box in each_note("board", look, lang=lang, size=size)}) == 1


def covered(scene) -> list[int]:
    """Return the squares on which the note lies."""
    places, box = scene.inner.view.places, scene.view.box
    last = len(scene.inner.view.board.pitch.board.squares)
    return [at for at in range(last) if overlap(box, places.square_box(at))]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_t13_at_large_text_no_note_lies_on_the_track_nor_a_refusal(lang: str) -> None:
    def look(services, scene):
        if scene.standing or between_rounds(scene.inner.table.shown):
            return None
        assert not covered(scene), (scene.match.step.id, scene._part)
        assert BANNER.bottom <= scene.view.box.y
        if scene.match.step.deed and not scene.reading:
            scene.refused(NOT_NOW)
            frame(services)
            assert scene.text().why
            assert not covered(scene), (scene.match.step.id, scene._part, scene.text().why)
        return scene.view._laid.large

    sizes = each_note("board", look, lang=lang, size=(1280, 720), scale=200)
    assert len(sizes) > 10
    assert min(sizes) < 1, "some are smaller, and drawn so"
    assert min(sizes) * scene_words(200) > 1.3 * scene_words(100), "it is large all the same"


def scene_words(scale: int) -> float:
    """Return how large the words of a note are."""
    return min(WORDS * scale / 100, MOST_WORDS)


@pytest.mark.parametrize("step", PARTS)
def test_a_refusal_leaves_the_note_above_the_track(step: str) -> None:
    steps = [one.id for one in game("board").lesson.steps]
    services, scene = open_lesson("board", steps.index(step), size=(1280, 720), lang="fr")
    scene.moment.press()
    settle(services)
    scene.refused(NOT_NOW)
    frame(services)
    frame(services)
    assert scene.text().why
    assert scene.view.box is not None
    assert scene.view.box.bottom <= scene.inner.view.board.pitch.top
    services.scenes.quit()


def test_only_what_is_due_has_a_frame_and_the_arrow_step_frames_the_arrow_alone() -> None:
    lit, framed, rings = set(), set(), []

    def look(_, scene):
        inner = scene.inner
        spots, chooser = inner.spots, inner.view.chooser
        lit.add(lit_squares(spots))
        framed.add(framed_squares(spots))
        focused = spots.focused
        if focused is not None and focused.at is At.ARROW:
            pen = chooser._pen
            ring, pen.ring = pen.ring, lambda *args: rings.append(args)
            chooser._draw_pointed(spots, focused.square)
            pen.ring = ring
            assert goal_of(spots) == 6, "told by a dotted way"
        return True

    each_note("board", look)
    assert max(map(len, lit)) > 1, "where else it might lie is not darkened"
    assert max(map(len, framed)) == 1
    assert not rings


def test_no_pointer_lies_on_a_number_or_a_pawn() -> None:
    def look(_, scene):
        if not scene.note_shown or between_rounds(scene.inner.table.shown):
            return None
        view = scene.inner.view
        state = scene.inner.table.shown
        told = [view.board.track.number_box(cell) for cell in view.board.track.cells(state, ())]
        told += [view.places.pawn_box(seat) for seat in range(3)]
        clear = scene.table.clear(scene.inner)
        assert all(box in clear for box in told)
        return True

    each_note("board", look)


def test_notes_lie_above_the_track_and_stay_there() -> None:
    steps = [step.id for step in game("board").lesson.steps]
    places = set()
    for place in range(steps.index("goal"), steps.index("acts")):
        services, scene = open_lesson("board", place, size=(1280, 720))
        frame(services)
        box = scene.view.box
        assert box is not None
        assert BANNER.bottom <= box.y
        assert box.bottom <= scene.inner.view.board.pitch.top
        places.add((box.x, box.y))
    assert len(places) == 1


def test_the_banner_says_that_somebody_takes_a_turn() -> None:
    assert "in turn" not in Texts("en")("board-doing-turn")
