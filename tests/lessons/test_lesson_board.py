"""The board's guided round: where its notes lie, and how each part of a deed refuses."""

import pytest

from game.board.screen.layout import BANNER
from game.ui.i18n import Texts
from tests.harness import frame
from tests.lessons.play import game, open_lesson

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
