"""The track: squares, what lies on them, the way ahead, and what acts."""

from collections.abc import Collection, Iterator, Sequence

import msgspec
import pygame

from game.board.deck import KINDS, Deck, Symbol
from game.board.moves import way_on_map
from game.board.screen.layout import Pitch
from game.board.screen.pictures import (
    FINISH,
    LIGHT_GOAL,
    LIGHT_PLACE,
    LIGHT_WAY,
    NUMBER_INK,
    NUMBER_MIDDLE,
    NUMBER_TAB,
    SPENT,
    START,
    STEP,
    RelativeBox,
    laid_sprite,
    square_sprite,
    teleport_sprite,
)
from game.board.state import Lain, Lay, State
from game.board.track import Arrow, Board
from game.core.cards import Card
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import CREAM, INK, LAMP, PAPER, RGB, mix

STEP_WIDTH = 0.15
"""The arrow head between two squares, for the size of a cell."""
ANGLES = {Arrow.RIGHT: 0.0, Arrow.UP: 90.0, Arrow.LEFT: 180.0, Arrow.DOWN: 270.0}
LAYER = 0.022
"""From a card of a stack to the one above it, for the size of a cell."""
MOST_LAYERS = 3
COUNT = 0.27
"""The number of cards in a stack, for the size of a cell."""
VEIL = 150
"""Of 255: what light a card has left that has acted."""
NUMBER, TAB_NUMBER = 0.42, 0.2
"""Letters of a plain square's number and of the number on a tab, for the size of a cell."""
PLAIN_INK: RGB = mix(NUMBER_INK, CREAM, 0.3)
NAME = 34.0
PREVIEW, PREVIEW_ALPHA = 0.86, 225
"""A card that would be laid is so wide for its square, and so solid."""
TAB_RADIUS = 0.06
"""The corners of a tab that is put on a plain square, for the size of a cell."""
SIGN, SIGN_MIDDLE, SIGN_PART = 0.29, (0.815, 0.18), 0.62
"""The sign of a square on which a pawn stands, and its middle, for the size of a cell; and how much
of the drawing's middle it shows."""
DOT, DOT_GAP, END_DOT, DOT_RIM = 0.075, 0.16, 1.6, 4.0
"""A dotted way: its dots and how far they are apart, for the size of a cell; how much larger the
last one is, and how far their dark edge stands out."""
ASIDE = 0.46
"""So far from the middles of squares it goes, for the size of a cell."""
LIT, UNLIT = 235, 118
"""Of 255: squares that may be chosen are lit softly, as there may be many."""
ACT_SECONDS = 0.75
"""How long something is lit that acts."""
PULSE = 0.14


class Cell(msgspec.Struct, frozen=True):
    """What is to be seen on a square: a drawing, how many cards lie there, and what has acted.

    A plain one has its number in its middle, or on a ``tab`` as all others if a pawn stands there.
    """

    number: int
    sprite: str
    cards: int = 0
    spent: bool = False
    tab: bool = True
    plain: bool = False


class Act(msgspec.Struct, frozen=True):
    """Something that acts: where, what it is called, and in whose colour it is lit."""

    square: int
    name: str
    colour: RGB


