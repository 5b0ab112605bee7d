"""A white poster that comes down over a table: a picture, a name, what it does, and to whom."""

from collections.abc import Callable, Iterator, Sequence

from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import INK, INK_SOFT, PAPER, PAPER_DIM, PRIMARY, RGB

SLIDE_SECONDS = 0.24
SLIDE = 54.0
"""How far a poster comes down, in units."""
WHITE: RGB = (255, 253, 249)
EDGE = 36.0
PICTURE = 420.0
"""How wide a poster's picture is."""
WHOM_HIGH, WHOM_GAP = 88.0, 16.0
NAME_HIGH = 100.0
NAME_SIZE, TEXT_SIZE, WHOM_SIZE = 76, 42, 34


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

    def show(self, poster: Poster | None) -> None:
        """Let a poster come down, or show none any more."""
        self._poster, self._seconds = poster, 0.0

    def update(self, dt: float) -> None:
        """Let the poster come down."""
        self._seconds += dt

    def draw(self) -> None:
        """Put the poster, if one hangs."""
        poster = self._poster
        if poster is None:
            return
        sheet, drawing = self._sheet.moved(0, self._drop()), self._picture(poster.key)
        self._draw_sheet(sheet)
        tall = PICTURE * self._pen.sprites.aspect(drawing)
        top = sheet.cy - (tall + WHOM_GAP + WHOM_HIGH) / 2
        picture = Box(sheet.x + EDGE, top, PICTURE, tall)
        self._pen.sprite(drawing, picture.cx, picture.cy, PICTURE)
        foot = Box(picture.x, picture.bottom + WHOM_GAP, PICTURE, WHOM_HIGH)
        self._draw_whom(poster.whom, foot)
        left = picture.right + EDGE
        room = Box(left, top, sheet.right - EDGE - left, foot.bottom - top)
        self._draw_words(poster, room)

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
        name = Box(room.x, room.y, room.w, NAME_HIGH)
        size = self._pen.capped(NAME_SIZE, NAME_SIZE)
        pen.label(self._say(poster.name), name, size, INK, face="display")
        pen.paper(Box(room.x, name.bottom + 6, 120, 10), PRIMARY, radius=5, lift=0)
        rest = Box(room.x, name.bottom + 36, room.w, room.bottom - name.bottom - 36)
        pen.paragraph(self._say(poster.text), rest, TEXT_SIZE, INK, top=True)

    def _draw_whom(self, whom: Sentence, foot: Box) -> None:
        pen = self._pen
        style = pen.style(whom.seat) if whom.seat != NOBODY else None
        pen.paper(foot, style.colour if style else PAPER_DIM, radius=24, lift=0)
        left = foot.x + 24
        if style:
            x = foot.x + 52
            pen.dot(x, foot.cy, 78, PAPER)
            player = self._seating[whom.seat]
            self._pen.sprite(face_name(player, whom.seat, "calm"), x, foot.cy, 64)
            pen.shape(style, x + 68, foot.cy, 36, INK)
            left = x + 98
        line = self._say(whom)
        room = Box(left, foot.y + 6, foot.right - left - 18, foot.h - 12)
        one_line = pen.services.text.measure(line, WHOM_SIZE, "bold")[0] <= room.w
        write = pen.label if one_line else pen.paragraph
        write(line, room, WHOM_SIZE, INK, face="bold")

    def _say(self, sentence: Sentence) -> str:
        return sentence.text(self._pen.services.texts, self._names)
