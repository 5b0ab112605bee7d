"""First-time bubbles on a table of turns: each is shown once to each person, and never in the way.

A bubble is shown while its person may choose, and nothing else moves. It takes no press: whoever
acts goes on. It counts as seen when it was there for a while, which is written down at once. One
that tells of a deed which was not done then comes once more, some decisions later and smaller.

It covers nothing that is needed now. Where it has no room it becomes narrower, then its letters
become smaller as far as they can be read; where that does not help it comes another time.
"""

from collections.abc import Callable, Generator, Iterable, Sequence

import msgspec

from game.core.bubbles import AREAS, Bubble
from game.core.rules import NOBODY, Seat
from game.input.seating import Seating
from game.ui.bubble_memory import BubbleMemory
from game.ui.bubble_room import AVOIDED, NEEDED, room_for
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.lesson_places import ARROW, Arrow, Busy, arrows_to, overlap
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import GLOW, INK, NIGHT, PAPER

SEEN_SECONDS = 2.0
"""A bubble that was there for so long counts as seen."""
READING_SECONDS = 7.0
"""So long the time to answer stands still for a tip about it: a child reads fifteen words."""
WIDTHS = (440.0, 620.0, 340.0, 270.0)
LARGE, LARGE_WIDTHS = 150, (440.0, 620.0, 1000.0, 340.0)
"""From this size of text on, in percent, a bubble is rather wide and low than narrow and high."""
TEXT, EDGE = 32, 20.0
SMALL = 26
"""Size of the words of a bubble that comes once more."""
FEWER, LEAST = 21, 17
"""Where letters are large a bubble without room has smaller ones: not below those at 100 %."""
SLIM, SLIM_EDGE = (440.0, 570.0, 340.0, 800.0), 14.0
"""Widths of such a bubble, which has no lamp before its words."""
MARK = 44.0
"""Width of the lamp before the words."""
LATER = 4
"""A bubble comes once more after so many other decisions of its person."""
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


