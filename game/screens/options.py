"""The rules of the match: the table's options, each told in one line, and handicaps by player.

Where a game has many options, only the one with the focus is told, below all of them.
"""

from collections.abc import Callable, Sequence

from game.core.lengths import ROUNDS
from game.core.rules import Option
from game.screens.lobby_memory import HEAD_START
from game.screens.option_words import is_number, option_name, option_words
from game.screens.screen import Screen
from game.screens.seat_card import LARGE, shape_of
from game.screens.session import Session
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import BODY, CREAM_SOFT, HINT, INK, NIGHT_DEEP, NIGHT_PAPER, PAPER, seat_style
from game.ui.widgets import Button, Choice, Widget

SHEET = Box(96, 150, 900, 840)
OWN = Box(1024, 150, 800, 640)
START = Box(1024, 820, 800, 170)
HEAD_HEIGHT = 78.0
COLUMN_HEAD = 70.0
NAME_WIDTH = 236.0
MOST_TOLD = 5
"""Options that have room for a line each."""
TOLD = 128.0
"""How high the lines below many options are."""
USUAL_SHARE, LARGE_SHARE = 0.5, 0.56
"""How much of a row is for the label: more with large text, as labels are longer than values."""
TOLD_GROWTH = 0.45
"""They grow by this share of what text grows."""
PICTURE = 250.0
"""How wide the picture beside them is, where an option has one."""


