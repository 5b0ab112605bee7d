"""A small display on the dummy driver, opened afresh for each test that draws."""

from collections.abc import Iterator

import pygame
import pytest

SIZES = [(640, 360), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440)]


@pytest.fixture
def display() -> Iterator[pygame.Surface]:
    pygame.init()
    yield pygame.display.set_mode((640, 360), pygame.RESIZABLE)
    pygame.event.clear()
