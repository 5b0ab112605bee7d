"""The controls of every screen: button, choice, slider, toggle, and fixed pieces.

A control knows its box in units, how it looks with and without the focus, and what a menu step
or a click does to it. What it changes goes through callbacks; it keeps no value of its own.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Literal

import pygame

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    CREAM_SOFT,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    INK_SOFT,
    LEAD,
    NIGHT_PAPER,
    NIGHT_SOFT,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    RGB,
)

SMALLEST_TARGET = 44
"""No control is lower or narrower than this, in units."""
LIFT = 8
NOTE_EDGE = 8.0
"""Margin above and below the two texts of a button, if the lower one has one line."""
USUAL = 100
"""The usual scale of text, in percent."""
NARROW = 140
"""Buttons narrower than this have no margin at their sides."""
TALL = 80
"""Strips that are at least this high have larger words."""
LEAST_STEP = 14.0
"""Dots that lie closer than this are smaller: many values make a line of them."""
_ARROW = 30
DOTS = 14.0
"""How high the dots below a value are, with the edge of the strip."""
_LABEL_SHARE = 0.5
_SWITCH_SHARE = 0.64
"""Share of a strip for its label; that of a switch is larger, as a switch is narrow."""
_KNOB = 30


def nothing() -> None:
    """Do nothing: the callback of a control that only informs."""


class Widget:
    """A control in its box. ``enabled`` decides whether the focus may rest on it.

    ``sideways``: left and right change its value, so they can't move the focus. ``area`` is the
    card or sheet that it lies on: left and right go from one card to the one beside it, and up
    and down from column to column of a sheet whose controls are all ``sideways``.
    """

    sideways = False
    area: Box | None = None

    def __init__(self, box: Box, key: str = "") -> None:
        self.box = box
        self.key = key
        self.enabled = True

    @property
    def typing(self) -> bool:
        """Whether keys go into the control as text for now."""
        return False

    @property
    def confirms(self) -> bool:
        """Whether Enter does anything here now."""
        return True

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the control."""

    def step(self, step: str) -> bool:
        """Take a menu step; ``False`` leaves it to the menu, which moves the focus."""
        return False

    def click(self, x: float, y: float) -> None:
        """Take a click inside the box."""
        self.step("confirm")

    def drag(self, x: float, y: float) -> None:
        """Take a movement of the mouse with its button down."""

    def type(self, event: pygame.event.Event) -> bool:
        """Take a key or text event while ``typing``; ``True`` if it is used up."""
        return False

    def blur(self) -> None:
        """Lose the focus."""


class Labelled(Widget):
    """A control with a label. Those that look alike are written in one size (``shown_size``)."""

    shown_size = 0.0

    def caption(self) -> str:
        """Return the label, or nothing if its size does not depend on others."""
        return ""

    def kin(self) -> Hashable:
        """Return what is equal for all controls whose labels have one size."""
        return id(self)

    def fitting(self, pen: Pen) -> float:
        """Return the size at which the label fits its room."""
        return 0.0


