"""Sheets over the table: what each colour does, and what lies in each stack, from the top down.

A single stack is shown beside its square.
"""

from collections.abc import Iterator, Sequence

import msgspec

from game.board.deck import KINDS, Colour, Deck
from game.board.occupancy import TILE
from game.board.phrases import ability_of, acts_of, card_of, colour_of
from game.board.screen.layout import Pitch
from game.board.screen.pictures import NUMBER_TAB, bare_sprite, laid_sprite, teleport_sprite
from game.board.screen.track_view import TrackView
from game.board.state import State
from game.board.track import TELEPORTS
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.pen import Pen
from game.ui.theme import BODY, HEADLINE, HINT, INK, PAPER, TEXT_SOFT_ON_PAPER, TITLE

SHEET = Box(60, 40, 1800, 976)
SCREEN = Box(12, 12, WIDTH - 24, HEIGHT - 24)
REST = 0.5
"""Seconds the mouse rests on a stack before it is told."""
COLUMNS: tuple[tuple[Colour, ...], tuple[Colour, ...]] = (
    (Colour.RED, Colour.WHITE),
    (Colour.BLUE, Colour.GREEN, Colour.MULTI),
)
BETWEEN = 48.0
"""From one column to the other."""
HEAD, GAP, ROW_GAP = 50.0, 6.0, 6.0
ICON, NAME_WIDE = 76.0, 200.0
NAME, LEAST = TITLE * 0.66, 14.0
"""Letters of names, and the smallest of what cards do, for the players' size of text."""
ARROWS = {"push": "right", "jump": "right"}


class Letters(msgspec.Struct, frozen=True):
    """The sizes of the letters of one sheet."""

    head: float
    name: float
    ability: float


