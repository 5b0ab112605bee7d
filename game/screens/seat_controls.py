"""Small controls of a seat's card: one that its card draws, and a picture to press."""

from collections.abc import Callable

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import INK, PAPER, PAPER_DIM
from game.ui.widgets import Button, Widget

Draw = Callable[[Pen, Box, bool], None]
"""Draws a control in its box, with the focus or without."""


class DrawnButton(Widget):
    """A button that somebody else draws, for example the way back of a person who sits."""

    def __init__(self, box: Box, draw: Draw, on_press: Callable[[], None], *, key: str) -> None:
        super().__init__(box, key)
        self._draw, self.on_press = draw, on_press

    def draw(self, pen: Pen, focused: bool) -> None:
        """Let it be drawn."""
        self._draw(pen, self.box, focused)

    def step(self, step: str) -> bool:
        """Press it on confirm."""
        if step == "confirm":
            self.on_press()
            return True
        return False


class IconButton(Button):
    """A button with a picture only; its text is for the hint line."""

    def __init__(
        self, box: Box, icon: str, on_press: Callable[[], None], *, key: str, text: str
    ) -> None:
        super().__init__(box, "", on_press, icon=icon, key=key)
        self.about = text

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the sheet and the picture in its middle."""
        if focused:
            pen.ring(self.box, 16)
        pen.paper(self.box, PAPER_DIM if not focused else PAPER, radius=16, lift=6)
        pen.icon(self.icon, self.box.cx, self.box.cy, min(40.0, self.box.h - 16), INK)
