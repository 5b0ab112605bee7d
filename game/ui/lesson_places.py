"""Where a lesson's note lies: beside what it tells about, and where it covers least."""

from collections.abc import Generator, Iterator, Sequence

import msgspec

from game.ui.canvas import HEIGHT, WIDTH, Box

EDGE = 12.0
"""Least distance of a note from the edge of the screen."""
NEAR = 62.0
"""Least distance from what it tells about: room for the arrow."""
TIGHT = 10.0
"""The same where there is no room for that."""
STEP = 24.0
FAR = 0.45
"""What a unit of distance costs, as against a square of ``COVER`` units that is covered."""
COVER = 40.0
RANK = 40.0
"""What it costs to take the next size."""
CLOSE = 60.0
"""What it costs to lie so near that there is no room for an arrow between."""
SLIGHT = 30.0
"""So much may be covered where a note stays only because it lay there."""
STAY = 150.0
"""So much more a place may cost that keeps a corner of where the note lay before."""
ARROW = 48.0
EDGING = 4.0
"""How far the dark edge of an arrow stands out: that shows it on a ground of its own colour."""
TABLE = Box(0.0, 0.0, WIDTH, HEIGHT)

Placing = Generator[None, None, Box]
"""A search for the place of a note, in small steps."""


class Busy(msgspec.Struct, frozen=True):
    """A place that a note had better not cover; ``weight`` 1 is that of a thing in use."""

    box: Box
    weight: float = 1.0


class Arrow(msgspec.Struct, frozen=True):
    """An arrow beside a thing: its middle, and where it points, anticlockwise from the right."""

    x: float
    y: float
    angle: float

    @property
    def box(self) -> Box:
        """What it covers."""
        return Box(self.x - ARROW / 2, self.y - ARROW / 2, ARROW, ARROW)

    @property
    def whole(self) -> Box:
        """What it covers with its dark edge."""
        return self.box.inset(-EDGING)


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def place_note(
    sizes: Sequence[tuple[float, float]],
    targets: Sequence[Box],
    busy: Sequence[Busy],
    last: Box | None = None,
    close: float | None = None,
) -> Box:
    """Return the best box of one of some sizes; the first size is liked best.

    It covers no target as long as one of the sizes has room beside them all. ``last`` is where the
    note lay before: it stays in a corner of that wherever it does about as well there. ``close``
    is what it costs to leave no room for an arrow; without it that is done only where it must be.
    """
    search = placing(sizes, targets, busy, last, close)
    while True:
        try:
            next(search)
        except StopIteration as found:
            return found.value  # type: ignore[no-any-return]


def placing(
    sizes: Sequence[tuple[float, float]],
    targets: Sequence[Box],
    busy: Sequence[Busy],
    last: Box | None = None,
    close: float | None = None,
) -> Placing:
    """Look for the box of :func:`place_note`, a column of places at a time, and return it."""
    weights, columns = _weighed(busy), _columns(sizes, targets)
    best, least = None, float("inf")
    price, feet = close or 0.0, {one.bottom for one in (*targets, *(one.box for one in busy))}
    # Right below things a strip between two of them may just do.
    below = () if close is None else sorted(foot + TIGHT + 1 for foot in feet)
    tops = [_tops(HEIGHT - EDGE - high, below) for _, high in sizes]
    for near, cost in ((NEAR, 0.0), (TIGHT, price), (0.0, price)):
        if best is not None and (close is None or not near):
            break
        for away, rank, x in columns:
            if away + cost >= least:
                break
            column = _Column(x, *sizes[rank], targets, weights)
            found = column.best(near, cost + RANK * rank, least, tops[rank])
            if found is not None:
                best, least = found
            yield
    if best is not None:
        return _staying(sizes, targets, weights, last, least + STAY) or best
    return max(_boxes(sizes[0]), key=lambda box: -sum(overlap(box, target) for target in targets))


def _staying(
    sizes: Sequence[tuple[float, float]],
    targets: Sequence[Box],
    weights: Sequence["_Weighed"],
    last: Box | None,
    most: float,
) -> Box | None:
    """Return the best place that shares a corner with the last one and costs less than ``most``."""
    found = None
    for rank, (wide, high) in enumerate(sizes if last is not None else ()):
        assert last is not None
        for x in sorted({last.x, last.right - wide}):
            column = _Column(x, wide, high, targets, weights)
            for y in sorted({last.y, last.bottom - high}):
                inside = EDGE <= x <= WIDTH - EDGE - wide and EDGE <= y <= HEIGHT - EDGE - high
                away = column.away(y, TIGHT) if inside else None
                if away is None:
                    continue
                cost = RANK * rank + FAR * away
                if cost < most and column.covered(y, 0.0, SLIGHT) < SLIGHT:
                    found, most = Box(x, y, wide, high), cost
    return found


def arrow_to(note: Box, target: Box, clear: Sequence[Box] = ()) -> Arrow | None:
    """Return an arrow to a target that covers nothing of ``clear``, at best on the note's side.

    ``None`` where there is no room for one on any side.
    """
    around = (arrow for arrow in arrows_to(note, target) if TABLE.covers(arrow.whole))
    free = (one for one in around if not any(overlap(one.whole, box) for box in clear))
    return next(free, None)


