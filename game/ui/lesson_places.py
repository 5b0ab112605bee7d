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
ARROW = 48.0

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


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def gap(a: Box, b: Box) -> float:
    """Return how far two boxes are apart, along the axis on which they are further."""
    wide = max(a.x, b.x) - min(a.right, b.right)
    high = max(a.y, b.y) - min(a.bottom, b.bottom)
    return max(wide, high)


def place_note(
    sizes: Sequence[tuple[float, float]], targets: Sequence[Box], busy: Sequence[Busy]
) -> Box:
    """Return the best box of one of some sizes; the first size is liked best.

    It covers no target as long as one of the sizes has room beside them all.
    """
    search = placing(sizes, targets, busy)
    while True:
        try:
            next(search)
        except StopIteration as found:
            return found.value  # type: ignore[no-any-return]


def placing(
    sizes: Sequence[tuple[float, float]], targets: Sequence[Box], busy: Sequence[Busy]
) -> Placing:
    """Look for the box of :func:`place_note`, a column of places at a time, and return it."""
    weights = _weighed(busy)
    for near in (NEAR, TIGHT, 0.0):
        best, least = None, float("inf")
        for away, rank, x in _columns(sizes, targets):
            if away >= least:
                break
            for box, cost in _places(x, sizes[rank], targets, near):
                whole = _covers(box, cost + RANK * rank, weights, least)
                if whole < least:
                    best, least = box, whole
            yield
        if best is not None:
            return best
    return max(_boxes(sizes[0]), key=lambda box: -sum(overlap(box, target) for target in targets))


def arrow_to(note: Box, target: Box, clear: Sequence[Box] = ()) -> Arrow | None:
    """Return an arrow from a note to a target that covers nothing of ``clear``.

    ``None`` where there is no room for one.
    """
    rooms = (
        target.x - note.right,
        note.x - target.right,
        target.y - note.bottom,
        note.y - target.bottom,
    )
    side = rooms.index(max(rooms))
    if rooms[side] < ARROW:
        return None
    free = (
        arrow
        for arrow in _arrows(note, target, side)
        if not any(overlap(arrow.box, box) for box in clear)
    )
    return next(free, None)


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


def _places(
    x: float, size: tuple[float, float], targets: Sequence[Box], near: float
) -> Iterator[tuple[Box, float]]:
    """Yield the boxes of a column that keep clear of all targets, and what being away costs."""
    wide, high = size
    for y in _steps(HEIGHT - EDGE - high):
        box = Box(x, y, wide, high)
        gaps = [gap(box, target) for target in targets]
        if not gaps or min(gaps) >= near:
            yield box, FAR * max(0.0, min(gaps, default=0.0))


_Weighed = tuple[float, float, float, float, float]
"""What is busy: left, top, right and lower edge, and what a square unit of it costs."""


def _weighed(busy: Sequence[Busy]) -> list[_Weighed]:
    """Return what is busy, first what costs most."""
    return [
        (one.box.x, one.box.y, one.box.right, one.box.bottom, one.weight * 30.0 / COVER**2)
        for one in sorted(busy, key=lambda one: -one.weight * one.box.w * one.box.h)
    ]


def _covers(box: Box, cost: float, busy: Sequence[_Weighed], most: float) -> float:
    """Return what a box costs with what it covers; from ``most`` on it is not counted further."""
    x, y, right, low = box.x, box.y, box.right, box.bottom
    for left, top, end, foot, weight in busy:
        if cost >= most:
            break
        if left < right and x < end and top < low and y < foot:
            wide, high = min(right, end) - max(x, left), min(low, foot) - max(y, top)
            cost += weight * wide * high
    return cost
