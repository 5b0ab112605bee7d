"""What is told in large letters over the piles: attacks, counters, skips, wishes, the bomb.

A notice stands for a moment and is gone. How long depends on what happens, and never on a card
that somebody may not know (FC-61).
"""

from collections.abc import Iterator

import msgspec

from game.core.rules import Seat
from game.frantic import events as ev
from game.frantic.deck import Deck, Symbol
from game.frantic.flow import turn_order
from game.frantic.screen.geometry import SHEET
from game.frantic.screen.news import News, news_of, why_over
from game.frantic.screen.pictures import sprite_of
from game.frantic.screen.piles import COLOUR_STYLES
from game.frantic.state import Attack, State
from game.input.seating import Seating
from game.ui.brush import Brush, Mood, face_name
from game.ui.log_view import NOBODY
from game.ui.theme import BODY, INK, LAMP, PAPER, Colour, seat_style
from game.ui.widgets_pen import GLOW, NIGHT, NIGHT_DEEP, NIGHT_SOFT, Box, Pen

STRIP = Box(420, 286, 1080, 172)
FACE = 128.0
TEXT_SIZE = 50
CARD = 92.0
RATIO = 1.4
MARK = 84.0
BOARD_CARD, BOARD_GAP = 176.0, 22.0
GROW_SECONDS = 0.16
RISE = 26.0
SHORT, MIDDLE, LONG, BOARD_SECONDS = 0.9, 1.3, 1.8, 3.2
"""Seconds that notices stand, by how much there is to read."""
_SYMBOLS = {
    Attack.SKIP: Symbol.SKIP,
    Attack.GIFT: Symbol.GIFT,
    Attack.EXCHANGE: Symbol.EXCHANGE,
    Attack.FOUR: Symbol.FOUR,
    Attack.EQUALITY: Symbol.EQUALITY,
}


class Notice(msgspec.Struct, frozen=True):
    """A notice: the words, how long, the kind of a card, a mark's drawing, the actor's mood.

    ``shown`` are seats with the kinds that they have put down (FC-38).
    """

    news: News
    seconds: float
    card: str = ""
    mark: str = ""
    mood: Mood = "calm"
    shown: tuple[tuple[Seat, str], ...] = ()


def notice_of(event: ev.Event, before: State, deck: Deck) -> Notice | None:
    """Return what is told in large letters of an event; most events are not."""
    news = news_of(event, before, deck, frozenset())
    if news is None:
        return None
    match event:
        case ev.Attacked(what=what):
            return Notice(news, MIDDLE, _attack_card(before, deck, what), "frantic/mark-attack")
        case ev.Played():
            return _played(event, before, deck, news)
        case ev.SkipGiven() | ev.TurnMissed():
            return Notice(news, SHORT, mark="frantic/mark-skip", mood="oops")
        case ev.Wished():
            return Notice(news, MIDDLE)
        case ev.Stopped():
            return Notice(news, MIDDLE, mark="frantic/mark-counter", mood="happy")
        case ev.Fizzled():
            return Notice(news, SHORT)
        case ev.RanOut():
            return Notice(News("frantic-big-ran-out"), LONG)
        case _:
            return _happening(event, before, deck, news)


def _happening(event: ev.Event, before: State, deck: Deck, news: News) -> Notice | None:
    """Return what is told of what concerns everybody."""
    match event:
        case ev.HandsMoved() | ev.HandsShuffled():
            return Notice(news, LONG)
        case ev.Gambled(seats, cards, _):
            shown = tuple(zip(seats, (deck.kind(card).text for card in cards), strict=True))
            return Notice(news, BOARD_SECONDS if shown else MIDDLE, shown=shown)
        case ev.MarketOpened():
            return Notice(News("frantic-big-market", _right_of_last(before)), SHORT)
        case ev.BombLit():
            return Notice(news, LONG, mark="frantic/mark-bomb")
        case ev.BombWentOff():
            return Notice(news, LONG, mark="frantic/mark-bomb", mood="oops")
        case ev.TurnBegan(seat) if before.bomb[seat] == 1:
            return Notice(news, SHORT, mark="frantic/mark-bomb")
        case ev.RoundEnded():
            return Notice(why_over(before), LONG)
        case _:
            return None