def arrows_to(note: Box, target: Box) -> Iterator[Arrow]:
    """Yield arrows to all sides of a target, first to that nearest the note; none lies on it."""
    rooms = _rooms(note, target)
    for side in sorted(range(len(rooms)), key=lambda side: -rooms[side]):
        yield from (a for a in _arrows(note, target, side) if not overlap(a.box, note))


def _rooms(note: Box, target: Box) -> tuple[float, float, float, float]:
    """Return how far a note is on the left, on the right, above and below a target."""
    return (
        target.x - note.right,
        note.x - target.right,
        target.y - note.bottom,
        note.y - target.bottom,
    )


def _arrows(note: Box, target: Box, side: int) -> Iterator[Arrow]:
    """Yield arrows to a side of a target: towards the note, and from both its quarters."""
    reach = ARROW / 2 + 10
    across, down = target.w / 4, target.h / 4
    nearest = (
        min(max(note.cx, target.cx - across), target.cx + across),
        min(max(note.cy, target.cy - down), target.cy + down),
    )
    for x, y in (
        nearest,
        (target.cx - across, target.cy - down),
        (target.cx + across, target.cy + down),
    ):
        yield (
            Arrow(target.x - reach, y, 0.0),
            Arrow(target.right + reach, y, 180.0),
            Arrow(x, target.y - reach, 270.0),
            Arrow(x, target.bottom + reach, 90.0),
        )[side]


def _boxes(size: tuple[float, float]) -> Iterator[Box]:
    wide, high = size
    right, low = WIDTH - EDGE - wide, HEIGHT - EDGE - high
    for x in _steps(right):
        for y in _steps(low):
            yield Box(x, y, wide, high)


def _steps(last: float) -> Iterator[float]:
    at = EDGE
    while at < last:
        yield at
        at += STEP
    yield max(EDGE, last)


def _tops(lowest: float, more: Sequence[float]) -> list[float]:
    """Return the upper edges to try, down to the lowest one."""
    return [*_steps(lowest), *(y for y in more if y <= lowest)]


def _columns(
    sizes: Sequence[tuple[float, float]], targets: Sequence[Box]
) -> list[tuple[float, int, float]]:
    """Return all columns of places, best first: the least they cost, the size, and where."""
    found = []
    for rank, (wide, _) in enumerate(sizes):
        for x in _steps(WIDTH - EDGE - wide):
            beside = (max(x, one.x) - min(x + wide, one.right) for one in targets)
            away = FAR * min((max(0.0, gap) for gap in beside), default=0.0)
            found.append((away + RANK * rank, rank, x))
    return sorted(found)


_Weighed = tuple[float, float, float, float, float]
"""What is busy: left, top, right and lower edge, and what a square unit of it costs."""


def _weighed(busy: Sequence[Busy]) -> list[_Weighed]:
    """Return what is busy, first what costs most."""
    return [
        (one.box.x, one.box.y, one.box.right, one.box.bottom, one.weight * 30.0 / COVER**2)
        for one in sorted(busy, key=lambda one: -one.weight * one.box.w * one.box.h)
    ]


class _Column:
    """The places of a size under each other: what lies beside and below is the same for all."""

    def __init__(
        self,
        x: float,
        wide: float,
        high: float,
        targets: Sequence[Box],
        busy: Sequence[_Weighed],
    ) -> None:
        self._x, self._wide, self._high = x, wide, high
        right = x + wide
        self._targets = [
            (max(x, one.x) - min(right, one.right), one.y, one.bottom) for one in targets
        ]
        self._busy = [
            (top, foot, weight * (min(right, end) - max(x, left)))
            for left, top, end, foot, weight in busy
            if left < right and x < end
        ]

    def best(
        self, near: float, base: float, most: float, tops: Sequence[float]
    ) -> tuple[Box, float] | None:
        """Return the place that costs least, and less than ``most``, ``near`` to no target.

        It is looked for ten thousand times a note: what ``away`` and ``covered`` do is done here.
        """
        found, high, targets, busy = None, self._high, self._targets, self._busy
        free = 0.0 if not targets else float("inf")
        for y in tops:
            low, nearest = y + high, free
            for across, top, foot in targets:
                down = (y if y > top else top) - (low if low < foot else foot)
                gap = across if across > down else down
                if gap < near:
                    break
                if gap < nearest:
                    nearest = gap
            else:
                cost = base + FAR * nearest
                if cost >= most:
                    continue
                for top, foot, weight in busy:
                    if top < low and y < foot:
                        cost += weight * ((low if low < foot else foot) - (y if y > top else top))
                        if cost >= most:
                            break
                else:
                    found, most = y, cost
        return None if found is None else (Box(self._x, found, self._wide, high), most)

    def away(self, y: float, near: float) -> float | None:
        """Return how far the nearest target is; ``None`` if that is too near."""
        low, nearest = y + self._high, float("inf")
        for across, top, foot in self._targets:
            down = (y if y > top else top) - (low if low < foot else foot)
            gap = across if across > down else down
            if gap < near:
                return None
            nearest = gap if gap < nearest else nearest
        return max(0.0, nearest) if self._targets else 0.0

    def covered(self, y: float, cost: float, most: float) -> float:
        """Return what a place costs with what it covers; from ``most`` on it is not counted."""
        low = y + self._high
        for top, foot, weight in self._busy:
            if top < low and y < foot:
                cost += weight * ((low if low < foot else foot) - (y if y > top else top))
                if cost >= most:
                    break
        return cost
