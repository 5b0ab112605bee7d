"""Old place of the pen, until all who use it have the new one."""

from game.ui.canvas import EVERYWHERE as EVERYWHERE
from game.ui.canvas import Box as Box
from game.ui.fonts import Face as Face
from game.ui.paint import KeyState as KeyState
from game.ui.pen import PAD_LEFT as PAD_LEFT
from game.ui.pen import PAD_RIGHT as PAD_RIGHT
from game.ui.pen import DrawnText as Placed
from game.ui.pen import Pen as Pen
from game.ui.theme import CREAM_SOFT as CREAM_SOFT
from game.ui.theme import GLOW as GLOW
from game.ui.theme import GOOD as GOOD
from game.ui.theme import GOOD_DARK as GOOD_DARK
from game.ui.theme import INK as INK
from game.ui.theme import INK_SOFT as INK_SOFT
from game.ui.theme import NIGHT_DEEP as NIGHT_DEEP
from game.ui.theme import NIGHT_PAPER as NIGHT
from game.ui.theme import NIGHT_SOFT as NIGHT_SOFT
from game.ui.theme import PAPER as PAPER
from game.ui.theme import PAPER_DIM as PAPER_DIM
from game.ui.theme import PRIMARY as PRIMARY
from game.ui.theme import Colour as Colour
from game.ui.theme import SeatStyle as SeatStyle

__all__ = ["NIGHT", "Placed"]