class LegendView:
    """Draws the sheet; ``names`` is the option of that name, ``far`` the squares of Not You."""

    def __init__(self, pen: Pen, deck: Deck, names: str, far: int) -> None:
        self._pen = pen
        self._deck = deck
        self._names = names
        self._far = far
        self.open = False

    def draw(self) -> None:
        """Put the sheet, if it is open."""
        if not self.open:
            return
        self._pen.paper(SHEET, PAPER, radius=36, lift=14)
        title = Box(SHEET.x + 48, SHEET.y + 16, SHEET.w - 96, 72)
        say = self._pen.say
        self._pen.label(say("board-table-legend"), title, HEADLINE, INK, face="display")
        foot = Box(SHEET.x + 48, SHEET.bottom - 46, SHEET.w - 96, 34)
        self._pen.label(self._ways_on(), foot, HINT, TEXT_SOFT_ON_PAPER, align="centre")
        room = Box(SHEET.x + 48, title.bottom + 8, SHEET.w - 96, foot.y - title.bottom - 16)
        columns = room.columns(len(COLUMNS), BETWEEN)
        letters = self._letters(columns)
        for colours, column in zip(COLUMNS, columns, strict=True):
            self._draw_column(colours, column, letters)

    def _ways_on(self) -> str:
        """Return what turns to the stacks, on keys or on a gamepad, and what closes the sheet."""
        say = self._pen.say
        if not self._pen.services.scenes.by_pad:
            return say("board-table-legend-turn", first="F3", second="F4")
        sides = say("pad-button-shoulder-left"), say("pad-button-shoulder-right")
        return say("board-table-legend-turn", first=sides[0], second=sides[1])

    def _letters(self, columns: Sequence[Box]) -> Letters:
        """Return the sizes at which all lines of a sort find room: none is smaller than others."""
        fitting, texts = self._pen.fitting, self._pen.services.texts
        kinds = [kind for colours in COLUMNS for colour in colours for kind in _kinds_of(colour)]
        heads = (self._head(colour) for colours in COLUMNS for colour in colours)
        head = Box(0, 0, columns[0].w, HEAD)
        name = Box(0, 0, NAME_WIDE, ICON)
        names = (card_of(kind, self._names).text(texts) for kind in kinds)
        return Letters(
            head=min(fitting(words, head, BODY, "bold") for words in heads),
            name=min(fitting(words, name, NAME, "display") for words in names),
            ability=self._ability_size(columns),
        )

    def _ability_size(self, columns: Sequence[Box]) -> float:
        """Return the largest size at which the rows of each column find room."""
        size = float(HINT)
        while size > LEAST and not all(
            self._high(colours, column, size) <= column.h
            for colours, column in zip(COLUMNS, columns, strict=True)
        ):
            size -= 0.5
        return size

    def _high(self, colours: Sequence[Colour], column: Box, size: float) -> float:
        """Return how high a column is with letters of a size."""
        rows = (self._row_high(kind, column, size) for c in colours for kind in _kinds_of(c))
        return sum(rows) + len(colours) * (HEAD + GAP)

    def _row_high(self, kind: str, column: Box, size: float) -> float:
        services = self._pen.services
        words = ability_of(kind, self._far).text(services.texts)
        block = services.text.block(words, size, TEXT_SOFT_ON_PAPER, _ability_room(column))
        return max(ICON, block.get_height() / services.canvas.scale) + ROW_GAP

    def _draw_column(self, colours: Sequence[Colour], room: Box, letters: Letters) -> None:
        kinds = [kind for colour in colours for kind in _kinds_of(colour)]
        spare = max(0.0, room.h - self._high(colours, room, letters.ability)) / len(kinds)
        y = room.y
        for colour in colours:
            box = Box(room.x, y, room.w, HEAD)
            self._pen.label(self._head(colour), box, letters.head, INK, face="bold")
            y += HEAD
            for kind in _kinds_of(colour):
                high = self._row_high(kind, room, letters.ability) + spare
                self._draw_row(kind, Box(room.x, y, room.w, high), letters)
                y += high
            y += GAP

    def _head(self, colour: Colour) -> str:
        """Return a colour's word, and when its cards act."""
        texts = self._pen.services.texts
        words = self._pen.say(
            "board-table-legend-colour",
            colour=colour_of(colour).text(texts),
            acts=acts_of(colour).text(texts),
        )
        return words[:1].upper() + words[1:]

    def _draw_row(self, kind: str, row: Box, letters: Letters) -> None:
        texts = self._pen.services.texts
        self._draw_icon(kind, row.x + ICON / 2, row.cy)
        name = Box(row.x + ICON + 14, row.y, NAME_WIDE, row.h)
        words = card_of(kind, self._names).text(texts)
        self._pen.label(words, name, letters.name, INK, face="display")
        wide = _ability_room(row)
        ability = Box(row.right - wide, row.y, wide, row.h)
        words = ability_of(kind, self._far).text(texts)
        self._pen.paragraph(words, ability, letters.ability, TEXT_SOFT_ON_PAPER)

    def _draw_icon(self, kind: str, x: float, y: float) -> None:
        """Put a card as it lies on the track; on its tab is how many of it there are."""
        sprite = teleport_sprite(1) if kind == TILE else laid_sprite(kind, ARROWS.get(kind, ""))
        self._pen.sprite(sprite, x, y, ICON)
        left, top, wide, high = NUMBER_TAB
        copies = TELEPORTS if kind == TILE else len(self._deck.copies(kind))
        words, size = self._pen.say("board-table-stack", n=copies), high * ICON
        line = self._pen.services.text.line(words, size, INK, face="bold", scaled=False)
        at = x + (left + wide / 2 - 0.5) * ICON, y + (top + high / 2 - 0.5) * ICON
        self._pen.stage.put(line, *at)


def _ability_room(column: Box) -> float:
    return column.w - ICON - NAME_WIDE - 24


def _kinds_of(colour: Colour) -> list[str]:
    kinds = [kind.text for kind in KINDS if kind.colour is colour]
    return [*kinds, TILE] if colour is Colour.WHITE else kinds


