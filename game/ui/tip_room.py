"""Where the slip about a thing lies when there is much that it must not cover."""

from collections.abc import Iterable, Sequence

from game.ui.canvas import Box

Size = tuple[float, float]
GAP = 18.0
TIGHTER = (1.0, 0.85, 0.7, 0.6, 0.5)
"""If there is no room for all of a slip its letters become smaller, down to this share."""


def clear_place(thing: Box, sizes: Iterable[Size], busy: Sequence[Box], screen: Box) -> Box:
    """Return the place nearest to a thing where a slip covers neither it nor what is busy.

    Of its sizes, the first that finds room is taken; without room, where the last covers least.
    """
    keep = thing, *busy
    tried: list[Size] = []
    for share in TIGHTER:
        for wide, high in tried if share < 1 else sizes:
            if share == 1:
                tried.append((wide, high))
            size = min(wide, screen.w), min(high * share, screen.h)
            spots = _spots(thing, size, keep, screen)
            free = [spot for spot in spots if not any(spot.meets(one) for one in keep)]
            if free:
                return min(free, key=lambda spot: _away(spot, thing))
    return min(spots, key=lambda spot: sum(_common(spot, one) for one in keep))


def _spots(thing: Box, size: Size, keep: Sequence[Box], screen: Box) -> list[Box]:
    """Return the places beside all that is to stay in sight."""
    wide, high = size
    right, low = screen.right - wide, screen.bottom - high
    xs = {screen.x, right, min(max(thing.cx - wide / 2, screen.x), right)}
    ys = {screen.y, low, min(max(thing.cy - high / 2, screen.y), low)}
    for one in keep:
        xs.update(x for x in (one.right + GAP, one.x - GAP - wide) if screen.x <= x <= right)
        ys.update(y for y in (one.bottom + GAP, one.y - GAP - high) if screen.y <= y <= low)
    return [Box(x, y, wide, high) for x in sorted(xs) for y in sorted(ys)]


def _away(place: Box, thing: Box) -> tuple[float, float]:
    """Return how far a place is from a thing: between their edges, then their middles."""
    right = max(0.0, place.x - thing.right, thing.x - place.right)
    down = max(0.0, place.y - thing.bottom, thing.y - place.bottom)
    return right + down, abs(place.cx - thing.cx) + abs(place.cy - thing.cy)


def _common(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
