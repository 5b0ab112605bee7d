"""The table of points between rounds: what each round has brought, the totals, and what is next."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from game.core.rounds.state import RoundsState, standing
from game.core.rules import Seat
from game.core.sentence import Sentence, plain
from game.core.telling import Mood
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.fonts import Face
from game.ui.i18n import Texts
from game.ui.pen import Pen
from game.ui.theme import (
    CREAM_SOFT,
    GLOW,
    HINT,
    INK,
    INK_SOFT,
    LAMP,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    RGB,
    mix,
)

HEAD, HEADS, GAP = 84.0, 38.0, 8.0
MOST_ROW = 150.0
EDGE, MARGIN = 26.0, 14.0
NAME, EARLIER, NOW, TOTAL = 336.0, 82.0, 150.0, 210.0
"""Widths of the columns; what players have left of the round gets the rest."""
MOST_EARLIER = 4
BAR, LOW_ROW, TOTAL_WIDE = 14.0, 90.0, 96.0
"""Height of the bar; rows lower than this have it beside the total; width of the total there."""
ROW_EDGE = 5.0
MARK = 34.0
EXTRA_SHARE = 0.62
"""Share of a row's height for the points where a reason stands below them."""

Middle = Callable[[Seat, Box], None]
"""Draws what a seat has left, into a strip of its row."""


class Row(msgspec.Struct, frozen=True):
    """A player's row: what each round has brought, and why the last one was not usual.

    ``mark`` is a drawing at the face, empty for none.
    """

    seat: Seat
    points: tuple[int, ...]
    extra: str = ""
    won: bool = False
    mood: Mood = "calm"
    mark: str = ""

    @property
    def total(self) -> int:
        """Return what all rounds have brought."""
        return sum(self.points)


class PointsSheet(msgspec.Struct, frozen=True):
    """All that the table says; ``limit`` is 0 where rounds are counted."""

    title: str
    goal: str
    note: str
    heads: tuple[str, str, str]
    """Over what is left, over this round, and over the total."""
    rows: tuple[Row, ...]
    limit: int


def rounds_sheet(
    pen: Pen,
    names: Sequence[str],
    state: RoundsState,
    row: Callable[[Seat], Row],
    *,
    texts: str,
    why: Sentence,
    note: Sentence,
) -> PointsSheet:
    """Return what the table says of rounds that were counted, or at the end of a match.

    ``texts`` is what the ids of its texts begin with, ``why`` the reason why a round is over, and
    ``note`` what is next.
    """

    rules, done, over, say = state.rules, len(state.points[0]), state.question is None, pen.say
    said = why.text(pen.services.texts, names)
    goal = say(f"{texts}-limit", limit=rules.limit)
    if rules.rounds:
        goal = say(f"{texts}-of", round=done, rounds=rules.rounds)
    return PointsSheet(
        title=say(f"{texts}-match" if over else f"{texts}-title", round=done, why=said),
        goal=goal,
        note="" if over else note.text(pen.services.texts, names),
        heads=(say(f"{texts}-what"), say(f"{texts}-now"), say(f"{texts}-total")),
        rows=tuple(map(row, standing(state))),
        limit=rules.limit,
    )


