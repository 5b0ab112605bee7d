"""The middle of the table: piles, what is asked for, the market over them, and the felt.

On the felt are painted for good the places of the piles, and which way play goes (FC-6).
"""

import math
from collections.abc import Iterator

import pygame

from game.frantic.deck import COLOURS, KINDS, NUMBERS, CardKind, Deck
from game.frantic.phrases import event_text
from game.frantic.screen.layout import (
    ASKED_FOR,
    BOMB,
    CARD_RATIO,
    DISCARD,
    DRAW_PILE,
    HAPPENINGS,
    MARKET,
    MARKET_HEAD,
    MARKET_NARROW,
    MARKET_ON,
    PILE_CARD,
    PILES_Y,
    Point,
    card_box,
)
from game.frantic.screen.pictures import BACK, EVENT_BACK, sprite_of
from game.frantic.state import State
from game.ui import paint
from game.ui.canvas import Box
from game.ui.card_pictures import CardPictures
from game.ui.paint import fill_smoothly
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import GLOW, HINT, INK, LAMP, NIGHT, PAPER, RGB, TEXT, WARN, seat_style

FEW = 10
"""From so few cards on the draw pile warns: the round ends when it is needed and empty (FC-11)."""
LEFT_BELOW, LEFT_HIGH = 26.0, 36.0
LARGE_HIGH, LARGE_WIDE = 46.0, 216.0
"""Strips with numbers of cards in large text; they grow downwards."""
"""How far under the draw pile the middle of its count is, and how high that is."""
COUNT_WIDE, FEW_WIDE = 190.0, 396.0
"""How wide the strip is that says how many cards a pile has, and that few are left."""
LAYER = 3.0
CARDS_A_LAYER = 9
MOST_LAYERS = 7
_SEATS = (0, 2, 1, 3)
COLOUR_STYLES = {name: seat_style(seat) for name, seat in zip(COLOURS, _SEATS, strict=True)}
"""Colours of cards look like seats: red disc, yellow star, green clover, blue drop."""
TICK_SECONDS = 0.5
_ASKED_SIZE = (ASKED_FOR.w, ASKED_FOR.h)
LARGE = 200.0
"""In a box that is so high the card to play on is as large as those of the market."""
FACE_CARD = 78.0
"""The card to play on, beside a Not You that lies on it."""


