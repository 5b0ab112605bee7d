"""A group of controls with one focus, moved by keys, pads and the mouse; hints and toasts."""

from collections.abc import Hashable, Sequence

import msgspec
import pygame

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, INK, NIGHT_DEEP, PAPER
from game.ui.widgets import Labelled, Widget

_ACROSS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS_COST = 2.6
"""How much a unit beside the direction counts against one along it."""
CAP = 44
HINT_GAP = 36.0
_CAP_EDGES = 26.0
"""What a cap is wider than its label, in units."""
_ARROWS = {"→": 0.0, "↑": 90.0, "←": 180.0, "↓": 270.0}
TOAST_SECONDS = 9.0
TOAST = Box(744, 16, 1152, 96)
TOAST_GROWTH, TOAST_MOST = 24.0, 288.0
"""A note with much to say is higher, by so much a step, rather than in smaller letters."""
TOAST_LOWER = 140.0
"""Notes are beside a screen's headline; below it where letters are larger than usual."""
USUAL = 100
MOST_TOASTS = 3


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
        """Return where a grid of values goes on below its column: they can't be left sideways."""
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
        """Return the nearest control in a direction, what lies straight there before the rest.

        To the sides there is no rest: nobody expects "right" to go to another row.
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


class Hint(msgspec.Struct, frozen=True):
    """What a key does: the key's label, and the words. Arrows in ``key`` are drawn, not written."""

    key: str
    text: str


def draw_hints(pen: Pen, hints: Sequence[Hint], box: Box, solid: bool = False) -> None:
    """Draw key caps with their meaning in one line, on a strip as wide as they are.

    What would be wider than the box shrinks together to fit it. A ``solid`` strip is as wide as
    the box, and covers the line of the screen below.
    """
    if not hints:
        return
    room = box.inset(28, 4)
    side = room.h - 2
    parts = [_hint_widths(pen, hint, side) for hint in hints]
    total = sum(cap + 12 + words for cap, words in parts) + HINT_GAP * (len(parts) - 1)
    shrink = min(1.0, room.w / total)
    wide = total * shrink
    strip = box if solid else Box(box.cx - wide / 2 - 28, box.y, wide + 56, box.h)
    pen.shade(strip, NIGHT_DEEP, 255 if solid else 210, radius=box.h / 2)
    x = box.cx - wide / 2
    for hint, (cap, words) in zip(hints, parts, strict=True):
        high = side * max(0.8, shrink)
        draw_cap(pen, hint.key, Box(x, room.cy - high / 2, cap * shrink, high))
        x += (cap + 12) * shrink
        pen.label(hint.text, Box(x, room.y, words * shrink, room.h), _hint_size(pen, side), PAPER)
        x += (words + HINT_GAP) * shrink


def draw_cap(pen: Pen, key: str, box: Box) -> None:
    """Draw a key with its label, or a key for each arrow."""
    if not _is_arrows(key):
        pen.key_cap(key, box)
        return
    for part, arrow in zip(box.columns(len(key), 4), key, strict=True):
        pen.key_cap("", part)
        pen.arrow(part.cx, part.cy - part.h * 0.05, part.w * 0.5, _ARROWS[arrow], INK)


def _is_arrows(key: str) -> bool:
    return bool(key) and all(letter in _ARROWS for letter in key)


def _hint_size(pen: Pen, side: float) -> float:
    """Return the size of the words: they grow with the players' text as far as their caps do."""
    most = HINT * side / CAP * 100 / pen.services.text.percent
    return min(HINT, most)


def _hint_widths(pen: Pen, hint: Hint, side: float) -> tuple[float, float]:
    words, _ = pen.services.text.measure(hint.text, _hint_size(pen, side), "body")
    return cap_width(pen, hint.key, side), words + 2


def cap_width(pen: Pen, key: str, side: float) -> float:
    """Return how wide a key is with this label, if it is ``side`` units high."""
    if _is_arrows(key):
        return (side + 4.0) * len(key) - 4.0
    label, _ = pen.services.text.measure(key, HINT * side / CAP, "bold", scaled=False)
    return max(side, label + _CAP_EDGES)


class Toasts:
    """Calm notes at the top of a screen, the newest above; each stays some seconds in sight."""

    def __init__(self) -> None:
        self._notes: list[str] = []
        self._left: dict[str, float] = {}
        self._heights: dict[Hashable, float] = {}

    def add(self, text: str) -> None:
        """Show a note at once; one that is there already stays as long as a new one."""
        if text in self._notes:
            self._notes.remove(text)
        self._notes.insert(0, text)
        self._left[text] = TOAST_SECONDS

    def drop_seen(self) -> None:
        """Drop what was in sight for a while: nobody needs to read it once more later."""
        for text in [text for text in self._notes if self._left[text] < TOAST_SECONDS]:
            self._notes.remove(text)
            del self._left[text]

    def clear(self) -> None:
        """Drop all: what they were about is over."""
        self._notes.clear()
        self._left.clear()

    @property
    def shown(self) -> str:
        """The newest note, or nothing."""
        return self._notes[0] if self._notes else ""

    @property
    def all_shown(self) -> tuple[str, ...]:
        """The notes in sight, the newest first."""
        return tuple(self._notes[:MOST_TOASTS])

    def update(self, dt: float) -> None:
        """Let time pass for the notes in sight."""
        for text in self.all_shown:
            self._left[text] -= dt
            if self._left[text] <= 0:
                self._notes.remove(text)
                del self._left[text]

    def draw(self, pen: Pen) -> None:
        """Draw the notes in sight, one below the other."""
        y = TOAST_LOWER if pen.services.text.percent > USUAL else TOAST.y
        for text in self.all_shown:
            box = Box(TOAST.x, y, TOAST.w, self._height(pen, text))
            pen.paper(box, PAPER, lift=16, cut=31)
            pen.paper(Box(box.x + 18, box.y + 16, 12, box.h - 32), GLOW, radius=6, lift=0)
            pen.paragraph(text, _toast_room(box), HINT, INK)
            y = box.bottom + 8

    def _height(self, pen: Pen, text: str) -> float:
        """Return how high a note is; its lines are measured once, not in each frame."""
        key = text, pen.services.text.percent, pen.services.canvas.scale
        if key not in self._heights:
            self._heights[key] = _toast_height(pen, text)
        return self._heights[key]


def _toast_height(pen: Pen, text: str) -> float:
    """Return how high a note is: as high as its text needs at its full size, up to a limit."""
    high = TOAST.h
    while high < TOAST_MOST:
        room = _toast_room(Box(TOAST.x, TOAST.y, TOAST.w, high))
        if pen.services.text.block_size(text, HINT, room.w, room.h) >= HINT:
            break
        high += TOAST_GROWTH
    return high


def _toast_room(box: Box) -> Box:
    return Box(box.x + 48, box.y + 8, box.w - 76, box.h - 16)
