"""What just happened: three lines on the table, and the whole log on a key."""

import math

from game.frankfurt.deck import Deck
from game.frankfurt.screen.brush import Brush
from game.frankfurt.screen.geometry import Rect
from game.frankfurt.screen.news import Log, News
from game.frankfurt.state import NOTHING
from game.ui.theme import HEADLINE, HINT, NIGHT, PANEL, PAPER, TEXT_SOFT, seat_style

SHORT_LINES = 3
LONG_LINES = 17
LINE_GAP = 8
OVERLAY = Rect(280, 70, 1360, 940)


class LogView:
    """Draws log lines, newest last, each with the shape of the player it is about."""

    def __init__(self, brush: Brush, log: Log, deck: Deck, names: tuple[str, ...]) -> None:
        self._brush = brush
        self._log = log
        self._deck = deck
        self._names = names
        self.open = False

    def draw_short(self, rect: Rect) -> None:
        """Put the newest lines into a part of the table, on a dark strip each."""
        bottom = rect.bottom
        for age, news in enumerate(reversed(self._log.newest(SHORT_LINES))):
            height = self._draw_strip(news, rect, bottom, age)
            bottom -= height + LINE_GAP
            if bottom - height < rect.y:
                break

    def draw_long(self) -> None:
        """Put the whole log over everything."""
        brush, rect = self._brush, OVERLAY
        panel = brush.sprites.panel(
            rect.w, rect.h, fill=(*PANEL, 246), border=PAPER, border_width=4, radius=32
        )
        brush.stage.put(panel, *rect.centre)
        title = brush.say("frankfurt-log-title")
        middle = rect.centre[0]
        brush.outlined(title, middle, rect.y + 62, HEADLINE, PAPER, rect.w - 80)
        lines = self._log.newest(LONG_LINES)
        if not lines:
            brush.line(brush.say("frankfurt-log-nothing"), middle, rect.y + 160, HINT, TEXT_SOFT)
        for row, news in enumerate(lines):
            y = rect.y + 138 + row * 43
            self._draw_line(news, rect.x + 48, y, rect.w - 96, 28, strong=row == len(lines) - 1)
        brush.line(brush.say("frankfurt-log-close"), middle, rect.bottom - 34, HINT, TEXT_SOFT)

    def _draw_strip(self, news: News, rect: Rect, bottom: float, age: int) -> float:
        brush = self._brush
        text = news.text(brush.services.texts, self._deck, self._names)
        lead = 40 if news.seat != NOTHING else 12
        # One picture a line, whatever its age: in a race new lines come every few frames.
        block = brush.services.text.block(
            text, HINT, PAPER, rect.w - lead - 24, max_height=rect.h / SHORT_LINES - LINE_GAP - 8
        )
        scale = brush.services.canvas.scale
        height = block.get_height() / scale + 10
        y = bottom - height / 2
        strip = brush.sprites.panel(
            rect.w,
            math.ceil(height / 4) * 4,
            fill=(*NIGHT, 215 if age == 0 else 120),
            radius=16,
            shadow=False,
        )
        brush.stage.put(strip, rect.centre[0], y)
        if news.seat != NOTHING:
            style = seat_style(news.seat)
            brush.shape(style, rect.x + 24, y, 24, style.colour)
        fade = 255 if age == 0 else 195
        brush.stage.put(block, rect.x + lead + 8 + block.get_width() / scale / 2, y, alpha=fade)
        return height

    def _draw_line(
        self, news: News, x: float, y: float, width: float, size: float, *, strong: bool
    ) -> None:
        brush = self._brush
        if news.seat != NOTHING:
            style = seat_style(news.seat)
            brush.shape(style, x + 14, y, 26, style.colour)
        text = news.text(brush.services.texts, self._deck, self._names)
        colour = PAPER if strong else TEXT_SOFT
        brush.line(text, x + 44, y, size, colour, max_width=width - 44, align="left")
