"""Where buttons, wishes and shares lie, in units of the 1920 x 1080 canvas."""

from game.frantic.deck import COLOURS, NUMBERS
from game.frantic.screen.geometry import (
    BIG,
    CARD_RATIO,
    CHOOSER,
    DRAW_PILE,
    PILE_CARD,
    TRAY,
)
from game.ui.widgets_pen import Box

GAP = 16.0
SIDE_WIDTH = 316.0
_ROOM = CHOOSER.inset(0, 4)
SIDE = Box(_ROOM.right - SIDE_WIDTH, _ROOM.y, SIDE_WIDTH, _ROOM.h)
"""The one button that is there beside the cards, or what is chosen so far."""
CAPTION = Box(_ROOM.x, _ROOM.y, _ROOM.w - SIDE_WIDTH - GAP, _ROOM.h)
"""What the card with the focus is called and does, or who attacks."""
WIDE_CAPTION = _ROOM
PILE = Box(
    DRAW_PILE[0] - PILE_CARD / 2,
    DRAW_PILE[1] - PILE_CARD * CARD_RATIO / 2,
    PILE_CARD,
    PILE_CARD * CARD_RATIO,
)
GO_ON = Box(BIG.cx - 190, BIG.bottom - 92, 380, 84)
"""The button under open hands, and under the table of points."""
EYE = Box(TRAY.x, 92, TRAY.w, CHOOSER.bottom - 92)
"""All hands but the one below lie here, over everything between the banner and the tray."""


def wish_boxes(*, numbers: bool) -> dict[str, Box]:
    """Return a box a wish: colours above numbers, or colours alone and larger."""
    if not numbers:
        return dict(zip(COLOURS, _ROOM.columns(len(COLOURS), GAP), strict=True))
    above, below = CHOOSER.inset(0, 1).rows(2, 12)
    boxes = dict(zip(COLOURS, above.columns(len(COLOURS), GAP), strict=True))
    cells = below.columns(len(NUMBERS), 10)
    return boxes | dict(zip(map(str, NUMBERS), cells, strict=True))


def share_boxes() -> tuple[Box, Box, Box]:
    """Return the rooms of a Fantastic Four: its cards, to take one back, and to let them draw."""
    cards = Box(_ROOM.x, _ROOM.y, 368, _ROOM.h)
    back = Box(cards.right + GAP, _ROOM.y, 252, _ROOM.h)
    done = Box(back.right + GAP, _ROOM.y, _ROOM.right - back.right - GAP, _ROOM.h)
    return cards, back, done


def side_halves() -> tuple[Box, Box]:
    """Return the upper and the lower half of the side."""
    above, below = SIDE.rows(2, 10)
    return above, below
