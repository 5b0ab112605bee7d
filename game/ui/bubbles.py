"""First-time bubbles on a table of turns: each is shown once to each person, and never in the way.

A bubble is shown while its person may choose, and nothing else moves. It takes no press: whoever
acts goes on. It counts as seen when it was there for a while, which is written down at once. One
that tells of a deed which was not done then comes once more, some decisions later and smaller.
"""

from collections.abc import Callable, Generator, Iterable, Sequence

import msgspec

from game.core.bubbles import AREAS, Bubble
from game.core.rules import NOBODY, Seat
from game.input.seating import Seating
from game.ui.bubble_memory import BubbleMemory
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.lesson_places import ARROW, Arrow, Busy, arrows_to, overlap, placing
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import GLOW, INK, NIGHT, PAPER

SEEN_SECONDS = 2.0
"""A bubble that was there for so long counts as seen."""
READING_SECONDS = 7.0
"""So long the time to answer stands still for a tip about it: a child reads fifteen words."""
WIDTHS = (440.0, 620.0, 340.0)
LARGE, LARGE_WIDTHS = 150, (440.0, 620.0, 1000.0)
"""From this size of text on, in percent, a bubble is not narrow and high but wide and low."""
TEXT, EDGE = 32, 20.0
SMALL = 26
"""Size of the words of a bubble that comes once more."""
NARROWER = 0.8
MARK = 44.0
"""Width of the lamp before the words."""
LATER = 4
"""A bubble comes once more after so many other decisions of its person."""
COLUMNS = 8
"""So many columns of places are looked through in a frame: some 2 ms."""
LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôöûùABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:!?’-"
TOUCH = 160.0
"""An arrow may touch other things by so many square units."""
FREE = 0.5
"""What is busy by less than this may lie under an arrow: the log can be read again."""
LEAD = 380.0
"""So far an arrow may lie from its bubble; what is farther away has a mark on its edge instead."""
CLEAR = 2.0
"""Between such a mark and the keys beside it."""

NOWHERE = Box(0, 0, 0, 0)
SCREEN = Box(0, 0, WIDTH, HEIGHT)
BoxOf = Callable[[Bubble], Box | None]


class Shown(msgspec.Struct, frozen=True):
    """A bubble, whose it is, where the thing is that it tells about, and whether it comes again."""

    seat: Seat
    bubble: Bubble
    target: Box
    again: bool = False

    @property
    def size(self) -> float:
        """The size of its words."""
        return SMALL if self.again else TEXT


Laying = Generator[None, None, Box]