class Button(Labelled):
    """A sheet of paper to press. ``kind`` is primary, plain or quiet."""

    def __init__(
        self,
        box: Box,
        text: str,
        on_press: Callable[[], None],
        *,
        kind: str = "plain",
        icon: str = "",
        size: float = LEAD,
        key: str = "",
        note: str = "",
    ) -> None:
        super().__init__(box, key or text)
        self.text, self.on_press, self.kind = text, on_press, kind
        self.icon, self.size, self.note = icon, size, note

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the button; with the focus it is lifted, ringed and lighter."""
        fill, ink = self._colours(focused)
        box = self.box.moved(0, -LIFT / 2) if focused else self.box
        if focused:
            pen.ring(box)
        pen.paper(box, fill, lift=LIFT * (2 if focused else 1), cut=len(self.text) * 7 + 1)
        if self.icon:
            inner = _inner(box)
            side = min(46.0, inner.h)
            pen.icon(self.icon, inner.x + side / 2, box.cy, side, ink)
        self._write(pen, self._inside(box), ink)

    def _inside(self, box: Box) -> Box:
        """Return the room for the words."""
        inside = _inner(box)
        if not self.icon:
            return inside
        side = min(46.0, inside.h)
        return Box(inside.x + side + 14, inside.y, inside.w - side - 14, inside.h)

    @property
    def _face(self) -> Literal["body", "bold", "display"]:
        if self.box.w < NARROW:
            return "body"
        return "display" if self.kind == "primary" else "bold"

    def step(self, step: str) -> bool:
        """Press it on confirm."""
        if step == "confirm" and self.enabled:
            self.on_press()
            return True
        return False

    def caption(self) -> str:
        """Return the label, unless a note stands below it."""
        return "" if self.note else self.text

    def kin(self) -> Hashable:
        """Return what is equal for buttons whose labels have one size."""
        return "button", round(self.box.w), round(self.box.h), self.kind, self.size, self._face

    def fitting(self, pen: Pen) -> float:
        """Return the size at which the label fits."""
        return pen.fitting(self.text, self._inside(self.box), self.size, self._face)

    def _colours(self, focused: bool) -> tuple[RGB, RGB]:
        if not self.enabled:
            return NIGHT_SOFT, CREAM_SOFT
        if self.kind == "primary":
            return PRIMARY, PAPER
        if focused:
            return GLOW, INK
        return (NIGHT_PAPER, PAPER) if self.kind == "quiet" else (PAPER, INK)

    def _write(self, pen: Pen, box: Box, ink: RGB) -> None:
        align = "left" if self.icon else "centre"
        face = self._face
        if not self.note:
            size = self.shown_size or self.size
            pen.label(self.text, box, size, ink, face=face, align=align, usual=self.size)  # type: ignore[arg-type]
            return
        # A note of one line stays one with larger text, and the label the larger of both.
        one_line = pen.services.text.measure(self.note, HINT, scaled=False)[0] <= box.w
        edge = NOTE_EDGE * max(0, 2 - pen.services.text.percent / USUAL) if one_line else 0.0
        upper = Box(box.x, box.y + edge, box.w, box.h * (0.5 if one_line else 0.36))
        lower = Box(box.x, upper.bottom, box.w, box.bottom - edge - upper.bottom)
        pen.label(self.text, upper, self.size, ink, face=face, align=align)  # type: ignore[arg-type]
        pen.paragraph(self.note, lower, HINT, ink, align=align)  # type: ignore[arg-type]


def _inner(box: Box) -> Box:
    return box.inset(2.0 if box.w < NARROW else min(22.0, box.w * 0.06), 3)


class Row(Labelled):
    """A control with its label at the left and its value at the right, on one strip of paper."""

    def __init__(self, box: Box, label: str, key: str = "", share: float = _LABEL_SHARE) -> None:
        super().__init__(box, key or label)
        self.label, self.share = label, share
        self.stacked = False
        """Whether the value stands below the label: on a narrow card, with large text."""
        self.wordy = False
        """Whether a value is so long that it may take two lines of a tall strip."""

    @property
    def size(self) -> float:
        """The size of its words: larger on a tall strip."""
        return BODY if self.stacked or self.wordy or self.box.h < TALL else LEAD

    @property
    def value_box(self) -> Box:
        """Where the value is shown."""
        if not self.label:
            return self.box.inset(12, 3)
        if self.stacked:
            half = self.box.h / 2
            return Box(self.box.x + 12, self.box.y + half - 2, self.box.w - 24, half - 2)
        left = self.box.w * self.share
        return Box(self.box.x + left, self.box.y + 6, self.box.w - left - 16, self.box.h - 12)

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the strip and the label."""
        if focused:
            pen.ring(self.box, 18)
        fill = PAPER if focused else PAPER_DIM
        pen.paper(self.box, fill, radius=18, lift=LIFT if focused else 4)
        if self.label:
            size = self.shown_size or self.size
            align: Literal["left", "centre"] = "centre" if self.stacked else "left"
            room, usual = self._label_box, self.size
            pen.label(self.label, room, size, INK, face="bold", align=align, usual=usual)
        self.draw_value(pen, focused)

    @property
    def _label_box(self) -> Box:
        box = self.box
        if self.stacked:
            return Box(box.x + 18, box.y + 4, box.w - 36, box.h / 2 - 4)
        return Box(box.x + 24, box.y + 2, box.w * self.share - 36, box.h - 4)

    def caption(self) -> str:
        """Return the label."""
        return self.label

    def kin(self) -> Hashable:
        """Return the column of the strip: labels of a column have one size."""
        return "row", round(self.box.x), round(self.box.w), round(self.box.h)

    def fitting(self, pen: Pen) -> float:
        """Return the size at which the label fits."""
        return pen.fitting(self.label, self._label_box, self.size, "bold")

    def draw_value(self, pen: Pen, focused: bool) -> None:
        """Draw the right half."""


