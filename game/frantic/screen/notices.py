"""What is told large over the piles: notices on a strip, and posters of events.

A strip stands for a moment and is gone; of an event a small card says what came of it.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat
from game.core.sentence import MINUS, Sentence
from game.core.telling import MOODS, Mood, Notice, Telling
from game.frantic.deck import KINDS
from game.frantic.happenings import Verb
from game.frantic.moment import EVENT_ASKS
from game.frantic.phrases import event_text
from game.frantic.screen.layout import POSTER, SHEET
from game.frantic.screen.pictures import event_picture, sprite_of
from game.frantic.screen.piles import COLOUR_STYLES
from game.frantic.state import State
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.event_poster import WHITE, EventPoster
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    HINT,
    INK,
    LAMP,
    NIGHT_DEEP,
    NIGHT_PAPER,
    NIGHT_SOFT,
    PAPER,
    RGB,
)

STRIP, NOTED = Box(420, 286, 1080, 172), Box(340, 232, 1240, 298)
"""Where a notice stands, and one with notes: it covers the numbers below the piles whole."""
FACE, FACE_EDGE = 128.0, 36.0
TEXT_SIZE, NOTE_SIZE, LINE_SHARE = 50, 38, 0.34
"""Letters of the line and of what stands below it, and how much of the strip the line has then."""
CARD = 92.0
RATIO = 1.4
MARK = 84.0
MARKS = ("skip", "bomb", "attack", "counter")
GROW_SECONDS = 0.16
RISE = 26.0
BID_CARD, BID_GAP = 176.0, 22.0


class Notices:
    """Draws the notice of the moment: a strip, or a sheet with everybody's card."""

    def __init__(self, pen: Pen, seating: Seating) -> None:
        self._pen = pen
        self._names = tuple(player.name for player in seating.players)
        self._seating = seating
        self._notice: Notice | None = None
        self._age = 0.0
        self._left = 0.0
        self.still = False

    @property
    def up(self) -> bool:
        """Say whether a notice is shown."""
        return self._notice is not None

    @property
    def box(self) -> Box:
        """Return where the notice of the moment stands."""
        notice = self._notice
        if notice is not None and notice.shown:
            return SHEET
        return NOTED if notice is not None and notice.notes else STRIP

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: strips, faces, specials, marks, and the sheet for cards.

        What is put here is forgotten before the next picture is drawn.
        """
        for seat in range(len(self._names)):
            for strip in (STRIP, NOTED):
                self._draw_slip(Notice(Sentence("frantic-log-missed", seat), 0.0), strip)
                yield
        x, y, high = STRIP.cx, STRIP.cy, STRIP.h
        for seat, mood in product(range(len(self._names)), MOODS):
            self._draw_face(seat, x, y, min(FACE, high - FACE_EDGE), mood)
            yield
        for kind in KINDS:
            if not kind.number:
                self._draw_card(kind.text, x, y, _card_width(high))
                yield
        for mark in MARKS:
            self._pen.sprites.get(mark_sprite(mark), MARK)
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
        """Put the notice, if there is one."""
        if self._notice is None:
            return
        share = min(1.0, self._age / GROW_SECONDS)
        rise = 0.0 if self.still else RISE * (1 - share) ** 2
        if self._notice.shown:
            self._draw_bids(self._notice, SHEET.moved(0, rise))
        else:
            self._draw_slip(self._notice, self.box.moved(0, rise))

    def _draw_slip(self, notice: Notice, strip: Box) -> None:
        """Put the actor's face, the words, and at the right the card, a mark and the victim."""
        pen, seat, high = self._pen, notice.line.seat, strip.h
        face = min(FACE, high - FACE_EDGE)
        edge = pen.style(seat).colour if seat != NOBODY else LAMP
        pen.shade(strip.inset(-16), NIGHT_DEEP, 120, radius=66)
        pen.paper(strip, NIGHT_PAPER, radius=52, lift=20, edge=edge, edge_width=7)
        left, right = strip.x + 44, strip.right - 44
        if seat != NOBODY:
            self._draw_face(seat, strip.x + 36 + face / 2, strip.cy, face, notice.mood)
            left = strip.x + 62 + face
        if notice.target != NOBODY:
            mood: Mood = "oops" if notice.mark else "calm"
            self._draw_face(notice.target, strip.right - 36 - face / 2, strip.cy, face, mood)
            right = strip.right - 56 - face
        if notice.mark:
            self._pen.sprite(mark_sprite(notice.mark), right - MARK / 2, strip.cy, MARK)
            right -= MARK + 14
        if notice.card:
            wide = _card_width(high)
            self._draw_card(notice.card, right - wide / 2, strip.cy, wide)
            right -= wide + 18
        right = self._draw_wish(notice.wish, right, strip) if notice.wish else right
        room = Box(left, strip.y + 16, right - left - 10, high - 32)
        self._write(notice, room)

    def _write(self, notice: Notice, room: Box) -> None:
        """Write the line, and below it in smaller letters what it does and what may be answered."""
        pen, say = self._pen, self._pen.services.texts
        if notice.notes:
            share = LINE_SHARE * room.h
            below = Box(room.x, room.y + share, room.w, room.h - share)
            text = " ".join(note.text(say, self._names) for note in notice.notes)
            pen.paragraph(text, below, NOTE_SIZE, LAMP, face="bold", align="centre")
            room = Box(room.x, room.y, room.w, share - 6)
        text = notice.line.text(say, self._names)
        size = self._pen.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, room, size, PAPER, face="display", align="centre")

    def _draw_card(self, kind: str, x: float, y: float, width: float) -> None:
        """Put a card with its shadow."""
        tall = width * RATIO
        shade = self._pen.sprites.shadow(width, tall, width * 0.08, 8, 130)
        self._pen.stage.put(shade, x + 2, y + 5)
        self._pen.sprite(sprite_of(kind), x, y, width)

    def _draw_face(self, seat: Seat, x: float, y: float, size: float, mood: Mood) -> None:
        """Put a face on its player's colour, with the player's shape at its foot."""
        pen, style = self._pen, self._pen.style(seat)
        pen.dot(x, y, size * 1.08, INK)
        pen.dot(x, y, size, style.colour)
        self._pen.sprite(face_name(self._seating[seat], seat, mood), x, y, size * 0.82)
        badge = x + size * 0.36, y + size * 0.36
        pen.dot(*badge, size * 0.36, INK)
        pen.shape(style, *badge, size * 0.25, style.colour)

    def _draw_wish(self, wish: str, right: float, strip: Box) -> float:
        """Put what is asked for as large as it can be, a colour's shape or a number, at the right.

        Return where the words end.
        """
        x, pen = right - 56, self._pen
        style = COLOUR_STYLES.get(wish)
        pen.dot(x, strip.cy, 118, INK)
        pen.dot(x, strip.cy, 108, style.colour if style else PAPER)
        if style is None:
            box = Box(x - 46, strip.cy - 46, 92, 92)
            size = self._pen.capped(76, 76)
            pen.label(wish, box, size, INK, face="display", align="centre")
        else:
            pen.shape(style, x, strip.cy, 64, INK)
        return right - 120

    def _draw_bids(self, notice: Notice, board: Box) -> None:
        """Put all cards that were put down, each with its player, and who takes them."""
        pen, line = self._pen, notice.line
        self._draw_sheet(board)
        text = line.text(self._pen.services.texts, self._names)
        head = Box(board.x + 50, board.y + 16, board.w - 100, 88)
        size = self._pen.capped(TEXT_SIZE, TEXT_SIZE)
        pen.label(text, head, size, PAPER, face="display", align="centre")
        count = len(notice.shown)
        room = Box(board.x + 30, head.bottom + 10, board.w - 60, board.bottom - head.bottom - 30)
        pitch = min(BID_CARD + BID_GAP + 40, room.w / count)
        left = room.cx - pitch * count / 2
        for place, (seat, kind) in enumerate(notice.shown):
            cell = Box(left + place * pitch, room.y, pitch, room.h)
            self._draw_bid(seat, kind, cell, won=seat == line.seat)

    def _draw_sheet(self, board: Box) -> None:
        self._pen.paper(board, NIGHT_PAPER, radius=40, lift=22, edge=LAMP, edge_width=6, cut=5)

    def _draw_bid(self, seat: Seat, kind: str, cell: Box, *, won: bool) -> None:
        pen, style = self._pen, self._pen.style(seat)
        name = Box(cell.x + 5, cell.bottom - 56, cell.w - 10, 50)
        pen.paper(name, style.colour if won else NIGHT_SOFT, lift=0)
        pen.shape(style, name.x + 24, name.cy, 26, INK if won else style.colour)
        words = Box(name.x + 42, name.y + 2, name.w - 50, name.h - 4)
        pen.name(self._names[seat], words, BODY, INK if won else PAPER, face="bold")
        width = min(BID_CARD, cell.w - 14, (name.y - cell.y - 18) / RATIO)
        y = (cell.y + name.y) / 2 - 2
        if won:
            glow: RGB = GLOW
            tall = width * RATIO
            pen.paper(Box(cell.cx - width / 2, y - tall / 2, width, tall).inset(-8), glow, lift=0)
        self._draw_card(kind, cell.cx, y, width)


