"""Practise: one person plays a game against bots at once, of a level and a length chosen here."""

from collections.abc import Sequence
from functools import partial

from game.core.fairness import parts_of
from game.screens.option_words import option_words
from game.screens.screen import Screen
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import BODY, INK, INK_SOFT, PAPER
from game.ui.widgets import Button, Choice, Widget

SHEETS = Box(110, 170, 1700, 820)
GAP = 28.0
A_ROW = 2
EDGE = 24.0
PICTURE = 1.6
"""Width by height of a game's picture."""
ROW = 68.0


class PractiseScreen(Screen):
    """A sheet a game: against whom, how long, and play. The last choices are remembered."""

    title = "practise-title"

    def build(self) -> Sequence[Widget]:
        """Return level, length and play for each game."""
        widgets: list[Widget] = []
        for game, sheet in self._sheets():
            widgets += self._controls(game, sheet)
        return widgets

    def enter(self) -> None:
        """Begin with the game that was played last."""
        super().enter()
        self.menu.focus_on(f"game-{self.app.session.game}")

    def paint(self, pen: Pen) -> None:
        """Draw the sheets: picture, name, and who plays."""
        for game, sheet in self._sheets():
            pen.paper(sheet, PAPER, lift=16, cut=5, radius=24)
            picture = self._picture(sheet)
            pen.sprite(f"games/{game}", picture.cx, picture.cy, picture.w)
            name = Box(sheet.x + EDGE, sheet.y + 14, sheet.w - 2 * EDGE, 64)
            pen.label(self.say(f"game-{game}"), name, 46, INK, face="display")
            low = Box(picture.x, picture.bottom + 8, picture.w, sheet.bottom - picture.bottom - 26)
            line = self.say("practise-line", bots=self.app.practice_bots(game))
            pen.paragraph(line, low, BODY, INK_SOFT)

    def _sheets(self) -> list[tuple[str, Box]]:
        games = self.app.sound_games()
        rows = SHEETS.rows(max(2, -(-len(games) // A_ROW)), GAP)
        boxes = [box for row in rows for box in row.columns(A_ROW, GAP)]
        return list(zip(games, boxes, strict=False))

    def _picture(self, sheet: Box) -> Box:
        wide = min(sheet.w * 0.36, (sheet.h - 190) * PICTURE)
        return Box(sheet.x + EDGE, sheet.y + 86, wide, wide / PICTURE)

    def _controls(self, game: str, sheet: Box) -> list[Widget]:
        left = self._picture(sheet).right + EDGE
        room = Box(left, sheet.y + 86, sheet.right - left - EDGE, sheet.h - 86 - EDGE)
        chosen = self.app.practice(game)
        makers = [self._level, self._length] if chosen.length else [self._level]
        widgets = [
            make(game, Box(room.x, room.y + place * (ROW + 14), room.w, ROW))
            for place, make in enumerate(makers)
        ]
        top = room.y + 2 * (ROW + 14)
        play = Button(
            Box(room.x, top, room.w, room.bottom - top),
            self.say("title-play"),
            partial(self.navigator.practise, game),
            kind="primary",
            key=f"game-{game}",
            icon="icons/play",
            size=44,
        )
        for widget in (*widgets, play):
            widget.area = sheet
        return [*widgets, play]

    def _level(self, game: str, box: Box) -> Widget:
        return Choice(
            box,
            "",
            [(level, self._against(level)) for level in self.app.game(game).levels],
            lambda: parts_of(self.app.practice(game).level).name,
            lambda level: self.app.choose_practice(game, level=level),
            key=f"level-{game}",
            around=False,
        )

    def _against(self, level: str) -> str:
        return self.say("practise-level", level=self.app.level_name(level))

    def _length(self, game: str, box: Box) -> Widget:
        pace, option = self.app.game(game).pace, self.app.game(game).length_option
        assert pace is not None
        assert option is not None
        chosen = self.app.practice(game).length
        seats = 1 + self.app.practice_bots(game)
        texts = self.services.texts

        def words(value: str) -> str:
            minutes = pace.length(value, seats, 1).told_minutes
            told = option_words(texts, game, "value", option, value)
            return f"{told} · {self.say('length-short', minutes=minutes)}"

        return Choice(
            box,
            "",
            [(value, words(value)) for value in pace.offered(option, chosen, seats)],
            lambda: self.app.practice(game).length,
            lambda value: self.app.choose_practice(game, length=value),
            key=f"length-{game}",
            around=False,
        )
