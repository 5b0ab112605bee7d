"""What each colour does, and each card, in one sheet over the table."""

from collections.abc import Sequence

from game.board.deck import KINDS, Colour
from game.board.ground import TILE
from game.board.screen.pictures import laid_sprite, teleport_sprite
from game.board.screen.words import acts_of, colour_of, deed_of, name_of
from game.ui.brush import Brush
from game.ui.theme import BODY, HEADLINE, HINT, INK, PAPER, TEXT_SOFT_ON_PAPER, TITLE
from game.ui.widgets_pen import Box, Pen

SHEET = Box(60, 40, 1800, 976)
COLUMNS: tuple[tuple[Colour, ...], tuple[Colour, ...]] = (
    (Colour.RED, Colour.WHITE),
    (Colour.BLUE, Colour.GREEN, Colour.MULTI),
)
HEAD, GAP = 58.0, 12.0
ICON = 62.0
ARROWS = {"push": "right", "jump": "right"}


class LegendView:
    """Draws the sheet; ``names`` is the option of that name, ``far`` the squares of Not You."""

    def __init__(self, brush: Brush, pen: Pen, names: str, far: int) -> None:
        self._brush = brush
        self._pen = pen
        self._names = names
        self._far = far
        self.open = False

    def draw(self) -> None:
        """Put the sheet, if it is open."""
        if not self.open:
            return
        self._pen.paper(SHEET, PAPER, radius=36, lift=14)
        title = Box(SHEET.x + 48, SHEET.y + 16, SHEET.w - 96, 72)
        say = self._brush.say
        self._pen.label(say("board-table-legend"), title, HEADLINE, INK, face="display")
        foot = Box(SHEET.x + 48, SHEET.bottom - 46, SHEET.w - 96, 34)
        close = say("board-table-legend-close")
        self._pen.label(close, foot, HINT, TEXT_SOFT_ON_PAPER, align="centre")
        room = Box(SHEET.x + 48, title.bottom + 8, SHEET.w - 96, foot.y - title.bottom - 16)
        wide = (room.w - 48) / 2
        for place, colours in enumerate(COLUMNS):
            self._draw_column(colours, Box(room.x + place * (wide + 48), room.y, wide, room.h))

    def _draw_column(self, colours: Sequence[Colour], room: Box) -> None:
        kinds = {colour: _kinds_of(colour) for colour in colours}
        rows = sum(map(len, kinds.values()))
        high = (room.h - len(colours) * (HEAD + GAP)) / rows
        y = room.y
        for colour, texts in kinds.items():
            self._draw_head(colour, Box(room.x, y, room.w, HEAD))
            y += HEAD
            for kind in texts:
                self._draw_row(kind, Box(room.x, y, room.w, high))
                y += high
            y += GAP

    def _draw_head(self, colour: Colour, box: Box) -> None:
        """Put a colour's word, and when its cards act."""
        texts = self._brush.services.texts
        words = self._brush.say(
            "board-table-legend-colour",
            colour=colour_of(texts, colour),
            acts=acts_of(texts, colour),
        )
        self._pen.label(words[:1].upper() + words[1:], box, BODY, INK, face="bold")

    def _draw_row(self, kind: str, row: Box) -> None:
        texts, icon = self._brush.services.texts, min(ICON, row.h - 6)
        sprite = teleport_sprite(1) if kind == TILE else laid_sprite(kind, ARROWS.get(kind, ""))
        self._brush.sprite(sprite, row.x + icon / 2, row.cy, icon)
        name = Box(row.x + icon + 14, row.y, 200, row.h)
        self._pen.label(name_of(texts, kind, self._names), name, TITLE * 0.66, INK, face="display")
        deed = Box(name.right + 10, row.y + 2, row.right - name.right - 10, row.h - 4)
        self._pen.paragraph(deed_of(texts, kind, self._far), deed, HINT, TEXT_SOFT_ON_PAPER)


def _kinds_of(colour: Colour) -> list[str]:
    kinds = [kind.text for kind in KINDS if kind.colour is colour]
    return [*kinds, TILE] if colour is Colour.WHITE else kinds
