"""Notes on buttons: in letters that can be read, or not there; whoever presses is told why."""

import pytest

from game.input.seating import Player, Seating
from game.ui.canvas import Box
from game.ui.choice_pieces import ChoicePieces
from game.ui.pen import Pen
from game.ui.theme import HINT
from tests.harness import make_services

BUTTON = Box(1124, 564, 316, 142)
LONG = "Jouez « Fais un vœu ! », puis demandez une couleur ou un nombre, comme il vous plaît."


@pytest.mark.parametrize(("note", "there"), [("une carte sur 108", True), (LONG, False)])
def test_a_note_that_would_be_tiny_is_left_out(note: str, there: bool) -> None:
    services = make_services((1920, 1080), "fr")
    pen = Pen(services)
    pen.start()
    pieces = ChoicePieces(pen, Seating((Player("human", "Anna"),)))
    pieces.button(BUTTON, "Passer", note, "icons/step", "Q", lit=False, live=False)
    placed = {text.text: text.drawn for text in pen.placed}
    assert (note in placed) == there
    assert "Passer" in placed
    assert not there or placed[note].h >= HINT * 0.75
    services.scenes.quit()
