"""What is told in large letters over the piles: attacks, counters, skips, wishes, the bomb.

A notice stands for a moment and is gone. How long depends on what happens, and never on a card
that somebody may not know (FC-61).
"""

from collections.abc import Iterator

from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.core.telling import Mood
from game.frantic import events as ev
from game.frantic.deck import KINDS, Deck, Symbol
from game.frantic.screen.geometry import SHEET
from game.frantic.screen.news import News, news_of, why_over
from game.frantic.screen.pictures import sprite_of
from game.frantic.screen.piles import COLOUR_STYLES
from game.frantic.state import Attack, State
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.notice_strip import LONG, MIDDLE, RATIO, SHORT, TEXT_SIZE, NoticeStrip, Slip
from game.ui.theme import BODY, INK, LAMP, PAPER, Colour
from game.ui.widgets_pen import GLOW, NIGHT, NIGHT_SOFT, Box, Pen

STRIP = Box(420, 286, 1080, 172)
BOARD_CARD, BOARD_GAP = 176.0, 22.0
BOARD_SECONDS = 3.2
"""So long stands a notice with everybody's card."""
_SYMBOLS = {
    Attack.SKIP: Symbol.SKIP,
    Attack.GIFT: Symbol.GIFT,
    Attack.EXCHANGE: Symbol.EXCHANGE,
    Attack.FOUR: Symbol.FOUR,
    Attack.EQUALITY: Symbol.EQUALITY,
}


class Notice(Slip, frozen=True):
    """A notice; ``wish`` is what is asked for.

    ``shown`` are seats with the kinds that they have put down (FC-38).
    """

    wish: str = ""
    shown: tuple[tuple[Seat, str], ...] = ()


def _notice(
    news: News, seconds: float, kind: str = "", mark: str = "", mood: Mood = "calm"
) -> Notice:
    """Return a notice with the kind of a card, and with the victim and the wish of the line."""
    card = sprite_of(kind) if kind else ""
    return Notice(news, seconds, news.target, card, mark, mood, news.wish)


def notice_of(event: ev.Event, before: State, deck: Deck) -> Notice | None:
    """Return what is told in large letters of an event; most events are not."""
    news = news_of(event, before, deck, frozenset())
    if news is None:
        return None
    match event:
        case ev.Attacked(what=what):
            return _notice(news, MIDDLE, _attack_card(before, deck, what), "frantic/mark-attack")
        case ev.Played():
            return _played(event, before, deck, news)
        case ev.SkipGiven() | ev.TurnMissed():
            return _notice(news, SHORT, mark="frantic/mark-skip", mood="oops")
        case ev.Wished():
            return _notice(news, MIDDLE)
        case ev.Stopped():
            return _notice(news, MIDDLE, mark="frantic/mark-counter", mood="happy")
        case ev.Fizzled():
            return _notice(news, SHORT)
        case ev.RanOut():
            return _notice(News("frantic-big-ran-out"), LONG)
        case _:
            return _happening(event, before, deck, news)


def _happening(event: ev.Event, before: State, deck: Deck, news: News) -> Notice | None:
    """Return what is told of what concerns everybody."""
    match event:
        case ev.HandsMoved() | ev.HandsShuffled():
            return _notice(news, LONG)
        case ev.Gambled(seats, cards, _):
            shown = tuple(zip(seats, (deck.kind(card).text for card in cards), strict=True))
            return Notice(news, BOARD_SECONDS if shown else MIDDLE, shown=shown)
        case ev.MarketOpened():
            return _notice(News("frantic-big-market", _right_of_last(before)), SHORT)
        case ev.BombLit():
            return _notice(news, LONG, mark="frantic/mark-bomb")
        case ev.BombWentOff():
            return _notice(news, LONG, mark="frantic/mark-bomb", mood="oops")
        case ev.TurnBegan(seat) if before.bomb[seat] == 1:
            return _notice(news, SHORT, mark="frantic/mark-bomb")
        case ev.RoundEnded():
            return _notice(why_over(before), LONG)
        case _:
            return None


def _played(event: ev.Played, before: State, deck: Deck, news: News) -> Notice | None:
    """Return what is told of a card: reactions, and a hand that is all but empty."""
    seat, kind = event.seat, deck.kind(event.card)
    if event.when is ev.When.COUNTER:
        return _notice(news, MIDDLE, kind.text, "frantic/mark-counter", "happy")
    if event.when is ev.When.NICE_TRY:
        return _notice(news, LONG, kind.text, "frantic/mark-counter", "happy")
    left = len(before.hands[seat]) - 1
    if left == 0:
        return _notice(News("frantic-big-last-card", seat), MIDDLE, kind.text, mood="happy")
    if left == 1:
        return _notice(News("frantic-big-one-left", seat), MIDDLE, mood="happy")
    if kind.symbol is Symbol.CHANCE:
        return _notice(News("frantic-big-chance", seat, why="chance"), SHORT, kind.text)
    return None


