"""Everything before the first ``import pygame``: the right pygame, and no screen where none is."""

import os
import sys
from importlib import import_module
from typing import Any

from game.commands.errors import UsageError

OLDEST = (2, 5)


def require_pygame() -> None:
    """Import pygame; ``UsageError`` if it is not pygame-ce 2.5 or newer."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        module = import_module("pygame")
    except ImportError as error:
        raise UsageError(
            f"pygame-ce can't be loaded ({error}); install it with: "
            "python -m pip install --force-reinstall pygame-ce"
        ) from None
    problem = pygame_problem(module)
    if problem:
        raise UsageError(problem)


def pygame_problem(module: Any) -> str | None:
    """Say what is wrong with an imported ``pygame``, or return ``None``."""
    if not getattr(module, "IS_CE", False):
        place = getattr(module, "__file__", None) or "unknown place"
        return (
            f"this pygame is not pygame-ce ({place}); run: python -m pip uninstall -y pygame, "
            "then: python -m pip install --force-reinstall pygame-ce"
        )
    found = tuple(getattr(module.version, "vernum", (0, 0)))
    if found[:2] < OLDEST:
        return (
            f"pygame-ce {'.'.join(map(str, found))} is too old, 2.5 or newer is needed; "
            "run: python -m pip install --upgrade pygame-ce"
        )
    return None


def go_headless() -> None:
    """Use SDL's dummy drivers from here on; must be called before pygame opens anything."""
    if "pygame" in sys.modules and sys.modules["pygame"].display.get_init():
        return
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
