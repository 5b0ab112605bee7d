"""Whatever a guided round writes can be read: no button lies over words, and none under a note."""

import pytest

from game.ui.turn_scene import TurnScene
from tests.choosing import under_buttons
from tests.lessons.test_lesson_pointing import each_note
from tests.lessons.test_lesson_scene import TURN_GAMES
from tests.pairs import whole

LOOKS = [(key, "en", 100) for key in TURN_GAMES] + [
    whole(key, lang, scale)
    for key in TURN_GAMES
    for lang, scale in (("fr", 100), ("en", 150), ("fr", 150), ("en", 200), ("fr", 200))
]


@pytest.mark.parametrize(("key", "lang", "scale"), LOOKS)
def test_no_button_lies_over_words(key: str, lang: str, scale: int) -> None:
    """In a match all answers are offered, in a guided round some: the room is that of those."""

    def look(services, scene):
        inner = scene.inner
        assert isinstance(inner, TurnScene)
        assert not list(under_buttons(inner.view.pen, inner.spots)), scene.match.step.id
        return True

    each_note(key, look, lang=lang, scale=scale, size=(1280, 720))
