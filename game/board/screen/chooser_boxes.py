"""Where captions and buttons lie, in units of the 1920 x 1080 canvas."""

from game.board.screen.geometry import BIG, CHOOSER, MARKET_CARD, MARKET_GAP, TRACK
from game.ui.widgets_pen import Box

GAP = 10.0
ROW, LOW_ROW = 76.0, 62.0
"""How high a row of buttons is that is the only one, and one of two."""
MARKET_HIGH, MARKET_EDGE = 300.0, 34.0
EYE = TRACK.inset(0, 4)
"""All hands lie here while the Eye looks."""
MOST_BUTTONS = 3


def caption_box(buttons: int) -> Box:
    """Return the room above so many buttons."""
    used = button_rows(buttons) * (_row(buttons) + GAP)
    return Box(CHOOSER.x, CHOOSER.y, CHOOSER.w, CHOOSER.h - used)


def button_boxes(buttons: int) -> tuple[Box, ...]:
    """Return a box a button, one below the other; of three the first two share a row."""
    if not buttons:
        return ()
    rows, high = button_rows(buttons), _row(buttons)
    top = CHOOSER.bottom - rows * high - (rows - 1) * GAP
    lines = [Box(CHOOSER.x, top + n * (high + GAP), CHOOSER.w, high) for n in range(rows)]
    return (*lines[0].columns(2, GAP), *lines[1:]) if buttons == MOST_BUTTONS else tuple(lines)


def button_rows(buttons: int) -> int:
    """Return how many rows so many buttons take."""
    return min(buttons, 2)


def _row(buttons: int) -> float:
    return LOW_ROW if button_rows(buttons) > 1 else ROW


def market_box(count: int) -> Box:
    """Return the cloth under so many cards of the market."""
    wide = count * (MARKET_CARD + MARKET_GAP) + 2 * MARKET_EDGE
    return Box(BIG.cx - wide / 2, BIG.cy - MARKET_HIGH / 2, wide, MARKET_HIGH)
