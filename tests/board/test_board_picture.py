"""The small picture of a board in the menu."""

import pytest

from game.board.screen.game_screens import draw_option
from game.catalog import find
from game.ui.canvas import Box
from tests.board.scenario import BOARDS
from tests.harness import make_services

GAME = find("board").open()
BOX = Box(100, 100, 250, 112)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_each_board_has_a_picture_that_fits(board) -> None:
    services = make_services((640, 360))
    assert draw_option(services, GAME, "board", board.key, BOX)
    ((surface, x, y, _),) = services.stage.since(0)
    (left, top), (right, bottom) = (
        services.canvas.to_px(*corner) for corner in ((BOX.x, BOX.y), (BOX.right, BOX.bottom))
    )
    assert left - 1 <= x
    assert top - 1 <= y
    assert x + surface.get_width() <= right + 1
    assert y + surface.get_height() <= bottom + 1


@pytest.mark.parametrize(("option", "value"), [("wild", "8"), ("board", "unknown")])
def test_other_options_and_unknown_boards_have_none(option: str, value: str) -> None:
    services = make_services((640, 360))
    assert not draw_option(services, GAME, option, value, BOX)
    assert not services.stage.count