def mark_sprite(mark: str) -> str:
    """Return the drawing of a mark."""
    return f"frantic/mark-{mark}"


def _card_width(high: float) -> float:
    return min(CARD, (high - 40) / RATIO)


LAST_PICTURE = 76.0
LAST_EDGE, LAST_GAP = 11.0, 8.0
LAST_SIZE = 30
"""The largest letters of the small card, however large the players have theirs."""
LAST_SECONDS = 4.0
"""So long the small card is left to be read when the event's turn is over."""
CHIPS_A_ROW, CHIP_HIGH, CHIP_GAP = 4, 52.0, 6.0


class Poster:
    """Draws the event that has just turned up; then what it has brought, until its turn is over.

    ``names`` are the players'.
    """

    def __init__(self, pen: Pen, table: EventTable, seating: Seating) -> None:
        self._pen = pen
        self._table = table
        self._poster = EventPoster(pen, seating, POSTER, event_picture)
        self._names = tuple(player.name for player in seating.players)
        self._key = ""
        self._text = ""
        self._sizes: tuple[int, ...] = ()
        self._changes: tuple[int, ...] = ()
        self._moved = False
        """Whether any card has another owner, also where all hold as many as before."""
        self._result: Sentence | None = None
        self._done = True
        self._left = 0.0

    @property
    def up(self) -> bool:
        """Say whether the poster hangs over the table."""
        return self._poster.up

    @property
    def still(self) -> bool:
        """Whether posters come down without motion."""
        return self._poster.still

    @still.setter
    def still(self, still: bool) -> None:
        self._poster.still = still

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the sheet, and the scene of each event, large and small."""
        yield from self._poster.prewarming(self._table.keys)
        for key in self._table.keys:
            self._pen.sprites.get(event_picture(key), LAST_PICTURE)
            yield

    def play(self, telling: Telling, before: State, after: State, *, stands: bool = False) -> None:
        """Hang the poster of an event, or take it down and note what came of it.

        One that ``stands`` waits for a key, and says so.
        """
        self._poster.show(telling.poster, stands=stands)
        if telling.poster is not None:
            self._begin(telling.poster.key, before)
            return
        if self._done and telling.begins:
            self._key = ""
        self._done = self._done or not telling.during
        if self._done:
            return
        if len(self._sizes) == len(after.hands):
            pairs = zip(after.hands, self._sizes, strict=True)
            self._changes = tuple(len(hand) - size for hand, size in pairs)
            self._moved = self._moved or before.hands != after.hands
        if telling.notice is not None and telling.notice.target != NOBODY:
            self._result = telling.line  # two of them have swapped their hands

    def update(self, dt: float) -> None:
        """Let the poster come down, and the small card go when its event is over."""
        self._poster.update(dt)
        if self._done:
            self._left -= dt
            self._key = self._key if self._left > 0 else ""

    def finish(self) -> None:
        """Take the poster down: somebody has read enough."""
        self._poster.show(None)

    def snap(self, state: State) -> None:
        """Show the event that a state asks about, if any, without what came of it."""
        self._poster.show(None)
        on = state.question is not None and state.question.ask in EVENT_ASKS
        self._key = state.happened[-1] if on and state.happened else ""
        self._done, self._result, self._changes = not self._key, None, ()
        self._moved = False
        self._left = LAST_SECONDS
        self._text = self._words_of(self._key, state) if self._key else ""
        self._sizes = ()

    def draw(self) -> None:
        """Put the poster over the piles, if it hangs there."""
        self._poster.still = self.still
        self._poster.draw()

    @property
    def told(self) -> bool:
        """Say whether there was an event, which is still told small."""
        return bool(self._key) and not self.up

    def draw_last(self, box: Box) -> None:
        """Put the last event small, from the top of a box on and as high as its contents.

        That is its picture and its name, and what came of it or else what it does.
        """
        if not self.told:
            return
        inner = box.inset(LAST_EDGE)
        head = Box(inner.x, inner.y, inner.w, LAST_PICTURE * self._aspect)
        room = Box(inner.x, head.bottom + LAST_GAP, inner.w, inner.bottom - head.bottom - LAST_GAP)
        high = self._result_high(room)
        self._pen.paper(
            Box(box.x, box.y, box.w, room.y + high + LAST_EDGE - box.y), WHITE, radius=12, lift=8
        )
        self._draw_head(head)
        self._draw_result(Box(room.x, room.y, room.w, high))

    def _draw_head(self, head: Box) -> None:
        side = Box(head.x, head.y, LAST_PICTURE, head.h)
        self._draw_picture(side)
        name = Box(side.right + LAST_GAP, head.y, head.right - side.right - LAST_GAP, head.h)
        text = self._pen.say(f"frantic-event-{self._key}")
        self._pen.paragraph(text, name, self._last_size, INK, face="bold")

    @property
    def _last_size(self) -> float:
        return self._pen.capped(HINT, LAST_SIZE)

    def _begin(self, key: str, before: State) -> None:
        """Note how large hands are before an event changes them."""
        self._key, self._text = key, self._words_of(key, before)
        self._sizes = tuple(map(len, before.hands))
        self._changes, self._result, self._done = (0,) * len(before.hands), None, False
        self._moved = False
        self._left = LAST_SECONDS

    @property
    def _aspect(self) -> float:
        """How high the picture of the event is for its width."""
        return self._pen.sprites.aspect(event_picture(self._key))

    def _draw_picture(self, box: Box) -> None:
        self._pen.sprite(event_picture(self._key), box.cx, box.cy, box.w)

    @property
    def _changed(self) -> list[tuple[Seat, int]]:
        """Who has more cards now, or fewer, and how many."""
        return [(seat, change) for seat, change in enumerate(self._changes) if change]

    def _result_text(self) -> str:
        """Return in words what came of the event, or what it does."""
        if self._result is not None:
            return self._result.text(self._pen.services.texts, self._names)
        if self._done and self._changes and self._verb() in _ABOUT_CARDS:
            return self._pen.say("frantic-as-many" if self._moved else "frantic-no-effect")
        return self._text

    def _result_high(self, room: Box) -> float:
        """Return how high it is what came of the event."""
        if self._changed:
            rows = -(-len(self._changed) // self._across)
            return rows * (CHIP_HIGH + CHIP_GAP) - CHIP_GAP
        text, canvas = self._pen.services.text, self._pen.services.canvas
        block = text.block(self._result_text(), self._last_size, INK, room.w, max_height=room.h)
        return min(room.h, block.get_height() / canvas.scale + 2)

    def _draw_result(self, room: Box) -> None:
        """Put what came of the event, in a line or as a slip for each hand that has changed."""
        if self._changed:
            self._draw_changes(self._changed, room)
        else:
            self._pen.paragraph(self._result_text(), room, self._last_size, INK, top=True)

    @property
    def _across(self) -> int:
        """How many slips lie beside one another."""
        return min(CHIPS_A_ROW, max(2, -(-len(self._changed) // 2)))

    def _words_of(self, key: str, state: State) -> str:
        """Return what an event does."""
        return event_text(key, state.rules.gambling).text(self._pen.services.texts)

    def _verb(self) -> str:
        return self._table.effects(self._key)[0].verb

    def _draw_changes(self, changed: Sequence[tuple[Seat, int]], room: Box) -> None:
        pen = self._pen
        rows = -(-len(changed) // self._across)
        cells = [c for row in room.rows(rows, CHIP_GAP) for c in row.columns(self._across, 5)]
        for (seat, change), cell in zip(changed, cells, strict=False):
            style = pen.style(seat)
            pen.paper(cell, style.colour, radius=10, lift=0)
            pen.shape(style, cell.x + 16, cell.cy, 20, INK)
            sign = "+" if change > 0 else MINUS
            words = Box(cell.x + 27, cell.y, cell.w - 31, cell.h)
            pen.label(f"{sign}{abs(change)}", words, HINT, INK, face="bold", align="centre")


_ABOUT_CARDS = frozenset(Verb) - {
    Verb.NOTHING,
    Verb.BOMB,
    Verb.END_ROUND,
    Verb.END_ROUND_SCORING,
    Verb.PASS_HANDS,
    Verb.SHUFFLE_HANDS,
    Verb.SHOW_HANDS,
}
"""What changes how many cards somebody has, if it has any effect."""
