"""What is painted by hand is smooth, soft at its edges, and without bands."""

from itertools import pairwise

import pygame
import pytest

from game.ui import paint


def test_corners_are_smooth_and_sides_are_full() -> None:
    shape = paint.rounded(60, 40, 12, (200, 100, 50))
    assert shape.get_at((0, 0)).a == 0
    assert {shape.get_at(place).a for place in ((30, 0), (0, 20), (59, 20), (30, 39))} == {255}
    corner = {shape.get_at((x, y)).a for x in range(12) for y in range(12)}
    assert len(corner - {0, 255}) >= 5
    flipped = pygame.transform.flip(shape, True, True)
    assert pygame.image.tobytes(flipped, "RGBA") == pygame.image.tobytes(shape, "RGBA")


@pytest.mark.parametrize("size", [(1, 1), (2, 9), (9, 2), (3, 3)])
def test_tiny_shapes_do_no_harm(size: tuple[int, int]) -> None:
    assert paint.rounded(*size, 20, (1, 2, 3)).get_size() == size
    assert paint.ring(*size, 20, 3, (1, 2, 3)).get_size() == size
    assert paint.shadow(*size, 20, 1, 90).get_size() == (size[0] + 4, size[1] + 4)


def test_a_ring_is_hollow() -> None:
    ring = paint.ring(60, 40, 12, 4, (200, 100, 50))
    assert ring.get_at((30, 20)).a == 0
    assert ring.get_at((30, 1))[:] == (200, 100, 50, 255)


def test_light_fades_to_nothing_before_its_edge() -> None:
    light = paint.light(300, 200, (255, 208, 128), 0.5)
    assert light.get_at((150, 100)).a == pytest.approx(127, abs=4)
    edge = [light.get_at((x, y)).a for x in range(300) for y in (0, 199)]
    edge += [light.get_at((x, y)).a for y in range(200) for x in (0, 299)]
    assert max(edge) <= 1
    row = [light.get_at((x, 100)).a for x in range(150, 300)]
    assert max(abs(a - b) for a, b in pairwise(row)) <= 4


def test_grain_is_small_everywhere_and_the_same_each_time() -> None:
    surfaces = []
    for _ in range(2):
        surface = pygame.Surface((200, 200))
        surface.fill((100, 100, 100))
        paint.grain(surface, 4)
        surfaces.append(pygame.image.tobytes(surface, "RGB"))
    assert surfaces[0] == surfaces[1]
    assert set(surfaces[0]) == set(range(96, 105))
