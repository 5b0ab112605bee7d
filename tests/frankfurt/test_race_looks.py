"""Whoever looks around in a race: keys told on nobody's cards, and the banner says the rule."""

import pygame
import pytest

from game.ui.canvas import Box
from tests.frankfurt.test_bubbles import raced
from tests.frankfurt.test_short_gaps import says
from tests.harness import frame


@pytest.mark.parametrize("kinds", ["hb", "hhb", "hhbb"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_keys_of_looking_cover_neither_panels_nor_the_log(kinds: str, percent: int) -> None:
    services, scene = raced(kinds, (1280, 720), percent)
    frame(services)
    scene.begin_look()
    frame(services)
    line, places = scene.looks.look.hints, scene.table_places
    for place in (*places.seats, places):
        panel = place.panel if hasattr(place, "panel") else place.log
        assert not line.meets(Box(panel.x, panel.y, panel.w, panel.h))
    services.scenes.quit()


def test_the_banner_says_the_rule_that_is_told_of_it_and_not_that_it_is_a_pause() -> None:
    services, scene = raced()
    frame(services)
    scene.begin_look()
    frame(services)
    assert says(services, scene) == {"frankfurt-now-race"}
    escape = pygame.event.Event(
        pygame.KEYDOWN, scancode=pygame.KSCAN_ESCAPE, key=pygame.K_ESCAPE, mod=0, unicode=""
    )
    services.scenes.handle(escape)
    frame(services)
    assert "frankfurt-now-race" not in says(services, scene)
    services.scenes.quit()
