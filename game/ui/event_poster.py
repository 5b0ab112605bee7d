"""A white poster that comes down over a table: a picture, a name, what it does, and to whom."""

from collections.abc import Callable, Iterator, Sequence

from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.input.seating import Seating
from game.ui.canvas import EVERYWHERE, Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import HINT, INK, INK_SOFT, NIGHT_DEEP, PAPER, PAPER_DIM, PRIMARY, RGB

VEIL = 120
"""How dark the table is made around a poster that waits for a key, of 255."""
SLIDE_SECONDS = 0.24
SLIDE = 54.0
"""How far a poster comes down, in units."""
WHITE: RGB = (255, 253, 249)
EDGE = 34.0
PICTURE = 372.0
"""How wide a poster's picture is."""
NAME_HIGH, RULE = 92.0, 10.0
NAME_SIZE, TEXT_SIZE, WHOM_SIZE, EACH_SIZE = 72, 40, 36, 32
WHOM_HIGH, EACH_HIGH, GAP = 62.0, 58.0, 10.0
FOOT = 40.0
"""The line at the foot, which says how a poster goes away."""
ONE_ROW, MOST_COLUMNS = 3, 4
"""So many players have slips in one row, and so many at most in a row of several."""


class EventPoster:
    """Draws a poster on a sheet of the table; ``picture`` names the drawing of an event."""

    def __init__(
        self,
        pen: Pen,
        seating: Seating,
        sheet: Box,
        picture: Callable[[str], str],
    ) -> None:
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._sheet = sheet
        self._picture = picture
        self._poster: Poster | None = None
        self._stands = False
        self._seconds = 0.0
        self.still = False

    @property
    def up(self) -> bool:
        """Say whether a poster hangs over the table."""
        return self._poster is not None

    def prewarming(self, keys: Sequence[str]) -> Iterator[None]:
        """Make one picture a step: the sheet, and the drawing of each event."""
        self._draw_sheet(self._sheet)
        yield
        for key in keys:
            self._pen.sprites.get(self._picture(key), PICTURE)
            yield

    def show(self, poster: Poster | None, *, stands: bool = False) -> None:
        """Let a poster come down, or show none any more; one that ``stands`` waits for a key.

        One that hangs there already stays.
        """
        if poster is None or poster != self._poster:
            self._seconds = 0.0
        self._poster, self._stands = poster, stands

    def update(self, dt: float) -> None:
        """Let the poster come down."""
        self._seconds += dt

    def draw(self) -> None:
        """Put the poster, if one hangs."""
        poster = self._poster
        if poster is None:
            return
        sheet = self._sheet.moved(0, self._drop())
        shown = (poster, sheet, self._stands)
        self._pen.repeat("poster", shown, lambda: self._put(poster, sheet))

    def _put(self, poster: Poster, sheet: Box) -> None:
        """Put the sheet: above the picture and the words, below whom it hits, and how it goes."""
        if self._stands:
            self._pen.shade(EVERYWHERE, NIGHT_DEEP, VEIL, radius=0)
        self._draw_sheet(sheet)
        inner = sheet.inset(EDGE)
        foot = Box(inner.x, inner.bottom - FOOT + 16, inner.w, FOOT)
        rows = _rows(len(poster.each))
        high = rows * (EACH_HIGH + GAP) - GAP if rows else 0.0
        each = Box(inner.x, foot.y - 8 - high, inner.w, high)
        whom = Box(inner.x, each.y - GAP - WHOM_HIGH, inner.w, WHOM_HIGH)
        drawing = self._picture(poster.key)
        tall = PICTURE * self._pen.sprites.aspect(drawing)
        above = Box(inner.x, inner.y, inner.w, whom.y - GAP - inner.y)
        self._pen.sprite(drawing, inner.x + PICTURE / 2, above.cy, PICTURE)
        left = inner.x + PICTURE + EDGE
        top = above.y if above.h < tall + 60 else above.cy - tall / 2
        self._draw_words(poster, Box(left, top, inner.right - left, above.bottom - top))
        self._draw_whom(poster.whom, whom)
        self._draw_each(poster.each, each, rows)
        if self._stands:
            words = self._pen.say("table-any-key")
            self._pen.label(words, foot, HINT, INK_SOFT, face="bold", align="centre")

    def _drop(self) -> float:
        share = min(1.0, self._seconds / SLIDE_SECONDS)
        return 0.0 if self.still else -SLIDE * (1 - share) ** 3

    def _draw_sheet(self, sheet: Box) -> None:
        """Put the paper, with a pin at each upper corner."""
        pen = self._pen
        pen.paper(sheet, WHITE, radius=10, lift=26, cut=31)
        for x in (sheet.x + 26, sheet.right - 26):
            pen.dot(x + 2, sheet.y + 29, 24, INK_SOFT)
            pen.dot(x, sheet.y + 25, 24, PRIMARY)
            pen.dot(x - 4, sheet.y + 21, 8, WHITE)

    def _draw_words(self, poster: Poster, room: Box) -> None:
        """Put the name, and what the event does."""
        pen = self._pen
        name = Box(room.x, room.y, room.w - 20, NAME_HIGH)
        size = self._pen.capped(NAME_SIZE, NAME_SIZE)
        pen.label(self._say(poster.name), name, size, INK, face="display")
        pen.paper(Box(room.x, name.bottom + 4, 120, RULE), PRIMARY, radius=5, lift=0)
        top = name.bottom + RULE + 20
        rest = Box(room.x, top, room.w, room.bottom - top)
        pen.paragraph(self._say(poster.text), rest, TEXT_SIZE, INK, top=True)

    def _draw_whom(self, whom: Sentence, room: Box) -> None:
        """Put whom it is about as a strip, in the colour of the one it is about."""
        pen = self._pen
        style = pen.style(whom.seat) if whom.seat != NOBODY else None
        pen.paper(room, style.colour if style else PAPER_DIM, radius=22, lift=0)
        left = room.x + 24
        if style:
            x = room.x + 44
            pen.dot(x, room.cy, room.h - 6, PAPER)
            player = self._seating[whom.seat]
            self._pen.sprite(face_name(player, whom.seat, "calm"), x, room.cy, room.h - 18)
            pen.shape(style, x + 56, room.cy, 32, INK)
            left = x + 84
        words = Box(left, room.y + 3, room.right - left - 18, room.h - 6)
        pen.label(self._say(whom), words, WHOM_SIZE, INK, face="bold")

    def _draw_each(self, each: Sequence[Sentence], room: Box, rows: int) -> None:
        """Put a slip a player with what it brings them, all in letters of one size."""
        if not each:
            return
        pen, columns = self._pen, -(-len(each) // rows)
        cells = [cell for row in room.rows(rows, GAP) for cell in row.columns(columns, GAP)]
        texts = [self._say(one) for one in each]
        rooms = [Box(cell.x + 52, cell.y + 2, cell.w - 62, cell.h - 4) for cell in cells]
        size = min(
            pen.fitting(text, box, EACH_SIZE, "bold")
            for text, box in zip(texts, rooms, strict=False)
        )
        for one, text, cell, words in zip(each, texts, cells, rooms, strict=False):
            style = pen.style(one.seat)
            pen.paper(cell, style.colour, radius=14, lift=0)
            pen.shape(style, cell.x + 28, cell.cy, 30, INK)
            pen.label(text, words, size, INK, face="bold")

    def _say(self, sentence: Sentence) -> str:
        return sentence.text(self._pen.services.texts, self._names)


def _rows(count: int) -> int:
    """Return in how many rows the slips of so many players lie."""
    return 0 if not count else 1 if count <= ONE_ROW else -(-count // MOST_COLUMNS)


SLIP_EDGE, SLIP_PICTURE = 16.0, 196.0
SLIP_NAME, SLIP_TEXT = 46, 34
SLIP_NAME_HIGH = 56.0


class EventSlip:
    """Draws an event that may still be changed: its picture, its name, and what it would do."""

    def __init__(self, pen: Pen, box: Box, picture: Callable[[str], str]) -> None:
        self._pen = pen
        self._box = box
        self._picture = picture

    def draw(self, key: str, name: str, text: str) -> None:
        """Put the slip of an event; nothing without a key."""
        if key:
            self._pen.repeat("event slip", (key, name, text), lambda: self._put(key, name, text))

    def _put(self, key: str, name: str, text: str) -> None:
        pen, inner = self._pen, self._box.inset(SLIP_EDGE)
        pen.paper(self._box, WHITE, radius=12, lift=18)
        pen.sprite(self._picture(key), inner.x + SLIP_PICTURE / 2, inner.cy, SLIP_PICTURE)
        left = inner.x + SLIP_PICTURE + 2 * SLIP_EDGE
        head = Box(left, inner.y, inner.right - left, SLIP_NAME_HIGH)
        pen.label(name, head, SLIP_NAME, INK, face="display")
        rest = Box(left, head.bottom + 2, head.w, inner.bottom - head.bottom - 2)
        pen.paragraph(text, rest, SLIP_TEXT, INK)
