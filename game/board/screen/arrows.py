"""Where the arrows of cards point on the map, and where they are pressed."""

from game.board.deck import BACK, ON
from game.board.screen.geometry import Pitch
from game.board.track import STEPS, Arrow, Board
from game.ui.widgets_pen import Box

REACH, LEAST_REACH = 0.72, 62.0
"""From the middle of a square to that of an arrow, for the size of a cell, and in units."""
SIDE, LEAST_SIDE = 0.46, 52.0
"""How large an arrow is, in the same way."""
EDGE = 6.0
"""What is pressed is at least so far from the edge of the screen."""


def way_on_map(board: Board, square: int, arrow: str) -> str:
    """Return where an arrow points on the map; that of a Jump to the square next to it."""
    if arrow not in (ON, BACK):
        return arrow
    found = board.towards(square, square + (1 if arrow == ON else -1))
    return "" if found is None else found.value


def arrow_box(pitch: Pitch, number: int, arrow: str) -> Box:
    """Return where an arrow is pressed on a card: at the side of its square to which it points."""
    box, reach = pitch.box(number), max(pitch.cell * REACH, LEAST_REACH)
    side = max(pitch.cell * SIDE, LEAST_SIDE)
    right, down = STEPS[Arrow(way_on_map(pitch.board, number, arrow))]
    x, y = box.cx + right * reach - side / 2, box.cy + down * reach - side / 2
    return Box(max(EDGE, x), y, side, side)
