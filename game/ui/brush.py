"""Old names for the pen, until all who use them have the new ones."""

from game.ui.audio import pan_of as pan_of
from game.ui.faces import BOT_FACES as BOT_FACES
from game.ui.faces import HUMAN_FACES as HUMAN_FACES
from game.ui.faces import chair_face as chair_face
from game.ui.faces import face_name as face_name
from game.ui.pen import Pen


class Brush(Pen):
    """The pen under its old name."""

    line = Pen.text_at
