"""What tests of screens share."""

import pygame
import pytest

from game.ui.sprites import Sprites


@pytest.fixture
def blank_backdrops(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies behind the texts is dear to draw in many sizes, and no text of it."""
    monkeypatch.setattr(
        Sprites, "_backdrop", lambda sprites, *_: pygame.Surface(sprites.canvas.size)
    )
