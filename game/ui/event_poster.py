"""A white poster that comes down over a table: a picture, a name, what it does, and to whom."""

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from game.core.rules import NOBODY, Seat
from game.input.seating import Seating
from game.ui.brush import Brush, face_name
from game.ui.i18n import Texts
from game.ui.theme import INK, PAPER, Colour
from game.ui.widgets_pen import INK_SOFT, PAPER_DIM, PRIMARY, Box, Pen

POSTER_SECONDS = 2.6
"""So long a poster is to be read, at normal speed."""
SLIDE_SECONDS = 0.24
SLIDE = 54.0
"""A poster comes down by so many units."""
WHITE: Colour = (255, 253, 249)
EDGE = 36.0
PICTURE = 420.0
"""How wide a poster's picture is."""
WHOM_HIGH, WHOM_GAP = 88.0, 16.0
NAME_HIGH = 100.0
NAME_SIZE, TEXT_SIZE, WHOM_SIZE = 76, 42, 34


class Line(Protocol):
    """A line about a player, or about several."""

    @property
    def seat(self) -> Seat:
        """Return whom the line is about, or ``NOBODY``."""
        ...

    def text(self, texts: Texts, names: Sequence[str]) -> str:
        """Return the line in the players' language."""
        ...


class Print(msgspec.Struct, frozen=True):
    """What is printed on a poster."""

    picture: str
    name: str
    text: str
    whom: Line


class EventPoster:
    """Draws a poster on a sheet of the table."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating, sheet: Box) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._sheet = sheet
        self._print: Print | None = None
        self._seconds = 0.0
        self.still = False

    @property
    def up(self) -> bool:
        """Say whether a poster hangs over the table."""
        return self._print is not None

    def prewarming(self, pictures: Sequence[str]) -> Iterator[None]:
        """Make one picture a step: the sheet, and each drawing."""
        self._draw_sheet(self._sheet)
        yield
        for picture in pictures:
            self._brush.sprites.get(picture, PICTURE)
            yield

    def hang(self, printed: Print) -> None:
        """Let a poster come down."""
        self._print, self._seconds = printed, 0.0

    def take_down(self) -> None:
        """Show no poster any more."""
        self._print = None

    def update(self, dt: float) -> None:
        """Let the poster come down."""
        self._seconds += dt

    def draw(self) -> None:
        """Put the poster, if one hangs."""
        printed = self._print
        if printed is None:
            return
        sheet = self._sheet.moved(0, self._drop())
        self._draw_sheet(sheet)
        tall = PICTURE * self._brush.sprites.aspect(printed.picture)
        top = sheet.cy - (tall + WHOM_GAP + WHOM_HIGH) / 2
        picture = Box(sheet.x + EDGE, top, PICTURE, tall)
        self._brush.sprite(printed.picture, picture.cx, picture.cy, PICTURE)
        foot = Box(picture.x, picture.bottom + WHOM_GAP, PICTURE, WHOM_HIGH)
        self._draw_whom(printed.whom, foot)
        left = picture.right + EDGE
        room = Box(left, top, sheet.right - EDGE - left, foot.bottom - top)
        self._draw_words(printed, room)

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

    def _draw_words(self, printed: Print, room: Box) -> None:
        """Put the name, and what the event does."""
        pen = self._pen
        name = Box(room.x, room.y, room.w, NAME_HIGH)
        size = self._brush.capped(NAME_SIZE, NAME_SIZE)
        pen.label(printed.name, name, size, INK, face="display")
        pen.paper(Box(room.x, name.bottom + 6, 120, 10), PRIMARY, radius=5, lift=0)
        rest = Box(room.x, name.bottom + 36, room.w, room.bottom - name.bottom - 36)
        pen.paragraph(printed.text, rest, TEXT_SIZE, INK, top=True)

    def _draw_whom(self, whom: Line, foot: Box) -> None:
        pen = self._pen
        style = pen.style(whom.seat) if whom.seat != NOBODY else None
        pen.paper(foot, style.colour if style else PAPER_DIM, radius=24, lift=0)
        left = foot.x + 24
        if style:
            x = foot.x + 52
            pen.dot(x, foot.cy, 78, PAPER)
            player = self._seating[whom.seat]
            self._brush.sprite(face_name(player, whom.seat, "calm"), x, foot.cy, 64)
            pen.icon(f"shapes/{style.shape}", x + 68, foot.cy, 36, INK)
            left = x + 98
        line = whom.text(self._brush.services.texts, self._names)
        room = Box(left, foot.y + 6, foot.right - left - 18, foot.h - 12)
        one_line = pen.services.text.measure(line, WHOM_SIZE, "bold")[0] <= room.w
        write = pen.label if one_line else pen.paragraph
        write(line, room, WHOM_SIZE, INK, face="bold")