class OptionsScreen(Screen):
    """Two sheets: what holds for the table, and what a player has otherwise (FF-20)."""

    title = "options-title"
    _told = 0
    """Which option had the focus last."""

    @property
    def session(self) -> Session:
        """The lobby's state."""
        return self.app.session

    def enter(self) -> None:
        """Stand before the table of the game whose rules these are."""
        self.backdrop = f"{self.session.game}/table"
        super().enter()

    def leave(self) -> None:
        """Keep what was chosen, however the screen is left."""
        self.app.remember_lobby()
        super().leave()

    def build(self) -> Sequence[Widget]:
        """Return a choice an option, a choice a player and handicap, and the start."""
        widgets = [self._choice(o, b) for o, b in zip(self._options(), self._rows(), strict=True)]
        for row, chair in zip(self._seat_rows(), self.session.taken, strict=False):
            widgets += self._handicaps(chair, row)
        left, right = START.columns(2, 24)
        start = Button(
            right, self.say("join-start"), self.navigator.play, kind="primary", size=48, key="start"
        )
        start.enabled = self.session.can_start(self.app.info())
        done = Button(left, self.say("options-done"), self.back, key="done", size=36)
        return [*widgets, done, start]

    def paint(self, pen: Pen) -> None:
        """Draw the sheets, the line under each option, and the players' names."""
        own = "options-own" if self._own_options() else "options-players"
        for box, name in ((SHEET, "options-table"), (OWN, own)):
            pen.paper(box, NIGHT_PAPER, lift=18, cut=len(name) + 3)
            head = Box(box.x + 36, box.y + 14, box.w - 72, HEAD_HEIGHT - 20)
            pen.label(self.say(name), head, 40, PAPER, face="display")
        if len(self._options()) > MOST_TOLD:
            self._explain_focused(pen)
        else:
            for option, row in zip(self._options(), self._rows(), strict=True):
                self._explain(pen, option, row)
        self._draw_seats(pen)

    def _options(self) -> tuple[Option, ...]:
        """Return the options of the table; a head start is chosen on the card of a seat."""
        return tuple(one for one in self.app.info().options if one.name != HEAD_START)

    @property
    def _told_high(self) -> float:
        return TOLD * (1 + TOLD_GROWTH * (self.text_scale - 1))

    def _rows(self) -> tuple[Box, ...]:
        room = Box(SHEET.x + 32, SHEET.y + HEAD_HEIGHT, SHEET.w - 64, SHEET.h - HEAD_HEIGHT - 12)
        count = len(self._options())
        if count > MOST_TOLD:
            return Box(room.x, room.y, room.w, room.h - self._told_high - 24).rows(count, 14)
        parts = room.rows(count, 18)
        tall = min(
            self.row_height(count, room.h * 0.5), parts[0].h * (0.6 - 0.08 * self.text_scale)
        )
        return tuple(Box(part.x, part.y, part.w, tall) for part in parts)

    def _explain(self, pen: Pen, option: Option, row: Box) -> None:
        rows = self._rows()
        step = rows[1].y - rows[0].y if len(rows) > 1 else SHEET.h / 2
        room = Box(row.x + 24, row.bottom + 14, row.w - 48, step - row.h - 18)
        words = self._explained(option)
        pen.paragraph(words, room, BODY, CREAM_SOFT, top=True)

    def _explain_focused(self, pen: Pen) -> None:
        """Tell the option with the focus, or the last that had it, on a strip below them all."""
        names = [option.name for option in self._options()]
        focused = self.menu.focused
        if focused is not None and focused.key in names:
            self._told = names.index(focused.key)
        high = self._told_high
        strip = Box(SHEET.x + 32, SHEET.bottom - high - 20, SHEET.w - 64, high)
        pen.paper(strip, NIGHT_DEEP, radius=18, lift=0, cut=2)
        option = self._options()[self._told]
        value = self.session.value(option)
        words, room = self._explained(option), strip.inset(24, 12)
        corner = Box(strip.right - PICTURE - 16, strip.y + 8, PICTURE, strip.h - 16)
        if self._draw_picture(option, value, corner):
            room = Box(room.x, room.y, corner.x - room.x - 16, room.h)
        pen.paragraph(words, room, BODY + 2, PAPER)

    def _draw_picture(self, option: Option, value: str, box: Box) -> bool:
        """Put what a value looks like, such as a board; say whether the game has a picture."""
        draw, game = self.app.game_screens().draw_option, self.app.game()
        return draw is not None and draw(self.services, game, option.name, value, box)

    def _choice(self, option: Option, box: Box) -> Widget:
        session = self.session

        def put(value: str) -> None:
            session.set_value(option, value)

        return Choice(
            box,
            option_name(self.services.texts, session.game, option),
            self._values(option, session.value(option)),
            lambda: session.value(option),
            put,
            key=option.name,
            around=not self.app.is_length(option),
            share=LARGE_SHARE if self.text_scale >= LARGE else USUAL_SHARE,
        )

    def _values(self, option: Option, current: str) -> list[tuple[str, str]]:
        values = self.app.offered(option, current)
        return [(value, self._value_text(option, value)) for value in values]

    def _value_text(self, option: Option, value: str) -> str:
        words = self._words("value", option, value)
        return words or (self.say("seconds", n=float(value)) if is_number(value) else value)

    def _words(self, prefix: str, option: Option, value: str) -> str:
        return option_words(self.services.texts, self.session.game, prefix, option, value)

    def _explained(self, option: Option) -> str:
        """Return what the value in use means; of how long a match is, also how long that takes."""
        words = self._words("explain", option, self.session.value(option))
        length = self.app.length() if self.app.is_length(option) else None
        if length is None:
            return words
        in_rounds = self.session.value(option).startswith(ROUNDS)
        about = self.say(
            "length-of-rounds" if in_rounds else "length-about",
            rounds=length.told_rounds,
            minutes=length.told_minutes,
            n=self.app.expected_seats(),
        )
        return f"{words} {about}"

    def _own_options(self) -> tuple[Option, ...]:
        return tuple(option for option in self._options() if option.per_seat)

    def _seat_rows(self) -> tuple[Box, ...]:
        top = HEAD_HEIGHT + (COLUMN_HEAD if self._own_options() else 8.0)
        room = Box(OWN.x + 24, OWN.y + top, OWN.w - 48, OWN.h - top - 24)
        return room.rows(max(4, len(self.session.taken)), 14)

    def _own_columns(self, row: Box) -> tuple[Box, ...]:
        """Return where a player's own options lie in a row, beside the name."""
        room = Box(row.x + NAME_WIDTH + 14, row.y, row.w - NAME_WIDTH - 14, row.h)
        return room.columns(max(1, len(self._own_options())), 14)

    def _handicaps(self, chair: int, row: Box) -> list[Widget]:
        options = self._own_options()
        if not options:
            return []
        return [
            self._handicap(chair, option, box.inset(0, 8))
            for option, box in zip(options, self._own_columns(row), strict=True)
        ]

    def _handicap(self, chair: int, option: Option, box: Box) -> Widget:
        session = self.session

        def put(value: str) -> None:
            session.set_handicap(chair, option, value)

        get: Callable[[], str] = lambda: session.handicap(chair, option)  # noqa: E731
        values = self._values(option, session.handicap(chair, option))
        choice = Choice(box, "", values, get, put, key=f"{option.name}-{chair}")
        choice.area = OWN
        return choice

    def _draw_seats(self, pen: Pen) -> None:
        rows = self._seat_rows()
        session = self.session
        if not session.taken:
            room = Box(OWN.x + 60, rows[0].y, OWN.w - 120, rows[1].bottom - rows[0].y)
            nobody = "options-nobody-own" if self._own_options() else "options-nobody"
            pen.paragraph(self.say(nobody), room, BODY, CREAM_SOFT, align="centre")
        elif self._own_options():
            self._draw_column_heads(pen, rows[0])
        for row, chair in zip(rows, session.taken, strict=False):
            style = seat_style(chair)
            wide = NAME_WIDTH if self._own_options() else row.w
            pen.paper(Box(row.x, row.y, wide, row.h), style.colour, radius=18, lift=5)
            pen.icon(shape_of(chair), row.x + 42, row.cy, min(50.0, row.h - 8), INK)
            name = Box(row.x + 76, row.y + 4, wide - 86, row.h - 8)
            pen.label(session.told_name(chair), name, BODY + 4, INK, face="display")

    def _draw_column_heads(self, pen: Pen, first: Box) -> None:
        """Name the option above each column of values."""
        heads = Box(first.x, first.y - COLUMN_HEAD - 4, first.w, COLUMN_HEAD)
        for option, box in zip(self._own_options(), self._own_columns(heads), strict=True):
            text = option_name(self.services.texts, self.session.game, option)
            pen.paragraph(text, box, HINT, CREAM_SOFT, align="centre")
