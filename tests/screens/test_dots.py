"""A choice of the lobby has a dot for each value, in order, and the chosen one is the large one."""

import pytest

from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.ui.pen import Pen
from game.ui.theme import INK
from game.ui.widgets import Choice
from tests.harness import frame, make_services
from tests.screens.stages import STAGES

LOBBIES = ("join", "join-four", "turn-join", "frantic-join", "board-join")
Dot = tuple[float, float, float, bool]


def dots_of(choice: Choice, pen: Pen, monkeypatch: pytest.MonkeyPatch) -> list[Dot]:
    """Return the dots that a choice draws: their places, their sizes, whether they are dark."""
    found: list[Dot] = []
    with monkeypatch.context() as patch:
        patch.setattr(
            pen, "dot", lambda x, y, size, colour: found.append((x, y, size, colour == INK))
        )
        choice.draw_value(pen, False)
    return found


@pytest.mark.usefixtures("blank_backdrops")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("stage", LOBBIES)
def test_dots_tell_which_of_how_many(
    stage: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services((1280, 720), "fr", percent)
    STAGES[stage](ScreenNavigator(services))
    scene = services.scenes.top
    assert isinstance(scene, Screen)
    frame(services)
    rows = [
        one
        for one in scene.menu.widgets
        if isinstance(one, Choice) and one.value_box.h >= 50 and len(one.values) > 1
    ]
    assert rows, "there is something to choose"
    for choice in rows:
        for _ in choice.values:
            dots = dots_of(choice, scene.pen, monkeypatch)
            assert len(dots) == len(choice.values)
            assert [x for x, *_ in dots] == sorted({x for x, *_ in dots})
            large = [place for place, dot in enumerate(dots) if dot[2] > min(d[2] for d in dots)]
            assert large == [choice.index]
            assert [place for place, dot in enumerate(dots) if dot[3]] == large
            box = choice.value_box
            assert all(box.x <= x <= box.right and y <= box.bottom for x, y, *_ in dots)
            words = scene.pen.placed[-1]
            assert all(words.drawn.bottom <= y for _, y, *_ in dots), "no dot lies on the words"
            before = choice.index
            choice.step("right")
            if choice.index == before:
                break