class PointsTable:
    """Draws points onto a sheet over the table; ``middle`` draws what each seat has left."""

    def __init__(self, pen: Pen, seating: Seating, middle: Middle) -> None:
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._middle = middle

    def prewarming(self, sheet: Box) -> Iterator[None]:
        """Make one picture a step: the sheet, and a row."""
        high, fitted = fitting(sheet, len(self._names))
        self._draw_sheet(fitted)
        yield
        self._draw_strip(Box(0, 0, fitted.w - 2 * EDGE, high), PAPER)
        yield

    def draw(self, facts: PointsSheet, sheet: Box) -> None:
        """Put the table into the middle of a sheet."""
        high, fitted = fitting(sheet, len(facts.rows))
        self._draw_sheet(fitted)
        inner = fitted.inset(EDGE, MARGIN)
        self._draw_head(facts, Box(inner.x, inner.y, inner.w, HEAD))
        top = inner.y + HEAD + HEADS
        rounds = len(facts.rows[0].points)
        columns = columns_of(inner, min(MOST_EARLIER, rounds - 1))
        self._draw_heads(facts, columns, top - HEADS)
        sizes = self._sizes(facts, columns, high)
        for place, row in enumerate(facts.rows):
            strip = Box(inner.x, top + place * (high + GAP), inner.w, high)
            self._draw_row(row, facts.limit, columns, strip, sizes)

    def _draw_sheet(self, sheet: Box) -> None:
        self._pen.paper(sheet, NIGHT_PAPER, radius=34, lift=26, edge=LAMP, edge_width=4, cut=9)

    def _draw_strip(self, row: Box, fill: RGB) -> None:
        self._pen.paper(row, fill, radius=18, lift=4)

    def _draw_head(self, facts: PointsSheet, head: Box) -> None:
        """Put which round is over and why, when the match ends, and what is next."""
        pen = self._pen
        left = Box(head.x + 6, head.y, head.w * 0.6, head.h - 8)
        pen.label(facts.title, left, self._pen.capped(52, 56), PAPER, face="display")
        right = Box(left.right + 20, head.y + 2, head.right - left.right - 26, (head.h - 8) / 2)
        pen.label(facts.goal, right, 30, LAMP, face="bold", align="right")
        below = right.moved(0, right.h)
        pen.label(facts.note, below, HINT, CREAM_SOFT, align="right")

    def _draw_heads(self, facts: PointsSheet, columns: "Columns", y: float) -> None:
        pen = self._pen
        what, now, total = facts.heads
        heads = [(columns.cards, what, "left"), (columns.now, now, "centre")]
        heads.append((columns.total, total, "right"))
        rounds = len(facts.rows[0].points)
        shown = len(columns.earlier)
        heads += [
            (column, str(rounds - shown + place), "centre")
            for place, column in enumerate(columns.earlier)
        ]
        for (x, wide), text, align in heads:
            box = Box(x + 2, y, wide - 4, HEADS - 4)
            size = self._pen.capped(HINT, 30)
            if align == "left":
                pen.label(text, box, size, CREAM_SOFT)
            elif align == "right":
                pen.label(text, box.inset(18, 0), size, CREAM_SOFT, align="right")
            else:
                pen.label(text, box, size, CREAM_SOFT, align="centre")

    def _name(self, name: str, room: Box) -> str:
        return self._pen.cut_name(name, 40, "display", room)

    def _sizes(self, facts: PointsSheet, columns: "Columns", high: float) -> "Sizes":
        """Return one size each for names and figures, at which all of them fit."""
        texts, capped = self._texts, self._pen.capped
        extra = any(row.extra for row in facts.rows)
        now = high * (EXTRA_SHARE if extra else 1.0) - 8
        name = Box(0, 0, name_room(columns, high), high - 10)
        figures = [plain(texts, number) for row in facts.rows for number in row.points]
        totals = [plain(texts, row.total) for row in facts.rows]
        return Sizes(
            self._size(tuple(self._name(one, name) for one in self._names), name, 40, "display"),
            self._size(figures, Box(0, 0, EARLIER - 10, high - 12), capped(30, 34), "bold"),
            self._size(figures, Box(0, 0, columns.now[1] - 20, now), capped(46, 52), "display"),
            self._size(totals, total_room(Box(0, 0, columns.total[1], high)), 52, "display"),
        )

    @property
    def _texts(self) -> Texts:
        return self._pen.services.texts

    def _size(self, texts: Sequence[str], room: Box, size: float, face: Face) -> float:
        fits = (self._pen.fitting(text, room, size, face) for text in dict.fromkeys(texts))
        return min(fits, default=size)

    def _draw_row(
        self, row: Row, limit: int, columns: "Columns", strip: Box, sizes: "Sizes"
    ) -> None:
        pen, style = self._pen, self._pen.style(row.seat)
        self._draw_strip(strip, style.colour if row.won else PAPER)
        pen.paper(Box(strip.x, strip.y, 12, strip.h), style.colour, radius=6, lift=0)
        self._draw_name(row, columns, strip, sizes.name)
        middle = Box(columns.cards[0], strip.y, columns.cards[1], strip.h)
        self._middle(row.seat, middle.inset(4, ROW_EDGE))
        shown = len(columns.earlier)
        for (x, wide), number in zip(columns.earlier, row.points[-1 - shown : -1], strict=True):
            box = Box(x + 5, strip.y + 6, wide - 10, strip.h - 12)
            colour = INK if row.won else INK_SOFT
            text = plain(self._texts, number)
            pen.label(text, box, sizes.earlier, colour, face="bold", align="centre")
        self._draw_now(row, Box(columns.now[0], strip.y, columns.now[1], strip.h), sizes.now)
        box = Box(columns.total[0], strip.y, columns.total[1], strip.h)
        self._draw_total(row, limit, box, sizes.total)
        if row.won:
            pen.icon("icons/crown", strip.x + 6, strip.y + 6, 62, INK)
            pen.icon("icons/crown", strip.x + 6, strip.y + 6, 54, GLOW)

    def _draw_name(self, row: Row, columns: "Columns", strip: Box, size: float) -> None:
        pen, style = self._pen, self._pen.style(row.seat)
        face = face_side(strip.h)
        x = strip.x + 26 + face / 2
        pen.dot(x, strip.cy, face * 1.06, INK)
        pen.dot(x, strip.cy, face, style.colour)
        name = face_name(self._seating[row.seat], row.seat, row.mood)
        self._pen.sprite(name, x, strip.cy, face * 0.82)
        left = x + face / 2 + 10
        pen.shape(style, left + 14, strip.cy, 28, style.dark)
        room = Box(left + 36, strip.y + 5, name_room(columns, strip.h), strip.h - 10)
        pen.label(self._name(self._names[row.seat], room), room, size, INK, face="display")
        if row.mark:
            self._pen.sprite(row.mark, x + face * 0.4, strip.cy + face * 0.34, MARK)

    def _draw_now(self, row: Row, box: Box, size: float) -> None:
        """Put what the round has brought, and why that was not usual."""
        pen, points = self._pen, plain(self._texts, row.points[-1])
        share = EXTRA_SHARE if row.extra else 1.0
        upper = Box(box.x + 10, box.y + 4, box.w - 20, (box.h - 8) * share)
        pen.label(points, upper, size, INK, face="display", align="centre")
        if row.extra:
            lower = Box(upper.x - 6, upper.bottom, upper.w + 12, box.bottom - upper.bottom - 4)
            pen.label(row.extra, lower, HINT, INK, face="bold", align="centre")

    def _draw_total(self, row: Row, limit: int, box: Box, size: float) -> None:
        """Put the total, and how far it is to the limit; a flag for who has reached it."""
        pen, style, total = self._pen, self._pen.style(row.seat), row.total
        room = total_room(box)
        text = plain(self._texts, total)
        pen.label(text, room, size, INK, face="display", align="right")
        if not limit:
            return
        bar = Box(box.x + 14, box.bottom - BAR - 8, box.w - 34, BAR)
        if box.h < LOW_ROW:
            bar = Box(box.x + 14, box.cy - BAR / 2, room.x - box.x - 28, BAR)
        pen.paper(bar, mix(PAPER_DIM, INK, 0.18), radius=7, lift=0)
        share = min(1.0, max(0.0, total / limit))
        wide = max(bar.h, round(bar.w * share / 4) * 4.0)
        pen.paper(Box(bar.x, bar.y, wide, bar.h), style.dark, radius=7, lift=0)
        pen.paper(Box(bar.right - 2, bar.y - 6, 5, bar.h + 12), PRIMARY, radius=2, lift=0)
        if total >= limit:
            x, y = (bar.right, bar.cy - 12) if box.h < LOW_ROW else (box.x + 30, room.cy)
            pen.icon("icons/flag", x, y, 34, PRIMARY)


