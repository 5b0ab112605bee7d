"""The stage: a display list kept from frame to frame, so that only what changed is painted."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.changes import Item, changes, merged, rect_of
from game.ui.still_layer import StillLayer

MAX_FADED = 96
"""Faded copies of surfaces kept."""
ALPHA_STEP = 15
"""Alpha between 0 and 255 is rounded to this, so that fades reuse their copies."""

_BAR = (12, 9, 22)
_log = logging.getLogger(__name__)


class Stage:
    """What a scene draws on. Surfaces are immutable: something new is a new surface."""

    def __init__(
        self,
        canvas: Canvas,
        target: pygame.Surface,
        update: Callable[[Sequence[pygame.Rect]], object] = pygame.display.update,
    ) -> None:
        self.canvas = canvas
        self._target = target
        self._update = update
        self._items: list[Item] = []
        self._last: list[Item] = []
        self._backdrop: pygame.Surface | None = None
        self._last_backdrop: pygame.Surface | None = None
        self._all = True
        self._refused = False
        self.still_layer = StillLayer()
        self._faded: OrderedDict[tuple[pygame.Surface, int], pygame.Surface] = OrderedDict()

    @property
    def target(self) -> pygame.Surface:
        """The surface painted on, in window px."""
        return self._target

    @property
    def faded(self) -> int:
        """How many faded copies are kept."""
        return len(self._faded)

    def retarget(self, target: pygame.Surface) -> None:
        """Paint on another surface (a new window) from now on, all of it."""
        self._target = target
        self._faded.clear()
        self.still_layer.clear()
        self.invalidate()

    def invalidate(self) -> None:
        """Paint everything next time: the window may have lost its pixels."""
        self._all = True

    def backdrop(self, surface: pygame.Surface) -> None:
        """Put an opaque surface of the window's size under everything and forget what was put."""
        self._backdrop = surface
        self._items.clear()

    def put(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        *,
        alpha: float = 255,
        centre: bool = True,
    ) -> None:
        """Put a surface (in px) with its centre or top left corner at a place in units."""
        if alpha < 1:
            return
        scale, (left, top) = self.canvas.scale, self.canvas.offset
        px, py = left + x * scale, top + y * scale
        if centre:
            px -= surface.get_width() / 2
            py -= surface.get_height() / 2
        level = 255 if alpha >= 255 else int(alpha) // ALPHA_STEP * ALPHA_STEP
        if level:
            self._items.append((surface, round(px), round(py), level))

    @property
    def count(self) -> int:
        """How many things were put in this frame."""
        return len(self._items)

    def since(self, first: int) -> tuple[Item, ...]:
        """Return what was put after the first so many things, to be put again."""
        return tuple(self._items[first:])

    def put_again(self, items: Sequence[Item]) -> None:
        """Put what ``since`` gave, where it was; the canvas must be the same."""
        self._items.extend(items)

    def present(self) -> bool:
        """Paint what differs from the last frame; say whether anything did. Starts a new list."""
        changed = self._changes()
        if changed is None or changed:
            low = self.still_layer.under(self._backdrop, self._items, self._paint_part)
            self._paint(changed or [self._target.get_rect()], low)
            self._settle()
        self._last, self._items = self._items, self._last
        self._items.clear()
        self._last_backdrop, self._backdrop = self._backdrop, None
        self._all, self._refused = self._refused, False
        return changed is None or bool(changed)

    def _changes(self) -> list[pygame.Rect] | None:
        """Return the px rectangles to paint; None means everything."""
        if self._all or self._backdrop is not self._last_backdrop:
            return None
        if self._items == self._last:
            return []
        return merged(changes(self._last, self._items).rects, self._target.get_rect())

    def _paint(self, rects: list[pygame.Rect], low: int) -> None:
        """Paint the still layer with its ``low`` first items, and the rest, part by part."""
        target = self._target
        items = self._items[low:]
        places = [rect_of(item) for item in items] if len(rects) > 1 else None
        for rect in rects:
            target.set_clip(rect)
            if low and self.still_layer.surface:
                target.blit(self.still_layer.surface, (0, 0))
            else:
                self._paint_backdrop(target)
            hits = [items[i] for i in rect.collidelistall(places)] if places else items
            self._paint_items(target, hits)
        target.set_clip(None)
        self._show(rects)

    def _paint_part(self, surface: pygame.Surface, items: Sequence[Item], bare: bool) -> None:
        """Paint items on the still layer, on the backdrop if it is bare there."""
        if bare:
            self._paint_backdrop(surface)
        self._paint_items(surface, items)

    def _paint_items(self, surface: pygame.Surface, items: Sequence[Item]) -> None:
        surface.fblits([(self._surface(item), (item[1], item[2])) for item in items])

    def _settle(self) -> None:
        """Let what has lain still for a while become a part of the still layer, by and by."""
        self.still_layer.watch(self._items, self._last)
        self.still_layer.grow(self._target, self._backdrop, self._items, self._paint_part)

    def _show(self, rects: list[pygame.Rect]) -> None:
        """Bring rectangles to the screen; a window that changes its size may refuse."""
        try:
            self._update(rects)
        except pygame.error as error:
            _log.info("the window took no picture: %s", error)
            self._refused = True

    def _paint_backdrop(self, target: pygame.Surface) -> None:
        backdrop = self._backdrop
        if backdrop is None or backdrop.get_size() != target.get_size():
            target.fill(_BAR)
        if backdrop is not None:
            target.blit(backdrop, (0, 0))

    def _surface(self, item: Item) -> pygame.Surface:
        surface, _, _, alpha = item
        if alpha == 255:
            return surface
        key = (surface, alpha)
        faded = self._faded.get(key)
        if faded is None:
            faded = surface.copy()
            faded.set_alpha(alpha)
            self._faded[key] = faded
            if len(self._faded) > MAX_FADED:
                self._faded.popitem(last=False)
        return faded
