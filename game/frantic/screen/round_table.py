"""The table of points between rounds: what each hand has cost, the totals, and who deals next."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from game.core.rules import Seat
from game.frantic.deck import KINDS, Card, Deck, Symbol
from game.frantic.screen.news import News, match_over, plain, why_over
from game.frantic.screen.pictures import sprite_of
from game.frantic.state import Ask, Ending, State
from game.input.seating import Seating
from game.ui.brush import Brush, Mood, face_name
from game.ui.i18n import Texts
from game.ui.theme import HINT, INK, LAMP, PAPER, Colour, mix, seat_style
from game.ui.widgets_pen import (
    CREAM_SOFT,
    GLOW,
    INK_SOFT,
    NIGHT,
    NIGHT_SOFT,
    PAPER_DIM,
    PRIMARY,
    Box,
    Face,
    Pen,
)

SHEET = Box(50, 96, 1820, 760)
"""Where the table of points lies: over plates, piles and log."""
DEAL = Box(660, 876, 600, 124)
"""Where the dealer's button finds room under it."""
HEAD, HEADS, GAP = 84.0, 38.0, 8.0
MOST_ROW = 150.0
EDGE, MARGIN = 26.0, 14.0
NAME, EARLIER, NOW, TOTAL = 336.0, 82.0, 150.0, 210.0
"""Widths of the columns; the cards have what is left."""
MOST_EARLIER = 4
CARD_RATIO = 1.4
LEAST_PITCH = 21.0
"""Cards that would lie closer together are told as numbers instead."""
MOST_CARD = 84.0
ROW_EDGE = 5.0
BADGE = 34.0
SLIP_GAP = 8.0
EXTRA_SHARE = 0.62
"""So much of a row's height the points have where there is a reason below them."""