def total_room(box: Box) -> Box:
    """Return where the total stands in its column: over the bar, or in a low row beside it."""
    if box.h < LOW_ROW:
        return Box(box.right - TOTAL_WIDE - 20, box.y + 3, TOTAL_WIDE, box.h - 6)
    return Box(box.x + 40, box.y + 4, box.w - 60, box.h - BAR - 14)


class Columns(msgspec.Struct, frozen=True):
    """Where the columns of all rows are: x and width of each."""

    name: tuple[float, float]
    cards: tuple[float, float]
    earlier: tuple[tuple[float, float], ...]
    now: tuple[float, float]
    total: tuple[float, float]


class Sizes(msgspec.Struct, frozen=True):
    """Sizes of letters, each one for all rows."""

    name: float
    earlier: float
    now: float
    total: float


def columns_of(inner: Box, earlier: int) -> Columns:
    """Return the columns, with so many earlier rounds."""
    total = inner.right - TOTAL
    now = total - NOW
    first = now - EARLIER * earlier
    left = inner.x + NAME
    return Columns(
        name=(inner.x, NAME),
        cards=(left, first - left - 10),
        earlier=tuple((first + EARLIER * place, EARLIER) for place in range(earlier)),
        now=(now, NOW),
        total=(total, TOTAL),
    )


def fitting(sheet: Box, rows: int) -> tuple[float, Box]:
    """Return how high rows are, and the middle part of the sheet that they and the head need."""
    heads = HEAD + HEADS + 2 * MARGIN
    high = min(MOST_ROW, (sheet.h - heads + GAP) / rows - GAP)
    wanted = heads + rows * (high + GAP) - GAP
    return high, Box(sheet.x, sheet.cy - wanted / 2, sheet.w, wanted)


def face_side(high: float) -> float:
    """Return how large a face is in a row."""
    return min(84.0, high - 12)


def name_room(columns: Columns, high: float) -> float:
    """Return how much room a name has beside face and shape."""
    return columns.name[1] - 26 - face_side(high) - 56
