"""What is asked after a guided round: against whom the first match is played, and how long it is.

What is easiest and short is chosen already, so that one press begins; nobody who has just learned
a game falls into an hour of it.
"""

from collections.abc import Sequence

import msgspec

from game.core.rules import Option
from game.screens.first_match import first_match
from game.screens.option_words import option_words
from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, INK, INK_SOFT, PAPER
from game.ui.widgets import Button, Choice, Widget

SHEET = Box(210, 190, 1500, 780)
EDGE = 44.0
PICTURE_WIDE = 500.0
PICTURE = 1.6
"""Width by height of a game's picture."""
ROW = 92.0
GAP = 24.0
PLAY_HIGH = 130.0
LABEL_SHARE = 0.36
LONGEST = 30
"""Minutes: nothing longer is offered here."""


class FirstMatchScreen(Screen):
    """One sheet: how good the bots are, how long it goes, and play, which has the focus."""

    title = "first-title"

    def __init__(self, services: Services, navigator: Navigator, game: str) -> None:
        super().__init__(services, navigator)
        self.game = game
        self.match = first_match(self.app, game)
        self.backdrop = f"{game}/table"

    def enter(self) -> None:
        """Begin with the focus on what begins the match."""
        super().enter()
        self.menu.focus_on("play")

    def build(self) -> Sequence[Widget]:
        """Return level, length and play."""
        room = self._room
        rows = [Box(room.x, room.y + at * (ROW + GAP), room.w, ROW) for at in range(2)]
        length = self._length_option
        choices = [self._level(rows[0]), *([self._length(length, rows[1])] if length else [])]
        play = Button(
            Box(room.x, room.bottom - PLAY_HIGH, room.w, PLAY_HIGH),
            self.say("title-play"),
            lambda: self.navigator.practise(self.game, first=self.match),
            kind="primary",
            key="play",
            icon="icons/play",
            size=52,
        )
        return [*choices, play]

    def paint(self, pen: Pen) -> None:
        """Draw the sheet: the game's picture, who plays, and what the length means."""
        pen.paper(SHEET, PAPER, lift=20, cut=7, radius=26)
        left, high = SHEET.x + EDGE, PICTURE_WIDE / PICTURE
        top = SHEET.y + EDGE
        pen.sprite(f"games/{self.game}", left + PICTURE_WIDE / 2, top + high / 2, PICTURE_WIDE)
        name = Box(left, top + high + 14, PICTURE_WIDE, 64)
        pen.label(self.say(f"game-{self.game}"), name, 46, INK, face="display")
        low = Box(left, name.bottom + 6, PICTURE_WIDE, SHEET.bottom - name.bottom - EDGE)
        line = self.say("first-line", bots=self.match.bots)
        pen.paragraph(line, low, BODY + 2, INK_SOFT, top=True)
        room, top = self._room, self._room.y + 2 * (ROW + GAP)
        told = Box(room.x + 8, top, room.w - 16, room.bottom - PLAY_HIGH - GAP - top)
        for words, part in zip(self._explained(), told.rows(2, 8), strict=True):
            pen.paragraph(words, part, BODY + 2, INK_SOFT)

    @property
    def _room(self) -> Box:
        left = SHEET.x + EDGE + PICTURE_WIDE + EDGE
        return Box(left, SHEET.y + EDGE, SHEET.right - EDGE - left, SHEET.h - 2 * EDGE)

    @property
    def _length_option(self) -> Option | None:
        """The option that says how long a match is: in a race, with how many cards it begins."""
        return self.app.game(self.game).length_option

    def _level(self, box: Box) -> Widget:
        return Choice(
            box,
            self.say("first-level"),
            [(level, self.app.level_name(level)) for level in self.app.game(self.game).levels],
            lambda: self.match.level,
            lambda level: self._put(level=level),
            key="level",
            around=False,
            share=LABEL_SHARE,
        )

    def _length(self, option: Option, box: Box) -> Widget:
        return Choice(
            box,
            self.say("first-length"),
            [(value, self._length_words(option, value)) for value in self._lengths(option)],
            lambda: self.match.options.get(option.name, option.default),
            lambda value: self._put(options={**self.match.options, option.name: value}),
            key="length",
            around=False,
            share=LABEL_SHARE,
        )

    def _lengths(self, option: Option) -> tuple[str, ...]:
        """Return the lengths to choose from, short to long: none is longer than half an hour."""
        pace, chosen = self.app.game(self.game).pace, self.match.options.get(option.name, "")
        if pace is None:
            return ()
        seats = self.match.bots + 1
        return tuple(
            value
            for value in pace.offered(option, chosen or option.default, seats)
            if value == chosen or pace.length(value, seats, 1).told_minutes <= LONGEST
        )

    def _length_words(self, option: Option, value: str) -> str:
        texts, pace = self.services.texts, self.app.game(self.game).pace
        told = option_words(texts, self.game, "value", option, value)
        if pace is None:
            return told
        minutes = pace.length(value, self.match.bots + 1, 1).told_minutes
        return f"{told} · {self.say('length-short', minutes=minutes)}"

    def _explained(self) -> tuple[str, str]:
        """Return for whom the bots are, and what the length means."""
        return self.app.bot_words(self.match.level, self.game), self._length_told()

    def _length_told(self) -> str:
        option, pace = self._length_option, self.app.game(self.game).pace
        if option is None:
            return ""
        value, seats = self.match.options.get(option.name, option.default), self.match.bots + 1
        if pace is None or not pace.option:
            return self.say(f"first-{option.name}-{value}")
        length = pace.length(value, seats, 1)
        told = {"rounds": length.told_rounds, "minutes": length.told_minutes}
        return self.say("first-about", **told)

    def _put(self, **changes: object) -> None:
        self.match = msgspec.structs.replace(self.match, **changes)
