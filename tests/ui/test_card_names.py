"""Names on cards: what is covered of a card takes no part of its name away."""

import pygame
import pytest

from game.frantic.deck import KINDS
from game.frantic.screen.captions import CardNames
from game.frantic.screen.pictures import NAME_BAND, has_name, sprite_of
from tests.harness import make_services

WIDTH = 182.0


def written(services, name: str, seen: float) -> tuple[float, float] | None:
    """Return from where to where a name is on a blank card, as shares of its width."""
    face = pygame.Surface((273, 382), pygame.SRCALPHA)
    CardNames(services, "family").write(name, WIDTH, face, seen)
    box = face.get_bounding_rect()
    return None if not box.w else (box.x / 273, box.right / 273)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_keeps_to_the_part_of_its_card_that_is_in_sight(lang: str) -> None:
    services = make_services((1920, 1080), lang)
    found = 0
    for kind in KINDS:
        name = sprite_of(kind.text)
        for seen in (1.0, 0.8, 0.7, 0.5, 0.2):
            span = written(services, name, seen)
            assert span is None or has_name(kind.text)
            assert span is not None or seen < 1 or not has_name(kind.text)
            if span is not None:
                found += seen < 1
                assert span[0] >= NAME_BAND[0]
                assert span[1] <= min(seen, NAME_BAND[0] + NAME_BAND[2])
    assert found > 20, "names are written on covered cards as well"
    services.scenes.quit()


def test_only_what_changes_a_name_makes_another_picture() -> None:
    services = make_services((640, 360))
    names = CardNames(services, "family")
    assert names.covered("frantic/R7", WIDTH, 0.4) == 1.0, "a number has no name"
    assert names.covered("frantic/Rg", 60.0, 0.4) == 1.0, "no room for a name"
    assert names.covered("frantic/Rg", WIDTH, 0.83) == names.covered("frantic/Rg", WIDTH, 0.87)
    assert names.covered("frantic/Rg", WIDTH, 0.83) <= 0.83
    services.scenes.quit()
