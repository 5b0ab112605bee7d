"""A picture of many new parts is drawn over several frames; what was shown stays meanwhile."""

import pygame
import pytest

from game.ui import in_pieces
from game.ui.in_pieces import LONGEST, InPieces
from tests.harness import make_services

PARTS = 5


@pytest.fixture
def services(monkeypatch):
    monkeypatch.setattr(in_pieces, "SECONDS", 0.0)
    services = make_services((320, 180))
    services.sprites.clear()
    services.sprites.soft_first = True
    return services


def painted(services, name="part", parts=PARTS):
    """Return what draws so many pictures, each of its own."""

    def draw(stage):
        for number in range(parts):
            picture = services.sprites.paint(
                (name, number), (40, 40), lambda surface, _: surface.fill("red")
            )
            stage.put(picture, 60 * number + 40, 100)

    return draw


def test_each_frame_makes_one_picture_and_shows_what_was_there_until_all_are_made(services):
    stage, pieces, cache = services.stage, InPieces(services), services.sprites.cached
    stage.present()
    before = services.window.surface.copy()
    pieces.draw(stage, painted(services))
    assert not cache.built, "whoever opened the scene had this frame"
    for made in range(1, PARTS):
        stage.present()
        pieces.draw(stage, painted(services))
        assert cache.built == made
        assert pieces.waiting
        assert stage.count == 0
        assert pygame.image.tobytes(services.window.surface, "RGB") == pygame.image.tobytes(
            before, "RGB"
        )
    stage.present()
    pieces.draw(stage, painted(services))
    assert cache.built == stage.count == PARTS
    assert not pieces.waiting
    stage.present()
    pieces.draw(stage, painted(services, "other"))
    assert stage.count == PARTS, "the last picture stays"
    assert stage.present() is False


def test_a_picture_that_gets_never_ready_is_drawn_after_a_while(services, monkeypatch):
    stage, pieces = services.stage, InPieces(services)
    monkeypatch.setattr(services.sprites.cached, "_max_bytes", 1)
    for _ in range(LONGEST + 1):
        assert stage.count == 0
        pieces.draw(stage, painted(services))
    assert stage.count == PARTS


def test_where_nobody_is_in_a_hurry_all_is_drawn_at_once(services):
    services.sprites.soft_first = False
    InPieces(services).draw(services.stage, painted(services))
    assert services.stage.count == PARTS
