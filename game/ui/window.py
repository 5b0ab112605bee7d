"""The window: a sensible first size, borderless full screen, and survival of failures."""

import logging
import os

import pygame

from game.ui.canvas import HEIGHT, WIDTH

SHARE_OF_DESKTOP = 0.8
SMALLEST = (640, 360)

_log = logging.getLogger(__name__)


class Window:
    """The one window. ``problem`` is a text id when full screen was refused."""

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, *, fullscreen: bool = False
    ) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.display.set_caption(title)
        self.problem: str | None = None
        self.fullscreen = False
        self._windowed = size or first_size(desktop_size())
        self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def size(self) -> tuple[int, int]:
        """The px of the window now."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The px to come back to from full screen; worth keeping in the settings."""
        return self._windowed

    def resized(self) -> None:
        """Note that the player dragged the window to another size."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self._windowed = self.size

    def toggle_fullscreen(self) -> bool:
        """Switch between window and borderless full screen; False if the system refused."""
        wanted = not self.fullscreen
        try:
            self.surface = self._open(wanted)
        except pygame.error as error:
            _log.warning("full screen refused: %s", error)
            self.problem = "window-fullscreen-refused"
            self.surface = self._open(False)
            self.fullscreen = False
            return False
        self.fullscreen = wanted
        self.problem = None
        return True

    def _open(self, fullscreen: bool) -> pygame.Surface:
        if fullscreen:
            return pygame.display.set_mode(desktop_size(), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._windowed, pygame.RESIZABLE)


def desktop_size() -> tuple[int, int]:
    """Return the px of the first desktop."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (WIDTH, HEIGHT)


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return a 16:9 window of at most four fifths of the desktop."""
    scale = min(desktop[0] * SHARE_OF_DESKTOP / WIDTH, desktop[1] * SHARE_OF_DESKTOP / HEIGHT)
    width, height = int(WIDTH * scale), int(HEIGHT * scale)
    return max(width, SMALLEST[0]), max(height, SMALLEST[1])