class Piles:
    """Draws the three piles and what is to be played on."""

    def __init__(self, pen: Pen, deck: Deck, pictures: CardPictures) -> None:
        self._pen = pen
        self._deck = deck
        self._pictures = pictures
        self._seconds = 0.0
        self.still = False

    def update(self, dt: float) -> None:
        """Let the bomb tick."""
        self._seconds += dt

    def draw_below(self, state: State) -> None:
        """Put what cards fly from and onto."""
        self._draw_stack(DRAW_PILE, BACK, len(state.draw))
        self._draw_stack(HAPPENINGS, EVENT_BACK, 2 * len(state.happenings))

    def shown(self, state: State) -> tuple[object, ...]:
        """Return all that the picture over the piles depends on."""
        top = state.discard[-1] if state.discard else None
        bomb = (self._beat, min(state.bomb)) if state.bomb else None
        return len(state.draw), len(state.happenings), top, state.wish, state.face, bomb

    def draw_above(self, state: State) -> None:
        """Put numbers and words, over the cards."""
        self._draw_left(len(state.draw), dealt=bool(state.discard))
        if state.discard:
            self._draw_events(len(state.happenings))
        if state.bomb:
            self._draw_bomb(state)
        if state.discard:
            self._draw_asked_for(state, ASKED_FOR)

    def _draw_stack(self, at: tuple[float, float], back: str, count: int) -> None:
        """Put a pile as high as it has cards, about; the lowest card lies furthest right."""
        layers = min(MOST_LAYERS, math.ceil(count / CARDS_A_LAYER))
        picture = self._pictures.get(back, PILE_CARD)
        for layer in range(layers - 1, -1, -1):
            shift = LAYER * layer
            self._pen.stage.put(picture, at[0] + shift, at[1] + shift)

    def _draw_left(self, count: int, *, dealt: bool) -> None:
        """Put how many cards are left to draw, and a warning when it becomes few."""
        pen = self._pen
        few = dealt and count < FEW
        text = pen.say("frantic-table-left" if few else "frantic-table-draw-pile", n=count)
        wide = FEW_WIDE if few else COUNT_WIDE
        fill: RGB = WARN if few else NIGHT
        strip = self._strip(DRAW_PILE[0], wide)
        pen.paper(strip, fill, radius=20, lift=6, edge=WARN if few else LAMP, edge_width=2)
        room = strip.inset(8 if pen.large else 16, 1)
        if few:
            pen.icon("icons/warning", strip.x + 30, strip.cy, 28, INK)
            room = Box(strip.x + 52, room.y, strip.w - 66, room.h)
        pen.label(text, room, HINT, INK if few else TEXT, face="bold", align="centre")

    def _draw_events(self, count: int) -> None:
        """Put what the pile of events is, and how many are left."""
        strip = self._strip(HAPPENINGS[0], COUNT_WIDE)
        self._pen.paper(strip, NIGHT, radius=20, lift=6, edge=LAMP, edge_width=2)
        text = self._pen.say("frantic-table-events", n=count)
        room = strip.inset(8 if self._pen.large else 16, 1)
        self._pen.label(text, room, HINT, TEXT, face="bold", align="centre")

    def _strip(self, x: float, wide: float) -> Box:
        """Return where it stands below a pile how many cards it has."""
        top = PILES_Y + PILE_CARD * CARD_RATIO / 2 + LEFT_BELOW - LEFT_HIGH / 2
        if self._pen.large:
            wide = max(wide, LARGE_WIDE)
        return Box(x - wide / 2 + 8, top, wide, LARGE_HIGH if self._pen.large else LEFT_HIGH)

    def _draw_bomb(self, state: State) -> None:
        """Put the bomb on its pile; it swells as it ticks."""
        size = 84 + 6 * self._beat
        x, y = BOMB
        self._pen.sprite("frantic/mark-bomb", x, y, size)
        turns = max(0, min(state.bomb))
        self._pen.dot(x + 20, y + 32, 52, INK)
        room = Box(x - 4, y + 10, 48, 44)
        text = self._pen.say("frantic-table-number", n=turns)
        letters = self._pen.capped(38, 38)
        self._pen.label(text, room, letters, LAMP, face="display", align="centre")

    def prewarming(self) -> Iterator[None]:
        """Make what wishes and a low pile look like, a piece a step."""
        for wish in (*COLOURS, *map(str, NUMBERS)):
            self._draw_wish(wish, ASKED_FOR)
            yield
        self._draw_left(1, dealt=True)
        yield
        for kind in KINDS:
            self._pictures.get(sprite_of(kind.text), FACE_CARD)
            yield

    @property
    def _beat(self) -> int:
        return 0 if self.still else int(self._seconds / TICK_SECONDS) % 2

    def draw_on(self, state: State, box: Box) -> None:
        """Put what has to be matched into a box, where the piles are covered."""
        if state.wish or state.face is None:
            small = Box(box.cx - ASKED_FOR.w / 2, box.cy - ASKED_FOR.h / 2, *_ASKED_SIZE)
            self._draw_asked_for(state, small)
        else:
            self._draw_face(self._deck.kind(state.face), box)

    def _draw_asked_for(self, state: State, box: Box) -> None:
        """Put what must be played: the wish, or the card under one that is no card to play on."""
        if state.wish:
            self._draw_wish(state.wish, box)
        elif state.face is None:
            self._draw_any("frantic-table-any", box)
        elif state.face != state.discard[-1]:
            self._draw_face(self._deck.kind(state.face), box)

    def _draw_wish(self, wish: str, box: Box) -> None:
        pen = self._pen
        style = COLOUR_STYLES.get(wish)
        fill: RGB = style.colour if style else PAPER
        pen.paper(box.inset(-6), GLOW, radius=26, lift=16)
        pen.paper(box, fill, radius=22, lift=0)
        head = Box(box.x + 6, box.y + 4, box.w - 12, 36)
        say = self._pen.say
        pen.label(say("frantic-table-wish"), head, HINT, INK, face="bold", align="centre")
        if style is None:
            room = Box(box.x, box.y + 34, box.w, box.h - 40)
            size = self._pen.capped(104, 104)
            pen.label(wish, room, size, INK, face="display", align="centre")
            return
        pen.shape(style, box.cx, box.cy + 4, 66, INK)
        foot = Box(box.x + 4, box.bottom - 42, box.w - 8, 38)
        pen.label(say(f"frantic-colour-{wish}"), foot, HINT, INK, face="bold", align="centre")

    def _draw_any(self, text_id: str, box: Box) -> None:
        self._pen.paper(box, PAPER, radius=22, lift=12)
        text = self._pen.say(text_id)
        self._pen.paragraph(text, box.inset(8), HINT, INK, face="bold", align="centre")

    def _draw_face(self, kind: CardKind, box: Box) -> None:
        """Put the card to play on small beside one that leaves it in force (FC-22)."""
        self._pen.paper(box, PAPER, radius=22, lift=12)
        head = Box(box.x + 6, box.y + 4, box.w - 12, 34)
        text = self._pen.say("frantic-table-on")
        self._pen.label(text, head, HINT, INK, face="bold", align="centre")
        width = FACE_CARD if box.h < LARGE else MARKET_NARROW
        card = self._pictures.get(sprite_of(kind.text), width)
        self._pen.stage.put(card, box.cx, box.cy + 18)


