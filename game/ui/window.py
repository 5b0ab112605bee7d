"""The window: a sensible first size, borderless full screen, and survival of failures."""

import ctypes
import logging
import os
import warnings

import pygame

from game import resources
from game.ui.canvas import HEIGHT, WIDTH

ICON = "icon.svg"
ICON_PX = 128

_log = logging.getLogger(__name__)


class Window:
    """The one window. ``problem`` is a text id when full screen was refused, else None.

    ``size`` (px) is taken as it is; ``remembered``, from an earlier session, only if it fits the
    desktop; without either the window takes four fifths of the desktop.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None = None,
        *,
        remembered: tuple[int, int] | None = None,
        fullscreen: bool = False,
    ) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        _draw_without_graphics_library()
        pygame.display.set_caption(title)
        _set_icon()
        self.problem: str | None = None
        self.fullscreen = False
        self._windowed = size or first_size(desktop_size(), remembered)
        self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        self._handle = _handle()
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

    def refresh(self) -> None:
        """Note the present size of the window; a size that was dragged is kept for later."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self._windowed = self.size

    def toggle_fullscreen(self) -> bool:
        """Switch between window and borderless full screen; False if the system refused."""
        wanted = not self.fullscreen
        try:
            self._switch(wanted)
        except (pygame.error, AttributeError) as error:
            _log.warning("full screen refused: %s", error)
            self.problem = "window-fullscreen-refused"
            self._reopen()
            return False
        self.fullscreen = wanted
        self.problem = None
        self.surface = pygame.display.get_surface() or self.surface
        return True

    def _switch(self, fullscreen: bool) -> None:
        """Change in place where possible: no new window, no lost focus, on the same screen."""
        if self._handle is not None and has_window_manager():
            if fullscreen:
                self._handle.set_fullscreen(True)
            else:
                self._handle.set_windowed()
        elif fullscreen:
            pygame.display.set_window_position((0, 0))
            pygame.display.set_mode(desktop_size(), pygame.NOFRAME)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def _reopen(self) -> None:
        """Go back to a plain window, whatever state a failed change has left."""
        self.fullscreen = False
        try:
            self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        except pygame.error as error:
            _log.error("the window can't be opened again: %s", error)


def _draw_without_graphics_library() -> None:
    """Let X show pixels as they are: SDL would load OpenGL for it, which takes 95 MB with Mesa.

    Other systems may have no other way, and whoever has chosen one keeps it.
    """
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _set_icon() -> None:
    """Give the window its picture for title bar and task list; without one it does as well."""
    try:
        pygame.display.set_icon(
            pygame.image.load_sized_svg(resources.asset("sprites", ICON), (ICON_PX, ICON_PX))
        )
    except (pygame.error, OSError) as error:
        _log.info("no icon: %s", error)


def _handle() -> pygame.Window | None:
    """Return the window behind the display, which can change without being opened anew."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            handle = pygame.Window.from_display_module()
        handle.minimum_size = SMALLEST
    except (pygame.error, AttributeError, ValueError) as error:
        _log.info("no handle of the window: %s", error)
        return None
    return handle


SHARE_OF_DESKTOP = 0.8
SMALLEST = (640, 360)

_MANAGER = b"_NET_SUPPORTING_WM_CHECK"
_ANY_TYPE = 0
_log = logging.getLogger(__name__)


def desktop_size() -> tuple[int, int]:
    """Return the px of the first screen."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (WIDTH, HEIGHT)


def first_size(
    desktop: tuple[int, int], remembered: tuple[int, int] | None = None
) -> tuple[int, int]:
    """Return the remembered size if it fits the desktop, else 16:9 in four fifths of it."""
    if remembered and all(
        low <= side <= high for low, side, high in zip(SMALLEST, remembered, desktop, strict=True)
    ):
        return remembered
    scale = min(desktop[0] * SHARE_OF_DESKTOP / WIDTH, desktop[1] * SHARE_OF_DESKTOP / HEIGHT)
    width, height = int(WIDTH * scale), int(HEIGHT * scale)
    return max(width, SMALLEST[0]), max(height, SMALLEST[1])


def has_window_manager() -> bool:
    """Say whether full screen can be asked for; only a bare X server has nobody to ask."""
    if pygame.display.get_driver() != "x11":
        return True
    try:
        return _x11_is_managed(ctypes.CDLL("libX11.so.6"))
    except (OSError, AttributeError) as error:
        _log.info("the window manager can't be looked for: %s", error)
        return True


def _x11_is_managed(x11: ctypes.CDLL) -> bool:
    """Ask for the property that every window manager of today leaves at the root window."""
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return True
    try:
        root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
        atom = ctypes.c_ulong(x11.XInternAtom(display, _MANAGER, True))
        kind, length, left = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
        width, data = ctypes.c_int(), ctypes.c_void_p()
        limits = ctypes.c_long(0), ctypes.c_long(1), False, ctypes.c_ulong(_ANY_TYPE)
        places = map(ctypes.byref, (kind, width, length, left, data))
        failed = x11.XGetWindowProperty(display, root, atom, *limits, *places)
        if data:
            x11.XFree(data)
        return not failed and length.value > 0
    finally:
        x11.XCloseDisplay(display)
