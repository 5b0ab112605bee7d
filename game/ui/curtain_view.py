"""The curtain over a hidden hand: whose it is, what is asked, and which key lifts it."""

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.hidden_hands import HiddenHands
from game.ui.theme import LEAD, PAPER, TITLE, seat_style
from game.ui.turn_hints import show_label
from game.ui.widgets_pen import Box, Pen

TRAY = Box(24, 720, 1872, 300)
"""Where the hand at the lower edge lies, and its curtain hangs, unless a game says otherwise."""
RISE_SECONDS = 0.2


class CurtainView:
    """Paints the curtain of whoever is asked; it rises and falls by :meth:`update`."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating, hands: HiddenHands) -> None:
        self._brush, self._pen = brush, pen
        self._seating, self._hands = seating, hands
        self._owner: Seat | None = None
        self._up = 1.0
        self.still = False
        """Whether it goes up and down without motion."""

    @property
    def moving(self) -> bool:
        """Say whether it is on its way up or down."""
        return self._up not in (0.0, 1.0)

    @property
    def hangs(self) -> bool:
        """Say whether anything of it is to be seen."""
        return self._owner is not None and self._up < 1.0

    def update(self, dt: float) -> None:
        """Let it follow the hands."""
        seat = self._hands.curtain
        if seat is not None:
            self._owner = seat
        step = 1.0 if self.still else dt / RISE_SECONDS
        down = seat is not None
        self._up = max(0.0, self._up - step) if down else min(1.0, self._up + step)

    def remind(self) -> None:
        """Shake the key a little: somebody has pressed another one."""

    def draw(self, box: Box, line: str, left: float | None = None) -> None:
        """Put it over a box. ``line``: what is asked; ``left``: the share of the time left."""
        seat = self._owner
        if seat is None or not self.hangs:
            return
        style = seat_style(seat)
        pen = self._pen
        pen.paper(box, style.dark, radius=26, lift=8)
        name = Box(box.x + 260, box.y + 40, box.w - 700, 90)
        pen.label(self._seating[seat].name, name, TITLE, style.colour, face="display")
        pen.label(line, Box(name.x, box.y + 140, name.w, 80), LEAD, PAPER)
        key = show_label(self._brush.services, self._seating, seat)
        pen.key_cap(key, Box(box.right - 260, box.cy - 60, 120, 120), colour=style.colour)
