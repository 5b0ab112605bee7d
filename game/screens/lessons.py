"""Opens guided rounds, remembers how far they came, and says which one is on the table."""

from collections.abc import Callable
from typing import Any

from game.core.game import AnyGame
from game.core.lesson import LEARNER, AnyLessonMatch, Lesson, LessonMatch
from game.core.lesson_bots import taught
from game.core.rules import PositionError
from game.documents import ContentError
from game.files import FileError
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import KeyZone
from game.screens.ahead import Ahead
from game.screens.learn import LessonDone, LessonMenu
from game.screens.lesson import LessonScene
from game.screens.session import BOT_NAMES
from game.screens.ways import Navigator
from game.ui.services import Services

GUIDE = "guide"
"""What a bot's plate shows for a level: how it plays is the step's."""
PRESET = "two"
"""The learner has the first keys of this preset in a race."""


class Lessons:
    """The guided round on the table, if there is one: ``here``."""

    def __init__(self, services: Services, navigator: Navigator, ahead: Ahead) -> None:
        self._services, self._navigator, self._ahead = services, navigator, ahead
        self.here: LessonScene | None = None

    def begin(self, game: str, place: int = 0) -> None:
        """Open the guided round of a game at a step, or tell why that can't be done."""
        app, navigator = self._navigator.app, self._navigator
        if not app.opens(game, anew=True):
            return
        found = app.game(game)
        if found.lesson is None:
            return
        try:
            self._ahead.rehearse(found)
            match: AnyLessonMatch = LessonMatch(found.rules, found.lesson, place)
            scene = self._scene(found, found.lesson, match)
        except (ContentError, FileError) as error:
            app.tell_closed(error)
            return
        except (PositionError, ValueError):
            app.notes.add(self._services.texts("lesson-other-deck"))
            return
        navigator.title()
        self.here = scene
        self._services.scenes.push(scene)

    def cover(self, on_resume: Callable[[], None]) -> bool:
        """Show the menu of the guided round on the table; ``False`` if there is none."""
        here = self.here
        if here is None:
            return False
        menu = LessonMenu(self._services, self._navigator, on_resume, here.again, here.pass_step)
        menu.backdrop = f"{here.game.key}/table"
        self._services.scenes.push(menu)
        return True

    def _scene(self, game: AnyGame, lesson: Lesson, match: AnyLessonMatch) -> LessonScene:
        screens = self._navigator.app.game_screens(game.key)
        assert screens.lesson is not None, f"{game.key} has a lesson and no places for it"
        key, setup = game.key, self._setup(game, lesson)
        inner: Any = screens.scene(self._services, setup, taught(game, match), match)
        return LessonScene(
            self._services,
            game,
            inner,
            screens.lesson,
            began=lambda step: self._remember(key, step),
            done=lambda played: self._finish(key, played=played),
            left=self._leave,
        )

    def _setup(self, game: AnyGame, lesson: Lesson) -> MatchSetup:
        """Seat the learner with keys or a gamepad, and bots."""
        app, services = self._navigator.app, self._services
        name = app.session.names[LEARNER] or app.name_of(LEARNER)
        pads = tuple(services.pads.present()) if services.scenes.by_pad else ()
        zone = None if pads else self._zone(game)
        learner = Player("human", name, zone=zone, pad=pads[0] if pads else None, aid="late")
        bots = (Player("bot", BOT_NAMES[seat], GUIDE) for seat in range(1, lesson.seats))
        return MatchSetup(game.key, Seating((learner, *bots)), dict(lesson.options), lesson.seed)

    def _zone(self, game: AnyGame) -> KeyZone | None:
        """Return the keys that the learner has alone at the keyboard, as in the match after it."""
        session = self._navigator.app.session
        if game.info.real_time:
            presets = {preset.key: preset for preset in session.presets}
            return presets.get(PRESET, session.preset).zones[0]
        return session.zone(session.humans[0] if session.humans else 0)

    def _remember(self, game: str, step: str) -> None:
        """Keep the step at once: it is where the round is taken up again."""
        store = self._services.store
        known = store.settings.lessons
        lesson = self._navigator.app.game(game).lesson
        first = lesson is not None and lesson.steps[0].id == step
        if first and game not in known:
            return
        kept = {key: value for key, value in known.items() if key != game}
        store.update(lessons=kept if first else {**kept, game: step})

    def _finish(self, game: str, *, played: bool) -> None:
        """Note that a round is done, and show the ways on; praise is for whoever has ``played``."""
        store = self._services.store
        kept = {key: step for key, step in store.settings.lessons.items() if key != game}
        learned = (*(one for one in store.settings.learned if one != game), game)
        store.update(lessons=kept, learned=learned)
        self._navigator.app.choose_game(game)
        self._services.scenes.replace(LessonDone(self._services, self._navigator, game, played))

    def _leave(self) -> None:
        self.here = None
