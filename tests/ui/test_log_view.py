"""The whole log: it stands out from the table, which it darkens."""

import pygame

from game.ui.log_view import Log, LogView
from game.ui.pen import Pen
from game.ui.theme import PAPER
from tests.harness import make_services


def test_the_whole_log_darkens_the_table_up_to_the_edges_of_the_window() -> None:
    services = make_services((640, 480))
    log = Log()
    view = LogView(Pen(services), log, str)
    surface = services.window.surface
    table = pygame.Surface(surface.get_size())
    table.fill(PAPER)
    for shown in (False, True):
        services.stage.backdrop(table)
        if shown:
            view.draw_long()
        services.stage.present()
        corners = [surface.get_at(at)[:3] for at in ((1, 1), (638, 1), (1, 478), (638, 478))]
        assert all((sum(corner) < sum(PAPER) / 2) is shown for corner in corners)