def asks(state: State) -> bool:
    """Say whether something is asked for that the card on top does not tell."""
    top = state.discard[-1] if state.discard else None
    return bool(state.wish) or state.face is None or state.face != top


def with_number(pile: Box) -> Box:
    """Return what a pile covers with the strip that tells how many cards it has."""
    wide, low = LARGE_WIDE + 16, LEFT_BELOW - LEFT_HIGH / 2 + LARGE_HIGH
    return Box(pile.cx - wide / 2 + 4, pile.y, wide, pile.h + low)


NAME_SIZE = 44.0
LARGEST = 28
NAME_SHARE = 0.26


class MarketView:
    """Draws what lies under the cards of the market."""

    def __init__(self, pen: Pen, piles: Piles) -> None:
        self._pen = pen
        self._piles = piles

    def draw(self, state: State) -> None:
        """Put the cloth, if there is a market, with what would else be covered by it."""
        if not state.market:
            return
        self._pen.paper(MARKET, NIGHT, radius=36, lift=14, edge=LAMP, edge_width=4, cut=3)
        if state.happened:
            self._draw_head(state, state.happened[-1])
        self._piles.draw_on(state, MARKET_ON)

    def _draw_head(self, state: State, key: str) -> None:
        """Put the event's name, and what it does."""
        pen, head = self._pen, MARKET_HEAD
        name = Box(head.x, head.y, head.w * NAME_SHARE, head.h)
        size = self._pen.capped(NAME_SIZE, NAME_SIZE)
        text = self._pen.say(f"frantic-event-{key}")
        pen.label(text, name, size, GLOW, face="display")
        words = Box(name.right + 20, head.y, head.right - name.right - 20, head.h)
        rule = event_text(key, state.rules.gambling).text(self._pen.services.texts)
        pen.paragraph(rule, words, self._pen.capped(HINT, LARGEST), TEXT)


CENTRE: Point = (960.0, 388.0)
REACH_X, REACH_Y = 566.0, 158.0
"""The way of play runs between the piles and the plates."""
ARROWS = 6
ARROW = 26.0
DASHES = 96
DASH_WIDTH = 5.0
MARK_ALPHA = 70
LEAST_SEATS = 3
"""With two players there is only one way to go, and nothing is painted."""


