"""A title left alone shows bots at their best moments, game by game; any press is the title again.

Each moment is a short record in ``levels/moments`` (``python -m tests.moments`` finds them). It is
shown like a replay: nothing of it is counted or kept, and nothing of it is heard but the music.
"""

from collections.abc import Callable, Sequence

import pygame

from game import resources
from game.core.record import Playback, Record
from game.core.record_text import load
from game.documents import ContentError
from game.files import FileError, read_text
from game.input.presses import MenuSteps
from game.input.turn_keys import is_press
from game.screens.reel import Reel
from game.screens.screen import STILL, Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.replay_view import ReplayView
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.theme import BODY, GLOW, LEAD, NIGHT_PAPER, PAPER

ALONE = 45.0
"""So many seconds nobody has touched anything before it begins."""
TOURS = 3
"""So many times all games are shown; then the title rests until somebody comes."""
LONGEST, SHORTEST = 24.0, 5.0
"""How long a moment is shown at most, and at least."""
AFTER = 1.6
"""So long its last picture stands."""
LARGEST = 100_000
STRIP = Box(24, 1024, 1872, 52)
"""Below all that a table shows without keys."""
PICTURE = 1.6
NAME_MOST, KEY_WIDTH = 520.0, 430.0
_MOVES = (pygame.MOUSEMOTION,)


class Alone:
    """Counts for how long nobody has touched anything, and how often the games were shown."""

    def __init__(self, steps: MenuSteps) -> None:
        self._steps = steps
        self._seconds = 0.0
        self._tours = 0
        self._away = False

    def note(self, event: pygame.event.Event) -> None:
        """Take note of an event: a touch, or that the window is not in front any more."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._away = True
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self._away, self._seconds = False, 0.0
        elif is_press(event) or event.type in _MOVES or self._steps.step(event) is not None:
            self._away, self._seconds, self._tours = False, 0.0, 0

    def passes(self, dt: float) -> bool:
        """Let time pass; say whether the games are to be shown now."""
        self._seconds += dt
        if self._away or self._tours >= TOURS or self._seconds < ALONE:
            return False
        self._seconds, self._tours = 0.0, self._tours + 1
        return True


class AttractScreen(Screen):
    """One moment of one game; then the next one, and after the last the title."""

    live = True

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        playback: Playback,
        view: ReplayView,
        on_end: Callable[[], None],
    ) -> None:
        super().__init__(services, navigator)
        self.playback = playback
        self._reel = Reel(playback, view)
        self._on_end = on_end
        self._seconds = self._after = 0.0
        self._ended = False
        self._from: tuple[int, int] | None = None

    def enter(self) -> None:
        """Be silent: nobody has asked for this."""
        super().enter()
        self.services.audio.rest(resting=True)

    def leave(self) -> None:
        """Let sounds be heard again."""
        self.services.audio.rest(resting=False)
        super().leave()

    def handle(self, event: pygame.event.Event) -> None:
        """Any press, a push of a stick or a mouse that is moved leads back to the title at once."""
        self.services.keyboard.handle(event)
        lost = event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
        if lost or is_press(event) or self._steps.step(event) is not None or self._moved(event):
            self.back()

    def _moved(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.MOUSEMOTION:
            return False
        self._from = self._from or event.pos
        x, y = self._from
        return bool(max(abs(event.pos[0] - x), abs(event.pos[1] - y)) > STILL)

    def update(self, dt: float) -> None:
        """Play on; go on to the next moment some time after the last deed."""
        self._debounce.update(dt)
        self._seconds += dt
        self._reel.show(dt)
        self._reel.play(dt)
        over = self.playback.at_end and not self._reel.view.busy and self._seconds > SHORTEST
        self._after = self._after + dt if over else 0.0
        if not self._ended and (self._after > AFTER or self._seconds > LONGEST):
            self._ended = True
            self._on_end()

    def draw(self, stage: Stage) -> None:
        """Draw the table, and below it which game that is and how to get away."""
        pen, game = self.pen, self.playback.record.config.game
        pen.start()
        self._reel.view.draw(stage)
        pen.paper(STRIP, NIGHT_PAPER, radius=26, lift=14)
        room = STRIP.inset(8, 4)
        high = room.h
        pen.sprite(f"games/{game}", room.x + high * PICTURE / 2, room.cy, high * PICTURE)
        left = room.x + high * PICTURE + 24
        title, measure = self.say(f"game-{game}"), self.services.text.measure
        wide = min(NAME_MOST, measure(title, LEAD + 6, "display")[0] + 8)
        keys = Box(room.right - KEY_WIDTH, room.y, KEY_WIDTH - 20, room.h)
        name = Box(left, room.y, wide, room.h)
        line = Box(name.right + 36, room.y, keys.x - name.right - 60, room.h)
        pen.label(title, name, LEAD + 6, PAPER, face="display")
        pen.paragraph(self.say(f"game-{game}-line"), line, BODY, PAPER)
        pen.label(self.say("attract-key"), keys, LEAD, GLOW, face="bold", align="right")


class Tour:
    """Shows a moment of each game in turn; what can't be shown is passed over."""

    def __init__(self, services: Services, navigator: Navigator) -> None:
        self._services, self._navigator = services, navigator
        self._left: list[str] = []
        self._here: object = None

    def begin(self, games: Sequence[str]) -> None:
        """Show a moment of each of these games, unless somebody opens something meanwhile."""
        self._left, self._here = list(games), self._services.scenes.top
        self._next()

    def _next(self) -> None:
        """Have the next moment read; after the last one the title comes back."""
        scenes = self._services.scenes
        if self._left:
            key = self._left.pop(0)
            self._services.store.ask(lambda: _read(key), self._show)
        elif isinstance(scenes.top, AttractScreen):
            scenes.pop()

    def _show(self, text: str) -> None:
        scenes, app = self._services.scenes, self._navigator.app
        if scenes.top is not self._here:
            return
        try:
            record = load(text, lambda key: app.game(key).rules)
            screen = self._screen(record)
        except (ContentError, FileError, ValueError):
            self._next()  # another deck than ours: there is nothing to show of it
            return
        if isinstance(scenes.top, AttractScreen):
            scenes.replace(screen)
        else:
            scenes.push(screen)
        self._here = screen

    def _screen(self, record: Record) -> AttractScreen:
        app = self._navigator.app
        game = app.game(record.config.game)
        playback = Playback(game.rules, record)
        names = app.names_in(record)
        view = app.game_screens(game.key).replay_view(self._services, playback, names, game)
        return AttractScreen(self._services, self._navigator, playback, view, self._next)


def _read(key: str) -> str:
    """Return the text of a game's moment; empty if there is none."""
    try:
        return read_text(resources.level("moments", f"{key}.txt"), LARGEST)
    except FileError:
        return ""
