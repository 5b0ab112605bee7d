"""Where a first-time bubble has room: it covers nothing that is needed, or there is none."""

from collections.abc import Generator, Iterator, Sequence

from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.lesson_places import CLOSE, COVER, EDGE, FAR, NEAR, RANK, Busy

NEEDED = 1000.0
"""What weighs so much is needed now: a bubble that would cover some of it is not shown."""
AVOIDED = 8.0
"""What weighs so much is covered only where not even a bubble in small letters has other room."""
GAP = 6.0
"""A bubble is at least so far from what is needed, and from what it tells about."""
STEP = 48.0
COLUMNS = 8
"""So many columns of places are looked through in a frame: some 2 ms."""
CHEAP = 4
"""So many columns without any room take as long as one that has some."""
PRICE = 30.0 / COVER**2

Search = Generator[None, None, Box | None]
Size = tuple[float, float]
Span = tuple[float, float]


def needed(box: Box) -> Busy:
    """Return a place that a bubble must leave free."""
    return Busy(box, NEEDED)


def room_for(
    sizes: Sequence[Size], target: Box, busy: Sequence[Busy], most: float = NEEDED
) -> Search:
    """Look for the best place of a bubble that may have one of some sizes, the first liked best.

    It is near what it tells about and covers little that is busy, and nothing that weighs ``most``
    or more: the answer is ``None`` where no size has such a place. A part is done each frame.
    """
    kept = [one.box for one in busy if one.weight >= most]
    soft = [one for one in busy if one.weight < most]
    best, least, done = None, float("inf"), 0.0
    for away, rank, x in _columns(sizes, target, [*kept, *(one.box for one in soft)]):
        if away >= least:
            break
        wide, high = sizes[rank]
        free = _free(x, wide, high, (target, *kept))
        if free:
            found = _best(x, sizes[rank], free, target, soft, RANK * rank, least)
            best, least = found or (best, least)
        done += 1.0 if free else 1.0 / CHEAP
        if done >= COLUMNS:
            done = 0.0
            yield
    return best


def _columns(
    sizes: Sequence[Size], target: Box, boxes: Sequence[Box]
) -> list[tuple[float, int, float]]:
    """Return all columns of places, best first: the least they cost, the size, and where."""
    found = []
    for rank, (wide, _) in enumerate(sizes):
        last = WIDTH - EDGE - wide
        beside = {x for box in boxes for x in (box.right + GAP, box.x - GAP - wide)}
        for x in {*_steps(EDGE, last), *(x for x in beside if EDGE <= x <= last)}:
            across = max(x, target.x) - min(x + wide, target.right)
            found.append((RANK * rank + FAR * max(0.0, across), rank, x))
    return sorted(found)


def _steps(first: float, last: float) -> Iterator[float]:
    """Yield where something can begin, both ends too."""
    at = first
    while at < last:
        yield at
        at += STEP
    if last >= first:
        yield last


def _free(x: float, wide: float, high: float, kept: Sequence[Box]) -> list[Span]:
    """Return from where to where the upper edge may be in a column."""
    left, right = x - GAP, x + wide + GAP
    spans = sorted(
        (box.y - GAP - high, box.bottom + GAP)
        for box in kept
        if box.x < right and left < box.right and box.w > 0
    )
    at, last, free = EDGE, HEIGHT - EDGE - high, []
    for top, foot in spans:
        if top >= at:
            free.append((at, min(top, last)))
        at = max(at, foot)
        if at > last:
            break
    if at <= last:
        free.append((at, last))
    return [span for span in free if span[0] <= span[1]]


def _best(
    x: float,
    size: Size,
    free: Sequence[Span],
    target: Box,
    soft: Sequence[Busy],
    base: float,
    most: float,
) -> tuple[Box, float] | None:
    """Return the place in a column that costs least, and less than ``most``."""
    wide, high = size
    right, found = x + wide, None
    across = max(x, target.x) - min(right, target.right)
    beside = [
        (
            one.box.y,
            one.box.bottom,
            one.weight * PRICE * (min(right, one.box.right) - max(x, one.box.x)),
        )
        for one in soft
        if one.box.x < right and x < one.box.right
    ]
    middle = target.cy - high / 2
    for first, last in free:
        for y in {*_steps(first, last), min(max(first, middle), last)}:
            low = y + high
            gap = max(0.0, across, max(y, target.y) - min(low, target.bottom))
            cost = base + FAR * gap + (CLOSE if gap < NEAR else 0.0)
            for top, foot, price in beside:
                if top < low and y < foot:
                    cost += price * (min(low, foot) - max(y, top))
            if cost < most:
                found, most = Box(x, y, wide, high), cost
    return None if found is None else (found, most)