class RoundTable:
    """Draws the points of the round that is just over, and of those before it."""

    def __init__(self, brush: Brush, pen: Pen, deck: Deck, seating: Seating) -> None:
        self._brush = brush
        self._pen = pen
        self._deck = deck
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the sheet, a row, and each kind of card."""
        high, fitted = fitting(SHEET, len(self._names))
        self._draw_sheet(fitted)
        yield
        self._draw_strip(Box(0, 0, fitted.w - 2 * EDGE, high), PAPER)
        yield
        for kind in KINDS:
            self._brush.sprites.get(sprite_of(kind.text), card_width(high - 2 * ROW_EDGE))
            yield

    def draw(self, state: State, sheet: Box = SHEET, *, waits: bool = False) -> None:
        """Put the table, the lowest total first; ``state`` is between rounds, or at the end.

        ``waits``: it stands until somebody presses a key, which is said below it.
        """
        order = standing(state)
        high, fitted = fitting(sheet, len(order))
        self._draw_sheet(fitted)
        inner = fitted.inset(EDGE, MARGIN)
        self._draw_head(state, Box(inner.x, inner.y, inner.w, HEAD))
        top = inner.y + HEAD + HEADS
        columns = columns_of(inner, min(MOST_EARLIER, len(state.points[0]) - 1))
        self._draw_heads(state, columns, top - HEADS)
        sizes = self._sizes(state, columns, high)
        for place, seat in enumerate(order):
            row = Box(inner.x, top + place * (high + GAP), inner.w, high)
            self._draw_row(state, seat, columns, row, sizes)
        if waits:
            self._draw_wait()

    def _draw_wait(self) -> None:
        """Say that a key goes on, where the dealer's button would be."""
        box = DEAL.inset(0, 26)
        self._pen.paper(box, PAPER, radius=box.h / 2, lift=10)
        self._pen.icon("icons/play", box.x + 44, box.cy, 30, INK)
        words = Box(box.x + 76, box.y + 6, box.w - 110, box.h - 12)
        text = self._brush.say("frantic-table-go-on")
        self._pen.label(text, words, self._brush.capped(34, 44), INK, face="bold", align="centre")

    def _draw_sheet(self, sheet: Box) -> None:
        self._pen.paper(sheet, NIGHT, radius=34, lift=26, edge=LAMP, edge_width=4, cut=9)

    def _draw_strip(self, row: Box, fill: Colour) -> None:
        self._pen.paper(row, fill, radius=18, lift=4)

    def _draw_head(self, state: State, head: Box) -> None:
        """Put which round is over and why, when the match ends, and who deals next."""
        pen, say = self._pen, self._brush.say
        over = state.question is None
        why = (match_over if over else why_over)(state).text(say_of(self._brush), self._names)
        text_id = "frantic-round-match" if over else "frantic-round-title"
        title = say(text_id, round=len(state.points[0]), why=why)
        left = Box(head.x + 6, head.y, head.w * 0.6, head.h - 8)
        pen.label(title, left, self._brush.capped(52, 56), PAPER, face="display")
        right = Box(left.right + 20, head.y + 2, head.right - left.right - 26, (head.h - 8) / 2)
        pen.label(self._goal(state), right, 30, LAMP, face="bold", align="right")
        if not over:
            line = self._dealer(state).text(say_of(self._brush), self._names)
            below = right.moved(0, right.h)
            pen.label(line, below, HINT, CREAM_SOFT, align="right")

    def _goal(self, state: State) -> str:
        rules, say = state.rules, self._brush.say
        if rules.rounds:
            return say("frantic-round-of", round=len(state.points[0]), rounds=rules.rounds)
        return say("frantic-round-limit", limit=rules.limit)

    def _dealer(self, state: State) -> News:
        """Tell who deals next, and why (FC-5)."""
        last = [own[-1] for own in state.points]
        equal = last.count(max(last)) > 1
        text_id = "frantic-round-dealer-equal" if equal else "frantic-round-dealer"
        return News(text_id, state.dealer)

    def _draw_heads(self, state: State, columns: "Columns", y: float) -> None:
        pen, say = self._pen, self._brush.say
        heads = [
            (columns.cards, say("frantic-round-left-over"), "left"),
            (columns.now, say("frantic-round-now"), "centre"),
            (columns.total, say("frantic-round-total"), "right"),
        ]
        rounds = len(state.points[0])
        shown = len(columns.earlier)
        heads += [
            (column, str(rounds - shown + place), "centre")
            for place, column in enumerate(columns.earlier)
        ]
        for (x, wide), text, align in heads:
            box = Box(x + 2, y, wide - 4, HEADS - 4)
            size = self._brush.capped(HINT, 30)
            if align == "left":
                pen.label(text, box, size, CREAM_SOFT)
            elif align == "right":
                pen.label(text, box.inset(18, 0), size, CREAM_SOFT, align="right")
            else:
                pen.label(text, box, size, CREAM_SOFT, align="centre")

    def _sizes(self, state: State, columns: "Columns", high: float) -> "Sizes":
        """Return one size each for names and figures, at which all of them fit."""
        say, capped = say_of(self._brush), self._brush.capped
        extra = any(self._extra(state, seat) for seat in range(len(self._names)))
        now = high * (EXTRA_SHARE if extra else 1.0) - 8
        name = Box(0, 0, name_room(columns, high), high - 10)
        figures = [plain(say, number) for own in state.points for number in own]
        totals = [plain(say, total) for total in state.totals]
        return Sizes(
            self._size(self._names, name, 40, "display"),
            self._size(figures, Box(0, 0, EARLIER - 10, high - 12), capped(30, 34), "bold"),
            self._size(figures, Box(0, 0, columns.now[1] - 20, now), capped(46, 52), "display"),
            self._size(totals, Box(0, 0, columns.total[1] - 60, high * 0.66), 52, "display"),
        )

    def _size(self, texts: Sequence[str], room: Box, size: float, face: Face) -> float:
        fits = (self._pen.fitting(text, room, size, face) for text in dict.fromkeys(texts))
        return min(fits, default=size)

    def _draw_row(
        self, state: State, seat: Seat, columns: "Columns", row: Box, sizes: "Sizes"
    ) -> None:
        pen, style = self._pen, seat_style(seat)
        won = state.question is None and seat in match_over(state).seats
        self._draw_strip(row, style.colour if won else PAPER)
        pen.paper(Box(row.x, row.y, 12, row.h), style.colour, radius=6, lift=0)
        self._draw_name(state, seat, columns, row, sizes.name)
        strip = Box(columns.cards[0], row.y, columns.cards[1], row.h)
        self._draw_cards(state, seat, strip.inset(4, ROW_EDGE))
        own = state.points[seat]
        shown = len(columns.earlier)
        for (x, wide), number in zip(columns.earlier, own[-1 - shown : -1], strict=True):
            text = plain(say_of(self._brush), number)
            box = Box(x + 5, row.y + 6, wide - 10, row.h - 12)
            colour = INK if won else INK_SOFT
            pen.label(text, box, sizes.earlier, colour, face="bold", align="centre")
        self._draw_now(state, seat, Box(columns.now[0], row.y, columns.now[1], row.h), sizes.now)
        box = Box(columns.total[0], row.y, columns.total[1], row.h)
        self._draw_total(state, seat, box, sizes.total)
        if won:
            pen.icon("icons/crown", row.x + 6, row.y + 6, 62, INK)
            pen.icon("icons/crown", row.x + 6, row.y + 6, 54, GLOW)

    def _draw_name(
        self, state: State, seat: Seat, columns: "Columns", row: Box, size: float
    ) -> None:
        pen, style = self._pen, seat_style(seat)
        face = face_side(row.h)
        x = row.x + 26 + face / 2
        pen.dot(x, row.cy, face * 1.06, INK)
        pen.dot(x, row.cy, face, style.colour)
        best = standing(state)[0] == seat
        mood: Mood = "happy" if best or not state.hands[seat] else "calm"
        name = face_name(self._seating[seat], seat, mood)
        self._brush.sprite(name, x, row.cy, face * 0.82)
        left = x + face / 2 + 10
        pen.icon(f"shapes/{style.shape}", left + 14, row.cy, 28, style.dark)
        room = Box(left + 36, row.y + 5, name_room(columns, row.h), row.h - 10)
        pen.label(self._names[seat], room, size, INK, face="display")
        if seat == state.dealer and state.question is not None:
            self._brush.sprite("frantic/mark-dealer", x + face * 0.4, row.cy + face * 0.34, 34)

    def _draw_now(self, state: State, seat: Seat, box: Box, size: float) -> None:
        """Put what the round has brought, and what was not for cards: bomb or Doomsday."""
        pen = self._pen
        extra = self._extra(state, seat)
        points = plain(say_of(self._brush), state.points[seat][-1])
        share = EXTRA_SHARE if extra else 1.0
        upper = Box(box.x + 10, box.y + 4, box.w - 20, (box.h - 8) * share)
        pen.label(points, upper, size, INK, face="display", align="centre")
        if extra:
            lower = Box(upper.x - 6, upper.bottom, upper.w + 12, box.bottom - upper.bottom - 4)
            pen.label(extra, lower, HINT, PRIMARY, face="bold", align="centre")

    def _extra(self, state: State, seat: Seat) -> str:
        """Return why a round has brought other points than those of the cards (FC-33, FC-48)."""
        say = self._brush.say
        if state.ending is Ending.SCORED:
            return say("frantic-round-scored")
        changes = bomb_points(state, self._deck)
        if not any(changes):
            return ""
        if all(state.hands):
            return say("frantic-round-doubled")
        points = plain(say_of(self._brush), changes[seat])
        return say("frantic-round-bomb", points=points if changes[seat] < 0 else f"+{points}")

    def _draw_total(self, state: State, seat: Seat, box: Box, size: float) -> None:
        """Put the total, and how far it is to the limit; a flag for who has reached it."""
        pen, style, limit = self._pen, seat_style(seat), state.rules.limit
        total = state.totals[seat]
        bar_high = 14.0 if limit else 0.0
        upper = Box(box.x + 40, box.y + 4, box.w - 60, box.h - bar_high - 14)
        text = plain(say_of(self._brush), total)
        pen.label(text, upper, size, INK, face="display", align="right")
        if not limit:
            return
        bar = Box(box.x + 14, box.bottom - bar_high - 8, box.w - 34, bar_high)
        pen.paper(bar, mix(PAPER_DIM, INK, 0.18), radius=7, lift=0)
        share = min(1.0, max(0.0, total / limit))
        wide = max(bar.h, round(bar.w * share / 4) * 4.0)
        pen.paper(Box(bar.x, bar.y, wide, bar.h), style.dark, radius=7, lift=0)
        pen.paper(Box(bar.right - 2, bar.y - 6, 5, bar.h + 12), PRIMARY, radius=2, lift=0)
        if total >= limit:
            pen.icon("icons/flag", box.x + 30, upper.cy, 34, PRIMARY)

    def _draw_cards(self, state: State, seat: Seat, strip: Box) -> None:
        """Put the cards that are left, dearest first; a hand too large for that as numbers."""
        pen = self._pen
        hand = sorted(state.hands[seat], key=lambda card: self._worth(card), reverse=True)
        if not hand:
            box = Box(strip.x + 8, strip.y, strip.w - 16, strip.h)
            text = self._brush.say("frantic-round-out")
            size = self._brush.capped(40, 40)
            pen.label(text, box, size, seat_style(seat).dark, face="display")
            return
        width = card_width(strip.h)
        rest = strip.w - width - 12
        pitch = min(width + 8, rest / max(1, len(hand) - 1))
        if pitch < LEAST_PITCH:
            self._draw_slips(hand, strip)
            return
        for place, card in enumerate(hand):
            x = strip.x + 6 + width / 2 + place * pitch
            self._draw_card(card, x, strip.cy, width, min(pitch - 2, width))

    def _worth(self, card: Card) -> tuple[int, int]:
        return self._deck.kind(card).points, -card

    def _draw_card(self, card: Card, x: float, y: float, width: float, seen: float) -> None:
        """Put a small card; where its number is not what it costs, its points stand on it.

        ``seen``: how much of its width the next card leaves free.
        """
        kind = self._deck.kind(card)
        tall = width * CARD_RATIO
        shade = self._brush.sprites.shadow(width, tall, width * 0.08, 4, 110)
        self._brush.stage.put(shade, x + 1, y + 2)
        self._brush.sprite(sprite_of(kind.text), x, y, width)
        if kind.symbol is Symbol.NUMBER:
            return
        badge = Box(x - width / 2, y + tall / 2 - BADGE, min(seen, max(BADGE, width * 0.62)), BADGE)
        self._pen.paper(badge, INK, radius=10, lift=0)
        size = self._brush.capped(HINT, HINT)
        points = str(kind.points)
        self._pen.label(points, badge.inset(3, 1), size, GLOW, face="bold", align="centre")

    def _draw_slips(self, hand: Sequence[Card], strip: Box) -> None:
        """Put how many cards of each worth there are, in rows of slips."""
        counts = Counter(self._deck.kind(card).points for card in hand)
        say = self._brush.say
        texts = [say("frantic-round-count", count=len(hand))]
        for worth, count in counts.items():
            texts.append(say("frantic-round-many", count=count, points=worth))
        rows = 1 if strip.h < 76 else 2
        across = -(-len(texts) // rows)
        cells = [c for row in strip.inset(2).rows(rows, 6) for c in row.columns(across, SLIP_GAP)]
        cells = cells if rows == 2 else list(strip.inset(2, 6).columns(across, SLIP_GAP))
        for place, (text, cell) in enumerate(zip(texts, cells, strict=False)):
            fill: Colour = NIGHT_SOFT if not place else PAPER_DIM
            self._pen.paper(cell, fill, radius=10, lift=0)
            ink = PAPER if not place else INK
            self._pen.label(text, cell.inset(5, 2), HINT, ink, face="bold", align="centre")


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


def card_width(high: float) -> float:
    """Return how wide cards are in a strip of a height."""
    return min(MOST_CARD, (high - 4) / CARD_RATIO)


def face_side(high: float) -> float:
    """Return how large a face is in a row."""
    return min(84.0, high - 12)


def name_room(columns: Columns, high: float) -> float:
    """Return how much room a name has beside face and shape."""
    return columns.name[1] - 26 - face_side(high) - 56


def say_of(brush: Brush) -> Texts:
    """Return the players' texts."""
    return brush.services.texts


def between_rounds(state: State) -> bool:
    """Say whether a round has been counted and the next is not yet dealt."""
    counted = bool(state.points[0]) and len(state.points[0]) >= state.round
    return counted and (state.question is None or state.question.ask is Ask.DEAL)


def standing(state: State) -> tuple[Seat, ...]:
    """Return all seats, the lowest total first."""
    return tuple(sorted(range(len(state.hands)), key=lambda seat: (state.totals[seat], seat)))


def bomb_points(state: State, deck: Deck) -> tuple[int, ...]:
    """Return what the last round brought each seat besides its cards (FC-48)."""
    pairs = zip(state.points, state.hands, strict=True)
    return tuple(own[-1] - deck.points(hand) for own, hand in pairs)
