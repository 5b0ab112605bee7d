"""What the window can count on around it: sizes of screens, and whether anybody manages windows."""

import ctypes
import logging

import pygame

from game.ui.canvas import HEIGHT, WIDTH

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
