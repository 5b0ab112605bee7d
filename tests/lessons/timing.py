"""How long a guided round takes somebody who reads all of it: notes, events, shows and presses."""

import re
from dataclasses import dataclass, field

from game.core.simulation import RaceBots
from game.frankfurt.screen.race import intent_of
from game.screens.lesson import LessonScene
from game.ui.event_poster import EventPoster
from game.ui.turn_scene import TurnScene
from tests.lessons.play import game, lesson_scene, open_lesson
from tests.lessons.test_lesson_scene import MOST_PRESSES, by_keys, enter, race_press

WORDS_A_SECOND = 4.0
A_PRESS = 0.8
"""Seconds to find a key and press it."""
RACER = "first"
"""Whoever has just learned the race is about as quick as bots of this level."""
STEP = 0.05
AWAKE = 1.0
"""Seconds after which every press counts, however little there was to read."""


@dataclass
class Timing:
    """Seconds of a guided round: what is watched, what is read, and how often a key is pressed."""

    shown: float = 0.0
    read: float = 0.0
    presses: int = 0
    sheets: int = 0
    """How many told of another moment: what all of them say is read once."""
    steps: dict[str, float] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        return self.shown + self.read + self.presses * A_PRESS


def time_of(key, lang):
    """Play a guided round as a reader does, at the usual speed; return how long it took."""
    services, scene = open_lesson(key, lang=lang)
    services.store.update(speed="normal", bot_speed="normal")
    scene.inner.resume()
    timing = Timing()
    for _ in range(MOST_PRESSES):
        before = timing.seconds
        _watch(services, timing)
        if not isinstance(services.scenes.top, LessonScene):
            return timing
        if scene.turning:
            _leave_sheet(services, scene, timing)
            continue
        step = scene.match.step.id
        _read(services, scene, timing)
        timing.presses += 1
        _press(services, scene)
        _pass(services, timing)
        timing.steps[step] = timing.steps.get(step, 0.0) + timing.seconds - before
    raise AssertionError(f"no end at {scene.match.step.id}")


def _pass(services, timing):
    services.scenes.update(STEP)
    timing.shown += STEP


def _watch(services, timing):
    """Let time pass until something is to be read and pressed; run the race where it is run."""
    bots = None
    while isinstance(services.scenes.top, LessonScene):
        scene = lesson_scene(services)
        if scene.turning and scene.moment.waits:
            return
        if (scene.note_shown or scene.standing) and not scene.turning and _asks(scene):
            return
        if scene.racing:
            bots = bots or RaceBots(scene.match.rules, {0: game("frankfurt").bot(RACER, 0, 1)})
            now = scene.match.now
            bots.see(now, scene.match.state, True)
            for _, seat, action in bots.presses(now) if not scene.match.settled else ():
                scene.inner.press(seat, intent_of(action))
        _pass(services, timing)


def _leave_sheet(services, scene, timing):
    """Read the sheet of another moment, what is new on it, and press a key."""
    stays, goes_on = scene.words("lesson-turn-new"), scene.words("lesson-turn-go-on")
    for line in (scene._turn_words(), *(() if timing.sheets else (stays, goes_on))):
        timing.read += _words(line) / WORDS_A_SECOND
    timing.sheets += 1
    timing.presses += 1
    for _ in range(round(AWAKE / STEP)):
        services.scenes.update(STEP)
    enter(services)
    _pass(services, timing)


def _asks(scene):
    """Say whether a press is awaited: in a race also what its note says while time runs."""
    if isinstance(scene.inner, TurnScene):
        return scene.reading or len(scene.inner.spots) > 0
    return scene.reading or not scene.racing


def _read(services, scene, timing):
    """Read the note, and the event that hangs over the table; meanwhile presses come to count."""
    text = scene.text()
    note = (text.praise, text.words) if scene.note_shown else ()
    read = (*note, *_event_words(scene))
    seconds = sum(map(_words, read)) / WORDS_A_SECOND
    timing.read += seconds
    for _ in range(round(max(AWAKE, seconds) / STEP)):
        services.scenes.update(STEP)


def _words(said):
    """Count words: a sign between two spaces is none."""
    return sum(bool(re.search(r"\w", word)) for word in said.split())


def _event_words(scene):
    """Return what the sheet of an event says, if one hangs there."""
    hung = getattr(scene.inner.view, "poster", None)
    if hung is None or not hung.up:
        return ()
    poster = (hung if isinstance(hung, EventPoster) else hung._poster)._poster
    told = (poster.name, poster.text, poster.whom, *poster.each)
    return [one.text(scene.services.texts, scene.inner.names) for one in told]


def _press(services, scene):
    step = scene.match.step
    if isinstance(scene.inner, TurnScene):
        by_keys(services, scene)
    elif scene.reading or not step.deed:
        enter(services)
    else:
        race_press(services, step.deed[min(scene._part, len(step.deed) - 1)])
