"""What just happened: three lines on the table, and the whole log on a key."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.ui.canvas import EVERYWHERE, Box
from game.ui.pen import Pen
from game.ui.theme import HEADLINE, HINT, NIGHT, NIGHT_DEEP, PANEL, PAPER, TEXT_SOFT

KEPT = 400
"""Lines that the full log keeps."""
SHORT_LINES = 3
LONG_SIZE = 28
LONG_PITCH = 1.24
"""Distance of lines in the whole log, as a multiple of the height of its letters."""
LINE_GAP, LINE_PAD = 1, 3
NEWEST, OLDER = 225, 190
"""How solid the strips under lines are: words have to be read over any picture."""
MORE = 34
LARGEST, LETTER_STEP = 36, 2
"""Letters of the newest lines grow with the players' text as long as three lines have room."""
VEIL = 180
"""How dark the table is made around the whole log, of 255."""
OVERLAY = Box(280, 98, 1360, 912)
"""The whole log lies below the banner, where a table has it at the upper edge."""

Written = tuple[Sentence, pygame.Surface]
"""A line, and its words as a picture."""


class Log:
    """The lines of a match, newest last; ``version`` changes whenever there is a new one."""

    def __init__(self) -> None:
        self.lines: list[Sentence] = []
        self.version = 0

    def add(self, line: Sentence | None) -> None:
        """Append a line; ``None`` adds nothing."""
        if line is None:
            return
        self.lines.append(line)
        self.version += 1
        if len(self.lines) > KEPT:
            del self.lines[: KEPT // 4]

    def newest(self, count: int) -> list[Sentence]:
        """Return up to ``count`` lines, newest last."""
        return self.lines[-count:]


class LogView:
    """Draws log lines, newest last, each with the shape of the player it is about.

    ``words`` gives a line in the players' language; ``close`` is the id of how the log is closed.
    """

    def __init__(
        self,
        pen: Pen,
        log: Log,
        words: Callable[[Sentence], str],
        overlay: Box = OVERLAY,
        close: str = "log-close-any",
    ) -> None:
        self._pen = pen
        self._overlay, self._close = overlay, close
        self._log = log
        self._words = words
        self._open = False
        self._back = 0

    @property
    def open(self) -> bool:
        """Whether the whole log is shown."""
        return self._open

    @open.setter
    def open(self, shown: bool) -> None:
        self._open, self._back = shown, 0

    def scroll(self, lines: int) -> None:
        """Show older lines of the whole log, or newer ones for less than 0."""
        most = max(0, len(self._log.lines) - self.long_lines)
        self._back = min(most, max(0, self._back + lines))

    @property
    def long_lines(self) -> int:
        """How many lines the whole log shows at once: fewer of larger text."""
        return int((self._overlay.h - 210) / self._pitch)

    @property
    def _pitch(self) -> float:
        return self._pen.services.text.measure("Ég", LONG_SIZE)[1] * LONG_PITCH

    def draw_short(self, rect: Box) -> None:
        """Put the newest lines into a part of the table, on a dark strip each."""
        bottom = rect.bottom
        newest = self._log.newest(SHORT_LINES)[::-1]
        for age, (line, block) in enumerate(self._fitting(newest, rect)):
            bottom -= self._draw_strip(line, block, rect, bottom, age) + LINE_GAP

    def _fitting(self, newest: Sequence[Sentence], rect: Box) -> list[Written]:
        """Return lines with their pictures, in letters so small that all lines have room.

        Letters don't become smaller than those of hints; where that is not enough, the oldest
        lines are left out.
        """
        for size in range(LARGEST, HINT - 1, -LETTER_STEP):
            letters = self._pen.capped(HINT, size)
            blocks = [self._block(line, rect, letters) for line in newest]
            if self._high(blocks) <= rect.h:
                break
        while len(blocks) > 1 and self._high(blocks) > rect.h:
            blocks.pop()
        return list(zip(newest, blocks, strict=False))

    def _high(self, blocks: Sequence[pygame.Surface]) -> float:
        scale = self._pen.services.canvas.scale
        return sum(block.get_height() / scale + 2 * LINE_PAD + LINE_GAP for block in blocks)

    def _block(self, line: Sentence, rect: Box, size: float) -> pygame.Surface:
        """Return the picture of a line's words, the same whatever the age of the line.

        In a race new lines come every few frames.
        """
        room = rect.w - _lead(line) - 24
        text, most = self._pen.services.text, rect.h - 2 * LINE_PAD
        return text.block(self._words(line), size, PAPER, room, max_height=most)

    def draw_long(self) -> None:
        """Put the whole log over everything, which it darkens."""
        pen, rect = self._pen, self._overlay
        self._pen.shade(EVERYWHERE, NIGHT_DEEP, VEIL, radius=0)
        panel = pen.sprites.panel(
            rect.w, rect.h, fill=(*PANEL, 255), border=PAPER, border_width=4, radius=32
        )
        pen.stage.put(panel, rect.cx, rect.cy)
        pen.outlined(pen.say("log-title"), rect.cx, rect.y + 62, HEADLINE, PAPER, rect.w - 80)
        lines = self._log.lines[: len(self._log.lines) - self._back][-self.long_lines :]
        if not lines:
            pen.text_at(pen.say("log-nothing"), rect.cx, rect.y + 160, HINT, TEXT_SOFT)
        for row, line in enumerate(lines):
            y = rect.y + 116 + (row + 0.5) * self._pitch
            newest = row == len(lines) - 1 and not self._back
            self._draw_line(line, rect.x + 48, y, rect.w - 130, LONG_SIZE, strong=newest)
        self._draw_more(rect)
        size, room = pen.capped(HINT, 34), rect.w - 80
        pen.text_at(
            pen.say(self._close), rect.cx, rect.bottom - 40, size, TEXT_SOFT, max_width=room
        )

    def _draw_more(self, rect: Box) -> None:
        """Point to where there are more lines than are shown."""
        older = len(self._log.lines) - self._back > self.long_lines
        for there, icon, y in (
            (older, "icons/arrow-up", rect.y + 150),
            (self._back > 0, "icons/arrow-down", rect.bottom - 110),
        ):
            if there:
                arrow = self._pen.tinted(icon, MORE, PAPER)
                self._pen.stage.put(arrow, rect.right - 52, y)

    def _draw_strip(
        self, line: Sentence, block: pygame.Surface, rect: Box, bottom: float, age: int
    ) -> float:
        """Put a line above ``bottom`` and return its height."""
        pen, lead = self._pen, _lead(line)
        scale = pen.services.canvas.scale
        height = block.get_height() / scale + 2 * LINE_PAD
        y = bottom - height / 2
        strip = pen.sprites.panel(
            rect.w,
            math.ceil(height / 4) * 4,
            fill=(*NIGHT, NEWEST if age == 0 else OLDER),
            radius=16,
            shadow=False,
        )
        pen.stage.put(strip, rect.cx, y)
        if line.seat != NOBODY:
            style = pen.style(line.seat)
            pen.shape(style, rect.x + 24, y, 24, style.colour)
        fade = 255 if age == 0 else 195
        pen.stage.put(block, rect.x + lead + 8 + block.get_width() / scale / 2, y, alpha=fade)
        return height

    def _draw_line(
        self, line: Sentence, x: float, y: float, width: float, size: float, *, strong: bool
    ) -> None:
        pen = self._pen
        if line.seat != NOBODY:
            style = pen.style(line.seat)
            pen.shape(style, x + 14, y, 26, style.colour)
        colour = PAPER if strong else TEXT_SOFT
        pen.text_at(self._words(line), x + 44, y, size, colour, max_width=width - 44, align="left")


def _lead(line: Sentence) -> int:
    """Return how far from the left the words of a line begin."""
    return 40 if line.seat != NOBODY else 12
