"""The replay viewer: a record on the game's own table, with play, step and speed."""

from collections.abc import Callable, Sequence

import pygame

from game.core.explain import Explanation, Thing
from game.core.record import Playback
from game.input.pads import PadReader
from game.screens.reel import Reel
from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.hints import Hint, draw_hints
from game.ui.look_around import LookAround, asks_by_key
from game.ui.pen import Pen
from game.ui.replay_view import ReplayView
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.theme import GLOW, HINT, INK, NIGHT_DEEP, PAPER
from game.ui.widgets import Button, Widget, nothing

BAR = Box(596, 992, 728, 84)
KEYS = Box(24, 1024, BAR.x - 40, 50), Box(BAR.right + 16, 1024, 1880 - BAR.right, 50)
"""The keys of the viewer lie beside the controls: those that play, and those that choose."""
TRACK_HEIGHT = 10.0
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


class ReplayScreen(Screen):
    """The table above, the controls below. Space plays and stops, arrows step and set the speed."""

    live = True

    def __init__(
        self, services: Services, navigator: Navigator, playback: Playback, view: ReplayView
    ) -> None:
        super().__init__(services, navigator)
        self.playback, self.view = playback, view
        self.playing = True
        self._reel = Reel(playback, view)
        names = self.app.names_in(playback.record)
        self.looks = LookAround(services, names, view.things, self._explain, nothing)
        self._pads = PadReader(services.pads)

    def _explain(self, thing: Thing) -> tuple[object, Callable[[], Explanation | None]]:
        """Return what a thing is and does; in a replay all may know everything."""
        state = self.playback.match.state
        game = self.app.game(self.playback.record.config.game)
        return state, lambda: game.explanation(state, None, thing)

    def build(self) -> Sequence[Widget]:
        """Return play, step, speed and back."""
        room = Box(BAR.x + 20, BAR.y + 22, BAR.w - 40, BAR.h - 34)
        play, step, speed, back = room.columns(4, 10)
        play_text = self.say("replay-pause" if self.playing else "replay-play")
        pace = f"{self.say('replay-speed')} {self.speed:g}×"
        return (
            Button(play, play_text, self.toggle, key="play", kind="primary", size=HINT),
            Button(step, self.say("replay-step"), self.step, key="step", size=HINT),
            Button(speed, pace, self.next_speed, key="speed", size=HINT),
            Button(back, self.say("word-back"), self.back, key="back", size=HINT),
        )

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys of the viewer."""
        say = self.say
        play = Hint(say("key-space"), say("replay-pause" if self.playing else "replay-play"))
        look = Hint(say("pad-button-north") if self.by_pad else "F5", say("table-hint-look"))
        return (
            *(() if self.by_pad else (play,)),
            look,
            Hint("←→", say("hint-move")),
            Hint(self.confirm_key, say("hint-choose")),
            Hint(self.back_key, say("hint-back")),
        )

    def listen(self, event: pygame.event.Event) -> bool:
        """Space plays and stops; the look key walks over what lies on the table."""
        if self.looks.takes(event):
            return True
        if asks_by_key(event, tab=False) or self._pads.button(event) == "north":
            return self.looks.begin()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.toggle()
            return True
        return False

    def update(self, dt: float) -> None:
        """Play as much of the record as is due."""
        super().update(dt)
        self.looks.update(dt)
        if self.looks.open:
            return
        self._reel.show(dt)
        if not self.playing:
            return
        self._reel.play(dt)
        if self.playback.at_end:
            self.playing = False
            self._tell_problem()
            self.rebuild()

    def draw(self, stage: Stage) -> None:
        """Draw the game's table and the controls over it."""
        self.pen.start()
        self.view.draw(stage)
        self._draw_bar(self.pen)
        self.menu.draw(self.pen)
        self.services.scenes.note = KEYS[0] if self.app.notes.shown else None
        hints = self.hints()
        for some, box in zip((hints[:-3], hints[-3:]), KEYS, strict=True):
            draw_hints(self.pen, some, box)
        self.looks.draw()
        self.draw_note(KEYS[0])

    def _mouse(self, event: pygame.event.Event) -> None:
        """Tell what the mouse rests on; a press leaves off looking around."""
        if event.type == pygame.MOUSEMOTION:
            self.looks.point(event)
        elif self.looks.takes(event):
            return
        super()._mouse(event)

    def toggle(self) -> None:
        """Play or stop; at the end nothing is left to play."""
        self.playing = not self.playing and not self.playback.at_end
        self.rebuild("play")

    def step(self) -> None:
        """Play up to and including the next action."""
        self.playing = False
        place = self.playback.next_entry
        while self.playback.next_entry == place and not self.playback.at_end:
            self._reel.advance()
        self._tell_problem()
        self.rebuild("step")

    @property
    def speed(self) -> float:
        """How fast it is played, for its usual speed."""
        return self._reel.speed

    def next_speed(self) -> None:
        """Go to the next speed, round."""
        self._reel.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.rebuild("speed")

    def _tell_problem(self) -> None:
        problem = self.playback.problem
        if problem is not None:
            self.app.notes.add(self.say("replay-broken", line=problem.line, why=problem.why))

    def _draw_bar(self, pen: Pen) -> None:
        pen.shade(Box(BAR.x, BAR.y - 14, BAR.w, BAR.h + 60), NIGHT_DEEP, 240, radius=24)
        done, of = self.playback.next_entry, max(1, len(self.playback.record.entries))
        track = Box(BAR.x + 20, BAR.y + 2, BAR.w - 40, TRACK_HEIGHT)
        pen.paper(track, PAPER, radius=5, lift=0)
        share = round(track.w * done / of / 8) * 8
        if share > TRACK_HEIGHT:
            pen.paper(Box(track.x, track.y, share, track.h), GLOW, radius=5, lift=0)
        pen.dot(track.x + track.w * done / of, track.cy, 24, INK)
        pen.dot(track.x + track.w * done / of, track.cy, 16, GLOW)
