"""First-time bubbles on a table of turns: each is shown once to each person, and never in the way.

A bubble is shown while its person may choose, and nothing else moves. It takes no press: whoever
acts goes on. It counts as seen when it was there for a while, which is written down at once.
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from game.core.bubbles import Bubble
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.lesson_places import ARROW, Arrow, Busy, arrow_to, overlap, place_note
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import GLOW, INK, NIGHT, PAPER

SEEN_SECONDS = 2.0
"""A bubble that was there for so long counts as seen."""
WIDTHS = (440.0, 620.0, 340.0)
TEXT, EDGE = 32, 20.0
MARK = 44.0
"""Width of the lamp before the words."""
TOUCH = 160.0
"""An arrow may touch other things by so many square units."""

BoxOf = Callable[[Bubble], Box | None]


class Shown(msgspec.Struct, frozen=True):
    """A bubble, whose it is, and where the thing is that it tells about."""

    seat: Seat
    bubble: Bubble
    target: Box


class BubbleMemory:
    """Knows which bubbles somebody has seen: people by their names, guests for this evening.

    Who sits at the table alone is remembered without a name too.
    """

    def __init__(self, services: Services, seating: Seating) -> None:
        self._services = services
        self._seating = seating

    def seen(self, seat: Seat) -> frozenset[str]:
        """Return the keys of all bubbles that somebody has seen."""
        store, name = self._services.store, self._name(seat)
        if name is None:
            return frozenset(store.evening.get(self._guest(seat), ()))
        return frozenset(store.settings.bubbles.get(name, ()))

    def learn(self, seat: Seat, key: str) -> None:
        """Note at once that somebody has seen a bubble."""
        store, name = self._services.store, self._name(seat)
        seen = tuple(sorted({*self.seen(seat), key}))
        if name is None:
            store.evening[self._guest(seat)] = seen
        else:
            store.update(bubbles={**store.settings.bubbles, name: seen})

    def _name(self, seat: Seat) -> str | None:
        """Return by what somebody is remembered; ``None`` for a guest, who has no own name."""
        if self._seating.humans == (seat,):
            return ""
        name = self._seating[seat].name
        usual = {self._services.texts("player-default", n=n + 1) for n in range(8)}
        return None if name in usual else name

    def _guest(self, seat: Seat) -> str:
        return self._seating[seat].name


class Bubbles:
    """Shows one bubble at a time; ``box_of`` says where the thing is.

    It counts as seen by its person when it was there for the seconds ``needed``, all its times
    together.
    """

    def __init__(
        self,
        services: Services,
        seating: Seating,
        pen: Pen,
        box_of: BoxOf,
        *,
        needed: float = SEEN_SECONDS,
    ) -> None:
        self._services = services
        self._needed = needed
        self._read: dict[tuple[Seat, str], float] = {}
        self._laid: tuple[object, Box] = (None, Box(0, 0, 0, 0))
        self._memory = BubbleMemory(services, seating)
        self._pen = pen
        self._box_of = box_of
        self._shown: Shown | None = None
        self.on = True

    @property
    def shown(self) -> Bubble | None:
        """The bubble that is there now."""
        return None if self._shown is None else self._shown.bubble

    @property
    def box(self) -> Box | None:
        """What it tells about now."""
        return None if self._shown is None else self._shown.target

    def offer(self, seat: Seat | None, bubbles: Iterable[Bubble]) -> None:
        """Show the first bubble that a person has not seen; the one before goes."""
        self._shown = None
        if seat is None or not self.on or not self._services.settings.bubbles_on:
            return
        seen = self._memory.seen(seat)
        for bubble in bubbles:
            target = None if bubble.key in seen else self._box_of(bubble)
            if target is not None:
                self._shown = Shown(seat, bubble, target)
                return

    def update(self, dt: float) -> None:
        """Let time pass; what was there for long enough counts as seen."""
        shown = self._shown
        if shown is None:
            return
        reading = (shown.seat, shown.bubble.key)
        before = self._read.get(reading, 0.0)
        self._read[reading] = before + dt
        if before < self._needed <= before + dt:
            self._memory.learn(*reading)

    def draw(self, words: str, busy: Sequence[Busy]) -> Box:
        """Put the bubble beside its thing, on what is ``busy`` least; return where it lies."""
        shown, services = self._shown, self._services
        if shown is None:
            return Box(0, 0, 0, 0)
        key = (shown, words, tuple(busy), services.canvas.size, services.text.percent)
        if key != self._laid[0]:
            sizes = [self._size(words, width) for width in self._widths()]
            self._laid = (key, place_note(sizes, (shown.target,), busy))
        box = self._laid[1]
        part, arrow = ("bubble", shown.seat), clear_arrow(box, shown.target, busy)
        put = (shown, words, box, arrow)
        self._pen.repeat(part, put, lambda: self._put(shown, words, box, arrow))
        return box

    def _put(self, shown: Shown, words: str, box: Box, arrow: Arrow | None) -> None:
        pen = self._pen
        pen.paper(box, PAPER, radius=24, lift=18, edge=pen.style(shown.seat).colour, edge_width=6)
        pen.dot(box.x + EDGE + MARK / 2, box.cy, MARK, GLOW)
        pen.label(
            "!",
            Box(box.x + EDGE, box.cy - MARK / 2, MARK, MARK),
            pen.capped(TEXT, TEXT),
            INK,
            face="display",
            align="centre",
        )
        left = box.x + EDGE + MARK + 14
        pen.paragraph(words, Box(left, box.y, box.right - EDGE - left, box.h), TEXT, INK)
        if arrow is not None:
            pen.arrow(arrow.x, arrow.y, ARROW + 16, arrow.angle, NIGHT)
            pen.arrow(arrow.x, arrow.y, ARROW, arrow.angle, GLOW)

    def _widths(self) -> list[float]:
        """Return the widths to try: wider ones for large text."""
        grown = 0.5 + 0.5 * self._services.text.percent / 100
        return [width * grown for width in WIDTHS]

    def _size(self, words: str, width: float) -> tuple[float, float]:
        room = width - 2 * EDGE - MARK - 14
        block = self._services.text.block(words, TEXT, INK, room)
        return width, max(MARK, block.get_height() / self._services.canvas.scale) + 2 * EDGE


def clear_arrow(box: Box, target: Box, busy: Sequence[Busy]) -> Arrow | None:
    """Return an arrow to a bubble's thing; ``None`` where it would lie on something else."""
    arrow = arrow_to(box, target)
    if arrow is None:
        return None
    lies = (overlap(arrow.box, one.box) > TOUCH for one in busy if not same(one.box, target))
    return None if any(lies) else arrow


def same(box: Box, target: Box) -> bool:
    """Say whether what is busy is the thing itself, or holds all of it."""
    return overlap(box, target) > 0.95 * target.w * target.h