MOST_COLUMNS = 7
LEAST_COLUMNS = 4
ROW, LEAST_ROW = 58.0, 40.0
COLUMN_GAP = 28.0
"""Between columns of the sheet."""
NOTE_WIDTH, NOTE_EDGE = 320.0, 18.0
LETTERS = 30.0
EXAMPLE, EXAMPLE_TEXT = 300.0, 44
"""The cards beside what a stack is, and its letters."""


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
        self._seen: State | None = None
        self._rested = 0.0

    def point(self, state: State, x: float, y: float) -> None:
        """Take note of where the mouse is; a stack is told once it rests there."""
        square = self.square_at(state, x, y)
        if square != self.peek or state is not self._seen:
            self.peek, self._seen, self._rested = square, state, 0.0

    def press(self) -> None:
        """Hide what is told: something was pressed."""
        self.peek = None

    def update(self, dt: float) -> None:
        """Let the mouse rest."""
        self._rested += dt

    def square_at(self, state: State, x: float, y: float) -> int | None:
        """Return the square with a stack at a point, or ``None``."""
        return next((n for n in stacked(state) if self._pitch.box(n).has(x, y)), None)

    def draw_note(self, state: State, kept: Sequence[Box]) -> None:
        """Put what lies in the stack under the mouse, until anything happens on the table.

        It never lies over what is ``kept`` free, and not at all where there is no such place.
        """
        rests = self._rested >= REST and state is self._seen
        if rests and self.peek is not None and self.peek in stacked(state):
            self._draw_note(state, self.peek, kept)

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
        if not stacked(state):
            self._draw_none(Box(room.x, top, room.w, high))
            return
        self._draw_columns(state, Box(room.x, top, room.w, high))

    def _draw_none(self, room: Box) -> None:
        """Say what a stack is, beside two cards that would be one."""
        size, pen = EXAMPLE, self._pen
        for layer, (kind, arrow) in enumerate((("push", "right"), ("swap", ""))):
            shift = size * 0.16 * layer
            x, y = room.x + size * 0.75 + shift, room.cy - size * 0.08 + shift
            pen.sprite(bare_sprite(laid_sprite(kind, arrow)), x, y, size)
        left = room.x + size * 1.6
        words = Box(left, room.y, room.right - left, room.h)
        pen.paragraph(pen.say("board-stacks-what"), words, EXAMPLE_TEXT, INK)

    def _draw_columns(self, state: State, room: Box) -> None:
        """Put the stacks in columns, with smaller lines if there are many."""
        for row in (ROW, (ROW + LEAST_ROW) / 2, LEAST_ROW):
            columns = even_columns(state, int(room.h / row))
            if len(columns) <= MOST_COLUMNS:
                break
        wide = (room.w + COLUMN_GAP) / max(LEAST_COLUMNS, len(columns)) - COLUMN_GAP
        for place, rows in enumerate(columns):
            x = room.x + place * (wide + COLUMN_GAP)
            self._draw_rows(state, rows, Box(x, room.y, wide, room.h), row)

    def _draw_note(self, state: State, square: int, kept: Sequence[Box]) -> None:
        """Put one stack beside its square, best on the side where there is more room."""
        rows, cell = rows_of(state, square), self._pitch.box(square)
        high = len(rows) * ROW + 2 * NOTE_EDGE
        beside = [cell.right + 12, cell.x - 12 - NOTE_WIDTH]
        x = min(max(cell.cx - NOTE_WIDTH / 2, 12.0), WIDTH - 12 - NOTE_WIDTH)
        y = min(max(cell.cy - high / 2, 12.0), HEIGHT - 12 - high)
        corners = [(side, y) for side in (beside if cell.cx < WIDTH / 2 else beside[::-1])]
        corners += [(x, cell.y - 12 - high), (x, cell.bottom + 12)]
        places = (Box(*corner, NOTE_WIDTH, high) for corner in corners)
        free = (one for one in places if SCREEN.covers(one) and not any(map(one.meets, kept)))
        box = next(free, None)
        if box is None:
            return
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
