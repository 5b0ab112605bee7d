"""How a page of the book looks: title and text at the left, pictures at the right."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.screens.book_pages import OPTIONS, Page
from game.ui.canvas import Box
from game.ui.card_pictures import CardNames, CardPictures
from game.ui.game_screens import Example
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    INK_SOFT,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    RGB,
)

TITLE_HIGH, TITLE_SIZE = 96.0, 60.0
PICTURES, LESS_PICTURES = 500.0, 380.0
LEAST_PICTURE = 150.0
LARGE_TEXT = 140
"""With larger text, in percent, pictures leave more room for words."""
GAP = 28.0
MORE_GAP = 18.0
SHRINKS = (1.0, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.37)
"""So much smaller than usual letters become until all parts of a page have room."""
CARD_WIDTH, SMALL_CARD, ONE_CARD = 230.0, 150.0, 320.0
FAN = 7.0
"""Degrees between the pictures of a page."""
MARK = 96.0
TINTED = ("icons/", "shapes/", "board/light", "board/step")
"""Drawings that are white, to be coloured."""


Part = tuple[str, str]
"""Words, and what kind of words they are, one of ``LOOKS``."""


class Look(NamedTuple):
    """How a kind of words looks; those with an icon stand on a slip of paper.

    ``beside`` is how much of the width is not for words, ``edge`` the margin above and below.
    """

    size: float
    ink: RGB
    icon: str = ""
    fill: RGB = PAPER
    beside: float = 0.0
    edge: float = 0.0


LOOKS: dict[str, Look] = {
    "text": Look(40.0, INK),
    "now": Look(BODY, INK, "icons/eye", GLOW, 94.0, 12.0),
    "refusal": Look(BODY, PAPER, "icons/lock", PRIMARY, 94.0, 12.0),
    "facts": Look(HINT, INK_SOFT),
    "ours": Look(BODY, INK, "icons/couch", PAPER_DIM, 94.0, 12.0),
}


class DrawOption(Protocol):
    """Puts the picture of an option's value into a box; says whether there is one."""

    def __call__(self, option: str, value: str, box: Box) -> bool:
        """Put the picture."""
        ...


