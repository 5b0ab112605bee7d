"""Settings: sound, motion and speed, text, window, language. Each change holds at once."""

from collections.abc import Callable, Sequence
from typing import Any

from game.screens.screen import ROW_GAP, Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.music import MUSIC_LABEL
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, INK, NIGHT_PAPER, PAPER
from game.ui.widgets import Button, Choice, Row, Slider, Toggle, Widget

LEFT = Box(96, 160, 850, 690)
RIGHT = Box(974, 160, 850, 690)
SHEETS = Box(LEFT.x, LEFT.y, RIGHT.right - LEFT.x, LEFT.h)
WAYS = Box(535, 874, 850, 100)
HEAD_HEIGHT = 92.0
FOOT = 100.0
SPEEDS = ("slow", "normal", "fast", "off")
SCALES = ("100", "125", "150", "200")
VOLUMES = ("master", "effects")
VOLUME_STEP = 10
ROWS = 7
LARGE, LARGE_SHARE = 1.5, 0.64
"""From this scale of the text on, labels have more of a row than values."""
POSTERS = ("2", "5", "key")
TIPS = ("off", "short", "long")


class SettingsScreen(Screen):
    """Two sheets: what one hears and how it moves, and what one sees.

    ``racing``: opened in the pause of a race, where what is for games of turns would do nothing.
    """

    title = "settings-title"

    def __init__(self, services: Services, navigator: Navigator, *, racing: bool = False) -> None:
        super().__init__(services, navigator)
        self.racing = racing

    def build(self) -> Sequence[Widget]:
        """Return the rows of both sheets, and the way to the key check."""
        turns = () if self.racing else (self._bots, self._poster)
        left = [*map(self._volume, VOLUMES), self._music, self._speed, *turns, self._motion]
        texts = [self._language, self._text, self._caps, self._tips, self._odds]
        right = [*texts, self._hints_once, self._window]
        ways = Button(WAYS, self.say("keys-question"), self.navigator.key_check, key="keys")
        rows = [*self._column(LEFT, left), *self._column(RIGHT, right)]
        for row in rows:
            row.area = SHEETS
            if isinstance(row, Row) and self.text_scale >= LARGE:
                row.share = LARGE_SHARE
        return [*rows, ways]

    def paint(self, pen: Pen) -> None:
        """Draw the two sheets with their heads."""
        for box, name in ((LEFT, "settings-sound"), (RIGHT, "settings-look")):
            pen.paper(box, NIGHT_PAPER, lift=18, cut=len(name))
            head = Box(box.x + 36, box.y + 12, box.w - 72, HEAD_HEIGHT - 16)
            pen.label(self.say(name), head, 40, PAPER, face="display")
        problem = self._problem
        if problem:
            room = Box(LEFT.x + 36, LEFT.bottom - 96, LEFT.w - 72, 80)
            pen.paper(room, PAPER, lift=4)
            pen.paragraph(self.say(problem), room.inset(18, 6), BODY, INK)

    @property
    def _problem(self) -> str | None:
        """The id of what is wrong with sounds or music, if anything is."""
        return self.services.audio.problem or self.services.music.problem

    def _column(self, sheet: Box, makers: Sequence[Callable[[Box], Widget]]) -> list[Widget]:
        foot = FOOT if self._problem else 28.0
        room = Box(sheet.x + 28, sheet.y + HEAD_HEIGHT, sheet.w - 56, sheet.h - HEAD_HEIGHT - foot)
        height = (room.h - ROW_GAP * (ROWS - 1)) / ROWS
        return [
            make(Box(room.x, room.y + place * (height + ROW_GAP), room.w, height))
            for place, make in enumerate(makers)
        ]

    def _change(self, **changes: Any) -> None:
        self.app.change(**changes)

    def _volume(self, name: str) -> Callable[[Box], Widget]:
        def put(value: int) -> None:
            self._change(**{name: value})
            self.services.audio.play("ui-move")

        def make(box: Box) -> Widget:
            return Slider(
                box,
                self.say(f"settings-{name}"),
                (0, 100, VOLUME_STEP),
                lambda: int(getattr(self.services.store.settings, name)),
                put,
                key=name,
            )

        return make

    def _music(self, box: Box) -> Widget:
        """Return the slider of the music: at 0 it is off, as its key switches it off."""

        def put(value: int) -> None:
            self._change(music_on=value > 0, **({"music": value} if value else {}))
            self.services.audio.play("ui-move")

        store = self.services.store
        return Slider(
            box,
            self.say("settings-music", key=MUSIC_LABEL),
            (0, 100, VOLUME_STEP),
            lambda: store.settings.music if store.settings.music_on else 0,
            put,
            key="music",
        )

    def _speed(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-speed"),
            [(value, self.say(f"speed-{value}")) for value in SPEEDS],
            lambda: str(self.services.store.settings.speed),
            lambda value: self._change(speed=value),
            key="speed",
        )

    def _bots(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-bots"),
            [(value, self.say(f"pace-{value}")) for value in SPEEDS],
            lambda: str(self.services.store.settings.bot_speed),
            lambda value: self._change(bot_speed=value),
            key="bots",
        )

    def _poster(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-poster"),
            [(value, self.say(f"poster-{value}")) for value in POSTERS],
            lambda: str(self.services.store.settings.poster),
            lambda value: self._change(poster=value),
            key="poster",
        )

    def _tips(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-tips"),
            [(value, self.say(f"tips-{value}")) for value in TIPS],
            lambda: str(self.services.store.settings.tips),
            lambda value: self._change(tips=value),
            key="tips",
        )

    def _motion(self, box: Box) -> Widget:
        return self._toggle(box, "reduced_motion", "settings-motion")

    def _caps(self, box: Box) -> Widget:
        return self._toggle(box, "show_key_caps", "settings-caps")

    def _odds(self, box: Box) -> Widget:
        return self._toggle(box, "odds", "settings-odds")

    def _hints_once(self, box: Box) -> Widget:
        """Return the switch of first-time hints; switched on again they begin anew."""

        def put(value: bool) -> None:
            store = self.services.store
            if value and not store.settings.bubbles_on:
                store.evening.clear()
                store.evening_open.clear()
                self._change(bubbles_on=True, bubbles={}, bubbles_open={})
            else:
                self._change(bubbles_on=value)

        return Toggle(
            box,
            self.say("settings-bubbles"),
            (self.say("word-off"), self.say("word-on")),
            lambda: self.services.store.settings.bubbles_on,
            put,
            key="bubbles",
        )

    def _toggle(self, box: Box, name: str, label: str) -> Widget:
        return Toggle(
            box,
            self.say(label),
            (self.say("word-off"), self.say("word-on")),
            lambda: bool(getattr(self.services.store.settings, name)),
            lambda value: self._change(**{name: value}),
            key=name,
        )

    def _language(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-language"),
            list(self.services.texts.languages().items()),
            lambda: self.services.texts.lang,
            lambda value: self._change(lang=value),
            key="lang",
        )

    def _text(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("settings-text"),
            [(value, self.say("percent", n=int(value))) for value in SCALES],
            lambda: str(self.services.store.settings.text_scale),
            lambda value: self._change(text_scale=int(value)),
            key="text",
        )

    def _window(self, box: Box) -> Widget:
        return Toggle(
            box,
            self.say("settings-fullscreen"),
            (self.say("word-off"), self.say("word-on")),
            lambda: bool(self.services.store.settings.fullscreen),
            lambda value: self._fullscreen(value),
            key="fullscreen",
        )

    def _fullscreen(self, value: bool) -> None:
        if value != self.services.store.settings.fullscreen:
            self.app.toggle_fullscreen()