class TrackView:
    """Draws the board; each square is one picture, which is made anew only when it changes."""

    def __init__(self, pen: Pen, deck: Deck, pitch: Pitch) -> None:
        self._pen = pen
        self._deck = deck
        self._pitch = pitch
        self._act: Act | None = None
        self._seconds = 0.0
        self.still = False

    def act(self, act: Act) -> None:
        """Light something that acts."""
        self._act, self._seconds = act, 0.0

    def calm(self) -> None:
        """Light nothing any more."""
        self._act = None

    def update(self, dt: float) -> None:
        """Let lights go out."""
        self._seconds += dt
        if self._seconds > ACT_SECONDS:
            self._act = None

    def cells(self, state: State, away: Collection[Card]) -> tuple[Cell, ...]:
        """Return what is seen on each square; cards that are ``away`` have not arrived yet."""
        return tuple(self._cell(state, away, number) for number in range(state.finish + 1))

    def draw(self, cells: Sequence[Cell]) -> None:
        """Put all squares, and the arrow heads between them."""
        for cell in cells:
            box = self._pitch.box(cell.number)
            self._pen.stage.put(self._picture(cell), box.cx, box.cy)
        for number in range(len(cells) - 1):
            self._draw_step(number)

    def number_box(self, cell: Cell) -> Box:
        """Return where the number of a square stands."""
        box = self._pitch.box(cell.number)
        left, top, wide, high = NUMBER_TAB if cell.tab else NUMBER_MIDDLE
        return Box(box.x + left * box.w, box.y + top * box.h, wide * box.w, high * box.h)

    def draw_lit(self, squares: Collection[int], framed: Collection[int]) -> None:
        """Frame the squares where something may go, and darken those where nothing may.

        ``framed`` are those of ``squares`` that may be chosen now; the rest is as it always is.
        """
        cell, everywhere = self._pitch.cell, range(len(self._pitch.board.squares))
        for number in everywhere if squares else ():
            if number not in squares:
                self._pen.shade(self._pitch.box(number).inset(2), INK, UNLIT, 14)
        for number in sorted(framed):
            light = self._pen.tinted(LIGHT_PLACE, cell, LAMP)
            self._pen.stage.put(light, *self._pitch.middle(number), alpha=LIT)

    def draw_way(self, way: Sequence[int], colour: RGB) -> None:
        """Show the way of a move before it is walked; its last square is where it ends."""
        put, cell, middle = self._pen.stage.put, self._pitch.cell, self._pitch.middle
        for number in way[:-1]:
            put(self._pen.tinted(LIGHT_WAY, cell, colour), *middle(number))
        for number in way[-1:]:
            self.draw_goal(number, colour)

    def draw_leads(self, here: int, there: int, colour: RGB) -> None:
        """Put a dotted way to the square to which an arrow would send a pawn.

        It goes along the edge of the squares between them: their signs and numbers stay in sight.
        """
        cell = self._pitch.cell
        (x, y), (to_x, to_y) = self._pitch.middle(here), self._pitch.middle(there)
        if y == to_y:
            y, to_y = y + cell * ASIDE, to_y + cell * ASIDE
        elif x == to_x:
            x, to_x = x + cell * ASIDE, to_x + cell * ASIDE
        steps = max(2, round(max(abs(to_x - x), abs(to_y - y)) / (DOT_GAP * cell)))
        for step in range(1, steps + 1):
            part = step / steps
            at = x + (to_x - x) * part, y + (to_y - y) * part
            size = DOT * cell * (END_DOT if step == steps else 1.0)
            self._pen.dot(*at, size + DOT_RIM, INK)
            self._pen.dot(*at, size, colour)

    def draw_there(self, number: int, colour: RGB) -> None:
        """Mark where such a way leads, more quietly than what is to be pressed."""
        light = self._pen.tinted(LIGHT_WAY, self._pitch.cell, colour)
        self._pen.stage.put(light, *self._pitch.middle(number))

    def draw_goal(self, number: int, colour: RGB) -> None:
        """Light the square to which an arrow would send a pawn."""
        light = self._pen.tinted(LIGHT_GOAL, self._pitch.cell, colour)
        self._pen.stage.put(light, *self._pitch.middle(number))

    def draw_marks(self, cells: Sequence[Cell], squares: Collection[int]) -> None:
        """Put numbers and counts of cards again, over the light on their squares."""
        for cell in cells:
            if cell.tab and cell.number in squares:
                self._pen.stage.put(self._marks(cell), *self._pitch.middle(cell.number))

    def draw_signs(self, cells: Sequence[Cell], pawns: Collection[int]) -> None:
        """Put the sign of each square on which a pawn stands into its free corner, over the pawns.

        Start and finish have none, and plain squares have only their number.
        """
        cell = self._pitch.cell
        right, down = SIGN_MIDDLE
        for one in cells[1:-1]:
            if one.number in pawns and not one.plain:
                box = self._pitch.box(one.number)
                sign = self._sign(one.sprite)
                self._pen.stage.put(sign, box.x + right * cell, box.y + down * cell)

    def _sign(self, sprite: str) -> pygame.Surface:
        """Return the middle of a drawing, on a tab of its own."""
        side, sprites = SIGN * self._pitch.cell, self._pen.sprites

        def painter(surface: pygame.Surface, scale: float) -> None:
            rim = round(max(1.0, 2.0 * scale))
            inner = surface.get_rect().inflate(-2 * rim, -2 * rim)
            surface.fill((*INK, 255))
            whole = sprites.get(sprite, inner.w / scale / SIGN_PART)
            part = inner.copy()
            part.center = whole.get_rect().center
            surface.fill((*PAPER, 255), inner)
            surface.blit(whole, inner.topleft, part)

        return sprites.paint(("track sign", sprite, round(side, 1)), (side, side), painter)

    def draw_preview(self, lay: Lay, cards: int) -> None:
        """Put a card as it would lie, on so many."""
        box, way = self._pitch.box(lay.square), way_on_map(self._pitch.board, lay.square, lay.arrow)
        name, wide = laid_sprite(lay.kind, way), PREVIEW * box.w
        self._pen.sprite(name, box.cx, box.cy, wide, alpha=PREVIEW_ALPHA)
        self._draw_number(lay.square, box.cx, box.cy, wide)
        self._pen.stage.put(self._marks(Cell(lay.square, name, cards, tab=False)), box.cx, box.cy)

    def _draw_number(self, number: int, x: float, y: float, wide: float) -> None:
        """Put a square's number on the tab of a card whose middle is at a point."""
        left, top, width, high = NUMBER_TAB
        words = self._pen.say("board-table-number", n=number)
        line = self._pen.services.text.line(
            words, TAB_NUMBER * wide, NUMBER_INK, face="display", scaled=False
        )
        at = x + (left + width / 2 - 0.5) * wide, y + (top + high / 2 - 0.5) * wide
        self._pen.stage.put(line, *at)

    @property
    def beat(self) -> tuple[object, ...]:
        """How its picture differs with time alone."""
        return self._act, int(self._seconds / PULSE) % 2 if self._act and not self.still else 0

    def draw_act(self) -> None:
        """Light what acts, and name it."""
        act = self._act
        if act is None:
            return
        cell, (x, y) = self._pitch.cell, self._pitch.middle(act.square)
        wide = cell * (1.0 if self.still or int(self._seconds / PULSE) % 2 else 1.12)
        self._pen.stage.put(self._pen.tinted(LIGHT_GOAL, wide, act.colour), x, y)
        size = self._pen.capped(NAME, NAME * 1.4)
        high = size * 1.6
        y += -cell * 0.5 - high * 0.4 if y - cell * 0.5 - high > 96 else cell * 0.5 + high * 0.4
        x = min(max(x, 190.0), 1338.0)
        self._pen.note(act.name, x, y, size, ink=INK, fill=PAPER, border=INK, max_width=330)

    def prewarming(self, board: Board) -> Iterator[None]:
        """Make one picture a step, those of what is seen most first."""
        for number in range(1, board.finish):
            self._picture(Cell(number, square_sprite(number), tab=False, plain=True))
            yield
        for kind in KINDS:
            for arrow in _arrows_of(kind.symbol):
                self._pen.sprites.get(laid_sprite(kind.text, arrow), self._pitch.cell)
                yield

    def _cell(self, state: State, away: Collection[Card], number: int) -> Cell:
        if number in (0, state.finish):
            return Cell(number, START if number == 0 else FINISH)
        spent = number in state.spent
        if number in state.teleports:
            teleport = state.teleports.index(number) + 1
            return Cell(number, teleport_sprite(teleport), spent=spent)
        stack = [lain for lain in state.stacks[number] if lain.card not in away]
        if not stack:
            stood = number in state.pawns
            return Cell(number, square_sprite(number), tab=stood, plain=True)
        return Cell(number, self.sprite_of(number, stack[-1]), len(stack), spent)

    def sprite_of(self, number: int, lain: Lain) -> str:
        """Return the drawing of a card that lies on a square."""
        kind = self._deck.kind(lain.card)
        return laid_sprite(kind.text, way_on_map(self._pitch.board, number, lain.arrow))

    def _picture(self, cell: Cell) -> pygame.Surface:
        size = self._pitch.cell

        def painter(surface: pygame.Surface, scale: float) -> None:
            if cell.cards:
                self._blit(surface, square_sprite(cell.number))
            self._paint_stack(surface, cell, scale)
            self._paint_number(surface, cell, scale)
            if cell.spent:
                self._blit(surface, SPENT)

        key = ("track cell", cell, self._pen.services.texts.lang)
        return self._pen.sprites.paint(key, (size, size), painter)

    def _marks(self, cell: Cell) -> pygame.Surface:
        """Return what of a square is to be read, and nothing else."""
        size = self._pitch.cell

        def painter(surface: pygame.Surface, scale: float) -> None:
            if cell.tab:
                self._paint_tab(surface, scale)
                self._paint_number(surface, cell, scale)
            if cell.cards > 1:
                self._paint_count(surface, cell, scale)

        lang = self._pen.services.texts.lang
        key = ("track marks", cell.number, cell.tab, cell.cards, lang)
        return self._pen.sprites.paint(key, (size, size), painter)

    def _blit(self, surface: pygame.Surface, name: str, shift: float = 0.0) -> None:
        image = self._pen.sprites.get(name, self._pitch.cell)
        surface.blit(image, (0, round(shift)))

    def _paint_stack(self, surface: pygame.Surface, cell: Cell, scale: float) -> None:
        """Paint the top card, with the edges of those below it; one that has acted is dark."""
        layer = LAYER * self._pitch.cell * scale
        top = self._pen.sprites.get(cell.sprite, self._pitch.cell)
        layers = min(MOST_LAYERS, max(0, cell.cards - 1))
        for depth in range(layers, 0, -1):
            surface.blit(_dimmed(top, 120), (0, round(layer * depth)))
        surface.blit(_dimmed(top, VEIL) if cell.spent else top, (0, round(-layer * layers / 2)))
        if cell.cards > 1:
            self._paint_count(surface, cell, scale)

    def _paint_count(self, surface: pygame.Surface, cell: Cell, scale: float) -> None:
        size = self._pitch.cell
        side = COUNT * size
        badge = self._pen.sprites.panel(
            side * 1.2, side, fill=INK, border=PAPER, border_width=2, radius=side / 2, shadow=False
        )
        text = self._pen.say("board-table-stack", n=cell.cards)
        line = self._pen.services.text.line(
            text, side * 0.8, PAPER, face="bold", max_width=side, scaled=False
        )
        across, down = surface.get_size()
        at = round(across - side * 0.75 * scale), round(down - side * 0.68 * scale)
        surface.blit(badge, badge.get_rect(center=at))
        surface.blit(line, line.get_rect(center=at))

    def _paint_number(self, surface: pygame.Surface, cell: Cell, scale: float) -> None:
        room = NUMBER_TAB if cell.tab else NUMBER_MIDDLE
        size = (TAB_NUMBER if cell.tab else NUMBER) * self._pitch.cell
        left, top, wide, high = _in(room, surface)
        if cell.tab and cell.plain:
            self._paint_tab(surface, scale)
        line = self._pen.services.text.line(
            self._pen.say("board-table-number", n=cell.number),
            size,
            NUMBER_INK if cell.tab else PLAIN_INK,
            face="display",
            scaled=False,
        )
        surface.blit(line, line.get_rect(center=(left + wide / 2, top + high / 2)))

    def _paint_tab(self, surface: pygame.Surface, scale: float) -> None:
        """Paint a tab like those of the drawings on a square that has none."""
        left, top, wide, high = _in(NUMBER_TAB, surface)
        tab = self._pen.sprites.panel(
            wide / scale,
            high / scale,
            fill=PAPER,
            border=INK,
            border_width=3,
            radius=TAB_RADIUS * self._pitch.cell,
            shadow=False,
        )
        surface.blit(tab, tab.get_rect(center=(left + wide / 2, top + high / 2)))

    def _draw_step(self, number: int) -> None:
        """Put an arrow head between a square and the next."""
        here, there = self._pitch.box(number), self._pitch.box(number + 1)
        arrow = self._pitch.board.towards(number, number + 1)
        assert arrow is not None, "squares that follow touch"
        x, y = (here.cx + there.cx) / 2, (here.cy + there.cy) / 2
        self._pen.sprite(STEP, x, y, STEP_WIDTH * self._pitch.cell, angle=ANGLES[arrow])


def _arrows_of(symbol: Symbol) -> tuple[str, ...]:
    turns = symbol in (Symbol.PUSH, Symbol.JUMP)
    return tuple(arrow.value for arrow in Arrow) if turns else ("",)


def _dimmed(image: pygame.Surface, level: int) -> pygame.Surface:
    dark = image.copy()
    dark.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def _in(room: RelativeBox, surface: pygame.Surface) -> RelativeBox:
    """Return a relative box in px of a surface."""
    across, down = surface.get_size()
    left, top, wide, high = room
    return left * across, top * down, wide * across, high * down