class PageView:
    """Draws one page; ``names`` writes names onto cards."""

    def __init__(self, pen: Pen, names: CardNames | None, draw_option: DrawOption) -> None:
        self._pen, self._names, self._draw_option = pen, names, draw_option
        self._found: dict[object, tuple[float, Sequence[float]]] = {}

    def draw(self, page: Page, box: Box, values: Sequence[str] = ()) -> None:
        """Draw a page; ``values`` are those of its option that may have pictures."""
        title = Box(box.x, box.y, box.w, TITLE_HIGH)
        self._pen.label(page.title, title, TITLE_SIZE, INK, face="display")
        room = Box(box.x, title.bottom + 8, box.w, box.bottom - title.bottom - 8)
        if page.chapter == OPTIONS:
            self._draw_option_page(page, room, values)
            return
        if page.examples:
            wide = LESS_PICTURES if self._pen.services.text.percent > LARGE_TEXT else PICTURES
            table = Box(room.right - wide, room.y, wide, room.h)
            self._pen.paper(table, NIGHT_PAPER, radius=30, lift=0, cut=2)
            self._draw_examples(page.examples, table)
            room = Box(room.x, room.y, room.w - wide - GAP, room.h)
        self._draw_words(page, room)

    # Words

    def _draw_words(self, page: Page, box: Box) -> None:
        """Put the text, below it how things stand, and what we decided: as large as has room."""
        parts = [(page.text, "text"), *self._more(page)]
        shrink, heights = self._sizes(parts, box)
        top = box.y
        for (words, kind), high in zip(parts, heights, strict=True):
            self._draw_part(words, kind, Box(box.x, top, box.w, high), shrink)
            top += high + MORE_GAP

    def _sizes(self, parts: Sequence[Part], box: Box) -> tuple[float, Sequence[float]]:
        """Return how much smaller all must be to have room, and how high each part is then."""
        services = self._pen.services
        key = tuple(parts), box, services.text.percent, services.canvas.scale
        if key not in self._found:
            for shrink in SHRINKS:
                heights = [self._height(words, kind, box.w, shrink) for words, kind in parts]
                if sum(heights) + MORE_GAP * (len(parts) - 1) <= box.h:
                    break
            self._found[key] = shrink, heights
        return self._found[key]

    def _height(self, words: str, kind: str, wide: float, shrink: float) -> float:
        """Return how high a part is if its letters are so much smaller than usual."""
        look, services = LOOKS[kind], self._pen.services
        block = services.text.block(words, look.size * shrink, INK, wide - look.beside)
        head = self._head_high(shrink) if kind == "ours" else 0.0
        return block.get_height() / services.canvas.scale + 2 * look.edge + head + 2

    def _head_high(self, shrink: float) -> float:
        """Return how high the headline of what we decided is."""
        services = self._pen.services
        line = services.text.line(self._pen.say("book-ours"), HINT * shrink, INK, face="bold")
        return line.get_height() / services.canvas.scale

    def _more(self, page: Page) -> list[tuple[str, str]]:
        """Return what stands below the text: words, and what kind they are."""
        found = [(" ".join(page.now), "now")] if page.now else []
        if page.refusal:
            found.append((page.refusal, "refusal"))
        if page.facts:
            found.append((page.facts, "facts"))
        if page.ours:
            found.append((page.ours, "ours"))
        return found

    def _draw_part(self, words: str, kind: str, box: Box, shrink: float) -> None:
        """Put the text or a part below it: plain, or on a slip of paper with an icon."""
        pen, look = self._pen, LOOKS[kind]
        if not look.icon:
            pen.paragraph(words, box, look.size * shrink, look.ink, top=True)
            return
        pen.paper(box, look.fill, radius=18, lift=0)
        pen.icon(look.icon, box.x + 38, box.cy, 42, look.ink)
        left = box.x + look.beside - 20
        room = Box(left, box.y + look.edge, box.right - left - 20, box.h - 2 * look.edge)
        if kind == "ours":
            head = Box(room.x, room.y, room.w, self._head_high(shrink))
            pen.label(pen.say("book-ours"), head, HINT * shrink, INK_SOFT, face="bold")
            room = Box(room.x, head.bottom, room.w, room.bottom - head.bottom)
        pen.paragraph(words, room, look.size * shrink, look.ink)

    def _draw_option_page(self, page: Page, box: Box, values: Sequence[str]) -> None:
        """Put a row for each value, or for those that are told alike."""
        pen, gap = self._pen, 12.0
        high = min(150.0, (box.h - gap * (len(page.lines) - 1)) / max(1, len(page.lines)))
        low = box.y
        for number, (value, words) in enumerate(page.lines):
            row = Box(box.x, box.y + number * (high + gap), box.w, high)
            pen.paper(row, PAPER_DIM, radius=18, lift=0)
            left = Box(row.x + 20, row.y + 3, row.w * 0.28, row.h - 6)
            pen.paragraph(value, left, BODY, INK, face="bold")
            right = Box(left.right + 20, row.y + 3, row.right - left.right - 36, row.h - 6)
            pen.paragraph(words, right, BODY, INK)
            low = row.bottom
        room = Box(box.x, low + 20, box.w, box.bottom - low - 20)
        if room.h > LEAST_PICTURE and values:
            for value, part in zip(values, room.columns(len(values), 24), strict=True):
                self._draw_option(page.option, value, part)

    # Pictures

    def _draw_examples(self, examples: Sequence[Example], table: Box) -> None:
        alone = len(examples) == 1
        for example, part in zip(examples, table.rows(len(examples)), strict=True):
            if example.large:
                self._draw_large(example.cards[0], part, 0.86 if alone else 0.72)
            elif alone:
                width = ONE_CARD if len(example.cards) == 1 else CARD_WIDTH
                self._draw_cards(example, part, width)
            else:
                room = Box(part.x, part.y, part.w - 120, part.h)
                self._draw_cards(example, room, SMALL_CARD)
                self._draw_mark(example.mark, part.right - 78, part.cy)

    def _draw_large(self, name: str, box: Box, share: float) -> None:
        pen, tall = self._pen, self._pen.sprites.aspect(name)
        wide = min(box.w * share, (box.h - 40) / tall)
        if name.startswith(TINTED):
            side = min(wide, 240.0)
            pen.icon(name, box.cx, box.cy, side, PAPER)
        else:
            wide = min(wide, 300.0) if name.startswith("faces/") or "/mark-" in name else wide
            pen.sprite(name, box.cx, box.cy, wide)

    def _draw_cards(self, example: Example, room: Box, width: float) -> None:
        """Put cards side by side, or as a fan; more of them than a row holds in two rows."""
        names, sprites = example.cards, self._pen.sprites
        pictures = CardPictures(sprites, "", self._names)
        count = len(names)
        if example.beside:
            width = min(width, (room.w - 60) / count / 1.05)
        if any(sprites.aspect(name) < 1.1 for name in names):
            self._draw_tiles(names, room)
            return
        if count > 1 and not example.beside:
            width = min(width, (room.w - 90) / 1.5)
        step = (
            width * 1.05
            if example.beside
            else min(width * 1.04, (room.w - width - 90) / max(1, count - 1))
        )
        for place, name in enumerate(names):
            off = place - (count - 1) / 2
            x, y = room.cx + off * step, room.cy + (0 if example.beside else abs(off) * 14)
            angle = 0 if example.beside else 3 * round(-off * FAN / 3)
            tall = width * sprites.aspect(name)
            shade = sprites.shadow(width, tall, 16, 12, 130, angle)
            self._pen.stage.put(shade, x + 6, y + 12)
            self._pen.stage.put(pictures.get(name, width, angle), x, y)
        if example.mark == "slap-hand" and width >= CARD_WIDTH:
            self._pen.icon("icons/slap-hand", room.cx + 8, room.cy + 54, 240, INK)
            self._pen.icon("icons/slap-hand", room.cx, room.cy + 44, 240, PAPER)

    def _draw_tiles(self, names: Sequence[str], room: Box) -> None:
        """Put cards and tiles of different form beside each other, two in a row."""
        rows = -(-len(names) // 2)
        for number, name in enumerate(names):
            row, place = divmod(number, 2)
            here = min(2, len(names) - row * 2)
            part = room.rows(rows)[row].columns(here)[place]
            tall = self._pen.sprites.aspect(name)
            wide = min(part.w - 36, (part.h - 36) / tall, 210.0)
            picture = CardPictures(self._pen.sprites, "", self._names)
            if tall > 1.1:
                self._pen.stage.put(picture.get(name, wide), part.cx, part.cy)
            elif name.startswith(TINTED):
                self._pen.icon(name, part.cx, part.cy, wide, PAPER)
            else:
                self._pen.sprite(name, part.cx, part.cy, wide)

    def _draw_mark(self, mark: str, x: float, y: float) -> None:
        if not mark:
            return
        colour = {"check": GOOD_DARK, "cross": PRIMARY}.get(mark, INK_SOFT)
        self._pen.dot(x, y, MARK, PAPER)
        self._pen.dot(x, y, MARK - 12, colour)
        self._pen.icon(f"icons/{mark}", x, y, MARK * 0.54, PAPER)
