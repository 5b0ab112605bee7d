"""How long a guided round takes: by what is shown, and by reading."""

import pytest

from game.screens.lesson import LessonScene
from tests.lessons.play import lesson_scene, open_lesson
from tests.lessons.test_lesson_scene import MOST_PRESSES, TURN_GAMES, by_keys

WORDS_A_SECOND = 4.0
SHORTEST = 60
LONGEST = {"board": 210, "frantic": 180, "frappadingue": 180}
"""Three minutes are enough; the board's, which has most to tell, is still longer."""
STEP = 0.05


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TURN_GAMES)
def test_p4_a_guided_round_takes_no_longer_than_it_may(key, lang):
    services, scene = open_lesson(key, lang=lang)
    services.store.update(speed="normal", bot_speed="normal")
    scene.inner._apply_settings()
    seconds, read = 0.0, set()
    for _ in range(MOST_PRESSES):
        while isinstance(services.scenes.top, LessonScene):
            scene = lesson_scene(services)
            waits = scene.reading or len(scene.inner.spots) > 0
            if scene.note_shown and not scene.turning and waits:
                break
            services.scenes.update(STEP)
            seconds += STEP
        if not isinstance(services.scenes.top, LessonScene):
            break
        text = scene.text()
        for said in {text.words, text.praise} - read:
            seconds += len(said.split()) / WORDS_A_SECOND
            read.add(said)
        services.scenes.update(0.5)  # before that no press counts
        by_keys(services, scene)
    assert not isinstance(services.scenes.top, LessonScene)
    assert SHORTEST <= seconds <= LONGEST[key], round(seconds)
