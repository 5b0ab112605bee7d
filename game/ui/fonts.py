"""The fonts: one heavy round display face and a legible text face, from font packages."""

from collections import OrderedDict
from pathlib import Path
from typing import Literal

import fontpkg
import pygame

Face = Literal["body", "bold", "display"]

MAX_FONTS = 48
"""Opened font sizes kept at once."""

_FILES: dict[Face, tuple[str, int]] = {
    "body": ("Fira Sans", 500),
    "bold": ("Fira Sans", 700),
    "display": ("Lilita One", 400),
}


class Fonts:
    """Opens each face once per size in px and keeps the latest ones."""

    def __init__(self) -> None:
        pygame.font.init()
        self._open: OrderedDict[tuple[Face, int], pygame.font.Font] = OrderedDict()
        self._paths: dict[Face, Path] = {}

    def get(self, face: Face, size_px: int) -> pygame.font.Font:
        """Return the face at a size in px (at least 4)."""
        key = (face, max(4, size_px))
        font = self._open.get(key)
        if font is None:
            font = self._open[key] = pygame.font.Font(self.path(face), key[1])
            if len(self._open) > MAX_FONTS:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return font

    def path(self, face: Face) -> Path:
        """Return the font file of a face."""
        if face not in self._paths:
            family, weight = _FILES[face]
            self._paths[face] = fontpkg.path(family, weight)
        return self._paths[face]

    def __len__(self) -> int:
        return len(self._open)