class Bubbles:
    """Shows one bubble at a time; ``box_of`` says where the thing is.

    It counts as seen by its person when it was there for ``SEEN_SECONDS``, all its times together.
    """

    def __init__(
        self,
        services: Services,
        seating: Seating,
        pen: Pen,
        box_of: BoxOf,
    ) -> None:
        self._services = services
        self._read: dict[tuple[Seat, str], float] = {}
        self._clocked: dict[tuple[Seat, str], float] = {}
        """How long each bubble was there, all its times together."""
        self._asked: dict[Seat, int] = {}
        self._learned: dict[tuple[Seat, str], int] = {}
        self._told: tuple[Seat, tuple[Bubble, ...]] = (NOBODY, ())
        self._laid_for: object = None
        self._laying: Laying | None = None
        self._laid: Box | None = None
        for size in (TEXT, SMALL):
            services.text.measure(LETTERS, size)  # a font is slow in the size's first words
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
    def holds_clock(self) -> bool:
        """Say whether somebody reads, for the first time, what a time to answer is for."""
        shown = self._shown
        if shown is None or not shown.bubble.clocked:
            return False
        return self._clocked.get((shown.seat, shown.bubble.key), 0.0) < READING_SECONDS

    @property
    def box(self) -> Box | None:
        """What it tells about now."""
        return None if self._shown is None else self._shown.target

    def offer(self, seat: Seat | None, bubbles: Iterable[Bubble]) -> None:
        """Show the first bubble that a person has not seen; the one before goes."""
        self._shown, self._told = None, (NOBODY, ())
        if seat is None or not self.on or not self._services.settings.bubbles_on:
            return
        told = tuple(bubbles)
        self._told = (seat, told)
        self._asked[seat] = self._asked.get(seat, 0) + 1
        reader = self._memory.of(seat)
        first = [Shown(seat, one, NOWHERE) for one in told if one.key not in reader.seen]
        again = [Shown(seat, one, NOWHERE, True) for one in told if one.key in reader.open]
        for shown in (*first, *(one for one in again if self._is_later(one))):
            target = self._box_of(shown.bubble)
            if target is not None:
                self._shown = msgspec.structs.replace(shown, target=target)
                return

    def _is_later(self, shown: Shown) -> bool:
        """Say whether a bubble was seen long enough ago: in another match, or decisions ago."""
        learned = self._learned.get((shown.seat, shown.bubble.key))
        return learned is None or self._asked[shown.seat] - learned >= LATER

    def acted(self, seat: Seat, action: str) -> None:
        """Note what somebody does, as text: what a bubble told of, or something else."""
        whose, told = self._told
        if whose == seat:
            for bubble in told:
                if bubble.is_deed(action):
                    self._memory.of(seat).do(bubble.key)

    def update(self, dt: float) -> None:
        """Let time pass; what was there for long enough counts as seen."""
        shown = self._shown
        if shown is None:
            return
        reading = (shown.seat, shown.bubble.key)
        self._clocked[reading] = self._clocked.get(reading, 0.0) + dt
        before = self._read.get(reading, 0.0)
        self._read[reading] = before + dt
        if before < SEEN_SECONDS <= before + dt:
            self._read[reading] = 0.0
            self._seen(shown)

    def _seen(self, shown: Shown) -> None:
        """Write down that a bubble was read; how long is counted anew when it comes once more."""
        seat, key = shown.seat, shown.bubble.key
        reader = self._memory.of(seat)
        if shown.again:
            reader.do(key)
        elif key not in reader.seen:
            reader.learn(key, done=not shown.bubble.deed)
            self._learned[seat, key] = self._asked.get(seat, 0)

    def draw(self, words: str, busy: Sequence[Busy], keys: Sequence[Box] = ()) -> Box:
        """Put the bubble beside its thing, on what is ``busy`` least; return where it lies.

        ``keys``: where the keys of cards are drawn, which nothing of it may cover.

        Its place is looked for during some frames; it is nowhere until then.
        """
        shown, services = self._shown, self._services
        if shown is None:
            return NOWHERE
        key = (shown, words, tuple(busy), services.canvas.size, services.text.percent)
        if key != self._laid_for:
            self._laid_for, self._laying = key, self._lay(shown, words, busy)
            self._laid = None
        self._look_on()
        box = self._laid
        if box is None:
            return NOWHERE
        part, points = ("bubble", shown.seat), shown.bubble.place not in AREAS
        arrow = None
        if points:
            arrow = clear_arrow(box, shown.target, busy)
        mark = mark_box(shown.target, keys) if points and arrow is None else None
        put = (shown, words, box, arrow, mark)
        self._pen.repeat(part, put, lambda: self._put(shown, words, box, arrow, mark))
        return box

    def _look_on(self) -> None:
        """Look for the place of the bubble for as long as a frame has time."""
        if self._laying is None:
            return
        try:
            next(self._laying)
        except StopIteration as found:
            self._laid, self._laying = found.value, None

    def _lay(self, shown: Shown, words: str, busy: Sequence[Busy]) -> Laying:
        """Find how large the bubble is in each width, then its place, a bit in each frame."""
        sizes = []
        for width in self._widths(shown):
            sizes.append(self._size(words, width, shown.size))
            yield
        search = placing(sizes, (shown.target,), busy)
        while True:
            for _ in range(COLUMNS):
                try:
                    next(search)
                except StopIteration as found:
                    return found.value  # type: ignore[no-any-return]
            yield

    def _put(
        self, shown: Shown, words: str, box: Box, arrow: Arrow | None, mark: Box | None
    ) -> None:
        pen = self._pen
        pen.paper(box, PAPER, radius=24, lift=18, edge=pen.style(shown.seat).colour, edge_width=6)
        self._put_mark(Box(box.x + EDGE, box.cy - MARK / 2, MARK, MARK), shown.size)
        left = box.x + EDGE + MARK + 14
        pen.paragraph(words, Box(left, box.y, box.right - EDGE - left, box.h), shown.size, INK)
        if arrow is not None:
            pen.arrow(arrow.x, arrow.y, ARROW + 16, arrow.angle, NIGHT)
            pen.arrow(arrow.x, arrow.y, ARROW, arrow.angle, GLOW)
        elif mark is not None:
            pen.dot(mark.cx, mark.cy, MARK + 8, NIGHT)
            self._put_mark(mark, TEXT)

    def _put_mark(self, box: Box, size: float) -> None:
        pen = self._pen
        pen.dot(box.cx, box.cy, MARK, GLOW)
        pen.label("!", box, pen.capped(size, TEXT), INK, face="display", align="centre")

    def _widths(self, shown: Shown) -> list[float]:
        """Return the widths to try: wider ones for large text, narrower ones once more."""
        percent = self._services.text.percent
        grown = (0.5 + 0.5 * percent / 100) * (NARROWER if shown.again else 1)
        widths = WIDTHS if percent < LARGE else LARGE_WIDTHS
        return [width * grown for width in widths]

    def _size(self, words: str, width: float, size: float) -> tuple[float, float]:
        room = width - 2 * EDGE - MARK - 14
        block = self._services.text.block(words, size, INK, room)
        return width, max(MARK, block.get_height() / self._services.canvas.scale) + 2 * EDGE


def clear_arrow(box: Box, target: Box, busy: Sequence[Busy]) -> Arrow | None:
    """Return an arrow to a bubble's thing; ``None`` if each would be far off or on others."""
    others = [one.box for one in busy if one.weight >= FREE and not same(one.box, target)]
    free = (
        arrow
        for arrow in arrows_to(box, target)
        if SCREEN.covers(arrow.box)
        and apart(box, arrow.box) <= LEAD
        and not any(overlap(arrow.box, other) > TOUCH for other in others)
    )
    return next(free, None)


def mark_box(target: Box, keys: Sequence[Box]) -> Box | None:
    """Return where a thing has a tip's mark: on the middle of an edge, clear of ``keys``.

    Names and letters stand at corners, and at the upper and lower edge. A frame around the thing
    would run through those of others, and look like the focus.
    """
    places = (
        Box(x - MARK / 2, y - MARK / 2, MARK, MARK)
        for x, y in (
            (target.x, target.cy),
            (target.right, target.cy),
            (target.x, target.y + 0.65 * target.h),
        )
    )
    held = [key.inset(-CLEAR) for key in keys]
    return next(
        (
            place
            for place in places
            if SCREEN.covers(place) and not any(overlap(place, key) for key in held)
        ),
        None,
    )


def apart(one: Box, other: Box) -> float:
    """Return how far two boxes are from each other, across or down, whichever is more."""
    across = max(one.x, other.x) - min(one.right, other.right)
    down = max(one.y, other.y) - min(one.bottom, other.bottom)
    return max(across, down)


def same(box: Box, target: Box) -> bool:
    """Say whether what is busy is the thing itself, or holds all of it."""
    return overlap(box, target) > 0.95 * target.w * target.h
