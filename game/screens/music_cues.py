"""Which piece is heard on which screen, and which of its layers: told once, each frame.

A match has its game's piece if there is one, ceremony and results have theirs, and everything else
the title's. What lies over a match (a pause, the book, the settings) lets its piece go on, more
softly.
"""

from typing import Any

from game.core.game import AnyGame
from game.core.music import Cues
from game.screens.join import JoinScreen
from game.screens.lesson import LessonScene
from game.screens.podium import PodiumScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from game.ui.match_scene import MatchScene
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

TITLE, RESULTS = "title", "results"
USUAL_CLIMAXES = frozenset({"match-end"})
THINKING = 8.0
"""Somebody who thinks longer than this does so without a melody (seconds)."""
SETTLED = 0.7
"""So long something has to be tense, or calm, before the music believes it (seconds)."""
READY = 2
"""When so many people in a lobby are ready, the title's music hurries, too."""


class MusicCues:
    """Asks the music for what belongs to the scenes that are open."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._own: dict[str, bool] = {}
        """By game, whether it has music of its own."""
        self._seen: object = None
        self._tense = self._told = False
        self._since = 0.0
        self._decision: object = None
        self._thought = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        services = self._services
        music = services.music
        shown = next(map(_inner, filter(_counts, reversed(services.scenes.open))), None)
        match shown:
            case MatchScene():
                self._follow(shown, shown.game, self._state(shown), dt)
            case ReplayScreen():
                playback = shown.playback
                game = shown.app.game(playback.record.config.game)
                self._follow(shown, game, playback.match.state, dt)
            case PodiumScreen():
                self._be(RESULTS, tension=not shown.is_told)
            case ResultsScreen():
                self._be(RESULTS, tension=False)
            case _:
                self._be(TITLE, tension=self._lobby_ready())
        covered = shown is not None and services.scenes.top is not None
        music.step_back(covered and _inner(services.scenes.top) is not shown)

    def _be(self, name: str, *, tension: bool) -> None:
        music = self._services.music
        music.climaxes = USUAL_CLIMAXES
        music.play(name)
        music.layer(melody=True, tension=tension)
        self._seen, self._tense, self._told = None, False, False

    def _lobby_ready(self) -> bool:
        top = self._services.scenes.top
        if not isinstance(top, JoinScreen):
            return False
        session = top.app.session
        return sum(session.chairs[chair].ready for chair in session.humans) >= READY

    @staticmethod
    def _state(scene: MatchScene[Any, Any, Any, Any]) -> object:
        """Return what is shown: the music must not tell earlier what the table tells later."""
        return scene.table.shown if isinstance(scene, TurnScene) else scene.state

    def _follow(self, scene: Scene, game: AnyGame, state: object, dt: float) -> None:
        music, cues = self._services.music, game.cues
        music.climaxes = cues.climaxes | USUAL_CLIMAXES
        if game.key not in self._own:
            self._own[game.key] = music.has(game.key)
        music.play(game.key if self._own[game.key] else TITLE)
        guided = isinstance(scene, MatchScene) and scene.permit is not None
        self._listen(cues, state, dt)
        music.layer(melody=not guided and not self._thinks(scene, dt), tension=self._told)

    def _listen(self, cues: Cues, state: object, dt: float) -> None:
        """Ask whether it is tense when something has changed; believe it when it stays so."""
        if cues.setting and not getattr(self._services.settings, cues.setting):
            self._seen, self._tense = None, False
        elif state is not self._seen:
            self._seen, found = state, cues.tense(state)
            self._tense = self._tense if found is None else found
        self._since = 0.0 if self._tense == self._told else self._since + dt
        if self._since >= SETTLED:
            self._told, self._since = self._tense, 0.0

    def _thinks(self, scene: Scene, dt: float) -> bool:
        """Say whether a person has been thinking about one choice for a while."""
        decision = scene.decision_now if isinstance(scene, TurnScene) else None
        if decision is None or decision != self._decision:
            self._decision, self._thought = decision, 0.0
        self._thought += dt
        return decision is not None and self._thought > THINKING


def _counts(scene: Scene) -> bool:
    """Say whether a scene has music of its own."""
    return isinstance(_inner(scene), (MatchScene, ReplayScreen, PodiumScreen, ResultsScreen))


def _inner(scene: Scene | None) -> Scene | None:
    """Return the match of a guided round, or the scene itself."""
    return scene.inner if isinstance(scene, LessonScene) else scene