class TableArt:
    """Keeps the picture of the table for the size of the window; ``backdrop`` is its drawing."""

    def __init__(self, services: Services, backdrop: str, seats: int) -> None:
        self._services = services
        self._backdrop = backdrop
        self._seats = seats
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None

    def clear(self) -> None:
        """Forget the picture."""
        self._painted = None

    def get(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it."""
        plain = self._services.sprites.backdrop(self._backdrop)
        if self._plain is not plain or self._painted is None:
            self._plain = plain
            self._painted = painted(self._services, plain, self._seats)
        return self._painted


def painted(services: Services, plain: pygame.Surface, seats: int) -> pygame.Surface:
    """Return the table with its marks, for so many seats; a new surface."""
    surface = plain.copy()
    canvas = services.canvas
    size = plain.get_size()
    marks = paint.clear(*size)
    scale, (left, top) = canvas.scale, canvas.offset
    if seats >= LEAST_SEATS:
        for shape in _way():
            moved = [(x + left / scale, y + top / scale) for x, y in shape]
            smooth_part(marks, scale, moved, LAMP)
    marks.fill((255, 255, 255, MARK_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(marks, (0, 0))
    for x, y in (DRAW_PILE, DISCARD, HAPPENINGS):
        _paint_place(services, surface, x, y)
    return surface


def _paint_place(services: Services, surface: pygame.Surface, x: float, y: float) -> None:
    """Mark where a pile is, so that an empty one is seen to be empty."""
    box = card_box(x, y, PILE_CARD).inset(-7)
    place = services.sprites.panel(
        box.w, box.h, fill=(*INK, 120), border=(*LAMP, 70), border_width=3, radius=18, shadow=False
    )
    px, py = services.canvas.to_px(box.cx, box.cy)
    surface.blit(place, place.get_rect(center=(round(px), round(py))))


def _at(turn: float, reach: float = 1.0) -> Point:
    """Return the point of the way at a turn in degrees, counter-clockwise from the right."""
    angle = math.radians(turn)
    x = CENTRE[0] + REACH_X * reach * math.cos(angle)
    return x, CENTRE[1] - REACH_Y * reach * math.sin(angle)


def _way() -> list[list[Point]]:
    """Return dashes along the way of play, and arrows that point counter-clockwise."""
    shapes = []
    step = 360 / DASHES
    gaps = {round((place + 0.5) * DASHES / ARROWS) % DASHES for place in range(ARROWS)}
    for dash in range(DASHES):
        if dash in gaps or (dash + 1) % DASHES in gaps:
            continue
        shapes.append(_dash(dash * step, (dash + 0.55) * step))
    shapes += [_arrow(gap * step) for gap in sorted(gaps)]
    return shapes


def _dash(start: float, end: float) -> list[Point]:
    (ax, ay), (bx, by) = _at(start), _at(end)
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length * DASH_WIDTH / 2, (bx - ax) / length * DASH_WIDTH / 2
    return [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]


def _arrow(turn: float) -> list[Point]:
    (ax, ay), (bx, by) = _at(turn - 1), _at(turn + 1)
    angle = math.atan2(by - ay, bx - ax)
    x, y = _at(turn)
    corners = ((0.8, 0.0), (-0.5, -0.6), (-0.2, 0.0), (-0.5, 0.6))
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (x + ARROW * (px * cos - py * sin), y + ARROW * (px * sin + py * cos)) for px, py in corners
    ]


def smooth_part(surface: pygame.Surface, scale: float, shape: list[Point], colour: RGB) -> None:
    """Paint a shape with smooth edges on a part of a large surface, in units of the canvas."""
    left, top = min(x for x, _ in shape) - 2, min(y for _, y in shape) - 2
    right, bottom = max(x for x, _ in shape) + 2, max(y for _, y in shape) + 2
    part = paint.clear(math.ceil((right - left) * scale), math.ceil((bottom - top) * scale))
    fill_smoothly(part, scale, [([(x - left, y - top) for x, y in shape], colour)])
    surface.blit(part, (round(left * scale), round(top * scale)))