def _played(event: ev.Played, before: State, deck: Deck, news: News) -> Notice | None:
    """Return what is told of a card: reactions, and a hand that is all but empty."""
    seat, kind = event.seat, deck.kind(event.card)
    if event.when is ev.When.COUNTER:
        return Notice(news, MIDDLE, kind.text, "frantic/mark-counter", "happy")
    if event.when is ev.When.NICE_TRY:
        return Notice(news, LONG, kind.text, "frantic/mark-counter", "happy")
    left = len(before.hands[seat]) - 1
    if left == 0:
        return Notice(News("frantic-big-last-card", seat), MIDDLE, kind.text, mood="happy")
    if left == 1:
        return Notice(News("frantic-big-one-left", seat), MIDDLE, mood="happy")
    if kind.symbol is Symbol.CHANCE:
        return Notice(News("frantic-big-chance", seat, why="chance"), SHORT, kind.text)
    return None


def _attack_card(state: State, deck: Deck, what: str) -> str:
    """Return the newest card of the discard pile that makes this attack; it lies open."""
    symbol = _SYMBOLS[Attack(what)]
    found = (deck.kind(card) for card in reversed(state.discard))
    return next((kind.text for kind in found if kind.symbol is symbol), "")


def _right_of_last(state: State) -> Seat:
    """Return who is first in an event that the card of the present turn has set off (FC-30)."""
    return turn_order(state.turn, len(state.hands))[0]