def _attack_card(state: State, deck: Deck, what: str) -> str:
    """Return the newest card of the discard pile that makes this attack; it lies open."""
    symbol = _SYMBOLS[Attack(what)]
    found = (deck.kind(card) for card in reversed(state.discard))
    return next((kind.text for kind in found if kind.symbol is symbol), "")


def _right_of_last(state: State) -> Seat:
    """Return who is first in an event that the card of the present turn has set off (FC-30)."""
    return turn_order(state.turn, len(state.hands))[0]


class Notices(NoticeStrip[Notice]):
    """Draws the notice of the moment over the piles."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        super().__init__(brush, pen, seating, STRIP)

    def warmed(self) -> Iterator[None]:
        """Make one picture a step: strips, faces, the marks, specials, and the board."""
        seats = range(len(self.names))
        slips = [Notice(News("frantic-log-missed", seat), SHORT) for seat in seats]
        marks = [f"frantic/mark-{mark}" for mark in ("skip", "bomb", "attack", "counter")]
        specials = [sprite_of(kind.text) for kind in KINDS if not kind.number]
        yield from self.prewarming(slips, marks, specials)
        self._draw_sheet(SHEET)
        yield

    def draw_slip(self, slip: Notice, strip: Box) -> None:
        """Put a strip, or a board with everybody's card."""
        if slip.shown:
            self._draw_board(slip, SHEET.moved(0, strip.y - STRIP.y))
        else:
            super().draw_slip(slip, strip)

    def draw_more(self, slip: Notice, right: float, strip: Box) -> float:
        """Put what is asked for as large as it can be: a colour's shape, or a number."""
        if not slip.wish:
            return right
        x, pen = right - 56, self.pen
        style = COLOUR_STYLES.get(slip.wish)
        pen.dot(x, strip.cy, 118, INK)
        pen.dot(x, strip.cy, 108, style.colour if style else PAPER)
        if style is None:
            box = Box(x - 46, strip.cy - 46, 92, 92)
            size = self.brush.capped(76, 76)
            pen.label(slip.wish, box, size, INK, face="display", align="centre")
        else:
            pen.icon(f"shapes/{style.shape}", x, strip.cy, 64, INK)
        return right - 120

    def _draw_board(self, notice: Notice, board: Box) -> None:
        """Put all cards that were put down, each with its player, and who takes them."""
        pen, news = self.pen, notice.line
        assert isinstance(news, News)
        self._draw_sheet(board)
        text = self._headline(news)
        head = Box(board.x + 50, board.y + 16, board.w - 100, 88)
        size = self.brush.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, head, size, PAPER, face="display", align="centre")
        count = len(notice.shown)
        room = Box(board.x + 30, head.bottom + 10, board.w - 60, board.bottom - head.bottom - 30)
        pitch = min(BOARD_CARD + BOARD_GAP + 40, room.w / count)
        left = room.cx - pitch * count / 2
        for place, (seat, kind) in enumerate(notice.shown):
            cell = Box(left + place * pitch, room.y, pitch, room.h)
            self._draw_bid(seat, kind, cell, won=seat == news.seat)

    def _draw_sheet(self, board: Box) -> None:
        self.pen.paper(board, NIGHT, radius=40, lift=22, edge=LAMP, edge_width=6, cut=5)

    def _headline(self, news: News) -> str:
        """Return who takes it all; the cards are seen below, so they are not named."""
        texts = self.brush.services.texts
        if news.text_id == "frantic-log-gambled":
            return texts("frantic-big-gambled", name=self.names[news.seat])
        return news.text(texts, self.names)

    def _draw_bid(self, seat: Seat, kind: str, cell: Box, *, won: bool) -> None:
        pen, style = self.pen, self.pen.style(seat)
        name = Box(cell.x + 5, cell.bottom - 56, cell.w - 10, 50)
        pen.paper(name, style.colour if won else NIGHT_SOFT, lift=0)
        pen.icon(f"shapes/{style.shape}", name.x + 24, name.cy, 26, INK if won else style.colour)
        words = Box(name.x + 42, name.y + 2, name.w - 50, name.h - 4)
        pen.label(self.names[seat], words, BODY, INK if won else PAPER, face="bold")
        width = min(BOARD_CARD, cell.w - 14, (name.y - cell.y - 18) / RATIO)
        y = (cell.y + name.y) / 2 - 2
        if won:
            glow: Colour = GLOW
            tall = width * RATIO
            pen.paper(Box(cell.cx - width / 2, y - tall / 2, width, tall).inset(-8), glow, lift=0)
        self.draw_card(sprite_of(kind), cell.cx, y, width)
