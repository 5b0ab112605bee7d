"""A group of controls with one focus, moved by keys, pads and the mouse."""

from collections.abc import Hashable, Sequence

import pygame

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.widgets import Labelled, Widget

_ACROSS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST = 2.6
"""How much a unit beside the direction counts against one along it."""


class Menu:
    """Controls in reading order. The first enabled one, or the one named, has the focus."""

    def __init__(self, widgets: Sequence[Widget] = (), focus: str = "") -> None:
        self.widgets = list(widgets)
        self.index = 0
        self._held: Widget | None = None
        if not (focus and self.focus_on(focus)):
            self._settle()

    @property
    def focused(self) -> Widget | None:
        """The control with the focus."""
        if self.widgets and self.widgets[self.index].enabled:
            return self.widgets[self.index]
        return None

    @property
    def has_columns(self) -> bool:
        """Whether controls lie beside each other, so that left and right move the focus too."""
        boxes = [widget.box for widget in self.widgets if widget.enabled]
        return any(
            a.right <= b.x and min(a.bottom, b.bottom) > max(a.y, b.y) for a in boxes for b in boxes
        )

    @property
    def typing(self) -> bool:
        """Whether keys are text for now."""
        return self.focused is not None and self.focused.typing

    def focus_on(self, key: str) -> bool:
        """Give the focus to the control with this key; ``False`` if it is not there."""
        for place, widget in enumerate(self.widgets):
            if widget.key == key and widget.enabled:
                self._move(place)
                return True
        return False

    def draw(self, pen: Pen) -> None:
        """Draw all, the one with the focus last so that its ring lies on top."""
        self._settle()
        _level_sizes(self.widgets, pen)
        focused = self.focused
        for widget in self.widgets:
            if widget is not focused:
                widget.draw(pen, False)
        if focused is not None:
            focused.draw(pen, True)

    def step(self, step: str) -> bool:
        """Offer a step to the control, else move the focus; ``False`` if nothing came of it."""
        focused = self.focused
        if focused is None:
            return False
        if focused.step(step):
            return True
        return step in _ACROSS and self._go(step)

    def type(self, event: pygame.event.Event) -> bool:
        """Pass an event to a control that takes text."""
        return self.focused is not None and self.focused.typing and self.focused.type(event)

    def mouse(self, event: pygame.event.Event, at: tuple[float, float] | None) -> bool:
        """Take a mouse event that happened at a place in units; ``None`` is beside the canvas."""
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            return False
        if at is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._hover(*at)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(*at)
        return False

    def _hover(self, x: float, y: float) -> bool:
        if self._held is not None:
            self._held.drag(x, y)
            return True
        place = self._under(x, y)
        if place is not None and not self.typing:
            self._move(place)
        return place is not None

    def _press(self, x: float, y: float) -> bool:
        place = self._under(x, y)
        if place is None:
            if self.focused is not None:
                self.focused.blur()
            return False
        self._move(place)
        self._held = self.widgets[place]
        self._held.click(x, y)
        return True

    def _under(self, x: float, y: float) -> int | None:
        for place, widget in enumerate(self.widgets):
            if widget.enabled and widget.box.has(x, y):
                return place
        return None

    def _go(self, step: str) -> bool:
        best = self._next_column(step)
        if best is None:
            best = self._nearest(step)
        if best is None and step in ("up", "down"):
            best = self._beyond(-1 if step == "up" else 1)
        if best is not None:
            self._move(best)
        return best is not None

    def _next_column(self, step: str) -> int | None:
        """Return where up and down lead at the end of a column of a grid: the column beside it."""
        here, by = self.widgets[self.index], _ACROSS[step][1]
        if not (by and here.sideways and here.area):
            return None
        grid = [w for w in self.widgets if w.sideways and w.enabled and w.area == here.area]
        if any(w.box.x == here.box.x and (w.box.y - here.box.y) * by > 0 for w in grid):
            return None
        beside = [w for w in grid if (w.box.x - here.box.x) * by > 0]
        first = min(beside, key=lambda w: (w.box.x * by, w.box.y * by), default=None)
        return None if first is None else self.widgets.index(first)

    def _nearest(self, step: str) -> int | None:
        """Return the nearest control in a direction: one straight there, or else one to its side.

        To the sides only straight ones count: nobody expects "right" to go to another row.
        """
        here, way = self.widgets[self.index], _ACROSS[step]
        found: list[tuple[bool, float, int]] = []
        for place, widget in enumerate(self.widgets):
            cost = _distance(here.box, widget.box, way)
            if place == self.index or not widget.enabled or cost is None:
                continue
            straight = _in_line(here, widget, way)
            if straight or way[1]:
                found.append((not straight, cost, place))
        return min(found)[2] if found else None

    def _beyond(self, by: int) -> int | None:
        """Return the next control in reading order: below a column begins the next one."""
        alive = [place for place, widget in enumerate(self.widgets) if widget.enabled]
        if len(alive) < 2:
            return None
        return alive[(alive.index(self.index) + by) % len(alive)]

    def _move(self, place: int) -> None:
        if place != self.index and self.focused is not None:
            self.focused.blur()
        self.index = place

    def _settle(self) -> None:
        if self.widgets and not self.widgets[min(self.index, len(self.widgets) - 1)].enabled:
            alive = [place for place, widget in enumerate(self.widgets) if widget.enabled]
            self.index = min(alive, key=lambda place: abs(place - self.index), default=0)
        self.index = min(self.index, max(0, len(self.widgets) - 1))


def _level_sizes(widgets: Sequence[Widget], pen: Pen) -> None:
    """Give the words of controls of one kind that lie in a row or a column one size."""
    groups: dict[Hashable, list[Labelled]] = {}
    for widget in widgets:
        if isinstance(widget, Labelled) and widget.caption():
            groups.setdefault(widget.kin(), []).append(widget)
    for group in groups.values():
        size = min(widget.fitting(pen) for widget in group)
        for widget in group:
            widget.shown_size = size


def _distance(here: Box, there: Box, way: tuple[int, int]) -> float | None:
    """Return how far a box is in a direction, or ``None`` if it does not lie there."""
    if way[0]:
        along = (there.cx - here.cx) * way[0]
        aside = max(0.0, abs(there.cy - here.cy) - (there.h + here.h) / 2) or (
            abs(there.cy - here.cy) * 0.1
        )
        clear = there.x >= here.cx if way[0] > 0 else there.right <= here.cx
    else:
        along = (there.cy - here.cy) * way[1]
        aside = max(0.0, abs(there.cx - here.cx) - (there.w + here.w) / 2) or (
            abs(there.cx - here.cx) * 0.1
        )
        clear = there.y >= here.cy if way[1] > 0 else there.bottom <= here.cy
    return along + aside * SIDEWAYS_COST if clear and along > 1 else None


def _in_line(here: Widget, there: Widget, way: tuple[int, int]) -> bool:
    """Return whether a control lies straight above, below or beside another, or its card does."""
    if way[1]:
        return min(here.box.right, there.box.right) > max(here.box.x, there.box.x)
    if _meet_in_height(here.box, there.box):
        return True
    if here.area is None or there.area is None or here.area == there.area:
        return False
    return _meet_in_height(here.area, there.area)


def _meet_in_height(one: Box, other: Box) -> bool:
    return min(one.bottom, other.bottom) > max(one.y, other.y)