class Notices:
    """Draws the notice of the moment."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._notice: Notice | None = None
        self._age = 0.0
        self._left = 0.0
        self.still = False

    @property
    def up(self) -> bool:
        """Say whether a notice is shown."""
        return self._notice is not None

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: each player's strip, the marks, and the board."""
        for seat in range(len(self._names)):
            # What is put here is forgotten before the next picture is drawn.
            self._draw_strip(Notice(News("frantic-log-missed", seat), SHORT), STRIP)
            yield
        for mark in ("skip", "bomb", "attack", "counter"):
            self._brush.sprites.get(f"frantic/mark-{mark}", MARK)
            yield
        self._draw_sheet(SHEET)
        yield

    def show(self, notice: Notice | None, pace: float = 1.0) -> None:
        """Show a notice, or none; ``pace`` multiplies how long it stands."""
        self._notice, self._age = notice, 0.0
        self._left = notice.seconds * pace if notice else 0.0

    def update(self, dt: float) -> None:
        """Let time pass; what has stood long enough is gone."""
        self._age += dt
        self._left -= dt
        if self._left <= 0:
            self._notice = None

    def draw(self) -> None:
        """Put the notice over the piles."""
        notice = self._notice
        if notice is None:
            return
        share = min(1.0, self._age / GROW_SECONDS)
        rise = 0.0 if self.still else RISE * (1 - share) ** 2
        if notice.shown:
            self._draw_board(notice, SHEET.moved(0, rise))
        else:
            self._draw_strip(notice, STRIP.moved(0, rise))

    def _draw_strip(self, notice: Notice, strip: Box) -> None:
        """Put the actor's face, the words, and at the right the card, a mark and the victim."""
        pen, news = self._pen, notice.news
        edge = seat_style(news.seat).colour if news.seat != NOBODY else LAMP
        pen.shade(strip.inset(-16), NIGHT_DEEP, 120, radius=66)
        pen.paper(strip, NIGHT, radius=52, lift=20, edge=edge, edge_width=7)
        left, right = strip.x + 44, strip.right - 44
        if news.seat != NOBODY:
            self._draw_face(news.seat, strip.x + 100, strip.cy, FACE, notice.mood)
            left = strip.x + 190
        if news.target != NOBODY:
            mood: Mood = "oops" if notice.mark else "calm"
            self._draw_face(news.target, strip.right - 100, strip.cy, FACE, mood)
            right = strip.right - 184
        if notice.mark:
            self._brush.sprite(notice.mark, right - MARK / 2, strip.cy, MARK)
            right -= MARK + 14
        if notice.card:
            self._draw_card(notice.card, right - CARD / 2, strip.cy, CARD)
            right -= CARD + 18
        self._draw_wish(news.wish, right, strip)
        right -= 120 if news.wish else 0
        text = news.text(self._brush.services.texts, self._names)
        room = Box(left, strip.y + 16, right - left - 10, strip.h - 32)
        size = self._brush.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, room, size, PAPER, face="display", align="centre")

    def _draw_wish(self, wish: str, right: float, strip: Box) -> None:
        """Put what is asked for as large as it can be: a colour's shape, or a number."""
        if not wish:
            return
        x = right - 56
        style = COLOUR_STYLES.get(wish)
        self._pen.dot(x, strip.cy, 118, INK)
        self._pen.dot(x, strip.cy, 108, style.colour if style else PAPER)
        if style is None:
            box = Box(x - 46, strip.cy - 46, 92, 92)
            size = self._brush.capped(76, 76)
            self._pen.label(wish, box, size, INK, face="display", align="centre")
        else:
            self._pen.icon(f"shapes/{style.shape}", x, strip.cy, 64, INK)

    def _draw_card(self, kind: str, x: float, y: float, width: float) -> None:
        tall = width * RATIO
        shade = self._brush.sprites.shadow(width, tall, width * 0.08, 8, 130)
        self._brush.stage.put(shade, x + 2, y + 5)
        self._brush.sprite(sprite_of(kind), x, y, width)

    def _draw_face(self, seat: Seat, x: float, y: float, size: float, mood: Mood) -> None:
        """Put a face on its player's colour, with the player's shape at its foot."""
        pen, style = self._pen, seat_style(seat)
        pen.dot(x, y, size * 1.08, INK)
        pen.dot(x, y, size, style.colour)
        self._brush.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.82)
        pen.dot(x + size * 0.36, y + size * 0.36, size * 0.36, INK)
        pen.icon(
            f"shapes/{style.shape}", x + size * 0.36, y + size * 0.36, size * 0.25, style.colour
        )

    def _draw_board(self, notice: Notice, board: Box) -> None:
        """Put all cards that were put down, each with its player, and who takes them."""
        pen, news = self._pen, notice.news
        self._draw_sheet(board)
        text = self._headline(news)
        head = Box(board.x + 50, board.y + 16, board.w - 100, 88)
        size = self._brush.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, head, size, PAPER, face="display", align="centre")
        count = len(notice.shown)
        room = Box(board.x + 30, head.bottom + 10, board.w - 60, board.bottom - head.bottom - 30)
        pitch = min(BOARD_CARD + BOARD_GAP + 40, room.w / count)
        left = room.cx - pitch * count / 2
        for place, (seat, kind) in enumerate(notice.shown):
            cell = Box(left + place * pitch, room.y, pitch, room.h)
            self._draw_bid(seat, kind, cell, won=seat == news.seat)

    def _draw_sheet(self, board: Box) -> None:
        self._pen.paper(board, NIGHT, radius=40, lift=22, edge=LAMP, edge_width=6, cut=5)

    def _headline(self, news: News) -> str:
        """Return who takes it all; the cards are seen below, so they are not named."""
        texts = self._brush.services.texts
        if news.text_id == "frantic-log-gambled":
            return texts("frantic-big-gambled", name=self._names[news.seat])
        return news.text(texts, self._names)

    def _draw_bid(self, seat: Seat, kind: str, cell: Box, *, won: bool) -> None:
        pen, style = self._pen, seat_style(seat)
        name = Box(cell.x + 5, cell.bottom - 56, cell.w - 10, 50)
        pen.paper(name, style.colour if won else NIGHT_SOFT, lift=0)
        pen.icon(f"shapes/{style.shape}", name.x + 24, name.cy, 26, INK if won else style.colour)
        words = Box(name.x + 42, name.y + 2, name.w - 50, name.h - 4)
        pen.label(self._names[seat], words, BODY, INK if won else PAPER, face="bold")
        width = min(BOARD_CARD, cell.w - 14, (name.y - cell.y - 18) / RATIO)
        y = (cell.y + name.y) / 2 - 2
        if won:
            glow: Colour = GLOW
            tall = width * RATIO
            pen.paper(Box(cell.cx - width / 2, y - tall / 2, width, tall).inset(-8), glow, lift=0)
        self._draw_card(kind, cell.cx, y, width)


def seconds_of(notice: Notice | None) -> float:
    """Return how long a notice is to be seen, at normal speed."""
    return notice.seconds if notice else 0.0
