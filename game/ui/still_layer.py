"""The still layer: the backdrop and all that has lain still on it for a while, in one surface.

It grows by a little in each frame, so that no frame pays for all of it, and it is of use from its
first item on: what is in it is always what lies lowest. Where a little of it changes it is mended.

It pays where much of the window is painted anew. ``bench frame`` at 1920x1080, processor time of a
frame of Frantic while things move: median 2.3 ms with this layer and 7.4 ms without, 99th
percentile 7.5 and 11.3 ms; while a bot thinks 2.1 and 6.5 ms. In the race it changes nothing that
can be measured, since its panels are a part of its backdrop.
"""

from collections.abc import Callable, Sequence

import pygame

from game.ui.changes import Item, changes, merged, rect_of, same_start

PATIENCE = 16
"""Frames that something must lie still before it becomes a part of the layer."""
WORTH = 4
"""The layer is made larger only for so many more items."""
GROWTH = 500_000
"""Px of items that are painted on the layer in a frame; one item always is."""
MENDED_SHARE = 0.2
"""Where more than this share of the window changes, the layer is not mended but made anew."""

Painter = Callable[[pygame.Surface, Sequence[Item], bool], None]
"""Paints items on a surface, on the backdrop if the last argument says so."""


class StillLayer:
    """Spares a stage most of the painting: one surface instead of panels, plates and texts."""

    def __init__(self, patience: int = PATIENCE, worth: int = WORTH) -> None:
        self.patience, self.worth = patience, worth
        self._surface: pygame.Surface | None = None
        self._backdrop: pygame.Surface | None = None
        self._items: list[Item] = []
        self._frames = 0
        self._still: int | None = None
        self._goal = 0

    def clear(self) -> None:
        """Forget everything (another window)."""
        self._surface = self._backdrop = None
        self._items = []
        self._frames, self._still, self._goal = 0, None, 0

    @property
    def surface(self) -> pygame.Surface | None:
        """What was painted last; opaque."""
        return self._surface if self._items else None

    def under(self, backdrop: pygame.Surface | None, items: Sequence[Item], paint: Painter) -> int:
        """Return how many of the lowest items are in the layer; it is of no use if none is."""
        if backdrop is not self._backdrop:
            self._items = []
        if self._items and items[: len(self._items)] != self._items:
            self._mend(items, paint)
        return len(self._items)

    def watch(self, items: Sequence[Item], last: Sequence[Item]) -> None:
        """Note a frame, and how many of the lowest items have lain still in the last ones."""
        same = same_start(items, last)
        self._still = same if self._still is None else min(self._still, same)
        self._goal = min(self._goal, same)
        self._frames += 1
        if self._frames >= self.patience:
            still, self._still, self._frames = self._still, None, 0
            self._goal = still if still >= len(self._items) + self.worth else self._goal

    def grow(
        self,
        like: pygame.Surface,
        backdrop: pygame.Surface | None,
        items: Sequence[Item],
        paint: Painter,
    ) -> None:
        """Paint some more of the items that lie still, on a surface like the given one."""
        done = len(self._items)
        more = _part(items[done : self._goal])
        if not more:
            return
        if self._surface is None or self._surface.get_size() != like.get_size():
            self._surface = pygame.Surface(like.get_size(), 0, like)
        paint(self._surface, more, not done)
        self._backdrop = backdrop
        self._items.extend(more)

    def _mend(self, items: Sequence[Item], paint: Painter) -> None:
        """Paint what has changed anew, up to the last item that was there before."""
        assert self._surface is not None
        kept = changes(self._items, items).kept
        lowest = list(items[: kept[-1][1] + 1]) if kept else []
        rects = changes(self._items, lowest).rects
        parts = merged(rects, self._surface.get_rect(), MENDED_SHARE)
        if parts is None:
            lowest, parts = [], []
        places = [rect_of(item) for item in lowest]
        for part in parts:
            self._surface.set_clip(part)
            paint(self._surface, [lowest[at] for at in part.collidelistall(places)], True)
        self._surface.set_clip(None)
        self._items = lowest


def _part(items: Sequence[Item]) -> Sequence[Item]:
    """Return as many of the items as may be painted in one frame."""
    px = 0
    for count, (surface, *_) in enumerate(items, 1):
        px += surface.get_width() * surface.get_height()
        if px >= GROWTH:
            return items[:count]
    return items
