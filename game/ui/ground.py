"""The ground: the backdrop and all that has lain still on it for a while, in one surface."""

from collections.abc import Callable

import pygame

Item = tuple[pygame.Surface, int, int, int]
"""A surface, the px of its top left corner, its alpha."""

PATIENCE = 24
"""Frames that something must lie still before it becomes a part of the ground."""
WORTH = 4
"""The ground is made anew only for so many more items."""
_FOREVER = 1 << 30


class Ground:
    """Spares a stage most of the painting: one surface instead of panels, plates and texts."""

    def __init__(self, patience: int = PATIENCE, worth: int = WORTH) -> None:
        self.patience, self.worth = patience, worth
        self._surface: pygame.Surface | None = None
        self._backdrop: pygame.Surface | None = None
        self._items: list[Item] = []
        self._frames = 0
        self._still = _FOREVER

    def clear(self) -> None:
        """Forget everything (another window)."""
        self._surface = self._backdrop = None
        self._items = []
        self._frames, self._still = 0, _FOREVER

    def under(self, backdrop: pygame.Surface | None, items: list[Item]) -> int:
        """Return how many of the lowest items are in the ground; it is of no use if none is."""
        baked = self._items
        if not baked:
            return 0
        if backdrop is self._backdrop and items[: len(baked)] == baked:
            return len(baked)
        self._items = []
        return 0

    @property
    def surface(self) -> pygame.Surface | None:
        """What was painted last; opaque."""
        return self._surface if self._items else None

    def watch(self, items: list[Item], last: list[Item]) -> int:
        """Note a frame; return how many of the lowest items should become ground now, or 0."""
        self._still = min(self._still, same_start(items, last))
        self._frames += 1
        if self._frames < self.patience:
            return 0
        still, self._still, self._frames = self._still, _FOREVER, 0
        return still if still >= len(self._items) + self.worth else 0

    def lay(
        self,
        like: pygame.Surface,
        backdrop: pygame.Surface | None,
        items: list[Item],
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Let ``paint`` paint the backdrop and these items on a surface like the given one."""
        if self._surface is None or self._surface.get_size() != like.get_size():
            self._surface = pygame.Surface(like.get_size(), 0, like)
        paint(self._surface)
        self._backdrop, self._items = backdrop, items


def same_start(a: list[Item], b: list[Item]) -> int:
    """Return how many items at the start of two lists are the same."""
    for count, (one, other) in enumerate(zip(a, b, strict=False)):
        if one != other:
            return count
    return min(len(a), len(b))
