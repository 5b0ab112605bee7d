"""Where captions and buttons lie, in units of the 1920 x 1080 canvas."""

from game.board.screen.geometry import BIG, CHOOSER, TRACK
from game.ui.widgets_pen import Box

GAP = 10.0
ROW = 76.0
MARKET = Box(BIG.x, BIG.cy - 150, BIG.w, 300)
"""The cloth under the cards of the market."""
EYE = TRACK.inset(0, 4)
"""All hands lie here while the Eye looks."""
MOST_BUTTONS = 3
"""Of which two share a row."""


def caption_box(buttons: int) -> Box:
    """Return the room above so many buttons."""
    used = button_rows(buttons) * (ROW + GAP)
    return Box(CHOOSER.x, CHOOSER.y, CHOOSER.w, CHOOSER.h - used)


def button_boxes(buttons: int) -> tuple[Box, ...]:
    """Return a box a button: two in a row, a third one below them."""
    if not buttons:
        return ()
    rows = button_rows(buttons)
    top = CHOOSER.bottom - rows * ROW - (rows - 1) * GAP
    lines = [Box(CHOOSER.x, top + n * (ROW + GAP), CHOOSER.w, ROW) for n in range(rows)]
    first = lines[0].columns(min(buttons, 2), GAP)
    return (*first, *lines[1:])


def button_rows(buttons: int) -> int:
    """Return how many rows so many buttons take."""
    return -(-min(buttons, MOST_BUTTONS) // 2)
