"""What just happened: three lines on the table, and the whole log on a key."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.ui.canvas import EVERYWHERE, Box
from game.ui.pen import Pen
from game.ui.theme import HEADLINE, HINT, NIGHT, NIGHT_DEEP, NIGHT_SOFT, PANEL, PAPER, TEXT_SOFT

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

DETAIL_SIZE, DETAIL_EDGE, DETAIL_GAP = 26, 14.0, 10.0
"""What stands below the line of an event: its letters, its margin, and the distance to the next."""
INDENT, FADED = 44.0, 205
"""How far words stand from the left, and how solid those of older lines are."""
BESIDE = " · "
"""Between what is told player by player."""

Written = tuple[Sentence, pygame.Surface]
"""A line, and its words as a picture."""


class Entry:
    """A line of the log. That of an event has its ``poster``, and in ``came`` what came of it."""

    def __init__(self, line: Sentence, poster: Poster | None = None) -> None:
        self.line = line
        self.poster = poster
        self.came: tuple[Sentence, ...] = ()


class Log:
    """The lines of a match, newest last; ``version`` changes whenever there is a new one."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.version = 0

    @property
    def lines(self) -> list[Sentence]:
        """All lines, newest last."""
        return [entry.line for entry in self.entries]

    def add(self, line: Sentence | None, poster: Poster | None = None) -> None:
        """Append a line; ``None`` adds nothing. That of an event has its poster."""
        if line is None:
            return
        self.entries.append(Entry(line, poster))
        self.version += 1
        if len(self.entries) > KEPT:
            del self.entries[: KEPT // 4]

    def clear(self) -> None:
        """Forget all lines: another table is shown, to which they do not belong."""
        self.entries.clear()
        self.version += 1

    def newest(self, count: int) -> list[Sentence]:
        """Return up to ``count`` lines, newest last."""
        return [entry.line for entry in self.entries[-count:]]

    def note(self, came: tuple[Sentence, ...]) -> None:
        """Note with the line of the newest event what has come of it so far."""
        event = next((one for one in reversed(self.entries) if one.poster is not None), None)
        if event is not None and event.came != came:
            event.came = came
            self.version += 1


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
        close: str = "log-close-turns",
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
        self._back = min(self._most_back(), max(0, self._back + lines))

    @property
    def long_lines(self) -> int:
        """How many lines the whole log shows at once if no event is among them."""
        return int(self._room.h / self._pitch)

    @property
    def _room(self) -> Box:
        """Where the lines of the whole log stand."""
        rect = self._overlay
        return Box(rect.x + 48, rect.y + 112, rect.w - 130, rect.h - 194)

    @property
    def _pitch(self) -> float:
        return self._pen.services.text.measure("Ég", LONG_SIZE)[1] * LONG_PITCH

    def _most_back(self) -> int:
        """Return how many lines may be left out at the end: the oldest then fill the room."""
        room = self._room.h
        for count, entry in enumerate(self._log.entries):
            room -= self._entry_high(entry)
            if room < 0:
                return len(self._log.entries) - max(1, count)
        return 0

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
        shown = self._shown()
        if not shown:
            pen.text_at(pen.say("log-nothing"), rect.cx, rect.y + 160, HINT, TEXT_SOFT)
        y, room = self._room.y, self._room
        for entry in shown:
            line, high = self._line_high(entry), self._entry_high(entry)
            newest = entry is self._log.entries[-1]
            self._draw_line(entry, Box(room.x, y, room.w, line), strong=newest)
            if entry.poster is not None:
                below = Box(room.x + INDENT, y + line, room.w - INDENT, high - line - DETAIL_GAP)
                self._draw_detail(entry, below)
            y += high
        self._draw_more(rect)
        size, wide = pen.capped(HINT, 34), rect.w - 80
        pen.text_at(
            pen.say(self._close), rect.cx, rect.bottom - 40, size, TEXT_SOFT, max_width=wide
        )

    def _shown(self) -> list[Entry]:
        """Return the entries of the whole log that have room, newest last."""
        entries = self._log.entries[: len(self._log.entries) - self._back]
        room, count = self._room.h, 0
        for entry in reversed(entries):
            room -= self._entry_high(entry)
            if room < 0:
                break
            count += 1
        return entries[len(entries) - max(1, count) :]

    def _entry_high(self, entry: Entry) -> float:
        """Return how high an entry is in the whole log; an event has its rule below its line."""
        high = self._line_high(entry)
        if entry.poster is None:
            return high
        detail = self._detail(entry).get_height() / self._pen.services.canvas.scale
        return high + detail + 2 * DETAIL_EDGE + DETAIL_GAP

    def _line_high(self, entry: Entry) -> float:
        """Return how high the words of a line are; a long one takes several rows."""
        high = self._written(entry).get_height() / self._pen.services.canvas.scale
        return max(self._pitch, high + self._pitch * (1 - 1 / LONG_PITCH))

    def _written(self, entry: Entry) -> pygame.Surface:
        """Return the words of a line of the whole log as a picture."""
        text, words = self._pen.services.text, self._words(entry.line)
        return text.block(words, LONG_SIZE, PAPER, self._room.w - INDENT)

    def _detail(self, entry: Entry) -> pygame.Surface:
        """Return what an event does, what it brought whom, and what came of it, as a picture."""
        assert entry.poster is not None
        poster, say = entry.poster, self._words
        each = BESIDE.join(map(say, poster.each))
        whom = say(poster.whom)
        told = [say(poster.text), f"{whom.rstrip(':')}: {each}" if each else whom]
        if entry.came:
            came = BESIDE.join(map(say, entry.came))
            told.append(self._pen.say("log-came", came=came))
        text, room = self._pen.services.text, self._room
        wide = room.w - INDENT - 2 * DETAIL_EDGE
        lines = "\n".join(told)
        return text.block(lines, DETAIL_SIZE, PAPER, wide, max_height=room.h - self._pitch - 40)

    def _draw_detail(self, entry: Entry, box: Box) -> None:
        """Put what an event does below its line."""
        block, scale = self._detail(entry), self._pen.services.canvas.scale
        self._pen.paper(box, NIGHT_SOFT, radius=14, lift=0)
        at = box.x + DETAIL_EDGE + block.get_width() / scale / 2
        self._pen.stage.put(block, at, box.cy)

    def _draw_more(self, rect: Box) -> None:
        """Point to where there are more lines than are shown."""
        older = len(self._shown()) + self._back < len(self._log.entries)
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

    def _draw_line(self, entry: Entry, box: Box, *, strong: bool) -> None:
        pen, line = self._pen, entry.line
        if line.seat != NOBODY:
            style = pen.style(line.seat)
            pen.shape(style, box.x + 14, box.y + self._pitch / 2, 26, style.colour)
        block = self._written(entry)
        x = box.x + INDENT + block.get_width() / pen.services.canvas.scale / 2
        pen.stage.put(block, x, box.cy, alpha=255 if strong else FADED)


def _lead(line: Sentence) -> int:
    """Return how far from the left the words of a line begin."""
    return 40 if line.seat != NOBODY else 12
