"""What lies in each stack, from the top down: all of them in a sheet, or one beside its square."""

from collections.abc import Iterator, Sequence

import msgspec

from game.board.deck import Deck
from game.board.phrases import card_of
from game.board.screen.geometry import Pitch
from game.board.screen.pictures import bare_sprite
from game.board.screen.track_view import TrackView
from game.board.state import State
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.pen import Pen
from game.ui.theme import HEADLINE, HINT, INK, PAPER, TEXT_SOFT_ON_PAPER

SHEET = Box(60, 40, 1800, 976)
MOST_COLUMNS = 7
LEAST_COLUMNS = 4
ROW, LEAST_ROW = 58.0, 40.0
GAP = 28.0
"""Between columns of the sheet."""
NOTE_WIDTH, NOTE_EDGE = 320.0, 18.0
LETTERS = 30.0


class Row(msgspec.Struct, frozen=True):
    """A line: the number of a square, or a card on it by its place from the top, from 0."""

    square: int
    depth: int | None = None


def stacked(state: State) -> list[int]:
    """Return the squares on which a card lies on another; under a teleport nothing counts."""
    squares = range(1, state.finish)
    return [n for n in squares if len(state.stacks[n]) > 1 and n not in state.teleports]


def rows_of(state: State, square: int) -> list[Row]:
    """Return the lines of a stack."""
    return [Row(square), *(Row(square, depth) for depth in range(len(state.stacks[square])))]


def columns_of(state: State, most: int) -> list[list[Row]]:
    """Return all stacks in columns of so many lines; a stack is not broken if it fits in one."""
    columns: list[list[Row]] = [[]]
    for square in stacked(state):
        rows = rows_of(state, square)
        if columns[-1] and len(columns[-1]) + len(rows) > most:
            columns.append([])
        columns[-1] += rows
    return columns


def even_columns(state: State, most: int) -> list[list[Row]]:
    """Return all stacks in columns of about one height, in more of them only where there is need.

    ``most`` lines have room in a column.
    """
    for lines in range(1, most):
        columns = columns_of(state, lines)
        if len(columns) <= LEAST_COLUMNS and max(map(len, columns)) <= lines:
            return columns
    return columns_of(state, most)


class StacksView:
    """Draws the sheet while ``open``, and what lies on the square ``peek`` under the mouse."""

    def __init__(self, pen: Pen, deck: Deck, track: TrackView, pitch: Pitch) -> None:
        self._pen = pen
        self._deck = deck
        self._track = track
        self._pitch = pitch
        self.open = False
        self.peek: int | None = None

    def square_at(self, state: State, x: float, y: float) -> int | None:
        """Return the square with a stack at a point, or ``None``."""
        return next((n for n in stacked(state) if self._pitch.box(n).has(x, y)), None)

    def draw_note(self, state: State) -> None:
        """Put what lies in the stack under the mouse."""
        if self.peek is not None and self.peek in stacked(state):
            self._draw_note(state, self.peek)

    def draw_sheet(self, state: State) -> None:
        """Put all stacks in a sheet, if it is open."""
        if not self.open:
            return
        pen, say = self._pen, self._pen.say
        pen.paper(SHEET, PAPER, radius=36, lift=14)
        room = SHEET.inset(48, 0)
        title = Box(room.x, SHEET.y + 16, room.w, 72)
        words = "board-table-stacks" if stacked(state) else "board-table-stacks-none"
        pen.label(say(words), title, HEADLINE, INK, face="display")
        foot = Box(room.x, SHEET.bottom - 46, room.w, 34)
        close = say("board-table-legend-close")
        pen.label(close, foot, HINT, TEXT_SOFT_ON_PAPER, align="centre")
        top, high = title.bottom + 16, foot.y - title.bottom - 24
        self._draw_columns(state, Box(room.x, top, room.w, high))

    def _draw_columns(self, state: State, room: Box) -> None:
        """Put the stacks in columns, with smaller lines if there are many."""
        for row in (ROW, (ROW + LEAST_ROW) / 2, LEAST_ROW):
            columns = even_columns(state, int(room.h / row))
            if len(columns) <= MOST_COLUMNS:
                break
        wide = (room.w + GAP) / max(LEAST_COLUMNS, len(columns)) - GAP
        for place, rows in enumerate(columns):
            x = room.x + place * (wide + GAP)
            self._draw_rows(state, rows, Box(x, room.y, wide, room.h), row)

    def _draw_note(self, state: State, square: int) -> None:
        """Put one stack beside its square, on the side where there is more room."""
        rows, cell = rows_of(state, square), self._pitch.box(square)
        high = len(rows) * ROW + 2 * NOTE_EDGE
        right = cell.cx < WIDTH / 2
        x = cell.right + 12 if right else cell.x - 12 - NOTE_WIDTH
        y = min(max(cell.cy - high / 2, 12.0), HEIGHT - 12 - high)
        box = Box(x, y, NOTE_WIDTH, high)
        self._pen.paper(box, PAPER, radius=22, lift=12)
        self._draw_rows(state, rows, box.inset(NOTE_EDGE), ROW)

    def _draw_rows(self, state: State, rows: Sequence[Row], room: Box, high: float) -> None:
        for box, row in zip(_lines(room, high), rows, strict=False):
            if row.depth is None:
                self._draw_head(row.square, box)
            else:
                self._draw_card(state, row.square, row.depth, box)

    def _draw_head(self, square: int, box: Box) -> None:
        words = self._pen.say("board-choose-square", square=square)
        self._pen.label(words, box, min(LETTERS, box.h * 0.62), TEXT_SOFT_ON_PAPER, face="bold")

    def _draw_card(self, state: State, square: int, depth: int, box: Box) -> None:
        """Put a card as it lies; what is covered stands back a little."""
        lain, size = state.stacks[square][-1 - depth], box.h - 6
        indent = 0.0 if depth == 0 else size * 0.3
        x = box.x + indent
        sprite = bare_sprite(self._track.sprite_of(square, lain))
        self._pen.sprite(sprite, x + size / 2, box.cy, size)
        texts, kind = self._pen.services.texts, self._deck.kind(lain.card).text
        left = x + size + 12
        room = Box(left, box.y, box.right - left, box.h)
        ink = INK if depth == 0 else TEXT_SOFT_ON_PAPER
        letters = min(LETTERS, box.h * 0.62)
        name = card_of(kind, state.rules.names).text(texts)
        self._pen.label(name, room, letters, ink, face="display")


def _lines(room: Box, high: float) -> Iterator[Box]:
    y = room.y
    while True:
        yield Box(room.x, y, room.w, high)
        y += high
