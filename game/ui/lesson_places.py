"""Where a lesson's note lies: beside what it tells about, and where it covers least."""

from collections.abc import Iterator, Sequence

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
ARROW = 48.0


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
    for near in (NEAR, TIGHT, 0.0):
        found = [
            (_away(box, targets) + 40.0 * rank, rank, box)
            for rank, size in enumerate(sizes)
            for box in _boxes(size)
            if all(gap(box, target) >= near for target in targets)
        ]
        if found:
            return _cheapest(sorted(found, key=lambda one: one[:2]), busy)
    return max(_boxes(sizes[0]), key=lambda box: -sum(overlap(box, target) for target in targets))


def arrow_to(note: Box, target: Box) -> Arrow | None:
    """Return an arrow from a note to a target; ``None`` where there is no room for one."""
    reach = ARROW / 2 + 10
    x = min(max(note.cx, target.cx - target.w / 4), target.cx + target.w / 4)
    y = min(max(note.cy, target.cy - target.h / 4), target.cy + target.h / 4)
    ways = (
        (target.x - note.right, Arrow(target.x - reach, y, 0.0)),
        (note.x - target.right, Arrow(target.right + reach, y, 180.0)),
        (target.y - note.bottom, Arrow(x, target.y - reach, 270.0)),
        (note.y - target.bottom, Arrow(x, target.bottom + reach, 90.0)),
    )
    room, arrow = max(ways, key=lambda way: way[0])
    return arrow if room >= ARROW else None


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


def _cheapest(found: Sequence[tuple[float, int, Box]], busy: Sequence[Busy]) -> Box:
    """Return the best of some boxes, of which those near what they tell about come first."""
    places = [
        (one.box.x, one.box.y, one.box.right, one.box.bottom, one.weight * 30.0 / COVER**2)
        for one in sorted(busy, key=lambda one: -one.weight * one.box.w * one.box.h)
    ]
    best, least = found[0][2], float("inf")
    for away, _, box in found:
        if away >= least:
            break
        x, y, right, low = box.x, box.y, box.right, box.bottom
        cost = away
        for left, top, end, foot, weight in places:
            if left < right and x < end and top < low and y < foot:
                wide, high = min(right, end) - max(x, left), min(low, foot) - max(y, top)
                cost += weight * wide * high
                if cost >= least:
                    break
        if cost < least:
            best, least = box, cost
    return best


def _away(box: Box, targets: Sequence[Box]) -> float:
    return FAR * min((max(0.0, gap(box, target)) for target in targets), default=0.0)
