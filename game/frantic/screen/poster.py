"""Events: a white poster when one turns up, and a small card that says what came of the last."""

from collections.abc import Iterator, Sequence

from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat
from game.core.sentence import MINUS, Sentence
from game.core.telling import Telling
from game.frantic.happenings import Verb
from game.frantic.phrases import event_text
from game.frantic.screen.layout import SHEET
from game.frantic.screen.pictures import event_picture
from game.frantic.state import State
from game.frantic.telling import EVENT_ASKS
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.event_poster import WHITE, EventPoster
from game.ui.pen import Pen
from game.ui.theme import HINT, INK

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
        self._poster = EventPoster(pen, seating, SHEET, event_picture)
        self._names = tuple(player.name for player in seating.players)
        self._key = ""
        self._text = ""
        self._sizes: tuple[int, ...] = ()
        self._changes: tuple[int, ...] = ()
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

    def play(self, telling: Telling, before: State, after: State) -> None:
        """Hang the poster of an event, or take it down and note what came of it."""
        self._poster.show(telling.poster)
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
        self._left = LAST_SECONDS
        self._text = self._words_of(self._key, state) if self._key else ""
        self._sizes = ()

    def draw(self) -> None:
        """Put the poster over the piles, if it hangs there."""
        self._poster.still = self.still
        self._poster.draw()

    def draw_last(self, box: Box) -> None:
        """Put the last event small, from the top of a box on and as high as its contents.

        That is its picture and its name, and what came of it or else what it does.
        """
        if not self._key or self.up:
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
            return self._pen.say("frantic-no-effect")
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
