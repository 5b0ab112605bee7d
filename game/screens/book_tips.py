"""The tips so far: what first-time bubbles have told, for each person, to be read again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.sentence import Sentence
from game.input.seating import Seating
from game.screens.book_pages import TIPS, Page
from game.storage import Store
from game.ui.bubble_memory import Reader, reader_of
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.pen import Pen
from game.ui.theme import BODY, GLOW, INK, PAPER_DIM

TITLE_HIGH, TITLE_SIZE = 84.0, 60.0
GAP = 10.0
MARK = 34.0
ROWS = ((125, 6), (160, 4), (200, 3))
"""So many tips have room on a page, up to a scale of text in percent."""


class TipsReader(NamedTuple):
    """Somebody who was told tips: the name to show, and what is remembered of them."""

    name: str
    memory: Reader


class BookTips:
    """Makes the pages of tips. ``shared``: all tips of the game, whoever was told which.

    Over a match of several people with hidden hands the list of one of them would tell which cards
    that hand has held; so there all tips are shown, and nobody's.
    """

    def __init__(
        self, texts: Texts, store: Store, tips: Sequence[Sentence], seating: Seating | None
    ) -> None:
        self._texts, self._store, self._tips = texts, store, tips
        self.readers = tuple(self._people(seating))

    def _people(self, seating: Seating | None) -> Iterator[TipsReader]:
        """Yield who sits at the table, or where there is none, everybody who was told something."""
        if seating is not None:
            alone = len(seating.humans) == 1
            for seat in seating.humans:
                name = seating[seat].name
                yield TipsReader(name, reader_of(self._store, self._texts, name, alone=alone))
            return
        for name in self._store.settings.bubbles:
            shown = name or str(self._texts("book-tips-alone"))
            yield TipsReader(shown, Reader(self._store, name, guest=False))
        for name in self._store.evening:
            yield TipsReader(name, Reader(self._store, name, guest=True))

    def pages(self, percent: int, *, shared: bool) -> tuple[Page, ...]:
        """Return the pages at a scale of text; a page says so if nobody was told anything."""
        if not self._tips:
            return ()
        if shared:
            return tuple(self._of(str(self._texts("book-tips-all")), self._tips, -1, percent))
        found = [
            page
            for number, reader in enumerate(self.readers)
            for page in self._of(reader.name, self._told(reader), number, percent)
        ]
        head, none = self._texts("book-tips-head"), self._texts("book-tips-none")
        return tuple(found) or (Page(TIPS, str(head), str(none)),)

    def _told(self, reader: TipsReader) -> list[Sentence]:
        seen = reader.memory.seen
        return [tip for tip in self._tips if tip.text_id in seen]

    def _of(self, name: str, tips: Sequence[Sentence], reader: int, percent: int) -> Iterator[Page]:
        room = rows_at(percent)
        for first in range(0, len(tips), room):
            words = (tip.text(self._texts) for tip in tips[first : first + room])
            number = first // room + 1
            title = name if number == 1 else str(self._texts("book-tips-more", name=name, n=number))
            yield Page(TIPS, title, lines=tuple(("", one) for one in words), reader=reader)

    def forget(self, page: Page) -> str:
        """Let the person of a page be told everything again; return the name, or nothing."""
        if page.reader < 0:
            return ""
        reader = self.readers[page.reader]
        for tip in self._tips:
            reader.memory.forget(tip.text_id)
        return reader.name


def rows_at(percent: int) -> int:
    """Return how many tips have room on a page at a scale of text."""
    return next(rows for most, rows in ROWS if percent <= most)


def draw_tips(pen: Pen, page: Page, box: Box) -> None:
    """Draw a page: whose tips, and each on a slip of paper."""
    title = Box(box.x, box.y, box.w, TITLE_HIGH)
    pen.label(page.title, title, TITLE_SIZE, INK, face="display")
    rows = rows_at(pen.services.text.percent)
    room = Box(box.x, title.bottom + 6, box.w, box.bottom - title.bottom - 6)
    for (_, words), row in zip(page.lines, room.rows(rows, GAP), strict=False):
        pen.paper(row, PAPER_DIM, radius=18, lift=0)
        pen.dot(row.x + 34, row.cy, MARK, GLOW)
        mark = Box(row.x + 34 - MARK / 2, row.cy - MARK / 2, MARK, MARK)
        pen.label("!", mark, pen.capped(BODY, BODY), INK, face="display", align="centre")
        words_room = Box(row.x + 68, row.y + 4, row.w - 88, row.h - 8)
        pen.paragraph(words, words_room, BODY, INK)
