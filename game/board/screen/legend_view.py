"""What each colour does, and each card, in one sheet over the table."""

from collections.abc import Sequence

import msgspec

from game.board.deck import KINDS, Colour, Deck
from game.board.occupancy import TILE
from game.board.phrases import ability_of, acts_of, card_of, colour_of
from game.board.screen.pictures import NUMBER_TAB, laid_sprite, teleport_sprite
from game.board.track import TELEPORTS
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import BODY, HEADLINE, HINT, INK, PAPER, TEXT_SOFT_ON_PAPER, TITLE

SHEET = Box(60, 40, 1800, 976)
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