Laid = tuple[Box, float]
"""Where a bubble lies, and how large its words are."""
Laying = Generator[None, None, Laid | None]


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
        self._waiting: tuple[Shown, ...] = ()
        """What else may be told now, where the bubble that is shown has no room."""
        self._roomless = False
        self._around: object = None
        self._laid_for: object = None
        self._laying: Laying | None = None
        self._laid: Box | None = None
        self._letters_laid = TEXT * 1.0
        for size in (TEXT, SMALL, FEWER, LEAST):
            services.text.measure(LETTERS, size)  # a font is slow in the size's first words
        self._memory = BubbleMemory(services, seating)
        self._pen = pen
        self._box_of = box_of
        self._shown: Shown | None = None
        self.on = True

    @property
    def shown(self) -> Bubble | None:
        """The bubble that is there now."""
        return None if self._shown is None or self._roomless else self._shown.bubble

    @property
    def next(self) -> Bubble | None:
        """The bubble that is there now, or that comes as soon as it has room."""
        return None if self._shown is None else self._shown.bubble

    @property
    def holds_clock(self) -> bool:
        """Say whether somebody reads, for the first time, what a time to answer is for."""
        shown = None if self._roomless else self._shown
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
        self._waiting, self._roomless = (), False
        if seat is None or not self.on or not self._services.settings.bubbles_on:
            return
        told = tuple(bubbles)
        self._told = (seat, told)
        self._asked[seat] = self._asked.get(seat, 0) + 1
        reader = self._memory.of(seat)
        first = [Shown(seat, one, NOWHERE) for one in told if one.key not in reader.seen]
        again = [Shown(seat, one, NOWHERE, True) for one in told if one.key in reader.open]
        found = []
        for shown in (*first, *(one for one in again if self._is_later(one))):
            target = self._box_of(shown.bubble)
            if target is not None:
                found.append(msgspec.structs.replace(shown, target=target))
        self._begin(tuple(found))

    def _begin(self, found: tuple[Shown, ...]) -> None:
        """Show the first of some bubbles; the others where those before have no room."""
        self._shown, self._waiting = (found[0], found) if found else (None, ())
        self._roomless = False

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
        shown = None if self._roomless else self._shown
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

        Its place is looked for during some frames; it is nowhere until then, and where it has none.
        """
        around = (tuple(busy), self._services.canvas.size, self._services.text.percent)
        if around != self._around:
            self._around = around
            if self._roomless:
                self._begin(self._waiting)
                return NOWHERE  # the words are those of another one
        shown = self._shown
        if shown is None:
            return NOWHERE
        key = (shown, words, around)
        if key != self._laid_for:
            self._laid_for, self._laying = key, self._lay(shown, words, busy)
            self._laid = None
        self._look_on(shown)
        box, size = self._laid, self._letters_laid
        if box is None:
            return NOWHERE
        part, points = ("bubble", shown.seat), shown.bubble.place not in AREAS
        arrow = None
        if points:
            arrow = clear_arrow(box, shown.target, busy)
        mark = mark_box(shown.target, keys) if points and arrow is None else None
        put = (shown, words, box, size, arrow, mark)
        self._pen.repeat(part, put, lambda: self._put(shown, words, box, size, arrow, mark))
        return box

    def _look_on(self, shown: Shown) -> None:
        """Look for the place of the bubble for as long as a frame has time."""
        if self._laying is None:
            return
        try:
            next(self._laying)
        except StopIteration as found:
            self._laying = None
            if found.value is None:
                self._pass_over(shown)
            else:
                self._laid, self._letters_laid = found.value

    def _pass_over(self, shown: Shown) -> None:
        """Show the bubble after one that has no room; none until something else is on the table."""
        later = self._waiting[self._waiting.index(shown) + 1 :]
        if later:
            self._shown = later[0]
        else:
            self._roomless = True

    def _lay(self, shown: Shown, words: str, busy: Sequence[Busy]) -> Laying:
        """Find where the bubble has room, with the largest letters that have some."""
        sizes: dict[float, list[tuple[float, float]]] = {}
        for size in self._letters(shown):
            sizes[size] = []
            for width in self._widths(size):
                sizes[size].append(self._size(words, width, size))
                yield
        some = any(AVOIDED <= one.weight < NEEDED for one in busy)
        for most in (AVOIDED, NEEDED) if some else (NEEDED,):
            for size, boxes in sizes.items():
                box = yield from room_for(boxes, shown.target, busy, most)
                if box is not None:
                    return box, size
                yield
        return None

    def _put(
        self,
        shown: Shown,
        words: str,
        box: Box,
        size: float,
        arrow: Arrow | None,
        mark: Box | None,
    ) -> None:
        pen = self._pen
        pen.paper(box, PAPER, radius=24, lift=18, edge=pen.style(shown.seat).colour, edge_width=6)
        room = self._words_in(box, size)
        if size >= SMALL:
            self._put_mark(Box(box.x + EDGE, box.cy - MARK / 2, MARK, MARK), size)
        pen.paragraph(words, room, size, INK)
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

    def _letters(self, shown: Shown) -> list[float]:
        """Return the sizes of letters to try, from that which it should have."""
        large = self._services.text.percent >= LARGE
        sizes = (TEXT, SMALL, FEWER, LEAST) if large else (TEXT, SMALL)
        return [size for size in sizes if size <= shown.size]

    def _widths(self, size: float) -> list[float]:
        """Return the widths to try: wider ones for large text, narrower ones for small letters."""
        if size < SMALL:
            return list(SLIM)
        percent = self._services.text.percent
        grown = (0.5 + 0.5 * percent / 100) * size / TEXT
        widths = WIDTHS if percent < LARGE else LARGE_WIDTHS
        return [width * grown for width in widths]

    def _size(self, words: str, width: float, size: float) -> tuple[float, float]:
        room = self._words_in(Box(0, 0, width, HEIGHT), size).w
        block = self._services.text.block(words, size, INK, room)
        high = block.get_height() / self._services.canvas.scale
        return width, max(MARK, high) + 2 * (EDGE if size >= SMALL else SLIM_EDGE)

    def _words_in(self, box: Box, size: float) -> Box:
        """Return where the words are: beside the lamp, or without one."""
        if size < SMALL:
            return Box(box.x + SLIM_EDGE, box.y, box.w - 2 * SLIM_EDGE, box.h)
        left = box.x + EDGE + MARK + 14
        return Box(left, box.y, box.right - EDGE - left, box.h)


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
