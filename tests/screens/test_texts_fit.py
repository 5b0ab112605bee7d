"""No text leaves its box, overlaps another or is missing: every screen, language, size, scale."""

from itertools import combinations

import pytest

from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.pen import DrawnText
from tests.harness import frame, fresh_store, make_services
from tests.pairs import with_the_rest
from tests.screens.stages import STAGES

CANVAS = Box(0, 0, WIDTH, HEIGHT)
FEW = [
    ((1280, 720), "fr", 100),
    ((640, 360), "fr", 200),
]
MORE = [
    ((1280, 720), "en", 200),
    ((1280, 720), "xx", 200),
    ((1280, 720), "fr", 200),
    ((640, 360), "xx", 100),
    ((1920, 1080), "fr", 100),
]
CASES = with_the_rest(FEW, FEW + MORE)


def wrong_with(placed: list[DrawnText]) -> list[str]:
    found = []
    for text in placed:
        if text.cut:
            found.append(f"cut: {text.text!r} in {text.box}")
        if not text.box.covers(text.drawn, 1.6):
            found.append(f"out of its box: {text.text!r} {text.drawn} in {text.box}")
        if not CANVAS.covers(text.drawn):
            found.append(f"out of the canvas: {text.text!r} {text.drawn}")
    for one, other in combinations(placed, 2):
        if one.drawn.inset(1, 3).meets(other.drawn.inset(1, 3)):
            found.append(f"overlap: {one.text!r} and {other.text!r}")
    return found


@pytest.mark.usefixtures("blank_backdrops")
@pytest.mark.parametrize(("size", "lang", "scale"), CASES)
def test_texts_stay_in_their_boxes(size: tuple[int, int], lang: str, scale: int) -> None:
    found = []
    services = make_services(size, lang, scale)
    for name, stage in STAGES.items():
        services.store = fresh_store(lang, scale)  # no match of the stage before waits
        navigator = ScreenNavigator(services)
        services.texts.use(lang)
        stage(navigator)
        frame(services)
        top = services.scenes.top
        assert isinstance(top, Screen)
        assert top.pen.placed, f"{name} says nothing"
        found += [f"{name}: {what}" for what in wrong_with(top.pen.placed)]
        assert not services.texts.missing, name
    assert not found, "\n".join(found)