class Choice(Row):
    """One of a few values, by left and right or by a click on an arrow; goes round.

    ``around`` is off where values have an order: left of the first one is nothing.
    """

    sideways = True

    def __init__(
        self,
        box: Box,
        label: str,
        values: Sequence[tuple[str, str]],
        get: Callable[[], str],
        put: Callable[[str], None],
        *,
        key: str = "",
        share: float = _LABEL_SHARE,
        around: bool = True,
    ) -> None:
        super().__init__(box, label, key, share)
        self.values, self.get, self.put = tuple(values), get, put
        self.around = around

    @property
    def confirms(self) -> bool:
        """Whether there is another value after this one."""
        return self._place(1) != self.index

    @property
    def index(self) -> int:
        """The place of the value; 0 for one that is not offered."""
        keys = [key for key, _ in self.values]
        value = self.get()
        return keys.index(value) if value in keys else 0

    def draw_value(self, pen: Pen, focused: bool) -> None:
        """Draw the value between two arrows, and a dot for each value under it."""
        box = self.value_box
        ends = (box.x + _ARROW / 2, 180.0, -1), (box.right - _ARROW / 2, 0.0, 1)
        for x, angle, by in ends:
            if self._place(by) != self.index or len(self.values) == 1:
                pen.arrow(x, box.cy, 26, angle, PRIMARY if focused else INK_SOFT)
        room = box.inset(_ARROW + 8, 0)
        dots = self._has_dots
        upper = Box(room.x, room.y, room.w, room.h - (12 if dots else 0))
        if dots and not (self.stacked or self.wordy):
            upper = Box(room.x, self.box.y + 2, room.w, self.box.h - 2 - DOTS)
        pen.label(self.values[self.index][1], upper, self.size, INK, face="bold", align="centre")
        if dots:
            self._draw_dots(pen, box)

    @property
    def _has_dots(self) -> bool:
        return self.value_box.h >= 50 and len(self.values) > 1

    def _draw_dots(self, pen: Pen, box: Box) -> None:
        step = min(20.0, (box.w - 2 * _ARROW) / len(self.values))
        left = box.cx - step * (len(self.values) - 1) / 2
        usual, chosen = (6.0, 11.0) if step >= LEAST_STEP else (4.0, 10.0)
        for place in range(len(self.values)):
            here = place == self.index
            colour = INK if here else INK_SOFT
            pen.dot(left + place * step, box.bottom - 1, chosen if here else usual, colour)

    def step(self, step: str) -> bool:
        """Go to the next value on right and confirm, to the one before on left."""
        if step not in ("left", "right", "confirm"):
            return False
        self.put(self.values[self._place(-1 if step == "left" else 1)][0])
        return True

    def _place(self, by: int) -> int:
        """Return the place of the value before or after the one that is shown."""
        place = self.index + by
        return place % len(self.values) if self.around else min(max(place, 0), len(self.values) - 1)

    def click(self, x: float, y: float) -> None:
        """Step by the half that was hit."""
        self.step("left" if x < self.value_box.cx and x >= self.value_box.x else "right")


class Slider(Row):
    """A whole number between two bounds."""

    sideways = True

    def __init__(
        self,
        box: Box,
        label: str,
        bounds: tuple[int, int, int],
        get: Callable[[], int],
        put: Callable[[int], None],
        *,
        key: str = "",
    ) -> None:
        super().__init__(box, label, key)
        self.low, self.high, self.by = bounds
        self.get, self.put = get, put

    @property
    def confirms(self) -> bool:
        """A number is changed by left and right alone."""
        return False

    @property
    def track(self) -> Box:
        """The line on which the knob runs."""
        box = self.value_box
        return Box(box.x + 20, box.y, box.w - 160, box.h)

    def draw_value(self, pen: Pen, focused: bool) -> None:
        """Draw the track, its filled part, the knob and the number."""
        track, box = self.track, self.value_box
        share = (self.get() - self.low) / (self.high - self.low)
        pen.paper(Box(track.x, track.cy - 6, track.w, 12), INK_SOFT, radius=6, lift=0)
        filled = round(track.w * share / 4) * 4
        if filled > 12:
            pen.paper(Box(track.x, track.cy - 6, filled, 12), PRIMARY, radius=6, lift=0)
        x = track.x + track.w * share
        pen.dot(x, track.cy, _KNOB + 8, INK)
        pen.dot(x, track.cy, _KNOB, GLOW if focused else PAPER)
        room = Box(box.right - 110, box.y, 104, box.h)
        pen.label(str(self.get()), room, self.size, INK, face="bold", align="right")

    def step(self, step: str) -> bool:
        """Change by one notch on left and right."""
        if step not in ("left", "right"):
            return step == "confirm"
        self._set(self.get() + (self.by if step == "right" else -self.by))
        return True

    def click(self, x: float, y: float) -> None:
        """Jump to the place that was hit."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """Follow the mouse."""
        track = self.track
        share = min(1.0, max(0.0, (x - track.x) / track.w))
        self._set(self.low + round(share * (self.high - self.low) / self.by) * self.by)

    def _set(self, value: int) -> None:
        self.put(min(self.high, max(self.low, value)))


class Toggle(Row):
    """On or off; the knob's side and the word both say which."""

    sideways = True

    def __init__(
        self,
        box: Box,
        label: str,
        words: tuple[str, str],
        get: Callable[[], bool],
        put: Callable[[bool], None],
        *,
        key: str = "",
    ) -> None:
        super().__init__(box, label, key, _SWITCH_SHARE)
        self.words, self.get, self.put = words, get, put

    def draw_value(self, pen: Pen, focused: bool) -> None:
        """Draw the switch and its word."""
        box, on = self.value_box, self.get()
        switch = Box(box.right - 92, box.cy - 22, 84, 44)
        pen.paper(switch, GOOD_DARK if on else INK_SOFT, radius=22, lift=0)
        pen.dot(switch.right - 22 if on else switch.x + 22, switch.cy, 34, PAPER)
        room = Box(box.x, box.y, switch.x - box.x - 18, box.h)
        pen.label(self.words[1 if on else 0], room, self.size, INK, face="bold", align="right")

    def step(self, step: str) -> bool:
        """Turn it over on confirm; left is off and right is on."""
        match step:
            case "confirm":
                self.put(not self.get())
            case "left" | "right":
                self.put(step == "right")
            case _:
                return False
        return True
