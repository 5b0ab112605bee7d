"""Names on cards: what is covered of a card takes no part of its name away."""

import pygame
import pytest

from game.frantic.deck import KINDS
from game.frantic.screen.layout import ROWS
from game.frantic.screen.pictures import NAME_BAND, FranticNames, has_name, sprite_of
from tests.harness import make_services

WIDTH = 182.0


def written(services, name: str, seen: float, width: float = WIDTH) -> tuple[float, float] | None:
    """Return from where to where a name is on a blank card, as shares of its width."""
    scale = services.canvas.scale
    size = round(width * scale), round(width * 1.4 * scale)
    face = pygame.Surface(size, pygame.SRCALPHA)
    FranticNames(services, "family").write(name, width, face, seen)
    box = face.get_bounding_rect()
    return None if not box.w else (box.x / size[0], box.right / size[0])


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


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_special_is_named_in_hands_of_up_to_two_dozen(lang: str, size) -> None:
    """However cards overlap in the lowest row, each has its name, and in one or two whole lines."""
    services = make_services(size, lang)
    names = FranticNames(services, "family")
    for count in range(1, 27):
        width, boxes = ROWS.width_of(count), ROWS.boxes(count)
        for share in {min(1.0, box.w / width) for box in boxes}:
            for name in {sprite_of(kind.text) for kind in KINDS if has_name(kind.text)}:
                seen = names.covered(name, width, share)
                span = written(services, name, seen, width)
                assert span is not None, (count, name)
                assert span[1] <= seen
    services.scenes.quit()


def test_a_name_without_room_has_two_lines_and_no_letter_less() -> None:
    services = make_services((1280, 720), "fr")
    lines = drawn(services, "frantic/Rx", WIDTH, 0.75)
    assert lines == ["Vive le", "changement"]
    assert drawn(services, "frantic/Rx", WIDTH, 1.0) == ["Vive le changement"]
    assert drawn(services, "frantic/Wc", WIDTH, 0.6) == ["Contre-", "attaque"]
    assert drawn(services, "frantic/Rx", WIDTH, 0.3) == [], "not even a part of it"
    services.scenes.quit()


def drawn(services, name: str, width: float, seen: float) -> list[str]:
    """Return the lines that are written on a card, and see to it that none is cut."""
    lines, line = [], services.text.line

    def noted(words, size, ink, *, max_width, **more):
        assert services.text.measure(words, size, "display", scaled=False)[0] <= max_width
        lines.append(words)
        return line(words, size, ink, max_width=max_width, **more)

    services.text.line = noted
    face = pygame.Surface((121, 170), pygame.SRCALPHA)
    FranticNames(services, "family").write(name, width, face, seen)
    services.text.line = line
    return lines


def test_only_what_changes_a_name_makes_another_picture() -> None:
    services = make_services((640, 360))
    names = FranticNames(services, "family")
    assert names.covered("frantic/R7", WIDTH, 0.4) == 1.0, "a number has no name"
    assert names.covered("frantic/Rg", 60.0, 0.4) == 1.0, "no room for a name"
    assert names.covered("frantic/Rg", WIDTH, 0.83) == names.covered("frantic/Rg", WIDTH, 0.84)
    assert names.covered("frantic/Rg", WIDTH, 0.83) <= 0.83
    services.scenes.quit()


def test_a_strip_without_a_name_is_covered_by_the_drawing() -> None:
    services = make_services((1920, 1080))
    names, name = FranticNames(services, "family"), sprite_of("*f")
    x, y = round(WIDTH * 0.2), round(WIDTH * 1.4 * (NAME_BAND[1] + NAME_BAND[3] / 2))
    looks = []
    for seen in (1.0, 0.2):
        face = services.sprites.get(name, WIDTH).copy()
        above = tuple(face.get_at((x, round(WIDTH * 1.4 * 0.77))))
        names.write(name, WIDTH, face, seen)
        looks.append(tuple(face.get_at((x, y))) == above)
    assert looks == [False, True]
    services.scenes.quit()
