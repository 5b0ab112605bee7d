"""What tests share survives a test that quits pygame."""

import pygame

from game.ui.fonts import MAX_FONTS
from tests.harness import make_services, shared_fonts


def test_fonts_are_opened_anew_after_pygame_was_quit_also_when_the_first_is_kept_no_more() -> None:
    make_services((640, 360))
    fonts, sizes = shared_fonts(), range(40, 41 + MAX_FONTS)
    for size in sizes:
        fonts.get("body", size)
    pygame.quit()
    pygame.init()
    assert shared_fonts().get("body", sizes[-1]).size("a")[0] > 0
